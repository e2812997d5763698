// Tests what the window says of the moves of the player who asks: only behind the curtain, only for players
// with full help who are asked something, alike whatever the others hide, and gone when the night goes on.
#include "../app/shown_text.h"
#include "twin_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A has full help, both have rolled, and A is to choose.
struct Asking {
  Evening evening;
  MoveAdviceModel& advice = evening.window.moveAdvice();
  MoveAdviser adviser;

  Asking(const std::string& diceA, const std::string& diceB) {
    adviser.thinkFor([] { return rules::Thinking{.rounds = 200}; });
    QObject::connect(
        &advice, &MoveAdviceModel::handWanted, &advice, [this](const QString& seat, int request) {
          advice.showHand(request, evening.session.possibleHand(*rules::seatFrom(seat.toStdString())));
        });
    QObject::connect(&advice, &MoveAdviceModel::adviceWanted, &advice, [this](const MovesAsked& asked) {
      adviser.think(evening.session.adviceOn(asked), asked.request);
    });
    QObject::connect(&advice, &MoveAdviceModel::adviceUnwanted, &adviser, &MoveAdviser::stop);
    QObject::connect(&adviser, &MoveAdviser::progressed, &advice, &MoveAdviceModel::showProgress);
    QObject::connect(&adviser, &MoveAdviser::advised, &advice, &MoveAdviceModel::showAdvice);
    TableModel& table = evening.window.table();
    QObject::connect(&table, &TableModel::moveWanted, &table, [this, &table](const MoveRequest& request) {
      if (const auto reply = evening.session.compose(request)) table.showMove(*reply);
    });
    evening.window.help().choose("A", "full");
    evening.begin();
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":)" + diceA + "}", "test")});
    evening.take({*readJson(R"({"e":"roll","seat":"B","dice":)" + diceB + "}", "test")});
    evening.window.showPage("coach");
    QMetaObject::invokeMethod(evening.window.window(), "toggleSpectators");
    evening.activate();
    QVERIFY(QTest::qWaitFor([&] { return !evening.window.coach().busy(); }, 60000));
  }
  void ask() {
    advice.open("A");
    advice.alone();
    advice.ask();
    QVERIFY(QTest::qWaitFor([&] { return advice.stage() == "advice"; }, 60000));
  }
  [[nodiscard]] QString shown() const { return everythingShown(advice); }
  [[nodiscard]] QImage picture() { return pictureOf(*evening.window.window()); }
  [[nodiscard]] QImage lookersOn() {
    return pictureOf(*evening.window.window()->findChild<QQuickWindow*>("spectators"));
  }
};

}  // namespace

class TestMoveAdvice : public QuietTest {
  Q_OBJECT

