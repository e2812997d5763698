// Tests that the list of a deck is judged by the referee before the night, and by nobody else.
#include <QTest>

#include "app/session/night/deck_check.h"
#include "kits.h"
#include "rules/games/all.h"

using namespace lk;
using namespace lk::app;
using rules::Seat;

namespace {

DeckList copies(const GameKit& kit, int cards, int each) {
  DeckList list;
  for (const rules::CardDef& card : kit.cards.cards())
    if (static_cast<int>(list.size()) < cards) list[card.id] = each;
  return list;
}

}  // namespace

class TestDeckCheck : public QObject {
  Q_OBJECT

 private slots:
  void walletsAndConstructedDecksAreJudged_data() {
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("each");
    QTest::addColumn<QString>("minimum");
    QTest::addColumn<QString>("reason");  // empty: accepted
    QTest::newRow("a wallet") << "wallet" << 18 << 1 << "remark"
                              << "";
    QTest::newRow("a small wallet") << "wallet" << 17 << 1 << "remark"
                                    << "wrong_wallet_size";
    QTest::newRow("doubles in a wallet") << "wallet" << 9 << 2 << "remark"
                                         << "duplicate_in_wallet";
    QTest::newRow("two of each") << "constructed" << 18 << 2 << "remark"
                                 << "";
    QTest::newRow("three of each") << "constructed" << 18 << 3 << "remark"
                                   << "too_many_copies";
    QTest::newRow("few cards") << "constructed" << 10 << 2 << "remark"
                               << "";
    QTest::newRow("too few cards") << "constructed" << 10 << 2 << "refuse"
                                   << "small_deck";
  }
  void walletsAndConstructedDecksAreJudged() {
    QFETCH(QString, mode);
    QFETCH(int, cards);
    QFETCH(int, each);
    QFETCH(QString, minimum);
    QFETCH(QString, reason);
    const auto kit = test::kit("magepunk");
    SetupDraft draft(kit);
    QVERIFY(draft.setOption("deck_minimum", minimum.toStdString()));
    const rules::Ruling ruling = checkedDeck(draft, Seat::B, mode.toStdString(), copies(*kit, cards, each));
    QCOMPARE(QString::fromStdString(ruling.reason), reason);
    QCOMPARE(ruling.verdict == rules::Verdict::accepted, reason.isEmpty());
  }

  void aSetUpThatIsRefusedIsSaid() {
    const auto kit = test::kit("magepunk");
    SetupDraft draft(kit);
    QVERIFY(draft.setDeck(Seat::A, 3));  // fewer than the starting hand
    QVERIFY(checkedDeck(draft, Seat::A, "wallet", copies(*kit, 18, 1)).verdict == rules::Verdict::refused);
  }

  void onlyGamesWithDecksOfTheirPlayersCheckThem() {
    for (const rules::Game* game : rules::allGames())
      QCOMPARE(deckModes(*game).size(), std::size_t(game->id() == "magepunk" ? 2 : 0));
  }
};

QTEST_GUILESS_MAIN(TestDeckCheck)
#include "tst_deck_check.moc"
