#include "app/window/history/listed_night.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/fill.h"
#include "app/record/evening/record.h"

namespace lk::app {

namespace {

QString namesText(const carddb::NightInfo& info) {
  const Names names = namesOf(info.players);
  const std::size_t seats =
      std::clamp<std::size_t>(info.players.size(), info.players.empty() ? 2 : 1, names.of.size());
  QStringList all;
  for (std::size_t seat = 0; seat < seats; ++seat) all += names.of[seat];
  return listed(all);
}

}  // namespace

QString NightWords::about() const {
  QStringList parts{names, game, when};
  parts.removeAll(QString());
  return parts.join(QStringLiteral("  \u00b7  "));
}

bool NightWords::says(const QStringList& searched) const {
  return std::all_of(searched.begin(), searched.end(), [&](const QString& word) {
    for (const QString* text : {&names, &game, &when, &result, &stood})
      if (text->contains(word, Qt::CaseInsensitive)) return true;
    return false;
  });
}

NightWords wordsOf(const ListedNight& night) {
  const Names names = namesOf(night.info.players);
  NightWords words{namesText(night.info), gameTitle(night.info.game),
                   begunText(night.info), lengthText(night.info.seconds),
                   night.errorText,       {}};
  if (words.length.isEmpty())
    words.length = QCoreApplication::translate("HistoryModel", "%n events", nullptr, night.info.events);
  if (!night.sum) return words;
  words.result = eveningHeadline(night.sum->summary, names);
  if (!night.info.finished) words.stood = standingWhenLeft(night.sum->summary, *night.sum->kit, names);
  if (!night.errorText.isEmpty())
    (words.stood.isEmpty() ? words.result : words.stood) += QStringLiteral("  \u00b7  ") + night.errorText;
  return words;
}

}  // namespace lk::app
