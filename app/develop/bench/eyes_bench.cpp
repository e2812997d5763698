#include <algorithm>
#include <memory>

#include "app/capture/scenes.h"
#include "app/develop/bench/benches.h"
#include "app/develop/bench/full_table.h"
#include "app/develop/bench/moving_tables.h"
#include "app/develop/bench/still_tables.h"
#include "app/develop/bench/yardsticks.h"
#include "app/kit/references.h"
#include "vision/recogniser.h"
#include "vision/tracker.h"

namespace lk::app {

namespace {

constexpr int kStill = 60;
constexpr int kPictures = 25;
constexpr int kTablesWatched = 8;
constexpr int kTables = 500;
constexpr int kWatchedTables = 50;
constexpr int kMovingTables = 20;
constexpr int kThings = 6;  // actions on each table

/// Renders the last frames of a scene in advance.
std::vector<cv::Mat> lastFrames(stage::Stage& stage, int count) {
  std::vector<cv::Mat> frames(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i)
    stage.render(stage.frames() - count + i, frames[static_cast<std::size_t>(i)]);
  return frames;
}

/// Measures a table on which everything changed: the slowest frame until all cards are reported, and the time
/// until then, with the tracker; and recognition of the whole picture at once.
Outcome<Done> benchFullTable(const GameKit& kit, cv::Size picture, const std::string& size,
                             const FigureSink& sink) {
  Outcome<stage::Stage> bare = bareTable(kit, picture), full = fullTable(kit, picture);
  if (!bare) return bare.fault();
  if (!full) return full.fault();
  const Fault unseen{
      {}, 0, "not all cards of the full table are seen", "look at app/develop/bench/full_table.cpp"};
  const std::vector<cv::Mat> before = lastFrames(*bare, kPictures), after = lastFrames(*full, kPictures);
  const std::vector<vision::SheetSpec> sheets = sheetSpecs(kit.layout);
  const double frame = 1 / full->framesPerSecond();
  std::vector<double> dearest, delays;
  for (int table = 0; table < kTablesWatched; ++table) {
    vision::Tracker tracker(vision::CardIndex(houseReferences(kit)), sheets);
    for (int i = 0; i < kPictures; ++i) tracker.update(before[static_cast<std::size_t>(i)], i * frame);
    int taken = 0;
    const std::vector<double> times = millisecondsOf(kPictures, [&](int i) {
      tracker.update(after[static_cast<std::size_t>(i)], (kPictures + i) * frame);
      if (tracker.cards().empty()) taken = i + 1;
    });
    if (tracker.cards().size() != std::size_t{kCardsOfFullTable}) return unseen;
    dearest.push_back(*std::max_element(times.begin(), times.end()));
    delays.push_back(1000 * taken * frame);
  }
  sink(figureOf("frame_ms_" + size + "_all_changed", "ms", std::move(dearest)));
  sink(figureOf("all_changed_to_told_ms_" + size, "ms", std::move(delays)));

  const vision::CardIndex index(houseReferences(kit));
  std::size_t seen = 0;
  sink(figureOf("picture_ms_" + size + "_all_at_once", "ms", millisecondsOf(kPictures, [&](int i) {
                  seen += vision::recognise(after[static_cast<std::size_t>(i)], index, sheets).cards.size();
                })));
  if (seen != std::size_t{kCardsOfFullTable} * kPictures) return unseen;
  return Done{};
}

/// Measures still frames of a night, and a table on which everything changed.
Outcome<Done> benchScene(const char* scene, const std::string& size, const FigureSink& sink) {
  Outcome<OpenScene> opened = openScene(scene);
  if (!opened) return opened.fault();
  const std::vector<vision::SheetSpec> sheets = sheetSpecs(opened->kit->layout);
  const std::vector<cv::Mat> frames = lastFrames(opened->stage, kStill + 30);
  const double fps = opened->stage.framesPerSecond();

  vision::Tracker tracker(vision::CardIndex(houseReferences(*opened->kit)), sheets);
  for (int i = 0; i < 30; ++i) tracker.update(frames[static_cast<std::size_t>(i)], i / fps);  // settle first
  sink(figureOf("frame_ms_" + size + "_still", "ms", millisecondsOf(kStill, [&](int i) {
                  tracker.update(frames[static_cast<std::size_t>(30 + i)], (30 + i) / fps);
                })));

  if (const Outcome<Done> done = benchFullTable(*opened->kit, frames.front().size(), size, sink); !done)
    return done.fault();
  benchYardsticks(frames.front(), size, sink);
  return Done{};
}

Figure share(std::string name, int part, int all) {
  return {std::move(name), "%", 100.0 * part / std::max(1, all), all, 0, 0};
}

stage::Stage stillTable(const GameKit& kit, int seed) {
  return stage::Stage::still(static_cast<std::uint64_t>(seed), stillSize(seed), kit.cards, kit.layout);
}

/// Measures the same still tables, watched as in a night until their cards are reported.
void benchWatchedTables(const GameKit& kit, const std::vector<vision::Reference>& references,
                        const std::vector<vision::SheetSpec>& sheets, const FigureSink& sink) {
  StillScore score;
  for (int seed = 0; seed < kWatchedTables; ++seed) {
    stage::Stage table = stillTable(kit, seed);
    score.add(scoreWatchedTable(table, references, sheets));
  }
  sink(share("watched_tables_right", score.right, score.cards));
  sink(share("watched_tables_wrong", score.wrong + score.named, score.cards));
}

/// Measures the accuracy for still tables with known truth.
Outcome<Done> benchStillTables(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  const vision::CardIndex index(houseReferences(**kit));
  const std::vector<vision::SheetSpec> sheets = sheetSpecs((*kit)->layout);
  StillScore score;
  for (int seed = 0; seed < kTables; ++seed) {
    stage::Stage table = stillTable(**kit, seed);
    score.add(scoreStillTable(table, index, sheets));
  }
  benchWatchedTables(**kit, houseReferences(**kit), sheets, sink);
  sink(share("still_tables_right", score.right, score.cards));
  sink(share("still_tables_wrong", score.wrong, score.cards));
  sink(share("still_tables_unsure", score.unsure, score.cards));
  sink(share("still_tables_missed", score.missed, score.cards));
  for (const auto& [kind, some] : score.kinds)
    sink(share("still_tables_right_of_" + kind, some.right, some.cards));
  sink({"still_tables_named_where_no_card_is", "", double(score.named), kTables, 0, 0});
  sink({"still_tables_nameless_where_no_card_is", "", double(score.nameless), kTables, 0, 0});
  const auto within = std::count_if(score.cornerErrors.begin(), score.cornerErrors.end(),
                                    [](double error) { return error < 0.01; });
  sink(share("still_tables_corners_within_1_percent", static_cast<int>(within),
             static_cast<int>(score.cornerErrors.size())));
  if (!score.cornerErrors.empty())
    sink(figureOf("still_tables_corner_error", "diagonals", std::move(score.cornerErrors)));
  if (!score.turnErrors.empty())
    sink(figureOf("still_tables_turn_error", "degrees", std::move(score.turnErrors)));
  return Done{};
}

/// Measures the reports for tables with actions.
Outcome<Done> benchMovingTables(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  const std::vector<vision::Reference> references = houseReferences(**kit);
  MovingScore score;
  for (int seed = 0; seed < kMovingTables; ++seed)
    score.add(scoreMovingTable(seed, kThings, movingSize(seed), (*kit)->cards, (*kit)->layout, references));
  sink({"moving_tables_changes_told", "", double(score.reported), kMovingTables, 0, 0});
  sink({"moving_tables_wrong_changes", "", double(score.wrong), kMovingTables, 0, 0});
  sink({"moving_tables_told_unsure", "", double(score.unsure), kMovingTables, 0, 0});
  sink(share("moving_tables_known_at_rest", score.asked - score.missed, score.asked));
  for (auto& [name, delays] : {std::pair{"hand_gone_to_card_ms_30_fps", &score.delays30},
                               {"hand_gone_to_card_ms_15_fps", &score.delays15}}) {
    for (double& delay : *delays) delay *= 1000;
    if (!delays->empty()) sink(figureOf(name, "ms", std::move(*delays)));
  }
  return Done{};
}

}  // namespace

Outcome<Done> benchEyes(const FigureSink& sink) {
  for (const auto& [scene, size] :
       {std::pair{"samples/halfwish/first-duel", "720p"}, {"samples/halfwish/first-duel-1080", "1080p"}})
    if (const Outcome<Done> done = benchScene(scene, size, sink); !done) return done.fault();
  if (const Outcome<Done> done = benchMovingTables(sink); !done) return done.fault();
  return benchStillTables(sink);
}

}  // namespace lk::app
