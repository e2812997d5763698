// Tests that a night loses nothing: accepted means on disk, a journal that fails changes nothing, a killed
// night resumes.
#include <sqlite3.h>

#include <QTemporaryDir>
#include <QTest>

#include "app/window/shared/table_session.h"
#include "rules/referee/random_play.h"
#include "rules/referee/ruling_json.h"

using namespace lk;
using namespace lk::app;

class NightTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const GameKit> kit_;

  static carddb::Journal open(const QString& path) {
    Outcome<carddb::Journal> journal = carddb::Journal::open(path.toStdString());
    if (!journal) qFatal("%s", journal.fault().text().c_str());
    return std::move(*journal);
  }

  /// Plays `events` random events of a night into the journal.
  void play(Night& night, int events, std::uint64_t seed) const {
    rules::Chance chance(seed);
    rules::Event event = rules::anySetup(*kit_->game, kit_->cards, chance);
    for (int i = 0; i < events && !night.referee().result().finished; ++i) {
      const Outcome<Judged> judged = night.take(event);
      QVERIFY(static_cast<bool>(judged));
      QVERIFY(judged->ruling.verdict == rules::Verdict::accepted);
      if (!night.referee().result().finished)
        event = rules::anyEvent(*kit_->game, night.referee().state(), kit_->cards, chance);
    }
  }

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY(static_cast<bool>(kit));
    kit_ = *kit;
  }

  void acceptedEventsAreStoredOnDisk() {
    QTemporaryDir folder;
    Night night(kit_);
    night.keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    play(night, 25, 5);
    const rules::Event nonsense{Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})};
    QVERIFY(night.take(nonsense)->ruling.verdict == rules::Verdict::refused);

    carddb::Journal reader = open(folder.filePath("n.lkdb"));
    const auto nights = reader.nights();
    QCOMPARE(nights->size(), std::size_t{1});
    const auto events = reader.events(nights->front().id);
    QVERIFY(*events == night.referee().log());
  }

  void aKilledNightResumesWhereItWas() {
    QTemporaryDir folder;
    const QString path = folder.filePath("n.lkdb");
    Night before(kit_);
    before.keepJournal(open(path), "2000-01-01T00:00:00Z");
    play(before, 40, 9);
    QVERIFY(static_cast<bool>(before.take({Json::object({{"e", "take_back"}, {"count", 3}})})));

    Night after(kit_);
    carddb::Journal journal = open(path);
    const std::int64_t id = journal.nights()->front().id;
    QVERIFY(static_cast<bool>(after.resume(std::move(journal), id)));
    QVERIFY(after.referee().state() == before.referee().state());
    QVERIFY(after.referee().log() == before.referee().log());
    QVERIFY(rules::promptsJson(after.referee().prompts()) == rules::promptsJson(before.referee().prompts()));

    // The night continues in the same record.
    const rules::Event correction{Json::object(
        {{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 19}})}, {"why", "miscounted"}})};
    QVERIFY(after.take(correction)->ruling.verdict == rules::Verdict::accepted);
    QCOMPARE(open(path).events(id)->back().kind(), std::string("correct"));
  }

  void aNightThatWasSetUpDifferentlyAfterAllResumesSo() {
    QTemporaryDir folder;
    const QString path = folder.filePath("n.lkdb");
    TableSession session(kit_, std::vector<vision::Reference>{});
    session.night().keepJournal(open(path), "2000-01-01T00:00:00Z", {"Ann", "Ben"});
    play(session.night(), 12, 3);
    rules::Event setup = session.night().referee().standing().front();
    const std::string was = setup.body["classes"]["A"].asString();
    setup.body.set("classes", Json::object({{"A", was == "titan" ? "rogue" : "titan"},
                                            {"B", setup.body["classes"]["B"].asString()}}));
    QVERIFY(static_cast<bool>(session.amend(0, setup)));
    QVERIFY(session.night().referee().standing().front() == setup);

    Night after(kit_);
    carddb::Journal journal = open(path);
    const auto nights = journal.nights();
    QCOMPARE(nights->size(), std::size_t{1});
    QVERIFY(static_cast<bool>(after.resume(std::move(journal), nights->front().id)));
    QVERIFY(after.referee().state() == session.night().referee().state());
  }

  // A phone may enter wrong events all night.
  void refusedEventsLeaveNothingBehind() {
    Night night(kit_);
    play(night, 8, 2);
    const std::size_t events = night.referee().log().size();
    const rules::Event wrong{Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})};
    for (int i = 0; i < 5; ++i) QVERIFY(night.take(wrong)->ruling.verdict == rules::Verdict::refused);
    QVERIFY(night.transcript().empty());
    QCOMPARE(night.referee().log().size(), events);
    night.keepTranscript();
    QVERIFY(night.take(wrong)->ruling.verdict == rules::Verdict::refused);
    QCOMPARE(night.transcript().size(), std::size_t{3});
  }

  void aJournalThatFailsChangesNothing() {
    QTemporaryDir folder;
    Night night(kit_);
    night.keepTranscript();
    night.keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    play(night, 8, 2);
    const rules::State before = night.referee().state();
    const std::size_t lines = night.transcript().size();

    // Another program locks the file: nothing can be written.
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(folder.filePath("n.lkdb").toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const rules::Event correction{
        Json::object({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 1}})}, {"why", "test"}})};
    QVERIFY(!night.take(correction));
    QVERIFY(night.referee().state() == before);
    QCOMPARE(night.transcript().size(), lines);

    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    QVERIFY(static_cast<bool>(night.take(correction)));
    QVERIFY(!(night.referee().state() == before));
  }

  void anAmendmentThatFailsInItsMiddleChangesNothing() {
    QTemporaryDir folder;
    TableSession session(kit_, std::vector<vision::Reference>{});
    session.night().keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    const auto correction = [](int hp, std::string why) {
      return rules::Event{Json::object(
          {{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", hp}})}, {"why", std::move(why)}})};
    };
    play(session.night(), 1, 5);
    for (const int hp : {19, 18}) QVERIFY(static_cast<bool>(session.say(correction(hp, "miscounted"))));
    const rules::State before = session.night().referee().state();
    const auto written = open(folder.filePath("n.lkdb")).events(1);

    // The first event is undone, then an event follows that no journal can store.
    QVERIFY(!session.amend(1, correction(20, std::string((1 << 20) + 1, 'x'))));
    QVERIFY(session.night().referee().state() == before);
    QVERIFY(*open(folder.filePath("n.lkdb")).events(1) == *written);

    QVERIFY(static_cast<bool>(session.amend(1, correction(20, "misread"))));
    QCOMPARE(session.night().referee().standing().size(), std::size_t{3});
    QVERIFY(*open(folder.filePath("n.lkdb")).events(1) == session.night().referee().log());
  }

  void undoneEventsCanBeRedoneUntilANewEvent() {
    QTemporaryDir folder;
    const QString path = folder.filePath("n.lkdb");
    TableSession session(kit_, std::vector<vision::Reference>{});
    session.night().keepJournal(open(path), "2000-01-01T00:00:00Z");
    play(session.night(), 12, 3);
    const rules::Referee& referee = session.night().referee();
    const rules::State before = referee.state();
    const auto takeBack = [&](int count) {
      return session.say({Json::object({{"e", "take_back"}, {"count", count}})});
    };
    QVERIFY(!session.now().mayPutBack);
    QVERIFY(takeBack(5)->mayPutBack);
    QVERIFY(takeBack(1)->mayPutBack);

    // Events are undone one after another, the last one first; a power cut comes in between.
    Night resumed(kit_);
    QVERIFY(resumed.resume(open(path), 1));
    QVERIFY(resumed.takenBack() == session.night().takenBack());
    QVERIFY(session.putBack()->mayPutBack);
    QCOMPARE(referee.standing().size(), std::size_t{7});
    QVERIFY(!session.putBack()->mayPutBack);
    QCOMPARE(referee.standing().size(), std::size_t{12});
    QVERIFY(referee.state() == before);
    QVERIFY(*open(path).events(1) == referee.log());
    QVERIFY(session.putBack()->reports.empty());  // there are no more

    // A new event clears the redo list.
    QVERIFY(takeBack(2));
    const rules::Event correction{
        Json::object({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 7}})}, {"why", "test"}})};
    QVERIFY(!session.say(correction)->mayPutBack);
    QVERIFY(session.putBack()->reports.empty());
    QCOMPARE(referee.standing().size(), std::size_t{11});
  }

  void eventsThatCannotBeStoredAreNotRedone() {
    QTemporaryDir folder;
    TableSession session(kit_, std::vector<vision::Reference>{});
    session.night().keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    play(session.night(), 9, 3);
    const rules::State before = session.night().referee().state();
    QVERIFY(session.say({Json::object({{"e", "take_back"}, {"count", 4}})}));
    const rules::State after = session.night().referee().state();
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(folder.filePath("n.lkdb").toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    QVERIFY(!session.putBack());
    QVERIFY(session.night().referee().state() == after);
    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    QVERIFY(session.putBack());
    QVERIFY(session.night().referee().state() == before);
  }

  void twoWindowsOnOneNightDoNotMixTheirEvents() {
    QTemporaryDir folder;
    Night begun(kit_);
    begun.keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    play(begun, 3, 6);
    Night one(kit_), other(kit_);
    QVERIFY(static_cast<bool>(one.resume(open(folder.filePath("n.lkdb")), 1)));
    QVERIFY(static_cast<bool>(other.resume(open(folder.filePath("n.lkdb")), 1)));
    const rules::Event correction{Json::object(
        {{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 3}})}, {"why", "miscounted"}})};
    QVERIFY(static_cast<bool>(one.take(correction)));
    const rules::State before = other.referee().state();
    QVERIFY(!other.take(correction));
    QVERIFY(other.referee().state() == before);
    Night again(kit_);
    QVERIFY(static_cast<bool>(again.resume(open(folder.filePath("n.lkdb")), 1)));
    QVERIFY(again.referee().state() == one.referee().state());
  }

  void aFinishedNightIsMarkedAndReopenedByACorrection() {
    QTemporaryDir folder;
    Night night(kit_);
    night.keepJournal(open(folder.filePath("n.lkdb")), "2000-01-01T00:00:00Z");
    play(night, 100000, 4);
    QVERIFY(night.referee().result().finished);
    QVERIFY(open(folder.filePath("n.lkdb")).nights()->front().finished);
    QVERIFY(night.take({Json::object({{"e", "take_back"}, {"count", 1}})})->ruling.verdict ==
            rules::Verdict::accepted);
    QVERIFY(!open(folder.filePath("n.lkdb")).nights()->front().finished);
  }

  void aNightIsResumedAsFarAsTheRulesAcceptIt() {
    QTemporaryDir folder;
    const QString path = folder.filePath("n.lkdb");
    Night begun(kit_);
    begun.keepJournal(open(path), "2000-01-01T00:00:00Z", {"Ann", "Ben"});
    play(begun, 9, 6);
    const std::vector<rules::Event> accepted = begun.referee().log();
    // Another version accepted what this one refuses; later events depend on it.
    QVERIFY(
        open(path).append(1, {Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})}));
    QVERIFY(open(path).append(1, {Json::object({{"e", "pass"}, {"seat", "A"}})}));
    const auto old = *open(path).events(1);

    Night night(kit_);
    const auto resumed = night.resume(open(path), 1);
    QVERIFY(static_cast<bool>(resumed));
    QVERIFY(resumed->has_value());
    QCOMPARE((*resumed)->place, 10);
    QCOMPARE((*resumed)->ruling.reason, std::string("malformed"));
    QVERIFY((*resumed)->event.body["dice"].isNull());  // what A rolled is A's secret
    QVERIFY(night.referee().log() == accepted);
    QVERIFY(night.referee().state() == begun.referee().state());
    QCOMPARE(open(path).nights()->size(), std::size_t{1});  // nothing is written before something happens

    const rules::Event right{
        Json::object({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 3}})}})};
    QVERIFY(night.take(right)->ruling.verdict == rules::Verdict::accepted);
    QVERIFY(*open(path).events(1) == old);
    const auto nights = open(path).nights();
    QCOMPARE(nights->size(), std::size_t{2});
    QCOMPARE(nights->front().continues, std::int64_t{1});
    QCOMPARE(nights->front().players, (std::vector<std::string>{"Ann", "Ben"}));
    QCOMPARE(nights->front().startedAt, std::string("2000-01-01T00:00:00Z"));
    QVERIFY(*open(path).events(2) == night.referee().log());
    QCOMPARE((*open(path).newestUnfinished({"halfwish"}))->id, std::int64_t{2});

    // That night is a night like any other; once it is over, the old one is not offered again.
    Night again(kit_);
    QVERIFY(!again.resume(open(path), 2)->has_value());
    QVERIFY(again.referee().state() == night.referee().state());
    QVERIFY(open(path).finish(2));
    QVERIFY(!*open(path).newestUnfinished({"halfwish"}));
    QVERIFY(open(path).remove(2));
    QVERIFY(open(path).purge());
    QCOMPARE((*open(path).newestUnfinished({"halfwish"}))->id, std::int64_t{1});
  }

  void anUndoneInvalidEventDoesNotPreventResuming() {
    QTemporaryDir folder;
    const QString path = folder.filePath("n.lkdb");
    Night begun(kit_);
    begun.keepJournal(open(path), "2000-01-01T00:00:00Z");
    play(begun, 9, 6);
    QVERIFY(
        open(path).append(1, {Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({9, 9})}})}));
    QVERIFY(open(path).append(1, {Json::object({{"e", "take_back"}, {"count", 1}})}));
    Night night(kit_);
    QVERIFY(!night.resume(open(path), 1)->has_value());
    QVERIFY(night.referee().state() == begun.referee().state());
    const rules::Event right{
        Json::object({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 3}})}})};
    QVERIFY(night.take(right)->ruling.verdict == rules::Verdict::accepted);
    QVERIFY(*open(path).events(2) == night.referee().log());
  }

  void aNightOfWhichNothingIsAcceptedIsNotResumed() {
    QTemporaryDir folder;
    carddb::Journal journal = open(folder.filePath("n.lkdb"));
    const std::int64_t id = *journal.begin("halfwish", "2000-01-01T00:00:00Z");
    QVERIFY(static_cast<bool>(
        journal.append(id, {Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({1, 2})}})})));
    Night night(kit_);
    const auto resumed = night.resume(std::move(journal), id);
    QVERIFY(!resumed);
    QVERIFY(resumed.fault().what.find("no event that these rules accept") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(NightTest)
#include "tst_night.moc"
