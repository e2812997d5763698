// Pads for what is not on the table: dice, a number from a range, a text.
import words from "/assets/words.js";
import { button, filled, made } from "/assets/drawn.js";

const keys = 12; // numbers that have a key each; a wider range is typed

// As many dice as are wanted, each by a key; `taken` gets their values.
export function dicePad({ count, sides, cast }, taken, roll) {
  const values = [];
  const dots = made("p", { className: "dots", role: "status" });
  const show = () => {
    dots.textContent = [...values, ...Array(count - values.length).fill("○")].join(" ");
    dots.setAttribute("aria-label", filled(words.diceTaken, { n: values.length, of: count }));
  };
  const take = (value) => {
    if (values.length >= count) return;
    values.push(value);
    show();
    if (values.length === count) taken(values);
  };
  show();
  return [dots,
    made("div", { className: sides > 6 ? "tiles dice many" : "tiles dice" }, ...Array.from({ length: sides }, (_, i) => i + 1).map((value) =>
      button(String(value), () => take(value), { "aria-label": `${words.die} ${value}` }))),
    cast && button(words.roll, roll, { note: words.rollNote, className: "wide" }),
    button(words.undo, () => { values.pop(); show(); }, { className: "quiet" })].filter(Boolean);
}

function typed(input, taken) {
  const form = made("form", { className: "typed" }, input, made("button", { type: "submit" }, made("span", { text: words.done, className: "label" })));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.reportValidity()) taken(input.value);
  });
  return form;
}

export function numberPad({ label, least, most }, asks, taken) {
  const about = label && made("p", { text: label });
  if (most - least < keys)
    return [about, made("div", { className: "tiles dice many" }, ...Array.from({ length: most - least + 1 }, (_, i) => least + i).map((value) =>
      button(String(value), () => taken(value), { "aria-label": `${label ?? asks} ${value}` })))].filter(Boolean);
  const input = made("input", { type: "number", inputmode: "numeric", min: least, max: most, required: true, "aria-label": label ?? asks });
  return [about, typed(input, (text) => taken(Number(text)))].filter(Boolean);
}

export function textPad(asks, taken) {
  return [typed(made("input", { type: "text", maxlength: 200, required: true, "aria-label": asks }), taken)];
}
