#include "app/cli/cards/packs_in_library.h"

#include <algorithm>

#include "app/cli/cards/checked_packs.h"
#include "app/kit/out_file.h"
#include "app/kit/references.h"

namespace lk::app {

Json packLine(const carddb::PackInfo& pack) {
  return Json::object({{"pack", pack.name},
                       {"game", pack.game},
                       {"version", pack.version},
                       {"cards", pack.cards},
                       {"bytes", pack.bytes}});
}

namespace {

Json refusal(const Fault& fault) {
  return Json::object({{"file", fault.file}, {"stored", false}, {"error", fault.what}, {"cure", fault.cure}});
}

Json storedLine(const carddb::StoredPack& stored, const std::string& file) {
  Json line = packLine(stored.pack);
  line.set("file", file).set("stored", true);
  line.set("replaced", stored.replaced ? Json(stored.replaced->version) : Json());
  return line;
}

}  // namespace

ExitStatus importPacks(const std::string& library, const std::vector<std::string>& files,
                       carddb::SamePack same, Console& console) {
  const Outcome<std::vector<CheckedPack>> checked = checkedPacks(files);
  if (!checked) return console.unusable(checked.fault());
  const bool anySound = std::any_of(checked->begin(), checked->end(),
                                    [](const CheckedPack& pack) { return pack.faults.empty(); });
  std::optional<carddb::Packs> packs;
  if (anySound) {
    Outcome<carddb::Packs> opened = carddb::Packs::open(library, carddb::LibraryMode::createIfMissing);
    if (!opened) return console.unusable(opened.fault());
    packs.emplace(std::move(*opened));
  }
  ExitStatus status = ExitStatus::done;
  for (const CheckedPack& pack : *checked) {
    if (!pack.faults.empty()) {
      printFaults(pack, console);
      console.line(Json::object({{"file", pack.file}, {"stored", false}, {"faults", pack.faults.size()}}));
      status = ExitStatus::different;
      continue;
    }
    std::vector<rules::TextFile> texts;
    for (const TranslatedFile& each : pack.translations) texts.push_back({each.text, each.file});
    const Outcome<carddb::StoredPack> stored = packs->store(pack.text, pack.file, same, texts);
    // A fault of the library itself ends the command, unless a pack was stored already.
    if (!stored && stored.fault().file == library && &pack == &checked->front())
      return console.unusable(stored.fault());
    console.line(stored ? storedLine(*stored, pack.file) : refusal(stored.fault()));
    if (!stored) status = ExitStatus::different;
  }
  return status;
}

namespace {

/// Returns the pack named; the only one if `name` is empty.
Outcome<carddb::PackInfo> chosenPack(const carddb::Packs& packs, const std::string& library,
                                     const std::string& name) {
  const Outcome<std::vector<carddb::PackInfo>> all = packs.packs();
  if (!all) return all.fault();
  std::string names;
  for (const carddb::PackInfo& pack : *all) {
    if (pack.name == name || (name.empty() && all->size() == 1)) return pack;
    names += (names.empty() ? "" : ", ") + pack.name;
  }
  if (all->empty()) return Fault{library, 0, "holds no packs", "import one into it"};
  return Fault{library, 0, name.empty() ? "holds several packs" : "holds no pack \"" + name + "\"",
               "choose one of: " + names};
}

}  // namespace

ExitStatus exportPack(const std::string& library, const std::string& pack, const std::string& out,
                      Console& console) {
  const Outcome<carddb::Packs> packs = carddb::Packs::open(library, carddb::LibraryMode::readOnly);
  if (!packs) return console.unusable(packs.fault());
  const Outcome<carddb::PackInfo> chosen = chosenPack(*packs, library, pack);
  if (!chosen) return console.unusable(chosen.fault());
  const Outcome<std::string> text = packs->text(chosen->name);
  if (!text) return console.unusable(text.fault());
  if (const Outcome<Done> written = writeWholeFile(out, *text); !written)
    return console.unusable(written.fault());
  Json line = packLine(*chosen);
  line.set("file", out);
  console.line(line);
  return ExitStatus::done;
}

namespace {

void setTranslations(Json& line, std::string_view field, const Wording& wording) {
  for (const auto& [language, text] : wording.others) line.set(fieldIn(field, language), text);
}

}  // namespace

ExitStatus searchCards(const std::string& library, const std::vector<std::string>& words, Console& console) {
  const Outcome<carddb::Packs> packs = carddb::Packs::open(library, carddb::LibraryMode::readOnly);
  if (!packs) return console.unusable(packs.fault());
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  const Outcome<std::vector<carddb::FoundCard>> found = packs->search(all);
  if (!found) return console.unusable(found.fault());
  for (const carddb::FoundCard& card : *found) {
    Json line = Json::object({{"id", cardKey(card.game, card.card)}, {"name", card.name.english}});
    if (!card.pack.empty()) {
      setTranslations(line, "name", card.name);
      line.set("type", card.type).set("pack", card.pack).set("text", card.text.english);
      setTranslations(line, "text", card.text);
    }
    console.line(line);
  }
  return found->empty() ? ExitStatus::different : ExitStatus::done;
}

}  // namespace lk::app
