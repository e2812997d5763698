// Measures the window: time to the first frame, how long its thread is busy between event loop turns, frames
// per second, memory.
#include <algorithm>
#include <functional>

#include <QElapsedTimer>
#include <QTemporaryDir>

#include "app/capture/scenes.h"
#include "app/develop/bench/benches.h"
#include "app/develop/bench/touch_bench.h"
#include "app/develop/bench/turn_watch.h"
#include "app/develop/shots/shots_history.h"
#include "app/kit/memory.h"
#include "app/session/night/setup_draft.h"
#include "app/window/shared/pages.h"
#include "app/window/shared/table_session.h"
#include "app/window/window_workers.h"
#include "rules/games/all.h"
#include "rules/referee/chance.h"
#include "rules/referee/random_play.h"

namespace lk::app {

namespace {

constexpr int kLook = 20;          // milliseconds
constexpr int kMaxNight = 90'000;  // milliseconds
constexpr int kQuietMs = 1'000;
constexpr int kPageTime = 300;
constexpr int kStepTime = 20;
constexpr int kVisits = 3;
constexpr int kNightsOfMemory = 20;
constexpr int kScored = 999;      // number of the night that is only scored
constexpr int kScoredDuels = 2;   // of one action each, by the rules of the first game
constexpr int kFelt = 998;        // number of the night whose duel is shown
constexpr int kDuelTime = 9'000;  // milliseconds, a little more than its animation takes
constexpr double kBlocked = 16;   // milliseconds: a frame is missed

bool liveUntil(const std::function<bool()>& done, int longest) {
  QElapsedTimer waited;
  waited.start();
  while (!done() && waited.elapsed() < longest) live(kLook);
  return done();
}

void sinkMemory(const FigureSink& sink, const char* name) {
  const double memory = residentMegabytes();
  sink({name, "MB", memory, 1, memory, memory});
}

void sinkTurns(const FigureSink& sink, const std::vector<Turn>& turns) {
  const std::vector<double> work = longestEachSecond(turns, &Turn::work);
  sink(figureOf("window_longest_work_ms_each_second", "ms", work));
  sink(figureOf("window_longest_drawing_ms_each_second", "ms", longestEachSecond(turns, &Turn::drawing)));
  sink(figureOf("window_longest_gap_ms_each_second", "ms", longestEachSecond(turns, &Turn::wall)));
  const auto n = static_cast<int>(turns.size());
  const double rare = quantile(turns, &Turn::work, 0.99);
  sink({"window_work_ms_99th_percentile", "ms", rare, n, rare, rare});
  const auto blocked = std::count_if(work.begin(), work.end(), [](double each) { return each > kBlocked; });
  const double share = 100.0 * static_cast<double>(blocked) / static_cast<double>(work.size());
  sink({"window_seconds_blocked_over_16_ms", "%", share, static_cast<int>(work.size()), share, share});
}

/// Plays a sample night in real time, with its camera.
void playSample(const FigureSink& sink, WindowEngine& window) {
  TableModel& table = window.table();
  int pictures = 0;
  QObject::connect(table.picture(), &PictureSlot::changed, window.window(), [&] { ++pictures; });
  const TurnWatch watch(*window.window());
  window.home().startDemo(QStringLiteral("halfwish"));
  liveUntil([&] { return pictures > 0; }, kMaxNight);
  QElapsedTimer night;
  night.start();
  const int before = pictures;
  liveUntil(
      [&] { return table.finished() || (pictures > 30 && !table.sourceLive() && table.pause().isEmpty()); },
      kMaxNight);
  const double seconds = static_cast<double>(night.elapsed()) / 1000;
  table.picture()->disconnect(window.window());
  sinkTurns(sink, watch.turns());
  const double rate = (pictures - before) / std::max(0.1, seconds);
  sink({"window_pictures_a_second", "1/s", rate, pictures - before, rate, rate});
}

double longestWork(const TurnWatch& watch) {
  double most = 0;
  for (const Turn& turn : watch.turns()) most = std::max(most, turn.work);
  return most;
}

/// Measures the longest time the GUI thread is busy while a page opens. `filled` names the figure.
void visit(const FigureSink& sink, WindowEngine& window, const std::string& page, const std::string& filled) {
  std::vector<double> longest;
  for (int visits = 0; visits < kVisits; ++visits) {
    window.showPage(QLatin1String(page == "settings" ? "home" : "settings"));
    live(kPageTime);
    const TurnWatch watch(*window.window());
    window.showPage(QString::fromStdString(page));
    live(kPageTime);
    longest.push_back(longestWork(watch));
  }
  sink(figureOf("window_page_work_ms_" + page + filled, "ms", std::move(longest)));
}

/// Measures a whole past night: its end with charts and story, and every step of its replay.
Outcome<Done> lookBack(const FigureSink& sink, WindowEngine& window, const std::string& nights) {
  const Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();
  if (const Outcome<Done> kept = keepPastNights(nights, scene->folder + "/../.."); !kept) return kept.fault();
  HistoryModel& history = window.history();
  history.refresh();
  liveUntil([&] { return !history.players().isEmpty(); }, kMaxNight);
  visit(sink, window, "history", "_filled");
  history.open(0);
  liveUntil([&] { return window.evening().filled() && !window.evening().busy(); }, kMaxNight);
  visit(sink, window, "evening", "_filled");
  visit(sink, window, "replay", "_filled");
  std::vector<double> steps;
  for (int step = 1; step <= window.replay().last(); ++step) {
    const TurnWatch watch(*window.window());
    window.replay().goTo(step);
    live(kStepTime);
    steps.push_back(longestWork(watch));
  }
  sink(figureOf("window_replay_step_work_ms", "ms", std::move(steps)));
  return Done{};
}

/// Measures a night that is only scored: opening its page, and each tap.
Outcome<Done> score(const FigureSink& sink, WindowEngine& window, const std::shared_ptr<const GameKit>& kit) {
  TableSession session(kit, vision::CardIndex({}), kScored);
  session.setScored(true);
  const auto show = [&](const Outcome<Moment>& moment) {
    if (!moment) return;
    window.table().show(*moment);
    window.score().show(*moment);
  };
  window.table().beginNight(kScored);
  window.score().beginNight(kScored);
  show(session.say(SetupDraft(kit).setup(PlayMode::scored)));
  const QMetaObject::Connection taps = QObject::connect(
      &window.score(), &ScoreModel::tapped, window.window(),
      [&](const QString& tap, const Json& picked) { show(session.quick(tap.toStdString(), picked)); });
  visit(sink, window, "score", "_filled");
  std::vector<double> longest;
  const QString duel = QStringLiteral("duel");
  for (int i = 0; i < kScoredDuels; ++i)
    for (const char* seat : {"A", "B"}) {
      const TurnWatch watch(*window.window());
      window.score().pickAll(duel, QLatin1String(seat), {QStringLiteral("action"), QStringLiteral("dv")},
                             {QStringLiteral("strike"), QString::number(7 + i)});
      window.score().tap(duel);
      live(kPageTime);
      longest.push_back(longestWork(watch));
    }
  QObject::disconnect(taps);
  if (session.now().view["turn"].asInt() != kScoredDuels + 1)
    return Fault{{}, 0, "the taps of a scored night said no duel", "look at ScoreModel::pickAll"};
  sink(figureOf("window_score_tap_work_ms", "ms", std::move(longest)));
  return Done{};
}

/// Measures each frame of a duel's animation, including drawing.
Outcome<Done> feelDuel(const FigureSink& sink, WindowEngine& window,
                       const std::shared_ptr<const GameKit>& kit) {
  TableSession session(kit, vision::CardIndex({}), kFelt);
  window.table().beginNight(kFelt);
  window.settings().setMotion(true);
  window.settings().setShowDuels(true);
  window.showPage(QStringLiteral("duel"));
  for (const char* line :
       {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
        R"("options":{"locations":"off","powers":"off"}})",
        R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
        R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
        R"({"e":"reveal","seat":"B","cards":["strike"]})"}) {
    const Outcome<Json> event = readJson(line, "bench");
    if (!event) return event.fault();
    const Outcome<Moment> moment = session.say({*event});
    if (!moment) return moment.fault();
    window.table().show(*moment);
    live(kLook);
  }
  const TurnWatch watch(*window.window());
  live(kDuelTime);
  std::vector<double> frames;
  for (const Turn& turn : watch.turns())
    if (turn.drawing > 0) frames.push_back(turn.work + turn.drawing);
  if (frames.empty()) return Fault{{}, 0, "a duel moved nothing", "look at the page of the duel"};
  sink(figureOf("window_duel_frame_ms", "ms", frames));
  sink(figureOf("window_duel_longest_frame_ms", "ms", {*std::max_element(frames.begin(), frames.end())}));
  return Done{};
}

/// Shows whole random nights with all cards, ruling by ruling, and measures the GUI thread's time for each.
Outcome<Done> playNights(const FigureSink& sink, WindowEngine& window,
                         const std::shared_ptr<const GameKit>& kit) {
  window.showPage(QStringLiteral("table"));
  window.settings().setMotion(false);
  window.settings().setShowDuels(false);
  rules::Chance chance(1);
  std::vector<double> longest;
  double first = 0;
  for (int night = 0; night < kNightsOfMemory; ++night) {
    TableSession session(kit, vision::CardIndex({}), 1000 + night);
    window.table().beginNight(1000 + night);
    live(kLook);  // delete the old night first, as in normal use, where a night begins in another thread
    Outcome<Moment> moment = session.say(SetupDraft(kit).setup());
    const TurnWatch watch(*window.window());
    while (moment && !moment->result.finished) {
      window.table().show(*moment);
      live(1);
      const rules::Referee& referee = session.night().referee();
      moment = session.say(rules::anyEvent(*kit->game, referee.state(), kit->cards, chance));
    }
    if (!moment) return moment.fault();
    window.table().show(*moment);
    live(kLook);
    for (const Turn& turn : watch.turns())
      if (turn.work > 1) longest.push_back(turn.work);
    if (night == 0) first = residentMegabytes();
  }
  sink(figureOf("window_ruling_work_ms", "ms", std::move(longest)));
  const double grown = residentMegabytes() - first;
  sink({"window_memory_grown_mb_in_20_nights", "MB", grown, kNightsOfMemory - 1, grown, grown});
  return Done{};
}

}  // namespace

Outcome<Done> benchWindow(const FigureSink& sink) {
  QElapsedTimer clock;
  clock.start();
  keepMemorySmall();
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(rules::allGames().front()->id());
  if (!kit) return kit.fault();
  const QTemporaryDir passing;
  const WindowFiles files{.nights = passing.filePath(QStringLiteral("nights.lkdb")).toStdString()};
  WindowEngine window(*kit, files);
  const WindowWorkers workers(window);
  if (const Outcome<Done> loaded = window.load(); !loaded) return loaded.fault();
  double firstFrame = 0;
  QObject::connect(window.window(), &QQuickWindow::frameSwapped, window.window(), [&] {
    if (firstFrame == 0) firstFrame = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  });
  liveUntil([&] { return firstFrame > 0; }, 10'000);
  sink({"window_first_frame_ms", "ms", firstFrame, 1, firstFrame, firstFrame});
  live(kQuietMs);
  sinkMemory(sink, "window_memory_mb_at_first");
  playSample(sink, window);
  live(kQuietMs);
  sinkMemory(sink, "window_memory_mb");
  for (const PageInfo& page : pages()) visit(sink, window, page.name, {});
  if (const Outcome<Done> looked = lookBack(sink, window, files.nights); !looked) return looked.fault();
  if (const Outcome<Done> scored = score(sink, window, *kit); !scored) return scored.fault();
  if (const Outcome<Done> felt = feelDuel(sink, window, *kit); !felt) return felt.fault();
  live(kQuietMs);
  sinkMemory(sink, "window_memory_mb_after_all_pages");
  if (const Outcome<Done> played = playNights(sink, window, *kit); !played) return played.fault();
  return benchTouches(sink, window);
}

}  // namespace lk::app
