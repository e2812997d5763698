#include "app/window/table/figure_rows.h"

#include "app/phrases/figure_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

ShownFigure shownFigure(std::string_view figure, std::int64_t value, std::string_view game) {
  return {qtText(figure), figureLabel(figure, game), figureText(figure, value, game),
          static_cast<int>(value)};
}

}  // namespace lk::app
