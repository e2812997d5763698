#include "kept_pictures.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace lk::test {

namespace {

constexpr int kSmaller = 4;
constexpr int kTile = 8;  // pixels of the stored size, overlapping by half
constexpr int kBlur = 1;  // pixels to each side

/// Returns the mean of a square of pixels, each channel by itself.
std::array<int, 3> mean(const QImage& image, const QRect& square) {
  const QRect inside = square & image.rect();
  std::array<int, 3> sum{};
  for (int y = inside.top(); y <= inside.bottom(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = inside.left(); x <= inside.right(); ++x) {
      sum[0] += qRed(line[x]);
      sum[1] += qGreen(line[x]);
      sum[2] += qBlue(line[x]);
    }
  }
  for (int& each : sum) each /= std::max(1, inside.width() * inside.height());
  return sum;
}

QImage blurred(const QImage& image) {
  QImage out(image.size(), QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const auto [r, g, b] = mean(image, QRect(x - kBlur, y - kBlur, 2 * kBlur + 1, 2 * kBlur + 1));
      out.setPixel(x, y, qRgb(r, g, b));
    }
  return out;
}

/// Returns the difference in lightness, and part of the difference in hue: JPEG files store hues coarsely.
int apart(QRgb a, QRgb b) {
  const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
  const int light = (77 * red + 150 * green + 29 * blue) / 256;
  return std::abs(light) + std::max(std::abs(red - light), std::abs(blue - light)) / 5;
}

}  // namespace

QImage keptSize(const QImage& page) {
  const QImage from = page.convertToFormat(QImage::Format_RGB32);
  QImage out(from.width() / kSmaller, from.height() / kSmaller, QImage::Format_RGB32);
  for (int y = 0; y < out.height(); ++y)
    for (int x = 0; x < out.width(); ++x) {
      const auto [r, g, b] = mean(from, QRect(x * kSmaller, y * kSmaller, kSmaller, kSmaller));
      out.setPixel(x, y, qRgb(r, g, b));
    }
  return out;
}

Difference difference(const QImage& kept, const QImage& now) {
  Difference out;
  if (kept.size() != now.size()) {
    out.most = 255;
    out.where = kept.rect();
    out.picture = now;
    return out;
  }
  const QImage one = blurred(kept.convertToFormat(QImage::Format_RGB32));
  const QImage two = blurred(now.convertToFormat(QImage::Format_RGB32));
  out.picture = QImage(kept.size(), QImage::Format_RGB32);
  for (int y = 0; y < kept.height(); ++y)
    for (int x = 0; x < kept.width(); ++x) {
      const int grey = std::min(255, 60 + 3 * apart(one.pixel(x, y), two.pixel(x, y)));
      out.picture.setPixel(x, y, qRgb(grey, grey, grey));
    }
  for (int y = 0; y + kTile <= kept.height(); y += kTile / 2)
    for (int x = 0; x + kTile <= kept.width(); x += kTile / 2) {
      int sum = 0;
      for (int dy = 0; dy < kTile; ++dy)
        for (int dx = 0; dx < kTile; ++dx) sum += apart(one.pixel(x + dx, y + dy), two.pixel(x + dx, y + dy));
      if (const double here = static_cast<double>(sum) / (kTile * kTile); here > out.most) {
        out.most = here;
        out.where = QRect(x, y, kTile, kTile);
      }
    }
  return out;
}

}  // namespace lk::test
