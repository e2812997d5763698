// How the figures of a seat are shown: which of them big, which only when they matter, and what people call
// them.
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

FigureRank figureRank(std::string_view figure);
/// "hp" -> "Health". Figures without a name of their own are shown as the rules call them.
QString figureLabel(std::string_view figure);
/// "Health 20", "Round 3": the figure with its value, as it is said in one breath.
QString figureText(std::string_view figure, std::int64_t value);

}  // namespace lk::app
