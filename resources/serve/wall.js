// A league for a screen that everybody in the room sees: it turns its pages by itself, first who sits where, then the
// standings. While tables play, both; before and after, what there is.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { byId, filled, made } from "/assets/drawn.js";
import { venue } from "/assets/venue.js";

const turns = 10000; // milliseconds for each page
const rows = 10; // in a column; wall.css makes as many fit

let pages = [], at = -1;

const cell = (text) => made("td", {}, made("div", { text }));
const columns = () => (innerWidth > innerHeight ? 2 : 1);

// Splits lines into pages of columns. `head` and each line are the cells of a row.
function pagesOf(title, className, head, lines) {
  const whole = rows * columns();
  const count = Math.ceil(lines.length / whole);
  return Array.from({ length: count }, (_, page) => {
    const tables = [];
    for (let from = page * whole; from < Math.min((page + 1) * whole, lines.length); from += rows)
      tables.push(made("table", { className }, made("thead", {}, made("tr", {}, ...head.map((text) => made("th", { scope: "col", text })))),
        made("tbody", {}, ...lines.slice(from, from + rows).map((cells) => made("tr", {}, ...cells.map(cell))))));
    return { title: count > 1 ? `${title} (${filled(words.pageOf, { page: page + 1, pages: count })})` : title, tables };
  });
}

function seats({ tables, round }) {
  const lines = [];
  for (const match of tables.filter((each) => each.round === round)) {
    lines.push([match.first, match.bye ? "" : match.table, match.bye ? words.sitsOut : match.second]);
    if (!match.bye) lines.push([match.second, match.table, match.first]);
  }
  lines.sort((a, b) => a[0].localeCompare(b[0], words.language));
  return pagesOf(words.seatList, "seats", [words.player, words.tableNumber, words.opponent], lines);
}

function standings({ standings: all }) {
  const rated = all.length > 0 && "rating" in all[0];
  return pagesOf(words.standings, "standings", [words.place, words.player, words.played, rated ? words.rating : words.points],
    all.map((row) => [row.place, row.player, row.played, rated ? Math.round(row.rating) : row.points]));
}

function turn() {
  at = pages.length === 0 ? -1 : (at + 1) % pages.length;
  const page = pages[at];
  byId("page").replaceChildren(...(page ? [made("h2", { text: page.title }), made("div", { className: "columns" }, ...page.tables)]
    : [made("p", { className: "waits", text: words.nobody })]));
  // Names that need two lines. All are measured first, because each change lays the page out again.
  [...document.querySelectorAll("td")].filter((each) => each.scrollWidth > each.clientWidth)
    .forEach((each) => each.classList.add("long"));
}

let league = null;

function layOut() {
  if (!league) return;
  const first = at < 0;
  pages = [...(league.playing.length > 0 ? seats(league) : []), ...standings(league)];
  if (first || at >= pages.length) at = -1;
  else at -= 1; // the page that is shown, anew
  turn();
}

addEventListener("resize", layOut);
setInterval(turn, turns);

live("/league", {
  ...venue,
  league(now) {
    league = now;
    byId("notice").hidden = true;
    byId("name").textContent = now.league;
    byId("about").textContent = [now.season && filled(words.season, now),
      now.round > 0 && filled(now.rounds > 0 ? words.roundOf : words.round, now)].filter(Boolean).join(" · ");
    layOut();
  },
  trouble(text) {
    byId("notice").textContent = text;
    byId("notice").hidden = false;
  },
}, (text) => { byId("line").textContent = text; });
