// A folder of a test's own, gone with it.
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
  /// Names are of files in the folder; whole paths stay what they are.
  [[nodiscard]] QString path(const QString& name) const { return QDir(folder_.path()).filePath(name); }
  [[nodiscard]] QString folderPath() const { return folder_.path(); }

  /// Writes a file, and makes the folders on the way to it; its path.
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
  /// Everything in it by path, folders too: their bytes are none.
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
