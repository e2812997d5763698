#include "app/window/table/seats_side.h"

namespace lk::app {

void SeatsSide::setSide(int side) {
  if (side == side_) return;
  side_ = side;
  invalidateFilter();
  emit sideChanged();
}

bool SeatsSide::filterAcceptsRow(int row, const QModelIndex&) const {
  return row % 2 == side_;
}

}  // namespace lk::app
