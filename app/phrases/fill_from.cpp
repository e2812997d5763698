#include "app/phrases/fill_from.h"

#include <QStringList>

#include "app/phrases/fill.h"
#include "app/phrases/thing_words.h"

namespace lk::app {

namespace {

QString valueText(const Json& value, const GameKit& kit, const Names& names) {
  if (value.isArray()) {
    QStringList all;
    for (const Json& each : value.items()) all += valueText(each, kit, names);
    return allOf(std::move(all));
  }
  if (!value.isString()) return QString::fromStdString(value.dump());
  return thingName(value.asString(), kit, names);
}

}  // namespace

QString fillFrom(QString sentence, const Json& with, const GameKit& kit, const Names& names) {
  for (const auto& [key, value] : with.members()) {
    const QString place = QString::fromStdString(key);
    if (!value.isObject() && sentence.contains(QLatin1Char('{') + place))
      fillPlace(sentence, place, valueText(value, kit, names));
  }
  return settled(std::move(sentence));
}

}  // namespace lk::app
