// Loads the shipped packs, read once for all tests.
#pragma once

#include <map>

#include "check.h"
#include "pack_files.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"
#include "rules/referee/referee.h"

namespace lk::test {

inline const rules::CardBook& houseCardsOf(const rules::Game& game) {
  static std::map<std::string, rules::CardBook, std::less<>> books;
  const auto found = books.find(game.id());
  if (found != books.end()) return found->second;
  const PackFiles files = housePackFiles(std::string(game.id()));
  rules::PackReading read = rules::readPacks(std::vector<rules::PackText>{files.pack()}, rules::languageOf);
  for (const Fault& fault : read.faults) CHECK_MESSAGE(false, fault.text());
  return books.emplace(game.id(), std::move(read.book)).first->second;
}

inline const rules::Game& halfwish() {
  return *rules::findGame("halfwish");
}
inline const rules::CardBook& houseCards() {
  return houseCardsOf(halfwish());
}

/// Returns the event written as JSON.
inline rules::Event event(std::string_view json) {
  Outcome<Json> read = readJson(json, "event");
  if (!read) throw std::logic_error(read.fault().text());
  return rules::Event{*read};
}

}  // namespace lk::test
