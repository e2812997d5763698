// Tests tokens over time: reported after two equal readings, followed from place to place, kept while
// unclear, and never reported twice under one name.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_tokens.h"
#include "vision/track/track_tokens.h"

using namespace lk::vision;
using namespace lk::vision::drawn;

namespace {

constexpr double kPerMm = 3;

struct Laid {
  std::size_t spec;
  cv::Point2d mm;
};

/// Shows tables to the tracker one after the other and collects its reports. Everything counts as changed
/// each time.
class Table {
 public:
  std::vector<TokenSpec> specs = printedTokens();
  TokenTracker tracker{sheetOf(printedTokens())};

  std::vector<Change> show(const std::vector<Laid>& tokens, cv::Rect2d cover = {}) {
    begin(draw(tokens, cover));
    return conclude();
  }
  void begin(const TokenScene& scene) {
    scene_ = scene;
    const cv::Mat changed(scene.frame.rows / kCell + 1, scene.frame.cols / kCell + 1, CV_8U, cv::Scalar(255));
    tracker.begin({scene.sheet}, changed, kCell);
  }
  std::vector<Change> conclude() {
    while (!tracker.sure()) tracker.look(scene_.frame);
    return tracker.conclude();
  }
  TokenScene draw(const std::vector<Laid>& tokens, cv::Rect2d cover = {}) {
    cv::Mat mat = paperMat(kPerMm);
    for (const Laid& each : tokens) drawToken(mat, kPerMm, each.mm, 20, specs[each.spec], 20);
    if (!cover.empty())
      cv::rectangle(mat, cv::Rect(cv::Point(cover.tl() * kPerMm), cv::Point(cover.br() * kPerMm)),
                    {60, 90, 140}, cv::FILLED);
    return photograph(mat, kPerMm, cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)), {}, ++seed_);
  }

 private:
  static constexpr int kCell = 16;
  TokenScene scene_;
  unsigned seed_ = 0;
};

}  // namespace

class TrackTokensTest : public QObject {
  Q_OBJECT

 private slots:
  void aTokenIsFollowedFromPlaceToPlace() {
    Table table;
    std::vector<Change> changes = table.show({{5, {285, 110}}, {20, {435, 130}}});
    QCOMPARE(changes.size(), std::size_t(2));
    QVERIFY(std::holds_alternative<TokenAppeared>(changes[0]));
    const int id = std::get<TokenAppeared>(changes[0]).token.id;
    QCOMPARE(std::get<TokenAppeared>(changes[0]).token.key, table.specs[5].key);

    QVERIFY(table.show({{5, {286, 111}}, {20, {435, 130}}}).empty());  // a nudge
    changes = table.show({{5, {385, 200}}, {20, {435, 130}}});
    QCOMPARE(changes.size(), std::size_t(1));
    QCOMPARE(std::get<TokenMoved>(changes[0]).token.id, id);
    QVERIFY(cv::norm(std::get<TokenMoved>(changes[0]).token.mm - cv::Point2d(385, 200)) < 1.5);

    changes = table.show({{20, {435, 130}}});
    QCOMPARE(changes.size(), std::size_t(1));
    QCOMPARE(std::get<TokenGone>(changes[0]).id, id);
    QCOMPARE(table.tracker.tokens().size(), std::size_t(1));
  }

  void aTokenThatIsUnclearStaysWhereItWas() {
    Table table;
    QCOMPARE(table.show({{5, {285, 120}}}).size(), std::size_t(1));
    table.begin(table.draw({{5, {285, 120}}}));
    table.tracker.look(table.draw({{5, {285, 120}}}).frame);
    table.tracker.look(table.draw({{9, {285, 120}}}).frame);  // another name at its place
    QVERIFY(table.tracker.conclude().empty());
    QCOMPARE(table.tracker.tokens().size(), std::size_t(1));
    QCOMPARE(table.tracker.tokens().front().key, table.specs[5].key);
  }

  void aTokenCoveredByAThirdIsStillThere() {
    Table table;
    QCOMPARE(table.show({{5, {285, 120}}}).size(), std::size_t(1));
    QVERIFY(table.show({{5, {285, 120}}}, cv::Rect2d(285 + 6, 95, 40, 50)).empty());
  }

  void twoTokensOfOneNameAreNotReported() {
    Table table;
    QVERIFY(table.show({{5, {285, 120}}, {5, {435, 220}}}).empty());
    QCOMPARE(table.show({{5, {285, 120}}}).size(), std::size_t(1));
  }

  void aTokenReadDifferentlyInTwoLooksIsNotReported() {
    Table table;
    table.begin(table.draw({{5, {285, 120}}}));
    table.tracker.look(table.draw({{5, {285, 120}}}).frame);
    table.tracker.look(table.draw({{9, {285, 120}}}).frame);
    QVERIFY(table.tracker.sure());
    QVERIFY(table.tracker.conclude().empty());
  }

  void nothingIsReadWhereNothingChanged() {
    Table table;
    const TokenScene scene = table.draw({{5, {285, 120}}});
    table.tracker.begin({scene.sheet}, cv::Mat::zeros(68, 121, CV_8U), 16);
    QVERIFY(table.tracker.sure());
    QVERIFY(table.tracker.conclude().empty());
    TokenTracker none(std::nullopt);
    none.begin({scene.sheet}, cv::Mat(68, 121, CV_8U, cv::Scalar(255)), 16);
    QVERIFY(none.sure());
  }

  void aChangedCornerLeavesTheRestAlone() {
    Table table;
    QCOMPARE(table.show({{5, {285, 120}}, {20, {435, 120}}}).size(), std::size_t(2));
    const TokenScene scene = table.draw({{20, {435, 120}}});  // the first is gone, where nothing changed
    cv::Mat changed = cv::Mat::zeros(68, 121, CV_8U);
    const cv::Point2f at = toImage(scene.sheet, {435, 120});
    changed.at<uchar>(int(at.y) / 16, int(at.x) / 16) = 255;
    table.tracker.begin({scene.sheet}, changed, 16);
    QVERIFY(table.tracker.effort() < 2);
    while (!table.tracker.sure()) table.tracker.look(scene.frame);
    QVERIFY(table.tracker.conclude().empty());
    QCOMPARE(table.tracker.clear().size(), std::size_t(2));
  }
};

QTEST_GUILESS_MAIN(TrackTokensTest)
#include "tst_track_tokens.moc"
