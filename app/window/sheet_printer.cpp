#include "app/window/sheet_printer.h"

#include <QDir>
#include <QStandardPaths>

#include "app/printing/print_job.h"

namespace lk::app {

void SheetPrinter::printTrays(const QString& game) {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QString folder = documents.isEmpty() ? QDir::homePath() : documents;
  QDir().mkpath(folder);
  printTraysTo(game, folder + QStringLiteral("/lampkeeper-trays.pdf"));
}

void SheetPrinter::printTraysTo(const QString& game, const QString& file) {
  threads_.start([this, game, file] {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game.toStdString());
    PrintJob job;
    job.what = PrintWhat::trays;
    job.file = file.toStdString();
    const Outcome<int> pages = kit ? printPdf(job, **kit) : Outcome<int>(kit.fault());
    const QString text = pages ? tr("Printed to %1").arg(file) : QString::fromStdString(pages.fault().text());
    QMetaObject::invokeMethod(this, [this, text] {
      said_ = text;
      emit saidChanged();
    });
  });
}

}  // namespace lk::app
