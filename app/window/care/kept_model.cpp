#include "app/window/care/kept_model.h"

#include <QDir>
#include <QLocale>

#include "app/care/kept/kept_things.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/phrases/fault_words.h"
#include "app/window/care/kept_words.h"

namespace lk::app {

namespace {

/// The folders above what people know are left out: the home is "~".
QString placesOf(const KeptThing& thing) {
  QStringList places;
  for (const std::string& place : thing.places) {
    QString path = QString::fromStdString(place);
    if (path.startsWith(QDir::homePath() + '/'))
      path.replace(0, QDir::homePath().size(), QStringLiteral("~"));
    places += path;
  }
  return places.size() > 1 ? places.front() + QStringLiteral(" \u2026") : places.join(' ');
}

}  // namespace

bool KeptModel::deleting() const {
  return !dataFolder_.empty() && emptyingOrdered(dataFolder_);
}

void KeptModel::look() {
  things_.clear();
  if (!dataFolder_.empty()) {
    const Outcome<std::string> cache = cacheFolder();
    for (const KeptThing& thing : keptThings(dataFolder_, cache ? *cache : std::string()))
      things_.push_back(QVariantMap{{QStringLiteral("name"), keptName(thing.what)},
                                    {QStringLiteral("holds"), keptHolds(thing.what)},
                                    {QStringLiteral("place"), placesOf(thing)},
                                    {QStringLiteral("size"), QLocale().formattedDataSize(thing.bytes, 0)}});
  }
  emit changed();
}

void KeptModel::retranslate() {
  if (!things_.empty()) look();
}

void KeptModel::deleteAll() {
  if (dataFolder_.empty()) return;
  const Outcome<Done> ordered = deleteAllAtNextStart(dataFolder_);
  trouble_ = ordered ? QString() : faultText(ordered.fault());
  emit changed();
}

void KeptModel::keepAll() {
  if (!dataFolder_.empty()) withdrawEmptying(dataFolder_);
  emit changed();
}

}  // namespace lk::app
