// Tests one round of Half the Battle from pixels to its end with the program itself: cards, and tokens on
// lanes.
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "recorded_events.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/half_the_battle/first-round");

QJsonObject sceneOf(const QString& folder) {
  QFile file(folder + "/scene.json");
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

}  // namespace

class BattleNightTest : public QObject {
  Q_OBJECT

  /// Watches the sample's scene with the monk's token moved to `to`, until shortly after that move.
  static ProgramResult watchedWith(const QJsonArray& to) {
    QJsonObject scene = sceneOf(kScene);
    QJsonArray tokens = scene["tokens"].toArray();
    for (auto token : tokens) {
      QJsonObject changed = token.toObject();
      if (changed["token"] != "monk/black") continue;
      QJsonObject action = changed["actions"].toArray().first().toObject();
      action["to"] = to;
      changed["actions"] = QJsonArray{action};
      token = changed;
    }
    scene["tokens"] = tokens;
    scene["seconds"] = 22.0;
    QJsonArray events;
    for (const auto& each : scene["say"].toArray())
      if (each.toObject()["t"].toDouble() < 22) events << each;
    scene["say"] = events;
    const QTemporaryDir folder;
    QFile file(folder.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no scene");
    file.write(QJsonDocument(scene).toJson());
    file.close();
    return run({"watch", "stage:" + folder.path()});
  }
  static QStringList reasons(const ProgramResult& result) {
    QStringList all;
    for (const QJsonObject& line : result.lines())
      if (const QJsonObject ruling = line["ruling"].toObject(); ruling["verdict"] == "unclear")
        all << ruling["reason"].toString();
    return all;
  }

 private slots:
  void everyEventOfItsTranscriptIsReported() {
    const ProgramResult result = run({"watch", "stage:" + kScene});
    const QList<QJsonObject> recorded = test::recordedEvents(kScene + "/transcript.jsonl");
    QVERIFY(recorded.size() > 10);
    QCOMPARE(test::reportedEvents(result), recorded);
    QCOMPARE(reasons(result), QStringList());
  }

  void aTokenOnALineIsAskedAbout() {
    QCOMPARE(reasons(watchedWith({363, 300})), QStringList("token_on_line"));  // lanes 5 and 6 meet at 360
  }

  void aTokenThatWalksTooFarIsAskedAbout() {
    QCOMPARE(reasons(watchedWith({235, 300})), QStringList("piece_elsewhere"));  // lane 3, four lanes away
  }
};

QTEST_MAIN(BattleNightTest)
#include "tst_battle_night.moc"
