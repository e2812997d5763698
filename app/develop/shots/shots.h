// Screenshots of every page of the window, in the middle of the sample night.
#pragma once

#include <functional>
#include <string>

#include <QQuickWindow>
#include <QSize>

#include "rules/text/fault.h"

namespace lk::app {

/// pages: every page, some in several states. lessons: every step of every lesson.
enum class ShotsOf { pages, lessons };

/// Options for the screenshots.
struct ShotsLook {
  QSize size = {1920, 1080};
  std::string language = "en";
  std::string theme = "dark";  // or "light"
  bool largeText = false;
  ShotsOf what = ShotsOf::pages;
  /// Called after each screenshot with its name and its window, which still shows it.
  std::function<void(const QString& name, QQuickWindow& window)> seen = {};
};

/// Renders every page to FOLDER/PAGE.png. Returns the number of pictures. The same arguments give the same
/// pictures. Precondition: a QGuiApplication.
Outcome<int> renderShots(const std::string& folder, const ShotsLook& look);

}  // namespace lk::app
