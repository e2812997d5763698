// Tests that the journal stores nights and events unchanged, and rejects damaged data.
#include <QTest>

#include "carddb/library.h"
#include "journal_folder.h"
#include "raw_sqlite.h"

using lk::Json;
using lk::Outcome;
using lk::carddb::Journal;
using lk::carddb::NightInfo;
using lk::carddb::SeenBy;
using lk::rules::Event;
using lk::test::numbered;
using lk::test::opened;

class TestJournal : public QObject {
  Q_OBJECT

 private:
  lk::test::JournalFolder folder_;
  /// Returns a file with one night of three events.
  std::string threeEvents() {
    const std::string path = folder_.fresh();
    Journal journal = opened(path);
    const std::int64_t night = *journal.begin("halfwish", "2026-05-01T20:00:00");
    for (int i = 1; i <= 3; ++i)
      if (!journal.append(night, numbered(i))) qFatal("cannot append");
    return path;
  }

 private slots:
  void playersAndPlayingTimeAreStored() {
    Outcome<Journal> journal = Journal::open(folder_.fresh());
    QVERIFY(journal);
    const auto night = journal->begin("halfwish", "2026-05-01T20:00:00", {"Ann", "Ben"});
    QVERIFY(night);
    constexpr std::int64_t kNow = 1'770'000'000;
    const std::int64_t pause = lk::carddb::kMaxPause + 1;
    QVERIFY(journal->append(*night, numbered(1), kNow));
    QVERIFY(journal->append(*night, numbered(2), kNow + 60));
    QVERIFY(journal->append(*night, numbered(3), kNow + 60 + pause));       // after a break
    QVERIFY(journal->append(*night, numbered(4), kNow + 60 + pause - 30));  // the clock was set back
    QVERIFY(journal->append(*night, numbered(5)));                          // unknown time
    QVERIFY(journal->append(*night, numbered(6), kNow + 60 + pause));
    const NightInfo info = journal->nights()->front();
    QCOMPARE(info.players, (std::vector<std::string>{"Ann", "Ben"}));
    QCOMPARE(info.seconds, std::int64_t{90});
    QCOMPARE(info.events, 6);
  }

  void whoSeesTheTableIsKept() {
    Outcome<Journal> journal = Journal::open(folder_.fresh());
    QVERIFY(journal);
    const auto seen = journal->begin("halfwish", "2026-05-01T20:00:00");
    QVERIFY(seen && journal->append(*seen, numbered(1)));
    QVERIFY(journal->nights()->front().seenBy == SeenBy::camera);
    const auto byHand = journal->begin("halfwish", "2026-05-02T20:00:00", {"Ann", "Ben"}, SeenBy::people);
    QVERIFY(byHand && journal->append(*byHand, numbered(1)));
    QVERIFY(journal->nights()->front().seenBy == SeenBy::people);
    QVERIFY((*journal->newestUnfinished({"halfwish"}))->seenBy == SeenBy::people);
    QVERIFY(journal->beginContinuation(*byHand, std::vector{numbered(1)}));
    QVERIFY(journal->nights()->front().seenBy == SeenBy::people);
  }

  void theNewestUnfinishedNightIsFound() {
    const std::string path = folder_.fresh();
    Outcome<Journal> journal = Journal::open(path);
    QVERIFY(journal);
    const std::vector<std::string_view> games{"halfwish", "magepunk"};
    QVERIFY(!*journal->newestUnfinished(games));
    const auto night = [&](const char* game, int events) {
      const std::int64_t id = *journal->begin(game, "2026-05-01T20:00:00", {"Ann", "Ben"});
      for (int i = 0; i < events; ++i)
        if (!journal->append(id, numbered(i))) qFatal("cannot write");
      return id;
    };
    const std::int64_t first = night("magepunk", 1);
    const std::int64_t left = night("halfwish", 3);
    const std::int64_t finished = night("halfwish", 2);
    QVERIFY(journal->finish(finished));
    night("chess", 2);     // unknown game, so it cannot be resumed
    night("halfwish", 0);  // no events
    QVERIFY(journal->remove(night("halfwish", 2)));
    const NightInfo info = **journal->newestUnfinished(games);
    QCOMPARE(info.id, left);
    QCOMPARE(info.events, 3);
    QCOMPARE(info.players, (std::vector<std::string>{"Ann", "Ben"}));
    QVERIFY(journal->finish(left));
    QCOMPARE((*journal->newestUnfinished(games))->id, first);
    QVERIFY(!*journal->newestUnfinished({"halfwish"}));
  }

