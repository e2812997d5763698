#include "rules/games/halfwish/tiebreak.h"

namespace lk::rules::halfwish {

Decision decide(const std::array<Score, 2>& scores, std::optional<Seat> firstBlood) {
  const Score& a = scores[0];
  const Score& b = scores[1];
  const auto higher = [](int ofA, int ofB) { return ofA > ofB ? Seat::A : Seat::B; };
  const bool outA = a.hp <= 0;
  const bool outB = b.hp <= 0;
  if (outA != outB) return {outA ? Seat::B : Seat::A, "knockout"};
  if (a.points != b.points) return {higher(a.points, b.points), "points"};
  if (a.lamps != b.lamps) return {higher(a.lamps, b.lamps), "lamps"};
  if (a.hp != b.hp) return {higher(a.hp, b.hp), "health"};
  if (firstBlood) return {firstBlood, "first_blood"};
  return {std::nullopt, "none"};
}

}  // namespace lk::rules::halfwish
