// Pictures of setting up a camera and its table, and of a night that waits for its camera.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Shows a frame of the table on the page where it is set up, as the worker does once it has looked at it.
void showTable(CalibrateModel& model, const TableSetting& setting, const cv::Mat& bgr);
/// The set-up of a night with the picture of its camera. From then on the cameras are those of the pictures.
Outcome<Done> takePreview(WindowEngine& window, const TakePage& take);
/// In the middle of a night that shows its table; it is over afterwards.
Outcome<Done> takeCamera(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
