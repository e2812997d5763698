// Files that people name to be written: whole in the end, or as they were before.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "rules/text/fault.h"

class QFile;
class QFileDevice;

namespace lk::app {

/// Whether a file says of itself that it is a SQLite database: then it is a library.
bool isDatabase(const std::string& file);

/// A folder or a library is no file to write over: the fault says so.
Outcome<Done> mayBeWrittenOver(const std::string& file);

/// What stands under the file's name stays as it is until everything is kept, and nothing else comes to lie
/// beside it before. A pipe or device is written into, never replaced.
class OutFile {
 public:
  /// Faults: not to be written over, or no place to write to.
  static Outcome<OutFile> open(const std::string& path);
  OutFile(OutFile&&) noexcept;
  ~OutFile();

  /// Once: these bytes become the file. A fault when they do not go in, as on a full disk.
  Outcome<Done> keep(std::string_view bytes);

 private:
  explicit OutFile(std::string path);
  [[nodiscard]] Fault cannotWrite(const QFileDevice& file) const;

  std::string path_;
  std::unique_ptr<QFile> into_;  // the pipe or device, none for a file
};

/// All of it at once.
Outcome<Done> writeWholeFile(const std::string& path, std::string_view bytes);

}  // namespace lk::app
