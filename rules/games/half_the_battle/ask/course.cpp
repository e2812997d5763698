#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/pieces.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/rage.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kTold[] = {
    "selected",      "phase_missed", "phase_stuck",  "moved",          "pushed",        "announced",
    "item_used",     "hp",           "stays_on_one", "dying",          "healed",        "saved",
    "out",           "rage_damage",  "token_bought", "item_refreshed", "item_disabled", "free_token",
    "selected_anew", "conceded",     "won",          "drawn"};
constexpr std::string_view kEnding[] = {"won", "drawn"};

int healthOf(const State& s, Seat seat) {
  int sum = 0;
  if (s.lying.size() < kPieces) return sum;
  eachPiece(seat, [&](ThingId piece) { sum += isAlive(s, piece) ? hpOf(s, piece) : 0; });
  return sum;
}

}  // namespace

const Course& GameStory::course() const {
  static constexpr Course kCourse{.turn = "round_begins",
                                  .story = kTold,
                                  .hurts = "hp",
                                  .harm = Harm::lostFrom,
                                  .plays = "announced",
                                  .ending = kEnding};
  return kCourse;
}

std::vector<Track> GameStory::tracks(const State& s) const {
  std::vector<Track> all;
  for (const Seat seat : kBoth) {
    all.push_back({"hp", seat, healthOf(s, seat)});
    all.push_back({"rage", seat, rageOf(s, seat)});
  }
  return all;
}

/// Numbers are compared only if both parties are eliminated.
std::vector<Decider> GameStory::deciders(const State& s) const {
  if (!s.result.finished || (s.result.by != "most_rage" && s.result.by != "monster_hp")) return {};
  const bool gained = is(s, Option::mostRage, MostRage::withThisRound);
  Decider rage{.by = "most_rage", .rule = rule::mostRage};
  Decider monster{.by = "monster_hp", .rule = rule::higherMonster};
  for (const Seat seat : kBoth) {
    rage.values[index(seat)] = rageOf(s, seat, gained);
    monster.values[index(seat)] = get(s, seat, Of::monsterStart);
  }
  rage.decides = rage.values[0] != rage.values[1];
  if (rage.decides) return {rage};
  monster.decides = monster.values[0] != monster.values[1];
  return {rage, monster};
}

}  // namespace lk::rules::half_the_battle
