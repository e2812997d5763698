// Plays a recorded night in the window, from set-up to winner, without any input: cards, choice cards and
// dice are enough.
#include <fstream>
#include <iterator>

#include "../app/sample_nights.h"
#include "app/cli/staging/directed_night.h"
#include "app/kit/references.h"
#include "evening.h"
#include "stage/stage.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

const std::string kNight = "halfwish/mirror-night";

std::string textOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A window without input.
class Untouched {
 public:
  explicit Untouched(const NightLog& played, std::vector<vision::Reference> references = {})
      : played_(played), session_(played.kit, std::move(references)) {
    if (const Outcome<Done> loaded = window.load(); !loaded) qFatal("%s", loaded.fault().text().c_str());
    window.settings().setMotion(false);
    window.settings().setShowDuels(false);
    window.settings().setName(rules::Seat::A, "Ann");
    window.settings().setName(rules::Seat::B, "Ben");
    window.showPage("table");
  }

  void say(const rules::Event& event) { show(session_.say(event)); }
  void see(const cv::Mat& frame, double seconds) {
    show(session_.see(frame, seconds));
    window.table().picture()->put(session_.picture(frame));
  }
  [[nodiscard]] QString page() const { return window.window()->property("page").toString(); }
  [[nodiscard]] const rules::Referee& referee() { return session_.night().referee(); }
  /// Returns whether the open page shows a text.
  [[nodiscard]] bool shows(const QString& text) const { return shows(window.window()->contentItem(), text); }

  WindowEngine window{kit()};

 private:
  void show(const Outcome<Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    window.table().show(*moment);
    QCoreApplication::processEvents();
    if (!moment->result.finished || over_) return;
    over_ = true;  // as the thread behind the window sends it
    NightLog log{played_.kit, {.game = played_.info.game, .players = played_.info.players}, referee().log()};
    log.info.events = static_cast<int>(log.events.size());
    log.info.finished = true;
    window.history().showLive(log);
    QCoreApplication::processEvents();
  }
  static bool shows(const QQuickItem* item, const QString& text) {
    if (!item->isVisible()) return false;
    if (item->inherits("QQuickText") && item->property("text").toString().contains(text)) return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return shows(child, text); });
  }

  NightLog played_;
  TableSession session_;
  bool over_ = false;
};

}  // namespace

class TestWindowHands : public QuietTest {
  Q_OBJECT

 private slots:
  void theNightIsPlayedToItsEnd_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<QString>("won");
    QTest::newRow("mirror") << QString::fromStdString(kNight) << QStringList{"Ann", "Ben"} << "wins";
    QTest::newRow("alone") << "half_deck_dungeon_heroes/alone-by-hands" << QStringList{"Ann"} << "won";
    QTest::newRow("two") << "half_deck_dungeon_heroes/two-by-hands" << QStringList{"Ann", "Ben"} << "won";
  }

  void theNightIsPlayedToItsEnd() {
    QFETCH(QString, sample);
    QFETCH(QStringList, players);
    QFETCH(QString, won);
    const std::string folder = std::string(LK_ROOT) + "/samples/" + sample.toStdString();
    std::vector<std::string> names;
    for (const QString& player : players) names.push_back(player.toStdString());
    const NightLog recorded = nightOf(sample.toStdString() + "/transcript.jsonl", names);
    const std::shared_ptr<const GameKit> kit = recorded.kit;
    const Outcome<DirectedNight> night = directNight(*kit, recorded.events, {});
    QVERIFY2(night, night ? "" : night.fault().text().c_str());
    Outcome<Json> scene = readJson(textOf(folder + "/scene.json"), "scene.json");
    QVERIFY(bool(scene));
    QVERIFY(!scene->find("say"));
    // The scene is generated from the recorded events.
    for (const auto& [key, value] : night->scene.members()) QVERIFY2((*scene)[key] == value, key.c_str());

    Outcome<stage::Stage> stage = stage::Stage::open(folder, kit->cards, kit->layout);
    QVERIFY(bool(stage));
    Untouched evening(recorded, houseReferences(*kit));
    evening.say(recorded.events.front());
    cv::Mat frame;
    std::size_t next = 0;
    for (int i = 0; i < stage->frames(); ++i) {
      const double now = i / stage->framesPerSecond();
      while (next < night->moments.size() && now > night->moments[next] + 1.2) ++next;
      const bool near = next < night->moments.size() && now >= night->moments[next] - 0.2;
      if (!near && i % 5 != 0)
        continue;  // frames with moving hands are skipped: their changes count once the hands are gone
      stage->render(i, frame);
      evening.see(frame, now);
      QVERIFY2(evening.window.table().question().isEmpty() && evening.window.table().refusal().isEmpty(),
               qPrintable(QString::number(now) + evening.window.table().question()));
    }
    QVERIFY(evening.referee().standing() == recorded.events);
    QVERIFY(evening.window.table().finished());
    QTRY_COMPARE(evening.page(), QString("evening"));
    QVERIFY(evening.shows(players.last()));
    QVERIFY2(evening.shows(won), "how it ended is told");
  }

  void aNightThatEndsOnThePageOfTheDuelShowsItsEnd() {
    const NightLog recorded = nightOf(kNight + "/transcript.jsonl");
    Untouched evening(recorded);
    for (std::size_t i = 0; i + 1 < recorded.events.size(); ++i) evening.say(recorded.events[i]);
    evening.window.showPage("duel");
    evening.say(recorded.events.back());
    QCOMPARE(evening.page(), QString("duel"));  // the last duel is shown first
    QObject* narrator = evening.window.window()->findChild<QObject*>("narrator");
    QVERIFY(narrator && narrator->setProperty("stepTime", 1));
    QTRY_COMPARE(evening.page(), QString("evening"));
  }

  void theLastDuelIsShownBeforeTheResult() {
    const NightLog recorded = nightOf(kNight + "/transcript.jsonl");
    Untouched evening(recorded);
    evening.window.settings().setShowDuels(true);
    for (std::size_t i = 0; i + 1 < recorded.events.size(); ++i) evening.say(recorded.events[i]);
    QTRY_COMPARE(evening.page(), QString("table"));
    evening.say(recorded.events.back());
    QTRY_COMPARE(evening.page(), QString("duel"));
  }
};

QTEST_MAIN(TestWindowHands)
#include "tst_window_hands.moc"
