// Places the names of recognised things over the picture, so that no name covers another and none jumps.
#pragma once

#include <optional>
#include <vector>

#include <QRectF>
#include <QSizeF>

namespace lk::app {

struct WantedLabel {
  QRectF thing;  // the thing that is named
  QSizeF size;   // size of the label; empty: no label
};

/// Remembers the label positions of the previous picture. A label stays where it was while its thing does not
/// move.
class LabelPlaces {
 public:
  /// Returns a rectangle for each label, in the same order. It is inside `room` if that is large enough,
  /// centred on the lower edge of the thing, on its upper edge or on its middle, whichever covers least of
  /// the other labels and of `taken` (an area used by something else).
  std::vector<QRectF> of(const std::vector<WantedLabel>& labels, const QRectF& room,
                         const QRectF& taken = {});

 private:
  enum class Edge { lower, upper, middle };
  struct Previous {
    QRectF thing;
    Edge edge;
  };

  static QRectF at(Edge edge, const WantedLabel& wanted, const QRectF& room);
  [[nodiscard]] std::optional<Edge> before(const QRectF& thing) const;

  std::vector<Previous> previous_;
};

}  // namespace lk::app
