// The players on one side of the table: the first and third on the left, the second and fourth on the right.
#pragma once

#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// Filters the rows of its source, a SeatsModel. It is created in QML, so that each column creates the items
/// of its own players only.
class SeatsSide : public QSortFilterProxyModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged)

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  /// 0 left, 1 right.
  [[nodiscard]] int side() const { return side_; }
  void setSide(int side);

 signals:
  void sideChanged();

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  int side_ = 0;
};

}  // namespace lk::app
