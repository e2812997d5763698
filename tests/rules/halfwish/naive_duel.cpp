#include "naive_duel.h"

namespace lk::test {

namespace {

/// A pending blow: its target, its strength, and what affects it.
struct Blow {
  bool atA = false;
  int power = 0;
};

int nought(int n) {
  return n < 0 ? 0 : n;
}

int strikeOf(const std::string& card, int dv) {
  if (card == "strike") return dv;
  if (card == "long_strike") return nought(dv - 2);
  if (card == "heavy_strike") return dv + 2;
  return -1;  // does not strike
}

/// Returns what remains of a blow against a card that does not strike.
int through(int power, const std::string& striker, const std::string& target, int targetDv) {
  if (target == "evade" && targetDv >= 8) return 0;
  if (target == "defend" && striker != "heavy_strike") return nought(power - (targetDv + 2));
  return power;
}

/// Returns the blows of one clash in order. The second is dealt only by a survivor.
std::vector<Blow> blowsOf(const std::string& cardA, int dvA, const std::string& cardB, int dvB) {
  const int a = strikeOf(cardA, dvA);
  const int b = strikeOf(cardB, dvB);
  if (a < 0 && b < 0) return {};
  if (b < 0) return {{false, through(a, cardA, cardB, dvB)}};
  if (a < 0) return {{true, through(b, cardB, cardA, dvA)}};
  if (cardA == "long_strike" && cardB != "long_strike") return {{false, a}, {true, nought(b - a)}};
  if (cardB == "long_strike" && cardA != "long_strike") return {{true, b}, {false, nought(a - b)}};
  return {{a < b, a < b ? b - a : a - b}};
}

void fall(const Blow& blow, NaiveDuel& duel) {
  NaivePlayer& target = blow.atA ? duel.a : duel.b;
  if (blow.power == 0) return;
  const int damage = blow.power + target.exposed - target.toughness;
  if (damage < 1) return;
  target.damage += damage;
  target.hits += 1;
  target.hp = nought(target.hp - damage);
  if (duel.firstHurt.empty()) duel.firstHurt = blow.atA ? "A" : "B";
  if (target.hp == 0) duel.dead = blow.atA ? "A" : "B";
}

void expose(NaivePlayer& player) {
  for (const std::string& card : player.actions)
    if (card == "heavy_strike") player.exposed += 2;
}

}  // namespace

void fightNaively(NaiveDuel& duel) {
  expose(duel.a);
  expose(duel.b);
  for (std::size_t i = 0; i < duel.a.actions.size(); ++i) {
    for (const Blow& blow : blowsOf(duel.a.actions[i], duel.a.dv, duel.b.actions[i], duel.b.dv))
      if (duel.dead.empty()) fall(blow, duel);
  }
  NaivePlayer& attacker = duel.aggressorIsA ? duel.a : duel.b;
  NaivePlayer& defender = duel.aggressorIsA ? duel.b : duel.a;
  attacker.points = defender.hits;
  defender.points = (defender.hits == 0 ? 1 : 0) + (attacker.hits == 0 ? 0 : 1);
  duel.winner = duel.a.points == duel.b.points ? "tie" : duel.a.points > duel.b.points ? "A" : "B";
}

}  // namespace lk::test
