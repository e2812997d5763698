// Where frames come from: a camera, a stream, a video, a folder of pictures, the virtual table; one
// interface.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// One picture: 8-bit BGR, up to 64 megapixels. `seconds` of source time never decreases; `number` counts the
/// source's frames from 0 and may skip.
struct Frame {
  cv::Mat bgr;
  double seconds = 0;
  std::int64_t number = 0;
};

/// Of a recording that does not say how fast it is.
inline constexpr double kUsualFps = 30;

enum class ReadResult { frame, ended, lost };

/// Not thread-safe; no call lasts longer than about three seconds.
class FrameSource {
 public:
  virtual ~FrameSource() = default;

  /// A camera or stream: only the newest frame counts, and it can be lost and come back. Otherwise every
  /// frame counts, in order, and pulling is what makes time pass.
  [[nodiscard]] virtual bool live() const = 0;

  /// Takes the next frame, waiting for it. A picture still held elsewhere is never written over. `lost` only
  /// when live: nothing came, and nothing will before reopen().
  virtual ReadResult next(Frame& frame) = 0;

  /// Tries once to find a lost source again.
  virtual bool reopen() { return false; }

  /// Source time now: of a live source since it was opened, otherwise that of the last frame.
  [[nodiscard]] virtual double seconds() const = 0;

  /// For people; holds no password.
  [[nodiscard]] virtual std::string describe() const = 0;

  /// What could not be read so far (a video cut short, a damaged picture), to be told once it has ended.
  [[nodiscard]] virtual std::vector<Fault> warnings() const { return {}; }
};

/// Opens a source by what people write: a camera's number or name, a video file, a folder of pictures, an
/// http:// or rtsp:// address, `phone:NAME`, `stage:SCENE` (needs a QGuiApplication), or one of these after
/// `mirror:`. What cannot be opened is a fault within a few seconds.
Outcome<std::unique_ptr<FrameSource>> openSource(const std::string& text);

}  // namespace lk::app
