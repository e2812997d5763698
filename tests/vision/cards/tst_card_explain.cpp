// The observations of cards that are exposed for diagnosis.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/describe/card_look.h"

using namespace lk::vision;

class CardExplainTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLookAtACardIsKept() {
    std::vector<Reference> references;
    for (int i = 0; i < 8; ++i) {
      cv::Mat table = scene::table(scene::Table::cloth, {640, 480}, unsigned(i));
      const Quad place = scene::pose({320, 240}, 400, 3 * i);
      scene::lay(table, scene::cardFace(i, {238, 240, 242}), place);
      references.push_back(
          {"card-" + std::to_string(i), false, describeCard(scene::seen(table, {}, unsigned(i)), place)});
    }
    const CardIndex index(references);
    cv::Mat table = scene::table(scene::Table::wood, {1280, 720}, 4);
    for (int i = 4; i < 10; ++i) {  // the last two are in no library
      const cv::Point2f at(220.0F + 420.0F * float((i - 4) % 3), 190.0F + 350.0F * float((i - 4) / 3));
      scene::lay(table, scene::cardFace(i, {238, 240, 242}), scene::pose(at, 240, 70.0 * i, 15));
    }
    const cv::Mat picture = scene::seen(table, {}, 9);
    const auto namings = nameAll(picture, index, findCards(picture), KeepObservations::yes);
    QCOMPARE(namings.size(), std::size_t{6});
    int named = 0;
    for (const Naming& naming : namings) {
      const CardObservation& first = naming.observations.front();
      QVERIFY(first.reason == ObservationReason::outlined);
      const std::vector<Hypothesis>& likeliest = first.result.likeliest;
      for (std::size_t i = 1; i < likeliest.size(); ++i)
        QVERIFY(likeliest[i].similarity <= likeliest[i - 1].similarity);
      if (!naming.card.key) {
        // Other outlines were tried, too.
        QVERIFY(naming.observations.size() > 3);
        continue;
      }
      ++named;
      QCOMPARE(likeliest.front().key, *naming.card.key);
      QCOMPARE(first.result.similarity, likeliest.front().similarity);
      QVERIFY(!likeliest.front().laid.empty());
    }
    QCOMPARE(named, 4);
  }

  void everyOutlineTriedHasItsFate() {
    cv::Mat table = scene::table(scene::Table::wood, {1280, 720}, 4);
    scene::lay(table, scene::cardFace(1, {238, 240, 242}), scene::pose({400, 350}, 300, 12));
    scene::lay(table, scene::cardFace(2, {238, 240, 242}), scene::pose({900, 350}, 300, 12));
    FinderSteps steps;
    CardFinderOptions options;
    options.steps = &steps;
    options.ignore = cv::Mat::zeros(table.size(), CV_8U);
    options.ignore.colRange(640, 1280) = 255;
    const auto found = findCards(scene::seen(table, {}, 2), options);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(steps.proposals.size() >= steps.tried.size());
    const auto count = [&](OutlineFate fate) {
      return std::count_if(steps.tried.begin(), steps.tried.end(), [&](auto& t) { return t.fate == fate; });
    };
    QCOMPARE(count(OutlineFate::card), std::ptrdiff_t{1});
    QVERIFY(!steps.reduced.empty());
  }

  void aLookIsReadableAgain() {
    // Dark stays dark, and red stays red.
    cv::Mat card(136, 96, CV_8UC3, cv::Scalar(240, 240, 240));
    card(cv::Rect(10, 10, 30, 40)).setTo(cv::Scalar(20, 20, 20));
    card(cv::Rect(10, 70, 30, 40)).setTo(cv::Scalar(40, 40, 200));
    const cv::Mat table = [&] {
      cv::Mat picture(200, 200, CV_8UC3, cv::Scalar(90, 90, 90));
      card.copyTo(picture(cv::Rect(50, 30, 96, 136)));
      return picture;
    }();
    const Quad at{cv::Point2f(49.5F, 29.5F), {145.5F, 29.5F}, {145.5F, 165.5F}, {49.5F, 165.5F}};
    const cv::Mat picture = pictureOfLook(fromDescriptor(describeCard(table, at)).look);
    const auto mean = [&](cv::Rect r) { return cv::mean(picture(r)); };
    QVERIFY(mean({8, 8, 8, 12})[1] < 90);
    const cv::Scalar red = mean({8, 40, 8, 10}), paper = mean({32, 20, 8, 20});
    QVERIFY(red[2] > red[1] + 40);
    QVERIFY(paper[1] > 200);
  }
};

QTEST_GUILESS_MAIN(CardExplainTest)
#include "tst_card_explain.moc"
