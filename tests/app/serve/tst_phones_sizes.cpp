// Tests a player's page in a real browser at the sizes of phones, upright and turned: question and answers
// come first, nothing on the cards is cut, and the coach fits and can be followed by a touch.
#include <QJsonArray>
#include <QTest>

#include "robot.h"

using namespace lk::test;

class TestPhonesSizes : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    seen_ = seenByRobot("phone_sizes_robot.py", {QStringLiteral(LK_ROOT "/samples")}, 400000);
    QVERIFY(!seen_.isEmpty());
    coach_ = seen_["coach"].toObject();
    all_ = QJsonDocument(coach_).toJson();
  }

  void questionAndAnswersComeFirst() {
    const QJsonObject sizes = seen_["sizes"].toObject();
    QCOMPARE(sizes.size(), 30);  // five games, six sizes
    int tags = 0;
    for (const QString& name : sizes.keys()) {
      const QJsonObject seen = sizes[name].toObject();
      const QByteArray about = name.toUtf8() + QJsonDocument(seen).toJson();
      QVERIFY2(seen["loaded"].toBool() && seen["question"].toBool() && seen["answer"].toBool(), about);
      QVERIFY2(!seen["wide"].toBool(), about);
      QVERIFY2(seen["cut"].toArray().isEmpty(), about);
      tags += seen["tags"].toInt();
    }
    QVERIFY(tags > 20);
  }

  void aHandOfManyCardsIsNamedOnTwoScreens() {
    QVERIFY2(coach_["cards"].toInt() > 25, all_);
    QVERIFY2(coach_["height"].toInt() < 2 * 640, all_);
    QCOMPARE(coach_["steppers"].toInt(), 1);  // of the card that was touched
  }

  void aTouchOnAdviceBeginsTheMove() {
    QVERIFY2(coach_["advised"].toBool() && coach_["begun"].toBool() && coach_["same"].toBool(), all_);
  }

  void whoIsAttackedIsNotCutOff() {
    const QJsonObject heading = seen_["heading"].toObject();
    QCOMPARE(heading["says"].toString(),
             QString("Attack by B's Hold Axethrower (front 2) on A's Elvish Archer (front 2)"));
    QVERIFY(heading["cut"].toDouble(99) <= 0);
  }

  void whatHappensTogetherIsToldTogether() {
    const QJsonObject story = coach_["story"].toObject();
    QVERIFY2(story["both"].toString().contains("one") && story["both"].toString().contains("two"), all_);
    QVERIFY2(story["next"].toString().contains("three") && !story["next"].toString().contains("two"), all_);
  }

 private:
  QJsonObject seen_;
  QJsonObject coach_;
  QByteArray all_;
};

QTEST_GUILESS_MAIN(TestPhonesSizes)
#include "tst_phones_sizes.moc"
