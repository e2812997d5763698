// Tests moves by touch in a real browser: nights of every game, played to their end from two phones by
// touching and typing only what the pages offer, are judged again alike. LK_PHONE_NIGHTS=N plays N whole
// nights of each game; without it, one of each is played in which a player concedes after a while.
#include <QJsonArray>
#include <QTest>

#include "game_rows.h"
#include "robot.h"

using namespace lk::test;

namespace {

constexpr int kTapsBeforeConceding = 60;  // of a shortened night

}  // namespace

class TestPhonesMoves : public QObject {
  Q_OBJECT

 private slots:
  void nightsAreJudgedAgainAlike_data() { gameRows(); }
  void nightsAreJudgedAgainAlike() {
    QFETCH(QString, game);
    const int whole = qEnvironmentVariableIntValue("LK_PHONE_NIGHTS");
    const int nights = std::max(1, whole);
    const QJsonObject all = seenByRobot("phone_moves_robot.py",
                                        {QStringLiteral(LK_ROOT "/samples"), game, QString::number(nights),
                                         QString::number(whole > 0 ? 0 : kTapsBeforeConceding)},
                                        nights * 900000);
    QCOMPARE(all["nights"].toArray().size(), nights);
    for (const QJsonValue& night : all["nights"].toArray()) {
      const QByteArray seen = QJsonDocument(night.toObject()).toJson(QJsonDocument::Compact);
      qInfo("%s", seen.constData());
      QVERIFY2(night["over"].toBool(), seen);
      QVERIFY2(night["same"].toBool(), seen);
      QVERIFY2(night["alike"].toBool(), seen);  // what everybody saw is what the events come to
      QVERIFY2(night["events"].toInt() > 5, seen);
      QCOMPARE(night["again"].toInt(), night["events"].toInt());
      QVERIFY2(!night["result"].isNull(), seen);
      QVERIFY2(night["unanswered"].toArray().isEmpty(), seen);  // a touch after which the page waits for ever
      QVERIFY2(night["complaints"].toArray().isEmpty(), seen);
    }
  }
};

QTEST_GUILESS_MAIN(TestPhonesMoves)
#include "tst_phones_moves.moc"
