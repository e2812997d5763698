// Declares what cards of Kiteyard can change in a night.
#pragma once

#include "kiteyard.h"
#include "rules/run/things_host.h"

namespace lk::rules::kiteyard {

inline int get(const State& s, Seat seat) {
  return s.seats[index(seat)][0].value;
}
inline int get(const State& s, Table figure) {
  return s.table[static_cast<std::size_t>(figure)].value;
}
inline Seat turnSeat(const State& s) {
  return static_cast<Seat>(get(s, Table::turnSeat));
}

class Host final : public ThingsHost {
 public:
  Host(Changes& changes, const CardBook& cards) : changes_(changes), cards_(cards) {}

  [[nodiscard]] const State& state() const override { return changes_.state(); }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes_.running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return changes_.state().running; }
  void settle(const Settled& forced) override { changes_.settle(forced); }
  [[nodiscard]] bool halted() const override { return state().result.finished; }
  [[nodiscard]] Players inOrder(std::uint8_t seats) const override;
  [[nodiscard]] bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame& frame) override;
  [[nodiscard]] const Language& language() const override { return kiteyard::language(); }
  [[nodiscard]] Changes& changes() override { return changes_; }
  [[nodiscard]] std::vector<Target> word(int place, const Standpoint& from) const override;
  [[nodiscard]] ZoneSet zonesAt(int place) const override;
  [[nodiscard]] int printed(Target whose, int stat) const override;
  void hurt(Target whom, int amount, const Frame& why) override;
  void mend(Target whom, int amount, const Frame& why) override;
  void count(int counter, Target on, int add, const Frame& why) override;
  void move(Target what, int place, const Frame& why) override;

  /// Brings down a kite: it and its tails go to their owners' discards, or out of the game.
  void leave(ThingId thing, bool toHand);
  void setWind(Seat seat, int wind, std::string_view what);

 private:
  Changes& changes_;
  const CardBook& cards_;
};

}  // namespace lk::rules::kiteyard
