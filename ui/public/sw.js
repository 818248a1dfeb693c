// Keeps the shell, so that the page opens without a network and can say so. Nothing of a table is ever kept.
const SHELL = 'signoria-shell';
const KEPT = /^\/(texts\/|favicon\.svg|icon-)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** From the network, and kept for when there is none. */
async function fresh(request, under) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(under, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(under);
    if (found) return found;
    throw error;
  }
}

/** What was kept; files with a hash in their names never change. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !/^\/(api|plain|schema|health|metrics)/.test(pathname)) event.respondWith(fresh(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (KEPT.test(pathname)) event.respondWith(fresh(request, request));
});
