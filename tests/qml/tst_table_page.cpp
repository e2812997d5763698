// Tests that the page of the table shows everything once.
#include <functional>
#include <optional>

#include "app/session/night/setup_draft.h"
#include "app/window/shared/pictures/live_picture.h"
#include "app/window/shared/pictures/seen_overlay.h"
#include "evening.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

int timesWritten(const QQuickItem* item, const QString& words) {
  if (!item->isVisible()) return 0;
  int times = item->inherits("QQuickText") ? int(item->property("text").toString().count(words)) : 0;
  for (const QQuickItem* child : item->childItems()) times += timesWritten(child, words);
  return times;
}

QQuickItem* firstBy(QQuickItem* item, const std::function<bool(const QQuickItem&)>& wanted) {
  if (!item->isVisible()) return nullptr;
  if (wanted(*item)) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = firstBy(child, wanted)) return found;
  return nullptr;
}

/// A window with the dungeon, played by so many people until it reaches a given state.
struct Dungeon : Evening {
  explicit Dungeon(int players) {
    const auto game = kit("half_deck_dungeon_heroes");
    session_.emplace(game, std::vector<vision::Reference>{}, 2);
    SetupDraft draft(game);
    draft.setPlayers(players);
    window.table().beginNight(2);
    show(session_->say(draft.setup()));
    window.showPage("table");
  }
  void playUntil(const std::function<bool()>& reached) {
    const auto game = kit("half_deck_dungeon_heroes");
    rules::Chance chance(3);
    for (int i = 0; i < 200 && !reached(); ++i)
      show(session_->say(
          rules::anyEvent(*game->game, session_->night().referee().state(), game->cards, chance)));
    QVERIFY(reached());
  }

 private:
  std::optional<TableSession> session_;
};

}  // namespace

class TestTablePage : public QuietTest {
  Q_OBJECT

 private slots:
  /// By hand, the drawn table takes the place of the picture.
  void theTextOfTheEncounterIsShownOnce_data() {
    QTest::addColumn<Help>("help");
    QTest::newRow("with reminders") << Help::reminders;
    QTest::newRow("without") << Help::off;
  }
  void theTextOfTheEncounterIsShownOnce() {
    QFETCH(Help, help);
    Dungeon evening(SetupDraft(kit("half_deck_dungeon_heroes")).players());
    TableModel& table = evening.window.table();
    table.setHelp({help, help, help, help});
    evening.playUntil(
        [&] { return !table.board()->currentText().isEmpty() && table.choices()->count() > 0; });
    settle(*evening.window.window());
    QCOMPARE(timesWritten(evening.window.window()->contentItem(), table.board()->currentText()), 1);
  }

