// A player's own page: what this seat is asked, what it has, and what happened.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { button, byId, made, ruling, strip } from "/assets/drawn.js";
import { drawTable } from "/assets/table.js";
import { enlarge } from "/assets/enlarged.js";
import { coachMay, coachTold } from "/assets/coach.js";
import { entry } from "/assets/entry.js";
import "/assets/language.js";

let at = -1, you = "", asked = "", sent = false;

function notice(text, good = false) {
  byId("notice").textContent = text;
  byId("notice").classList.toggle("good", good);
  byId("notice").hidden = text === "";
}

function say(message) {
  if (sent) return;
  sent = line.say({ ...message, at });
  document.body.classList.toggle("sent", sent);
  if (!sent) notice(words.notSent);
}

function answered() {
  sent = false;
  document.body.classList.remove("sent");
}

// New parts of the question: who was in it with keyboard or screen reader stays in it.
function fill(parts) {
  const place = byId("asked");
  const within = place.contains(document.activeElement);
  place.replaceChildren(...parts);
  if (within) place.querySelector("button:not([aria-disabled=true])")?.focus();
}

function enter(prompt, choice, back) {
  fill([made("h2", { text: prompt.ask }), ...entry(choice, say, back)]);
  byId("asked").querySelector("button")?.focus();
}

function tiles(prompt, back) {
  return prompt.choices.map((choice) => button(choice.label,
    () => choice.entry ? enter(prompt, choice, back) : say(choice.answer ?? { event: choice.event }),
    { note: choice.why ?? choice.leads, off: Boolean(choice.why) }));
}

// Dice that nothing but dice can answer are entered at once.
function question(prompt, back) {
  const only = prompt.choices.length === 1 && prompt.choices[0].entry === "dice" ? prompt.choices[0] : null;
  return [made("h2", { text: prompt.ask }), prompt.held && made("p", { className: "held", role: "status", text: prompt.held }), ...(only ? entry(only, say) : [made("div", { className: "tiles" }, ...tiles(prompt, back))])].filter(Boolean);
}

function showPrompts(prompts) {
  const now = JSON.stringify(prompts);
  if (now === asked) return;
  asked = now;
  const draw = () => {
    const own = prompts.filter((prompt) => prompt.choices);
    const parts = own.flatMap((prompt) => question(prompt, draw));
    for (const prompt of prompts.filter((each) => !each.choices)) parts.push(made("p", { className: "waits", text: prompt.ask }));
    if (own.length === 0) parts.unshift(made("h2", { text: prompts.length > 0 ? words.wait : words.nothing }));
    fill(parts);
  };
  draw();
}

function showView(view) {
  at = view.at;
  const told = view.told;
  you = told.you;
  const own = told.seats.find((each) => each.seat === you);
  byId("name").textContent = own?.name ?? told.game;
  byId("own").replaceChildren(...(own ? [strip(own)] : []));
  byId("others").replaceChildren(...told.seats.filter((each) => each.seat !== you).map((each) => strip(each)));
  byId("table").hidden = told.rows.length === 0;
  drawTable(byId("table"), told, (card, zone) => { if (card) enlarge(zone.pile ? zone.cards.toReversed() : [card], { owners: new Map(told.seats.map((each) => [each.seat, each.name])), place: zone.label }); });
  coachMay(told.coach === true, say);
  if (view.phase === "over") notice(told.result ?? "", true);
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

const line = live(`${location.pathname}/live`, {
  view(view) { answered(); notice(""); showView(view); },
  prompts: showPrompts,
  ruling(told) {
    answered();
    if (told.verdict === "accepted") byId("story").replaceChildren(...ruling(told));
    else notice(told.cure || told.reason);
  },
  coach(told) { answered(); coachTold(told); },
  error(text) { answered(); notice(text); },
}, (text, open) => {
  byId("line").textContent = text;
  document.body.classList.toggle("away", !open);
  answered();
});
askBack();
