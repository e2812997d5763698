#include "faces/card_look.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace lk::faces {

namespace {

struct NamedCharge {
  std::string_view name;
  Charge charge;
};

constexpr std::array kOperationCharges{NamedCharge{"strike", Charge::sword},
                                       NamedCharge{"block", Charge::shield},
                                       NamedCharge{"evade", Charge::wing},
                                       NamedCharge{"boost", Charge::rise},
                                       NamedCharge{"damage", Charge::bolt},
                                       NamedCharge{"heal", Charge::heart},
                                       NamedCharge{"pay", Charge::coins},
                                       NamedCharge{"set", Charge::die},
                                       NamedCharge{"steal", Charge::hand},
                                       NamedCharge{"cleanse", Charge::sun},
                                       NamedCharge{"reroll", Charge::cycle},
                                       NamedCharge{"transform", Charge::exchange},
                                       NamedCharge{"swap_actions", Charge::exchange},
                                       NamedCharge{"draw", Charge::cards},
                                       NamedCharge{"peek", Charge::eye},
                                       NamedCharge{"make_aggressor", Charge::flag},
                                       NamedCharge{"end_duel", Charge::flag},
                                       NamedCharge{"take_reward", Charge::chest},
                                       NamedCharge{"choose", Charge::fork},
                                       NamedCharge{"bid", Charge::scales},
                                       NamedCharge{"later", Charge::hourglass}};

/// What a counter, a state or a keyword looks like, wherever it is named.
constexpr std::array kThingCharges{NamedCharge{"points", Charge::star},
                                   NamedCharge{"lamps", Charge::lamp},
                                   NamedCharge{"mana", Charge::gem},
                                   NamedCharge{"hp", Charge::heart},
                                   NamedCharge{"dv", Charge::die},
                                   NamedCharge{"dv_this_turn", Charge::die},
                                   NamedCharge{"upgrades", Charge::rise},
                                   NamedCharge{"exposed", Charge::claw},
                                   NamedCharge{"toughness", Charge::shield},
                                   NamedCharge{"poisoned", Charge::drop},
                                   NamedCharge{"ignited", Charge::flame},
                                   NamedCharge{"stunned", Charge::spiral},
                                   NamedCharge{"silenced", Charge::bell},
                                   NamedCharge{"first_strike", Charge::spear},
                                   NamedCharge{"ignore_block", Charge::hammer},
                                   NamedCharge{"precise", Charge::arrow},
                                   NamedCharge{"true_damage", Charge::bolt},
                                   NamedCharge{"unevadable", Charge::claw},
                                   NamedCharge{"innate", Charge::sun}};

/// Which of many equally good draws of inks and fields is used. It says nothing about any one card.
constexpr std::uint64_t kDraw = 194;

template <std::size_t N>
std::optional<Charge> chargeNamed(const std::array<NamedCharge, N>& table, std::string_view name) {
  for (const NamedCharge& entry : table)
    if (entry.name == name) return entry.charge;
  return std::nullopt;
}

struct Operation {
  const Json* fields = nullptr;
  const Json* test = nullptr;  // of the nearest `if` around it
};

/// Every operation of an effect in the order of reading, however deep.
void collect(const Json& part, const Json* test, std::vector<Operation>& found) {
  if (part.find("op") != nullptr) {
    found.push_back({&part, test});
    if (const Json* own = part.find("test"); own != nullptr && own->isObject()) test = own;
  }
  for (const Json& item : part.items()) collect(item, test, found);
  for (const auto& [key, value] : part.members())
    if (key != "test") collect(value, test, found);
}

std::string_view nameOf(const Operation& operation) {
  return (*operation.fields)["op"].asString();
}

/// The thing an operation is about, if it names one: its keyword, state or counter.
std::string_view thingOf(const Operation& operation) {
  for (const std::string_view key : {"keyword", "state", "what"})
    if (const Json* thing = operation.fields->find(key); thing != nullptr && thing->isString())
      return thing->asString();
  return {};
}

std::optional<Charge> chargeOf(const Operation& operation) {
  const std::string_view name = nameOf(operation);
  if (name == "change" || name == "state" || name == "keyword")
    return chargeNamed(kThingCharges, thingOf(operation));
  return chargeNamed(kOperationCharges, name);
}

std::string withSign(std::int64_t number, std::string_view gap) {
  const std::string sign = number < 0 ? "\u2212" : "+";
  return sign + std::string(gap) + std::to_string(std::abs(number));
}

std::string profileText(const Operation& operation) {
  const std::int64_t plus = (*operation.fields)["plus"].asInt();
  if ((*operation.fields)["base"].asString() == "none") return std::to_string(plus);
  return plus == 0 ? "DV" : "DV " + withSign(plus, " ");
}

/// "DV ≥ 8": the bound on the dice under which an operation works at all.
std::string boundText(const Json* test) {
  if (test == nullptr || (*test)["what"].asString() != "dv") return {};
  const std::string& compare = (*test)["cmp"].asString();
  const std::string bound = std::to_string((*test)["value"].asInt());
  if (compare == "at_least") return "DV \u2265 " + bound;
  if (compare == "at_most") return "DV \u2264 " + bound;
  return {};
}

std::string counterName(std::string_view counter) {
  if (counter == "hp" || counter == "dv") return counter == "hp" ? "HP" : "DV";
  if (counter == "dv_this_turn") return "DV";
  return titled(counter);
}

std::optional<KeyFigure> figureOf(const Operation& operation) {
  const std::string_view name = nameOf(operation);
  const Json& fields = *operation.fields;
  const auto figure = [&](std::string text) -> std::optional<KeyFigure> {
    if (text.empty()) return std::nullopt;
    return KeyFigure{chargeOf(operation).value_or(Charge::star), std::move(text)};
  };
  if (name == "strike" || name == "block") return figure(profileText(operation));
  if (name == "evade") return figure(operation.test == nullptr ? "always" : boundText(operation.test));
  if (name == "damage") return figure(std::to_string(fields["amount"].asInt()));
  if (name == "heal") return figure("+" + std::to_string(fields["amount"].asInt()));
  if (name == "steal" || name == "pay")
    return figure(std::to_string(fields["amount"].asInt()) + " " + counterName(thingOf(operation)));
  if (name == "set")
    return figure(counterName(thingOf(operation)) + " = " + std::to_string(fields["to"].asInt()));
  if (name == "boost") return figure(withSign(fields["by"].asInt(), ""));
  if (name == "change")
    return figure(withSign(fields["by"].asInt(), "") + " " + counterName(thingOf(operation)));
  if (name == "state") return figure(titled(thingOf(operation)));
  return std::nullopt;
}

PanelShape panelOf(std::string_view type) {
  struct TypePanel {
    std::string_view type;
    PanelShape panel;
  };
  constexpr std::array panels{
      TypePanel{"action", PanelShape::notched}, TypePanel{"class", PanelShape::shield},
      TypePanel{"choice", PanelShape::octagon}, TypePanel{"power", PanelShape::burst},
      TypePanel{"location", PanelShape::arch},  TypePanel{"upgrade", PanelShape::pennant},
      TypePanel{"wish", PanelShape::medallion}};
  for (const TypePanel& entry : panels)
    if (entry.type == type) return entry.panel;
  return PanelShape::plain;
}

/// A keyword that changes what the first operation is makes the emblem: a strike that comes first is a spear.
Charge emblemOf(const std::vector<Operation>& operations, const Operation& first) {
  const Charge plain = *chargeOf(first);
  if (nameOf(first) != "strike") return plain;
  for (const Operation& operation : operations) {
    if (nameOf(operation) != "keyword" || thingOf(operation) == "innate") continue;
    if ((*operation.fields)["which"].asString() == "this") return chargeOf(operation).value_or(plain);
  }
  return plain;
}

/// Choices between ways come before what the ways do.
bool isStructure(const Operation& operation) {
  return nameOf(operation) == "if" || !chargeOf(operation);
}

}  // namespace

