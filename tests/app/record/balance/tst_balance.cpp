// Tests `simulate --report`: the same figures as a line, a table and a picture; an unusable folder changes
// nothing.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;

class BalanceTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  ProgramResult simulate(const QString& game, const QString& games, const QStringList& rest) const {
    return run(QStringList{"simulate", "--game", game, "--games", games, "--seed", "4"} + rest);
  }

 private slots:
  void theLineTheTableAndThePictureAgree() {
    const QString folder = path("made/for/it");
    const ProgramResult result = simulate("halfwish", "400", {"--report", folder});
    QCOMPARE(result.exit, 0);
    const QJsonObject line = QJsonDocument::fromJson(result.out).object(), report = line["report"].toObject();
    QCOMPARE(line["games"].toInt(), 400);
    QFile file(folder + "/balance.csv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList rows = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.first(), QString("table,what,against,games,wins,draws,share,low,high"));
    const QJsonObject first = report["matchups"].toArray().first().toObject();
    const QString row = QString("matchup,%1,%2,%3,%4,%5,")
                            .arg(first["first"].toString(), first["against"].toString())
                            .arg(first["games"].toInt())
                            .arg(first["wins"].toInt())
                            .arg(first["draws"].toInt());
    QVERIFY2(std::any_of(rows.begin(), rows.end(), [&](const QString& each) { return each.startsWith(row); }),
             qPrintable(row));
    QCOMPARE(report["starters"].toObject()["games"].toInt(), 400);
    const QImage picture(folder + "/balance.png");
    QCOMPARE(picture.width(), 1400);
    QVERIFY(picture.height() > 1500);
  }

  void withoutAReportTheLineIsAsBefore() {
    const QJsonObject line = QJsonDocument::fromJson(simulate("magepunk", "50", {}).out).object();
    QCOMPARE(line["games"].toInt(), 50);
    QVERIFY(!line.contains("report"));
  }

  void aFolderThatIsAFileIsRefused() {
    put("thesis", "mine");
    const ProgramResult result = simulate("halfwish", "10", {"--report", path("thesis")});
    QCOMPARE(result.exit, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
    QCOMPARE(bytesOf("thesis"), QByteArray("mine"));
  }
};

QTEST_GUILESS_MAIN(BalanceTest)
#include "tst_balance.moc"
