// Tests a night whose pictures fail: it pauses, reports why, continues by itself, invents nothing and loses
// nothing.
#include <functional>
#include <map>
#include <sqlite3.h>

#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/phrases/pause_words.h"
#include "app/window/shared/table_session.h"

using namespace lk;
using namespace lk::app;

namespace {

/// The scene's frames, cached because rendering is slower than everything else.
class Film {
 public:
  static const cv::Mat& at(stage::Stage& stage, int frame) {
    static std::map<int, std::vector<uchar>> drawn;
    static cv::Mat shown;
    std::vector<uchar>& file = drawn[frame];
    if (file.empty()) {
      stage.render(frame, shown);
      cv::imencode(".jpg", shown, file, {cv::IMWRITE_JPEG_QUALITY, 97});
    }
    shown = cv::imdecode(file, cv::IMREAD_COLOR);
    return shown;
  }
};

/// The sample night, played frame by frame with changes to its frames.
class Evening {
 public:
  Evening() : scene_(std::move(*openScene(LK_ROOT "/samples/halfwish/first-duel"))) {
    static const std::vector<vision::Reference> known = houseReferences(*scene_.kit);
    session_ = std::make_unique<TableSession>(scene_.kit, known);
  }

  /// Plays to `seconds` of the scene, every third frame, each passed through `change`.
  void playTo(double seconds, const std::function<cv::Mat(const cv::Mat&)>& change = {}) {
    for (; next_ < seconds * fps() && next_ < scene_.stage.frames(); next_ += kStep) {
      frame_ = Film::at(scene_.stage, next_);
      see(change ? change(frame_) : frame_, at());
    }
  }
  /// Shows the current moment of the scene for `count` frames, each passed through `change`.
  void hold(int count, const std::function<cv::Mat(const cv::Mat&)>& change = {}) {
    for (int i = 0; i < count; ++i) {
      frame_ = Film::at(scene_.stage, next_);
      offset_ += kStep / fps();
      see(change ? change(frame_) : frame_, at());
    }
  }
  void see(const cv::Mat& bgr, double seconds) {
    for (; nextEvent_ < scene_.stage.events().size() &&
           scene_.stage.events()[nextEvent_].seconds <= seconds - offset_;
         ++nextEvent_)
      note(session_->say({scene_.stage.events()[nextEvent_].event}));
    note(session_->see(bgr, seconds));
  }
  void note(const Outcome<Moment>& moment) {
    if (!moment && fails) return void(++faults);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    for (const Report& report : moment->reports) {
      if (const auto* event = std::get_if<EventReport>(&report.what)) events.push_back(event->event.kind());
      if (const auto* source = std::get_if<SourceReport>(&report.what)) pauses.push_back(source->why);
    }
  }
  void unseen(Pause why) { note(session_->unseen(why)); }
  void jump(double seconds) { offset_ += seconds; }
  void skipTo(double seconds) { next_ = int(seconds * fps()) / kStep * kStep; }
  [[nodiscard]] double fps() const { return scene_.stage.framesPerSecond(); }
  [[nodiscard]] double at() const { return next_ / fps() + offset_; }
  [[nodiscard]] TableSession& session() { return *session_; }

  std::vector<std::string> events;
  std::vector<Pause> pauses;
  bool fails = false;  // makes the journal fail
  int faults = 0;

 private:
  static constexpr int kStep = 3;
  OpenScene scene_;
  std::unique_ptr<TableSession> session_;
  cv::Mat frame_;
  int next_ = 0;
  std::size_t nextEvent_ = 0;
  double offset_ = 0;
};

const std::vector<std::string> kWhole{"setup", "roll", "roll", "choose", "reveal", "reveal"};

cv::Mat black(const cv::Mat& bgr) {
  return cv::Mat(bgr.size(), CV_8UC3, cv::Scalar(4, 3, 5));
}
/// A finger on the lens: reddish, brighter on one side.
cv::Mat finger(const cv::Mat& bgr) {
  cv::Mat out(bgr.size(), CV_8UC3);
  for (int y = 0; y < out.rows; ++y) out.row(y).setTo(cv::Scalar(20, 25, 70 + 60.0 * y / out.rows));
  return out;
}
cv::Mat large(const cv::Mat& bgr) {
  cv::Mat out;
  cv::resize(bgr, out, {1440, 810}, 0, 0, cv::INTER_CUBIC);
  return out;
}
/// A camera that was knocked shows another part of the table, without marks.
cv::Mat knocked(const cv::Mat& bgr) {
  cv::Mat out;
  cv::warpAffine(bgr, out, cv::Matx23d(1, 0, 0, 0, 1, 460), bgr.size(), cv::INTER_LINEAR,
                 cv::BORDER_REPLICATE);
  out.rowRange(0, 460) = cv::Scalar(90, 120, 150);
  for (int x = 0; x < out.cols; x += 40) out.col(x).rowRange(0, 460) = cv::Scalar(60, 80, 100);
  cv::rectangle(out, {0, 640, 400, 80}, cv::Scalar(90, 120, 150), cv::FILLED);
  cv::rectangle(out, {0, 460, 330, 260}, cv::Scalar(90, 120, 150), cv::FILLED);
  cv::rectangle(out, {1000, 460, 280, 260}, cv::Scalar(90, 120, 150), cv::FILLED);
  return out;
}

}  // namespace

