// From the scene's own light to what a webcam hands out: lamp, lens, sensor, JPEG.
#pragma once

#include <vector>

#include "stage/camera.h"
#include "stage/scene.h"

namespace lk::stage {

class Sensor {
 public:
  Sensor(const Scene& scene, const Camera& camera);
  /// Lamp, glare, vignette and lens: depends on what is seen, not on the frame.
  void expose(const cv::Mat& seen, cv::Mat& exposed) const;
  /// Noise of one frame, and the camera's JPEG.
  void read(const cv::Mat& exposed, int frame, cv::Mat& bgr);

 private:
  void addNoise(const cv::Mat& exposed, int frame, cv::Mat& noisy) const;

  CameraSpec camera_;
  std::uint64_t seed_;
  cv::Mat gain_;       // see lightGain()
  cv::Mat glare_;      // see glareOf()
  cv::Mat noiseBank_;  // CV_16SC3, in 1/256 of a grey level at mid grey
  cv::Mat noisy_;
  std::vector<uchar> jpeg_;
};

}  // namespace lk::stage
