#include "app/record/printing/token_pages.h"

#include <algorithm>

#include "app/record/printing/print_marks.h"
#include "faces/card_look.h"
#include "faces/token_painter.h"

namespace lk::app {

namespace {

constexpr double kGap = 2;      // millimetres between two tokens, for cutting
constexpr double kFootMm = 12;  // space at the bottom of a page for the note and the ruler

}  // namespace

void writeTokenPages(PageWriter& pdf, const GameKit& kit, LanguageId language) {
  const carddb::TokenSet& tokens = kit.layout.tokens;
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
    const carddb::PrintedToken& token = tokens.all[i];
    const faces::CardLook look = faces::lookOf(kit.cards[kit.cards.find(token.card)], language, &kit.cards);
    faces::paintToken(*painter, token, tokens.diameter, QString::fromStdString(look.title));
    painter->restore();
  }
}

}  // namespace lk::app
