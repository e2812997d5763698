#include "app/session/calibration/table_check.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <opencv2/imgproc.hpp>

#include "app/session/calibration/camera_pose.h"
#include "app/session/calibration/light.h"
#include "app/session/calibration/picture_hints.h"
#include "faces/face_style.h"
#include "faces/qr_symbol.h"
#include "vision/marks/mark_finder.h"
#include "vision/marks/mark_reader.h"

namespace lk::app {

namespace {

constexpr double kMinPaper = 80;        // grey level
constexpr double kMinBlur = 1.4;        // pixels; always acceptable
constexpr double kBlurModules = 0.5;    // modules; marks with more blur cannot be read
constexpr double kBlurUnread = 3;       // pixels; limit if no mark is read
constexpr double kReserve = 0.95;       // factor: modules of a few pixels are measured to some percent
constexpr double kMaxTilt = 40;         // degrees
constexpr double kMinCard = 90;         // pixels of a card's long side
constexpr double kMinRate = 12;         // frames per second
constexpr double kGlareMm = 11;         // size of a die's face: a smaller reflection hides nothing
constexpr double kGlareShare = 0.0004;  // fraction of the picture; used if the scale is unknown
constexpr double kMaxDoubt = 0.12;      // maximum SymbolFrame::doubt that three squares belong to one symbol
constexpr int kMaxSymbols = 12;
constexpr double kMaxScaled = 0.04;  // deviation of a print that may be due to measuring

double sideOf(const vision::Quad& quad) {
  double shortest = 1e9;
  for (std::size_t i = 0; i < 4; ++i)
    shortest = std::min(shortest, double(cv::norm(quad[(i + 1) % 4] - quad[i])));
  return shortest;
}

vision::Quad quadOf(const cv::Rect& box) {
  const cv::Point2f a(box.tl()), b(box.br());
  return {a, {b.x, a.y}, b, {a.x, b.y}};
}

const vision::SheetSighting* find(const TableObservation& seen, const std::string& id) {
  for (const vision::SheetSighting& sheet : seen.sheets.found)
    if (sheet.id == id) return &sheet;
  return nullptr;
}

std::string trayId(rules::Seat seat) {
  return std::string("TRAY:") + rules::letter(seat);
}

/// Computes the checks of one frame.
class Looker {
 public:
  Looker(const TableObservation& seen, const TableSetting& setting) : seen_(seen), setting_(setting) {
    cv::cvtColor(seen.bgr, grey_, cv::COLOR_BGR2GRAY);
    if (const auto toMat = matFromImage(setting, seen.sheets.found)) toImage_ = toMat->inv();
  }

  [[nodiscard]] CheckResult light() const {
    const double level = paperLevel(grey_, sheetMask());
    return {Check::light, level >= kMinPaper ? CheckState::good : CheckState::bad, level, kMinPaper};
  }

  [[nodiscard]] CheckResult glare() const {
    CheckResult result{Check::glare, CheckState::good};
    const double scale = pixelsPerMm();
    const double least = scale > 0 ? std::pow(kGlareMm * scale, 2) : kGlareShare * double(seen_.bgr.total());
    for (const cv::Rect& place : overexposedPlaces(seen_.bgr, least, coveredMask())) {
      result.state = CheckState::bad;
      result.outlines.push_back(quadOf(place));
      const std::string name = placeAt(cv::Point2d(place.tl() + place.br()) / 2);
      if (!name.empty() && std::find(result.places.begin(), result.places.end(), name) == result.places.end())
        result.places.push_back(name);
    }
    return result;
  }

