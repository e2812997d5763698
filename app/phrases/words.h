// Turns the referee's typed steps, prompts and refusals into sentences. All prose of the program's rulings is
// here.
#pragma once

#include <array>
#include <string>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"

namespace lk::app {

/// What people are called. Defaults to the seat's letter, as the command line prints it.
struct Names {
  std::array<QString, rules::kMaxSeats> of{"A", "B", "C", "D"};
  [[nodiscard]] const QString& operator[](rules::Seat seat) const { return of[rules::index(seat)]; }
  /// What the one across the table is called, where two play.
  [[nodiscard]] const QString& across(rules::Seat seat) const { return of[seat == rules::Seat::A ? 1 : 0]; }
};

/// What people call a game, and one sentence about it.
QString gameName(std::string_view game);
QString gameAbout(std::string_view game);
/// One sentence for a step ("B takes 8 damage: First Strike lands before the clash"). Never empty.
QString says(const rules::Step& step, const GameKit& kit, const Names& names = {});
/// A question in few words, and the reminders a gamemaster owes, which may be empty.
struct Asked {
  QString question;
  QString reminders;
};
Asked asked(const rules::Prompt& prompt, const GameKit& kit, const Names& names = {});
/// Both in one text.
QString ask(const rules::Prompt& prompt, const GameKit& kit, const Names& names = {});
/// What an option of a prompt is called ("duel" -> "Duel"): cards by their names, options of a card by its
/// own words.
QString optionLabel(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                    const Names& names = {});
/// The same where the prompt is not known any more.
QString optionLabel(const std::string& option, const GameKit& kit, const Names& names = {});
/// What many answers of a prompt are called where they stand behind one choice ("Play a power").
QString labelOfMany(const rules::Prompt& prompt, const GameKit& kit);
/// "one card", "3 cards".
QString cardCount(int n);
/// Why an option is not open, or what a refusal means, in the words of the game `game`; without one, of any
/// that has some.
QString reasonText(const std::string& reason, std::string_view game = {});
/// What to do about a refusal.
QString cure(const rules::Ruling& ruling, const GameKit& kit, const Names& names = {});
/// What says that a concern is meant, where a game has words of its own for it.
QString confirmationText(const rules::Ruling& ruling, const GameKit& kit);
/// What was understood of an event, already masked for its readers ("A turns up Long Strike").
QString heard(const rules::Event& event, const GameKit& kit, const Names& names = {});
/// Who won or leads, and by what; `game` as above.
QString resultText(const rules::Result& result, const Names& names = {}, std::string_view game = {});

}  // namespace lk::app
