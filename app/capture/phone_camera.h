// A phone as a camera: its pictures come from the thread that serves it, and a source hands them out.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "app/capture/frame_source.h"

namespace lk::app {

/// What the camera of a phone is called where sources are named: "phone:NAME".
inline constexpr char kPhone[] = "phone:";

/// Between a phone and whoever looks through it: the newest picture, and no other. Thread-safe.
class PhoneCamera {
 public:
  using Jpeg = std::vector<unsigned char>;

  /// A fault: no JPEG, damaged, or more than what decoding may cost; known without decoding.
  static std::optional<Fault> faultOf(std::span<const unsigned char> jpeg);

  /// Takes the place of a picture that nobody has taken yet.
  void put(Jpeg jpeg);
  /// The phone is there, or has gone; what it left is no picture of now.
  void setThere(bool there);
  /// Called, on the thread of whoever takes, each time a picture was taken: another may come.
  void whenTaken(std::function<void()> taken);

  [[nodiscard]] bool there() const;
  /// The newest picture, waited for up to `timeout`; none when none came, or the phone has gone.
  std::optional<Jpeg> take(std::chrono::milliseconds timeout);

 private:
  mutable std::mutex guard_;
  std::condition_variable changed_;
  std::optional<Jpeg> newest_;
  std::function<void()> taken_;
  bool there_ = false;
};

/// The one of that name, the same for everybody who asks in this program.
std::shared_ptr<PhoneCamera> phoneCamera(const std::string& name);

/// "phone:NAME" without its beginning. A fault when no phone is that camera now.
Outcome<std::unique_ptr<FrameSource>> openPhone(const std::string& name);

}  // namespace lk::app
