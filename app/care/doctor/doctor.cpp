#include "app/care/doctor/doctor.h"

#include <algorithm>

#include <QDir>

#include "app/care/doctor/checks.h"
#include "app/care/versions.h"
#include "app/kit/data_folder.h"

namespace lk::app {

namespace {

/// Replaces paths, because the home folder's name is often a person's name.
QString withoutPlaces(QString text, const std::string& folder) {
  const QString data = QString::fromStdString(folder), home = QDir::homePath();
  if (!data.isEmpty()) text.replace(data, QStringLiteral("lampkeeper"));
  if (home.size() > 1) text.replace(home, QStringLiteral("~"));
  return text;
}

}  // namespace

CheckUps examine(const std::string& folder, bool display) {
  CheckUps found{checkDataFolder(folder),
                 checkDisk(folder),
                 checkRestore(folder),
                 checkDeletion(folder),
                 checkSettings(folder),
                 checkLibraryFile(folder, kNightsFile, "journal"),
                 checkLibraryFile(folder, kOwnCardsFile, "library"),
                 checkLibraryFile(folder, kTablesFile, "tables"),
                 checkOwnPacks(folder),
                 checkLeagueFile(folder),
                 checkOutbox(folder),
                 checkCamera(),
                 checkEyes(),
                 checkVoice(),
                 checkSounds(),
                 checkFonts(),
                 checkGraphics(display),
                 checkPhones(folder)};
  const CheckUps letters = checkLetters(folder);
  const auto fonts =
      std::find_if(found.begin(), found.end(), [](const CheckUp& each) { return each.check == "fonts"; });
  found.insert(fonts + 1, letters.begin(), letters.end());
  for (CheckUp& each : found) each.says = withoutPlaces(each.says, folder);
  return found;
}

QString reportText(const CheckUps& found) {
  QString text = QString::fromStdString(versionText()) + QStringLiteral("\n\n");
  for (const CheckUp& each : found)
    text += (each.ok ? QStringLiteral("ok    ") : QStringLiteral("WRONG ")) +
            QString::fromStdString(each.check) + QStringLiteral(": ") + each.says + QLatin1Char('\n');
  return text;
}

}  // namespace lk::app
