// Tests the camera's page over the network: one picture at a time, and nothing that costs more than a
// picture.
#include <opencv2/imgcodecs.hpp>

#include "app/capture/phone_camera.h"
#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

QByteArray jpeg(int width, int height) {
  std::vector<unsigned char> bytes;
  cv::imencode(".jpg", cv::Mat(height, width, CV_8UC3, cv::Scalar::all(90)), bytes);
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

std::unique_ptr<PhonePage> openCamera(const ServedTable& table) {
  const QByteArray device = get(table.port, table.cameraPath()).device();
  auto page = std::make_unique<PhonePage>(table.port, table.cameraPath() + "/live", device);
  if (!page->opens() || !page->gets(1)) qFatal("the camera's page does not open");
  return page;
}

}  // namespace

class TestPhoneFrames : public QObject {
  Q_OBJECT

 private slots:
  void anotherPictureIsAskedForWhenOneWasTaken() {
    const ServedTable table;
    const auto camera = app::phoneCamera("camera");
    QVERIFY(!camera->present());
    auto page = openCamera(table);
    QCOMPARE(page->messages, QList<QByteArray>{"{\"next\":true}"});
    QVERIFY(camera->present());
    page->socket.sendBinaryMessage(jpeg(1280, 720));
    page->socket.sendBinaryMessage(jpeg(640, 480));
    QVERIFY(QTest::qWaitFor([&] { return camera->take(std::chrono::milliseconds(1)).has_value(); }, 10000));
    QVERIFY(page->gets(2));
    QCOMPARE(page->messages.back(), QByteArray("{\"next\":true}"));
    page.reset();
    QTRY_VERIFY(!camera->present());
  }

  // The camera's page receives nothing about the night.
  void theCameraPageReceivesNothingOfTheNight() {
    ServedTable table;
    const auto page = openCamera(table);
    const auto ann = table.openSeat(0);
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
    page->say(R"({"event":{"e":"roll","seat":"B","dice":[4,5]}})");
    QTest::qWait(200);
    QCOMPARE(page->messages.size(), qsizetype(1));
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(2));
  }

  void anInvalidPictureIsReportedAndTheConnectionStays() {
    const ServedTable table;
    const auto page = openCamera(table);
    QByteArray bomb = jpeg(640, 480);
    const qsizetype size = bomb.indexOf("\xFF\xC0") + 5;
    for (int i = 0; i < 4; ++i) bomb[size + i] = '\xFF';
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("junk"), jpeg(640, 480).left(200), bomb, QByteArray(100000, '\xFF')}) {
      page->messages.clear();
      page->socket.sendBinaryMessage(bytes);
      QVERIFY(page->gets(2));
      QVERIFY2(page->messages.front().startsWith("{\"error\":"), page->messages.front());
      QCOMPARE(page->messages.back(), QByteArray("{\"next\":true}"));
    }
    QVERIFY(!app::phoneCamera("camera")->take(std::chrono::milliseconds(1)));
    page->socket.sendBinaryMessage(jpeg(640, 480));
    QVERIFY(QTest::qWaitFor(
        [] { return app::phoneCamera("camera")->take(std::chrono::milliseconds(1)).has_value(); }, 10000));
  }

  void tenMegabytesEndTheConnection() {
    const ServedTable table;
    const auto page = openCamera(table);
    page->socket.sendBinaryMessage(QByteArray(10 * 1024 * 1024, 'x'));
    QVERIFY(page->closes());
    QTRY_COMPARE(table.server.connections(), 0);
  }
};

QTEST_GUILESS_MAIN(TestPhoneFrames)
#include "tst_phone_frames.moc"
