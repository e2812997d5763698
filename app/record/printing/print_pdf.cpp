#include "app/record/printing/print_pdf.h"

#include "app/phrases/language_scope.h"
#include "app/phrases/qt_text.h"
#include "app/record/printing/first_pages.h"
#include "app/record/printing/guide_cards.h"
#include "app/record/printing/job_cards.h"
#include "app/record/printing/page_writer.h"
#include "app/record/printing/reference_pages.h"
#include "app/record/printing/start_page.h"
#include "app/record/printing/table_pages.h"
#include "app/record/printing/token_pages.h"

namespace lk::app {

namespace {

/// Returns what is wrong with a job before anything is written.
Outcome<Done> checked(const PrintJob& job, const GameKit& kit) {
  for (const std::string& id : job.ids)
    if (!kit.cards.find(id).known())
      return Fault{"arguments", 0, "no card of " + std::string(kit.id()) + " is called '" + id + "'",
                   "`lampkeeper cards list` names the cards of a pack"};
  if (job.what == PrintWhat::first && (!job.ids.empty() || !job.packs.empty()))
    return Fault{"arguments", 0, "a first game has its own list of cards",
                 "leave out --ids and --pack, or print --what cards"};
  return Done{};
}

/// Returns the cards of a job with its guide cards.
Outcome<std::vector<PrintedCard>> allCardsOf(const PrintJob& job, const GameKit& kit) {
  std::vector<PrintedCard> cards = cardsOf(job, kit);
  const bool all = job.what == PrintWhat::all || job.what == PrintWhat::cards;
  if (all && job.ids.empty() && job.packs.empty()) {
    const Outcome<std::vector<PrintedCard>> guides = guideCards(kit, job.language);
    if (!guides) return guides.fault();
    cards.insert(cards.end(), guides->begin(), guides->end());
  }
  return cards;
}

/// Writes all pages of a job.
Outcome<Printed> write(PageWriter& pdf, const PrintJob& job, const GameKit& kit) {
  if (job.what == PrintWhat::first) {
    const Outcome<Done> done = writeFirstGame(pdf, job, kit);
    if (!done) return done.fault();
    return Printed{pdf.pages(), pdf.pages() / 2};
  }
  const bool all = job.what == PrintWhat::all;
  if (all || job.what == PrintWhat::trays) writeTrayPages(pdf, kit.layout, job.ink);
  if (all || job.what == PrintWhat::tiles) writeStartPage(pdf, kit, tilesAlone(kit), job.language);
  if (all || job.what == PrintWhat::mat) writeMatPages(pdf, kit.layout.mat);
  if (all || job.what == PrintWhat::tokens) writeTokenPages(pdf, kit, kit.layout.tokens.all, job.language);
  const Outcome<std::vector<PrintedCard>> cards = allCardsOf(job, kit);
  if (!cards) return cards.fault();
  writeCardPages(pdf, *cards, job.ink);
  if (all || job.what == PrintWhat::reference) writeReferencePages(pdf, referenceOf(kit, job.language));
  if (pdf.pages() == 0)
    return Fault{"arguments", 0, "this game has nothing of that kind to print",
                 "leave out --ids, or choose another --what"};
  return Printed{pdf.pages(), pdf.pages() - cardSheets(cards->size())};
}

}  // namespace

Outcome<Printed> printPdf(const PrintJob& job, const GameKit& kit) {
  if (const Outcome<Done> done = checked(job, kit); !done) return done.fault();
  const LanguageScope words(qtText(job.language.id()));
  Outcome<OutFile> file = OutFile::open(job.file);
  if (!file) return file.fault();
  PageWriter pdf(std::move(*file), job.paper);
  const Outcome<Printed> printed = write(pdf, job, kit);
  if (!printed) return printed.fault();
  if (const Outcome<Done> done = pdf.finish(); !done) return done.fault();
  return *printed;
}

Outcome<int> countSheets(const PrintJob& job, const GameKit& kit) {
  if (const Outcome<Done> done = checked(job, kit); !done) return done.fault();
  if (job.what == PrintWhat::first) return firstGameSheets(job, kit);
  const Outcome<std::vector<PrintedCard>> cards = allCardsOf(job, kit);
  if (!cards) return cards.fault();
  const QSizeF upright = QPageSize(job.paper).size(QPageSize::Millimeter);
  int sheets = cardSheets(cards->size());
  const auto add = [&](PrintWhat what, int count) {
    if (job.what == PrintWhat::all || job.what == what) sheets += count;
  };
  const MatTiles mat = tilesOf(kit.layout.mat, upright.transposed());
  add(PrintWhat::trays, static_cast<int>(kit.layout.trays.size()));
  add(PrintWhat::tiles, 1);
  add(PrintWhat::mat, mat.columns * mat.rows);
  add(PrintWhat::tokens, tokenPages(kit.layout.tokens.all, upright));
  add(PrintWhat::reference, kReferencePages);
  return sheets;
}

}  // namespace lk::app
