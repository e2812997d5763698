// A window with a night that is said by hand, for the tests of pages.
#pragma once

#include <functional>

#include <QQuickItem>
#include <QTest>
#include <QTranslator>

#include "app/window/window_engine.h"
#include "made.h"
#include "quiet_test.h"
#include "said_night.h"

namespace lk::test {

/// Every text of the window 40 % longer, as other languages may have it.
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

/// A window whose night is said by hand.
struct Evening : SaidNight {
  app::WindowEngine window;

  /// Keeps nothing unless told where. Pages stand still, and none comes by itself to tell a duel.
  explicit Evening(const app::WindowFiles& files = {});
  ~Evening();
  void begin(const std::string& options = kDuelsAlone);
  void press(Qt::Key key);
  /// Tabs on until what is called `name` has the focus.
  void reach(const char* name);
  /// Keys go to the window, and all of its page is made.
  void activate();
};

inline constexpr QRectF kAnywhere{-1e5, -1e5, 2e5, 2e5};  // what is there is scrolled to

/// Visible texts that do not fit where they stand: cut off, larger than their item, or beyond the button
/// they stand in. `room`: in the window's coordinates, of what they must lie in.
void findClipped(QQuickItem* item, QStringList& clipped, QRectF room = kAnywhere);

/// How large the letters of a text are in the window's coordinates, after it shrank to find room.
qreal lettersOf(const QQuickItem& text);

/// Visible texts with letters smaller than `least` pixels. What keys do, and what is entered at the keyboard,
/// is read from nearby and may be smaller.
void findSmall(const QQuickItem* item, qreal least, QStringList& small);

/// What the keyboard reaches or a click is for, and a screen reader would not say what it is.
void findNameless(QQuickItem* item, QStringList& nameless);

/// Opens each dialog of the page that is shown, one after the other, and calls `opened` with its name.
void eachDialog(QQuickWindow& window, const std::function<void(const QString& name)>& opened);

/// The visible parts whose QML type is called so.
QList<QQuickItem*> partsBy(QQuickItem* item, const char* kind);

}  // namespace lk::test
