// Tests that an interrupted restore is completed by the next program, and that nothing is lost.
#include <QDir>
#include <QTest>

#include "app/kit/folder_swap.h"
#include "test_folder.h"

using namespace lk::app;

namespace {

using Files = QMap<QString, QByteArray>;

}  // namespace

class FolderSwapTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  std::string folder() const { return path("data").toStdString(); }
  void move(const QString& from, const QString& to) const {
    QDir().mkpath(QFileInfo(path(to)).path());
    QVERIFY(QDir().rename(path(from), path(to)));
  }
  void anOrderedSwap() const {
    QDir(folderPath()).removeRecursively();
    put("data/nights.lkdb", "old nights");
    put("data/nights.lkdb-wal", "old log");
    put("data/packs/old.json", "old pack");
    put("data/phones/certificate.pem", "key");
    const auto place = prepareSwap(folder());
    QVERIFY(place);
    put(QString::fromStdString(*place) + "/nights.lkdb", "new nights");
    put(QString::fromStdString(*place) + "/packs/new.json", "new pack");
    QVERIFY(scheduleSwap(folder()));
  }

 private slots:
  void anInterruptedSwapIsFinishedFromAnyStep_data() {
    QTest::addColumn<int>("steps");
    for (int steps = 0; steps <= 8; ++steps) QTest::addRow("after %d renamings", steps) << steps;
  }
  void anInterruptedSwapIsFinishedFromAnyStep() {
    QFETCH(int, steps);
    anOrderedSwap();
    // The renames of a swap in order; the program was killed after a given number of them.
    const QList<std::pair<QString, QString>> renamings{
        {"data/nights.lkdb", "data/swap/old/nights.lkdb"},
        {"data/nights.lkdb-wal", "data/swap/old/nights.lkdb-wal"},
        {"data/packs", "data/swap/old/packs"},
        {"data/swap", "data/swapped"},
        {"data/swapped/new/nights.lkdb", "data/nights.lkdb"},
        {"data/swapped/new/packs", "data/packs"},
        {"data/swapped/old", "data/before-restore-1"},
        {"", ""}};
    for (int i = 0; i < std::min(steps, 7); ++i) move(renamings[i].first, renamings[i].second);
    if (steps == 8) QVERIFY(QDir(path("data/swapped")).rmdir("new"));
    QVERIFY(swapScheduled(folder()));
    QVERIFY(finishSwap(folder()));
    QVERIFY(!swapScheduled(folder()));

    Files left = everything();
    for (auto at = left.begin(); at != left.end();)
      at = QFileInfo(at.key()).isDir() ? left.erase(at) : std::next(at);
    const Files wanted{{path("data/nights.lkdb"), "new nights"},
                       {path("data/packs/new.json"), "new pack"},
                       {path("data/phones/certificate.pem"), "key"},
                       {path("data/before-restore-1/nights.lkdb"), "old nights"},
                       {path("data/before-restore-1/nights.lkdb-wal"), "old log"},
                       {path("data/before-restore-1/packs/old.json"), "old pack"}};
    QCOMPARE(left, wanted);
  }

  void aPreparedSwapIsNotYetScheduled() {
    anOrderedSwap();
    QVERIFY(finishSwap(folder()));
    const auto place = prepareSwap(folder());
    QVERIFY(place);
    put(QString::fromStdString(*place) + "/nights.lkdb", "half of it");
    QVERIFY(!swapScheduled(folder()));
    const auto again = prepareSwap(folder());  // leftovers there are gone
    QVERIFY(again);
    QVERIFY(QDir(QString::fromStdString(*again)).isEmpty());
    dropSwap(folder());
    QCOMPARE(bytesOf("data/nights.lkdb"), QByteArray("new nights"));
  }

  void aSecondScheduledSwapReplacesTheFirst() {
    anOrderedSwap();
    const auto place = prepareSwap(folder());
    QVERIFY(place);
    put(QString::fromStdString(*place) + "/nights.lkdb", "newer nights");
    QVERIFY(scheduleSwap(folder()));
    QVERIFY(finishSwap(folder()));
    QCOMPARE(bytesOf("data/nights.lkdb"), QByteArray("newer nights"));
    QVERIFY(!QFile::exists(path("data/packs")));
    QCOMPARE(bytesOf("data/before-restore-1/nights.lkdb"), QByteArray("old nights"));
  }
};

QTEST_GUILESS_MAIN(FolderSwapTest)
#include "tst_folder_swap.moc"
