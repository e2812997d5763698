#include "rules/games/half_the_battle/rules/host.h"

#include "rules/games/half_the_battle/rules/hp.h"

namespace lk::rules::half_the_battle {

void Host::heal(int whom, int amount, const Frame&) {
  for (const ThingId piece : meant(static_cast<Whom>(whom)))
    half_the_battle::heal(changes_, cards_, piece, amount);
}

Pieces Host::meant(Whom whom) const {
  switch (whom) {
    case Whom::enemiesThere:
      return aimed_.enemies;
    case Whom::alliesThere:
      return aimed_.allies;
    case Whom::self: {
      Pieces self;
      if (aimed_.actor.known()) self.add(aimed_.actor);
      return self;
    }
    case Whom::targets:
    case Whom::chosen:
      break;
  }
  return aimed_.targets;
}

void carryOut(Changes& changes, const CardBook& cards, Hook hook, const Aimed& aimed) {
  const Ability* ability = cards.program(aimed.card).at(static_cast<std::uint8_t>(hook));
  if (!ability) return;
  Host host(changes, cards, aimed);
  begin(host, *ability, {.card = aimed.card, .self = aimed.owner});
  EffectRun(host, language()).proceed();
}

}  // namespace lk::rules::half_the_battle
