#include "app/window/care/kept_model.h"

#include <QDir>
#include <QLocale>

#include "app/care/kept/kept_things.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/phrases/fault_words.h"

namespace lk::app {

namespace {

struct KeptWords {
  Q_DECLARE_TR_FUNCTIONS(KeptWords)

 public:
  static QString name(Kept what) {
    switch (what) {
      case Kept::nights:
        return tr("Nights");
      case Kept::cards:
        return tr("Cards you taught");
      case Kept::tables:
        return tr("Tables you set up");
      case Kept::ownCards:
        return tr("Own cards");
      case Kept::leagues:
        return tr("Leagues");
      case Kept::settings:
        return tr("Settings");
      case Kept::lessons:
        return tr("Lessons");
      case Kept::phones:
        return tr("Phones");
      case Kept::restored:
        return tr("What a restore replaced");
      case Kept::drawn:
        return tr("What can be made again");
    }
    return {};
  }
  static QString holds(Kept what) {
    switch (what) {
      case Kept::nights:
        return tr("Who played, and every event. No picture of your table or of you.");
      case Kept::cards:
        return tr("What your cards look like, so that the camera knows them.");
      case Kept::tables:
        return tr("Where the mat lies, and how the camera looks at it. No picture.");
      case Kept::ownCards:
        return tr("The cards you wrote, and the one you are writing.");
      case Kept::leagues:
        return tr("Players, rounds and results, and nights on their way to a league.");
      case Kept::settings:
        return tr("Names, language, looks and house rules.");
      case Kept::lessons:
        return tr("How far each lesson was played.");
      case Kept::phones:
        return tr("The key by which phones know this computer.");
      case Kept::restored:
        return tr("Everything as it was before a backup was brought back.");
      case Kept::drawn:
        return tr("Cards as the program drew them, to start faster.");
    }
    return {};
  }
};

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
      things_.push_back(QVariantMap{{QStringLiteral("name"), KeptWords::name(thing.what)},
                                    {QStringLiteral("holds"), KeptWords::holds(thing.what)},
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
