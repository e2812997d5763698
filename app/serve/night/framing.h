// The message to a phone used as the camera: what must still be improved in its picture.
#pragma once

#include <QByteArray>

#include "app/session/calibration/calibration.h"

namespace lk::app {

/// Returns {"framing":{"ready":...,"says":[...]}}. "says" holds at most three problems, the most urgent
/// first. Each has the problem on its first line and what to do on its second.
QByteArray framingMessage(const CalibrationMoment& moment);
/// Returns the same message for the time before cards can be recognised.
QByteArray preparingMessage();

}  // namespace lk::app
