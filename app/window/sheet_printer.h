// The sheets a table needs before its first night, as a PDF among the user's documents.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"

namespace lk::app {

class SheetPrinter : public QObject {
  Q_OBJECT
  Q_PROPERTY(QString said READ said NOTIFY saidChanged)

 public:
  using QObject::QObject;

  /// Where the trays were printed to, or why they could not be; empty before.
  [[nodiscard]] QString said() const { return said_; }
  /// The trays of a game.
  Q_INVOKABLE void printTrays(const QString& game);
  /// The same to a file of one's own choice.
  void printTraysTo(const QString& game, const QString& file);

 signals:
  void saidChanged();

 private:
  QString said_;
  QThreadPool threads_;  // last: waits for what is under way
};

}  // namespace lk::app
