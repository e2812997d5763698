// A league for whoever looks on: who stands where and why, who meets whom, which tables still play.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { byId, filled, made } from "/assets/drawn.js";
import { venue } from "/assets/venue.js";
import "/assets/language.js";

let open = new Set(); // players whose reasons are shown

const heading = (text) => made("h2", { text });

// A row opens what its place is made of: a button, so that a keyboard and a screen reader know.
function place(row, rated) {
  const shown = open.has(row.player);
  const reasons = made("ul", { className: "reasons", hidden: !shown }, ...row.steps.map((step) =>
    made("li", {}, made("span", { text: step.says }), made("small", { text: step.rule }))));
  const name = made("button", { type: "button", className: "name", text: row.player, "aria-expanded": String(shown), onclick() {
    const now = reasons.toggleAttribute("hidden") === false;
    name.setAttribute("aria-expanded", String(now));
    if (now) open.add(row.player); else open.delete(row.player);
  } });
  return made("tr", { className: row.dropped ? "dropped" : "" },
    made("td", { text: row.place }), made("td", {}, name, reasons),
    made("td", { text: row.played }), made("td", { className: "much", text: rated ? Math.round(row.rating) : row.points }));
}

function standings(rows) {
  if (rows.length === 0) return [heading(words.standings), made("p", { className: "waits", text: words.nobody })];
  const rated = "rating" in rows[0];
  const head = [words.place, words.player, words.played, rated ? words.rating : words.points];
  return [heading(words.standings), made("table", {},
    made("thead", {}, made("tr", {}, ...head.map((text) => made("th", { scope: "col", text })))),
    made("tbody", {}, ...rows.map((row) => place(row, rated))))];
}

function outcome({ decision, winner, bye }) {
  if (bye) return "";
  if (!decision) return words.plays;
  if (winner) return filled(words.wins, { winner });
  return { drawn: words.drawn, both_won: words.bothWon, both_lost: words.bothLost }[decision];
}

function table(match, round) {
  const title = match.round === round ? filled(words.table, match) : filled(words.olderTable, match);
  return made("li", { className: match.decision || match.bye ? "card" : "card playing" },
    made("small", { text: title }),
    made("strong", { text: filled(match.bye ? words.bye : words.versus, match) }),
    made("span", { text: outcome(match) }));
}

function tables(league) {
  if (league.round === 0) return [heading(words.tables), made("p", { className: "waits", text: words.notPaired })];
  return [heading(words.tables), made("ul", {}, ...league.tables.map((match) => table(match, league.round))),
    league.playing.length > 0 && league.waiting.length > 0 && made("p", { className: "waits", text: filled(words.waiting, { names: league.waiting.join(words.between) }) })].filter(Boolean);
}

function notice(text) {
  byId("notice").textContent = text;
  byId("notice").hidden = text === "";
}

live("/league", {
  ...venue,
  league(league) {
    notice("");
    byId("name").textContent = league.league;
    byId("about").textContent = [league.season && filled(words.season, league),
      league.round > 0 && filled(league.rounds > 0 ? words.roundOf : words.round, league)].filter(Boolean).join(" · ");
    byId("standings").replaceChildren(...standings(league.standings));
    byId("tables").replaceChildren(...tables(league));
  },
  trouble: notice,
}, (text) => { byId("line").textContent = text; });