  void theNightPlayedLastIsTheOneToResume() {
    Journal journal = opened(folder_.fresh());
    const std::vector<std::string_view> games{"halfwish"};
    const auto newest = [&] { return (*journal.newestUnfinished(games))->id; };
    const std::int64_t older = *journal.begin("halfwish", "2026-05-01T20:00:00");
    QVERIFY(journal.append(older, numbered(1), 1000));
    const std::int64_t newer = *journal.begin("halfwish", "2026-05-02T20:00:00");
    QVERIFY(journal.append(newer, numbered(1), 2000));
    QCOMPARE(newest(), newer);
    QVERIFY(journal.append(older, numbered(2), 3000));  // resumed
    QCOMPARE(newest(), older);
    QVERIFY(journal.append(newer, numbered(2), 3000));  // at the same time
    QCOMPARE(newest(), newer);
    const std::int64_t undated = *journal.begin("halfwish", "2026-05-03T20:00:00");
    QVERIFY(journal.append(undated, numbered(1)));
    QCOMPARE(newest(), newer);
    QVERIFY(journal.finish(newer) && journal.finish(older));
    QCOMPARE(newest(), undated);
  }

  /// The clock was once a year ahead.
  void aNightFromTheFutureIsNoNewerThanOthers() {
    constexpr std::int64_t kNow = 1777665600, kDay = 24 * 3600;
    Journal journal = opened(folder_.fresh());
    const std::vector<std::string_view> games{"halfwish"};
    const auto newest = [&] { return (*journal.newestUnfinished(games, kNow))->id; };
    const auto night = [&](std::int64_t at) {
      const std::int64_t id = *journal.begin("halfwish", "2026-05-01T20:00:00");
      if (!journal.append(id, numbered(1), at)) qFatal("cannot write");
      return id;
    };
    const std::int64_t ahead = night(kNow + 365 * kDay);
    QCOMPARE(newest(), ahead);  // there is no other
    const std::int64_t now = night(kNow - 60);
    QCOMPARE(newest(), now);
    const std::int64_t aheadToo = night(kNow + 366 * kDay);
    QCOMPARE(newest(), now);
    QVERIFY(journal.finish(now));
    QCOMPARE(newest(), aheadToo);  // the newest of those with an unknown time
    QVERIFY(journal.append(ahead, numbered(2), kNow - 30));
    QCOMPARE(newest(), ahead);  // resumed with a correct clock
    // A clock set back by hours does not make a night old.
    const std::int64_t late = night(kNow + kDay / 2);
    QCOMPARE(newest(), late);
  }

  void aRemovedNightCanBeRestoredUntilItIsPurged() {
    const std::string path = folder_.fresh();
    Outcome<Journal> journal = Journal::open(path);
    QVERIFY(journal);
    std::vector<std::int64_t> nights;
    for (int i = 0; i < 3; ++i) {
      nights.push_back(*journal->begin("halfwish", "2026-05-01T20:00:00", {"Ann", "Ben"}));
      QVERIFY(journal->append(nights.back(), numbered(i)));
    }
    QVERIFY(journal->remove(nights[0]));
    QVERIFY(journal->remove(nights[1]));
    QVERIFY(journal->remove(nights[2]));
    QVERIFY(journal->nights()->empty());
    QVERIFY(journal->restore(nights[0]));
    QVERIFY(journal->append(nights[2], numbered(9)));  // still being played
    QCOMPARE(journal->nights()->size(), std::size_t{2});
    QVERIFY(journal->purge());
    QCOMPARE(journal->nights()->size(), std::size_t{2});
    QVERIFY(!journal->events(nights[1]));
    QVERIFY(!journal->restore(nights[1]));
    QCOMPARE(journal->events(nights[2])->size(), std::size_t{2});
    QCOMPARE(lk::test::askSql(path, "SELECT count(*) FROM event"), std::string("3"));
    QCOMPARE(lk::test::askSql(path, "SELECT count(*) FROM player"), std::string("4"));
  }

