// Tests that a card keeps its identity from the event that introduced it to wherever it is laid; two equal
// cards have separate identities. Unknowable identities are left open.
#include <QTest>

#include "app/session/table/followed_things.h"
#include "app/session/table/neighbours.h"
#include "app/session/table/placements.h"
#include "games/kiteyard/table.h"

using namespace lk;
using namespace lk::app;

namespace {

const std::string kKite = R"({"e":"play","seat":"A","card":"red_kite"})";

Followable kite(int individual, bool used = true) {
  return {individual, {.zone = "yard", .card = "red_kite"}, used};
}

/// A's night against B, and the tracked cards.
struct Table {
  explicit Table(const test::Kiteyard& kiteyard) : night(*kiteyard.kit()->game, kiteyard.kit()->cards) {
    take(R"({"e":"setup","game":"kiteyard","players":["A","B"]})");
  }
  void take(const std::string& line, const std::vector<Followable>& sources = {}) {
    const rules::Ruling ruling = night.take({*readJson(line, "test")});
    if (ruling.verdict != rules::Verdict::accepted) qFatal("%s: %s", line.c_str(), ruling.reason.c_str());
    things.keepUp(night);
    things.bind(night, sources);
  }
  [[nodiscard]] rules::ThingId at(std::size_t place) const { return night.state().lying[place].thing; }

  rules::Referee night;
  FollowedThings things;
};

QuadMm cardAt(double x, double y) {
  return {cv::Point2d(x, y), {x + 63, y}, {x + 63, y + 88}, {x, y + 88}};
}

}  // namespace

class FollowedThingsTest : public QObject {
  Q_OBJECT

  const test::Kiteyard kiteyard_;

 private slots:
  void eachOfTwoEqualCardsIsWhatItsEventBrought() {
    Table table(kiteyard_);
    table.take(kKite, {kite(11)});
    table.take(kKite, {kite(12)});
    QVERIFY(table.things.of(11).known() && table.things.of(11) == table.at(0));
    QVERIFY(table.things.of(12) == table.at(1));
    QVERIFY(!table.things.of(13).known() && !table.things.of(0).known());
  }

  void undoForgetsNewThingsAndRestoresFormerOnes() {
    Table table(kiteyard_);
    table.take(kKite, {kite(11)});
    table.take(kKite, {kite(12)});
    table.take(R"({"e":"play","seat":"A","card":"reel_in","targets":["A/red_kite"]})");
    table.take(R"({"e":"decline","seat":"B"})");
    QVERIFY(!table.things.of(11).known());  // it returned to the hand
    table.take(kKite, {kite(13)});          // and its track number belongs to another card
    QVERIFY(table.things.of(13).known());
    table.take(R"({"e":"take_back","count":3})");
    QVERIFY(!table.things.of(13).known());
    QVERIFY(table.things.of(11) == table.at(0) && table.things.of(12) == table.at(1));
    table.take(R"({"e":"take_back","count":2})");
    QVERIFY(!table.things.of(11).known() && !table.things.of(12).known());
  }

  void interchangeableCardsEnteredByHandAreRecognised() {
    Table table(kiteyard_);
    table.take(kKite);
    table.take(kKite);
    const std::vector<Followable> lying{kite(21, false), kite(22, false)};
    table.things.recognise(table.night, lying);
    QVERIFY(table.things.of(21).known() && table.things.of(22).known());
    QVERIFY(table.things.of(21) != table.things.of(22));

    Table other(kiteyard_);  // one of them is damaged: which one is unknown
    other.take(kKite);
    other.take(kKite);
    other.take(R"({"e":"play","seat":"A","card":"gust","targets":["A/red_kite"]})");
    other.take(R"({"e":"decline","seat":"B"})");
    other.things.recognise(other.night, lying);
    QVERIFY(!other.things.of(21).known() && !other.things.of(22).known());
  }

  void anExtraCardIsNotRecognisedUnlessItWasUsed() {
    Table table(kiteyard_);
    table.take(kKite);
    const std::vector<Followable> both{kite(21, false), kite(22, false)};
    table.things.recognise(table.night, both);
    QVERIFY(!table.things.of(21).known() && !table.things.of(22).known());
    const std::vector<Followable> one{kite(21, false), kite(22, true)};
    table.things.recognise(table.night, one);
    QVERIFY(!table.things.of(21).known() && table.things.of(22) == table.at(0));
  }

  void whatLiesInAnotherZoneIsNotRecognised() {
    Table table(kiteyard_);
    table.take(kKite);
    Followable there = kite(21);
    there.card.zone = "A/discard";
    table.things.recognise(table.night, std::vector{there});
    QVERIFY(!table.things.of(21).known());
    there.card.zone = "yard/3";
    table.things.recognise(table.night, std::vector{there});
    QVERIFY(table.things.of(21).known());
  }

  void cardsAreReadRowByRowAndMeasuredFromEdgeToEdge() {
    const std::vector<RestingShape> all{{1, "yard", cardAt(200, 12), {}},
                                        {2, "yard", cardAt(100, 0), {}},
                                        {3, "yard", cardAt(110, 120), {}},
                                        {4, "hall", cardAt(180, 30), {1}},
                                        {5, "yard", cardAt(400, 0), {}}};
    const std::vector<Surrounding> around = neighboursOf(all, 50);
    QCOMPARE(around[1].order, 1);
    QCOMPARE(around[0].order, 2);
    QCOMPARE(around[4].order, 3);
    QCOMPARE(around[2].order, 4);
    QCOMPARE(around[3].order, 1);
    QCOMPARE(around[3].on.size(), std::size_t{1});
    QCOMPARE(around[3].on[0].which, std::size_t{0});
    QCOMPARE(around[0].beside.size(), std::size_t{3});
    QCOMPARE(around[0].beside[0].which, std::size_t{3});  // what lies on it
    QCOMPARE(around[0].beside[0].mm, 0.0);
    QCOMPARE(around[0].beside[1].which, std::size_t{2});
    QCOMPARE(around[0].beside[2].which, std::size_t{1});
    QVERIFY(std::abs(around[0].beside[2].mm - 37) < 1e-9);
    QVERIFY(std::abs(around[1].beside[0].mm - 17) < 1e-9);  // the third lies lower, by 32
    QVERIFY(around[4].beside.empty());
  }
};

QTEST_GUILESS_MAIN(FollowedThingsTest)
#include "tst_followed_things.moc"
