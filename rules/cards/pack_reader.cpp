#include "rules/cards/pack_reader.h"

#include <algorithm>
#include <map>

#include "rules/effects/compile.h"

namespace lk::rules {

namespace {

enum class Kind : std::uint8_t { text, id, count, cost, deck, effect, needs, names, means };

struct FieldRule {
  std::string_view name;
  Kind kind;
  bool required;
};

constexpr FieldRule kPackFields[] = {{"schema", Kind::count, true},
                                     {"pack", Kind::id, true},
                                     {"game", Kind::id, true},
                                     {"version", Kind::count, true},
                                     {"cards", Kind::effect, true}};

// What every card has, and what its type adds.
constexpr FieldRule kCardFields[] = {{"id", Kind::id, true},         {"name", Kind::text, true},
                                     {"name_zh", Kind::text, true},  {"type", Kind::id, true},
                                     {"origin", Kind::text, true},   {"copies", Kind::count, true},
                                     {"text", Kind::text, true},     {"text_zh", Kind::text, true},
                                     {"effect", Kind::effect, true}, {"name_origin", Kind::text, false}};
constexpr FieldRule kActionFields[] = {{"kind", Kind::text, true}, {"counts_as", Kind::id, false}};
constexpr FieldRule kClassFields[] = {{"deck", Kind::deck, true}};
constexpr FieldRule kPowerFields[] = {{"subtype", Kind::id, true},
                                      {"cost", Kind::cost, true},
                                      {"playable", Kind::names, true},
                                      {"needs", Kind::needs, false}};
constexpr FieldRule kLocationFields[] = {{"subtype", Kind::id, true}};
constexpr FieldRule kUpgradeFields[] = {{"replaces", Kind::id, true}, {"kind", Kind::text, true}};
constexpr FieldRule kChoiceFields[] = {{"means", Kind::means, true}};

struct TypeRule {
  std::string_view name;
  std::span<const FieldRule> fields;
};
constexpr TypeRule kTypes[] = {{"action", kActionFields},   {"class", kClassFields},
                               {"power", kPowerFields},     {"location", kLocationFields},
                               {"upgrade", kUpgradeFields}, {"wish", {}},
                               {"choice", kChoiceFields}};

bool isId(const Json& value) {
  const std::string& s = value.asString();
  return !s.empty() && std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}
bool isCount(const Json& value) {
  return value.isInt() && value.asInt() >= 1 && value.asInt() <= 1000;
}

bool isMeaning(const Json& value) {
  return value.isObject() && value["e"].isString();
}

/// What the value must be to fit, empty when it does. Effects and decks are looked into elsewhere.
std::string_view misfit(const Json& value, Kind kind) {
  switch (kind) {
    case Kind::text:
      return value.isString() ? "" : "a text";
    case Kind::id:
      return isId(value) ? "" : "an id of small letters, digits, _ and -";
    case Kind::count:
      return isCount(value) ? "" : "a whole number from 1 to 1000";
    case Kind::cost:
      return value.isInt() && value.asInt() >= 0 && value.asInt() <= 99 ? "" : "a whole number from 0 to 99";
    case Kind::needs:
      return value.isObject() ? "" : "a test";
    case Kind::names:
      return value.isArray() && std::all_of(value.items().begin(), value.items().end(), isId)
                 ? ""
                 : "a list of names";
    case Kind::deck:
    case Kind::effect:
      return value.isArray() ? "" : "a list";
    case Kind::means: {
      const bool fits = value.isArray() && std::all_of(value.items().begin(), value.items().end(), isMeaning);
      return fits ? "" : "a list of events";
    }
  }
  return "";
}

/// Reads a pack and collects every fault on the way.
class Reader {
 public:
  Reader(std::string_view file, FindLanguage languageOf) : file_(file), languageOf_(languageOf) {}

  PackReading read(std::string_view text) {
    Outcome<Json> json = readJson(text, file_);
    if (!json) return {{}, {json.fault()}};
    checkObject(*json, {kPackFields}, "a pack");
    if (faults_.empty() && (*json)["schema"].asInt() != 1)
      fault((*json)["schema"], "schema " + (*json)["schema"].dump() + " is not known",
            "this build reads schema 1");
    for (const Json& card : (*json)["cards"].items()) readCard(card);
    checkReferences();
    const Language* language = languageOf_((*json)["game"].asString());
    if ((*json)["game"].isString()) checkEffects(language);
    if (!faults_.empty()) return {{}, sorted()};
    return {CardBook((*json)["game"].asString(), std::move(cards_), language), {}};
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    faults_.push_back({std::string(file_), at.line(), std::move(what), std::move(cure)});
  }

  std::vector<Fault> sorted() {
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const Fault& a, const Fault& b) { return a.line < b.line; });
    return std::move(faults_);
  }

