// Tests a phone as a camera: only pictures that are cheap to decode are accepted, the newest one counts, and
// the phone can be lost and come back.
#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "app/capture/phone_camera.h"
#include "mjpeg_server.h"

using namespace lk;
using namespace lk::app;
using namespace std::chrono_literals;

namespace {

PhoneCamera::Jpeg picture(int width, int height, int level = 90) {
  PhoneCamera::Jpeg jpeg;
  cv::imencode(".jpg", cv::Mat(height, width, CV_8UC3, cv::Scalar::all(level)), jpeg);
  return jpeg;
}

/// Returns the same picture with a false size.
PhoneCamera::Jpeg claiming(PhoneCamera::Jpeg jpeg, int width, int height) {
  for (std::size_t i = 0; i + 8 < jpeg.size(); ++i)
    if (jpeg[i] == 0xFF && jpeg[i + 1] == 0xC0) {
      jpeg[i + 5] = static_cast<unsigned char>(height >> 8);
      jpeg[i + 6] = static_cast<unsigned char>(height);
      jpeg[i + 7] = static_cast<unsigned char>(width >> 8);
      jpeg[i + 8] = static_cast<unsigned char>(width);
      break;
    }
  return jpeg;
}

/// Returns a name unique to this test, since cameras are shared by the whole program.
std::shared_ptr<PhoneCamera> there(const char* name) {
  auto camera = phoneCamera(name);
  camera->setPresent(true);
  return camera;
}

}  // namespace

class TestPhoneCamera : public QObject {
  Q_OBJECT

 private slots:
  void picturesOfPhonesAreAccepted() {
    QVERIFY(!PhoneCamera::faultOf(picture(1920, 1080)));
    QVERIFY(!PhoneCamera::faultOf(picture(720, 1280)));
  }

  void invalidOrCostlyPicturesAreRefused() {
    const PhoneCamera::Jpeg good = picture(640, 480);
    PhoneCamera::Jpeg png;
    cv::imencode(".png", cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(9)), png);
    PhoneCamera::Jpeg scans = good;
    const std::array<unsigned char, 10> scan{0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0};
    for (int i = 0; i < 1000; ++i) scans.insert(scans.end() - 2, scan.begin(), scan.end());
    const std::vector<std::pair<const char*, PhoneCamera::Jpeg>> wrong{
        {"empty", {}},
        {"text", {'h', 'e', 'l', 'l', 'o'}},
        {"a PNG", png},
        {"a head alone", {good.begin(), good.begin() + 100}},
        {"cut short", {good.begin(), good.end() - 20}},
        {"a bomb", claiming(good, 65535, 65535)},
        {"too wide", picture(4000, 300)},
        {"nothing to see", picture(100, 100)},
        {"no size", claiming(good, 0, 0)},
        {"a thousand scans", scans},
        {"ten megabytes of nothing", PhoneCamera::Jpeg(10 << 20, 0xFF)}};
    for (const auto& [what, jpeg] : wrong) QVERIFY2(PhoneCamera::faultOf(jpeg), what);
  }

  void theNewestPictureCounts() {
    const auto camera = there("newest");
    int taken = 0;
    camera->whenTaken([&] { ++taken; });
    const auto source = openSource("phone:newest");
    QVERIFY(source);
    for (const int level : {10, 60, 200}) camera->put(picture(640, 480, level));
    Frame frame;
    QCOMPARE((*source)->next(frame), ReadResult::frame);
    QCOMPARE(cvRound(cv::mean(frame.bgr)[0]), 200);
    QCOMPARE(taken, 1);
    QVERIFY(!camera->take(1ms));
    camera->whenTaken({});
  }

  void aDisconnectedPhoneIsLostAndReconnects() {
    const auto camera = there("goes");
    const auto source = openSource("phone:goes");
    QVERIFY(source && (*source)->live());
    camera->put(picture(640, 480));
    camera->setPresent(false);  // a picture sent before is out of date
    Frame frame;
    QCOMPARE((*source)->next(frame), ReadResult::lost);
    QVERIFY(!(*source)->reopen());
    camera->put(picture(640, 480));  // still being sent
    QCOMPARE((*source)->next(frame), ReadResult::lost);
    camera->setPresent(true);
    QVERIFY((*source)->reopen());
    camera->put(picture(640, 480));
    QCOMPARE((*source)->next(frame), ReadResult::frame);
  }

  void aPictureThatCannotBeDecodedIsSkipped() {
    const auto camera = there("damaged");
    const auto source = openSource("phone:damaged");
    PhoneCamera::Jpeg damaged = claiming(picture(640, 480), 2000, 2000);
    QVERIFY(!PhoneCamera::faultOf(damaged));  // only decoding finds the damage
    camera->put(damaged);
    Frame frame;
    std::jthread later([&] {
      std::this_thread::sleep_for(300ms);
      camera->put(picture(640, 480, 120));
    });
    QCOMPARE((*source)->next(frame), ReadResult::frame);
  }

  void aMissingPhoneIsReported() {
    const auto source = openSource("phone:nobody");
    QVERIFY(!source);
    QVERIFY(source.fault().text().find("phone:nobody") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestPhoneCamera)
#include "tst_phone_camera.moc"
