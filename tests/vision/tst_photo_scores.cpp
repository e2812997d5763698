// The harness that scores real photos, on invented labels and sightings: each error must be counted
// correctly.
#include <algorithm>
#include <fstream>
#include <stdexcept>

#include <QTemporaryDir>
#include <QTest>

#include "ablation.h"
#include "answers.h"
#include "floors.h"
#include "photo_scores.h"
#include "photo_sources.h"
#include "quad_overlap.h"
#include "score_rows.h"

using namespace lk::photo_scores;
using lk::vision::CardSighting;
using lk::vision::DieSighting;
using lk::vision::FrameSightings;
using lk::vision::Quad;

namespace {

Quad rectangle(float left, float top, float width, float height) {
  return {cv::Point2f{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

/// Returns an outline of 60 by 90 pixels.
Quad cardAt(float left, float top) {
  return rectangle(left, top, 60, 90);
}

CardSighting card(const Quad& corners, std::optional<std::string> key = {}) {
  CardSighting sighting;
  sighting.key = std::move(key);
  sighting.corners = corners;
  return sighting;
}

/// Returns a die of 20 by 20 pixels.
DieSighting die(float left, float top, std::optional<int> value, double confidence = 0.9) {
  return {value, confidence, rectangle(left, top, 20, 20)};
}

LabelledPhoto photoOf(std::vector<CardTruth> cards, std::vector<DieTruth> dice = {},
                      std::vector<cv::Rect2f> ignore = {}) {
  return {"photo.jpg", "photo.jpg", std::move(cards), std::move(dice), std::move(ignore)};
}

const std::set<std::string> kLibrary{"one", "two"};

void write(const QString& file, const char* text) {
  std::ofstream(file.toStdString()) << text;
}

}  // namespace

class PhotoScoresTest : public QObject {
  Q_OBJECT

 private slots:
  void aCardNamedRightIsRightWhereverItsCornersBegin() {
    Quad turned = cardAt(0, 0);
    std::rotate(turned.begin(), turned.begin() + 2, turned.end());
    const PhotoScore score =
        scoreCards(photoOf({{"one", cardAt(0, 0)}}), {card(turned, "game/one")}, kLibrary);
    QCOMPARE(score.cards.right, 1);
    QCOMPARE(score.cards.found, 1);
    QVERIFY(score.cards.cornerErrors < 1e-6);
    QVERIFY(score.exact());
    QVERIFY(score.faults.empty());
  }

  void aCardNamedAsAnotherIsWrong() {
    const PhotoScore score =
        scoreCards(photoOf({{"one", cardAt(0, 0)}}), {card(cardAt(2, 2), "game/two")}, kLibrary);
    QCOMPARE(score.cards.wrong, 1);
    QCOMPARE(score.cards.right, 0);
    QCOMPARE(score.cards.found, 1);
    QVERIFY(!score.exact());
    QCOMPARE(score.faults.size(), std::size_t{1});
  }

  void aCardWithoutNameIsUnsureAndAnUnseenOneMissed() {
    const PhotoScore score =
        scoreCards(photoOf({{"one", cardAt(0, 0)}, {"two", cardAt(200, 0)}}), {card(cardAt(0, 0))}, kLibrary);
    QCOMPARE(score.cards.unsure, 1);
    QCOMPARE(score.cards.missed(), 1);
    QCOMPARE(score.cards.known, 2);
  }

  void aStrangerMayBeFoundButNotNamed() {
    const LabelledPhoto photo = photoOf({{std::nullopt, cardAt(0, 0)}, {"three", cardAt(200, 0)}});
    const PhotoScore named =
        scoreCards(photo, {card(cardAt(0, 0), "game/one"), card(cardAt(200, 0), "game/two")}, kLibrary);
    QCOMPARE(named.cards.strangersNamed, 2);
    QCOMPARE(named.cards.wrong, 0);
    QCOMPARE(named.cards.known, 0);
    const PhotoScore found = scoreCards(photo, {card(cardAt(0, 0)), card(cardAt(200, 0))}, kLibrary);
    QCOMPARE(found.cards.strangersNamed, 0);
    QVERIFY(found.exact());
  }

  void reportsWhereThereIsNoCardAreFalse() {
    const PhotoScore score = scoreCards(photoOf({{"one", cardAt(0, 0)}}),
                                        {card(cardAt(0, 0), "game/one"), card(cardAt(300, 0)),
                                         card(cardAt(600, 0), "game/two"), card(cardAt(1, 1))},
                                        kLibrary);
    QCOMPARE(score.cards.right, 1);
    QCOMPARE(score.cards.falseNameless, 2);  // one of them the same card a second time
    QCOMPARE(score.cards.falseNamed, 1);
  }

  void halfACardIsNotTheCard() {
    const PhotoScore score =
        scoreCards(photoOf({{"one", cardAt(0, 0)}}), {card(rectangle(0, 0, 60, 44), "game/one")}, kLibrary);
    QCOMPARE(score.cards.missed(), 1);
    QCOMPARE(score.cards.falseNamed, 1);
  }

  void aHiddenCardIsNoMissAndItsVisiblePartNoFalseCard() {
    const LabelledPhoto photo = photoOf({{"one", cardAt(0, 0), true}});
    const PhotoScore unseen = scoreCards(photo, {}, kLibrary);
    QCOMPARE(unseen.cards.labels, 0);
    QCOMPARE(unseen.cards.missed(), 0);
    QCOMPARE(unseen.cards.hidden, 1);
    QVERIFY(unseen.exact());
    const PhotoScore part = scoreCards(photo, {card(rectangle(0, 0, 20, 90), "game/one")}, kLibrary);
    QCOMPARE(part.cards.hiddenRight, 1);
    QCOMPARE(part.cards.falseNamed, 0);
    const PhotoScore wrong = scoreCards(photo, {card(cardAt(0, 0), "game/two")}, kLibrary);
    QCOMPARE(wrong.cards.hiddenWrong, 1);
    QVERIFY(!wrong.exact());
  }

  void whatLiesInAnIgnoreBoxCountsForNothing() {
    const LabelledPhoto photo = photoOf({}, {}, {{0, 0, 100, 100}});
    FrameSightings seen;
    seen.cards = {card(cardAt(10, 0), "game/one"), card(cardAt(20, 0))};
    seen.dice = {die(10, 10, 3), die(40, 40, std::nullopt)};
    const PhotoScore score = scorePhoto(photo, seen, kLibrary, DieBox::body);
    QVERIFY(score.exact());
    QVERIFY(score.nothingInvented());
    QVERIFY(score.faults.empty());
  }

  void diceAreRightWrongUnsureMissedOrFalse() {
    const LabelledPhoto photo = photoOf(
        {}, {{1, {0, 0, 20, 20}}, {2, {100, 0, 20, 20}}, {3, {200, 0, 20, 20}}, {4, {300, 0, 20, 20}}});
    const PhotoScore score = scoreDice(
        photo,
        {die(0, 0, 1), die(101, 1, 5), die(200, 0, std::nullopt), die(400, 0, 6), die(500, 0, std::nullopt)},
        DieBox::body);
    QCOMPARE(score.dice.dice, 4);
    QCOMPARE(score.dice.right, 1);
    QCOMPARE(score.dice.wrong, 1);
    QCOMPARE(score.dice.unsure, 1);
    QCOMPARE(score.dice.missed(), 1);
    QCOMPARE(score.dice.falseValues, 1);
    QCOMPARE(score.dice.falseUnsure, 1);
    QVERIFY(!score.exact());
  }

  void aSecondValueForOneDieIsFalseAndTheSurerOneCounts() {
    const PhotoScore score =
        scoreDice(photoOf({}, {{1, {0, 0, 20, 20}}}), {die(1, 1, 2, 0.6), die(0, 0, 1, 0.9)}, DieBox::body);
    QCOMPARE(score.dice.right, 1);
    QCOMPARE(score.dice.falseValues, 1);
  }

  void aDieInATrayIsADie() {
    FrameSightings seen;
    seen.trays.push_back({"A", {}, {die(0, 0, 1)}});
    QCOMPARE(scorePhoto(photoOf({}, {{1, {0, 0, 20, 20}}}), seen, {}, DieBox::body).dice.right, 1);
  }

  /// The box of the pips is a tenth of the die, and lies beside the centre of the report.
  void aBoxOfPipsAloneIsMatchedByTheOutlineAroundIt() {
    const LabelledPhoto photo = photoOf({}, {{1, {4, 3, 3, 2}}});
    QCOMPARE(scoreDice(photo, {die(0, 0, 1)}, DieBox::face).dice.right, 1);
    QCOMPARE(scoreDice(photo, {die(0, 0, 1)}, DieBox::body).dice.missed(), 1);
  }

  void otherFacesOfADieLabelledByItsSideCountForNothing() {
    const LabelledPhoto photo = photoOf({}, {{1, {0, 0, 20, 30}}});
    const PhotoScore beside = scoreDice(photo, {die(15, 0, 3)}, DieBox::side);
    QCOMPARE(beside.dice.missed(), 1);
    QCOMPARE(beside.dice.falseValues, 0);
    QCOMPARE(scoreDice(photo, {die(60, 0, 3)}, DieBox::side).dice.falseValues, 1);
    QCOMPARE(scoreDice(photo, {die(0, 5, 3)}, DieBox::side).dice.wrong, 1);
  }

  void aFaceWithoutPipsCountsForNothing() {
    const LabelledPhoto photo = photoOf({}, {{6, {0, 0, 20, 20}, false}});
    for (const auto& seen : {std::vector<DieSighting>{}, {die(0, 0, 3)}, {die(0, 0, std::nullopt)}}) {
      const PhotoScore score = scoreDice(photo, seen, DieBox::face);
      QCOMPARE(score.dice.dice, 0);
      QVERIFY(score.exact());
      QVERIFY(score.nothingInvented());
    }
  }

  void overlapAndCornerErrorAreSharesOfTheCard() {
    QVERIFY(std::abs(overlapOf(rectangle(0, 0, 10, 10), rectangle(5, 0, 10, 10)) - 1.0 / 3) < 1e-6);
    QVERIFY(std::abs(overlapOf(cardAt(0, 0), cardAt(0, 0)) - 1) < 1e-6);
    QCOMPARE(overlapOf(cardAt(0, 0), cardAt(100, 0)), 0.0);
    QVERIFY(std::abs(cornerError(rectangle(5, 0, 30, 40), rectangle(0, 0, 30, 40)) - 0.1) < 1e-6);
  }

  void answersOfTwoSizesAreComparedByPlaceAndValue() {
    FrameSightings full, half;
    full.dice = {die(0, 0, 1), die(100, 0, 2), die(200, 0, 3)};
    const auto halved = [](float left, int value) {
      return DieSighting{value, 0.9, rectangle(left, 0, 10, 10)};
    };
    half.dice = {halved(0, 1), halved(50, 6), halved(250, 4)};  // the same, another value, elsewhere
    const SizeCounts counts = compared(answersOf(full), answersOf(half, 2));
    QCOMPARE(counts.agreeing, 1);
    QCOMPARE(counts.answers, 4);
    QVERIFY(shrunk(cv::Mat(480, 640, CV_8UC3), 640).empty());
    QCOMPARE(shrunk(cv::Mat(480, 640, CV_8UC3), 320).rows, 240);
  }

  void whereNoPhotosAreThereIsNoSource() {
    const QTemporaryDir folder;
    QVERIFY(photoSources(folder.path().toStdString()).empty());
    QVERIFY(QDir(folder.path()).mkpath("photos2/cards/bare"));
    QVERIFY(QDir(folder.path()).mkpath("photos2/negatives/bare"));
    QVERIFY(photoSources(folder.path().toStdString()).empty());
  }

  void labelsAreReadAndFaultyOnesReported() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("photos2/dice/some"));
    const QString some = folder.filePath("photos2/dice/some/");
    for (const char* photo : {"b.jpg", "a.jpg"}) write(some + photo, "");
    write(
        some + "dice.jsonl",
        R"({"image":"b.jpg","dice":[{"value":5,"corners":[[0,10],[10,0],[20,10],[10,20]]}],"ignore":[[1,2,3,5]]})"
        "\n"
        R"({"image":"a.jpg","dice":[{"value":6,"box":[1,2,11,22],"logo":true}]})"
        "\n");
    std::vector<PhotoSource> sources = photoSources(folder.path().toStdString());
    QCOMPARE(sources.size(), std::size_t{1});
    QCOMPARE(sources[0].name, std::string("some"));
    const auto& photos = sources[0].photos;
    QCOMPARE(photos.size(), std::size_t{2});
    QCOMPARE(photos[0].name, std::string("a.jpg"));
    QVERIFY(photos[0].dice[0].box == cv::Rect2f(1, 2, 10, 20));
    QVERIFY(!photos[0].dice[0].counted);
    QVERIFY(photos[1].dice[0].box == cv::Rect2f(0, 0, 20, 20));
    QVERIFY(photos[1].ignore[0] == cv::Rect2f(1, 2, 2, 3));
    thinOut(sources[0], 2);
    QCOMPARE(sources[0].photos.size(), std::size_t{1});

    write(some + "dice.jsonl", R"({"image":"missing.jpg","dice":[]})");
    QVERIFY_EXCEPTION_THROWN(photoSources(folder.path().toStdString()), std::runtime_error);
    write(some + "dice.jsonl", "no labels");
    QVERIFY_EXCEPTION_THROWN(photoSources(folder.path().toStdString()), std::runtime_error);
  }

  void scoresBelowAndWellAboveTheirFloorsAreReported() {
    SourceScore score{.name = "some", .kind = SourceKind::dice, .photos = 50};
    score.dice = {.dice = 200, .right = 180, .wrong = 2, .unsure = 5, .falseValues = 1};
    const SourceFloors own = floorsFor(score, 3);
    QCOMPARE(own.every, 3);
    QCOMPARE(own.atLeast.at("right"), 178);
    QCOMPARE(own.atMost.at("wrong"), 2);
    QVERIFY(complaints(score, own).empty());

    SourceScore worse = score;
    worse.dice.wrong = 3;
    QCOMPARE(complaints(worse, own).size(), std::size_t{1});
    SourceScore better = score;
    better.dice.right = 182;  // 4 above the floor: 2 percent
    QVERIFY(complaints(better, own).empty());
    better.dice.right = 183;
    QCOMPARE(complaints(better, own).size(), std::size_t{1});
    SourceFloors unknown = own;
    unknown.atMost["beauty"] = 1;
    QCOMPARE(complaints(score, unknown).size(), std::size_t{1});

    const QTemporaryDir folder;
    const std::string file = folder.filePath("floors.json").toStdString();
    writeFloors({{"some", own}}, file);
    QVERIFY(readFloors(file).at("some").atMost == own.atMost);
    QVERIFY_EXCEPTION_THROWN(readFloors(file + ".none"), std::runtime_error);
  }

  void theValueOfAStageIsTheChangeWithoutIt() {
    SourceScore on{.name = "some", .kind = SourceKind::dice, .photos = 2, .ms = {10, 20}};
    on.dice = {.dice = 9, .right = 8};
    SourceScore off = on;
    off.dice.right = 5;
    off.dice.falseValues = 2;
    off.ms = {4, 6};
    const Ablation ablation{{{"some", countsOf(on)}}, {{"first", {{"some", countsOf(off)}}}, {"second", {}}}};
    const std::string tables = tablesOf(ablation);
    QVERIFY2(tables.find("| first | | | | | | | -3 | | +2 | | | | -10 |") != std::string::npos,
             tables.c_str());
    QVERIFY2(tables.find("| first | some: dice right -3, false values +2 |") != std::string::npos,
             tables.c_str());
    QVERIFY(tables.find("| second | nothing |") != std::string::npos);
  }

  void aStageIsScoredWhereItCanChangeAnything() {
    using lk::vision::StagePart;
    const PhotoSource unnamed{.name = "a"};
    const PhotoSource dice{.name = "b", .kind = SourceKind::dice};
    const PhotoSource negatives{.name = "c", .kind = SourceKind::negatives};
    QVERIFY(concerns(StagePart::outlines, unnamed) && !concerns(StagePart::names, unnamed));
    QVERIFY(!concerns(StagePart::dice, unnamed) && concerns(StagePart::dice, dice));
    QVERIFY(!concerns(StagePart::names, dice) && concerns(StagePart::names, negatives));
  }
};

QTEST_GUILESS_MAIN(PhotoScoresTest)
#include "tst_photo_scores.moc"
