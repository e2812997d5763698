// Tests network cameras that play: their pictures, and how they are lost and found again. Every wait is for
// an event; that a stalled connection is given up shows in the number of reads.
#include <atomic>

#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "app/capture/capture_thread.h"
#include "app/capture/partly_grey.h"
#include "app/capture/quiet.h"
#include "stream_sources.h"

using lk::Outcome;
using lk::app::Captured;
using lk::app::CaptureThread;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::app::ReadResult;
using lk::app::SourceChange;
using lk::test::Client;
using lk::test::greyJpeg;
using lk::test::MjpegServer;
using lk::test::refused;
using lk::test::sendForEver;

namespace {

using Source = std::unique_ptr<FrameSource>;
using What = SourceChange::What;

int levelOf(const Frame& frame) {
  return cvRound(cv::mean(frame.bgr)[0]);
}

/// Returns a picture with noise in every row, as cameras send.
std::string noisyJpeg() {
  cv::Mat picture(480, 640, CV_8UC3);
  cv::randu(picture, 0, 255);
  std::vector<unsigned char> bytes;
  cv::imencode(".jpg", picture, bytes);
  return {bytes.begin(), bytes.end()};
}

}  // namespace

class TestCaptureStreams : public QObject {
  Q_OBJECT

  /// Waits for the next change of the source's state while frames arrive.
  static std::optional<SourceChange> nextChange(CaptureThread& thread) {
    for (int i = 0; i < 4000; ++i) {
      const std::optional<Captured> captured = thread.next(std::chrono::milliseconds(20));
      if (captured && std::holds_alternative<SourceChange>(*captured))
        return std::get<SourceChange>(*captured);
    }
    return std::nullopt;
  }
  static std::optional<Frame> nextFrame(CaptureThread& thread) {
    for (int i = 0; i < 4000; ++i) {
      const std::optional<Captured> captured = thread.next(std::chrono::milliseconds(20));
      if (captured && std::holds_alternative<Frame>(*captured)) return std::get<Frame>(*captured);
    }
    return std::nullopt;
  }

 private slots:
  void initTestCase() { lk::app::silenceLibraries(); }

  void playsAndStampsFrames() {
    const MjpegServer server([](const Client& client, int) { sendForEver(client, 90); });
    QVERIFY(server.port() != 0);
    const Outcome<Source> source = openSource(server.address());
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY((*source)->live());
    double before = -1;
    std::vector<Frame> held;
    for (int i = 0; i < 20; ++i) {
      Frame frame;
      QCOMPARE((*source)->next(frame), ReadResult::frame);
      QCOMPARE(frame.bgr.size(), cv::Size(160, 120));
      QVERIFY(std::abs(levelOf(frame) - 90) <= 2);
      QCOMPARE(frame.number, std::int64_t{i});
      QVERIFY(frame.seconds > before);
      before = frame.seconds;
      held.push_back(frame);
    }
  }

