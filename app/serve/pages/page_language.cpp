#include "app/serve/pages/page_language.h"

#include <algorithm>

#include <QStringList>

#include "app/phrases/translation.h"

namespace lk::app {

namespace {

constexpr char kChosen[] = "language";  // a cookie set by the pages
constexpr qsizetype kMax = 200;         // characters read of a browser's list

/// Returns the available language that matches best: for "pt-BR" first "pt-BR", then "pt"; empty for none.
QString known(QString requested, const QStringList& there) {
  for (; !requested.isEmpty(); requested.truncate(std::max<qsizetype>(0, requested.lastIndexOf('-'))))
    for (const QString& each : there)
      if (each.compare(requested, Qt::CaseInsensitive) == 0) return each;
  return {};
}

/// Returns a language's weight in a browser's list: 0.8 for "de;q=0.8".
double weightOf(const QString& requested) {
  const QString weight = requested.section(QStringLiteral("q="), 1).trimmed();
  return weight.isEmpty() ? 1 : weight.toDouble();
}

}  // namespace

QString languageOf(const Request& request, const QString& usual) {
  const QStringList there = Translation::languages();
  const std::string_view chosen = request.cookie(kChosen);
  const QString cookie = QString::fromUtf8(chosen.data(), static_cast<qsizetype>(chosen.size()));
  if (there.contains(cookie)) return cookie;
  const std::string_view list = request.header("accept-language");
  QString best = usual;
  double most = 0;
  for (const QString& requested :
       QString::fromUtf8(list.data(), std::min(kMax, static_cast<qsizetype>(list.size()))).split(',')) {
    const QString language = known(requested.section(';', 0, 0).trimmed(), there);
    const double weight = weightOf(requested);
    if (!language.isEmpty() && weight > most) {
      best = language;
      most = weight;
    }
  }
  return best;
}

}  // namespace lk::app
