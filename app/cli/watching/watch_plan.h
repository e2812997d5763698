// Everything `watch` needs, opened and checked before the first line is written.
#pragma once

#include <functional>
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

/// Said when the cards must be painted first.
inline constexpr char kFirstStart[] =
    "lampkeeper: starting; the first time, the program learns what the cards look like, which takes a minute";

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
  /// Scripted events: those of the setup file at 0, those of the scene at their times.
  std::vector<stage::TimedEvent> events;
  std::optional<rules::Transcript> expected;  // the transcript the scene must produce
};

/// Opens and checks what the arguments name. `painting` is called if the cards must be painted first, which
/// takes long. Needs a QGuiApplication.
Outcome<WatchPlan> planWatch(const WatchArguments& arguments, const std::function<void()>& painting);

}  // namespace lk::app
