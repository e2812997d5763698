// Each phone reads its own language: a row of those there are, at the foot of the page.
import words from "/assets/words.js";
import { byId, made } from "/assets/drawn.js";

const nameOf = (language) => new Intl.DisplayNames([language], { type: "language" }).of(language);

// The choice goes with the browser's session; the page is loaded anew in it.
function speak(language) {
  document.cookie = `language=${language}; Path=/; Secure; SameSite=Lax`;
  location.reload();
}

const choice = made("select", { "aria-label": words.speaks }, ...words.languages.map((language) =>
  made("option", { value: language, lang: language, text: nameOf(language), selected: language === words.language })));
choice.addEventListener("change", () => speak(choice.value));
byId("speaks").append(choice);
