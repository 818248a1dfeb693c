import './look/tokens.css';
import './look/base.css';
import './look/frame.css';
import './look/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hearing } from './frame/faults';
import { adoptKey } from './frame/key';
import { begin } from './frame/settings.svelte';

hearing();
adoptKey();
begin();
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
