#include "app/record/printing/token_pages.h"

#include <algorithm>

#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_words.h"
#include "faces/token_painter.h"

namespace lk::app {

namespace {

constexpr double kGap = 2;      // millimetres between two tokens, for cutting
constexpr double kFootMm = 12;  // space at the bottom of a page for the note and the ruler

/// A token with the top left of its place on its page, millimetres.
struct PlacedToken {
  const carddb::PrintedToken* token;
  QPointF at;
};
using TokenPage = std::vector<PlacedToken>;

/// Sets the tokens in rows of one diameter each, on as many pages as they need.
std::vector<TokenPage> pagesOf(const std::vector<carddb::PrintedToken>& tokens, const QSizeF& page) {
  std::vector<TokenPage> pages;
  const double right = page.width() - kMarginMm, bottom = page.height() - kMarginMm - kFootMm;
  double row = 0;  // diameter of the row's tokens
  QPointF next;
  for (const carddb::PrintedToken& token : tokens) {
    if (token.diameter != row || next.x() + row > right) {
      next = QPointF(kMarginMm, row == 0 ? kMarginMm : next.y() + row + kGap);
      row = token.diameter;
    }
    if (pages.empty() || next.y() + row > bottom) {
      pages.emplace_back();
      next = QPointF(kMarginMm, kMarginMm);
    }
    pages.back().push_back({&token, next});
    next.rx() += row + kGap;
  }
  return pages;
}

/// "36" where all are alike, else "15 to 36".
QString diametersOf(const TokenPage& page) {
  const auto [least, most] = std::minmax_element(
      page.begin(), page.end(),
      [](const PlacedToken& a, const PlacedToken& b) { return a.token->diameter < b.token->diameter; });
  const QString largest = QString::number(most->token->diameter);
  if (least->token->diameter == most->token->diameter) return largest;
  return PrintWords::tr("%1 to %2", "from the smallest to the largest diameter")
      .arg(QString::number(least->token->diameter), largest);
}

void writePage(PageWriter& pdf, const TokenPage& page, const GameKit& kit, LanguageId language) {
  const QSizeF size = pdf.size(kPortrait);
  QPainter& painter = pdf.page(kPortrait);
  const double foot = size.height() - kMarginMm - kFootMm + 3;
  paintNote(painter, QRectF(kMarginMm, foot, size.width() - 2 * kMarginMm, 3),
            PrintWords::tr(
                "Tokens of %1 mm: print at actual size (100 %), glue onto cardboard, cut out the circles.")
                .arg(diametersOf(page)));
  paintRuler(painter, QPointF(kMarginMm, foot + 4), pdf.paperName());
  for (const PlacedToken& placed : page) {
    const double radius = placed.token->diameter / 2;
    painter.save();
    painter.translate(placed.at + QPointF(radius, radius));
    faces::paintToken(painter, *placed.token, faces::tokenTitle(*placed.token, kit.cards, language));
    painter.restore();
  }
}

}  // namespace

int tokenPages(const std::vector<carddb::PrintedToken>& tokens, QSizeF page) {
  return static_cast<int>(pagesOf(tokens, page).size());
}

void writeTokenPages(PageWriter& pdf, const GameKit& kit, const std::vector<carddb::PrintedToken>& tokens,
                     LanguageId language) {
  for (const TokenPage& page : pagesOf(tokens, pdf.size(kPortrait))) writePage(pdf, page, kit, language);
}

}  // namespace lk::app
