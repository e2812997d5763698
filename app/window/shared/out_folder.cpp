#include "app/window/shared/out_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace lk::app {

namespace {

const QString kKey = QStringLiteral("folder");

/// Returns the absolute path of a folder that people entered.
QString wholePath(const QString& folder) {
  QString path = folder.trimmed();
  if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
    path.replace(0, 1, QDir::homePath());
  return QDir::cleanPath(QDir::home().absoluteFilePath(path));
}

}  // namespace

QString documentsFolder() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return folder.isEmpty() ? QDir::homePath() : folder;
}

OutFolder::OutFolder(WindowSettings& settings, QObject* parent)
    : QObject(parent), settings_(settings), path_(settings.remembered(kKey)) {
  if (path_.isEmpty()) path_ = documentsFolder();
}

QString OutFolder::shown() const {
  const QString home = QDir::homePath();
  const bool inside = path_ == home || path_.startsWith(home + QLatin1Char('/'));
  return inside ? QLatin1Char('~') + path_.mid(home.size()) : path_;
}

void OutFolder::choose(const QString& folder) {
  const bool any = !folder.trimmed().isEmpty();
  const QString path = any ? wholePath(folder) : documentsFolder();
  const bool there = !any || (QDir().mkpath(path) && QFileInfo(path).isDir() && QFileInfo(path).isWritable());
  const QString message = there ? QString() : tr("%1 cannot be written to: choose another folder.").arg(path);
  if (there && path != path_) {
    path_ = path;
    settings_.remember(kKey, path == documentsFolder() ? QString() : path);
    emit changed();
  }
  if (message == message_) return;
  message_ = message;
  emit messageChanged();
}

}  // namespace lk::app
