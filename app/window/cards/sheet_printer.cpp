#include "app/window/cards/sheet_printer.h"

#include <algorithm>

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include "app/phrases/card_words.h"
#include "app/phrases/fault_words.h"
#include "app/record/printing/print_job.h"

namespace lk::app {

namespace {

struct Kind {
  const char* id;
  PrintWhat what;
  const char* name;
  const char* about;
};
constexpr Kind kKinds[] = {
    {"all", PrintWhat::all, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Everything"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Trays, mat, cards and rules")},
    {"trays", PrintWhat::trays, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Trays"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "The camera needs these: it reads the dice in them")},
    {"mat", PrintWhat::mat, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Mat"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Shows where cards go; several pages, tape together")},
    {"tokens", PrintWhat::tokens, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Tokens"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter",
                       "Pieces to glue onto cardboard and cut out; their dice stand on them")},
    {"cards", PrintWhat::cards, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Cards"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "No box? Print and cut these (with backs)")},
    {"choices", PrintWhat::choices, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Choice cards"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "To answer without touching the screen")},
    {"reference", PrintWhat::reference, QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "Rules"),
     QT_TRANSLATE_NOOP("lk::app::SheetPrinter", "To read at the table")},
};

const Kind& kindOf(const QString& id) {
  const auto found =
      std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& kind) { return id == kind.id; });
  return found == std::end(kKinds) ? kKinds[0] : *found;
}

}  // namespace

void SheetPrinter::setGame(const QString& game, const QString& name) {
  if (game == game_ && name == gameName_) return;
  game_ = game;
  gameName_ = name;
  tokens_ = hasTokens(game.toStdString());
  if (!tokens_ && kindOf(kind_).what == PrintWhat::tokens) kind_ = QString::fromLatin1(kKinds[0].id);
  emit changed();
}

void SheetPrinter::setFolder(const QString& folder) {
  folder_ = folder;
  emit changed();
}

QList<NamedOption> SheetPrinter::kinds() const {
  QList<NamedOption> out;
  for (const Kind& kind : kKinds)
    if (tokens_ || kind.what != PrintWhat::tokens)
      out += NamedOption{QString::fromLatin1(kind.id), tr(kind.name), tr(kind.about)};
  return out;
}

void SheetPrinter::setKind(const QString& kind) {
  if (kind == kind_) return;
  kind_ = QString::fromLatin1(kindOf(kind).id);
  emit changed();
}

void SheetPrinter::setPaper(const QString& paper) {
  if (paper == paper_) return;
  paper_ = paper;
  emit changed();
}

QString SheetPrinter::file() const {
  return QDir(folder_).filePath(QStringLiteral("lampkeeper-%1-%2.pdf").arg(game_, kind_));
}

void SheetPrinter::print(const QString& file) {
  if (busy_ || file.trimmed().isEmpty()) return;
  busy_ = true;
  message_.clear();
  printedFile_.clear();
  emit changed();
  const QString path = QDir::cleanPath(QDir(folder_).absoluteFilePath(file.trimmed()));
  QDir().mkpath(QFileInfo(path).path());
  PrintJob job;
  job.what = kindOf(kind_).what;
  job.paper = paper_ == QLatin1String("letter") ? QPageSize::Letter : QPageSize::A4;
  job.language = spoken();
  job.file = path.toStdString();
  threads_.start([this, job, path, game = game_.toStdString()] {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game);
    const Outcome<int> pages = kit ? printPdf(job, **kit) : Outcome<int>(kit.fault());
    QMetaObject::invokeMethod(this, [this, pages, path] {
      if (!pages) return say(faultText(pages.fault()), {});
      say(tr("Saved, %n pages: %1", nullptr, *pages).arg(path), path);
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
