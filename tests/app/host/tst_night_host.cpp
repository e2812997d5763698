// Tests the one host of a night: phones and people enter events by the same way, and a page gets its errors
// in its own language.
#include <sqlite3.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/host/night_host.h"
#include "app/phrases/translation.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";
constexpr char kRoll[] = R"({"event":{"e":"roll","seat":"A","dice":[4,6]}})";
constexpr char kChoose[] = R"({"event":{"e":"choose","seat":"A","option":"duel"}})";

constexpr char kDuel[] = R"({"e":"choose","seat":"A","option":"duel"})";
constexpr char kRevealA[] = R"({"event":{"e":"reveal","seat":"A","cards":["long_strike"]}})";
constexpr char kRevealAgain[] = R"({"event":{"e":"reveal","seat":"A","cards":["defend"]}})";
constexpr char kRevealB[] = R"({"event":{"e":"reveal","seat":"B","cards":["strike"]}})";

/// A night in a journal, with phones in German and English.
struct Hosted {
  QTemporaryDir folder;
  NightHost host{test::kit("halfwish"), vision::CardIndex({})};
  QSignalSpy told{&host, &NightHost::phoneMessages};
  QSignalSpy answered{&host, &NightHost::answered};

  Hosted() {
    Outcome<carddb::Journal> journal = carddb::Journal::open(file().toStdString());
    if (!journal) qFatal("no journal");
    host.night().keepJournal(std::move(*journal), "2000-01-01T00:00:00Z");
    host.speakToPhones({"de", "en"});
    host.servePhones({});
    if (!host.say({*readJson(kSetup, "test")})) qFatal("no set-up");
    told.clear();
  }
  void playToReveal() {
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})", kDuel})
      if (!host.say({*readJson(line, "test")})) qFatal("%s", line);
  }
  [[nodiscard]] QString file() const { return folder.filePath("n.lkdb"); }
  Outcome<Reports> receive(const char* json, const char* language) {
    return host.receive(rules::Seat::A, json, {7, language});
  }
  [[nodiscard]] QString lastError() const {
    const Outcome<Json> json = readJson(answered.back().at(1).toByteArray().toStdString(), "test");
    return QString::fromStdString((*json)["error"].asString());
  }
};

}  // namespace

class NightHostTest : public QObject {
  Q_OBJECT

