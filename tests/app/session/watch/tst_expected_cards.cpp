// Tests which cards can occur in a night: all that any recorded night used, and none of other classes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/session/watch/expected_cards.h"
#include "app/session/watch/watcher.h"
#include "game_rows.h"
#include "rules/referee/referee.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event halfwishNight(const char* a, const char* b) {
  return {
      Json::object({{"e", "setup"}, {"game", "halfwish"}, {"classes", Json::object({{"A", a}, {"B", b}})}})};
}

std::optional<rules::Transcript> transcriptAt(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  Outcome<rules::Transcript> transcript = rules::parseTranscript(text, path.string());
  return transcript ? std::optional(std::move(*transcript)) : std::nullopt;
}

/// A scene with one Strike on a table.
const char* const kScene = R"({"game": "halfwish", "seed": 5, "seconds": 3, "fps": 10,
  "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A",
            "options": {"locations": "off", "powers": "off"}},
  "camera": {"width": 1280, "height": 720, "height_mm": 715, "centre": [400, 254]}, "table": {"texture": "cloth"},
  "cards": [{"card": "strike", "at": "A/action/1", "actions": [{"t": 1, "do": "lay"}]}]})";

/// Returns the name of the one card of that table when another game has the same print, before a night and
/// during one.
std::string calledWithATwin(bool inANight) {
  const QTemporaryDir folder;
  QFile file(folder.filePath("scene.json"));
  if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write a scene");
  file.write(kScene);
  file.close();
  Outcome<OpenScene> scene = openScene(folder.path().toStdString());
  if (!scene) qFatal("%s", scene.fault().text().c_str());
  std::vector<vision::Reference> known = houseReferences(*scene->kit);
  const auto strike = std::find_if(known.begin(), known.end(),
                                   [](const auto& each) { return each.key == "halfwish/strike"; });
  vision::Reference twin = *strike;
  twin.key = "another/strike";
  known.push_back(twin);
  Night night(scene->kit);
  Watcher watcher(night, vision::CardIndex(std::move(known)), rules::Audience::table);
  if (inANight && !watcher.say({scene->stage.events().front().event}, 0)) qFatal("not said");
  cv::Mat frame;
  for (int i = 0; i < scene->stage.frames(); ++i) {
    scene->stage.render(i, frame);
    if (!watcher.see(frame, i / scene->stage.framesPerSecond())) qFatal("not seen");
  }
  const std::vector<vision::StableCard>& cards = watcher.tracker().cards();
  if (cards.size() != 1) return std::to_string(cards.size()) + " cards";
  return cards.front().card.key.value_or("in doubt");
}

}  // namespace

class ExpectedCardsTest : public QObject {
  Q_OBJECT

  int cards_ = 0;  // number of cards checked in the transcripts of all games

 private slots:
  void everyCardOfEveryTranscriptCanBeThere_data() { test::gameRows(); }

  // A card that is face up after an accepted event was laid there by a player.
  void everyCardOfEveryTranscriptCanBeThere() {
    QFETCH(QString, game);
    const auto kit = test::kitOfRow();
    const auto zones = kit->game->vocabulary().zones;
    const std::filesystem::path folder =
        std::filesystem::path(LK_ROOT) / "samples" / game.toStdString() / "transcripts";
    int nights = 0, cards = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      const auto transcript = transcriptAt(entry.path());
      if (!transcript || transcript->entries.empty()) continue;
      const vision::CanBeThere canBeThere = cardsOfNight(*kit, transcript->entries.front().event);
      if (!canBeThere) continue;
      rules::Referee referee(*kit->game, kit->cards);
      ++nights;
      for (const rules::TranscriptEntry& each : transcript->entries) {
        if (each.event.kind() == "correct") break;  // after a correction any card may be there
        referee.take(each.event);
        for (const rules::Slot& slot : referee.state().lying) {
          if (!slot.card.known() || zones[slot.zone].name == "aside") continue;  // remains in the box
          const std::string key = game.toStdString() + "/" + kit->cards[slot.card].id;
          QVERIFY2(canBeThere(key), qPrintable(QString::fromStdString(entry.path().string() + ": " + key)));
          ++cards;
        }
      }
    }
    QVERIFY(nights > 20);
    cards_ += cards;
  }
  void manyCardsWereChecked() { QVERIFY2(cards_ > 5000, qPrintable(QString::number(cards_))); }

  void otherClassesAndOtherGamesCannot() {
    const auto kit = test::kit("halfwish");
    const vision::CanBeThere canBeThere = cardsOfNight(*kit, halfwishNight("knight", "knight"));
    QVERIFY(canBeThere("halfwish/knight"));
    QVERIFY(canBeThere("halfwish/strike"));
    QVERIFY(canBeThere("strike"));
    QVERIFY(canBeThere("halfwish/back_action"));
    QVERIFY(!canBeThere("halfwish/titan"));
    QVERIFY(!canBeThere("half_deck_dungeon_heroes/fighter"));
  }

  void aTwinOfAnotherGameIsARivalOnlyBeforeTheNight() {
    QCOMPARE(QString::fromStdString(calledWithATwin(false)), QString("in doubt"));
    QCOMPARE(QString::fromStdString(calledWithATwin(true)), QString("halfwish/strike"));
  }

  void whereNoClassIsKnownAllClassesCan() {
    const auto kit = test::kit("halfwish");
    const vision::CanBeThere canBeThere = cardsOfNight(*kit, halfwishNight("nobody", "nobody"));
    for (const char* key : {"halfwish/knight", "halfwish/titan", "halfwish/back_action"})
      QVERIFY(canBeThere(key));
  }
};

QTEST_MAIN(ExpectedCardsTest)
#include "tst_expected_cards.moc"
