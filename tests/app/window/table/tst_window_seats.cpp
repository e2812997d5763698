// Tests what the table's page shows for seats, for any game.
#include <QTest>

#include "app/window/table/seats_model.h"
#include "game_rows.h"
#include "random_night.h"

using namespace lk;
using namespace lk::app;
using lk::test::RandomNight;

namespace {

QStringList rolesIn(const Moment& moment) {
  SeatsModel seats;
  seats.show(moment, {});
  QStringList roles;
  for (int row = 0; row < seats.rowCount(); ++row)
    roles += seats.data(seats.index(row), SeatsModel::rolesRole).toStringList();
  return roles;
}

}  // namespace

class TestWindowSeats : public QObject {
  Q_OBJECT

 private slots:
  void nobodyHasTheTurnOnceItIsOver_data() { test::gameRows(); }
  void nobodyHasTheTurnOnceItIsOver() {
    QFETCH(QString, game);
    RandomNight night(game.toStdString());
    bool had = false;
    while (!night.moment.result.finished) {
      had = had || rolesIn(night.moment).contains("Has the turn");
      night.goOn();
    }
    QVERIFY(had);
    QVERIFY(!rolesIn(night.moment).contains("Has the turn"));
  }
};

QTEST_GUILESS_MAIN(TestWindowSeats)
#include "tst_window_seats.moc"
