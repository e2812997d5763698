// Reads the table of allowed dependencies, dependencies.txt.
#pragma once

#include <QDir>
#include <QFile>
#include <QList>
#include <QStringList>

inline const QString kRoot = QStringLiteral(LK_ROOT);

struct Folder {
  QString path;
  QString prefix;
  QStringList folders;  // prefixes that it may include
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

/// Expands "a/*" to every folder in a; returns any other name unchanged.
inline QStringList everyFolder(const QString& name) {
  if (!name.endsWith("/*")) return {name};
  const QString above = name.chopped(1);
  QStringList all = QDir(kRoot + "/" + above).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (QString& each : all) each.prepend(above);
  return all;
}

inline QList<Folder> wholeTable() {
  QList<Folder> table;
  for (const Folder& row : readTable(read(kRoot + "/tests/architecture/dependencies.txt"))) {
    QStringList known;
    for (const QString& name : row.folders) known += everyFolder(name);
    for (const QString& path : everyFolder(row.path))
      table.append({path, row.path == path ? row.prefix : path, known, row.worlds});
  }
  return table;
}

/// Returns whether `path` is `folder` or lies in it.
inline bool within(const QString& path, const QString& folder) {
  return path == folder || path.startsWith(folder + "/");
}
