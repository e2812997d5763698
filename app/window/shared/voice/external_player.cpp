#include "app/window/shared/voice/external_player.h"

#include <QStandardPaths>

namespace lk::app {

ExternalPlayer::ExternalPlayer(QString program, int longestMs, QObject* parent)
    : QObject(parent),
      program_(std::move(program)),
      works_(!QStandardPaths::findExecutable(program_).isEmpty()) {
  watchdog_.setSingleShot(true);
  watchdog_.setInterval(longestMs);
  connect(&watchdog_, &QTimer::timeout, this, &ExternalPlayer::stop);
}

ExternalPlayer::~ExternalPlayer() {
  for (QProcess* job : findChildren<QProcess*>()) {
    job->disconnect(this);
    job->kill();
    job->waitForFinished(2000);  // it was killed; this only waits for its end
  }
}

void ExternalPlayer::play(const QStringList& arguments, const QByteArray& input) {
  stop();
  if (!works_) return;
  job_ = new QProcess(this);
  job_->setStandardOutputFile(QProcess::nullDevice());
  job_->setStandardErrorFile(QProcess::nullDevice());
  QProcess* job = job_;
  connect(job, &QProcess::finished, this, [this, job] {
    if (job == job_) end();
    job->deleteLater();
  });
  connect(job, &QProcess::errorOccurred, this, [this, job](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    works_ = false;
    if (job == job_) end();
    job->deleteLater();
    emit worksChanged();
  });
  watchdog_.start();
  job->start(program_, arguments);
  if (!input.isEmpty()) job->write(input);
  job->closeWriteChannel();
}

void ExternalPlayer::stop() {
  if (!job_) return;
  QProcess* job = job_;
  end();
  job->kill();
}

void ExternalPlayer::end() {
  job_ = nullptr;
  watchdog_.stop();
  emit finished();
}

}  // namespace lk::app
