// Tests that a night of every game is set up from the game's own declarations alone.
#include <QTest>

#include "app/phrases/table_options.h"
#include "app/session/night/setup_draft.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::app;
using rules::Seat;

namespace {

/// A set-up that names what no game has.
constexpr char kStrange[] =
    R"({"players":["A","B","C","D","E"],"starter":"Q","classes":{"A":"nobody"},"heroes":{"A":"goblin"},)"
    R"("options":{"heal-cap":"z","card_limit":999,"leave_out":["nothing"]}})";

QString refusalOf(const SetupDraft& draft) {
  const std::optional<rules::Ruling> refused = draft.refused();
  return refused ? QString::fromStdString(refused->reason + refused->cureArguments.dump()) : QString();
}

}  // namespace

class TestSetupDraft : public QObject {
  Q_OBJECT

  static void games() {
    QTest::addColumn<QString>("id");
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromStdString(std::string(game->id()));
      QTest::newRow(qPrintable(id)) << id;
    }
  }
  static std::shared_ptr<const GameKit> kit() {
    QFETCH(QString, id);
    return test::kit(id.toStdString());
  }

 private slots:
  void everyNumberOfPlayersBeginsAsRecommended_data() { games(); }
  void everyNumberOfPlayersBeginsAsRecommended() {
    SetupDraft draft(kit());
    QVERIFY(!draft.setPlayers(draft.spec().leastPlayers - 1));
    QVERIFY(!draft.setPlayers(draft.spec().mostPlayers + 1));
    for (int players = draft.spec().leastPlayers; players <= draft.spec().mostPlayers; ++players) {
      QVERIFY(draft.setPlayers(players));
      QCOMPARE(refusalOf(draft), QString());
      rules::Referee referee(*draft.kit().game, draft.kit().cards);
      QVERIFY(referee.take(draft.setup()).verdict == rules::Verdict::accepted);
      QCOMPARE(int(referee.state().seatCount), players);
      QVERIFY(
          rules::Referee(*draft.kit().game, draft.kit().cards).take(draft.setup(PlayMode::scored)).verdict ==
          rules::Verdict::accepted);
      QVERIFY(isScored(*draft.kit().game, draft.setup(PlayMode::scored).body));
    }
    QCOMPARE(draft.optionsSet(), 0);
  }

  void everyReadingOfEveryOptionCanBeSet_data() { games(); }
  void everyReadingOfEveryOptionCanBeSet() {
    const auto kit = TestSetupDraft::kit();
    int readings = 0;
    for (const TableOption& option : tableOptions(*kit)) {
      for (std::size_t i = 0; i < option.readings.size(); ++i) {
        SetupDraft draft(kit);
        QVERIFY2(draft.setOption(option.key, option.readings[i].value), option.key.c_str());
        const bool recommended = i == 0 && option.kind != rules::OptionKind::several;
        QCOMPARE(draft.optionsSet(), recommended ? 0 : 1);
        // A deck of two cards cannot hold both goals; every other set-up begins a night by itself.
        if (option.kind != rules::OptionKind::number) QCOMPARE(refusalOf(draft), QString());
        ++readings;
      }
      SetupDraft draft(kit);
      QVERIFY(!draft.setOption(option.key, "no such reading"));
      QCOMPARE(draft.optionsSet(), 0);
    }
    QVERIFY(readings > 20);
    QVERIFY(!SetupDraft(kit).setOption("no such option", "a"));
  }

  void aSetupIsRecalled_data() { games(); }
  void aSetupIsRecalled() {
    const auto kit = TestSetupDraft::kit();
    SetupDraft draft(kit);
    draft.setPlayers(draft.spec().mostPlayers);
    draft.setStarter(Seat::B);
    for (const rules::SeatChoice& choice : draft.spec().choices) {
      const auto cards = kit->cards.ofType(choice.cardType);
      QVERIFY(draft.choose(choice.key, Seat::B, kit->cards[cards.back()].id));
    }
    for (const TableOption& option : tableOptions(*kit))
      QVERIFY(draft.setOption(option.key, option.readings.back().value));
    SetupDraft again(kit);
    again.recall(draft.setup().body);
    QVERIFY(again.setup() == draft.setup());
    again.recall(*readJson(R"({"game":"another","options":{}})", "test"));
    QVERIFY(again.setup() == draft.setup());
    SetupDraft careful(kit);
    Json strange = *readJson(kStrange, "test");
    strange.set("game", std::string(kit->id()));
    careful.recall(strange);
    QCOMPARE(refusalOf(careful), QString());
    QCOMPARE(careful.optionsSet(), 0);
  }

  void noTwoPlayersHaveTheSameHero() {
    const auto kit = test::kit("half_deck_dungeon_heroes");
    SetupDraft draft(kit);
    QVERIFY(!draft.setup().body.find("heroes"));
    draft.setPlayers(3);
    const std::string ofB = draft.chosen("heroes", Seat::B);
    const std::string ofA = draft.chosen("heroes", Seat::A);
    QVERIFY(ofA != ofB);
    QVERIFY(draft.choose("heroes", Seat::A, ofB));
    QCOMPARE(draft.chosen("heroes", Seat::A), ofB);
    QCOMPARE(draft.chosen("heroes", Seat::B), ofA);
    QCOMPARE(refusalOf(draft), QString());
    QVERIFY(!draft.choose("heroes", Seat::A, "goblin"));
  }

  void aDeckHasTheCountedNumberOfCards() {
    const auto kit = test::kit("magepunk");
    SetupDraft draft(kit);
    const auto inDeck = [&](Seat seat) {
      rules::Referee referee(*kit->game, kit->cards);
      referee.take(draft.setup());
      const Json of = referee.view(rules::Audience::table).json["seats"][rules::name(seat)];
      return int(of["deck"].asInt() + of["hand"].asInt());
    };
    QVERIFY(!draft.setup().body.find("decks"));
    QCOMPARE(draft.deck(Seat::A), 36);
    QVERIFY(draft.setOption("skirmish", "one_wallet_each"));
    QCOMPARE(draft.deck(Seat::A), 18);
    QVERIFY(draft.setOption("skirmish", "two_wallets_each"));
    QVERIFY(draft.setDeck(Seat::B, 60));
    QVERIFY(!draft.setDeck(Seat::B, 0) && !draft.setDeck(Seat::B, 221));
    QCOMPARE(inDeck(Seat::A), 36);
    QCOMPARE(inDeck(Seat::B), 60);
    SetupDraft again(kit);
    again.recall(draft.setup().body);
    QVERIFY(again.setup() == draft.setup());
    QVERIFY(draft.setOption("skirmish", "common_deck"));  // both draw from the first one
    QCOMPARE(refusalOf(draft), QString());
    QCOMPARE(draft.deck(Seat::B), 36);
    QVERIFY(draft.setDeck(Seat::B, 72));
    QCOMPARE(draft.deck(Seat::A), 72);
    QCOMPARE(refusalOf(draft), QString());
    QVERIFY(!SetupDraft(test::kit("halfwish")).setDeck(Seat::A, 30));
  }

  void aTeamIsMixedDieByDie() {
    const auto kit = test::kit("half_the_battle");
    const rules::SeatChoice& teams = kit->game->vocabulary().setup.choices.front();
    SetupDraft draft(kit);
    const std::string team = draft.chosen("teams", Seat::B);
    const auto whole = draft.parts(teams, Seat::B);
    QCOMPARE(int(whole.size()), 7);
    for (std::size_t place = 0; place < whole.size(); ++place) {
      QVERIFY(!draft.isMixed("teams", Seat::B) || place > 0);
      QVERIFY(draft.swapPart("teams", Seat::B, place));
      QVERIFY(draft.parts(teams, Seat::B)[place] != whole[place]);
      QCOMPARE(refusalOf(draft), QString());
      QCOMPARE(int(draft.setup().body["teams"]["B"].items().size()), place == 6 ? 0 : 7);
      SetupDraft again(kit);
      again.recall(draft.setup().body);
      QVERIFY(again.setup() == draft.setup());
    }
    // All seven are those of the other team now.
    QVERIFY(!draft.isMixed("teams", Seat::B));
    QVERIFY(draft.chosen("teams", Seat::B) != team);
    QVERIFY(!draft.swapPart("teams", Seat::B, 7));
    QVERIFY(!SetupDraft(test::kit("half_deck_dungeon_heroes")).swapPart("heroes", Seat::A, 0));
    draft.swapPart("teams", Seat::B, 3);
    QCOMPARE(draft.chosen("teams", Seat::B), std::string());
    QVERIFY(draft.choose("teams", Seat::B, team));
    QVERIFY(draft.setup() == SetupDraft(kit).setup());
  }

  void theHouseTakesASeatOfEveryGame_data() { games(); }
  void theHouseTakesASeatOfEveryGame() {
    SetupDraft draft(kit());
    draft.setPlayers(2);
    QVERIFY(draft.setup().body["house"].isNull());
    draft.setHouse(Seat::B, rules::Level::strong);
    draft.setHouse(Seat::D, rules::Level::even);  // takes no part
    const rules::Event setup = draft.setup();
    const auto houses = rules::houseSeatsIn(setup, 2);
    QVERIFY(houses);
    QVERIFY(!(*houses)[0] && (*houses)[1]->level == rules::Level::strong);
    QVERIFY(!draft.refused());
    QVERIFY(draft.setup(PlayMode::scored).body["house"].isNull());
    SetupDraft again(kit());
    again.recall(setup.body);
    QCOMPARE(again.house(Seat::B), std::optional(rules::Level::strong));
    QVERIFY(!again.house(Seat::A));
    const Json seed = again.setup().body["house"]["B"]["seed"];
    QVERIFY(seed != setup.body["house"]["B"]["seed"]);  // other cards and dice
    again.shuffleHouse();
    QVERIFY(again.setup().body["house"]["B"]["seed"] != seed);
    again.setHouse(Seat::B, std::nullopt);
    QVERIFY(again.setup().body["house"].isNull());
  }

  void aHouseOfALaterVersionIsLeftOut() {
    SetupDraft draft(test::kit("halfwish"));
    rules::Event setup = draft.setup();
    setup.body.set("house", *readJson(R"({"B":{"level":"fierce","seed":1}})", "test"));
    draft.recall(setup.body);
    QVERIFY(!draft.house(Seat::B));
  }

  void aSetupThatCannotBeginIsRefused() {
    const auto kit = test::kit("half_deck_dungeon_heroes");
    SetupDraft draft(kit);
    draft.setPlayers(2);
    draft.setOption("rescue", draft.chosen("heroes", Seat::B));
    QCOMPARE(refusalOf(draft), QString(R"(card_gone{"card":"cleric","case":"prisoner","rule":"D-118"})"));
    draft.setOption("rescue", "no");
    QCOMPARE(refusalOf(draft), QString());
  }
};

QTEST_GUILESS_MAIN(TestSetupDraft)
#include "tst_setup_draft.moc"
