// A card as large as the screen allows, with all that it says, and buttons for what can be done with it (`acts`), which close it.
import words from "/assets/words.js";
import { button, made } from "/assets/drawn.js";
import { heldBy, numberMark, printedSays } from "/assets/says.js";

let open = null;

function close() {
  open?.close();
}

// A number with its sum, a line for each term.
const numberRow = (number) => made("div", { className: number.changed ? "figure changed" : "figure" },
  number.label && made("dt", { text: number.label }),
  made("dd", {}, made("span", { text: numberMark(number), "aria-hidden": "true" }), made("span", { text: number.text, className: "heard" })),
  number.changed && made("dd", { className: "sum", text: printedSays(number) }),
  number.sum && made("dd", { className: "sum" }, made("ul", {}, ...number.sum.map((text) => made("li", { text })))));

const stateRow = ({ label, cause }) => made("li", {}, made("strong", { text: label }), cause && made("small", { text: cause }));

function about(card, owner, place) {
  const held = heldBy(card).map((label) => (card.states ?? []).find((each) => each.label === label) ?? { label });
  return made("div", { className: "about" },
    made("h2", { text: card.name ?? words.faceDown, tabindex: "-1" }),
    made("p", { className: "whose", text: [owner, place, card.name && card.down && words.faceDown].filter(Boolean).join(words.between) }),
    (card.numbers ?? []).length > 0 && made("dl", {}, ...card.numbers.map(numberRow)),
    held.length > 0 && made("ul", { className: "states" }, ...held.map(stateRow)),
    card.text && made("p", { text: card.text }),
    ...(card.attached ?? []).map((each) => made("p", { className: "attached" }, made("strong", { text: each.name }), made("span", { text: each.text ?? "" }))));
}

function oneCard(card, owner, place) {
  return made("div", { className: "large" }, card.picture && made("img", { src: card.picture, alt: "" }), about(card, owner, place));
}

export function enlarge(cards, { owners, place, acts = [] }) {
  close();
  for (const act of acts) act.addEventListener("click", close);
  const dialog = made("dialog", { className: "enlarged", "aria-label": cards[0]?.name ?? place ?? "" },
    cards.length === 0 && made("h2", { text: place }),
    ...cards.map((card) => oneCard(card, owners.get(card.owner), place)),
    acts.length > 0 && made("div", { className: "tiles" }, ...acts),
    button(words.close, close, { className: "quiet" }));
  // A touch beside the card closes it.
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) close(); });
  dialog.addEventListener("close", () => { dialog.remove(); open = null; });
  open = dialog;
  document.body.append(dialog);
  dialog.showModal();
}
