// Tests that the names of objects close together are all readable.
#include <QTest>

#include "app/window/shared/pictures/label_places.h"

using namespace lk::app;

namespace {

const QRectF kRoom(0, 0, 1000, 600);

bool apart(const std::vector<QRectF>& places) {
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (places[i].intersects(places[k])) return false;
  return true;
}

}  // namespace

class TestLabelPlaces : public QObject {
  Q_OBJECT

 private slots:
  void aNameStandsOnTheLowerEdge() {
    const auto places = LabelPlaces().of({{QRectF(100, 100, 60, 90), QSizeF(80, 20)}}, kRoom);
    QCOMPARE(places.front(), QRectF(90, 180, 80, 20));
  }

  void aNameGivesWayToThoseBeforeIt() {
    // A row of narrow cards with long names, and a tray beside the first.
    std::vector<WantedLabel> row{{QRectF(0, 60, 190, 130), QSizeF(150, 24)}};
    for (int i = 0; i < 6; ++i) row.push_back({QRectF(200 + 70 * i, 100, 60, 90), QSizeF(110, 24)});
    const auto places = LabelPlaces().of(row, kRoom);
    QCOMPARE(places.size(), row.size());
    QVERIFY(apart(places));
    for (std::size_t i = 0; i < places.size(); ++i) QVERIFY(places[i].intersects(row[i].thing));
    QCOMPARE(places[1].center().y(), row[1].thing.bottom());
    QCOMPARE(places[2].center().y(), row[2].thing.top());
    QCOMPARE(places[3].center().y(), row[3].thing.bottom());
  }

  void aNameStaysInThePicture() {
    const auto places =
        LabelPlaces().of({{QRectF(970, 550, 60, 90), QSizeF(90, 24)}, {QRectF(), QSizeF()}}, kRoom);
    QVERIFY(kRoom.contains(places[0]));
    QVERIFY(places[1].isEmpty());
  }

  void aLabelKeepsClearOfAShownMessage() {
    const WantedLabel card{QRectF(100, 0, 60, 90), QSizeF(80, 20)};
    const QRectF toast(0, 60, 400, 50);
    LabelPlaces places;
    QVERIFY(toast.intersects(places.of({card}, kRoom).front()));
    const QRectF clear = places.of({card}, kRoom, toast).front();
    QVERIFY(!toast.intersects(clear));
    QCOMPARE(places.of({card}, kRoom).front(), clear);  // nor does it move back
  }

  void aNameStaysWhileItsThingStays() {
    const WantedLabel left{QRectF(100, 100, 60, 90), QSizeF(110, 24)};
    const WantedLabel right{QRectF(170, 100, 60, 90), QSizeF(110, 24)};
    const auto besides = [](QRectF thing) { return thing.adjusted(1, 2, 1, 2); };
    LabelPlaces places;
    const auto first = places.of({left, right}, kRoom);
    QVERIFY(apart(first));
    // In any order of detection, and while the picture shakes.
    const auto second = places.of({{besides(right.thing), right.size}, left}, kRoom);
    QCOMPARE(second[1], first[0]);
    QCOMPARE(second[0], besides(first[1]));
    // The other name is gone.
    QCOMPARE(places.of({right}, kRoom).front(), first[1]);
    // A card laid elsewhere counts as another one.
    const QRectF far = right.thing.translated(400, 200);
    QCOMPARE(places.of({{far, right.size}}, kRoom).front().center().y(), far.bottom());
  }

  /// Wherever it is placed it covers other names, by amounts that vary slightly.
  void aNameThatCannotBeClearOfOthersDoesNotFlicker() {
    const QSizeF size(100, 20);
    std::vector<WantedLabel> seen{{QRectF(200, 10, 100, 90), size},
                                  {QRectF(360, 150, 100, 40), size},
                                  {QRectF(300, 105, 60, 40), size},
                                  {QRectF(300, 100, 60, 90), size}};
    LabelPlaces places;
    const QRectF first = places.of(seen, kRoom).back();
    for (const qreal step : {2, -4, 4}) {
      seen.back().thing.translate(step, 0);
      QCOMPARE(places.of(seen, kRoom).back().top(), first.top());
    }
  }
};

QTEST_GUILESS_MAIN(TestLabelPlaces)
#include "tst_label_places.moc"
