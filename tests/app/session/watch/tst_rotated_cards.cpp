// Tests that a card between upright and sideways is asked about only where rotation has a meaning.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/session/watch/watcher.h"

using namespace lk;
using namespace lk::app;

namespace {

/// A creature lies in its slot while its player may attack, and is rotated by %1 degrees, then by %2.
const char* const kArmies = R"({"game": "wtactics_orc", "seed": 3, "seconds": 7.5, "fps": 10,
  "setup": {"e": "setup", "game": "wtactics_orc", "position": {"turn": 5, "active": "A", "step": "attack",
    "seats": {"A": {"army": {"A-F2": "elvish_fighter"}}, "B": {"army": {"B-F2": "hold_shieldbearer"}}}}},
  "camera": {"width": 1920, "height": 1080, "fov_deg": 66, "height_mm": 760, "centre": [440, 250]},
  "table": {"texture": "wood"},
  "cards": [{"card": "elvish_fighter", "at": "A-F2", "actions": [{"t": 0.5, "do": "lay"},
             {"t": 2.5, "do": "turn", "turn": %1}, {"t": 5.0, "do": "turn", "turn": %2}]}]})";

/// An action is laid down rotated by %1 degrees, where rotation has no meaning.
const char* const kHalfwish = R"({"game": "halfwish", "seed": 5, "seconds": 4, "fps": 10,
  "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A",
            "options": {"locations": "off", "powers": "off"}},
  "camera": {"width": 1280, "height": 720, "height_mm": 715, "centre": [400, 254]}, "table": {"texture": "cloth"},
  "cards": [{"card": "strike", "at": "A/action/1", "turn": %1, "actions": [{"t": 1.0, "do": "lay"}]}]})";

/// Returns the reasons of the questions of a scene, in order.
QStringList asked(const QString& scene) {
  const QTemporaryDir folder;
  QFile file(folder.filePath("scene.json"));
  if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write a scene");
  file.write(scene.toUtf8());
  file.close();
  Outcome<OpenScene> open = openScene(folder.path().toStdString());
  if (!open) qFatal("%s", open.fault().text().c_str());
  Night night(open->kit);
  Watcher watcher(night, vision::CardIndex(houseReferences(*open->kit)), rules::Audience::table);
  QStringList reasons;
  const auto note = [&](const Outcome<std::vector<Report>>& reports) {
    if (!reports) qFatal("%s", reports.fault().text().c_str());
    for (const Report& report : *reports)
      if (const auto* ruling = std::get_if<RulingReport>(&report.what);
          ruling && ruling->ruling.verdict == rules::Verdict::unclear)
        reasons += QString::fromStdString(ruling->ruling.reason);
  };
  for (const stage::TimedEvent& timed : open->stage.events()) note(watcher.say({timed.event}, 0));
  cv::Mat frame;
  for (int i = 0; i < open->stage.frames(); ++i) {
    open->stage.render(i, frame);
    note(watcher.see(frame, i / open->stage.framesPerSecond()));
  }
  return reasons;
}

}  // namespace

class TestRotatedCards : public QObject {
  Q_OBJECT

 private slots:
  void halfATurnOfACreatureIsAskedAbout() {
    const QStringList reasons = asked(QString(kArmies).arg(40).arg(41));
    QVERIFY2(reasons.contains("turned_aslant"), qPrintable(reasons.join(", ")));
  }
  void aWholeTurnIsTakenAsOne() {
    QCOMPARE(asked(QString(kArmies).arg(90).arg(88)).value(0), QString("whom_to_attack"));
  }
  void aSlightTurnIsIgnored() { QCOMPARE(asked(QString(kArmies).arg(14).arg(-12)), QStringList()); }
  void turnsWithoutMeaningAreNotAskedAbout() {
    QVERIFY(!asked(QString(kHalfwish).arg(45)).contains("turned_aslant"));
  }
};

QTEST_MAIN(TestRotatedCards)
#include "tst_rotated_cards.moc"
