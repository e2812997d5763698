// Checks that the modules of each folder do not depend on each other in a ring. A module is a .h and .cpp of
// one name.
#include <algorithm>

#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "dependency_table.h"

namespace {

/// For each module of a folder, the other modules of it that it includes.
using Modules = QMap<QString, QSet<QString>>;

/// Returns how files include the headers of a folder: "faces" for carddb/faces.
QString prefixOf(const QString& folder, const QList<Folder>& table) {
  const Folder* nearest = nullptr;
  for (const Folder& row : table)
    if (!isHeadersOnly(row.path) && within(folder, row.path) &&
        (!nearest || row.path.size() > nearest->path.size()))
      nearest = &row;
  return nearest ? nearest->prefix + folder.mid(nearest->path.size()) : folder;
}

/// Adds a file of the folder whose headers have this prefix.
void addFile(Modules& modules, const QString& prefix, const QString& file, const QString& text) {
  static const QRegularExpression kInclude("^\\s*#\\s*include\\s*\"([^\"]+)/([^/\"]+)\\.h\"",
                                           QRegularExpression::MultilineOption);
  const QString module = file.section('.', 0, 0);
  QSet<QString>& known = modules[module];
  for (auto at = kInclude.globalMatch(text); at.hasNext();)
    if (const auto match = at.next(); match.captured(1) == prefix && match.captured(2) != module)
      known << match.captured(2);
}

Modules readFolder(const QString& folder, const QList<Folder>& table) {
  Modules modules;
  const QDir here(kRoot + "/" + folder);
  for (const QString& file : here.entryList({"*.h", "*.cpp"}, QDir::Files))
    addFile(modules, prefixOf(folder, table), file, read(here.filePath(file)));
  return modules;
}

QSet<QString> reachedFrom(const QString& module, const Modules& modules) {
  QSet<QString> reached;
  QStringList next{module};
  while (!next.isEmpty())
    for (const QString& known : modules.value(next.takeLast()))
      if (!reached.contains(known)) {
        reached << known;
        next << known;
      }
  return reached;
}

/// Returns each ring as its modules in alphabetical order: "body turn upgrades".
QStringList ringsOf(const Modules& modules) {
  QMap<QString, QSet<QString>> reached;
  for (const QString& module : modules.keys()) reached[module] = reachedFrom(module, modules);
  QSet<QString> rings;
  for (const QString& module : modules.keys()) {
    if (!reached[module].contains(module)) continue;
    QStringList ring;
    for (const QString& other : modules.keys())
      if (reached[module].contains(other) && reached[other].contains(module)) ring << other;
    rings << ring.join(' ');
  }
  QStringList sorted = rings.values();
  sorted.sort();
  return sorted;
}

/// Rings that are left. The rules of a game call each other as those of its rule book do: a card begins a
/// fight, and a fight lets cards act.
const QMap<QString, QStringList> kKnown{
    {"rules/games/half_deck_dungeon_heroes/rules", {"combat exploring host"}},
    {"rules/games/half_the_battle/rules", {"flow preparation", "hits host"}},
    {"rules/games/halfwish/rules", {"body duel_end encounter host location powers turn upgrades"}},
    {"rules/games/magepunk/rules", {"host triggers"}},
    {"rules/games/wtactics_orc/rules", {"army host stats triggers"}},
    // A game's moves are words of its vocabulary, which lists them.
    {"rules/games/magepunk", {"move vocabulary"}},
    // A model of the window and a part of it.
    {"app/window/league", {"desk_task league_desk"}},
    {"app/window/table", {"source_words table_model"}},
};

}  // namespace

class RingsTest : public QObject {
  Q_OBJECT

 private slots:
  void noFolderHasARing() {
    const QList<Folder> table = wholeTable();
    QStringList wrong;
    int folders = 0;
    for (const QString top : {"rules", "vision", "carddb", "samples/stage", "app"}) {
      QStringList all{top};
      for (QDirIterator at(kRoot + "/" + top, QDir::Dirs | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
           at.hasNext();)
        all << QDir(kRoot).relativeFilePath(at.next());
      for (const QString& folder : all) {
        ++folders;
        QStringList known = kKnown.value(folder);
        for (const QString& ring : ringsOf(readFolder(folder, table)))
          if (!known.removeOne(ring)) wrong << folder + " has a ring: " + ring;
        for (const QString& ring : known) wrong << folder + " no longer has this ring: " + ring;
      }
    }
    QVERIFY2(folders > 100, qPrintable(QString::number(folders)));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  void aRingIsNoticed() {
    Modules modules;
    addFile(modules, "app/kit", "a.h", "#pragma once\n");
    addFile(modules, "app/kit", "a.cpp", "#include \"app/kit/a.h\"\n#include \"app/kit/b.h\"\n");
    addFile(modules, "app/kit", "b.h", "#include \"app/kit/more/a.h\"\n#include \"app/a.h\"\n");
    addFile(modules, "app/kit", "c.h", "#include \"app/kit/a.h\"\n");
    QCOMPARE(ringsOf(modules), QStringList{});
    addFile(modules, "app/kit", "b.cpp", "#include <vector>\n\n#include \"app/kit/c.h\"\n");
    addFile(modules, "app/kit", "d.cpp", "#include \"app/kit/e.h\"\n");
    addFile(modules, "app/kit", "e.h", "#include \"app/kit/d.h\"\n");
    QCOMPARE(ringsOf(modules), (QStringList{"a b c", "d e"}));
  }

  void headersAreFoundByTheirPrefix() {
    const QList<Folder> table = readTable("carddb carddb: |\ncarddb/faces faces: |\napp/* app/*: |\n");
    QCOMPARE(prefixOf("carddb/faces", table), QString("faces"));
    QCOMPARE(prefixOf("carddb/faces/inks", table), QString("faces/inks"));
    QCOMPARE(prefixOf("carddb", table), QString("carddb"));
    QVERIFY(!readFolder("carddb/faces", wholeTable()).value("card_look").isEmpty());
  }
};

QTEST_GUILESS_MAIN(RingsTest)
#include "tst_rings.moc"
