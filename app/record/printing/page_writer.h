// A PDF being written page by page, in millimetres from each page's top left.
#pragma once

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>

#include "app/kit/out_file.h"

namespace lk::app {

inline constexpr auto kPortrait = QPageLayout::Portrait;

/// Owns the painter of one PDF. Pages are begun by page(). The file is written only in finish(); until then,
/// and when anything went wrong, what stood under that name stays as it was.
class PageWriter {
 public:
  PageWriter(OutFile file, QPageSize::PageSizeId paper);
  ~PageWriter();
  PageWriter(const PageWriter&) = delete;
  PageWriter& operator=(const PageWriter&) = delete;

  /// Begins a page; the painter's unit is a millimetre, its origin the page's top left.
  QPainter& page(QPageLayout::Orientation orientation);
  /// What a page of that orientation measures, millimetres.
  [[nodiscard]] QSizeF size(QPageLayout::Orientation orientation) const;
  [[nodiscard]] int pages() const { return pages_; }
  /// Writes the file. A fault when it could not be written to its end.
  Outcome<Done> finish();

 private:
  QPageSize paper_;
  OutFile file_;
  QBuffer made_;  // the PDF engine does not notice when a disk is full: what it makes is written here first
  QPdfWriter writer_;
  QPainter painter_;
  int pages_ = 0;
};

}  // namespace lk::app
