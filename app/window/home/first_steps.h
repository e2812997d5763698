// What a table needs before its first night: a few steps, each ticked when it is done, until all are or
// people put the list away.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Lives on the window's thread. What was done stays done: the settings remember it.
class FirstSteps : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool wanted READ wanted NOTIFY changed)
  Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
  Q_PROPERTY(int left READ left NOTIFY changed)

 public:
  enum class Step { camera, print, table, learn };

  /// `settings` must outlive this.
  explicit FirstSteps(WindowSettings& settings, QObject* parent = nullptr);

  /// Whether the list is to be shown: until all is done or it is put away, or since it was asked for again.
  [[nodiscard]] bool wanted() const;
  /// In their order: maps of key, title, text, done and next (the first that is not done).
  [[nodiscard]] QVariantList steps() const;
  /// How many are not done.
  [[nodiscard]] int left() const;
  [[nodiscard]] bool done(Step step) const;

  /// It was done, or people say that nothing is to be done.
  void tick(Step step);
  /// The same by its key.
  Q_INVOKABLE void tick(const QString& key);
  /// Puts the list away, or shows it again.
  Q_INVOKABLE void show(bool shown);
  /// After the language changed.
  void retranslate() { emit changed(); }

 signals:
  void changed();

 private:
  WindowSettings& settings_;
};

}  // namespace lk::app
