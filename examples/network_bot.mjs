// A program that plays any game of Signoria at a table of a server, over the network; it needs nothing but Node.
//
// Try it:  node examples/network_bot.mjs http://localhost:8080/t/TABLE Nora
// The link is that of a table with a free seat; the host starts the game.  docs/bots.md describes the lines.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Put your own idea here: `view` is what the player sees, `legal` the moves. */
function choose(view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

const [link, name = "Nora", file = "network_bot.key"] = process.argv.slice(2);
const table = link.replace("/t/", "/api/tables/");
const random = (bytes) => randomBytes(bytes).toString("base64url");

// The program's key: who has it has its seat.  Made at the first start, and readable for nobody else.
if (!process.env.SIGNORIA_KEY && !existsSync(file)) writeFileSync(file, random(32), { mode: 0o600 });
const key = process.env.SIGNORIA_KEY ?? readFileSync(file, "utf8").trim();

/** Ask the server.  When it is away or asks for patience, it is asked again. */
async function call(path, body) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  for (;;) {
    const response = await fetch(table + path, request).catch(() => null);
    const patience = response ? Number(response.headers.get("Retry-After")) : 1;
    if (response?.ok || !patience) return response;
    await pause(1000 * patience);
  }
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
  for (let since = 0; ; await pause(1000)) {
    const response = await call(`/lines?since=${since}`);
    if (!response.ok) throw new Error(await response.text());
    try {
      for await (const line of lines(response)) {
        const message = JSON.parse(line);
        if (message.type === "end") return message.returns;
        if (message.type !== "choose") continue;
        since = message.version; // what happened until now need not be told again
        const move = choose(message.view, message.legal);
        const answer = await call("/do", { type: "move", id: random(8), version: since, move });
        if (!answer.ok) console.log(await answer.text()); // somebody was quicker: another line says what is new
      }
    } catch (error) {
      console.log(`${error.message}: once more`);
    }
  }
}

const { you } = await (await call("")).json();
if (you.seat === undefined) {
  // With a gift to chance, so that the server alone does not decide what is drawn.
  const seated = await call("/do", { type: "sit", id: random(8), name, gift: random(16) });
  if (!seated.ok) throw new Error(await seated.text());
}
console.log(JSON.stringify(await play()));
