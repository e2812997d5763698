#include "app/develop/robots/window_walk.h"

#include <numeric>

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQmlIncubationController>
#include <QQuickItem>

namespace lk::app {

namespace {

constexpr double kTap = 1;  // seconds: moving the hand to the screen and back
constexpr int kMaxRounds = 200;
constexpr int kCreating = 50;  // milliseconds a round, at most

QQuickItem* visibleItem(QQuickItem* item, const QString& name) {
  if (!item->isVisible()) return nullptr;
  if (item->objectName() == name) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = visibleItem(child, name)) return found;
  return nullptr;
}

void collect(const QQuickItem* item, QRectF room, std::multiset<QString>& texts) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
  if (item->clip()) room &= here;
  if (item->inherits("QQuickText") && here.intersects(room))
    if (const QString text = item->property("text").toString(); !text.isEmpty()) texts.insert(text);
  for (const QQuickItem* child : item->childItems()) collect(child, room, texts);
}

/// Waits until every part of the page exists. Without it, what counts as read would depend on the computer's
/// speed, because pages and boards are created asynchronously.
void finishPage(QQuickWindow& window) {
  QQmlIncubationController* creating = window.incubationController();
  for (int round = 0; round < kMaxRounds; ++round) {
    QCoreApplication::processEvents();
    window.grabWindow();  // forces the layout
    if (!creating || creating->incubatingObjectCount() == 0) return;
    creating->incubateFor(kCreating);
  }
}

Length sum(const Walked& walked, Length Walked::Part::*of) {
  Length all;
  for (const Walked::Part& part : walked.parts) all += part.*of;
  return all;
}

}  // namespace

double Walked::seconds() const {
  return std::accumulate(parts.begin(), parts.end(), 0.0,
                         [](double sum, const Part& part) { return sum + part.seconds; });
}

Length Walked::read() const {
  return sum(*this, &Part::read);
}

Length Walked::shown() const {
  return sum(*this, &Part::shown);
}

Length WindowWalk::note() {
  finishPage(window_);
  std::multiset<QString> now;
  collect(window_.contentItem(), QRectF(QPointF(), window_.size()), now);
  std::multiset<QString> fresh = now;
  for (const QString& text : last_)
    if (const auto at = fresh.find(text); at != fresh.end()) fresh.erase(at);
  last_ = std::move(now);
  Length shown, read;
  for (const QString& text : fresh) {
    const Length length = lengthOf(text.toStdString());
    shown += length;
    if (known_.insert(text).second) read += length;
  }
  walked_.parts.back().shown += shown;
  walked_.parts.back().read += read;
  return read;
}

void WindowWalk::read() {
  const Length fresh = note();
  spend(pace_.word * fresh.words + pace_.sign * fresh.signs);
}

QQuickItem* WindowWalk::item(const QString& name) const {
  return visibleItem(window_.contentItem(), name);
}

Outcome<Done> WindowWalk::tap(const QString& name, bool thinks) {
  read();
  QQuickItem* found = item(name);
  if (!found) return Fault{name.toStdString(), 0, "is not on the page", "look at the page"};
  const QPointF at = found->mapToScene(QPointF(found->width() / 2, found->height() / 2));
  for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    QMouseEvent event(type, at, window_.mapToGlobal(at), Qt::LeftButton,
                      type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window_, &event);
  }
  ++walked_.taps;
  spend(kTap + (thinks ? pace_.think : 0));
  return Done{};
}

}  // namespace lk::app
