// Where the names of what is seen stand over the picture, so that no name covers another, and none jumps.
#pragma once

#include <optional>
#include <vector>

#include <QRectF>
#include <QSizeF>

namespace lk::app {

struct WantedLabel {
  QRectF thing;  // what is named
  QSizeF size;   // of the label; empty for none
};

/// Remembers where each label stood in the picture before: while its thing lies where it lay, it stays there.
class LabelPlaces {
 public:
  /// A place for each, in the same order, within `room` where that is large enough: centred on the lower edge
  /// of the thing, else on its upper edge or its middle, wherever it covers least of the others and of
  /// `taken`, where something else is shown.
  std::vector<QRectF> of(const std::vector<WantedLabel>& labels, const QRectF& room,
                         const QRectF& taken = {});

 private:
  enum class Edge { lower, upper, middle };
  struct Stood {
    QRectF thing;
    Edge edge;
  };

  static QRectF at(Edge edge, const WantedLabel& wanted, const QRectF& room);
  [[nodiscard]] std::optional<Edge> before(const QRectF& thing) const;

  std::vector<Stood> stood_;
};

}  // namespace lk::app
