// The names of things that lie beside one another are all to be read.
#include <QTest>

#include "app/window/pictures/label_places.h"

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
    const auto places = labelPlaces({{QRectF(100, 100, 60, 90), QSizeF(80, 20)}}, kRoom);
    QCOMPARE(places.front(), QRectF(90, 180, 80, 20));
  }

  void aNameGivesWayToThoseBeforeIt() {
    // A row of narrow cards with long names, and a tray beside the first.
    std::vector<WantedLabel> row{{QRectF(0, 60, 190, 130), QSizeF(150, 24)}};
    for (int i = 0; i < 6; ++i) row.push_back({QRectF(200 + 70 * i, 100, 60, 90), QSizeF(110, 24)});
    const auto places = labelPlaces(row, kRoom);
    QCOMPARE(places.size(), row.size());
    QVERIFY(apart(places));
    for (std::size_t i = 0; i < places.size(); ++i) QVERIFY(places[i].intersects(row[i].thing));
    QCOMPARE(places[1].center().y(), row[1].thing.bottom());
    QCOMPARE(places[2].center().y(), row[2].thing.top());
    QCOMPARE(places[3].center().y(), row[3].thing.bottom());
  }

  void aNameStaysInThePicture() {
    const auto places =
        labelPlaces({{QRectF(970, 550, 60, 90), QSizeF(90, 24)}, {QRectF(), QSizeF()}}, kRoom);
    QVERIFY(kRoom.contains(places[0]));
    QVERIFY(places[1].isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestLabelPlaces)
#include "tst_label_places.moc"
