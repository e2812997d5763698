#include "app/window/care/data_kind_words.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct KeptWords {
  Q_DECLARE_TR_FUNCTIONS(KeptWords)
};

}  // namespace

QString dataKindName(DataKind what) {
  switch (what) {
    case DataKind::nights:
      return KeptWords::tr("Nights");
    case DataKind::cards:
      return KeptWords::tr("Cards you taught");
    case DataKind::tables:
      return KeptWords::tr("Tables you set up");
    case DataKind::ownCards:
      return KeptWords::tr("Your own cards");
    case DataKind::leagues:
      return KeptWords::tr("Leagues");
    case DataKind::settings:
      return KeptWords::tr("Settings");
    case DataKind::lessons:
      return KeptWords::tr("Lessons");
    case DataKind::phones:
      return KeptWords::tr("Phones");
    case DataKind::restored:
      return KeptWords::tr("What a restore replaced");
    case DataKind::drawn:
      return KeptWords::tr("Cache");
  }
  return {};
}

QString dataKindContents(DataKind what) {
  switch (what) {
    case DataKind::nights:
      return KeptWords::tr("Who played, and every event. No picture of your table or of you.");
    case DataKind::cards:
      return KeptWords::tr("What your cards look like, so that the camera knows them.");
    case DataKind::tables:
      return KeptWords::tr("Where the mat lies, and how the camera looks at it. No picture.");
    case DataKind::ownCards:
      return KeptWords::tr("The cards you wrote, and the one you are writing.");
    case DataKind::leagues:
      return KeptWords::tr("Players, rounds and results, and nights on their way to a league.");
    case DataKind::settings:
      return KeptWords::tr("Names, language, looks and house rules.");
    case DataKind::lessons:
      return KeptWords::tr("How far each lesson was played.");
    case DataKind::phones:
      return KeptWords::tr("The key by which phones know this computer.");
    case DataKind::restored:
      return KeptWords::tr("Everything as it was before a backup was restored.");
    case DataKind::drawn:
      return KeptWords::tr("Cards as the program drew them, to start faster.");
  }
  return {};
}

}  // namespace lk::app
