// Tests that the longest names can be read completely, beside the table and on the television.
#include "app/session/night/setup_draft.h"
#include "evening.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Collects the visible items of one type, in order of creation.
void findAll(QQuickItem* item, const char* kind, QList<QQuickItem*>& found) {
  if (!item->isVisible()) return;
  if (QByteArray(item->metaObject()->className()).startsWith(kind)) found += item;
  for (QQuickItem* child : item->childItems()) findAll(child, kind, found);
}

/// Collects the texts, with lines joined and broken words repaired.
void findWords(const QQuickItem* item, QStringList& words) {
  if (!item->isVisible()) return;
  if (item->inherits("QQuickText"))
    words += item->property("text").toString().replace("-\n", "").replace('\n', ' ');
  for (const QQuickItem* child : item->childItems()) findWords(child, words);
}

/// The dungeon with renamed heroes.
std::shared_ptr<const GameKit> dungeonWhere(const std::string& everybody) {
  const auto dungeon = kit("half_deck_dungeon_heroes");
  std::vector<rules::CardDef> cards = dungeon->cards.cards();
  for (rules::CardDef& card : cards)
    if (card.type == "hero") card.name = {everybody};
  return std::make_shared<const GameKit>(
      GameKit{dungeon->game, "renamed",
              rules::CardBook(dungeon->cards.game(), cards, rules::languageOf(dungeon->id())),
              dungeon->layout, dungeon->board, dungeon->hints, dungeon->ruleTexts, dungeon->translatedRules});
}

/// Four players in the dungeon, and spectators.
struct Four : Evening {
  explicit Four(const QStringList& names) {
    for (int i = 0; i < names.size(); ++i)
      window.settings().setName(rules::kAllSeats[static_cast<std::size_t>(i)], names[i]);
    window.table().beginNight(4);
    window.showPage("table");
    QMetaObject::invokeMethod(window.window(), "toggleSpectators");
    QCoreApplication::processEvents();
  }
  void play(const std::shared_ptr<const GameKit>& dungeon, int events = 0) {
    TableSession four(dungeon, std::vector<vision::Reference>{}, 4);
    SetupDraft draft(dungeon);
    draft.setPlayers(4);
    Outcome<Moment> moment = four.say(draft.setup());
    rules::Chance chance(3);
    for (int i = 0; moment && i < events; ++i)
      moment =
          four.say(rules::anyEvent(*dungeon->game, four.night().referee().state(), dungeon->cards, chance));
    show(moment);
  }
  [[nodiscard]] QQuickWindow& screen(const QString& name) {
    if (name.isEmpty()) return *window.window();
    auto* found = window.window()->findChild<QQuickWindow*>(name);
    if (!found) qFatal("no television");
    return *found;
  }
  QString name(int seat) { return window.settings().names().of[static_cast<std::size_t>(seat)]; }
};

const QStringList kTwoWords{"Bartholomew Featherstone", "Wilhelmina Schwarzenberg", "Anne of the Seven Lanes",
                            "Maximiliane von Hohenzoll"};
const QStringList kOneWord{"Wolfeschlegelsteinhausen", "Konstantinopolitanischer", "Jo Wolfeschlegelsteinhau",
                           "Donaudampfschifffahrtsge"};

}  // namespace

class TestLongNames : public QuietTest {
  Q_OBJECT

 private slots:
  void fourPlayersAreShownWhole_data() {
    QTest::addColumn<QString>("on");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("words, players") << "" << kTwoWords;
    QTest::newRow("words, television") << "spectators" << kTwoWords;
    QTest::newRow("a word, players") << "" << kOneWord;
    QTest::newRow("a word, television") << "spectators" << kOneWord;
  }
  void fourPlayersAreShownWhole() {
    QFETCH(QString, on);
    QFETCH(QStringList, names);
    Four evening(names);
    evening.play(kit("half_deck_dungeon_heroes"));
    QQuickWindow& window = evening.screen(on);
    settle(window);
    QStringList shown, clipped;
    QList<QQuickItem*> cards;
    findAll(window.contentItem(), "SeatCard_", cards);
    findAll(window.contentItem(), "SeatStrip_", cards);
    QCOMPARE(cards.size(), 4);
    for (QQuickItem* card : cards) {
      findWords(card, shown);
      findClipped(card, clipped);
    }
    for (int seat = 0; seat < 4; ++seat)
      QVERIFY2(shown.contains(evening.name(seat)),
               qPrintable(evening.name(seat) + " is not in: " + shown.join("; ")));
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }

  void whoElseMayActIsShownWhole_data() { fourPlayersAreShownWhole_data(); }
  void whoElseMayActIsShownWhole() {
    QFETCH(QString, on);
    QFETCH(QStringList, names);
    Four evening(names);
    evening.play(kit("half_deck_dungeon_heroes"));
    QCOMPARE(evening.window.table().alsoOpen().size(), 3);
    QQuickWindow& window = evening.screen(on);
    settle(window);
    QList<QQuickItem*> steps;
    findAll(window.contentItem(), "NextStep_", steps);
    QCOMPARE(steps.size(), 1);
    QStringList clipped;
    findClipped(steps.front(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    // Nothing overlaps the next item.
    for (const QQuickItem* child : steps.front()->childItems())
      if (child->isVisible())
        QVERIFY2(child->y() >= -1 && child->y() + child->height() <= steps.front()->height() + 1,
                 qPrintable(QString("%1: %2 + %3 of %4")
                                .arg(child->metaObject()->className())
                                .arg(child->y())
                                .arg(child->height())
                                .arg(steps.front()->height())));
  }

  void cardsOfTheTableAreShownWhole_data() {
    QTest::addColumn<QString>("on");
    QTest::newRow("players") << "";
    QTest::newRow("television") << "spectators";
  }
  void cardsOfTheTableAreShownWhole() {
    QFETCH(QString, on);
    Four evening(kTwoWords);
    evening.play(dungeonWhere(kOneWord.front().toStdString()), 14);
    QQuickWindow& window = evening.screen(on);
    settle(window);
    QList<QQuickItem*> rows;
    findAll(window.contentItem(), "Board_", rows);
    QCOMPARE(rows.size(), 1);
    QStringList shown, clipped;
    findWords(rows.front(), shown);
    // On a television cards may be too small for a word of 24 letters; it is left out then, never cut.
    if (on.isEmpty()) QVERIFY2(shown.contains(kOneWord.front()), qPrintable(shown.join("; ")));
    findClipped(rows.front(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestLongNames)
#include "tst_long_names.moc"
