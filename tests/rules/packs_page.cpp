// Tests that the page about packs matches the tables of the languages.
#include "games/kiteyard/kiteyard.h"
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;

namespace {

std::string listed(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) out += (out.empty() ? "`" : ", `") + std::string(word) + "`";
  return out;
}
template <class Word>
std::string named(std::span<const Word> words) {
  std::vector<std::string_view> names;
  for (const Word& word : words) names.push_back(word.name);
  return listed(names);
}

std::string valueText(const ParameterSpec& field) {
  switch (field.kind) {
    case ValueKind::name:
      return "one of " + listed(field.names);
    case ValueKind::player:
      return "a player's word";
    case ValueKind::counter:
      return "a counter";
    case ValueKind::state:
      return "a state";
    case ValueKind::keyword:
      return "a keyword";
    case ValueKind::card:
      return "the id of a card of the type `" + std::string(field.of) + "`" +
             (field.names.empty() ? "" : ", or " + listed(field.names));
    case ValueKind::moments:
      return "a list of moments";
    case ValueKind::integer:
      return "a whole number from -999 to 999";
    case ValueKind::positive:
      return "a whole number from 1 to " + std::to_string(field.most);
    case ValueKind::test:
      return "a test";
    case ValueKind::operations:
    case ValueKind::otherwise:
      return "a list of operations";
    case ValueKind::options:
      return "a list of at least two `{\"id\", \"label\", \"do\"}`, with a test as `\"when\"` or without";
    case ValueKind::things:
      return "a player's word, a name given before by `as`, or a selector";
    case ValueKind::selector:
      return "a selector";
    case ValueKind::set:
      return "a name for what is found";
    case ValueKind::thingCounter:
      return "a counter of things";
    case ValueKind::stat:
      return "a stat";
    case ValueKind::bar:
      return "what is forbidden";
    case ValueKind::duration:
      return "a duration";
    case ValueKind::place:
      return "a place";
    case ValueKind::costs:
      return "a list of costs";
  }
  return "";
}

std::string cardValueText(const CardFieldSpec& field) {
  switch (field.kind) {
    case CardFieldKind::name:
      return "one of " + listed(field.names);
    case CardFieldKind::names:
      return "a list of " + listed(field.names);
    case CardFieldKind::number:
      return "a whole number from " + std::to_string(field.least) + " to " + std::to_string(field.most);
    case CardFieldKind::card:
      return "the id of a card of the type `" + std::string(field.of) + "`";
    case CardFieldKind::deck:
      return "a list of `{\"card\", \"count\"}`, cards of the type `" + std::string(field.of) + "`";
    case CardFieldKind::test:
      return "a test that must hold before the card is played";
    case CardFieldKind::events:
      return "a list of events without seat (docs/events.md)";
  }
  return "";
}

std::string fieldsText(std::span<const ParameterSpec> fields) {
  std::string out;
  for (const ParameterSpec& field : fields)
    out += "  - `" + std::string(field.name) + "`: " + valueText(field) +
           (field.required ? "" : "; may be left out") + "\n";
  return out;
}

void add(std::string& page, const char* what, const std::string& words) {
  if (!words.empty()) page += std::string("- ") + what + ": " + words + "\n";
}

void describe(std::string& page, const Game& game, const char* note) {
  const Language& language = game.language();
  page += "\n## " + std::string(game.id()) + "\n\n" + note + "Types of cards:\n\n";
  for (const CardTypeSpec& type : language.cardTypes) {
    page += "- `" + std::string(type.name) + "`\n";
    for (const CardFieldSpec& field : type.fields)
      page += "  - `" + std::string(field.name) + "`: " + cardValueText(field) +
              (field.required ? "" : "; may be left out") + "\n";
  }
  page += "\nHooks, and the types of cards that have them:\n\n";
  for (const HookWord& hook : language.hooks)
    page += "- `" + std::string(hook.name) + "`: " + listed(hook.types) +
            (hook.measures ? "; says what the card is worth" : "") + "\n";
  page += "\nWords:\n\n";
  add(page, "players", named(language.players));
  add(page, "counters", named(language.counters));
  add(page, "states", listed(language.states));
  add(page, "keywords", listed(language.keywords));
  add(page, "moments", listed(language.moments));
  add(page, "places", listed(language.places));
  add(page, "counters of things", listed(language.thingCounters));
  add(page, "stats", listed(language.stats));
  add(page, "what can be forbidden", listed(language.bars));
  add(page, "durations", listed(language.durations));
  add(page, "types by where a thing lies", listed(language.standingTypes));
  for (const SelectorWord& word : language.selectorWords)
    page += "- selectors may say `" + std::string(word.name) + "`: " + listed(word.values) + "\n";
  if (!language.abilityFields.empty())
    page += "- abilities have besides:\n" + fieldsText(language.abilityFields);
  if (!language.costs.empty()) page += "- an ability's `cost` is a list of:\n";
  for (const CostWord& cost : language.costs)
    page += "  - `{\"" + std::string(cost.verb) + "\": \"" + std::string(cost.what) + "\"}`" +
            (cost.counted ? ", with a `count` from 1 to 99" : "") + "\n";
  if (!language.tests.empty()) page += "\nTests, written `{\"test\": NAME, ...}`:\n\n";
  for (const TestWord& test : language.tests)
    page += "- `" + std::string(test.name) + "`\n" + fieldsText(test.parameters);
  page += "\nOperations, written `{\"op\": NAME, ...}`:\n\n";
  for (const Operation& operation : language.operations)
    page += "- `" + std::string(operation.name) + "`" +
            (operation.traits.place == Place::measure ? " (where the card is measured)"
             : operation.traits.place == Place::cost  ? " (a cost)"
                                                      : "") +
            "\n" + fieldsText(operation.parameters);
}

std::string page() {
  std::string page =
      "# Packs\n\nMade from the tables of the languages (`rules/games/<id>/cards/language.cpp`): `tst_rules "
      "packs_page` fails if\nthis page differs from them; `LK_WRITE_PAGES=1 tst_rules packs_page` "
      "rewrites it.\n\nA pack is a JSON object: `schema` (1), `pack`, `game`, `version`, `cards`. A card "
      "has `id`, `name`,\n`type`, `origin`, `copies`, `text`, `effect` and the fields "
      "of its type. Names, texts and labels may stand\nthere in any other language, too: `name_de`, "
      "`text_de`, "
      "`label_de`. `effect` is a list of\nabilities `{\"on\": HOOK, \"do\": [OPERATION, ...]}`, empty where "
      "people decide. What is misspelt, missing or not\nthe game's own is a fault with file and line.\n\nIn "
      "games with things on the table an ability may have a `name` and `targets`, "
      "chosen when it is "
      "announced:\n`{\"as\": NAME, \"from\": SELECTOR}`. A selector is an object: `in` (a place or a list of "
      "them), and where wanted\n`type` (one or several), `side` (`any`, `own`, `enemy`), `not` (`self`), "
      "`id` (of a card), `players` (players count,\ntoo). The first duration lasts as long as the card is "
      "there. `cost` is a list of costs: operations that are marked as such\nstand there and nowhere else.\n";
  for (const Game* game : allGames()) describe(page, *game, "");
  static const kiteyard::Kiteyard kKiteyard;
  describe(page, kKiteyard,
           "A game of the tests (`tests/games/kiteyard`): its operations are those of every game with things "
           "on the table.\n\n");
  return page;
}

}  // namespace

CASE(packs_page_is_as_the_tables_are) {
  lk::test::checkPage("docs/packs.md", page());
}
