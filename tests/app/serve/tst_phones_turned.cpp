// Tests a player's page in a real browser as people hold phones: turned on its side, small, scrolled to its
// end, closed and opened again by the code for all.
#include <QJsonArray>
#include <QTest>

#include "robot.h"

using namespace lk::test;

class TestPhonesTurned : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    seen_ = seenByRobot("phone_turned_robot.py", {QStringLiteral(LK_ROOT "/samples")}, 240000);
    QVERIFY(!seen_.isEmpty());
    all_ = QJsonDocument(seen_).toJson();
  }

  void aTurnedPhoneShowsTableAndQuestionSideBySide() {
    const QJsonObject turned = seen_["turned"].toObject();
    QVERIFY2(turned["lit"].toArray().size() == 8, all_);  // the own slots
    QCOMPARE(turned["litTurned"].toArray(), turned["lit"].toArray());
    QVERIFY2(turned["beside"].toBool() && !turned["wide"].toBool(), all_);
    QVERIFY2(turned["question"].toBool() && turned["answer"].toBool(), all_);
  }

  void numbersOfDiceAreWholeOnASmallPhone() {
    QVERIFY2(seen_["keys"].toObject()["bad"].toArray().isEmpty(), all_);
  }

  // Its button stands below the question: other questions with their keys come before it.
  void aQuestionWhoseAnswerIsComposedStandsLast() {
    const QJsonArray questions = seen_["keys"].toObject()["questions"].toArray();
    QCOMPARE(questions.size(), 2);
    QVERIFY2(questions[0].toString().contains("d20") && questions[1].toString().contains("items"), all_);
  }

  void aLongListOfCardsIsFoldedAndFoundByTyping() {
    const QJsonObject lists = seen_["lists"].toObject();
    QCOMPARE(lists["open"], QJsonValue(false));
    QCOMPARE(lists["says"].toString(), QString("Show 34 as a list"));
    const QJsonArray left = lists["left"].toArray();
    QCOMPARE(left.size(), 1);
    QVERIFY2(left.first().toString().startsWith("Rust Tick"),
             qPrintable(left.first().toString()));  // and its text
  }

  void aClosedPageIsFoundAgainByItsPhoneAlone() {
    const QJsonObject found = seen_["found"].toObject();
    QCOMPARE(found["ways"].toArray(), QJsonArray({"A", "B"}));
    QCOMPARE(found["found"].toString(), QString("A"));
    const QString refused = found["refused"].toString();
    QVERIFY2(refused.contains("nother phone has this page") && !refused.contains('{'), all_);
  }

  void noMoreCardsThanTheHandHoldsAreNamed() {
    const QJsonObject hand = seen_["found"].toObject()["hand"].toObject();
    QCOMPARE(hand["first"]["text"].toString(), QString("4 of 4"));
    QVERIFY2(hand["first"]["asks"].toBool(), all_);
    QCOMPARE(hand["again"], hand["first"]);  // the hand is not named again
  }

  void aPageWithoutTheTableSaysSoWhereItIsRead() {
    const QJsonObject found = seen_["found"].toObject();
    QVERIFY2(found["scrolled"].toBool() && found["away"].toBool(), all_);
  }

 private:
  QJsonObject seen_;
  QByteArray all_;
};

QTEST_GUILESS_MAIN(TestPhonesTurned)
#include "tst_phones_turned.moc"
