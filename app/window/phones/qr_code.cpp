#include "app/window/phones/qr_code.h"

#include <QPainter>

#include "faces/qr_symbol.h"

namespace lk::app {

namespace {

constexpr int kQuiet = 4;        // width of the quiet zone in modules
constexpr qsizetype kMax = 100;  // characters

bool isAscii(const QString& text) {
  return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 128; });
}

}  // namespace

void QrCode::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  emit textChanged();
  update();
}

void QrCode::paint(QPainter* painter) {
  if (text_.isEmpty() || text_.size() > kMax || !isAscii(text_)) return;
  const faces::QrSymbol symbol = faces::qrSymbol(text_.toStdString());
  const int modules = symbol.side + 2 * kQuiet;
  const int size = std::max(1, static_cast<int>(std::min(width(), height())) / modules);
  painter->fillRect(0, 0, modules * size, modules * size, Qt::white);
  for (int y = 0; y < symbol.side; ++y)
    for (int x = 0; x < symbol.side; ++x)
      if (symbol.at(x, y)) painter->fillRect((x + kQuiet) * size, (y + kQuiet) * size, size, size, Qt::black);
}

}  // namespace lk::app
