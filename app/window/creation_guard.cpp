#include "app/window/creation_guard.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QQmlIncubationController>
#include <QScopedValueRollback>

#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

namespace {

constexpr int kMaxRounds = 20;
constexpr int kRound = 50;  // milliseconds, at most

bool mayChangeSomething(const QObject& receiver, const QEvent& event) {
  switch (event.type()) {
    case QEvent::MetaCall:  // camera pictures arrive all the time, and change nothing else
      return !qobject_cast<const PictureSlot*>(&receiver);
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchEnd:
    case QEvent::Wheel:
    case QEvent::Resize:
      return true;
    default:
      return false;
  }
}

}  // namespace

CreationGuard::CreationGuard(QQmlEngine& engine) : engine_(engine) {
  QCoreApplication::instance()->installEventFilter(this);
}

void CreationGuard::finish() {
  QQmlIncubationController* creating = engine_.incubationController();
  if (!creating || finishing_) return;
  stuck_ = std::min(stuck_, creating->incubatingObjectCount());
  if (creating->incubatingObjectCount() == stuck_) return;
  const QScopedValueRollback once(finishing_, true);
  for (int round = 0; round < kMaxRounds && creating->incubatingObjectCount() > 0; ++round)
    creating->incubateFor(kRound);
  stuck_ = creating->incubatingObjectCount();
}

void CreationGuard::watch(const QAbstractItemModel& model) {
  connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this, &model] {
    if (model.rowCount() > 0) finish();
  });
}

bool CreationGuard::eventFilter(QObject* receiver, QEvent* event) {
  if (mayChangeSomething(*receiver, *event)) finish();
  return false;
}

}  // namespace lk::app
