// Tests trays and mats as data: the shipped table layout is valid, and every mistake in one is reported with
// its line.
#include <QFile>
#include <QTest>

#include "carddb/sheets.h"

using lk::Fault;
using lk::Outcome;
using lk::carddb::readTableLayout;
using lk::carddb::Sheet;
using lk::carddb::TableLayout;
using lk::carddb::Zone;

namespace {

std::string shippedLayout() {
  QFile file(LK_ROOT "/resources/mats/halfwish.json");
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll().toStdString();
}

/// Returns the shipped layout with the first `from` replaced by `to`, and its line.
std::string changed(const std::string& from, const std::string& to, int* line = nullptr) {
  std::string text = shippedLayout();
  const std::size_t at = text.find(from);
  if (at == std::string::npos) return {};
  if (line)
    *line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
  return text.replace(at, from.size(), to);
}

const Zone* zone(const TableLayout& layout, std::string_view name) {
  for (const Zone& z : layout.mat.zones)
    if (z.name == name) return &z;
  return nullptr;
}

}  // namespace

class TestSheets : public QObject {
  Q_OBJECT

 private slots:
  void traySheetIsA5AcrossWithTwoMarks() {
    const Sheet sheet = lk::carddb::traySheet(lk::rules::Seat::B);
    QCOMPARE(sheet.id, std::string("TRAY:B"));
    QCOMPARE(sheet.width, 210.0);
    QCOMPARE(sheet.height, 148.0);
    QCOMPARE(sheet.marks.size(), std::size_t{2});
    QCOMPARE(sheet.marks[0].text, std::string("LK1:TRAY:B:NW"));
    QCOMPARE(sheet.marks[1].text, std::string("LK1:TRAY:B:SE"));
    QCOMPARE(sheet.marks[0].square.x, 4.0);
    QCOMPARE(sheet.marks[1].square.x, 156.0);
    QCOMPARE(sheet.marks[1].square.y, 94.0);
    for (const auto& mark : sheet.marks) {
      QCOMPARE(mark.square.width, 50.0);
      QCOMPARE(mark.square.height, 50.0);
    }
  }

  void shippedLayoutReads() {
    const Outcome<TableLayout> layout = readTableLayout(shippedLayout(), "halfwish.json");
    QVERIFY2(bool(layout), layout ? "" : layout.fault().text().c_str());
    QCOMPARE(layout->game, std::string("halfwish"));
    QCOMPARE(layout->mat.id, std::string("MAT:halfwish"));
    QCOMPARE(layout->mat.width, 800.0);
    QCOMPARE(layout->mat.marks.size(), std::size_t{4});
    QCOMPARE(layout->trays.size(), std::size_t{2});
    QCOMPARE(layout->mat.zones.size(), std::size_t{24 + 2});
    const Zone* far = zone(*layout, "B/power/1");
    QVERIFY(far);
    QCOMPARE(far->quarterTurns, 2);
    QCOMPARE(far->area.x, 232.0);
    QCOMPARE(far->area.height, 88.0);
    const Zone* tray = zone(*layout, "tray/A");
    QVERIFY(tray);
    QCOMPARE(tray->area.x, 10.0);
    QCOMPARE(tray->area.y, 272.0);
    QCOMPARE(tray->area.width, 210.0);
    QCOMPARE(tray->area.height, 148.0);
    QCOMPARE(zone(*layout, "tray/B")->quarterTurns, 2);
  }

  void turnedTrayTakesItsSpaceUpright() {
    const auto layout = readTableLayout(
        changed(R"("at": [10, 272], "quarter_turns": 0)", R"("at": [10, 232], "quarter_turns": 1)"),
        "m.json");
    QVERIFY2(bool(layout), layout ? "" : layout.fault().text().c_str());
    QCOMPARE(zone(*layout, "tray/A")->area.width, 148.0);
    QCOMPARE(zone(*layout, "tray/A")->area.height, 210.0);
  }

