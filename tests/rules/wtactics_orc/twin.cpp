// Implements reach, cover and shapes of WTactics (ORC) a second time, as players would measure them on the
// table. Compares them over all possible armies, and the referee's answers to every attack on random armies.
#include <algorithm>
#include <set>

#include "house_cards.h"
#include "rules/games/wtactics_orc/rules/board.h"
#include "rules/games/wtactics_orc/rules/reach.h"
#include "rules/games/wtactics_orc/rules/shapes.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

/// A slot: its row counted from the middle of the table, and its column.
struct Spot {
  int depth = 0;
  int column = 0;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};
Spot spotOf(int place) {
  return {place / 4, place % 4};
}
using Army = std::set<Spot>;
Army armyOf(int bits) {
  Army army;
  for (int place = 0; place < 8; ++place)
    if ((bits & (1 << place)) != 0) army.insert(spotOf(place));
  return army;
}

/// Returns "yes", "out_of_reach" or "covered".
std::string naiveReach(Spot from, Spot to, const Army& enemies, bool ranged, bool overCover,
                       bool closeToBack) {
  const bool straight = from.column == to.column;
  const bool hidden = to.depth == 1 && enemies.contains({0, to.column});
  if (from.depth == 1 && (!ranged || !straight)) return "out_of_reach";
  if (to.depth == 0) return std::abs(from.column - to.column) <= 1 ? "yes" : "out_of_reach";
  if (!straight || (!ranged && !closeToBack)) return "out_of_reach";
  return hidden && !overCover ? "covered" : "yes";
}

/// Returns points for the slot that has just become empty: tries every shape, slot by slot.
int naivePoints(Spot gone, const Army& empty) {
  const auto open = [&](int depth, int column) { return empty.contains({depth, column}); };
  int best = 0;
  for (const int left : {gone.column - 1, gone.column})
    if (open(gone.depth, left) && open(gone.depth, left + 1)) best = std::max(best, 1);
  if (open(0, gone.column) && open(1, gone.column)) best = std::max(best, 2);
  const int half = gone.column < 2 ? 0 : 2;
  if (open(0, half) && open(1, half) && open(0, half + 1) && open(1, half + 1)) best = 4;
  return best;
}

/// Returns the best of all orders in which these can be scored.
int naiveDeaths(Army empty, std::vector<Spot> dead) {
  std::sort(dead.begin(), dead.end());
  int best = 0;
  do {
    Army gone = empty;
    int points = 0;
    for (const Spot spot : dead) {
      gone.insert(spot);
      points += naivePoints(spot, gone);
    }
    best = std::max(best, points);
  } while (std::next_permutation(dead.begin(), dead.end()));
  return best;
}

constexpr std::string_view kReachWords[] = {"yes", "out_of_reach", "covered"};

}  // namespace

CASE(reach_and_cover_are_as_with_a_ruler_over_all_armies) {
  long compared = 0;
  long wrong = 0;
  for (int bits = 0; bits < 256; ++bits)
    for (int from = 0; from < 8; ++from)
      for (int to = 0; to < 8; ++to)
        for (const bool ranged : {false, true})
          for (const bool overCover : {false, true})
            for (const bool closeToBack : {false, true}) {
              const wtactics_orc::Strike strike{
                  .weapon = ranged ? wtactics_orc::Weapon::ranged : wtactics_orc::Weapon::close,
                  .overCover = overCover,
                  .closeToBack = closeToBack};
              const auto army = static_cast<wtactics_orc::Mask>(bits);
              const auto actual = wtactics_orc::reach(from, to, army, strike);
              const std::string wanted =
                  naiveReach(spotOf(from), spotOf(to), armyOf(bits), ranged, overCover, closeToBack);
              const bool inRange = wtactics_orc::has(wtactics_orc::inRange(from, strike), to);
              const bool covered = !overCover && wtactics_orc::has(wtactics_orc::coveredIn(army), to);
              ++compared;
              wrong += kReachWords[static_cast<int>(actual)] == wanted ? 0 : 1;
              wrong += kReachWords[!inRange ? 1 : covered ? 2 : 0] == wanted ? 0 : 1;
            }
  CHECK(compared == 256 * 8 * 8 * 8);
  CHECK(wrong == 0);
}

