#include "rules/games/halfwish/tiebreak.h"

#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

/// A question and each player's number for it; the higher number wins.
struct Criterion {
  std::string_view by;
  RuleId why;
  int (*number)(const Score& score, bool firstBlood);
};

constexpr Criterion kCriteria[] = {
    {"knockout", rule::knockout, [](const Score& score, bool) { return score.hp > 0 ? 1 : 0; }},
    {"points", rule::finalScore, [](const Score& score, bool) { return score.points; }},
    {"lamps", rule::finalScore, [](const Score& score, bool) { return score.lamps; }},
    {"health", rule::finalScore, [](const Score& score, bool) { return score.hp; }},
    {"first_blood", rule::finalScore, [](const Score&, bool firstBlood) { return firstBlood ? 1 : 0; }},
};

}  // namespace

Decision decide(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood) {
  for (const Criterion& criterion : kCriteria) {
    const int a = criterion.number(scores[0], firstBlood == Seat::A);
    const int b = criterion.number(scores[1], firstBlood == Seat::B);
    if (a != b) return {a > b ? Seat::A : Seat::B, criterion.by};
  }
  return {std::nullopt, "none"};
}

std::vector<Decider> questionsAsked(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood) {
  std::vector<Decider> asked;
  for (const Criterion& criterion : kCriteria) {
    const int a = criterion.number(scores[0], firstBlood == Seat::A);
    const int b = criterion.number(scores[1], firstBlood == Seat::B);
    asked.push_back({criterion.by, criterion.why, {a, b}, a != b});
    if (a != b) break;
  }
  return asked;
}

}  // namespace lk::rules::halfwish
