#include "rules/games/magepunk/ask/combat_ways.h"

#include "rules/games/magepunk/rules/combat.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::size_t kMaxDeclared = 24;
constexpr std::size_t kMaxTogether = 3;

void pair(Move& move, Target who, Target whom) {
  move.things[move.count] = who;
  move.others[move.count++] = whom;
}

std::vector<Target> fitFor(const Host& host, Seat seat,
                           std::string_view (*whyNot)(const Host&, Seat, Target)) {
  std::vector<Target> all;
  for (const Slot& slot : host.state().lying)
    if (isOnBattlefield(slot) && whyNot(host, seat, Target::of(slot.thing)).empty())
      all.push_back(Target::of(slot.thing));
  return all;
}

/// Adds every move that fulfils `fits`: `left` more of `who`, from index `from` on, are each paired with one
/// of `whom`.
template <class Fits>
void extend(const Move& begun, const std::vector<Target>& who, const std::vector<Target>& whom,
            std::size_t from, std::size_t left, const Fits& fits, std::vector<Move>& ways) {
  if (ways.size() >= kMaxDeclared) return;
  if (left == 0) {
    if (fits(begun)) ways.push_back(begun);
    return;
  }
  for (std::size_t i = from; i + left <= who.size(); ++i)
    for (const Target at : whom) {
      Move move = begun;
      pair(move, who[i], at);
      extend(move, who, whom, i + 1, left - 1, fits, ways);
    }
}

}  // namespace

std::vector<Move> waysToAttack(const Host& host, Seat seat) {
  const std::vector<Target> who = fitFor(host, seat, whyNoAttacker);
  const Target player = Target::of(other(seat));
  std::vector<Target> whom{player};
  for (const Slot& slot : host.state().lying)
    if (isAttackable(host, seat, Target::of(slot.thing))) whom.push_back(Target::of(slot.thing));
  const Move begun{.kind = MoveKind::attack, .seat = seat};
  const auto any = [](const Move&) { return true; };
  std::vector<Move> ways;
  extend(begun, who, whom, 0, 1, any, ways);
  for (std::size_t n = 2; n <= kMaxTogether && n < who.size(); ++n)
    extend(begun, who, {player}, 0, n, any, ways);
  if (who.size() > 1 && who.size() <= kMaxNamed) {
    Move all = begun;
    for (const Target each : who) pair(all, each, player);
    ways.push_back(all);
  }
  return ways;
}

std::vector<Move> waysToBlock(const Host& host, Seat seat) {
  const std::vector<Target> who = fitFor(host, seat, whyNoBlocker);
  std::vector<Target> whom;
  for (const ThingId attacker : attackersOf(host.state())) whom.push_back(Target::of(attacker));
  const auto fits = [&](const Move& move) { return whyNoBlocks(host, move).empty(); };
  std::vector<Move> ways;
  for (std::size_t n = 1; n <= kMaxTogether && n <= who.size(); ++n)
    extend({.kind = MoveKind::block, .seat = seat}, who, whom, 0, n, fits, ways);
  return ways;
}

}  // namespace lk::rules::magepunk
