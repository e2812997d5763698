// A card as large as the screen allows, with all that it says, and buttons for what can be done with it (`acts`), which close it.
import words from "/assets/words.js";
import { button, made } from "/assets/drawn.js";

let open = null;

function close() {
  open?.close();
}

const numberRow = ({ label, text, sum }) => made("div", { className: "figure" }, label && made("dt", { text: label }), made("dd", { text }), sum && made("dd", { className: "sum", text: sum }));

function about(card, owner, place) {
  const held = [...(card.marks ?? []).map(({ label }) => label), ...(card.states ?? [])];
  return made("div", { className: "about" },
    made("h2", { text: card.name ?? words.faceDown, tabindex: "-1" }),
    made("p", { className: "whose", text: [owner, place, card.name && card.down && words.faceDown].filter(Boolean).join(words.between) }),
    (card.numbers ?? []).length > 0 && made("dl", {}, ...card.numbers.map(numberRow)),
    held.length > 0 && made("p", { className: "notes", text: held.join(words.between) }),
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
