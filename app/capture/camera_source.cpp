#include "app/capture/camera_source.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

#include "app/capture/live_clock.h"
#include "app/capture/own_buffer.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

/// Opens a camera in Full HD as JPEG, because most cameras send only a few uncompressed frames per second at
/// that size.
bool openDevice(cv::VideoCapture& capture, int number) {
  try {
    if (!capture.open(number, cv::CAP_V4L2)) return false;
    capture.set(cv::CAP_PROP_FOURCC, codecs::kMotionJpeg);
    capture.set(cv::CAP_PROP_FRAME_WIDTH, 1920);
    capture.set(cv::CAP_PROP_FRAME_HEIGHT, 1080);
    capture.set(cv::CAP_PROP_FPS, 30);
    capture.set(cv::CAP_PROP_BUFFERSIZE, 1);
    return true;
  } catch (const cv::Exception&) {
    return false;
  }
}

bool readFrame(cv::VideoCapture& capture, cv::Mat& bgr) {
  try {
    return capture.read(bgr) && !bgr.empty();
  } catch (const cv::Exception&) {
    return false;
  }
}

/// Fetches the next picture without decoding it.
bool skipFrame(cv::VideoCapture& capture) {
  try {
    return capture.grab();
  } catch (const cv::Exception&) {
    return false;
  }
}

class CameraSource final : public FrameSource {
 public:
  CameraSource(std::unique_ptr<cv::VideoCapture> capture, CameraInfo camera)
      : capture_(std::move(capture)), camera_(std::move(camera)) {}

  bool live() const override { return true; }

  ReadResult next(Frame& frame) override {
    releaseIfShared(frame.bgr);
    if (!readFrame(*capture_, frame.bgr)) {
      capture_->release();
      beside_ = listCameras();
      return ReadResult::lost;
    }
    frame.seconds = clock_.seconds();
    frame.number = number_++;
    return ReadResult::frame;
  }

  void skip(double seconds) override {
    const double end = clock_.seconds() + seconds;
    while (clock_.seconds() < end && skipFrame(*capture_)) ++number_;
  }

  /// It may have another number or port after it was plugged in again.
  bool reopen() override {
    for (const CameraInfo& camera : camerasComingBack(camera_, beside_, listCameras())) {
      if (!openDevice(*capture_, camera.number)) continue;
      camera_ = camera;
      return true;
    }
    return false;
  }

  double seconds() const override { return clock_.seconds(); }
  std::string describe() const override {
    return "camera " + std::to_string(camera_.number) + " (" + camera_.name + ")";
  }

 private:
  std::unique_ptr<cv::VideoCapture> capture_;
  CameraInfo camera_;
  std::vector<CameraInfo> beside_;  // connected when it was lost
  LiveClock clock_;
  std::int64_t number_ = 0;
};

std::unique_ptr<FrameSource> tryCamera(const CameraInfo& camera) {
  std::unique_ptr<cv::VideoCapture> capture = codecs::newCapture();
  cv::Mat probe;
  if (!openDevice(*capture, camera.number) || !readFrame(*capture, probe)) return nullptr;
  return std::make_unique<CameraSource>(std::move(capture), camera);
}

std::string knownCameras(const std::vector<CameraInfo>& cameras) {
  if (cameras.empty()) return "plug in a camera: none was found";
  std::string words = "use one of:";
  for (const CameraInfo& camera : cameras)
    words += " " + std::to_string(camera.number) + " (" + camera.name + ")";
  return words;
}

Outcome<std::unique_ptr<FrameSource>> firstThatWorks(const std::string& asked,
                                                     const std::vector<CameraInfo>& meant,
                                                     const std::vector<CameraInfo>& all) {
  if (meant.empty()) return Fault{asked, 0, "is not a camera, file or folder", knownCameras(all)};
  for (const CameraInfo& camera : meant)
    if (std::unique_ptr<FrameSource> source = tryCamera(camera)) return source;
  return Fault{asked, 0, "is a camera that gives no pictures",
               "close other programs that use it, or plug it in again"};
}

}  // namespace

std::vector<CameraInfo> listCameras(const std::string& registry) {
  std::vector<CameraInfo> cameras;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(registry, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string device = entry->path().filename().string();
    const std::optional<int> number = device.starts_with("video") ? numberIn(device.substr(5)) : std::nullopt;
    if (!number) continue;
    std::ifstream file(entry->path() / "name");
    std::string name;
    std::getline(file, name);
    int part = 0;
    std::ifstream(entry->path() / "index") >> part;
    const std::filesystem::path plug = std::filesystem::canonical(entry->path() / "device", error);
    cameras.push_back({*number, name.empty() ? device : name, part, error ? device : plug.string()});
    error.clear();
  }
  std::sort(cameras.begin(), cameras.end(),
            [](const CameraInfo& a, const CameraInfo& b) { return a.number < b.number; });
  return cameras;
}

std::vector<CameraInfo> camerasCalled(const std::string& name, const std::vector<CameraInfo>& cameras) {
  std::vector<CameraInfo> exact, within;
  const std::string wanted = lower(name);
  if (wanted.empty()) return {};
  for (const CameraInfo& camera : cameras) {
    const std::string called = lower(camera.name);
    if (called == wanted) exact.push_back(camera);
    if (called.find(wanted) != std::string::npos) within.push_back(camera);
  }
  return exact.empty() ? within : exact;
}

std::vector<CameraInfo> camerasComingBack(const CameraInfo& lost, const std::vector<CameraInfo>& beside,
                                          const std::vector<CameraInfo>& now) {
  const auto another = [&](const CameraInfo& camera) {
    return std::any_of(beside.begin(), beside.end(), [&](const CameraInfo& other) {
      return other.name == camera.name && other.plug == camera.plug;
    });
  };
  std::vector<CameraInfo> same, elsewhere;
  for (const CameraInfo& camera : now) {
    if (camera.name != lost.name || camera.part != lost.part) continue;
    if (camera.plug == lost.plug)
      same.push_back(camera);
    else if (!another(camera))
      elsewhere.push_back(camera);
  }
  same.insert(same.end(), elsewhere.begin(), elsewhere.end());
  return same;
}

Outcome<std::unique_ptr<FrameSource>> openCamera(int number) {
  const std::vector<CameraInfo> all = listCameras();
  std::vector<CameraInfo> meant;
  for (const CameraInfo& camera : all)
    if (camera.number == number) meant.push_back(camera);
  if (meant.empty()) return Fault{std::to_string(number), 0, "no camera has this number", knownCameras(all)};
  return firstThatWorks(std::to_string(number), meant, all);
}

Outcome<std::unique_ptr<FrameSource>> openCamera(const std::string& name) {
  const std::vector<CameraInfo> all = listCameras();
  return firstThatWorks(name, camerasCalled(name, all), all);
}

}  // namespace lk::app
