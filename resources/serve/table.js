// The table as it lies: rows of zones with their cards, as large as the room for it allows.
import words from "/assets/words.js";
import { filled, made } from "/assets/drawn.js";
import { arrows } from "/assets/arrows.js";

const least = 24, most = 220; // width of a card in pixels
const tapped = 44; // from this width on, a finger hits a card
const named = 64; // from this width on, names stand below cards

const listed = (...parts) => parts.flat().filter(Boolean).join(words.between);

const numberText = ({ label, text }) => listed([label && `${label} ${text}`, !label && text]);

// What is said of a card by its looks and by everything that it carries.
export function cardSays(card, owners) {
  const on = card.on && filled(words.onThing, { thing: card.on.name });
  return listed(card.name ?? words.faceDown, owners.get(card.owner), (card.numbers ?? []).map(numberText), card.states ?? [],
    (card.marks ?? []).map(({ label }) => label), on, card.name && card.down && words.faceDown,
    (card.attached ?? []).map(({ name }) => name));
}

const classes = (...names) => names.flat().filter(Boolean).join(" ");

function face(card) {
  const marks = (card.marks ?? []).map(({ mark }) => `is-${mark}`);
  return made("span", { className: classes("face", card.down && "down", card.turned && `turn${card.turned / 90}`, marks) },
    card.picture && made("img", { src: card.picture, alt: "", draggable: "false", decoding: "async" }));
}

const tag = (text, className) => made("span", { className, text });

// A card that can be touched. `touch` is told the card, its zone and the element.
function thing(card, zone, { seat, owners, touch, count }) {
  const owner = card.owner ?? seat;
  const numbers = (card.numbers ?? []).map((each) => tag(each.text, each.changed ? "number changed" : "number"));
  const tags = [...(card.marks ?? []).map(({ label }) => label), ...(card.states ?? []), ...(card.attached ?? []).map(({ name }) => name)];
  const element = made("button", { type: "button", className: classes("thing", owner && `of-${owner}`), "data-thing": card.thing,
    "aria-label": listed(cardSays({ ...card, owner }, owners), zone.label, count > 1 && filled(words.cards, { n: count })) },
    face(card), owner && tag(owner, "owner"), count > 1 && tag(String(count), "count"),
    numbers.length > 0 && made("span", { className: "numbers" }, ...numbers),
    tags.length > 0 && made("span", { className: "tags" }, ...tags.map((text) => tag(text))),
    card.name && tag(card.name, "called"));
  element.addEventListener("click", () => touch(card, zone, element));
  return element;
}

// Cards of the reader lie nearer to them than those of others.
function inOrder(zone, you) {
  if (!zone.upright) return zone.cards;
  const near = (card) => (card.owner === (you ?? "A") ? 1 : 0);
  return [...zone.cards].sort((a, b) => near(a) - near(b));
}

function place(zone, seat, told, touch, owners) {
  const cards = zone.pile ? zone.cards.slice(-1) : inOrder(zone, told.you);
  const label = zone.label ?? "";
  const lying = cards.map((card) => thing(card, zone, { seat, owners, touch, count: zone.pile ? zone.cards.length : 1 }));
  const empty = lying.length === 0 && made("button", { type: "button", className: "empty",
    "aria-label": listed(label, owners.get(seat), words.empty) });
  if (empty) empty.addEventListener("click", () => touch(null, zone, empty));
  return made("section", { className: classes("place", zone.upright && "upright", zone.current && "current"),
    "data-zone": zone.zone, "aria-label": listed(label, owners.get(seat)), onclick: ({ target }) => { if (!target.closest("button")) touch(null, zone); } },
    label && made("h3", { text: label, "aria-hidden": "true" }), made("div", { className: "lying" }, ...lying, empty));
}

// Lights what can be touched, and marks what was chosen; both are names of things and zones.
export function light(element, lit, chosen) {
  for (const each of element.querySelectorAll("[data-thing], [data-zone]")) {
    const name = each.dataset.thing ?? each.dataset.zone;
    each.classList.toggle("lit", lit.has(name));
    each.classList.toggle("chosen", chosen.has(name));
  }
}

// Chooses the largest cards with which everything fits into the element. Where they would be too small to be tapped, the element
// grows in height instead.
function fit(element) {
  const set = (width) => {
    element.style.setProperty("--w", `${width}px`);
    element.classList.toggle("small", width < named);
  };
  const fits = (width, high) => {
    set(width);
    return (high || element.scrollHeight <= element.clientHeight + 1) && element.scrollWidth <= element.clientWidth + 1;
  };
  const largest = (from, to, high) => {
    while (to - from > 1) {
      const middle = Math.floor((from + to) / 2);
      if (fits(middle, high)) from = middle;
      else to = middle;
    }
    return from;
  };
  element.classList.remove("high");
  const width = largest(least, most, false);
  if (width < tapped) element.classList.add("high");
  set(width < tapped ? largest(width, tapped + 1, true) : width);
}

function drawRow(row, told, touch, owners) {
  const zones = row.zones.map((zone) => place(zone, row.seat, told, touch, owners));
  const element = made("div", { className: ["row", row.seat && `of-${row.seat}`, row.columns && "in-line"].filter(Boolean).join(" ") }, ...zones);
  if (!row.columns) return element;
  element.style.setProperty("--columns", row.columns);
  row.zones.forEach(({ column }, i) => { zones[i].style.gridColumn = column; });
  return element;
}

// Rows from the far side to the near one. What lies beside the middle is drawn there on a wide table, otherwise in a row above it, or
// below it if it is the reader's own.
function laidOut(told, touch, owners, wide) {
  const beside = told.rows.filter((row) => row.beside);
  const middle = told.rows.filter((row) => !row.beside).map((row) => drawRow(row, told, touch, owners));
  const drawn = (rows) => rows.map((row) => drawRow(row, told, touch, owners));
  if (beside.length === 0) return middle;
  if (wide) {
    const side = (name) => made("div", { className: "side" }, ...drawn(beside.filter((row) => row.beside === name)));
    return [side("left"), made("div", { className: "middle" }, ...middle), side("right")];
  }
  const near = (row) => row.seat === (told.you ?? "A");
  return [made("div", { className: "row" }, ...drawn(beside.filter((row) => !near(row)))), ...middle, ...drawn(beside.filter(near))];
}

// Draws the table into an element; drawn again, it replaces what was there and keeps what had the focus.
export function drawTable(element, told, touch) {
  const owners = new Map(told.seats.map((each) => [each.seat, each.name]));
  element.draw = () => {
    const kept = document.activeElement?.closest?.("[data-thing]")?.dataset.thing;
    const wide = element.clientWidth > 1.2 * element.clientHeight;
    const parts = laidOut(told, touch, owners, wide);
    element.replaceChildren(...parts);
    element.classList.toggle("wide", wide);
    element.classList.toggle("sides", parts.some((each) => each.className === "side"));
    if (kept) element.querySelector(`[data-thing="${CSS.escape(kept)}"]`)?.focus({ preventScroll: true });
    fit(element);
    arrows(element, told);
  };
  element.draw();
}

addEventListener("resize", () => document.querySelectorAll(".table").forEach((each) => each.draw?.()));
