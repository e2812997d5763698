// The table as it lies: the rows of the board with their cards, as large as the room for them allows.
import words from "/assets/words.js";
import { filled, made } from "/assets/drawn.js";
import { arrows } from "/assets/arrows.js";
import { cardSays, heldBy, listed, numberMark, said } from "/assets/says.js";

const least = 24, most = 220; // width of a card in pixels
const tapped = 44; // from this width on, a finger hits a card
const named = 64; // from this width on, names stand below cards
const onSmall = 2; // tags that a small card has room for; the others are counted
const labelled = 110; // from this width on, numbers have their names

const parts = ["left", "middle", "right"];

export const zonesOf = (row) => parts.flatMap((part) => row[part] ?? []);

const classes = (...names) => names.flat().filter(Boolean).join(" ");

function face(card) {
  const marks = (card.marks ?? []).map(({ mark }) => `is-${mark}`);
  return made("span", { className: classes("face", card.down && "down", card.turned && `turn${card.turned / 90}`, marks) },
    card.picture && made("img", { src: card.picture, alt: "", draggable: "false", decoding: "async" }));
}

const tag = (text, className) => made("span", { className, text });

// Numbers as printed, and those that nothing changes, are read on the card.
function numbersOn({ numbers = [] }) {
  const drawn = numbers.filter(({ changed, now, most, sum, printed }) => changed || most !== undefined || now === undefined || (sum && printed === undefined));
  return drawn.map((each) => made("span", { className: classes("number", each.changed && "changed") },
    each.label && made("small", { text: each.label }), numberMark(each)));
}

// The numbers of the links of the chain that a card is the source of, or that are aimed at it.
function linksOn(card, chain) {
  const of = (link) => card.thing && link.thing === card.thing ? `${link.link}` : (link.targets ?? []).includes(card.thing) ? `→${link.link}` : "";
  return chain.map((link) => ({ text: of(link), link })).filter(({ text }) => text);
}

// A card that can be touched. `touch` is told the card, its zone and the element.
function thing(card, zone, { owners, chain, touch, count }) {
  const owner = card.owner ?? zone.seat;
  const numbers = numbersOn(card), links = linksOn(card, chain);
  const tags = [...heldBy(card), ...(card.attached ?? []).map(({ name }) => name)];
  const element = made("button", { type: "button", className: classes("thing", owner && `of-${owner}`), "data-thing": card.thing,
    "aria-label": listed(cardSays({ ...card, owner }, owners), links.map(({ text, link }) => said(text, link)), zone.label,
      count !== undefined && filled(words.cards, { n: count })) },
    face(card), owner && tag(owner, "owner"), count !== undefined && tag(String(count), "count"),
    links.length > 0 && made("span", { className: "links" }, ...links.map(({ text, link }) => tag(text, `link of-${link.seat}`))),
    numbers.length > 0 && made("span", { className: "numbers" }, ...numbers),
    tags.length > 0 && made("span", { className: "tags", "data-more": tags.length > onSmall ? tags.length - onSmall : undefined }, ...tags.map((text) => tag(text))),
    card.name && tag(card.name, "called"));
  element.addEventListener("click", () => touch(card, zone, element));
  return element;
}

// What is drawn of a zone: of a pile its uppermost card, in a column the reader's cards nearer to them.
function drawnOf(zone, you) {
  const back = zone.count > 0 && zone.back && { picture: zone.back, down: true };
  if (zone.pile) return zone.cards.length > 0 ? zone.cards.slice(-1) : back ? [back] : [];
  if (zone.holds !== "column") return zone.cards;
  const near = (card) => (card.owner === you ? 1 : 0);
  return [...zone.cards].sort((a, b) => near(a) - near(b));
}

