// The television in a browser: the table, the next step, and what happened last. With ?clean=1 for streaming programs: nothing is
// behind it, or with &chroma=1 one green; &scene= shows the score and what happened ("duel"), the drawn table, or the score alone.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { byId, made, story, strip } from "/assets/drawn.js";
import { drawTable } from "/assets/table.js";
import { enlarge } from "/assets/enlarged.js";
import { venue } from "/assets/venue.js";
import "/assets/language.js";

const asked = new URLSearchParams(location.search);
const clean = asked.get("clean") === "1";
const scene = !clean ? "" : ["table", "duel", "score"].find((each) => each === asked.get("scene")) ?? "duel";
document.body.classList.toggle("clean", clean);
document.documentElement.classList.toggle("bare", clean); // without a colour scheme, which would paint a background
if (clean) document.body.classList.add(`scene-${scene}`);
document.body.classList.toggle("chroma", asked.get("chroma") === "1");

function show({ told, phase }) {
  byId("game").textContent = [told.game, told.phase].filter(Boolean).join(words.between);
  const [near, ...far] = told.seats;
  byId("near").replaceChildren(...(near ? [strip(near)] : []));
  byId("far").replaceChildren(...far.reverse().map((each) => strip(each)));
  const next = phase === "over" ? told.result : told.next;
  byId("next").replaceChildren(made("h2", { text: next ?? words.nothing }), ...(told.also ? [made("p", { text: told.also })] : []));
  byId("table").hidden = told.rows.length === 0;
  if (clean && scene !== "table") return;
  const owners = new Map(told.seats.map((each) => [each.seat, each.name]));
  drawTable(byId("table"), told, (card, zone) => { if (card && !clean) enlarge(zone.pile ? zone.cards.toReversed() : [card], { owners, place: zone.label }); });
}

const happened = story(byId("story"));

live("", {
  ...venue,
  view(view) { happened.end(); show(view); },
  ruling(told) { if (told.verdict === "accepted") happened.take(told); },
}, (text) => { byId("line").textContent = text; });
