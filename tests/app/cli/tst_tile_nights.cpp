// Plays sample nights with four corner tiles in place of the mat: the same events come of them.
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "kits.h"
#include "recorded_events.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

/// Returns a scene's text with its mat replaced by tiles that lie a little askew.
QByteArray withTiles(const QString& scene, const carddb::Sheet& mat) {
  constexpr double kTurns[] = {4, -6, 2, -3};
  QFile file(scene + "/scene.json");
  if (!file.open(QIODevice::ReadOnly)) qFatal("no scene");
  QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
  QJsonArray tiles;
  for (std::size_t i = 0; i < mat.marks.size(); ++i) {
    const carddb::RectMm& r = mat.marks[i].square;
    tiles << QJsonObject{{"corner", QString::fromStdString(mat.marks[i].text).section(':', -1)},
                         {"at", QJsonArray{r.x + r.width / 2, r.y + r.height / 2}},
                         {"turn", kTurns[i]}};
  }
  json["mat"] = false;
  json["tiles"] = tiles;
  return QJsonDocument(json).toJson();
}

}  // namespace

class TileNightsTest : public QObject {
  Q_OBJECT

 private slots:
  void theNightIsTheSame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("night");
    const auto row = [](const char* game, const char* night) { QTest::newRow(game) << game << night; };
    row("halfwish", "first-duel");
    row("magepunk", "first-clash");
    row("wtactics_orc", "first-start");
    row("half_deck_dungeon_heroes", "first-delve");
    row("half_the_battle", "first-round");
  }

  void theNightIsTheSame() {
    QFETCH(QString, game);
    QFETCH(QString, night);
    const QString sample = QStringLiteral(LK_ROOT "/samples/%1/%2").arg(game, night);
    const QTemporaryDir folder;
    QFile file(folder.filePath("scene.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(withTiles(sample, test::kit(game.toStdString())->layout.mat));
    file.close();
    const ProgramResult result = run({"watch", "--view", "record", "stage:" + folder.path()});
    const QList<QJsonObject> recorded = test::recordedEvents(sample + "/transcript.jsonl");
    QVERIFY(recorded.size() > 3);
    QCOMPARE(test::reportedEvents(result), recorded);
  }
};

QTEST_MAIN(TileNightsTest)
#include "tst_tile_nights.moc"
