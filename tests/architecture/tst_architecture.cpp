// Checks the source against the architecture: includes, external libraries of each folder, lengths of files.
#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "dependency_table.h"

namespace {

/// Returns the external library that an angle include belongs to; empty for harmless headers of the standard
/// library.
QString worldOf(const QString& header) {
  static const QList<std::pair<QRegularExpression, QString>> kWorlds{
      {QRegularExpression("^Q[A-Za-z/]+$"), "qt"},
      {QRegularExpression("^(opencv2/(imgcodecs|videoio)|libheif/|gif_lib)"), "formats"},
      {QRegularExpression("^opencv2/"), "opencv"},
      {QRegularExpression("^ZXing/"), "zxing"},
      {QRegularExpression("^sqlite3\\.h$"), "sqlite"},
      {QRegularExpression("^openssl/"), "tls"},
      {QRegularExpression("^CLI/"), "cli"},
      {QRegularExpression("^(Clp|Coin)[A-Za-z]+\\.hpp$"), "lp"},
      {QRegularExpression("^lemon/"), "graphs"},
      {QRegularExpression("^boost/"), "fractions"},
      {QRegularExpression(
           "^(thread|mutex|shared_mutex|condition_variable|future|stop_token|semaphore|latch|barrier)$"),
       "threads"},
      {QRegularExpression("^(chrono|ctime|time\\.h|sys/time\\.h)$"), "clock"},
      {QRegularExpression("^random$"), "random"},
  };
  for (const auto& [pattern, world] : kWorlds)
    if (pattern.match(header).hasMatch()) return world;
  return {};
}

/// Returns what is wrong with the includes of one file of `folder`.
QStringList violations(const Folder& folder, const QList<Folder>& table, const QString& file,
                       const QString& text) {
  static const QRegularExpression kInclude("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]",
                                           QRegularExpression::MultilineOption);
  QStringList wrong;
  for (auto at = kInclude.globalMatch(text); at.hasNext();) {
    const QRegularExpressionMatch match = at.next();
    const QString header = match.captured(2);
    if (match.captured(1) == "<") {
      const QString world = worldOf(header);
      if (!world.isEmpty() && !folder.worlds.contains(world))
        wrong << file + " reaches into " + world + ": <" + header + ">";
      continue;
    }
    if (header.endsWith(".moc")) continue;
    const auto lies = [&](const QString& name) { return isIn(header, name); };
    if (std::none_of(table.begin(), table.end(), [&](const Folder& f) { return lies(f.prefix); }))
      wrong << file + " includes \"" + header + "\" without a folder";
    else if (!lies(folder.prefix) && std::none_of(folder.folders.begin(), folder.folders.end(), lies))
      wrong << file + " includes \"" + header + "\" of a folder it may not know";
  }
  return wrong;
}

/// Returns the files of a folder and of those in it; of "a/*.h" the headers directly in a.
QStringList sources(const QString& folder, const QStringList& patterns) {
  QStringList files;
  const bool direct = isHeadersOnly(folder);
  QDirIterator all(kRoot + "/" + (direct ? folder.chopped(4) : folder),
                   direct ? QStringList{"*.h"} : patterns, QDir::Files,
                   direct ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories);
  while (all.hasNext()) files << all.next();
  files.sort();
  return files;
}

}  // namespace

/// Returns the namespaces of the games' own rules.
QStringList gameNamespaces() {
  static const QRegularExpression kNamespace("^namespace lk::rules::(\\w+) \\{",
                                             QRegularExpression::MultilineOption);
  QSet<QString> names;
  for (const QString& file : sources("rules/games", {"*.h"}))
    if (const auto match = kNamespace.match(read(file)); match.hasMatch()) names << match.captured(1);
  return names.values();
}

/// Returns whether a file names something that belongs to one game.
bool knowsAGame(const QString& text) {
  static const QRegularExpression kInside("#include \"rules/games/\\w+/|\\brules::(" +
                                          gameNamespaces().join('|') + ")\\b");
  return text.contains(kInside);
}

