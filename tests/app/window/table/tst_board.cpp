// Tests the drawn table: positions of things, what lies there, and that it shows nothing beyond the view.
#include <QTest>

#include "app/phrases/zone_words.h"
#include "app/window/table/board_model.h"
#include "game_rows.h"
#include "random_night.h"

using namespace lk;
using namespace lk::app;
using lk::carddb::TableLayout;
using lk::test::RandomNight;

namespace {

TableLayout matOf(std::vector<carddb::Zone> zones) {
  TableLayout layout;
  layout.mat.zones = std::move(zones);
  return layout;
}

QRectF areaOn(const BoardPlan& plan, std::string_view zone) {
  for (const BoardPlace& place : plan.places)
    if (place.zone == zone) return place.area;
  return {};
}

bool touches(const QRectF& a, const QRectF& b) {
  return a.intersects(b);
}

}  // namespace

class TestBoard : public QObject {
  Q_OBJECT

 private slots:
  void emptyStripsAreLeftOut() {
    const TableLayout mat =
        matOf({{"near", {0, 400, 68, 90}}, {"far", {0, 0, 68, 90}}, {"unused", {200, 0, 68, 90}}});
    const BoardPlan plan = boardPlan(mat, {"near", "far"});
    QCOMPARE(plan.places.size(), std::size_t{2});
    QCOMPARE(areaOn(plan, "far").height(), 90.0);
    QCOMPARE(areaOn(plan, "near").top() - areaOn(plan, "far").bottom(), 10.0);
    QCOMPARE(plan.size, QSizeF(68, 190));
  }

  void neighboursKeepTheirDistance() {
    const TableLayout mat = matOf({{"left", {0, 0, 68, 90}}, {"right", {72, 0, 68, 90}}});
    const BoardPlan plan = boardPlan(mat, {"left", "right"});
    QCOMPARE(areaOn(plan, "right").left(), 72.0);
  }

  void aRowContainsEveryZoneOrIsEmpty() {
    const std::vector<std::string> row = inOneRow({"hero/1", "encounter"}, {"encounter", "hero/1", "hero/2"});
    QCOMPARE(row, (std::vector<std::string>{"encounter", "hero/1"}));
    QVERIFY(inOneRow({"encounter", "A/action/1"}, {"encounter"}).empty());
    QVERIFY(inOneRow({"encounter"}, {}).empty());
  }

  void aCardLiesInItsPartOfAZone() {
    const TableLayout mat =
        matOf({{"A/basic/halfwish", {}}, {"A/basic/feint", {}}, {"upgrades", {}}, {"map/1", {}}});
    QCOMPARE(zoneOnMat(mat, {"A/basic", "feint", 0}), std::string("A/basic/feint"));
    QCOMPARE(zoneOnMat(mat, {"A/basic", "other", 1}), std::string("A/basic/feint"));
    QCOMPARE(zoneOnMat(mat, {"A/basic", "other", 7}), std::string("A/basic/feint"));
    QCOMPARE(zoneOnMat(mat, {"upgrades/3", "x", 0}), std::string("upgrades"));
    QCOMPARE(zoneOnMat(mat, {"map/1", "x", 0}), std::string("map/1"));
    QCOMPARE(zoneOnMat(mat, {"map", "x", 0}), std::string("map/1"));
    const TableLayout field = matOf({{"A/front", {}, 0, carddb::Zone::Shown::whenUsed, "field"},
                                     {"B/front", {}, 0, carddb::Zone::Shown::whenUsed, "field"}});
    QCOMPARE(zoneOnMat(field, {"field", "x", 0, rules::Seat::B}), std::string("B/front"));
    QCOMPARE(zoneOnMat(mat, {"nowhere", "x", 0}), std::string());
  }

  void aGameWithoutAMatHasARowForEachSeat() {
    const Json zones =
        Json::object({{"B/field", Json::array()}, {"shop", Json::array()}, {"A/field", Json::array()}});
    const TableLayout mat = standInMat(zones);
    const BoardPlan plan = boardPlan(mat, {"A/field", "B/field", "shop"});
    QVERIFY(areaOn(plan, "B/field").bottom() < areaOn(plan, "shop").top());
    QVERIFY(areaOn(plan, "shop").bottom() < areaOn(plan, "A/field").top());
  }

