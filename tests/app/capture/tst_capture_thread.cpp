// Tests the capture thread with a source that follows a script.
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <QTest>

#include "app/capture/capture_thread.h"
#include "app/capture/own_buffer.h"

using lk::app::Captured;
using lk::app::CaptureThread;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::ReadResult;
using lk::app::SourceChange;

using namespace std::chrono_literals;
using What = SourceChange::What;

namespace {

/// Script of the source, one letter per call: f frame, L lost, e ended, r/x reopening succeeds/fails, # waits
/// until released.
class Script {
 public:
  explicit Script(std::string steps) : steps_(std::move(steps)) {}

  char take() {
    std::unique_lock lock(mutex_);
    calls_.push_back(std::chrono::steady_clock::now());
    if (place_ < steps_.size() && steps_[place_] == '#') {
      ++place_;
      waiting_ = true;
      changed_.notify_all();
      changed_.wait(lock, [&] { return !waiting_; });
    }
    return place_ < steps_.size() ? steps_[place_++] : 'e';
  }
  /// Waits until the source waits at a #.
  void waitUntilItWaits() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_; });
  }
  /// Releases the source, once it waits.
  void goOn() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_; });
    waiting_ = false;
    changed_.notify_all();
  }
  std::vector<std::chrono::steady_clock::time_point> calls() {
    const std::lock_guard lock(mutex_);
    return calls_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string steps_;
  std::size_t place_ = 0;
  bool waiting_ = false;
  std::vector<std::chrono::steady_clock::time_point> calls_;
};

class ScriptedSource final : public FrameSource {
 public:
  ScriptedSource(std::shared_ptr<Script> script, bool live) : script_(std::move(script)), live_(live) {}
  bool live() const override { return live_; }
  ReadResult next(Frame& frame) override {
    const char step = script_->take();
    if (step == 'L') return ReadResult::lost;
    if (step != 'f') return ReadResult::ended;
    lk::app::releaseIfShared(frame.bgr);
    frame.bgr.create(8, 8, CV_8UC3);
    frame.bgr.setTo(cv::Scalar::all(static_cast<double>(number_)));
    frame.seconds = seconds_ = static_cast<double>(number_) / 100;
    frame.number = number_++;
    return ReadResult::frame;
  }
  bool reopen() override { return script_->take() == 'r'; }
  double seconds() const override { return seconds_; }
  std::string describe() const override { return "a script"; }
  std::vector<lk::Fault> warnings() const override { return {{"script", 0, "is over", "write more"}}; }

 private:
  std::shared_ptr<Script> script_;
  bool live_;
  std::int64_t number_ = 0;
  double seconds_ = 0;
};

struct Playing {
  explicit Playing(const std::string& steps, bool live = true)
      : script(std::make_shared<Script>(steps)), thread(std::make_unique<ScriptedSource>(script, live)) {}
  std::shared_ptr<Script> script;
  CaptureThread thread;

  /// Returns the next notice as a word: "7" for a frame, "lost", "back", "ended", or "" for none.
  std::string next(std::chrono::milliseconds timeout = 20s) {
    const std::optional<Captured> captured = thread.next(timeout);
    if (!captured) return "";
    if (const Frame* frame = std::get_if<Frame>(&*captured)) return std::to_string(frame->number);
    const What what = std::get<SourceChange>(*captured).what;
    return what == What::lost ? "lost" : what == What::back ? "back" : "ended";
  }
};

/// Gives frames at a steady rate of source time, as fast as they are taken.
class SteadySource final : public FrameSource {
 public:
  SteadySource(double rate, bool live, std::shared_ptr<std::atomic<int>> skips)
      : rate_(rate), live_(live), skips_(std::move(skips)) {}
  bool live() const override { return live_; }
  ReadResult next(Frame& frame) override {
    std::this_thread::sleep_for(200us);
    frame = {cv::Mat(8, 8, CV_8UC3), seconds(), number_++};
    return ReadResult::frame;
  }
  void skip(double seconds) override {
    ++*skips_;
    number_ += std::lround(seconds * rate_);
  }
  double seconds() const override { return static_cast<double>(number_) / rate_; }
  std::string describe() const override { return "a steady source"; }

 private:
  double rate_;
  bool live_;
  std::shared_ptr<std::atomic<int>> skips_;
  std::int64_t number_ = 0;
};

struct Steady {
  explicit Steady(double rate, bool live = true)
      : thread(std::make_unique<SteadySource>(rate, live, skips)) {}
  std::shared_ptr<std::atomic<int>> skips = std::make_shared<std::atomic<int>>(0);
  CaptureThread thread;

  /// Takes frames in which something moves, or not, until that source time.
  void watch(double until, bool moving) {
    for (double seconds = 0; seconds < until;) {
      const std::optional<Captured> captured = thread.next(20s);
      seconds = std::get<Frame>(captured.value()).seconds;
      thread.setMotion(moving);
    }
  }
};

}  // namespace

class TestCaptureThread : public QObject {
  Q_OBJECT

 private slots:
  void aStillTableIsReadLessOftenUntilSomethingMoves() {
    Steady still(100);
    still.watch(3, false);
    still.watch(6, true);
    still.watch(10.5, false);
    QCOMPARE(still.skips->load(), 0);
    still.watch(20, false);
    QVERIFY(still.skips->load() > 20);
    still.watch(21, true);
    const int before = still.skips->load();
    still.watch(30, true);
    QCOMPARE(still.skips->load(), before);
  }
  void aSlowSourceIsReadInFull() {
    Steady slow(10);
    slow.watch(20, false);
    QCOMPARE(slow.skips->load(), 0);
  }

