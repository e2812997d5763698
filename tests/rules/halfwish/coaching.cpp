// Tests a coach's explanations of a duel against figures computed by hand and a count of every possible order
// of real cards.
#include <algorithm>
#include <cmath>

#include "house_cards.h"
#include "naive_duel.h"
#include "rules/games/halfwish/coach/averages.h"
#include "rules/games/halfwish/coach/hidden_dice.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::houseCards;
using lk::test::NaiveDuel;

namespace {

constexpr double kExact = 1e-9;
const std::vector<std::string> kActions{"strike", "long_strike", "heavy_strike", "defend", "evade"};

Outcome<Situation> read(const std::string& line) {
  const Outcome<Json> json = readJson(line, "-");
  if (!json) return json.fault();
  return readSituation(*json, houseCards());
}

std::string fullMirror() {
  Json left = Json::object();
  for (const DeckEntry& entry : houseCards()[houseCards().find("mirror")].deck)
    left.set(entry.card, entry.count);
  return left.dump();
}

std::string situation(int turn, const char* role, int dv, const std::string& left,
                      const std::string& more = "") {
  return R"({"turn":)" + std::to_string(turn) + R"(,"role":")" + role + R"(","dv":)" + std::to_string(dv) +
         R"(,"hand":["strike","long_strike","heavy_strike","defend","evade"],"opponent":{"left":)" + left +
         R"(,"dv":null})" + more + "}";
}

const Average& of(const std::vector<Average>& all, std::vector<std::string> ids) {
  for (const Average& average : all) {
    bool same = true;
    for (std::size_t i = 0; i < ids.size(); ++i) same &= average.actions[i] == houseCards().find(ids[i]);
    if (same) return average;
  }
  throw std::logic_error("no such choice");
}

struct Vector {
  int turn;
  const char* role;
  int dv;
  std::vector<std::string> actions;
  double net, dealt, taken;
  double win = -1, tie = -1;
};

/// A deck of real cards, one entry each.
std::vector<std::string> cardsOf(const std::vector<DeckCount>& left) {
  std::vector<std::string> cards;
  for (const DeckCount& entry : left)
    cards.insert(cards.end(), static_cast<std::size_t>(entry.count), houseCards()[entry.card].id);
  return cards;
}

/// Enumerates every first and second card of the opponent, and every throw of two dice.
Average naively(const Situation& s, const std::vector<std::string>& own) {
  const std::vector<std::string> deck = cardsOf(s.left);
  Average sum;
  long all = 0;
  const auto count = [&](const std::vector<std::string>& theirs) {
    for (int die = 0; die < 36; ++die) {
      const int dv = s.opponentDv.value_or(die / 6 + 1 + die % 6 + 1);
      NaiveDuel duel{.a = {s.dv, s.own.hp, s.own.exposed, s.own.toughness, own},
                     .b = {dv, s.opponent.hp, s.opponent.exposed, s.opponent.toughness, theirs},
                     .aggressorIsA = s.aggressor};
      lk::test::fightNaively(duel);
      ++all;
      sum.points += duel.a.points;
      sum.opponentPoints += duel.b.points;
      sum.damage += duel.a.damage;
      sum.opponentDamage += duel.b.damage;
      sum.win += duel.winner == "A";
      sum.tie += duel.winner == "tie";
      sum.knockedOut += duel.dead == "A";
      sum.opponentKnockedOut += duel.dead == "B";
    }
  };
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (own.size() == 1) count({deck[i]});
    for (std::size_t k = 0; k < deck.size() && own.size() == 2; ++k)
      if (k != i) count({deck[i], deck[k]});
  }
  for (double* figure : {&sum.points, &sum.opponentPoints, &sum.damage, &sum.opponentDamage, &sum.win,
                         &sum.tie, &sum.knockedOut, &sum.opponentKnockedOut})
    *figure /= static_cast<double>(all);
  return sum;
}

