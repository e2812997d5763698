// Words for the moves of WTactics (ORC) while they are composed.
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

const Phrase kKinds[] = {
    {"deck", QT_TRANSLATE_NOOP("Words", "Show a deck")},
    {"startup", QT_TRANSLATE_NOOP("Words", "Lay four cards face down")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "Turn a card up")},
    {"place", QT_TRANSLATE_NOOP("Words", "Put a card in a slot")},
    {"upkeep", QT_TRANSLATE_NOOP("Words", "Settle the upkeep")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "Recruit")},
    {"step", QT_TRANSLATE_NOOP("Words", "Go on")},
    {"ability", QT_TRANSLATE_NOOP("Words", "Use an ability")},
    {"move", QT_TRANSLATE_NOOP("Words", "Move")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack")},
    {"rest", QT_TRANSLATE_NOOP("Words", "Rest")},
    {"end_turn", QT_TRANSLATE_NOOP("Words", "End the turn")},
    {"decide:draw", QT_TRANSLATE_NOOP("Words", "Offer a draw")},
};

const Phrase kAsks[] = {
    {"put", QT_TRANSLATE_NOOP("Words", "Into which slots?")},
    {"slot", QT_TRANSLATE_NOOP("Words", "Which slot?")},
    {"upkeep.slot", QT_TRANSLATE_NOOP("Words", "Whose upkeep?")},
    {"upkeep.pay", QT_TRANSLATE_NOOP("Words", "Which creature pays?")},
    {"refuse", QT_TRANSLATE_NOOP("Words", "Is it given up?")},
    {"recruit.card", QT_TRANSLATE_NOOP("Words", "Who is recruited?")},
    {"recruit.pay", QT_TRANSLATE_NOOP("Words", "Paid by whom?")},
    {"ability.slot", QT_TRANSLATE_NOOP("Words", "Whose ability?")},
    {"ability.name", QT_TRANSLATE_NOOP("Words", "Which ability?")},
    {"marks", QT_TRANSLATE_NOOP("Words", "Who is marked for it?")},
    {"step.to", QT_TRANSLATE_NOOP("Words", "On to what?")},
    {"from", QT_TRANSLATE_NOOP("Words", "Who moves?")},
    {"attackers", QT_TRANSLATE_NOOP("Words", "Who attacks?")},
    {"attack.target", QT_TRANSLATE_NOOP("Words", "Who is attacked?")},
    {"type", QT_TRANSLATE_NOOP("Words", "Close or Ranged?")},
    {"rest.slot", QT_TRANSLATE_NOOP("Words", "Who rests?")},
    {"split", QT_TRANSLATE_NOOP("Words", "How much to whom?")},
    {"choose", QT_TRANSLATE_NOOP("Words", "Which creature?")},
    {"damage", QT_TRANSLATE_NOOP("Words", "How much damage does it have?")},
    {"marked", QT_TRANSLATE_NOOP("Words", "Is it marked?")},
    {"moved", QT_TRANSLATE_NOOP("Words", "Has it moved?")},
};

const Phrase kValues[] = {
    {"to:recruit", QT_TRANSLATE_NOOP("Words", "On to recruiting")},
    {"to:abilities", QT_TRANSLATE_NOOP("Words", "On to abilities")},
    {"to:move", QT_TRANSLATE_NOOP("Words", "On to moving")},
    {"to:attack", QT_TRANSLATE_NOOP("Words", "On to attacks")},
    {"type:close", QT_TRANSLATE_NOOP("Words", "Close")},
    {"type:ranged", QT_TRANSLATE_NOOP("Words", "Ranged")},
    {"answer:draw", QT_TRANSLATE_NOOP("Words", "Offer a draw")},
};

}  // namespace

MoveWords wtacticsMoves() {
  return {kKinds, kAsks, kValues, {}};
}

}  // namespace lk::app
