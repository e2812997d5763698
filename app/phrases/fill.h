// Sentences with named places to fill in, translated before they are filled.
#pragma once

#include <initializer_list>
#include <span>
#include <utility>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/phrases/settled.h"

namespace lk::app {

/// The translation context of everything the referee says.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Replaces each {name} by its value.
inline QString fill(QString sentence, std::initializer_list<std::pair<const char*, QString>> values) {
  for (const auto& [name, value] : values)
    sentence.replace(QStringLiteral("{%1}").arg(QLatin1String(name)), value);
  return settled(std::move(sentence));
}

/// "3 × Strike"; no line ends between the number and its thing.
inline QString times(int count, const QString& thing) {
  return Words::tr("%1 × %2").arg(count).arg(thing).replace(QStringLiteral(" × "),
                                                            QStringLiteral("\u00a0×\u00a0"));
}

/// "Strike, Evade and the like": things named one after another.
inline QString listed(const QStringList& things) {
  return things.join(Words::tr(", ", "between things that are listed"));
}

/// "Strike, Defend and Evade": all of them.
inline QString allOf(QStringList things) {
  if (things.size() < 2) return things.join(QString());
  const QString last = things.takeLast();
  return settled(listed(things) + Words::tr(" and ") + last);
}

/// One sentence after the other.
inline QString together(const QStringList& sentences) {
  return settled(sentences.join(Words::tr(" ", "between two sentences")));
}

/// A row of a phrase table: a name of the referee's vocabulary and its English sentence.
struct Phrase {
  const char* name;
  const char* english;
};

/// The translated sentence for `name`, or an empty string.
inline QString phrase(std::span<const Phrase> table, std::string_view name) {
  for (const Phrase& row : table)
    if (name == row.name) return Words::tr(row.english);
  return {};
}

}  // namespace lk::app
