// Card backs in a dark ink: named in any light if enrolled, and never mistaken for the same drawing in
// another ink.
#include <QTest>

#include "card_scene.h"
#include "drawn_backs.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_naming_one.h"

using namespace lk::vision;
using drawn::Light;

namespace {

std::string keyOf(int drawing, const drawn::Ink& ink) {
  return std::string("test/") + ink.name + "-" + std::to_string(drawing);
}

struct Shot {
  cv::Mat picture;
  Quad card;
};

Shot shot(const cv::Mat& print, double height, double turnedDeg, double tiltDeg, Light light, unsigned seed) {
  cv::Mat picture = scene::table(scene::Table::wood, {800, 600}, seed);
  const Quad card = scene::pose({400, 300}, height, turnedDeg, tiltDeg);
  scene::lay(picture, print, card);
  return {scene::seen(drawn::inLight(picture, light), {0.8, 3, 0.25}, seed), card};
}

CardIndex taught(const std::vector<drawn::Ink>& inks) {
  std::vector<Reference> references;
  for (const drawn::Ink& ink : inks)
    for (int i = 0; i < drawn::kBackDrawings; ++i) {
      const Shot seen = shot(drawn::back(i, ink.bgr), 440, 1.5, 0, Light::plain, 900 + unsigned(i));
      references.push_back({keyOf(i, ink), true, describeCard(seen.picture, seen.card)});
    }
  return CardIndex(std::move(references));
}

CardSighting look(const CardIndex& index, int drawing, const drawn::Ink& ink, Light light) {
  const Shot seen = shot(drawn::back(drawing, ink.bgr), 150 + 7 * drawing, 23.0 * drawing, drawing % 3 * 12,
                         light, unsigned(drawing));
  return nameAt(seen.picture, index, seen.card);
}

}  // namespace

class CardInksTest : public QObject {
  Q_OBJECT

 private slots:
  void darkBacksAreNamed_data() {
    QTest::addColumn<int>("light");
    QTest::addColumn<int>("least");  // of kBackDrawings
    QTest::addRow("plain") << int(Light::plain) << 24;
    QTest::addRow("dim") << int(Light::dim) << 22;
    // Without a rim of paper, a dark field under glare cannot be distinguished from paper in shadow.
    QTest::addRow("veiled") << int(Light::veiled) << 12;
  }
  void darkBacksAreNamed() {
    QFETCH(int, light);
    QFETCH(int, least);
    int named = 0;
    for (int i = 0; i < drawn::kBackDrawings; ++i) {
      const CardSighting card = look(brown_, i, drawn::kBrown, Light(light));
      if (!card.key) continue;
      QCOMPARE(*card.key, keyOf(i, drawn::kBrown));
      QCOMPARE(card.face, Face::down);
      ++named;
    }
    qInfo("%d of %d named", named, drawn::kBackDrawings);
    QVERIFY(named >= least);
  }

  void anotherInkIsAnotherCard_data() {
    QTest::addColumn<int>("light");
    QTest::addColumn<int>("ink");
    for (const Light light : drawn::kEvenLights)
      for (std::size_t ink = 0; ink < drawn::kOtherInks.size(); ++ink)
        QTest::addRow("%s, %s", drawn::kOtherInks[ink].name, drawn::nameOf(light)) << int(light) << int(ink);
  }
  void anotherInkIsAnotherCard() {
    QFETCH(int, light);
    QFETCH(int, ink);
    for (int i = 0; i < drawn::kBackDrawings; ++i) {
      const CardSighting card = look(brown_, i, drawn::kOtherInks[std::size_t(ink)], Light(light));
      QVERIFY2(!card.key, card.key ? card.key->c_str() : "");
    }
  }

  /// A streak of glare is compensated with the even-light appearance that each print predicts. No light turns
  /// one ink into another, but at half the light a red one is almost a brown one.
  void aLampAcrossADarkBackIsSeenThrough() {
    const auto named = [&](const drawn::Ink& ink) {
      int count = 0;
      for (int i = 0; i < drawn::kBackDrawings; ++i) {
        const Shot seen =
            shot(drawn::back(i, ink.bgr), 150 + 7 * i, 23.0 * i, i % 3 * 12, Light::mirrored, unsigned(i));
        const CardSighting card = nameAll(seen.picture, brown_, {{seen.card, 1, {}, false}})[0].card;
        count += card.key == keyOf(i, drawn::kBrown) ? 1 : 0;
      }
      return count;
    };
    const int right = named(drawn::kBrown);
    int wrong = 0;
    for (const std::size_t other : {0U, 4U}) wrong += named(drawn::kOtherInks[other]);
    qInfo("%d of %d named, in another ink %d of %d", right, drawn::kBackDrawings, wrong,
          2 * drawn::kBackDrawings);
    QVERIFY(right >= 8);
    QVERIFY(wrong <= 2);
    QEXPECT_FAIL("", "faint print under a lamp's streak fits nowhere since it is compared place by place",
                 Continue);
    QVERIFY(right >= 15);
  }

  void twoInksTaughtAreTwoCards() {
    const drawn::Ink red = drawn::kOtherInks[0];
    const CardIndex both = taught({drawn::kBrown, red});
    int named = 0;
    for (const drawn::Ink& ink : {drawn::kBrown, red})
      for (int i = 0; i < drawn::kBackDrawings; ++i) {
        const CardSighting card = look(both, i, ink, Light::plain);
        if (!card.key) continue;
        QCOMPARE(*card.key, keyOf(i, ink));
        ++named;
      }
    qInfo("%d of %d named", named, 2 * drawn::kBackDrawings);
    QVERIFY(named >= 2 * drawn::kBackDrawings - 2);
  }

 private:
  CardIndex brown_ = taught({drawn::kBrown});
};

QTEST_GUILESS_MAIN(CardInksTest)
#include "tst_card_inks.moc"
