// Tests card packs: the shipped ones are valid, and every fault is reported with file and line.
#include <algorithm>

#include "house_cards.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/rules/worths.h"

using namespace lk;
using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::houseCards;

namespace {

constexpr const char* kStrike =
    R"({"id":"hit","name":"Hit","name_zh":"打","type":"action","kind":"aggressive","origin":"house","copies":1,)"
    R"("text":"","text_zh":"","effect":[{"on":"profile","do":[{"op":"strike","base":"dv","plus":0}]}]})";

std::string pack(const std::string& cards) {
  return R"({"schema":1,"pack":"p","game":"halfwish","version":1,"cards":[)"
         "\n" +
         cards + "\n]}";
}

/// Returns the text with the first `from` replaced by `to`.
std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  CHECK_MESSAGE(at != std::string::npos, from);
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::vector<std::string> faults(const std::string& text) {
  const PackReading read = readPack(text, "p.json", languageOf);
  std::vector<std::string> out;
  for (const Fault& fault : read.faults) out.push_back(fault.text());
  if (!out.empty()) CHECK(read.book.cards().empty());
  return out;
}

/// Checks for exactly one fault, at `line`, that mentions `part`.
void expectFault(const std::string& text, int line, const std::string& part) {
  const std::vector<std::string> found = faults(text);
  const std::string all = found.empty() ? "no fault" : found.front();
  CHECK_MESSAGE(found.size() == 1, part + ": " + std::to_string(found.size()) + " faults, " + all);
  CHECK_MESSAGE(all.starts_with("p.json:" + std::to_string(line) + ": "), all);
  CHECK_MESSAGE(all.find(part) != std::string::npos, all);
}

/// Returns the value of a single action at a DV.
Worth worthAt(const CardBook& cards, CardId action, int dv) {
  return worthsByDice(cards, {action, CardId()}, dv)[0];
}

}  // namespace

CASE(the_pack_that_ships_is_sound) {
  const CardBook& cards = houseCards();
  CHECK(cards.game() == "halfwish");
  int actions = 0;
  int classes = 0;
  for (const CardDef& card : cards.cards()) {
    actions += card.type == "action" && card.countsAs.empty();
    if (card.type != "class") continue;
    ++classes;
    int sum = 0;
    for (const DeckEntry& entry : card.deck) sum += entry.count;
    CHECK_MESSAGE(sum == 10, card.id);
  }
  CHECK(actions == 5);
  CHECK(classes == 7);
  CHECK(cards.ofType("power").size() == 18);
  CHECK(cards.ofType("location").size() == 37);
  CHECK(cards.ofType("upgrade").size() == 30);
  CHECK(cards.ofType("wish").size() == 1);
}

CASE(actions_are_compiled_from_their_effects) {
  const CardBook& cards = houseCards();
  const auto worth = [&](const char* id, int dv) { return worthAt(cards, cards.find(id), dv); };
  CHECK(worth("strike", 9).strike == 9);
  CHECK(worth("long_strike", 9).strike == 7);
  CHECK(worth("long_strike", 1).strike == 0);
  CHECK(worth("long_strike", 9).keywords.has(Keyword::firstStrike));
  CHECK(worth("heavy_strike", 9).strike == 11);
  CHECK(worth("heavy_strike", 9).keywords.has(Keyword::ignoreBlock));
  CHECK(worth("defend", 9).block == 11);
  CHECK(!worth("defend", 9).strike);
  CHECK(worth("evade", 8).evades);
  CHECK(!worth("evade", 7).evades);
  CHECK(worth("evade", 7).canEvade);
  CHECK(worth("lucky_strike", 9).strike == 12);
  CHECK(worth("lucky_strike", 8).strike == 8);
  CHECK(worth("shield_bash", 4).strike == 5);
  CHECK(worth("shield_bash", 4).block == 4);
  CHECK(worth("long_strike_innate", 9).keywords.has(Keyword::innate));
  CHECK(cards.kindOf(cards.find("long_strike_innate")) == cards.find("long_strike"));
}

