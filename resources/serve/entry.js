// What must be added to an answer before it is said in full: dice, or a yes.
import words from "/assets/words.js";
import { button, made } from "/assets/drawn.js";
import { dicePad } from "/assets/pads.js";

const dice = (choice, say) => dicePad({ count: choice.most, sides: choice.sides, cast: choice.cast },
  (values) => say({ event: { ...choice.event, [choice.field]: values } }), () => say({ event: choice.event, roll: true }));

// What ends the night is said only after a question.
const confirm = (choice, say) => [made("p", { text: choice.asks }), button(words.giveUp, () => say({ event: choice.event }), { className: "wide ends" })];

// The parts of an entry; `say` gets the message it makes, `redraw` goes back to the question, if there is a way back.
export function entry(choice, say, redraw) {
  const parts = { dice, confirm }[choice.entry](choice, say);
  return [redraw && made("h3", { text: choice.label }), ...parts,
    redraw && button(choice.entry === "confirm" ? words.goOn : words.cancel, redraw, { className: "quiet" })].filter(Boolean);
}
