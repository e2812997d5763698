// What people can do when something is wrong: see and send a report, write a backup, bring one back.
#pragma once

#include <string>

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/care/doctor/check_up.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// Lives on the window's thread; looks and writes in one of its own.
class CareModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
  Q_PROPERTY(int wrong READ wrong NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(QString backupFile READ backupFile NOTIFY changed)
  Q_PROPERTY(QString reportFile READ reportFile NOTIFY changed)
  Q_PROPERTY(bool restartWanted READ restartWanted NOTIFY changed)

 public:
  /// `dataFolder` is where the window keeps things; empty: it keeps nothing.
  explicit CareModel(std::string dataFolder, QObject* parent = nullptr);

  /// Maps of name (for people), ok and says, what is wrong first.
  [[nodiscard]] QVariantList checks() const;
  /// How many of them are not as they should be.
  [[nodiscard]] int wrong() const;
  [[nodiscard]] bool busy() const { return busy_; }
  /// What came of what people asked for last, or why it did not.
  [[nodiscard]] QString message() const { return message_; }
  /// The files that are proposed for a backup and a report.
  [[nodiscard]] QString backupFile() const;
  [[nodiscard]] QString reportFile() const;
  /// A backup is checked and lies ready; the next start brings it back.
  [[nodiscard]] bool restartWanted() const { return restartWanted_; }

  /// Where files go that are named without a folder.
  void setFolder(const QString& folder);
  void retranslate();

  // Nothing while it is busy.
  Q_INVOKABLE void examine();
  Q_INVOKABLE void copyReport();
  Q_INVOKABLE void saveReport(const QString& file);
  Q_INVOKABLE void backUp(const QString& file);
  /// Checks a backup and orders it for the next start.
  Q_INVOKABLE void restore(const QString& file);
  /// Ends the program and starts it anew.
  Q_INVOKABLE void restart();

 signals:
  void changed();

 private:
  [[nodiscard]] QString whole(const QString& file) const;
  [[nodiscard]] QString proposed(const char* ending) const;
  /// Does the work on the other thread; `work` returns what is to be done here with what it found.
  template <class Work>
  void start(Work work);
  void say(const QString& text);

  std::string dataFolder_;
  QString folder_ = documentsFolder();
  CheckUps found_;
  bool busy_ = false;
  bool restartWanted_ = false;
  QString message_;
  QThreadPool threads_;  // last: waits for what is under way
};

}  // namespace lk::app
