// Helpers for translated texts in messages.
#pragma once

#include <QString>

#include "rules/text/json.h"

namespace lk::app {

/// Sets a member unless the text is empty.
inline void setText(Json& json, const char* key, const QString& text) {
  if (!text.isEmpty()) json.set(key, text.toStdString());
}

}  // namespace lk::app