class TestPauses : public QObject {
  Q_OBJECT

 private slots:
  void undisturbed() {
    Evening night;
    night.playTo(18);
    QCOMPARE(night.events, kWhole);
    QVERIFY(night.pauses.empty());
  }

  void covered_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("black") << 0;
    QTest::newRow("a finger on the lens") << 1;
  }
  void covered() {
    QFETCH(int, how);
    Evening night;
    night.playTo(12);
    const auto before = night.events;
    night.hold(30, how == 0 ? black : finger);
    QCOMPARE(night.pauses, std::vector{Pause::covered});
    QCOMPARE(night.events, before);
    night.playTo(18);
    QCOMPARE(night.pauses, (std::vector{Pause::covered, Pause::none}));
    QCOMPARE(night.events, kWhole);
  }

  void aSingleGreyFrameIsNoPause() {
    Evening night;
    night.playTo(12);
    night.hold(1, finger);
    night.playTo(18);
    QVERIFY(night.pauses.empty());
    QCOMPARE(night.events, kWhole);
  }

  void changesDuringAPauseAreSeenAfterwards() {
    Evening night;
    night.playTo(12.8);
    night.hold(15, black);
    night.skipTo(14.6);  // meanwhile a card was turned over
    night.playTo(18);
    QCOMPARE(night.events, kWhole);
  }

  void unpluggedAndBack() {
    Evening night;
    night.playTo(12);
    night.unseen(Pause::lost);
    night.jump(95);
    night.playTo(18);
    QCOMPARE(night.pauses, (std::vector{Pause::lost, Pause::none}));
    QCOMPARE(night.events, kWhole);
  }

  void asleep() {
    Evening night;
    night.playTo(12);
    night.unseen(Pause::silent);
    night.jump(30);
    night.playTo(18);
    QCOMPARE(night.pauses, (std::vector{Pause::silent, Pause::none}));
    QCOMPARE(night.events, kWhole);
  }

  void aClosedLid() {
    Evening night;
    night.playTo(12.6);  // a hand is about to turn a card
    night.jump(7 * 3600);
    night.playTo(18);
    QCOMPARE(night.pauses, (std::vector{Pause::slept, Pause::none}));
    QCOMPARE(night.events, kWhole);
  }

  void anotherSize() {
    Evening night;
    night.playTo(12);
    night.playTo(18, large);
    QCOMPARE(night.pauses, (std::vector{Pause::switched, Pause::none}));
    QCOMPARE(night.events, kWhole);
  }

  void anotherSizeWhileACardIsTurned() {
    Evening night;
    night.playTo(12.8);
    night.skipTo(14.6);
    night.playTo(18, large);
    QCOMPARE(night.events, kWhole);
  }

  void aCameraKnockedAwayFromItsMarks() {
    Evening night;
    night.playTo(12);
    const auto before = night.events;
    night.hold(30, knocked);
    QCOMPARE(night.events, before);
    QVERIFY(!night.pauses.empty() && night.pauses.back() == Pause::astray);
    night.playTo(18);
    QVERIFY(night.pauses.back() == Pause::none);
    QCOMPARE(night.events, kWhole);
  }

  void aFrameThatIsNotLookedAtShowsNothingHidden() {
    Evening night;
    night.playTo(4);  // both have rolled in secret
    night.hold(5, [](const cv::Mat& bgr) { return cv::Mat(bgr * 0.04); });
    cv::Mat dim(720, 1280, CV_8UC3, cv::Scalar(3, 3, 3));
    cv::circle(dim, {300, 300}, 4, cv::Scalar(12, 12, 12), cv::FILLED);
    night.see(dim, night.at() + 0.01);
    const QImage image = night.session().picture(dim).image;
    for (int y = 0; y < image.height(); y += 3)
      for (int x = 0; x < image.width(); x += 3) QVERIFY(image.pixel(x, y) == image.pixel(0, 0));
  }

  void aFailedJournalWriteIsRetriedWithoutMotion() {
    QTemporaryDir folder;
    const std::string file = folder.filePath("nights.lkdb").toStdString();
    Evening night;
    night.session().night().keepJournal(std::move(*carddb::Journal::open(file)), "2000-01-01T00:00:00Z");
    night.playTo(12.8);
    const auto before = night.events;
    sqlite3* other = nullptr;  // another program locks the file
    QCOMPARE(sqlite3_open(file.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    night.fails = true;
    night.skipTo(14.6);  // a card was turned up
    night.hold(8);
    QVERIFY(night.faults > 0);
    QCOMPARE(night.events, before);
    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    night.fails = false;
    night.hold(40);
    QCOMPARE(night.events.size(), before.size() + 1);
    QCOMPARE(carddb::Journal::open(file)->events(1)->size(), night.events.size());
    night.playTo(18);
    QCOMPARE(night.events, kWhole);
  }

  void everyPauseHasItsSentence() {
    for (const Pause pause :
         {Pause::lost, Pause::silent, Pause::covered, Pause::switched, Pause::slept, Pause::astray})
      QVERIFY(pauseText(pause).size() > 20);
    QVERIFY(pauseText(Pause::none).isEmpty());
  }
};

QTEST_MAIN(TestPauses)
#include "tst_pauses.moc"
