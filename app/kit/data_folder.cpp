#include "app/kit/data_folder.h"

#include <filesystem>
#include <map>
#include <mutex>

#include <QDir>
#include <QStandardPaths>

#include "app/kit/folder_emptying.h"
#include "app/kit/folder_lock.h"
#include "app/kit/folder_swap.h"

namespace lk::app {

namespace {

constexpr int kEndOfOthersMs = 5000;
constexpr int kRestoreOfOthersMs = 10'000;

Outcome<std::string> made(const QString& folder) {
  if (!QDir().mkpath(folder))
    return Fault{folder.toStdString(), 0, "cannot be created, so nothing can be saved",
                 "create it, or free some space"};
  return folder.toStdString();
}

/// Other users of this computer must not read what players keep secret. A folder of somebody else stays as it
/// is.
void keepPrivate(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  fs::permissions(folder, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, ignored);
}

QString ours(QStandardPaths::StandardLocation location) {
  return QStandardPaths::writableLocation(location) + QStringLiteral("/lampkeeper");
}

/// Finishes what was scheduled while another program used the folder, or was interrupted. Waits a while for
/// other programs that use the folder; if they stay, it is left for next time.
Outcome<Done> finishOrdered(const std::string& folder) {
  const auto ordered = [&] { return swapScheduled(folder) || deletionScheduled(folder); };
  if (!ordered()) return Done{};
  const auto claim = FolderLock::take(folder, FolderLock::Kind::alone, kEndOfOthersMs);
  if (!claim || !ordered()) return Done{};
  if (deletionScheduled(folder)) {
    QDir(ours(QStandardPaths::GenericCacheLocation)).removeRecursively();
    return finishDeletion(folder);
  }
  const Outcome<std::string> finished = finishSwap(folder);
  return finished ? Outcome<Done>(Done{}) : finished.fault();
}

/// Claims the folder until the program ends, because data read at the start may be written at the end.
Outcome<Done> useFolder(const std::string& folder) {
  static std::mutex claiming;
  static std::map<std::string, std::unique_ptr<FolderLock>> claims;
  const std::lock_guard lock(claiming);
  if (claims.contains(folder)) return Done{};
  if (const Outcome<Done> finished = finishOrdered(folder); !finished) return finished;
  auto claim = FolderLock::take(folder, FolderLock::Kind::shared, kRestoreOfOthersMs);
  if (!claim)
    return Fault{folder, 0, "is being restored by another program", "wait until it is done, then try again"};
  claims[folder] = std::move(claim);
  return Done{};
}

}  // namespace

Outcome<std::string> dataFolder(const std::string& wanted) {
  const Outcome<std::string> folder = unclaimedDataFolder(wanted);
  if (!folder) return folder;
  if (const Outcome<Done> used = useFolder(*folder); !used) return used.fault();
  keepPrivate(*folder);
  return folder;
}

Outcome<std::string> unclaimedDataFolder(const std::string& wanted) {
  return made(wanted.empty() ? ours(QStandardPaths::GenericDataLocation) : QString::fromStdString(wanted));
}

Outcome<std::string> cacheFolder() {
  return made(ours(QStandardPaths::GenericCacheLocation));
}

}  // namespace lk::app
