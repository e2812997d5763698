#include "rules/games/halfwish/rules/tiebreak.h"

#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

/// The questions, in the order in which they decide.
struct Criterion {
  std::string_view by;
  RuleId why;
};
constexpr std::array kCriteria{Criterion{"knockout", rule::knockout}, Criterion{"points", rule::finalScore},
                               Criterion{"lamps", rule::finalScore}, Criterion{"health", rule::finalScore},
                               Criterion{"first_blood", rule::finalScore}};

/// Returns a player's number for each question; the higher number wins.
std::array<int, kCriteria.size()> numbersOf(const Score& score, bool firstBlood) {
  return {score.hp > 0 ? 1 : 0, score.points, score.lamps, score.hp, firstBlood ? 1 : 0};
}

}  // namespace

Decision decide(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood) {
  const auto a = numbersOf(scores[0], firstBlood == Seat::A);
  const auto b = numbersOf(scores[1], firstBlood == Seat::B);
  for (std::size_t i = 0; i < kCriteria.size(); ++i)
    if (a[i] != b[i]) return {a[i] > b[i] ? Seat::A : Seat::B, kCriteria[i].by};
  return {std::nullopt, "none"};
}

std::vector<Decider> questionsAsked(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood) {
  std::vector<Decider> asked;
  const auto a = numbersOf(scores[0], firstBlood == Seat::A);
  const auto b = numbersOf(scores[1], firstBlood == Seat::B);
  for (std::size_t i = 0; i < kCriteria.size(); ++i) {
    asked.push_back({kCriteria[i].by, kCriteria[i].why, {a[i], b[i]}, a[i] != b[i]});
    if (a[i] != b[i]) break;
  }
  return asked;
}

}  // namespace lk::rules::halfwish
