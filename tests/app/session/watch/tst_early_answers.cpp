// Tests that a choice card or a throw answers the current question, and never one asked long after it was
// laid.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/session/meaning/prompt_clock.h"
#include "app/session/meaning/utterance.h"
#include "app/session/watch/watcher.h"

using namespace lk;
using namespace lk::app;

namespace {

/// Both throw; A lays Parley at `laid` seconds, and Yes at 9.
const char* const kScene = R"({"game": "halfwish",
  "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A",
            "options": {"locations": "off", "powers": "off"}},
  "seed": 5, "seconds": 11.5, "fps": 10,
  "camera": {"width": 1280, "height": 720, "height_mm": 715, "centre": [400, 254]}, "table": {"texture": "cloth"},
  "dice": [{"tray": "A", "values": [5, 5], "thrown": 4.4}, {"tray": "B", "values": [1, 3], "thrown": 4.4}],
  "cards": [{"card": "parley", "at": "A/say", "actions": [{"t": %1, "do": "lay"}, {"t": 7.4, "do": "remove"}]},
            {"card": "yes", "at": "A/say", "actions": [{"t": 9.0, "do": "lay"}]}]})";

rules::Prompt prompt(const std::string& id, rules::Seat seat) {
  rules::Prompt made;
  made.id = id;
  made.seat = seat;
  return made;
}

Placed at(rules::Placement placement, double since) {
  Placed placed;
  placed.placement = std::move(placement);
  placed.since = since;
  return placed;
}

}  // namespace

class EarlyAnswersTest : public QObject {
  Q_OBJECT

