// The one line to the table: opens by itself, and again whenever it was lost. A WebSocket; or, in browsers that refuse one with
// this certificate, events from the server and requests to it.
import words from "/assets/words.js";

const first = 500, longest = 8000; // milliseconds between two tries
const patience = 4000; // milliseconds that a WebSocket may take to open
const silence = 90000; // a line that says nothing for so long is thought lost when the page is shown again

const scheme = location.protocol === "https:" ? "wss" : "ws";

// Both ways have say(message) and close(). `on` has open(), heard(message) and closed(why).
function bySocket(path, on) {
  const socket = new WebSocket(`${scheme}://${location.host}${path}/live`);
  const late = setTimeout(() => { if (socket.readyState === WebSocket.CONNECTING) { socket.onclose = null; socket.close(); on.closed(""); } }, patience);
  socket.onopen = () => { clearTimeout(late); on.open(); };
  socket.onmessage = ({ data }) => on.heard(JSON.parse(data));
  socket.onclose = ({ code, reason }) => { clearTimeout(late); on.closed(code === 1008 ? reason : ""); };
  return {
    say(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(message instanceof Blob ? message : JSON.stringify(message));
      return true;
    },
    close: () => socket.close(),
  };
}

function byEvents(path, on) {
  const source = new EventSource(`${path}/live`);
  let page = 0, told = "", sending = Promise.resolve();
  const end = () => { source.close(); on.closed(told); };
  source.onopen = on.open;
  source.onerror = end;
  source.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if ("page" in message) page = message.page;
    else if ("closed" in message) told = message.closed;
    else on.heard(message);
  };
  const post = async (body) => {
    try {
      if (!(await fetch(`${path}/say/${page}`, { method: "POST", body })).ok) end();
    } catch { end(); }
  };
  return {
    say(message) {
      if (page === 0 || source.readyState !== EventSource.OPEN) return false;
      sending = sending.then(() => post(message instanceof Blob ? message : JSON.stringify(message))); // in their order
      return true;
    },
    close: end,
  };
}

// `take` has a function for each kind of message; `state(text, open)` is told how the line is.
export function live(path, take, state) {
  let line = null, way = bySocket, wait = first, timer = 0, heard = 0, over = false, opened = false;

  function end() {
    over = true;
    clearTimeout(timer);
    state(words.out, false);
  }

  // A line that never opened may be one that this page has no more: the page itself would be refused, too. If the page is
  // not refused, only the WebSocket is.
  async function askWhether(tried) {
    try {
      const { status, ok } = await fetch(location.pathname, { cache: "no-store" });
      if (status === 403) return end();
      if (!ok || tried !== bySocket || way !== bySocket || opened) return;
      way = byEvents;
      state(words.refused, false);
      open();
    } catch { /* nobody answers: it is tried again */ }
  }

  function open() {
    clearTimeout(timer);
    if (over || line) return;
    if (way === bySocket) state(words.connecting, false);
    const tried = way;
    opened = false;
    line = way(path, {
      open() { opened = true; wait = first; heard = Date.now(); state(way === bySocket ? "" : words.refused, true); },
      heard(message) {
        heard = Date.now();
        for (const kind of Object.keys(take)) if (kind in message) take[kind](message[kind]);
      },
      closed(why) {
        line = null;
        if (why === "out") return end();
        state(words.lost, false);
        clearTimeout(timer);
        timer = setTimeout(open, wait);
        if (!opened) askWhether(tried);
        wait = Math.min(2 * wait, longest);
      },
    });
  }

  function look() {
    if (over || document.visibilityState !== "visible") return;
    if (!line) open();
    else if (opened && way === bySocket && Date.now() - heard > silence) line.close();
  }
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  open();

  return { say: (message) => line?.say(message) ?? false };
}