 private slots:
  void aPhonesEventIsReportedAndToldToAllPhones() {
    Hosted hosted;
    const Outcome<Reports> reports = hosted.receive(kRoll, "en");
    QVERIFY(reports && !reports->empty());
    QCOMPARE(hosted.told.size(), 1);
    QVERIFY(hosted.answered.isEmpty());
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{2});
  }

  void aRefusalIsToldToTheAskingPageOnly() {
    Hosted hosted;
    const Outcome<Reports> reports = hosted.receive(kChoose, "en");
    QVERIFY(reports && reports->empty());
    QCOMPARE(hosted.answered.size(), 1);
    QCOMPARE(hosted.answered.front().at(0).toULongLong(), 7ULL);
    QVERIFY(hosted.told.isEmpty());
  }

  void aJournalThatFailsIsExplainedInThePagesLanguage() {
    Hosted hosted;
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(hosted.file().toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    QVERIFY(!hosted.receive(kRoll, "de"));
    QVERIFY2(hosted.lastError().contains("wird gerade von einem anderen"), qPrintable(hosted.lastError()));
    QVERIFY(hosted.told.isEmpty());
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{1});
    QVERIFY(!hosted.receive(kRoll, "en"));
    QVERIFY2(hosted.lastError().contains("is in use by another program"), qPrintable(hosted.lastError()));

    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    QVERIFY(static_cast<bool>(hosted.receive(kRoll, "de")));
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{2});
  }

  void hintsGoToTheSeatThatWantsThem() {
    Hosted hosted;
    hosted.host.hintsOnPhones({true, false});
    const NightMessages messages = hosted.told.back().at(0).value<MessagesByLanguage>()["de"];
    QVERIFY(messages.seats[0].prompts.contains("\"hint\":\"Wirf beide W"));
    QVERIFY(!messages.seats[1].prompts.contains("\"hint\"") && !messages.table.prompts.contains("\"hint\""));
    hosted.host.hintsOnPhones({});
    QVERIFY(
        !hosted.told.back().at(0).value<MessagesByLanguage>()["de"].seats[0].prompts.contains("\"hint\""));
  }

  void cardsChosenAtTheSameTimeAreHeldUntilBothAreIn() {
    Hosted hosted;
    hosted.playToReveal();
    const std::size_t before = hosted.host.night().referee().log().size();
    QVERIFY(hosted.receive(kRevealA, "en")->empty());
    QCOMPARE(hosted.host.night().referee().log().size(), before);  // nothing happened yet, for nobody
    const NightMessages messages = hosted.told.back().at(0).value<MessagesByLanguage>()["en"];
    for (const NightMessages::To* to : {&messages.table, &messages.seats[0], &messages.seats[1]})
      QVERIFY(!to->view.contains("long_strike") && !to->lastRuling.contains("Long Strike"));
    QVERIFY(messages.seats[0].prompts.contains("\"held\":\"Chosen."));
    QVERIFY(!messages.seats[1].prompts.contains("held") && !messages.table.prompts.contains("held"));

    hosted.answered.clear();
    QVERIFY(hosted.receive(kRevealAgain, "en")->empty());  // another choice replaces it
    QCOMPARE(hosted.answered.size(), 1);  // for the page that waits: no page shows anything else than before
    QCOMPARE(hosted.answered.front().at(1).toByteArray(), QByteArray(R"({"taken":true})"));
    const Outcome<Reports> both = hosted.host.receive(rules::Seat::B, kRevealB, {8, "en"});
    QVERIFY(both && !both->empty());
    const std::vector<rules::Event>& log = hosted.host.night().referee().log();
    QCOMPARE(log.size(), before + 2);
    QCOMPARE(log[before].body.dump(), (*readJson(kRevealAgain, "test"))["event"].dump());
    QCOMPARE(log[before + 1].body.dump(), (*readJson(kRevealB, "test"))["event"].dump());
  }

  void aHeldChoiceIsTakenWhenTheOtherCardIsSeenOnTheTable() {
    Hosted hosted;
    hosted.playToReveal();
    const std::size_t before = hosted.host.night().referee().log().size();
    QVERIFY(hosted.receive(kRevealA, "en")->empty());
    QVERIFY(static_cast<bool>(hosted.host.say({(*readJson(kRevealB, "test"))["event"]})));
    QCOMPARE(hosted.host.night().referee().log().size(), before + 2);
  }

  void aHeldChoiceIsForgottenWhenItsQuestionIsTakenBack() {
    Hosted hosted;
    hosted.playToReveal();
    QVERIFY(hosted.receive(kRevealA, "en")->empty());
    QVERIFY(static_cast<bool>(hosted.host.say({*readJson(R"({"e":"take_back","count":1})", "test")})));
    QVERIFY(static_cast<bool>(hosted.host.say({*readJson(kDuel, "test")})));
    QVERIFY(static_cast<bool>(hosted.host.receive(rules::Seat::B, kRevealB, {8, "en"})));
    QCOMPARE(hosted.host.night().referee().log().back().kind(),
             std::string("choose"));  // both are asked again
  }

  void aChoiceEnteredInTheWindowIsHeldToo() {
    Hosted hosted;
    hosted.playToReveal();
    const auto of = [](const char* message) { return rules::Event{(*readJson(message, "test"))["event"]}; };
    const rules::Event back{*readJson(R"({"e":"take_back","count":1})", "test")};
    const std::size_t before = hosted.host.night().referee().log().size();
    QVERIFY(hosted.host.enter(of(kRevealA))->empty());
    QVERIFY(hosted.host.held().has(rules::Seat::A));
    const NightMessages messages = hosted.told.back().at(0).value<MessagesByLanguage>()["en"];
    QVERIFY(!messages.table.view.contains("long_strike") && !messages.seats[1].view.contains("long_strike"));
    QVERIFY(hosted.host.enter(back)->empty());  // takes back what nobody has seen, and nothing else
    QVERIFY(!hosted.host.held().has(rules::Seat::A));
    QCOMPARE(hosted.host.night().referee().log().size(), before);
    QVERIFY(hosted.host.enter(of(kRevealA))->empty());
    QVERIFY(static_cast<bool>(hosted.host.receive(rules::Seat::B, kRevealB, {8, "en"})));
    QCOMPARE(hosted.host.night().referee().log().size(), before + 2);
    QVERIFY(!hosted.host.enter(back)->empty());
    QCOMPARE(hosted.host.night().referee().log().back().kind(), std::string("take_back"));
  }

  void takingBackInTheWindowLeavesWhatIsHeldForAPhone() {
    Hosted hosted;
    hosted.playToReveal();
    QVERIFY(hosted.receive(kRevealA, "en")->empty());
    QVERIFY(
        !hosted.host.enter({*readJson(R"({"e":"correct","seat":"B","set":{"hp":19}})", "test")})->empty());
    QVERIFY(!hosted.host.enter({*readJson(R"({"e":"take_back","count":1})", "test")})->empty());
    QVERIFY(hosted.host.held().has(rules::Seat::A));
  }

  void aWrongHeldChoiceIsRefusedAtOnce() {
    Hosted hosted;
    hosted.playToReveal();
    QVERIFY(
        hosted.receive(R"({"event":{"e":"reveal","seat":"A","cards":["defend","defend"]}})", "en")->empty());
    QCOMPARE(hosted.answered.size(), 1);
  }

  void concedingAndDiceAreNeverHeld() {
    Hosted hosted;
    const std::vector<rules::Prompt> rolls = hosted.host.night().referee().prompts();
    QCOMPARE(rolls.size(), std::size_t{2});
    const auto together = hosted.host.kit()->game->vocabulary().together;
    QVERIFY(!mustBeHeld({(*readJson(kRoll, "test"))["event"]}, rolls, together));
    hosted.playToReveal();
    QVERIFY(!mustBeHeld(rules::eventOf("concede", rules::Seat::A), hosted.host.night().referee().prompts(),
                        together));
  }

  void onlyCardsTurnedUpTogetherAreHeldInFiveGames() {
    QStringList held;
    for (const rules::Game* game : rules::allGames()) {
      const auto kit = test::kit(game->id());
      for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        rules::Chance chance(seed);
        rules::Referee night(*game, kit->cards);
        night.take(rules::anySetup(*game, kit->cards, chance));
        for (int events = 0; events < 400 && !night.result().finished; ++events) {
          const rules::Event next = rules::anyEvent(*game, night.state(), kit->cards, chance);
          if (mustBeHeld(next, night.prompts(), game->vocabulary().together))
            held << QString::fromStdString(std::string(game->id()) + " " + next.kind());
          night.take(next);
        }
      }
    }
    held.removeDuplicates();
    held.sort();
    QCOMPARE(held.join(", "), QString("halfwish reveal"));
  }

  void whatLeavesNoChoiceIsAnsweredAndTakenBackWithTheEventBefore() {
    const auto kit = test::kit("magepunk");
    int answered = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      NightHost host(kit, vision::CardIndex({}));
      host.answerAlone(true);
      rules::Chance chance(seed);
      QVERIFY(static_cast<bool>(host.say(rules::anySetup(*kit->game, kit->cards, chance))));
      for (int i = 0; i < 60 && !host.night().referee().result().finished; ++i) {
        const auto before = host.night().referee().standing();
        const rules::Event next =
            rules::anyEvent(*kit->game, host.night().referee().state(), kit->cards, chance);
        const Outcome<Reports> reports = host.say(next);
        QVERIFY(static_cast<bool>(reports));
        const auto after = host.night().referee().standing();
        if (after.size() < before.size() + 2) continue;
        ++answered;
        QVERIFY(std::any_of(reports->begin(), reports->end(), [](const Report& report) {
          const auto* event = std::get_if<EventReport>(&report.what);
          return event && event->alone;
        }));
        QVERIFY(static_cast<bool>(host.say({*readJson(R"({"e":"take_back","count":1})", "test")})));
        QCOMPARE(host.night().referee().standing(), before);
        QVERIFY(static_cast<bool>(host.say(next)));
        QCOMPARE(host.night().referee().standing(), after);
      }
    }
    QVERIFY(answered > 0);
  }

  void withoutPhonesNoMessagesAreMadeOrTaken() {
    Hosted hosted;
    hosted.host.stopPhones();
    QVERIFY(hosted.receive(kRoll, "en")->empty());
    QVERIFY(static_cast<bool>(hosted.host.say({(*readJson(kRoll, "test"))["event"]})));
    QVERIFY(hosted.told.isEmpty() && hosted.answered.isEmpty());
  }
};

QTEST_MAIN(NightHostTest)
#include "tst_night_host.moc"
