// Tests numbered dice as solids: faces at the right places, a different image for every value, and validation
// of scenes with them.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "carddb/tokens.h"
#include "halfwish_table.h"
#include "stage/numbered_die.h"
#include "stage/scene.h"
#include "stage/solid.h"
#include "stage/timeline.h"

using namespace lk;
using namespace lk::stage;

namespace {

struct BattleTable {
  rules::CardBook cards;
  carddb::TableLayout layout;
};

const BattleTable& battleTable() {
  static const BattleTable table = [] {
    const auto text = [](const char* what) {
      return textOf(QStringLiteral(LK_ROOT "/resources/%1/half_the_battle.json").arg(QLatin1String(what)));
    };
    BattleTable made{rules::readPack(text("cards"), "cards", rules::languageOf).book,
                     carddb::readTableLayout(text("mats"), "mats").value()};
    made.layout.tokens = carddb::readTokens(text("tokens"), "tokens", {}).value();
    return made;
  }();
  return table;
}

Outcome<Scene> sceneWith(const std::string& token) {
  return readScene(
      R"({"game": "half_the_battle", "setup": {"e": "setup", "game": "half_the_battle"}, "seconds": 6,
      "slop": 0, "tokens": [{"token": "rogue/red", "at": [300, 200], )" +
          token + "}]}",
      "scene.json", battleTable().cards, battleTable().layout);
}

cv::Mat pictureOf(const NumberedDie& die, double turnDeg = 0) {
  CameraSpec spec;
  spec.width = 120;
  spec.height = 120;
  spec.fovDeg = 10;
  spec.heightMm = 300;
  spec.tiltDeg = 0;
  cv::Mat frame(spec.height, spec.width, CV_8UC3, cv::Scalar::all(128));
  drawNumberedDie(frame, die, {0, 0, 0}, turnDeg, Camera(spec));
  return frame;
}

}  // namespace

class TestNumberedDice : public QObject {
  Q_OBJECT

 private slots:
  void solidsHaveAllTheirFaces_data() {
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("corners");
    QTest::newRow("cube") << 6 << 4;
    QTest::newRow("octahedron") << 8 << 3;
    QTest::newRow("ten kites") << 10 << 4;
    QTest::newRow("dodecahedron") << 12 << 5;
    QTest::newRow("icosahedron") << 20 << 3;
  }
  void solidsHaveAllTheirFaces() {
    QFETCH(int, sides);
    QFETCH(int, corners);
    const std::vector<SolidFace>& faces = solidWith(sides);
    QCOMPARE(int(faces.size()), sides);
    for (std::size_t i = 0; i < faces.size(); ++i) {
      QCOMPARE(int(faces[i].corners.size()), corners);
      for (const cv::Vec3d& corner : faces[i].corners)
        QVERIFY(std::abs(corner.dot(faces[i].normal) - 1) < 1e-6);
      QVERIFY(std::abs(faces[i].reach - faces[0].reach) < 0.01);
      QVERIFY(std::abs(faces[i].up.dot(faces[i].normal)) < 1e-6);
      const SolidFace& opposite = faces[(i + faces.size() / 2) % faces.size()];
      QVERIFY(cv::norm(faces[i].normal + opposite.normal) < 1e-6);
    }
  }

  void everyValueLooksOtherwise() {
    for (const int sides : kNumberedSides) {
      std::vector<cv::Mat> seen;
      for (int value = 1; value <= sides; ++value) {
        seen.push_back(pictureOf({sides, value, {40, 34, 190}, {240, 242, 245}}));
        for (std::size_t i = 0; i + 1 < seen.size(); ++i) {
          cv::Mat differs;
          cv::absdiff(seen[i](cv::Rect(40, 40, 40, 40)), seen.back()(cv::Rect(40, 40, 40, 40)), differs);
          QVERIFY2(cv::norm(differs, cv::NORM_INF) > 40,
                   qPrintable(QStringLiteral("%1 of %2").arg(value).arg(sides)));
        }
      }
    }
  }

  void aDieTurnsWithItsToken() {
    const NumberedDie die{20, 17, {40, 34, 190}, {240, 242, 245}};
    cv::Mat back;
    cv::rotate(pictureOf(die, 90), back, cv::ROTATE_90_COUNTERCLOCKWISE);
    cv::Mat differs;
    cv::absdiff(back, pictureOf(die), differs);
    QVERIFY(cv::mean(differs)[2] < 6);  // the lamp's reflection stays where it is
  }

  void aDieIsTurnedByAHand() {
    const Outcome<Scene> scene =
        sceneWith(R"("die": "red", "sides": 8, "actions": [{"t": 3, "do": "set_die", "shows": 5}])");
    QVERIFY2(bool(scene), scene ? "" : scene.fault().text().c_str());
    const Timeline timeline(*scene, battleTable().layout);
    QCOMPARE(timeline.at(1).restingCards.front().dieShows, 8);  // its highest value at first
    QVERIFY(!timeline.at(2.9).hands.empty());
    QCOMPARE(timeline.at(3.5).restingCards.front().dieShows, 5);
  }

  void slipsAreNamed_data() {
    QTest::addColumn<QString>("token");
    QTest::newRow("no such value") << R"("die": "red", "sides": 8, "shows": 9)";
    QTest::newRow("no such die") << R"("die": "red", "sides": 7)";
    QTest::newRow("a value without sides") << R"("die": "red", "shows": 3)";
    QTest::newRow("sides without a die") << R"("sides": 8)";
    QTest::newRow("turned to no value")
        << R"("die": "red", "sides": 8, "actions": [{"t": 3, "do": "set_die", "shows": 9}])";
    QTest::newRow("turned without numerals")
        << R"("die": "red", "actions": [{"t": 3, "do": "set_die", "shows": 3}])";
    QTest::newRow("turned to nothing")
        << R"("die": "red", "sides": 8, "actions": [{"t": 3, "do": "set_die"}])";
  }
  void slipsAreNamed() {
    QFETCH(QString, token);
    const Outcome<Scene> scene = sceneWith(token.toStdString());
    QVERIFY(!scene);
    QVERIFY(!scene.fault().cure.empty());
  }
};

QTEST_MAIN(TestNumberedDice)
#include "tst_numbered_dice.moc"
