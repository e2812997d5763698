// Tests the table that pages draw: every card of a view once, in the place where it lies, seen from the
// reader's side.
#include <QTest>

#include "app/host/phones/table_rows.h"
#include "app/host/phones/table_spots.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::test;

namespace {

using rules::Audience;
using rules::Seat;

std::optional<Seat> seatOf(Audience audience) {
  for (const Seat seat : rules::kAllSeats)
    if (audience == rules::audienceOf(seat)) return seat;
  return {};
}

Json rowsFor(const rules::Referee& night, const app::GameKit& kit, Audience audience) {
  const Json view = night.view(audience).json;
  return app::tableRows({kit, view, night.places(), {}, seatOf(audience)});
}

Json parsed(const char* json) {
  const Outcome<Json> read = readJson(json, "test");
  if (!read) qFatal("%s", json);
  return *read;
}

/// Returns the rows of a view that has these zones.
Json rowsOf(std::string_view game, const char* zones, std::optional<Seat> reader = {},
            const std::vector<rules::TablePlace>& places = {}) {
  const auto kit = test::kit(game);
  const Json view = Json::object({{"seats", parsed(R"({"A":{},"B":{}})")}, {"zones", parsed(zones)}});
  return app::tableRows({*kit, view, places, {}, reader});
}

/// Returns "A: A-F1 A-F2" for each row.
QStringList names(const Json& rows) {
  QStringList all;
  for (const Json& row : rows.items()) {
    QString line = QString::fromStdString(row["seat"].isNull() ? "-" : row["seat"].asString()) + ':';
    for (const Json& zone : row["zones"].items())
      line += ' ' + QString::fromStdString(zone["zone"].asString());
    all << line;
  }
  return all;
}

const Json& zoneOf(const Json& rows, std::string_view name) {
  static const Json kNone;
  for (const Json& row : rows.items())
    for (const Json& zone : row["zones"].items())
      if (zone["zone"].asString() == name) return zone;
  return kNone;
}

std::size_t cardsIn(const Json& zones) {
  std::size_t count = 0;
  for (const auto& [zone, cards] : zones.members()) count += cards.items().size();
  return count;
}

/// Counts the cards that are drawn from the view. A face-down card that only the rules know has no face.
std::size_t drawnIn(const Json& rows, std::size_t unreported) {
  std::size_t count = 0;
  for (const Json& row : rows.items())
    for (const Json& zone : row["zones"].items())
      for (const Json& card : zone["cards"].items()) count += 1 + card["attached"].items().size();
  return count - unreported;
}

std::size_t unreportedIn(const Json& rows, const rules::Referee& night, const Json& view) {
  std::size_t count = 0;
  for (const rules::TablePlace& place : night.places())
    if (!place.back.empty() && view["zones"][place.zone].items().empty() &&
        !zoneOf(rows, place.zone).isNull())
      ++count;
  return count;
}

}  // namespace

class TestPhoneTable : public QObject {
  Q_OBJECT

