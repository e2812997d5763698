// One image in, everything in it out: a tray with dice, named and nameless cards, marks, and nothing
// invented.
#include <algorithm>
#include <cmath>
#include <ios>
#include <sstream>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_film.h"
#include "drawn_pieces.h"
#include "vision/recogniser.h"

using namespace lk::vision;

namespace {

struct Scene {
  drawn::Camera camera;
  cv::Mat bgr;

  Scene(double tiltDeg = 15, double turnDeg = 0) {
    camera.tiltDeg = tiltDeg;
    camera.turnDeg = turnDeg;
    camera.aim = {0, 0};
    camera.at = {800, 480};
    camera.pixelsPerMm = 2.2;
    bgr = cv::Mat(960, 1600, CV_8UC3, cv::Scalar(58, 88, 122));
  }

  cv::Matx33d centred(cv::Point2d centre, double turn, double width, double height) const {
    return camera.toImage() * drawn::lying(centre, turn) *
           cv::Matx33d(1, 0, -width / 2, 0, 1, -height / 2, 0, 0, 1);
  }

  Quad card(const cv::Mat& face, cv::Point2d centre, double turn) {
    const cv::Matx33d place = centred(centre, turn, drawn::kCardWidth, drawn::kCardHeight);
    drawn::lay(bgr, face, drawn::kPiecePixelsPerMm, place);
    std::vector<cv::Point2d> at = {
        {0, 0}, {drawn::kCardWidth, 0}, {drawn::kCardWidth, drawn::kCardHeight}, {0, drawn::kCardHeight}};
    cv::perspectiveTransform(at, at, place);
    Quad corners{};
    std::copy(at.begin(), at.end(), corners.begin());
    return corners;
  }

  void die(int value, cv::Point2d centre, double turn) {
    drawn::lay(bgr, drawn::dieFace(value), drawn::kPiecePixelsPerMm,
               centred(centre, turn, drawn::kDieSide, drawn::kDieSide));
  }

  void sheet(const SheetSpec& spec, cv::Point2d centre, double turn) {
    drawn::lay(bgr, drawn::printSheet(spec, 6), 6, centred(centre, turn, spec.size.width, spec.size.height));
  }

  cv::Mat photograph(unsigned seed) const {
    cv::Mat photo = bgr.clone();
    drawn::photograph(photo, 0.7, 3, seed);
    return photo;
  }
};

/// Returns a card of many colours, printed all over.
cv::Mat busyFace(unsigned seed) {
  cv::Mat face(cv::Size(cvRound(drawn::kCardWidth * drawn::kPiecePixelsPerMm),
                        cvRound(drawn::kCardHeight * drawn::kPiecePixelsPerMm)),
               CV_8UC3, cv::Scalar(60, 190, 230));
  cv::RNG random(seed);
  const int rim = face.cols / 16;
  cv::Mat art = face(cv::Rect(rim, rim, face.cols - 2 * rim, face.rows - 2 * rim));
  for (int i = 0; i < 220; ++i) {
    const cv::Point at(random.uniform(0, art.cols), random.uniform(0, art.rows));
    const cv::Scalar colour(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255));
    cv::ellipse(art, at, {random.uniform(3, art.cols / 7), random.uniform(3, art.cols / 9)},
                random.uniform(0, 180), 0, 360, colour, cv::FILLED, cv::LINE_AA);
  }
  return face;
}

/// Returns the clockwise rotation of the card in the image, which a tilted camera also changes.
double turnOf(const Quad& card) {
  const cv::Point2f up = card[0] + card[1] - card[2] - card[3];
  return std::atan2(up.x, -up.y) * 180 / CV_PI;
}

const CardSighting* at(const FrameSightings& seen, const Quad& place) {
  for (const CardSighting& card : seen.cards) {
    const cv::Point2f a = (card.corners[0] + card.corners[2]) / 2, b = (place[0] + place[2]) / 2;
    if (cv::norm(a - b) < 20) return &card;
  }
  return nullptr;
}

