// Tests the spectators' window: on which screen it opens, and that it shows nothing of a duel before its
// step.
#include <QFile>
#include <QGuiApplication>
#include <QPointer>
#include <QScreen>
#include <QTemporaryDir>

#include "app/session/night/setup_draft.h"
#include "entered_duel.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A window with a television.
struct Watched : Evening {
  QQuickWindow* television = nullptr;

  void lookOn() {
    QMetaObject::invokeMethod(window.window(), "toggleSpectators");
    QCoreApplication::processEvents();
    television = window.window()->findChild<QQuickWindow*>(QStringLiteral("spectators"));
    if (!television) qFatal("no television");
  }
  void playDuel() { test::enterDuel(*this); }
};

/// Collects the players' panels shown in a window, in the order of seats.
void findCards(const QQuickItem* item, QList<const QQuickItem*>& found) {
  if (!item->isVisible()) return;
  if (QByteArray(item->metaObject()->className()).startsWith("SeatCard_")) found += item;
  for (const QQuickItem* child : item->childItems()) findCards(child, found);
}

/// Collects the texts, with lines joined.
void findWords(const QQuickItem* item, QStringList& words) {
  if (!item->isVisible()) return;
  if (item->inherits("QQuickText")) words += item->property("text").toString().replace('\n', ' ');
  for (const QQuickItem* child : item->childItems()) findWords(child, words);
}

QStringList figuresOn(const QQuickWindow& window) {
  QList<const QQuickItem*> cards;
  findCards(window.contentItem(), cards);
  QStringList figures;
  for (const QQuickItem* card : cards)
    for (const auto& figure : card->property("figures").value<QList<ShownFigure>>())
      figures += QString::number(figure.value);
  return figures;
}

}  // namespace

class TestTelevision : public QuietTest {
  Q_OBJECT

 private slots:
  void itLeavesThePlayersTheirScreen() {
    const QList<QScreen*> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    for (int players = 0; players < 2; ++players) {
      Watched evening;
      QQuickWindow& window = *evening.window.window();
      window.setScreen(screens[players]);
      window.setPosition(screens[players]->geometry().topLeft());
      QTRY_COMPARE(window.screen(), screens[players]);
      evening.lookOn();
      QCOMPARE(evening.television->screen(), screens[1 - players]);
      QCOMPARE(evening.television->visibility(), QWindow::FullScreen);
    }
  }

  void keysWorkInTheWindowThatHasTheFocus() {
    Watched evening;
    evening.lookOn();
    QVERIFY(!evening.television->transientParent());
    evening.window.showPage("rules");
    evening.activate();
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("home"));
    QVERIFY(evening.television->isVisible());
    evening.press(Qt::Key_F11);
    QCOMPARE(evening.window.window()->visibility(), QWindow::FullScreen);
  }

  void itClosesWithTheMainWindow() {
    Watched evening;
    evening.lookOn();
    QPointer<QQuickWindow> television = evening.television;
    QVERIFY(evening.window.window()->close());
    QTRY_VERIFY(!television);
  }

  void theTelevisionFollowsTheShownSteps() {
    Watched evening;
    evening.window.settings().setMotion(true);
    evening.window.settings().setShowDuels(true);
    evening.begin();
    evening.lookOn();
    evening.playDuel();
    DuelModel& duel = *evening.window.table().duel();
    duel.next();  // from now on it waits for the user
    QTRY_COMPARE(evening.window.window()->property("page").toString(), QString("duel"));
    QVERIFY(!duel.allShown());
    QCOMPARE(figuresOn(*evening.television), QStringList({"0", "25", "0", "25"}));
    duel.showAll();
    QCOMPARE(figuresOn(*evening.television), QStringList({"1", "21", "1", "17"}));
    QList<const QQuickItem*> cards;
    findCards(evening.television->contentItem(), cards);
    QCOMPARE(cards.front()->property("gained").toList().front().toString(), QString("+1 point"));
    duel.showAgain();
    duel.next();
    QCOMPARE(figuresOn(*evening.television), QStringList({"0", "25", "0", "25"}));
  }

  void aDuelShowsItselfThereAsOnThePlayersScreen_data() {
    QTest::addColumn<bool>("shown");
    QTest::newRow("wanted") << true;
    QTest::newRow("not wanted") << false;
  }
  void aDuelShowsItselfThereAsOnThePlayersScreen() {
    QFETCH(bool, shown);
    Watched evening;  // without animation
    evening.window.settings().setShowDuels(shown);
    evening.begin();
    evening.lookOn();
    evening.playDuel();
    if (shown) {
      QTRY_VERIFY(evening.television->property("duelling").toBool());
    } else {
      QTest::qWait(300);
      QVERIFY(!evening.television->property("duelling").toBool());
    }
    QCOMPARE(figuresOn(*evening.television), QStringList({"1", "21", "1", "17"}));  // every step is shown
  }
};

int main(int argc, char** argv) {
  // Two screens side by side.
  const QTemporaryDir folder;
  QFile screens(folder.filePath("screens.json"));
  if (!screens.open(QIODevice::WriteOnly)) return 1;
  screens.write(R"({"screens": [
    {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
    {"name": "television", "x": 1366, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
  screens.close();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
  QGuiApplication app(argc, argv);
  TestTelevision test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_television.moc"
