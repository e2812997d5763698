#include "app/develop/bench/touch_bench.h"

#include <functional>

#include "app/develop/bench/turn_watch.h"
#include "app/develop/shots/composed_here.h"

namespace lk::app {

namespace {

constexpr int kSetUpTime = 1000;  // milliseconds in which the page of a new night is complete
constexpr int kAnswerTime = 120;  // milliseconds in which a touch is answered and drawn
constexpr int kFirstNight = 990;  // number of the first night touched
constexpr QSize kSmallWindow{1366, 768};

struct FullTable {
  const char* game;
  const char* position;
};

constexpr FullTable kFullTables[] = {
    {"wtactics_orc",
     R"({"turn":5,"active":"A","step":"attack","action_points":3,"seats":{)"
     R"("A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_fighter","A-F3":"elvish_archer","A-F4":"elvish_archer",)"
     R"("A-B1":"elvish_druid","A-B2":"elvish_druid","A-B3":"elvish_archer","A-B4":"elvish_archer"}},)"
     R"("B":{"army":{"B-F1":"walking_corpse","B-F2":"walking_corpse","B-F3":"walking_corpse","B-F4":"gravewarden",)"
     R"("B-B1":"gravewarden","B-B2":"walking_corpse","B-B3":"walking_corpse","B-B4":"walking_corpse"}}}})"},
    {"magepunk",
     R"({"turn":9,"active":"A","phase":"main1","seats":{)"
     R"("A":{"life":9,"hand":3,"deck":10,"battlefield":["thornback_grazer","sapling_golem","seedling_herald",)"
     R"("burrow_ox","piston_hound","rust_tick"]},)"
     R"("B":{"life":9,"hand":3,"deck":10,"battlefield":["thornback_grazer","sapling_golem","seedling_herald",)"
     R"("burrow_ox","piston_hound","rust_tick"]}}})"}};

/// Returns the names of all things and zones on the board that can be touched.
QStringList touchable(const BoardModel& board) {
  QStringList names;
  for (const BoardZone& zone : board.zones()) {
    if (zone.offered) names += zone.zone;
    for (const LyingCard& card : zone.cards)
      if (card.offered && !card.thing.isEmpty()) names += card.thing;
  }
  return names;
}

class TouchedTable {
 public:
  TouchedTable(WindowEngine& window, std::shared_ptr<const GameKit> kit, int night)
      : window_(window), session_(std::move(kit), vision::CardIndex({}), night) {
    window.table().beginNight(night);
  }
  Outcome<Done> begin(const FullTable& table) {
    const Outcome<Json> position = readJson(table.position, "bench");
    if (!position) return position.fault();
    const Outcome<Moment> moment =
        session_.say({Json::object({{"e", "setup"}, {"game", table.game}, {"position", Json(*position)}})});
    if (!moment) return moment.fault();
    window_.table().show(*moment);
    live(kSetUpTime);
    return Done{};
  }
  /// Returns the processor time of each touch in milliseconds, drawing included.
  std::vector<double> touchAll() {
    std::vector<double> times;
    TableModel& table = window_.table();
    const QStringList first = touchable(*table.board());
    for (const QString& name : first) {
      times.push_back(timed([&] { table.touch({name}); }));
      const QStringList targets = touchable(*table.board());
      if (!targets.isEmpty()) times.push_back(timed([&] { table.touch({targets.back()}); }));
      while (table.composing()) times.push_back(timed([&] { table.composeBack(); }));
    }
    return times;
  }

 private:
  double timed(const std::function<void()>& act) {
    const TurnWatch watch(*window_.window());
    act();
    live(kAnswerTime);
    double all = 0;
    for (const Turn& turn : watch.turns()) all += turn.work + turn.drawing;
    return all;
  }

  WindowEngine& window_;
  TableSession session_;
  ComposedHere composed_{window_.table(), session_};
};

}  // namespace

Outcome<Done> benchTouches(const FigureSink& sink, WindowEngine& window) {
  window.showPage(QStringLiteral("table"));
  window.window()->resize(kSmallWindow);
  int night = kFirstNight;
  for (const FullTable& full : kFullTables) {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(full.game);
    if (!kit) return kit.fault();
    TouchedTable table(window, *kit, night++);
    if (const Outcome<Done> begun = table.begin(full); !begun) return begun.fault();
    std::vector<double> times = table.touchAll();
    if (times.empty()) return Fault{{}, 0, "nothing on the table can be touched", "look at BoardModel"};
    sink(figureOf(std::string("window_touch_ms_") + full.game, "ms", std::move(times)));
  }
  return Done{};
}

}  // namespace lk::app