  [[nodiscard]] CheckResult sharp() const {
    CheckResult result{Check::sharp};
    if (seen_.marks.empty()) {
      result.value = blurPixels(grey_, cv::Rect({}, grey_.size()));
      result.wanted = kBlurUnread;
      if (result.value > kBlurUnread) result.state = CheckState::bad;
      return result;
    }
    result.state = CheckState::good;
    for (const vision::MarkSighting& mark : seen_.marks) {
      const double blur = blurPixels(
          grey_, cv::boundingRect(std::vector<cv::Point2f>(mark.corners.begin(), mark.corners.end())));
      const double most = std::max(kMinBlur, kBlurModules * modulePixels(mark));
      if (blur <= result.value) continue;
      result.value = blur;
      result.wanted = most;
      if (blur > most) result.state = CheckState::bad;
    }
    return result;
  }

  [[nodiscard]] CheckResult distance() const {
    CheckResult result{Check::distance};
    result.value = seen_.modulePixels;
    result.wanted = carddb::kMinModulePixels;
    result.state = result.value >= result.wanted ? CheckState::good : CheckState::bad;
    if (result.state == CheckState::good) return result;
    result.morePixels = seen_.bgr.cols < 1920;
    const std::optional<CameraPose> pose = this->pose();
    if (pose) result.advice = kReserve * pose->distanceMm * result.value / result.wanted;
    return result;
  }

  [[nodiscard]] CheckResult tilt() const {
    CheckResult result{Check::tilt, CheckState::unknown, 0, kMaxTilt};
    if (const std::optional<CameraPose> pose = this->pose()) {
      result.value = pose->tiltDeg;
      result.state = pose->tiltDeg <= kMaxTilt ? CheckState::good : CheckState::bad;
    }
    return result;
  }

  [[nodiscard]] CheckResult sheets() const {
    CheckResult result{Check::sheets, CheckState::good};
    for (const std::string& id : seen_.sheets.conflicting)
      if (vision::isTray(id)) result.places.push_back(id);
    result.twice = !result.places.empty();
    if (!result.twice)
      for (const TrayPlace& tray : setting_.trays)
        if (!find(seen_, trayId(tray.seat))) result.places.push_back(trayId(tray.seat));
    if (!result.places.empty()) result.state = CheckState::bad;
    return result;
  }

  [[nodiscard]] CheckResult mat() const {
    CheckResult result{Check::mat};
    if (seen_.tiles.any) {
      result.tiles = seen_.tiles;
      const double printed = printedAgainstTrays();
      if (!result.tiles.trouble && std::abs(printed - 1) > kMaxScaled) {
        result.tiles.trouble = TileTrouble::scaled;
        result.tiles.stretch = printed;
      }
      result.state = result.tiles.trouble ? CheckState::bad : CheckState::good;
      result.places = seen_.tiles.corners;
      return result;
    }
    const vision::SheetSighting* mat = find(seen_, setting_.layout.mat.id);
    if (!mat) return result;
    result.state = CheckState::good;
    for (const carddb::SheetMark& mark : setting_.layout.mat.marks) {
      const bool read = std::any_of(seen_.marks.begin(), seen_.marks.end(),
                                    [&](const auto& m) { return m.text == mark.text; });
      if (read) continue;
      result.state = CheckState::bad;
      result.places.push_back(mark.text.substr(mark.text.rfind(':') + 1));
    }
    return result;
  }

  [[nodiscard]] CheckResult cards() const {
    CheckResult result{Check::cards, CheckState::unknown, 0, kMinCard};
    if (!toImage_) return result;
    result.value = 1e9;
    for (const carddb::Zone& zone : setting_.layout.mat.zones) {
      if (isTrayZone(zone)) continue;
      const cv::Point2d at(zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2);
      for (const cv::Point2d along : {cv::Point2d(0.5, 0), cv::Point2d(0, 0.5)}) {
        const double length = cv::norm(transform(*toImage_, at + along * faces::kCardHeightMm) -
                                       transform(*toImage_, at - along * faces::kCardHeightMm));
        result.value = std::min(result.value, length);
      }
    }
    result.state = result.value >= kMinCard ? CheckState::good : CheckState::bad;
    return result;
  }

