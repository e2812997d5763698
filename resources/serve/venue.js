// What the organisers of a league tell everybody: how much time the round has, and announcements.
import words from "/assets/words.js";
import { byId, button, filled, made } from "/assets/drawn.js";

const looks = 200; // milliseconds between two looks at the clock
const notes = [880, 660, 880]; // of the bell, in hertz, a third of a second each

let told = null, ahead = 0, before = null, sound = null;

// Seconds; this device's clock may differ from that of the table's computer.
function left() {
  if (!told?.timer) return null;
  return told.timer.running ? Math.ceil((Date.parse(told.timer.ends) - Date.now() - ahead) / 1000) : told.timer.left;
}

const two = (number) => String(number).padStart(2, "0");

function timeText(seconds) {
  if (seconds <= 0) return words.timeOver;
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  const time = `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  return told.timer.running ? time : filled(words.timeStopped, { time });
}

function ring() {
  navigator.vibrate?.([400, 200, 400, 200, 400]);
  if (!sound) return;
  notes.forEach((hertz, i) => {
    const tone = sound.createOscillator(), volume = sound.createGain(), at = sound.currentTime + i / 3;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.4, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.33);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.33);
  });
}

// It rings only where the end is seen to come, not on a page that is opened later.
function look() {
  const now = left();
  const time = byId("venue").querySelector(".time");
  if (now !== null && time) {
    const text = timeText(now);
    if (time.textContent !== text) time.textContent = text;
    byId("venue").classList.toggle("over", now <= 0);
    if (told.timer.running && before !== null && before > 0 && now <= 0) ring();
  }
  before = told?.timer?.running ? now : null;
}

// Browsers make sounds only after a tap.
function bell() {
  if (sound) return made("p", { className: "waits", text: words.soundIsOn });
  return button(words.soundOn, () => { sound = new AudioContext(); draw(); }, { className: "quiet" });
}

function draw() {
  const { timer, announcements } = told;
  byId("venue").hidden = !timer && announcements.length === 0;
  byId("venue").replaceChildren(
    ...announcements.map((text) => made("p", { className: "announcement", text, role: "status" })),
    ...(timer ? [made("p", { className: "timer", role: "timer" }, made("span", { text: filled(words.round, timer) }), made("strong", { className: "time" }))] : []),
    ...(timer?.running && left() > 0 ? [bell()] : []));
  look();
}

setInterval(look, looks);

// For live(): the kinds of messages that this draws into the section "venue" of a page.
export const venue = {
  clock(now) { ahead = now - Date.now(); },
  venue(now) {
    const again = JSON.stringify(now) === JSON.stringify(told);
    told = now;
    if (!again) draw();
  },
};