/// Returns all results, exact to the last bit.
std::string inBits(const FrameSightings& seen) {
  std::ostringstream bits;
  bits << std::hexfloat;
  const auto put = [&](const Quad& quad) {
    for (const cv::Point2f& p : quad) bits << p.x << ' ' << p.y << ' ';
  };
  const auto putDice = [&](const std::vector<DieSighting>& dice) {
    for (const DieSighting& die : dice) {
      bits << "die " << die.value.value_or(0) << ' ' << die.confidence << ' ';
      put(die.corners);
    }
  };
  for (const CardSighting& card : seen.cards) {
    bits << "\ncard " << card.key.value_or("-") << ' ' << card.confidence << ' ' << card.turnedDeg << ' ';
    put(card.corners);
    for (const Candidate& one : card.maybe) bits << one.key << ' ' << one.confidence << ' ';
  }
  for (const MarkSighting& mark : seen.marks) bits << "\nmark " << mark.text << ' ', put(mark.corners);
  for (const TraySighting& tray : seen.trays) {
    bits << "\ntray " << tray.id << ' ';
    put(tray.corners);
    putDice(tray.dice);
  }
  bits << '\n';
  putDice(seen.dice);
  return bits.str();
}

}  // namespace

class TestRecogniser : public QObject {
  Q_OBJECT

  CardIndex index_{drawn::drawnReferences(10)};

 private slots:
  void aTableIsSeenWhole() {
    Scene scene;
    const Quad three = scene.card(drawn::cardFace(3), {-200, -120}, 10);
    const Quad five = scene.card(drawn::cardFace(5), {-90, -120}, 100);
    const Quad back = scene.card(drawn::cardBack(), {30, -120}, 182);
    const Quad foreign = scene.card(drawn::cardFace(77), {150, -120}, -6);
    scene.sheet(drawn::traySpec("A"), {-120, 60}, 3);
    scene.die(6, {-120, 40}, 17);
    scene.die(2, {-150, 90}, 70);
    const FrameSightings seen = recognise(scene.photograph(1), index_,
                                          {drawn::traySpec("A"), drawn::traySpec("B"), drawn::matSpec()});

    QCOMPARE(seen.cards.size(), size_t(4));
    const CardSighting* card = at(seen, three);
    QVERIFY(card && card->key == "card-3" && card->face == Face::up);
    QVERIFY(std::abs(card->turnedDeg - turnOf(three)) < 2);
    for (size_t i = 0; i < 4; ++i) QVERIFY(cv::norm(card->corners[i] - three[i]) < 3);
    card = at(seen, five);
    QVERIFY(card && card->key == "card-5");
    QVERIFY(std::abs(card->turnedDeg - turnOf(five)) < 2);
    for (size_t i = 0; i < 4; ++i) QVERIFY(cv::norm(card->corners[i] - five[i]) < 3);
    card = at(seen, back);
    QVERIFY(card && card->key == "back" && card->face == Face::down);
    card = at(seen, foreign);
    QVERIFY(card && !card->key);

    QCOMPARE(seen.trays.size(), size_t(1));
    QCOMPARE(seen.trays[0].id, std::string("A"));
    QCOMPARE(seen.trays[0].dice.size(), size_t(2));
    QCOMPARE(seen.trays[0].total(), std::optional<int>(8));
    QCOMPARE(seen.sheets.size(), size_t(1));
    QCOMPARE(seen.marks.size(), size_t(2));
    QVERIFY(seen.conflictingSheets.empty());
    QVERIFY(seen.dice.empty());
    // The dice are at their drawn positions, in image pixels.
    const cv::Matx33d place = scene.centred({-120, 40}, 0, 0, 0);
    const cv::Point2f six(float(place(0, 2) / place(2, 2)), float(place(1, 2) / place(2, 2)));
    QVERIFY(std::any_of(seen.trays[0].dice.begin(), seen.trays[0].dice.end(), [&](const DieSighting& die) {
      return die.value == 6 && cv::norm((die.corners[0] + die.corners[2]) / 2 - six) < 8;
    }));
  }

  void cardsWithoutANameAreNeverCertain() {
    Scene scene;
    scene.card(drawn::cardFace(3), {-100, -60}, 10);
    scene.card(drawn::cardFace(77), {60, -60}, -6);
    const cv::Mat photo = scene.photograph(1);
    const FrameSightings withIndex = recognise(photo, index_, {}),
                         without = recognise(photo, CardIndex({}), {});
    QCOMPARE(withIndex.cards.size(), size_t(2));
    QCOMPARE(without.cards.size(), size_t(2));
    for (const CardSighting& card : without.cards) QVERIFY(card.confidence <= 0.9);
    for (const CardSighting& card : withIndex.cards) QVERIFY(card.key || card.confidence <= 0.9);
  }

  void trayTurnedAnyWay_data() {
    QTest::addColumn<double>("turn");
    for (int turn = 0; turn < 360; turn += 45) QTest::addRow("%d", turn) << double(turn);
  }

