#include "app/window/window_files.h"

#include "app/kit/data_folder.h"
#include "app/kit/own_packs.h"
#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

WindowFiles filesIn(const std::string& dataFolder) {
  const auto file = [&](const char* name) { return dataFolder + "/" + name; };
  return {.nights = file(kNightsFile),
          .settings = QString::fromStdString(file(kSettingsFile)),
          .cards = file(kOwnCardsFile),
          .tables = file(kTablesFile),
          .lessons = file(kLessonsFile),
          .leagues = {"sqlite:" + file(kLeaguesFile), dataFolder},
          .phones = dataFolder + kPhonesFolder,
          .desk = {ownPacksFolder(dataFolder), file(kDraftFile)},
          .folder = dataFolder};
}

}  // namespace lk::app
