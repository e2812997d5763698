// How a phone or computer comes to trust this table's certificate, with the steps for the device that reads the page first.
import words from "/assets/words.js";
import { byId, made } from "/assets/drawn.js";
import "/assets/language.js";

const steps = { ios: words.trustIos, android: words.trustAndroid, desktop: words.trustDesktop };
const agent = navigator.userAgent;
const own = /iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1) ? "ios" : /Android/.test(agent) ? "android" : "desktop";

const guide = (kind) => made("details", { open: kind === own },
  made("summary", { text: words[kind] }), made("ol", {}, ...steps[kind].split("\n").map((text) => made("li", { text }))));

byId("name").textContent = words.trustTitle;
document.querySelector("main").append(
  made("p", { text: words.trustWhy }),
  made("p", {}, made("a", { className: "button", href: "/trust/lampkeeper.crt", download: "lampkeeper.crt", text: words.trustGet })),
  ...[own, ...Object.keys(steps).filter((kind) => kind !== own)].map(guide),
  made("p", { className: "waits", text: words.trustNote }));
