// What something costs, and how it is paid: charges and sacrifices.
#pragma once

#include "rules/games/magepunk/host.h"
#include "rules/games/magepunk/move.h"

namespace lk::rules::magepunk {

/// Of cards and abilities.
struct Cost {
  PerEnergy coloured{};
  int generic = 0;
  bool sacrificesSelf = false;
  int sacrifices = 0;  // how many are chosen
  int selector = -1;   // among which, a place in the program of the card; -1: none are

  [[nodiscard]] int charges() const {
    int sum = generic;
    for (const int n : coloured) sum += n;
    return sum;
  }
};

/// What a body of costs asks for.
Cost costOf(const Program& program, Body costs);
/// What playing a card face up costs, with what its Spell asks for besides.
Cost costOf(const CardBook& cards, CardId card);

/// Whether a player's charges are enough; sacrifices are not looked at.
bool canPay(const State& state, Seat seat, const Cost& cost);
/// The payment the referee proposes: the generic part of the Energy of which most is left. Precondition:
/// canPay().
PerEnergy proposed(const State& state, Seat seat, const Cost& cost);

/// What is paid if nothing is wrong: `reason` is empty then.
struct Bill {
  std::string_view reason;
  PerEnergy charges{};
  std::array<Target, kMostSacrificed + 1> sacrificed{};
  std::uint8_t count = 0;
};
/// Checks what a player pays and gives up for a cost, seen from `from`.
Bill billFor(const Host& host, const Move& move, const Cost& cost, const Standpoint& from);
/// The same where only charges are paid.
Bill billFor(const State& state, Seat seat, const Payment& pay, const Cost& cost);

/// Takes the charges, then what is sacrificed. Faces of sacrificed resources are those the move shows.
void pay(Host& host, const Move& move, const Cost& cost, const Bill& bill);

}  // namespace lk::rules::magepunk