std::string anySituation(Chance& chance) {
  const int turn = 1 + chance.below(5);
  Json hand = Json::array(), left = Json::object();
  for (int i = 0; i < 4; ++i) hand.push(kActions[static_cast<std::size_t>(chance.below(5))]);
  int total = 0;
  for (const std::string& action : kActions) {
    const int count = chance.below(3);
    left.set(action, count);
    total += count;
  }
  if (total < 2) left.set("strike", 2);
  const auto figures = [&](Json& seat) {
    seat.set("hp", 1 + chance.below(25));
    seat.set("exposed", chance.below(4));
    seat.set("toughness", chance.below(3));
  };
  Json opponent =
      Json::object({{"left", left}, {"dv", chance.below(4) == 0 ? Json(2 + chance.below(11)) : Json()}});
  figures(opponent);
  Json line = Json::object({{"turn", turn},
                            {"role", chance.below(2) == 0 ? "aggressor" : "defender"},
                            {"dv", 2 + chance.below(11)},
                            {"hand", hand},
                            {"opponent", opponent}});
  figures(line);
  return line.dump();
}

}  // namespace

CASE(averages_are_the_fractions_worked_out_by_hand) {
  const std::vector<Vector> vectors{
      {1, "aggressor", 5, {"strike"}, -71. / 72, 7. / 8, 751. / 360},
      {1, "aggressor", 5, {"heavy_strike"}, -67. / 360, 121. / 40, 829. / 360},
      {1, "aggressor", 8, {"long_strike"}, -1. / 72, 109. / 30, 8. / 9},
      {1, "aggressor", 8, {"defend"}, -9. / 8, 0, 14. / 15},
      {1, "aggressor", 11, {"evade"}, -1, 0, 0},
      {1, "defender", 5, {"evade"}, -17. / 90, 0, 4},
      {1, "defender", 8, {"strike"}, 313. / 360, 101. / 45, 119. / 90},
      {1, "defender", 11, {"heavy_strike"}, 109. / 72, 2917. / 360, 503. / 360},
      {3,
       "aggressor",
       9,
       {"strike", "long_strike"},
       397. / 540,
       24323. / 3240,
       79. / 45,
       415. / 648,
       197. / 1080},
      {3, "aggressor", 9, {"long_strike", "evade"}, 19. / 120, 1445. / 324, 23. / 40, 179. / 360, 71. / 360},
      {3, "aggressor", 9, {"strike", "defend"}, -257. / 3240, 1097. / 360, 94. / 45, 1351. / 3240, 91. / 405},
      {3, "aggressor", 9, {"evade", "defend"}, -133. / 120, 0, 109. / 120, 0, 0}};
  for (const Vector& v : vectors) {
    const Outcome<Situation> s = read(situation(v.turn, v.role, v.dv, fullMirror()));
    if (!CHECK(static_cast<bool>(s))) continue;
    const std::vector<Average> all = averages(*s, houseCards());
    const Average& average = of(all, v.actions);
    const std::string which = v.actions.front() + " at " + std::to_string(v.dv) + " as " + v.role;
    CHECK_MESSAGE(std::abs(average.points - average.opponentPoints - v.net) < kExact, which);
    CHECK_MESSAGE(std::abs(average.opponentDamage - v.dealt) < kExact, which);
    CHECK_MESSAGE(std::abs(average.damage - v.taken) < kExact, which);
    if (v.win < 0) continue;
    CHECK_MESSAGE(std::abs(average.win - v.win) < kExact, which);
    CHECK_MESSAGE(std::abs(average.tie - v.tie) < kExact, which);
  }
}

CASE(averages_agree_with_counting_every_order_of_real_cards) {
  Chance chance(41);
  int choices = 0;
  for (int i = 0; i < lk::test::nights(2000); ++i) {
    const std::string line = anySituation(chance);
    const Outcome<Situation> s = read(line);
    if (!CHECK_MESSAGE(static_cast<bool>(s), line)) return;
    const std::vector<Average> all = averages(*s, houseCards());
    // One choice per situation limits the count to thousands.
    const Average& ours = all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
    std::vector<std::string> ids;
    for (const CardId card : ours.actions)
      if (card.known()) ids.push_back(houseCards()[card].id);
    const Average theirs = naively(*s, ids);
    const auto near = [](double a, double b) { return std::abs(a - b) < kExact; };
    const bool same = near(ours.points, theirs.points) && near(ours.opponentPoints, theirs.opponentPoints) &&
                      near(ours.damage, theirs.damage) && near(ours.opponentDamage, theirs.opponentDamage) &&
                      near(ours.win, theirs.win) && near(ours.tie, theirs.tie) &&
                      near(ours.knockedOut, theirs.knockedOut) &&
                      near(ours.opponentKnockedOut, theirs.opponentKnockedOut);
    if (!CHECK_MESSAGE(same, line)) return;
    ++choices;
  }
  CHECK(choices == lk::test::nights(2000));
}

