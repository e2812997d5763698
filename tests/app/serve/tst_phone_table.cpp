// Tests the table that pages draw: every card of a view once, in the place where it lies, seen from the
// reader's side.
#include <map>

#include <QTest>

#include "app/host/phones/table_rows.h"
#include "app/kit/board_cells.h"
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

/// Returns the zones of a row, from left to right.
Json::Array zonesOf(const Json& row) {
  Json::Array zones;
  for (const char* part : {"left", "middle", "right"})
    for (const Json& zone : row[part].items()) zones.push_back(zone);
  return zones;
}

/// Returns "A-F1 A-F2 | A/graveyard" for each row: its parts.
QStringList names(const Json& rows) {
  QStringList all;
  for (const Json& row : rows.items()) {
    QStringList line;
    for (const char* part : {"left", "middle", "right"}) {
      QStringList zones;
      for (const Json& zone : row[part].items()) zones += QString::fromStdString(zone["zone"].asString());
      if (!zones.isEmpty()) line += zones.join(' ');
    }
    all << line.join(QStringLiteral(" | "));
  }
  return all;
}

Json zoneOf(const Json& rows, std::string_view name) {
  for (const Json& row : rows.items())
    for (const Json& zone : zonesOf(row))
      if (zone["zone"].asString() == name) return zone;
  return {};
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
    for (const Json& zone : zonesOf(row))
      for (const Json& card : zone["cards"].items()) count += 1 + card["attached"].items().size();
  return count - unreported;
}