  /// Returns the scene's kinds of accepted events and reasons of questions, in order.
  static QStringList played(double laid) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write a scene");
    file.write(QString(kScene).arg(laid).toUtf8());
    file.close();
    Outcome<OpenScene> scene = openScene(folder.path().toStdString());
    if (!scene) qFatal("%s", scene.fault().text().c_str());
    static const std::vector<vision::Reference> known = houseReferences(*scene->kit);
    Night night(scene->kit);
    Watcher watcher(night, vision::CardIndex(known), rules::Audience::table);
    QStringList shown;
    const auto note = [&](const Outcome<std::vector<Report>>& reports) {
      std::string event;
      for (const Report& report : *reports) {
        if (const auto* its = std::get_if<EventReport>(&report.what)) event = its->event.kind();
        const auto* ruling = std::get_if<RulingReport>(&report.what);
        if (!ruling) continue;
        const bool unclear = ruling->ruling.verdict == rules::Verdict::unclear;
        shown += QString::fromStdString(unclear ? ruling->ruling.reason : event);
      }
    };
    for (const stage::TimedEvent& timed : scene->stage.events()) note(watcher.say({timed.event}, 0));
    cv::Mat frame;
    for (int i = 0; i < scene->stage.frames(); ++i) {
      scene->stage.render(i, frame);
      note(watcher.see(frame, i / scene->stage.framesPerSecond()));
    }
    return shown;
  }

  /// A lays an action face up while powers may still be played.
  static QStringList turnedUpUnpassed(const std::function<void(Watcher&, std::vector<Report>&)>& then) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write a scene");
    file.write(R"({"game": "halfwish", "seed": 5, "seconds": 4, "fps": 10,
      "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A",
                "options": {"locations": "off"}},
      "camera": {"width": 1280, "height": 720, "height_mm": 715, "centre": [400, 254]},
      "table": {"texture": "cloth"},
      "cards": [{"card": "strike", "at": "A/action/1", "actions": [{"t": 1.5, "do": "lay"}]}]})");
    file.close();
    Outcome<OpenScene> scene = openScene(folder.path().toStdString());
    if (!scene) qFatal("%s", scene.fault().text().c_str());
    Night night(scene->kit);
    Watcher watcher(night, vision::CardIndex(houseReferences(*scene->kit)), rules::Audience::table);
    std::vector<rules::Event> events;
    events.push_back({scene->stage.events().front().event});
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      events.push_back({*readJson(line, "test")});
    for (const rules::Event& event : events)
      if (!watcher.say(event, 0)) qFatal("not said");
    std::vector<Report> all;
    cv::Mat frame;
    for (int i = 0; i < scene->stage.frames(); ++i) {
      scene->stage.render(i, frame);
      const Outcome<std::vector<Report>> reports = watcher.see(frame, i / scene->stage.framesPerSecond());
      all.insert(all.end(), reports->begin(), reports->end());
    }
    then(watcher, all);
    QStringList shown;
    for (const Report& report : all)
      if (const auto* its = std::get_if<EventReport>(&report.what))
        shown += QString::fromStdString(its->event.kind());
      else if (const auto* ruling = std::get_if<RulingReport>(&report.what);
               ruling && ruling->ruling.verdict == rules::Verdict::unclear)
        shown += QString::fromStdString(ruling->ruling.reason);
    return shown;
  }

 private slots:
  void actionsTurnedUpBeforeBothPassedAreAskedAboutAndThenJudged() {
    const QStringList answered = turnedUpUnpassed([](Watcher& watcher, std::vector<Report>& all) {
      QCOMPARE(watcher.candidates().size(), std::size_t{1});
      const Outcome<std::vector<Report>> reports = watcher.answer(0, 5);
      all.insert(all.end(), reports->begin(), reports->end());
    });
    QCOMPARE(answered, (QStringList{"pass_meant", "pass", "pass", "reveal"}));
    // Passes entered separately by each player count as well.
    const QStringList passed = turnedUpUnpassed([](Watcher& watcher, std::vector<Report>& all) {
      for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B}) {
        const Outcome<std::vector<Report>> reports = watcher.say(rules::eventOf("pass", seat), 5);
        all.insert(all.end(), reports->begin(), reports->end());
      }
    });
    QCOMPARE(passed, (QStringList{"pass_meant", "pass", "pass_meant", "pass", "reveal"}));
  }

  void aChoiceLaidLongBeforeItIsAskedForIsAskedAbout() {
    QCOMPARE(played(1.4), (QStringList{"setup", "roll", "roll", "came_early", "choose"}));
  }

  void aChoiceLaidWhileTheDiceRollCounts() {
    const QStringList shown = played(4.4);
    QCOMPARE(shown.mid(0, 4), (QStringList{"setup", "roll", "roll", "choose"}));
    QVERIFY(!shown.contains("came_early"));
  }

  void whatLiesInItsZoneCountsWheneverItIsAskedFor() {
    QVERIFY(!cameTooEarly(at(rules::CardPlacement{"A/action/1", "strike"}, 1), 100));
    QVERIFY(cameTooEarly(at(rules::CardPlacement{"A/say", "duel"}, 1), 100));
    QVERIFY(cameTooEarly(at(rules::DicePlacement{rules::Seat::A, {4, 6}}, 1), 100));
    QVERIFY(!cameTooEarly(at(rules::DicePlacement{rules::Seat::A, {4, 6}}, 1), 2.5));
    QVERIFY(!cameTooEarly(at(rules::DicePlacement{rules::Seat::A, {4, 6}}, 100), 1));
  }

  void openPromptsOfOthersKeepTheirTime() {
    const rules::Event byA = rules::eventOf("roll", rules::Seat::A);
    const rules::Event byB = rules::eventOf("roll", rules::Seat::B);
    PromptClock clock;
    QVERIFY(clock.openSince(byA) < 0);
    clock.take({prompt("roll", rules::Seat::A), prompt("roll", rules::Seat::B)}, byA, 3);
    QCOMPARE(clock.openSince(byA), 3.0);
    clock.take({prompt("roll", rules::Seat::A), prompt("roll", rules::Seat::B)}, byA, 7);
    QCOMPARE(clock.openSince(byA), 7.0);  // the same question again
    QCOMPARE(clock.openSince(byB), 3.0);
    clock.take({prompt("choose", rules::Seat::A)}, byB, 9);
    QCOMPARE(clock.openSince(byA), 9.0);
    QVERIFY(clock.openSince(byB) < 0);
  }
};

QTEST_MAIN(EarlyAnswersTest)
#include "tst_early_answers.moc"
