// The table of who may know whom, as dependencies.txt has it.
#pragma once

#include <QFile>
#include <QList>
#include <QStringList>

inline const QString kRoot = QStringLiteral(LK_ROOT);

struct Folder {
  QString path;
  QString prefix;
  QStringList folders;  // prefixes it may include
  QStringList worlds;
};

inline QString read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline QList<Folder> readTable(const QString& text) {
  QList<Folder> table;
  for (const QString& raw : text.split('\n')) {
    const QString line = raw.section('#', 0, 0).trimmed();
    if (line.isEmpty()) continue;
    const QString left = line.section(':', 0, 0).simplified();
    const QString right = line.section(':', 1);
    table.append({left.section(' ', 0, 0), left.section(' ', 1),
                  right.section('|', 0, 0).simplified().split(' ', Qt::SkipEmptyParts),
                  right.section('|', 1).simplified().split(' ', Qt::SkipEmptyParts)});
  }
  return table;
}

inline QList<Folder> wholeTable() {
  return readTable(read(kRoot + "/tests/architecture/dependencies.txt"));
}

/// Whether `path` is `folder` or lies in it.
inline bool within(const QString& path, const QString& folder) {
  return path == folder || path.startsWith(folder + "/");
}
