// Tests zones that people drag: undone step by step, never overlapping, remembered by camera, and used by a
// night.
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/game_kit.h"
#include "app/session/calibration/zone_draft.h"
#include "app/session/table/placements.h"
#include "app/session/table/table_memory.h"

using namespace lk;
using namespace lk::app;

namespace {

const carddb::TableLayout& standard() {
  static const Outcome<std::shared_ptr<const GameKit>> kit = loadKit("halfwish");
  if (!kit) qFatal("%s", kit.fault().text().c_str());
  return (*kit)->layout;
}

std::size_t zoneCalled(const std::string& name) {
  const auto& zones = standard().mat.zones;
  for (std::size_t i = 0; i < zones.size(); ++i)
    if (zones[i].name == name) return i;
  qFatal("no zone %s", name.c_str());
}

const cv::Matx33d kCamera(1.5, 0.05, 40, -0.02, 1.3, 60, 0.0, 0.0003, 1);

vision::SheetSighting sheetAt(const std::string& id, const cv::Matx33d& toImage) {
  return {id, toImage, {}};
}

vision::CardSighting cardAt(cv::Point2d middle) {
  vision::CardSighting card;
  card.key = "halfwish/strike";
  card.face = vision::Face::up;
  const double x = middle.x - 31.5, y = middle.y - 44;
  int i = 0;
  for (const cv::Point2d p :
       {cv::Point2d(x, y), cv::Point2d(x + 63, y), cv::Point2d(x + 63, y + 88), cv::Point2d(x, y + 88)})
    card.corners[std::size_t(i++)] = transform(kCamera, p);
  return card;
}

cv::Matx33d turned(double degrees, double x, double y) {
  const double a = degrees * CV_PI / 180;
  return {std::cos(a), -std::sin(a), x, std::sin(a), std::cos(a), y, 0, 0, 1};
}

}  // namespace

class TestZones : public QObject {
  Q_OBJECT

 private slots:
  void aZoneIsDraggedAndBroughtBack() {
    ZoneDraft draft(standard(), standard());
    const std::size_t upgrades = zoneCalled("upgrades");
    QVERIFY(draft.isStandard() && !draft.canUndo());
    draft.grip(upgrades, Grip::body);
    draft.drag({30, 5});
    draft.drag({40, 0});
    QVERIFY(!draft.drop());
    QCOMPARE(draft.zones()[upgrades].area.x, 656.0);
    draft.grip(upgrades, Grip::topLeft);
    draft.drag({20, 10});
    QVERIFY(!draft.drop());
    QCOMPARE(draft.zones()[upgrades].area.x, 676.0);
    QCOMPARE(draft.zones()[upgrades].area.width, 100.0);
    QCOMPARE(draft.zones()[upgrades].area.height, 80.0);
    draft.undo();
    QCOMPARE(draft.zones()[upgrades].area.width, 120.0);
    draft.undo();
    QVERIFY(draft.isStandard() && !draft.canUndo());
    draft.grip(upgrades, Grip::body);
    draft.drag({40, 0});
    QVERIFY(!draft.drop());
    draft.toStandard();
    QVERIFY(draft.isStandard());
    draft.undo();
    QVERIFY(!draft.isStandard());
  }

  void aZoneNeedsAPlaceOfItsOwn() {
    ZoneDraft draft(standard(), standard());
    const std::size_t zone = zoneCalled("A/action/1");
    draft.grip(zone, Grip::body);
    draft.drag({60, 0});
    QCOMPARE(draft.drop().value_or(""), std::string("A/action/2"));
    draft.grip(zone, Grip::body);
    draft.drag({-60, 0});
    QCOMPARE(draft.drop().value_or(""), std::string("TRAY:A"));
    QVERIFY(draft.isStandard() && !draft.canUndo());
    draft.grip(zone, Grip::bottomRight);
    draft.drag({-500, -500});  // never smaller than half a card
    QVERIFY(!draft.drop());
    QVERIFY(draft.zones()[zone].area.width >= 30 && draft.zones()[zone].area.height >= 30);
  }

  void aTableIsRememberedByItsCamera() {
    QTemporaryDir folder;
    const TableMemory memory(folder.filePath("tables.lkdb").toStdString());
    QVERIFY(memory.recall("0", standard())->layout.mat.zones.size() == standard().mat.zones.size());
    QVERIFY(!QFile::exists(folder.filePath("tables.lkdb")));  // reading creates no file
    TableSetting setting(standard());
    const std::size_t zone = zoneCalled("upgrades");
    setting.layout.mat.zones[zone].area = {640.5, 200, 110, 95.25};
    setting.trays[0].toMat = turned(12, 100, -40);
    QVERIFY(static_cast<bool>(memory.remember("C920", "C920", setting, standard(), "2026-11-21T20:00:00Z")));
    const Outcome<TableSetting> again = memory.recall("C920", standard());
    QVERIFY(static_cast<bool>(again));
    QCOMPARE(again->layout.mat.zones[zone].area.x, 640.5);
    QCOMPARE(again->layout.mat.zones[zone].area.height, 95.25);
    QVERIFY(cv::norm(again->trays[0].toMat - setting.trays[0].toMat) < 1e-9);
    QCOMPARE(again->layout.mat.zones[0].area.x, standard().mat.zones[0].area.x);
    QCOMPARE(memory.recall("another", standard())->layout.mat.zones[zone].area.x, 616.0);
    QCOMPARE(memory.known("halfwish")->front().camera, std::string("C920"));
    QVERIFY(memory.known("half_the_battle")->empty());
  }

