// The one line to the table: opens by itself, and again whenever it was lost.
import words from "/assets/words.js";

const first = 500, longest = 8000; // milliseconds between two tries
const silence = 90000; // a line that says nothing for so long is thought lost when the page is shown again

// `take` has a function for each kind of message; `state(text, open)` is told how the line is.
export function live(path, take, state) {
  let socket = null, wait = first, timer = 0, heard = 0, over = false, opened = false;

  function end() {
    over = true;
    clearTimeout(timer);
    state(words.out, false);
  }

  // A line that never opened may be one that this page has no more: the page itself would be refused, too.
  async function askWhether() {
    try {
      if ((await fetch(location.pathname, { cache: "no-store" })).status === 403) end();
    } catch { /* nobody answers: it is tried again */ }
  }

  function open() {
    clearTimeout(timer);
    state(words.connecting, false);
    socket = new WebSocket(`wss://${location.host}${path}`);
    socket.binaryType = "arraybuffer";
    opened = false;
    socket.onopen = () => { opened = true; wait = first; heard = Date.now(); state("", true); };
    socket.onmessage = ({ data }) => {
      heard = Date.now();
      const message = JSON.parse(data);
      for (const kind of Object.keys(take)) if (kind in message) take[kind](message[kind]);
    };
    socket.onclose = ({ code, reason }) => {
      socket = null;
      if (code === 1008 && reason === "out") return end();
      state(words.lost, false);
      timer = setTimeout(open, wait);
      if (!opened) askWhether();
      wait = Math.min(2 * wait, longest);
    };
  }

  function look() {
    if (over || document.visibilityState !== "visible") return;
    if (!socket) open();
    else if (Date.now() - heard > silence && socket.readyState === WebSocket.OPEN) socket.close();
  }
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  open();

  return {
    say(message) {
      if (!socket || socket.readyState !== WebSocket.OPEN) return false;
      socket.send(message instanceof Blob ? message : JSON.stringify(message));
      return true;
    },
  };
}
