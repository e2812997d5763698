// Connects the camera pages to the workers on the camera thread.
#pragma once

#include <QThread>

#include "app/window/table/table_worker.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Creates the worker for calibration and camera previews, and moves it to `thread`. It is deleted when the
/// thread finishes. Connect other users of the camera after this call: slots run in the order of connection,
/// so the worker must receive its stop before another worker receives its start.
CalibrateWorker* makeCalibrateWorker(WindowEngine& window, QThread& thread);

/// Connects the calibration page to the night's worker: during a night, calibration uses the night's frames.
void connectCalibration(TableWorker& worker, WindowEngine& window);

}  // namespace lk::app