  void nonsenseIsRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("version") << QByteArray(R"({"schema":2})");
    QTest::newRow("area") << QByteArray(R"({"schema":1,"zones":{"upgrades":[1,2,0,4]}})");
    QTest::newRow("numbers") << QByteArray(R"({"schema":1,"zones":{"upgrades":[1,2,3]}})");
    QTest::newRow("far") << QByteArray(R"({"schema":1,"zones":{"upgrades":[1e9,2,3,3]}})");
    QTest::newRow("tray") << QByteArray(R"({"schema":1,"trays":{"A":[0,0,0,0,0,0,0,0,0]}})");
  }
  void nonsenseIsRefused() {
    QFETCH(QByteArray, json);
    QVERIFY(!TableSetting::read(*readJson(json.toStdString(), "test"), standard()));
  }

  void cardsLieInTheZonesAsDragged() {
    TableSetting setting(standard());
    const std::size_t zone = zoneCalled("upgrades");
    setting.layout.mat.zones[zone].area = {616, 500, 120, 90};
    const Placements asPrinted{TableSetting(standard())}, asDragged(setting);
    const Sheets mat{sheetAt(standard().mat.id, kCamera)};
    QCOMPARE(asPrinted.locate(cardAt({676, 251}), mat).zone, std::string("upgrades"));
    QCOMPARE(asDragged.locate(cardAt({676, 251}), mat).zone, std::string());
    QCOMPARE(asDragged.locate(cardAt({676, 545}), mat).zone, std::string("upgrades"));
  }

  void zonesAsDraggedGrowWithATableThatTilesMark() {
    TableSetting setting(standard());
    setting.layout.mat.zones[zoneCalled("upgrades")].area = {616, 400, 120, 90};
    vision::SheetSighting laid = sheetAt(standard().mat.id, kCamera);
    laid.size = {standard().mat.width * 1.2, standard().mat.height * 0.8};
    // The placements take the size over with the first thing they see, and keep what was dragged.
    Placements placements(setting);
    const auto lay = [&](cv::Point2d middle) {
      vision::StableCard card;
      card.id = 1;
      card.card = cardAt(middle);
      placements.update(vision::CardAppeared{card}, {laid}, 0);
      return placements.locate(cardAt(middle), {laid}).zone;
    };
    QCOMPARE(lay({676 * 1.2, 445 * 0.8}), std::string("upgrades"));
    QCOMPARE(lay({676, 445}), std::string());
    // A smaller table, after one tile was moved.
    laid.size = {standard().mat.width * 0.9, standard().mat.height * 0.9};
    QCOMPARE(lay({676 * 0.9, 445 * 0.9}), std::string("upgrades"));
  }

  void withoutAMatTraysAreFoundWhereTheyLie() {
    // Tray B remains the reference; A is rotated and elsewhere.
    TableSetting setting(standard());
    const cv::Matx33d elsewhere = turned(9, 60, 330);
    Sheets seen;
    for (const TrayPlace& tray : setting.trays)
      seen.push_back(sheetAt(std::string("TRAY:") + rules::letter(tray.seat),
                             kCamera * (tray.seat == rules::Seat::A ? elsewhere : tray.toMat)));
    setting = withTraysAsSeen(setting, seen);
    for (const TrayPlace& tray : setting.trays)
      if (tray.seat == rules::Seat::A) QVERIFY(cv::norm(tray.toMat - elsewhere) < 1e-6);
    // From then on either tray locates the zones, wherever the camera moves.
    const Placements placements(setting);
    for (const auto& only : seen)
      QCOMPARE(placements.locate(cardAt({265, 350}), {only}).zone, std::string("A/action/1"));
    QCOMPARE(placements.locate(cardAt({265, 350}), seen).zone, std::string("A/action/1"));
  }

  void aTrayThatWasPushedMovesNoZone() {
    const TableSetting setting(standard());
    Sheets seen;
    for (const TrayPlace& tray : setting.trays)
      seen.push_back(sheetAt(std::string("TRAY:") + rules::letter(tray.seat),
                             kCamera * (tray.seat == rules::Seat::A ? turned(5, 10, 300) : tray.toMat)));
    QCOMPARE(Placements(setting).locate(cardAt({265, 350}), seen).zone, std::string("A/action/1"));
  }
};

QTEST_MAIN(TestZones)
#include "tst_zones.moc"
