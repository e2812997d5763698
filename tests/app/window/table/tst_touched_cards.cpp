// Tests touches of cards that moves name by zone and card: powers, items, heroes, gear.
#include <QTest>

#include "hand_entered_night.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;

namespace {

/// Returns the names of the cards in zones of this beginning that a touch says next.
QStringList offered(TableModel& table, const QString& zones) {
  QStringList names;
  for (const BoardZone& zone : table.board()->zones())
    for (const LyingCard& card : zone.cards)
      if (card.offered && card.thing.startsWith(zones)) names += card.thing;
  return names;
}

/// Returns the piece of a seat that is drawn as chosen.
QString chosen(TableModel& table, const QString& seat) {
  for (const BoardZone& zone : table.board()->zones())
    for (const LyingCard& card : zone.cards)
      if (card.owner == seat && card.states.contains("chosen")) return card.thing;
  return {};
}

/// Returns whether the line or an answer says this.
bool says(TableModel& table, const QString& words) {
  for (int row = 0; const Choice* choice = table.choices()->openChoice(row); ++row)
    if (choice->label == words) return true;
  return table.nextStep() == words;
}

}  // namespace

class TestTouchedCards : public QObject {
  Q_OBJECT

 private slots:
  /// In a recorded night some card of these zones is lit, and a touch of it begins a move that names it.
  void aCardBeginsTheMoveThatNamesIt_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("zones");
    const QString dungeon("half_deck_dungeon_heroes/two-by-hands/transcript.jsonl");
    const QString battle("half_the_battle/two-by-taps/transcript.jsonl");
    QTest::newRow("power") << "halfwish/whole-night.jsonl"
                           << "A/basic/";
    QTest::newRow("item") << battle << "A/items/";
    QTest::newRow("hero") << dungeon << "hero/1/";
  }
  void aCardBeginsTheMoveThatNamesIt() {
    QFETCH(QString, sample);
    QFETCH(QString, zones);
    const NightLog log = test::nightOf(sample.toStdString());
    test::HandEnteredNight night(log.info.game);
    TableModel table;
    night.listenTo(table);
    int touched = 0;
    for (const rules::Event& event : log.events) {
      night.take(event);
      const QStringList names = offered(table, zones);
      if (names.isEmpty()) continue;
      const std::size_t before = night.session.night().referee().standing().size();
      table.touch({names.front(), QString()});
      QVERIFY2(table.composing(), qPrintable(names.front()));
      table.composeBack();
      QCOMPARE(night.session.night().referee().standing().size(), before);
      ++touched;
    }
    QVERIFY(touched > 0);
  }

  /// The chosen piece is drawn as such, and a touch of it begins its action, although that does not name it.
  void theChosenPieceActsWhenItIsTouched() {
    const NightLog log = test::nightOf("half_the_battle/two-by-taps/transcript.jsonl");
    test::HandEnteredNight night(log.info.game);
    TableModel table;
    night.listenTo(table);
    int touched = 0;
    for (const rules::Event& event : log.events) {
      if (event.kind() == "act") {
        const QString piece = chosen(table, QString::fromStdString(event.body["seat"].asString()));
        QVERIFY(!piece.isEmpty());
        table.touch({piece});
        QVERIFY2(says(table, "Act") || says(table, "Which action?"), qPrintable(piece));
        while (table.composing()) table.composeBack();
        ++touched;
      }
      night.take(event);
    }
    QVERIFY(touched > 3);
  }

  /// An action is played from the hand: the same card on a discard pile does not say it.
  void cardsOfADiscardPileAreNotThoseInAHand() {
    const NightLog log = test::nightOf(test::kWholeNight);
    test::HandEnteredNight night("halfwish");
    TableModel table;
    night.listenTo(table);
    for (const rules::Event& event : log.events) {
      night.take(event);
      for (const char* zones : {"A/discard/", "B/discard/", "A/action/", "B/action/"})
        QVERIFY2(offered(table, zones).isEmpty(), zones);
    }
  }
};

QTEST_MAIN(TestTouchedCards)
#include "tst_touched_cards.moc"
