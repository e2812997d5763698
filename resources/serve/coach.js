// The coach for this player alone: what is in the hand, then what each choice brings. Nothing of it is kept.
import words from "/assets/words.js";
import { button, byId, filled, made } from "/assets/drawn.js";

let may = false, form = null, held = new Map(), dice = 0, aggressor = true, tell = null;

function stepper(text, value, least, most, set) {
  const label = made("span", { className: "label", text: `${text}: ${value}`, role: "status" });
  const step = (by) => set(Math.min(most, Math.max(least, value + by)));
  return made("div", { className: "stepper" },
    button("−", () => step(-1), { className: "quiet", "aria-label": filled(words.fewer, { what: text }) }), label,
    button("+", () => step(1), { className: "quiet", "aria-label": filled(words.more, { what: text }) }));
}

function closed() {
  byId("coach").replaceChildren(...(may ? [button(words.coach, () => tell({ coach: {} }), { className: "quiet", note: words.coachNote })] : []));
}

function count() {
  return [...held.values()].reduce((sum, each) => sum + each, 0);
}

function ask() {
  const hand = [...held].flatMap(([id, times]) => Array(times).fill(id));
  tell({ coach: { hand, dice, aggressor } });
}

function draw() {
  const ready = dice > 0 && count() >= form.need;
  byId("coach").replaceChildren(
    made("h2", { text: words.coach }),
    ...(form.dice === null ? [stepper(words.dice, dice, 2, 12, (value) => { dice = value; draw(); })] : []),
    ...(form.role_open ? [made("div", { className: "tiles" }, ...[true, false].map((role) =>
      button(role ? words.attack : words.defend, () => { aggressor = role; draw(); }, { "aria-pressed": String(aggressor === role) })))] : []),
    made("p", { text: words.coachHand }),
    ...form.cards.map(({ id, name, most }) => stepper(name, held.get(id) ?? 0, 0, most, (value) => { held.set(id, value); draw(); })),
    button(words.coachTell, ask, { className: "wide", off: !ready }),
    button(words.close, shut, { className: "quiet" }));
}

function shut() {
  form = null;
  held = new Map();
  closed();
}

const line = (label, value) => value && made("span", { text: `${label} ${value}` });

function answer({ says, choices }) {
  byId("coach").replaceChildren(...[
    made("h2", { text: words.coach, tabindex: "-1" }),
    says && made("p", { className: "advice", text: says }),
    made("ul", {}, ...choices.slice(0, 8).map((each) => made("li", { className: "card" }, made("strong", { text: each.actions }),
      line(words.coachPoints, `${each.points} : ${each.theirs}`), line(words.coachDamage, `${each.dealt} : ${each.taken}`),
      line(words.coachWin, each.win), line(words.coachMix, each.mix)))),
    button(words.back, draw, { className: "quiet" }), button(words.close, shut, { className: "quiet" }),
  ].filter(Boolean));
  byId("coach").querySelector("h2").focus();
}

// From a view: whether there is something to advise. What is open closes when that ends.
export function coachMay(now, say) {
  tell = say;
  if (now === may && (form || now)) return;
  may = now;
  shut();
}

// From a message of the coach.
export function coachTold(told) {
  if (told.choices) return answer(told);
  if (!told.open) { may = false; return shut(); }
  form = told;
  held = new Map();
  dice = told.dice ?? 7;
  aggressor = told.aggressor || told.role_open;
  draw();
}
