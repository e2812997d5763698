// Provides the shipped games and packs for targets that need a night or a card.
#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"
#include "target.h"

namespace lk::fuzz {

inline std::string fileText(const std::string& path) {
  std::ifstream file(std::string(LK_ROOT "/") + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns the cards of the game's own pack, read once.
inline const rules::CardBook& cardsOf(const rules::Game& game) {
  static std::map<std::string, rules::CardBook, std::less<>> books;
  const auto found = books.find(game.id());
  if (found != books.end()) return found->second;
  const std::string file = "resources/cards/" + std::string(game.id()) + ".json";
  rules::PackReading read = rules::readPack(fileText(file), file, rules::languageOf);
  promise(read.faults.empty(), "the pack that ships is good");
  return books.emplace(game.id(), std::move(read.book)).first->second;
}

}  // namespace lk::fuzz
