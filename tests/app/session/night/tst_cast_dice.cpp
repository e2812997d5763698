// Tests dice that the program rolls for people, on phones and in the window.
#include <QTest>

#include "app/session/night/cast_dice.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

rules::Event eventOf(const char* json) {
  return {*readJson(json, "test")};
}

}  // namespace

class TestCastDice : public QObject {
  Q_OBJECT

 private slots:
  void onlyEventsThatRecordTheCasterMayBeCast() {
    const auto halfwish = kit("halfwish");
    QVERIFY(canBeCast(*halfwish, eventOf(R"({"e":"roll","seat":"A"})"), "dice"));
    QVERIFY(!canBeCast(*halfwish, eventOf(R"({"e":"roll","seat":"A"})"), "cards"));
    QVERIFY(!canBeCast(*halfwish, eventOf(R"({"e":"reveal","seat":"A"})"), "cards"));
    QVERIFY(!canBeCast(*halfwish, eventOf(R"({"e":"no such event"})"), "dice"));
    QVERIFY(!canBeCast(*halfwish, eventOf(R"({})"), "dice"));
  }

  void theEventRecordsThatTheProgramCast() {
    const rules::Event cast =
        withCastDice(eventOf(R"({"e":"roll","seat":"B"})"), "dice", *readJson("[2,5]", "test"));
    QCOMPARE(QString::fromStdString(cast.body.dump()),
             QString(R"({"e":"roll","seat":"B","dice":[2,5],"by":"program"})"));
  }

  void everyFaceComesUp() {
    std::array<int, 7> seen{};
    const Json dice = castDice(600, 6);
    QCOMPARE(dice.items().size(), std::size_t{600});
    for (const Json& die : dice.items()) {
      const auto value = die.asInt();
      QVERIFY(value >= 1 && value <= 6);
      ++seen[static_cast<std::size_t>(value)];
    }
    for (int face = 1; face <= 6; ++face)
      QVERIFY(seen[static_cast<std::size_t>(face)] > 0);  // fails by chance once in 1e46
    QVERIFY(castDice(0, 6).items().empty());
  }
};

QTEST_GUILESS_MAIN(TestCastDice)
#include "tst_cast_dice.moc"
