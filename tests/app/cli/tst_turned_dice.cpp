// Tests numbered dice on tokens from pixels to reported events with the program itself: health that is
// checked, and health that is read.
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "recorded_events.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/half_the_battle/turned-dice");

QStringList cures(const ProgramResult& result) {
  QStringList all;
  for (const QJsonObject& line : result.lines())
    if (const QJsonObject ruling = line["ruling"].toObject(); ruling["verdict"] == "unclear")
      all << ruling["cure"].toString();
  return all;
}

QList<QJsonObject> ofKind(const QList<QJsonObject>& events, const char* kind) {
  QList<QJsonObject> some;
  for (const QJsonObject& event : events)
    if (event["e"] == kind) some << event;
  return some;
}

}  // namespace

class TurnedDiceTest : public QObject {
  Q_OBJECT

  /// Watches the sample's night with another way to keep health, and without the blows.
  static ProgramResult watchedWith(const char* hp) {
    QFile read(kScene + "/scene.json");
    if (!read.open(QIODevice::ReadOnly)) qFatal("no scene");
    QJsonObject scene = QJsonDocument::fromJson(read.readAll()).object();
    QJsonObject setup = scene["setup"].toObject();
    QJsonObject options = setup["options"].toObject();
    options["hp"] = hp;
    setup["options"] = options;
    scene["setup"] = setup;
    QJsonArray events;
    for (const auto& each : scene["say"].toArray())
      if (each.toObject()["event"].toObject()["e"] != "act") events << each;
    scene["say"] = events;
    const QTemporaryDir folder;
    QFile file(folder.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no scene");
    file.write(QJsonDocument(scene).toJson());
    file.close();
    return run({"watch", "stage:" + folder.path()});
  }

 private slots:
  void aCheckedDieIsSilentUnlessItShowsSomethingElse() {
    const ProgramResult result = run({"watch", "stage:" + kScene});
    QCOMPARE(test::reportedEvents(result), test::recordedEvents(kScene + "/transcript.jsonl"));
    QCOMPARE(cures(result), QStringList("The die of Monk shows 5: it should show 4"));
  }

  void aDieThatIsReadIsRecorded() {
    const ProgramResult result = watchedWith("read");
    QList<QJsonObject> dice;
    for (const auto& [piece, value] : {std::pair{"A/rogue", 4}, {"B/monk", 5}, {"B/monk", 4}})
      dice << QJsonObject{{"e", "die"}, {"piece", piece}, {"value", value}};
    QCOMPARE(ofKind(test::reportedEvents(result), "die"), dice);
    QCOMPARE(cures(result), QStringList());
  }

  void noDieIsReadWhereHealthIsEntered() {
    const ProgramResult result = watchedWith("told");
    QCOMPARE(ofKind(test::reportedEvents(result), "die"), QList<QJsonObject>());
    QCOMPARE(cures(result), QStringList());
  }
};

QTEST_GUILESS_MAIN(TurnedDiceTest)
#include "tst_turned_dice.moc"
