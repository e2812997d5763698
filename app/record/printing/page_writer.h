// Writes a PDF page by page, in millimetres from the top left of each page.
#pragma once

#include <QBuffer>
#include <QHashFunctions>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>

#include "app/kit/out_file.h"

namespace lk::app {

inline constexpr auto kPortrait = QPageLayout::Portrait;

/// Owns the painter of one PDF. page() starts a page. The file is written only by finish(); until then, and
/// after an error, an existing file of that name is unchanged.
class PageWriter {
 public:
  PageWriter(OutFile file, QPageSize::PageSizeId paper);
  ~PageWriter();
  PageWriter(const PageWriter&) = delete;
  PageWriter& operator=(const PageWriter&) = delete;

  /// Starts a page. The painter's unit is 1 mm; its origin is the top left of the page.
  QPainter& page(QPageLayout::Orientation orientation);
  /// Returns the size of a page of that orientation, in millimetres.
  [[nodiscard]] QSizeF size(QPageLayout::Orientation orientation) const;
  [[nodiscard]] int pages() const { return pages_; }
  /// The name of the paper: "A4" or "Letter".
  [[nodiscard]] QString paperName() const { return paper_.key(); }
  /// Writes the file. Fails if it cannot be written completely.
  Outcome<Done> finish();

 private:
  /// While it exists, new hash tables have the same order in every run: Qt writes a page's fonts in the order
  /// of one.
  struct SteadyOrder {
    SteadyOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyOrder() { QHashSeed::resetRandomGlobalSeed(); }
  };

  SteadyOrder order_;
  QPageSize paper_;
  OutFile file_;
  QBuffer made_;  // the PDF is made in memory first: the PDF engine does not report a full disk
  QPdfWriter writer_;
  QPainter painter_;
  int pages_ = 0;
};

}  // namespace lk::app
