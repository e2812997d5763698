// What a first game needs on paper, read from resources/first/.
#pragma once

#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/text/wording.h"

namespace lk::app {

/// Where the numbered rules are printed.
enum class FirstRules { none, ownSheet, behindTrays };

struct FirstGame {
  struct Card {
    std::string id;  // without the game
    int copies = 1;
  };
  /// Cards and tokens. Tokens are named by their card or name, and printed in all their colours and copies.
  struct Cut {
    std::vector<Card> cards;
    std::vector<std::string> tokens;
  };
  Cut first;            // must be cut out before the first turn
  Cut later;            // can wait: cards that make decks full, tokens of what the screen shows, too
  Wording waits;        // says so where it is cut out; empty if nothing can wait
  bool guides = false;  // with the guide cards
  std::vector<rules::Seat> trays;
  FirstRules rules = FirstRules::none;
  std::vector<Wording> needs;  // what people bring besides
  std::vector<Wording> steps;  // what this game does differently the first time
};

/// Returns the game's. Fails if its file is missing or malformed, or names a card or token that does not
/// exist.
Outcome<FirstGame> firstGame(const GameKit& kit);

}  // namespace lk::app
