// Tests a rematch: set up as before, with the other player going first.
#include <QTest>

#include "app/window/home/rematch.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestRematch : public QObject {
  Q_OBJECT

 private slots:
  void theOtherOneGoesFirst() {
    const NightLog night = nightOf(kWholeNight);
    const Json& before = night.events.front().body;
    const std::optional<NightRequest> request = rematchOf(night, "2");
    QVERIFY(request);
    const Json& after = request->setup->body;
    QCOMPARE(request->game, std::string("halfwish"));
    QCOMPARE(request->source, std::string("2"));
    QVERIFY(after["classes"] == before["classes"]);
    QVERIFY(after["starter"].asString() != before["starter"].asString());
    QVERIFY(!request->scored && request->resume == 0);
    // A second rematch swaps them back.
    NightLog second = night;
    second.events = {*request->setup};
    QCOMPARE(rematchOf(second, "2")->setup->body["starter"].asString(), before["starter"].asString());
  }

  void aRematchKeepsModeAndOptions() {
    NightLog night = nightOf(kWholeNight);
    night.info.seenBy = carddb::SeenBy::people;
    QCOMPARE(rematchOf(night, "2")->source, std::string());
    night.events = {rules::Event(*readJson(
        R"({"e":"setup","game":"halfwish","classes":{"A":"knight","B":"titan"},"starter":"B","options":{"powers":"off","locations":"off","scoring":"on"}})",
        "test"))};
    const auto again = rematchOf(night, "2");
    QVERIFY(again);
    QCOMPARE(again->setup->body["options"]["powers"].asString(), std::string("off"));
    QCOMPARE(again->setup->body["classes"]["A"].asString(), std::string("knight"));
    QCOMPARE(again->setup->body["starter"].asString(), std::string("A"));
  }

  void aNightThatNeverBeganHasNoRematch() {
    NightLog night = nightOf(kWholeNight);
    night.events.clear();
    QVERIFY(!rematchOf(night, "0"));
  }

  void aTableOfSeveralStaysOne() {
    const NightLog night = nightOf(kDelve);
    const auto again = rematchOf(night, "0");
    QVERIFY(again);
    QVERIFY(again->setup->body["players"] == night.events.front().body["players"]);
  }
};

QTEST_GUILESS_MAIN(TestRematch)
#include "tst_rematch.moc"
