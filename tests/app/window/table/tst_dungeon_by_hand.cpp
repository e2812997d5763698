// Tests that a night without a camera asks for nothing that only a camera could read: drawn cards need one
// tap, and the answer that ends a question comes last.
#include <QTest>

#include "app/session/night/setup_draft.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Night {
  std::shared_ptr<const GameKit> kit = test::kit("half_deck_dungeon_heroes");
  TableSession session{kit, vision::CardIndex({})};
  TableModel table;

  explicit Night(PlayMode how, std::optional<int> players = {}) {
    QObject::connect(&table, &TableModel::entered, &table, [this](const rules::Event& event) { say(event); });
    SetupDraft draft(kit);
    if (players) draft.setPlayers(*players);
    say(draft.setup(how));
  }
  void say(const rules::Event& event) {
    const Outcome<Moment> moment = session.say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    table.show(*moment);
    if (!table.refusal().isEmpty()) qFatal("%s", qPrintable(table.refusal()));
  }
  [[nodiscard]] QStringList open() {
    QStringList labels;
    for (int row = 0; table.choices()->openChoice(row); ++row)
      labels += table.choices()->openChoice(row)->label;
    return labels;
  }
};

}  // namespace

class TestDungeonByHand : public QObject {
  Q_OBJECT

 private slots:
  void sixCardsAreDrawnWithOneTap() {
    Night night(PlayMode::byHand);
    QVERIFY(night.table.choices()->openChoice(0));
    QVERIFY(night.table.choices()->openChoice(0)->entry == Entry::none);
    night.table.choose(0);
    QCOMPARE(night.table.entry(), QString());
    QVERIFY2(night.table.nextStep().contains("Done"), qPrintable(night.table.nextStep()));
  }

  /// A camera sees the row in which they lie.
  void withACameraTheyAreSeen() {
    Night night(PlayMode::camera);
    QVERIFY(night.table.choices()->openChoice(0)->entry == Entry::cards);
    QCOMPARE(night.table.choices()->openChoice(0)->entryCount, 6);
  }

  /// The deck holds three Escapes. A hand of one player is public, so that its cards are named.
  void equalCardsAreNamedAsOftenAsTheyCanBeThere() {
    Night night(PlayMode::camera, 1);
    night.table.choose(0);
    QCOMPARE(night.table.entry(), QString("cards"));
    const auto most = [&](const QString& id) {
      for (const EntryCard& card : night.table.entryCards())
        if (card.id == id) return card.most;
      return 0;
    };
    QCOMPARE(most("escape"), 3);
    QCOMPARE(most("archer"), 1);
    const QStringList drawn{"archer", "escape", "escape", "team_attack", "team_attack", "warrior"};
    night.table.enterCards(drawn);
    QVERIFY2(night.table.nextStep().contains("Done"), qPrintable(night.table.nextStep()));
    const QStringList open = night.open();
    const auto exchange = std::find_if(open.begin(), open.end(),
                                       [](const QString& label) { return label.startsWith("Exchange"); });
    QVERIFY2(exchange != open.end(), qPrintable(open.join(", ")));
    night.table.choose(static_cast<int>(exchange - open.begin()));
    QCOMPARE(most("escape"), 2);
    QCOMPARE(most("warrior"), 1);
  }

  void doneIsOfferedLast() {
    Night night(PlayMode::byHand);
    night.table.choose(0);
    const QStringList open = night.open();
    QVERIFY2(open.size() > 1, qPrintable(open.join(", ")));
    QCOMPARE(open.last(), QString("Done"));
    QVERIFY(open.first() != "Done");
  }
};

QTEST_GUILESS_MAIN(TestDungeonByHand)
#include "tst_dungeon_by_hand.moc"
