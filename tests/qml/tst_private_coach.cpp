// Tests the private coach: it depends only on public information and on that player's secrets, is shown
// behind a curtain, and is removed when closed. Spectators never see any of it.
#include "../app/shown_text.h"
#include "twin_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A is a learner, both have rolled, and A is to choose.
struct Asking {
  Evening evening;
  OwnCoachModel& coach = evening.window.ownCoach();

  Asking(const std::string& diceA, const std::string& diceB) {
    QObject::connect(&coach, &OwnCoachModel::diceWanted, &coach, [this](const QString& seat, int asked) {
      coach.showDice(asked, evening.session.ownDice(*rules::seatFrom(seat.toStdString())).value_or(0));
    });
    evening.window.help().choose("A", "full");
    evening.begin();
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":)" + diceA + "}", "test")});
    evening.take({*readJson(R"({"e":"roll","seat":"B","dice":)" + diceB + "}", "test")});
    evening.window.showPage("coach");
    QMetaObject::invokeMethod(evening.window.window(), "toggleSpectators");
    evening.activate();
    settle(evening.window.coach());
  }
  template <class Coach>
  static void settle(const Coach& coach) {
    QVERIFY(QTest::qWaitFor([&] { return !coach.busy(); }, 60000));
  }
  void enterHand() {
    coach.hold(0, 2);
    coach.hold(1, 1);
    coach.hold(2, 1);
  }
  void finishHand() {
    coach.askForAdvice();
    settle(coach);
  }
  [[nodiscard]] QString shown() const { return everythingShown(coach); }
  [[nodiscard]] QImage picture() { return pictureOf(*evening.window.window()); }
  [[nodiscard]] QImage lookersOn() {
    return pictureOf(*evening.window.window()->findChild<QQuickWindow*>("spectators"));
  }
};

}  // namespace

class TestPrivateCoach : public QuietTest {
  Q_OBJECT

