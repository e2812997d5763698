// Tests that mirrored pictures and pictures without colour are detected, and no others.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/session/calibration/picture_hints.h"
#include "app/session/watch/watcher.h"

using namespace lk::app;

namespace {

constexpr double kEvery = 0.5;  // seconds between two examined frames

cv::Mat mirrored(const cv::Mat& bgr) {
  cv::Mat out;
  cv::flip(bgr, out, 1);
  return out;
}

/// Returns the picture of a camera without colour: channels differ by a level or two.
cv::Mat grey(const cv::Mat& bgr) {
  cv::Mat one, three, noise(bgr.size(), CV_8UC3);
  cv::cvtColor(bgr, one, cv::COLOR_BGR2GRAY);
  cv::cvtColor(one, three, cv::COLOR_GRAY2BGR);
  cv::theRNG().state = 3;
  cv::randu(noise, 0, 3);
  return three + noise;
}

/// White cards on a white table, with a camera's colours: paper is slightly warm, and pixels are noisy.
cv::Mat white(const cv::Mat& marks) {
  cv::Mat one, out, noise(marks.size(), CV_16SC3);
  cv::cvtColor(marks, one, cv::COLOR_BGR2GRAY);
  cv::cvtColor(one, out, cv::COLOR_GRAY2BGR);
  out.convertTo(out, CV_16SC3, 0.3, 160);
  cv::theRNG().state = 7;
  cv::randn(noise, cv::Scalar::all(0), cv::Scalar::all(2));
  out += noise + cv::Scalar(-3, 0, 2);
  out.convertTo(out, CV_8UC3);
  return out;
}

}  // namespace

class TestPictureHints : public QObject {
  Q_OBJECT

 private:
  OpenScene scene_ = std::move(*openScene(LK_ROOT "/samples/halfwish/first-duel"));

  cv::Mat at(double seconds) {
    cv::Mat bgr;
    scene_.stage.render(int(seconds * scene_.stage.framesPerSecond()), bgr);
    return bgr;
  }

  /// Returns the hints of the first twelve seconds of the night, each frame passed through `change`.
  template <class Change>
  std::vector<Check> hintsOf(const Change& change, bool sheetsSeen) {
    PictureHints hints;
    std::vector<Check> found;
    for (double seconds = 0; seconds < 12; seconds += kEvery)
      if (const auto hint = hints.take(change(at(seconds)), seconds, {.sheets = sheetsSeen}))
        found.push_back(*hint);
    return found;
  }

  /// Returns the hints of twelve seconds of one picture without marks, in which `named` cards are named as it
  /// is and `mirrored` cards in its mirror image.
  static std::vector<Check> hintsForCards(bool named, bool mirrored) {
    cv::Mat picture(360, 640, CV_8UC3, cv::Scalar(40, 90, 160));
    cv::circle(picture, {160, 120}, 40, {200, 30, 30}, cv::FILLED);
    PictureHints hints;
    std::vector<Check> found;
    const auto namesCard = [&](const cv::Mat& bgr) {
      // The circle is on the right in the mirror image.
      return bgr.at<cv::Vec3b>(120, 479) == cv::Vec3b(200, 30, 30) && mirrored;
    };
    for (double seconds = 0; seconds < 12; seconds += kEvery)
      if (const auto hint = hints.take(picture, seconds, {.namedCards = named}, namesCard))
        found.push_back(*hint);
    return found;
  }

 private slots:
  void aNightInOrderHasNoHints() {
    QVERIFY(hintsOf([](const cv::Mat& bgr) { return bgr; }, true).empty());
    QVERIFY(hintsOf([](const cv::Mat& bgr) { return bgr; }, false).empty());
  }
  void aMirroredPictureIsNoticedOnce() {
    QCOMPARE(hintsOf(mirrored, false), std::vector{Check::mirror});
    // Where sheets are seen, a mirrored mark is evidence of a mirrored picture.
    QVERIFY(hintsOf(mirrored, true).empty());
  }
  void cardsThatHaveNamesInTheMirrorAloneAreNoticedOnce() {
    QCOMPARE(hintsForCards(false, true), std::vector{Check::mirror});
    QVERIFY(hintsForCards(false, false).empty());
    QVERIFY(hintsForCards(true, true).empty());  // a card that looks the same when mirrored
  }
  /// The centre of the table only: cards, but no marks.
  void aNightWithoutMarksIsNoticedByItsCards() {
    const cv::Mat bgr = at(17);  // two cards are face up
    const cv::Mat middle = bgr(cv::Rect(bgr.cols * 31 / 100, 0, bgr.cols / 2, bgr.rows)).clone();
    for (const bool turned : {false, true}) {
      Night night(scene_.kit);
      Watcher watcher(night, lk::vision::CardIndex(houseReferences(*scene_.kit)), lk::rules::Audience::table);
      std::vector<Check> found;
      for (double seconds = 0; seconds < 6; seconds += kEvery) {
        const auto reports = watcher.see(turned ? mirrored(middle) : middle, seconds);
        QVERIFY(static_cast<bool>(reports));
        for (const Report& report : *reports)
          if (const auto* hint = std::get_if<HintReport>(&report.what)) found.push_back(hint->about);
      }
      QVERIFY(watcher.tracker().sheets().empty());
      QCOMPARE(found, turned ? std::vector{Check::mirror} : std::vector<Check>{});
    }
  }
  void aGreyCameraIsNoticedOnce() { QCOMPARE(hintsOf(grey, true), std::vector{Check::colour}); }
  void aWhiteTableIsNoGreyCamera() { QVERIFY(hintsOf(white, true).empty()); }
  void someSecondsWithoutColourAreNoGreyCamera() {
    PictureHints hints;
    const cv::Mat colour = at(1), without = grey(colour);
    for (int i = 0; i < 60; ++i) QVERIFY(!hints.take(i % 7 == 6 ? colour : without, i, {.sheets = true}));
  }
};

QTEST_MAIN(TestPictureHints)
#include "tst_picture_hints.moc"
