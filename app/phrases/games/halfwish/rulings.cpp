// The questions the rules of Halfwish leave open, and the recommended rulings.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

const Phrase kNames[] = {
    {"true-damage", QT_TRANSLATE_NOOP("Words", "true damage")},
    {"precise", QT_TRANSLATE_NOOP("Words", "precise strikes")},
    {"negative-effects-list", QT_TRANSLATE_NOOP("Words", "what counts as a negative effect")},
    {"scouted-treasure", QT_TRANSLATE_NOOP("Words", "treasures that are scouted")},
    {"downgrade-target", QT_TRANSLATE_NOOP("Words", "what a downgraded card becomes")},
    {"avarice-options", QT_TRANSLATE_NOOP("Words", "what stealing a treasure costs")},
    {"scry-cancel", QT_TRANSLATE_NOOP("Words", "the parley after a duel that was called off")},
    {"concede-points", QT_TRANSLATE_NOOP("Words", "what happens after a concession")},
    {"wish-effect", QT_TRANSLATE_NOOP("Words", "what a wish does")},
};

const Phrase kAdvice[] = {
    {"true-damage", QT_TRANSLATE_NOOP("Words",
                                      "block and Toughness do not lower it; an evade works, the difference "
                                      "of two strikes still counts, and Exposed adds to it")},
    {"precise", QT_TRANSLATE_NOOP("Words",
                                  "cards and Exposed add nothing to a precise strike; a higher dice value "
                                  "does, and reductions count")},
    {"negative-effects-list",
     QT_TRANSLATE_NOOP("Words", "Exposed, poison, ignite, stun, silence and kept dice are negative")},
    {"scouted-treasure",
     QT_TRANSLATE_NOOP("Words", "without a duel there is no reward; everything else it says happens")},
    {"downgrade-target",
     QT_TRANSLATE_NOOP("Words", "the card is the basic action it replaced, and may be upgraded again")},
    {"avarice-options",
     QT_TRANSLATE_NOOP("Words",
                       "the point is lost only with the treasure, which is the location of this turn; "
                       "the duel's winner does not get it again")},
    {"scry-cancel",
     QT_TRANSLATE_NOOP("Words",
                       "the player of the power offers; if accepted, it counts for the streak; if declined, "
                       "the other player starts a new duel; nothing is refunded")},
    {"concede-points", QT_TRANSLATE_NOOP("Words",
                                         "nobody scores for a role; the location is turned up only for its "
                                         "reward and penalty, and the actions go back to hand")},
    {"wish-effect",
     QT_TRANSLATE_NOOP("Words", "the wish does what its card says, once for every second lamp")},
};

}  // namespace

std::span<const Phrase> rulings() {
  return kNames;
}
std::span<const Phrase> rulingAdvice() {
  return kAdvice;
}

}  // namespace lk::app::halfwish
