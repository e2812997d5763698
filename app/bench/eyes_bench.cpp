#include <memory>

#include "app/bench/benches.h"
#include "app/kit/references.h"
#include "app/kit/scenes.h"
#include "vision/recogniser.h"
#include "vision/tracker.h"

namespace lk::app {

namespace {

constexpr int kStill = 60;
constexpr int kPictures = 25;

/// The frames of a scene near its end, rendered beforehand.
std::vector<cv::Mat> lastFrames(stage::Stage& stage, int count) {
  std::vector<cv::Mat> frames(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i)
    stage.render(stage.frames() - count + i, frames[static_cast<std::size_t>(i)]);
  return frames;
}

Outcome<Done> benchScene(const char* scene, const std::string& size, const FigureSink& sink) {
  Outcome<OpenScene> opened = openScene(scene);
  if (!opened) return opened.fault();
  const std::vector<vision::SheetSpec> sheets = sheetSpecs(opened->kit->layout);
  const std::vector<cv::Mat> frames = lastFrames(opened->stage, kStill + 30);
  const double fps = opened->stage.framesPerSecond();

  vision::Tracker tracker(vision::CardIndex(houseReferences(*opened->kit)), sheets);
  for (int i = 0; i < 30; ++i) tracker.update(frames[static_cast<std::size_t>(i)], i / fps);  // let it settle
  sink(figureOf("frame_ms_" + size + "_still", "ms", millisecondsOf(kStill, [&](int i) {
                  tracker.update(frames[static_cast<std::size_t>(30 + i)], (30 + i) / fps);
                })));

  const vision::CardIndex index(houseReferences(*opened->kit));
  std::size_t seen = 0;
  sink(figureOf("frame_ms_" + size + "_all_changed", "ms", millisecondsOf(kPictures, [&](int i) {
                  seen += vision::recognise(frames[static_cast<std::size_t>(i)], index, sheets).cards.size();
                })));
  return Done{};
}

}  // namespace

Outcome<Done> benchEyes(const FigureSink& sink) {
  for (const auto& [scene, size] :
       {std::pair{"samples/halfwish/first-duel", "720p"}, {"samples/halfwish/first-duel-1080", "1080p"}})
    if (const Outcome<Done> done = benchScene(scene, size, sink); !done) return done.fault();
  return Done{};
}

}  // namespace lk::app
