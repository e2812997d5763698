// Finds layout faults of any page by walking over the drawn items.
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace lk::test {

/// What users must be able to use at any size, in pixels of the screen.
inline constexpr double kMinTouch = 24;  // side of a tapped item
inline constexpr double kMinApart =
    22;  // distance of the centres of smaller ones, such as the cells of a grid
inline constexpr double kMinLetters = 12;  // line of text; smaller Chinese is unreadable

/// Returns every fault of the current page, one per line: text that is cut off or too small to read; tapped
/// items that are beyond the window and everything scrollable, smaller than a finger, or over other tapped
/// items; text over other text. An overlay (a popup, a notice) is compared only with itself. Precondition:
/// the page is laid out.
QStringList layoutFaults(QQuickWindow& window);

/// Prints each fault on a line of its own, since a test's message is too short. Returns whether there is
/// none.
bool noneOf(const QStringList& faults);

}  // namespace lk::test
