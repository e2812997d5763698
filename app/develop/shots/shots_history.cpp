#include "app/develop/shots/shots_history.h"

#include "app/cli/lines.h"
#include "app/develop/shots/shots_wait.h"
#include "app/window/window_engine.h"
#include "rules/referee/transcript.h"

namespace lk::app {

namespace {

constexpr char kLate[] = "a past night is not read in time";
constexpr char kHalfwish[] = "/halfwish/whole-night.jsonl";
constexpr char kDungeon[] = "/half_deck_dungeon_heroes/first-delve/transcript.jsonl";

struct Past {
  const char* sample;
  const char* startedAt;
  std::vector<std::string> players;
  std::size_t events;  // maximum
  std::int64_t secondsAnEvent;
};

const std::vector<Past>& pastNights() {
  static const std::vector<Past> all{{kHalfwish, "2026-04-03T20:10:00", {"Ben", "Ann"}, 999, 31},
                                     {kDungeon, "2026-04-11T19:30:00", {"Cleo"}, 999, 90},
                                     {kHalfwish, "2026-04-18T20:40:00", {"Cleo", "Ben"}, 104, 28},
                                     {kHalfwish, "2026-05-02T20:05:00", {"Ann", "Ben"}, 999, 30}};
  return all;
}

Outcome<Done> play(const Past& past, carddb::Journal journal, const std::string& samples) {
  const std::string file = samples + past.sample;
  const Outcome<std::string> text = readWholeFile(file);
  if (!text) return text.fault();
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(*text, file);
  if (!transcript) return transcript.fault();
  const Outcome<std::int64_t> night = journal.begin(transcript->game, past.startedAt, past.players);
  if (!night) return night.fault();
  std::int64_t now = 1;
  for (std::size_t i = 0; i < transcript->entries.size() && i < past.events; ++i)
    if (const Outcome<Done> done =
            journal.append(*night, transcript->entries[i].event, now += past.secondsAnEvent);
        !done)
      return done.fault();
  if (transcript->entries.size() <= past.events) return journal.finish(*night);
  return Done{};
}

}  // namespace

Outcome<Done> keepPastNights(const std::string& nights, const std::string& samples) {
  for (const Past& past : pastNights()) {
    Outcome<carddb::Journal> journal = carddb::Journal::open(nights);
    if (!journal) return journal.fault();
    if (const Outcome<Done> done = play(past, std::move(*journal), samples); !done) return done.fault();
  }
  return Done{};
}

Outcome<Done> takeHistory(WindowEngine& window, const std::string& nights, const std::string& samples,
                          const TakePage& take) {
  if (const Outcome<Done> kept = keepPastNights(nights, samples); !kept) return kept.fault();
  HistoryModel& history = window.history();
  EveningModel& evening = window.evening();
  history.refresh();
  if (const Outcome<Done> done = waitUntil([&] { return !history.players().isEmpty(); }, kLate); !done)
    return done;
  if (const Outcome<Done> taken = take(QStringLiteral("history"), {}); !taken) return taken;
  window.home().refresh();
  if (const Outcome<Done> done = waitUntil([&] { return !window.home().recentNights().isEmpty(); }, kLate);
      !done)
    return done;
  if (const Outcome<Done> taken = take(QStringLiteral("home"), QStringLiteral("home-again")); !taken)
    return taken;
  PlayerModel& player = window.player();
  player.show(QStringLiteral("Ann"));
  if (const Outcome<Done> done = waitUntil([&] { return !player.busy(); }, kLate); !done) return done;
  if (const Outcome<Done> taken = take(QStringLiteral("player"), {}); !taken) return taken;

  struct Shot {
    int row;
    const char* name;
    int step;  // of the replay; -1: no screenshot of it
    const char* replay;
  };
  for (const Shot& shot : {Shot{1, "evening-unfinished", 103, "replay-hidden"},
                           Shot{2, "evening-together", -1, ""}, Shot{0, "evening", 96, "replay"}}) {
    history.open(shot.row);
    if (const Outcome<Done> done =
            waitUntil([&] { return !evening.busy() && !window.blunders().busy(); }, kLate);
        !done)
      return done;
    if (const Outcome<Done> taken = take(QStringLiteral("evening"), QString::fromLatin1(shot.name)); !taken)
      return taken;
    if (shot.step < 0) continue;
    window.replay().goTo(shot.step);
    if (const Outcome<Done> taken = take(QStringLiteral("replay"), QString::fromLatin1(shot.replay)); !taken)
      return taken;
  }
  return Done{};
}

}  // namespace lk::app
