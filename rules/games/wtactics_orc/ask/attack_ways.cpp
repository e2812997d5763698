#include "rules/games/wtactics_orc/ask/attack_ways.h"

#include "rules/games/wtactics_orc/rules/attack.h"

namespace lk::rules::wtactics_orc {

Mask strikers(const Host& host, const Board& board, Seat seat, SlotId target, Weapon weapon, bool grouped) {
  Mask able = 0;
  const Mask mine = grouped ? static_cast<Mask>(board.creatures(seat) & kFront) : board.creatures(seat);
  for (const int place : Places(mine)) {
    const SlotId attacker(seat, place);
    if (!isTired(host, board, attacker, grouped) &&
        has(targetsOf(host, board, attacker, weapon, grouped), target.place()))
      able = static_cast<Mask>(able | bit(place));
  }
  return able;
}

std::vector<Move> attackWays(const Host& host, const Board& board, Seat seat) {
  std::vector<Move> ways;
  const int points = get(host.state(), Table::actionPoints);
  if (points == 0) return ways;
  for (const Weapon weapon : {Weapon::close, Weapon::ranged})
    for (const int place : Places(board.creatures(other(seat)))) {
      const SlotId target(other(seat), place);
      const auto add = [&](Mask attackers) {
        Move way{.kind = MoveKind::attack, .seat = seat, .target = target, .weapon = weapon};
        way.chooses = true;
        for (const int from : Places(attackers)) way.slots.add({seat, from});
        ways.push_back(std::move(way));
      };
      for (const int from : Places(strikers(host, board, seat, target, weapon, false))) add(bit(from));
      const Mask able = strikers(host, board, seat, target, weapon, true);
      for (Mask group = able; group != 0; group = static_cast<Mask>((group - 1) & able))
        if (const int size = countOf(group); size > 1 && size <= 3 && size <= points) add(group);
    }
  return ways;
}

}  // namespace lk::rules::wtactics_orc
