#include "app/window/camera/calibrate_worker.h"

#include <QCoreApplication>
#include <opencv2/imgproc.hpp>

#include "app/kit/references.h"
#include "app/phrases/fault_words.h"
#include "app/session/night/clock.h"
#include "app/session/watch/privacy.h"

namespace lk::app {

namespace {

struct SheetWords {
  Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

SeenThing outlined(const vision::Quad& quad, QString label) {
  SeenThing seen;
  seen.label = std::move(label);
  for (std::size_t i = 0; i < 4; ++i) seen.corners[i] = QPointF(quad[i].x, quad[i].y);
  return seen;
}

}  // namespace

std::vector<SeenThing> seenThings(const CalibrationMoment& moment) {
  std::vector<SeenThing> out;
  for (const vision::MarkSighting& mark : moment.marks)
    if (mark.text.starts_with("LK1:")) out.push_back(outlined(mark.corners, {}));
  for (const vision::SheetSighting& sheet : moment.sheets)
    out.push_back(outlined(sheet.corners,
                           vision::isTray(sheet.id)
                               ? SheetWords::tr("Tray %1").arg(QString::fromStdString(sheet.id.substr(5)))
                               : SheetWords::tr("Mat")));
  return out;
}

Picture pictureOf(const cv::Mat& bgr, const CalibrationMoment& moment,
                  const std::vector<rules::Seat>& covered) {
  Picture picture;
  picture.image = QImage(bgr.cols, bgr.rows, QImage::Format_RGB32);
  cv::Mat shown(bgr.rows, bgr.cols, CV_8UC4, picture.image.bits(),
                static_cast<std::size_t>(picture.image.bytesPerLine()));
  cv::cvtColor(bgr, shown, cv::COLOR_BGR2BGRA);
  coverPrivate(shown, covered, moment.sheets);
  picture.seen = seenThings(moment);
  return picture;
}

CalibrateWorker::CalibrateWorker(PictureSlot& pictures, PictureSlot& previews)
    : pictures_(&pictures), previews_(&previews), feed_(this) {
  connect(&feed_, &FrameFeed::came, this, qOverload<const Frame&>(&CalibrateWorker::take));
  connect(&feed_, &FrameFeed::changed, this, qOverload<const SourceChange&>(&CalibrateWorker::take));
}

CalibrateWorker::~CalibrateWorker() = default;

bool CalibrateWorker::open(const std::string& source) {
  emit sourceIs(PictureSource::starting);
  Outcome<std::unique_ptr<FrameSource>> opened = openSource(source);
  if (!opened) {
    emit sourceIs(PictureSource::none);
    emit failed(faultText(opened.fault()));
    return false;
  }
  live_ = (*opened)->live();
  feed_.start(std::move(*opened));
  return true;
}

void CalibrateWorker::begin(const CalibrateRequest& request) {
  stop();
  emit failed({});
  request_ = request;
  const TableSetting standard(request.kit->layout);
  const Outcome<TableSetting> known = TableMemory(request.tables).recall(request.source, standard);
  if (!known) emit failed(faultText(known.fault()));  // it starts with the printed zones
  calibration_ = std::make_unique<Calibration>(known ? *known : standard);
  emit shown(calibration_->moment());
  if (!open(request.source)) calibration_.reset();
}

void CalibrateWorker::use(const TableSetting& setting) {
  if (!calibration_) return;
  calibration_->use(setting);
  emit shown(calibration_->moment());
  remember();
}

void CalibrateWorker::remember() {
  if (!calibration_) return;
  const Outcome<Done> kept = TableMemory(request_.tables)
                                 .remember(request_.source, request_.name, calibration_->setting(),
                                           request_.kit->layout, nowInUtc());
  if (!kept) emit failed(faultText(kept.fault()));
}

void CalibrateWorker::stop() {
  feed_.stop();
  calibration_.reset();
  previewing_ = liveReported_ = false;
  pictures_->put({});
  previews_->put({});
  emit sourceIs(PictureSource::none);
}

void CalibrateWorker::preview(const QString& source) {
  stop();
  if (source.isEmpty()) return;
  emit failed({});
  previewing_ = open(source.toStdString());
}

void CalibrateWorker::take(const Frame& frame) {
  if (!liveReported_) emit sourceIs(PictureSource::live);
  liveReported_ = true;
  if (!calibration_)
    return previews_->put(pictureOf(frame.bgr, {{}, false, carddb::TableLayout{}, {}, {}, {}, {}}));
  const bool looked = calibration_->see(frame.bgr, frame.seconds, frame.number, live_, request_.covered);
  if (looked) emit shown(calibration_->moment());
  // The position of the trays is known only for a frame that was analysed.
  if (looked || request_.covered.empty())
    pictures_->put(pictureOf(frame.bgr, calibration_->moment(), request_.covered));
}

void CalibrateWorker::take(const SourceChange& change) {
  liveReported_ = false;
  if (change.what == SourceChange::What::lost) emit sourceIs(PictureSource::lost);
  if (change.what == SourceChange::What::ended) emit sourceIs(PictureSource::ended);
}

}  // namespace lk::app
