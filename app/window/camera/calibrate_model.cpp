#include "app/window/camera/calibrate_model.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/capture/mirrored_source.h"
#include "app/phrases/check_words.h"

namespace lk::app {

namespace {

constexpr Grip kCornerGrips[] = {Grip::topLeft, Grip::topRight, Grip::bottomRight, Grip::bottomLeft};

QString stateWord(CheckState state) {
  switch (state) {
    case CheckState::good:
      return QStringLiteral("good");
    case CheckState::bad:
      return QStringLiteral("bad");
    case CheckState::unknown:
      break;
  }
  return QStringLiteral("unknown");
}

}  // namespace

CalibrateModel::CalibrateModel(std::shared_ptr<const GameKit> kit, std::string tables, PictureSlot& night,
                               QObject* parent)
    : QObject(parent), kit_(std::move(kit)), tables_(std::move(tables)), night_(&night) {}

void CalibrateModel::begin(const QString& source, const QString& name) {
  if (nightOn_ && !nightIsSeen())
    return setErrorText(tr("A game is in progress: dice in the trays would be visible"));
  setErrorText({});
  moment_.reset();
  draft_.reset();
  current_.reset();
  checks_.clear();
  camera_ = source;
  name_ = name;
  duringNight_ = nightIsSeen();
  if (duringNight_) {
    camera_ = QString::fromStdString(nightSource_);
    emit nightLookWanted(true);
  } else {
    source_ = PictureSource::starting;
    emit beginWanted({source.toStdString(), name.toStdString(), kit_, tables_, hiddenDice_});
  }
  emit sourceChanged();
  emit shown();
  emit zonesChanged();
}

void CalibrateModel::setHiddenDice(std::vector<rules::Seat> trays) {
  hiddenDice_ = std::move(trays);
  if (!duringNight_ && !hiddenDice_.empty()) end();  // its picture may show the dice
}

void CalibrateModel::end() {
  if (!running()) return;
  if (duringNight_) {
    emit nightLookWanted(false);
  } else {
    if (ready()) emit rememberWanted();  // store the position of the trays
    emit endWanted();
  }
  duringNight_ = false;
  source_ = PictureSource::none;
  moment_.reset();
  draft_.reset();
  current_.reset();
  checks_.clear();
  emit sourceChanged();
  emit shown();
  emit zonesChanged();
}

void CalibrateModel::show(const CalibrationMoment& moment) {
  if (!running()) return;  // a late message
  moment_ = moment;
  if (!draft_) {
    draft_.emplace(moment.setting, kit_->layout);
    if (!draft_->movable().empty()) current_ = draft_->movable().front();
    emit zonesChanged();
  }
  draft_->placeTrays(moment.setting.trays);
  QList<TableCheck> checks;
  // Problems first. Unknown checks are left out, except for the mat.
  std::vector<CheckResult> results = moment.checks;
  std::stable_partition(results.begin(), results.end(),
                        [](const CheckResult& r) { return r.state == CheckState::bad; });
  std::erase_if(results,
                [](const CheckResult& r) { return r.state == CheckState::unknown && r.check != Check::mat; });
  for (const CheckResult& result : results)
    checks +=
        TableCheck{checkName(result.check), stateWord(result.state), checkFound(result), checkCure(result)};
  checks_ = std::move(checks);
  emit shown();
}

void CalibrateModel::setSource(PictureSource source) {
  if (duringNight_ || source == source_) return;
  source_ = source;
  emit sourceChanged();
}

void CalibrateModel::setErrorText(const QString& errorText) {
  if (errorText == errorText_) return;
  errorText_ = errorText;
  emit errorTextChanged();
}

QString CalibrateModel::sourceText() const {
  if (duringNight_) return tr("A game is in progress: private areas stay covered");
  if (source_ == PictureSource::live && !hiddenDice_.empty())
    return tr("Your unfinished night has secret dice: nothing is shown until the camera sees their trays");
  switch (source_) {
    case PictureSource::none:
      return {};
    case PictureSource::starting:
      return tr("Opening the camera");
    case PictureSource::live:
      return tr("The camera sees the table");
    case PictureSource::lost:
      return tr("Camera disconnected. Looking for it...");
    case PictureSource::ended:
      return tr("There are no more pictures");
  }
  return {};
}

bool CalibrateModel::mirrored() const {
  return asksForMirror(camera_.toStdString());
}

bool CalibrateModel::offersMirror() const {
  if (duringNight_ || !running()) return false;
  const auto looksMirrored = [](const CheckResult& r) { return r.check == Check::mirror; };
  return mirrored() ||
         (moment_ && std::any_of(moment_->checks.begin(), moment_->checks.end(), looksMirrored));
}

QString CalibrateModel::otherwiseMirrored() const {
  const std::string camera = camera_.toStdString();
  return QString::fromStdString(mirrored() ? std::string(withoutMirror(camera))
                                           : std::string(kMirror) + camera);
}

QString CalibrateModel::verdict() const {
  if (ready()) return tr("The table is ready");
  if (!moment_ || moment_->checks.empty()) return tr("Looking at the table");
  const auto bad = std::count_if(moment_->checks.begin(), moment_->checks.end(),
                                 [](const CheckResult& r) { return r.state == CheckState::bad; });
  return bad > 0 ? tr("%n things to fix", nullptr, static_cast<int>(bad)) : tr("Looking at the table");
}

std::optional<cv::Point2d> CalibrateModel::toMat(QPointF pixel) const {
  if (!located()) return std::nullopt;
  return transform(moment_->matToImage->inv(), {pixel.x(), pixel.y()});
}

QPolygonF CalibrateModel::cornersOf(const carddb::RectMm& r) const {
  QPolygonF corners;
  for (const cv::Point2d mm :
       {cv::Point2d(r.x, r.y), cv::Point2d(r.x + r.width, r.y), cv::Point2d(r.x + r.width, r.y + r.height),
        cv::Point2d(r.x, r.y + r.height)}) {
    const cv::Point2d p = transform(*moment_->matToImage, mm);
    corners << QPointF(p.x, p.y);
  }
  return corners;
}

std::vector<CalibrateModel::ZoneShape> CalibrateModel::zoneShapes() const {
  std::vector<ZoneShape> shapes;
  if (!draft_ || !located()) return shapes;
  for (const std::size_t i : draft_->movable()) {
    const carddb::Zone& zone = draft_->zones()[i];
    shapes.push_back({zoneText(zone.name), cornersOf(zone.area), current_ == i});
  }
  return shapes;
}

std::vector<QPolygonF> CalibrateModel::badPlaces() const {
  std::vector<QPolygonF> places;
  if (!moment_) return places;
  for (const CheckResult& result : moment_->checks)
    for (const vision::Quad& quad : result.outlines) {
      QPolygonF place;
      for (const cv::Point2f& corner : quad) place << QPointF(corner.x, corner.y);
      places.push_back(place);
    }
  return places;
}

QSizeF CalibrateModel::pictureSize() const {
  return moment_ ? QSizeF(moment_->picture.width, moment_->picture.height) : QSizeF();
}

QString CalibrateModel::zone() const {
  return draft_ && current_ ? zoneText(draft_->zones()[*current_].name) : QString();
}

QString CalibrateModel::zonePlace() const {
  if (!draft_ || !current_) return {};
  const carddb::RectMm& r = draft_->zones()[*current_].area;
  const auto mm = [](double value) { return QLocale().toString(std::round(value), 'f', 0); };
  return tr("%1 by %2 mm, %3 mm from the left, %4 mm from the top")
      .arg(mm(r.width), mm(r.height), mm(r.x), mm(r.y));
}

void CalibrateModel::step(int by) {
  if (!draft_ || draft_->movable().empty()) return;
  const std::vector<std::size_t>& movable = draft_->movable();
  const auto at = std::find(movable.begin(), movable.end(), current_.value_or(movable.front()));
  const auto count = static_cast<std::ptrdiff_t>(movable.size());
  current_ = movable[static_cast<std::size_t>(((at - movable.begin() + by) % count + count) % count)];
  refusal_.clear();
  emit zonesChanged();
}

bool CalibrateModel::grip(QPointF pixel, double reach) {
  const std::optional<cv::Point2d> mm = toMat(pixel);
  if (!mm || !draft_) return false;
  refusal_.clear();
  if (current_) {
    const QPolygonF corners = cornersOf(draft_->zones()[*current_].area);
    for (int i = 0; i < corners.size(); ++i) {
      if (QLineF(corners[i], pixel).length() > reach) continue;
      draft_->grip(*current_, kCornerGrips[i]);
      heldAt_ = mm;
      return true;
    }
  }
  const std::optional<std::size_t> zone = draft_->at(*mm);
  if (!zone) return false;
  current_ = zone;
  draft_->grip(*zone, Grip::body);
  heldAt_ = mm;
  emit zonesChanged();
  return true;
}

void CalibrateModel::dragTo(QPointF pixel) {
  const std::optional<cv::Point2d> mm = toMat(pixel);
  if (!mm || !heldAt_) return;
  draft_->drag(*mm - *heldAt_);
  emit zonesChanged();
}

void CalibrateModel::drop() {
  heldAt_.reset();
  if (!draft_) return;
  if (const std::optional<std::string> other = draft_->drop()) {
    const QString name = other->starts_with("TRAY:")
                             ? tr("tray %1").arg(QString::fromStdString(other->substr(5)))
                             : zoneText(*other);
    refusal_ = tr("%1 is already there: zones must not overlap").arg(name);
    emit zonesChanged();
    return;
  }
  publishZones();
}

void CalibrateModel::nudge(QPoint direction, double mm, bool size) {
  if (!draft_ || !current_ || !located()) return;
  refusal_.clear();
  // The mat may appear rotated: use the axis of the mat that is closest to the direction in the picture.
  const QPointF middle = cornersOf(draft_->zones()[*current_].area).boundingRect().center();
  const std::optional<cv::Point2d> from = toMat(middle), to = toMat(middle + QPointF(direction) * 10);
  cv::Point2d by = *to - *from;
  by = std::abs(by.x) > std::abs(by.y) ? cv::Point2d(by.x > 0 ? mm : -mm, 0)
                                       : cv::Point2d(0, by.y > 0 ? mm : -mm);
  draft_->grip(*current_, size ? Grip::bottomRight : Grip::body);
  draft_->drag(by);
  drop();
}

void CalibrateModel::undo() {
  if (!canUndo()) return;
  draft_->undo();
  publishZones();
}

void CalibrateModel::toStandard() {
  if (asPrinted()) return;
  draft_->toStandard();
  publishZones();
}

/// Passes on the changed zones, so that they are used at the table and stored.
void CalibrateModel::publishZones() {
  emit zonesChanged();
  if (duringNight_)
    emit nightUseWanted(draft_->setting());
  else
    emit useWanted(draft_->setting());
}

}  // namespace lk::app
