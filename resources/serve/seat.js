// A player's own page: the table, what this seat is asked, what it can do, and what happened.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { button, byId, made, story, strip } from "/assets/drawn.js";
import { drawTable, light } from "/assets/table.js";
import { enlarge } from "/assets/enlarged.js";
import { begin, changes, chosenNames, composed, endMove, isComposing, litNames, mayBegin, moveOn, moveParts, touched } from "/assets/move.js";
import { coachMay, coachTold } from "/assets/coach.js";
import { entry } from "/assets/entry.js";
import { venue } from "/assets/venue.js";
import "/assets/language.js";

const happened = story(byId("story"));
let at = -1, you = "", asked = [], sent = false, entered = false, over = false, noHints = false, owners = new Map();

function notice(text, good = false) {
  byId("notice").textContent = text;
  byId("notice").classList.toggle("good", good);
  byId("notice").hidden = text === "";
}

function say(message) {
  if (sent) return false;
  sent = line.say({ ...message, at });
  entered = sent && "event" in message;
  document.body.classList.toggle("sent", sent);
  if (!sent) notice(words.notSent);
  else if (!over) notice("");
  return sent;
}

function answered() {
  sent = false;
  document.body.classList.remove("sent");
}

// The focus stays in the question.
function fill(parts) {
  const place = byId("asked");
  const within = place.contains(document.activeElement);
  place.replaceChildren(...parts);
  if (within) place.querySelector("button:not([aria-disabled=true])")?.focus();
}

function enter(prompt, choice) {
  fill([made("h2", { text: prompt.ask }), ...entry(choice, say, draw)]);
  byId("asked").querySelector("button")?.focus();
}

function tiles(prompt) {
  return prompt.choices.map((choice) => button(choice.label,
    () => choice.entry ? enter(prompt, choice) : choice.suggested ? begin(choice.event) : say(choice.answer ?? { event: choice.event }),
    { note: choice.why ?? choice.leads, off: Boolean(choice.why), "data-kind": choice.event?.e }));
}

// What the question means, for people who play for the first time, until they want no more of it.
const hint = ({ hint: text, held }) => text && !held && !noHints && made("p", { className: "hint", text });

function endHints() {
  noHints = true;
  draw();
}

// Dice that nothing but dice can answer are entered at once.
function question(prompt) {
  const choices = prompt.choices ?? [];
  const only = choices.length === 1 && choices[0].entry === "dice" ? choices[0] : null;
  return [made("h2", { text: prompt.ask }), prompt.reminds && made("p", { text: prompt.reminds }), prompt.held && made("p", { className: "held", role: "status", text: prompt.held }), hint(prompt),
    ...(only ? entry(only, say) : choices.length > 0 ? [made("div", { className: "tiles" }, ...tiles(prompt))] : [])].filter(Boolean);
}

// The kinds of event that the answers in words say already.
const saidByAnswers = (own) => new Set(own.flatMap((prompt) => (prompt.choices ?? []).map((choice) => choice.event?.e)));

// Questions that are answered by composing stand last, above what can be composed.
const composedLast = (one, other) => (one.choices?.length > 0 ? 0 : 1) - (other.choices?.length > 0 ? 0 : 1);

function draw() {
  const own = asked.filter((prompt) => prompt.own).sort(composedLast);
  const parts = isComposing() ? [] : own.flatMap(question);
  if (own.length === 0 && !isComposing()) parts.push(made("h2", { text: asked.length > 0 ? words.wait : words.nothing }));
  parts.push(...moveParts(saidByAnswers(own), own.length > 0));
  if (!isComposing() && own.some(hint)) parts.push(button(words.noHints, endHints, { className: "quiet" }));
  for (const prompt of asked.filter((each) => !each.own)) parts.push(made("p", { className: "waits", text: prompt.ask }));
  fill(parts);
  light(byId("table"), litNames(), chosenNames(), changes());
  for (const each of document.querySelectorAll(".strip")) each.classList.toggle("lit", litNames().has(each.dataset.seat));
}

function touch(card, zone) {
  const acts = touched([card?.thing, zone.zone]);
  const cards = !card ? [] : zone.pile ? zone.cards.toReversed() : [card];
  if (acts && acts.length + cards.length > 0) enlarge(cards, { owners, place: zone.label, acts });
}

function ownStrip(told) {
  const element = strip(told);
  element.addEventListener("click", () => {
    const acts = touched([told.seat]);
    if (acts?.length > 0) enlarge([], { owners, place: told.name, acts });
  });
  return element;
}

function showView(view) {
  at = view.at;
  const told = view.told;
  you = told.you;
  owners = new Map(told.seats.map((each) => [each.seat, each.name]));
  const own = told.seats.find((each) => each.seat === you);
  byId("name").textContent = own?.name ?? told.game;
  byId("own").replaceChildren(...(own ? [ownStrip(own)] : []));
  byId("others").replaceChildren(...told.seats.filter((each) => each.seat !== you).map(ownStrip));
  byId("table").hidden = told.rows.length === 0;
  drawTable(byId("table"), told, touch);
  if (entered) endMove();
  entered = false;
  coachMay({ duel: told.coach === true, moves: told.moves === true, at }, say);
  over = view.phase === "over";
  if (over) notice(told.result ?? "", true);
}

function showComposed(told) {
  if (told.kinds) return mayBegin(told);
  answered();
  if (over) return endMove(); // the result stays
  composed(told);
  byId("asked").querySelector("h2")?.scrollIntoView({ block: "nearest" });
}

function askBack() {
  const place = byId("wrong");
  const ask = () => place.replaceChildren(button(words.wrong, sure, { className: "quiet" }));
  const sure = () => {
    place.replaceChildren(made("p", { text: words.takeBack }),
      button(words.yes, () => { say({ event: { e: "take_back", count: 1 } }); ask(); }), button(words.no, ask, { className: "quiet" }));
    place.querySelector("button").focus();
  };
  ask();
}

const line = live(location.pathname, {
  ...venue,
  view(view) { answered(); notice(""); happened.end(); showView(view); },
  composed: showComposed,
  prompts(told) {
    asked = told;
    draw();
  },
  // An answer that waits for the others': it can be given anew.
  taken() {
    answered();
    if (entered) endMove();
    entered = false;
    draw();
  },
  ruling(told) {
    answered();
    if (told.verdict !== "accepted") entered = false;
    if (told.verdict === "accepted") happened.take(told);
    else notice(told.cure || told.reason);
  },
  coach(told) { answered(); coachTold(told); },
  error(text) { answered(); entered = false; notice(text); },
}, (text, open) => {
  byId("line").textContent = text;
  document.body.classList.toggle("away", !open);
  answered();
});
moveOn({ send: say, redraw: draw, complain: notice });
askBack();
