#include "app/cli/cards/checked_packs.h"

#include <algorithm>

#include "app/cli/lines.h"
#include "app/kit/own_packs.h"
#include "rules/cards/wording_check.h"

namespace lk::app {

namespace {

CheckedPack checked(PackFile file) {
  CheckedPack pack{std::move(file.file), std::move(file.text), {}, 0, {}};
  pack.faults = faultsOfPack({pack.file, pack.text});
  // If it is not a document at all, faultsOfPack() has reported that.
  if (const Outcome<rules::PackDocument> document = rules::readPackDocument(pack.text, pack.file)) {
    pack.cards = document->cards.size();
    pack.translations = builtInTranslations(*document);
    for (Fault& fault : rules::checkWording(*document, pack.file, numberWords()))
      pack.faults.push_back(std::move(fault));
  }
  std::stable_sort(pack.faults.begin(), pack.faults.end(),
                   [](const Fault& a, const Fault& b) { return a.line < b.line; });
  return pack;
}

}  // namespace

Outcome<std::vector<CheckedPack>> checkedPacks(const std::vector<std::string>& files) {
  std::vector<PackFile> read;
  for (const std::string& file : files) {
    Outcome<std::string> text = readWholeFile(file);
    if (!text) return text.fault();
    read.push_back({file, std::move(*text)});
  }
  std::vector<CheckedPack> packs;
  for (PackFile& pack : read) packs.push_back(checked(std::move(pack)));
  return packs;
}

void printFaults(const CheckedPack& pack, Console& console) {
  for (const Fault& fault : pack.faults)
    console.line(Json::object(
        {{"file", fault.file}, {"line", fault.line}, {"error", fault.what}, {"cure", fault.cure}}));
}

ExitStatus checkPacks(const std::vector<std::string>& files, Console& console) {
  const Outcome<std::vector<CheckedPack>> packs = checkedPacks(files);
  if (!packs) return console.unusable(packs.fault());
  ExitStatus status = ExitStatus::done;
  for (const CheckedPack& pack : *packs) {
    printFaults(pack, console);
    if (!pack.faults.empty()) status = ExitStatus::different;
    console.line(Json::object({{"pack", pack.file}, {"cards", pack.cards}, {"faults", pack.faults.size()}}));
  }
  return status;
}

}  // namespace lk::app
