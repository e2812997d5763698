// The interface of all sources of frames: cameras, streams, videos, folders of pictures, the virtual table.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// One picture: 8-bit BGR, up to 64 megapixels. `seconds` is source time and never decreases; `number` counts
/// the source's frames from 0 and may skip some.
struct Frame {
  cv::Mat bgr;
  double seconds = 0;
  std::int64_t number = 0;
};

/// Frame rate of a recording that does not state one.
inline constexpr double kUsualFps = 30;

enum class ReadResult { frame, ended, lost };

/// Not thread-safe. No call takes longer than about three seconds.
class FrameSource {
 public:
  virtual ~FrameSource() = default;

  /// Returns whether this is a camera or stream: then only the newest frame counts, and the source can be
  /// lost and reopened. Otherwise every frame counts, in order, and time advances only by reading.
  [[nodiscard]] virtual bool live() const = 0;

  /// Waits for the next frame and stores it in `frame`. Never overwrites a picture that is still referenced
  /// elsewhere. Returns `lost` only for live sources: no frame came, and none will come before reopen().
  virtual ReadResult next(Frame& frame) = 0;

  /// Skips the pictures of the next `seconds`, at most 1, without decoding them. They count in Frame::number.
  /// Blocks meanwhile; returns early if no picture comes. Sources that are not live or cannot skip decoding
  /// return at once.
  virtual void skip(double seconds) { (void)seconds; }

  /// Tries once to reopen a lost source. Returns whether it succeeded.
  virtual bool reopen() { return false; }

  /// Returns the current source time: for a live source the time since it was opened, otherwise the time of
  /// the last frame.
  [[nodiscard]] virtual double seconds() const = 0;

  /// Returns the source time at which the source ends; 0 if that is not known, as for a camera.
  [[nodiscard]] virtual double length() const { return 0; }

  /// Returns a description for people, without passwords.
  [[nodiscard]] virtual std::string describe() const = 0;

  /// Returns what could not be read so far (an incomplete video, a damaged picture). Report it after the
  /// source has ended.
  [[nodiscard]] virtual std::vector<Fault> warnings() const { return {}; }
};

/// Opens a source from the user's text: a camera's number or name, a video file, a folder of pictures, an
/// http:// or rtsp:// address, `phone:NAME`, `stage:SCENE` (needs a QGuiApplication), or one of these after
/// `mirror:`. Fails within a few seconds if it cannot be opened.
Outcome<std::unique_ptr<FrameSource>> openSource(const std::string& text);

/// Returns whether the user's text names a video file or a folder, which may be missing. Such a source can be
/// opened long before it is read; a camera or stream goes on meanwhile.
bool namesFile(const std::string& text);

}  // namespace lk::app
