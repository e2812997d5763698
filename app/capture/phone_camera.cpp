#include "app/capture/phone_camera.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/capture/live_clock.h"
#include "app/kit/picture_header.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

using namespace std::chrono_literals;

constexpr long long kMaxSide = 2560;  // phones are asked for 1920 x 1080
constexpr long long kMinSide = 120;
constexpr int kMaxScans = 32;  // browsers write one to three; each costs as much as a picture
constexpr auto kMaxWait = 2500ms;

/// Counts the scans. Within a scan, 0xFF is followed only by 0x00 or a restart marker.
int scansIn(std::span<const unsigned char> jpeg) {
  int scans = 0;
  for (std::size_t i = 1; i < jpeg.size(); ++i)
    if (jpeg[i - 1] == 0xFF && jpeg[i] == 0xDA) ++scans;
  return scans;
}

class PhoneSource final : public FrameSource {
 public:
  PhoneSource(std::shared_ptr<PhoneCamera> camera, std::string name)
      : camera_(std::move(camera)), name_(std::move(name)) {}

  bool live() const override { return true; }

  ReadResult next(Frame& frame) override {
    while (const std::optional<PhoneCamera::Jpeg> jpeg = camera_->take(kMaxWait)) {
      try {
        frame.bgr = codecs::decode(*jpeg);
      } catch (const cv::Exception&) {
        continue;
      }
      if (frame.bgr.empty()) continue;
      frame.seconds = clock_.seconds();
      frame.number = number_++;
      return ReadResult::frame;
    }
    return ReadResult::lost;
  }

  bool reopen() override { return camera_->present(); }
  double seconds() const override { return clock_.seconds(); }
  std::string describe() const override { return "phone " + name_; }

 private:
  std::shared_ptr<PhoneCamera> camera_;
  std::string name_;
  LiveClock clock_;
  std::int64_t number_ = 0;
};

}  // namespace

std::optional<Fault> PhoneCamera::faultOf(std::span<const unsigned char> jpeg) {
  const auto fault = [](const char* what) { return Fault{"picture", 0, what, "load the page again"}; };
  const std::optional<PictureHeader> header = readPictureHeader(jpeg);
  if (!header || header->format != "JPEG") return fault("is no JPEG");
  if (!header->complete || header->width <= 0 || header->height <= 0) return fault("is damaged");
  if (std::max(header->width, header->height) > kMaxSide) return fault("is too large");
  if (std::min(header->width, header->height) < kMinSide) return fault("is too small");
  if (scansIn(jpeg) > kMaxScans) return fault("is written in too many scans");
  return std::nullopt;
}

void PhoneCamera::put(Jpeg jpeg) {
  const std::lock_guard lock(guard_);
  if (!present_) return;
  newest_ = std::move(jpeg);
  changed_.notify_all();
}

void PhoneCamera::setPresent(bool present) {
  const std::lock_guard lock(guard_);
  present_ = present;
  if (!present) newest_.reset();
  changed_.notify_all();
}

void PhoneCamera::whenTaken(std::function<void()> taken) {
  const std::lock_guard lock(guard_);
  taken_ = std::move(taken);
}

bool PhoneCamera::present() const {
  const std::lock_guard lock(guard_);
  return present_;
}

std::optional<PhoneCamera::Jpeg> PhoneCamera::take(std::chrono::milliseconds timeout) {
  std::unique_lock lock(guard_);
  changed_.wait_for(lock, timeout, [&] { return newest_ || !present_; });
  std::optional<Jpeg> taken = std::exchange(newest_, std::nullopt);
  if (taken && taken_) taken_();
  return taken;
}

std::shared_ptr<PhoneCamera> phoneCamera(const std::string& name) {
  static std::mutex guard;
  static std::map<std::string, std::shared_ptr<PhoneCamera>> all;
  const std::lock_guard lock(guard);
  std::shared_ptr<PhoneCamera>& camera = all[name];
  if (!camera) camera = std::make_shared<PhoneCamera>();
  return camera;
}

Outcome<std::unique_ptr<FrameSource>> openPhone(const std::string& name) {
  std::shared_ptr<PhoneCamera> camera = phoneCamera(name);
  if (!camera->present())
    return Fault{kPhone + name, 0, "is not a connected phone", "open the camera's page on it"};
  return std::unique_ptr<FrameSource>(std::make_unique<PhoneSource>(std::move(camera), name));
}

}  // namespace lk::app
