// Printing what a table needs before its first night, as a PDF where people want it.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// Lives on the window's thread; prints in one of its own.
class SheetPrinter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
  Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
  Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
  Q_PROPERTY(QString file READ file NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(bool openable READ openable NOTIFY changed)

 public:
  using QObject::QObject;

  /// The game whose sheets are printed, and its name for people.
  void setGame(const QString& game, const QString& name);
  /// Where files go that are named without a folder.
  void setFolder(const QString& folder);

  /// What can be printed: maps of id, name and about; tokens only of a game that has
  /// some. "all" comes first.
  [[nodiscard]] QVariantList kinds() const;
  [[nodiscard]] QString kind() const { return kind_; }
  void setKind(const QString& kind);
  /// "a4" or "letter".
  [[nodiscard]] QString paper() const { return paper_; }
  void setPaper(const QString& paper);
  /// The file that is proposed for what is chosen.
  [[nodiscard]] QString file() const;

  [[nodiscard]] bool busy() const { return busy_; }
  /// Where it was printed to and on how many pages, or why it could not be; empty before.
  [[nodiscard]] QString message() const { return message_; }
  /// Whether there is a PDF to look at.
  [[nodiscard]] bool openable() const { return !printedFile_.isEmpty(); }

  /// Prints what is chosen. The cards are in the language that is spoken; a relative name is one in the
  /// folder for files. Nothing while it is busy.
  Q_INVOKABLE void print(const QString& file);
  /// Shows the PDF in whatever shows PDFs here.
  Q_INVOKABLE void open();
  /// Shows the folder it lies in.
  Q_INVOKABLE void showInFolder();

 signals:
  void changed();
  void printed();

 private:
  void say(const QString& text, const QString& file);

  QString game_, gameName_;
  bool tokens_ = false;  // the game has some
  QString kind_ = QStringLiteral("all");
  QString paper_ = QStringLiteral("a4");
  bool busy_ = false;
  QString message_;
  QString printedFile_;
  QString folder_ = documentsFolder();
  QThreadPool threads_;  // last: waits for what is under way
};

}  // namespace lk::app
