// Joins the pages of cameras to the threads behind them.
#pragma once

#include <QThread>

#include "app/window/table/table_worker.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// The worker behind set-up and previews, on `thread`; deleted when that is over. Whoever else wants the
/// camera is connected after this: what ends is told before what begins.
CalibrateWorker* makeCalibrateWorker(WindowEngine& window, QThread& thread);

/// Setting up during a night goes through the night's own pictures.
void connectCalibration(TableWorker& worker, WindowEngine& window);

}  // namespace lk::app
