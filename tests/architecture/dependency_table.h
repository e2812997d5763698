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

/// Returns whether a name is about the headers directly in a folder: "a/*.h".
inline bool isHeadersOnly(const QString& name) {
  return name.endsWith("/*.h");
}

/// Returns the part of a name before the star that means any folder: "a/" of "a/*" and "a/*/b"; empty if
/// there is none.
inline QString aboveStar(const QString& name) {
  const qsizetype star = (name + "/").indexOf("/*/");
  return star < 0 ? QString() : name.left(star + 1);
}

/// Puts a folder in the place of a name's star.
inline QString withFolder(QString name, const QString& folder) {
  const QString above = aboveStar(name);
  return above.isEmpty() ? name : above + folder + name.mid(above.size() + 1);
}

/// Returns the folders that a name's star stands for, without those that lack the rest of the name.
inline QStringList foldersOfStar(const QString& name) {
  const QString above = kRoot + "/" + aboveStar(name);
  QStringList all = QDir(above).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  all.removeIf([&](const QString& folder) {
    const QString whole = withFolder(name, folder);
    return !QDir(kRoot + "/" + (isHeadersOnly(whole) ? whole.chopped(4) : whole)).exists();
  });
  return all;
}

/// Returns whether a header is one of those that a name of the table is about.
inline bool isIn(const QString& header, const QString& name) {
  if (!isHeadersOnly(name)) return header.startsWith(name + "/");
  return header.section('/', 0, -2) == name.chopped(4);
}

inline QList<Folder> wholeTable() {
  QList<Folder> table;
  for (const Folder& row : readTable(read(kRoot + "/tests/architecture/dependencies.txt"))) {
    const QStringList own = aboveStar(row.path).isEmpty() ? QStringList{""} : foldersOfStar(row.path);
    for (const QString& folder : own) {
      Folder each{withFolder(row.path, folder), withFolder(row.prefix, folder), {}, row.worlds};
      for (const QString& name : row.folders) {
        const bool anyFolder = folder.isEmpty() && !aboveStar(name).isEmpty();
        for (const QString& known : anyFolder ? foldersOfStar(name) : QStringList{folder})
          each.folders += withFolder(name, known);
      }
      table.append(each);
    }
  }
  return table;
}

/// Returns whether `path` is `folder` or lies in it.
inline bool within(const QString& path, const QString& folder) {
  return path == folder || path.startsWith(folder + "/");
}
