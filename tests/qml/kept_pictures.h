// Pictures of pages that are kept as expectations: small, and compared so that other font hints pass and a
// moved or missing element does not.
#pragma once

#include <QImage>
#include <QRect>

namespace lk::test {

/// A page of 1280 x 720 at a quarter of its size, as it is kept.
QImage keptSize(const QImage& page);

/// Where and how much two pictures of the kept size differ.
struct Difference {
  double most = 0;  // mean difference of a tile, in levels of 0 to 255 of the channel that differs most
  QRect where;      // that tile
  QImage picture;   // grey where they are the same, lighter where they differ
};
Difference difference(const QImage& kept, const QImage& now);

/// A difference above this is one that people see.
inline constexpr double kSeen = 5;

}  // namespace lk::test
