#include "app/kit/folder_swap.h"

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <vector>

#include "app/kit/data_names.h"
#include "app/kit/folder_emptying.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

constexpr char kOrdered[] = "swap";     // complete; old contents are being moved into it
constexpr char kEmptied[] = "swapped";  // has all old contents; new contents are being moved out
constexpr char kNew[] = "new";
constexpr char kOld[] = "old";
constexpr std::string_view kBefore = "before-restore-";

/// Syncs to disk, because a rename alone may be lost in a power failure.
void sync(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

void syncAllBelow(const fs::path& folder) {
  for (const auto& entry : fs::recursive_directory_iterator(folder)) sync(entry.path());
  sync(folder);
}

/// Returns whether a swap leaves this entry in place: its own folders, earlier contents that were kept, and
/// this computer's secret key.
bool staysInPlace(const std::string& name) {
  return name == kPreparedSwap || name == kOrdered || name == kEmptied || "/" + name == kPhonesFolder ||
         name.starts_with(kBefore);
}

std::vector<fs::path> contentsOf(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder)) found.push_back(entry.path());
  return found;
}

void moveOldAway(const fs::path& folder) {
  fs::create_directories(folder / kOrdered / kOld);
  for (const fs::path& path : contentsOf(folder))
    if (!staysInPlace(path.filename().string())) fs::rename(path, folder / kOrdered / kOld / path.filename());
  syncAllBelow(folder / kOrdered);
  sync(folder);
  fs::rename(folder / kOrdered, folder / kEmptied);
  sync(folder);
}

std::string moveNewIn(const fs::path& folder) {
  const fs::path swapped = folder / kEmptied;
  if (fs::exists(swapped / kNew)) {
    for (const fs::path& path : contentsOf(swapped / kNew)) fs::rename(path, folder / path.filename());
    sync(folder);
    fs::remove(swapped / kNew);
  }
  int number = 1;
  while (fs::exists(folder / (std::string(kBefore) + std::to_string(number)))) ++number;
  const std::string before = std::string(kBefore) + std::to_string(number);
  if (fs::exists(swapped / kOld)) fs::rename(swapped / kOld, folder / before);
  fs::remove(swapped);
  sync(folder);
  return before;
}

/// Runs `work` and turns its file system exceptions into a fault.
template <class Work>
auto tried(const std::string& folder, const char* what, Work&& work) -> Outcome<decltype(work())> {
  try {
    return work();
  } catch (const fs::filesystem_error& error) {
    return Fault{folder, 0, std::string(what) + error.code().message(),
                 "check the permissions of the folder, and that the disk has room"};
  }
}

}  // namespace

Outcome<std::string> prepareSwap(const std::string& folder) {
  return tried(folder, "cannot be written to: ", [&] {
    const fs::path prepared = fs::path(folder) / kPreparedSwap;
    fs::remove_all(prepared);
    fs::create_directories(prepared / kNew);
    fs::permissions(prepared, fs::perms::owner_all);
    return (prepared / kNew).string();
  });
}

void dropSwap(const std::string& folder) {
  std::error_code ignored;
  fs::remove_all(fs::path(folder) / kPreparedSwap, ignored);
}

Outcome<Done> scheduleSwap(const std::string& folder) {
  return tried(folder, "cannot be written to: ", [&] {
    const fs::path prepared = fs::path(folder) / kPreparedSwap, ordered = fs::path(folder) / kOrdered;
    syncAllBelow(prepared);
    // An earlier scheduled swap that has not begun contains none of the folder's files.
    if (fs::exists(ordered) && !fs::exists(ordered / kOld)) fs::remove_all(ordered);
    cancelDeletion(folder);  // the last order wins
    fs::rename(prepared, ordered);
    sync(folder);
    return Done{};
  });
}

bool swapScheduled(const std::string& folder) {
  std::error_code ignored;
  return fs::exists(fs::path(folder) / kOrdered, ignored) || fs::exists(fs::path(folder) / kEmptied, ignored);
}

Outcome<std::string> finishSwap(const std::string& folder) {
  return tried(folder, "could not be restored completely: ", [&] {
    std::string before;
    if (fs::exists(fs::path(folder) / kEmptied)) before = moveNewIn(folder);
    if (fs::exists(fs::path(folder) / kOrdered)) {
      moveOldAway(folder);
      before = moveNewIn(folder);
    }
    return before;
  });
}

}  // namespace lk::app
