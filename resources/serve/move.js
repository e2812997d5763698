// A move composed by touch: a thing touched shows what it can do, then its targets, then what would happen.
import words from "/assets/words.js";
import { button, filled, made } from "/assets/drawn.js";
import { dicePad, numberPad, textPad } from "/assets/pads.js";

const listedAtOnce = 8; // more that all lie on the table, or below another part, are behind a button
const found = 12; // of more values some are found by typing

let first = null;   // what can be begun, as the table told it
let now = null;     // what is being composed; null: nothing is begun
let before = [];    // what was composed on the way here, the newest last
let waits = null;   // the steps before the answer that is awaited
let send = null, redraw = null, complain = null;

const kinds = () => first?.kinds ?? [];

// Ways to go on, each with the names that it lies at.
function ways() {
  if (now) return now.parts.flatMap((part) => part.values);
  return kinds().filter((kind) => !kind.ends).flatMap((kind) => [{ refs: kind.refs, kind }, ...kind.parts.flatMap((part) => part.values)]
    .map((way) => ({ ...way, does: kind.label, besides: kind.besides })));
}

function ask(event, more, steps) {
  if (send({ compose: { event, ...more } })) waits = steps;
}

function go(value) {
  ask(value.next, {}, now ? [...before, now] : []);
}

// Begins with an event that somebody else chose: it is shown whole, to be confirmed.
export const begin = (event) => ask(event, {}, []);

const add = (field, more) => ask(now.event, { field, ...more }, [...before, now]);

// What answers the question is lit; the rest can be touched, too.
export function litNames() {
  return new Set(ways().filter((way) => !way.besides).flatMap((way) => way.refs));
}
export function chosenNames() {
  return new Set(now?.refs);
}
export const changes = () => now?.changes;

// What a touch of these names can do, the nearest first, as buttons. A target that can mean only one thing is taken at once: null.
export function touched(names) {
  const name = names.find((each) => each && ways().some((way) => way.refs.includes(each)));
  const found = name === undefined ? [] : ways().filter((way) => way.refs.includes(name));
  if (now && found.length === 1) return go(found[0]), null;
  const label = (way) => !way.does ? way.label
    : way.kind || found.filter(({ does }) => does === way.does).length === 1 ? way.does : filled(words.does, { what: way.does, whom: way.label });
  return found.map((way) => button(label(way), () => way.kind ? begun(way.kind) : go(way), { note: way.leads }));
}

const tile = (value) => made("button", { type: "button", onclick: () => go(value), className: value.picture ? "with-face" : undefined },
  value.picture && made("img", { src: value.picture, alt: "" }),
  made("span", { className: "label", text: value.label }), value.leads && made("span", { className: "note", text: value.leads }));

const lies = (name) => document.querySelector(["thing", "zone", "seat"].map((each) => `[data-${each}="${CSS.escape(name)}"]`).join()) !== null;

// A field that leaves only the values with the typed letters.
export function finder(tiles) {
  const input = made("input", { type: "search", placeholder: words.find, "aria-label": words.find });
  input.addEventListener("input", () => {
    const typed = input.value.trim().toLowerCase();
    for (const each of tiles) each.hidden = !each.textContent.toLowerCase().includes(typed);
  });
  return made("p", { className: "typed" }, input);
}

function valuesOf({ values }, i) {
  const tiles = values.map(tile);
  const list = [tiles.length > found && finder(tiles), made("div", { className: "tiles" }, ...tiles)].filter(Boolean);
  if (values.length <= listedAtOnce || (i === 0 && !values.every((value) => value.refs.some(lies)))) return list;
  return [made("details", {}, made("summary", { text: filled(words.asList, { n: values.length }) }), ...list)];
}

function partOf(part, i) {
  return [
    made("h3", { text: part.asks }),
    ...(part.values.length > 0 ? valuesOf(part, i) : []),
    ...part.numbers.flatMap((each) => numberPad(each, part.asks, (number) => add(part.field, { number, member: each.member }))),
    ...(part.roll ? dicePad(part.roll, (dice) => add(part.field, { dice }), () => send({ event: now.event, roll: true })) : []),
    ...(part.text ? textPad(part.asks, (text) => add(part.field, { text })) : []),
  ];
}

// What ends the night is said only after a question.
const confirmation = () => button(now.ends ? words.giveUp : words.confirm, () => send({ event: now.complete }), { className: now.ends ? "wide confirm ends" : "wide confirm" });

function composing() {
  return [
    made("h2", { text: now.said, tabindex: "-1" }),
    now.complete && now.would && made("p", { className: "would", text: now.would }),
    now.complete && confirmation(),
    ...now.parts.flatMap(partOf),
    button(now.ends ? words.goOn : words.back, back, { className: "quiet" }),
  ].filter(Boolean);
}

// A kind that is complete as it is, and to which nothing can be added, is said at once, unless it ends the night.
function begun(kind) {
  if (kind.complete && kind.parts.length === 0 && !kind.ends) return send({ event: kind.complete });
  before = [];
  now = kind;
  redraw();
}

const kindButton = (kind) => button(kind.label, () => begun(kind), { note: kind.parts.length === 0 && !kind.ends ? kind.would : undefined, "data-kind": kind.kind });

// The parts of the page: the move so far, or what can be begun. `answered`: kinds of event that buttons of the question say.
// `isAsked`: whether the seat is asked something; otherwise everything it can do stands behind a button.
export function moveParts(answered, isAsked) {
  if (now) return composing();
  const open = kinds().filter((kind) => !answered.has(kind.kind));
  const asked = open.filter((kind) => isAsked && !kind.besides && !kind.ends), besides = open.filter((kind) => !asked.includes(kind));
  return [asked.length > 0 && made("div", { className: "tiles" }, ...asked.map(kindButton)),
    besides.length > 0 && made("details", { className: "besides" }, made("summary", { text: words.besides }), made("div", { className: "tiles" }, ...besides.map(kindButton)))].filter(Boolean);
}

export const isComposing = () => now !== null;

export function back() {
  const step = before.pop();
  if (step) return ask(step.event, {}, before);
  now = null;
  redraw();
}

// From the table: what can be begun, after something happened. A move that was begun goes on if it still can; where nothing can be
// begun, it has ended.
export function mayBegin(told) {
  first = told;
  if (kinds().length === 0) endMove();
  if (now) ask(now.event, {}, before);
}

// From the table: the answer to a step.
export function composed(told) {
  const taken = waits ?? [];
  waits = null;
  if (told.problem) {
    complain(told.problem);
    now = null;
    before = [];
  } else {
    before = taken;
    now = told;
  }
  redraw();
}

// After an event of this seat was taken, or when nothing can be said.
export function endMove() {
  now = waits = null;
  before = [];
}

export function moveOn(page) {
  ({ send, redraw, complain } = page);
}
