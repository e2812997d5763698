#include "app/cli/staging/frame_writer.h"

#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <utility>

#include <QTemporaryDir>

#include "app/kit/unfinished.h"
#include "codecs/codecs.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

namespace fs = std::filesystem;

constexpr int kJpegQuality = 95;
constexpr char kSpeedFile[] = "frames.json";

Fault cannotWrite(const fs::path& out) {
  return {out.string(), 0, "cannot be written", "choose a folder you may write to, with room in it"};
}

Fault otherThings(const std::string& folder) {
  return {folder, 0, "is a folder with something else in it", "name a new or an empty folder"};
}

/// Returns the destination as an absolute path, with links resolved and without a trailing slash.
fs::path placeOf(const std::string& out) {
  std::error_code error;
  fs::path place = fs::weakly_canonical(fs::absolute(out), error);
  if (error) place = fs::absolute(out, error);
  return place.has_filename() ? place : place.parent_path();
}

/// A temporary folder in the same file system as `place`; deleted with its contents.
class Workplace {
 public:
  explicit Workplace(fs::path place) : place_(std::move(place)), folder_(patternFor(place_)) {}

  [[nodiscard]] bool good() const { return folder_.isValid(); }
  [[nodiscard]] const fs::path& place() const { return place_; }
  [[nodiscard]] fs::path made() const {
    return fs::path(folder_.path().toStdString()) / ("made" + place_.extension().string());
  }
  /// Moves the result to its destination. Earlier contents are deleted with the folder.
  Outcome<Done> deliver() const {
    if (::renameat2(AT_FDCWD, made().c_str(), AT_FDCWD, place_.c_str(), RENAME_EXCHANGE) == 0) return Done{};
    // The destination does not exist, or this file system cannot exchange.
    const fs::path before = made().replace_filename("before");
    std::error_code error;
    fs::create_directories(place_.parent_path(), error);
    if (fs::exists(place_, error)) fs::rename(place_, before, error);
    if (!error) fs::rename(made(), place_, error);
    if (!error) return Done{};
    if (fs::exists(before, error)) fs::rename(before, place_, error);
    return cannotWrite(place_);
  }

 private:
  /// Returns a name pattern in the nearest existing folder; missing folders are created only on delivery.
  static QString patternFor(const fs::path& place) {
    fs::path folder = place.parent_path();
    std::error_code error;
    while (!fs::exists(folder, error) && folder.has_relative_path()) folder = folder.parent_path();
    return QString::fromStdString((folder / (place.filename().string() + ".part-XXXXXX")).string());
  }

  TerminationGuard until_;  // deletes the folder if the program is stopped
  fs::path place_;
  QTemporaryDir folder_;
};

/// Returns whether a video was written completely. The library that writes it does not report errors, but it
/// writes the size into the header at the very end.
bool isWhole(const fs::path& avi) {
  std::uint8_t head[8] = {};
  std::ifstream file(avi, std::ios::binary);
  if (!file.read(reinterpret_cast<char*>(head), sizeof head)) return false;
  const std::uintmax_t noted = head[4] | head[5] << 8 | head[6] << 16 | std::uintmax_t{head[7]} << 24;
  std::error_code error;
  return noted > 0 && fs::file_size(avi, error) == sizeof head + noted && !error;
}

class VideoFile final : public FrameWriter {
 public:
  VideoFile(fs::path place, double fps, cv::Size size) : work_(std::move(place)) {
    if (!work_.good()) return;
    writer_ = codecs::newMotionJpeg(work_.made().string(), fps, size);
    writer_->set(cv::VIDEOWRITER_PROP_QUALITY, kJpegQuality);
  }

  [[nodiscard]] bool good() const { return writer_ && writer_->isOpened(); }

  Outcome<Done> write(const cv::Mat& bgr) override {
    writer_->write(bgr);
    return Done{};
  }
  Outcome<Done> close() override {
    writer_->release();
    if (!isWhole(work_.made())) return cannotWrite(work_.place());
    return work_.deliver();
  }

 private:
  Workplace work_;
  std::unique_ptr<cv::VideoWriter> writer_;
};

std::string pictureName(int number) {
  char name[32];
  std::snprintf(name, sizeof name, "%06d.jpg", number);
  return name;
}

/// Returns whether the folder is missing, empty, or an earlier rendering without other files.
bool mayBeReplaced(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder, error) || fs::is_empty(folder, error)) return true;
  int others = 0;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    ++others;
  if (error || !fs::is_regular_file(folder / kSpeedFile, error)) return false;
  int pictures = 0;
  while (fs::is_regular_file(folder / pictureName(pictures), error)) ++pictures;
  return others == pictures + 1;
}

class PictureFolder final : public FrameWriter {
 public:
  PictureFolder(fs::path place, double fps) : work_(std::move(place)) {
    std::error_code error;
    good_ = work_.good() && fs::create_directory(work_.made(), error) &&
            put(kSpeedFile, Json::object({{"fps", fps}}).dump() + "\n");
  }

  [[nodiscard]] bool good() const { return good_; }

  Outcome<Done> write(const cv::Mat& bgr) override {
    std::vector<std::uint8_t> bytes;
    codecs::encode(".jpg", bgr, bytes, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    if (!put(pictureName(number_++), {reinterpret_cast<const char*>(bytes.data()), bytes.size()}))
      return cannotWrite(work_.place());
    return Done{};
  }
  Outcome<Done> close() override {
    if (!mayBeReplaced(work_.place())) return otherThings(work_.place().string());
    return work_.deliver();
  }

 private:
  [[nodiscard]] bool put(const std::string& name, std::string_view bytes) const {
    std::ofstream file(work_.made() / name, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file.good();
  }

  Workplace work_;
  bool good_ = false;
  int number_ = 0;
};

template <class Writer>
Outcome<std::unique_ptr<FrameWriter>> ready(std::unique_ptr<Writer> writer, const fs::path& place) {
  if (!writer->good()) return cannotWrite(place);
  return std::unique_ptr<FrameWriter>(std::move(writer));
}

}  // namespace

Outcome<std::unique_ptr<FrameWriter>> FrameWriter::open(const std::string& out, double fps, cv::Size size) {
  const fs::path place = placeOf(out);
  std::error_code error;
  const fs::file_status status = fs::status(place, error);
  if (place.extension() == ".avi") {
    if (fs::is_directory(status)) return Fault{out, 0, "is a folder", "name a video file in it"};
    if (fs::exists(status) && !fs::is_regular_file(status))
      return Fault{out, 0, "is not a file that a video can replace", "name a new one"};
    return ready(std::make_unique<VideoFile>(place, fps, size), place);
  }
  if (fs::exists(status) && !fs::is_directory(status))
    return Fault{out, 0, "is a file, not a folder", "name a new folder, or a video with .avi at its end"};
  if (!mayBeReplaced(place)) return otherThings(out);
  return ready(std::make_unique<PictureFolder>(place, fps), place);
}

}  // namespace lk::app
