// What people are asked, what they may answer, tap or correct, and what they are told afterwards.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/half_the_battle/move.h"
#include "rules/referee/chance.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

namespace lk::rules::half_the_battle {

// The open questions, with all possible answers.
std::vector<Prompt> prompts(const State& s, const CardBook& cards);

// Random play of this game.

/// Returns a set-up with random teams: either team, or a mixture chosen die by die.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a legal answer to one of the open questions.
Move drawAny(const State& s, const CardBook& cards, Chance& chance);

// What people correct or carry out by hand.
Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

/// Taps for nights that are only scored: the health of pieces, and what players have.
class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& s, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& s, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

/// How a night of this game is told afterwards.
class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
  [[nodiscard]] std::vector<Decider> deciders(const State& state) const override;
};

}  // namespace lk::rules::half_the_battle
