// Arrows over the table: from each card that lies on another one elsewhere or attacks one, and from each ability of the chain, to what it is aimed at.
const svg = "http://www.w3.org/2000/svg";

function drawn(tag, attributes) {
  const element = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function middle(element, room) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2 - room.left, box.top + box.height / 2 - room.top];
}

// Ends a little before the middle of its target, with its head.
function arrow([x, y], [toX, toY], className) {
  const length = Math.hypot(toX - x, toY - y);
  if (length < 8) return [];
  const [across, down] = [(toX - x) / length, (toY - y) / length];
  const tip = [toX - across * 10, toY - down * 10], head = 12;
  const corner = (side) => [tip[0] - across * head - side * down * head / 2, tip[1] - down * head + side * across * head / 2];
  return [drawn("line", { x1: x, y1: y, x2: tip[0] - across * head, y2: tip[1] - down * head, class: className }),
    drawn("polygon", { points: [tip, corner(1), corner(-1)].map((each) => each.join(",")).join(" "), class: className })];
}

export function arrows(table, zones, chain) {
  table.querySelector("svg.arrows")?.remove();
  const at = (name) => name && table.querySelector(`[data-thing="${CSS.escape(name)}"]`);
  const pairs = [];
  for (const { cards } of zones)
    for (const card of cards)
      for (const to of [card.on?.thing, ...(card.aims ?? [])]) pairs.push([at(card.thing), at(to), `of-${card.owner}`]);
  for (const link of chain)
    for (const target of link.targets ?? []) pairs.push([at(link.thing), at(target), `chain of-${link.seat}`]);
  const there = pairs.filter(([from, to]) => from && to && from !== to);
  if (there.length === 0) return;
  const room = table.getBoundingClientRect();
  const layer = drawn("svg", { class: "arrows", "aria-hidden": "true", width: table.clientWidth, height: table.clientHeight });
  layer.append(...there.flatMap(([from, to, className]) => arrow(middle(from, room), middle(to, room), className)));
  table.append(layer);
}
