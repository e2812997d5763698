// Searches cards in part of the image.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_film.h"
#include "vision/core/quad_geometry.h"
#include "vision/track/track_search.h"

using namespace lk::vision;
using drawn::Film;

namespace {

std::vector<CardOutline> found(const cv::Mat& picture, const cv::Rect& region) {
  const CardSearch search{.regions = {region}};
  return selectInRegions(picture, search, fitRegions(picture, search), {propose(picture(region))}).outlines;
}

/// Six cards in a row, as found in the whole image, from left to right.
struct Row {
  Film film{{}, 0};
  cv::Mat picture;
  std::vector<CardOutline> outlines;

  Row() {
    for (int i = 0; i < 6; ++i) film.cards[std::to_string(i)] = {i + 1, {70.0 + 90 * i, 150}, 2.0 * i - 4};
    picture = film.still().clone();
    outlines = found(picture, {{}, picture.size()});
    std::sort(outlines.begin(), outlines.end(), [](const CardOutline& a, const CardOutline& b) {
      return centreOf(a.corners).x < centreOf(b.corners).x;
    });
  }
  [[nodiscard]] cv::Rect boxOf(std::size_t i) const {
    return cv::boundingRect(std::vector<cv::Point2f>(outlines[i].corners.begin(), outlines[i].corners.end()));
  }
};

}  // namespace

class TestTrackSearch : public QObject {
  Q_OBJECT

 private slots:
  void cardsMostlyOutsideARegionAreNotFoundInIt_data() {
    QTest::addColumn<double>("inside");  // of the last card
    QTest::addColumn<int>("cards");
    QTest::newRow("hardly any") << 0.1 << 5;
    QTest::newRow("two fifths") << 0.42 << 5;
    QTest::newRow("all") << 1.1 << 6;
  }
  void cardsMostlyOutsideARegionAreNotFoundInIt() {
    QFETCH(double, inside);
    QFETCH(int, cards);
    const Row row;
    QCOMPARE(row.outlines.size(), size_t(6));
    const cv::Rect last = row.boxOf(5);
    const cv::Rect region(0, 0, last.x + int(inside * last.width), row.picture.rows);
    QCOMPARE(found(row.picture, region).size(), size_t(cards));
  }
};

QTEST_GUILESS_MAIN(TestTrackSearch)
#include "tst_track_search.moc"
