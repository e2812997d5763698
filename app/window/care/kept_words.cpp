#include "app/window/care/kept_words.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct KeptWords {
  Q_DECLARE_TR_FUNCTIONS(KeptWords)
};

}  // namespace

QString keptName(Kept what) {
  switch (what) {
    case Kept::nights:
      return KeptWords::tr("Nights");
    case Kept::cards:
      return KeptWords::tr("Cards you taught");
    case Kept::tables:
      return KeptWords::tr("Tables you set up");
    case Kept::ownCards:
      return KeptWords::tr("Own cards");
    case Kept::leagues:
      return KeptWords::tr("Leagues");
    case Kept::settings:
      return KeptWords::tr("Settings");
    case Kept::lessons:
      return KeptWords::tr("Lessons");
    case Kept::phones:
      return KeptWords::tr("Phones");
    case Kept::restored:
      return KeptWords::tr("What a restore replaced");
    case Kept::drawn:
      return KeptWords::tr("What can be made again");
  }
  return {};
}

QString keptHolds(Kept what) {
  switch (what) {
    case Kept::nights:
      return KeptWords::tr("Who played, and every event. No picture of your table or of you.");
    case Kept::cards:
      return KeptWords::tr("What your cards look like, so that the camera knows them.");
    case Kept::tables:
      return KeptWords::tr("Where the mat lies, and how the camera looks at it. No picture.");
    case Kept::ownCards:
      return KeptWords::tr("The cards you wrote, and the one you are writing.");
    case Kept::leagues:
      return KeptWords::tr("Players, rounds and results, and nights on their way to a league.");
    case Kept::settings:
      return KeptWords::tr("Names, language, looks and house rules.");
    case Kept::lessons:
      return KeptWords::tr("How far each lesson was played.");
    case Kept::phones:
      return KeptWords::tr("The key by which phones know this computer.");
    case Kept::restored:
      return KeptWords::tr("Everything as it was before a backup was brought back.");
    case Kept::drawn:
      return KeptWords::tr("Cards as the program drew them, to start faster.");
  }
  return {};
}

}  // namespace lk::app
