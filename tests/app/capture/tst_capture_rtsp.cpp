// Tests RTSP cameras with a real server: playing, loss and recovery, user names and passwords, refusals.
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/frame_source.h"
#include "app/capture/quiet.h"
#include "rtsp_camera.h"

using lk::Outcome;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::app::ReadResult;
using lk::test::RtspCamera;

namespace {

using Source = std::unique_ptr<FrameSource>;

constexpr int kLevel = 120;

Outcome<Source> opened(const QString& address) {
  return openSource(address.toStdString());
}

}  // namespace

class TestCaptureRtsp : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  const QString film_ = folder_.filePath("film.mkv");

  void refused(const QString& address, const char* what) {
    const Outcome<Source> source = opened(address);
    QVERIFY(!source);
    QVERIFY2(source.fault().what.find(what) != std::string::npos, source.fault().text().c_str());
    QVERIFY(!source.fault().cure.empty());
    QVERIFY(source.fault().text().find("secret") == std::string::npos);
  }

 private slots:
  void initTestCase() {
    lk::app::silenceLibraries();
    if (!RtspCamera::isThere())
      QSKIP("no RTSP server here: install gir1.2-gst-rtsp-server-1.0 and python3-gi");
    const auto writer = lk::test::newFilm(film_, 15, {640, 360});
    QVERIFY(writer->isOpened());
    for (int i = 0; i < 600; ++i) writer->write(cv::Mat(360, 640, CV_8UC3, cv::Scalar::all(kLevel)));
  }

  void aStreamIsPlayedAndReopened() {
    auto camera = std::make_unique<RtspCamera>(film_);
    QVERIFY2(camera->port() != 0, qPrintable(camera->errors()));
    const int port = camera->port();
    const Outcome<Source> source = opened(camera->address());
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY((*source)->live());
    Frame frame;
    for (int i = 0; i < 5; ++i) {
      QCOMPARE((*source)->next(frame), ReadResult::frame);
      QCOMPARE(frame.bgr.size(), cv::Size(640, 360));
      QVERIFY(std::abs(cv::mean(frame.bgr)[0] - kLevel) < 12);
    }
    camera.reset();
    while ((*source)->next(frame) == ReadResult::frame) {
    }
    QVERIFY(!(*source)->reopen());
    camera = std::make_unique<RtspCamera>(film_, QStringList{}, port);
    QVERIFY2(camera->port() == port, qPrintable(camera->errors()));
    bool back = false;
    for (int i = 0; i < 10 && !back; ++i) back = (*source)->reopen();
    QVERIFY(back);
    QCOMPARE((*source)->next(frame), ReadResult::frame);
  }

  void namesAndPasswordsAreGiven_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"basic", "digest"}) QTest::newRow(method) << QString(method);
  }
  void namesAndPasswordsAreGiven() {
    QFETCH(QString, method);
    const RtspCamera camera(film_, {method, "ann", "a@b/c:secret%"});
    refused(camera.address(), "wants a name and a password");
    refused(camera.address("ann:secret@"), "wants a name and a password");
    const Outcome<Source> source = opened(camera.address("ann:a@b/c:secret%@"));
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY((*source)->describe().find("secret") == std::string::npos);
  }

  void aMissingStreamIsRefused() {
    const RtspCamera camera(film_);
    refused(camera.address({}, "nothing"), "404");
  }
};

QTEST_GUILESS_MAIN(TestCaptureRtsp)
#include "tst_capture_rtsp.moc"
