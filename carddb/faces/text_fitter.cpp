#include "faces/text_fitter.h"

#include <algorithm>

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QRawFont>
#include <QTextBoundaryFinder>

#include "faces/outline_shapes.h"

namespace lk::faces {

namespace {

// Outlines are created at this size and scaled, so that hinting does not depend on the device.
constexpr int kEm = 64;
constexpr double kHardlyWider =
    100.02;  // per cent of a letter; an absolute space would be scaled with the page
constexpr double kLeading = 1.22;
constexpr double kShrink = 0.97;

QStringList families() {
  return {QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("DejaVu Sans")};
}

QFont fontOf(const QStringList& families, bool bold) {
  QFont font;
  font.setFamilies(families);
  font.setPixelSize(kEm);
  font.setBold(bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QFont fontOf(const TextStyle& style) {
  return fontOf(families(), style.bold);
}

QString withoutEndSpace(const QString& text) {
  qsizetype end = text.size();
  while (end > 0 && text[end - 1] == QLatin1Char(' ')) --end;
  return text.left(end);
}

/// Splits a word that is wider than a line.
void breakAnywhere(const QString& word, const QFontMetricsF& metrics, double width, QStringList& lines) {
  QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
  QString line;
  for (qsizetype from = 0, to = letters.toNextBoundary(); to >= 0; from = to, to = letters.toNextBoundary()) {
    const QString letter = word.mid(from, to - from);
    if (!line.isEmpty() && metrics.horizontalAdvance(line + letter) > width) {
      lines << line;
      line.clear();
    }
    line += letter;
  }
  lines << line;
}

/// Lines no wider than `width`, broken where Unicode allows it: between words and between CJK characters, but
/// never before a full stop.
struct Wrapped {
  QStringList lines;
  bool brokeWords = false;
};
Wrapped wrapped(const QString& text, const QFontMetricsF& metrics, double width) {
  Wrapped result;
  QStringList& lines = result.lines;
  QString line;
  QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
  for (qsizetype from = 0, to = breaks.toNextBoundary(); to >= 0; from = to, to = breaks.toNextBoundary()) {
    const QString piece = text.mid(from, to - from);
    if (metrics.horizontalAdvance(withoutEndSpace(line + piece)) <= width) {
      line += piece;
      continue;
    }
    if (!line.isEmpty()) lines << withoutEndSpace(line);
    line = piece;
    if (metrics.horizontalAdvance(withoutEndSpace(piece)) > width) {
      breakAnywhere(piece, metrics, width, lines);
      result.brokeWords = true;
      line = lines.takeLast();
    }
  }
  if (!line.isEmpty()) lines << withoutEndSpace(line);
  return result;
}

int linesThatFit(double height, double size) {
  // The last line needs no leading below it.
  return std::max(1, static_cast<int>((height * 1.001 + size * (kLeading - 1)) / (size * kLeading)));
}

/// Returns the first `count` lines, the last one ending in "…".
QStringList shortened(QStringList lines, int count, const QFontMetricsF& metrics, double width) {
  lines = lines.mid(0, count);
  QString& last = lines.last();
  while (!last.isEmpty() && metrics.horizontalAdvance(last + QChar(0x2026)) > width) last.chop(1);
  last += QChar(0x2026);
  return lines;
}

}  // namespace

FittedText fitText(const QSizeF& box, const QString& text, const TextStyle& style) {
  FittedText fitted;
  if (text.isEmpty()) return fitted;
  const QFontMetricsF metrics(fontOf(style));
  for (double size = style.maxSize;; size = std::max(style.minSize, size * kShrink)) {
    const double width = box.width() * kEm / size;
    const int most = std::min(style.maxLines, linesThatFit(box.height(), size));
    const bool oneLine = metrics.horizontalAdvance(text) <= width;
    const bool last = size <= style.minSize;
    // Text for a single line is not wrapped: it shrinks first, and is cut only at the minimum size.
    if (most == 1 && !oneLine && !last) continue;
    const Wrapped set = oneLine ? Wrapped{{text}} : wrapped(text, metrics, width);
    if (set.brokeWords && !last) continue;
    fitted.size = size;
    fitted.lines = set.lines;
    fitted.whole = fitted.lines.size() <= most;
    if (!fitted.whole && last) fitted.lines = shortened(fitted.lines, most, metrics, width);
    if (fitted.whole || last) return fitted;
  }
}

void drawText(QPainter& painter, const QRectF& box, const FittedText& fitted, const TextStyle& style) {
  if (fitted.lines.isEmpty()) return;
  QFont font = fontOf(style);
  const QFontMetricsF metrics(font);
  const double scale = fitted.size / kEm;
  // A page keeps its letters as text, which can be searched, copied and read aloud.
  const bool asLetters = isPage(painter);
  // Without any space Qt would join "f" and "i" into one letter, and "first" would not be found.
  if (asLetters) font.setLetterSpacing(QFont::PercentageSpacing, kHardlyWider);
  const double lineHeight = fitted.size * kLeading;
  const double capHeight = metrics.capHeight() * scale;
  const double block = capHeight + lineHeight * static_cast<double>(fitted.lines.size() - 1);
  double baseline = box.top() + capHeight + fitted.size * 0.1;
  if (style.alignment & Qt::AlignVCenter) baseline = box.center().y() - block / 2 + capHeight;

  for (const QString& line : fitted.lines) {
    const double width = metrics.horizontalAdvance(line) * scale;
    double x = box.left();
    if (style.alignment & Qt::AlignHCenter) x = box.center().x() - width / 2;
    if (style.alignment & Qt::AlignRight) x = box.right() - width;
    painter.save();
    painter.translate(x, baseline);
    painter.scale(scale, scale);
    if (asLetters) {
      painter.setFont(font);
      painter.setPen(style.ink);
      painter.drawText(QPointF(), line);
    } else {
      QPainterPath outline;
      outline.addText(0, 0, font, line);
      painter.fillPath(outline, style.ink);
    }
    painter.restore();
    baseline += lineHeight;
  }
}

double textWidth(const QString& text, double size, bool bold) {
  return QFontMetricsF(fontOf(families(), bold)).horizontalAdvance(text) * size / kEm;
}

double linesHeight(qsizetype lines, double size) {
  return lines == 0 ? 0 : size * (1 + kLeading * static_cast<double>(lines - 1));
}

QByteArray fontsOfThisMachine() {
  QByteArray all;
  for (const QString& family : families())
    for (const bool bold : {false, true}) {
      const QRawFont font = QRawFont::fromFont(fontOf({family}, bold));
      all += font.familyName().toUtf8() + '\n' + font.fontTable("head");
    }
  return all;
}

void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style) {
  drawText(painter, box, fitText(box.size(), text, style), style);
}

}  // namespace lk::faces
