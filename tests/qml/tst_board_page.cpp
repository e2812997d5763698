// Tests that the board is the screen: how much of the window it has in every game, how large its cards are on
// the fullest tables, and that a move is composed by touching what lies there.
#include "app/session/night/setup_draft.h"
#include "rules/referee/random_play.h"
#include "touched_night.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

struct Share {
  QSize window;
  double least;  // of the window's area
};
constexpr Share kShares[] = {{{1366, 768}, 0.55}, {{1920, 1080}, 0.60}};
constexpr double kMinCard = 84;  // short side of a card in pixels, at 1366 x 768

/// Returns the board's share of the window's area.
double shareOfBoard(TouchedNight& night) {
  const QList<QQuickItem*> views = partsBy(night.window().contentItem(), "TableView");
  if (views.isEmpty()) qFatal("no table");
  const QQuickItem* board = views.first();
  return board->width() * board->height() / (night.window().width() * night.window().height());
}

}  // namespace

class TestBoardPage : public QuietTest {
  Q_OBJECT

 private slots:
  void theBoardHasTheWindow_data() { gameRows(); }
  void theBoardHasTheWindow() {
    QFETCH(QString, game);
    TouchedNight night(game.toStdString());
    night.say(SetupDraft(night.kit).setup());
    night.evening.window.showPage("table");
    rules::Chance chance(4);
    for (int i = 0; i < 120 && !night.table.finished(); ++i) {
      if (i % 24 == 23) {
        for (const Share& each : kShares) {
          night.window().resize(each.window);
          settle(night.window());
          night.look(QString("%1-%2-%3").arg(game).arg(i).arg(each.window.width()));
          QVERIFY2(shareOfBoard(night) >= each.least, qPrintable(QString::number(shareOfBoard(night))));
          noneOf(layoutFaults(night.window()));
        }
      }
      night.say(rules::anyEvent(*night.kit->game, night.session.night().referee().state(), night.kit->cards,
                                chance));
    }
  }

  void cardsAreLargeOnTheFullestTables_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArrayList>("events");
    QTest::newRow("eight creatures against eight")
        << "wtactics_orc" << recorded("wtactics_orc", "the_first_turn_is_like_any_other");
    const QByteArray six =
        R"(["thornback_grazer","sapling_golem","seedling_herald","burrow_ox","piston_hound","rust_tick"])";
    QTest::newRow("twelve Entities")
        << "magepunk"
        << QByteArrayList{
               R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{)"
               R"("A":{"life":9,"hand":3,"deck":10,"battlefield":)" +
               six + R"(},"B":{"life":9,"hand":3,"deck":10,"battlefield":)" + six + R"(}}}})"};
    QTest::newRow("powers on both sides")
        << "halfwish"
        << QByteArrayList{
               R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"};
    QTest::newRow("seven pieces against seven")
        << "half_the_battle" << recorded("half_the_battle", "the_players_may_play_on").first(5);
  }
  void cardsAreLargeOnTheFullestTables() {
    QFETCH(QString, game);
    QFETCH(QByteArrayList, events);
    TouchedNight night(game.toStdString());
    for (const QByteArray& event : events) night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    night.window().resize({1366, 768});
    settle(night.window());
    night.look("fullest-" + game);
    for (const BoardZone& zone : night.table.board()->zones())
      QVERIFY2(zone.card * 63 / 88 >= kMinCard,
               qPrintable(QString("%1: %2").arg(zone.zone).arg(zone.card * 63 / 88)));
  }

  // The card that a resource is can stay secret: it bars nobody from laying one before all eyes.
  void aResourceIsLaidWhereManyMovesAreOffered() {
    TouchedNight night("magepunk");
    night.say({*readJson(
        R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{)"
        R"("A":{"life":9,"hand":3,"deck":10,"battlefield":["rust_tick","sapling_golem"]},)"
        R"("B":{"life":9,"hand":3,"deck":10,"battlefield":["burrow_ox","piston_hound"]}}}})",
        "test")});
    night.choose("Lay a resource");
    QVERIFY(!night.hasChoice("Which cards are shown?"));
    night.choose("Biom lane");
    if (night.hasChoice("Yes, do it")) night.choose("Yes, do it");
    const auto& standing = night.session.night().referee().standing();
    QCOMPARE(standing.back().kind(), std::string("resource"));
    QCOMPARE(QString::fromStdString(standing.back().body["energy"].asString()), QString("biom"));
  }

