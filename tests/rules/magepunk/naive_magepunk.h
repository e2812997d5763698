// Implements combat and the chain of Magepunk a second time, slow and naive, for tests: written from the
// rules, sharing nothing with rules/games/magepunk.
#pragma once

#include <string>
#include <vector>

namespace lk::test {

struct NaiveEntity {
  std::string id;
  std::string owner;  // "A" attacks, "B" defends
  int impact = 0;
  int durability = 0;
  int damage = 0;
  bool dead = false;
};

/// An attack of `entities[who]`, and which of the entities block it, in their order.
struct NaiveAttack {
  std::size_t who = 0;
  std::vector<std::size_t> blockers;
};

struct NaiveCombat {
  std::vector<NaiveEntity> entities;
  std::vector<NaiveAttack> attacks;  // as declared
  std::string damage = "together";   // "attackers_first", "one_by_one"
  int life = 15;                     // of B
};

/// Deals all damage of the combat.
void fightNaively(NaiveCombat& combat);

/// A Spell on the chain: its effect, its amount, and its target: "A", "B", the number of an entity or of
/// another link.
struct NaiveLink {
  std::string owner;
  std::string does;  // damage, heal, durability, wither, cancel, return, shield
  std::string player;
  int entity = -1;
  int link = -1;
  bool cancelled = false;
};

struct NaiveChain {
  std::vector<NaiveEntity> entities;
  std::vector<NaiveLink> links;  // the first played first
  int lifeA = 15;
  int lifeB = 15;
  std::string winner;
};

/// Resolves the chain, the last link first; stops as soon as a player has won.
void resolveNaively(NaiveChain& chain);

}  // namespace lk::test
