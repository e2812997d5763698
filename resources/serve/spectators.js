// The television in a browser: score, next step, and what happened. With ?clean=1 for streaming programs: nothing behind it,
// or with &chroma=1 one green.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { byId, made, ruling, seat, zones } from "/assets/drawn.js";
import "/assets/language.js";

const asked = new URLSearchParams(location.search);
document.body.classList.toggle("clean", asked.get("clean") === "1");
document.body.classList.toggle("chroma", asked.get("chroma") === "1");

live("/live", {
  view({ told, phase }) {
    byId("game").textContent = told.game;
    byId("seats").replaceChildren(...told.seats.map((each) => seat(each)));
    byId("zones").replaceChildren(...zones(told));
    const next = phase === "over" ? told.result : told.next;
    byId("next").replaceChildren(made("h2", { text: next ?? words.nothing }));
  },
  ruling(told) { if (told.verdict === "accepted") byId("story").replaceChildren(...ruling(told)); },
}, (text) => { byId("line").textContent = text; });