  void anAttackIsComposedByTouchingTheCreatures() {
    TouchedNight night("wtactics_orc");
    for (const QByteArray& event : recorded("wtactics_orc", "the_first_turn_is_like_any_other"))
      night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    night.window().resize({1366, 768});
    settle(night.window());
    QCOMPARE(night.table.actingSeat(), QString("B"));
    const std::size_t before = night.session.night().referee().standing().size();
    night.touch("B-F1");
    night.look("attack-1");
    QVERIFY(night.table.composing());
    // It could do something else, too; a touch of a target says that it attacks.
    QVERIFY(night.hasChoice("Attack") && night.table.choices()->count() > 2);
    night.touch("A-F1");
    night.look("attack-2");
    QVERIFY2(night.table.detail().contains("Defense"),
             qPrintable(night.table.detail()));  // what would happen
    night.choose("Yes, do it");
    const auto& standing = night.session.night().referee().standing();
    QCOMPARE(standing.size(), before + 1);
    QCOMPARE(standing.back().kind(), std::string("attack"));
    QVERIFY(!night.table.composing());
    night.look("attack-3");
  }

  /// A group of three and its target: a touch for each, the weapon, and the confirmation.
  void anAttackWithThreeTakesSixActions() {
    TouchedNight night("wtactics_orc");
    night.say({*readJson(
        R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","action_points":3,)"
        R"("seats":{"A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_fighter","A-F3":"elvish_archer"}},)"
        R"("B":{"army":{"B-F2":"dwarvish_lord","B-F3":"dwarvish_lord"}}}}})",
        "test")});
    night.evening.window.showPage("table");
    night.window().resize({1366, 768});
    settle(night.window());
    int actions = 0;
    const auto choose = [&](const QString& label) {
      if (!night.hasChoice(label)) return;
      ++actions;
      night.choose(label);
    };
    for (const char* slot : {"A-F1", "A-F2", "A-F3", "B-F2"}) {
      ++actions;
      night.touch(slot);
    }
    choose("Close");
    choose("Yes, do it");
    const rules::Event& last = night.session.night().referee().standing().back();
    QCOMPARE(last.kind(), std::string("attack"));
    QCOMPARE(int(last.body["attackers"].items().size()), 3);
    qInfo("%d actions", actions);
    QVERIFY2(actions <= 6, qPrintable(QString::number(actions)));
  }

