#include "app/record/printing/first_game.h"

#include <algorithm>
#include <optional>

#include "app/kit/built_in.h"
#include "app/kit/translations.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr Field kFirst[] = {must("schema", kinds::whole, 1, 1), must("game", kinds::id),
                            must("cards", kinds::list),         must("pieces", kinds::list),
                            must("later", kinds::object),       must("guides", kinds::flag),
                            must("trays", kinds::list),         must("rules", kinds::id),
                            must("needs", kinds::list),         must("steps", kinds::list)};
constexpr Field kCut[] = {must("cards", kinds::list), must("pieces", kinds::list),
                          may("say", kinds::filledText)};
constexpr Field kCard[] = {must("card", kinds::id), must("copies", kinds::whole, 1, 9)};

/// Reads one file. Keeps only the first fault.
class FirstReader {
 public:
  FirstReader(const GameKit& kit, const std::string& file) : kit_(kit), faults_{file} {}

  Outcome<FirstGame> read(const Json& json) {
    if (!faults_.check(json, kFirst, "a first game")) return faults_.all.front();
    readCut(json, first_.first);
    if (faults_.check(json["later"], kCut, "what can wait")) readLater(json["later"]);
    for (const Json& tray : json["trays"].items()) readTray(tray);
    readRules(json["rules"]);
    first_.guides = json["guides"].asBool();
    for (const Json& text : json["needs"].items()) first_.needs.push_back({text.asString()});
    for (const Json& text : json["steps"].items()) first_.steps.push_back({text.asString()});
    if (!faults_.all.empty()) return faults_.all.front();
    return std::move(first_);
  }

 private:
  void readLater(const Json& json) {
    readCut(json, first_.later);
    first_.waits.english = json["say"].asString();
    const bool some = !first_.later.cards.empty() || !first_.later.tokens.empty();
    if (some == first_.waits.english.empty())
      faults_.add(json, "what can wait is not said, or nothing waits",
                  "write \"say\" if and only if something waits");
  }

  void readCut(const Json& json, FirstGame::Cut& cut) {
    for (const Json& card : json["cards"].items()) readCard(card, cut);
    for (const Json& token : json["pieces"].items()) readToken(token, cut);
  }

  void readCard(const Json& json, FirstGame::Cut& cut) {
    if (!faults_.check(json, kCard, "a card")) return;
    const std::string& id = json["card"].asString();
    if (!kit_.cards.find(id).known())
      faults_.add(json["card"], "no card is called \"" + id + "\"", "name one of the game's pack");
    cut.cards.push_back({id, static_cast<int>(json["copies"].asInt())});
  }

  void readToken(const Json& json, FirstGame::Cut& cut) {
    const std::string& name = json.asString();
    const auto& all = kit_.layout.tokens.all;
    if (std::none_of(all.begin(), all.end(), [&](const auto& token) { return token.card == name; }))
      faults_.add(json, "no token is called \"" + name + "\"", "name one of resources/tokens/");
    cut.tokens.push_back(name);
  }

  void readTray(const Json& json) {
    const std::optional<rules::Seat> seat = rules::seatFrom(json.asString());
    const auto& all = kit_.layout.trays;
    if (seat && std::any_of(all.begin(), all.end(), [&](const auto& tray) { return tray.seat == *seat; }))
      first_.trays.push_back(*seat);
    else
      faults_.add(json, "the game has no tray \"" + json.asString() + "\"", "name a seat of its table");
  }

  void readRules(const Json& json) {
    if (json.asString() == "trays")
      first_.rules = FirstRules::behindTrays;
    else if (json.asString() == "sheet")
      first_.rules = FirstRules::ownSheet;
    else if (json.asString() != "none")
      faults_.add(json, "rules are printed nowhere like \"" + json.asString() + "\"",
                  "write none, sheet or trays");
  }

  const GameKit& kit_;
  FirstGame first_;
  Faults faults_;
};

constexpr Field kTranslation[] = {must("language", kinds::language), must("game", kinds::id),
                                  must("texts", kinds::object)};

/// Adds the texts of another language.
Outcome<Done> translate(FirstGame& first, const TranslatedFile& file) {
  const Outcome<Json> json = readJson(file.text, file.file);
  if (!json) return json.fault();
  Faults faults{file.file};
  faults.check(*json, kTranslation, "a translation of a first game");
  std::vector<Wording*> all{&first.waits};
  for (std::vector<Wording>* texts : {&first.needs, &first.steps})
    for (Wording& each : *texts) all.push_back(&each);
  for (const auto& [english, text] : (*json)["texts"].members()) {
    bool known = false;
    for (Wording* each : all) {
      if (each->english != english) continue;
      each->others[file.language] = text.asString();
      known = true;
    }
    if (!known)
      faults.add(text, "there is no text \"" + english + "\"", "correct its spelling, or remove it");
  }
  if (!faults.all.empty()) return faults.all.front();
  return Done{};
}

}  // namespace

Outcome<FirstGame> firstGame(const GameKit& kit) {
  const std::string file = "resources/first/" + std::string(kit.id()) + ".json";
  const Outcome<std::string> text = builtIn(file);
  if (!text)
    return Fault{"arguments", 0, std::string(kit.id()) + " has no list of what a first game needs",
                 "print --what all instead"};
  const Outcome<Json> json = readJson(*text, file);
  if (!json) return json.fault();
  Outcome<FirstGame> first = FirstReader(kit, file).read(*json);
  if (!first) return first;
  for (const TranslatedFile& each : translatedFiles("first/" + std::string(kit.id()) + ".json"))
    if (const Outcome<Done> done = translate(*first, each); !done) return done.fault();
  return first;
}

}  // namespace lk::app
