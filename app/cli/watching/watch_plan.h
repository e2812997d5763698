// What `watch` was asked to do, opened and checked before a line is printed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/capture/frame_source.h"
#include "app/kit/game_kit.h"
#include "rules/referee/transcript.h"
#include "stage/stage.h"
#include "vision/cards/name/card_index.h"

namespace lk::app {

struct WatchArguments {
  std::string game;
  std::vector<std::string> libraries;
  std::string setup;
  std::string source;
};

struct WatchPlan {
  std::shared_ptr<const GameKit> kit;
  std::vector<vision::ReferenceShelf> cards;
  std::unique_ptr<FrameSource> source;
  std::vector<stage::TimedEvent> said;  // scripted: the setup file's events at 0, the scene's at their times
  std::optional<rules::Transcript> expected;  // what the scene must yield
};

/// Needs a QGuiApplication.
Outcome<WatchPlan> planWatch(const WatchArguments& arguments);

}  // namespace lk::app
