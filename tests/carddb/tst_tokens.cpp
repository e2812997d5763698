// Tests tokens and tracks as data: the shipped ones are valid, and every mistake in one is reported.
#include <algorithm>
#include <set>

#include <QFile>
#include <QTest>

#include "carddb/sheets.h"
#include "carddb/tokens.h"

using namespace lk;
using namespace lk::carddb;

namespace {

std::string shipped(const char* folder, const char* game) {
  QFile file(QStringLiteral(LK_ROOT "/resources/%1/%2.json").arg(QLatin1String(folder), QLatin1String(game)));
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Returns a shipped file with the first `from` replaced by `to`.
std::string changed(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

const Zone* zone(const TableLayout& layout, std::string_view name) {
  for (const Zone& each : layout.mat.zones)
    if (each.name == name) return &each;
  return nullptr;
}

constexpr std::array kCubes{rules::TokenColour::red, rules::TokenColour::white};

}  // namespace

class TokensTest : public QObject {
  Q_OBJECT

 private slots:
  void everyCopyHasANameOfItsOwn() {
    const Outcome<TokenSet> set = readTokens(shipped("tokens", "half_the_battle"), "tokens.json", kCubes);
    QVERIFY(set);
    QCOMPARE(set->all.size(), std::size_t(28 + 28 + 12 + 1));
    std::set<std::string> keys;
    for (const PrintedToken& token : set->all) keys.insert(tokenKey(token));
    QCOMPARE(keys.size(), set->all.size());
    for (const char* key : {"fighter/red", "hexed/4", "entangled/1", "initiative"})
      QVERIFY2(keys.count(key) == 1, key);
    const auto of = [&](const char* key) {
      return *std::find_if(set->all.begin(), set->all.end(),
                           [&](const PrintedToken& token) { return tokenKey(token) == key; });
    };
    QCOMPARE(of("hexed/4").diameter, 15.0);
    QCOMPARE(of("entangled/1").shape, rules::TokenShape::arrow);
    QCOMPARE(of("fighter/red").diameter, 36.0);
    QVERIFY(set->cubes.empty());
    QCOMPARE(readTokens(shipped("tokens", "magepunk"), "tokens.json", kCubes)->cubes.size(), std::size_t(2));
    QCOMPARE(readTokens(shipped("tokens", "wtactics_orc"), "tokens.json", kCubes)->cubes.size(),
             std::size_t(1));
  }

  void cubesHaveTheColoursThatCanBeRead() {
    const std::string text =
        changed(shipped("tokens", "magepunk"), R"("cubes": ["red", "white"])", R"("cubes": ["black"])");
    QVERIFY(!text.empty());
    QVERIFY(!readTokens(text, "tokens.json", kCubes));
    const std::array more{rules::TokenColour::red, rules::TokenColour::black, rules::TokenColour::green};
    QCOMPARE(readTokens(text, "tokens.json", more)->cubes, std::vector{rules::TokenColour::black});
    const auto refused = readTokens(shipped("tokens", "magepunk"), "tokens.json", more);
    QVERIFY(!refused);
    QCOMPARE(refused.fault().what, std::string(R"(a cube is "red", "black" or "green")"));
  }

  void aSlipIsNamed_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* from, const char* to, const char* what) {
      QTest::newRow(name) << from << to << what;
    };
    row("no diameter", "  \"diameter\": 36,\n", "", "no diameter");
    row("unknown shape", R"("shape": "chip")", R"("shape": "cube")", "\"shape\"");
    row("unknown colour", R"("colour": "black", "symbol")", R"("colour": "pink", "symbol")", "\"colour\"");
    row("too small", R"("diameter": 15)", R"("diameter": 5)", "\"diameter\"");
    row("no rims", R"("rims": [)", R"("runs": [)", "\"runs\"");
    row("a rim of letters", "00011000111100101110101", "000110001111001011101o1", "0 and 1");
    row("two alike", "00011001010011011001111", "00011000111100101110101", "two tokens are alike");
    row("a rim of another size", "00011001010011011001111", "00010011101001101110011", "alike");
    row("blue cubes", "\n  \"small\"", "\n  \"cubes\": [\"blue\"],\n  \"small\"", "\"red\" or \"white\"");
  }
  void aSlipIsNamed() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, what);
    const std::string text =
        changed(shipped("tokens", "half_the_battle"), from.toStdString(), to.toStdString());
    QVERIFY(!text.empty());
    const Outcome<TokenSet> set = readTokens(text, "tokens.json", kCubes);
    QVERIFY(!set);
    const QString message = QString::fromStdString(set.fault().text());
    QVERIFY2(message.contains(what), qPrintable(message));
  }

  void numbersOfATrackGoRowByRowForItsOwner() {
    const Outcome<TableLayout> layout = readTableLayout(shipped("mats", "magepunk"), "mat.json");
    QVERIFY(layout);
    const Zone& own = *zone(*layout, "A/life");
    const Zone& far = *zone(*layout, "B/life");
    QVERIFY(own.track && far.track);
    QCOMPARE(trackPlace(own, 0).x, own.area.x);
    QCOMPARE(trackPlace(own, 0).y, own.area.y);
    QVERIFY(trackPlace(own, 3).y > trackPlace(own, 2).y && trackPlace(own, 2).x > trackPlace(own, 1).x);
    const RectMm last = trackPlace(own, 20), first = trackPlace(far, 0);
    QVERIFY(std::abs(last.x + last.width - (own.area.x + own.area.width)) < 1e-6);
    QVERIFY(std::abs(last.y + last.height - (own.area.y + own.area.height)) < 1e-6);
    QVERIFY(std::abs(first.x + first.width - (far.area.x + far.area.width)) < 1e-6);
    QVERIFY(std::abs(first.y + first.height - (far.area.y + far.area.height)) < 1e-6);
    QVERIFY(!zone(*layout, "chain")->track);
  }

  void aTrackThatCannotBeIsAFault() {
    const std::string mat = shipped("mats", "magepunk");
    QVERIFY(!readTableLayout(changed(mat, R"("last": 20)", R"("last": 0)"), "mat.json"));
    QVERIFY(!readTableLayout(changed(mat, R"("columns": 3)", R"("columns": 0)"), "mat.json"));
    QVERIFY(!readTableLayout(changed(mat, R"("last": 20)", R"("first": 20)"), "mat.json"));
    QVERIFY(!readTableLayout(
        changed(mat, R"(90], "quarter_turns": 2, "track")", R"(90], "quarter_turns": 1, "track")"),
        "mat.json"));
  }
};

QTEST_GUILESS_MAIN(TokensTest)
#include "tst_tokens.moc"
