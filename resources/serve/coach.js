// The coach for this player alone: what is in the hand, then what each choice brings, or the best moves. What is in the hand
// stays on this page until it is loaded again.
import words from "/assets/words.js";
import { button, byId, filled, made } from "/assets/drawn.js";
import { begin, finder } from "/assets/move.js";

const many = 12; // cards that have a stepper each; of more, only those in the hand have one

let may = {}, moving = false, form = null, held = new Map(), dice = 0, aggressor = true, tell = null;

function stepper(text, value, least, most, set) {
  const label = made("span", { className: "label", text: `${text}: ${value}`, role: "status" });
  const step = (by) => set(Math.min(most, Math.max(least, value + by)));
  return made("div", { className: "stepper" },
    button("−", () => step(-1), { className: "quiet", "aria-label": filled(words.fewer, { what: text }) }), label,
    button("+", () => step(1), { className: "quiet", "aria-label": filled(words.more, { what: text }) }));
}

function closed() {
  byId("coach").replaceChildren(...[
    may.duel && button(words.coach, () => tell({ coach: {} }), { className: "quiet", note: words.coachNote }),
    may.moves && button(words.couldDo, () => tell({ coach: { moves: {} } }), { className: "quiet", note: words.couldDoNote }),
  ].filter(Boolean));
}

function count() {
  return [...held.values()].reduce((sum, each) => sum + each, 0);
}

function ask() {
  const hand = [...held].flatMap(([id, times]) => Array(times).fill(id));
  tell({ coach: form.moves ? { moves: { hand } } : { hand, dice, aggressor } });
}

// How many of each card are in the hand. Where there are many cards, a touch on one of the others takes it into the hand.
function hand(room) {
  const copies = ({ id }) => held.get(id) ?? 0;
  const set = ({ id }, value) => { held.set(id, value); draw(); };
  const steppers = (cards) => cards.map((card) => stepper(card.name, copies(card), 0, Math.min(card.most, copies(card) + room), (value) => set(card, value)));
  if (form.cards.length <= many) return steppers(form.cards);
  const others = form.cards.filter((card) => copies(card) === 0).map((card) => button(card.name, () => set(card, 1), { off: room === 0 }));
  return [...steppers(form.cards.filter((card) => copies(card) > 0)), finder(others), made("div", { className: "tiles others" }, ...others)];
}

function draw() {
  const room = form.moves ? Math.max(0, form.size - count()) : Infinity;
  const ready = form.moves ? count() <= form.size : dice > 0 && count() >= form.need;
  byId("coach").replaceChildren(...[
    made("h2", { text: form.moves ? words.couldDo : words.coach }),
    ...(form.dice === null ? [stepper(words.dice, dice, 2, 12, (value) => { dice = value; draw(); })] : []),
    ...(form.role_open ? [made("div", { className: "tiles" }, ...[true, false].map((role) =>
      button(role ? words.attack : words.defend, () => { aggressor = role; draw(); }, { "aria-pressed": String(aggressor === role) })))] : []),
    made("p", { text: form.moves ? words.couldDoHand : words.coachHand }),
    form.moves && made("p", { className: ready ? undefined : "held", text: filled(words.pageOf, { page: count(), pages: form.size }) }),
    ...hand(room),
    button(form.moves ? words.couldDo : words.coachTell, ask, { className: "wide", off: !ready }),
    button(words.close, shut, { className: "quiet" })].filter(Boolean));
}

function shut() {
  form = null;
  moving = false;
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

function thinks() {
  moving = true;
  byId("coach").replaceChildren(made("h2", { text: words.couldDo }), made("p", { role: "status", text: words.coachThinks }));
}

function moves({ rows, note }) {
  moving = true;
  byId("coach").replaceChildren(
    made("h2", { text: words.couldDo, tabindex: "-1" }),
    made("ol", {}, ...rows.map((row) => made("li", {}, made("button", { type: "button", className: "card", onclick: () => begin(row.event) },
      made("strong", { text: row.move }), made("span", { text: `${row.now} → ${row.then}` }), made("span", { text: row.why }), row.doubt && made("span", { text: row.doubt }))))),
    made("p", { text: note }),
    button(words.close, shut, { className: "quiet" }));
  byId("coach").querySelector("h2").focus();
}

// From a view: whether there is something to advise. What is open closes when that ends; advice on moves, when the night goes on.
export function coachMay(now, say) {
  tell = say;
  const same = now.duel === may.duel && now.moves === may.moves && (!moving || now.at === may.at);
  const open = form || moving || now.duel || now.moves;
  may = now;
  if (!same || !open) shut();
}

// From a message of the coach.
export function coachTold(told) {
  if (told.choices) return answer(told);
  if (told.rows) return moves(told);
  if (told.thinking) return thinks();
  if (!told.open) { may = {}; return shut(); }
  form = told;
  moving = told.moves === true;
  held = new Map(form.cards.map(({ id, most }) => [id, Math.min(held.get(id) ?? 0, most)]));
  dice = told.dice ?? 7;
  aggressor = told.aggressor || told.role_open === true;
  draw();
}
