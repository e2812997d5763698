// Opens a library file safely: recognised before it is touched, checked, migrated after a backup. Private to
// carddb/.
#pragma once

#include "carddb/library.h"
#include "carddb/sqlite.h"

namespace lk::carddb {

/// The database of `path`, at the newest schema. Throws Trouble; then the file is as it was.
sqlite::Database openLibraryFile(const std::string& path, LibraryMode mode);

}  // namespace lk::carddb
