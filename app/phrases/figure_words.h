// How figures are shown: which of them big, which only when they matter, and what people call them.
#pragma once

#include <cstdint>
#include <string_view>

#include <QString>

namespace lk::app {

enum class FigureRank {
  main,     // always and big
  whenSet,  // only when not zero, or when a flag is up; always where figures are there to be changed
  rare,     // only when not zero, wherever it is
  hidden    // bookkeeping, not for the table
};

/// A row of a game's figures, or of those all games share: its name in the game's vocabulary or on its cards,
/// and what it is called, translated in the context FigureWords.
struct FigureWords {
  std::string_view figure;
  FigureRank rank;
  const char* label;
};

/// Those of the game `game`, by its id. Figures without words are shown as the rules call them.
FigureRank figureRank(std::string_view figure, std::string_view game);
/// "hp" -> "Health".
QString figureLabel(std::string_view figure, std::string_view game);
/// "Health 20", "Round 3": the figure with its value, as it is said in one breath.
QString figureText(std::string_view figure, std::int64_t value, std::string_view game);

}  // namespace lk::app
