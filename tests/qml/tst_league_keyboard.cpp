// Tests a league by keyboard alone: created, joined and paired, then every sheet over its page opened, used
// and closed.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A window on the page of leagues, whose leagues lie in a folder of their own; only keys are used.
struct LeagueDeskEvening {
  QTemporaryDir folder;
  Evening evening{WindowFiles{
      .leagues = {"sqlite:" + folder.filePath("leagues.db").toStdString(), folder.path().toStdString()}}};

  LeagueDeskEvening() {
    evening.window.showPage("league");
    evening.activate();
    enter("newLeagueName", "Club");
    enter("newPlayers", "Mia, Jonas, Ann, Ben");
    tap("pairLeague");
  }
  [[nodiscard]] LeagueModel& league() { return evening.window.league(); }
  void type(const QString& text) {
    for (const QChar letter : text) QTest::keyClick(evening.window.window(), letter.toLatin1());
  }
  /// Types into a field reached by Tab, and confirms.
  void enter(const char* line, const QString& text) {
    evening.reach(line);
    type(text);
    evening.press(Qt::Key_Return);
    settle();
  }
  void tap(const char* button) {
    evening.reach(button);
    evening.press(Qt::Key_Space);
    settle();
  }
  void settle() {
    league().finish();
    QCoreApplication::processEvents();
    waitUntilMade(*evening.window.window());
  }
  [[nodiscard]] bool isOpen(const char* sheet) {
    const auto* popup = evening.window.window()->findChild<QObject*>(QLatin1String(sheet));
    return popup && popup->property("visible").toBool();
  }
  [[nodiscard]] QString focused() {
    const QQuickItem* item = evening.window.window()->activeFocusItem();
    return item ? item->objectName() : QString();
  }
  void decide(const char* table) {
    evening.reach(table);
    evening.press(Qt::Key_D);
    settle();
  }
  /// Returns whether the item with this name has the focus.
  [[nodiscard]] bool isFocusedIn(const char* name) {
    const QQuickItem* item = evening.window.window()->activeFocusItem();
    while (item && item->objectName() != QLatin1String(name)) item = item->parentItem();
    return item != nullptr;
  }
  /// Opens the sheet of the player in second place.
  void openPlayer() {
    if (!focused().startsWith("standing-")) evening.reach(qPrintable("standing-" + standing(0).label));
    for (int i = 0; i < 4; ++i) evening.press(Qt::Key_Up);
    evening.press(Qt::Key_Down);
    evening.press(Qt::Key_Return);
    settle();
  }
  [[nodiscard]] LeagueStanding standing(int row) { return league().rows()[row]; }
};

}  // namespace

class TestLeagueKeyboard : public QuietTest {
  Q_OBJECT

