// Declares Kiteyard: a game for two or three that is never shipped. It is added as any game is, and uses what
// the shipped ones do not: equal cards on the table, attachments, targets, a chain, effects until the turn
// ends.
//
// K-1 Everybody begins with 4 wind. K-2 In their turn players play cards and attack. K-3 A kite comes into
// the yard at once. K-4 All other cards wait in a chain: everybody else answers with a fast card or declines;
// then it resolves, the last card first. K-5 A tail is tied to its target and goes where that goes. K-6 A
// kite attacks once a turn, not in the one it came; it takes its strength from a player's wind. K-7 Two
// damage bring a kite down. K-8 Who has no wind left ends the game; most wind wins. K-9 After 40 turns it
// ends, too.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::kiteyard {

enum class Of : std::uint8_t { wind };
enum class Table : std::uint8_t { turn, turnSeat, resolving };
enum class Zone : std::uint8_t { yard, discardA, discardB, discardC };
enum class Counter : std::uint8_t { damage, knots };
enum class Hook : std::uint8_t { cast, enters, permanent };
inline constexpr int kWind = 4;
inline constexpr int kTurns = 40;
inline constexpr std::size_t kSpent = 0;  // mark of a card that attacked

const Vocabulary& vocabulary();
const Language& language();

class Kiteyard final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "kiteyard"; }
  [[nodiscard]] const Vocabulary& vocabulary() const override { return kiteyard::vocabulary(); }
  [[nodiscard]] const Language& language() const override { return kiteyard::language(); }
  Ruling setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const override;
  Ruling judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const override;
  [[nodiscard]] std::vector<Prompt> prompts(const State& state, const CardBook& cards) const override;
  [[nodiscard]] Observation observe(const State& state, const Placement& changed,
                                    std::span<const Placement> lying, const CardBook& cards) const override;
  [[nodiscard]] Knowers knowers(const State&, const Event&, const CardBook&) const override {
    return Knowers::everyone();
  }
  [[nodiscard]] const Sampler* sampler() const override;
};

}  // namespace lk::rules::kiteyard
