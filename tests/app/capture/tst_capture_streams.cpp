// Cameras in the network: played, lost, found again, and refused with the reason. Every wait in here is for
// something to happen; that a stalled line is given up at all is what the reads in it show.
#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "app/capture/capture_thread.h"
#include "app/capture/frame_source.h"
#include "app/capture/quiet.h"
#include "mjpeg_server.h"

using lk::Outcome;
using lk::app::Captured;
using lk::app::CaptureThread;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::app::SourceChange;
using lk::app::Took;
using lk::test::Client;
using lk::test::greyJpeg;
using lk::test::MjpegServer;

namespace {

using Source = std::unique_ptr<FrameSource>;
using What = SourceChange::What;

int levelOf(const Frame& frame) {
  return cvRound(cv::mean(frame.bgr)[0]);
}

/// Sends pictures of `level` until the client goes.
void sendForEver(const Client& client, int level) {
  const std::string jpeg = greyJpeg(level);
  for (bool on = client.header(); on; on = client.picture(jpeg)) QThread::msleep(5);
}

}  // namespace

class TestCaptureStreams : public QObject {
  Q_OBJECT

  static void refused(const std::string& text, const char* what) {
    const Outcome<Source> source = openSource(text);
    QVERIFY(!source);
    QVERIFY2(source.fault().what.find(what) != std::string::npos, source.fault().text().c_str());
    QVERIFY(!source.fault().cure.empty());
  }

  /// Waits for the next change of the source, frames going by.
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
      QCOMPARE((*source)->next(frame), Took::frame);
      QCOMPARE(frame.bgr.size(), cv::Size(160, 120));
      QVERIFY(std::abs(levelOf(frame) - 90) <= 2);
      QCOMPARE(frame.number, std::int64_t{i});
      QVERIFY(frame.seconds > before);
      before = frame.seconds;
      held.push_back(frame);
    }
  }

  void endsMidwayAndIsFoundAgain() {
    const MjpegServer server([](const Client& client, int number) {
      const std::string jpeg = greyJpeg(number == 0 ? 60 : 180);
      client.header();
      for (int i = 0; i < 8; ++i) client.picture(jpeg);
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    int first = 0;
    while ((*source)->next(frame) == Took::frame) {
      QVERIFY(std::abs(levelOf(frame) - 60) <= 2);
      ++first;
    }
    QCOMPARE(first, 8);
    const double lostAt = (*source)->seconds();
    QVERIFY((*source)->reopen());
    QCOMPARE((*source)->next(frame), Took::frame);
    QVERIFY(std::abs(levelOf(frame) - 180) <= 2);
    QVERIFY(frame.seconds >= lostAt);
    QCOMPARE(frame.number, std::int64_t{8});
  }

  void aStalledLineIsGivenUp() {
    const MjpegServer server([](const Client& client, int) {
      client.header();
      for (int i = 0; i < 4; ++i) client.picture(greyJpeg(60));
      client.stall();
    });
    const Outcome<Source> source = openSource(server.address());
    QVERIFY(source);
    Frame frame;
    int frames = 0;
    while ((*source)->next(frame) == Took::frame) ++frames;
    QCOMPARE(frames, 4);
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
    while ((*source)->next(frame) == Took::frame) {
      QVERIFY(std::abs(levelOf(frame) - 60) <= 2);
      ++frames;
    }
    QCOMPARE(frames, 4);
  }

  void refusalsSayWhy_data() {
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("404") << QByteArray("HTTP/1.0 404 Not Found\r\n\r\n") << QByteArray("404 Not Found");
    QTest::newRow("500") << QByteArray("HTTP/1.1 500 Oh \x1b[31mno\r\n\r\n") << QByteArray("500 Oh [31mno");
    QTest::newRow("401") << QByteArray("HTTP/1.0 401 Unauthorized\r\n\r\n")
                         << QByteArray("a name and a password");
    QTest::newRow("page") << QByteArray(
                                 "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<html>Hello</html>")
                          << QByteArray("no pictures");
    QTest::newRow("nothing at all") << QByteArray() << QByteArray("sends nothing");
  }
  void refusalsSayWhy() {
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, what);
    const MjpegServer server([&](const Client& client, int) { client.send(answer.toStdString()); });
    refused(server.address(), what.constData());
  }

  void silenceIsAFault() {
    const MjpegServer server([](const Client& client, int) { client.stall(); });
    refused(server.address(), "sends nothing");
  }

  void nobodyListens() {
    int port = 0;
    {
      port = MjpegServer([](const Client&, int) {}).port();
    }
    refused("http://127.0.0.1:" + std::to_string(port) + "/x", "refuses the connection");
    refused("rtsp://127.0.0.1:" + std::to_string(port) + "/x", "refuses the connection");
  }

  void passwordsAreNotShown() {
    const MjpegServer server([](const Client& client, int) { sendForEver(client, 90); });
    const std::string secret = "http://ann:secret@127.0.0.1:" + std::to_string(server.port()) + "/x";
    const Outcome<Source> source = openSource(secret);
    QVERIFY(source);
    QVERIFY((*source)->describe().find("secret") == std::string::npos);
    const Outcome<Source> wrong = openSource("http://ann:secret@127.0.0.1:1/x");
    QVERIFY(!wrong);
    QVERIFY(wrong.fault().text().find("secret") == std::string::npos);
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
    { const CaptureThread thread(std::move(*source)); }  // ends at all: there is nothing else to wait for
  }
};

QTEST_GUILESS_MAIN(TestCaptureStreams)
#include "tst_capture_streams.moc"