 private slots:
  void adviceIsReachedByAButtonAndTheCurtain() {
    Asking a("[4,5]", "[3,4]");
    a.evening.reach("advise-A");
    a.evening.press(Qt::Key_Return);
    QCOMPARE(a.advice.stage(), QString("away"));
    QVERIFY(a.advice.cards().isEmpty() && a.advice.moves().isEmpty());
    a.evening.press(Qt::Key_Return);  // nobody else is looking
    QCOMPARE(a.advice.stage(), QString("hand"));
    QVERIFY(a.advice.handSize() > 0 && !a.advice.cards().isEmpty());
    a.evening.reach("askMoves");
    a.evening.press(Qt::Key_Return);
    QTRY_COMPARE(a.advice.stage(), QString("advice"));
    const QList<AdvisedMoveRow> moves = a.advice.moves();
    QVERIFY(moves.size() >= 2 && moves.size() <= 3);
    for (const AdvisedMoveRow& move : moves) {
      QVERIFY2(move.move.startsWith("Ann") || move.move.startsWith("A"), qPrintable(move.move));
      QVERIFY(move.now.contains(QChar(0x00b1)) && move.then.contains(QChar(0x00b1)) && !move.why.isEmpty());
      QCOMPARE(move.now, moves.front().now);
    }
    QStringList clipped;
    const QImage picture = a.picture();
    if (qEnvironmentVariableIsSet("LK_LOOK")) picture.save(qEnvironmentVariable("LK_LOOK") + "/advice.png");
    findClipped(a.evening.window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    a.evening.press(Qt::Key_Escape);
    QCOMPARE(a.advice.stage(), QString());
    QVERIFY(a.advice.moves().isEmpty());
    QCOMPARE(a.evening.window.window()->property("page").toString(), QString("coach"));
  }

  /// The other player's secrets change nothing at any stage.
  void theOthersSecretsChangeNothing() {
    Asking one("[4,5]", "[1,1]");
    Asking other("[4,5]", "[6,6]");
    one.ask();
    other.ask();
    QVERIFY(!one.advice.moves().isEmpty());
    QCOMPARE(one.shown(), other.shown());
    QVERIFY(alike(one.picture(), other.picture()));
  }

  /// A's own dice change the advice, and neither the table nor the spectators' window.
  void ownSecretsStayBehindTheCurtain() {
    Asking one("[1,1]", "[3,3]");
    Asking other("[6,6]", "[3,3]");
    const auto same = [&] { return one.shown() == other.shown() && alike(one.picture(), other.picture()); };
    one.advice.open("A");
    other.advice.open("A");
    QVERIFY(same());
    one.ask();
    other.ask();
    QVERIFY(one.shown() != other.shown());  // shows that the comparisons can fail
    QVERIFY(alike(one.lookersOn(), other.lookersOn()));
    QCOMPARE(everythingShown(one.evening.window.table()), everythingShown(other.evening.window.table()));
    one.advice.close();
    other.advice.close();
    QVERIFY(same());
  }

  void closesWhenThePageIsLeftOrTheNightGoesOn() {
    Asking a("[4,5]", "[3,4]");
    a.ask();
    a.evening.window.showPage("table");
    QCOMPARE(a.advice.stage(), QString());
    a.ask();
    a.evening.take({*readJson(R"({"e":"choose","seat":"A","option":"duel"})", "test")});
    QCOMPARE(a.advice.stage(), QString());
    QVERIFY(a.advice.moves().isEmpty());
    // Thinking stops, too, and nothing comes later.
    a.adviser.thinkFor([] { return rules::Thinking{.rounds = 100'000'000}; });
    a.advice.open("A");
    a.advice.alone();
    a.advice.ask();
    QCOMPARE(a.advice.stage(), QString("thinking"));
    a.advice.close();
    QSignalSpy late(&a.adviser, &MoveAdviser::advised);
    QTest::qWait(50);
    QVERIFY(late.isEmpty() && a.advice.moves().isEmpty());
  }

  /// The move waits at the table until it is confirmed, and Back takes it away.
  void anAdvisedMoveIsBegunAtTheTableAndConfirmedThere() {
    Asking a("[4,5]", "[3,4]");
    a.ask();
    const QList<AdvisedMoveRow> moves = a.advice.moves();
    QVERIFY(moves.front().open);
    QVERIFY(!a.advice.begin(-1) && !a.advice.begin(static_cast<int>(moves.size())));
    a.evening.reach("beginMove0");
    a.evening.press(Qt::Key_Return);
    QCOMPARE(a.advice.stage(), QString());
    QCOMPARE(a.evening.window.window()->property("page").toString(), QString("table"));
    TableModel& table = a.evening.window.table();
    QTRY_VERIFY(table.composing());
    QCOMPARE(table.nextStep(), QString("Is that the move?"));
    QVERIFY2(table.detail().startsWith(moves.front().move), qPrintable(table.detail()));
    QSignalSpy entered(&table, &TableModel::entered);
    table.composeBack();
    QVERIFY(!table.composing());
    QVERIFY(entered.isEmpty());
  }

  void onlyPlayersWithFullHelpWhoAreAskedMayAsk() {
    Asking a("[4,5]", "[3,4]");
    QCOMPARE(a.advice.learners().size(), 1);
    a.evening.window.help().choose("B", "full");
    QCOMPARE(a.advice.learners().size(), 1);  // B is asked nothing
    a.advice.open("B");
    QCOMPARE(a.advice.stage(), QString());
    a.advice.open("A");
    a.evening.window.help().choose("A", "off");
    QCOMPARE(a.advice.stage(), QString());
    QVERIFY(a.advice.learners().isEmpty());
  }

  void moreCardsThanAHandHasAreNotAskedAbout() {
    Asking a("[4,5]", "[3,4]");
    a.advice.open("A");
    a.advice.alone();
    for (int row = 0; row < a.advice.cards().size(); ++row) a.advice.hold(row, a.advice.cards()[row].most);
    QCOMPARE(a.advice.canAsk(), a.advice.held() <= a.advice.handSize());
    a.advice.ask();
    QCOMPARE(a.advice.stage(),
             a.advice.held() <= a.advice.handSize() ? QString("thinking") : QString("hand"));
  }
};

QTEST_MAIN(TestMoveAdvice)
#include "tst_move_advice.moc"
