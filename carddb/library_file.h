// Opens a library file safely: recognizes it before SQLite touches it, checks it, and migrates it after a
// backup. Private to carddb/.
#pragma once

#include <string>

#include "carddb/library_mode.h"
#include "carddb/sqlite.h"

namespace lk::carddb {

/// What people expect in the file; for the words of a refusal.
enum class LibraryHolds { cards, nights };

/// Returns the database of `path` with the newest schema. Throws sqlite::Error; the file is then unchanged.
sqlite::Database openLibraryFile(const std::string& path, LibraryMode mode,
                                 LibraryHolds holds = LibraryHolds::cards);

}  // namespace lk::carddb
