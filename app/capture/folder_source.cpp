#include "app/capture/folder_source.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/capture/picture.h"
#include "rules/text/fields.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

constexpr int kMaxFps = 1000;

std::string speed(const Json& value, const Field&) {
  const bool fits = value.isNumber() && value.asDouble() > 0 && value.asDouble() <= kMaxFps;
  return fits ? "" : "a number above 0 and up to " + std::to_string(kMaxFps);
}
constexpr Field kFrames[] = {must("fps", speed)};

bool digit(char c) {
  return c >= '0' && c <= '9';
}

/// Removes the run of digits from the front of `text` and returns it without leading zeros.
std::string_view takeNumber(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && digit(text[end])) ++end;
  std::string_view number = text.substr(0, end);
  text.remove_prefix(end);
  while (number.size() > 1 && number.front() == '0') number.remove_prefix(1);
  return number;
}

Outcome<double> framesPerSecond(const std::string& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return kUsualFps;
  std::ifstream stream(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{file};
  if (!faults.check(*json, kFrames, "frames.json")) return faults.all.front();
  return (*json)["fps"].asDouble();
}

class FolderSource final : public FrameSource {
 public:
  FolderSource(std::string folder, std::vector<std::string> files, double fps)
      : folder_(std::move(folder)), files_(std::move(files)), fps_(fps) {}

  bool live() const override { return false; }

  ReadResult next(Frame& frame) override {
    while (place_ < files_.size()) {
      const std::size_t place = place_++;
      Outcome<cv::Mat> picture = decodePicture(files_[place]);
      if (!picture) {
        warnings_.push_back(picture.fault());
        continue;
      }
      seconds_ = static_cast<double>(place) / fps_;
      frame = {std::move(*picture), seconds_, static_cast<std::int64_t>(place)};
      return ReadResult::frame;
    }
    return ReadResult::ended;
  }

  double seconds() const override { return seconds_; }
  double length() const override { return static_cast<double>(files_.size()) / fps_; }
  std::string describe() const override { return "pictures in " + folder_; }
  std::vector<Fault> warnings() const override { return warnings_; }

 private:
  std::string folder_;
  std::vector<std::string> files_;
  double fps_;
  std::size_t place_ = 0;
  double seconds_ = 0;
  std::vector<Fault> warnings_;
};

}  // namespace

bool naturallyBefore(std::string_view a, std::string_view b) {
  const std::string_view wholeA = a, wholeB = b;
  while (!a.empty() && !b.empty()) {
    if (digit(a.front()) && digit(b.front())) {
      const std::string_view numberA = takeNumber(a), numberB = takeNumber(b);
      if (numberA.size() != numberB.size()) return numberA.size() < numberB.size();
      if (numberA != numberB) return numberA < numberB;
    } else {
      if (a.front() != b.front())
        return static_cast<unsigned char>(a.front()) < static_cast<unsigned char>(b.front());
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
  }
  if (a.empty() != b.empty()) return a.empty();
  return wholeA < wholeB;  // equal except for leading zeros
}

Outcome<std::unique_ptr<FrameSource>> openFolder(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    if (namedLikePicture(entry->path().string()) && entry->is_regular_file())
      files.push_back(entry->path().string());
  if (error) return Fault{folder, 0, "cannot be listed: " + error.message(), "check its permissions"};
  if (files.empty())
    return Fault{folder, 0, "has no pictures in it",
                 "put PNG, JPEG, BMP or WebP files there, or choose another folder"};
  std::sort(files.begin(), files.end(), naturallyBefore);
  const Outcome<double> fps = framesPerSecond((fs::path(folder) / "frames.json").string());
  if (!fps) return fps.fault();
  return std::unique_ptr<FrameSource>(std::make_unique<FolderSource>(folder, std::move(files), *fps));
}

Outcome<std::unique_ptr<FrameSource>> openPhoto(const std::string& path) {
  if (const Outcome<cv::Mat> picture = decodePicture(path); !picture) return picture.fault();
  return std::unique_ptr<FrameSource>(
      std::make_unique<FolderSource>(path, std::vector<std::string>{path}, kUsualFps));
}

}  // namespace lk::app
