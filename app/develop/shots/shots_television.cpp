#include "app/develop/shots/shots_television.h"

#include <QCoreApplication>

namespace lk::app {

Outcome<Done> takeTelevision(WindowEngine& window, const Pictures& take, const QString& page,
                             const QString& name) {
  window.showPage(page);
  QMetaObject::invokeMethod(window.window(), "toggleSpectators");
  QCoreApplication::processEvents();
  auto* other = window.window()->findChild<QQuickWindow*>(QStringLiteral("spectators"));
  if (!other) return Fault{"shots", 0, "the window for a television does not open", "see the messages above"};
  other->resize(window.window()->size());
  Outcome<Done> taken = take.ofWindow(*other, name);
  QMetaObject::invokeMethod(window.window(), "toggleSpectators");
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return taken;
}

}  // namespace lk::app