/// Returns the figures in the games' views, by the games' own names.
QStringList figureNames() {
  static const QRegularExpression kFigure(
      "\\{(?:\\.name = )?\"(\\w+)\",\\s*(?:\\.kind = )?K::\\w+,\\s*(?:\\.shown = )?inViews");
  QSet<QString> names;
  for (const QString& file : sources("rules/games", {"vocabulary.cpp"}))
    for (auto at = kFigure.globalMatch(read(file)); at.hasNext();) names << at.next().captured(1);
  return names.values();
}

/// Returns whether a text reads a figure by its name: figures["hp"], figure == "hp".
bool readsAFigure(const QString& text) {
  static const QRegularExpression kByName(R"x((?:\[|[!=]= ?|QLatin1String\()"(?:)x" +
                                          figureNames().join('|') + R"x()")x");
  return text.contains(kByName);
}

/// Returns the lines of a page that repeat, inside a layout, items that may be removed later.
QStringList takenFromLayouts(const QString& text) {
  static const QRegularExpression brace(R"(([A-Z]\w*(?:\.\w+)*)?\s*([{}]))");
  static const QRegularExpression lasting(R"(model:\s*(PersistentRows\b|\d+\s*$))");
  const QStringList lines = text.split('\n');
  QStringList inside, found;
  for (qsizetype i = 0; i < lines.size(); ++i)
    for (auto match = brace.globalMatch(lines[i]); match.hasNext();) {
      const QRegularExpressionMatch each = match.next();
      if (each.captured(2) == "}") {
        if (!inside.isEmpty()) inside.removeLast();
        continue;
      }
      const QString item = each.captured(1);
      if (item == "Repeater" && !inside.isEmpty() && inside.last().endsWith("Layout") &&
          !lines.value(i + 1).contains(lasting) && !lines.value(i + 2).contains(lasting))
        found << QString::number(i + 1);
      inside << item;
    }
  return found;
}

/// A check for a feature of files that only some files may have.
struct Exceptions {
  QStringList notAllowed;    // files that have it and may not
  QStringList noLongerMade;  // allowed files that no longer have it
};

/// Searches `folders` for files of these patterns for which `does` is true; those whose paths begin with one
/// of `may` are allowed.
Exceptions exceptionsTo(const QStringList& may, bool (*does)(const QString& text), const QStringList& folders,
                        const QStringList& patterns) {
  Exceptions those{{}, may};
  for (const QString& folder : folders)
    for (const QString& file : sources(folder, patterns)) {
      if (!does(read(file))) continue;
      const QString inside = QDir(kRoot).relativeFilePath(file);
      const auto place =
          std::find_if(may.begin(), may.end(), [&](const QString& each) { return inside.startsWith(each); });
      if (place == may.end())
        those.notAllowed << inside;
      else
        those.noLongerMade.removeAll(*place);
    }
  return those;
}

class ArchitectureTest : public QObject {
  Q_OBJECT

