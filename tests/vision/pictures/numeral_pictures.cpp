#include "numeral_pictures.h"

#include <algorithm>
#include <filesystem>

#include <opencv2/imgcodecs.hpp>

namespace lk::vision::drawn {

namespace {
const std::filesystem::path kFolder = LK_ROOT "/tests/vision/pictures/numerals";
}

cv::Mat numeralPicture(const std::string& name) {
  return cv::imread((kFolder / (name + ".jpg")).string());
}

std::vector<std::string> numeralNames() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(kFolder))
    if (const std::string name = file.path().stem().string(); name.front() == 'd') names.push_back(name);
  std::sort(names.begin(), names.end());
  return names;
}

cv::Matx33d numeralScale(double times) {
  const double scale = kNumeralPixels * times;
  return {scale, 0, -0.5, 0, scale, -0.5, 0, 0, 1};
}

NumeralReading readPicture(const cv::Mat& bgr, int sides, double times) {
  const cv::Point2d middle(kNumeralMiddle, kNumeralMiddle);
  return readNumeral(bgr, {numeralScale(times), {middle, 800}}, middle, sides);
}

}  // namespace lk::vision::drawn
