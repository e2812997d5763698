#include "app/record/printing/print_job.h"

#include <algorithm>

#include "app/kit/built_in.h"
#include "app/kit/rule_texts.h"
#include "app/record/printing/card_pages.h"
#include "app/record/printing/guide_cards.h"
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

/// Returns the word that the card shares with the card on its back; "" if its back is that of its deck.
std::string pairOf(const rules::CardDef& card) {
  const auto& types = faces::houseStyle().types;
  const auto type = types.find(card.type);
  if (type == types.end() || type->second.pairedBy.empty()) return {};
  for (const rules::CardWords& words : card.words)
    if (words.field == type->second.pairedBy && !words.words.empty())
      return card.type + "/" + words.words.front();
  return {};
}

std::vector<PrintedCard> cardsOf(const PrintJob& job, const GameKit& kit) {
  const rules::CardBook& book = kit.cards;
  struct Kind {
    PrintedCard card;
    std::string pair;
    int copies = 1;
  };
  std::vector<Kind> kinds;
  std::vector<PrintedCard> cards;
  if (job.what != PrintWhat::all && job.what != PrintWhat::cards && job.what != PrintWhat::choices)
    return cards;
  for (const rules::CardDef& card : book.cards()) {
    if (!wanted(job, card, kit)) continue;
    faces::CardLook look = faces::lookOf(card, job.language, &book);
    const std::string pair = pairOf(card);
    const auto front = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) {
      return !pair.empty() && kind.pair == pair && !kind.card.behind;
    });
    if (front != kinds.end())
      front->card.behind = std::move(look);
    else
      kinds.push_back({{std::move(look), book.game(), faces::deckOf(card.type), {}},
                       pair,
                       job.copies == PrintCopies::one ? 1 : card.copies});
  }
  for (const Kind& kind : kinds) cards.insert(cards.end(), static_cast<std::size_t>(kind.copies), kind.card);
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
  std::vector<PrintedCard> cards = cardsOf(job, kit);
  if ((all || job.what == PrintWhat::cards) && job.ids.empty() && job.packs.empty()) {
    const Outcome<std::vector<PrintedCard>> guides = guideCards(kit, job.language);
    if (!guides) return guides.fault();
    cards.insert(cards.end(), guides->begin(), guides->end());
  }
  writeCardPages(pdf, cards);
  if (all || job.what == PrintWhat::reference)
    writeReferencePages(pdf, rulesOf(kit), faces::legendOf(kit.cards, kEnglish));
  if (pdf.pages() == 0)
    return Fault{"arguments", 0, "this game has nothing of that kind to print",
                 "leave out --ids, or choose another --what"};
  if (const Outcome<Done> done = pdf.finish(); !done) return done.fault();
  return pdf.pages();
}

}  // namespace lk::app
