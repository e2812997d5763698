// Dice rendered as solid bodies: one test for each situation that failed on real tables. The random tables
// are of the kind used for training, with another seed. Only photos measure the real accuracy.
#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "cast_dice.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

using cast::DieLook;
using cast::DiePose;
using cast::Drawn;

namespace {

constexpr int kFiner = 2;  // factor by which images are drawn larger, then reduced

struct Tally {
  int dice = 0, right = 0, wrong = 0, unsure = 0, strange = 0;
  [[nodiscard]] QByteArray words() const {
    return QStringLiteral("%1 dice: right %2, wrong %3, unsure %4; values elsewhere %5")
        .arg(dice)
        .arg(right)
        .arg(wrong)
        .arg(unsure)
        .arg(strange)
        .toUtf8();
  }
};

cv::Point2f middleOf(const std::array<cv::Point2f, 4>& face) {
  return (face[0] + face[1] + face[2] + face[3]) * 0.25F;
}

/// Returns the index of the die in `drawn` (values and geometry) that `seen` is, or -1. `finer` is the factor
/// by which it was drawn larger.
int whichOf(const std::vector<std::pair<int, Drawn>>& drawn, const DieSighting& seen, float finer) {
  int which = -1;
  double nearest = 1e9;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const cv::Rect2f& box = drawn[i].second.box;
    const double off = cv::norm(middleOf(drawn[i].second.top) - middleOf(seen.corners) * finer);
    if (off < nearest && off < 0.4F * std::max(box.width, box.height)) {
      which = static_cast<int>(i);
      nearest = off;
    }
  }
  return which;
}

void count(Tally& tally, const std::vector<std::pair<int, Drawn>>& drawn,
           const std::vector<DieSighting>& seen, float finer) {
  for (const DieSighting& die : seen) {
    const int which = whichOf(drawn, die, finer);
    if (which < 0)
      tally.strange += die.value ? 1 : 0;
    else
      ++(!die.value                                                   ? tally.unsure
         : *die.value == drawn[static_cast<std::size_t>(which)].first ? tally.right
                                                                      : tally.wrong);
  }
}

/// A table of one colour (or a given one), lit from the upper left.
class Table {
 public:
  explicit Table(cv::Vec3f ground = {150, 165, 170}, cv::Point2f lean = {0.1F, 0.35F})
      : picture_(kSide * kFiner, kSide * kFiner, ground), owner_(picture_.size(), 0) {
    view_.lean = lean;
    view_.lamp = cv::normalize(cv::Vec3f(-0.4F, -0.3F, 1));
    view_.light = {0.95F, 1, 1.03F};
  }

  static constexpr int kSide = 320;

  /// Adds fields of a printed code around `at`.
  void addCode(cv::Point2f at, int modules, float module, cv::RNG& random) {
    for (int y = 0; y < modules; ++y)
      for (int x = 0; x < modules; ++x) {
        const cv::Point2f corner =
            (at +
             cv::Point2f(static_cast<float>(x - modules / 2), static_cast<float>(y - modules / 2)) * module) *
            float{kFiner};
        cv::rectangle(picture_, cv::Rect2f(corner, cv::Size2f(module * kFiner, module * kFiner)),
                      cv::Scalar::all(random.uniform(0, 2) == 0 ? 30 : 235), cv::FILLED);
      }
  }

  void add(DiePose pose, const DieLook& look) {
    pose.at *= kFiner;
    pose.side *= kFiner;
    cast::castShadow(picture_, pose, view_, 0.35F, 0.1F);
    drawn_.push_back({pose.value, cast::castDie(picture_, owner_, static_cast<int>(drawn_.size()) + 1, pose,
                                                look, view_)});
  }

  cv::Mat3f& picture() { return picture_; }

