#include "app/workshop/enrolling/taught_card.h"

#include "app/kit/references.h"
#include "codecs/codecs.h"
#include "vision/core/rectify_card.h"

namespace lk::app {

namespace {

const cv::Size kPictureSize(504, 704);  // 8 pixels per millimetre: enough for any later descriptor

}  // namespace

vision::Quad portrait(const vision::Quad& q) {
  const double across = cv::norm(q[1] - q[0]) + cv::norm(q[2] - q[3]);
  const double down = cv::norm(q[3] - q[0]) + cv::norm(q[2] - q[1]);
  return across <= down ? q : vision::Quad{q[1], q[2], q[3], q[0]};
}

TaughtCard teach(const cv::Mat& bgr, const vision::Quad& seen, const CardLabel& label) {
  TaughtCard taught;
  taught.corners = portrait(seen);
  taught.quality = vision::qualityOf(bgr, taught.corners);
  carddb::StoredReference& row = taught.row;
  row.game = label.game;
  row.card = label.card;
  row.name = label.name.empty() ? label.card : label.name;
  row.back = label.back;
  codecs::encode(".png", vision::rectifyCard(bgr, taught.corners, kPictureSize), row.picture);
  row.descriptor = vision::describeCard(bgr, taught.corners);
  row.code = vision::toBytes(vision::codeOf(row.descriptor));
  row.descriptorVersion = vision::kDescriptorVersion;
  taught.reference = {cardKey(label.game, label.card), label.back, row.descriptor,
                      vision::faceCodeOfReference(bgr, taught.corners)};
  return taught;
}

}  // namespace lk::app
