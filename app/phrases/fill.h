// Sentences with named places. They are translated before the places are filled.
#pragma once

#include <initializer_list>
#include <span>
#include <utility>

#include <QString>
#include <QStringList>

#include "app/phrases/plural.h"
#include "app/phrases/settled.h"
#include "app/phrases/word_context.h"

namespace lk::app {

/// Replaces each {name} by its value, and each {name:one|other} by the form for it.
inline QString fill(QString sentence, std::initializer_list<std::pair<const char*, QString>> values) {
  for (const auto& [name, value] : values) fillPlace(sentence, QLatin1String(name), value);
  return settled(std::move(sentence));
}

/// Returns "3 × Strike", with no-break spaces so that no line ends inside.
inline QString times(int count, const QString& thing) {
  return Words::tr("%1 × %2").arg(count).arg(thing).replace(QStringLiteral(" × "),
                                                            QStringLiteral("\u00a0×\u00a0"));
}

/// Returns a list separated by commas.
inline QString listed(const QStringList& things) {
  return things.join(Words::tr(", ", "between things that are listed"));
}

/// Returns "Strike, Defend and Evade".
inline QString allOf(QStringList things) {
  if (things.size() < 2) return things.join(QString());
  const QString last = things.takeLast();
  return settled(listed(things) + Words::tr(" and ") + last);
}

/// Joins sentences.
inline QString together(const QStringList& sentences) {
  return settled(sentences.join(Words::tr(" ", "between two sentences")));
}

/// A row of a phrase table: a name from the referee's vocabulary and its English sentence.
struct Phrase {
  const char* name;
  const char* english;
};

/// Returns the translated sentence for `name`, or an empty string.
inline QString phrase(std::span<const Phrase> table, std::string_view name) {
  for (const Phrase& row : table)
    if (name == row.name) return Words::tr(row.english);
  return {};
}

}  // namespace lk::app
