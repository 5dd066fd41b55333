// A bot in JavaScript without dependencies:  alhambra arena --bots "exec:node docs/examples/miser.js,beginner"
//
// It pays exactly, or too much if there is no money to take. It takes the most money, and lays a tile where it touches
// the most others. Each line in and each line out is a JSON object (docs/bots.md).
"use strict";

const { createInterface } = require("node:readline");

const sum = (cards) => cards.split(",").reduce((all, card) => all + Number(card.slice(1)), 0);
const price = (tile) => Number(tile.split("-")[1]);

// "n2e1" is two squares north and one east of the fountain, whose place is "c".
function around(place) {
  const at = { n: 0, s: 0, e: 0, w: 0 };
  for (const [, side, count] of place.matchAll(/([nsew])(\d+)/g)) at[side] = Number(count);
  return [at.e - at.w, at.n - at.s];
}

function neighbours(view, place) {
  const [east, north] = around(place);
  return view.palaces[view.seat].tiles.filter((laid) => {
    const [otherEast, otherNorth] = around(laid.place);
    return Math.abs(east - otherEast) + Math.abs(north - otherNorth) === 1;
  }).length;
}

function mine(view, tile) {
  return view.palaces[view.seat].tiles.filter((laid) => view.types[laid.tile] === view.types[tile]).length;
}

const LIKES = {
  take: (view, cards) => sum(cards),
  buy: (view, square, cards) => {
    const tile = view.market[Number(square) - 1];
    if (tile.startsWith("terrain")) return 60 - sum(cards); // its name does not say the price
    const over = sum(cards) - price(tile);
    return over > 0 ? 1 / (1 + over) : 100 + price(tile) + 5 * mine(view, tile);
  },
  lay: (view, what) => 50 + neighbours(view, what.split("@")[1]),
  keep: () => 40,
  build: () => 30,
  coins: () => 20,
  done: () => 10,
};

function likes(view, word) {
  const [verb, ...rest] = word.split(":");
  const liked = LIKES[verb];
  // Half squares and the squares of single modules: the bot knows nothing about them.
  const value = liked ? liked(view, ...rest) : 0;
  return Number.isFinite(value) ? value : 0;
}

function answer(message) {
  if (message.type === "start") return { protocol: 1, memory: false };
  const values = message.legal.map((word) => likes(message.view, word));
  return { word: message.legal[values.indexOf(Math.max(...values))] };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "over") process.exit();
  process.stdout.write(`${JSON.stringify(answer(message))}\n`);
});