CASE(boosts_reach_the_other_action_and_pass_a_precise_one_by) {
  const CardBook& cards = houseCards();
  const auto pair = [&](const char* first, const char* second) {
    return worthsByDice(cards, {cards.find(first), cards.find(second)}, 6);
  };
  CHECK(pair("signal_arrow", "strike")[1].strike == 9);
  CHECK(pair("strike", "tower_shield")[0].strike == 8);
  CHECK(!pair("tower_shield", "defend")[1].strike);
  CHECK(pair("signal_arrow", "clockwork_strike")[1].strike == 9);
}

CASE(tests_split_the_dice_values_in_two) {
  const std::string both =
      with(kStrike, R"({"op":"strike","base":"dv","plus":0})",
           R"({"op":"if","test":{"test":"count","who":"self","what":"dv","cmp":"at_most","value":6},)"
           R"("then":[{"op":"evade"}],"else":[{"op":"strike","base":"none","plus":5}]})");
  const PackReading read = readPack(pack(both), "p.json", languageOf);
  CHECK(read.faults.empty());
  CHECK(worthAt(read.book, CardId(1), 6).evades);
  CHECK(!worthAt(read.book, CardId(1), 6).strike);
  CHECK(!worthAt(read.book, CardId(1), 7).evades);
  CHECK(worthAt(read.book, CardId(1), 7).strike == 5);
  const PackReading turned = readPack(pack(with(both, "at_most", "at_least")), "p.json", languageOf);
  CHECK(turned.faults.empty());
  CHECK(worthAt(turned.book, CardId(1), 6).evades);
  CHECK(!worthAt(turned.book, CardId(1), 6).strike);
  CHECK(!worthAt(turned.book, CardId(1), 5).evades);
  CHECK(worthAt(turned.book, CardId(1), 5).strike == 5);
}

CASE(a_sound_small_pack_has_no_fault) {
  CHECK(faults(pack(kStrike)).empty());
}

CASE(every_fault_of_a_card_is_reported_with_its_line) {
  const auto broken = [](const char* from, const char* to) { return pack(with(kStrike, from, to)); };
  expectFault(broken(R"("op":"strike")", R"("op":"stryke")"), 2, "unknown operation \"stryke\"");
  expectFault(broken(R"("op":"strike",)", ""), 2, "needs \"op\"");
  expectFault(broken(R"("base":"dv",)", ""), 2, "strike needs \"base\"");
  expectFault(broken(R"("base":"dv")", R"("base":"dice")"), 2, "must be one of dv, none");
  expectFault(broken(R"("plus":0)", R"("plus":0.5)"), 2, "\"plus\" of strike must be a whole number");
  expectFault(broken(R"("plus":0)", R"("plus":0,"bonus":1)"), 2, "strike has no \"bonus\"");
  expectFault(broken(R"("on":"profile")", R"("on":"on_monday")"), 2,
              "\"on\" must be one of profile, on_reveal");
  expectFault(broken(R"("on":"profile",)", ""), 2, "ability needs \"on\"");
  expectFault(broken(R"("on":"profile")", R"("on":"on_reveal")"), 2, "strike belongs under \"profile\"");
  expectFault(broken(R"("name":"Hit",)", ""), 2, "card \"hit\" needs \"name\"");
  expectFault(broken(R"("name":"Hit")", R"("name":7)"), 2, "\"name\" of card \"hit\" must be a text");
  expectFault(broken(R"("copies":1)", R"("copies":0)"), 2, "whole number from 1 to 1000");
  expectFault(broken(R"("id":"hit")", R"("id":"Hit me")"), 2, "an id of small letters");
  expectFault(broken(R"("kind":)", R"("knid":"x","kind":)"), 2, "has no \"knid\"");
  expectFault(broken(R"("type":"action")", R"("type":"acton")"), 2, "unknown type \"acton\"");
  expectFault(broken(R"("kind":)", R"("counts_as":"nobody","kind":)"), 2,
              "no action of this pack is called \"nobody\"");
  expectFault(pack(std::string(kStrike) + ",\n" + kStrike), 3, "the id \"hit\" is used twice");
  expectFault(pack("7"), 2, "unknown type");
}

