// Tests what a card on the drawn table says of itself.
#include <QTest>

#include "app/window/table/lying_card.h"
#include "game_rows.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

LyingCard magepunkCard(const char* placement) {
  const Outcome<Json> json = readJson(placement, "test");
  if (!json) qFatal("%s", json.fault().text().c_str());
  Names names;
  names.of[1] = "Mia";
  return lyingCard(*json, *kit("magepunk"), names, {});
}

}  // namespace

class TestLyingCard : public QObject {
  Q_OBJECT

 private slots:
  void aChangedNumberSaysHowAndWhy() {
    const LyingCard card = magepunkCard(R"({"card":"rust_tick","face":"up","thing":"B/rust_tick","owner":"B",
        "numbers":{"impact":{"now":4,"base":3,"sum":[{"amount":1,"rule":"M-81","card":"bark_skin"}]},
                   "left":{"now":1,"most":4},"bars":{"now":2,"base":2}}})");
    QCOMPARE(card.numbers.size(), 3);
    QCOMPARE(card.numbers[0].text, QString("4"));
    QCOMPARE(card.numbers[0].change, 1);
    QVERIFY(card.numbers[0].sum.contains("M-81") && card.numbers[0].sum.contains("Bark Skin"));
    QVERIFY(card.numbers[1].counted && card.numbers[1].change == 0);
    QVERIFY(!card.numbers[2].counted && card.numbers[2].change == 0);
  }
  void lessThanPrintedIsLess() {
    const LyingCard card = magepunkCard(R"({"card":"rust_tick","face":"up","thing":"B/rust_tick",
        "numbers":{"impact":{"now":1,"base":3,"sum":[{"amount":-2,"rule":"M-81"}]}}})");
    QCOMPARE(card.numbers.front().change, -1);
  }
  void aConditionSaysItsCause() {
    const LyingCard card = magepunkCard(R"({"card":"rust_tick","face":"up","thing":"B/rust_tick",
        "states":[{"state":"cannot_block","rule":"M-81","card":"courier"}]})");
    QCOMPARE(card.states.size(), 1);
    QVERIFY(card.causes.front().contains("M-81"));
  }
  void aMarkIsSaid() {
    const LyingCard card = magepunkCard(R"({"card":"rust_tick","face":"up","thing":"B/rust_tick",
        "marks":["attacking"]})");
    QCOMPARE(card.states, QStringList{"Attacking"});
    QCOMPARE(card.causes.size(), 1);
  }
  void aMarkedCreatureIsDrawnTurned() {
    const Outcome<Json> json =
        readJson(R"({"card":"knight","face":"up","thing":"A-F1","owner":"A","marks":["marked"]})", "test");
    const LyingCard card = lyingCard(*json, *kit("wtactics_orc"), Names(), {});
    QCOMPARE(card.turned, 90);
    QVERIFY2(!card.heard.contains("turned"), qPrintable(card.heard));  // it is heard as marked
    QCOMPARE(magepunkCard(R"({"card":"rust_tick","face":"up","marks":["attacking"]})").turned, 0);
  }
  /// What is left is told once. Damage that happens to be as much stays what it is.
  void aCounterOfWhatIsLeftSaysHowMuchThereWas() {
    const auto shown = [](const char* counters) {
      const QString json = QString(R"({"card":"rust_tick","face":"up","thing":"A/x",%1,)"
                                   R"("numbers":{"hp":{"now":1,"most":2}}})")
                               .arg(counters);
      return magepunkCard(json.toUtf8());
    };
    for (const char* left : {R"("counters":{"hp":1})", R"("counter":1)"}) {
      QCOMPARE(shown(left).counts, QList<QString>{"1 of 2"});
      QVERIFY(shown(left).numbers.front().onCounter);
    }
    QCOMPARE(shown(R"("counters":{"damage":1})").counts, QList<QString>{"1"});
    QVERIFY(!shown(R"("counters":{"damage":1})").numbers.front().onCounter);
  }
  void aScreenReaderHearsNameOwnerNumbersAndState() {
    const LyingCard card = magepunkCard(R"({"card":"rust_tick","face":"up","thing":"B/rust_tick","owner":"B",
        "turned_deg":90,"numbers":{"left":{"now":1,"most":4}},
        "states":[{"state":"cannot_block","rule":"M-81"}]})");
    for (const QString& part : {card.name, QString("Mia"), card.numbers.front().text, card.states.front()})
      QVERIFY2(!part.isEmpty() && card.heard.contains(part), qPrintable(card.heard));
    QVERIFY(card.heard.contains("turned sideways"));
  }
  void aFaceDownCardSaysNothing() {
    const LyingCard card = magepunkCard(R"({"face":"down","owner":"B"})");
    QVERIFY(card.name.isEmpty() && card.numbers.isEmpty());
    QCOMPARE(card.heard, QString("face down, Mia"));
  }
};

QTEST_MAIN(TestLyingCard)
#include "tst_lying_card.moc"
