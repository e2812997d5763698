#include "app/window/league/slip_reader.h"

#include <opencv2/imgproc.hpp>

#include "app/league/model/slip.h"
#include "app/phrases/fault_words.h"
#include "vision/marks/mark_reader.h"

namespace lk::app {

SlipReader::SlipReader() : feed_(this) {
  connect(&feed_, &FrameFeed::came, this, &SlipReader::take);
}

void SlipReader::begin(const QString& source) {
  stop();
  Outcome<std::unique_ptr<FrameSource>> camera = openSource(source.toStdString());
  if (!camera) return emit failed(faultText(camera.fault()));
  feed_.start(std::move(*camera));
}

void SlipReader::stop() {
  feed_.stop();
}

void SlipReader::take(const Frame& frame) {
  cv::Mat grey;
  cv::cvtColor(frame.bgr, grey, cv::COLOR_BGR2GRAY);
  for (const vision::MarkSighting& mark : vision::readMarks(grey)) {
    if (!league::slipFrom(mark.text)) continue;
    stop();
    return emit found(QString::fromStdString(mark.text));
  }
}

}  // namespace lk::app