  void onlyTheNewestFrameIsHandedOver() {
    Playing playing(std::string(100, 'f') + "#ff#e");
    playing.script->waitUntilItWaits();
    QCOMPARE(playing.next(), std::string("99"));
    QCOMPARE(playing.next(0ms), std::string());  // no frame twice, and none of the earlier ones
    playing.script->goOn();
    playing.script->waitUntilItWaits();
    QCOMPARE(playing.next(), std::string("101"));
    playing.script->goOn();
    QCOMPARE(playing.next(), std::string("ended"));
  }

  void aFrameInUseIsNeverWrittenOver() {
    Playing playing("f#f#fff#e");
    std::vector<Frame> held;
    for (int i = 0; i < 3; ++i) {
      playing.script->waitUntilItWaits();
      const std::optional<Captured> captured = playing.thread.next(20s);
      QVERIFY(captured && std::holds_alternative<Frame>(*captured));
      held.push_back(std::get<Frame>(*captured));
      playing.script->goOn();
    }
    QCOMPARE(playing.next(), std::string("ended"));
    for (const Frame& frame : held) QCOMPARE(std::int64_t{frame.bgr.at<cv::Vec3b>(4, 4)[0]}, frame.number);
  }

  void lossAndReturnComeInOrder() {
    // The second loss follows a reopening without a frame: it is still the same loss.
    Playing playing("ffLxrLrf#e");
    QVERIFY(!playing.next().empty());
    std::string word = playing.next();
    if (word == "1") word = playing.next();
    QCOMPARE(word, std::string("lost"));
    QCOMPARE(playing.next(), std::string("back"));
    QCOMPARE(playing.next(), std::string("2"));
    playing.script->goOn();
    QCOMPARE(playing.next(), std::string("ended"));
    QCOMPARE(playing.next(), std::string());
  }

  void theFrameBeforeALossIsNotKeptBack() {
    Playing playing("fL#rf#e");
    playing.script->waitUntilItWaits();
    QCOMPARE(playing.next(), std::string("0"));
    QCOMPARE(playing.next(), std::string("lost"));
    playing.script->goOn();
    QCOMPARE(playing.next(), std::string("back"));
    QCOMPARE(playing.next(), std::string("1"));
    playing.script->goOn();
  }

  void retriesBecomeLessFrequent() {
    Playing playing("Lxxxrf#e");
    QCOMPARE(playing.next(), std::string("lost"));
    QCOMPARE(playing.next(), std::string("back"));
    QCOMPARE(playing.next(), std::string("0"));
    const auto calls = playing.script->calls();  // the frame, then the four attempts
    QVERIFY(calls.size() >= 5);
    for (const auto& [attempt, pause] : {std::pair{1, 0.25}, {2, 0.5}, {3, 1.0}, {4, 2.0}})
      QVERIFY(std::chrono::duration<double>(calls[static_cast<std::size_t>(attempt)] -
                                            calls[static_cast<std::size_t>(attempt) - 1])
                  .count() >= pause);
    playing.script->goOn();
  }

  void manyUnreadLossesDoNotPileUp() {
    std::string steps = "f";
    for (int i = 0; i < 12; ++i) steps += "Lrf";
    Playing playing(steps + "#e");
    playing.script->waitUntilItWaits();
    int changes = 0;
    std::string expected = "lost";
    for (std::string word = playing.next(0ms); word != "12"; word = playing.next(0ms)) {
      QCOMPARE(word, expected);
      expected = expected == "lost" ? "back" : "lost";
      ++changes;
    }
    QVERIFY(changes >= 2 && changes <= 18);
    QCOMPARE(expected, std::string("lost"));  // it has arrived now
    playing.script->goOn();
  }

  void endsWithItsWarnings() {
    Playing playing("fe", false);
    QVERIFY(!playing.thread.live());
    QCOMPARE(playing.thread.description(), std::string("a script"));
    QCOMPARE(playing.next(), std::string("0"));
    QCOMPARE(playing.next(), std::string("ended"));
    QCOMPARE(playing.thread.warnings().size(), std::size_t{1});
    QCOMPARE(playing.next(), std::string());
  }

  void aRecordingIsPlayedAtItsOwnSpeed() {
    const auto begin = std::chrono::steady_clock::now();
    Playing playing(std::string(31, 'f'), false);
    std::string word;
    while (word != "ended") word = playing.next();
    QVERIFY(std::chrono::steady_clock::now() - begin >= 290ms);  // at least 0.3 s
  }

  /// The source hangs forever: ending the thread must not wait for it.
  void aHangingSourceIsLeftToItself() {
    auto playing = std::make_unique<Playing>("f#e");
    const std::shared_ptr<Script> script = playing->script;
    script->waitUntilItWaits();
    playing.reset();
    script->goOn();
  }

  void stopsWhileLookingForALostSource() {
    Playing playing("L" + std::string(1000, 'x'));
    QCOMPARE(playing.next(), std::string("lost"));
  }
};

QTEST_GUILESS_MAIN(TestCaptureThread)
#include "tst_capture_thread.moc"