  /// Damaged pictures, because decoding drops them without counting.
  void skippedPicturesAreCountedWithoutDecoding() {
    std::atomic<bool> damaged = false;
    const MjpegServer server([&](const Client& client, int) {
      const std::string good = greyJpeg(90);
      std::string bad = good;
      bad[bad.find("\xFF\xC0") + 4] = '\x63';  // 99 bits a sample
      for (bool on = client.header(); on; on = client.picture(damaged ? bad : good)) QThread::msleep(5);
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    QCOMPARE((*source)->next(frame), ReadResult::frame);
    QCOMPARE(frame.number, std::int64_t{0});
    damaged = true;
    (*source)->skip(0.3);
    damaged = false;
    QCOMPARE((*source)->next(frame), ReadResult::frame);
    QVERIFY2(frame.number > 2, qPrintable(QString::number(frame.number)));
  }

  void aStreamThatEndsIsReopened() {
    const MjpegServer server([](const Client& client, int number) {
      const std::string jpeg = greyJpeg(number == 0 ? 60 : 180);
      client.header();
      for (int i = 0; i < 8; ++i) client.picture(jpeg);
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    std::int64_t first = 0;  // of frames sent at once only the newest counts
    while ((*source)->next(frame) == ReadResult::frame) {
      QVERIFY(std::abs(levelOf(frame) - 60) <= 2);
      ++first;
    }
    QVERIFY(first >= 1 && first <= 8);
    const double lostAt = (*source)->seconds();
    QVERIFY((*source)->reopen());
    QCOMPARE((*source)->next(frame), ReadResult::frame);
    QVERIFY(std::abs(levelOf(frame) - 180) <= 2);
    QVERIFY(frame.seconds >= lostAt);
    QCOMPARE(frame.number, first);
  }

  void aStalledConnectionIsGivenUp() {
    const MjpegServer server([](const Client& client, int) {
      client.header();
      for (int i = 0; i < 4; ++i) client.picture(greyJpeg(60));
      client.stall();
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    int frames = 0;
    while ((*source)->next(frame) == ReadResult::frame) ++frames;
    QVERIFY(frames >= 1 && frames <= 4);
  }

  void aHalfSentFrameIsNoFrame() {
    const MjpegServer server([](const Client& client, int) {
      client.header();
      for (int i = 0; i < 4; ++i) client.picture(greyJpeg(60));
      client.halfAPicture(greyJpeg(200));
      client.stall();
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    int frames = 0;
    while ((*source)->next(frame) == ReadResult::frame) {
      QVERIFY(std::abs(levelOf(frame) - 60) <= 2);
      ++frames;
    }
    QVERIFY(frames >= 1 && frames <= 4);
  }

  void realCamerasArePlayed_data() {
    QTest::addColumn<QByteArray>("how");
    for (const char* how :
         {"first picture after five seconds", "one picture a second", "parts without headers",
          "boundaries without dashes", "wrong lengths", "no type", "one picture at an address",
          "one picture, typed as unknown", "redirected", "changing size", "damaged pictures between"})
      QTest::newRow(how) << QByteArray(how);
  }
  void realCamerasArePlayed() {
    QFETCH(QByteArray, how);
    const MjpegServer server([&](const Client& client, int number) {
      const std::string jpeg = greyJpeg(90);
      const auto type = [&](const char* what) {
        client.send(std::string("HTTP/1.0 200 OK\r\n") + what + "\r\n");
      };
      const auto multipart = [&](const char* boundary) {
        type((std::string("Content-Type: multipart/x-mixed-replace; boundary=") + boundary + "\r\n").c_str());
      };
      const auto forEver = [&](const std::string& part, int everyMs = 20) {
        for (bool on = client.send(part); on; on = client.send(part)) QThread::msleep(everyMs);
      };
      if (how.startsWith("one picture at") || how.startsWith("one picture, typed")) {
        client.send("HTTP/1.0 200 OK\r\n" +
                    std::string(how.contains("unknown") ? "" : "Content-Type: image/jpeg\r\n") +
                    "Content-Length: " + std::to_string(jpeg.size()) + "\r\n\r\n" + jpeg);
        return;
      }
      if (how == "redirected" && number == 0) {
        client.send("HTTP/1.0 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      if (how == "first picture after five seconds") {
        client.header();
        QThread::msleep(5000);
        return forEver("--next\r\n\r\n" + jpeg + "\r\n");
      }
      if (how == "one picture a second") {
        client.header();
        return forEver("--next\r\nContent-Type: image/jpeg\r\n\r\n" + jpeg + "\r\n", 1000);
      }
      if (how == "boundaries without dashes") {
        multipart("--next");
        return forEver("next\r\nContent-Type: image/jpeg\r\n\r\n" + jpeg + "\r\n");
      }
      if (how == "wrong lengths") {
        client.header();
        return forEver("--next\r\nContent-Type: image/jpeg\r\nContent-Length: 17\r\n\r\n" + jpeg + "\r\n");
      }
      if (how == "no type") {
        type("");
        return forEver(jpeg);
      }
      if (how == "damaged pictures between") {
        client.header();
        const std::string other = greyJpeg(200);
        return forEver("--next\r\n\r\n" + other.substr(0, other.size() - 30) + "--next\r\n\r\n" + jpeg);
      }
      if (how == "changing size") {
        client.header();
        forEver("--next\r\n\r\n" + greyJpeg(90, {160, 120}) + "--next\r\n\r\n" + greyJpeg(90, {120, 160}),
                50);
        return;
      }
      client.header();
      forEver("--next\r\n\r\n" + jpeg);
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    for (int i = 0; i < 4; ++i) {
      Frame frame;
      QCOMPARE((*source)->next(frame), ReadResult::frame);
      QVERIFY(std::abs(levelOf(frame) - 90) <= 2);
    }
  }

  void aFailedSnapshotIsLostAndReopened() {
    std::atomic<bool> works = true;
    const MjpegServer server([&](const Client& client, int) {
      const std::string jpeg = greyJpeg(90);
      client.send(works ? "HTTP/1.0 200 OK\r\nContent-Type: image/jpeg\r\nContent-Length: " +
                              std::to_string(jpeg.size()) + "\r\n\r\n" + jpeg
                        : std::string("HTTP/1.0 503 Busy\r\n\r\n"));
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    for (int i = 0; i < 3; ++i) QCOMPARE((*source)->next(frame), ReadResult::frame);
    works = false;
    while ((*source)->next(frame) == ReadResult::frame) {
    }
    QVERIFY(!(*source)->reopen());
    works = true;
    QVERIFY((*source)->reopen());
    QCOMPARE((*source)->next(frame), ReadResult::frame);
  }

  // Of a picture that was cut off, decoders paint the rest grey.
  void picturesThatAreGreyInPartAreSkipped() {
    const std::string whole = noisyJpeg();
    const std::string cut = whole.substr(0, whole.size() / 2) + "\xFF\xD9";
    const MjpegServer server([&](const Client& client, int) {
      client.header();
      for (int i = 0; client.picture(i % 2 == 0 ? cut : whole); ++i) QThread::msleep(5);
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    for (int i = 0; i < 20; ++i) {
      QCOMPARE((*source)->next(frame), ReadResult::frame);
      QVERIFY(!lk::app::isPartlyGrey(frame.bgr));
    }
    const MjpegServer worse([&](const Client& client, int) {
      client.header();
      while (client.picture(cut)) QThread::msleep(20);
    });
    refused(worse.address(), "grey in part");
  }

  void greyInPartIsToldFromPictures() {
    cv::Mat picture(480, 640, CV_8UC3);
    cv::randu(picture, 0, 255);
    QVERIFY(!lk::app::isPartlyGrey(picture));
    picture.rowRange(420, 480).setTo(cv::Scalar::all(128));
    QVERIFY(lk::app::isPartlyGrey(picture));
    picture.rowRange(420, 480).setTo(cv::Scalar::all(90));  // a dark bar
    QVERIFY(!lk::app::isPartlyGrey(picture));
    picture.rowRange(420, 480).setTo(cv::Scalar(128, 128, 129));  // a colour
    QVERIFY(!lk::app::isPartlyGrey(picture));
    picture.rowRange(440, 480).setTo(cv::Scalar::all(128));  // a narrow bar
    QVERIFY(!lk::app::isPartlyGrey(picture));
    picture.setTo(cv::Scalar::all(128));  // a covered camera
    QVERIFY(!lk::app::isPartlyGrey(picture));
  }

  void theThreadFindsAServerAgainOnTheSamePort() {
    auto server = std::make_unique<MjpegServer>([](const Client& client, int) { sendForEver(client, 60); });
    const int port = server->port();
    Outcome<Source> source = openSource(server->address());
    QVERIFY(source);
    CaptureThread thread(std::move(*source));
    QVERIFY(thread.live());
    const std::optional<Frame> first = nextFrame(thread);
    QVERIFY(first && std::abs(levelOf(*first) - 60) <= 2);
    server.reset();
    const std::optional<SourceChange> lost = nextChange(thread);
    QVERIFY(lost && lost->what == What::lost);
    server = std::make_unique<MjpegServer>([](const Client& client, int) { sendForEver(client, 180); }, port);
    QVERIFY(server->port() == port);
    const std::optional<SourceChange> back = nextChange(thread);
    QVERIFY(back && back->what == What::back);
    QVERIFY(back->seconds >= lost->seconds);
    const std::optional<Frame> second = nextFrame(thread);
    QVERIFY(second && std::abs(levelOf(*second) - 180) <= 2);
    QVERIFY(second->seconds >= back->seconds);
  }

  void theThreadStopsWhileALineStalls() {
    const MjpegServer server([](const Client& client, int number) {
      if (number > 0) return client.stall();
      client.header();
      for (int i = 0; i < 4; ++i) client.picture(greyJpeg(60));
      client.stall();
    });
    Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    { const CaptureThread thread(std::move(*source)); }  // ending the thread is all that is checked
  }
};

QTEST_GUILESS_MAIN(TestCaptureStreams)
#include "tst_capture_streams.moc"