function place(zone, { you, chain, owners, touch }) {
  const label = zone.label ?? "";
  const lying = drawnOf(zone, you).map((card) => thing(card, zone, { owners, chain, touch, count: zone.pile ? zone.count : undefined }));
  const empty = lying.length === 0 && made("button", { type: "button", className: "empty", text: zone.pile ? "0" : "",
    "aria-label": listed(label, owners.get(zone.seat), words.empty) });
  if (empty) empty.addEventListener("click", () => touch(null, zone, empty));
  return made("section", { className: classes("place", `holds-${zone.holds}`, zone.turns && "turns", zone.seat && `of-${zone.seat}`, zone.current && "current"),
    "data-zone": zone.zone, "aria-label": listed(label, owners.get(zone.seat)), onclick: ({ target }) => { if (!target.closest("button")) touch(null, zone); } },
    label && made("h3", { text: label, "aria-hidden": "true" }), made("div", { className: "lying" }, ...lying, empty));
}

// Lights what can be touched, marks what was chosen, and tells `changes` that a move would make, by names of things and zones.
export function light(element, lit, chosen, changes) {
  element.light = () => {
    for (const each of element.querySelectorAll("[data-thing], [data-zone]")) {
      const name = each.dataset.thing ?? each.dataset.zone;
      each.classList.toggle("lit", lit.has(name));
      each.classList.toggle("chosen", chosen.has(name));
      each.dataset.becomes = changes?.[name] ?? "";
    }
  };
  element.light();
}

// Chooses the largest cards with which everything fits, the ends of rows beside their middle or apart. Where they would be too small
// to be tapped, the element grows in height.
function fit(element) {
  const set = (width) => {
    element.style.setProperty("--card-width", `${width}px`);
    element.classList.toggle("small", width < named);
    element.classList.toggle("labelled", width >= labelled);
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
    set(from);
    return { width: from, height: element.scrollHeight };
  };
  const arranged = (apart, high) => {
    element.classList.toggle("apart", apart);
    element.classList.toggle("high", high);
    return largest(least, high ? tapped + 1 : most, high);
  };
  const use = (high) => {
    const beside = arranged(false, high), apart = arranged(true, high);
    const better = apart.width > beside.width || (apart.width === beside.width && apart.height < beside.height);
    element.classList.toggle("apart", better);
    set((better ? apart : beside).width);
    return (better ? apart : beside).width;
  };
  if (use(false) < tapped) use(true);
}

// A row: its middle, and at its ends what belongs to it. `near`: the ends lie on the reader's side of it if they are apart.
function drawRow(row, i, told, table) {
  const drawn = parts.filter((part) => row[part]).map((part) => {
    const near = row[part].some(({ seat }) => seat === table.you) || (!row[part][0].seat && 2 * i >= told.rows.length);
    return made("div", { className: classes("part", part, part !== "middle" && (near ? "near" : "far")) }, ...row[part].map((zone) => place(zone, table)));
  });
  const element = made("div", { className: classes("row", zonesOf(row).some(({ holds }) => holds === "column") && "columns") }, ...drawn);
  element.style.setProperty("--tall", row.tall ?? 1);
  return element;
}

// Draws the table into an element; drawn again, it replaces what was there and keeps what had the focus.
export function drawTable(element, told, touch) {
  const table = { you: told.you ?? "A", chain: told.chain ?? [], owners: new Map(told.seats.map((each) => [each.seat, each.name])), touch };
  element.draw = () => {
    const kept = document.activeElement?.closest?.("[data-thing]")?.dataset.thing;
    element.replaceChildren(...told.rows.map((row, i) => drawRow(row, i, told, table)));
    element.classList.toggle("wide", element.clientWidth > 1.2 * element.clientHeight && element.clientWidth >= 700);
    if (kept) element.querySelector(`[data-thing="${CSS.escape(kept)}"]`)?.focus({ preventScroll: true });
    element.light?.();
    fit(element);
    arrows(element, told.rows.flatMap(zonesOf), table.chain);
  };
  element.draw();
}

addEventListener("resize", () => document.querySelectorAll(".table").forEach((each) => each.draw?.()));