 private slots:
  void theCoachIsReachedByAButtonAndTheCurtain() {
    Asking a("[4,5]", "[3,4]");
    a.evening.reach("own-A");
    a.evening.press(Qt::Key_Return);
    QCOMPARE(a.coach.stage(), QString("away"));
    QVERIFY(a.coach.dice() == 0 && a.coach.cards().isEmpty());
    a.evening.press(Qt::Key_Return);  // nobody else is looking
    QCOMPARE(a.coach.stage(), QString("hand"));
    QCOMPARE(a.coach.dice(), 9);
    QCOMPARE(a.coach.cards().size(), 5);
    QVERIFY(!a.coach.canAsk());
    a.evening.reach("holdAll");
    a.evening.press(Qt::Key_Return);
    QVERIFY(a.coach.canAsk());
    a.evening.reach("weigh");
    a.evening.press(Qt::Key_Return);
    QCOMPARE(a.coach.stage(), QString("advice"));
    a.settle(a.coach);
    QCOMPARE(a.coach.choices().size(), 5);
    QVERIFY(!a.coach.says().isEmpty());
    QStringList clipped;
    QVERIFY(!a.picture().isNull());
    findClipped(a.evening.window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    a.evening.press(Qt::Key_Escape);
    QCOMPARE(a.coach.stage(), QString());
    QCOMPARE(a.evening.window.window()->property("page").toString(), QString("coach"));
  }

  /// The row of the house pack's table for an aggressor with DV 9 whose opponent holds any Mirror card.
  void theFiguresAreThoseOfTheHousePack() {
    Asking a("[4,5]", "[3,4]");
    a.coach.open("A");
    a.coach.alone();
    a.coach.holdAll();
    a.finishHand();
    const QMap<QString, QString> dealt{{"Strike", "2.9"}, {"Long Strike", "4.3"}, {"Heavy Strike", "6.3"}};
    int found = 0;
    for (const CoachedChoice& choice : a.coach.choices()) {
      const QString actions = choice.actions;
      if (!dealt.contains(actions)) continue;
      QCOMPARE(QString::number(choice.dealt.toDouble(), 'f', 1), dealt[actions]);
      ++found;
    }
    QCOMPARE(found, 3);
  }

  /// The other player's secrets change nothing at any stage.
  void theOthersSecretsChangeNothing() {
    Asking one("[4,5]", "[1,1]");
    Asking other("[4,5]", "[6,6]");
    const auto same = [&] { return one.shown() == other.shown() && alike(one.picture(), other.picture()); };
    const auto both = [&](const auto& act) { act(one), act(other); };
    QVERIFY(same());
    both([](Asking& a) { a.coach.open("A"); });
    QVERIFY(same());
    both([](Asking& a) { a.coach.alone(); });
    QVERIFY(same());
    both([](Asking& a) { a.enterHand(); });
    both([](Asking& a) { a.finishHand(); });
    QVERIFY(same());
    QVERIFY(!one.coach.choices().isEmpty());
  }

  /// Outside the curtain the player's secrets are invisible; spectators never see them.
  void ownSecretsStayBehindTheCurtain() {
    Asking one("[1,2]", "[3,3]");
    Asking other("[6,5]", "[3,3]");
    const auto same = [&] { return one.shown() == other.shown() && alike(one.picture(), other.picture()); };
    const auto both = [&](const auto& act) { act(one), act(other); };
    QVERIFY(same());
    both([](Asking& a) { a.coach.open("A"); });
    QVERIFY(same());
    both([](Asking& a) { a.coach.alone(); });
    QVERIFY(!same());  // shows that the comparisons below can fail
    QVERIFY(alike(one.lookersOn(), other.lookersOn()));
    one.coach.holdAll();
    other.enterHand();
    both([](Asking& a) { a.finishHand(); });
    QVERIFY(!same());
    QVERIFY(alike(one.lookersOn(), other.lookersOn()));
    QCOMPARE(everythingShown(one.evening.window.table()), everythingShown(other.evening.window.table()));
    both([](Asking& a) { a.coach.close(); });
    QVERIFY(same());
  }

  void closesWhenThePageIsLeftOrTheTableChanges() {
    Asking a("[4,5]", "[3,4]");
    const auto openAgain = [&] {
      a.coach.open("A");
      a.coach.alone();
      a.enterHand();
      QCOMPARE(a.coach.stage(), QString("hand"));
    };
    openAgain();
    a.evening.window.showPage("table");
    QCOMPARE(a.coach.stage(), QString());
    QVERIFY(a.coach.cards().isEmpty() && a.coach.dice() == 0);
    openAgain();
    a.evening.take({*readJson(R"({"e":"choose","seat":"A","option":"duel"})", "test")});
    QCOMPARE(a.coach.stage(), QString());
    a.coach.open("A");
    QVERIFY(!a.coach.roleOpen() && a.coach.aggressor());
  }

  void onlyLearnersMayAsk() {
    Asking a("[4,5]", "[3,4]");
    QCOMPARE(a.coach.learners().size(), 1);
    a.coach.open("B");
    QCOMPARE(a.coach.stage(), QString());
    a.coach.open("A");
    a.evening.window.help().choose("A", "reminders");
    QCOMPARE(a.coach.stage(), QString());
    QVERIFY(a.coach.learners().isEmpty());
  }

  void anAnswerThatComesTooLateIsNotShown() {
    Asking a("[4,5]", "[3,4]");
    int wanted = 0;
    QObject::connect(&a.coach, &OwnCoachModel::diceWanted, &a.coach,
                     [&](const QString&, int asked) { wanted = asked; });
    a.coach.open("A");
    a.coach.alone();
    a.coach.close();
    a.coach.showDice(wanted, 9);
    QCOMPARE(a.coach.dice(), 0);
    a.coach.open("A");
    a.coach.alone();
    a.coach.setDice(4);
    a.coach.showDice(wanted, 9);
    QCOMPARE(a.coach.dice(), 4);
  }
};

QTEST_MAIN(TestPrivateCoach)
#include "tst_private_coach.moc"
