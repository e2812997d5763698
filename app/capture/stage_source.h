// The virtual table as a source of frames.
#pragma once

#include "app/capture/frame_source.h"
#include "stage/stage.h"

namespace lk::app {

/// Every frame of `stage` at its own time. `name` is what people call the scene.
std::unique_ptr<FrameSource> stageSource(stage::Stage stage, std::string name);

}  // namespace lk::app
