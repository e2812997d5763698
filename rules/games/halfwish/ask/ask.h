// What people are asked, what they may answer, tap or correct, and what they are told afterwards.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/referee/holdings.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

namespace lk::rules::halfwish {

// The open questions, with the possible answers and a gamemaster's reminders.

/// Nothing in a prompt depends on hidden facts: everybody hears them.
std::vector<Prompt> prompts(const Host& host);

// Random play: a random set-up, and random answers to open questions.

/// Returns a set-up with any two classes and recommended options.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer: dice rolls, cards that can be there, options that are available. With `held`
/// players turn up only what they hold.
Move drawAny(const Host& host, const Question& question, Chance& chance, const Holdings* held = nullptr);

// What people enter by hand: corrections, and effects of cards the program does not know.
Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);
/// Returns the words for what people can carry out for a card, and the least and greatest amount of one.
std::vector<std::string_view> wordsByHand();
std::pair<int, int> amountsByHand(std::string_view word);

/// Taps for nights that are only scored: a duel by its dice values and actions, or a truce.
class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

/// How a night of Halfwish is told afterwards.
class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
  /// Returns the tie-breaks in the order they were asked. If the table agreed on another result when both
  /// players are out (option both-die), only the question that was level.
  [[nodiscard]] std::vector<Decider> deciders(const State& state) const override;
};

}  // namespace lk::rules::halfwish