CASE(operations_of_the_profile_fit_there_alone) {
  const std::string strike = R"({"op":"strike","base":"dv","plus":0})";
  const auto doing = [&](const std::string& operations) { return with(kStrike, strike, operations); };
  for (const auto& [name, operation] : {std::pair("block", R"({"op":"block","base":"none","plus":3})"),
                                        std::pair("evade", R"({"op":"evade"})"),
                                        std::pair("strike", R"({"op":"strike","base":"none","plus":3})")}) {
    CHECK_MESSAGE(faults(pack(doing(operation))).empty(), name);
    expectFault(pack(with(doing(operation), R"("on":"profile")", R"("on":"on_reveal")")), 2,
                std::string(name) + " belongs under \"profile\"");
  }
  std::string many = strike;
  for (int i = 1; i < 200; ++i) many += "," + strike;
  CHECK(faults(pack(doing(many))).empty());
  expectFault(pack(doing(many + "," + strike)), 2, "too many operations");
}

CASE(effects_name_only_whom_they_can_know) {
  const std::string strike = R"({"op":"strike","base":"dv","plus":0})";
  const auto profile = [&](const std::string& operation) { return pack(with(kStrike, strike, operation)); };
  const auto revealed = [&](const std::string& operation) {
    return pack(with(with(kStrike, strike, operation), R"("on":"profile")", R"("on":"on_reveal")"));
  };
  expectFault(profile(R"({"op":"boost","who":"opponent","which":"this","what":"strike","by":1})"), 2,
              "the action's owner, self");
  expectFault(revealed(R"({"op":"heal","who":"winner","amount":1})"), 2, "a player who is known here");
  expectFault(revealed(R"({"op":"heal","who":"chooser","amount":1})"), 2, "a player who is known here");
  expectFault(revealed(R"({"op":"change","who":"self","what":"hp","by":1})"), 2,
              "\"what\" of change must be one of");
  expectFault(
      revealed(R"({"op":"end_duel","loser":"nobody","then":"end_turn"},{"op":"cleanse","who":"self"})"), 2,
      "nothing may follow");
  expectFault(
      revealed(
          R"({"op":"transform","who":"self","from":"committed","pick":"owner","into":"nowhere","until":"turn"})"),
      2, "the id of an action of this pack, or basic");
  expectFault(revealed(R"({"op":"later","at":["some_day"],"do":[]})"), 2, "a list of on_win");
  expectFault(revealed(R"({"op":"choose","who":"self","options":[]})"), 2, "at least two options");
  expectFault(with(pack(kStrike), R"("on":"profile")", R"("on":"on_play")"), 2,
              "does not belong to cards of the type action");
}

CASE(every_fault_of_a_class_or_choice_is_reported) {
  const std::string common =
      R"("name":"K","name_zh":"K","origin":"house","copies":1,"text":"","text_zh":"","effect":[])";
  const auto hero = [&](const std::string& deck) {
    return pack(std::string(kStrike) + ",\n" + R"({"id":"k","type":"class",)" + common + R"(,"deck":)" +
                deck + "}");
  };
  CHECK(faults(hero(R"([{"card":"hit","count":10}])")).empty());
  expectFault(hero(R"([{"card":"miss","count":10}])"), 3, "no action of this pack is called \"miss\"");
  expectFault(hero(R"([{"card":"k","count":10}])"), 3, "no action of this pack is called \"k\"");
  expectFault(hero(R"([{"card":"hit"}])"), 3, "a deck entry needs \"count\"");
  expectFault(hero(R"({"hit":10})"), 3, "\"deck\" of card \"k\" must be a list");
  const auto choice = [&](const std::string& means) {
    return pack(R"({"id":"go","type":"choice",)" + common + R"(,"means":)" + means + "}");
  };
  CHECK(faults(choice(R"([{"e":"pass"}])")).empty());
  expectFault(choice(R"([{"pass":1}])"), 2, "must be a list of events");
}

CASE(the_fields_of_a_type_hold_what_the_games_table_says) {
  const std::string common =
      R"("name":"K","name_zh":"K","origin":"house","copies":1,"text":"","text_zh":"","effect":[])";
  const auto power = [&](const char* from, const char* to) {
    const std::string sound = R"({"id":"k","type":"power","subtype":"offensive","cost":1,)"
                              R"("playable":["showdown"],)" +
                              common + "}";
    return pack(with(sound, from, to));
  };
  CHECK(faults(power("k", "k")).empty());
  expectFault(power(R"("subtype":"offensive")", R"("subtype":"rude")"), 2,
              "must be basic, trickster, defensive or offensive");
  expectFault(power(R"("cost":1)", R"("cost":100)"), 2, "must be a whole number from 0 to 99");
  expectFault(power("[\"showdown\"]", "[\"dinner\"]"), 2, "must be a list of preparation or showdown");
  expectFault(power(R"("cost":1,)", ""), 2, "needs \"cost\"");
  expectFault(power(R"("cost":1)", R"("cost":1,"deck":[])"), 2, "has no \"deck\"");
  expectFault(with(pack(kStrike), R"("kind":"aggressive")", R"("kind":"angry")"), 2,
              "must be aggressive, defensive or changes");
}

