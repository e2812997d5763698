// Pieces of pages, made from what is told. Texts go in as texts, never as markup.
import words from "/assets/words.js";

export function made(tag, { text, className, ...attributes } = {}, ...inside) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else if (value !== false && value !== undefined) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside.filter(Boolean));
  return element;
}

export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

export const byId = (id) => document.getElementById(id);

export function button(text, act, { note, off = false, ...more } = {}) {
  const element = made("button", { type: "button", "aria-disabled": off ? "true" : undefined, onclick: off ? () => {} : act, ...more },
    made("span", { text, className: "label" }), note && made("span", { text: note, className: "note" }));
  return element;
}

function figure({ label, value }, big) {
  return made("div", { className: big ? "figure big" : "figure" }, made("dt", { text: label }), made("dd", { text: value }));
}

// A player in one line: letter, name, figures, dice as far as they are known, and what else holds for them.
export function strip(told) {
  const figures = made("dl", {}, ...told.figures.map((each, i) => figure(each, i < 2)));
  if ("dice" in told) figures.append(figure({ label: words.dice, value: told.dice }, true));
  for (const { label, text, sum } of told.numbers ?? []) figures.append(figure({ label, value: sum ? `${text} = ${sum.join(" ")}` : text }));
  const notes = [...told.roles, ...told.notes];
  return made("article", { className: `strip of-${told.seat}${told.acting ? " acting" : ""}${told.leads ? " leads" : ""}`, "data-seat": told.seat },
    made("h2", {}, made("span", { text: told.seat, className: "letter", "aria-hidden": "true" }), made("span", { text: told.name }), told.plays_as && made("small", { text: told.plays_as })),
    figures,
    notes.length > 0 && made("p", { className: "notes", text: notes.join(words.between) }));
}

// What happened last, in an element: what was understood, and what came of it with the rule of each step. What comes before the next
// view belongs together: choices that waited for each other are told in one.
export function story(element) {
  let last = [], over = true;
  return {
    take(told) {
      last = over ? [told] : [...last, told];
      over = false;
      const heard = last.map((each) => each.heard).filter(Boolean).join(" · ");
      const steps = last.flatMap((each) => each.steps);
      element.replaceChildren(...[
        heard && made("h2", { text: heard }),
        made("ol", {}, ...steps.map((step) => made("li", {}, made("span", { text: step.says }), step.rule && made("small", { text: step.rule })))),
      ].filter(Boolean));
    },
    end() { over = true; },
  };
}
