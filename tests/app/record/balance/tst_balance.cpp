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

  /// A simulation that was stopped goes on: no finished game is played again, a torn line is.
  void aStoppedReportGoesOn() {
    const QStringList house{"--players", "house:10-rounds", "--report", path("long")};
    const QJsonObject three = QJsonDocument::fromJson(simulate("magepunk", "3", house).out).object();
    QCOMPARE(three["games"].toInt(), 3);
    const QByteArray stored = bytesOf("long/games.jsonl");
    QCOMPARE(stored.count('\n'), 4);
    put("long/games.jsonl", stored.chopped(20));
    const ProgramResult whole = simulate("magepunk", "5", house);
    QCOMPARE(whole.exit, 0);
    const QByteArray after = bytesOf("long/games.jsonl");
    QCOMPARE(after.count('\n'), 6);
    const QByteArray kept = stored.left(stored.chopped(1).lastIndexOf('\n') + 1);
    QVERIFY(after.startsWith(kept));
    // The same as five games in one go.
    QJsonObject once =
        QJsonDocument::fromJson(
            simulate("magepunk", "5", {"--players", "house:10-rounds", "--report", path("once")}).out)
            .object();
    const QJsonObject twice = QJsonDocument::fromJson(whole.out).object();
    QCOMPARE(twice["report"], once["report"]);
    QCOMPARE(twice["wins"], once["wins"]);
    QCOMPARE(twice["choices"], once["choices"]);
  }

  /// Cards that were kept, changes of the lead and decisions are in the line, the table and the log.
  void gamesOfTheHouseSayMoreThanRandomOnes() {
    const ProgramResult result =
        simulate("magepunk", "4", {"--players", "house:40-rounds", "--report", path("cards")});
    QCOMPARE(result.exit, 0);
    const QJsonObject report = QJsonDocument::fromJson(result.out).object()["report"].toObject();
    int decisions = 0, drawn = 0;
    for (const QJsonValue& each : report["decisions"].toArray()) {
      QVERIFY(each["within_noise"].toInt() <= each["decisions"].toInt());
      decisions += each["decisions"].toInt();
    }
    for (const QJsonValue& card : report["cards"].toArray()) {
      QVERIFY(card["better_left_out"].isBool());
      if (card["drawn"].isObject()) ++drawn;
      QVERIFY(card["left_out"]["games"].toInt() <= card["drawn"]["games"].toInt());
    }
    QVERIFY(decisions > 0 && drawn > 0);
    QVERIFY(report["changes_of_the_lead"].toObject().contains("median"));
    const QByteArray table = bytesOf("cards/balance.csv");
    for (const char* row : {"\ncard drawn,", "\ncard left out,", "\ndecision,", "\nlead,"})
      QVERIFY2(table.contains(row), row);
  }

  void gamesOfOthersAreNotMixedIn() {
    const auto report = [&](const QStringList& rest) {
      return simulate("halfwish", "2", QStringList{"--report", path("mixed")} + rest);
    };
    QCOMPARE(report({"--players", "random"}).exit, 0);
    const QByteArray stored = bytesOf("mixed/games.jsonl");
    for (const QStringList& other :
         {QStringList{"--players", "greedy"},
          QStringList{"--players", "random", "--options", R"({"powers":"off"})"}}) {
      const ProgramResult result = report(other);
      QCOMPARE(result.exit, 2);
      QVERIFY(result.err.contains("another folder"));
      QCOMPARE(bytesOf("mixed/games.jsonl"), stored);
    }
    put("mixed/games.jsonl", stored + "{\"game\":2}\n");
    const ProgramResult broken = report({"--players", "random"});
    QCOMPARE(broken.exit, 2);
    QVERIFY2(broken.err.contains("games.jsonl:4: is no game"), broken.err);
  }

  void optionsAreThoseOfEverySetup() {
    const ProgramResult off =
        simulate("halfwish", "20",
                 {"--players", "random", "--options", R"({"powers":"off"})", "--report", path("without")});
    QCOMPARE(off.exit, 0);
    QVERIFY(bytesOf("without/games.jsonl").contains(R"("powers":"off")"));
    for (const char* wrong : {R"({"powers":"blue"})", "[]", "{"}) {
      const ProgramResult result = simulate("halfwish", "1", {"--players", "random", "--options", wrong});
      QCOMPARE(result.exit, 2);
      QVERIFY(result.err.contains("--options"));
    }
  }

  void houseRulesAreCompared() {
    const ProgramResult result = simulate(
        "halfwish", "60",
        {"--players", "random", "--options", R"({"powers":["on","off"]})", "--report", path("both")});
    QCOMPARE(result.exit, 0);
    const QJsonArray options =
        QJsonDocument::fromJson(result.out).object()["report"].toObject()["options"].toArray();
    QCOMPARE(options.size(), 2);
    QCOMPARE(options[0].toObject()["value"].toString(), QString("off"));
    QCOMPARE(options[1].toObject()["value"].toString(), QString("on"));
    QCOMPARE(options[0].toObject()["games"].toInt() + options[1].toObject()["games"].toInt(), 60);
    QVERIFY(bytesOf("both/balance.csv").contains("\noption,powers,off,"));
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
