// The learned comparison of faces: near relatives that were never taught get no name, and the card itself
// does.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/face/face_code.h"
#include "vision/cards/name/face_judgement.h"

using namespace lk::vision;

namespace {

constexpr float kHeight = 300;  // pixels of a card in the picture
const Quad kPlace = scene::pose({320, 240}, kHeight, 12, 15);

/// A card of a deck whose cards differ only in a word.
cv::Mat wordCard(const std::string& word) {
  cv::Mat face = scene::cardFace(3, {200, 170, 90});
  cv::rectangle(face, {90, 300}, {414, 400}, {235, 240, 240}, cv::FILLED);
  cv::putText(face, word, {110, 372}, cv::FONT_HERSHEY_SIMPLEX, 2.2, {30, 25, 25}, 7, cv::LINE_AA);
  return face;
}

Quad wholeOf(const cv::Mat& face) {
  const auto w = float(face.cols), h = float(face.rows);
  return {cv::Point2f(-0.5F, -0.5F), {w - 0.5F, -0.5F}, {w - 0.5F, h - 0.5F}, {-0.5F, h - 0.5F}};
}

enum class Taught { withFace, withoutFace };

Reference taught(const std::string& word, Taught how = Taught::withFace) {
  const cv::Mat face = scene::seen(wordCard(word), {1, 2, 0.1}, 7);
  Reference reference{"game/" + word, false, describeCard(face, wholeOf(face))};
  if (how == Taught::withFace) reference.face = faceCodeOfReference(face, wholeOf(face));
  return reference;
}

cv::Mat pictureOf(const std::string& word, unsigned seed) {
  cv::Mat picture = scene::table(scene::Table::wood, {640, 480}, 3);
  scene::lay(picture, wordCard(word), kPlace);
  return scene::seen(picture, {}, seed);
}

CardSighting named(const std::vector<Reference>& library, const cv::Mat& picture) {
  CardOutline outline;
  outline.corners = kPlace;
  return nameAll(picture, CardIndex(library), {outline}).front().card;
}

}  // namespace

class FaceJudgementTest : public QObject {
  Q_OBJECT

 private slots:
  void theCardItselfIsLikerThanItsTwin() {
    const cv::Mat picture = pictureOf("AGENT", 1);
    const FaceCode seen = faceCodeOf(picture, kPlace);
    const double same = faceLikeness(taught("AGENT").face, seen),
                 twin = faceLikeness(taught("MODEL").face, seen);
    QVERIFY2(same > 0 && twin < -1, qPrintable(QString("%1 %2").arg(same).arg(twin)));
  }

  void hiddenPlacesCountAsEqual() {
    cv::Mat picture = pictureOf("AGENT", 1), visible(68, 48, CV_8U, cv::Scalar(255));
    visible.rowRange(25, 42) = 0;  // the word
    const double twin = faceLikeness(taught("MODEL").face, faceCodeOf(picture, kPlace, visible));
    QVERIFY2(twin > 0, qPrintable(QString::number(twin)));
  }

  void aLibraryOfPicturesWithoutFacesIsNamedByLooks() {
    const CardSighting card = named({taught("AGENT", Taught::withoutFace)}, pictureOf("AGENT", 2));
    QCOMPARE(card.key.value_or(""), std::string("game/AGENT"));
  }

  void theTaughtCardIsNamed_data() {
    QTest::addColumn<bool>("twinToo");
    QTest::newRow("alone") << false;
    QTest::newRow("beside its twin") << true;
  }

  void theTaughtCardIsNamed() {
    QFETCH(bool, twinToo);
    std::vector<Reference> library{taught("AGENT")};
    if (twinToo) library.push_back(taught("MODEL"));
    const CardSighting card = named(library, pictureOf("AGENT", 4));
    QCOMPARE(card.key.value_or(""), std::string("game/AGENT"));
    QVERIFY2(card.confidence > 0.9, qPrintable(QString::number(card.confidence)));
    QVERIFY(cv::norm(card.corners[0] - kPlace[0]) < 0.03 * double(kHeight));
  }

  /// Uneven light or a worse camera can make looks differ that much; the faces are still the same.
  void aCardThatLooksDoNotKnowIsNamedByItsFace() {
    const cv::Mat picture = pictureOf("AGENT", 6);
    const auto judged = [&](const std::vector<Reference>& library) {
      const CardIndex index(library);
      CardInquiry inquiry(index);
      const CardView view{picture, kPlace};
      inquiry.ask(view);
      CardSighting unknown;
      unknown.corners = kPlace;
      return judgedByFace(inquiry, view, unknown).key.value_or("");
    };
    QCOMPARE(judged({taught("AGENT"), taught("MODEL")}), std::string("game/AGENT"));
    QCOMPARE(judged({taught("MODEL")}), std::string());
    QCOMPARE(judged({taught("AGENT", Taught::withoutFace)}), std::string());
    Reference twin = taught("AGENT");  // nothing says which of the two it is
    twin.key = "game/TWIN";
    QCOMPARE(judged({taught("AGENT"), twin}), std::string());
  }

  void aTwinThatIsNotTaughtIsNotNamed() {
    const cv::Mat picture = pictureOf("MODEL", 5);
    QVERIFY2(named({taught("AGENT", Taught::withoutFace)}, picture).key, "by looks alone it would be");
    const CardSighting card = named({taught("AGENT")}, picture);
    QVERIFY2(!card.key, qPrintable(QString::number(card.confidence)));
    QVERIFY(!card.maybe.empty());
  }
};

QTEST_GUILESS_MAIN(FaceJudgementTest)
#include "tst_face_judgement.moc"
