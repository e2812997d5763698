#include "app/care/kept/kept_things.h"

#include <algorithm>
#include <filesystem>

#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

struct KeptName {
  Kept what;
  const char* name;  // right in the data folder
};

constexpr KeptName kNames[] = {
    {Kept::nights, kNightsFile},       {Kept::cards, kOwnCardsFile},        {Kept::tables, kTablesFile},
    {Kept::ownCards, "packs"},         {Kept::ownCards, kDraftFile},        {Kept::leagues, kLeaguesFile},
    {Kept::leagues, "outbox"},         {Kept::settings, kSettingsFile},     {Kept::lessons, kLessonsFile},
    {Kept::phones, kPhonesFolder + 1}, {Kept::restored, "before-restore-"}, {Kept::restored, "swap"},
    {Kept::restored, "swapped"}};

std::int64_t bytesOf(const fs::path& path) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored)) {
    const std::uintmax_t size = fs::file_size(path, ignored);
    return ignored ? 0 : static_cast<std::int64_t>(size);
  }
  std::int64_t bytes = 0;
  for (const auto& entry : fs::recursive_directory_iterator(path, ignored))
    if (entry.is_regular_file(ignored)) bytes += static_cast<std::int64_t>(entry.file_size(ignored));
  return bytes;
}

void add(std::vector<KeptThing>& things, Kept what, const fs::path& path) {
  const auto same = [&](const KeptThing& thing) { return thing.what == what; };
  auto thing = std::find_if(things.begin(), things.end(), same);
  if (thing == things.end()) thing = things.insert(things.end(), KeptThing{what, {}, 0});
  thing->places.push_back(path.string());
  thing->bytes += bytesOf(path);
}

std::vector<fs::path> contentsOf(const std::string& folder) {
  std::error_code ignored;
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

std::vector<KeptThing> keptThings(const std::string& dataFolder, const std::string& cacheFolder) {
  std::vector<KeptThing> things;
  if (!dataFolder.empty()) {
    const std::vector<fs::path> contents = contentsOf(dataFolder);
    for (const KeptName& each : kNames)
      for (const fs::path& path : contents)
        if (goesWith(path.filename().string(), each.name)) add(things, each.what, path);
  }
  if (!cacheFolder.empty() && !contentsOf(cacheFolder).empty()) add(things, Kept::drawn, cacheFolder);
  return things;
}

Outcome<Done> deleteAllAtNextStart(const std::string& dataFolder) {
  std::vector<std::string> names;
  for (const KeptName& each : kNames) names.emplace_back(each.name);
  return orderEmptying(dataFolder, names);
}

}  // namespace lk::app