  void checkObject(const Json& object, std::vector<std::span<const FieldRule>> tables,
                   const std::string& whose) {
    if (!object.isObject()) {
      fault(object, whose + " must be an object", "write {...}");
      return;
    }
    for (const auto& [name, value] : object.members()) {
      const FieldRule* rule = find(name, tables);
      if (!rule) {
        fault(value, whose + " has no \"" + name + "\"", "remove it or correct its spelling");
      } else if (const std::string_view wanted = misfit(value, rule->kind); !wanted.empty()) {
        fault(value, "\"" + name + "\" of " + whose + " must be " + std::string(wanted), "correct its value");
      }
    }
    for (const std::span<const FieldRule> table : tables) {
      for (const FieldRule& rule : table) {
        if (rule.required && !object.find(rule.name))
          fault(object, whose + " needs \"" + std::string(rule.name) + "\"", "add it");
      }
    }
  }

  static const FieldRule* find(std::string_view name, const std::vector<std::span<const FieldRule>>& tables) {
    for (const std::span<const FieldRule> table : tables) {
      for (const FieldRule& rule : table)
        if (rule.name == name) return &rule;
    }
    return nullptr;
  }

  void readCard(const Json& json) {
    const std::string whose = "card \"" + json["id"].asString() + "\"";
    const std::string& type = json["type"].asString();
    const auto rule =
        std::find_if(std::begin(kTypes), std::end(kTypes), [&](const TypeRule& t) { return t.name == type; });
    if (rule == std::end(kTypes)) {
      fault(json.isObject() ? json["type"].isNull() ? json : json["type"] : json,
            whose + " is of an unknown type \"" + type + "\"",
            "use action, class, power, location, upgrade, wish or choice");
      return;
    }
    checkObject(json, {kCardFields, rule->fields}, whose);
    if (!ids_.emplace(json["id"].asString(), cards_.size()).second)
      fault(json["id"], "the id \"" + json["id"].asString() + "\" is used twice",
            "give every card its own id");
    cards_.push_back(card(json));
  }

  CardDef card(const Json& json) {
    CardDef def;
    def.id = json["id"].asString();
    def.name = json["name"].asString();
    def.nameZh = json["name_zh"].asString();
    def.type = json["type"].asString();
    def.kind = json["kind"].asString();
    def.countsAs = json["counts_as"].asString();
    def.subtype = json["subtype"].asString();
    def.replaces = json["replaces"].asString();
    def.cost = static_cast<int>(json["cost"].asInt());
    for (const Json& phase : json["playable"].items()) def.playable.push_back(phase.asString());
    def.needs = json["needs"];
    def.nameOrigin = json["name_origin"].asString();
    def.text = json["text"].asString();
    def.textZh = json["text_zh"].asString();
    def.origin = json["origin"].asString();
    def.copies = static_cast<int>(json["copies"].asInt(1));
    def.effect = json["effect"];
    def.means = json["means"];
    if (!def.replaces.empty()) references_.push_back({def.replaces, json["replaces"].line()});
    if (!def.countsAs.empty()) references_.push_back({def.countsAs, json["counts_as"].line()});
    for (const Json& entry : json["deck"].items()) def.deck.push_back(deckEntry(entry));
    return def;
  }

  DeckEntry deckEntry(const Json& json) {
    static constexpr FieldRule kFields[] = {{"card", Kind::id, true}, {"count", Kind::count, true}};
    checkObject(json, {kFields}, "a deck entry");
    if (json["card"].isString()) references_.push_back({json["card"].asString(), json.line()});
    return {json["card"].asString(), static_cast<int>(json["count"].asInt(1))};
  }

  void checkReferences() {
    for (const auto& [id, line] : references_) {
      if (named(id).type != "action")
        faults_.push_back({std::string(file_), line, "no action of this pack is called \"" + id + "\"",
                           "correct the id or add the card"});
    }
  }

  /// Once all cards are known: effects name other cards.
  void checkEffects(const Language* language) {
    const CompileContext context{
        .language = language, .find = [this](std::string_view id) { return named(id); }, .file = file_};
    for (const CardDef& card : cards_) {
      if (!card.effect.isArray()) continue;
      Compiled effect = compileEffect(card.effect, card.needs, card.id, card.type, context);
      faults_.insert(faults_.end(), effect.faults.begin(), effect.faults.end());
    }
  }

  [[nodiscard]] CardName named(std::string_view id) const {
    const auto found = ids_.find(id);
    if (found == ids_.end()) return {};
    const CardDef& card = cards_[found->second];
    return {CardId(static_cast<std::uint16_t>(found->second + 1)), card.type, card.subtype};
  }

  std::string_view file_;
  FindLanguage languageOf_;
  std::vector<Fault> faults_;
  std::vector<CardDef> cards_;
  std::map<std::string, std::size_t, std::less<>> ids_;  // place among cards_
  std::vector<std::pair<std::string, int>> references_;
};

}  // namespace

PackReading readPack(std::string_view text, std::string_view file, FindLanguage languageOf) {
  return Reader(file, languageOf).read(text);
}

}  // namespace lk::rules