CASE(shapes_are_counted_as_by_hand_over_all_armies) {
  long wrong = 0;
  for (int bits = 0; bits < 256; ++bits)
    for (int place = 0; place < 8; ++place) {
      if ((bits & (1 << place)) == 0) continue;
      const auto shape = wtactics_orc::bestShape(static_cast<wtactics_orc::Mask>(bits), place);
      wrong += wtactics_orc::pointsFor(shape) == naivePoints(spotOf(place), armyOf(bits)) ? 0 : 1;
    }
  CHECK(wrong == 0);
  // The middle of an army is not a square, and a row scores nothing by itself.
  CHECK(wtactics_orc::bestShape(0x66, 1) == wtactics_orc::Shape::column);
  CHECK(wtactics_orc::bestShape(0x0F, 1) == wtactics_orc::Shape::pair);
}

CASE(deaths_at_once_are_counted_in_the_best_order_over_all_armies) {
  long compared = 0;
  long wrong = 0;
  for (int empty = 0; empty < 256; ++empty)
    for (int dead = 1; dead < 256; ++dead) {
      if ((empty & dead) != 0 || wtactics_orc::countOf(static_cast<wtactics_orc::Mask>(dead)) > 3) continue;
      const Army all = armyOf(dead);
      const auto tally = wtactics_orc::countDeaths(static_cast<wtactics_orc::Mask>(empty),
                                                   static_cast<wtactics_orc::Mask>(dead));
      ++compared;
      wrong += tally.points == naiveDeaths(armyOf(empty), {all.begin(), all.end()}) ? 0 : 1;
      wrong += tally.count == all.size() ? 0 : 1;
    }
  CHECK(compared > 2000);
  CHECK(wrong == 0);
}

namespace {

struct Kind {
  const char* id;
  bool close;
  bool ranged;
  bool overCover;
};
// Properties of the house cards, copied from the cards.
constexpr Kind kMine[] = {{"elvish_fighter", true, true, false},
                          {"knight", true, false, false},
                          {"mage", true, true, true},
                          {"longbow_warden", true, true, true},
                          {"elvish_archer", true, true, false}};

std::string slotName(char army, int place) {
  return std::string(1, army) + (place < 4 ? "-F" : "-B") + std::to_string(place % 4 + 1);
}

}  // namespace

CASE(every_attack_on_random_armies_is_judged_as_with_a_ruler) {
  const Game& game = *findGame("wtactics_orc");
  Chance chance(7);
  long compared = 0;
  for (int army = 0; army < lk::test::nights(300); ++army) {
    Json mine{Json::Object{}};
    Json theirs{Json::Object{}};
    std::array<int, 8> kinds{};
    const int enemies = 1 + chance.below(255);
    const bool closeToBack = chance.below(2) == 0;
    for (int place = 0; place < 8; ++place) {
      kinds[static_cast<std::size_t>(place)] = chance.below(5);
      mine.set(slotName('A', place), kMine[kinds[static_cast<std::size_t>(place)]].id);
      if ((enemies & (1 << place)) != 0) theirs.set(slotName('B', place), "walking_corpse");
    }
    Event setup = event(
        R"({"e":"setup","game":"wtactics_orc","position":{"step":"attack","seats":{"A":{},"B":{}}},"options":{}})");
    Json seats{Json::Object{}};
    seats.set("A", Json::object({{"army", mine}}));
    seats.set("B", Json::object({{"army", theirs}}));
    setup.body.set("position", Json::object({{"step", "attack"}, {"seats", seats}}));
    setup.body.set("options",
                   Json::object({{"front_to_back", closeToBack ? "close_and_ranged" : "ranged_only"}}));
    Referee begun(game, houseCardsOf(game));
    if (!CHECK(begun.take(setup).verdict == Verdict::accepted)) return;
    for (int from = 0; from < 8; ++from)
      for (int to = 0; to < 8; ++to)
        for (const bool ranged : {false, true}) {
          const Kind& kind = kMine[kinds[static_cast<std::size_t>(from)]];
          std::string wanted = "no_target";
          if ((enemies & (1 << to)) != 0) {
            wanted = naiveReach(spotOf(from), spotOf(to), armyOf(enemies), ranged, kind.overCover && ranged,
                                closeToBack);
            if (!(ranged ? kind.ranged : kind.close)) wanted = "no_such_weapon";
          }
          Event attack{Json::object({{"e", "attack"},
                                     {"seat", "A"},
                                     {"attackers", Json::array({slotName('A', from)})},
                                     {"target", slotName('B', to)},
                                     {"type", ranged ? "ranged" : "close"}})};
          Referee tried = begun;
          const Ruling ruling = tried.take(attack);
          const std::string actual = ruling.verdict == Verdict::accepted ? "yes" : ruling.reason;
          ++compared;
          if (actual != wanted) CHECK_MESSAGE(false, attack.body.dump() + " " + actual + ", not " + wanted);
        }
  }
  CHECK(compared == 128L * lk::test::nights(300));
}
