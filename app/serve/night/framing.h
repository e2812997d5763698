// What a phone above the table is told of its own picture: what is still to be mended.
#pragma once

#include <QByteArray>

#include "app/session/calibration/calibration.h"

namespace lk::app {

/// {"framing":{"ready":...,"says":[...]}}: at most three, the first to be mended first; each says what is
/// wrong, and on a second line what to do.
QByteArray framingMessage(const CalibrationMoment& moment);

}  // namespace lk::app
