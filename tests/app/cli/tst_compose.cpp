// Tests `compose`: what it answers to unfinished events, and to broken lines.
#include <QTemporaryDir>
#include <QTest>

#include "program.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

const QByteArray kBegun = R"({"e":"setup","game":"magepunk","starter":"A","decks":{"A":36,"B":36}})"
                          "\n";

QByteArray asking(const QByteArray& seat, const QByteArray& event) {
  return R"({"form":{"seat":")" + seat + R"(","event":)" + event + "}}\n";
}

QStringList texts(const QJsonValue& list) {
  QStringList all;
  for (const QJsonValue& each : list.toArray()) all += each.toString();
  return all;
}

}  // namespace

class ComposeTest : public QObject {
  Q_OBJECT

 private slots:
  void saysWhatComesNextUntilNothingIsLeft() {
    const ProgramResult result = run({"compose", "--game", "magepunk"},
                                     kBegun + asking("A", "{}") + asking("A", R"({"e":"resource"})") +
                                         asking("A", R"({"e":"resource","seat":"A","energy":"biom"})") +
                                         asking("A", R"({"e":"next"})"));
    QCOMPARE(result.exit, 0);
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 4);
    const QJsonObject kinds = lines[0]["next"].toObject();
    QCOMPARE(kinds["field"].toString(), "e");
    QVERIFY(texts(kinds["values"]).contains("resource") && texts(kinds["values"]).contains("next"));
    QVERIFY(texts(kinds["besides"]).contains("concede"));
    QCOMPARE(texts(kinds["table"]), (QStringList{"correct", "effect"}));
    QCOMPARE(lines[1]["next"].toObject()["field"].toString(), "energy");
    QCOMPARE(texts(lines[1]["next"].toObject()["values"]).size(), 5);
    QCOMPARE(texts(lines[1]["filled"]), QStringList{"seat"});
    QVERIFY(!lines[1].contains("would"));
    QCOMPARE(lines[2]["complete"].toBool(), true);
    QCOMPARE(lines[2]["next"].toObject()["field"].toString(), "shows");
    QCOMPARE(lines[2]["next"].toObject()["optional"].toBool(), true);
    QVERIFY(lines[3]["next"].isNull());
    QCOMPARE(lines[3]["send"].toObject()["seat"].toString(), "A");
    QCOMPARE(lines[3]["would"].toObject()["ruling"].toObject()["verdict"].toString(), "accepted");
  }

  void goesOnWithTheEventsBetween() {
    const ProgramResult result =
        run({"compose", "--game", "magepunk"}, kBegun +
                                                   R"({"e":"next","seat":"A"})"
                                                   "\n" +
                                                   asking("A", R"({"e":"resource"})") +
                                                   R"({"e":"resource","seat":"B","energy":"biom"})"
                                                   "\n");
    QCOMPARE(result.exit, 1);
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0]["next"].isNull() && !lines[0]["complete"].toBool());
    QCOMPARE(lines[1]["ruling"].toObject()["reason"].toString(), "not_your_turn");
  }

  void takesTheSetUpFromAFile() {
    QTemporaryDir folder;
    QFile file(folder.filePath("setup.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kBegun);
    file.close();
    const ProgramResult result = run({"compose", "--setup", file.fileName()}, asking("B", "{}"));
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.lines().size(), 1);
  }

  void answersABrokenLineInItsPlace_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no JSON") << QByteArray("{\n") << QByteArray("-:2");
    QTest::newRow("no such seat") << asking("C", "{}") << QByteArray("-:2: \"seat\" is no player");
    QTest::newRow("no such kind") << asking("A", R"({"e":"fly"})")
                                  << QByteArray("no event is called \"fly\"");
    QTest::newRow("no such field") << asking("A", R"({"e":"next","to":3})") << QByteArray("\"to\"");
    QTest::newRow("wrong shape") << asking("A", R"({"e":"play","card":3})") << QByteArray("must be a text");
  }
  void answersABrokenLineInItsPlace() {
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, says);
    const ProgramResult result =
        run({"compose", "--game", "magepunk"}, kBegun + line + asking("A", R"({"e":"next"})"));
    QCOMPARE(result.exit, 1);
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0]["error"].toString().toUtf8().contains(says), lines[0]["error"].toString().toUtf8());
    QCOMPARE(lines[1]["complete"].toBool(), true);
  }

  void needsANightThatHasBegun() {
    const ProgramResult result = run({"compose", "--game", "magepunk"}, asking("A", "{}"));
    QCOMPARE(result.exit, 1);
    QVERIFY(result.lines()[0]["error"].toString().contains("before the night has begun"));
    QCOMPARE(run({"compose"}, kBegun).exit, 2);
    QCOMPARE(run({"compose", "--game", "chess"}, kBegun).exit, 2);
  }
};

QTEST_GUILESS_MAIN(ComposeTest)
#include "tst_compose.moc"
