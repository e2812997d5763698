#include "app/record/printing/first_pages.h"

#include <algorithm>

#include "app/record/printing/guide_cards.h"
#include "app/record/printing/job_cards.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_words.h"
#include "app/record/printing/reference_pages.h"
#include "app/record/printing/start_page.h"
#include "app/record/printing/table_pages.h"
#include "app/record/printing/token_pages.h"

namespace lk::app {

namespace {

void writeEmptyBack(PageWriter& pdf) {
  QPainter& painter = pdf.page(kPortrait);
  paintNote(painter, QRectF(kMarginMm, pdf.size(kPortrait).height() - kMarginMm - 3, 150, 3),
            PrintWords::tr("This side stays empty: the other one is cut up."));
}

/// Writes the trays; with the rules behind them, one page behind each, as far as there are trays.
void writeTrays(PageWriter& pdf, const PrintJob& job, const GameKit& kit, const FirstGame& first) {
  if (first.rules == FirstRules::behindTrays) {
    writeReferencePages(pdf, referenceOf(kit, job.language), [&](int page) {
      if (static_cast<std::size_t>(page) < first.trays.size())
        writeTrayPage(pdf, first.trays[static_cast<std::size_t>(page)], job.ink);
    });
    return;
  }
  for (const rules::Seat seat : first.trays) {
    writeTrayPage(pdf, seat, job.ink);
    writeEmptyBack(pdf);
  }
}

constexpr int kCornerTiles = 4;

std::vector<carddb::PrintedToken> tokensOf(const FirstGame::Cut& cut, const GameKit& kit) {
  std::vector<carddb::PrintedToken> tokens;
  for (const carddb::PrintedToken& token : kit.layout.tokens.all)
    if (std::find(cut.tokens.begin(), cut.tokens.end(), token.card) != cut.tokens.end())
      tokens.push_back(token);
  return tokens;
}

/// Cards and tokens as they are printed.
struct Pieces {
  std::vector<PrintedCard> cards;
  std::vector<carddb::PrintedToken> tokens;
};

Pieces piecesOf(const FirstGame::Cut& cut, const GameKit& kit, LanguageId language) {
  return {cardsOf(cut, kit, language), tokensOf(cut, kit)};
}

/// All that is printed for a first game.
struct Plan {
  FirstGame first;
  Pieces now, later;
  int sheets = 0;

  /// A single kind of token is printed beside the table instead.
  [[nodiscard]] bool tokenPage() const { return first.first.tokens.size() + first.later.tokens.size() > 1; }
};

Outcome<Plan> planOf(const PrintJob& job, const GameKit& kit) {
  const Outcome<FirstGame> first = firstGame(kit);
  if (!first) return first.fault();
  Plan plan{*first, piecesOf(first->first, kit, job.language), piecesOf(first->later, kit, job.language), 1};
  if (first->guides) {
    const Outcome<std::vector<PrintedCard>> guides = guideCards(kit, job.language);
    if (!guides) return guides.fault();
    plan.now.cards.insert(plan.now.cards.end(), guides->begin(), guides->end());
  }
  plan.sheets += static_cast<int>(first->trays.size()) + cardSheets(plan.now.cards.size()) +
                 cardSheets(plan.later.cards.size());
  if (plan.tokenPage()) ++plan.sheets;
  if (first->rules == FirstRules::ownSheet) ++plan.sheets;
  return plan;
}

}  // namespace

Outcome<int> firstGameSheets(const PrintJob& job, const GameKit& kit) {
  const Outcome<Plan> plan = planOf(job, kit);
  if (!plan) return plan.fault();
  return plan->sheets;
}

Outcome<int> firstGameCuts(const PrintJob& job, const GameKit& kit) {
  const Outcome<Plan> plan = planOf(job, kit);
  if (!plan) return plan.fault();
  return kCornerTiles + static_cast<int>(plan->now.cards.size() + plan->now.tokens.size());
}

Outcome<Done> writeFirstGame(PageWriter& pdf, const PrintJob& job, const GameKit& kit) {
  const Outcome<Plan> plan = planOf(job, kit);
  if (!plan) return plan.fault();
  writeStartPage(pdf, kit, firstSteps(kit, plan->first, job, plan->sheets), job.language);
  writeEmptyBack(pdf);
  writeTrays(pdf, job, kit, plan->first);
  writeCardPages(pdf, plan->now.cards, job.ink);
  writeCardPages(pdf, plan->later.cards, job.ink, cardSheets(plan->now.cards.size()));
  if (plan->tokenPage()) {
    std::vector<carddb::PrintedToken> tokens = plan->now.tokens;
    tokens.insert(tokens.end(), plan->later.tokens.begin(), plan->later.tokens.end());
    writeTokenPages(pdf, kit, tokens, job.language);
    writeEmptyBack(pdf);
  }
  if (plan->first.rules == FirstRules::ownSheet) writeReferencePages(pdf, referenceOf(kit, job.language));
  return Done{};
}

}  // namespace lk::app
