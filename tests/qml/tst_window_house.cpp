// Tests the table page while the house plays a seat: it says who thinks, offers people nothing for that seat,
// and lets the house go on after something was taken back. The house's own pause keeps it from playing.
#include <QSignalSpy>

#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr char kAgainstHouse[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("house":{"B":{"level":"gentle","seed":17}},"options":{"locations":"off","powers":"off"}})";
constexpr int kNever = 3'600'000;  // milliseconds

/// Saves a picture of the window where LK_LOOK says.
void look(Evening& evening, const char* name) {
  if (!qEnvironmentVariableIsSet("LK_LOOK")) return;
  settle(*evening.window.window());
  evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/" + name);
}

}  // namespace

class TestWindowHouse : public QuietTest {
  Q_OBJECT

 private slots:
  void theHousesQuestionsAreNotForPeople() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::B, "House");
    evening.session.host().playHouse({.pause = kNever, .thinking = {}});
    evening.say(kAgainstHouse);
    evening.window.showPage("table");
    const TableModel& table = evening.window.table();
    QVERIFY2(!table.nextStep().contains("House"), qPrintable(table.nextStep()));  // both roll; A is asked
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    QCOMPARE(table.nextStep(), QString("House is thinking"));
    QCOMPARE(table.actingSeat(), QString("B"));
    QVERIFY(table.houseThinks() && !table.houseRests());
    QCOMPARE(evening.window.table().choices()->rowCount(), 0);
    look(evening, "thinking.png");
    evening.say(R"({"e":"roll","seat":"B","dice":[3,3]})");
    QVERIFY(!table.houseThinks());
    QVERIFY(evening.window.table().choices()->rowCount() > 0);
  }

  void theHouseGoesOnWhenItIsLet() {
    Evening evening;
    evening.session.host().playHouse({.pause = kNever, .thinking = {}});
    evening.say(kAgainstHouse);
    evening.window.showPage("table");
    evening.activate();
    auto* button = qobject_cast<QQuickItem*>(evening.window.part("letHousePlay"));
    QVERIFY(button && !button->isVisible());
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    evening.say(R"({"e":"roll","seat":"B","dice":[3,3]})");
    evening.say(R"({"e":"take_back","count":1})");
    QVERIFY(evening.window.table().houseRests());
    QTRY_VERIFY(button->isVisible());
    look(evening, "rests.png");
    QSignalSpy wanted(&evening.window.table(), &TableModel::letHousePlayWanted);
    evening.reach("letHousePlay");
    evening.press(Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    evening.session.host().letHousePlay();
    evening.window.table().show(evening.session.now());
    QVERIFY(!evening.window.table().houseRests());
    QVERIFY(!button->isVisible());
  }

  void aNightKeepsItsPlayersWhileAnotherIsSetUp() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::A, "Ann");
    evening.say(kAgainstHouse);
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    evening.window.settings().setName(rules::Seat::A, "Zoe");
    evening.say(R"({"e":"roll","seat":"B","dice":[3,3]})");
    const QString asked = evening.window.table().nextStep();
    QVERIFY2(asked.contains("Ann") && !asked.contains("Zoe"), qPrintable(asked));
  }

  /// People who just watch stop the house and let it go on, by the same key.
  void aNightOfHousesAloneIsPaused() {
    Evening evening;
    evening.session.host().playHouse({.pause = kNever, .thinking = {}});
    std::string setup(kAgainstHouse);
    setup.insert(setup.find("\"B\":{\"level"), R"("A":{"level":"gentle","seed":3},)");
    evening.say(setup.c_str());
    TableModel& table = evening.window.table();
    QObject::connect(&table, &TableModel::letHousePlayWanted, &table, [&](bool plays) {
      evening.session.host().letHousePlay(plays);
      table.show(evening.session.now());
    });
    evening.window.showPage("table");
    evening.activate();
    QVERIFY(table.housePlaysAlone() && !table.houseRests());
    QCOMPARE(table.choices()->rowCount(), 0);
    look(evening, "alone.png");
    auto* button = qobject_cast<QQuickItem*>(evening.window.part("letHousePlay"));
    QVERIFY(button && button->isVisible());
    QCOMPARE(button->property("text").toString(), QString("Pause"));
    evening.press(Qt::Key_P);
    QVERIFY(table.houseRests() && !table.housePlaysAlone());
    QCOMPARE(button->property("text").toString(), QString("Let the house play"));
    QVERIFY(table.choices()->rowCount() > 0);  // people may play for it
    evening.press(Qt::Key_P);
    QVERIFY(table.housePlaysAlone() && !table.houseRests());
  }
};

QTEST_MAIN(TestWindowHouse)
#include "tst_window_house.moc"