  [[nodiscard]] CheckResult zones() const {
    CheckResult result{Check::zones};
    if (!toImage_) return result;
    result.state = CheckState::good;
    const cv::Rect2d picture(0, 0, seen_.bgr.cols, seen_.bgr.rows);
    for (const carddb::Zone& zone : setting_.layout.mat.zones) {
      const carddb::RectMm& r = zone.area;
      bool inside = true;
      for (const cv::Point2d corner :
           {cv::Point2d(r.x, r.y), cv::Point2d(r.x + r.width, r.y),
            cv::Point2d(r.x + r.width, r.y + r.height), cv::Point2d(r.x, r.y + r.height)})
        inside = inside && picture.contains(transform(*toImage_, corner));
      if (!inside && !isTrayZone(zone)) result.places.push_back(zone.name);
    }
    if (!result.places.empty()) result.state = CheckState::bad;
    return result;
  }

  [[nodiscard]] CheckResult rate() const {
    CheckResult result{Check::rate, CheckState::unknown, seen_.framesPerSecond, kMinRate};
    if (!seen_.live || seen_.framesPerSecond <= 0) return result;
    result.state = seen_.framesPerSecond >= kMinRate ? CheckState::good : CheckState::bad;
    return result;
  }

 private:
  static double modulePixels(const vision::MarkSighting& mark) {
    const int side = faces::qrSymbol(mark.text).side;
    return side > 0 ? sideOf(mark.corners) / side : 0;
  }

  /// Uses the mat if it is seen, since it is the largest sheet; otherwise the first sheet found.
  [[nodiscard]] std::optional<CameraPose> pose() const {
    const vision::SheetSighting* best = find(seen_, setting_.layout.mat.id);
    for (const vision::SheetSighting& sheet : seen_.sheets.found)
      if (!best) best = &sheet;
    return best ? cameraPose(*best, seen_.bgr.size()) : std::nullopt;
  }

  /// Returns the size in which the tiles are printed, measured by the trays; 1 without trays.
  [[nodiscard]] double printedAgainstTrays() const {
    const vision::SheetSighting* table = find(seen_, setting_.layout.mat.id);
    double sum = 0;
    int count = 0;
    for (const vision::SheetSighting& tray : seen_.sheets.found) {
      if (!table || !vision::isTray(tray.id)) continue;
      const auto at = [&](std::size_t i) { return vision::toMillimetres(*table, tray.corners[i]); };
      for (std::size_t i = 0; i < 4; ++i)
        sum += cv::norm(at((i + 1) % 4) - at(i)) / (i % 2 == 0 ? tray.size.width : tray.size.height), ++count;
    }
    return count == 0 ? 1 : count / sum;
  }

  [[nodiscard]] double pixelsPerMm() const {
    if (!toImage_) return 0;
    const cv::Point2d middle(setting_.layout.mat.width / 2, setting_.layout.mat.height / 2);
    return cv::norm(transform(*toImage_, middle + cv::Point2d(10, 0)) - transform(*toImage_, middle)) / 10;
  }

  [[nodiscard]] cv::Mat maskOf(const std::function<bool(const vision::SheetSighting&)>& wanted) const {
    cv::Mat mask;
    for (const vision::SheetSighting& sheet : seen_.sheets.found) {
      if (!wanted(sheet)) continue;
      if (mask.empty()) mask = cv::Mat(grey_.size(), CV_8U, cv::Scalar(0));
      std::vector<cv::Point> outline;
      for (const cv::Point2f& corner : sheet.corners) outline.emplace_back(corner);
      cv::fillConvexPoly(mask, outline, 255);
    }
    return mask;
  }
  [[nodiscard]] bool covered(const vision::SheetSighting& sheet) const {
    return std::any_of(seen_.covered.begin(), seen_.covered.end(),
                       [&](rules::Seat seat) { return sheet.id == trayId(seat); });
  }
  [[nodiscard]] cv::Mat coveredMask() const {
    return maskOf([&](const vision::SheetSighting& sheet) { return covered(sheet); });
  }
  [[nodiscard]] cv::Mat sheetMask() const {
    return maskOf([&](const vision::SheetSighting& sheet) { return !covered(sheet); });
  }

