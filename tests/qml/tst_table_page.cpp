// The page of the table says everything once.
#include <functional>
#include <optional>

#include "app/session/setup_draft.h"
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

/// The dungeon by so many people, until a state of it is reached.
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
  /// By hand, where the cards of the table are laid out in the picture's place.
  void whatTheEncounterSaysIsWrittenOnce_data() {
    QTest::addColumn<Help>("help");
    QTest::newRow("with reminders") << Help::reminders;
    QTest::newRow("without") << Help::off;
  }
  void whatTheEncounterSaysIsWrittenOnce() {
    QFETCH(Help, help);
    Dungeon evening(SetupDraft(kit("half_deck_dungeon_heroes")).players());
    TableModel& table = evening.window.table();
    table.setHelp({help, help, help, help});
    evening.playUntil(
        [&] { return !table.places()->currentText().isEmpty() && table.choices()->count() > 0; });
    settle(*evening.window.window());
    QCOMPARE(timesWritten(evening.window.window()->contentItem(), table.places()->currentText()), 1);
  }

  void anEmptyPlaceIsNamedBesideManyCards() {
    Dungeon evening(4);
    const PlacesModel& places = *evening.window.table().places();
    evening.playUntil([&] { return places.count() > 6 && places.currentName().isEmpty(); });
    settle(*evening.window.window());
    QQuickItem* row = firstBy(evening.window.window()->contentItem(), [](const QQuickItem& item) {
      return QByteArray(item.metaObject()->className()).startsWith("PlacesRow");
    });
    QVERIFY(row);
    QCOMPARE(timesWritten(row, "Encounter"), 1);
    QStringList clipped;
    findClipped(row, clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }

  /// With a camera: what is in play, and beneath it where the game is.
  void nothingOverThePictureStandsUponAnother() {
    Dungeon evening(4);
    TableModel& table = evening.window.table();
    table.setSource(PictureSource::live);
    table.picture()->show({QImage(1280, 720, QImage::Format_RGB32), {}});
    evening.playUntil([&] { return !table.places()->currentName().isEmpty(); });
    settle(*evening.window.window());
    QQuickItem* all = evening.window.window()->contentItem();
    QQuickItem* pieces = firstBy(all, [](const QQuickItem& item) {
      return QByteArray(item.metaObject()->className()).startsWith("TablePieces");
    });
    QQuickItem* where =
        firstBy(all, [](const QQuickItem& item) { return item.objectName() == "whereTheGameIs"; });
    QVERIFY(pieces && where);
    const QRectF above = pieces->mapRectToScene(pieces->boundingRect());
    const QRectF beneath = where->mapRectToScene(where->boundingRect());
    QVERIFY(above.height() > 0 && above.bottom() <= beneath.top());
    const auto* names = evening.window.window()->findChild<SeenOverlay*>();
    const QRectF taken = names->mapRectToScene(names->property("taken").toRectF());
    QVERIFY(taken.contains(beneath.center()) && taken.contains(above.center()));
  }

  /// Nor is half a name to be read beside what is said over the picture.
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
};

QTEST_MAIN(TestTablePage)
#include "tst_table_page.moc"
