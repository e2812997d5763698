#include "rules/cards/pack_document.h"

#include <algorithm>

namespace lk::rules {

namespace {

template <class Cards>
auto findCard(Cards& cards, std::string_view id) -> decltype(cards.data()) {
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const Json& card) {
    const Json& its = card["id"];
    return its.isString() && its.asString() == id;
  });
  return found == cards.end() ? nullptr : &*found;
}

void writeName(std::string_view name, std::string& out) {
  out += Json(name).dump() + ": ";
}

/// Writes one ability per line, indented below the card's members.
void writeEffect(const Json& effect, std::string& out) {
  if (effect.items().empty()) {
    out += effect.dump(JsonSpaces::reading);
    return;
  }
  out += '[';
  const char* before = "\n       ";
  for (const Json& ability : effect.items()) {
    out += before + ability.dump(JsonSpaces::reading);
    before = ",\n       ";
  }
  out += ']';
}

void writeCard(const Json& card, std::string& out) {
  if (!card.isObject()) {
    out += card.dump(JsonSpaces::reading);
    return;
  }
  out += '{';
  bool first = true;
  bool ownLine = false;  // members from "text" on are long
  for (const auto& [name, value] : card.members()) {
    ownLine = ownLine || name == "text" || name == "effect";
    if (!first) out += ownLine ? "," : ", ";
    if (ownLine) out += "\n     ";
    first = false;
    writeName(name, out);
    if (name == "effect")
      writeEffect(value, out);
    else
      out += value.dump(JsonSpaces::reading);
  }
  out += '}';
}

}  // namespace

const Json& PackDocument::field(std::string_view key) const {
  static const Json kNone;
  const auto found =
      std::find_if(header.begin(), header.end(), [&](const auto& m) { return m.first == key; });
  return found == header.end() ? kNone : found->second;
}

void PackDocument::setField(std::string_view key, Json value) {
  const auto found =
      std::find_if(header.begin(), header.end(), [&](const auto& m) { return m.first == key; });
  if (found == header.end())
    header.emplace_back(std::string(key), std::move(value));
  else
    found->second = std::move(value);
}

Json* PackDocument::find(std::string_view id) {
  return findCard(cards, id);
}

const Json* PackDocument::find(std::string_view id) const {
  return findCard(cards, id);
}

PackDocument newPackDocument(std::string_view pack, std::string_view game) {
  return {{{"schema", 1}, {"pack", pack}, {"game", game}, {"version", 1}}, {}};
}

Outcome<PackDocument> readPackDocument(std::string_view text, std::string_view file) {
  Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  if (!json->isObject())
    return Fault{std::string(file), json->line(), "a pack must be an object", "write {...}"};
  PackDocument document;
  for (const auto& [name, value] : json->members()) {
    if (name != "cards") {
      document.header.emplace_back(name, value);
    } else if (value.isArray()) {
      document.cards = value.items();
    } else {
      return Fault{std::string(file), value.line(), "\"cards\" of a pack must be a list", "write [...]"};
    }
  }
  return document;
}

std::string writePackDocument(const PackDocument& document) {
  std::string out = "{\n";
  for (const auto& [name, value] : document.header) {
    out += "  ";
    writeName(name, out);
    out += value.dump(JsonSpaces::reading) + ",\n";
  }
  out += "  \"cards\": [";
  const char* before = "\n    ";
  for (const Json& card : document.cards) {
    out += before;
    writeCard(card, out);
    before = ",\n    ";
  }
  out += document.cards.empty() ? "]\n}\n" : "\n  ]\n}\n";
  return out;
}

}  // namespace lk::rules
