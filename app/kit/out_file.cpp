#include "app/kit/out_file.h"

#include <filesystem>
#include <fstream>

#include <QFile>
#include <QSaveFile>

#include "app/kit/unfinished.h"

namespace lk::app {

bool isDatabase(const std::string& file) {
  constexpr std::string_view kMagic = "SQLite format 3";
  std::string begin(kMagic.size(), '\0');
  return std::ifstream(file, std::ios::binary)
             .read(begin.data(), static_cast<std::streamsize>(begin.size())) &&
         begin == kMagic;
}

namespace {

/// Returns whether it is a pipe or a device.
bool isSpecial(const std::string& file) {
  std::error_code ignored;
  const std::filesystem::file_status status = std::filesystem::status(file, ignored);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
         !std::filesystem::is_directory(status);
}

}  // namespace

Outcome<Done> mayBeWrittenOver(const std::string& file) {
  std::error_code ignored;
  if (std::filesystem::is_directory(file, ignored))
    return Fault{file, 0, "is a folder", "choose a file in it"};
  if (!isSpecial(file) && isDatabase(file))
    return Fault{file, 0, "is a library, which other files must not replace", "choose another file"};
  return Done{};
}

OutFile::OutFile(std::string path) : path_(std::move(path)) {}
OutFile::OutFile(OutFile&&) noexcept = default;
OutFile::~OutFile() = default;

Fault OutFile::cannotWrite(const QFileDevice& file) const {
  return {path_, 0, "cannot be written: " + file.errorString().toStdString(),
          "choose a folder you may write to, with room in it"};
}

Outcome<OutFile> OutFile::open(const std::string& path) {
  if (const Outcome<Done> may = mayBeWrittenOver(path); !may) return may.fault();
  const QString name = QString::fromStdString(path);
  OutFile out(path);
  if (isSpecial(path)) {
    out.into_ = std::make_unique<QFile>(name);
    if (!out.into_->open(QIODevice::WriteOnly)) return out.cannotWrite(*out.into_);
    return out;
  }
  // Only checks that the path can be written to; the file is created in keep().
  const TerminationGuard trying;
  QSaveFile tried(name);
  if (!tried.open(QIODevice::WriteOnly)) return out.cannotWrite(tried);
  return out;
}

Outcome<Done> OutFile::keep(std::string_view bytes) {
  const auto size = static_cast<qint64>(bytes.size());
  if (into_) {
    const bool written = into_->write(bytes.data(), size) == size && into_->flush();
    return written ? Outcome<Done>(Done{}) : cannotWrite(*into_);
  }
  const TerminationGuard writing;
  QSaveFile file(QString::fromStdString(path_));
  const bool written =
      file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.flush();
  if (!written || !file.commit()) return cannotWrite(file);
  return Done{};
}

Outcome<Done> writeWholeFile(const std::string& path, std::string_view bytes) {
  Outcome<OutFile> file = OutFile::open(path);
  if (!file) return file.fault();
  return file->keep(bytes);
}

}  // namespace lk::app
