#include "app/record/printing/page_writer.h"

#include "app/record/printing/page_characters.h"

namespace lk::app {

namespace {
constexpr int kDotsPerInch =
    1270;  // 50 dots per millimetre: what is on faces::onGrid() has whole coordinates
constexpr double kDotsPerMm = kDotsPerInch / 25.4;
}  // namespace

PageWriter::PageWriter(OutFile file, QPageSize::PageSizeId paper)
    : paper_(paper), file_(std::move(file)), writer_(&made_) {
  made_.open(QIODevice::WriteOnly);
  writer_.setResolution(kDotsPerInch);
  writer_.setTitle(QStringLiteral("Lampkeeper"));
  writer_.setCreator(QStringLiteral("Lampkeeper"));
}

PageWriter::~PageWriter() {
  if (painter_.isActive()) painter_.end();
}

QPainter& PageWriter::page(QPageLayout::Orientation orientation) {
  const QPageLayout layout(paper_, orientation, QMarginsF(), QPageLayout::Millimeter);
  writer_.setPageLayout(layout);
  if (pages_ == 0)
    painter_.begin(&writer_);
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

Outcome<Done> PageWriter::finish() {
  painter_.end();
  QByteArray bytes = made_.data();
  nameIdeographs(bytes);
  return file_.keep({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace lk::app
