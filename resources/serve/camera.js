// The phone above the table: shows what its camera sees, and sends a picture whenever the last one was taken.
import words from "/assets/words.js";
import { live } from "/assets/live.js";
import { button, byId, made } from "/assets/drawn.js";
import "/assets/language.js";

const quality = 0.82;
const wanted = { video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } }, audio: false };
const longest = 1920; // pixels of the longer side
const between = 66; // milliseconds between two pictures: fifteen a second are as many as a table needs
const anew = 3000; // milliseconds: an answer was lost, and a picture is sent all the same
const unread = 8000; // milliseconds after which a picture that nobody took means that no night looks through this phone

let stream = null, due = false, sending = false, sentAt = 0, waitsSince = 0, toldUnread = false, lock = null;
const canvas = document.createElement("canvas");

function notice(text) {
  byId("notice").textContent = text;
  byId("notice").hidden = text === "";
}

async function keepAwake() {
  try { lock = await navigator.wakeLock?.request("screen"); } catch { lock = null; }
}

function keys(track) {
  const can = track.getCapabilities?.() ?? {};
  const parts = [];
  if (can.torch) {
    let lit = false;
    const torch = button(words.torch, async () => {
      lit = !lit;
      await track.applyConstraints({ advanced: [{ torch: lit }] });
      torch.setAttribute("aria-pressed", String(lit));
    }, { "aria-pressed": "false" });
    parts.push(torch);
  }
  if (can.zoom && can.zoom.max > can.zoom.min) {
    const zoom = made("input", { type: "range", min: can.zoom.min, max: can.zoom.max, step: can.zoom.step || 0.1, value: can.zoom.min, "aria-label": words.zoom });
    zoom.addEventListener("input", () => track.applyConstraints({ advanced: [{ zoom: Number(zoom.value) }] }));
    parts.push(made("label", { text: words.zoom }, zoom));
  }
  byId("keys").replaceChildren(...parts);
}

async function look() {
  if (stream?.active) return;
  try {
    stream = await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    return notice(error.name === "NotAllowedError" ? words.cameraForbidden : words.cameraMissing);
  }
  const track = stream.getVideoTracks()[0];
  track.addEventListener("ended", () => { stream = null; notice(words.cameraAsleep); });
  byId("seen").srcObject = stream;
  notice("");
  keys(track);
  await keepAwake();
}

function send() {
  const video = byId("seen");
  if (sending || !stream?.active || video.readyState < 2 || document.visibilityState !== "visible") return;
  if (Date.now() - sentAt < (due ? between : anew)) return;
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
  due = false;
  sending = true;
  canvas.toBlob((jpeg) => {
    sending = false;
    if (!jpeg || !line.say(jpeg)) return;
    sentAt = Date.now();
    waitsSince ||= sentAt;
  }, "image/jpeg", quality);
}

// Says once that nobody takes the pictures: screen readers read what is replaced.
function tell() {
  if (toldUnread || waitsSince === 0 || Date.now() - waitsSince <= unread) return;
  toldUnread = true;
  byId("help").replaceChildren(made("li", { text: words.cameraUnread }));
}

const line = live(location.pathname, {
  next() {
    if (toldUnread) byId("help").replaceChildren();
    toldUnread = false;
    waitsSince = 0;
    due = true;
    send();
  },
  framing({ ready, says }) {
    byId("help").replaceChildren(...(ready ? [made("li", { className: "good", text: words.cameraReady })] : says.map((text) => made("li", { text }))));
  },
  error: notice,
}, (text) => { byId("line").textContent = text; });

byId("name").textContent = words.cameraTitle;
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") look(); else notice(words.cameraAsleep); });
setInterval(send, between);
setInterval(tell, 1000);
look();
