// Tests the drawn table: positions of things, what lies there, and that it shows nothing beyond the view.
#include <QTest>

#include "app/kit/board_cells.h"
#include "app/phrases/zone_words.h"
#include "app/window/table/board_model.h"
#include "game_rows.h"
#include "random_night.h"

using namespace lk;
using namespace lk::app;
using lk::test::RandomNight;

namespace {

using Holds = BoardCell::Holds;

constexpr BoardRoom kRoom{{1000, 600}, 20, 10};

/// Returns the places of all cells, each with so many cards.
std::vector<BoardPlace> planOf(const BoardLayout& layout, std::size_t cards = 1,
                               const BoardRoom& room = kRoom) {
  return boardPlan(
      layout, [&](const BoardCell&) { return std::optional(CellContent{cards}); }, room);
}

bool touches(const QRectF& a, const QRectF& b) {
  return a.intersects(b);
}

}  // namespace

class TestBoard : public QObject {
  Q_OBJECT

 private slots:
  void rowsGoFromTheFarSideToTheNearOne() {
    const BoardLayout layout{{{.middle = {{"far"}}}, {.middle = {{"near"}}}}};
    const std::vector<BoardPlace> plan = planOf(layout);
    QCOMPARE(plan.size(), std::size_t{2});
    QVERIFY(plan[0].area.bottom() + kRoom.label <= plan[1].area.top());
    QVERIFY(plan[1].area.bottom() + kRoom.label <= kRoom.size.height());
    QVERIFY(plan[0].card > 200);  // of 600 pixels, with two names
    QVERIFY(std::abs(plan[0].area.center().x() - kRoom.size.width() / 2) <= 1);
  }

  void cellsThatAreNotDrawnTakeNoRoom() {
    const BoardLayout layout{{{.middle = {{"far"}}}, {.middle = {{"near"}}}, {.middle = {{"unused"}}}}};
    const auto used = [](const BoardCell& cell) {
      return cell.zone == "unused" ? std::nullopt : std::optional(CellContent{1});
    };
    QCOMPARE(boardPlan(layout, used, kRoom).front().card,
             planOf({{layout.rows[0], layout.rows[1]}}).front().card);
  }

  // A chain of small cards: their names would lie on the cards.
  void cardsWithLongNamesGetTheFreeWidth() {
    const BoardLayout layout{{{.middle = {{"chain", Holds::row}, {"beside"}}}}};
    const auto plan = [&](double names) {
      const auto content = [&](const BoardCell& cell) {
        return std::optional(cell.zone == "chain" ? CellContent{3, names} : CellContent{1});
      };
      return boardPlan(layout, content, {{1000, 60}, 20, 10});
    };
    const double card = plan(0).front().card;
    QCOMPARE(plan(15).front().card, card);
    QCOMPARE(plan(15).front().area.width(), 300.0);
    QVERIFY(plan(15)[1].area.left() >= plan(15).front().area.right() + 9);
    // More than there is: all stays in the room.
    QVERIFY(plan(100).back().area.right() <= 1000);
    QVERIFY(plan(100).front().area.width() > 800);
  }

  // What stands in front of what is part of some rules: a long name must not push it aside.
  void slotsAboveEachOtherStayInColumns() {
    const BoardLayout layout{{{.middle = {{"back1"}, {"back2"}}}, {.middle = {{"front1"}, {"front2"}}}}};
    const auto content = [](const BoardCell& cell) {
      return std::optional(CellContent{1, cell.zone == "front1" ? 12.0 : cell.zone == "back2" ? 14.0 : 3.0});
    };
    const auto plan = boardPlan(layout, content, kRoom);
    QVERIFY(plan[2].area.width() > planOf(layout)[2].area.width());  // room for the name
    for (const std::size_t column : {0U, 1U}) {
      QCOMPARE(plan[column].area.left(), plan[column + 2].area.left());
      QCOMPARE(plan[column].area.width(), plan[column + 2].area.width());
    }
  }

