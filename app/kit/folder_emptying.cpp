#include "app/kit/folder_emptying.h"

#include <filesystem>
#include <fstream>

#include "app/kit/out_file.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

constexpr char kOrder[] = "delete-at-start";

fs::path orderIn(const std::string& folder) {
  return fs::path(folder) / kOrder;
}

std::vector<std::string> orderedIn(const std::string& folder) {
  std::ifstream order(orderIn(folder));
  std::vector<std::string> names;
  for (std::string name; std::getline(order, name);)
    if (!name.empty()) names.push_back(name);
  return names;
}

}  // namespace

bool goesWith(const std::string& name, const std::string& ordered) {
  if (!name.starts_with(ordered)) return false;
  return name.size() == ordered.size() || ordered.ends_with('-') || name[ordered.size()] == '-' ||
         name[ordered.size()] == '.';
}

Outcome<Done> scheduleDeletion(const std::string& folder, const std::vector<std::string>& names) {
  std::string lines;
  for (const std::string& name : names) lines += name + "\n";
  return writeWholeFile(orderIn(folder).string(), lines);
}

void cancelDeletion(const std::string& folder) {
  std::error_code ignored;
  fs::remove(orderIn(folder), ignored);
}

bool deletionScheduled(const std::string& folder) {
  std::error_code ignored;
  return fs::exists(orderIn(folder), ignored);
}

Outcome<Done> finishDeletion(const std::string& folder) {
  try {
    const std::vector<std::string> names = orderedIn(folder);
    std::vector<fs::path> going;
    for (const auto& entry : fs::directory_iterator(folder))
      for (const std::string& name : names)
        if (goesWith(entry.path().filename().string(), name)) going.push_back(entry.path());
    for (const fs::path& path : going) fs::remove_all(path);
    fs::remove(orderIn(folder));
    return Done{};
  } catch (const fs::filesystem_error& error) {
    return Fault{folder, 0, "cannot be emptied: " + error.code().message(),
                 "check the permissions of the folder and of what lies in it"};
  }
}

}  // namespace lk::app
