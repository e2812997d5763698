#include "drawn_table.h"

#include <cmath>

#include <ZXing/BitMatrix.h>
#include <ZXing/BitMatrixIO.h>
#include <ZXing/MultiFormatWriter.h>
#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {

cv::Matx33d Camera::toImage() const {
  const double turn = turnDeg * CV_PI / 180, tilt = tiltDeg * CV_PI / 180;
  const double distance = focal / pixelsPerMm;
  const cv::Matx33d rz(std::cos(turn), -std::sin(turn), 0, std::sin(turn), std::cos(turn), 0, 0, 0, 1);
  const cv::Matx33d rx(1, 0, 0, 0, std::cos(tilt), -std::sin(tilt), 0, std::sin(tilt), std::cos(tilt));
  const cv::Matx33d r = rx * rz;
  // Columns of a point (x, y, 0) relative to the aim, moved away by the distance.
  const cv::Matx33d plane(r(0, 0), r(0, 1), 0, r(1, 0), r(1, 1), 0, r(2, 0), r(2, 1), distance);
  const cv::Matx33d k(focal, 0, at.x, 0, focal, at.y, 0, 0, 1);
  return k * plane * cv::Matx33d(1, 0, -aim.x, 0, 1, -aim.y, 0, 0, 1);
}

cv::Matx33d lying(cv::Point2d topLeft, double turnDeg) {
  const double c = std::cos(turnDeg * CV_PI / 180), s = std::sin(turnDeg * CV_PI / 180);
  return {c, -s, topLeft.x, s, c, topLeft.y, 0, 0, 1};
}

cv::Mat symbol(const std::string& text, int eccLevel) {
  ZXing::MultiFormatWriter writer(ZXing::BarcodeFormat::QRCode);
  writer.setEncoding(ZXing::CharacterSet::UTF8).setEccLevel(eccLevel).setMargin(0);
  const ZXing::BitMatrix bits = writer.encode(text, 0, 0);
  cv::Mat modules(bits.height(), bits.width(), CV_8U);
  for (int y = 0; y < bits.height(); ++y)
    for (int x = 0; x < bits.width(); ++x) modules.at<uchar>(y, x) = bits.get(x, y) ? 0 : 255;
  return modules;
}

SheetSpec traySpec(const std::string& letter) {
  return {
      "TRAY:" + letter,
      {210, 148},
      {{"LK1:TRAY:" + letter + ":NW", {4, 4, 50, 50}}, {"LK1:TRAY:" + letter + ":SE", {156, 94, 50, 50}}}};
}

SheetSpec matSpec() {
  return {"MAT:halfwish",
          {800, 500},
          {{"LK1:MAT:halfwish:NW", {5, 5, 50, 50}},
           {"LK1:MAT:halfwish:NE", {745, 5, 50, 50}},
           {"LK1:MAT:halfwish:SE", {745, 445, 50, 50}},
           {"LK1:MAT:halfwish:SW", {5, 445, 50, 50}}}};
}

cv::Mat printSheet(const SheetSpec& spec, double pixelsPerMm) {
  cv::Mat print(int(std::lround(spec.size.height * pixelsPerMm)),
                int(std::lround(spec.size.width * pixelsPerMm)), CV_8UC3, cv::Scalar(242, 245, 246));
  for (const MarkSpec& mark : spec.marks) {
    const cv::Mat modules = symbol(mark.text);
    const double cell = mark.square.width / modules.cols * pixelsPerMm;
    for (int y = 0; y < modules.rows; ++y)
      for (int x = 0; x < modules.cols; ++x) {
        if (modules.at<uchar>(y, x) != 0) continue;
        const double left = mark.square.x * pixelsPerMm + x * cell,
                     top = mark.square.y * pixelsPerMm + y * cell;
        const cv::Point from(int(std::lround(left)), int(std::lround(top)));
        const cv::Point to(int(std::lround(left + cell)), int(std::lround(top + cell)));
        print(cv::Rect(from, to) & cv::Rect({}, print.size())).setTo(cv::Scalar(24, 22, 20));
      }
  }
  return print;
}

void lay(cv::Mat& frame, const cv::Mat& texture, double texturePixelsPerMm, const cv::Matx33d& toImage) {
  // Drawn three times too large and averaged, as by a sensor.
  constexpr int kOver = 3;
  const double s = 1 / texturePixelsPerMm;
  // Pixel centres lie half a pixel inside, in the texture, in the large image and in the frame.
  const cv::Matx33d fromTexture(s, 0, s / 2, 0, s, s / 2, 0, 0, 1);
  const double w = texture.cols * s, h = texture.rows * s;
  std::vector<cv::Point2d> outline = {{0, 0}, {w, 0}, {w, h}, {0, h}};
  cv::perspectiveTransform(outline, outline, toImage);
  std::vector<cv::Point2f> corners(outline.begin(), outline.end());
  cv::Rect box = cv::boundingRect(corners);
  box = cv::Rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4) & cv::Rect({}, frame.size());
  if (box.empty()) return;
  const cv::Matx33d toLarge(kOver, 0, kOver * (0.5 - box.x) - 0.5, 0, kOver, kOver * (0.5 - box.y) - 0.5, 0,
                            0, 1);
  cv::Mat colour = texture, all(texture.size(), CV_8U, cv::Scalar(255));
  if (texture.channels() == 4) {
    cv::extractChannel(texture, all, 3);
    cv::cvtColor(texture, colour, cv::COLOR_BGRA2BGR);
  }
  cv::Mat large, mask, laid, alpha;
  const cv::Matx33d map = toLarge * toImage * fromTexture;
  const cv::Size size(box.width * kOver, box.height * kOver);
  cv::warpPerspective(colour, large, map, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::warpPerspective(all, mask, map, size, cv::INTER_NEAREST, cv::BORDER_CONSTANT, 0);
  cv::resize(large, laid, box.size(), 0, 0, cv::INTER_AREA);
  cv::resize(mask, alpha, box.size(), 0, 0, cv::INTER_AREA);
  cv::Mat part = frame(box);
  for (int y = 0; y < part.rows; ++y)
    for (int x = 0; x < part.cols; ++x) {
      const int a = alpha.at<uchar>(y, x);
      cv::Vec3b& p = part.at<cv::Vec3b>(y, x);
      for (int c = 0; c < 3; ++c) p[c] = uchar((p[c] * (255 - a) + laid.at<cv::Vec3b>(y, x)[c] * a) / 255);
    }
}

void photograph(cv::Mat& frame, double blurSigma, double noiseSigma, unsigned seed) {
  if (blurSigma > 0) cv::GaussianBlur(frame, frame, {}, blurSigma);
  if (noiseSigma <= 0) return;
  cv::RNG random(seed + 1);
  cv::Mat noise(frame.size(), frame.type() == CV_8U ? CV_16S : CV_16SC3);
  random.fill(noise, cv::RNG::NORMAL, 0, noiseSigma);
  cv::add(frame, noise, frame, cv::noArray(), frame.depth());
}

}  // namespace lk::vision::drawn
