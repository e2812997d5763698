// Completes what the window is creating before anything changes what it shows.
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QQmlEngine>

namespace lk::app {

/// Parts of pages are created in steps. In Qt 6.4 a view within such a part must not lose its rows meanwhile:
/// it deletes what creates them, and what was created keeps the address. So everything is created at once
/// before something happens: a result from another thread, a press of a key or button, a new size.
class CreationGuard : public QObject {
  Q_OBJECT

 public:
  /// Watches the events of the program. The engine must outlive it.
  explicit CreationGuard(QQmlEngine& engine);

  /// Completes what is being created. Do not call it from what is being created.
  void finish();
  /// Also does so before this model loses its rows, whatever is the cause.
  void watch(const QAbstractItemModel& model);

 protected:
  bool eventFilter(QObject* receiver, QEvent* event) override;

 private:
  QQmlEngine& engine_;
  bool finishing_ = false;
  int stuck_ = 0;  // parts that could not be completed, for which nothing waits again
};

}  // namespace lk::app
