// The tracker on films of drawn trays: throws are reported once they are at rest, and no tray's place is
// certain where it no longer lies.
#include "film_reports.h"

using namespace lk::vision;
using drawn::Film;
using drawn::Reports;

namespace {

/// A cover over the tray extends this far beyond its outline.
constexpr double kCoverMarginMm = 18;

/// Checks in each frame that a tray with hidden dice is either not certain (everything is covered then), or
/// all its dice lie within the cover painted at its located place.
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

/// Lays tray A with a die in its centre and one in each free corner, at rest and read.
void layTray(Film& film) {
  film.sheets["A"] = {drawn::traySpec("A"), {60, 90}, 0};
  film.dice["1"] = {3, {165, 164}, 20};
  film.dice["2"] = {5, {255, 105}, 65};
  film.dice["3"] = {2, {75, 225}, 5};
  film.rest(1.5);
}

/// Moves tray A with its dice by `by` and rotates it by `turnDeg` about its corner.
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

class TestTrackedTrays : public QObject {
  Q_OBJECT

 private slots:
  void diceAreThrownRethrownAndTaken() {
    Film film({drawn::traySpec("A"), drawn::traySpec("B")}, 4);
    film.sheets["A"] = {drawn::traySpec("A"), {60, 90}, 0};
    film.rest(1);
    COMPARE_REPORTS(film, {"sheet TRAY:A"});
    film.hand({160, 150}, [&] {
      film.dice["1"] = {3, {150, 130}, 20};
      film.dice["2"] = {5, {185, 160}, 65};
    });
    film.rest(1);
    COMPARE_REPORTS(film, {"tray A 3 5"});
    // Touched and left.
    film.handRests({160, 150}, 1);
    film.rest(1);
    COMPARE_REPORTS(film, {});
    film.hand({160, 150}, [&] {
      film.dice["1"] = {6, {140, 165}, 80};
      film.dice["2"] = {1, {205, 150}, 10};
    });
    film.rest(1);
    COMPARE_REPORTS(film, {"tray A 1 6"});
    film.hand({160, 150}, [&] { film.dice.clear(); });
    film.rest(1);
    COMPARE_REPORTS(film, {"tray A"});
    // The second tray is laid down, and the first one pushed.
    film.hand({400, 150}, [&] { film.sheets["B"] = {drawn::traySpec("B"), {310, 60}, 0}; });
    film.rest(2.5);
    COMPARE_REPORTS(film, {"sheet TRAY:B"});
    film.hand({100, 150}, [&] { film.sheets["A"].topLeft += cv::Point2d(-12, 8); });
    film.rest(1);
    COMPARE_REPORTS(film, {"sheet TRAY:A"});
    // A second tray of the same letter: neither is read.
    film.hand({400, 150}, [&] { film.sheets["B"].spec = drawn::traySpec("A"); });
    film.rest(2);
    COMPARE_REPORTS(film, {});
    QCOMPARE(film.tracker().conflictingSheets(), Reports{"TRAY:A"});
  }

  void theOldPlaceOfASlidingTrayIsNotCertain_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::addColumn<int>("frames");
    QTest::newRow("across the table") << 170. << 10. << 0. << 20;
    QTest::newRow("quickly") << 150. << -60. << 0. << 4;
    QTest::newRow("creeping") << 40. << 0. << 0. << 160;
    QTest::newRow("turned about a mark") << 0. << 0. << 25. << 25;
  }
  void theOldPlaceOfASlidingTrayIsNotCertain() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    QFETCH(int, frames);
    Film film({drawn::traySpec("A")}, 4);
    layTray(film);
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
    CoverCheck check;
    film.watched = [&] { check(film); };
    // The hand pulls at the side, and both marks are free.
    film.handDrags({165, 250}, {x, y}, frames, traySlides(film, {x, y}, turn));
    QCOMPARE(check.bare, 0);
    QVERIFY(check.certain < check.frames);
    film.rest(1.5);
    QCOMPARE(check.bare, 0);
    // Located anew, the place is certain again, in every frame.
    QVERIFY(film.tracker().placeCertain("TRAY:A"));
    check = {};
    film.rest(0.5);
    QCOMPARE(check.certain, check.frames);
    QCOMPARE(check.bare, 0);
  }

  void noPlaceIsCertainWhileTheCameraMoves() {
    Film film({drawn::traySpec("A")}, 4);
    layTray(film);
    CoverCheck check;
    film.watched = [&] { check(film); };
    const cv::Point2d from = film.camera.at;
    // The camera is bumped, swings for half a second, and comes to rest elsewhere.
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

  void aTrayAtRestStaysCertainThroughNoiseLightAndAHand() {
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
    // With both marks covered the place is not certain. Uncovered, it is at once.
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
};

QTEST_GUILESS_MAIN(TestTrackedTrays)
#include "tst_tracked_trays.moc"
