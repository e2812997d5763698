// Tests who is told which question: reminders only those who are asked, a screen everybody who is.
#include "served_table.h"

using namespace lk;
using namespace lk::test;

class TestPhoneQuestions : public QObject {
  Q_OBJECT

 private slots:
  /// "You attack" is said to the one who attacks.
  void remindersAreToldOnlyToThoseWhoAreAsked() {
    ServedTable table;
    table.take(R"({"e":"roll","seat":"A","dice":[4,5]})");
    table.take(R"({"e":"roll","seat":"B","dice":[2,3]})");
    table.take(R"({"e":"choose","seat":"A","option":"duel"})");
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const auto asked = [](const PhonePage& page, const char* seat) {
      for (const QJsonValue& prompt : page.last("prompts").toArray())
        if (prompt["seat"].toString() == QLatin1String(seat)) return prompt["ask"].toString();
      return QString();
    };
    QVERIFY2(asked(*ann, "A").contains("You attack"), qPrintable(asked(*ann, "A")));
    QVERIFY2(asked(*bob, "B").contains("You defend"), qPrintable(asked(*bob, "B")));
    QVERIFY(!asked(*ann, "B").isEmpty() && !asked(*ann, "B").contains("You"));
    QVERIFY(!asked(*bob, "A").isEmpty() && !asked(*bob, "A").contains("You"));
  }

  void spectatorsAreToldEverybodyWhoIsAsked() {
    ServedTable table;
    const QJsonValue told = table.openSpectator()->last("view")["told"];
    QCOMPARE(told["next"].toString(), QString("A: roll your dice in secret"));
    QCOMPARE(told["also"].toString(), QString("B: roll your dice in secret"));
  }
};

QTEST_GUILESS_MAIN(TestPhoneQuestions)
#include "tst_phone_questions.moc"