  /// Returns the zone or tray at a pixel; empty if there is none.
  [[nodiscard]] std::string placeAt(cv::Point2d pixel) const {
    for (const vision::SheetSighting& sheet : seen_.sheets.found) {
      const std::vector<cv::Point2f> outline(sheet.corners.begin(), sheet.corners.end());
      if (vision::isTray(sheet.id) && cv::pointPolygonTest(outline, cv::Point2f(pixel), false) > 0)
        return sheet.id;
    }
    if (!toImage_) return {};
    const cv::Point2d mm = transform(toImage_->inv(), pixel);
    for (const carddb::Zone& zone : setting_.layout.mat.zones) {
      const carddb::RectMm& r = zone.area;
      if (!isTrayZone(zone) && cv::Rect2d(r.x, r.y, r.width, r.height).contains(mm)) return zone.name;
    }
    return {};
  }

  const TableObservation& seen_;
  const TableSetting& setting_;
  cv::Mat grey_;
  std::optional<cv::Matx33d> toImage_;
};

/// Returns the module size of the smallest mark that is read. If a tray is missing, symbols that look like
/// unread marks are included.
double smallestModule(const cv::Mat& grey, const TableObservation& seen,
                      const std::vector<vision::SheetSpec>& specs) {
  double smallest = 0;
  const auto note = [&](double module) {
    if (module > 0 && (smallest == 0 || module < smallest)) smallest = module;
  };
  for (const vision::MarkSighting& mark : seen.marks) {
    const int side = mark.text.starts_with("LK1:") ? faces::qrSymbol(mark.text).side : 0;
    if (side > 0) note(sideOf(mark.corners) / side);
  }
  const bool missing = std::any_of(specs.begin(), specs.end(), [&](const vision::SheetSpec& spec) {
    return vision::isTray(spec.id) && !find(seen, spec.id);
  });
  if (!missing) return smallest;
  cv::Mat twice;  // symbols too small to be read are found only in an enlarged picture
  cv::resize(grey, twice, {}, 2, 2, cv::INTER_CUBIC);
  for (const vision::SymbolFrame& frame :
       vision::findSymbolFrames(vision::findFinderSquares(twice), kMaxSymbols))
    if (frame.doubt < kMaxDoubt) note(frame.module / 2);
  return smallest;
}

}  // namespace

TableObservation observeTable(const cv::Mat& bgr, const std::vector<vision::SheetSpec>& specs) {
  TableObservation seen;
  seen.bgr = bgr;
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  seen.marks = vision::readMarks(grey, vision::MarkEffort::thorough);
  seen.sheets = vision::locateSheets(seen.marks, specs);
  for (const vision::SheetSpec& spec : specs)
    if (!spec.tiles.empty()) seen.tiles = checkTiles(seen.marks, spec);
  seen.modulePixels = smallestModule(grey, seen, specs);
  seen.mirrored = seen.sheets.found.empty() && showsMirroredMarks(grey);
  return seen;
}

std::vector<CheckResult> checkTable(const TableObservation& seen, const TableSetting& printed) {
  const TableSetting setting = asLaid(printed, seen.sheets.found);
  const Looker look(seen, setting);
  std::vector<CheckResult> results{look.light(), look.sharp(), look.distance(), look.sheets(), look.mat(),
                                   look.tilt(),  look.cards(), look.zones(),    look.glare(),  look.rate()};
  if (seen.mirrored) results.insert(results.begin(), {Check::mirror, CheckState::bad});
  if (seen.colourless) results.push_back({Check::colour, CheckState::bad});
  return results;
}

bool tableReady(const std::vector<CheckResult>& results) {
  return std::all_of(results.begin(), results.end(), [](const CheckResult& result) {
    const bool optional = result.check == Check::mat || result.check == Check::rate;
    return result.state == CheckState::good || (optional && result.state == CheckState::unknown);
  });
}

}  // namespace lk::app
