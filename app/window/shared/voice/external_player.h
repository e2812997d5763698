// Plays sounds with another program. The window never waits for that program.
#pragma once

#include <memory>

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace lk::app {

/// Runs one program at a time; a new job ends the previous one. A job that takes longer than `longestMs`
/// milliseconds is ended.
class ExternalPlayer : public QObject {
  Q_OBJECT

 public:
  ExternalPlayer(QString program, int longestMs, QObject* parent = nullptr);
  ~ExternalPlayer() override;

  /// Returns whether the program is installed and has not failed to start.
  [[nodiscard]] bool works() const { return works_; }
  [[nodiscard]] bool running() const { return job_ != nullptr; }
  /// Starts the program. `input` is written to its standard input.
  void play(const QStringList& arguments, const QByteArray& input = {});
  void stop();

 signals:
  void worksChanged();
  void finished();

 private:
  void end();

  QString program_;
  bool works_;
  QProcess* job_ = nullptr;  // a child of this object; deletes itself when its program has ended
  QTimer watchdog_;
};

}  // namespace lk::app
