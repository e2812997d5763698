// Checks the program's whole environment, and reports it in a form that can be sent to a helper.
#pragma once

#include <string>

#include "app/care/doctor/check_up.h"

namespace lk::app {

/// Runs all checks. `folder` is the data folder, which may be missing; `display`: whether there is a display
/// for the window. Takes up to some seconds; needs a QGuiApplication.
CheckUps examine(const std::string& folder, bool display);

/// Returns the whole report as text: versions, then one line per check.
QString reportText(const CheckUps& found);

}  // namespace lk::app
