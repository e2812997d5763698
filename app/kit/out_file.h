// Output files named by the user: written completely, or left as they were.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "rules/text/fault.h"

class QFile;
class QFileDevice;

namespace lk::app {

/// Returns whether a file has the header of a SQLite database, and so is a library.
bool isDatabase(const std::string& file);

/// Fails if the file is a folder or a library, which must not be overwritten.
Outcome<Done> mayBeWrittenOver(const std::string& file);

/// An existing file is unchanged until keep() succeeds, and no other file appears beside it before. Pipes and
/// devices are written to, never replaced.
class OutFile {
 public:
  /// Fails if the path must not be overwritten or cannot be written to.
  static Outcome<OutFile> open(const std::string& path);
  OutFile(OutFile&&) noexcept;
  ~OutFile();

  /// Writes the file's contents; call it once. Fails if not everything was written, for example because the
  /// disk is full.
  Outcome<Done> keep(std::string_view bytes);

 private:
  explicit OutFile(std::string path);
  [[nodiscard]] Fault cannotWrite(const QFileDevice& file) const;

  std::string path_;
  std::unique_ptr<QFile> into_;  // the pipe or device; null for a file
};

/// Opens and writes a file in one call.
Outcome<Done> writeWholeFile(const std::string& path, std::string_view bytes);

}  // namespace lk::app
