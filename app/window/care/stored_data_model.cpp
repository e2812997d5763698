#include "app/window/care/stored_data_model.h"

#include <QDir>
#include <QLocale>

#include "app/care/stored/stored_data.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/phrases/fault_words.h"
#include "app/window/care/data_kind_words.h"

namespace lk::app {

namespace {

/// Returns the path of stored data; of several, the first and an ellipsis. The home folder is written as "~".
QString placesOf(const StoredData& thing) {
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

bool StoredDataModel::deleting() const {
  return !dataFolder_.empty() && deletionScheduled(dataFolder_);
}

void StoredDataModel::look() {
  things_.clear();
  if (!dataFolder_.empty()) {
    const Outcome<std::string> cache = cacheFolder();
    for (const StoredData& thing : storedData(dataFolder_, cache ? *cache : std::string()))
      things_ += StoredThing{dataKindName(thing.what), dataKindContents(thing.what), placesOf(thing),
                             QLocale().formattedDataSize(thing.bytes, 0)};
  }
  emit changed();
}

void StoredDataModel::retranslate() {
  if (!things_.empty()) look();
}

void StoredDataModel::deleteAll() {
  if (dataFolder_.empty()) return;
  const Outcome<Done> ordered = deleteAllAtNextStart(dataFolder_);
  errorText_ = ordered ? QString() : faultText(ordered.fault());
  emit changed();
}

void StoredDataModel::keepAll() {
  if (!dataFolder_.empty()) cancelDeletion(dataFolder_);
  emit changed();
}

}  // namespace lk::app
