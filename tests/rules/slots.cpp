// The index of what lies on the table finds what a search finds, a row of items is a list wherever it keeps
// them, and prompts are told apart by their numbers.
#include <algorithm>

#include "house_cards.h"
#include "rules/core/row.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::houseCardsOf;

namespace {

std::vector<std::size_t> searched(const Slots& slots_, ZoneSet zones) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < slots_.size(); ++i)
    if (zones.has(slots_[i].zone)) places.push_back(i);
  return places;
}

std::vector<std::size_t> indexed(const Slots& slots_, ZoneSet zones) {
  std::vector<std::size_t> places;
  for (const std::size_t place : slots_.in(zones)) places.push_back(place);
  return places;
}

void checkIndex(const State& s, std::size_t zones) {
  for (std::uint8_t zone = 0; zone < zones; ++zone) {
    const ZoneSet pair{zone, static_cast<std::uint8_t>((zone + 7u) % zones)};
    const std::vector<std::size_t> here = searched(s.lying, zone);
    const bool things =
        std::any_of(here.begin(), here.end(), [&](std::size_t i) { return s.lying[i].thing.known(); });
    CHECK(s.lying.filled().has(zone) == !here.empty());
    CHECK(s.lying.withThings().has(zone) == things);
    CHECK(s.lying.first(zone) == s.lying.first(ZoneSet(zone)));
    for (const ZoneSet& set : {ZoneSet(zone), pair}) {
      const std::vector<std::size_t> places = searched(s.lying, set);
      CHECK(indexed(s.lying, set) == places);
      CHECK(s.lying.count(set) == static_cast<int>(places.size()));
      CHECK(s.lying.first(set) == (places.empty() ? -1 : static_cast<int>(places.front())));
      for (const std::size_t place : places) {
        const CardId card = s.lying[place].card;
        const auto same = [&](std::size_t i) { return s.lying[i].card == card; };
        CHECK(s.lying.find(set, card) == static_cast<int>(*std::find_if(places.begin(), places.end(), same)));
        CHECK(s.lying.count(set, card) == std::count_if(places.begin(), places.end(), same));
      }
    }
  }
}

void checkThings(const State& s) {
  for (std::size_t i = 0; i < s.things.size(); ++i) {
    const ThingId thing = s.things[i].id;
    CHECK(findThing(s, thing) == &s.things[i]);
    const auto lies =
        std::find_if(s.lying.begin(), s.lying.end(), [&](const Slot& slot) { return slot.thing == thing; });
    CHECK(lies != s.lying.end() && slotOf(s, thing) == &*lies);
  }
  int known = 0;
  for (int number = 0; number < 256; ++number)
    known += findThing(s, ThingId(static_cast<std::uint8_t>(number))) ? 1 : 0;
  CHECK(known == static_cast<int>(s.things.size()) && !slotOf(s, ThingId()));
}

using Small = Row<int, 4>;

bool alike(const Small& row, const std::vector<int>& list) {
  return std::equal(row.begin(), row.end(), list.begin(), list.end()) && row.size() == list.size() &&
         row.empty() == list.empty() && std::equal(row.rbegin(), row.rend(), list.rbegin(), list.rend());
}

}  // namespace

CASE(the_index_finds_what_a_search_finds_in_random_nights_of_every_game) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    CHECK(game->vocabulary().zones.size() <= kMaxZones);
    Chance chance(31);
    for (int night = 0; night < std::max(1, lk::test::nights(10)); ++night) {
      State s = game->fresh();
      game->setUp(s, anySetup(*game, cards, chance), cards, StepSink());
      s.begun = true;
      while (!s.result.finished) {
        playAny(*game, s, cards, chance);
        checkIndex(s, game->vocabulary().zones.size());
        checkThings(s);
      }
    }
  }
}

CASE(slots_behind_the_index_are_found_too) {
  Slots many;
  for (int i = 0; i < 300; ++i)
    many.add({.zone = static_cast<std::uint8_t>(i % 3),
              .card = CardId(static_cast<std::uint16_t>(i + 1)),
              .knownTo = Knowers::nobody(),
              .thing = ThingId(static_cast<std::uint8_t>(i >= 250 && i < 300 ? i - 249 : 0))});
  many.replace(0, {.zone = 1, .card = CardId(900), .knownTo = Knowers::nobody()});
  many.replace(280, {.zone = 5, .card = CardId(901), .knownTo = Knowers::nobody()});
  many.replace(3, {.zone = 0, .card = CardId(902), .knownTo = Knowers::nobody(), .thing = ThingId(60)});
  many.replace(3, {.zone = 0, .card = CardId(902), .knownTo = Knowers::nobody(), .thing = ThingId(61)});
  const auto check = [&] {
    State s;
    s.lying = many;
    checkIndex(s, 8);
    CHECK(many.first(5) == many.find(5, CardId(901)) && many.first(5) > 64);
    CHECK(many.placeOf(ThingId(60)) < 0 && many.placeOf(ThingId(61)) >= 0);
    for (int number = 1; number <= 50; ++number) {
      const int place = many.placeOf(ThingId(static_cast<std::uint8_t>(number)));
      CHECK((place < 0) == (number == 31));
      CHECK(place < 0 || many[static_cast<std::size_t>(place)].thing.number() == number);
    }
  };
  check();
  many.remove([](const Slot& slot) { return slot.zone == 2 && slot.card.place() < 200; });
  check();
}

CASE(a_row_is_a_list_wherever_its_items_are) {
  Chance chance(1);
  Small row;
  std::vector<int> list;
  int wrong = 0;
  for (int i = 0; i < 20'000; ++i) {
    const auto any = [&] { return chance.below(static_cast<int>(list.size())); };
    switch (chance.below(list.size() < 9 ? 8 : 12)) {
      case 0:
      case 1:
      case 2:
      case 3:
        row.push_back(i);
        list.push_back(i);
        break;
      case 4:
        if (list.empty()) break;
        row.push_back(row[static_cast<std::size_t>(any())]);  // one of its own
        list.push_back(row.back());
        break;
      case 5: {
        const Small copy = row;
        Small other{7, 8, 9, 10, 11};
        other = copy;
        wrong += copy == row && alike(other, list) ? 0 : 1;
        row = std::move(other);
        wrong += other.empty() ? 0 : 1;  // NOLINT(bugprone-use-after-move): it is emptied
        break;
      }
      case 6:
        row.removeIf([](int item) { return item % 3 == 0; });
        std::erase_if(list, [](int item) { return item % 3 == 0; });
        break;
      case 7:
        if (chance.below(8) != 0) break;
        row.clear();
        list.clear();
        break;
      default: {
        const int place = any();
        row.erase(row.begin() + place);
        list.erase(list.begin() + place);
      }
    }
    wrong += alike(row, list) ? 0 : 1;
  }
  CHECK(wrong == 0);
}

CASE(no_two_prompts_of_all_games_share_a_number) {
  std::vector<std::string_view> names;
  for (const Game* game : allGames())
    for (const std::string_view name : game->vocabulary().prompts) names.push_back(name);
  for (const std::string_view one : names)
    for (const std::string_view other : names)
      CHECK_MESSAGE((PromptId::of(one) == PromptId::of(other)) == (one == other), std::string(one));
}
