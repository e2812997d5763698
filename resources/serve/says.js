// What is said of cards and their numbers, in words and marks: by labels for screen readers, on the table and on an enlarged card.
import words from "/assets/words.js";
import { filled } from "/assets/drawn.js";

const changes = { more: "▲", less: "▼" }; // marks of numbers that differ from the printed ones

export const listed = (...parts) => parts.flat().filter(Boolean).join(words.between);

// A number as it stands; one that differs from the printed one has a mark.
export const numberMark = ({ text, changed, now, most }) => `${changes[changed] ?? ""}${most === undefined ? text : `${now}/${most}`}`;

export const printedSays = ({ printed }) => printed === undefined ? "" : filled(words.printed, { n: printed });

const numberSays = (number) => [number.label ? `${number.label} ${number.text}` : number.text, printedSays(number)].filter(Boolean).join(" ");

// A link of the chain beside a card that it belongs to, or at which it is aimed ("→").
export const said = (mark, { link, says }) => `${filled(mark.startsWith("→") ? words.aimedAt : words.onChain, { n: link })}: ${says ?? ""}`;

// What holds for a card, each once: a mark can stand for a state.
export const heldBy = ({ marks = [], states = [] }) =>
  [...states, ...marks].map(({ label }) => label).filter((label, i, all) => all.findIndex((each) => each.toLowerCase() === label.toLowerCase()) === i);

// What is said of a card by its looks and by everything that it carries.
export function cardSays(card, owners) {
  const on = card.on && filled(words.onThing, { thing: card.on.name });
  return listed(card.name ?? words.faceDown, owners.get(card.owner), (card.numbers ?? []).map(numberSays),
    heldBy(card), on, card.name && card.down && words.faceDown,
    (card.attached ?? []).map(({ name }) => name));
}
