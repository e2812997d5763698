// Tests that references of the printed cards are computed once, and that the cached ones equal newly computed
// ones.
#include <algorithm>
#include <set>

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/reference_cache.h"
#include "app/kit/references.h"
#include "carddb/raw_sqlite.h"
#include "rules/games/all.h"

using namespace lk;
using namespace lk::app;

namespace {

bool same(const std::vector<vision::Reference>& a, const std::vector<vision::Reference>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& one, const auto& other) {
    return one.key == other.key && one.back == other.back && one.descriptor == other.descriptor;
  });
}

}  // namespace

class ReferenceCacheTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::shared_ptr<const GameKit> kit_;  // a few cards of the house, of several types
  std::vector<vision::Reference> drawn_;

  std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }

 private slots:
  void initTestCase() {
    auto kit = loadKit("halfwish");
    QVERIFY(kit);
    std::vector<rules::CardDef> few;
    for (const char* id : {"strike", "evade", "mirror", "roar", "wish"}) {
      few.push_back((*kit)->cards[(*kit)->cards.find(id)]);
      few.back().effect = Json::array();  // other cards may be absent
      few.back().deck.clear();
    }
    auto small = std::make_shared<GameKit>();
    small->game = (*kit)->game;
    small->cards = rules::CardBook("halfwish", std::move(few), rules::languageOf("halfwish"));
    kit_ = small;
    drawn_ = houseReferences(*kit_, "");
    QCOMPARE(drawn_.size(), std::size_t{5 + 4});
  }

  void cachedReferencesEqualDrawnOnes() {
    const std::string file = path("derived.lkdb");
    QVERIFY(same(houseReferences(*kit_, file), drawn_));
    QCOMPARE(test::askSql(file, "SELECT count(*) FROM derived"), std::to_string(drawn_.size()));
    const std::string before = test::bytesOf(file);
    QVERIFY(same(houseReferences(*kit_, file), drawn_));
    QVERIFY(test::bytesOf(file) == before);  // nothing was computed again
  }

  void keptDescriptorsAreUsedUnderTheirStampAlone() {
    const std::string file = path("stamps.lkdb");
    houseReferences(*kit_, file);
    // Another card's descriptor with the right stamp: it is used, which shows that it was read instead of
    // drawn.
    QCOMPARE(test::runSql(file,
                          "UPDATE derived SET bytes = (SELECT bytes FROM derived WHERE subject ="
                          " 'halfwish/strike') WHERE subject = 'halfwish/evade'"),
             std::string());
    const auto descriptorOf = [](const std::vector<vision::Reference>& all, const std::string& key) {
      return std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.key == key; })
          ->descriptor;
    };
    QVERIFY(descriptorOf(houseReferences(*kit_, file), "halfwish/evade") ==
            descriptorOf(drawn_, "halfwish/strike"));
    // With another stamp it is ignored, and so is a file that is cut short.
    QCOMPARE(test::runSql(file,
                          "UPDATE derived SET stamp = 'x' WHERE subject = 'halfwish/evade';"
                          "UPDATE derived SET bytes = x'00' WHERE subject = 'halfwish/strike'"),
             std::string());
    QVERIFY(same(houseReferences(*kit_, file), drawn_));
    QVERIFY(same(houseReferences(*kit_, file), drawn_));
  }

  void everyThingACardCarriesChangesItsStamp() {
    const PrintStamps stamps;
    rules::CardDef card = kit_->cards.cards().front();
    QCOMPARE(stamps.face(card), PrintStamps().face(card));
    std::set<std::string> seen{stamps.face(card)};
    int changes = 0;
    const auto changed = [&](auto change) {
      rules::CardDef other = card;
      change(other);
      seen.insert(stamps.face(other));
      ++changes;
    };
    changed([](auto& c) { c.id += "x"; });
    changed([](auto& c) { c.name.english += "x"; });
    changed([](auto& c) { c.name.others[*LanguageId::from("zh")] += "x"; });
    changed([](auto& c) { c.name.others[*LanguageId::from("fr")] = "x"; });
    changed([](auto& c) { c.type += "x"; });
    changed([](auto& c) { c.subtype += "x"; });
    changed([](auto& c) { c.kind += "x"; });
    changed([](auto& c) { c.countsAs += "x"; });
    changed([](auto& c) { c.replaces += "x"; });
    changed([](auto& c) { c.text.english += "x"; });
    changed([](auto& c) { c.text.others[*LanguageId::from("zh")] += "x"; });
    changed([](auto& c) { c.picture += "x"; });
    changed([](auto& c) { c.origin += "x"; });
    changed([](auto& c) { c.copies += 1; });
    changed([](auto& c) { c.figures.push_back({"cost", 3}); });
    changed([](auto& c) { c.figures.push_back({"cost", 4}); });
    changed([](auto& c) { c.words.push_back({"subtype", {"a", "b"}}); });
    changed([](auto& c) { c.words.push_back({"subtype", {"ab"}}); });
    changed([](auto& c) { c.deck.push_back({"strike", 2}); });
    changed([](auto& c) { c.effect.push(1); });
    changed([](auto& c) { c.name.english += c.name.others.begin()->second, c.name.others.clear(); });
    QCOMPARE(seen.size(), static_cast<std::size_t>(changes) + 1);
    QVERIFY(stamps.back("halfwish", "power") != stamps.back("halfwish", "wish"));
  }

  void anUnusableFileIsReplacedOrIgnored() {
    const std::string damaged = path("damaged.lkdb");
    houseReferences(*kit_, damaged);
    std::string bytes = test::bytesOf(damaged);
    for (std::size_t at = 100; at < 4096; ++at) bytes[at] = static_cast<char>(at * 7);
    test::writeBytes(damaged, bytes);
    QVERIFY(same(houseReferences(*kit_, damaged), drawn_));
    QCOMPARE(test::askSql(damaged, "SELECT count(*) FROM derived"), std::to_string(drawn_.size()));
    QVERIFY(same(houseReferences(*kit_, path("no/such/folder/derived.lkdb")), drawn_));
    QVERIFY(QDir(folder_.path()).mkdir("folder"));
    QVERIFY(same(houseReferences(*kit_, path("folder")), drawn_));
    QVERIFY(QDir(folder_.filePath("folder")).exists());
  }

  /// Updates by newer programs do not leave copies either.
  void aReproducibleFileIsMigratedWithoutABackup() {
    const std::string file = path("older.lkdb");
    houseReferences(*kit_, file);
    QCOMPARE(
        test::runSql(file,
                     "DROP TABLE derived; DROP TABLE known_table; DROP TABLE camera; DROP TABLE card_words;"
                     " DROP TABLE card_wording; DROP TABLE pack_card; DROP TABLE pack; DROP TABLE player;"
                     " DROP INDEX night_continues; ALTER TABLE night DROP COLUMN continues;"
                     " ALTER TABLE night DROP COLUMN last_at; ALTER TABLE night DROP COLUMN played;"
                     " ALTER TABLE night DROP COLUMN removed; ALTER TABLE night DROP COLUMN by_hand;"
                     " PRAGMA user_version = 3; PRAGMA journal_mode = DELETE"),
        std::string());
    test::writeBytes(file + ".bak-6", "of an older program");
    QVERIFY(same(houseReferences(*kit_, file), drawn_));
    QCOMPARE(test::askSql(file, "PRAGMA user_version"), std::string("8"));
    QCOMPARE(QDir(folder_.path()).entryList({"older.lkdb.bak*"}, QDir::Files), QStringList());
  }

  // Text drawn at other sizes shifts the letters of a face by a fraction of a pixel; it counts as the same
  // print.
  void otherDrawingsChangeNoStamp() {
    const rules::CardDef& card = kit_->cards.cards().front();
    const std::string before = PrintStamps().face(card);
    QImage page(400, 60, QImage::Format_RGB32);
    QPainter painter(&page);
    painter.setFont(QFont("Noto Sans", 20));
    painter.drawText(10, 40, "Lampkeeper's quick brown fox");
    QCOMPARE(PrintStamps().face(card), before);
  }
};

QTEST_MAIN(ReferenceCacheTest)
#include "tst_reference_cache.moc"
