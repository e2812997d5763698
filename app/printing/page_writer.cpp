#include "app/printing/page_writer.h"

namespace lk::app {

namespace {
constexpr int kDotsPerInch = 1200;
constexpr double kDotsPerMm = kDotsPerInch / 25.4;
}  // namespace

PageWriter::PageWriter(const QString& file, QPageSize::PageSizeId paper, QPageLayout::Orientation orientation)
    : writer_(file) {
  writer_.setResolution(kDotsPerInch);
  writer_.setPageLayout(
      QPageLayout(QPageSize(paper), orientation, QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter));
  writer_.setTitle("Lampkeeper");
  good_ = painter_.begin(&writer_);
}

QPainter& PageWriter::page(QPageLayout::Orientation orientation) {
  if (pages_ > 0) {
    writer_.setPageOrientation(orientation);
    writer_.newPage();
  }
  ++pages_;
  painter_.resetTransform();
  painter_.setClipping(false);
  painter_.scale(kDotsPerMm, kDotsPerMm);
  return painter_;
}

QSizeF PageWriter::size() const {
  return writer_.pageLayout().fullRect(QPageLayout::Millimeter).size();
}

bool PageWriter::finish() {
  return painter_.end();
}

}  // namespace lk::app
