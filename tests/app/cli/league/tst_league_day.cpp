// Tests what an organiser does on the day: lists and sheets on paper and in files, the timer, announcements.
#include "league_program.h"

class LeagueDayTest : public QObject, private lk::test::LeagueProgram {
  Q_OBJECT

 private slots:
  void seatsArePrintedByName() {
    use("sqlite");
    club({"Mia", "Jonas", "Ann"});
    done({"pair", "Club"});
    done({"print", "Club", "--what", "seats", "--out", path("seats.pdf")});
    QProcess reader;
    reader.start("pdftotext", {"-layout", path("seats.pdf"), "-"});
    QVERIFY(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY2(text.indexOf("Ann") < text.indexOf("Jonas") && text.contains("a bye"), qPrintable(text));
    QCOMPARE(text.count("Mia"), 2);  // as player, and as opponent
  }

  void theVenueIsTold() {
    use("sqlite");
    club({"Mia", "Jonas"});
    QVERIFY(unusable({"timer", "Club", "--minutes", "50"}).contains("no round yet"));
    done({"pair", "Club"});
    QCOMPARE(league({"timer", "Club"}).exit, 1);
    QVERIFY(unusable({"timer", "Club", "--pause"}).contains("no timer"));
    const QJsonObject started = done({"timer", "Club", "--minutes", "50"}).lines().value(0);
    QCOMPARE(started["left"].toInt(), 3000);
    QVERIFY(started["running"].toBool() && started["ends"].toString().endsWith("Z"));
    const int left = done({"timer", "Club", "--pause"}).lines().value(0)["left"].toInt();
    QVERIFY(left > 2900 && left <= 3000);
    QCOMPARE(done({"timer", "Club"}).lines().value(0)["left"].toInt(), left);
    QVERIFY(done({"timer", "Club", "--resume"}).lines().value(0)["running"].toBool());
    QVERIFY(unusable({"timer", "Club", "--minutes", "0"}).contains("minutes"));
    QVERIFY(unusable({"timer", "Club", "--minutes", "5", "--pause"}).contains("--help"));

    const QJsonArray texts =
        done({"announce", "Club", "  Lunch at 12 "}).lines().value(0)["announcements"].toArray();
    QCOMPARE(texts, QJsonArray{"Lunch at 12"});
    QVERIFY(unusable({"announce", "Club"}).contains("is empty"));
    QVERIFY(unusable({"announce", "Club", QString(201, 'x')}).contains("more than 200"));
    QVERIFY(done({"announce", "Club", "--clear"}).lines().value(0)["announcements"].toArray().isEmpty());
  }

  void sheetsAreReadAndWritten() {
    use("sqlite");
    done({"init"});
    done({"create", "Club", "--game", "halfwish", "--format", "swiss"});
    const QString players = put("players.csv", "Name,Club\nMia,Red\nJonas,\nAnn,\nBen,\n");
    QCOMPARE(
        done({"join", "Club", "--from", players, "--house", "Blue"}).lines().value(1)["player"].toString(),
        QString("Jonas (Blue)"));
    done({"pair", "Club"});
    const QString bad = put("bad.csv", "table,result\n1,2-0\n7,2-0\n");
    QVERIFY(unusable({"results", "Club", "--from", bad}).contains("bad.csv:3: "));
    QVERIFY(done({"pairings", "Club"}).lines().value(0)["decision"].isNull());  // all, or nothing
    const QString sheet = put("sheet.csv", "table,result\n1,2-0\n2,1-1-1\n");
    const auto lines = done({"results", "Club", "--from", sheet}).lines();
    QCOMPARE(lines.size(), qsizetype(2));
    QCOMPARE(lines.value(0)["decision"].toString(), QString("first"));
    QVERIFY(lines.value(0)["before"].isNull());
    QCOMPARE(lines.value(1)["decision"].toString(), QString("drawn"));
    done({"export", "Club", "--out", path("club.wer")});
    const auto again = done({"results", "Club", "--from", path("club.wer")}).lines();
    QCOMPARE(again.value(0)["before"].toString(), again.value(0)["decision"].toString());
    done({"create", "Guests", "--game", "halfwish", "--format", "swiss"});
    QCOMPARE(done({"join", "Guests", "--from", path("club.wer")}).lines().size(), qsizetype(4));
    QCOMPARE(done({"export", "Club", "--out", path("club.csv")}).exit, 0);
    QCOMPARE(done({"results", "Club", "--from", path("club.csv")}).lines().size(), qsizetype(2));
  }
};

QTEST_GUILESS_MAIN(LeagueDayTest)
#include "tst_league_day.moc"
