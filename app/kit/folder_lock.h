// A lock on a folder: shared for programs that work in it, exclusive for one that replaces its contents.
#pragma once

#include <memory>
#include <string>

namespace lk::app {

/// Held as long as the object lives. The system releases it when the program ends, in whatever way. Writes
/// nothing to the folder.
class FolderLock {
 public:
  enum class Kind { shared, alone };

  /// Returns null if others hold the folder for longer than `patienceMs`. Where the system does not support
  /// locks, the claim is granted.
  static std::unique_ptr<FolderLock> take(const std::string& folder, Kind kind, int patienceMs);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace lk::app
