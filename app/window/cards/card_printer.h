// Prints single cards from the cards page, on a thread of its own.
#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

class CardPrinter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(QString savedFile READ savedFile NOTIFY messageChanged)

 public:
  explicit CardPrinter(std::shared_ptr<const GameKit> kit, QObject* parent = nullptr);

  /// Sets the game whose cards are printed.
  void setKit(std::shared_ptr<const GameKit> kit) { kit_ = std::move(kit); }
  /// Where the last card was printed to, or why printing failed; empty before the first.
  [[nodiscard]] QString message() const { return message_; }
  /// The file of the card printed last; empty if printing failed.
  [[nodiscard]] QString savedFile() const { return savedFile_; }
  /// Sets the folder that print() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Prints one card as a PDF.
  Q_INVOKABLE void print(const QString& id);
  /// Prints one card to a given file. Does nothing if no pack has the card.
  void printTo(const QString& id, const QString& file);

 signals:
  void messageChanged();

 private:
  void say(const QString& text, const QString& file = {});

  std::shared_ptr<const GameKit> kit_;
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
  QThreadPool threads_;  // last: waits for running work
};

}  // namespace lk::app
