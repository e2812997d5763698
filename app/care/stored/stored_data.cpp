#include "app/care/stored/stored_data.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "app/kit/folder_emptying.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

/// Returns the first part of an entry's path in the data folder.
std::string nameOf(const DataFile& file) {
  return std::string(file.name.substr(0, file.name.find('/')));
}

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

void add(std::vector<StoredData>& things, DataKind what, const fs::path& path) {
  const auto same = [&](const StoredData& thing) { return thing.what == what; };
  auto thing = std::find_if(things.begin(), things.end(), same);
  if (thing == things.end()) thing = things.insert(things.end(), StoredData{what, {}, 0});
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

std::vector<StoredData> storedData(const std::string& dataFolder, const std::string& cacheFolder) {
  std::vector<StoredData> things;
  if (!dataFolder.empty()) {
    const std::vector<fs::path> contents = contentsOf(dataFolder);
    std::set<fs::path> listed;  // "outbox" includes all entries below it
    for (const DataFile& file : dataFiles())
      for (const fs::path& path : contents)
        if (goesWith(path.filename().string(), nameOf(file)) && listed.insert(path).second)
          add(things, file.what, path);
  }
  if (!cacheFolder.empty() && !contentsOf(cacheFolder).empty()) add(things, DataKind::drawn, cacheFolder);
  return things;
}

Outcome<Done> deleteAllAtNextStart(const std::string& dataFolder) {
  std::vector<std::string> names;
  for (const DataFile& file : dataFiles()) names.push_back(nameOf(file));
  return scheduleDeletion(dataFolder, names);
}

}  // namespace lk::app