std::string titled(std::string_view id) {
  std::string text;
  bool start = true;
  for (const char c : id) {
    const bool gap = c == '_' || c == '-';
    text += gap ? ' ' : start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    start = gap;
  }
  return text;
}

CardLook lookOf(const rules::CardDef& card) {
  CardLook look;
  Choices choices(fingerprint(card.id) + kDraw);
  look.panel = panelOf(card.type);
  look.pair = choices.next(kInkPairs);
  look.division = static_cast<Division>(choices.next(kDivisions));
  look.variety = fingerprint(card.id + "/" + card.type);

  std::vector<Operation> operations;
  collect(card.effect, nullptr, operations);
  const auto first = std::find_if(operations.begin(), operations.end(), [](const Operation& o) {
    return !isStructure(o) && nameOf(o) != "keyword" && nameOf(o) != "choose";
  });
  if (first != operations.end()) look.charge = emblemOf(operations, *first);
  look.nameIsEmblem = operations.empty() && card.deck.empty();

  for (const Operation& operation : operations) {
    const std::optional<Charge> charge = isStructure(operation) ? std::nullopt : chargeOf(operation);
    const bool known = !charge || *charge == look.charge ||
                       (first != operations.end() && operation.fields == first->fields) ||
                       std::find(look.badges.begin(), look.badges.end(), *charge) != look.badges.end();
    if (!known && look.badges.size() < 4) look.badges.push_back(*charge);
    if (std::optional<KeyFigure> figure = figureOf(operation);
        figure && look.figures.size() < 2 &&
        std::find(look.figures.begin(), look.figures.end(), *figure) == look.figures.end())
      look.figures.push_back(std::move(*figure));
  }
  return look;
}

}  // namespace lk::faces
