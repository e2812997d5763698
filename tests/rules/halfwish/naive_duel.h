// Implements the duel a second time, for tests: naively from the rulings, without any code of rules/.
#pragma once

#include <string>
#include <vector>

namespace lk::test {

struct NaivePlayer {
  int dv = 7;
  int hp = 25;
  int exposed = 0;
  int toughness = 0;
  std::vector<std::string> actions;
  // The result of the duel.
  int damage = 0;
  int hits = 0;
  int points = 0;
};

struct NaiveDuel {
  NaivePlayer a;
  NaivePlayer b;
  bool aggressorIsA = true;
  std::string winner;     // "A", "B", "tie"
  std::string dead;       // "A", "B", ""
  std::string firstHurt;  // "A", "B", ""
};

/// Runs the duel in place.
void fightNaively(NaiveDuel& duel);

}  // namespace lk::test
