// Helpers for texts in messages to phones.
#pragma once

#include <QByteArray>
#include <QString>

#include "rules/text/json.h"

namespace lk::app {

/// Sets a member unless the text is empty.
inline void setText(Json& json, const char* key, const QString& text) {
  if (!text.isEmpty()) json.set(key, text.toStdString());
}

/// Returns {"error":...}, the reply if there is nothing to judge. `what` is in the reader's language.
inline QByteArray errorMessage(const QString& what) {
  return QByteArray::fromStdString(Json::object({{"error", what.toStdString()}}).dump());
}

/// Returns {"taken":true}, the reply to what was taken and changed nothing that any page shows.
inline QByteArray takenMessage() {
  return R"({"taken":true})";
}

}  // namespace lk::app
