// Tests that texts are found by questions in plain words and despite typing mistakes.
#include <QTest>

#include "carddb/text_search.h"

using lk::Outcome;
using lk::carddb::SearchedText;
using lk::carddb::TextSearch;

namespace {

const std::vector<SearchedText> kTexts = {
    {"Health hit points life", "Each player begins with 25 health."},
    {"H-08 Drawing",
     "At the start of a turn a player draws two cards, or three when the turn before was a parley."},
    {"Toughness", "Takes damage off what the player takes."},
    {"H-20", "Turn up the actions together. Damage is worked out from both."},
    {"先手打击", "先手的打击先结算。"},
    {"Ausrüstung", "Die Rüstung schützt den Träger."},
};

const std::set<std::string> kSkipped = {"how", "many", "do", "i", "what", "is", "the", "a", "when"};

std::vector<std::size_t> found(std::string_view words) {
  static Outcome<TextSearch> search = TextSearch::of(kTexts);
  if (!search) qFatal("%s", search.fault().text().c_str());
  const auto nearest = search->nearest(words, kSkipped);
  if (!nearest) qFatal("%s", nearest.fault().text().c_str());
  return *nearest;
}

}  // namespace

class TestTextSearch : public QObject {
  Q_OBJECT

 private slots:
  void theNearestComesFirst_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("first");
    QTest::newRow("a word") << "toughness" << 2;
    QTest::newRow("the beginning of one") << "tough" << 2;
    QTest::newRow("a letter left out") << "helth" << 0;
    QTest::newRow("letters exchanged") << "tuoghness" << 2;
    QTest::newRow("a letter too many") << "toughnness" << 2;
    QTest::newRow("a question") << "How many cards do I draw?" << 1;
    QTest::newRow("another word for it") << "hit points" << 0;
    QTest::newRow("a number") << "H-20" << 3;
    QTest::newRow("Chinese") << "先手" << 4;
    QTest::newRow("an umlaut") << "Rüstung" << 5;
    QTest::newRow("a quote is no syntax") << "\"health\" OR (" << 0;
  }
  void theNearestComesFirst() {
    QFETCH(QString, words);
    QFETCH(int, first);
    const std::vector<std::size_t> places = found(words.toStdString());
    QVERIFY(!places.empty());
    QCOMPARE(static_cast<int>(places.front()), first);
  }

  void unrelatedSearchesFindNothing_data() {
    QTest::addColumn<QString>("words");
    for (const char* words : {"", "   ", "how many", "when is the", "xylophone", "?!", "zz", "铁路"})
      QTest::newRow(words) << words;
  }
  void unrelatedSearchesFindNothing() {
    QFETCH(QString, words);
    QVERIFY(found(words.toStdString()).empty());
  }
};

QTEST_GUILESS_MAIN(TestTextSearch)
#include "tst_text_search.moc"
