#include "app/window/cards/sheet_printer.h"

#include <algorithm>

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include "app/phrases/card_words.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/words.h"
#include "app/record/printing/first_pages.h"
#include "app/record/printing/print_pdf.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

struct Kind {
  const char* id;
  PrintWhat what;
  const char* name;
  const char* about;
};
constexpr Kind kKinds[] = {
    {"first", PrintWhat::first, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "First game"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "All that a first game needs, and nothing else")},
    {"all", PrintWhat::all, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Everything"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "All cards, mat and tiles, trays, tokens and rules")},
    {"cards", PrintWhat::cards, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Cards"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "No box? Print and cut these (with backs)")},
    {"tiles", PrintWhat::tiles, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Corner tiles"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Four tiles in place of a mat, for any table")},
    {"trays", PrintWhat::trays, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Trays"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "The camera needs these: it reads the dice in them")},
    {"mat", PrintWhat::mat, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Mat"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Shows where cards go; several pages, tape together")},
    {"tokens", PrintWhat::tokens, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Tokens"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter",
                       "Pieces to glue onto cardboard and cut out; their dice stand on them")},
    {"choices", PrintWhat::choices, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Choice cards"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "To answer without touching the screen")},
    {"reference", PrintWhat::reference, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Rules"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "To read at the table; shows how it is laid")},
};

const Kind& kindOf(const QString& id) {
  const auto found =
      std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& kind) { return id == kind.id; });
  return found == std::end(kKinds) ? kKinds[0] : *found;
}

bool offered(const Kind& kind, const PrintableParts& parts) {
  switch (kind.what) {
    case PrintWhat::trays:
      return parts.trays;
    case PrintWhat::tokens:
      return parts.tokens;
    case PrintWhat::choices:
      return parts.choices;
    default:
      return true;
  }
}

PrintableParts partsOf(const GameKit& kit) {
  const std::vector<rules::CardDef>& cards = kit.cards.cards();
  return {!kit.layout.trays.empty(), !kit.layout.tokens.all.empty(),
          std::any_of(cards.begin(), cards.end(), [](const auto& card) { return card.type == "choice"; })};
}

}  // namespace

void SheetPrinter::setGame(const QString& game, const QString& name) {
  if (game == game_ && name == gameName_) return;
  game_ = game;
  gameName_ = name;
  parts_ = {true, hasTokens(game.toStdString()), true};
  if (!offered(kindOf(kind_), parts_)) kind_ = QString::fromLatin1(kKinds[0].id);
  count();
}

QList<NamedOption> SheetPrinter::games() const {
  QList<NamedOption> out;
  for (const rules::Game* game : rules::allGames())
    out += NamedOption{QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())),
                       lk::app::gameName(game->id()),
                       {}};
  return out;
}

void SheetPrinter::chooseGame(const QString& game) {
  setGame(game, lk::app::gameName(game.toStdString()));
}

void SheetPrinter::setInk(const QString& ink) {
  if (ink == ink_) return;
  ink_ = ink;
  emit changed();
}

/// Counts the sheets of the chosen kind on the other thread, which also learns what the game has.
void SheetPrinter::count() {
  sheets_ = 0;
  cuts_ = 0;
  if (!busy_) message_.clear(), printedFile_.clear();  // they tell of other sheets
  emit changed();
  threads_.start([this, job = job(), game = game_.toStdString(), number = ++counts_] {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game);
    if (!kit) return;
    const Outcome<int> sheets = countSheets(job, **kit);
    const Outcome<int> cuts = job.what == PrintWhat::first ? firstGameCuts(job, **kit) : Outcome<int>(0);
    QMetaObject::invokeMethod(
        this, [this, number, sheets = sheets ? *sheets : 0, cuts = cuts ? *cuts : 0, parts = partsOf(**kit)] {
          if (number != counts_) return;
          sheets_ = sheets;
          cuts_ = cuts;
          parts_ = parts;
          if (!offered(kindOf(kind_), parts_)) return setKind(QString::fromLatin1(kKinds[0].id));
          emit changed();
        });
  });
}

void SheetPrinter::setFolder(const QString& folder) {
  folder_ = folder;
  emit changed();
}

QList<NamedOption> SheetPrinter::kinds() const {
  QList<NamedOption> out;
  for (const Kind& kind : kKinds)
    if (offered(kind, parts_))
      out += NamedOption{QString::fromLatin1(kind.id), tr(kind.name), tr(kind.about)};
  return out;
}

void SheetPrinter::setKind(const QString& kind) {
  if (kind == kind_) return;
  kind_ = QString::fromLatin1(kindOf(kind).id);
  count();
}

void SheetPrinter::setPaper(const QString& paper) {
  if (paper == paper_) return;
  paper_ = paper;
  count();
}

QString SheetPrinter::file() const {
  return QDir(folder_).filePath(QStringLiteral("lampkeeper-%1-%2.pdf").arg(game_, kind_));
}

PrintJob SheetPrinter::job() const {
  PrintJob job;
  job.what = kindOf(kind_).what;
  job.paper = paper_ == QLatin1String("letter") ? QPageSize::Letter : QPageSize::A4;
  job.ink = ink_ == QLatin1String("low") ? faces::InkUse::low : faces::InkUse::full;
  job.language = spoken();
  return job;
}

void SheetPrinter::print(const QString& file) {
  if (busy_ || file.trimmed().isEmpty()) return;
  busy_ = true;
  message_.clear();
  printedFile_.clear();
  emit changed();
  const QString path = QDir::cleanPath(QDir(folder_).absoluteFilePath(file.trimmed()));
  QDir().mkpath(QFileInfo(path).path());
  PrintJob job = this->job();
  job.file = path.toStdString();
  threads_.start([this, job, path, game = game_.toStdString()] {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game);
    const Outcome<Printed> pages = kit ? printPdf(job, **kit) : Outcome<Printed>(kit.fault());
    QMetaObject::invokeMethod(this, [this, pages, path] {
      if (!pages) return say(faultText(pages.fault()), {});
      say(tr("Saved, %n sheets of paper: %1", nullptr, pages->sheets).arg(path), path);
      emit printed();
    });
  });
}

void SheetPrinter::say(const QString& text, const QString& file) {
  busy_ = false;
  message_ = text;
  printedFile_ = file;
  emit changed();
}

void SheetPrinter::showInFolder() {
  if (printedFile_.isEmpty()) return;
  QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(printedFile_).path()));
}

void SheetPrinter::open() {
  if (printedFile_.isEmpty()) return;
  const QString file = printedFile_;
  if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
    say(tr("No program is set up to show PDFs. Open %1 yourself").arg(file), file);
}

}  // namespace lk::app
