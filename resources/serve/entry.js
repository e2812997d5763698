// What must be added to a choice before it is said in full: dice, cards, one of many answers, or a yes.
import words from "/assets/words.js";
import { button, filled, made } from "/assets/drawn.js";

function withCards({ event, field, written, prefix }, ids) {
  const value = written === "one" ? ids[0] : written === "joined" ? prefix + ids.join(",") : ids;
  return { ...event, [field]: value };
}

const back = (redraw) => redraw && button(words.cancel, redraw, { className: "quiet" });

function dice(choice, say, redraw) {
  const taken = [];
  const dots = made("p", { className: "dots", role: "status" });
  const show = () => {
    dots.textContent = "●".repeat(taken.length) + "○".repeat(choice.most - taken.length);
    dots.setAttribute("aria-label", filled(words.diceTaken, { n: taken.length, of: choice.most }));
  };
  const take = (value) => {
    taken.push(value);
    show();
    if (taken.length >= choice.most) say({ event: { ...choice.event, [choice.field]: taken } });
  };
  show();
  return [
    dots,
    made("div", { className: choice.sides > 6 ? "tiles dice many" : "tiles dice" }, ...Array.from({ length: choice.sides }, (_, i) => i + 1).map((value) => button(String(value), () => take(value), { "aria-label": `${words.die} ${value}` }))),
    choice.cast && button(words.roll, () => say({ event: choice.event, roll: true }), { note: words.rollNote, className: "wide" }),
    button(words.undo, () => { taken.pop(); show(); }, { className: "quiet" }),
    back(redraw),
  ];
}

function cards(choice, say, redraw) {
  const taken = new Set();
  const single = choice.least === 1 && choice.most === 1;
  const done = button(words.done, () => {
    if (taken.size >= choice.least) say({ event: withCards(choice, [...taken]) });
  }, { className: "wide" });
  const show = () => done.setAttribute("aria-disabled", String(taken.size < choice.least));
  const tiles = choice.pool.map((each) => {
    const tile = button(each.name, () => {
      if (single) return say({ event: withCards(choice, [each.id]) });
      if (taken.has(each.id)) taken.delete(each.id);
      else if (taken.size < choice.most) taken.add(each.id);
      tile.setAttribute("aria-pressed", String(taken.has(each.id)));
      show();
    }, { note: each.why ?? each.text, off: Boolean(each.why), "aria-pressed": single ? undefined : "false" });
    return tile;
  });
  show();
  return [
    made("p", { text: filled(choice.least === choice.most ? words.howManyExactly : words.howMany, { least: choice.least, most: choice.most }) }),
    made("div", { className: "tiles" }, ...tiles),
    !single && done,
    back(redraw),
  ];
}

function pick(choice, say, redraw) {
  return [
    made("div", { className: "tiles" }, ...choice.pool.map((each) =>
      button(each.name, () => say({ event: each.event }), { note: each.why ?? each.text, off: Boolean(each.why) }))),
    back(redraw),
  ];
}

// What ends the night is said only after a question.
function confirm(choice, say, redraw) {
  return [
    made("p", { text: choice.asks }),
    made("div", { className: "tiles" }, button(words.giveUp, () => say({ event: choice.event })), redraw && button(words.goOn, redraw)),
  ];
}

// The parts of an entry; `say` gets the message it makes, `redraw` goes back to the question, if there is a way back.
export function entry(choice, say, redraw) {
  const parts = { dice, cards, pick, confirm }[choice.entry](choice, say, redraw);
  return [redraw && made("h3", { text: choice.label }), ...parts].filter(Boolean);
}
