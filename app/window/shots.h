// Pictures of every page of the window, in the middle of the sample night.
#pragma once

#include <string>

#include <QSize>

#include "rules/text/fault.h"

namespace lk::app {

/// Renders every page to FOLDER/PAGE.png and says how many there are. The same arguments give the same
/// pictures. `language` is "en"; `theme` is "dark" or "light". Precondition: a QGuiApplication.
Outcome<int> renderShots(const std::string& folder, QSize size, const std::string& language,
                         const std::string& theme);

}  // namespace lk::app
