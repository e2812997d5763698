// Whether a file system can lock files, which SQLite needs. Some network drives cannot.
#pragma once

#include <string>

namespace lk::carddb {

/// Tries to lock a new file in the folder and deletes it again. Returns true if that cannot be tried. A lock
/// on an existing file is not tried: closing the file would remove this program's other locks on it.
bool canLockFilesIn(const std::string& folder);

}  // namespace lk::carddb
