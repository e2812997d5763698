// Tests that what two people do most needs few actions and is seen at a glance: the thing that is asked for
// is touched, no step is asked for that decides nothing, and every answer can be read in its row.
#include "app/session/night/setup_draft.h"
#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr QSize kLaptop{1366, 768};
constexpr double kMinQuestion = 20;  // pixels of the question's letters at 1366 x 768

/// A night of any game at a laptop, after these events; without any, after the set-up that the page makes.
struct Laptop : Evening {
  TableModel& table = window.table();

  explicit Laptop(const char* game, std::initializer_list<const char*> events = {}) : Evening({}, game) {
    if (events.size() == 0) take(SetupDraft(kit(game)).setup());
    for (const char* event : events) say(event);
    window.showPage("table");
    window.window()->resize(kLaptop);
    settle(*window.window());
  }
  [[nodiscard]] const rules::Event& last() { return session.night().referee().standing().back(); }
  [[nodiscard]] QStringList labels() {
    QStringList all;
    for (int row = 0; row < table.choices()->count(); ++row)
      if (table.choices()->openChoice(row)) all += table.choices()->openChoice(row)->label;
    return all;
  }
  void choose(const QString& label) {
    const qsizetype row = labels().indexOf(label);
    if (row < 0) qFatal("no %s: %s", qPrintable(label), qPrintable(labels().join(", ")));
    table.choose(static_cast<int>(row));
  }
  [[nodiscard]] LyingCard lying(const QString& thing) {
    for (const BoardZone& zone : table.board()->zones())
      for (const LyingCard& card : zone.cards)
        if (card.thing == thing) return card;
    qFatal("no %s", qPrintable(thing));
  }
  [[nodiscard]] BoardZone place(const QString& name) {
    for (const BoardZone& zone : table.board()->zones())
      if (zone.zone == name) return zone;
    qFatal("no %s", qPrintable(name));
  }
  /// Returns the answers that lie beyond their row.
  [[nodiscard]] QStringList cut() {
    QStringList found;
    QQuickItem* bar = part("ChoiceBar");
    const QList<QQuickItem*> tiles = partsBy(bar, "ChoiceTile");
    if (tiles.isEmpty()) found += "no answers";
    for (const QQuickItem* tile : tiles) {
      const QPointF end = tile->mapToItem(bar, {tile->width(), tile->height()});
      if (end.x() > bar->width() + 0.01 || end.y() > bar->height() + 0.01)
        found += tile->property("text").toString();
    }
    return found;
  }
  [[nodiscard]] QQuickItem* part(const char* kind) {
    waitUntilMade(*window.window());
    settle(*window.window());
    const QList<QQuickItem*> all = partsBy(window.window()->contentItem(), kind);
    if (all.isEmpty()) qFatal("no %s", kind);
    return all.front();
  }
};

constexpr std::initializer_list<const char*> kBattle{
    R"({"e":"setup","game":"half_the_battle"})",
    R"({"e":"items","seat":"A","cards":["flimsy_shield","swift_boots"]})",
    R"({"e":"items","seat":"B","cards":["mirror_shield","vial_of_poison"]})",
    R"({"e":"roll","seat":"A","dice":[14]})", R"({"e":"roll","seat":"B","dice":[1]})"};
