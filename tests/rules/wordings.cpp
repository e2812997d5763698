// Tests that texts whose numbers differ from their effects are reported, and missing translations, too.
#include <functional>
#include <iostream>

#include "check.h"
#include "pack_files.h"
#include "rules/cards/effect_amounts.h"
#include "rules/cards/text_numbers.h"
#include "rules/cards/wording_check.h"

using namespace lk;
using namespace lk::rules;

namespace {

const std::vector<NumberWords>& languages() {
  static const std::vector<NumberWords> all = lk::test::numbersOfLanguages();
  return all;
}
const NumberWords& wordsOf(std::string_view language) {
  for (const NumberWords& words : languages())
    if (words.language.id() == language) return words;
  return englishNumbers();
}

PackDocument housePack() {
  Outcome<PackDocument> read = lk::test::housePackFiles("halfwish").document();
  CHECK(static_cast<bool>(read));
  return read ? *read : PackDocument{};
}

std::string numbersOf(std::string_view text, std::string_view language = "en") {
  std::string out;
  for (const TextNumber& number : numbersIn(text, wordsOf(language)))
    out += (number.casual ? "(" : "") + std::to_string(number.value) + (number.casual ? ") " : " ");
  return out;
}

/// Returns the faults of a card with this text, its translation and effect.
std::string faultsOf(const char* english, const char* chinese, const char* effect, const char* more = "") {
  const std::string text = std::string(R"({"cards":[{"id":"c","name":"C","name_zh":"丙")") + more +
                           R"(,"text":")" + english + R"(","text_zh":")" + chinese +
                           R"(","effect":[{"on":"on_play","do":[)" + effect + "]}]}]}";
  const Outcome<PackDocument> pack = readPackDocument(text, "p.json");
  CHECK_MESSAGE(static_cast<bool>(pack), pack ? "" : pack.fault().text());
  std::string out;
  for (const Fault& fault : checkWording(*pack, "p.json", languages())) {
    out += (out.empty() ? "" : " | ") + fault.what;
    CHECK(fault.line == 1 && !fault.cure.empty());
  }
  return out;
}

constexpr const char* kHeal3 = R"({"op":"heal","who":"self","amount":3})";

/// Changes one number of a document and counts how often that is reported.
struct Mutations {
  int made = 0;
  int reported = 0;
  std::string missed;

  void tryOne(const PackDocument& pack, const Json& card, const std::string& what) {
    ++made;
    if (!checkWording(card, pack, "h.json", languages()).empty())
      ++reported;
    else
      missed += "\n    " + card["id"].asString() + ": " + what;
  }
};

/// Changes every whole number in `value` in turn; calls `again` with the changed value.
void eachChanged(const Json& value, const std::function<void(Json changed, std::string what)>& again) {
  if (value.isInt()) {
    for (const int by : {1, -1, 2, -2, 7})
      again(value.asInt() + by, value.dump() + " changed by " + std::to_string(by));
    if (value.asInt() != 0) again(-value.asInt(), value.dump() + " with the other sign");
  }
  for (std::size_t i = 0; i < value.items().size(); ++i) {
    eachChanged(value.items()[i], [&](Json changed, const std::string& what) {
      Json::Array items = value.items();
      items[i] = std::move(changed);
      again(items, what);
    });
  }
  for (const auto& [name, member] : value.members()) {
    eachChanged(member, [&, key = name](Json changed, const std::string& what) {
      Json object = value;
      object.set(key, std::move(changed));
      again(object, key + " " + what);
    });
  }
}

/// Calls a function with the text with every figure changed in turn.
void eachFigureChanged(const std::string& text, const std::function<void(const std::string&)>& again) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    if (end == at) {
      ++at;
      continue;
    }
    const int value = std::stoi(text.substr(at, end - at));
    for (const int by : {1, -1, 2, 7})
      if (value + by >= 0) again(text.substr(0, at) + std::to_string(value + by) + text.substr(end));
    at = end;
  }
}

std::vector<std::string> replacedOnce(const std::string& text, const std::string& from,
                                      const std::string& to) {
  std::vector<std::string> out;
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
    out.push_back(text.substr(0, at) + to + text.substr(at + from.size()));
  return out;
}

}  // namespace

