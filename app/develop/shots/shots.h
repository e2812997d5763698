// Pictures of every page of the window, in the middle of the sample night.
#pragma once

#include <functional>
#include <string>

#include <QQuickWindow>
#include <QSize>

#include "rules/text/fault.h"

namespace lk::app {

/// Pages: every page, some of them doing different things. Lessons: every step of every lesson.
enum class ShotsOf { pages, lessons };

/// How pictures are taken.
struct ShotsLook {
  QSize size = {1920, 1080};
  std::string language = "en";
  std::string theme = "dark";  // or "light"
  bool largeText = false;
  ShotsOf what = ShotsOf::pages;
  /// Called with each picture's name and its window while that is on it.
  std::function<void(const QString& name, QQuickWindow& window)> seen = {};
};

/// Renders every page to FOLDER/PAGE.png and says how many there are. The same arguments give the same
/// pictures. Precondition: a QGuiApplication.
Outcome<int> renderShots(const std::string& folder, const ShotsLook& look);

}  // namespace lk::app