  /// In random nights: every card in the view is on the board once, no other card is, and no two places
  /// overlap.
  void theBoardShowsWhatTheViewTells_data() { test::gameRows(); }
  void theBoardShowsWhatTheViewTells() {
    QFETCH(QString, game);
    for (const std::uint64_t seed : {3, 4, 5}) {
      RandomNight night(game.toStdString(), seed);
      BoardModel board;
      bool held = false;
      while (!night.moment.result.finished) {
        night.goOn();
        board.show(night.moment, {});
        QStringList drawn;
        std::vector<QRectF> areas;
        for (const BoardZone& zone : board.zones()) {
          areas.push_back(zone.area);
          for (const LyingCard& card : zone.cards)
            if (!card.name.isEmpty()) drawn += card.name;
        }
        for (const BoardCup& cup : board.cups()) areas.push_back(cup.area);
        for (std::size_t i = 0; i < areas.size(); ++i)
          for (std::size_t j = 0; j < i; ++j) QVERIFY(!touches(areas[i], areas[j]));
        QStringList expected;
        for (const auto& [name, lying] : night.moment.view["zones"].members()) {
          for (const Json& card : lying.items()) {
            const auto id = night.kit->cards.find(card["card"].asString());
            const auto& zones = night.kit->layout.mat.zones;
            const std::string zone =
                zoneOnMat(night.kit->layout, {name, "", 0, rules::seatFrom(card["owner"].asString())});
            const auto at =
                std::find_if(zones.begin(), zones.end(), [&](const auto& each) { return each.name == zone; });
            if (id.known() && at != zones.end() && at->shown != carddb::Zone::Shown::never)
              expected += QString::fromStdString(night.kit->cards[id].name.english);
          }
        }
        drawn.sort();
        expected.sort();
        QCOMPARE(drawn, expected);
        held = held || !drawn.isEmpty();
      }
      QVERIFY(held);
    }
  }

  void cupsShowTheStateOfTheDice() {
    RandomNight night("halfwish");
    BoardModel board;
    QStringList states;
    while (!night.moment.result.finished) {
      board.show(night.moment, {});
      for (const BoardCup& cup : board.cups()) {
        states += cup.state;
        const std::string seat = cup.seat.toStdString();
        const bool known = night.moment.view["seats"][seat]["dv"].isInt();
        QCOMPARE(cup.state == "open", known);
        QCOMPARE(cup.value.isEmpty(), !known);
      }
      night.goOn();
    }
    for (const char* state : {"awaited", "covered", "open"}) QVERIFY2(states.contains(state), state);
  }

  void whoseTurnItIsHasLight() {
    RandomNight night("halfwish");
    BoardModel board;
    int lit = 0;
    for (int i = 0; i < 60 && !night.moment.result.finished; ++i) {
      board.show(night.moment, {});
      for (const BoardSide& each : board.sides()) {
        const auto seat = rules::seatFrom(each.seat.toStdString());
        const bool owes = std::any_of(night.moment.prompts.begin(), night.moment.prompts.end(),
                                      [&](const rules::Prompt& prompt) { return prompt.seat == seat; });
        QCOMPARE(each.acting, owes);
        lit += owes;
      }
      night.goOn();
    }
    QVERIFY(lit > 0);
  }

  void theGameIsWhereTheRulesSay() {
    RandomNight night("halfwish");
    BoardModel board;
    int marked = 0;
    for (int i = 0; i < 200 && !night.moment.result.finished; ++i) {
      board.show(night.moment, {});
      QStringList here;
      for (const BoardZone& zone : board.zones())
        if (zone.current) here += zone.called;
      QStringList labels;
      for (const rules::TablePlace& place : night.moment.places)
        if (place.current) labels += zoneWords(place.zone, night.kit->id()).label;
      QCOMPARE(here, labels);
      marked += static_cast<int>(here.size());
      // Of a location either the card or its back is shown.
      for (const BoardZone& zone : board.zones())
        if (zone.called.startsWith("Location")) QVERIFY(zone.cards.size() <= 1);
      night.goOn();
    }
    QVERIFY(marked > 0);
  }

  void anEmptyPlaceIsCalledWhatItIs() {
    RandomNight night("halfwish");
    BoardModel board;
    board.show(night.moment, {});
    QStringList called;
    for (const BoardZone& zone : board.zones()) called += zone.called;
    QVERIFY2(called.contains("Location of turn 3"), qPrintable(called.join(", ")));
    QVERIFY2(called.contains("Action 1"), qPrintable(called.join(", ")));
  }
};

QTEST_GUILESS_MAIN(TestBoard)
#include "tst_board.moc"
