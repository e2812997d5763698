// How a library file is opened.
#pragma once

namespace lk::carddb {

enum class LibraryMode {
  readOnly,
  readWrite,
  createIfMissing,
  passing,  // as createIfMissing, for data that can be computed again: migration keeps no backup
};

}  // namespace lk::carddb