CASE(numbers_are_read_from_texts) {
  CHECK(numbersOf("Strike value DV.") == "");
  CHECK(numbersOf("Strike value DV − 2. You get 2 Exposed.") == "-2 2 ");
  CHECK(numbersOf("DV+ 2, DV +3, DV -4, DV -  5") == "2 3 -4 -5 ");
  CHECK(numbersOf("the 2nd and 14th face-down 3, 1-2") == "2 14 3 1 2 ");
  CHECK(numbersOf("The opponent loses 2 DV and 1 point. Then 3 more.") == "-2 -1 3 ");
  CHECK(numbersOf("Lose 1 point; or steal 1 point") == "-1 1 ");
  CHECK(numbersOf("The duel loser closes 4, strikes for 2 less") == "4 -2 ");
  CHECK(numbersOf("with 10 HP or less, 5 or less") == "10 5 ");
  CHECK(numbersOf("One of two, once, twice, again; none") == "(1) (2) (1) (2) (1) (0) ");
  CHECK(numbersOf("three Evades, Twelve stones, someone") == "3 12 ");
  CHECK(numbersOf("失去 1 分；或偷取 2 分", "zh") == "-1 2 ");
  CHECK(numbersOf("打击值 −2，DV − 1，DV +2", "zh") == "-2 -1 2 ");
  CHECK(numbersOf("三张闪避、七张进攻，十二点，十个", "zh") == "3 7 12 10 ");
  CHECK(numbersOf("选一项：两个，再次，没有，三思", "zh") == "(1) (2) (1) (0) ");
  CHECK(numbersOf("99999999999999999999") == "1000000 ");
  CHECK(numbersOf("") == "");
}

CASE(the_house_pack_says_what_it_does) {
  const PackDocument pack = housePack();
  CHECK(pack.cards.size() == 116);
  for (const Fault& fault : checkWording(pack, "halfwish.json", languages()))
    CHECK_MESSAGE(false, fault.text());
}

CASE(the_packs_of_other_games_say_what_they_do) {
  for (const char* game : {"half_deck_dungeon_heroes", "wtactics_orc", "half_the_battle", "magepunk"}) {
    const Outcome<PackDocument> pack = lk::test::housePackFiles(game).document();
    if (!CHECK(static_cast<bool>(pack))) continue;
    for (const Fault& fault : checkWording(*pack, game, languages())) CHECK_MESSAGE(false, fault.text());
    const std::string file = "resources/cards/" + std::string(game) + ".json";
    const std::string text = lk::test::readText(file);
    CHECK_MESSAGE(writePackDocument(*readPackDocument(text, file)) == text, file);
  }
}

CASE(conflicting_numbers_are_reported) {
  CHECK(faultsOf("Heal 3.", "回复 3 点。", kHeal3) == "");
  CHECK(faultsOf("Heal 4.", "回复 3 点。", kHeal3) ==
        "card \"c\" says 4 in its English text; no amount of its effect is 4 | "
        "card \"c\" does not say 3 in its English text, the amount of heal");
  CHECK(faultsOf("Heal 3.", "回复生命。", kHeal3) ==
        "card \"c\" does not say 3 in its Chinese text, the amount of heal");
  CHECK(faultsOf("Heal 3 and 3.", "回复 3 点。", kHeal3) ==
        "card \"c\" says 3 in its English text more often than its effect has it");
  CHECK(faultsOf("Lose 3 HP.", "失去 3 点。", kHeal3) != "");
  CHECK(faultsOf("Heal three.", "回复三点。", kHeal3) == "");
  CHECK(faultsOf("Costs 2. Heal 3.", "费用 2。回复 3 点。", kHeal3, R"(,"cost":2)") == "");
  CHECK(faultsOf("Costs 3. Heal 3.", "费用 2。回复 3 点。", kHeal3, R"(,"cost":2)") != "");
}

CASE(equal_amounts_for_different_players_may_be_written_once) {
  constexpr const char* kBoth =
      R"({"op":"heal","who":"self","amount":3},{"op":"heal","who":"opponent","amount":3})";
  CHECK(faultsOf("You heal 3, and so does the opponent.", "你与对手各回复 3 点。", kBoth) == "");
  CHECK(faultsOf("You heal 3, the opponent heals 3.", "你与对手各回复 3 点。", kBoth) == "");
  CHECK(faultsOf("Heal 3, 3 and 3.", "你与对手各回复 3 点。", kBoth) != "");
  constexpr const char* kTwo =
      R"({"op":"heal","who":"self","amount":3},{"op":"damage","who":"self","amount":3})";
  CHECK(faultsOf("Heal 3 and take 3 damage.", "回复 3 点，受到 3 点伤害。", kTwo) == "");
  CHECK(faultsOf("Heal 3.", "回复 3 点，受到 3 点伤害。", kTwo) != "");
}