CASE(cards_of_a_game_nobody_referees_may_be_of_any_type) {
  const PackReading read = readPack(
      with(with(with(pack(kStrike), "halfwish", "sheepdogs"), R"("type":"action")", R"("type":"dog")"),
           R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":0}]}])", "[]"),
      "p.json", languageOf);
  CHECK(read.faults.empty());
  CHECK(read.book.ofType("dog").size() == 1);
}

CASE(all_faults_of_a_pack_are_reported_together) {
  expectFault(with(pack(kStrike), R"("schema":1)", R"("schema":2)"), 1, "schema 2 is not known");
  expectFault(with(pack(kStrike), R"("game":"halfwish",)", ""), 1, "a pack needs \"game\"");
  expectFault(with(pack(kStrike), R"("version")", R"("author":"x","version")"), 1,
              "a pack has no \"author\"");
  expectFault("", 1, "is empty");
  expectFault("[]", 1, "a pack must be an object");
  const std::string many =
      with(with(kStrike, R"("name":"Hit",)", ""), R"("op":"strike")", R"("op":"stryke")") + ",\n" +
      with(with(kStrike, "hit", "blow"), R"("copies":1)", R"("copies":"one")");
  const std::vector<std::string> found = faults(pack(many));
  CHECK(found.size() == 3);
  CHECK(std::is_sorted(found.begin(), found.end(), [](const std::string& a, const std::string& b) {
    return a.substr(0, 8) < b.substr(0, 8);
  }));
}

CASE(a_card_does_not_count_as_itself_in_a_circle) {
  const auto variant = [](const char* id, const char* of) {
    return with(with(kStrike, R"("id":"hit")", std::string(R"("id":")") + id + '"'), R"("kind":)",
                std::string(R"("counts_as":")") + of + R"(","kind":)");
  };
  CHECK(faults(pack(std::string(kStrike) + ",\n" + variant("blow", "hit"))).empty());
  expectFault(pack(variant("hit", "hit")), 2, "counts as \"hit\", which itself counts as \"hit\"");
  CHECK(faults(pack(variant("hit", "blow") + ",\n" + variant("blow", "hit"))).size() == 2);
}

CASE(an_absurdly_deep_effect_is_a_fault_at_its_line) {
  const std::string strike = R"({"op":"strike","base":"dv","plus":0})";
  const auto nested = [&](int levels) {
    std::string operation, end;
    for (int i = 0; i < levels; ++i) {
      operation += R"({"op":"if","test":{"test":"among","who":"self","group":"odd_dv"},"then":[)";
      end += "]}";
    }
    operation += strike + end;
    return pack(with(kStrike, strike, operation));
  };
  CHECK(faults(nested(25)).empty());
  expectFault(nested(40), 2, "nested too deeply");
  expectFault(nested(20000), 2, "nested too deeply");
}

CASE(packs_in_other_encodings_are_refused_with_the_line) {
  CHECK(faults("\xEF\xBB\xBF" + pack(kStrike)).empty());                          // as some editors save it
  expectFault(pack(with(kStrike, "\"Hit\"", "\"H\xEDt\"")), 2, "is not UTF-8");   // Latin-1
  expectFault(pack(with(kStrike, "\"打\"", "\"\xB4\xF2\"")), 2, "is not UTF-8");  // GB 2312
  expectFault(pack(with(kStrike, "\"Hit\"", "\"\xED\xA0\xBD\xED\xB0\x80\"")), 2, "is not UTF-8");  // CESU-8
  std::string wide;
  for (const char c : pack(kStrike)) wide += {c, '\0'};
  expectFault("\xFF\xFE" + wide, 1, "is not UTF-8");
  expectFault(wide, 1, "is not JSON");
}
