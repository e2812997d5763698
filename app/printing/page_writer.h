// A PDF being written page by page, in millimetres from each page's top left.
#pragma once

#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>
#include <QString>

namespace lk::app {

/// Owns the painter of one PDF. Pages are begun by page(); the first call begins the first one.
class PageWriter {
 public:
  PageWriter(const QString& file, QPageSize::PageSizeId paper, QPageLayout::Orientation orientation);

  /// Whether the file could be opened.
  [[nodiscard]] bool good() const { return good_; }
  /// Begins a page; the painter's unit is a millimetre, its origin the page's top left.
  QPainter& page(QPageLayout::Orientation orientation);
  [[nodiscard]] QSizeF size() const;  // of the current page, millimetres
  [[nodiscard]] int pages() const { return pages_; }
  /// Closes the file; false when it could not be written to its end.
  bool finish();

 private:
  QPdfWriter writer_;
  QPainter painter_;
  bool good_ = false;
  int pages_ = 0;
};

}  // namespace lk::app
