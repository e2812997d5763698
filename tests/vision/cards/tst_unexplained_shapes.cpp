// Cards that are found only once others have names: a wrong outline covered them, or only the frame printed
// inside their rims was visible.
#include <algorithm>

#include <QTest>

#include "card_scene.h"
#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/unexplained_shapes.h"

using namespace lk::vision;
using scene::Table;

namespace {

const cv::Scalar kWhite(238, 240, 242), kDark(60, 45, 40);

/// Six cards in two rows, and the objects of a test.
struct Board {
  cv::Mat picture, photo;
  std::vector<Quad> cards;
  std::optional<UnexplainedShapes> left;

  explicit Board(Table table = Table::wood) : picture(scene::table(table, {1280, 720}, 11)) {
    for (int i = 0; i < 6; ++i)
      lay({150.0F + 200.0F * float(i % 3), 180.0F + 330.0F * float(i / 3)}, -12 + 9 * i);
  }
  Quad lay(cv::Point2f at, double turn, const cv::Scalar& border = kWhite) {
    const Quad card = scene::pose(at, 220, turn);
    // With a rim as wide as on most cards.
    scene::lay(picture, scene::cardFace(int(cards.size()), border)(cv::Rect(10, 14, 484, 676)), card);
    cards.push_back(card);
    return card;
  }
  void search() {
    photo = scene::seen(picture, {}, 3);
    CardFinderOptions options;
    options.unexplained = &left;
    findCards(photo, options);
  }
  [[nodiscard]] std::vector<CardOutline> around(const Quad& doubtful, const std::vector<Quad>& known) const {
    return cardsAround(photo, *left, {doubtful}, known);
  }
  /// Searches with all cards known except those.
  [[nodiscard]] std::vector<CardOutline> anywhereBut(std::initializer_list<std::size_t> unknown) const {
    std::vector<Quad> known;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (std::find(unknown.begin(), unknown.end(), i) == unknown.end()) known.push_back(cards[i]);
    return cardsAnywhere(photo, *left, known);
  }
};

bool anyIs(const std::vector<CardOutline>& outlines, const Quad& card) {
  return std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
    return scene::cornerError(outline.corners, card) < 0.02;
  });
}

}  // namespace

class UnexplainedShapesTest : public QObject {
  Q_OBJECT

 private slots:
  void aCardBesideAWrongOutlineIsFound() {
    Board board;
    const Quad under = board.lay({900, 300}, 6);
    board.lay({985, 380}, -20);
    board.search();
    QVERIFY(board.left);
    const Quad wrong = scene::pose({925, 330}, 220, 80);
    std::vector<Quad> known = board.cards;
    known.erase(known.begin() + 6);
    const std::vector<CardOutline> around = board.around(wrong, known);
    QVERIFY(anyIs(around, under));
    QVERIFY2(std::all_of(around.begin(), around.end(), [](const CardOutline& one) { return one.outlier; }),
             "only a name makes it a card");
    // Known cards are not suggested again.
    for (const Quad& card : known) QVERIFY(!anyIs(around, card));
    QVERIFY(!anyIs(board.around(wrong, board.cards), under));
  }

  void shapesFarFromAnyDoubtAreLeftAlone() {
    Board board;
    const Quad far = board.lay({1000, 500}, 10);
    board.search();
    std::vector<Quad> known = board.cards;
    known.pop_back();
    QVERIFY(board.around(scene::pose({150, 180}, 200, 0), known).empty());
    QVERIFY(anyIs(board.around(far, known), far));
  }

  void aCardBesideNoDoubtIsFoundAnywhere() {
    Board board;
    const Quad under = board.lay({900, 300}, 6);
    board.lay({985, 380}, -20);
    const Quad far = board.lay({1000, 600}, 84);
    board.search();
    const std::vector<CardOutline> both = board.anywhereBut({6, 8});
    QVERIFY(anyIs(both, under));
    QVERIFY(anyIs(both, far));
    QVERIFY2(std::all_of(both.begin(), both.end(), [](const CardOutline& one) { return one.outlier; }),
             "only a name makes it a card");
    QVERIFY(!anyIs(board.anywhereBut({8}), under));
    QVERIFY(board.anywhereBut({}).empty());
  }

  void aCardAcrossTwoOthersIsFound_data() {
    QTest::addColumn<double>("turn");
    for (const double turn : {84.0, 94.0}) QTest::addRow("%.0f", turn) << turn;
  }
  void aCardAcrossTwoOthersIsFound() {
    QFETCH(double, turn);
    Board board;
    board.lay({780, 300}, 0);
    board.lay({990, 305}, 2);
    const Quad across = board.lay({885, 310}, turn, kDark);
    board.search();
    QVERIFY2(anyIs(board.anywhereBut({8}), across), "its ends are not hidden by what it lies on");
  }

  void theBareTableHoldsNoPrint() {
    Board board(Table::cloth);
    board.search();
    const Quad bare = scene::pose({1000, 500}, 220, 20);
    for (const Quad& card : board.cards) QVERIFY(holdsPrint(board.photo, card, {}));
    QVERIFY(!holdsPrint(board.photo, bare, {}));
    // Also where known cards reach into the place, although their prints would suggest a card.
    const Quad reaching = board.lay({1080, 560}, 35);
    board.search();
    QVERIFY(holdsPrint(board.photo, bare, {}));
    QVERIFY(!holdsPrint(board.photo, bare, {reaching}));
    // A card that is almost entirely occluded gives no evidence.
    QVERIFY(!holdsPrint(board.photo, board.cards.front(), {board.cards.front()}));
  }

  void aCutCardWithARimAsDarkAsTheTableIsFoundByItsFrame_data() {
    QTest::addColumn<double>("turn");
    for (const double turn : {-7.0, 4.0, 12.0}) QTest::addRow("%.0f", turn) << turn;
  }
  void aCutCardWithARimAsDarkAsTheTableIsFoundByItsFrame() {
    QFETCH(double, turn);
    Board board;
    const cv::Scalar wood = cv::mean(board.picture(cv::Rect(900, 100, 200, 100)));
    const Quad card = board.lay({1000, 660}, turn, wood);
    board.search();
    std::vector<Quad> known = board.cards;
    known.pop_back();
    QVERIFY(anyIs(board.around(scene::pose({1010, 640}, 220, turn + 90), known), card));
  }
};

QTEST_GUILESS_MAIN(UnexplainedShapesTest)
#include "tst_unexplained_shapes.moc"
