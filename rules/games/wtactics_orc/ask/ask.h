// What people are asked, what they may answer, tap or correct, and what they are told afterwards.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/referee/chance.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

namespace lk::rules::wtactics_orc {

// The open questions, with the possible answers.
std::vector<Prompt> prompts(const State& state, const CardBook& cards);

// Random play: random set-ups and answers.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer to one of the open questions. Precondition: the night has begun and is not over.
Move drawAny(const State& state, const CardBook& cards, Chance& chance);

// What people overrule by hand, and effects of cards the program does not know.
Ruling judgeCorrect(Host& host, const Move& move);
Ruling judgeEffect(Host& host, const Move& move);

/// Taps for a night in which only the points are kept.
class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

/// How nights of this game are told afterwards.
class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns what each player has won, and "creatures", the number in the army.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::wtactics_orc
