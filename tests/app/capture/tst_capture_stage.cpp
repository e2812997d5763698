// Tests the virtual table as a source: opened by name, and the same pixels every time.
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/frame_source.h"

using lk::Outcome;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::app::ReadResult;

namespace {

constexpr const char* kScene = "stage:" LK_ROOT "/samples/halfwish/first-duel";

}  // namespace

class TestCaptureStage : public QObject {
  Q_OBJECT

 private slots:
  void playsFramesInOrderAndTheSameAgain() {
    const Outcome<std::unique_ptr<FrameSource>> first = openSource(kScene);
    QVERIFY2(bool(first), first ? "" : first.fault().text().c_str());
    const Outcome<std::unique_ptr<FrameSource>> second = openSource(kScene);
    QVERIFY(second);
    QVERIFY(!(*first)->live());
    std::vector<Frame> held;
    for (int i = 0; i < 5; ++i) {
      Frame frame, again;
      QCOMPARE((*first)->next(frame), ReadResult::frame);
      QCOMPARE((*second)->next(again), ReadResult::frame);
      QCOMPARE(frame.number, std::int64_t{i});
      QCOMPARE(frame.seconds, again.seconds);
      QVERIFY(i == 0 ? frame.seconds == 0 : frame.seconds > held.back().seconds);
      QCOMPARE(frame.bgr.type(), CV_8UC3);
      QCOMPARE(cv::norm(frame.bgr, again.bgr, cv::NORM_INF), 0.0);
      held.push_back(frame);
    }
    // Frames kept so far were not overwritten: the first one is unchanged.
    const Outcome<std::unique_ptr<FrameSource>> third = openSource(kScene);
    Frame begin;
    QCOMPARE((*third)->next(begin), ReadResult::frame);
    QCOMPARE(cv::norm(begin.bgr, held.front().bgr, cv::NORM_INF), 0.0);
  }

  void saysHowLongItIs() {
    const Outcome<std::unique_ptr<FrameSource>> source = openSource(kScene);
    const Outcome<std::unique_ptr<FrameSource>> mirrored = openSource(std::string("mirror:") + kScene);
    QVERIFY(source && mirrored);
    QVERIFY((*source)->length() > 5);
    QCOMPARE((*mirrored)->length(), (*source)->length());
  }

  void invalidScenesAreRefused() {
    const QTemporaryDir empty;
    for (const std::string& scene :
         {std::string(), std::string("/nowhere/at/all"), empty.path().toStdString()}) {
      const Outcome<std::unique_ptr<FrameSource>> source = openSource("stage:" + scene);
      QVERIFY(!source);
      QVERIFY(!source.fault().what.empty());
      QVERIFY(!source.fault().cure.empty());
    }
  }
};

QTEST_MAIN(TestCaptureStage)
#include "tst_capture_stage.moc"
