// Prints the sheets that a table needs before its first night, as a PDF.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/record/printing/print_job.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// Which parts a game has besides its cards, mat and rules.
struct PrintableParts {
  bool trays = false, tokens = false, choices = false;
};

/// Lives on the window's thread; prints on another one.
class SheetPrinter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE chooseGame NOTIFY changed)
  Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
  Q_PROPERTY(QString ink READ ink WRITE setInk NOTIFY changed)
  Q_PROPERTY(int sheets READ sheets NOTIFY changed)
  Q_PROPERTY(int cuts READ cuts NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> kinds READ kinds NOTIFY changed)
  Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
  Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
  Q_PROPERTY(QString file READ file NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(bool openable READ openable NOTIFY changed)

 public:
  using QObject::QObject;

  /// Sets the game whose sheets are printed, and its name for people.
  void setGame(const QString& game, const QString& name);
  /// Sets the folder for files that are named without one.
  void setFolder(const QString& folder);

  /// The games that can be printed, and the chosen one.
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const { return game_; }
  [[nodiscard]] QString gameName() const { return gameName_; }
  void chooseGame(const QString& game);
  /// "full" or "low".
  [[nodiscard]] QString ink() const { return ink_; }
  void setInk(const QString& ink);
  /// Sheets of paper that the chosen kind takes; 0 while they are counted.
  [[nodiscard]] int sheets() const { return sheets_; }
  /// Cards, tokens and corner tiles to cut out for a first game; 0 for other sheets, or while they are
  /// counted.
  [[nodiscard]] int cuts() const { return cuts_; }

  /// The printable sheets. What a first game needs comes first; trays, tokens and choice cards are listed
  /// only for a game that has some.
  [[nodiscard]] QList<NamedOption> kinds() const;
  [[nodiscard]] QString kind() const { return kind_; }
  void setKind(const QString& kind);
  /// "a4" or "letter".
  [[nodiscard]] QString paper() const { return paper_; }
  void setPaper(const QString& paper);
  /// The proposed file for the chosen sheets.
  [[nodiscard]] QString file() const;

  [[nodiscard]] bool busy() const { return busy_; }
  /// Where it was printed to and on how many pages, or why printing failed; empty before the first print.
  [[nodiscard]] QString message() const { return message_; }
  /// Whether there is a PDF to open.
  [[nodiscard]] bool openable() const { return !printedFile_.isEmpty(); }

  /// Prints the chosen sheets. Cards are in the current language. A relative file name is in the folder for
  /// files. Does nothing while busy.
  Q_INVOKABLE void print(const QString& file);
  /// Opens the PDF in the system's viewer.
  Q_INVOKABLE void open();
  /// Opens the folder of the PDF.
  Q_INVOKABLE void showInFolder();

 signals:
  void changed();
  void printed();

 private:
  void say(const QString& text, const QString& file);
  void count();
  [[nodiscard]] PrintJob job() const;

  QString game_, gameName_;
  PrintableParts parts_;  // tokens at once, the others when they are counted
  QString kind_ = QStringLiteral("first");
  QString ink_ = QStringLiteral("full");
  int sheets_ = 0;
  int cuts_ = 0;
  int counts_ = 0;  // number of the newest count; older ones are dropped
  QString paper_ = QStringLiteral("a4");
  bool busy_ = false;
  QString message_;
  QString printedFile_;
  QString folder_ = documentsFolder();
  QThreadPool threads_;  // last: waits for running work
};

}  // namespace lk::app
