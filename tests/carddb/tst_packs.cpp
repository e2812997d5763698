// Tests packs in a library: returned byte for byte, replaced by newer ones, searched in two languages.
#include "carddb/packs.h"
#include "library_folder.h"
#include "pack_files.h"
#include "rules/cards/pack_document.h"

using lk::Json;
using lk::carddb::FoundCard;
using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::carddb::Packs;
using lk::carddb::SamePack;
using lk::test::askSql;
using lk::test::bytesOf;
using lk::test::LibraryFolder;
using lk::test::someReferences;

namespace {

struct Card {
  const char* id;
  const char* name;
  const char* nameZh;
  const char* text;
  const char* textZh;
};

std::string pack(const std::string& name, int version, const std::vector<Card>& cards) {
  lk::rules::PackDocument document = lk::rules::newPackDocument(name, "halfwish");
  document.setField("version", version);
  for (const Card& card : cards)
    document.cards.push_back(Json::object({{"id", card.id},
                                           {"name", card.name},
                                           {"name_zh", card.nameZh},
                                           {"type", "action"},
                                           {"text", card.text},
                                           {"text_zh", card.textZh}}));
  return writePackDocument(document);
}

const std::vector<Card> kCards{
    {"strike", "Strike", "打击", "Strike value DV.", "打击值：DV。"},
    {"mnka", "M'nka Giga", "姆恩卡·吉伽", "Challenge. Pay 5 HP.", "挑战。支付 5 点生命。"},
    {"defend", "Défend", "防御", "Block value DV + 2. Never a strike.", "格挡值：DV + 2。绝非打击。"},
    {"script", "<img src=x>", "<b>打</b>", "<script>alert('x')</script>", "\"; DROP TABLE pack;--"}};

}  // namespace

class TestPacks : public QObject {
  Q_OBJECT

  LibraryFolder folder_;

  static Packs opened(const std::string& path, LibraryMode mode = LibraryMode::createIfMissing) {
    auto packs = Packs::open(path, mode);
    if (!packs) qFatal("%s", packs.fault().text().c_str());
    return std::move(*packs);
  }

  static QStringList found(const Packs& packs, const char* words) {
    const auto cards = packs.search(words);
    if (!cards) return {QString::fromStdString(cards.fault().text())};
    QStringList ids;
    for (const FoundCard& card : *cards) ids << QString::fromStdString(card.card);
    return ids;
  }

 private slots:
  void packsComeBackByteForByte() {
    const std::string path = folder_.fresh();
    const std::string house = bytesOf(LK_ROOT "/resources/cards/halfwish.json");
    const std::string odd =
        "{ \"cards\" :[ ],\r\n\t\"pack\":\"odd\", \"game\":\"chess\" ,\"version\":3}\r\n\r\n";
    {
      Packs packs = opened(path);
      QVERIFY(packs.store(house, "halfwish.json", SamePack::newerOnly));
      QVERIFY(packs.store(odd, "odd.json", SamePack::newerOnly));
    }
    const Packs packs = opened(path, LibraryMode::readOnly);
    QVERIFY(*packs.text("halfwish-house") == house);
    QVERIFY(*packs.text("odd") == odd);
    const auto all = packs.packs();
    QVERIFY(all && all->size() == 2);
    QCOMPARE(all->at(0).cards, 116);
    QCOMPARE(all->at(0).bytes, house.size());
    QCOMPARE(all->at(1).game, std::string("chess"));
    const auto missing = packs.text("even");
    QVERIFY(!missing);
    QVERIFY2(missing.fault().cure.find("halfwish-house, odd") != std::string::npos,
             missing.fault().text().c_str());
  }

  void onlyANewerPackReplacesOne() {
    const std::string path = folder_.fresh();
    Packs packs = opened(path);
    const std::string first = pack("p", 2, kCards);
    const auto stored = packs.store(first, "p.json", SamePack::newerOnly);
    QVERIFY(stored && !stored->replaced);
    QCOMPARE(stored->pack.cards, 4);
    QCOMPARE(stored->pack.bytes, first.size());
    for (const int version : {1, 2}) {
      const auto refused = packs.store(pack("p", version, {kCards[0]}), "p.json", SamePack::newerOnly);
      QVERIFY(!refused);
      QVERIFY2(refused.fault().what.find("holds version 2") != std::string::npos,
               refused.fault().text().c_str());
      QVERIFY(*packs.text("p") == first);
      QCOMPARE(found(packs, "challenge"), QStringList{"mnka"});
    }
    const auto newer = packs.store(pack("p", 3, {kCards[0]}), "p.json", SamePack::newerOnly);
    QVERIFY(newer && newer->replaced);
    QCOMPARE(newer->replaced->version, 2);
    QCOMPARE(packs.packs()->at(0).cards, 1);
    QVERIFY(found(packs, "challenge").isEmpty());  // the old pack's words are removed with it
    QVERIFY(packs.store(first, "p.json", SamePack::any));
    QVERIFY(*packs.text("p") == first);
    QCOMPARE(askSql(path, "SELECT count(*) FROM card_words"), std::string("4"));
  }