  void eventsComeBackInOrder() {
    const std::string path = folder_.fresh();
    std::int64_t night = 0;
    std::vector<Event> given;
    {
      Journal journal = opened(path);
      night = *journal.begin("halfwish", "2026-05-01T20:00:00");
      for (int i = 0; i < 30; ++i) given.push_back(numbered(i));
      given.push_back(
          {Json::object({{"e", "correct"}, {"why", "sagt \"Jörg\"\n\\ 半"}, {"set", Json::object()}})});
      for (const Event& event : given) QVERIFY(journal.append(night, event));
    }
    const auto events = opened(path).events(night);
    QVERIFY(events);
    QVERIFY(*events == given);
  }

  void nightsAreListedNewestFirst() {
    Journal journal = opened(folder_.fresh());
    const std::int64_t first = *journal.begin("halfwish", "2026-05-01T20:00:00");
    const std::int64_t second = *journal.begin("magepunk", "2026-05-02T20:00:00");
    QVERIFY(journal.append(first, numbered(1)));
    QVERIFY(journal.append(second, numbered(1)));
    QVERIFY(journal.append(first, numbered(2)));
    QVERIFY(journal.finish(first));
    const auto nights = journal.nights();
    QVERIFY(nights);
    QCOMPARE(nights->size(), std::size_t{2});
    QCOMPARE(nights->at(0).id, second);
    QCOMPARE(nights->at(0).game, std::string("magepunk"));
    QVERIFY(!nights->at(0).finished);
    QCOMPARE(nights->at(1).startedAt, std::string("2026-05-01T20:00:00"));
    QCOMPARE(nights->at(1).events, 2);
    QVERIFY(nights->at(1).finished);
  }

  void aFinishedNightGoesOnByAnEvent() {
    Journal journal = opened(folder_.fresh());
    const std::int64_t night = *journal.begin("halfwish", "now");
    QVERIFY(journal.append(night, numbered(1)));
    QVERIFY(journal.finish(night));
    QVERIFY(journal.append(night, {Json::object({{"e", "take_back"}, {"count", 1}})}));
    QVERIFY(!journal.nights()->at(0).finished);
    QCOMPARE(journal.events(night)->size(), std::size_t{2});
  }

  void aNightResumedElsewhereRefusesEventsFromHere() {
    const std::string path = folder_.fresh();
    Journal here = opened(path), elsewhere = opened(path);
    const std::int64_t night = *here.begin("halfwish", "now");
    QVERIFY(here.append(night, numbered(1), 0, 0));
    QVERIFY(elsewhere.append(night, numbered(2), 0, 1));
    const auto refused = here.append(night, numbered(3), 0, 1);
    QVERIFY(!refused);
    QVERIFY2(refused.fault().what.find("elsewhere") != std::string::npos, refused.fault().text().c_str());
    QVERIFY(*here.events(night) == (std::vector{numbered(1), numbered(2)}));
    QVERIFY(here.append(night, numbered(3), 0, 2));
  }

  void whenTheLastEventCameIsKept() {
    Journal journal = opened(folder_.fresh());
    const std::int64_t night = *journal.begin("halfwish", "now");
    QVERIFY(journal.append(night, numbered(1), 1000));
    QVERIFY(journal.append(night, numbered(2), 2000));
    QCOMPARE(journal.nights()->front().lastAt, std::int64_t{2000});
    QCOMPARE((*journal.newestUnfinished({"halfwish"}))->lastAt, std::int64_t{2000});
  }