 private slots:
  void aTableIsDecided() {
    LeagueDeskEvening desk;
    QCOMPARE(desk.league().tables().size(), 2);
    desk.decide("table-1");
    QVERIFY(desk.isOpen("leagueDecision"));
    QCOMPARE(desk.focused(), QString("ended-first"));
    desk.evening.press(Qt::Key_Return);  // two actions: the sheet, and how it ended
    desk.settle();
    QVERIFY(!desk.isOpen("leagueDecision"));
    QTRY_VERIFY(!desk.league().tables()[0].open);
    // A result is changed only with a reason.
    desk.decide("table-1");
    QCOMPARE(desk.focused(), QString("decisionWhy"));
    const auto* drawn = qobject_cast<QQuickItem*>(desk.evening.window.part("ended-drawn"));
    QVERIFY(drawn && !drawn->isEnabled());
    desk.type("seen");
    QVERIFY(drawn->isEnabled());
    desk.tap("ended-drawn");
    QVERIFY(!desk.isOpen("leagueDecision"));
    QTRY_VERIFY(desk.league().tables()[0].says.contains("draw"));
    // Closed without a change, from wherever the focus is.
    desk.decide("table-1");
    desk.evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.isOpen("leagueDecision"));
  }

  void noRoundIsPairedThatCannotBe() {
    LeagueDeskEvening desk;
    const auto mayPair = [&] { return valueOf(desk.evening.window, "pairLeague", "enabled").toBool(); };
    QVERIFY(!mayPair());
    QVERIFY(valueOf(desk.evening.window, "cannotPair", "visible").toBool());
    // Late players may begin while others play; it is not the next thing to do.
    const auto isNext = [&] { return valueOf(desk.evening.window, "pairLeague", "primary").toBool(); };
    desk.league().join("Zoe");
    desk.settle();
    QTRY_VERIFY(mayPair());
    QVERIFY(!isNext());
    for (const int row : {0, 1}) desk.league().correct(row, "first", "seen");
    desk.settle();
    QTRY_VERIFY(mayPair() && isNext());
  }

  void aPlayersSheetIsUsed() {
    LeagueDeskEvening desk;
    const QString player = desk.league().rows()[1].player;
    desk.openPlayer();
    QVERIFY(desk.isOpen("leaguePlayer"));
    desk.evening.reach("playerWhy");
    desk.type("late");
    desk.tap("penalise");
    QVERIFY(!desk.isOpen("leaguePlayer"));
    QTRY_COMPARE(desk.standing(3).player, player);  // the last place now
    QVERIFY(desk.isFocusedIn("leagueStandings"));   // where it was before the sheet
    desk.openPlayer();
    desk.tap("dropPlayer");
    QTRY_VERIFY(desk.standing(1).dropped);
    desk.openPlayer();
    desk.enter("mergeName", "Nobody");
    desk.evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.isOpen("leaguePlayer"));
    desk.openPlayer();
    desk.tap("playerStory");
    QTRY_VERIFY(!desk.league().story().title.isEmpty());
    QTRY_VERIFY(desk.isFocusedIn("leagueStory"));
    desk.evening.press(Qt::Key_Down);
    desk.evening.press(Qt::Key_Escape);
    QTRY_VERIFY(desk.league().story().title.isEmpty());
  }

  void filesSeasonsAndTheWayBack() {
    LeagueDeskEvening desk;
    desk.tap("leagueFiles");
    QVERIFY(desk.isOpen("leagueFilesSheet"));
    desk.evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.isOpen("leagueFilesSheet"));
    const QString file = desk.folder.filePath("club.json");
    desk.tap("leagueFiles");
    desk.enter("exportFile", file);
    QTRY_VERIFY(QFile::exists(file));
    desk.tap("leagueFiles");
    desk.enter("nextSeason", "Spring");
    QTRY_COMPARE(desk.league().leagues().size(), 2);
    desk.tap("leagueFiles");
    desk.tap("allSeasons");
    QTRY_VERIFY(!desk.league().story().title.isEmpty());
    desk.tap("leagueSheetClose");
    QTRY_VERIFY(desk.league().story().title.isEmpty());
  }

  void theVenueIsTold() {
    LeagueDeskEvening desk;
    const VenueModel& venue = *desk.league().venue();
    desk.tap("leagueVenue");
    QVERIFY(desk.isOpen("leagueVenueSheet"));
    desk.tap("startTime");
    QTRY_VERIFY(venue.running());
    QVERIFY(!desk.isOpen("leagueVenueSheet"));
    const auto* time = qobject_cast<QQuickItem*>(desk.evening.window.part("leagueVenue"));
    QVERIFY(time && time->isVisible());
    desk.tap("leagueVenue");
    desk.tap("stopTime");
    QTRY_VERIFY(!venue.running());
    QCOMPARE(time->property("text").toString(), venue.time());
    desk.enter("announcement", "Lunch");
    QTRY_COMPARE(venue.announcements(), QStringList{"Lunch"});
    desk.tap("leagueVenue");
    desk.tap("clearAnnouncements");
    QTRY_VERIFY(venue.announcements().isEmpty());
    desk.evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.isOpen("leagueVenueSheet"));
  }

  void aBellRingsAtTheEndOfTheRound() {
    Evening evening;
    evening.window.settings().setSounds(true);
    QSignalSpy sounded(&evening.window.voice(), &Voice::sounded);
    emit evening.window.league().venue()->roundOver("Round 1: the time is over");
    QCOMPARE(sounded.size(), qsizetype(1));
    QCOMPARE(sounded[0][0].value<Chime>(), Chime::roundOver);
  }
};

QTEST_MAIN(TestLeagueKeyboard)
#include "tst_league_keyboard.moc"
