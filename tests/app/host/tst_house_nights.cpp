// Tests nights in which the house plays: whole nights in a journal end and replay, go on alike after a kill,
// take back what the house said, and hold its secret answers. The house thinks a few rounds, not a time.
#include <QEventLoop>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/host/night_host.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kPatience = 30'000;  // milliseconds; only a hang takes so long
const HousePace kQuick{.pause = 0, .thinking = [](rules::Level) { return rules::Thinking{.rounds = 3}; }};

constexpr char kAgainstHouse[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("house":{"B":{"level":"gentle","seed":17}},"options":{"locations":"off","powers":"off"}})";

rules::Event eventFrom(const char* text) {
  return {*readJson(text, "test")};
}

/// A night whose journal is a file of `folder`.
struct HouseNight {
  NightHost host;
  QSignalSpy played{&host, &NightHost::housePlayed};

  explicit HouseNight(std::string_view game) : host(test::kit(game), vision::CardIndex({})) {}
  HouseNight(std::string_view game, const QTemporaryDir& folder) : HouseNight(game) {
    host.night().keepJournal(journal(folder), "2000-01-01T00:00:00Z");
  }
  static carddb::Journal journal(const QTemporaryDir& folder) {
    Outcome<carddb::Journal> opened = carddb::Journal::open(folder.filePath("n.lkdb").toStdString());
    if (!opened) qFatal("no journal");
    return std::move(*opened);
  }

  void say(const char* text) {
    const Outcome<Reports> taken = host.enter(eventFrom(text));
    QVERIFY(taken);
  }
  [[nodiscard]] const std::vector<rules::Event>& log() const { return host.night().referee().log(); }
  [[nodiscard]] const rules::Event& last() const { return host.night().referee().standing().back(); }
  /// An event loop of its own wakes for each event; QTest's waiting sleeps in between.
  [[nodiscard]] bool waitForEvents(std::size_t count) const {
    const auto there = [&] { return log().size() >= count || host.night().referee().result().finished; };
    QEventLoop loop;
    QObject::connect(&host, &NightHost::housePlayed, &loop, [&] {
      if (there()) loop.quit();
    });
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    if (!there()) loop.exec();
    return there();
  }
};

/// Returns a random answer of people to what they are asked; nullopt if the house has to go on.
std::optional<rules::Event> answerOfPeople(const NightHost& host, rules::Chance& chance) {
  const rules::Referee& night = host.night().referee();
  const std::vector<rules::Prompt> asked = host.house().forPeople(night.prompts(), night);
  const bool waits = std::all_of(asked.begin(), asked.end(),
                                 [&](const rules::Prompt& prompt) { return host.held().answers(prompt); });
  const bool anybody = std::any_of(asked.begin(), asked.end(),
                                   [](const rules::Prompt& prompt) { return !prompt.seat.has_value(); });
  for (int i = 0; i < 400 && !waits; ++i) {
    rules::Event event = rules::anyEvent(night.game(), night.state(), night.cards(), chance);
    const auto seat = event.seat();
    if (!seat || anybody || !(host.house().has(*seat) || host.held().has(*seat))) return event;
  }
  return std::nullopt;
}

/// Returns whether people are offered all written answers, and never to name cards of the house.
bool onlyForPeople(const NightHost& host) {
  const rules::Referee& night = host.night().referee();
  std::vector<rules::Prompt> all = night.prompts();
  for (const rules::Prompt& prompt : host.house().forPeople(all, night)) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const rules::Prompt& each) {
      return each.id == prompt.id && each.seat == prompt.seat;
    });
    if (same == all.end() || same->legal != prompt.legal || same->answers != prompt.answers) return false;
    for (const rules::ByHand& way : prompt.byHand)
      if (way.blank && way.blank->kind == rules::Blank::Kind::cards && way.begun.seat() &&
          host.house().has(*way.begun.seat()))
        return false;
  }
  return true;
}

/// Returns a random set-up for two or more players in which the house plays all seats.
rules::Event setupOfHouses(std::string_view game) {
  const auto kit = test::kit(game);
  rules::Chance chance(21);
  for (;;) {
    rules::Event setup = rules::anySetup(*kit->game, kit->cards, chance);
    rules::Referee referee(*kit->game, kit->cards);
    referee.take(setup);
    if (referee.state().seatCount < 2) continue;
    rules::HouseSeats houses;
    for (std::size_t i = 0; i < referee.state().seatCount; ++i)
      houses[i] = rules::HouseSeat{rules::Level::even, static_cast<std::uint32_t>(40 + i)};
    setup.body.set("house", rules::houseSeatsJson(houses));
    return setup;
  }
}

