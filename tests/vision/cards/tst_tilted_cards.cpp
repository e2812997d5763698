// Cards that a wide lens shows aslant near the edge of the picture are cards without a library, too.
#include <algorithm>

#include <QTest>

#include "card_scene.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"

using namespace lk::vision;

class TiltedCardsTest : public QObject {
  Q_OBJECT

 private slots:
  void cardsAslantAreFoundWithoutNames() {
    // Outlines as a phone saw them.
    const Quad kTwo{cv::Point2f(83, 769), {263, 660}, {374, 981}, {162, 1101}};
    const Quad kEight{cv::Point2f(122, 424), {283, 346}, {325, 592}, {140, 668}};
    const Quad kUpright{cv::Point2f(560, 650), {820, 690}, {740, 1150}, {455, 1060}};
    cv::Mat picture = scene::table(scene::Table::black, {960, 1280}, 5);
    int number = 1;
    for (const Quad& card : {kTwo, kEight, kUpright})
      scene::lay(picture, scene::cardFace(number++, {238, 240, 242}), card);
    const auto seen = recognise(scene::seen(picture, {}, 3), CardIndex({}), {}).cards;
    for (const Quad& card : {kTwo, kEight, kUpright}) {
      const bool found = std::any_of(seen.begin(), seen.end(), [&](const CardSighting& sighting) {
        return overlap(sighting.corners, card) > 0.95;
      });
      QVERIFY2(found, qPrintable(QString("cosine of tilt %1").arg(tiltCosine(card, 1.25, 1.6))));
    }
    QCOMPARE(seen.size(), std::size_t{3});
  }
};

QTEST_GUILESS_MAIN(TiltedCardsTest)
#include "tst_tilted_cards.moc"
