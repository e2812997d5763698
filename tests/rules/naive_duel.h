// The duel a second time, for the tests alone: written from the rulings in the plainest way, without a line
// of rules/.
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
  // What came of the duel.
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

/// Fights it out in place.
void fightNaively(NaiveDuel& duel);

}  // namespace lk::test
