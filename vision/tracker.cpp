#include "vision/tracker.h"

#include <algorithm>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_size.h"
#include "vision/core/quad_geometry.h"
#include "vision/marks/sheet_search.h"
#include "vision/track/frame_budget.h"
#include "vision/track/motion_detector.h"
#include "vision/track/track_cards.h"
#include "vision/track/track_cubes.h"
#include "vision/track/track_sheets.h"
#include "vision/track/track_tokens.h"
#include "vision/track/track_trays.h"

namespace lk::vision {

struct Tracker::Memory {
  CardTracker cards;
  SheetTracker sheets;
  TrayTracker trays;
  TokenTracker tokens;
  CubeTracker cubes;
  TrackerOptions options;
  MotionDetector watch;

  // A series of observations of a still image, from the first still frame to the verdict.
  bool looking = false;
  bool upheaval = false;
  bool diceWait = false;  // the last frame had no budget for them
  cv::Mat changed;
  std::vector<std::string> touchedTrays;  // sheet ids
  std::vector<SheetSighting> movedSheets;

  Memory(CardIndex index, std::vector<SheetSpec> specs, TrackerOptions trackerOptions)
      : cards(std::move(index)),
        sheets(std::move(specs)),
        tokens(trackerOptions.tokens),
        cubes(trackerOptions.cubes),
        options(std::move(trackerOptions)) {}

