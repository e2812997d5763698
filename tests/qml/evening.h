// Provides a window with a night entered by hand, for the tests of pages.
#pragma once

#include <functional>

#include <QQuickItem>
#include <QTest>
#include <QTranslator>

#include "app/window/window_engine.h"
#include "complete_window.h"
#include "hand_entered_night.h"
#include "quiet_test.h"

namespace lk::test {

/// Makes every text of the window 40 % longer, as other languages may be.
class LongWords : public QTranslator {
 public:
  [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    QString longer = text;
    while (longer.size() * 5 < text.size() * 7)
      longer += longer.size() % 7 == 0 ? QLatin1Char(' ') : QLatin1Char('x');
    return longer;
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

/// A window whose night is entered by hand.
struct Evening : HandEnteredNight {
  app::WindowEngine window;

  /// Stores nothing unless given a folder. Animations are off, and the page of duels does not open by itself.
  explicit Evening(const app::WindowFiles& files = {}, std::string_view game = "halfwish");
  ~Evening();
  void begin(const std::string& options = kDuelsAlone);
  void press(Qt::Key key);
  /// Presses Tab until the item called `name` has the focus.
  void reach(const char* name);
  /// Activates the window for keys, and waits until its page is complete.
  void activate();
};

/// Returns a property of the part called `name` on the current page, and waits until a page that is still
/// being made has the part. Fails the test if it never has.
QVariant valueOf(const app::WindowEngine& window, const QString& name, const char* property);

inline constexpr QRectF kAnywhere{-1e5, -1e5, 2e5, 2e5};  // the page is scrolled to whatever is tested

/// Collects visible texts that do not fit: cut off, larger than their item, or beyond their button. `room`:
/// the rectangle they must lie in, in the window's coordinates.
void findClipped(QQuickItem* item, QStringList& clipped, QRectF room = kAnywhere);

/// Returns the height of a text's letters in the window's coordinates, after it was shrunk to fit.
qreal lettersOf(const QQuickItem& text);

/// Collects visible texts with letters smaller than `least` pixels. Hints for keys and typed input are read
/// from nearby and may be smaller; captions on the board may have 12 pixels.
void findSmall(const QQuickItem* item, qreal least, QStringList& small);

/// Collects items that can be focused or clicked and have no accessible name or role.
void findNameless(QQuickItem* item, QStringList& nameless);

/// Opens each dialog of the current page in turn, and calls `opened` with its name.
void eachDialog(QQuickWindow& window, const std::function<void(const QString& name)>& opened);

/// Returns the visible items of the QML type with this name.
QList<QQuickItem*> partsBy(QQuickItem* item, const char* kind);

}  // namespace lk::test
