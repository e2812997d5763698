#include "app/cli/cards/listed_cards.h"

#include "app/cli/cards/packs_in_library.h"
#include "app/cli/lines.h"
#include "app/kit/out_file.h"
#include "app/kit/references.h"
#include "carddb/library.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

Outcome<Done> listLibrary(const std::string& file, std::vector<Json>& lines) {
  const auto library = carddb::Library::open(file, carddb::LibraryMode::readOnly);
  if (!library) return library.fault();
  const auto rows = library->references(std::nullopt, carddb::Parts::names);
  if (!rows) return rows.fault();
  for (const carddb::StoredReference& row : *rows)
    lines.push_back(
        Json::object({{"id", cardKey(row.game, row.card)}, {"name", row.name}, {"back", row.back}}));
  const auto packs = carddb::Packs::open(file, carddb::LibraryMode::readOnly);
  if (!packs) return packs.fault();
  const auto held = packs->packs();
  if (!held) return held.fault();
  for (const carddb::PackInfo& pack : *held) lines.push_back(packLine(pack));
  return Done{};
}

Outcome<Done> listPack(const std::string& file, std::vector<Json>& lines) {
  const Outcome<std::string> text = readWholeFile(file);
  if (!text) return text.fault();
  const rules::PackReading reading = rules::readPack(*text, file, rules::languageOf);
  if (!reading.faults.empty()) return reading.faults.front();
  for (const rules::CardDef& card : reading.book.cards())
    lines.push_back(Json::object(
        {{"id", cardKey(reading.book.game(), card.id)}, {"name", card.name.english}, {"type", card.type}}));
  return Done{};
}

}  // namespace

ExitStatus listCards(const std::vector<std::string>& files, Console& console) {
  std::vector<Json> lines;
  for (const std::string& file : files) {
    const Outcome<Done> listed = isDatabase(file) ? listLibrary(file, lines) : listPack(file, lines);
    if (!listed) return console.unusable(listed.fault());
  }
  for (const Json& line : lines) console.line(line);
  return ExitStatus::done;
}

}  // namespace lk::app
