#include "faces/text_fitter.h"

#include <algorithm>

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QStringList>

namespace lk::faces {

namespace {

constexpr int kEm =
    64;  // outlines are taken at this size and scaled, so that no hinting depends on the device
constexpr double kLeading = 1.22;

QFont fontOf(const TextStyle& style) {
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setPixelSize(kEm);
  font.setBold(style.bold);
  font.setStretch(style.condensed ? QFont::SemiCondensed : QFont::Unstretched);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

/// Splits what is too wide for a line by itself: Chinese text, or one very long word.
void breakAnywhere(const QString& word, const QFontMetricsF& metrics, double width, QStringList& lines) {
  QString line;
  for (const QChar c : word) {
    if (!line.isEmpty() && metrics.horizontalAdvance(line + c) > width) {
      lines << line;
      line.clear();
    }
    line += c;
  }
  lines << line;
}

QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width, bool mayBreakWords) {
  QStringList lines;
  QString line;
  for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
    if (metrics.horizontalAdvance(longer) <= width) {
      line = longer;
      continue;
    }
    if (!line.isEmpty()) lines << line;
    line = word;
    if (mayBreakWords && metrics.horizontalAdvance(word) > width) {
      breakAnywhere(word, metrics, width, lines);
      line = lines.takeLast();
    }
  }
  if (!line.isEmpty()) lines << line;
  return lines;
}

}  // namespace

void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
  if (text.isEmpty()) return;
  const QFont font = fontOf(style);
  const QFontMetricsF metrics(font);
  const bool mayBreakWords = style.maxLines > 1;

  double size = style.maxSize;
  QStringList lines;
  for (;; size *= 0.96) {
    lines = wrapped(text, metrics, box.width() * kEm / size, mayBreakWords);
    double widest = 0;
    for (const QString& line : lines) widest = std::max(widest, metrics.horizontalAdvance(line) * size / kEm);
    const bool fits =
        widest <= box.width() && lines.size() <= style.maxLines &&
        static_cast<double>(lines.size()) * size * kLeading <= box.height() * 1.001 + size * (kLeading - 1);
    if (fits || size * 0.96 < style.minSize) break;
  }

  const double scale = size / kEm;
  const double lineHeight = size * kLeading;
  const double capHeight = metrics.capHeight() * scale;
  const double block = capHeight + lineHeight * static_cast<double>(lines.size() - 1);
  double baseline = box.top() + capHeight + size * 0.1;
  if (style.alignment & Qt::AlignVCenter) baseline = box.center().y() - block / 2 + capHeight;

  painter.save();
  painter.setClipRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), Qt::IntersectClip);
  for (const QString& line : lines) {
    const double width = metrics.horizontalAdvance(line) * scale;
    double x = box.left();
    if (style.alignment & Qt::AlignHCenter) x = box.center().x() - width / 2;
    if (style.alignment & Qt::AlignRight) x = box.right() - width;
    QPainterPath outline;
    outline.addText(0, 0, font, line);
    painter.save();
    painter.translate(x, baseline);
    painter.scale(scale, scale);
    painter.fillPath(outline, style.ink);
    painter.restore();
    baseline += lineHeight;
  }
  painter.restore();
}

}  // namespace lk::faces
