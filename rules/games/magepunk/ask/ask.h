// What people are asked, what they may answer, tap or correct, and what they are told afterwards.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/referee/holdings.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

namespace lk::rules::magepunk {

// The open questions, with the possible answers.
std::vector<Prompt> prompts(const State& state, const CardBook& cards);

// Random play of this game.

/// Returns a set-up with two decks of two wallets, or of one wallet each.
Event anySetup(const CardBook& cards, Chance& chance);

/// Answers one of the open questions, or interrupts where possible. With `held` players use only the cards of
/// their hands. Precondition: the night is not over.
Move drawAny(const Host& host, Chance& chance, const Holdings* held = nullptr);

// What people correct or carry out by hand.
Ruling judgeCorrect(Host& host, const Move& move);
Ruling judgeEffect(Host& host, const Move& move);

/// Taps for nights that are only scored: life lost and gained, cards drawn, turns ended.
class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

/// How a night of this game is told afterwards.
class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns the life and the number of cards of both players.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::magepunk
