// Tests dragging: a card that is dragged onto its target says what two touches say.
#include "touched_night.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A night of WTactics whose first battle can begin.
struct FirstAttack : TouchedNight {
  FirstAttack() : TouchedNight("wtactics_orc") {
    for (const QByteArray& event : recorded("wtactics_orc", "the_first_turn_is_like_any_other"))
      say({*readJson(event.toStdString(), "test")});
    evening.window.showPage("table");
    window().resize({1366, 768});
    settle(window());
  }
  /// Drags what lies in a zone to a place, as a hand does.
  void drag(const QString& from, QPoint to, const QString& lookedAt = {}) {
    const QPoint begin = placeOf(from);
    QTest::mousePress(&window(), Qt::LeftButton, {}, begin);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), begin + (to - begin) * step / 10);
    QCoreApplication::processEvents();
    if (!lookedAt.isEmpty()) look(lookedAt);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    QCoreApplication::processEvents();
  }
};

}  // namespace

class TestDraggedCards : public QuietTest {
  Q_OBJECT

 private slots:
  void aCreatureIsDraggedOntoWhatItAttacks() {
    FirstAttack night;
    const std::size_t before = night.session.night().referee().standing().size();
    night.drag("B-F1", night.placeOf("A-F1"), "dragged");
    QVERIFY(night.table.composing());
    QVERIFY2(night.table.detail().contains("Defense"),
             qPrintable(night.table.detail()));  // what would happen
    QCOMPARE(night.session.night().referee().standing().size(),
             before);  // nothing is said by a slip of the hand
    night.choose("Yes, do it");
    QCOMPARE(night.session.night().referee().standing().back().kind(), std::string("attack"));
  }

  /// Beside everything that can be meant, or off the board, it only chooses the card, as a touch does; the
  /// card returns to its place.
  void aCardThatIsLetGoElsewhereIsOnlyChosen() {
    FirstAttack night;
    const QPoint place = night.placeOf("B-F1");
    for (const QPoint elsewhere : {night.placeOf("A-B4"), QPoint(5, 5)}) {
      night.drag("B-F1", elsewhere);
      QVERIFY(night.table.composing() && night.hasChoice("Attack") && night.hasChoice("Rest"));
      QCOMPARE(night.placeOf("B-F1"), place);
      night.table.composeBack();
      QVERIFY(!night.table.composing());
    }
  }

  /// A drop that nothing was begun for is not kept for the next move.
  void aDropIsOfTheMoveThatWasBegun() {
    FirstAttack night;
    night.table.drop({"", "B-F1"});
    night.choose("Attack");
    QVERIFY(night.table.composing());
    for (const BoardZone& zone : night.table.board()->zones()) QVERIFY2(!zone.said, qPrintable(zone.zone));
  }

  /// What cannot be said now cannot be dragged.
  void aCardThatCanDoNothingStaysWhereItIs() {
    FirstAttack night;
    night.drag("A-B1", night.placeOf("B-F1"));
    QVERIFY(!night.table.composing());
  }
};

QTEST_MAIN(TestDraggedCards)
#include "tst_dragged_cards.moc"
