// Tests who is told which question: reminders only those who are asked, a screen everybody who is.
#include "sample_nights.h"
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
        if (prompt["seat"].toString() == QLatin1String(seat))
          return prompt["ask"].toString() + prompt["reminds"].toString();
      return QString();
    };
    QVERIFY2(asked(*ann, "A").contains("You attack"), qPrintable(asked(*ann, "A")));
    QVERIFY2(asked(*bob, "B").contains("You defend"), qPrintable(asked(*bob, "B")));
    QVERIFY(!asked(*ann, "B").isEmpty() && !asked(*ann, "B").contains("You"));
    QVERIFY(!asked(*bob, "A").isEmpty() && !asked(*bob, "A").contains("You"));
  }

  /// A silenced player can play none of the powers: their list is not an answer.
  void whatCannotBeTakenIsClosedWithItsReason() {
    const std::vector<rules::Event> events = cut(nightOf(kWholeNight), 62).events;
    ServedTable table({}, QByteArray::fromStdString(events.front().body.dump()));
    for (std::size_t i = 1; i < events.size(); ++i)
      table.take(QByteArray::fromStdString(events[i].body.dump()));
    const auto bob = table.openSeat(1);
    const QJsonArray prompts = bob->last("prompts").toArray();
    QCOMPARE(prompts.size(), 1);
    const QJsonArray choices = prompts[0]["choices"].toArray();
    QCOMPARE(choices.size(), 2);
    QCOMPARE(choices[0]["label"].toString(), QString("Pass"));
    QVERIFY(choices[0]["why"].isUndefined());
    QCOMPARE(choices[1]["label"].toString(), QString("Play a power"));
    QCOMPARE(choices[1]["why"].toString(), QString("a silenced player plays no powers"));
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
