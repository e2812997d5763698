// The tracker on films of a drawn table: exactly what happened to the cards is reported, once, and never
// while something moves.
#include <set>

#include <opencv2/imgproc.hpp>

#include "film_reports.h"

using namespace lk::vision;
using drawn::Film;
using drawn::list;
using drawn::Reports;

class TestTracker : public QObject {
  Q_OBJECT

 private slots:
  void aCardIsLaidCoveredNudgedTurnedOverAndTaken() {
    Film film({}, 12);
    film.rest(1);
    COMPARE_REPORTS(film, {});
    film.hand({200, 150}, [&] { film.cards["a"] = {3, {200, 150}, 4}; });
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 1 card-3"});
    film.hand({330, 160}, [&] { film.cards["b"] = {7, {330, 160}, -8}; });
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 2 card-7"});
    // A hand rests on the first card: it is covered, not gone.
    film.handRests({200, 150}, 3);
    film.rest(1);
    COMPARE_REPORTS(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
    // A nudge is not reported.
    film.hand({200, 150},
              [&] { film.cards["a"].centre += cv::Point2d(6, -4), film.cards["a"].turnDeg += 5; });
    film.rest(1);
    COMPARE_REPORTS(film, {});
    // Turned over in its place: the same card has changed.
    film.hand({330, 160}, [&] { film.cards["b"].number = 0; });
    film.rest(1);
    COMPARE_REPORTS(film, {"changed 2 back"});
    QCOMPARE(film.tracker().cards()[1].card.face, Face::down);
    film.hand({330, 160}, [&] { film.cards["b"].number = 5; });
    film.rest(1);
    COMPARE_REPORTS(film, {"changed 2 card-5"});
    // Slid far away: the same card elsewhere.
    film.hand({330, 160}, [&] { film.cards["b"].centre = {420, 80}; });
    film.rest(1);
    COMPARE_REPORTS(film, {"changed 2 card-5"});
    // Rotated by a quarter.
    film.hand({420, 80}, [&] { film.cards["b"].turnDeg += 90; });
    film.rest(1);
    COMPARE_REPORTS(film, {"changed 2 card-5"});
    film.hand({200, 150}, [&] { film.cards.erase("a"); });
    film.rest(1);
    COMPARE_REPORTS(film, {"gone 1"});
    film.hand({420, 80}, [&] { film.cards.erase("b"); });
    film.rest(1);
    COMPARE_REPORTS(film, {"gone 2"});
    QVERIFY(film.tracker().cards().empty());
  }

  void aCardLaidOnAnotherLiesOnIt() {
    Film film({}, 12);
    film.cards["a"] = {3, {200, 150}, 4};
    film.cards["c"] = {5, {420, 150}, 0};
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 1 card-5", "appeared 2 card-3"});
    film.hand({240, 190}, [&] { film.cards["b"] = {7, {240, 190}, -3}; });
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 3 card-7"});
    const auto& cards = film.tracker().cards();
    QCOMPARE(cards.size(), size_t(3));
    QCOMPARE(cards[2].on, std::vector<int>{2});
    QVERIFY(cards[0].on.empty());
    QVERIFY(cards[1].on.empty());
    film.hand({240, 190}, [&] { film.cards["b"].centre = {320, 80}; });
    film.rest(1);
    QVERIFY(cards[2].on.empty());
  }

  void aCardOverANeighboursEdgeIsReportedAndTheOtherKeepsItsName_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::newRow("its side") << 52.0 << 4.0 << 3.0;
    QTest::newRow("its end") << -6.0 << 77.0 << -5.0;
    QTest::newRow("a corner") << 50.0 << 74.0 << 8.0;
    QTest::newRow("across") << 62.0 << 20.0 << 94.0;
  }
  void aCardOverANeighboursEdgeIsReportedAndTheOtherKeepsItsName() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    Film film({}, 12);
    film.cards["a"] = {3, {200, 120}, 4};
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 1 card-3"});
    film.hand(cv::Point2d(200, 120) + cv::Point2d(x, y), [&] {
      film.cards["b"] = {7, cv::Point2d(200, 120) + cv::Point2d(x, y), turn};
    });
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 2 card-7"});
  }

  void aBackPartlyCoveredStaysWhatItIsAndHowItLies() {
    Film film({}, 12);
    for (int i = 0; i < 6; ++i)
      film.cards[std::to_string(i)] = {0, {70.0 + 90 * (i % 6), 120.0 + 6 * (i % 2)}, 9.0 * i - 20};
    film.rest(1);
    QCOMPARE(film.reports().size(), size_t(6));
    // With one end occluded, the rest may resemble the back slightly more in one orientation or the other.
    for (int i = 0; i < 6; ++i) {
      const cv::Point2d beside = film.cards[std::to_string(i)].centre + cv::Point2d(4, i % 2 ? 72 : -72);
      film.hand(beside, [&] { film.cards["z"] = {i + 1, beside, 3.0 * i}; });
      film.rest(1);
      film.hand(beside, [&] { film.cards.erase("z"); });
      film.rest(1);
    }
    const Reports reports = film.reports();
    QVERIFY2(reports.size() == 12, list(reports));
    QVERIFY2(std::none_of(reports.begin(), reports.end(),
                          [](const std::string& line) { return line.starts_with("changed"); }),
             list(reports));
  }

  void diceAcrossACardTakeNoNameAway_data() {
    QTest::addColumn<double>("y");
    for (const int y : {-30, -10, 0}) QTest::addRow("%d mm from its middle", y) << double(y);
  }
  void diceAcrossACardTakeNoNameAway() {
    // They divide it into two parts; the outline around a part gives no name. The card looks and lies as
    // before.
    QFETCH(double, y);
    Film film({}, 12);
    film.cards["a"] = {3, {200, 120}, 0};
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 1 card-3"});
    film.hand(cv::Point2d(200, 120), [&] {
      for (int i = 0; i < 4; ++i) film.dice[std::to_string(i)] = {5, {200 + (i - 1.5) * 16, 120 + y}, 0};
    });
    film.rest(1);
    COMPARE_REPORTS(film, {});
  }

  void cardsLyingThereAtTheStartAreReported() {
    Film film({}, 12);
    for (int i = 1; i <= 6; ++i) film.cards[std::to_string(i)] = {i, {60.0 + 95 * (i - 1), 150}, 3.0 * i};
    film.rest(1);
    Reports reports = film.reports();
    QCOMPARE(reports.size(), size_t(6));
    for (int i = 1; i <= 6; ++i)
      QVERIFY2(std::any_of(reports.begin(), reports.end(),
                           [&](const std::string& s) { return s.ends_with(" card-" + std::to_string(i)); }),
               list(reports));
  }

  /// A light mat on a dark table has stronger edges than anything on it, and nearly a card's shape.
  void cardsOnALightMatAtTheStartAreReported() {
    const SheetSpec mat{"MAT:small",
                        {560, 350},
                        {{"LK1:MAT:small:NW", {5, 5, 50, 50}},
                         {"LK1:MAT:small:NE", {505, 5, 50, 50}},
                         {"LK1:MAT:small:SE", {505, 295, 50, 50}},
                         {"LK1:MAT:small:SW", {5, 295, 50, 50}}}};
    Film film({mat}, 12);
    film.sheets["mat"] = {mat, {10, 10}, 0};
    film.cards["1"] = {3, {220, 180}, 0};
    film.cards["2"] = {5, {380, 180}, 0};
    film.rest(1);
    COMPARE_REPORTS(film, {"sheet MAT:small", "appeared 1 card-3", "appeared 2 card-5"});
  }

  void anUnknownCardStaysUnknown() {
    Film film({}, 8);
    film.rest(0.5);
    film.hand({250, 150}, [&] { film.cards["x"] = {99, {250, 150}, 0}; });
    film.rest(1.5);
    COMPARE_REPORTS(film, {"appeared 1 unknown"});
  }

  void aBlankSlipIsNoCard() {
    Film film({}, 8);
    film.cards["a"] = {3, {140, 150}, 4};
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 1 card-3"});
    film.hand({280, 160}, [&] { film.sheets["slip"] = {SheetSpec{"slip", {63, 88}, {}}, {250, 120}, 8}; });
    film.rest(1.5);
    COMPARE_REPORTS(film, {});
  }

  void noiseFlickerAndDriftCauseNoReports() {
    Film film({}, 8);
    film.cards["a"] = {2, {180, 150}, 0};
    film.cards["b"] = {0, {300, 150}, 0};
    film.noise = 6;
    film.rest(1);
    QCOMPARE(film.reports().size(), size_t(2));
    film.flicker = 0.06;
    film.rest(2);
    COMPARE_REPORTS(film, {});
    film.flicker = 0;
    for (int i = 0; i < 150; ++i) {
      film.gain = 1 - 0.4 * i / 150;
      film.slope = 0.25 * i / 150;
      film.frames(1);
    }
    COMPARE_REPORTS(film, {});
    film.rest(1);
    COMPARE_REPORTS(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
  }

  void aLightSwitchOrACameraBumpCausesNoReports() {
    Film film({}, 8);
    film.cards["a"] = {2, {180, 150}, 0};
    film.cards["b"] = {4, {300, 150}, 20};
    film.rest(1);
    QCOMPARE(film.reports().size(), size_t(2));
    film.gain = 0.6;
    film.slope = -0.5;
    film.rest(1.5);
    COMPARE_REPORTS(film, {});
    film.gain = 1.15;
    film.slope = 0.1;
    film.rest(1.5);
    COMPARE_REPORTS(film, {});
    film.gain = 0.05;  // dark
    film.slope = 0;
    film.rest(2);
    COMPARE_REPORTS(film, {});
    film.gain = 1;
    film.rest(1.5);
    COMPARE_REPORTS(film, {});
    film.camera.at += cv::Point2d(37, -22);
    film.rest(1.5);
    COMPARE_REPORTS(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
    // Later events are reported as usual.
    film.hand({420, 150}, [&] { film.cards["c"] = {5, {420, 150}, 0}; });
    film.rest(1);
    COMPARE_REPORTS(film, {"appeared 3 card-5"});
  }

  void aNewFrameSizeBeginsAnewAndLeavesNothingBehind() {
    Film film({drawn::traySpec("A"), drawn::traySpec("B")}, 8);
    film.cards["a"] = {2, {400, 150}, 0};
    film.cards["b"] = {4, {500, 150}, 0};
    film.sheets["A"] = {drawn::traySpec("A"), {60, 90}, 0};
    film.dice["1"] = {3, {165, 164}, 20};
    film.rest(1.5);
    std::set<int> cards;
    for (const StableCard& card : film.tracker().cards()) cards.insert(card.id);
    QCOMPARE(cards.size(), size_t(2));
    QCOMPARE(film.tracker().trays().size(), size_t(1));
    QCOMPARE(film.tracker().trays()[0].dice.size(), size_t(1));

    cv::Mat small;
    cv::resize(film.still(), small, {}, 0.75, 0.75, cv::INTER_AREA);
    const std::vector<Change> changes = film.tracker().update(small, 10);
    QCOMPARE(changes.size(), size_t(3));
    int empty = 0;
    for (const Change& change : changes) {
      if (const auto* gone = std::get_if<CardGone>(&change)) QCOMPARE(cards.erase(gone->id), size_t(1));
      if (const auto* read = std::get_if<TrayRead>(&change))
        empty += read->tray.id == "A" && read->tray.dice.empty();
    }
    QVERIFY(cards.empty());
    QCOMPARE(empty, 1);
    QVERIFY(film.tracker().cards().empty());
    QVERIFY(film.tracker().trays().empty());
    QVERIFY(!film.tracker().placeCertain("TRAY:A"));

    // Objects are reported as if new.
    int appeared = 0, dice = 0;
    for (int i = 1; i < 45; ++i)
      for (const Change& change : film.tracker().update(small, 10 + i / 30.0)) {
        appeared += std::holds_alternative<CardAppeared>(change);
        if (const auto* read = std::get_if<TrayRead>(&change)) dice += int(read->tray.dice.size());
        QVERIFY(!std::holds_alternative<CardGone>(change));
      }
    QCOMPARE(appeared, 2);
    QCOMPARE(dice, 1);
    QCOMPARE(film.tracker().cards().size(), size_t(2));
  }
  // At a high frame rate, one frame has no budget for observing a table on which everything changed.
  void whatOneFrameHasNoRoomForIsDoneInTheNext() {
    Film film({}, 0);
    for (int i = 0; i < 6; ++i) film.cards[std::to_string(i)] = {i + 1, {70.0 + 90 * i, 150}, 2.0 * i - 4};
    const cv::Mat picture = film.still().clone();
    const auto framesUntilReported = [&](double seconds) {
      Tracker tracker(CardIndex(drawn::drawnReferences(6)), {}, {.settleSeconds = 0});
      int frames = 0;
      while (tracker.cards().empty() && frames < 60) tracker.update(picture, seconds * frames++);
      return frames;
    };
    const int slowly = framesUntilReported(0.2), quickly = framesUntilReported(1.0 / 30);
    QVERIFY(slowly < 60 && quickly < 60);
    QCOMPARE(quickly,
             // Proposing takes two frames more; two observations take two each, the third searches nothing.
             slowly + 4);
  }
};

QTEST_GUILESS_MAIN(TestTracker)
#include "tst_tracker.moc"