 private slots:
  void everyCardIsDrawnOnce_data() {
    QTest::addColumn<std::string>("game");
    for (const rules::Game* game : rules::allGames())
      QTest::newRow(std::string(game->id()).c_str()) << std::string(game->id());
  }
  void everyCardIsDrawnOnce() {
    QFETCH(std::string, game);
    const auto kit = test::kit(game);
    std::size_t drawn = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      rules::Chance chance(seed);
      rules::Referee night(*kit->game, kit->cards);
      night.take(rules::anySetup(*kit->game, kit->cards, chance));
      for (int step = 0; step < 120 && !night.result().finished; ++step) {
        night.take(rules::anyEvent(*kit->game, night.state(), kit->cards, chance));
        for (const Audience audience : {Audience::table, Audience::seatA, Audience::seatB}) {
          const Json view = night.view(audience).json;
          const Json rows = rowsFor(night, *kit, audience);
          QCOMPARE(drawnIn(rows, unreportedIn(rows, night, view)), cardsIn(view["zones"]));
          drawn += cardsIn(view["zones"]);
        }
      }
    }
    QVERIFY(drawn > 1000);
  }

  void rowsLieAsTheirOwnersSeeThem() {
    constexpr char kZones[] = R"({"A/graveyard":[{"card":"knight","face":"up"}]})";
    const Json spectator = rowsOf("wtactics_orc", kZones);
    QCOMPARE(names(spectator), QStringList({"B: B-B1 B-B2 B-B3 B-B4", "B: B-F1 B-F2 B-F3 B-F4",
                                            "A: A-F1 A-F2 A-F3 A-F4", "A: A-B1 A-B2 A-B3 A-B4 A/graveyard"}));
    QCOMPARE(rowsOf("wtactics_orc", kZones, Seat::A).dump(), spectator.dump());
    QCOMPARE(names(rowsOf("wtactics_orc", kZones, Seat::B)),
             QStringList({"A: A/graveyard A-B4 A-B3 A-B2 A-B1", "A: A-F4 A-F3 A-F2 A-F1",
                          "B: B-F4 B-F3 B-F2 B-F1", "B: B-B4 B-B3 B-B2 B-B1"}));
    // Opposite slots have the same column.
    QCOMPARE(zoneOf(spectator, "A-F2")["column"].asInt(), zoneOf(spectator, "B-F2")["column"].asInt());
    QCOMPARE(zoneOf(spectator, "A/graveyard")["column"].asInt(), std::int64_t(5));
  }

  void zonesBesideTheMiddleSaySo() {
    const Json rows = rowsOf("half_the_battle", R"({"A/items":[{"card":"whetstone","face":"up","owner":"A"}],
        "B/items":[{"card":"whetstone","face":"up","owner":"B"}]})");
    QCOMPARE(names(rows), QStringList({"B: B/items",
                                       "-: lane/1 lane/2 lane/3 lane/4 lane/5 lane/6 lane/7 lane/8 "
                                       "lane/9 lane/10",
                                       "A: A/items"}));
    QCOMPARE(rows.items()[0]["beside"].asString(), std::string("right"));
    QCOMPARE(rows.items()[2]["beside"].asString(), std::string("left"));
    QVERIFY(zoneOf(rows, "lane/4")["upright"].asBool());
  }

  void aZoneOfAllIsDrawnWithTheOwnersOfItsCards() {
    const Json rows = rowsOf("magepunk", R"({"battlefield":[
        {"card":"rust_tick","face":"up","owner":"A","thing":"A/rust_tick","marks":["attacking"]},
        {"card":"lamp_warden","face":"up","owner":"B","thing":"B/lamp_warden","on":"A/rust_tick"}]})");
    QCOMPARE(names(rows), QStringList({"B: B/entities", "A: A/entities"}));
    const Json& attacker = zoneOf(rows, "A/entities")["cards"].items().front();
    QCOMPARE(attacker["name"].asString(), std::string("Rust Tick"));
    QCOMPARE(attacker["marks"].items().front()["label"].asString(), std::string("Attacking"));
    const Json& blocker = zoneOf(rows, "B/entities")["cards"].items().front();
    QCOMPARE(blocker["on"]["thing"].asString(), std::string("A/rust_tick"));
    QCOMPARE(blocker["on"]["name"].asString(), std::string("A's Rust Tick"));
  }

  void unknownCardsAreAPileOfBacks() {
    const Json rows = rowsOf("magepunk", R"({"A/hand":[{"card":null,"face":"up"},{"card":null,"face":"up"}],
        "A/resource/biom":[{"card":null,"face":"down","owner":"A"},{"card":null,"face":"down","owner":"A"}]})");
    for (const char* zone : {"A/hand", "A/resource/biom"}) {
      const Json& pile = zoneOf(rows, zone);
      QVERIFY2(pile["pile"].asBool(), zone);
      QCOMPARE(pile["cards"].items().size(), std::size_t(2));
      for (const Json& card : pile["cards"].items()) {
        QVERIFY(!card.find("name") && !card.find("text"));
        QCOMPARE(card["picture"].asString(), std::string("/back/magepunk/"));
      }
    }
    // A hand that its reader knows is spread out.
    constexpr char kKnown[] =
        R"({"A/hand":[{"card":"rust_tick","face":"up"},{"card":"rust_tick","face":"up"}]})";
    QVERIFY(!zoneOf(rowsOf("magepunk", kKnown, Seat::A), "A/hand").find("pile"));
    QVERIFY(zoneOf(rowsOf("magepunk", kKnown, Seat::B), "A/hand")["pile"].asBool());
  }

  void aCardThatNoEventReportedShowsItsBack() {
    const Json rows = rowsOf("halfwish", "{}", {}, {{.zone = "map/3", .current = true, .back = "location"}});
    const Json& place = zoneOf(rows, "map/3");
    QVERIFY(place["current"].asBool());
    QCOMPARE(place["cards"].items().front().dump(),
             std::string(R"({"picture":"/back/halfwish/location","down":true})"));
  }

  void whatLiesOnAThingWithoutAPlaceIsAttached() {
    const Json rows = rowsOf("half_the_battle", R"({
        "lane/2":[{"card":"bard","face":"up","owner":"A","thing":"A/bard","counters":{"hp":6}}],
        "tokens":[{"card":"hex","face":"up","thing":"A/hex","on":"A/bard"}]})");
    QVERIFY(zoneOf(rows, "tokens").isNull());
    const Json& bard = zoneOf(rows, "lane/2")["cards"].items().front();
    QCOMPARE(bard["attached"].items().size(), std::size_t(1));
    QCOMPARE(bard["numbers"].dump(), std::string(R"([{"text":"6","label":"Health"}])"));
  }
};

QTEST_GUILESS_MAIN(TestPhoneTable)
#include "tst_phone_table.moc"
