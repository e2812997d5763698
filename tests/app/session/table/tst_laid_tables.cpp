// Draws tables with four corner tiles from a seed and compares where zones are found with where they are.
// LK_DRAWN_TABLES=100 renders as many pictures of each game instead of a few.
#include <random>

#include <QGuiApplication>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/references.h"
#include "app/session/table/mat_frame.h"
#include "game_rows.h"
#include "rules/text/json.h"
#include "stage/camera.h"
#include "stage/stage.h"
#include "vision/marks/laid_tiles.h"
#include "vision/marks/mark_reader.h"
#include "vision/marks/sheet_search.h"

using namespace lk;
using namespace lk::app;
using test::kitOfRow;

namespace {

constexpr int kTables = 100;
constexpr int kRendered = 3;
constexpr double kMaxOffMm = 8;
constexpr double kTurned = 9;     // degrees
constexpr double kAskewMm = 1.5;  // by which a tile lies beside the corner of a true rectangle
constexpr double kNoise = 0.3;    // pixels; of a mark's corner

cv::Point2d middleOf(const cv::Rect2d& r) {
  return {r.x + r.width / 2, r.y + r.height / 2};
}

/// A table on which tiles were laid, and the camera above it.
struct LaidTable {
  std::vector<stage::TilePlace> tiles;  // in the order of the corners
  stage::CameraSpec camera;
  std::size_t hidden = 0;   // the tile that is half covered
  cv::Matx33d fromPrinted;  // millimetres of the printed mat -> of the table
};

class TableDrawer {
 public:
  TableDrawer(const vision::SheetSpec& mat, unsigned seed) : mat_(mat), random_(seed) {}

  LaidTable draw() {
    LaidTable table;
    const double size = between(0.78, 1.26);
    const cv::Vec2d stretch(size * between(0.97, 1.03), size * between(0.97, 1.03));
    std::array<cv::Point2f, 4> printed, laid;
    for (std::size_t i = 0; i < 4; ++i) {
      printed[i] = middleOf(mat_.tiles[i].square);
      const cv::Point2d at(printed[i].x * stretch[0] + between(-kAskewMm, kAskewMm),
                           printed[i].y * stretch[1] + between(-kAskewMm, kAskewMm));
      laid[i] = at;
      table.tiles.push_back({i, at, between(-kTurned, kTurned)});
    }
    table.fromPrinted = cv::Matx33d(cv::getPerspectiveTransform(printed.data(), laid.data()).ptr<double>());
    stage::CameraSpec& camera = table.camera;
    camera.width = 1920, camera.height = 1080;
    camera.tiltDeg = between(0, 30);
    camera.turnDeg = between(-8, 8);
    camera.centre = {mat_.size.width * stretch[0] / 2, mat_.size.height * stretch[1] / 2};
    for (camera.heightMm = 500; !allSeen(table); camera.heightMm *= 1.03) {
    }
    table.hidden = static_cast<std::size_t>(between(0, 3.999));
    return table;
  }

  /// Returns the marks of the tiles as a camera reports them.
  std::vector<vision::MarkSighting> marksOf(const LaidTable& table, bool allSeen) {
    const cv::Matx33d toImage = stage::Camera(table.camera).plane(0);
    std::normal_distribution<double> noise(0, kNoise);
    std::vector<vision::MarkSighting> marks;
    for (const stage::TilePlace& tile : table.tiles) {
      if (!allSeen && tile.corner == table.hidden) continue;
      const cv::Rect2d& square = mat_.tiles[tile.corner].square;
      const cv::Point2d half(square.width / 2, square.height / 2);
      const vision::Quad corners = vision::printedCorners(
          {mat_.tiles[tile.corner].text, {tile.at - half, tile.at + half}, tile.turnDeg});
      vision::MarkSighting mark{mat_.tiles[tile.corner].text, {}};
      for (std::size_t i = 0; i < 4; ++i)
        mark.corners[i] = transform(toImage, corners[i]) + cv::Point2d(noise(random_), noise(random_));
      marks.push_back(mark);
    }
    return marks;
  }

 private:
  /// Returns whether the camera hangs high enough to see all tiles with their margins.
  bool allSeen(const LaidTable& table) const {
    const stage::Camera camera(table.camera);
    const cv::Rect2d picture(4, 4, table.camera.width - 8, table.camera.height - 8);
    for (const stage::TilePlace& tile : table.tiles) {
      const double reach = mat_.tiles[tile.corner].square.width * 0.8;
      for (const cv::Point2d corner : {cv::Point2d(-1, -1), {1, -1}, {1, 1}, {-1, 1}})
        if (!picture.contains(transform(camera.plane(0), tile.at + corner * reach))) return false;
    }
    return true;
  }

  double between(double least, double most) { return std::uniform_real_distribution(least, most)(random_); }

