// The maintenance page: shows and saves a report, writes a backup and restores one.
#pragma once

#include <string>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/care/doctor/check_up.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// A check of this computer.
struct CareCheck {
  Q_GADGET
  QML_VALUE_TYPE(careCheck)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool ok MEMBER ok)
  Q_PROPERTY(QString says MEMBER says)

 public:
  QString name;  // for people
  bool ok = false;
  QString says;
  friend bool operator==(const CareCheck&, const CareCheck&) = default;
};

/// Lives on the window's thread. Checks and file operations run on another thread.
class CareModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::CareCheck> checks READ checks NOTIFY changed)
  Q_PROPERTY(int wrong READ wrong NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(QString backupFile READ backupFile NOTIFY changed)
  Q_PROPERTY(QString reportFile READ reportFile NOTIFY changed)
  Q_PROPERTY(bool restartWanted READ restartWanted NOTIFY changed)

 public:
  /// `dataFolder` is the window's data folder; empty: nothing is stored.
  explicit CareModel(std::string dataFolder, QObject* parent = nullptr);

  /// Failed checks first.
  [[nodiscard]] QList<CareCheck> checks() const;
  /// Number of failed checks.
  [[nodiscard]] int wrong() const;
  [[nodiscard]] bool busy() const { return busy_; }
  /// The result of the last action, or the reason why it failed.
  [[nodiscard]] QString message() const { return message_; }
  /// File names proposed for a backup and for a report.
  [[nodiscard]] QString backupFile() const;
  [[nodiscard]] QString reportFile() const;
  /// Whether a checked backup is ready; the next start restores it.
  [[nodiscard]] bool restartWanted() const { return restartWanted_; }

  /// Sets the folder for files that are named without one.
  void setFolder(const QString& folder);
  void retranslate();

  // These do nothing while busy.
  Q_INVOKABLE void examine();
  Q_INVOKABLE void copyReport();
  Q_INVOKABLE void saveReport(const QString& file);
  Q_INVOKABLE void backUp(const QString& file);
  /// Checks a backup and schedules its restoration for the next start.
  Q_INVOKABLE void restore(const QString& file);
  /// Ends the program and starts it again.
  Q_INVOKABLE void restart();

 signals:
  void changed();

 private:
  [[nodiscard]] QString whole(const QString& file) const;
  [[nodiscard]] QString proposed(const char* ending) const;
  /// Runs `work` on the other thread. It returns a function that is then called on this thread.
  template <class Work>
  void start(Work work);
  void say(const QString& text);

  std::string dataFolder_;
  QString folder_ = documentsFolder();
  CheckUps found_;
  bool busy_ = false;
  bool restartWanted_ = false;
  QString message_;
  QThreadPool threads_;  // last: waits for running work
};

}  // namespace lk::app
