// Where what people save goes: pages to print, a night's end, lists. A folder they chose, or their documents.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Where files go while nobody has chosen a folder: the user's documents.
[[nodiscard]] QString documentsFolder();

class OutFolder : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString shown READ shown NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  /// Remembers the choice in `settings`, which must outlive this.
  explicit OutFolder(WindowSettings& settings, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return path_; }
  /// The same as people write it: "~" is their home.
  [[nodiscard]] QString shown() const;
  /// Why the folder asked for last is not taken; empty when it is.
  [[nodiscard]] QString message() const { return message_; }

  /// From now on files go there; "~" is the user's home, nothing the documents. The folder is made if it is
  /// missing. One that cannot be written to changes nothing.
  Q_INVOKABLE void choose(const QString& folder);

 signals:
  void changed();
  void messageChanged();

 private:
  WindowSettings& settings_;
  QString path_;
  QString message_;
};

}  // namespace lk::app
