#include "app/window/cards/card_printer.h"

#include <QDir>

#include "app/phrases/fault_words.h"
#include "app/record/printing/print_pdf.h"

namespace lk::app {

CardPrinter::CardPrinter(std::shared_ptr<const GameKit> kit, QObject* parent)
    : QObject(parent), kit_(std::move(kit)) {}

void CardPrinter::print(const QString& id) {
  QDir().mkpath(folder_);
  printTo(id, QDir(folder_).filePath(QStringLiteral("lampkeeper-%1.pdf").arg(id)));
}

void CardPrinter::printTo(const QString& id, const QString& file) {
  const rules::CardId card = kit_->cards.find(id.toStdString());
  if (!card.known()) return;
  say({});
  threads_.start([this, card, file, kit = kit_] {
    // Print from a kit that contains only this card.
    GameKit one;
    one.game = kit->game;
    one.layout = kit->layout;
    one.cards = rules::CardBook(std::string(kit->id()), {kit->cards[card]}, nullptr);
    PrintJob job;
    job.what = PrintWhat::cards;
    job.file = file.toStdString();
    const Outcome<Printed> pages = printPdf(job, one);
    const QString text = pages ? tr("Printed to %1").arg(file) : faultText(pages.fault());
    QMetaObject::invokeMethod(this, [this, text, written = pages ? file : QString()] { say(text, written); });
  });
}

void CardPrinter::say(const QString& text, const QString& file) {
  message_ = text;
  savedFile_ = file;
  emit messageChanged();
}

}  // namespace lk::app