CASE(exceptions_stand_on_the_card) {
  CHECK(faultsOf("Heal 3 at the 9th bell.", "第 9 声钟响：回复 3 点。", kHeal3) != "");
  CHECK(faultsOf("Heal 3 at the 9th bell.", "第 9 声钟响：回复 3 点。", kHeal3, R"(,"only_in_text":[9])") ==
        "");
  CHECK(faultsOf("Heal 3.", "第 9 声钟响：回复 3 点。", kHeal3, R"(,"only_in_text":[9])") ==
        "card \"c\" does not say 9 in its English text, though it is listed in \"only_in_text\"");
  CHECK(faultsOf("Heal much.", "大量回复。", kHeal3, R"(,"only_in_effect":[3])") == "");
  CHECK(faultsOf("Heal 3.", "大量回复。", kHeal3, R"(,"only_in_effect":[4])") ==
        "card \"c\" lists 4 in \"only_in_effect\", which is no amount of its effect | "
        "card \"c\" does not say 3 in its Chinese text, the amount of heal");
}

CASE(labels_say_what_choosing_them_does) {
  const auto choice = [](const std::string& english, const std::string& chinese) {
    return R"({"op":"choose","who":"self","options":[{"id":"a","label":")" + english + R"(","label_zh":")" +
           chinese +
           R"(","do":[{"op":"heal","who":"self","amount":3}]},{"id":"b","label":"No","label_zh":"否","do":[]}]})";
  };
  CHECK(faultsOf("Heal 3.", "回复 3 点。", choice("Heal 3", "回复 3 点").c_str()) == "");
  CHECK(faultsOf("Heal 3.", "回复 3 点。", choice("Heal", "回复").c_str()) == "");
  CHECK(faultsOf("Heal 3.", "回复 3 点。", choice("Heal 2", "回复 3 点").c_str()) ==
        "card \"c\" says 2 in a label; nothing it does is 2");
  CHECK(faultsOf("Heal 3.", "回复 3 点。", choice("Heal 3", "").c_str()) ==
        "card \"c\" has no Chinese label");
}

CASE(missing_translations_are_reported) {
  CHECK(faultsOf("Heal 3.", "", kHeal3).starts_with("card \"c\" has no Chinese text"));
  CHECK(faultsOf("Heal 3.", "Heal 3.", kHeal3) ==
        "card \"c\" has a Chinese text without a Chinese character");
  CHECK(faultsOf("Heal 3.", "Soigne 3.", kHeal3) ==
        "card \"c\" has a Chinese text without a Chinese character");
  CHECK(faultsOf("", "回复 3 点。", kHeal3).starts_with("card \"c\" has no English text"));
  const auto named = [](const char* name, const char* nameZh) {
    const std::string text =
        std::string(R"({"cards":[{"id":"c","name":")") + name + R"(","name_zh":")" + nameZh + R"("}]})";
    return checkWording(*readPackDocument(text, "p.json"), "p.json", languages()).size();
  };
  CHECK(named("Five", "五") == 0);
  CHECK(named("5", "5") == 0);  // needs no translation
  CHECK(named("Five", "Five") == 1);
  CHECK(named("Five", "") == 1);
  CHECK(named("", "五") == 1);
  CHECK(named("D20", "\xF0\xA0\x80\x80") == 0);  // a character beyond the first plane
}

CASE(any_changed_number_of_a_house_card_is_reported) {
  const PackDocument pack = housePack();
  Mutations inEffects, inTexts, inWords;
  for (const Json& card : pack.cards) {
    for (const char* field : {"effect", "needs"}) {
      if (card["effect"].items().empty()) continue;
      eachChanged(card[field], [&](const Json& changed, const std::string& what) {
        Json mutant = card;
        mutant.set(field, changed);
        inEffects.tryOne(pack, mutant, what);
      });
    }
    for (const std::string field : {"text", "text_zh", "text_de"}) {
      if (card["type"] == Json("choice")) continue;
      eachFigureChanged(card[field].asString(), [&](const std::string& changed) {
        Json mutant = card;
        mutant.set(field, changed);
        inTexts.tryOne(pack, mutant, changed);
      });
      for (const auto& [from, to] :
           {std::pair("three", "four"), std::pair("three", "five"), std::pair("seven", "six"),
            std::pair("seven", "three"), std::pair("one Long", "three Long"), std::pair("三张", "四张"),
            std::pair("七张", "六张"), std::pair("七张", "三张")}) {
        for (const std::string& changed : replacedOnce(card[field].asString(), from, to)) {
          Json mutant = card;
          mutant.set(field, changed);
          inWords.tryOne(pack, mutant, changed);
        }
      }
    }
  }
  for (const auto& [name, mutations] :
       {std::pair("amounts of effects", &inEffects), std::pair("figures of texts", &inTexts),
        std::pair("numbers in words", &inWords)}) {
    std::cout << "  changed " << name << ": " << mutations->reported << " of " << mutations->made
              << " told\n";
    CHECK_MESSAGE(mutations->made > 10, name);
    CHECK_MESSAGE(mutations->reported == mutations->made, name + mutations->missed);
  }
}
