// What people are asked, what they may answer, tap or correct, and what they are told afterwards.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/core/state.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/referee/holdings.h"
#include "rules/referee/scoring.h"
#include "rules/referee/story.h"

namespace lk::rules::half_deck_dungeon_heroes {

// The open questions with their options, as people should hear them.

/// Options are words followed by their objects after colons: "attack:HERO", "attack:HERO:SUPPORT",
/// "place:CARD", "equip:CARD:HERO", "use:CARD:HERO", "team:CARD". Cards of hidden hands are never listed.
std::vector<Prompt> prompts(const State& state, const CardBook& cards);

// Random play: a random set-up, and random answers to open questions.

/// Returns a set-up with one to four players and recommended options.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer: dice rolls, cards that can be there, options that are available. Precondition: a
/// question is open.
Move drawAny(const State& state, const CardBook& cards, Chance& chance, const Holdings* held = nullptr);

// What people overrule or carry out by hand.

/// Corrects numbers of a player or the table, the life of a card in play, or where a card lies.
Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
/// Applies a card unknown to the program: damage, healing, or cards to draw.
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

/// Taps for nights that are only scored: who joins, what is met, hits, and life lost or regained.
class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

/// How a game in the dungeon is told afterwards.
class GameStory final : public Story {
 public:
  [[nodiscard]] const Course& course() const override;
  /// Returns the group's numbers: "life", the life points of all heroes in play, and "dungeon_deck", the
  /// cards still to come.
  [[nodiscard]] std::vector<Track> tracks(const State& state) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
