// The tracker on films of a drawn table: exactly what happened is told, once, and never while something
// moves.
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

  void anUnknownCardStaysUnknown() {
    Film film({}, 8);
    film.rest(0.5);
    film.hand({250, 150}, [&] { film.cards["x"] = {99, {250, 150}, 0}; });
    film.rest(1.5);
    COMPARE_TOLD(film, {"appeared 1 unknown"});
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

  void aNewFrameSizeBeginsAnew() {
    Film film({}, 8);
    film.cards["a"] = {2, {180, 150}, 0};
    film.rest(1);
    COMPARE_TOLD(film, {"appeared 1 card-2"});
    cv::Mat small;
    cv::resize(film.still(), small, {}, 0.75, 0.75, cv::INTER_AREA);
    int appeared = 0;
    for (int i = 0; i < 30; ++i)
      for (const Change& change : film.tracker().update(small, 10 + i / 30.0))
        appeared += std::holds_alternative<CardAppeared>(change);
    QCOMPARE(appeared, 1);
    QCOMPARE(film.tracker().cards().size(), size_t(1));
  }
};

QTEST_GUILESS_MAIN(TestTracker)
#include "tst_tracker.moc"
