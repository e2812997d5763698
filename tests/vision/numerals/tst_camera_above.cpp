// Tests where the camera is above a sheet, and where objects standing on the sheet appear.
#include <QTest>

#include "vision/numerals/camera_above.h"

using namespace lk::vision;

namespace {

/// A pinhole camera of 66 degrees across 1600 pixels, tilted back by some degrees, above a place of the
/// sheet.
struct Pinhole {
  cv::Size size{1600, 1000};
  double focal = 0.77 * 1600;
  cv::Vec3d at;
  cv::Matx33d axes;  // right, down, forward

  Pinhole(cv::Vec3d position, double leanDeg) : at(position) {
    const double c = std::cos(leanDeg * CV_PI / 180), s = std::sin(leanDeg * CV_PI / 180);
    axes = {1, 0, 0, 0, c, s, 0, s, -c};
  }
  [[nodiscard]] cv::Point2d see(const cv::Vec3d& point) const {
    const cv::Vec3d p = axes * (point - at);
    return {p[0] / p[2] * focal + 799.5, p[1] / p[2] * focal + 499.5};
  }
  /// Maps the sheet's plane (z up) to pixels.
  [[nodiscard]] cv::Matx33d toImage() const {
    const cv::Matx33d k(focal, 0, 799.5, 0, focal, 499.5, 0, 0, 1);
    const cv::Vec3d offset = axes * -at;
    return k * cv::Matx33d(axes(0, 0), axes(0, 1), offset[0], axes(1, 0), axes(1, 1), offset[1], axes(2, 0),
                           axes(2, 1), offset[2]);
  }
};

}  // namespace

class CameraAboveTest : public QObject {
  Q_OBJECT

 private slots:
  void itsPlaceIsFound() {
    for (const double lean : {0.0, 8.0, 25.0}) {
      const Pinhole camera({320, 210, 640}, lean);
      const CameraAbove found = cameraAbove(camera.toImage(), camera.size);
      QVERIFY(cv::norm(found.foot - cv::Point2d(320, 210)) < 0.1);
      QVERIFY(std::abs(found.height - 640) < 0.1);
      // The scale of a homography has no meaning.
      const CameraAbove other = cameraAbove(camera.toImage() * -0.01, camera.size);
      QVERIFY(cv::norm(other.foot - found.foot) < 0.1);
    }
  }

  void tallThingsAppearShiftedAndEnlarged() {
    const Pinhole camera({320, 210, 640}, 8);
    const CameraAbove found = cameraAbove(camera.toImage(), camera.size);
    const Appearance top = appearanceOf({100, 60}, 20, found);
    const cv::Vec3d onPlane = camera.toImage() * cv::Vec3d(top.mm.x, top.mm.y, 1);
    const cv::Point2d pixel(onPlane[0] / onPlane[2], onPlane[1] / onPlane[2]);
    QVERIFY(cv::norm(pixel - camera.see({100, 60, 20})) < 0.1);
    QVERIFY(std::abs(top.enlarged - 640.0 / 620) < 1e-3);
  }
};

QTEST_GUILESS_MAIN(CameraAboveTest)
#include "tst_camera_above.moc"
