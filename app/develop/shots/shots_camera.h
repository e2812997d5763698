// Screenshots of camera and table setup, and of a night that waits for its camera.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Shows a frame on the page for calibrating the table, as the worker does after it has processed it.
void showTable(CalibrateModel& model, const TableSetting& setting, const cv::Mat& bgr);
/// Takes the setup of a night with the camera's picture. The list of cameras is a fixed one from then on.
Outcome<Done> takePreview(WindowEngine& window, const TakePage& take);
/// Takes a night that shows its table. The night is over afterwards.
Outcome<Done> takeCamera(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
