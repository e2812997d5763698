// The list of steps before the first night. Each is ticked when it is done; the list disappears when all are,
// or when people hide it.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/home/home_rows.h"
#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Lives on the window's thread. The settings store which steps are done.
class FirstSteps : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool wanted READ wanted NOTIFY changed)
  Q_PROPERTY(QList<lk::app::FirstStep> steps READ steps NOTIFY changed)
  Q_PROPERTY(int left READ left NOTIFY changed)

 public:
  enum class Step { camera, print, table, learn };

  /// `settings` must outlive this.
  explicit FirstSteps(WindowSettings& settings, QObject* parent = nullptr);

  /// Whether the list is shown: until all steps are done or people hide it, or after they have shown it
  /// again.
  [[nodiscard]] bool wanted() const;
  /// The steps in order.
  [[nodiscard]] QList<FirstStep> steps() const;
  /// Number of steps that are not done.
  [[nodiscard]] int left() const;
  [[nodiscard]] bool done(Step step) const;

  /// Sets whether a night could be started with a camera. Without one, its steps are never the next one.
  void setCamera(bool there);
  /// Marks a step as done, or as not needed.
  void tick(Step step);
  /// The same by the step's key.
  Q_INVOKABLE void tick(const QString& key);
  /// Hides the list, or shows it again.
  Q_INVOKABLE void show(bool shown);
  /// Call after the language changed.
  void retranslate() { emit changed(); }

 signals:
  void changed();

 private:
  WindowSettings& settings_;
  bool camera_ = true;
};

}  // namespace lk::app