/// Counts the cards that are drawn without a name or number of their own: face down, as the rules know them.
std::size_t unreportedIn(const Json& rows, const Json& view) {
  std::size_t count = 0;
  for (const Json& row : rows.items())
    for (const Json& zone : zonesOf(row))
      if (view["zones"][zone["zone"].asString()].items().empty())
        for (const Json& card : zone["cards"].items())
          if (!card.find("name") && !card.find("owner") && !card.find("attached")) ++count;
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
          QCOMPARE(drawnIn(rows, unreportedIn(rows, view)), cardsIn(view["zones"]));
          drawn += cardsIn(view["zones"]);
        }
      }
    }
    QVERIFY(drawn > 1000);
  }

  void rowsLieAsTheirReadersSeeThem() {
    constexpr char kZones[] = R"({"A/graveyard":[{"card":"knight","face":"up"}]})";
    const Json spectator = rowsOf("wtactics_orc", kZones);
    QCOMPARE(names(spectator), QStringList({"B-B1 B-B2 B-B3 B-B4", "B-F1 B-F2 B-F3 B-F4",
                                            "A-F1 A-F2 A-F3 A-F4", "A-B1 A-B2 A-B3 A-B4 | A/graveyard"}));
    QCOMPARE(rowsOf("wtactics_orc", kZones, Seat::A).dump(), spectator.dump());
    // Left is left on every screen.
    QCOMPARE(names(rowsOf("wtactics_orc", kZones, Seat::B)),
             QStringList({"A-B1 A-B2 A-B3 A-B4 | A/graveyard", "A-F1 A-F2 A-F3 A-F4", "B-F1 B-F2 B-F3 B-F4",
                          "B-B1 B-B2 B-B3 B-B4"}));
    QVERIFY(zoneOf(spectator, "A-F2")["turns"].asBool());
  }

  void whatTheBoardAlwaysDrawsIsThere() {
    for (const rules::Game* game : rules::allGames()) {
      const auto kit = test::kit(game->id());
      const Json rows = rowsOf(game->id(), "{}");
      for (const app::BoardRow& row : kit->board.rows)
        for (const auto* part : {&row.left, &row.middle, &row.right})
          for (const app::BoardCell& cell : *part) {
            const auto owner = app::ownerOfPlace(cell.zone);
            const bool plays = !owner || *owner == Seat::A || *owner == Seat::B;
            QVERIFY2(zoneOf(rows, cell.zone).isNull() != (cell.always && plays), cell.zone.c_str());
          }
    }
  }

  void lanesHaveTheThingsOfTheirPlayersAtTheirEnds() {
    const Json rows = rowsOf("half_the_battle", R"({"A/items":[{"card":"whetstone","face":"up","owner":"A"}],
        "B/items":[{"card":"whetstone","face":"up","owner":"B"}],
        "lane/4":[{"card":"bard","face":"up","owner":"A"}],"mark/4":[{"card":"beacon","face":"up"}]})");
    QCOMPARE(names(rows), QStringList({"A/items | lane/1 lane/2 lane/3 lane/4 lane/5 lane/6 lane/7 lane/8 "
                                       "lane/9 lane/10 | B/items"}));
    const Json lane = zoneOf(rows, "lane/4");
    QCOMPARE(lane["holds"].asString(), std::string("column"));
    QCOMPARE(lane["cards"].items().size(), std::size_t(2));
    QCOMPARE(lane["cards"].items().back()["name"].asString(),
             std::string("Bard"));  // marks lie before pieces
  }

  void countedCardsAreAPileWithTheirBack() {
    const auto kit = test::kit("magepunk");
    const Json view = Json::object(
        {{"seats", parsed(R"({"A":{"deck":23,"hand":4},"B":{"deck":0}})")}, {"zones", Json::object({})}});
    const Json rows = app::tableRows({*kit, view, {}, {}, {}});
    const Json deck = zoneOf(rows, "A/deck");
    QVERIFY(deck["pile"].asBool());
    QCOMPARE(deck["count"].asInt(), std::int64_t(23));
    QCOMPARE(deck["back"].asString(), std::string("/back/magepunk/entity"));
    QCOMPARE(zoneOf(rows, "A/hand")["count"].asInt(), std::int64_t(4));
    QCOMPARE(zoneOf(rows, "B/deck")["count"].asInt(), std::int64_t(0));
    QVERIFY(zoneOf(rows, "B/hand").isNull());  // nobody has told
  }

  void aNumberSaysWhatItIsMadeOf() {
    const Json rows = rowsOf("magepunk", R"({"battlefield":[{"card":"rust_tick","face":"up","owner":"A",
        "thing":"A/rust_tick","counters":{"damage":1},"numbers":{
          "impact":{"base":1,"now":3,"sum":[{"amount":2,"rule":"M-81","card":"lamp_warden","until":"end_of_turn"}]},
          "durability":{"base":3,"now":2,"sum":[{"amount":-1,"rule":"M-81"}]},
          "left":{"now":1,"most":2},"damage":{"now":1},"shield":{"base":1,"now":1}},
        "states":[{"state":"cannot_block","rule":"M-81","card":"lamp_warden","until":"end_of_turn"}]}]})");
    const Json card = zoneOf(rows, "A/entities")["cards"].items().front();
    QCOMPARE(card["numbers"].items().size(), std::size_t(5));  // damage is told once
    std::map<std::string, Json> numbers;
    for (const Json& each : card["numbers"].items()) numbers[each["label"].asString()] = each;
    const Json& impact = numbers.at("Impact");
    QCOMPARE(impact["text"].asString(), std::string("3"));
    QCOMPARE(impact["changed"].asString(), std::string("more"));
    QCOMPARE(impact["printed"].asInt(), std::int64_t(1));
    QCOMPARE(impact["sum"].items().size(), std::size_t(2));
    QCOMPARE(impact["sum"].items().front().asString(), std::string("1 printed"));
    QVERIFY(impact["sum"].items().back().asString().ends_with("(M-81)"));
    QCOMPARE(numbers.at("Durability")["changed"].asString(), std::string("less"));
    QVERIFY(!numbers.at("Shield").find("changed"));
    QCOMPARE(numbers.at("Left")["most"].asInt(), std::int64_t(2));
    QCOMPARE(card["states"].items().front()["label"].asString(), std::string("cannot block"));
    QVERIFY(card["states"].items().front()["cause"].asString().starts_with("Lamp Warden"));
  }

  void aCounterThatANumberSaysIsDrawnOnce() {
    const auto drawn = [](const char* numbers) {
      const std::string zones =
          std::string(R"({"hero/1":[{"card":"warrior","face":"up","owner":"A","counter":3)") + numbers +
          "}]}";
      const Json rows = rowsOf("half_deck_dungeon_heroes", zones.c_str());
      return zoneOf(rows, "hero/1")["cards"].items().front()["numbers"].items().size();
    };
    QCOMPARE(drawn(R"(,"numbers":{"strength":{"base":4,"now":4},"life":{"now":3,"most":4}})"),
             std::size_t(2));
    QCOMPARE(drawn(R"(,"numbers":{"strength":{"base":3,"now":3}})"), std::size_t(2));
    QCOMPARE(drawn(""), std::size_t(1));
  }

  void aZoneOfAllIsDrawnWithTheOwnersOfItsCards() {
    const Json rows = rowsOf("magepunk", R"({"battlefield":[
        {"card":"rust_tick","face":"up","owner":"A","thing":"A/rust_tick","marks":["attacking"]},
        {"card":"lamp_warden","face":"up","owner":"B","thing":"B/lamp_warden","on":"A/rust_tick"}]})");
    QCOMPARE(names(rows), QStringList({"B/entities", "A/entities"}));
    const Json attacker = zoneOf(rows, "A/entities")["cards"].items().front();
    QCOMPARE(attacker["name"].asString(), std::string("Rust Tick"));
    QCOMPARE(attacker["marks"].items().front()["label"].asString(), std::string("Attacking"));
    const Json blocker = zoneOf(rows, "B/entities")["cards"].items().front();
    QCOMPARE(blocker["on"]["thing"].asString(), std::string("A/rust_tick"));
    QCOMPARE(blocker["on"]["name"].asString(), std::string("A's Rust Tick"));
  }

  void unknownCardsAreAPileOfBacks() {
    const Json rows = rowsOf("magepunk", R"({"A/hand":[{"card":null,"face":"up"},{"card":null,"face":"up"}],
        "A/resource/biom":[{"card":null,"face":"down","owner":"A"},{"card":null,"face":"down","owner":"A"}]})");
    for (const char* zone : {"A/hand", "A/resource/biom"}) {
      const Json pile = zoneOf(rows, zone);
      QVERIFY2(pile["pile"].asBool(), zone);
      QCOMPARE(pile["cards"].items().size(), std::size_t(2));
      for (const Json& card : pile["cards"].items()) {
        QVERIFY(!card.find("name") && !card.find("text"));
        QCOMPARE(card["picture"].asString(), std::string("/back/magepunk/entity"));
      }
    }
    // A hand that its reader knows is spread out.
    constexpr char kKnown[] =
        R"({"A/hand":[{"card":"rust_tick","face":"up"},{"card":"rust_tick","face":"up"}]})";
    const Json own = rowsOf("magepunk", kKnown, Seat::A);
    QVERIFY(!zoneOf(own, "A/hand").find("pile"));
    QCOMPARE(names(own).last(), QString("A/hand"));
    QCOMPARE(zoneOf(own, "A/hand")["cards"].items().front()["thing"].asString(),
             std::string("A/hand/rust_tick"));
    QVERIFY(zoneOf(rowsOf("magepunk", kKnown, Seat::B), "A/hand")["pile"].asBool());
  }

  void aCardThatNoEventReportedShowsItsBack() {
    const Json rows = rowsOf("halfwish", "{}", {}, {{.zone = "map/3", .current = true, .back = "location"}});
    const Json place = zoneOf(rows, "map/3");
    QVERIFY(place["current"].asBool());
    QCOMPARE(place["cards"].items().front().dump(),
             std::string(R"({"picture":"/back/halfwish/location","down":true})"));
  }

  void whatLiesOnAThingWithoutAPlaceIsAttached() {
    const Json rows = rowsOf("half_the_battle", R"({
        "lane/2":[{"card":"bard","face":"up","owner":"A","thing":"A/bard","counters":{"hp":6}}],
        "tokens":[{"card":"hex","face":"up","thing":"A/hex","on":"A/bard"}]})");
    QVERIFY(zoneOf(rows, "tokens").isNull());
    const Json bard = zoneOf(rows, "lane/2")["cards"].items().front();
    QCOMPARE(bard["attached"].items().size(), std::size_t(1));
    QCOMPARE(bard["numbers"].dump(), std::string(R"([{"text":"6","label":"Health"}])"));
  }
};

QTEST_GUILESS_MAIN(TestPhoneTable)
#include "tst_phone_table.moc"