CASE(an_innate_card_is_in_the_first_hand_for_certain) {
  const auto chanceOf = [](int turn) {
    const Outcome<Situation> s =
        read(situation(turn, "defender", 7, R"({"long_strike_innate":1,"strike":9})"));
    double sum = 0, first = 0;
    for (const Commitment& commitment : opponentCommitments(*s, houseCards())) {
      sum += commitment.chance;
      if (houseCards()[commitment.actions[0]].id == "long_strike_innate") first += commitment.chance;
    }
    CHECK(std::abs(sum - 1) < kExact);
    return first;
  };
  CHECK(std::abs(chanceOf(1) - 1. / 4) < kExact);
  CHECK(std::abs(chanceOf(2) - 1. / 10) < kExact);
  CHECK(std::abs(chanceOf(4) - 1. / 10) < kExact);
}

CASE(a_knockout_counts_nine_in_the_game_with_hidden_dice) {
  const Outcome<Situation> s =
      read(situation(1, "aggressor", 12, R"({"defend":1})", R"(,"hp":1,"health_value":0.5)"));
  const HiddenDice game = hiddenDice(*s, houseCards());
  CHECK(game.ownDice.size() == 11 && game.opponentDice.size() == 11 && game.columns.size() == 1);
  const Outcome<Situation> weak = read(
      R"({"turn":1,"role":"aggressor","dv":12,"hand":["heavy_strike"],"opponent":{"hp":1,"left":{"evade":1},"dv":4}})");
  const HiddenDice won = hiddenDice(*weak, houseCards());
  CHECK(won.payoff(10, 0, 0, 0) == kKnockout);
  const Outcome<Situation> lost = read(
      R"({"turn":1,"role":"aggressor","dv":2,"hp":1,"hand":["evade"],"opponent":{"left":{"strike":1},"dv":4}})");
  CHECK(hiddenDice(*lost, houseCards()).payoff(0, 0, 0, 0) == -kKnockout);
}

CASE(an_impossible_situation_is_refused_with_its_reason) {
  const std::string sound = situation(3, "aggressor", 9, R"({"strike":2})");
  CHECK(static_cast<bool>(read(sound)));
  const auto refuses = [&](const std::string& from, const std::string& to, const char* what) {
    std::string line = sound;
    line.replace(line.find(from), from.size(), to);
    const Outcome<Situation> s = read(line);
    CHECK_MESSAGE(!s && s.fault().what.find(what) != std::string::npos, s ? line : s.fault().what);
  };
  refuses(R"("turn":3)", R"("turn":6)", "\"turn\" as a whole number from 1 to 5");
  refuses(R"("aggressor")", R"("hero")", "\"role\" as aggressor or defender");
  refuses(R"("dv":9)", R"("dv":13)", "\"dv\" as a whole number from 2 to 12");
  refuses(R"("strike","long_strike")", R"("strike","sneeze")", "unknown action \"sneeze\"");
  refuses(R"({"strike":2})", R"({"strike":1})", "at least 2 in turn 3");
  refuses(R"({"strike":2})", R"({"strike":11})", "from 0 to 10");
  refuses(R"({"strike":2})", R"({"strike":9,"defend":2})", "at most 10 cards in all");
  refuses(R"("dv":null)", R"("dv":"hidden")", "\"dv\" as a whole number");
  refuses(R"("turn":3)", R"("turn":3,"health_value":-1)", "\"health_value\" as a number from 0 to 9");
  refuses(R"("turn":3)", R"("turn":3,"luck":1)", "has no \"luck\"");
  refuses(R"("dv":null)", R"("dv":null,"hand":[])", "has no \"hand\"");
  CHECK(!read("7"));
  CHECK(!read("{}"));
}
