// Outlines measured with a sheet: whole cards, and parts of cards.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_table.h"
#include "vision/cards/find/card_size.h"

using namespace lk::vision;

namespace {

SheetSighting mat(double tiltDeg) {
  drawn::Camera camera;
  camera.aim = {400, 250};
  camera.tiltDeg = tiltDeg;
  return {"MAT:halfwish", camera.toImage(), {}};
}

/// Returns a rectangle given in millimetres as seen in the image.
Quad seen(const SheetSighting& sheet, double x, double y, double width, double height) {
  return {toImage(sheet, {x, y}), toImage(sheet, {x + width, y}), toImage(sheet, {x + width, y + height}),
          toImage(sheet, {x, y + height})};
}

bool holdsCard(const std::vector<Quad>& cards, const Quad& card) {
  return std::any_of(cards.begin(), cards.end(), [&](const Quad& other) {
    double off = 0;
    for (size_t i = 0; i < 4; ++i) off = std::max(off, cv::norm(other[i] - card[i]));
    return off < 3;
  });
}

}  // namespace

class TestSheetCardSize : public QObject {
  Q_OBJECT

 private slots:
  void cardsAreDistinguishedFromOtherRectangles() {
    for (const double tilt : {0.0, 30.0}) {
      const SheetSighting sheet = mat(tilt);
      QVERIFY(cardSized(seen(sheet, 300, 200, 63, 88), sheet));
      QVERIFY(cardSized(seen(sheet, 500, 100, 88, 63), sheet));
      QVERIFY(!cardSized(seen(sheet, 300, 200, 50, 50), sheet));
      QVERIFY(!cardSized(seen(sheet, 300, 200, 126, 88), sheet));
      QVERIFY(!cardSized(seen(sheet, 300, 200, 210, 297), sheet));
    }
  }

  void partsAreCompleted() {
    for (const double tilt : {0.0, 30.0}) {
      const SheetSighting sheet = mat(tilt);
      const Quad card = seen(sheet, 300, 200, 63, 88);
      QVERIFY2(holdsCard(fullSized(seen(sheet, 303, 203, 57, 82), sheet), card), "frame inside");
      QVERIFY2(holdsCard(fullSized(seen(sheet, 300, 225, 63, 63), sheet), card), "lower part");
      QVERIFY2(holdsCard(fullSized(seen(sheet, 303, 203, 57, 60), sheet), card),
               "upper part of the frame inside");
      QVERIFY2(fullSized(card, sheet).empty(), "complete");
      QVERIFY2(fullSized(seen(sheet, 300, 200, 20, 88), sheet).empty(), "too little");
      QVERIFY2(fullSized(seen(sheet, 100, 100, 210, 297), sheet).empty(), "too much");
    }
  }

  void theLargestSheetMeasures() {
    const std::vector<SheetSpec> specs = {drawn::traySpec("A"), drawn::matSpec()};
    QVERIFY(measuringSheet({}, specs) == nullptr);
    const std::vector<SheetSighting> sheets = {{"TRAY:A", cv::Matx33d::eye(), {}}, mat(0)};
    QCOMPARE(measuringSheet(sheets, specs)->id, std::string("MAT:halfwish"));
  }
};

QTEST_GUILESS_MAIN(TestSheetCardSize)
#include "tst_sheet_card_size.moc"
