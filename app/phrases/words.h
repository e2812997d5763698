// Converts the referee's typed steps, prompts and refusals to sentences.
#pragma once

#include <array>
#include <string>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"

namespace lk::app {

/// Player names by seat. The default is the seat's letter, as the command line prints it.
struct Names {
  std::array<QString, rules::kMaxSeats> of{"A", "B", "C", "D"};
  [[nodiscard]] const QString& operator[](rules::Seat seat) const { return of[rules::index(seat)]; }
  /// Returns the name of the opponent in a two-player game.
  [[nodiscard]] const QString& across(rules::Seat seat) const { return of[seat == rules::Seat::A ? 1 : 0]; }
};

/// Display name of a game, and one sentence about it.
QString gameName(std::string_view game);
QString gameAbout(std::string_view game);
/// Returns one sentence for a step ("B takes 8 damage: First Strike lands before the clash"). Never empty.
QString stepText(const rules::Step& step, const GameKit& kit, const Names& names = {});
/// A short question, and the gamemaster's reminders for it, which may be empty.
struct PromptWords {
  QString question;
  QString reminders;
};
PromptWords promptWords(const rules::Prompt& prompt, const GameKit& kit, const Names& names = {});
/// Returns question and reminders in one text.
QString promptText(const rules::Prompt& prompt, const GameKit& kit, const Names& names = {});
/// Returns the label of an option of a prompt ("duel" -> "Duel"). Cards have their names, options of a card
/// its own words.
QString optionLabel(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                    const Names& names = {});
/// The same for an option whose prompt is not known.
QString optionLabel(const std::string& option, const GameKit& kit, const Names& names = {});
/// Returns the label of many answers of a prompt grouped behind one choice ("Play a power").
QString labelOfMany(const rules::Prompt& prompt, const GameKit& kit);
/// Returns "one card", "3 cards".
QString cardCount(int n);
/// Returns why an option is not available, or what a refusal means, in the words of `game`. With an empty
/// game, the words of any game that has them.
QString reasonText(const std::string& reason, std::string_view game = {});
/// Returns what to do about a refusal.
QString cure(const rules::Ruling& ruling, const GameKit& kit, const Names& names = {});
/// Returns the label for confirming a questioned event; empty if the game has no words for it.
QString confirmationText(const rules::Ruling& ruling, const GameKit& kit);
/// Returns what was understood of an event ("A turns up Long Strike"). The event must be masked for its
/// readers already.
QString eventText(const rules::Event& event, const GameKit& kit, const Names& names = {});
/// Returns who won or leads, and by what; `game` as above.
QString resultText(const rules::Result& result, const Names& names = {}, std::string_view game = {});

}  // namespace lk::app
