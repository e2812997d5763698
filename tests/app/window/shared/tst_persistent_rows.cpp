// Tests that updated rows are changed in place, and that no row is removed.
#include <QAbstractItemModelTester>
#include <QJSEngine>
#include <QSignalSpy>
#include <QTest>

#include "app/window/shared/persistent_rows.h"
#include "app/window/table/figure_rows.h"

using lk::app::PersistentRows;

namespace {

QVariant cell(const PersistentRows& rows, int row) {
  return rows.data(rows.index(row), static_cast<int>(PersistentRows::Role::ModelData));
}
bool shown(const PersistentRows& rows, int row) {
  return rows.data(rows.index(row), static_cast<int>(PersistentRows::Role::Shown)).toBool();
}

}  // namespace

class TestKeptRows : public QObject {
  Q_OBJECT

 private slots:
  void aRowIsChangedWhereItIs() {
    PersistentRows rows;
    const QAbstractItemModelTester tester(&rows);
    rows.setList({"Riposte", "Ultimatum", "Sudden Fog"});
    QSignalSpy changed(&rows, &PersistentRows::dataChanged);
    QSignalSpy added(&rows, &PersistentRows::rowsInserted);
    rows.setList({"Riposte", "Brass Lamp", "Sudden Fog"});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(added.count(), 0);
    QCOMPARE(cell(rows, 1), QVariant("Brass Lamp"));
  }

  void aRemovedRowStaysHidden() {
    PersistentRows rows;
    const QAbstractItemModelTester tester(&rows);
    rows.setList({"Riposte", "Ultimatum", "Sudden Fog"});
    QSignalSpy removed(&rows, &PersistentRows::rowsRemoved);
    QSignalSpy reset(&rows, &PersistentRows::modelReset);
    rows.setList({"Ultimatum"});
    QCOMPARE(rows.list(), QVariantList{"Ultimatum"});
    QCOMPARE(rows.rowCount(), 3);
    QVERIFY(shown(rows, 0) && !shown(rows, 1) && !shown(rows, 2));
    QCOMPARE(cell(rows, 2), QVariant("Sudden Fog"));  // its old content can still be read
    rows.setList({});
    QVERIFY(!shown(rows, 0));
    QCOMPARE(removed.count() + reset.count(), 0);
  }

  void hiddenRowsAreUsedAgainBeforeOthersAreMade() {
    PersistentRows rows;
    const QAbstractItemModelTester tester(&rows);
    rows.setList({1, 2, 3});
    rows.setList({1});
    QSignalSpy added(&rows, &PersistentRows::rowsInserted);
    rows.setList({1, 2, 4, 5});
    QCOMPARE(rows.rowCount(), 4);
    QCOMPARE(added.count(), 1);
    for (int row = 0; row < 4; ++row) QVERIFY(shown(rows, row));
    QCOMPARE(cell(rows, 2), QVariant(4));
  }

  void anUnchangedListSignalsNothing() {
    PersistentRows rows;
    rows.setList({1, 2});
    QSignalSpy updated(&rows, &PersistentRows::listChanged);
    QSignalSpy changed(&rows, &PersistentRows::dataChanged);
    rows.setList({1, 2});
    QCOMPARE(updated.count() + changed.count(), 0);
  }

  /// A list of a row type keeps the type of its rows, and only rows with another value signal.
  void rowsOfATypeAreComparedByValue() {
    PersistentRows rows;
    const auto pieces = [](int first, int second) {
      return QVariant::fromValue(QList<lk::app::CountedPiece>{{"Deck", first}, {"Discard", second}});
    };
    rows.setAnyList(pieces(30, 2));
    QSignalSpy changed(&rows, &PersistentRows::dataChanged);
    rows.setAnyList(pieces(30, 2));
    QCOMPARE(changed.count(), 0);
    rows.setAnyList(pieces(30, 3));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(cell(rows, 1).value<lk::app::CountedPiece>(), (lk::app::CountedPiece{"Discard", 3}));
  }

  /// An array that a page makes is a list, too.
  void anArrayOfAPageIsAList() {
    QJSEngine engine;
    PersistentRows rows;
    rows.setAnyList(QVariant::fromValue(engine.evaluate("['Riposte', 'Ultimatum']")));
    QCOMPARE(rows.list(), (QVariantList{"Riposte", "Ultimatum"}));
  }
};

QTEST_GUILESS_MAIN(TestKeptRows)
#include "tst_persistent_rows.moc"
