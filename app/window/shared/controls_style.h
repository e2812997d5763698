// Chooses the style of Qt Quick Controls.
#pragma once

#include <QQuickStyle>

namespace lk::app {

/// Selects the style that the pages are made for. Must be called before any QML is loaded. Without it Qt
/// takes the desktop's style, in which dialogs do not dim the page behind them.
inline void useBasicStyle() {
  const QString basic = QStringLiteral("Basic");
  if (QQuickStyle::name() != basic) QQuickStyle::setStyle(basic);
}

}  // namespace lk::app