  void aWideRowIsPressedTogetherBeforeItsCardsShrink() {
    const BoardLayout layout{{{.middle = {{"field", Holds::row}}}, {.middle = {{"other"}}}}};
    const double alone = planOf(layout, 1).front().card;
    const BoardPlace pressed = planOf(layout, 7).front();
    QCOMPARE(pressed.card, alone);
    QVERIFY(pressed.area.width() <= kRoom.size.width() + 0.5);
    const BoardPlace small = planOf(layout, 60).front();
    QVERIFY(small.card < alone);
    QVERIFY(small.area.width() <= kRoom.size.width() + 0.5);
  }

  void aLowRoomHasOneRow() {
    const BoardLayout layout{{{.middle = {{"far"}}}, {.middle = {{"middle"}}}, {.middle = {{"near"}}}}};
    const std::vector<BoardPlace> low = planOf(layout, 1, {{1000, 200}, 20, 10});
    QCOMPARE(low[0].area.top(), low[2].area.top());
    QVERIFY(low[0].area.right() <= low[1].area.left() && low[1].area.right() <= low[2].area.left());
    const std::vector<BoardPlace> high = planOf(layout);
    QVERIFY(high[0].area.bottom() <= high[1].area.top() && high[1].area.bottom() <= high[2].area.top());
  }

  void aColumnHasTheHeightOfItsRow() {
    BoardLayout layout{{{}}};
    for (int i = 1; i <= 10; ++i)
      layout.rows[0].middle.push_back({"lane/" + std::to_string(i), Holds::column});
    const std::vector<BoardPlace> plan = planOf(layout, 3);
    for (const BoardPlace& place : plan)
      QVERIFY(place.area.height() > 0.9 * (kRoom.size.height() - kRoom.label));
    QVERIFY(plan.back().area.right() <= kRoom.size.width() + 0.5);
  }

  void aCardLiesInTheCellOfItsZone() {
    const BoardLayout layout{
        {{.left = {{"A/basic", Holds::row}}, .middle = {{"map/1"}}, .right = {{"upgrades"}}},
         {.middle = {{.zone = "A/front", .shows = "field"}, {.zone = "B/front", .shows = "field"}}}}};
    const auto cell = [&](std::string_view zone, std::optional<rules::Seat> owner = {}) {
      const BoardCell* found = cellFor(layout, zone, owner);
      return found ? found->zone : std::string();
    };
    QCOMPARE(cell("A/basic"), std::string("A/basic"));
    QCOMPARE(cell("A/basic/feint"), std::string("A/basic"));
    QCOMPARE(cell("upgrades/3"), std::string("upgrades"));
    QCOMPARE(cell("map/1"), std::string("map/1"));
    QCOMPARE(cell("field", rules::Seat::B), std::string("B/front"));
    QCOMPARE(cell("nowhere"), std::string());
  }

  void aGameWithoutABoardHasARowForEachSeat() {
    const Json zones =
        Json::object({{"B/field", Json::array()}, {"shop", Json::array()}, {"A/field", Json::array()}});
    const BoardLayout layout = plainBoard(zones);
    QCOMPARE(layout.rows.size(), std::size_t{3});
    QCOMPARE(layout.rows[0].middle[0].zone, std::string("B/field"));
    QCOMPARE(layout.rows[1].middle[0].zone, std::string("shop"));
    QCOMPARE(layout.rows[2].middle[0].zone, std::string("A/field"));
  }

  void aBrokenBoardNamesItsLine() {
    const auto broken = readBoardLayout(
        "{\"schema\": 1, \"game\": \"x\",\n \"rows\": [{\"middle\": [{\"zone\": \"a\", \"holds\": "
        "\"heap\"}]}]}",
        "boards/x.json");
    QVERIFY(!broken);
    QVERIFY2(QString::fromStdString(broken.fault().text()).contains("boards/x.json:2"),
             broken.fault().text().c_str());
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
            if (!id.known()) continue;
            QVERIFY2(cellFor(night.kit->board, name, rules::seatFrom(card["owner"].asString())),
                     name.c_str());
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
