// Checks that the table of allowed dependencies has no cycle, and that the links of each CMake target obey
// it.
#include <algorithm>

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "dependency_table.h"

namespace {

/// A target for a folder, as written by cmake/Folder.cmake.
struct Target {
  QString name;
  QString folder;
  QStringList links;
};

QList<Target> readLinks(const QString& text) {
  QList<Target> targets;
  for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
    const QString left = line.section(": ", 0, 0);
    targets.append({left.section(' ', 0, 0), left.section(' ', 1),
                    line.section(": ", 1).split(' ', Qt::SkipEmptyParts)});
  }
  return targets;
}

/// Returns the external dependency that a library belongs to; empty if the library is unknown.
QString worldOfLibrary(const QString& library) {
  static const QList<std::pair<QRegularExpression, QString>> kWorlds{
      {QRegularExpression("^Qt6::"), "qt"},
      {QRegularExpression("^opencv_(imgcodecs|videoio)$"), "formats"},
      {QRegularExpression("^opencv_"), "opencv"},
      {QRegularExpression("^ZXing::"), "zxing"},
      {QRegularExpression("^SQLite::"), "sqlite"},
      {QRegularExpression("^OpenSSL::"), "tls"},
      {QRegularExpression("^CLI11::"), "cli"},
      {QRegularExpression("^PkgConfig::CLP$"), "lp"},
  };
  for (const auto& [pattern, world] : kWorlds)
    if (pattern.match(library).hasMatch()) return world;
  return {};
}

/// Returns the row of a folder, or of its nearest parent with a row.
const Folder* rowOf(const QString& folder, const QList<Folder>& table) {
  const Folder* nearest = nullptr;
  for (const Folder& row : table)
    if (within(folder, row.path) && (!nearest || row.path.size() > nearest->path.size())) nearest = &row;
  return nearest;
}

/// Returns what the files of a target may depend on: its own row and those of folders in it that are not
/// targets themselves.
Folder allowed(const Target& target, const QList<Target>& targets, const QList<Folder>& table) {
  Folder all{target.folder, {}, {}, {}};
  const Folder* own = rowOf(target.folder, table);
  for (const Folder& row : table) {
    const bool inOther = std::any_of(targets.begin(), targets.end(), [&](const Target& other) {
      return other.folder != target.folder && within(other.folder, target.folder) &&
             within(row.path, other.folder);
    });
    if (&row != own && (inOther || !within(row.path, target.folder))) continue;
    all.folders += row.folders;
    all.worlds += row.worlds;
  }
  return all;
}

QStringList wrongLinks(const Target& target, const QList<Target>& targets, const QList<Folder>& table) {
  static const QStringList kFlags{"lk_flags", "lk_sanitized"};
  const Folder may = allowed(target, targets, table);
  QStringList wrong;
  for (const QString& link : target.links) {
    if (kFlags.contains(link)) continue;
    const auto linked =
        std::find_if(targets.begin(), targets.end(), [&](const Target& other) { return other.name == link; });
    if (linked == targets.end()) {
      if (!may.worlds.contains(worldOfLibrary(link))) wrong << target.name + " links " + link;
      continue;
    }
    const Folder* row = rowOf(linked->folder, table);
    const QString prefix = row && row->path == linked->folder ? row->prefix : linked->folder;
    const bool known = std::any_of(may.folders.begin(), may.folders.end(),
                                   [&](const QString& folder) { return within(prefix, folder); });
    if (!known) wrong << target.name + " links " + link + ", of a folder it may not know";
  }
  return wrong;
}

/// Returns rows that depend on a later row, or on something without a row.
QStringList waysBack(const QList<Folder>& table) {
  QStringList back;
  for (auto row = table.begin(); row != table.end(); ++row)
    for (const QString& known : row->folders) {
      const auto isAbout = [&](const Folder& other) { return within(other.prefix, known); };
      const bool hasRow = std::any_of(table.begin(), row, [&](const Folder& before) {
        return isAbout(before) || within(known, before.prefix);
      });
      if (!hasRow || std::any_of(row, table.end(), isAbout)) back << row->path + " knows " + known;
    }
  return back;
}

}  // namespace

class LinksTest : public QObject {
  Q_OBJECT

 private slots:
  void everyTargetLinksWhatItsRowNames() {
    const QList<Folder> table = wholeTable();
    const QList<Target> targets = readLinks(read(LK_LINKS));
    QVERIFY(targets.size() >= 6);
    QStringList wrong;
    for (const Target& target : targets) {
      QVERIFY2(rowOf(target.folder, table), qPrintable(target.name + " has no row"));
      wrong << wrongLinks(target, targets, table);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  void aWrongLinkIsNoticed() {
    const QList<Folder> table = readTable(
        "rules rules: |\nvision vision: | opencv\nvision/marks vision/marks: | opencv zxing\n"
        "vision/codecs codecs: | opencv formats\napp/kit app/kit: rules codecs | qt\n"
        "app/cli app/cli: app/kit | qt\n");
    const auto wrong = [&](const QString& links) {
      const QList<Target> targets = readLinks(
          "lk_rules rules: lk_flags\nlk_vision vision: lk_flags\nlk_codecs vision/codecs: lk_flags\n"
          "lk_kit app/kit: lk_flags\nlk_cli app/cli: lk_flags\n" +
          links);
      return wrongLinks(targets.last(), targets, table).size();
    };
    QCOMPARE(wrong("lk_more app/kit: lk_rules lk_codecs Qt6::Core lk_flags lk_sanitized"), 0);
    QCOMPARE(wrong("lk_more app/kit: lk_cli"), 1);
    QCOMPARE(wrong("lk_more app/kit: lk_vision"), 1);
    QCOMPARE(wrong("lk_more app/kit: opencv_core"), 1);
    QCOMPARE(wrong("lk_more app/kit: some_library"), 1);
    QCOMPARE(wrong("lk_more vision: opencv_core ZXing::ZXing"), 0);
    QCOMPARE(wrong("lk_more vision: opencv_imgcodecs"), 1);
  }

  void noRowKnowsALaterOne() {
    const QStringList back = waysBack(wholeTable());
    QVERIFY2(back.isEmpty(), qPrintable(back.join('\n')));
  }

  void aWayBackIsNoticed() {
    QCOMPARE(waysBack(readTable("rules rules: |\napp/kit app/kit: rules |\napp app: app/kit |\n")).size(), 0);
    QCOMPARE(waysBack(readTable("app/kit app/kit: app/cli |\napp/cli app/cli: app/kit |\n")).size(), 1);
    QCOMPARE(waysBack(readTable("app/kit app/kit: app/kit |\n")).size(), 1);
    QCOMPARE(waysBack(readTable("a/b a/b: |\na/c a/c: a |\n")).size(), 1);
    QCOMPARE(waysBack(readTable("a/b a/b: |\na/c a/c: a/b |\nd d: a |\n")).size(), 0);
  }

  // A folder without a row of its own would inherit its parent's permissions.
  void everyFolderOfTheProgramHasARow() {
    const QList<Folder> table = wholeTable();
    QStringList without;
    for (const QString above : {"rules", "rules/games", "app", "app/develop", "app/window"})
      for (const QString& name : QDir(kRoot + "/" + above).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = above + "/" + name;
        const bool hasRow = std::any_of(table.begin(), table.end(),
                                        [&](const Folder& row) { return within(row.path, folder); });
        if (!hasRow) without << folder;
      }
    QVERIFY2(without.isEmpty(), qPrintable(without.join(' ')));
  }
};

QTEST_GUILESS_MAIN(LinksTest)
#include "tst_links.moc"