  void aNameBelongsToOneGame() {
    Packs packs = opened(folder_.fresh());
    QVERIFY(packs.store(pack("p", 1, {}), "p.json", SamePack::newerOnly));
    const auto refused =
        packs.store(R"({"pack":"p","game":"chess","version":9,"cards":[]})", "q.json", SamePack::any);
    QVERIFY(!refused);
    QVERIFY2(refused.fault().what.find("is of the game chess") != std::string::npos,
             refused.fault().text().c_str());
    QVERIFY(!packs.store("{", "q.json", SamePack::any));
    QVERIFY(!packs.store("{}", "q.json", SamePack::any));
    QCOMPARE(packs.packs()->size(), std::size_t{1});
  }

  void cardsAreFoundByTheirWords_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char* words, const QStringList& ids) { QTest::newRow(words) << words << ids; };
    row("strike", {"strike", "defend"});  // matches in names before matches in texts
    row("STRI", {"strike", "defend"});    // the beginning of a word
    row("trike", {});
    row("strike never", {"defend"});  // all words, in any order
    row("defend", {"defend"});        // regardless of accents
    row("M'nka", {"mnka"});
    row("打击", {"strike", "defend"});
    row("击值", {"strike"});  // Chinese words anywhere in the text
    row("支付 生命", {"mnka"});
    row("生命 支付", {"mnka"});
    row("付支", {});
    row("打击值 dv", {"strike"});
    row("支付5点", {"mnka"});
    row("script", {"script"});
    row("DROP TABLE", {"script"});
    row("\"dv\" OR name:strike", {});
    row("NEAR(strike", {});
    row("strike*", {"strike", "defend"});
    row("strike -never", {"defend"});
  }
  void cardsAreFoundByTheirWords() {
    QFETCH(QString, words);
    QFETCH(QStringList, ids);
    Packs packs = opened(folder_.fresh());
    QVERIFY(packs.store(pack("p", 1, kCards), "p.json", SamePack::newerOnly));
    QCOMPARE(found(packs, words.toUtf8().constData()), ids);
  }

  void aSearchWithoutWordsIsRefused() {
    const Packs packs = opened(folder_.fresh());
    for (const char* words : {"", "  ", "\"", "''", "*", "-", "\u3000"}) {
      const auto found = packs.search(words);
      QVERIFY2(!found, words);
      QVERIFY(found.fault().what.find("at least one search word") != std::string::npos);
    }
  }

  void everyChineseWordOfTheHousePackIsFound() {
    const std::string path = folder_.fresh();
    Packs packs = opened(path);
    const lk::test::PackFiles files = lk::test::housePackFiles("halfwish", LK_ROOT);
    QVERIFY(packs.store(files.text, "halfwish.json", SamePack::newerOnly, files.pack().translations));
    const auto document = files.document();
    QVERIFY(document);
    int asked = 0;
    for (const Json& card : document->cards) {
      const QString name = QString::fromStdString(card["name_zh"].asString());
      for (int at = 0; at + 2 <= name.size(); ++at) {
        const QString word = name.mid(at, 2);
        if (word[0].isPunct() || word[1].isPunct()) continue;
        ++asked;
        QStringList wanted;
        for (const Json& each : document->cards) {
          const std::string both = each["name_zh"].asString() + "\n" + each["text_zh"].asString();
          if (QString::fromStdString(both).contains(word))
            wanted << QString::fromStdString(each["id"].asString());
        }
        const QStringList ids = found(packs, word.toUtf8().constData());
        for (const QString& id : wanted) QVERIFY2(ids.contains(id), qPrintable(word + " " + id));
      }
    }
    QVERIFY(asked > 150);
  }

  void enrolledCardsAreFoundByName() {
    const std::string path = folder_.fresh();
    auto references = someReferences(2);
    references[0].card = "own-dragon";
    references[0].name = "My Dragon";
    references[1].card = "strike";
    references[1].name = "Strike of old";
    QVERIFY(Library::open(path, LibraryMode::createIfMissing)->addReferences(references));
    Packs packs = opened(path);
    QCOMPARE(found(packs, "dragon"), QStringList{"own-dragon"});
    QCOMPARE(found(packs, "my own"), QStringList{"own-dragon"});
    QCOMPARE(found(packs, "strike"), QStringList{"strike"});
    QVERIFY(packs.store(pack("p", 1, kCards), "p.json", SamePack::newerOnly));
    QCOMPARE(found(packs, "strike"), (QStringList{"strike", "defend"}));  // once
    QCOMPARE(packs.search("strike", 1)->size(), std::size_t{1});
  }
};

QTEST_GUILESS_MAIN(TestPacks)
#include "tst_packs.moc"
