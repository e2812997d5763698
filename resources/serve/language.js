// Each phone reads its own language: a row of those there are, at the foot of the page.
import words from "/assets/words.js";
import { byId, made } from "/assets/drawn.js";

// The choice goes with the browser's session; the page is loaded anew in it.
function speak(language) {
  document.cookie = `language=${language}; Path=/; Secure; SameSite=Lax`;
  location.reload();
}

const choice = made("select", { "aria-label": words.speaks }, ...words.languages.map(({ id, name }) =>
  made("option", { value: id, lang: id, text: name, selected: id === words.language })));
choice.addEventListener("change", () => speak(choice.value));
byId("speaks").append(choice);
