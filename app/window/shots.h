// Pictures of every page of the window, in the middle of the sample night.
#pragma once

#include <string>

#include <QSize>

#include "rules/text/fault.h"

namespace lk::app {

/// Pages: every page, some of them doing different things. Lessons: every step of every lesson.
enum class ShotsOf { pages, lessons };

/// Renders every page to FOLDER/PAGE.png and says how many there are. The same arguments give the same
/// pictures. `language` is "en"; `theme` is "dark" or "light". Precondition: a QGuiApplication.
Outcome<int> renderShots(const std::string& folder, QSize size, const std::string& language,
                         const std::string& theme, ShotsOf what = ShotsOf::pages);

}  // namespace lk::app
