// What the table's page says of seats and places, whatever the game.
#include <QTest>

#include "app/session/setup_draft.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/places_model.h"
#include "app/window/table/seats_model.h"
#include "game_rows.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

/// A night of random play, said event by event.
struct RandomNight {
  std::shared_ptr<const GameKit> kit;
  TableSession session{kit, std::vector<vision::Reference>{}};
  rules::Chance chance{3};
  Moment moment;

  explicit RandomNight(std::string_view game) : kit(test::kit(game)) { take(SetupDraft(kit).setup()); }
  void take(const rules::Event& event) {
    Outcome<Moment> taken = session.say(event);
    if (!taken) qFatal("%s", taken.fault().text().c_str());
    moment = std::move(*taken);
  }
  void goOn() { take(rules::anyEvent(*kit->game, session.night().referee().state(), kit->cards, chance)); }
};

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

  void anEmptyPlaceIsCalledWhatItIs() {
    RandomNight dungeon("half_deck_dungeon_heroes");
    PlacesModel places;
    while (places.count() < 2) {  // until a hero is laid down
      dungeon.goOn();
      places.show(dungeon.moment);
    }
    const auto told = [&](int row, int role) { return places.data(places.index(row), role).toString(); };
    QCOMPARE(told(0, PlacesModel::nameRole), QString());
    QCOMPARE(told(0, PlacesModel::markRole), QString("Encounter"));
    QCOMPARE(told(0, PlacesModel::placeRole), QString("Encounter"));
    QCOMPARE(told(1, PlacesModel::placeRole), QString("Hero 1"));

    const RandomNight halfwish("halfwish");
    places.show(halfwish.moment);
    QCOMPARE(places.count(), 5);
    QCOMPARE(told(2, PlacesModel::markRole), QString("3"));
    QCOMPARE(told(2, PlacesModel::placeRole), QString("Location of turn 3"));
  }
};

QTEST_GUILESS_MAIN(TestWindowSeats)
#include "tst_window_seats.moc"
