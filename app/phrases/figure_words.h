// How figures are displayed: their prominence and their names.
#pragma once

#include <cstdint>
#include <string_view>

#include <QString>

#include "rules/text/json.h"

namespace lk::app {

enum class FigureRank {
  main,     // always shown, large
  always,   // always shown, smaller: an empty hand or deck says something
  whenSet,  // shown only if not zero or a flag is set; always in forms where figures can be edited
  rare,     // shown only if not zero, in forms as well
  hidden    // internal, never shown
};

/// A row of the figures of one game or of all games: the figure's name in the game's vocabulary or on its
/// cards, and its label, translated in the context FigureWords.
struct FigureWords {
  std::string_view figure;
  FigureRank rank;
  const char* label;
};

/// `game` is the game's id. A figure without a row is labelled with its name in the rules.
FigureRank figureRank(std::string_view figure, std::string_view game);
/// "hp" -> "Health".
QString figureLabel(std::string_view figure, std::string_view game);
/// Returns "Health 20", "Round 3": the figure with its value.
QString figureText(std::string_view figure, std::int64_t value, std::string_view game);
/// Returns what is shown of a figure beside the large ones: "Lamps 2" for a number that is not zero or always
/// shown, "Stunned" for a set flag, otherwise an empty text.
QString figureNote(std::string_view figure, const Json& value, std::string_view game);

}  // namespace lk::app
