// Lets another program make a sound. Whatever that program does, the window never waits for it.
#pragma once

#include <memory>

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace lk::app {

/// Runs one program at a time; a newer job ends an older one. A job that takes longer than `longestMs` is
/// ended.
class OutsidePlayer : public QObject {
  Q_OBJECT

 public:
  OutsidePlayer(QString program, int longestMs, QObject* parent = nullptr);
  ~OutsidePlayer() override;

  /// Whether the program is there and has not failed to start.
  [[nodiscard]] bool works() const { return works_; }
  [[nodiscard]] bool running() const { return job_ != nullptr; }
  /// `input` is written to the program's standard input.
  void play(const QStringList& arguments, const QByteArray& input = {});
  void stop();

 signals:
  void worksChanged();
  void finished();

 private:
  void end();

  QString program_;
  bool works_;
  QProcess* job_ = nullptr;  // a child of this; deletes itself once its program is gone
  QTimer watchdog_;
};

}  // namespace lk::app
