#include "app/record/printing/print_job.h"

#include <algorithm>

#include "app/kit/built_in.h"
#include "app/kit/rule_texts.h"
#include "app/record/printing/card_pages.h"
#include "app/record/printing/page_writer.h"
#include "app/record/printing/reference_pages.h"
#include "app/record/printing/table_pages.h"
#include "app/record/printing/token_pages.h"

namespace lk::app {

namespace {

constexpr std::string_view kChoice = "choice";

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

bool wanted(const PrintJob& job, const rules::CardDef& card, const GameKit& kit) {
  if (!rules::isCardOfItsOwn(kit.game->language().cardTypes, card.type)) return false;
  if (job.what == PrintWhat::choices && card.type != kChoice) return false;
  if (!job.packs.empty() && !holds(job.packs, card.pack)) return false;
  return job.ids.empty() || holds(job.ids, card.id);
}

std::vector<PrintedCard> cardsOf(const PrintJob& job, const GameKit& kit) {
  const rules::CardBook& book = kit.cards;
  std::vector<PrintedCard> cards;
  if (job.what != PrintWhat::all && job.what != PrintWhat::cards && job.what != PrintWhat::choices)
    return cards;
  for (const rules::CardDef& card : book.cards()) {
    if (!wanted(job, card, kit)) continue;
    const PrintedCard printed{faces::lookOf(card, job.language, &book), book.game(),
                              faces::deckOf(card.type)};
    const int copies = job.copies == PrintCopies::one ? 1 : card.copies;
    cards.insert(cards.end(), static_cast<std::size_t>(copies), printed);
  }
  return cards;
}

/// Returns the rules in the game's RULES.md.
std::vector<RuleSection> rulesOf(const GameKit& kit) {
  const Outcome<std::string> book = builtIn("rules/games/" + std::string(kit.id()) + "/RULES.md");
  return book ? ruleSections(*book) : std::vector<RuleSection>{};
}

}  // namespace

Outcome<int> printPdf(const PrintJob& job, const GameKit& kit) {
  for (const std::string& id : job.ids)
    if (!kit.cards.find(id).known())
      return Fault{"arguments", 0, "no card of " + std::string(kit.id()) + " is called '" + id + "'",
                   "`lampkeeper cards list` names the cards of a pack"};
  Outcome<OutFile> file = OutFile::open(job.file);
  if (!file) return file.fault();

  PageWriter pdf(std::move(*file), job.paper);
  const bool all = job.what == PrintWhat::all;
  if (all || job.what == PrintWhat::trays) writeTrayPages(pdf, kit.layout);
  if (all || job.what == PrintWhat::mat) writeMatPages(pdf, kit.layout.mat);
  if (all || job.what == PrintWhat::tokens) writeTokenPages(pdf, kit, job.language);
  writeCardPages(pdf, cardsOf(job, kit));
  if (all || job.what == PrintWhat::reference) writeReferencePages(pdf, rulesOf(kit));
  if (pdf.pages() == 0)
    return Fault{"arguments", 0, "this game has nothing of that kind to print",
                 "leave out --ids, or choose another --what"};
  if (const Outcome<Done> done = pdf.finish(); !done) return done.fault();
  return pdf.pages();
}

}  // namespace lk::app