  void unknownNightsAndGamesAreFaults() {
    Journal journal = opened(folder_.fresh());
    QVERIFY(!journal.begin("Half Wish", "now"));
    QVERIFY(!journal.append(7, numbered(1)));
    QVERIFY(!journal.finish(7));
    const auto events = journal.events(7);
    QVERIFY(!events);
    QVERIFY(events.fault().what.find("night 7") != std::string::npos);
    QCOMPARE(journal.nights()->size(), std::size_t{0});
  }

  void anEnormousEventIsRefused() {
    Journal journal = opened(folder_.fresh());
    const std::int64_t night = *journal.begin("halfwish", "now");
    QVERIFY(!journal.append(night, {Json::object({{"e", "correct"}, {"why", std::string(2u << 20, 'x')}})}));
    QCOMPARE(journal.events(night)->size(), std::size_t{0});
  }

  void damagedRowsAreNamed_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* sql, const char* what) {
      QTest::newRow(name) << sql << what;
    };
    row("no JSON", "UPDATE event SET line = 'roll' WHERE place = 2", "night 1, event 2 is damaged");
    row("cut short", "UPDATE event SET line = substr(line, 1, 9) WHERE place = 3",
        "night 1, event 3 is damaged");
    row("no event", "UPDATE event SET line = '[]' WHERE place = 1", "night 1, event 1 is damaged");
    row("no kind", "UPDATE event SET line = '{\"seat\":\"A\"}' WHERE place = 1",
        "night 1, event 1 is damaged");
    row("gap", "DELETE FROM event WHERE place = 2", "night 1, event 2 is missing");
    row("first gone", "DELETE FROM event WHERE place = 1", "night 1, event 1 is missing");
    row("last gone", "DELETE FROM event WHERE place = 3", "night 1, event 3 is missing");
    row("one too many", "INSERT INTO event VALUES (1, 4, '{\"e\":\"pass\"}')",
        "night 1, event 4 was never recorded");
    row("zeroth", "INSERT INTO event VALUES (1, 0, '{\"e\":\"pass\"}')", "night 1, event 1 is missing");
  }
  void damagedRowsAreNamed() {
    QFETCH(QString, sql);
    QFETCH(QString, what);
    const std::string path = threeEvents();
    QCOMPARE(lk::test::runSql(path, sql.toStdString()), std::string());
    const auto events = opened(path).events(1);
    QVERIFY(!events);
    QVERIFY2(events.fault().what.find(what.toStdString()) == 0, events.fault().text().c_str());
    QCOMPARE(events.fault().file, path);
  }

  void eventsWrittenTogetherAreStoredAllOrNone() {
    const std::string path = threeEvents();
    Journal journal = opened(path);
    const auto two = [&](const Outcome<lk::Done>& end) {
      return journal.together([&]() -> Outcome<lk::Done> {
        for (const int number : {4, 5})
          if (const Outcome<lk::Done> written = journal.append(1, numbered(number)); !written) return written;
        if (opened(path).events(1)->size() != 3) qFatal("others see the half of it");
        return end;
      });
    };
    QVERIFY(!two(lk::Fault{path, 0, "is full", "make room"}));
    QCOMPARE(journal.events(1)->size(), std::size_t{3});
    QVERIFY(two(lk::Done{}));
    QCOMPARE(opened(path).events(1)->size(), std::size_t{5});
  }

  void sharesItsFileWithALibrary() {
    const std::string path = threeEvents();
    Outcome<lk::carddb::Library> library =
        lk::carddb::Library::open(path, lk::carddb::LibraryMode::readWrite);
    QVERIFY(library);
    Journal journal = opened(path);
    lk::carddb::StoredReference strike;
    strike.game = "halfwish";
    strike.card = "strike";
    QVERIFY(library->addReferences({strike}));
    QVERIFY(journal.append(1, numbered(4)));
    QCOMPARE(journal.events(1)->size(), std::size_t{4});
    QCOMPARE(library->references()->size(), std::size_t{1});
  }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
