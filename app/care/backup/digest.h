// Fingerprints of files, by which a backup is known to hold what was put into it.
#pragma once

#include <string>
#include <vector>

#include "carddb/backup_file.h"

namespace lk::app {

/// SHA-256 in hexadecimal. A fault: it cannot be read.
Outcome<std::string> digestOfFile(const std::string& path);

/// Of a whole backup: its files' names, sizes and digests, when it was made and by what.
std::string digestOfBackup(const std::vector<carddb::BackedUpFile>& files, const std::string& madeAt,
                           const std::string& by);

}  // namespace lk::app
