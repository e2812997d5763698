#include "app/workshop/editor/form_field.h"

#include <algorithm>

#include "app/phrases/qt_text.h"

namespace lk::app {

QString FormContext::cardName(std::string_view id) const {
  const auto card = std::find_if(cards.begin(), cards.end(), [&](const FormCard& c) { return c.id == id; });
  return card == cards.end() ? qtText(id) : card->name;
}

}  // namespace lk::app