  std::vector<Change> beginAnew();
  [[nodiscard]] int cellSide() const { return watch.cellRect(0, 0).width; }
  void beginLooking(const cv::Mat& bgr);
  void locateSheets(const cv::Mat& bgr);
  void lookAtTrays(const cv::Mat& bgr);
  void look(const cv::Mat& bgr, FrameBudget budget);
  std::vector<Change> conclude(const cv::Mat& bgr);
  [[nodiscard]] CardSearch cardSearch(const cv::Mat& bgr) const;
};

namespace {

// Fraction of the image; if the changed regions are larger, all of it is searched.
constexpr double kWholePicture = 0.5;

/// Changed fraction of the image: when a light is switched, and the least one when the camera is bumped.
constexpr double kLight = 0.55, kCamera = 0.03;

/// Grows each region until it cuts no known card, and joins regions that meet.
std::vector<cv::Rect> wholeRegions(std::vector<cv::Rect> regions, const std::vector<StableCard>& cards,
                                   int margin, cv::Size size) {
  bool again = true;
  while (again) {
    again = false;
    for (size_t i = 0; i < regions.size(); ++i) {
      for (const StableCard& card : cards) {
        const cv::Rect box = boxAround(card.card.corners, margin, size);
        if ((regions[i] & box).empty() || (regions[i] | box) == regions[i]) continue;
        regions[i] |= box;
        again = true;
      }
      for (size_t j = regions.size() - 1; j > i; --j) {
        if ((regions[i] & regions[j]).empty()) continue;
        regions[i] |= regions[j];
        regions.erase(regions.begin() + std::ptrdiff_t(j));
        again = true;
      }
    }
  }
  double area = 0;
  for (const cv::Rect& region : regions) area += region.area();
  if (area > kWholePicture * size.area()) return {cv::Rect({}, size)};
  return regions;
}

}  // namespace

std::vector<Change> Tracker::Memory::beginAnew() {
  std::vector<Change> gone;
  for (const StableCard& card : cards.cards()) gone.emplace_back(CardGone{card.id});
  for (const StableTray& tray : trays.trays()) gone.emplace_back(TrayRead{{tray.id, tray.corners, {}}});
  for (Change& change : tokens.clear()) gone.push_back(std::move(change));
  for (Change& change : cubes.clear()) gone.push_back(std::move(change));
  cards.clear();
  sheets.clear();
  trays = {};
  watch = {};
  looking = false;
  movedSheets.clear();
  return gone;
}

CardSearch Tracker::Memory::cardSearch(const cv::Mat& bgr) const {
  CardSearch search;
  search.cell = cellSide();
  search.changed = changed.clone();
  search.ignore = cv::Mat(bgr.size(), CV_8U, cv::Scalar(0));
  for (const SheetSighting& sheet : sheets.sheets()) {
    if (!isTray(sheet.id)) continue;
    paintQuad(search.ignore, sheet.corners);
    Quad inCells = sheet.corners;
    for (cv::Point2f& p : inCells) p = p * (1.f / float(search.cell)) - cv::Point2f(0.5f, 0.5f);
    cv::Mat tray(search.changed.size(), CV_8U, cv::Scalar(0));
    paintQuad(tray, inCells);
    search.changed.setTo(0, tray);
  }
  search.marks = sheets.markQuads();
  for (const Quad& mark : search.marks) paintQuad(search.ignore, mark, 0.15);

  if (const SheetSighting* sheet = measuringSheet(sheets.sheets(), sheets.specs())) search.scale = *sheet;

  cv::Mat joined, labels, stats, centres;
  cv::dilate(search.changed, joined, cv::Mat::ones(3, 3, CV_8U));
  const int count = cv::connectedComponentsWithStats(joined, labels, stats, centres);
  std::vector<cv::Rect> regions;
  for (int i = 1; i < count; ++i) {
    const int* s = stats.ptr<int>(i);
    const cv::Rect cells(s[cv::CC_STAT_LEFT], s[cv::CC_STAT_TOP], s[cv::CC_STAT_WIDTH],
                         s[cv::CC_STAT_HEIGHT]);
    regions.push_back(watch.cellRect(cells.x, cells.y) | watch.cellRect(cells.br().x - 1, cells.br().y - 1));
  }
  search.regions = wholeRegions(std::move(regions), cards.cards(), search.cell / 2, bgr.size());
  return search;
}

void Tracker::Memory::locateSheets(const cv::Mat& bgr) {
  for (SheetSighting& sheet : sheets.look(bgr, changed, cellSide())) {
    std::erase_if(movedSheets, [&](const SheetSighting& other) { return other.id == sheet.id; });
    movedSheets.push_back(std::move(sheet));
  }
}

void Tracker::Memory::beginLooking(const cv::Mat& bgr) {
  looking = true;
  const double share = MotionDetector::share(changed);
  upheaval = watch.accepted() && share > kLight;
  if (watch.accepted() && share > kCamera) {
    if (const cv::Point2f shift = watch.shiftSinceAccepted(); shift != cv::Point2f()) {
      upheaval = true;
      cards.followCamera(bgr, shift);
    }
  }
  sheets.resetBackoff();
  locateSheets(bgr);
  trays.forgetObservations();
  diceWait = false;
  touchedTrays.clear();
  for (const SheetSighting& sheet : sheets.sheets())
    if (isTray(sheet.id) && sheets.inView(sheet.id) &&
        SheetTracker::touched(sheet.corners, changed, cellSide()))
      touchedTrays.push_back(sheet.id);
  std::vector<SheetSighting> certain;
  for (const SheetSighting& sheet : sheets.sheets())
    if (sheets.placeCertain(sheet.id, watch.grey())) certain.push_back(sheet);
  tokens.begin(certain, changed, cellSide());
  cubes.begin(certain, changed, cellSide());
  cards.begin(cardSearch(bgr));
}

void Tracker::Memory::lookAtTrays(const cv::Mat& bgr) {
  for (const SheetSighting& sheet : sheets.sheets())
    if (std::find(touchedTrays.begin(), touchedTrays.end(), sheet.id) != touchedTrays.end())
      trays.look(bgr, sheet, sheets.specOf(sheet.id));
}

/// Runs as many steps as the frame's budget allows, none twice on the same image.
void Tracker::Memory::look(const cv::Mat& bgr, FrameBudget budget) {
  const auto lookAtDice = [&] {
    diceWait = !touchedTrays.empty() && !trays.sure(touchedTrays.size());
    if (!diceWait || !budget.affords(kDiceEffort * double(touchedTrays.size()))) return;
    lookAtTrays(bgr);
    diceWait = false;
  };
  const bool waited = diceWait;
  if (waited) lookAtDice();
  std::vector<CardStep> done;
  const auto isNew = [&](CardStep step) {
    return step == CardStep::propose || std::find(done.begin(), done.end(), step) == done.end();
  };
  while (!cards.sure() && isNew(cards.next()) && budget.affords(cards.effort(bgr.size()))) {
    done.push_back(cards.next());
    cards.step(bgr);
  }
  if (!waited) lookAtDice();
  if (!tokens.sure() && budget.affords(tokens.effort())) tokens.look(bgr);
  if (!cubes.sure() && budget.affords(cubes.effort())) cubes.look(bgr);
}

std::vector<Change> Tracker::Memory::conclude(const cv::Mat& bgr) {
  looking = false;
  std::vector<Change> changes;
  for (SheetSighting& sheet : movedSheets) {
    if (isTray(sheet.id)) trays.place(sheet);
    changes.push_back(SheetMoved{std::move(sheet)});
  }
  movedSheets.clear();
  for (const std::string& id : sheets.conflicting())
    if (isTray(id)) trays.remove(trayLetter(id));
  for (StableTray& tray : trays.conclude(bgr)) changes.push_back(TrayRead{std::move(tray)});
  for (Change& change : cards.conclude(bgr, upheaval)) changes.push_back(std::move(change));
  for (Change& change : tokens.conclude()) changes.push_back(std::move(change));
  for (Change& change : cubes.conclude()) changes.push_back(std::move(change));
  watch.accept();
  return changes;
}

Tracker::Tracker(CardIndex index, std::vector<SheetSpec> sheets, TrackerOptions options)
    : memory_(std::make_unique<Memory>(std::move(index), std::move(sheets), options)) {}

Tracker::~Tracker() = default;

void Tracker::expect(CanBeThere canBeThere) {
  memory_->cards.expect(std::move(canBeThere));
}

void Tracker::readDice(std::vector<DieOnToken> dice) {
  Memory& m = *memory_;
  if (dice == m.tokens.diceRead()) return;
  const bool any = !dice.empty();
  m.tokens.readDice(std::move(dice));
  if (any && !m.tokens.tokens().empty()) m.watch.reconsider();
}

std::vector<Change> Tracker::update(const cv::Mat& bgr, double seconds) {
  Memory& m = *memory_;
  if (bgr.empty()) return {};
  if (bgr.size() != m.watch.frameSize()) {
    std::vector<Change> gone = m.beginAnew();
    m.watch.take(bgr, seconds);
    return gone;
  }
  m.watch.take(bgr, seconds);
  if (m.watch.quiet()) {
    if (!m.sheets.wantsRetry(seconds)) return {};
    m.sheets.recordAttempt(seconds);
    const size_t conflictsBefore = m.sheets.conflicting().size();
    m.changed = cv::Mat::zeros(m.watch.changedCells().size(), CV_8U);
    m.locateSheets(bgr);
    if (m.movedSheets.empty() && m.sheets.conflicting().size() == conflictsBefore) return {};
    // A sheet was found on a table at rest, so the objects on it must be observed.
    m.watch.reconsider();
    return {};
  }
  if (!m.watch.still()) {
    m.looking = false;
    return {};
  }
  FrameBudget budget(m.watch.sinceLastFrame());
  if (!m.looking) {
    m.changed = m.watch.changedCells();
    if (cv::countNonZero(m.changed) == 0) {
      // A hand passed and left everything as it was.
      if (!moving()) m.watch.accept();
      return {};
    }
    m.beginLooking(bgr);
    budget.spend(kSheetsEffort);
  }
  m.look(bgr, budget);
  if (moving() || !m.cards.sure() || !m.trays.sure(m.touchedTrays.size()) || !m.tokens.sure() ||
      !m.cubes.sure())
    return {};
  return m.conclude(bgr);
}

const CardIndex& Tracker::index() const {
  return memory_->cards.index();
}

const std::vector<StableCard>& Tracker::cards() const {
  return memory_->cards.cards();
}
const std::vector<StableTray>& Tracker::trays() const {
  return memory_->trays.trays();
}
const std::vector<StableToken>& Tracker::tokens() const {
  return memory_->tokens.tokens();
}
const std::vector<SheetSighting>& Tracker::sheets() const {
  return memory_->sheets.sheets();
}
const std::vector<std::string>& Tracker::conflictingSheets() const {
  return memory_->sheets.conflicting();
}

const std::vector<CubeSighting>& Tracker::cubes() const {
  return memory_->cubes.cubes();
}

bool Tracker::placeCertain(const std::string& sheetId) const {
  return memory_->sheets.placeCertain(sheetId, memory_->watch.grey());
}

bool Tracker::moving() const {
  return !memory_->watch.quiet() && memory_->watch.stillSeconds() < memory_->options.settleSeconds;
}

}  // namespace lk::vision
