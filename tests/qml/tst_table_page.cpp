// The page of the table says everything once.
#include "app/table/setup_draft.h"
#include "app/window/pictures/seen_overlay.h"
#include "evening.h"
#include "rules/core/random_play.h"

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
    Evening evening;
    const auto dungeon = kit("half_deck_dungeon_heroes");
    TableModel& table = evening.window.table();
    table.setHelp({help, help, help, help});
    table.beginNight(2);
    TableSession alone(dungeon, std::vector<vision::Reference>{}, 2);
    evening.show(alone.say(SetupDraft(dungeon).setup()));
    rules::Chance chance(3);
    const auto asked = [&] {
      return !table.places()->currentText().isEmpty() && table.choices()->count() > 0;
    };
    for (int i = 0; i < 200 && !asked(); ++i)
      evening.show(alone.say(
          rules::anyEvent(*dungeon->game, alone.night().referee().state(), dungeon->cards, chance)));
    QVERIFY(asked());
    evening.window.showPage("table");
    settle(*evening.window.window());
    QCOMPARE(timesWritten(evening.window.window()->contentItem(), table.places()->currentText()), 1);
  }

  /// Nor is half a name to be read beside what is said over the picture.
  void namesKeepClearOfWhyTheNightWaits() {
    Evening evening;
    evening.begin();
    evening.window.table().setSource(TableModel::Source::live);
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
