// The tracker on films of a drawn table: exactly what happened is told, once, and never while something
// moves.
#include <set>

#include <QtTest>
#include <opencv2/imgproc.hpp>

#include "drawn_film.h"

using namespace lk::vision;
using drawn::Film;

namespace {

using Told = std::vector<std::string>;

QByteArray list(const Told& told) {
  QByteArray text;
  for (const std::string& line : told) text += QByteArray::fromStdString(line) + "; ";
  return text;
}

#define COMPARE_TOLD(film, ...)                                                             \
  do {                                                                                      \
    Told actual = (film).told(), expected = __VA_ARGS__;                                    \
    std::sort(actual.begin(), actual.end());                                                \
    std::sort(expected.begin(), expected.end());                                            \
    QVERIFY2(actual == expected, "told: " + list(actual) + " expected: " + list(expected)); \
    QVERIFY(!(film).toldWhileMoving());                                                     \
  } while (false)

/// A cover over the tray reaches this much beyond its outline.
constexpr double kCoverMarginMm = 18;

/// In each frame of a film: a tray with hidden dice is either not vouched for (all is covered then), or all
/// its dice lie within the cover painted where it was located.
struct CoverCheck {
  int frames = 0, certain = 0, bare = 0;
  void operator()(Film& film) {
    ++frames;
    if (!film.tracker().placeCertain("TRAY:A")) return;
    ++certain;
    const auto& sheets = film.tracker().sheets();
    const auto tray = std::find_if(sheets.begin(), sheets.end(),
                                   [](const SheetSighting& sheet) { return sheet.id == "TRAY:A"; });
    if (tray == sheets.end()) {
      ++bare;
      return;
    }
    for (const auto& [name, die] : film.dice)
      for (const double dx : {-9.0, 9.0})
        for (const double dy : {-9.0, 9.0}) {
          const cv::Vec3d p = film.camera.toImage() * cv::Vec3d(die.centre.x + dx, die.centre.y + dy, 1);
          const cv::Point2d at = toMillimetres(*tray, cv::Point2f(float(p[0] / p[2]), float(p[1] / p[2])));
          const cv::Rect2d cover(-kCoverMarginMm, -kCoverMarginMm, 210 + 2 * kCoverMarginMm,
                                 148 + 2 * kCoverMarginMm);
          bare += !cover.contains(at);
        }
  }
};

/// Tray A with a die in its middle and one in each free corner, at rest and read.
void layTray(Film& film) {
  film.sheets["A"] = {drawn::traySpec("A"), {60, 90}, 0};
  film.dice["1"] = {3, {165, 164}, 20};
  film.dice["2"] = {5, {255, 105}, 65};
  film.dice["3"] = {2, {75, 225}, 5};
  film.rest(1.5);
}

/// Moves tray A and what lies in it, from where it lay to `by` farther, turned by `turnDeg` about its corner.
std::function<void(double)> traySlides(Film& film, cv::Point2d by, double turnDeg) {
  return [&film, by, turnDeg, sheet = film.sheets["A"], dice = film.dice](double way) {
    const double turn = sheet.turnDeg + turnDeg * way;
    film.sheets["A"].topLeft = sheet.topLeft + by * way;
    film.sheets["A"].turnDeg = turn;
    const cv::Matx33d moves =
        drawn::lying(film.sheets["A"].topLeft, turn) * drawn::lying(sheet.topLeft, sheet.turnDeg).inv();
    for (const auto& [name, die] : dice) {
      const cv::Vec3d p = moves * cv::Vec3d(die.centre.x, die.centre.y, 1);
      film.dice[name].centre = {p[0], p[1]};
      film.dice[name].turnDeg = die.turnDeg + turnDeg * way;
    }
  };
}

}  // namespace

class TestTracker : public QObject {
  Q_OBJECT

