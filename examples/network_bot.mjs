// A program that plays any game of Signoria at a table of a server, over the network; it needs nothing but Node.
//
// Try it:  node examples/network_bot.mjs http://localhost:8080/t/TABLE --name Nora
// The link is that of a table with a free seat; the host starts the game.  docs/bots.md describes the lines.

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

/** Put your own idea here: `view` is what the player sees, `legal` the moves. */
function choose(view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

const random = (bytes) => randomBytes(bytes).toString("base64url");
const leave = (why) => process.exit((console.error(why), 2));

/** The program's key: who has it has its seat.  Made at the first start, and readable for nobody else. */
function token(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, random(32), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** Ask the server.  When it is away or asks for patience, it is asked again. */
async function call(path, command) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = command && JSON.stringify({ id: random(8), ...command });
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, 30)) {
    try {
      const response = await fetch(table + path, { method: body ? "POST" : "GET", headers, body });
      if (!response.headers.has("Retry-After")) return response;
      await pause(1000 * Number(response.headers.get("Retry-After")));
    } catch (error) {
      console.log(`${table} cannot be reached (${error.cause?.message ?? error.message}): once more in ${seconds} s`);
      await pause(1000 * seconds);
    }
  }
}

/** What a response holds; a refusal ends the program with its sentence. */
async function read(response) {
  const said = await response.json().catch(() => ({ text: `${response.status} ${response.statusText}` }));
  return response.ok ? said : leave(said.text);
}

/** The lines of a stream, as they come. */
async function* lines(response) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop();
    yield* parts.filter((line) => line.trim());
  }
}

/** Read lines and answer them until the game is over; a stream that breaks off is taken up where it was. */
async function play() {
  for (let since = 0; !(await read(await call(""))).table.closed; await pause(1000)) {
    const response = await call(`/lines?since=${since}`);
    if (!response.ok) await read(response);
    try {
      for await (const line of lines(response)) {
        const message = JSON.parse(line);
        if (message.type === "start") console.log(`The game of ${message.game} is on: ${message.players.join(", ")}`);
        if (message.type === "end") return `The game is over: ${JSON.stringify(message.returns)}`;
        if (message.type !== "choose") continue;
        since = message.version; // what happened until now need not be told again
        const move = choose(message.view, message.legal);
        const answer = await call("/do", { type: "move", version: since, move });
        if (!answer.ok) console.log((await answer.json()).text); // somebody was quicker: another line says what is new
      }
    } catch (error) {
      console.log(`${error.message}: once more`);
    }
  }
  return "The table was closed.";
}

const usage = "usage: network_bot.mjs http://…/t/TABLE [--name NAME] [--token FILE]";
const options = { name: { type: "string", default: "Nora" }, token: { type: "string" } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [link] = positionals;
if (!link?.includes("/t/")) leave(link ? `${link} is no link of a table. ${usage}` : usage);
const table = link.replace("/t/", "/api/tables/");
const folder = process.env.SIGNORIA_DATA || join(homedir(), ".local/share/signoria");
const file = values.token ?? join(folder, `network_bot-${encodeURIComponent(values.name)}.key`);
const key = process.env.SIGNORIA_KEY || token(file);

const found = await read(await call(""));
const sitting = found.table.seats[found.you.seat]?.name;
// With a gift to chance, so that the server alone does not decide what is drawn.
if (!sitting) await read(await call("/do", { type: "sit", name: values.name, gift: random(16) }));
else if (sitting !== values.name) leave(`This key sits there already, as ${sitting}: give another with --token`);
console.log(`${values.name} sits at ${link}`);
console.log(await play());
