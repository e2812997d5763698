// One code for all phones: asks whose this one is, and leads to its own page.
import words from "/assets/words.js";
import { byId, filled, made } from "/assets/drawn.js";
import "/assets/language.js";

const way = (href, text, seat) => made("a", { className: "button", href, "data-seat": seat, text });
const player = ({ seat, name, page }) => page ? way(page, name, seat) : made("p", { className: "waits", text: filled(words.taken, { name }) });

let shown = "";
async function look() {
  const answer = await fetch(`${location.pathname}/seats`).catch(() => ({}));
  if (answer.status === 403) return byId("who").replaceChildren(made("p", { role: "alert", text: words.out }));
  const told = answer.ok ? await answer.text() : shown;
  if (told !== shown) {
    const { players, camera } = JSON.parse(shown = told);
    byId("who").replaceChildren(made("p", { text: words.joiningNote }), ...players.map(player),
      camera ? way(camera, words.isCamera) : "", way("/", words.watches));
  }
  setTimeout(look, 2000);
}

byId("name").textContent = words.joiningTitle;
look();