  void trayTurnedAnyWay() {
    QFETCH(double, turn);
    Scene scene(25);
    scene.sheet(drawn::traySpec("C"), {0, 0}, turn);
    const cv::Matx33d tray = drawn::lying({0, 0}, turn);
    const auto on = [&](double x, double y) {
      const cv::Vec3d p = tray * cv::Vec3d(x, y, 1);
      return cv::Point2d(p[0], p[1]);
    };
    scene.die(4, on(-20, 25), 33);
    scene.die(3, on(30, -20), 5);
    scene.die(1, on(10, 10), 80);
    const FrameSightings seen = recognise(scene.photograph(unsigned(turn)), index_, {drawn::traySpec("C")});
    QCOMPARE(seen.trays.size(), size_t(1));
    QCOMPARE(seen.trays[0].total(), std::optional<int>(8));
    QVERIFY2(seen.cards.empty(), "nothing on a tray is a card");
  }

  void twoTraysOfOneLetterAreNotRead() {
    Scene scene;
    scene.sheet(drawn::traySpec("A"), {-130, 0}, 0);
    scene.sheet(drawn::traySpec("A"), {120, 0}, 0);
    scene.die(4, {-130, 0}, 10);
    const FrameSightings seen = recognise(scene.photograph(3), index_, {drawn::traySpec("A")});
    QVERIFY(seen.trays.empty());
    QCOMPARE(seen.conflictingSheets, std::vector<std::string>{"TRAY:A"});
    QCOMPARE(seen.marks.size(), size_t(4));
  }

  void theNumberOfCoresChangesNothing() {
    Scene scene;
    for (int i = 0; i < 5; ++i) scene.card(drawn::cardFace(i + 1), {-200.0 + 100 * i, -120}, 4.0 * i);
    scene.sheet(drawn::traySpec("A"), {-180, 60}, 3);
    scene.sheet(drawn::traySpec("B"), {120, 60}, -5);
    for (int i = 0; i < 3; ++i) {
      scene.die(6 - i, {-220.0 + 40 * i, 60}, 17.0 * i);
      scene.die(1 + i, {80.0 + 40 * i, 70}, 25.0 * i);
    }
    scene.die(4, {-270, -110}, 40);
    const cv::Mat photo = scene.photograph(5);
    const auto by = [&](int cores) {
      cv::setNumThreads(cores);
      return recognise(photo, index_, {drawn::traySpec("A"), drawn::traySpec("B")}, {.diceAnywhere = true});
    };
    const FrameSightings alone = by(1);
    for (const int cores : {2, -1}) QCOMPARE(inBits(by(cores)), inBits(alone));
    QCOMPARE(alone.trays.size(), size_t(2));
    QCOMPARE(alone.cards.size(), size_t(5));
  }

