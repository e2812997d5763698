#include "app/record/evening/record.h"

#include <algorithm>

#include <QLocale>

#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/session/night/clock.h"
#include "rules/referee/story.h"

namespace lk::app {

Outcome<NightRecord> recordOf(NightLog log) {
  Outcome<NightStory> evening = eveningOf(*log.kit, log.events);
  if (!evening) return evening.fault();
  Names names = namesOf(log.info.players);
  return NightRecord{std::move(log), std::move(names), std::move(*evening)};
}

std::vector<Chart> chartsOf(const NightRecord& night) {
  std::vector<Chart> charts;
  std::vector<std::string> figures;
  for (const Series& series : night.evening.series) {
    const auto at =
        static_cast<std::size_t>(std::find(figures.begin(), figures.end(), series.figure) - figures.begin());
    if (at == figures.size()) {
      figures.push_back(series.figure);
      charts.push_back({figureLabel(series.figure, night.log.kit->id()),
                        stretchesText(rules::courseOf(*night.log.kit->game)),
                        {}});
    }
    const int place = series.seat ? static_cast<int>(rules::index(*series.seat)) : 0;
    charts[at].lines.push_back({series.seat ? night.names[*series.seat] : QString(), series.values, place});
  }
  return charts;
}

QString playersText(const NightRecord& night) {
  QStringList names;
  for (int seat = 0; seat < night.evening.summary.seats; ++seat)
    names += night.names.of[static_cast<std::size_t>(seat)];
  return listed(names);
}

QString begunText(const carddb::NightInfo& info) {
  const QDateTime begun = localTime(info.startedAt);
  if (!begun.isValid()) return {};
  return QLocale().toString(begun.date(), QLocale::ShortFormat) + begun.toString(QStringLiteral(" HH:mm"));
}

QString eveningAbout(const NightRecord& night) {
  QStringList parts{playersText(night), gameTitle(night.log.info.game), begunText(night.log.info),
                    lengthText(night.log.info.seconds)};
  parts.removeAll(QString());
  return parts.join(QStringLiteral("  \u00b7  "));
}

QString deciderLine(const DeciderWords& words, const NightRecord& night) {
  QStringList values;
  for (qsizetype seat = 0; seat < words.values.size(); ++seat)
    values += QStringLiteral("%1 %2").arg(night.names.of[static_cast<std::size_t>(seat)], words.values[seat]);
  const QString all = values.isEmpty() ? words.label : Words::tr("%1: %2").arg(words.label, listed(values));
  return QStringLiteral("%1  [%2]").arg(all, words.rule);
}

}  // namespace lk::app
