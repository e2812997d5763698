// The fourteen pieces: things 1 to 14, seven of each player in the order of their dice. They never leave the
// state; eliminated ones are in zones outside the dungeon.
#pragma once

#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::half_the_battle {

inline constexpr int kPieces = 2 * kDice;

constexpr ThingId pieceOf(Seat seat, Die die) {
  return ThingId(static_cast<std::uint8_t>(1 + kDice * static_cast<int>(seat) + static_cast<int>(die)));
}
constexpr bool isPiece(ThingId thing) {
  return thing.known() && thing.number() <= kPieces;
}
/// Precondition of all functions below: isPiece(), and the parties are set up.
constexpr Seat sideOf(ThingId piece) {
  return piece.number() <= kDice ? Seat::A : Seat::B;
}
constexpr Die dieOf(ThingId piece) {
  return static_cast<Die>((piece.number() - 1) % kDice);
}
constexpr bool isMonster(ThingId piece) {
  return dieOf(piece) == Die::d20;
}
inline const Slot& slotAt(const State& s, ThingId piece) {
  return s.lying[piece.number() - 1u];
}
inline const Thing& thingAt(const State& s, ThingId piece) {
  return s.things[piece.number() - 1u];
}
inline CardId cardOf(const State& s, ThingId piece) {
  return slotAt(s, piece).card;
}
inline bool isAlive(const State& s, ThingId piece) {
  return slotAt(s, piece).zone < zone(Zone::arrows);
}
/// Returns the lane from 1; 0 for a piece that is out.
inline int laneOf(const State& s, ThingId piece) {
  return isAlive(s, piece) ? slotAt(s, piece).zone + 1 : 0;
}
inline int hpOf(const State& s, ThingId piece) {
  return thingAt(s, piece).counters[static_cast<std::size_t>(Counter::hp)];
}
inline bool is(const State& s, ThingId piece, Mark mark) {
  return thingAt(s, piece).isMarked(static_cast<std::size_t>(mark));
}
inline bool isDying(const State& s, ThingId piece) {
  return is(s, piece, Mark::dying);
}

/// A small ordered list of pieces.
class Pieces {
 public:
  void add(ThingId piece) { all_[count_++] = piece; }
  [[nodiscard]] const ThingId* begin() const { return all_.data(); }
  [[nodiscard]] const ThingId* end() const { return all_.data() + count_; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] bool full() const { return count_ == all_.size(); }
  [[nodiscard]] ThingId operator[](std::size_t at) const { return all_[at]; }
  [[nodiscard]] bool has(ThingId piece) const {
    for (const ThingId each : *this)
      if (each == piece) return true;
    return false;
  }
  /// Returns whether both hold the same pieces, each once.
  [[nodiscard]] bool permutes(const Pieces& others) const {
    if (count_ != others.count_) return false;
    for (std::size_t i = 0; i < count_; ++i) {
      if (!others.has(all_[i])) return false;
      for (std::size_t j = 0; j < i; ++j)
        if (all_[j] == all_[i]) return false;
    }
    return true;
  }

 private:
  std::array<ThingId, kPieces> all_{};
  std::uint8_t count_ = 0;
};

/// Calls `each` with every piece of a player in the order of the dice.
template <class Each>
void eachPiece(Seat seat, Each each) {
  for (int die = 0; die < kDice; ++die) each(pieceOf(seat, static_cast<Die>(die)));
}
inline int aliveOf(const State& s, Seat seat) {
  int n = 0;
  eachPiece(seat, [&](ThingId piece) { n += isAlive(s, piece) ? 1 : 0; });
  return n;
}
/// Returns the piece of a player with this card; none if the party has none.
inline ThingId pieceWith(const State& s, Seat seat, CardId card) {
  ThingId found;
  eachPiece(seat, [&](ThingId piece) {
    if (cardOf(s, piece) == card) found = piece;
  });
  return found;
}
/// Returns the piece a player has announced; none if nothing was announced.
inline ThingId selectedOf(const State& s, Seat seat) {
  const Figure& chosen = figure(s, seat, Of::selected);
  return chosen.present ? pieceWith(s, seat, CardId(static_cast<std::uint16_t>(chosen.value))) : ThingId();
}
/// Returns the pieces of a player in the lanes (one bit each), lane by lane in the order of the dice.
inline Pieces standing(const State& s, Seat seat, int lanes) {
  Pieces all;
  for (int lane = 1; lane <= kLanes; ++lane) {
    if ((lanes & bitOf(lane)) == 0) continue;
    eachPiece(seat, [&](ThingId piece) {
      if (laneOf(s, piece) == lane) all.add(piece);
    });
  }
  return all;
}

}  // namespace lk::rules::half_the_battle