  /// `larger`: factor relative to the usual size in a photo.
  Tally read(float larger = 1) {
    cv::GaussianBlur(picture_, picture_, {}, 1.2);
    cv::Mat small;
    cv::resize(picture_, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
    cv::Mat image;
    small.convertTo(image, CV_8UC3);
    if (larger > 1) cv::resize(image, image, {}, larger, larger, cv::INTER_CUBIC);
    Tally tally;
    tally.dice = static_cast<int>(drawn_.size());
    count(tally, drawn_, readDice(image), kFiner / larger);
    return tally;
  }

 private:
  cv::Mat3f picture_;
  cv::Mat1i owner_;
  cast::View view_;
  std::vector<std::pair<int, Drawn>> drawn_;
};

DieLook plain(cv::Vec3f body, cv::Vec3f pips) {
  DieLook look;
  look.body = body;
  look.pips = look.single = pips;
  return look;
}

void add(Tally& sum, const Tally& one) {
  sum.dice += one.dice;
  sum.right += one.right;
  sum.wrong += one.wrong;
  sum.unsure += one.unsure;
  sum.strange += one.strange;
}

/// Returns a die for each of six places, with the values in turn.
std::vector<DiePose> sixPlaces(float side, cv::RNG& random) {
  std::vector<DiePose> poses;
  for (int i = 0; i < 6; ++i) {
    DiePose pose;
    pose.value = i + 1;
    pose.at = {60.F + 95.F * static_cast<float>(i % 3), 90.F + 120.F * static_cast<float>(i / 3)};
    pose.side = side;
    pose.yaw = random.uniform(0.F, 6.28F);
    pose.spin = random.uniform(0, 4);
    pose.leftHanded = random.uniform(0, 2) == 1;
    poses.push_back(pose);
  }
  return poses;
}

const std::vector<DieLook>& someLooks() {
  static const std::vector<DieLook> looks = [] {
    std::vector<DieLook> made{plain({235, 238, 240}, {30, 28, 28}),  plain({35, 30, 30}, {235, 235, 235}),
                              plain({45, 40, 190}, {240, 240, 240}), plain({170, 80, 30}, {60, 210, 240}),
                              plain({60, 140, 40}, {245, 245, 245}), plain({40, 40, 45}, {60, 60, 210})};
    made[1].rounding = 0.06F;
    made[2].clear = 0.4F;
    made[3].veins = 0.5F;
    made[3].vein = {90, 30, 90};
    made[4].ballRadius = 1.5F;
    return made;
  }();
  return looks;
}

}  // namespace

class DiceCast : public QObject {
  Q_OBJECT

 private slots:
  void everyKindOfDieIsRead() {
    cv::RNG random(21);
    Tally all;
    for (const DieLook& look : someLooks())
      for (const float side : {24.F, 34.F, 60.F}) {
        Table table;
        for (const DiePose& pose : sixPlaces(side, random)) table.add(pose, look);
        add(all, table.read());
      }
    qInfo("%s", all.words().constData());
    QCOMPARE(all.wrong + all.strange, 0);
    QVERIFY2(all.right * 100 >= 95 * all.dice, all.words());
  }

  /// In large dice, pips and corners resemble small dice.
  void diceLargeInThePictureAreReadWhole() {
    cv::RNG random(27);
    Tally all;
    for (DieLook look : someLooks()) {
      look.rounding = 0.3F;
      look.pipDepth = 0.5F;
      look.shine = 120;
      look.hardness = 14;
      Table table;
      for (const DiePose& pose : sixPlaces(60, random)) table.add(pose, look);
      add(all, table.read(6));
    }
    qInfo("%s", all.words().constData());
    QCOMPARE(all.wrong + all.strange, 0);
    QEXPECT_FAIL("", "one drawn die in nine that fills half the picture is missed by the proposer", Continue);
    QVERIFY2(all.right * 100 >= 95 * all.dice, all.words());
    QVERIFY2(all.right * 100 >= 85 * all.dice, all.words());
  }

  void aSinglePipOnADarkBodyIsAOne() {
    cv::RNG random(22);
    Tally all;
    for (const cv::Vec3f& pip : {cv::Vec3f(230, 230, 230), cv::Vec3f(60, 60, 200), cv::Vec3f(200, 90, 60),
                                 cv::Vec3f(60, 200, 220)}) {
      Table table;
      for (DiePose pose : sixPlaces(34, random)) {
        pose.value = 1;
        table.add(pose, plain({38, 34, 36}, pip));
      }
      add(all, table.read());
    }
    QCOMPARE(all.wrong + all.strange, 0);
    QVERIFY2(all.right * 100 >= 95 * all.dice, all.words());
  }

  void aDieOnAPrintedCodeIsRead() {
    cv::RNG random(23);
    Tally all;
    for (const DieLook& look : someLooks()) {
      Table table({235, 235, 235});
      auto poses = sixPlaces(40, random);
      for (const DiePose& pose : poses)
        table.addCode(pose.at + cv::Point2f(random.uniform(-9.F, 9.F), 5), 17, 4.5F, random);
      for (const DiePose& pose : poses) table.add(pose, look);
      add(all, table.read());
    }
    qInfo("%s", all.words().constData());
    QVERIFY2((all.wrong + all.strange) * 100 <= all.dice, all.words());
    QEXPECT_FAIL("", "a third of the dice on a code are still doubted or missed", Continue);
    QVERIFY2(all.right * 100 >= 85 * all.dice, all.words());
  }

