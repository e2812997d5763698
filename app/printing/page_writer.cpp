#include "app/printing/page_writer.h"

namespace lk::app {

namespace {
constexpr int kDotsPerInch = 1200;
constexpr double kDotsPerMm = kDotsPerInch / 25.4;
}  // namespace

PageWriter::PageWriter(const QString& file, QPageSize::PageSizeId paper)
    : paper_(paper), file_(file), writer_(&made_) {
  good_ = file_.open(QIODevice::WriteOnly) && made_.open(QIODevice::WriteOnly);
  writer_.setResolution(kDotsPerInch);
  writer_.setTitle(QStringLiteral("Lampkeeper"));
  writer_.setCreator(QStringLiteral("Lampkeeper"));
}

PageWriter::~PageWriter() {
  if (painter_.isActive()) painter_.end();
  file_.cancelWriting();
}

QPainter& PageWriter::page(QPageLayout::Orientation orientation) {
  const QPageLayout layout(paper_, orientation, QMarginsF(), QPageLayout::Millimeter);
  writer_.setPageLayout(layout);
  if (pages_ == 0)
    good_ = painter_.begin(&writer_) && good_;
  else
    writer_.newPage();
  ++pages_;
  painter_.resetTransform();
  painter_.setClipping(false);
  painter_.scale(kDotsPerMm, kDotsPerMm);
  return painter_;
}

QSizeF PageWriter::size(QPageLayout::Orientation orientation) const {
  const QSizeF upright = paper_.size(QPageSize::Millimeter);
  return orientation == QPageLayout::Landscape ? upright.transposed() : upright;
}

bool PageWriter::finish() {
  const bool drawn = painter_.isActive() && painter_.end();
  if (!good_ || !drawn) return false;
  return file_.write(made_.data()) == made_.size() && file_.commit();
}

}  // namespace lk::app
