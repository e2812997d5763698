// Tests chips, arrows and cubes from pixels to the referee with the program itself: silent if they lie right,
// a question otherwise.
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "recorded_events.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

QJsonObject sampleScene(const char* sample) {
  QFile file(QStringLiteral(LK_ROOT "/samples/%1/scene.json").arg(QLatin1String(sample)));
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonObject parsed(const char* json) {
  return QJsonDocument::fromJson(json).object();
}

QJsonObject cube(double x, double y, const char* colour = "red") {
  return {{"colour", colour}, {"at", QJsonArray{x, y}}, {"turn", 20}};
}

/// Returns a cube that is laid onto a card after the card is known.
QJsonObject laid(double seconds, QJsonObject cube) {
  cube["actions"] = QJsonArray{QJsonObject{{"t", seconds}, {"do", "lay"}}};
  return cube;
}

/// Watches the first seconds of a scene to their end, without the scene's later actions.
ProgramResult watched(QJsonObject scene, double seconds) {
  scene["seconds"] = seconds;
  scene["fps"] = 10;
  for (const char* list : {"cards", "tokens"}) {
    QJsonArray kept;
    for (const auto& each : scene[list].toArray()) {
      QJsonObject thing = each.toObject();
      QJsonArray actions;
      for (const auto& action : thing["actions"].toArray())
        if (action.toObject()["t"].toDouble() < seconds) actions << action;
      const bool laidLater =
          !thing["actions"].toArray().isEmpty() && thing["actions"].toArray().first()["do"] == "lay";
      if (actions.isEmpty() && laidLater) continue;
      thing["actions"] = actions;
      kept << thing;
    }
    scene[list] = kept;
  }
  QJsonArray events;
  for (const auto& each : scene["say"].toArray())
    if (each.toObject()["t"].toDouble() < seconds) events << each;
  scene["say"] = events;
  const QTemporaryDir folder;
  QFile file(folder.filePath("scene.json"));
  if (!file.open(QIODevice::WriteOnly)) qFatal("no scene");
  file.write(QJsonDocument(scene).toJson());
  file.close();
  return run({"watch", "stage:" + folder.path()});
}

/// Returns the reasons of its questions, sorted.
QStringList asked(const QJsonObject& scene, double seconds) {
  const ProgramResult result = watched(scene, seconds);
  QStringList reasons;
  for (const QJsonObject& line : result.lines())
    if (const QJsonObject ruling = line["ruling"].toObject(); ruling["verdict"] == "unclear")
      reasons << ruling["reason"].toString();
  if (result.exit != 0) reasons << QString::fromUtf8(result.err);
  reasons.sort();
  return reasons;
}

}  // namespace

class SmallThingsNightTest : public QObject {
  Q_OBJECT

