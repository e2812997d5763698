#include "app/printing/print_job.h"

#include <cmath>

#include <QFile>
#include <QFileInfo>

#include "app/printing/page_writer.h"
#include "faces/face_painter.h"

namespace lk::app {

namespace {

constexpr double kGapMm = 3;     // between cards: room for the knife
constexpr double kMarginMm = 8;  // what home printers leave white
constexpr auto kPortrait = QPageLayout::Portrait;
constexpr auto kLandscape = QPageLayout::Landscape;

void cutMarks(QPainter& painter, const QRectF& r) {
  painter.setPen(QPen(Qt::black, 0.15));
  const double far = kGapMm / 2 - 0.2;
  for (const double x : {r.left(), r.right()})
    for (const double y : {r.top(), r.bottom()}) {
      const double dx = x == r.left() ? -1 : 1;
      const double dy = y == r.top() ? -1 : 1;
      painter.drawLine(QPointF(x + dx * 0.4, y), QPointF(x + dx * far, y));
      painter.drawLine(QPointF(x, y + dy * 0.4), QPointF(x, y + dy * far));
    }
}

/// Nine cards a page, each page of faces followed by one of backs that fits it when turned over its long
/// side.
void cardPages(PageWriter& pdf, const GameKit& kit) {
  std::vector<const rules::CardDef*> copies;
  for (const rules::CardDef& card : kit.cards.cards())
    for (int i = 0; i < card.copies; ++i) copies.push_back(&card);

  const double w = faces::kCardWidthMm;
  const double h = faces::kCardHeightMm;
  for (std::size_t first = 0; first < copies.size(); first += 9) {
    const std::size_t count = std::min<std::size_t>(9, copies.size() - first);
    for (const bool backs : {false, true}) {
      QPainter& painter = pdf.page(kPortrait);
      const double left = (pdf.size().width() - 3 * w - 2 * kGapMm) / 2;
      const double top = (pdf.size().height() - 3 * h - 2 * kGapMm) / 2;
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t column = backs ? 2 - i % 3 : i % 3;
        const QRectF place(left + static_cast<double>(column) * (w + kGapMm),
                           top + static_cast<double>(i / 3) * (h + kGapMm), w, h);
        painter.save();
        painter.translate(place.topLeft());
        if (backs)
          faces::paintBack(painter, kit.id(), copies[first + i]->type);
        else
          faces::paintFace(painter, *copies[first + i]);
        painter.restore();
        if (!backs) cutMarks(painter, place);
      }
    }
  }
}

void trayPages(PageWriter& pdf, const GameKit& kit) {
  for (const carddb::TableLayout::Tray& tray : kit.layout.trays) {
    const carddb::Sheet sheet = carddb::traySheet(tray.seat);
    QPainter& painter = pdf.page(kLandscape);
    painter.translate((pdf.size().width() - sheet.width) / 2, (pdf.size().height() - sheet.height) / 2);
    faces::paintSheet(painter, sheet);
  }
}

/// The mat in tiles that are cut along the thin frame and laid edge to edge.
void matPages(PageWriter& pdf, const GameKit& kit) {
  const carddb::Sheet& mat = kit.layout.mat;
  const double pageWidth = std::max(pdf.size().width(), pdf.size().height());
  const double pageHeight = std::min(pdf.size().width(), pdf.size().height());
  const int columns = static_cast<int>(std::ceil(mat.width / (pageWidth - 2 * kMarginMm)));
  const int rows = static_cast<int>(std::ceil(mat.height / (pageHeight - 2 * kMarginMm)));
  const double w = mat.width / columns;
  const double h = mat.height / rows;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      QPainter& painter = pdf.page(kLandscape);
      const QRectF tile((pdf.size().width() - w) / 2, (pdf.size().height() - h) / 2, w, h);
      painter.save();
      painter.setClipRect(tile);
      painter.translate(tile.left() - column * w, tile.top() - row * h);
      faces::paintSheet(painter, mat);
      painter.restore();
      painter.setPen(QPen(Qt::gray, 0.1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(tile);
    }
  }
}

/// The numbered rules in two columns, as many pages as they take.
void referencePages(PageWriter& pdf, const GameKit& kit) {
  QPainter* painter = &pdf.page(kPortrait);
  const auto font = [&](bool bold) {
    QFont f("DejaVu Sans");
    f.setPixelSize(3);
    f.setBold(bold);
    return f;
  };
  const double width = (pdf.size().width() - 3 * kMarginMm) / 2;
  double x = kMarginMm;
  double y = kMarginMm;
  for (const auto& [number, text] : kit.ruleTexts) {
    const QString sentence = QString::fromStdString(number + "  " + text);
    painter->setFont(font(false));
    painter->setPen(Qt::black);
    const QRectF box = painter->boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, sentence);
    if (y + box.height() > pdf.size().height() - kMarginMm) {
      y = kMarginMm;
      if (x > kMarginMm) {
        painter = &pdf.page(kPortrait);
        painter->setFont(font(false));
        painter->setPen(Qt::black);
        x = kMarginMm;
      } else {
        x += width + kMarginMm;
      }
    }
    painter->drawText(QRectF(x, y, width, box.height() + 1), Qt::TextWordWrap, sentence);
    y += box.height() + 1.2;
  }
}

void write(PageWriter& pdf, PrintWhat what, const GameKit& kit) {
  const bool all = what == PrintWhat::all;
  if (all || what == PrintWhat::trays) trayPages(pdf, kit);
  if (all || what == PrintWhat::mat) matPages(pdf, kit);
  if (all || what == PrintWhat::cards) cardPages(pdf, kit);
  if (all || what == PrintWhat::reference) referencePages(pdf, kit);
}

}  // namespace

Outcome<int> printPdf(const PrintJob& job, const GameKit& kit) {
  const QString file = QString::fromStdString(job.file);
  const QString part = file + ".part";
  const Fault cannotWrite{job.file, 0, "cannot be written",
                          "choose a folder you may write to, with room in it"};
  if (QFileInfo(file).isDir()) return Fault{job.file, 0, "is a folder", "name a file in it"};
  int pages = 0;
  {
    const bool landscape = job.what != PrintWhat::cards && job.what != PrintWhat::reference;
    PageWriter pdf(part, job.paper, landscape ? kLandscape : kPortrait);
    if (!pdf.good()) return cannotWrite;
    write(pdf, job.what, kit);
    pages = pdf.pages();
    if (!pdf.finish()) {
      QFile::remove(part);
      return cannotWrite;
    }
  }
  QFile::remove(file);
  if (!QFile::rename(part, file)) return cannotWrite;
  return pages;
}

}  // namespace lk::app
