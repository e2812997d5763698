// Tests what a night takes out of the box: no more cards than the rules allow, and whether the box has them.
#include "rules/referee/box.h"

#include <map>

#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

BoxList boxOf(const std::string& a, const std::string& b, const std::string& options, const CardBook& cards) {
  return takeOut(halfwish(),
                 event(R"({"e":"setup","game":"halfwish","classes":{"A":")" + a + R"(","B":")" + b +
                       R"("},"starter":"A","options":)" + options + "}"),
                 cards);
}

const BoxPart* partOf(const BoxList& list, std::string_view what, std::optional<Seat> seat) {
  for (const BoxPart& part : list.parts)
    if (part.what == what && part.seat == seat) return &part;
  return nullptr;
}

int countOf(const BoxPart* part, std::string_view card) {
  if (part == nullptr) return -1;
  for (const DeckCount& each : part->cards)
    if (houseCards()[each.card].id == card) return each.count;
  return 0;
}

}  // namespace

CASE(a_class_takes_its_ten_actions) {
  const BoxList list = boxOf("mirror", "ranger", "{}", houseCards());
  const BoxPart* mirror = partOf(list, "deck", Seat::A);
  const BoxPart* ranger = partOf(list, "deck", Seat::B);
  CHECK(mirror != nullptr && mirror->count() == 10);
  CHECK(ranger != nullptr && ranger->count() == 10);
  CHECK(countOf(mirror, "strike") == 3 && countOf(mirror, "heavy_strike") == 1);
  CHECK(countOf(ranger, "long_strike") == 3 && countOf(ranger, "heavy_strike") == 0);
  CHECK(countOf(partOf(list, "class", Seat::B), "ranger") == 1);
  CHECK(list.missing.empty() && list.miscounts.empty());
}

CASE(options_decide_what_else_comes_out) {
  const BoxList all = boxOf("mirror", "mirror", "{}", houseCards());
  for (const Seat seat : {Seat::A, Seat::B}) {
    const BoxPart* powers = partOf(all, "powers", seat);
    CHECK(powers != nullptr && powers->picks == 3 && powers->count() == 15);
    CHECK(countOf(powers, "halfwish") == 0 && countOf(powers, "roar") == 1 &&
          countOf(powers, "unlisted_power") == 0);
    CHECK(countOf(partOf(all, "basic_powers", seat), "halfwish") == 1);
    CHECK(countOf(partOf(all, "basic_powers", seat), "feint") == 1);
    CHECK(countOf(partOf(all, "markers", seat), "evade_feinted") == 1);
    CHECK(countOf(partOf(all, "markers", seat), "long_strike_innate") == 0);
  }
  CHECK(partOf(all, "locations", {}) != nullptr && partOf(all, "locations", {})->count() == 36);
  CHECK(countOf(partOf(all, "read_aloud", {}), "unlisted_power") == 2);
  CHECK(countOf(partOf(all, "read_aloud", {}), "unlisted_location") == 1);
  CHECK(partOf(all, "upgrades", {}) != nullptr && partOf(all, "upgrades", {})->count() == 30);

  const BoxList bare = boxOf("mirror", "mirror", R"({"locations":"off","powers":"off"})", houseCards());
  for (const BoxPart& part : bare.parts)
    CHECK_MESSAGE(
        part.what == "class" || part.what == "deck" || part.what == "upgrades" || part.what == "wishes",
        std::string(part.what));
}

CASE(the_box_has_enough_for_any_two_classes) {
  for (const CardId a : houseCards().ofType("class"))
    for (const CardId b : houseCards().ofType("class")) {
      const BoxList list = boxOf(houseCards()[a].id, houseCards()[b].id, "{}", houseCards());
      CHECK_MESSAGE(list.missing.empty() && list.miscounts.empty(),
                    houseCards()[a].id + " and " + houseCards()[b].id);
    }
}

CASE(missing_and_miscounted_cards_are_reported) {
  // One strike fewer in the box, and a class of nine actions.
  std::string text = lk::test::readText("resources/cards/halfwish.json");
  const auto replace = [&](const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    CHECK_MESSAGE(at != std::string::npos, from);
    if (at != std::string::npos) text.replace(at, from.size(), to);
  };
  const std::size_t strike = text.find(R"("id": "strike")");
  const std::size_t copies = text.find(R"("copies": 8)", strike);
  CHECK(strike != std::string::npos && copies != std::string::npos && copies - strike < 300);
  text.replace(copies, 11, R"("copies": 7)");
  replace(R"({"card": "evade", "count": 3})", R"({"card": "evade", "count": 2})");  // the assassin's
  const PackReading read = readPack(text, "pack", languageOf);
  for (const Fault& fault : read.faults) CHECK_MESSAGE(false, fault.text());

  const BoxList list = boxOf("knight", "assassin", "{}", read.book);
  CHECK(list.missing.size() == 1);
  if (list.missing.size() == 1) {
    CHECK(read.book[list.missing[0].card].id == "strike");
    CHECK(list.missing[0].wanted == 8 && list.missing[0].copies == 7);
  }
  CHECK(list.miscounts.size() == 1);
  if (list.miscounts.size() == 1) {
    CHECK(list.miscounts[0].seat == Seat::B);
    CHECK(list.miscounts[0].cards == 9 && list.miscounts[0].allowed == 10);
  }
}

CASE(an_unknown_class_has_no_deck) {
  const BoxList list = boxOf("nobody", "mirror", "{}", houseCards());
  CHECK(partOf(list, "deck", Seat::A) == nullptr);
  CHECK(partOf(list, "deck", Seat::B) != nullptr);
}

CASE(a_dungeon_takes_two_decks_without_omitted_cards) {
  const Game& game = *findGame("half_deck_dungeon_heroes");
  const CardBook& cards = lk::test::houseCardsOf(game);
  const auto box = [&](const std::string& options) {
    return takeOut(
        game,
        event(R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A"],"options":)" + options + "}"),
        cards);
  };
  const auto count = [&](const BoxList& list, std::string_view what, std::string_view card) {
    const BoxPart* part = partOf(list, what, {});
    int n = 0;
    for (const DeckCount& each : part ? part->cards : std::vector<DeckCount>())
      n += cards[each.card].id == card ? each.count : 0;
    return n;
  };
  const BoxList all = box("{}");
  CHECK(all.parts.size() == 2);
  CHECK(partOf(all, "hero_deck", {}) != nullptr && partOf(all, "hero_deck", {})->count() == 26);
  CHECK(count(all, "hero_deck", "steel_sword") == 2 && count(all, "dungeon_deck", "goblin") > 0);
  const BoxList less = box(R"({"goal":"treasure","leave_out":["goblin"]})");
  CHECK(count(less, "dungeon_deck", "goblin") == 0);
  CHECK(count(less, "dungeon_deck", "endgame_treasure") == 1);
  CHECK(partOf(less, "dungeon_deck", {})->count() < partOf(all, "dungeon_deck", {})->count());
  CHECK(box(R"({"goal":"nothing"})").parts.empty());
}