  /// Arrows are drawn from attackers to what they attack, and from blockers to whom they block.
  void attackersAndBlockersHaveArrows_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArrayList>("events");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const QByteArray position =
        R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A","phase":"attack","seats":)"
        R"({"A":{"life":15,"hand":3,"deck":10,"battlefield":["burrow_ox"]},)"
        R"("B":{"life":15,"hand":3,"deck":10,"battlefield":["rust_tick","flywheel_turret"]}}}})";
    const QByteArray ox = R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"}]})";
    const QByteArray node =
        R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B/flywheel_turret"}]})";
    const QByteArray block =
        R"({"e":"block","seat":"B","blocks":[{"who":"B/rust_tick","blocks":"A/burrow_ox"}]})";
    QTest::newRow("a Node is attacked") << "magepunk" << QByteArrayList{position, node} << "A/burrow_ox"
                                        << "B/flywheel_turret";
    QTest::newRow("a blocker") << "magepunk" << QByteArrayList{position, ox, block} << "B/rust_tick"
                               << "A/burrow_ox";
    QTest::newRow("a battle")
        << "wtactics_orc"
        << QByteArrayList{R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A",)"
                          R"("step":"attack","action_points":3,"seats":{"A":{"army":{"A-F1":"mage"}},)"
                          R"("B":{"army":{"B-F1":"dwarvish_lord","B-F2":"runesmith"}}}}})",
                          R"({"e":"attack","seat":"A","attackers":["A-F1"],"target":"B-F1","type":"ranged"})"}
        << "A-F1/mage"
        << "B-F1/dwarvish_lord";
  }
  void attackersAndBlockersHaveArrows() {
    QFETCH(QString, game);
    QFETCH(QByteArrayList, events);
    QFETCH(QString, from);
    QFETCH(QString, to);
    TouchedNight night(game.toStdString());
    for (const QByteArray& event : events) night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    settle(night.window());
    QStringList drawn;
    for (const BoardArrow& arrow : night.table.board()->arrows()) drawn += arrow.from + " > " + arrow.to;
    QVERIFY2(drawn.contains(from + " > " + to), qPrintable(drawn.join("; ")));
    int seen = 0;
    for (QQuickItem* arrow : partsBy(night.window().contentItem(), "BoardArrow"))
      seen += arrow->property("drawn").toBool() ? 1 : 0;
    QCOMPARE(seen, int(drawn.size()));
  }

  /// Who plays nothing ends a turn with one action.
  void anEmptyTurnOfMagepunkTakesOneAction() {
    TouchedNight night("magepunk");
    night.session.host().answerAlone(true);
    night.say({*readJson(
        R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A","phase":"main1","seats":)"
        R"({"A":{"life":15,"hand":3,"deck":10,"battlefield":["burrow_ox"]},)"
        R"("B":{"life":15,"hand":3,"deck":10,"battlefield":["rust_tick"]}}}})",
        "test")});
    night.choose("End the turn");
    const rules::Referee& referee = night.session.night().referee();
    QCOMPARE(int(referee.view(rules::Audience::table).json["turn"].asInt()), 4);
    QCOMPARE(night.table.actingSeat(), QString("B"));
  }

  /// The arrow keys reach whatever can be touched, and Enter touches it.
  void anAttackIsComposedByArrowKeys() {
    TouchedNight night("wtactics_orc");
    for (const QByteArray& event : recorded("wtactics_orc", "the_first_turn_is_like_any_other"))
      night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    night.evening.activate();
    settle(night.window());
    const std::size_t before = night.session.night().referee().standing().size();
    const auto marked = [&] {
      QString at;
      for (QQuickItem* zone : partsBy(night.window().contentItem(), "BoardZone"))
        if (zone->property("marked").toBool()) at = zone->property("zone").value<BoardZone>().zone;
      return at;
    };
    const auto reach = [&](const QString& zone, Qt::Key along, Qt::Key across) {
      for (int i = 0; i < 16 && marked() != zone; ++i) {
        const QString was = marked();
        night.evening.press(i % 4 == 3 ? across : along);
        if (marked() == was) night.evening.press(across);
      }
      QCOMPARE(marked(), zone);
    };
    reach("B-F1", Qt::Key_Left, Qt::Key_Up);
    night.evening.press(Qt::Key_Return);
    QVERIFY(night.table.composing());
    if (night.hasChoice("Attack")) night.choose("Attack");
    settle(night.window());
    reach("A-F1", Qt::Key_Down, Qt::Key_Left);
    night.evening.press(Qt::Key_Return);
    night.choose("Yes, do it");
    QCOMPARE(night.session.night().referee().standing().size(), before + 1);
  }

  /// Whatever lies on the table is corrected by touching it and saying what is true.
  void aThingIsCorrectedByTouch_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("transcript");
    QTest::addColumn<QString>("zone");
    QTest::newRow("a creature") << "wtactics_orc"
                                << "the_first_turn_is_like_any_other"
                                << "A-F1";
    QTest::newRow("a piece") << "half_the_battle"
                             << "a_round_is_two_choices_and_two_actions"
                             << "A/fighter";
    QTest::newRow("an Entity") << "magepunk"
                               << "rule_61_the_attacking_player_orders_blockers"
                               << "B/rust_tick";
  }
  void aThingIsCorrectedByTouch() {
    QFETCH(QString, game);
    QFETCH(QString, transcript);
    QFETCH(QString, zone);
    TouchedNight night(game.toStdString());
    for (const QByteArray& event : recorded(game, transcript))
      night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    settle(night.window());
    const std::size_t before = night.session.night().referee().standing().size();
    night.table.mendByTouch();
    QVERIFY(night.table.composing());
    night.touch(zone);
    QVERIFY(night.table.composing());
    // The first figure that is offered, until the correction is whole.
    const auto count = [&] { return night.session.night().referee().standing().size(); };
    for (int i = 0; i < 8 && count() == before; ++i) {
      if (night.hasChoice("Done") && i > 0) {
        night.choose("Done");
        continue;
      }
      QStringList labels;
      int row = -1;
      for (int r = 0; r < night.table.choices()->count() && row < 0; ++r) {
        const QString label = night.table.choices()->index(r).data(ChoicesModel::labelRole).toString();
        labels += label;
        if (label != "Done" && label != "Back") row = r;
      }
      QVERIFY2(row >= 0, qPrintable(labels.join("; ")));
      night.table.choose(row);
      if (night.table.entry() == "cards") night.table.enterCards({night.table.entryCards().front().id});
    }
    QCOMPARE(count(), before + 1);
    QCOMPARE(night.session.night().referee().standing().back().kind(), std::string("correct"));
  }

  void aPartIsTakenBackByEsc() {
    TouchedNight night("wtactics_orc");
    for (const QByteArray& event : recorded("wtactics_orc", "the_first_turn_is_like_any_other"))
      night.say({*readJson(event.toStdString(), "test")});
    night.evening.window.showPage("table");
    settle(night.window());
    night.touch("B-F1");
    QVERIFY(night.table.composing());
    night.table.composeBack();
    night.table.composeBack();
    QVERIFY(!night.table.composing());
  }
};

QTEST_MAIN(TestBoardPage)
#include "tst_board_page.moc"