 private slots:
  void everyIncludeFollowsTheTable() {
    const QList<Folder> table = wholeTable();
    QVERIFY(table.size() >= 6);
    QStringList wrong;
    for (const Folder& folder : table) {
      int files = 0;
      for (const QString& file : sources(folder.path, {"*.h", "*.cpp", "*.qml"})) {
        const QString inside = QDir(kRoot).relativeFilePath(file);
        const bool ofNested = std::any_of(table.begin(), table.end(), [&](const Folder& other) {
          return other.path.startsWith(folder.path + "/") && inside.startsWith(other.path + "/");
        });
        if (ofNested) continue;
        ++files;
        wrong << violations(folder, table, inside, read(file));
      }
      QVERIFY2(files > 0, qPrintable("the table finds no sources in " + folder.path));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  void aWrongIncludeIsNoticed() {
    const QList<Folder> table = readTable(
        "rules rules: |\nvision vision: | opencv\napp app: rules vision | qt\n"
        "vision/core vision/core: |\nvision/dice vision/dice: vision/core |\n");
    QCOMPARE(violations(table[0], table, "f", "#include \"vision/tracker.h\"\n").size(), 1);
    QCOMPARE(violations(table[0], table, "f", "#include <QString>\n").size(), 1);
    QCOMPARE(violations(table[1], table, "f", "#include <opencv2/imgcodecs.hpp>\n").size(), 1);
    QCOMPARE(violations(table[0], table, "f", "  #  include <chrono>\n").size(), 1);
    QCOMPARE(violations(table[0], table, "f", "#include \"referee.h\"\n").size(), 1);
    QCOMPARE(violations(table[1], table, "f", "#include \"app/night.h\"\n").size(), 1);
    QCOMPARE(
        violations(table[2], table, "f", "#include \"rules/a.h\"\n#include <QString>\n#include <vector>\n")
            .size(),
        0);
    const QString up = "#include \"vision/dice/reader.h\"\n", down = "#include \"vision/core/light.h\"\n";
    QCOMPARE(violations(table[3], table, "f", up).size(), 1);
    QCOMPARE(violations(table[4], table, "f", down + up).size(), 0);
    QCOMPARE(violations(table[2], table, "f", down + up).size(), 0);
    QCOMPARE(violations(table[4], table, "f", "#include \"vision/tracker.h\"\n").size(), 1);
    const QList<Folder> rooms = readTable("g/*.h g/*.h: |\ng/ask g/ask: g/*.h |\ng g: |\n");
    const QString beside = "#include \"g/move.h\"\n", room = "#include \"g/ask/ask.h\"\n";
    QCOMPARE(violations(rooms[0], rooms, "f", beside).size(), 0);
    QCOMPARE(violations(rooms[0], rooms, "f", room).size(), 1);
    QCOMPARE(violations(rooms[1], rooms, "f", beside + room).size(), 0);
    QCOMPARE(violations(rooms[1], rooms, "f", "#include \"g/table/table.h\"\n").size(), 1);
    QCOMPARE(violations(rooms[2], rooms, "f", beside + room).size(), 0);
  }

  void filesStaySmall() {
    QStringList big;
    for (const char* folder : {"app", "vision", "rules", "carddb", "samples", "qml"})
      for (const QString& file : sources(folder, {"*.h", "*.cpp", "*.qml"}))
        if (const auto lines = read(file).count('\n'); lines > 400)
          big << file + ": " + QString::number(lines);
    QVERIFY2(big.isEmpty(), qPrintable(big.join('\n')));
  }

  // Cards are data: a rule that knows a card by name is in the wrong place. Ids that are also names of
  // operations belong to the vocabulary of effects and may appear.
  void noCardNameInTheRules() {
    // Words of the game that are also a card's name: operations, a type of cards, the game itself, a word for
    // effects entered by hand, values of table options and a reason.
    const QStringList words{"strike", "evade",       "wish",   "halfwish",
                            "ignite", "cure_wounds", "martyr", "entangled"};
    QStringList found;
    for (const QString& pack : sources("resources/cards", {"*.json"})) {
      const QJsonObject whole = QJsonDocument::fromJson(read(pack).toUtf8()).object();
      const QJsonArray cards = whole["cards"].toArray();
      const QString own = "rules/games/" + whole["game"].toString() + "/";
      QVERIFY2(!cards.isEmpty(), qPrintable(pack));
      for (const QJsonValue& card : cards) {
        const QString id = card["id"].toString();
        const QString type = card["type"].toString();
        if (words.contains(id) || type == "choice" || type == id) continue;
        // Words of one game may be names of another game's cards.
        for (const QString& file : sources("rules", {"*.h", "*.cpp"}))
          if ((!file.contains("rules/games/") || file.contains(own)) && read(file).contains('"' + id + '"'))
            found << file + " names the card " + id;
      }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
  }

  // The window is generic: a game is known by its declarations, and its name may appear only in its own
  // folders and words. The questions of its set-up are its own, too.
  void theWindowKnowsNoGameByName() {
    QStringList names = QDir(kRoot + "/rules/games").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(names.size() >= 2);
    names << "classes"
          << "heroes";
    QStringList found;
    for (const char* folder : {"app/window", "app/session", "qml"})
      for (const QString& file : sources(folder, {"*.h", "*.cpp", "*.qml"})) {
        const QString text = read(file);
        for (const QString& name : names)
          if (text.contains('"' + name + '"')) found << file + " names " + name;
      }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
  }

  // The program is generic except for what only one game has: a coach, the judging of single duels, and their
  // words.
  void onlyAFewPlacesKnowTheInsideOfAGame() {
    const QStringList may{"app/learn/coach/",
                          "app/window/coach/",
                          "app/learn/examples/",
                          "app/learn/lessons/judges.cpp",
                          "app/cli/commands/coach.cpp",
                          "app/cli/commands/duel.cpp",
                          "app/develop/bench/rules_bench.cpp",
                          "app/develop/bench/coach_bench.cpp"};
    const Exceptions those =
        exceptionsTo(may, knowsAGame, {"app", "qml", "carddb", "samples/stage"}, {"*.h", "*.cpp"});
    QVERIFY2(those.notAllowed.isEmpty(), qPrintable(those.notAllowed.join('\n')));
    QVERIFY2(those.noLongerMade.isEmpty(), qPrintable("no longer: " + those.noLongerMade.join(' ')));
  }

  void aLookIntoAGameIsNoticed() {
    QVERIFY(knowsAGame("#include \"rules/games/halfwish/deck.h\"\n"));
    QVERIFY(knowsAGame("using namespace rules::half_deck_dungeon_heroes;\n"));
    QVERIFY(knowsAGame("  lk::rules::halfwish::Situation situation;\n"));
    QVERIFY(!knowsAGame("#include \"rules/games/all.h\"\nrules::Halfway way;\n"));
  }

  // A figure is known by its role, which its game declares; only words know it by its name.
  void noFigureIsKnownByItsName() {
    // Words of scenes; a coach, its lessons and examples belong to one game.
    const QStringList may{"app/cli/staging/table_hands.cpp", "qml/components/coach/"};
    const Exceptions those = exceptionsTo(may, readsAFigure,
                                          {"app/kit", "app/capture", "app/session", "app/record",
                                           "app/workshop", "app/window", "app/cli", "qml"},
                                          {"*.h", "*.cpp", "*.qml"});
    QVERIFY2(those.notAllowed.isEmpty(),
             qPrintable("ask for the role of the figure\n" + those.notAllowed.join('\n')));
    QVERIFY2(those.noLongerMade.isEmpty(), qPrintable("no longer: " + those.noLongerMade.join(' ')));
  }

  void aFigureKnownByItsNameIsNoticed() {
    QVERIFY(figureNames().contains("hp") && figureNames().contains("class"));
    QVERIFY(readsAFigure("if (const Json& dv = seat[\"dv\"]; dv.isInt())"));
    QVERIFY(readsAFigure("spec.name != \"round\""));
    QVERIFY(readsAFigure("key == QLatin1String(\"points\")"));
    QVERIFY(!readsAFigure("seat[\"dvx\"], \"hp\""));
  }

  // Layouts of Qt 6.4 may ask an item for its size after it was removed during their work, and crash.
  void layoutsLoseNoItems() {
    QStringList found;
    for (const QString& file : sources("qml", {"*.qml"}))
      for (const QString& line : takenFromLayouts(read(file))) found << file + ":" + line;
    QVERIFY2(found.isEmpty(), qPrintable("give it PersistentRows\n" + found.join('\n')));
  }

  void anItemThatALayoutMayLoseIsNoticed() {
    QCOMPARE(takenFromLayouts("RowLayout {\n  Repeater {\n    model: list.names\n  }\n}\n"),
             QStringList{"2"});
    QCOMPARE(takenFromLayouts("RowLayout {\n  Repeater {\n    id: r\n    model: a.b\n"), QStringList{"2"});
    QVERIFY(takenFromLayouts("RowLayout {\n  Repeater {\n    model: PersistentRows { list: a }\n  }\n}\n")
                .isEmpty());
    QVERIFY(takenFromLayouts("RowLayout {\n  Repeater {\n    model: 11\n  }\n}\n").isEmpty());
    QVERIFY(takenFromLayouts("Row {\n  Repeater {\n    model: a\n  }\n}\nRowLayout {}\n").isEmpty());
  }

  void qmlHoldsNoJavaScriptFiles() { QVERIFY(sources("qml", {"*.js", "*.mjs"}).isEmpty()); }
};

QTEST_GUILESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
