// Digests of files, to check that a backup contains exactly what was put into it.
#pragma once

#include <string>
#include <vector>

#include "carddb/backup_file.h"

namespace lk::app {

/// Returns the file's SHA-256 in hexadecimal. Fails if it cannot be read.
Outcome<std::string> digestOfFile(const std::string& path);

/// Returns the digest of a whole backup: its files' names, sizes and digests, its time and the program's
/// version.
std::string digestOfBackup(const std::vector<carddb::BackedUpFile>& files, const std::string& madeAt,
                           const std::string& by);

}  // namespace lk::app
