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
  /// Returns the answers of the player who is asked that lie beyond their row.
  [[nodiscard]] QStringList cut() {
    QStringList found;
    QQuickItem* bar = part("ChoiceBar");
    const QList<QQuickItem*> tiles = partsBy(bar, "ChoiceTile");
    if (tiles.isEmpty()) found += "no answers";
    for (const QQuickItem* tile : tiles)
      if (tile->property("seat").toString() == table.actingSeat() &&
          tile->mapToItem(bar, {tile->width(), 0}).x() > bar->width() + 1)
        found += tile->property("text").toString();
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
    QCOMPARE(night.table.choices()->endings().size(), 1);
  }

  void numbersSayWhatTheyAreOf() {
    Laptop night("magepunk", {kMainPhase});
    night.choose("Play a card");
    night.table.enterCards({"thornback_grazer"});
    QVERIFY2(night.labels().contains("Biom 2"), qPrintable(night.labels().join(", ")));
  }
};

QTEST_MAIN(TestMovesAtHand)
#include "tst_moves_at_hand.moc"
