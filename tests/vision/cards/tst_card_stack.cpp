// Cards lying on cards: their order, and that the visible rest of an occluded card gets its name.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_stack.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/recogniser.h"

using namespace lk::vision;
using scene::Table;

namespace {

constexpr int kKnown = 30;
const cv::Scalar kWhite(238, 240, 242);

std::string keyOf(int number) {
  return "test/" + std::to_string(number);
}

CardIndex library(int cards) {
  std::vector<Reference> references;
  for (int i = 0; i < cards; ++i) {
    const cv::Mat face = scene::cardFace(i, kWhite);
    const auto w = static_cast<float>(face.cols) - 0.5F, h = static_cast<float>(face.rows) - 0.5F;
    references.push_back(
        {keyOf(i), false, describeCard(face, {cv::Point2f(-0.5F, -0.5F), {w, -0.5F}, {w, h}, {-0.5F, h}})});
  }
  return CardIndex(std::move(references));
}

struct Laid {
  cv::Mat picture = scene::table(Table::wood, {1280, 720}, 4);
  std::vector<Quad> truth;
  void lay(cv::Point2f at, double turn, int number) {
    truth.push_back(scene::pose(at, 230, turn));
    scene::lay(picture, scene::cardFace(number, kWhite), truth.back());
  }
  [[nodiscard]] cv::Mat seen() const { return scene::seen(picture, {}, 3); }
};

}  // namespace

class CardStackTest : public QObject {
  Q_OBJECT

 private slots:
  void theUpperCardIsRecognised_data() {
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<double>("turn");
    QTest::newRow("a corner") << 110.0F << 150.0F << 8.0;
    QTest::newRow("its side") << 105.0F << 20.0F << -5.0;
    QTest::newRow("across") << 60.0F << 120.0F << 80.0;
  }
  void theUpperCardIsRecognised() {
    QFETCH(float, x);
    QFETCH(float, y);
    QFETCH(double, turn);
    Laid table;
    table.lay({500, 300}, 4, 3);
    table.lay({500 + x, 300 + y}, turn, 4);
    table.lay({1000, 400}, 0, 5);
    // The order of the outlines must not matter.
    for (const bool reversed : {false, true}) {
      std::vector<Quad> quads = table.truth;
      if (reversed) std::reverse(quads.begin(), quads.end());
      const std::size_t lower = reversed ? 2 : 0, upper = 1, apart = reversed ? 0 : 2;
      const std::vector<StackingOrder> stacked = stackingOrderOf(table.seen(), quads);
      QCOMPARE(stacked[upper].on, std::vector<std::size_t>{lower});
      QCOMPARE(stacked[lower].under, std::vector<std::size_t>{upper});
      QVERIFY(stacked[lower].on.empty() && stacked[upper].undecided.empty());
      QVERIFY(stacked[apart].on.empty() && stacked[apart].under.empty() && stacked[apart].undecided.empty());
    }
  }

  void onlyHiddenPartsAreInvisible() {
    const Quad card = scene::pose({300, 300}, 220, 0);
    QVERIFY(visibilityOf(card, {800, 600}, {}).empty());
    const cv::Mat half = visibilityOf(
        card, {800, 600}, {Quad{card[0], card[1], (card[1] + card[2]) / 2, (card[0] + card[3]) / 2}});
    QVERIFY(!half.empty());
    QCOMPARE(half.at<std::uint8_t>(half.rows / 4, half.cols / 2), std::uint8_t{0});
    QCOMPARE(half.at<std::uint8_t>(half.rows * 3 / 4, half.cols / 2), std::uint8_t{255});
    // Pixels outside the image are invisible as well.
    const cv::Mat cut = visibilityOf(card, {300, 600}, {});
    QVERIFY(std::abs(cv::countNonZero(cut) / double(cut.total()) - 0.5) < 0.05);
  }

  void halfHiddenCardsAreNamed() {
    const CardIndex index = library(kKnown);
    int named = 0;
    for (int number = 0; number < kKnown; ++number) {
      Laid table;
      table.lay({600, 360}, 12.0 * number, number);
      const Quad card = table.truth[0];
      // A plain object over two fifths of the card, from each side in turn.
      const auto side = static_cast<std::size_t>(number) % 4;
      const Quad cover{card[side], card[(side + 1) % 4],
                       card[(side + 1) % 4] * 0.6F + card[(side + 2) % 4] * 0.4F,
                       card[side] * 0.6F + card[(side + 3) % 4] * 0.4F};
      cv::fillConvexPoly(table.picture, std::vector<cv::Point>(cover.begin(), cover.end()), {40, 60, 90},
                         cv::LINE_AA);
      const CardSighting seen = CardInquiry(index).ask({table.seen(), card, {cover}}).card;
      if (!seen.key) continue;
      QCOMPARE(*seen.key, keyOf(number));
      ++named;
    }
    qInfo("%d of %d named", named, kKnown);
    QVERIFY(named * 10 >= 9 * kKnown);
  }

  void halfHiddenCardsThatAreNotKnownAreNotNamed() {
    const CardIndex index = library(10);
    for (int number = 100; number < 120; ++number) {
      Laid table;
      table.lay({600, 360}, 12.0 * number, number);
      const Quad card = table.truth[0];
      const Quad cover{card[0], card[1], card[1] * 0.6F + card[2] * 0.4F, card[0] * 0.6F + card[3] * 0.4F};
      cv::fillConvexPoly(table.picture, std::vector<cv::Point>(cover.begin(), cover.end()), {40, 60, 90},
                         cv::LINE_AA);
      const CardSighting seen = CardInquiry(index).ask({table.seen(), card, {cover}}).card;
      QVERIFY2(!seen.key, seen.key ? seen.key->c_str() : "");
    }
  }

  void aSightingSaysWhatItLiesOn() {
    const CardIndex index = library(10);
    Laid table;
    table.lay({300, 300}, 4, 3);
    table.lay({410, 440}, 15, 4);
    table.lay({900, 200}, 0, 5);
    table.lay({900, 500}, 30, 6);
    const FrameSightings seen = recognise(table.seen(), index, {});
    QCOMPARE(seen.cards.size(), std::size_t{4});
    int reported = 0;
    for (const CardSighting& card : seen.cards)
      for (const std::size_t under : card.on) {
        QCOMPARE(card.key.value_or(""), keyOf(4));
        QCOMPARE(seen.cards[under].key.value_or(""), keyOf(3));
        ++reported;
      }
    QCOMPARE(reported, 1);
  }
};

QTEST_GUILESS_MAIN(CardStackTest)
#include "tst_card_stack.moc"