constexpr char kMainPhase[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{)"
    R"("A":{"life":9,"hand":3,"deck":10,"charges":{"biom":3},"battlefield":["rust_tick"]},)"
    R"("B":{"life":9,"hand":3,"deck":10,"battlefield":["burrow_ox"]}}}})";
constexpr char kTwoEnergies[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{)"
    R"("A":{"life":9,"hand":3,"deck":10,"charges":{"biom":3,"kinesis":3}},"B":{"life":9,"hand":3,"deck":10}}}})";
constexpr char kUpkeep[] =
    R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"upkeep","action_points":3,)"
    R"("seats":{"A":{"army":{"A-F1":"elvish_druid","A-F2":"mage","A-F3":"knight"}},"B":{"army":{"B-F1":"walking_corpse"}}}}})";
constexpr char kOneWeapon[] =
    R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","action_points":3,)"
    R"("seats":{"A":{"army":{"A-F1":"knight"}},"B":{"army":{"B-F1":"walking_corpse"}}}}})";
constexpr char kNobodyAttacks[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"attack","seats":{)"
    R"("A":{"life":9,"hand":3,"deck":10},"B":{"life":9,"hand":3,"deck":10,"battlefield":["burrow_ox"]}}}})";

}  // namespace

class TestMovesAtHand : public QuietTest {
  Q_OBJECT

 private slots:
  void aPieceIsChosenAndMovedByTouch() {
    Laptop night("half_the_battle", kBattle);
    QCOMPARE(night.table.actingSeat(), QString("B"));
    QVERIFY(night.lying("B/ranger").offered);
    QVERIFY(!night.lying("A/ranger").offered);
    night.table.touch({"B/ranger", "lane/7"});
    QCOMPARE(night.table.detail(), QString("B chooses Ranger"));
    night.choose("Yes, do it");
    QCOMPARE(QString::fromStdString(night.last().body.dump()),
             QString(R"({"e":"select","seat":"B","piece":"ranger"})"));
    night.say(R"({"e":"select","seat":"A","piece":"ranger"})");
    QVERIFY(night.lying("B/ranger").offered);
    night.table.touch({"B/ranger", "lane/7"});
    QVERIFY(night.lying("B/ranger").said);
    night.table.touch({"", "lane/6"});
    QVERIFY(night.labels().contains("Yes, do it"));
    QVERIFY(night.place("lane/6").said);
  }

  /// Before its target is known, an action says what it does.
  void anActionSaysWhatItDoes() {
    Laptop night("half_the_battle", kBattle);
    night.say(R"({"e":"select","seat":"B","piece":"fighter"})");
    night.say(R"({"e":"select","seat":"A","piece":"fighter"})");
    night.say(R"({"e":"move","seat":"B","piece":"fighter","to":5})");
    night.choose("Act");
    QVERIFY(night.labels().contains("Blade"));
    for (int row = 0; row + 1 < night.table.choices()->count(); ++row)
      QVERIFY(!night.table.choices()->openChoice(row)->leads.isEmpty());
  }

  /// What could be hit with another move says nothing about this one.
  void onlyWhatIsSaidIsMarkedBeforeItIsConfirmed() {
    Laptop night("half_the_battle", kBattle);
    night.say(R"({"e":"select","seat":"B","piece":"ranger"})");
    night.say(R"({"e":"select","seat":"A","piece":"ranger"})");
    night.choose("Move");
    night.table.touch({"", "lane/6"});
    QVERIFY(night.labels().contains("Yes, do it"));
    for (const BoardZone& zone : night.table.board()->zones()) {
      QVERIFY2(!zone.reached, qPrintable(zone.zone));
      for (const LyingCard& card : zone.cards) QVERIFY2(!card.reached, qPrintable(card.thing));
    }
  }

  void aResourceTakesTwoActions() {
    Laptop night("magepunk", {kMainPhase});
    night.choose("Lay a resource");
    night.choose("Biom lane");
    QCOMPARE(night.last().kind(), std::string("resource"));
  }

  void aListThatIsTheOnlyAnswerIsOpen() {
    Laptop night("magepunk", {kMainPhase});
    night.choose("Play a card");
    QCOMPARE(night.table.entry(), QString("cards"));
    night.table.cancelEntry();
    QCOMPARE(night.table.entry(), QString());
    QVERIFY(!night.table.composing());
  }

  /// The first of four cards is not the one that is turned up.
  void ofSeveralListsNoneOpens() {
    Laptop night("wtactics_orc", {R"({"e":"setup","game":"wtactics_orc"})",
                                  R"({"e":"startup","seat":"A","put":["A-F1","A-F2","A-F3","A-F4"]})"});
    night.choose("The front row");
    QCOMPARE(night.table.nextStep(), QString("A: turn up one of your cards"));
    QCOMPARE(night.table.entry(), QString());
  }

  void whatNobodyDoesIsNotOffered() {
    Laptop night("magepunk", {kNobodyAttacks});
    QVERIFY2(!night.labels().contains("Attack"), qPrintable(night.labels().join(", ")));
  }

  /// Answers that end the night stand in the menu; the keys of the others have no gap.
  void theKeysOfAnswersHaveNoGap() {
    Laptop night("magepunk", {kNobodyAttacks});
    int shown = 0;
    for (const ChoicesOfSeat& group : night.table.choices()->groups())
      for (const OpenChoice& choice : group.open)
        if (!choice.ends) QCOMPARE(choice.row, shown++);
    QVERIFY(shown >= 2);
  }

  /// Whoever is asked, both find it in the menu, by name.
  void bothCanGiveUpAtAnyMoment() {
    for (const char* game : {"magepunk", "wtactics_orc", "half_the_battle"}) {
      Laptop night(game);
      QStringList who;
      for (const EndingChoice& each : night.table.choices()->endings()) who += each.seat;
      QCOMPARE(who, QStringList({"A", "B"}));
    }
    Laptop night("magepunk", {kNobodyAttacks});
    QCOMPARE(night.table.actingSeat(), QString("A"));
    night.activate();
    night.press(Qt::Key_M);
    settle(*night.window.window());
    const QList<QQuickItem*> buttons = partsBy(night.window.window()->contentItem(), "ActionButton");
    const auto endB = [](const QQuickItem* each) { return each->objectName() == "endB"; };
    const auto found = std::find_if(buttons.begin(), buttons.end(), endB);
    QVERIFY(found != buttons.end());
    QQuickItem* other = *found;
    QCOMPARE(other->property("text").toString(), QString("B"));
    QVERIFY(QMetaObject::invokeMethod(other, "clicked"));
    QCOMPARE(night.table.entry(), QString("confirm"));
    night.table.confirmEntry();
    QVERIFY(night.table.finished());
    QCOMPARE(QString::fromStdString(night.last().body.dump()), QString(R"({"e":"concede","seat":"B"})"));
    QVERIFY(night.table.choices()->endings().isEmpty());
  }

  /// Where a duel can be given up at any time, that does not end the night.
  void aDuelCanBeGivenUpByBothIfThatWasAgreed() {
    for (const bool agreed : {false, true}) {
      Laptop night("halfwish",
                   {agreed ? R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},)"
                             R"("starter":"A","options":{"locations":"off","concede-when":"b"}})"
                           : R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},)"
                             R"("starter":"A","options":{"locations":"off"}})",
                    R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
                    R"({"e":"choose","seat":"A","option":"duel"})"});
      QCOMPARE(night.table.choices()->endings().size(), agreed ? 2 : 0);
      if (!agreed) continue;
      night.table.giveUp(1);
      QVERIFY2(night.table.entryAsks().contains("duel"), qPrintable(night.table.entryAsks()));
      night.table.confirmEntry();
      QVERIFY(!night.table.finished());
      QCOMPARE(QString::fromStdString(night.last().body.dump()), QString(R"({"e":"concede","seat":"B"})"));
    }
  }

  /// What nothing else could pay is not asked.
  void aPriceIsAskedOnlyIfThereAreTwoWays() {
    Laptop night("magepunk", {kMainPhase});
    night.choose("Play a card");
    night.table.enterCards({"thornback_grazer"});
    QVERIFY2(!night.labels().contains("Biom 2"), qPrintable(night.labels().join(", ")));
    QVERIFY2(night.last().kind() == "play" || night.labels().contains("Yes, do it"),
             qPrintable(night.labels().join(", ")));
  }

  /// The prompt suggests who is marked; people see it, and can choose somebody else, before it happens.
  void aSuggestedPaymentIsShownFirst() {
    Laptop night("wtactics_orc", {kUpkeep});
    night.choose("Pay for Elvish Druid (front 1)");
    QCOMPARE(night.last().kind(), std::string("setup"));
    QTRY_VERIFY2(night.table.detail().contains("Mark A's Knight"), qPrintable(night.table.detail()));
    night.choose("Back");
    night.table.touch({"A-F2"});
    QTRY_VERIFY2(night.table.detail().contains("Mark A's Mage"), qPrintable(night.table.detail()));
    night.choose("Yes, do it");
    QCOMPARE(night.last().body["pay"].items().front().asString(), std::string("A-F2"));
  }

  void theOnlyWeaponIsNotAsked() {
    Laptop night("wtactics_orc", {kOneWeapon});
    for (const char* slot : {"A-F1", "B-F1"}) night.table.touch({slot});
    QVERIFY2(night.labels().contains("Yes, do it"), qPrintable(night.labels().join(", ")));
    QVERIFY2(!night.labels().contains("Close"), qPrintable(night.labels().join(", ")));
  }

  void numbersSayWhatTheyAreOf() {
    Laptop night("magepunk", {kTwoEnergies});
    night.choose("Play a card");
    night.table.enterCards({"thornback_grazer"});
    QVERIFY2(night.labels().contains("Biom 2"), qPrintable(night.labels().join(", ")));
  }

  /// Those of all who are asked, also in large letters.
  void everyAnswerIsWithinItsRow_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("Halfwish") << "halfwish";
    QTest::newRow("Half the Battle") << "half_the_battle";
    QTest::newRow("Magepunk") << "magepunk";
    QTest::newRow("WTactics") << "wtactics_orc";
  }
  void everyAnswerIsWithinItsRow() {
    QFETCH(QString, game);
    Laptop night(qPrintable(game));
    for (const bool large : {false, true}) {
      night.window.settings().setLargeText(large);
      if (const QString folder = qEnvironmentVariable("LK_LOOK"); !folder.isEmpty()) {
        settle(*night.window.window());
        night.window.window()->grabWindow().save(
            QString("%1/begin-%2-%3.png").arg(folder, game, large ? "large" : "usual"));
      }
      QTRY_VERIFY2(night.cut().isEmpty(), qPrintable(night.cut().join(", ")));
    }
  }

  /// Long answers of two players, of whom one has the turn.
  void theAnswersOfTwoPlayersAreWithinTheirRows() {
    Laptop night(
        "magepunk",
        {R"({"e":"setup","game":"magepunk","starter":"A"})", R"({"e":"resource","seat":"A","energy":"biom"})",
         R"({"e":"play","seat":"A","card":"seedling_herald"})", R"({"e":"end_turn","seat":"A"})",
         R"({"e":"decline","seat":"B"})", R"({"e":"decline","seat":"A"})",
         R"({"e":"resource","seat":"B","energy":"kinesis"})"});
    QTRY_VERIFY2(night.labels().contains("End the turn"), qPrintable(night.labels().join(", ")));
    QCOMPARE(partsBy(night.part("ChoiceBar"), "SeatBadge").size(), 2);
    QTRY_VERIFY2(night.cut().isEmpty(), qPrintable(night.cut().join(", ")));
  }

  /// More answers than a row has room for.
  void manyAnswersHaveASecondRow() {
    Laptop night(
        "half_deck_dungeon_heroes",
        {R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A"],"options":{"hand_row":"no"}})",
         R"({"e":"draw","seat":"A","count":6})", R"({"e":"place","seat":"A","card":"warrior"})",
         R"({"e":"place","seat":"A","card":"mage"})"});
    QTRY_VERIFY2(night.labels().contains("Gear for Mage"), qPrintable(night.labels().join(", ")));
    QTRY_VERIFY2(night.cut().isEmpty(), qPrintable(night.cut().join(", ")));
    QCOMPARE(partsBy(night.part("ChoiceBar"), "ChoiceTile").size(), 6);
  }

  /// What was undone can be done again, beside the answers; seldom used buttons make room.
  void everyAnswerIsWithinItsRowAfterUndo() {
    Laptop night("half_the_battle", kBattle);
    for (const char* event :
         {R"({"e":"select","seat":"B","piece":"ranger"})", R"({"e":"select","seat":"A","piece":"ranger"})",
          R"({"e":"move","seat":"B","piece":"ranger","to":6})",
          R"({"e":"act","seat":"B","action":"aimed_shot","targets":["A/rogue"]})",
          R"({"e":"pass","seat":"A"})", R"({"e":"pass","seat":"B"})"})
      night.say(event);
    night.activate();
    QTest::keyClick(night.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(night.table.mayPutBack());
    QVERIFY(night.labels().contains("No item"));
    QTRY_VERIFY2(night.cut().isEmpty(), qPrintable(night.cut().join(", ")));
  }

  /// The row is laid out anew whenever answers come and go.
  void nothingOverlapsWhileAnswersChange() {
    Laptop night("halfwish");
    night.window.settings().setLargeText(true);
    for (const char* event :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"pass","seat":"A"})",
          R"({"e":"pass","seat":"B"})", R"({"e":"take_back","count":2})"}) {
      night.say(event);
      settle(*night.window.window());
      QVERIFY2(noneOf(layoutFaults(*night.window.window())), event);
    }
  }

  /// Two players with the same answers: the letter of each stands before them.
  void answersOfTwoPlayersAreToldApart() {
    Laptop night("half_the_battle");
    QStringList letters;
    for (const QQuickItem* badge : partsBy(night.part("ChoiceBar"), "SeatBadge"))
      letters += badge->property("seat").toString();
    QCOMPARE(letters, QStringList({"A", "B"}));
  }

  void theQuestionIsLargeWhileMuchIsOpen() {
    Laptop night("half_the_battle");
    const QList<QQuickItem*> texts = partsBy(night.part("NextStep"), "Question");
    QVERIFY(!texts.isEmpty());
    QVERIFY(lettersOf(*texts.front()) >= kMinQuestion);
  }

  /// Beside the phase there is little room; an event of some length is told all the same.
  void whatHappenedLastIsTold() {
    Laptop night("magepunk", {kMainPhase});
    night.window.settings().setLargeText(true);
    night.say(R"({"e":"play","seat":"A","card":"thornback_grazer"})");
    QStringList told;
    for (const QQuickItem* words : partsBy(night.part("TopBar"), "Words"))
      told += words->property("text").toString();
    QVERIFY2(told.join('\n').contains("Thornback Grazer"), qPrintable(told.join('\n')));
  }

  /// A column that is nearly empty folds nothing.
  void whatIsKnownOfAPlayerIsNotFolded() {
    Laptop night("magepunk");
    int seen = 0;
    waitUntilMade(*night.window.window());
    settle(*night.window.window());
    for (QQuickItem* chips : partsBy(night.window.window()->contentItem(), "SeatChips"))
      for (const QQuickItem* chip : partsBy(chips, "Chip")) {
        ++seen;
        QVERIFY2(!chip->property("text").toString().startsWith('+'),
                 qPrintable(chip->property("text").toString()));
      }
    QVERIFY(seen >= 4);
  }
};

QTEST_MAIN(TestMovesAtHand)
#include "tst_moves_at_hand.moc"
