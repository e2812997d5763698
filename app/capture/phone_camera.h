// A phone as a camera: the server's thread stores its pictures, and a frame source takes them.
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

/// The prefix of a phone camera in a source's text: "phone:NAME".
inline constexpr char kPhone[] = "phone:";

/// Passes the newest picture from a phone to its reader. Thread-safe.
class PhoneCamera {
 public:
  using Jpeg = std::vector<unsigned char>;

  /// Returns why a picture is not accepted: not a JPEG, damaged, or too expensive to decode. Does not decode
  /// it.
  static std::optional<Fault> faultOf(std::span<const unsigned char> jpeg);

  /// Stores a picture, and replaces one that was not taken yet.
  void put(Jpeg jpeg);
  /// Sets whether the phone is connected. Disconnecting drops the stored picture.
  void setPresent(bool present);
  /// Sets a function that is called after each take(), on the thread of that call: the phone may send the
  /// next picture.
  void whenTaken(std::function<void()> taken);

  [[nodiscard]] bool present() const;
  /// Waits up to `timeout` for the newest picture. Returns nullopt if none came or the phone is not
  /// connected.
  std::optional<Jpeg> take(std::chrono::milliseconds timeout);

 private:
  mutable std::mutex guard_;
  std::condition_variable changed_;
  std::optional<Jpeg> newest_;
  std::function<void()> taken_;
  bool present_ = false;
};

/// Returns the phone camera with that name; the same object for all callers in this program.
std::shared_ptr<PhoneCamera> phoneCamera(const std::string& name);

/// Opens the phone camera "phone:NAME", given by NAME. Fails if no phone is connected as that camera.
Outcome<std::unique_ptr<FrameSource>> openPhone(const std::string& name);

}  // namespace lk::app
