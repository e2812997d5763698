// Tests that the simulated sensor gives the same pixel whatever number of pixels is computed together.
#include <QTest>

#include "stage/sensor.h"

using namespace lk::stage;

namespace {

constexpr int kFew = 5;  // columns: fewer values than are computed together

Scene noisyScene() {
  Scene scene;
  scene.camera.jpegQuality = 0;
  scene.camera.blur = 0;
  scene.camera.noise = 20;
  return scene;
}

/// Every grey level in every colour.
cv::Mat levels(const CameraSpec& camera) {
  cv::Mat picture(camera.height, camera.width, CV_8UC3);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x)
      picture.at<cv::Vec3b>(y, x) = cv::Vec3b(uchar(y + x), uchar(3 * y + x), uchar(7 * y + 5 * x));
  return picture;
}

bool same(const cv::Mat& a, const cv::Mat& b) {
  return cv::norm(a, b, cv::NORM_INF) == 0;
}

}  // namespace

class TestSensor : public QObject {
  Q_OBJECT

 private slots:
  void fewPixelsAreExposedAsMany() {
    const Scene scene = noisyScene();
    const Sensor sensor(scene, Camera(scene.camera));
    const cv::Mat seen = levels(scene.camera);
    cv::Mat all, few;
    sensor.expose(seen, all);
    sensor.expose(seen.colRange(0, kFew).clone(), few);
    QVERIFY(!same(all, seen));
    QVERIFY(same(all.colRange(0, kFew), few));
  }

  void fewPixelsAreAsNoisyAsMany() {
    const Scene scene = noisyScene();
    Sensor sensor(scene, Camera(scene.camera));
    const cv::Mat exposed = levels(scene.camera);
    cv::Mat all, few;
    sensor.read(exposed, 3, all);
    sensor.read(exposed.colRange(0, kFew).clone(), 3, few);
    QVERIFY(!same(all, exposed));
    QVERIFY(same(all.colRange(0, kFew), few));
  }
};

QTEST_GUILESS_MAIN(TestSensor)
#include "tst_sensor.moc"