  void anEmptyPlaceIsNamedBesideManyCards() {
    Dungeon evening(4);
    const BoardModel& board = *evening.window.table().board();
    evening.playUntil([&] { return board.zones().size() > 6 && board.currentName().isEmpty(); });
    settle(*evening.window.window());
    QQuickItem* shown = firstBy(evening.window.window()->contentItem(),
                                [](const QQuickItem& item) { return item.objectName() == "board"; });
    QVERIFY(shown);
    QCOMPARE(timesWritten(shown, "Encounter"), 1);
    QStringList clipped;
    findClipped(shown, clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }

  /// With a camera the picture is small beside the drawn table, until a key enlarges it.
  void theDrawnTableAndThePictureChangePlaces() {
    Dungeon evening(4);
    TableModel& table = evening.window.table();
    table.setSource(PictureSource::live);
    table.picture()->show({QImage(1280, 720, QImage::Format_RGB32), {}});
    evening.playUntil([&] { return !table.board()->currentName().isEmpty(); });
    settle(*evening.window.window());
    QQuickItem* all = evening.window.window()->contentItem();
    const auto shown = [&](const char* name) {
      return firstBy(all, [&](const QQuickItem& item) { return item.objectName() == name; });
    };
    QQuickItem* board = shown("board");
    auto* picture = evening.window.window()->findChild<LivePicture*>();
    QVERIFY(board && picture);
    const auto onScreen = [](QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
    QVERIFY(onScreen(picture).width() < 0.4 * onScreen(board).width());
    for (const BoardZone& zone : table.board()->zones()) QVERIFY(!zone.area.isEmpty());
    QVERIFY(!shown("whereTheGameIs"));
    QTest::keyClick(evening.window.window(), Qt::Key_V);
    settle(*evening.window.window());
    QVERIFY(!shown("board"));
    QQuickItem* where = shown("whereTheGameIs");
    QVERIFY(where);
    const auto* names = evening.window.window()->findChild<SeenOverlay*>();
    QVERIFY(names->mapRectToScene(names->property("taken").toRectF()).contains(onScreen(where).center()));
    QTest::keyClick(evening.window.window(), Qt::Key_V);
    settle(*evening.window.window());
    QVERIFY(shown("board"));
  }

  void aTappedCardIsShownLargeUntilEsc() {
    Dungeon evening(2);
    TableModel& table = evening.window.table();
    evening.playUntil([&] { return !table.board()->currentName().isEmpty(); });
    settle(*evening.window.window());
    QQuickItem* all = evening.window.window()->contentItem();
    QQuickItem* card = firstBy(all, [&](const QQuickItem& item) {
      return QByteArray(item.metaObject()->className()).startsWith("PlaceCard") &&
             item.property("name").toString() == table.board()->currentName();
    });
    QVERIFY(card);
    QTest::mouseClick(evening.window.window(), Qt::LeftButton, {},
                      card->mapToScene(card->boundingRect().center()).toPoint());
    settle(*evening.window.window());
    const auto large = [&] {
      return firstBy(all, [](const QQuickItem& item) {
        return QByteArray(item.metaObject()->className()).startsWith("CardLarge");
      });
    };
    QVERIFY(large());
    QCOMPARE(timesWritten(large(), table.board()->currentText()), 1);
    QTest::keyClick(evening.window.window(), Qt::Key_Escape);
    settle(*evening.window.window());
    QVERIFY(!large());
    QVERIFY(firstBy(all, [](const QQuickItem& item) { return item.objectName() == "board"; }));
  }

  /// No partial name is readable beside the message over the picture either.
  void namesKeepClearOfWhyTheNightWaits() {
    Evening evening;
    evening.begin();
    evening.window.table().setSource(PictureSource::live);
    settle(*evening.window.window());
    const auto* names = evening.window.window()->findChild<SeenOverlay*>();
    QVERIFY(names && names->property("taken").toRectF().isEmpty());
    evening.window.table().setPause(Pause::covered);
    const QRectF taken = names->property("taken").toRectF();
    QVERIFY(!taken.isEmpty() && names->boundingRect().contains(taken));
    evening.window.table().setPause(Pause::none);
    QVERIFY(names->property("taken").toRectF().isEmpty());
  }

  // Giving up is not among the answers: it is in the menu, asks once, and can be taken back.
  void givingUpIsInTheMenu() {
    Evening evening({}, "magepunk");
    evening.take(SetupDraft(kit("magepunk")).setup());
    evening.window.showPage("table");
    evening.activate();
    QQuickWindow& window = *evening.window.window();
    settle(window);
    const auto visible = [&](const QString& name) {
      return firstBy(window.contentItem(), [&](const QQuickItem& item) { return item.objectName() == name; });
    };
    const auto press = [&](const QString& name) {
      QQuickItem* button = visible(name);
      QVERIFY2(button, qPrintable(name));
      const QPointF middle = button->mapToScene({button->width() / 2, button->height() / 2});
      QTest::mouseClick(&window, Qt::LeftButton, {}, middle.toPoint());
      QCoreApplication::processEvents();
    };
    const QList<EndingChoice> endings = evening.window.table().choices()->endings();
    QVERIFY(!endings.isEmpty());
    QVERIFY(!firstBy(window.contentItem(), [&](const QQuickItem& item) {
      return item.inherits("QQuickText") && item.property("text").toString() == endings.front().label;
    }));

    evening.press(Qt::Key_M);
    settle(window);
    press("end" + endings.front().seat);
    settle(window);
    QVERIFY(!evening.window.table().finished());
    QVERIFY(visible("giveUp"));
    press("giveUp");
    QVERIFY(evening.window.table().finished());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!evening.window.table().finished());
  }
};

QTEST_MAIN(TestTablePage)
#include "tst_table_page.moc"
