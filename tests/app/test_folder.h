// Provides a test's own folder, removed with it.
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QTemporaryDir>

namespace lk::test {

class TestFolder {
 protected:
  /// Returns the path of a file in the folder; absolute paths are returned unchanged.
  [[nodiscard]] QString path(const QString& name) const { return QDir(folder_.path()).filePath(name); }
  [[nodiscard]] QString folderPath() const { return folder_.path(); }

  /// Writes a file and creates the folders on the way to it; returns its path.
  QString put(const QString& name, const QByteArray& bytes) const {
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file to test with");
    return path(name);
  }
  [[nodiscard]] QByteArray bytesOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
  }
  /// Returns everything in it by path, including folders, whose bytes are empty.
  [[nodiscard]] QMap<QString, QByteArray> everything() const {
    QMap<QString, QByteArray> found;
    QDirIterator all(folder_.path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
      QFile file(all.next());
      found[file.fileName()] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    return found;
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace lk::test