/// Returns what people and the house are asked, to explain a night that does not go on.
QString askedIn(const NightHost& host) {
  QString all = host.house().rests() ? QStringLiteral("rests;") : QString();
  for (const rules::Prompt& prompt : host.night().referee().prompts())
    all += QString::fromStdString(std::string(prompt.id) + " " +
                                  (prompt.seat ? rules::name(*prompt.seat) : "-") + ";");
  return all + QString::fromStdString(host.night().referee().standing().back().body.dump());
}

}  // namespace

class HouseNightsTest : public QObject {
  Q_OBJECT

 private slots:
  void housesPlayANightToItsEndAndItReplays_data() {
    QTest::addColumn<QString>("game");
    for (const rules::Game* game : rules::allGames())
      QTest::newRow(std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
  }
  /// The second night is killed after a third of its events and resumed from its journal.
  void housesPlayANightToItsEndAndItReplays() {
    QFETCH(const QString, game);
    const rules::Event setup = setupOfHouses(game.toStdString());
    std::vector<rules::Event> whole;
    {
      HouseNight night(game.toStdString());
      night.host.playHouse(kQuick);
      QVERIFY(night.host.say(setup));
      QVERIFY(night.waitForEvents(100'000));
      QVERIFY(night.host.night().referee().result().finished);
      whole = night.log();
    }
    const auto kit = test::kit(game.toStdString());
    rules::Referee again(*kit->game, kit->cards);
    for (const rules::Event& event : whole) QCOMPARE(again.take(event).verdict, rules::Verdict::accepted);

    QTemporaryDir folder;
    {
      HouseNight night(game.toStdString(), folder);
      night.host.playHouse(kQuick);
      QVERIFY(night.host.say(setup));
      QVERIFY(night.waitForEvents(whole.size() / 3));
    }
    HouseNight resumed(game.toStdString());
    QVERIFY(resumed.host.night().resume(HouseNight::journal(folder), 1));
    resumed.host.playHouse(kQuick);
    QVERIFY(resumed.waitForEvents(100'000));
    QVERIFY(resumed.log() == whole);
  }

  void aPersonPlaysANightAgainstTheHouse_data() { housesPlayANightToItsEndAndItReplays_data(); }
  void aPersonPlaysANightAgainstTheHouse() {
    QFETCH(const QString, game);
    HouseNight night(game.toStdString());
    rules::Event setup = setupOfHouses(game.toStdString());
    Json houses = setup.body["house"];
    houses.erase("A");
    setup.body.set("house", houses);
    night.host.playHouse(kQuick);
    QVERIFY(night.host.say(setup));
    rules::Chance chance(5);
    int ofHouse = 0;
    while (!night.host.night().referee().result().finished) {
      QVERIFY2(onlyForPeople(night.host), qPrintable(askedIn(night.host)));
      const std::size_t before = night.log().size();
      if (const auto event = answerOfPeople(night.host, chance)) {
        QVERIFY(night.host.enter(*event));
        continue;
      }
      QVERIFY2(night.waitForEvents(before + 1), qPrintable(askedIn(night.host)));
      ++ofHouse;
    }
    QVERIFY(ofHouse > 3);
    QVERIFY(!night.host.house().rests());
  }

  void theHouseRollsAndWaitsForPeople() {
    HouseNight night("halfwish");
    night.host.playHouse(kQuick);
    night.say(kAgainstHouse);
    QVERIFY(night.waitForEvents(2));
    QCOMPARE(night.last().kind(), std::string("roll"));
    QCOMPARE(night.last().seat(), std::optional(rules::Seat::B));
    QTest::qWait(50);
    QCOMPARE(night.log().size(), std::size_t{2});
    QCOMPARE(night.played.size(), 1);
    const auto open =
        night.host.house().forPeople(night.host.night().referee().prompts(), night.host.night().referee());
    QVERIFY(!open.empty());
    for (const rules::Prompt& prompt : open) QVERIFY(prompt.seat != rules::Seat::B);
  }

  void undoTakesBackWhatTheHouseSaidAndItDoesNotSayItAgain() {
    HouseNight night("halfwish");
    night.host.playHouse(kQuick);
    night.say(kAgainstHouse);
    QVERIFY(night.waitForEvents(2));
    night.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    night.say(R"({"e":"choose","seat":"A","option":"parley"})");
    QVERIFY(night.waitForEvents(5));  // the house answers
    QCOMPARE(night.last().seat(), std::optional(rules::Seat::B));
    night.say(R"({"e":"take_back","count":1})");
    QCOMPARE(night.last().kind(), std::string("roll"));
    const std::size_t then = night.log().size();
    QTest::qWait(50);
    QCOMPARE(night.log().size(), then);
    night.say(R"({"e":"choose","seat":"A","option":"parley"})");
    QVERIFY(night.waitForEvents(then + 2));
    QCOMPARE(night.last().seat(), std::optional(rules::Seat::B));
  }

  void whereTheHousePlaysAllSeatsUndoTakesBackOneEventUntilItMayGoOn() {
    HouseNight night("half_the_battle");
    night.host.playHouse(kQuick);
    QVERIFY(night.host.say(setupOfHouses("half_the_battle")));
    QVERIFY(night.waitForEvents(6));
    const std::size_t standing = night.host.night().referee().standing().size();
    night.say(R"({"e":"take_back","count":1})");
    QCOMPARE(night.host.night().referee().standing().size(), standing - 1);
    const std::size_t then = night.log().size();
    QTest::qWait(50);
    QCOMPARE(night.log().size(), then);
    QVERIFY(night.host.house().rests());
    QVERIFY(!night.host.house()
                 .forPeople(night.host.night().referee().prompts(), night.host.night().referee())
                 .empty());
    night.host.letHousePlay();
    QVERIFY(night.waitForEvents(then + 3));
  }

  void whatIsChosenAtTheSameTimeStaysHiddenUntilPeopleHaveChosen() {
    HouseNight night("halfwish");
    night.host.playHouse(kQuick);
    night.say(kAgainstHouse);
    QVERIFY(night.waitForEvents(2));
    night.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    night.say(R"({"e":"choose","seat":"A","option":"duel"})");
    QTRY_VERIFY_WITH_TIMEOUT(night.host.held().has(rules::Seat::B), kPatience);
    QCOMPARE(night.last().kind(), std::string("choose"));
    night.say(R"({"e":"reveal","seat":"A","cards":["strike"]})");
    QVERIFY(night.waitForEvents(6));
    QCOMPARE(night.log()[4].kind(), std::string("reveal"));
    QCOMPARE(night.log()[5].kind(), std::string("reveal"));
  }

  void aNightClosesWhileTheHouseThinks() {
    HouseNight night("halfwish");
    night.host.playHouse({.pause = 0, .thinking = [](rules::Level) { return rules::Thinking(); }});
    night.say(kAgainstHouse);
    night.say(R"({"e":"roll","seat":"B","dice":[4,6]})");
    night.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    night.say(R"({"e":"choose","seat":"A","option":"parley"})");  // it would think for ever
    QTest::qWait(20);
  }

  void aLevelOfALaterVersionIsSaidAndPeoplePlayThatSeat() {
    HouseNight night("halfwish");
    QSignalSpy failed(&night.host, &NightHost::houseFailed);
    night.host.playHouse(kQuick);
    night.say(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
              R"("house":{"B":{"level":"fierce","seed":17}}})");
    QCOMPARE(failed.size(), 1);
    QVERIFY(!night.host.house().plays());
    night.say(R"({"e":"roll","seat":"B","dice":[4,6]})");
    QCOMPARE(night.last().kind(), std::string("roll"));
    QCOMPARE(failed.size(), 1);
  }

  void peoplePlayAllSeatsUnlessToldOtherwise() {
    HouseNight night("halfwish");
    night.say(kAgainstHouse);
    QTest::qWait(20);
    QCOMPARE(night.log().size(), std::size_t{1});
    QVERIFY(!night.host.house().plays());
  }

  void thinkingEndsAtTheTimeOfItsLevel() {
    qint64 now = 0;
    const rules::Thinking thinking = timedThinking(rules::Level::strong, [&] { return now += 100; });
    int rounds = 0;
    while (thinking.goesOn(rounds)) ++rounds;
    QCOMPARE(rounds, 9);  // asked at 100, 200, ... 1000
  }
};

QTEST_GUILESS_MAIN(HouseNightsTest)
#include "tst_house_nights.moc"
