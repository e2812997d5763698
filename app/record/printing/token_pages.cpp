#include "app/record/printing/token_pages.h"

#include <algorithm>
#include <map>

#include <QPainterPath>

#include "app/kit/built_in.h"
#include "app/record/printing/print_marks.h"
#include "faces/card_look.h"
#include "faces/text_fitter.h"
#include "rules/text/json.h"
#include "vision/tokens/token_rim.h"

namespace lk::app {

namespace {

constexpr double kGap = 2;      // millimetres between two tokens, for the scissors
constexpr double kFootMm = 12;  // at the foot of a page, for the note and the ruler

QColor inkOf(const std::string& colour) {
  static const std::map<std::string, QColor> inks{{"red", QColor(0xb0, 0x26, 0x2d)},
                                                  {"black", QColor(0x1e, 0x20, 0x22)}};
  const auto ink = inks.find(colour);
  return ink == inks.end() ? QColor() : ink->second;
}

bool isRim(const std::string& rim) {
  return rim.size() == vision::kSegments && rim.find_first_not_of("01") == std::string::npos;
}

void paintDisc(QPainter& painter, double radius, const QColor& colour) {
  painter.setBrush(colour);
  painter.drawEllipse(QPointF(), radius, radius);
}

/// Paints a token around the origin.
void paintToken(QPainter& painter, const PrintedToken& token, double radius) {
  using namespace vision;
  painter.setPen(QPen(QColor(0xb0, 0xb0, 0xb0), 0.1));
  paintDisc(painter, radius, Qt::white);  // its line is where people cut
  painter.setPen(Qt::NoPen);
  paintDisc(painter, kDarkOuter * radius, token.ink);
  paintDisc(painter, kDarkInner * radius, Qt::white);
  const double code = kDarkInner * radius;
  painter.setBrush(token.ink);
  constexpr double kStep = 360.0 / kSegments;
  for (int i = 0; i < kSegments; ++i) {
    if (token.rim[static_cast<std::size_t>(i)] != '1') continue;
    QPainterPath slice;
    slice.arcTo(QRectF(-code, -code, 2 * code, 2 * code), 90 - i * kStep, -kStep);
    slice.closeSubpath();
    painter.drawPath(slice);
  }
  paintDisc(painter, kCodeInner * radius, Qt::white);
  const double half = 0.56 * radius;
  faces::drawFitted(painter, QRectF(-half, -half / 2, 2 * half, half), token.title,
                    {.maxSize = 5, .minSize = 2, .alignment = Qt::AlignCenter, .ink = token.ink});
}

}  // namespace

Outcome<PrintedTokens> tokensOf(const GameKit& kit, LanguageId language) {
  const std::string file = "resources/tokens/" + std::string(kit.id()) + ".json";
  const Outcome<std::string> text = builtIn(file);
  if (!text) return PrintedTokens{};
  const Outcome<Json> json = readJson(*text, file);
  if (!json) return json.fault();
  PrintedTokens tokens;
  tokens.diameter = static_cast<double>((*json)["diameter"].asInt());
  for (const Json& each : (*json)["printed"].items()) {
    const rules::CardId card = kit.cards.find(each["card"].asString());
    const QColor ink = inkOf(each["colour"].asString());
    const std::string& rim = each["rim"].asString();
    if (!card.known() || !ink.isValid() || !isRim(rim))
      return Fault{file, 0, "the token of '" + each["card"].asString() + "' cannot be printed",
                   "it needs a card of the game, the colour red or black, and a rim of 0 and 1"};
    const faces::CardLook look = faces::lookOf(kit.cards[card], language, &kit.cards);
    tokens.all.push_back({rim, ink, QString::fromStdString(look.title)});
  }
  return tokens;
}

void writeTokenPages(PageWriter& pdf, const PrintedTokens& tokens) {
  if (tokens.all.empty()) return;
  const QSizeF page = pdf.size(kPortrait);
  const double step = tokens.diameter + kGap;
  const auto fit = [&](double room) { return std::max(1, static_cast<int>((room + kGap) / step)); };
  const int columns = fit(page.width() - 2 * kMarginMm);
  const int rows = fit(page.height() - 2 * kMarginMm - kFootMm);
  QPainter* painter = nullptr;
  for (std::size_t i = 0; i < tokens.all.size(); ++i) {
    const int place = static_cast<int>(i) % (columns * rows);
    if (place == 0) {
      painter = &pdf.page(kPortrait);
      const double foot = page.height() - kMarginMm - kFootMm + 3;
      paintNote(*painter, QRectF(kMarginMm, foot, page.width() - 2 * kMarginMm, 3),
                QStringLiteral("Tokens of %1 mm: print at actual size (100 %), glue to card, cut out round.")
                    .arg(tokens.diameter));
      paintRuler(*painter, QPointF(kMarginMm, foot + 4));
    }
    painter->save();
    painter->translate(kMarginMm + tokens.diameter / 2 + step * (place % columns),
                       kMarginMm + tokens.diameter / 2 + step * (place / columns));
    paintToken(*painter, tokens.all[i], tokens.diameter / 2);
    painter->restore();
  }
}

}  // namespace lk::app
