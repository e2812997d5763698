#include "naive_magepunk.h"

namespace lk::test {

namespace {

struct Hit {
  int entity = -1;  // -1: the player
  int amount = 0;
};

void hitsOfAttacker(const NaiveCombat& combat, const NaiveAttack& attack, bool wasBlocked,
                    std::vector<Hit>& hits) {
  const NaiveEntity& attacker = combat.entities[attack.who];
  if (!wasBlocked) {
    hits.push_back({-1, attacker.impact});
    return;
  }
  int left = attacker.impact;
  for (std::size_t i = 0; i < attack.blockers.size(); ++i) {
    const NaiveEntity& blocker = combat.entities[attack.blockers[i]];
    int wanted = blocker.durability - blocker.damage;
    if (wanted < 0) wanted = 0;
    const bool last = i + 1 == attack.blockers.size();
    const int given = last || wanted > left ? left : wanted;
    hits.push_back({static_cast<int>(attack.blockers[i]), given});
    left -= given;
  }
}

void hitsOfBlockers(const NaiveCombat& combat, const NaiveAttack& attack, std::vector<Hit>& hits) {
  for (const std::size_t blocker : attack.blockers)
    if (!combat.entities[blocker].dead)
      hits.push_back({static_cast<int>(attack.who), combat.entities[blocker].impact});
}

void land(NaiveCombat& combat, const std::vector<Hit>& hits) {
  for (const Hit& hit : hits) {
    if (hit.entity < 0)
      combat.life -= hit.amount;
    else
      combat.entities[static_cast<std::size_t>(hit.entity)].damage += hit.amount;
  }
  for (NaiveEntity& each : combat.entities)
    if (each.damage >= each.durability) each.dead = true;
}

}  // namespace

void fightNaively(NaiveCombat& combat) {
  std::vector<Hit> hits;
  if (combat.damage == "one_by_one") {
    for (const NaiveAttack& attack : combat.attacks) {
      if (combat.life <= 0) return;
      hits.clear();
      hitsOfAttacker(combat, attack, !attack.blockers.empty(), hits);
      hitsOfBlockers(combat, attack, hits);
      land(combat, hits);
    }
    return;
  }
  for (const NaiveAttack& attack : combat.attacks)
    hitsOfAttacker(combat, attack, !attack.blockers.empty(), hits);
  if (combat.damage == "attackers_first") {
    land(combat, hits);
    if (combat.life <= 0) return;
    hits.clear();
  }
  for (const NaiveAttack& attack : combat.attacks) hitsOfBlockers(combat, attack, hits);
  land(combat, hits);
}

void resolveNaively(NaiveChain& chain) {
  int shieldA = 0;
  int shieldB = 0;
  std::vector<int> shields(chain.entities.size(), 0);
  for (std::size_t at = chain.links.size(); at-- > 0;) {
    const NaiveLink link = chain.links[at];
    if (link.cancelled) continue;
    NaiveEntity* entity = link.entity < 0 ? nullptr : &chain.entities[static_cast<std::size_t>(link.entity)];
    if (entity && entity->dead) entity = nullptr;  // dead here means gone, wherever to
    if (link.does == "cancel") {
      chain.links[static_cast<std::size_t>(link.link)].cancelled = true;
    } else if (link.does == "heal") {
      (link.owner == "A" ? chain.lifeA : chain.lifeB) += 3;
    } else if (link.does == "shield") {
      if (link.player == "A") shieldA += 3;
      if (link.player == "B") shieldB += 3;
      if (entity) shields[static_cast<std::size_t>(link.entity)] += 3;
    } else if (link.does == "damage" && !link.player.empty()) {
      int& shield = link.player == "A" ? shieldA : shieldB;
      int left = 2;
      while (left > 0 && shield > 0) {
        --left;
        --shield;
      }
      (link.player == "A" ? chain.lifeA : chain.lifeB) -= left;
    } else if (link.does == "damage" && entity) {
      int& shield = shields[static_cast<std::size_t>(link.entity)];
      int left = 2;
      while (left > 0 && shield > 0) {
        --left;
        --shield;
      }
      entity->damage += left;
    } else if (link.does == "durability" && entity) {
      entity->durability += 3;
    } else if (link.does == "wither" && entity) {
      entity->durability -= 2;
    } else if (link.does == "return" && entity) {
      entity->dead = true;
    }
    for (NaiveEntity& each : chain.entities)
      if (each.damage >= each.durability) each.dead = true;
    if (chain.lifeA <= 0) chain.winner = "B";
    if (chain.lifeB <= 0) chain.winner = "A";
    if (!chain.winner.empty()) return;
  }
}

}  // namespace lk::test
