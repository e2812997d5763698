// Compares pages with stored pictures: small ones, compared so that other font hinting passes and a moved or
// missing element does not.
#pragma once

#include <QImage>
#include <QRect>

namespace lk::test {

/// Returns a page of 1280 x 720 at a quarter of its size, as it is stored.
QImage keptSize(const QImage& page);

/// Where and how much two pictures of the stored size differ.
struct Difference {
  double most = 0;  // mean difference of a tile, in levels of 0 to 255 of the channel that differs most
  QRect where;      // that tile
  QImage picture;   // grey where they are the same, lighter where they differ
};
Difference difference(const QImage& kept, const QImage& now);

/// A visible difference is above this.
inline constexpr double kSeen = 5;

}  // namespace lk::test
