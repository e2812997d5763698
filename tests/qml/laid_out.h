// What is wrong with how a page lies in its window, whichever page it is: found by walking what is drawn.
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace lk::test {

/// What people must be able to do at any size, in pixels of the screen.
inline constexpr double kLeastTouch = 24;    // of a side of what is tapped
inline constexpr double kLeastApart = 22;    // of the middles of what is smaller, as the cells of a grid are
inline constexpr double kLeastLetters = 12;  // of a line of text; below, Chinese is not read any more

/// Every fault of the page that is shown, a line each: text that is cut off or too small to be read, what is
/// tapped beyond the window and all that scrolls, smaller than a finger, or over something else that is
/// tapped, and text over other text. What lies over a page on purpose (a popup, a notice) is compared only
/// with itself. Precondition: the page is laid out.
QStringList layoutFaults(QQuickWindow& window);

/// Tells each on a line of its own, which a test's message has no room for. Returns whether there is none.
bool noneOf(const QStringList& faults);

}  // namespace lk::test
