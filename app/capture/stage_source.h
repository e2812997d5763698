// The virtual table as a source of frames.
#pragma once

#include "app/capture/frame_source.h"
#include "stage/stage.h"

namespace lk::app {

/// Returns a source of all frames of `stage`, each with its own time. `name` is the scene's name for people.
std::unique_ptr<FrameSource> stageSource(stage::Stage stage, std::string name);

}  // namespace lk::app