  void theSamePhotoAtFourSizesHasTheSameAnswers_data() {
    QTest::addColumn<int>("longSide");
    for (const int longSide : {3200, 1600, 1000, 640}) QTest::addRow("%d px", longSide) << longSide;
  }
  void theSamePhotoAtFourSizesHasTheSameAnswers() {
    QFETCH(int, longSide);
    Scene scene;
    for (unsigned card : {3U, 5U, 8U})
      scene.card(drawn::cardFace(static_cast<int>(card)), {-300.0 + 60 * card, -110}, 4.0 * card);
    scene.card(drawn::cardFace(77), {-240, 30}, -6);
    for (const int value : {4, 5, 6}) scene.die(value, {-60.0 + 40 * (value - 3), 60}, 20.0 * value);
    cv::Mat photo;
    const double scale = longSide / 1600.0;
    cv::resize(scene.photograph(2), photo, {}, scale, scale, scale > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
    const FrameSightings seen = recognise(photo, index_, {}, {.diceAnywhere = true});
    std::vector<std::string> names;
    for (const CardSighting& card : seen.cards) names.push_back(card.key.value_or("none of ours"));
    std::sort(names.begin(), names.end());
    QCOMPARE(names, (std::vector<std::string>{"card-3", "card-5", "card-8", "none of ours"}));
    std::vector<int> values;
    for (const DieSighting& die : seen.dice) values.push_back(die.value.value_or(0));
    std::sort(values.begin(), values.end());
    QCOMPARE(values, (std::vector<int>{4, 5, 6}));
  }

  void looseDiceAreReadOnlyWhenAskedFor() {
    Scene scene;
    scene.die(5, {-60, 0}, 20);
    scene.die(1, {70, 30}, 50);
    const cv::Mat photo = scene.photograph(4);
    QVERIFY(recognise(photo, index_, {}).dice.empty());
    const FrameSightings seen = recognise(photo, index_, {}, {.diceAnywhere = true});
    std::vector<int> values;
    for (const DieSighting& die : seen.dice) values.push_back(die.value.value_or(0));
    std::sort(values.begin(), values.end());
    QEXPECT_FAIL("", "the one of this drawn table is missed: the proposer learnt from photos", Continue);
    QCOMPARE(values, (std::vector<int>{1, 5}));
    QVERIFY(std::find(values.begin(), values.end(), 5) != values.end());
  }

  /// A light sheet on a dark table has stronger edges than anything on it, and nearly a card's shape.
  void aSheetWithItsMarksIsNoCard() {
    Scene scene(5);
    const SheetSpec mat{"MAT:small",
                        {560, 350},
                        {{"LK1:MAT:small:NW", {5, 5, 50, 50}},
                         {"LK1:MAT:small:NE", {505, 5, 50, 50}},
                         {"LK1:MAT:small:SE", {505, 295, 50, 50}},
                         {"LK1:MAT:small:SW", {5, 295, 50, 50}}}};
    scene.sheet(mat, {0, 0}, 0);
    const Quad three = scene.card(drawn::cardFace(3), {-60, 0}, 0);
    const Quad five = scene.card(drawn::cardFace(5), {60, 0}, 0);
    const FrameSightings seen = recognise(scene.photograph(1), index_, {});
    QCOMPARE(seen.marks.size(), mat.marks.size());
    QCOMPARE(seen.cards.size(), size_t(2));
    QVERIFY(at(seen, three) && at(seen, three)->key == "card-3");
    QVERIFY(at(seen, five) && at(seen, five)->key == "card-5");
  }

  void aPrintedPlaceForACardIsNoCard() {
    cv::Mat mat(900, 1400, CV_8UC3, cv::Scalar(205, 215, 220));
    for (int i = 0; i < 4; ++i)
      cv::rectangle(mat, cv::Rect(150 + i * 260, 300, 150, 200), cv::Scalar(120, 110, 100), 2, cv::LINE_AA);
    drawn::photograph(mat, 0.8, 3, 9);
    QVERIFY(recognise(mat, index_, {}).cards.empty());
  }

  void cardsLaidInRowsAreNoPattern_data() {
    QTest::addColumn<double>("apart");
    QTest::newRow("side by side") << 3.0;
    QTest::newRow("apart") << 8.0;
  }
  /// Their sides are collinear, and there are edges all over them.
  void cardsLaidInRowsAreNoPattern() {
    QFETCH(double, apart);
    Scene scene(0);
    for (int i = 0; i < 8; ++i)
      scene.card(busyFace(unsigned(i) + 1),
                 {(drawn::kCardWidth + apart) * (i % 4 - 1.5), (drawn::kCardHeight + apart) * (i / 4 - 0.5)},
                 0);
    QCOMPARE(recognise(scene.photograph(2), CardIndex({}), {}).cards.size(), size_t(8));
  }

  void picturesAsThinAsALineAreHarmless() {
    for (const cv::Size size : {cv::Size(1, 3000), cv::Size(3000, 1), cv::Size(2, 5000), cv::Size(1, 1930)})
      QVERIFY(recognise(cv::Mat(size, CV_8UC3, cv::Scalar(9, 99, 199)), CardIndex({}), {},
                        {.diceAnywhere = true, .marks = MarkEffort::exhaustive})
                  .cards.empty());
  }

  void smallAndEmptyPicturesAreHarmless() {
    const std::vector<SheetSpec> specs = {drawn::traySpec("A")};
    QVERIFY(recognise({}, index_, specs).cards.empty());
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(3, 200), cv::Size(20, 20), cv::Size(64, 48)}) {
      const FrameSightings seen = recognise(cv::Mat(size, CV_8UC3, cv::Scalar(9, 99, 199)), CardIndex({}),
                                            specs, {.diceAnywhere = true, .marks = MarkEffort::exhaustive});
      QVERIFY(seen.cards.empty() && seen.marks.empty() && seen.dice.empty());
    }
  }
};

QTEST_GUILESS_MAIN(TestRecogniser)
#include "tst_recogniser.moc"