  void touchingDiceAreReadApart() {
    cv::RNG random(24);
    Tally all;
    for (std::size_t kind = 0; kind < someLooks().size(); ++kind) {
      Table table;
      for (const DiePose& pose : sixPlaces(36, random)) {
        DiePose neighbour = pose;
        neighbour.at += cv::Point2f(std::cos(pose.yaw), std::sin(pose.yaw)) * pose.side;
        neighbour.value = 7 - pose.value;
        const DieLook& other = someLooks()[(kind + 1) % someLooks().size()];
        const bool behind = neighbour.at.dot({0.1F, 0.35F}) > pose.at.dot({0.1F, 0.35F});
        if (behind) table.add(neighbour, other);
        table.add(pose, someLooks()[kind]);
        if (!behind) table.add(neighbour, other);
      }
      add(all, table.read());
    }
    qInfo("%s", all.words().constData());
    QVERIFY2((all.wrong + all.strange) * 100 <= all.dice, all.words());
    QVERIFY2(all.right * 100 >= 90 * all.dice, all.words());
  }

  /// From straight above, two faces are equally visible.
  void aCockedDieIsNotSure() {
    cv::RNG random(25);
    Tally all;
    for (const DieLook& look : someLooks())
      for (const float tilt : {0.68F, 0.73F, 0.785F}) {
        Table table({150, 165, 170}, {0, 0});
        for (DiePose pose : sixPlaces(40, random)) {
          pose.tilt = tilt;
          pose.tiltTowards = pose.yaw;
          table.add(pose, look);
        }
        add(all, table.read());
      }
    qInfo("%s", all.words().constData());
    constexpr const char* kWhy = "the proposer reads a drawn die on its edge by the face it sees best";
    QEXPECT_FAIL("", kWhy, Continue);
    QVERIFY2((all.right + all.wrong + all.strange) * 100 <= 5 * all.dice, all.words());
    QEXPECT_FAIL("", kWhy, Continue);
    QVERIFY2(all.unsure * 100 >= 70 * all.dice, all.words());
    QVERIFY2((all.right + all.wrong + all.strange) * 100 <= 45 * all.dice, all.words());
  }

  void objectsThatAreNoDiceHaveNoValue_data() {
    QTest::addColumn<int>("kind");
    int kind = 0;
    for (const char* name : {"printed codes", "dominoes", "printed dots", "coins with a hole"})
      QTest::newRow(name) << kind++;
  }

  void objectsThatAreNoDiceHaveNoValue() {
    QFETCH(int, kind);
    cv::RNG random(26);
    const cv::Scalar paper(230, 235, 235);
    const cv::Scalar ink(30, 30, 30);
    Table table({90, 120, 130});
    for (int i = 0; i < 6; ++i) {
      const cv::Point2f at(120.F + 200.F * static_cast<float>(i % 3),
                           180.F + 240.F * static_cast<float>(i / 3));
      cv::Mat3f& picture = table.picture();
      if (kind == 0) table.addCode(at / kFiner, 14, 5, random);
      if (kind == 1) cv::rectangle(picture, cv::Rect2f(at.x - 80, at.y - 40, 160, 80), paper, cv::FILLED);
      if (kind == 1) cv::line(picture, at - cv::Point2f(0, 34), at + cv::Point2f(0, 34), ink, 3);
      if (kind == 1 || kind == 2)
        for (const float half : {-40.F, 40.F})
          for (const float corner : {-20.F, 20.F})
            cv::circle(picture, at + cv::Point2f(half + corner, corner), 7, ink, cv::FILLED, cv::LINE_AA);
      if (kind == 3) cv::circle(picture, at, 36, paper, cv::FILLED, cv::LINE_AA);
      if (kind == 3) cv::circle(picture, at, 9, ink, cv::FILLED, cv::LINE_AA);
    }
    const Tally all = table.read();
    QVERIFY2(all.strange == 0, all.words());
  }
};

QTEST_GUILESS_MAIN(DiceCast)
#include "tst_dice_cast.moc"