  /// The first round, with other small tokens.
  static QJsonObject battle(const QJsonArray& small) {
    QJsonObject scene = sampleScene("half_the_battle/first-round");
    QJsonArray tokens;
    for (const auto& each : scene["tokens"].toArray())
      if (each.toObject()["token"] != "initiative") tokens << each;
    for (const auto& each : small) tokens << each;
    scene["tokens"] = tokens;
    return scene;
  }
  static QJsonObject small(const char* token, const QJsonValue& at, double turn = 0) {
    return {{"token", token}, {"at", at}, {"turn", turn}};
  }
  static QJsonObject clash(const QJsonArray& cubes) {
    QJsonObject scene = sampleScene("magepunk/first-clash");
    scene["cubes"] = cubes;
    return scene;
  }
  /// Two Entities after their fight: the ox has two damage.
  static QJsonObject afterFight(const QJsonArray& cubes) {
    QJsonObject scene = clash(cubes);
    scene["setup"] = parsed(
        R"({"e":"setup","game":"magepunk","position":{"turn":7,"active":"A","phase":"main2","seats":{
            "A":{"life":9,"hand":4,"deck":12,"resources":{"kinesis":2},"battlefield":[{"card":"burrow_ox","damage":2}]},
            "B":{"life":6,"hand":3,"deck":12,"battlefield":["choir_drone"]}}}})");
    return scene;
  }
  static QJsonObject armies(const QJsonArray& cubes) {
    QJsonObject scene = sampleScene("wtactics_orc/first-start");
    scene["setup"] = parsed(
        R"({"e":"setup","game":"wtactics_orc","position":{"step":"attack","seats":{
            "A":{"army":{"A-F1":{"card":"old_alder","damage":2},"A-F3":"mage"}},"B":{"army":{"B-F1":"walking_corpse"}}}}})");
    scene["cards"] = QJsonArray{QJsonObject{{"card", "old_alder"}, {"at", "A-F1"}},
                                QJsonObject{{"card", "mage"}, {"at", "A-F3"}},
                                QJsonObject{{"card", "walking_corpse"}, {"at", "B-F1"}}};
    scene["say"] = QJsonArray();
    scene["cubes"] = cubes;
    return scene;
  }

 private slots:
  void smallTokensThatLieRightAreSilent() {
    QCOMPARE(asked(battle({small("initiative", "B/initiative"), small("hexed/1", QJsonArray{285, 345})}), 12),
             QStringList());
  }

  void smallTokensThatLieWrongAreAskedAbout() {
    const QJsonArray wrong{small("initiative", "A/initiative"), small("entangled/1", "mark/5", 270),
                           small("hexed/1", QJsonArray{173, 188}, 33),
                           small("necrotic_strike/3", "B/ability")};
    QCOMPARE(asked(battle(wrong), 12),
             QStringList({"ability_tokens", "initiative_elsewhere", "marker_elsewhere", "marker_not_put"}));
  }

  void cubesThatShowLifeAndDamageAreSilent() {
    QCOMPARE(asked(clash({cube(883.7, 429), cube(930.3, 153.9)}), 3), QStringList());  // 9 and 6
    QCOMPARE(asked(afterFight({laid(2, cube(165, 455)), laid(3.6, cube(190, 458))}), 5),
             QStringList("damage_cubes"));  // one cube, then two
  }

  void aLifeCubeThatLiesElsewhereIsAskedAbout() {
    QCOMPARE(asked(clash({cube(883.7, 429), cube(883.7, 153.9)}), 3), QStringList("life_cube"));  // 9 and 8
  }

  void cubesThatDoNotAddUpAreAskedAbout() {
    QCOMPARE(asked(afterFight({laid(2, cube(172, 415))}), 4),
             QStringList("damage_cubes"));  // on the card's picture
    QCOMPARE(asked(afterFight({laid(2, cube(170, 128))}), 4),
             QStringList("cubes_left"));  // the drone has no damage
    QCOMPARE(asked(afterFight({laid(2, cube(165, 455, "blue"))}), 4), QStringList());
  }

  void damageTokensOnCreaturesAreCounted() {
    QCOMPARE(asked(armies({cube(290, 285), cube(305, 310), cube(262, 457)}), 3), QStringList());
    QCOMPARE(asked(armies({cube(290, 285)}), 3), QStringList("rest_meant"));
    QCOMPARE(asked(armies({cube(290, 285), cube(305, 310), cube(487, 290)}), 3), QStringList("damage_cubes"));
    QCOMPARE(asked(armies({cube(290, 285), cube(305, 310), cube(350, 457)}), 3), QStringList("points_cube"));
  }

  void chipsOnCardsAreReadThere() {
    QJsonObject scene = afterFight({});
    scene["setup"] = parsed(
        R"({"e":"setup","game":"magepunk","position":{"turn":7,"active":"A","phase":"main2","seats":{
            "A":{"life":9,"hand":4,"deck":12,"battlefield":["flywheel_turret"]},
            "B":{"life":6,"hand":3,"deck":12}}}})");
    scene["cards"] = QJsonArray{QJsonObject{{"card", "flywheel_turret"}, {"at", QJsonArray{200, 524}}}};
    scene["tokens"] = QJsonArray{laid(2, small("biom/2", QJsonArray{200, 540}, 50))};
    QCOMPARE(asked(scene, 4), QStringList("energy_chips"));
    scene["tokens"] = QJsonArray{laid(2, small("link_1/2", QJsonArray{200, 540}, 200))};
    QCOMPARE(asked(scene, 4), QStringList("no_ability_now"));  // no charge is left for it
  }

  void thePointerChipSaysWhomToAttack() {
    QJsonObject scene = armies({cube(290, 285), cube(305, 310)});
    scene["setup"] = parsed(
        R"({"e":"setup","game":"wtactics_orc","position":{"step":"attack","seats":{
            "A":{"army":{"A-F1":{"card":"old_alder","damage":2},"A-F3":"knight"}},"B":{"army":{"B-F3":"walking_corpse"}}}}})");
    const QJsonArray turned{QJsonObject{{"t", 2.0}, {"do", "turn"}, {"turn", 90}}};
    scene["cards"] = QJsonArray{QJsonObject{{"card", "old_alder"}, {"at", "A-F1"}},
                                QJsonObject{{"card", "knight"}, {"at", "A-F3"}, {"actions", turned}},
                                QJsonObject{{"card", "walking_corpse"}, {"at", "B-F3"}}};
    scene["tokens"] = QJsonArray{laid(4, small("pointer/1", QJsonArray{487, 225}, 10))};
    const QList<QJsonObject> reported = test::reportedEvents(watched(scene, 6));
    QCOMPARE(reported.size(), 2);
    QCOMPARE(reported.last(),
             parsed(R"({"e":"attack","seat":"A","attackers":["A-F3"],"target":"B-F3","type":"close"})"));
  }

  void aMatHalfOutOfThePictureInventsNothing() {
    QJsonObject scene = armies({cube(290, 285), cube(305, 310)});
    QJsonObject camera = scene["camera"].toObject();
    camera["centre"] = QJsonArray{40, 250};
    scene["camera"] = camera;
    QCOMPARE(asked(scene, 3), QStringList());
  }
};

QTEST_MAIN(SmallThingsNightTest)
#include "tst_small_things_night.moc"
