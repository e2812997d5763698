// Tests that a demo or recording shows how much of it was played: from its pictures to the bar above the
// table.
#include <QDir>
#include <QTemporaryDir>

#include "app/window/table/table_worker.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestDemoProgress : public QuietTest {
  Q_OBJECT

 private slots:
  void theBarGrowsToTheEndAndBeginsAgain() {
    const QTemporaryDir recording;
    QImage picture(160, 120, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    for (int i = 0; i < 40; ++i) QVERIFY(picture.save(recording.filePath(QString("%1.png").arg(i))));
    Evening evening;
    PictureSlot pictures;
    TableWorker worker(pictures);
    TableModel& table = evening.window.table();
    QObject::connect(&worker, &TableWorker::playedIs, &table, &TableModel::setPlayed);
    QSignalSpy played(&worker, &TableWorker::playedIs);
    QSignalSpy source(&worker, &TableWorker::sourceIs);
    NightRequest request;
    request.game = "halfwish";
    request.source = recording.path().toStdString();
    worker.begin(request);
    const auto ended = [&] {
      return !source.isEmpty() && source.last()[0].value<PictureSource>() == PictureSource::ended;
    };
    QTRY_VERIFY_WITH_TIMEOUT(ended(), 30000);
    QVERIFY(played.count() >= 35);
    for (int i = 1; i < played.count(); ++i) QVERIFY(played[i - 1][0].toInt() < played[i][0].toInt());
    QVERIFY(played.last()[0].toInt() >= 95);
    QCOMPARE(table.played(), played.last()[0].toInt());
    table.beginNight(7);
    QCOMPARE(table.played(), 0);
  }
};

QTEST_MAIN(TestDemoProgress)
#include "tst_demo_progress.moc"
