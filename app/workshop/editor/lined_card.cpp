#include "app/workshop/editor/lined_card.h"

#include "app/workshop/editor/card_path.h"

namespace lk::app {

namespace {

void write(const Json& value, const std::string& path, LinedCard& out) {
  out.text += '\n';
  out.pathOf.push_back(path);
  if (value.isArray()) {
    out.text += '[';
    for (std::size_t i = 0; i < value.items().size(); ++i) {
      if (i > 0) out.text += ',';
      write(value.items()[i], stepInto(path, i), out);
    }
    out.text += ']';
  } else if (value.isObject()) {
    out.text += '{';
    bool first = true;
    for (const auto& [name, member] : value.members()) {
      if (!first) out.text += ',';
      first = false;
      out.text += Json(name).dump() + ':';
      write(member, stepInto(path, name), out);
    }
    out.text += '}';
  } else {
    out.text += value.dump();
  }
}

}  // namespace

LinedCard linedCard(const Json& card) {
  LinedCard out;
  out.pathOf.emplace_back();  // there is no value on the first line
  write(card, {}, out);
  return out;
}

}  // namespace lk::app
