// What cards and abilities cost, and how it is paid: charges and sacrifices.
#pragma once

#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// The cost of a card or ability.
struct Cost {
  PerEnergy coloured{};
  int generic = 0;
  bool sacrificesSelf = false;
  int sacrifices = 0;  // number of sacrifices to choose
  int selector = -1;   // what can be sacrificed, an index in the card's program; -1: nothing

  [[nodiscard]] int charges() const {
    int sum = generic;
    for (const int n : coloured) sum += n;
    return sum;
  }
};

/// Returns the cost that a body of cost operations asks for.
Cost costOf(const Program& program, Body costs);
/// Returns the cost of playing a card face up, including what its Spell asks for.
Cost costOf(const CardBook& cards, CardId card);

/// Returns whether a player has enough charges. Sacrifices are not checked.
bool canPay(const State& state, Seat seat, const Cost& cost);
/// Returns the payment the referee proposes. The generic part uses the Energy with the most charges left.
/// Precondition: canPay().
PerEnergy proposed(const State& state, Seat seat, const Cost& cost);

/// What will be paid. `reason` is empty if nothing is wrong.
struct Bill {
  std::string_view reason;
  PerEnergy charges{};
  std::array<Target, kMaxSacrificed + 1> sacrificed{};
  std::uint8_t count = 0;
};
/// Checks what a player pays and sacrifices for a cost. `from` is the source.
Bill billFor(const Host& host, const Move& move, const Cost& cost, const Standpoint& from);
/// Does the same where only charges are paid.
Bill billFor(const State& state, Seat seat, const Payment& pay, const Cost& cost);

/// Takes the charges, then the sacrifices, for a card. The move shows the faces of sacrificed resources.
void pay(Host& host, const Move& move, CardId forCard, const Cost& cost, const Bill& bill);

}  // namespace lk::rules::magepunk