  const vision::SheetSpec& mat_;
  std::mt19937 random_;
};

/// Returns the largest distance of a zone's corner on the table from where the tiles put it, in millimetres.
double worstZone(const LaidTable& table, const carddb::TableLayout& layout, const Sheets& sheets) {
  const TableSetting laid = asLaid(layout, sheets);
  const std::optional<cv::Matx33d> fromImage = matFromImage(laid, sheets);
  if (!fromImage) return 1e9;
  const cv::Matx33d toTable = stage::Camera(table.camera).plane(0).inv() * fromImage->inv();
  double worst = 0;
  for (std::size_t i = 0; i < layout.mat.zones.size(); ++i) {
    const carddb::RectMm &was = layout.mat.zones[i].area, &now = laid.layout.mat.zones[i].area;
    for (const cv::Point2d corner : {cv::Point2d(0, 0), {1, 0}, {1, 1}, {0, 1}}) {
      const cv::Point2d truth =
          transform(table.fromPrinted, {was.x + corner.x * was.width, was.y + corner.y * was.height});
      const cv::Point2d found =
          transform(toTable, {now.x + corner.x * now.width, now.y + corner.y * now.height});
      worst = std::max(worst, cv::norm(found - truth));
    }
  }
  return worst;
}

/// Renders the table, with a card over one half of a tile.
cv::Mat pictureOf(const LaidTable& table, const GameKit& kit) {
  constexpr const char* kCorners[] = {"NW", "NE", "SE", "SW"};
  const auto point = [](cv::Point2d at) { return Json{Json::Array{Json(at.x), Json(at.y)}}; };
  Json tiles = Json::array();
  for (const stage::TilePlace& tile : table.tiles)
    tiles.push(
        Json::object({{"corner", kCorners[tile.corner]}, {"at", point(tile.at)}, {"turn", tile.turnDeg}}));
  const cv::Point2d cover = table.tiles[table.hidden].at + cv::Point2d(34, 0);
  Json cards = Json::array();
  cards.push(Json::object({{"card", kit.cards.cards().front().id}, {"at", point(cover)}}));
  const stage::CameraSpec& camera = table.camera;
  const Json scene = Json::object({{"game", std::string(kit.id())},
                                   {"setup", Json::object({{"e", "setup"}, {"game", std::string(kit.id())}})},
                                   {"seconds", 0.2},
                                   {"mat", false},
                                   {"trays", Json::array()},
                                   {"tiles", std::move(tiles)},
                                   {"cards", std::move(cards)},
                                   {"camera", Json::object({{"width", camera.width},
                                                            {"height", camera.height},
                                                            {"height_mm", camera.heightMm},
                                                            {"tilt_deg", camera.tiltDeg},
                                                            {"turn_deg", camera.turnDeg},
                                                            {"centre", point(camera.centre)}})}});
  Outcome<stage::Stage> stage = stage::Stage::read(scene.dump(), "drawn table", kit.cards, kit.layout);
  if (!stage) qFatal("%s", stage.fault().text().c_str());
  cv::Mat bgr;
  stage->render(0, bgr);
  return bgr;
}

}  // namespace

class LaidTablesTest : public QObject {
  Q_OBJECT

 private slots:
  void zonesAreFoundWithinEightMillimetres_data() { test::gameRows(); }
  void zonesAreFoundWithinEightMillimetres() {
    const auto kit = kitOfRow();
    const std::vector<vision::SheetSpec> specs = sheetSpecs(kit->layout);
    double worst = 0, worstHidden = 0;
    for (int i = 0; i < kTables; ++i) {
      TableDrawer drawer(specs.front(), static_cast<unsigned>(i));
      const LaidTable table = drawer.draw();
      const Sheets whole = vision::locateSheets(drawer.marksOf(table, true), specs).found;
      worst = std::max(worst, worstZone(table, kit->layout, whole));
      const Sheets covered = vision::locateSheets(drawer.marksOf(table, false), specs).found;
      const double off = worstZone(table, kit->layout, covered);
      QVERIFY2(off <= kMaxOffMm, qPrintable(QStringLiteral("table %1: %2 mm").arg(i).arg(off)));
      worstHidden = std::max(worstHidden, off);
    }
    qInfo("%d tables: zones off by at most %.1f mm, with a tile hidden by %.1f mm", kTables, worst,
          worstHidden);
    QVERIFY(worst <= kMaxOffMm);
  }

  void theSizeOfTheTableIsMeasured_data() { test::gameRows(); }
  void theSizeOfTheTableIsMeasured() {
    const auto kit = kitOfRow();
    const std::vector<vision::SheetSpec> specs = sheetSpecs(kit->layout);
    double worst = 0;
    for (int i = 0; i < kTables; ++i) {
      TableDrawer drawer(specs.front(), static_cast<unsigned>(i));
      const LaidTable table = drawer.draw();
      const Sheets found = vision::locateSheets(drawer.marksOf(table, true), specs).found;
      QCOMPARE(found.size(), std::size_t{1});
      const cv::Vec2d stretch = stretchOf(kit->layout, found);
      worst = std::max({worst, std::abs(stretch[0] / table.fromPrinted(0, 0) - 1),
                        std::abs(stretch[1] / table.fromPrinted(1, 1) - 1)});
    }
    qInfo("%d tables: size off by at most %.1f %%", kTables, 100 * worst);
    QVERIFY(worst < 0.03);
  }

  void zonesAreFoundInPictures_data() { test::gameRows(); }
  void zonesAreFoundInPictures() {
    const auto kit = kitOfRow();
    const std::vector<vision::SheetSpec> specs = sheetSpecs(kit->layout);
    const int wanted = std::max(kRendered, qEnvironmentVariableIntValue("LK_DRAWN_TABLES"));
    double worst = 0;
    for (int i = 0; i < wanted; ++i) {
      const LaidTable table = TableDrawer(specs.front(), static_cast<unsigned>(1000 + i)).draw();
      cv::Mat grey;
      cv::cvtColor(pictureOf(table, *kit), grey, cv::COLOR_BGR2GRAY);
      const Sheets found = vision::locateSheets(vision::readMarks(grey), specs).found;
      const double off = worstZone(table, kit->layout, found);
      QVERIFY2(off <= kMaxOffMm, qPrintable(QStringLiteral("picture %1: %2 mm").arg(i).arg(off)));
      worst = std::max(worst, off);
    }
    qInfo("%d pictures: zones off by at most %.1f mm", wanted, worst);
  }
};

QTEST_MAIN(LaidTablesTest)
#include "tst_laid_tables.moc"
