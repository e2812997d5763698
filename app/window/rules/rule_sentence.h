// A rule's text in its two parts: where it comes from, and what it says.
#pragma once

#include <string>

#include <QString>

namespace lk::app {

struct RuleSentence {
  QString source;  // "l.46, overkill"; empty when the text names none
  QString sentence;
};

/// "(l.46) Each player ..." -> {"l.46", "Each player ..."}.
inline RuleSentence splitRule(const QString& text) {
  const QString whole = text.trimmed();
  const qsizetype end = whole.startsWith(QLatin1Char('(')) ? whole.indexOf(QLatin1Char(')')) : -1;
  if (end < 0) return {{}, whole};
  return {whole.mid(1, end - 1), whole.mid(end + 1).trimmed()};
}

}  // namespace lk::app
