// Tests the frame feed, which delivers frames into an event loop: in order, losses reported, and silence
// reported once.
#include <condition_variable>
#include <mutex>

#include <QCoreApplication>
#include <QTest>

#include "app/capture/frame_feed.h"

using namespace lk::app;

namespace {

/// Script of the source, one letter per call: f frame, L lost, # waits until released, e ended.
struct Gate {
  std::mutex mutex;
  std::condition_variable changed;
  bool open = false;

  void wait() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return open; });
  }
  void letGo() {
    const std::lock_guard lock(mutex);
    open = true;
    changed.notify_all();
  }
};

class Scripted final : public FrameSource {
 public:
  Scripted(std::string steps, std::shared_ptr<Gate> gate)
      : steps_(std::move(steps)), gate_(std::move(gate)) {}
  bool live() const override { return true; }
  ReadResult next(Frame& frame) override {
    if (place_ < steps_.size() && steps_[place_] == '#') {
      ++place_;
      gate_->wait();
    }
    const char step = place_ < steps_.size() ? steps_[place_++] : 'e';
    if (step == 'L') return ReadResult::lost;
    if (step == 'e') return ReadResult::ended;
    frame = {cv::Mat(8, 8, CV_8UC3, cv::Scalar::all(0)), double(number_), number_};
    ++number_;
    return ReadResult::frame;
  }
  bool reopen() override { return true; }
  double seconds() const override { return double(number_); }
  std::string describe() const override { return "a script"; }

 private:
  std::string steps_;
  std::shared_ptr<Gate> gate_;
  std::size_t place_ = 0;
  std::int64_t number_ = 0;
};

struct Fed {
  std::shared_ptr<Gate> gate = std::make_shared<Gate>();
  FrameFeed feed;
  std::vector<std::string> events;

  explicit Fed(const std::string& steps) {
    QObject::connect(&feed, &FrameFeed::came, &feed, [this](const Frame&) { record("frame"); });
    QObject::connect(&feed, &FrameFeed::silent, &feed, [this] { record("silent"); });
    QObject::connect(&feed, &FrameFeed::changed, &feed, [this](const SourceChange& change) {
      record(change.what == SourceChange::What::lost   ? "lost"
             : change.what == SourceChange::What::back ? "back"
                                                       : "ended");
    });
    feed.start(std::make_unique<Scripted>(steps, gate));
  }
  ~Fed() { gate->letGo(); }
  /// Frames that were not taken in time are dropped: a run of frames counts as one.
  void record(const std::string& what) {
    if (events.empty() || events.back() != what) events.push_back(what);
  }
  [[nodiscard]] bool has(const std::string& what) const {
    return std::find(events.begin(), events.end(), what) != events.end();
  }
};

}  // namespace

class TestFrameFeed : public QObject {
  Q_OBJECT

 private slots:
  void lossAndReturnAreReported() {
    Fed fed("f#Lf#e");
    QTRY_VERIFY_WITH_TIMEOUT(fed.has("frame"), 20000);
    fed.gate->letGo();
    QTRY_VERIFY_WITH_TIMEOUT(fed.has("ended"), 20000);
    QVERIFY(fed.has("lost") && fed.has("back"));
    QVERIFY(std::find(fed.events.begin(), fed.events.end(), "lost") <
            std::find(fed.events.begin(), fed.events.end(), "back"));
  }

  void silenceIsReportedOnce() {
    Fed fed("f#f#e");
    QTRY_VERIFY_WITH_TIMEOUT(fed.has("silent"), 20000);
    QCOMPARE(fed.events, (std::vector<std::string>{"frame", "silent"}));
    fed.gate->letGo();
    QTRY_VERIFY_WITH_TIMEOUT(fed.has("ended"), 20000);
    QCOMPARE(std::count(fed.events.begin(), fed.events.end(), "silent"), 1);
  }

  void aSlotMayStopTheFeed() {
    Fed fed("fff");
    QObject::connect(&fed.feed, &FrameFeed::came, &fed.feed, [&](const Frame&) { fed.feed.stop(); });
    QTRY_VERIFY_WITH_TIMEOUT(fed.has("frame"), 20000);
    QVERIFY(!fed.feed.live());
  }
};

QTEST_GUILESS_MAIN(TestFrameFeed)
#include "tst_frame_feed.moc"
