// A program that plays any game of Signoria: it never bluffs, likes some plays more than others, and draws lots.
//
// Try it:  ./signoria arena coup --program mine="node examples/bot.mjs" --bots mine,random --games 200

import { createInterface } from "node:readline";

// By the first word of a move: Coup, Court of the Medici, Princeps.  All others are liked 1.
const LIKES = {
  ...{ coup: 20, assassinate: 10, tax: 5, challenge: 0.2 },
  ...{ conspire: 0.1, plan: 5 },
  ...{ done: 20, draw: 5, settle: 20, recall: 0.1, attack: 20, revolt: 20 },
};
const CLAIMS = { tax: "duke", assassinate: "assassin", steal: "captain", exchange: "ambassador" };

let me = "";
let state = 0;

/** A number from 0 to 1.  Math.random has no seed, and with one the same tournament again gives the same games. */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** How much it likes a move: hardly if that claims a character which is not in the hand. */
function liking(move, hand) {
  const [first, second] = move.split(" ");
  const claim = first === "block" ? second : CLAIMS[first];
  return claim && !hand.includes(claim) ? 0.001 : (LIKES[first] ?? 1);
}

/** A legal move, the more likely the better it is liked. */
function choose(view, legal) {
  const hand = view.players[me].hidden ?? [];
  const liked = legal.map((move) => liking(move, hand));
  let left = random() * liked.reduce((sum, each) => sum + each, 0);
  return legal.find((_, place) => (left -= liked[place]) < 0) ?? legal.at(-1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "start") {
    me = message.me;
    state = message.seed;
    console.log(JSON.stringify({ ready: true }));
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ move: choose(message.view, message.legal) }));
  }
}
