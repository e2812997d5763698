// Simulates a webcam: from the light of the scene to its frames (lamp, lens, sensor, JPEG).
#pragma once

#include <vector>

#include "stage/camera.h"
#include "stage/scene.h"

namespace lk::stage {

class Sensor {
 public:
  Sensor(const Scene& scene, const Camera& camera);
  /// Applies lamp light, glare, vignetting and lens blur. The result depends only on the input, not on the
  /// frame number.
  void expose(const cv::Mat& seen, cv::Mat& exposed) const;
  /// Adds the noise of one frame and the camera's JPEG compression.
  void read(const cv::Mat& exposed, int frame, cv::Mat& bgr);

 private:
  void addNoise(const cv::Mat& exposed, int frame, cv::Mat& noisy) const;

  CameraSpec camera_;
  std::uint64_t seed_;
  cv::Mat gain_;       // see lightGain()
  cv::Mat glare_;      // see glareOf()
  cv::Mat noiseBank_;  // CV_16SC3, in units of 1/256 grey level at mid grey
  cv::Mat noisy_;
  std::vector<uchar> jpeg_;
};

}  // namespace lk::stage