 private slots:
  void aCardIsLaidCoveredNudgedTurnedOverAndTaken() {
    Film film({}, 12);
    film.rest(1);
    COMPARE_TOLD(film, {});
    film.hand({200, 150}, [&] { film.cards["a"] = {3, {200, 150}, 4}; });
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-3"});
    film.hand({330, 160}, [&] { film.cards["b"] = {7, {330, 160}, -8}; });
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 2 card-7"});
    // A hand rests on the first card: it is covered, not gone.
    film.handRests({200, 150}, 3);
    film.rest(1);
    COMPARE_TOLD(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
    // A nudge is no event.
    film.hand({200, 150},
              [&] { film.cards["a"].centre += cv::Point2d(6, -4), film.cards["a"].turnDeg += 5; });
    film.rest(1);
    COMPARE_TOLD(film, {});
    // Turned over in its place: the same thing changed.
    film.hand({330, 160}, [&] { film.cards["b"].number = 0; });
    film.rest(1);
    COMPARE_TOLD(film, {"changed 2 back"});
    QCOMPARE(film.tracker().cards()[1].card.face, Face::down);
    film.hand({330, 160}, [&] { film.cards["b"].number = 5; });
    film.rest(1);
    COMPARE_TOLD(film, {"changed 2 card-5"});
    // Slid far away: the same card elsewhere.
    film.hand({330, 160}, [&] { film.cards["b"].centre = {420, 80}; });
    film.rest(1);
    COMPARE_TOLD(film, {"changed 2 card-5"});
    // Turned by a quarter.
    film.hand({420, 80}, [&] { film.cards["b"].turnDeg += 90; });
    film.rest(1);
    COMPARE_TOLD(film, {"changed 2 card-5"});
    film.hand({200, 150}, [&] { film.cards.erase("a"); });
    film.rest(1);
    COMPARE_TOLD(film, {"gone 1"});
    film.hand({420, 80}, [&] { film.cards.erase("b"); });
    film.rest(1);
    COMPARE_TOLD(film, {"gone 2"});
    QVERIFY(film.tracker().cards().empty());
  }

  void aCardLaidOnAnotherLiesOnIt() {
    Film film({}, 12);
    film.cards["a"] = {3, {200, 150}, 4};
    film.cards["c"] = {5, {420, 150}, 0};
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-3", "appeared 2 card-5"});
    film.hand({240, 190}, [&] { film.cards["b"] = {7, {240, 190}, -3}; });
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 3 card-7"});
    const auto& cards = film.tracker().cards();
    QCOMPARE(cards.size(), size_t(3));
    QCOMPARE(cards[2].on, std::vector<int>{1});
    QVERIFY(cards[0].on.empty());
    QVERIFY(cards[1].on.empty());
    film.hand({240, 190}, [&] { film.cards["b"].centre = {320, 80}; });
    film.rest(1);
    QVERIFY(cards[2].on.empty());
  }

  void aCardOverANeighboursEdgeIsToldAndTheOtherKeepsItsName_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::newRow("its side") << 52.0 << 4.0 << 3.0;
    QTest::newRow("its end") << -6.0 << 77.0 << -5.0;
    QTest::newRow("a corner") << 50.0 << 74.0 << 8.0;
    QTest::newRow("across") << 62.0 << 20.0 << 94.0;
  }
  void aCardOverANeighboursEdgeIsToldAndTheOtherKeepsItsName() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    Film film({}, 12);
    film.cards["a"] = {3, {200, 120}, 4};
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-3"});
    film.hand(cv::Point2d(200, 120) + cv::Point2d(x, y), [&] {
      film.cards["b"] = {7, cv::Point2d(200, 120) + cv::Point2d(x, y), turn};
    });
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 2 card-7"});
  }

  void aBackPartlyCoveredStaysWhatItIsAndHowItLies() {
    Film film({}, 12);
    for (int i = 0; i < 6; ++i)
      film.cards[std::to_string(i)] = {0, {70.0 + 90 * (i % 6), 120.0 + 6 * (i % 2)}, 9.0 * i - 20};
    film.rest(1);
    QCOMPARE(film.told().size(), size_t(6));
    // With one end or the other hidden, the rest looks a little more like the back this way or that way.
    for (int i = 0; i < 6; ++i) {
      const cv::Point2d beside = film.cards[std::to_string(i)].centre + cv::Point2d(4, i % 2 ? 72 : -72);
      film.hand(beside, [&] { film.cards["z"] = {i + 1, beside, 3.0 * i}; });
      film.rest(1);
      film.hand(beside, [&] { film.cards.erase("z"); });
      film.rest(1);
    }
    const Told told = film.told();
    QVERIFY2(told.size() == 12, list(told));
    QVERIFY2(std::none_of(told.begin(), told.end(),
                          [](const std::string& line) { return line.starts_with("changed"); }),
             list(told));
  }

  void diceAcrossACardTakeNoNameAway_data() {
    QTest::addColumn<double>("y");
    for (const int y : {-30, -10, 0}) QTest::addRow("%d mm from its middle", y) << double(y);
  }
  void diceAcrossACardTakeNoNameAway() {
    // They part it in two; the outline around a part gives no name. The card looks as it did and lies as it
    // lay.
    QFETCH(double, y);
    Film film({}, 12);
    film.cards["a"] = {3, {200, 120}, 0};
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-3"});
    film.hand(cv::Point2d(200, 120), [&] {
      for (int i = 0; i < 4; ++i) film.dice[std::to_string(i)] = {5, {200 + (i - 1.5) * 16, 120 + y}, 0};
    });
    film.rest(1);
    COMPARE_TOLD(film, {});
  }

  void whatLiesThereAtFirstIsTold() {
    Film film({}, 12);
    for (int i = 1; i <= 6; ++i) film.cards[std::to_string(i)] = {i, {60.0 + 95 * (i - 1), 150}, 3.0 * i};
    film.rest(1);
    Told told = film.told();
    QCOMPARE(told.size(), size_t(6));
    for (int i = 1; i <= 6; ++i)
      QVERIFY2(std::any_of(told.begin(), told.end(),
                           [&](const std::string& s) { return s.ends_with(" card-" + std::to_string(i)); }),
               list(told));
  }

  /// A light mat on a dark table is seen better than anything on it, and has nearly a card's shape.
  void whatLiesOnALightMatAtFirstIsTold() {
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
    COMPARE_TOLD(film, {"sheet MAT:small", "appeared 1 card-3", "appeared 2 card-5"});
  }

  void anUnknownCardStaysUnknown() {
    Film film({}, 8);
    film.rest(0.5);
    film.hand({250, 150}, [&] { film.cards["x"] = {99, {250, 150}, 0}; });
    film.rest(1.5);
    COMPARE_TOLD(film, {"appeared 1 unknown"});
  }

  void aBlankSlipIsNoCard() {
    Film film({}, 8);
    film.cards["a"] = {3, {140, 150}, 4};
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-3"});
    film.hand({280, 160}, [&] { film.sheets["slip"] = {SheetSpec{"slip", {63, 88}, {}}, {250, 120}, 8}; });
    film.rest(1.5);
    COMPARE_TOLD(film, {});
  }

  void noiseFlickerAndDriftTellNothing() {
    Film film({}, 8);
    film.cards["a"] = {2, {180, 150}, 0};
    film.cards["b"] = {0, {300, 150}, 0};
    film.noise = 6;
    film.rest(1);
    QCOMPARE(film.told().size(), size_t(2));
    film.flicker = 0.06;
    film.rest(2);
    COMPARE_TOLD(film, {});
    film.flicker = 0;
    for (int i = 0; i < 150; ++i) {
      film.gain = 1 - 0.4 * i / 150;
      film.slope = 0.25 * i / 150;
      film.frames(1);
    }
    COMPARE_TOLD(film, {});
    film.rest(1);
    COMPARE_TOLD(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
  }

  void aLightSwitchedOrACameraBumpedTellsNothing() {
    Film film({}, 8);
    film.cards["a"] = {2, {180, 150}, 0};
    film.cards["b"] = {4, {300, 150}, 20};
    film.rest(1);
    QCOMPARE(film.told().size(), size_t(2));
    film.gain = 0.6;
    film.slope = -0.5;
    film.rest(1.5);
    COMPARE_TOLD(film, {});
    film.gain = 1.15;
    film.slope = 0.1;
    film.rest(1.5);
    COMPARE_TOLD(film, {});
    film.gain = 0.05;  // dark
    film.slope = 0;
    film.rest(2);
    COMPARE_TOLD(film, {});
    film.gain = 1;
    film.rest(1.5);
    COMPARE_TOLD(film, {});
    film.camera.at += cv::Point2d(37, -22);
    film.rest(1.5);
    COMPARE_TOLD(film, {});
    QCOMPARE(film.tracker().cards().size(), size_t(2));
    // And what happens then is told as ever.
    film.hand({420, 150}, [&] { film.cards["c"] = {5, {420, 150}, 0}; });
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 3 card-5"});
  }

  void diceAreThrownRethrownAndTaken() {
    Film film({drawn::traySpec("A"), drawn::traySpec("B")}, 4);
    film.sheets["A"] = {drawn::traySpec("A"), {60, 90}, 0};
    film.rest(1);
    COMPARE_TOLD(film, {"sheet TRAY:A"});
    film.hand({160, 150}, [&] {
      film.dice["1"] = {3, {150, 130}, 20};
      film.dice["2"] = {5, {185, 160}, 65};
    });
    film.rest(1);
    COMPARE_TOLD(film, {"tray A 3 5"});
    // Touched and left.
    film.handRests({160, 150}, 1);
    film.rest(1);
    COMPARE_TOLD(film, {});
    film.hand({160, 150}, [&] {
      film.dice["1"] = {6, {140, 165}, 80};
      film.dice["2"] = {1, {205, 150}, 10};
    });
    film.rest(1);
    COMPARE_TOLD(film, {"tray A 1 6"});
    film.hand({160, 150}, [&] { film.dice.clear(); });
    film.rest(1);
    COMPARE_TOLD(film, {"tray A"});
    // The second tray is laid down, the first one pushed.
    film.hand({400, 150}, [&] { film.sheets["B"] = {drawn::traySpec("B"), {310, 60}, 0}; });
    film.rest(2.5);
    COMPARE_TOLD(film, {"sheet TRAY:B"});
    film.hand({100, 150}, [&] { film.sheets["A"].topLeft += cv::Point2d(-12, 8); });
    film.rest(1);
    COMPARE_TOLD(film, {"sheet TRAY:A"});
    // A second tray of the same letter: neither is read.
    film.hand({400, 150}, [&] { film.sheets["B"].spec = drawn::traySpec("A"); });
    film.rest(2);
    COMPARE_TOLD(film, {});
    QCOMPARE(film.tracker().conflictingSheets(), Told{"TRAY:A"});
  }

  void aTrayThatSlidesIsNeverVouchedForWhereItWas_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::addColumn<int>("frames");
    QTest::newRow("across the table") << 170. << 10. << 0. << 20;
    QTest::newRow("quickly") << 150. << -60. << 0. << 4;
    QTest::newRow("creeping") << 40. << 0. << 0. << 160;
    QTest::newRow("turned about a mark") << 0. << 0. << 25. << 25;
  }
  void aTrayThatSlidesIsNeverVouchedForWhereItWas() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    QFETCH(int, frames);
    Film film({drawn::traySpec("A")}, 4);
    layTray(film);
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
    CoverCheck check;
    film.watched = [&] { check(film); };
    // The hand pulls at the side, both marks are free.
    film.handDrags({165, 250}, {x, y}, frames, traySlides(film, {x, y}, turn));
    QCOMPARE(check.bare, 0);
    QVERIFY(check.certain < check.frames);
    film.rest(1.5);
    QCOMPARE(check.bare, 0);
    // Located anew: vouched for again, all the time.
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
    check = {};
    film.rest(0.5);
    QCOMPARE(check.certain, check.frames);
    QCOMPARE(check.bare, 0);
  }

  void noSheetIsVouchedForWhileTheCameraMoves() {
    Film film({drawn::traySpec("A")}, 4);
    layTray(film);
    CoverCheck check;
    film.watched = [&] { check(film); };
    const cv::Point2d from = film.camera.at;
    // A bump, swinging for half a second, to rest elsewhere.
    for (int i = 0; i <= 15; ++i) {
      const double fade = std::exp(-i / 5.0);
      film.camera.at = from + cv::Point2d(90, -60) * (1 - fade * std::cos(i * 1.3));
      film.frames(1);
    }
    QCOMPARE(check.bare, 0);
    QVERIFY(check.certain < check.frames / 2);
    film.camera.at = from + cv::Point2d(90, -60);
    film.rest(1.5);
    QCOMPARE(check.bare, 0);
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
    QVERIFY(!film.tracker().placeCertain("TRAY:B"));
  }

  void aTrayAtRestIsVouchedForThroughNoiseLightAndAHand() {
    Film film({drawn::traySpec("A")}, 4);
    layTray(film);
    CoverCheck check;
    film.watched = [&] { check(film); };
    film.noise = 6;
    film.rest(1);
    film.flicker = 0.06;
    film.rest(1);
    film.flicker = 0;
    for (int i = 0; i < 90; ++i) {
      film.gain = 1 - 0.4 * i / 90;
      film.slope = 0.25 * i / 90;
      film.frames(1);
    }
    film.noise = 3;
    // A hand among the dice leaves the mark at the top left free.
    film.handRests({190, 190}, 1);
    film.rest(1);
    QCOMPARE(check.certain, check.frames);
    QCOMPARE(check.bare, 0);
    // Both marks covered: nothing vouches. Uncovered: at once again.
    const auto over = [&](const char* name, int number, cv::Point2d centre) {
      film.cards[name] = {number, centre, 0};
    };
    film.hand({240, 210}, [&] {
      over("a", 2, {89, 119});
      over("b", 3, {241, 209});
    });
    check = {};
    film.rest(1);
    QCOMPARE(check.certain, 0);
    film.hand({240, 210}, [&] { film.cards.clear(); });
    film.frames(1);
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
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
    const std::vector<Change> told = film.tracker().update(small, 10);
    QCOMPARE(told.size(), size_t(3));
    int empty = 0;
    for (const Change& change : told) {
      if (const auto* gone = std::get_if<CardGone>(&change)) QCOMPARE(cards.erase(gone->id), size_t(1));
      if (const auto* read = std::get_if<TrayRead>(&change))
        empty += read->tray.id == "A" && read->tray.dice.empty();
    }
    QVERIFY(cards.empty());
    QCOMPARE(empty, 1);
    QVERIFY(film.tracker().cards().empty());
    QVERIFY(film.tracker().trays().empty());
    QVERIFY(!film.tracker().placeCertain("TRAY:A"));

    // What lies there is told as if new.
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
};

QTEST_GUILESS_MAIN(TestTracker)
#include "tst_tracker.moc"
