// Where the names of what is seen stand over the picture, so that no name covers another.
#pragma once

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace lk::app {

struct WantedLabel {
  QRectF thing;  // what is named
  QSizeF size;   // of the label; empty for none
};

/// A place for each, in the same order, within `room` where that is large enough: centred on the lower edge
/// of the thing, else on its upper edge or its middle, wherever it covers least of those before it.
std::vector<QRectF> labelPlaces(const std::vector<WantedLabel>& labels, const QRectF& room);

}  // namespace lk::app
