// The folder for saved files (printed sheets, exported nights, tables): chosen by people, or their documents
// folder.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Returns the user's documents folder, which is used until people choose another one.
[[nodiscard]] QString documentsFolder();

class OutFolder : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString shown READ shown NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  /// Stores the choice in `settings`, which must outlive this.
  explicit OutFolder(WindowSettings& settings, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return path_; }
  /// Returns the folder for display: the home folder is written as "~".
  [[nodiscard]] QString shown() const;
  /// Returns why the folder requested last was not accepted; empty if it was.
  [[nodiscard]] QString message() const { return message_; }

  /// Sets the folder. "~" is the user's home; an empty text selects the documents folder. The folder is
  /// created if it does not exist. A folder that cannot be written to changes nothing.
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
