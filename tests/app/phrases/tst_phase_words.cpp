// Tests that players hear which phase it is, in games whose questions do not say it.
#include <algorithm>

#include <QTest>

#include "app/phrases/games/game_words.h"
#include "app/phrases/phase_words.h"
#include "game_rows.h"

using namespace lk;
using namespace lk::app;

class TestPhaseWords : public QObject {
  Q_OBJECT

 private slots:
  void aPhaseIsThatOfItsPlayer() {
    Names names;
    names.of[1] = "Mia";
    const auto kit = test::kit("magepunk");
    const Json view = Json::object({{"phase", "main2"}, {"phase_of", "B"}});
    QCOMPARE(phaseText(view, *kit, names), QString("Mia: Second Main Phase"));
    QCOMPARE(phaseText(Json::object({{"phase", "main2"}}), *kit, names), QString("Second Main Phase"));
    QCOMPARE(phaseText(Json::object({{"phase", "over"}}), *kit, names), QString());
  }
  /// The words are those of the game's own phases.
  void everyWordIsOfAPhase_data() { test::gameRows(); }
  void everyWordIsOfAPhase() {
    const auto kit = test::kitOfRow();
    const auto phases = kit->game->vocabulary().phases;
    for (const Phrase& each : gameWords(kit->id()).phases)
      QVERIFY2(std::find(phases.begin(), phases.end(), each.name) != phases.end(), each.name);
  }
};

QTEST_MAIN(TestPhaseWords)
#include "tst_phase_words.moc"
