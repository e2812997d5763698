// Looks everything over when something is wrong, and tells it so that it can be sent to somebody who helps.
#pragma once

#include <string>

#include "app/care/doctor/check_up.h"

namespace lk::app {

/// All checks. `folder` is the data folder, which need not be there; `display`: whether there is one to open
/// the window on. Takes up to some seconds; needs a QGuiApplication.
CheckUps examine(const std::string& folder, bool display);

/// The whole report as a text to send: versions, then a check a line.
QString reportText(const CheckUps& found);

}  // namespace lk::app