  void slipsAreNamed_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
      QTest::newRow(name) << from << to << expected;
    };
    row("unknown field", R"("schema": 1,)", R"("schema": 1, "colour": 2,)",
        "the table layout has no \"colour\"");
    row("unknown zone field", R"("name": "map/1",)", R"("name": "map/1", "nane": 1,)",
        "a zone has no \"nane\"");
    row("missing field", R"("name": "map/1", )", "", "a zone needs \"name\"");
    row("missing game", R"("game": "halfwish",)", "", "needs \"game\"");
    row("wrong schema", R"("schema": 1)", R"("schema": 2)", "\"schema\"");
    row("bad game id", R"("game": "halfwish")", R"("game": "Half Wish")", "an id of small letters");
    row("text for number", "[232, 206, 68, 90]", R"([232, "x", 68, 90])", "4 numbers");
    row("too few numbers", "[232, 206, 68, 90]", "[232, 206, 68]", "4 numbers");
    row("negative place", "[232, 206, 68, 90]", "[-1, 206, 68, 90]", "none below zero");
    row("no area", "[232, 206, 68, 90]", "[232, 206, 0, 90]", "no area");
    row("off the mat", "[616, 206, 120, 90]", "[716, 206, 120, 90]", "does not lie on the mat");
    row("overlap", "[304, 206, 68, 90]", "[299, 206, 68, 90]", "zone map/2 overlaps zone map/1");
    row("overlaps tray", "[232, 206, 68, 90]", "[219, 227, 11, 40]", "overlaps zone tray/B");
    row("overlaps mark", "[616, 402, 68, 88]", "[680, 402, 68, 88]", "overlaps mark LK1:MAT:halfwish:SE");
    row("same name twice", R"("name": "map/2")", R"("name": "map/1")", "repeats zone map/1");
    row("bad zone seat", R"("name": "A/say")", R"("name": "E/say")", "\"E/say\", which is no zone name");
    row("bad zone name", R"("name": "A/say")", R"("name": "A/")", "no zone name");
    row("tray among zones", R"("name": "A/say")", R"("name": "tray/c")", "under \"trays\"");
    row("bad tray seat", R"("seat": "A")", R"("seat": "E")", "unknown seat \"E\"");
    row("same tray twice", R"("seat": "A")", R"("seat": "B")", "repeats zone tray/B");
    row("tray off the mat", R"("at": [10, 272])", R"("at": [10, 372])", "does not lie on the mat");
    row("five quarter turns", R"([10, 272], "quarter_turns": 0)", R"([10, 272], "quarter_turns": 5)",
        "from 0 to 3");
    row("half a turn", R"([10, 272], "quarter_turns": 0)", R"([10, 272], "quarter_turns": 0.5)",
        "whole number");
    row("foreign mark", "LK1:MAT:halfwish:NE", "LK1:MAT:magepunk:NE", "no mark of this mat");
    row("mark twice", "LK1:MAT:halfwish:NE", "LK1:MAT:halfwish:NW", "repeats mark LK1:MAT:halfwish:NW");
    row("mark off the mat", "[745, 445, 50]", "[755, 445, 50]", "does not lie on the mat");
    row("no mat", "[800, 500]", "[0, 500]", "impossible size");
    row("list for object", R"({"seat": "A", "at": [10, 272], "quarter_turns": 0})", "[]",
        "a tray must be an object");
    row("number for list", R"("square": [5, 5, 50])", R"("square": 5)", "3 numbers");
  }

  void slipsAreNamed() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    int line = 0;
    const std::string text = changed(from.toStdString(), to.toStdString(), &line);
    QVERIFY2(!text.empty(), "the shipped layout no longer holds the text to change");
    const Outcome<TableLayout> layout = readTableLayout(text, "m.json");
    QVERIFY(!layout);
    QCOMPARE(layout.fault().file, std::string("m.json"));
    const QString message = QString::fromStdString(layout.fault().text());
    QVERIFY2(message.contains(expected), qPrintable(message));
    QVERIFY(!layout.fault().cure.empty());
    if (expected.contains("needs")) return;  // a missing member has no line of its own
    QCOMPARE(layout.fault().line, line);
  }

  void threeMarksAreTooFew() {
    const auto layout = readTableLayout(
        changed(R"(    {"text": "LK1:MAT:halfwish:SE", "square": [745, 445, 50]},)", ""), "m.json");
    QVERIFY(!layout);
    QVERIFY(layout.fault().what.find("lacks a mark") != std::string::npos);
  }

  void noJsonIsAFault() {
    QVERIFY(!readTableLayout("", "m.json"));
    QVERIFY(!readTableLayout("[]", "m.json"));
    QVERIFY(!readTableLayout("{\"schema\": 1,", "m.json"));
    const auto layout = readTableLayout(
        R"({"schema": 1, "game": "g", "size": [9, 9], "marks": {}, "trays": [], "zones": []})", "m.json");
    QVERIFY(!layout);
    QCOMPARE(layout.fault().what, std::string("\"marks\" of the table layout must be a list"));
  }
};

QTEST_GUILESS_MAIN(TestSheets)
#include "tst_sheets.moc"
