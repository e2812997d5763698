// Words for Magepunk's moves while they are composed.
#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app {

namespace {

const Phrase kKinds[] = {
    {"deck", QT_TRANSLATE_NOOP("Words", "Check a deck")},
    {"resource", QT_TRANSLATE_NOOP("Words", "Lay a resource")},
    {"play", QT_TRANSLATE_NOOP("Words", "Play a card")},
    {"activate", QT_TRANSLATE_NOOP("Words", "Use an ability")},
    {"decline", QT_TRANSLATE_NOOP("Words", "Add nothing")},
    {"next", QT_TRANSLATE_NOOP("Words", "Continue")},
    {"end_turn", QT_TRANSLATE_NOOP("Words", "End the turn")},
    {"next_of_main1", QT_TRANSLATE_NOOP("Words", "To the Attack Phase")},
    {"next_of_main2", QT_TRANSLATE_NOOP("Words", "To the End Phase")},
    {"next_of_attack", QT_TRANSLATE_NOOP("Words", "No attack")},
    {"next_of_damage", QT_TRANSLATE_NOOP("Words", "Deal the damage")},
    {"next_of_after_damage", QT_TRANSLATE_NOOP("Words", "To the Second Main Phase")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack")},
    {"block", QT_TRANSLATE_NOOP("Words", "Block")},
    {"order", QT_TRANSLATE_NOOP("Words", "Order the blockers")},
    {"assign", QT_TRANSLATE_NOOP("Words", "Split the damage")},
};

const Phrase kAsks[] = {
    {"energy", QT_TRANSLATE_NOOP("Words", "Into which lane?")},
    {"resource.shows", QT_TRANSLATE_NOOP("Words", "Which card is it?")},
    {"shows", QT_TRANSLATE_NOOP("Words", "Which cards are shown?")},
    {"sacrifice", QT_TRANSLATE_NOOP("Words", "What is sacrificed?")},
    {"source", QT_TRANSLATE_NOOP("Words", "Whose ability?")},
    {"ability", QT_TRANSLATE_NOOP("Words", "Which ability?")},
    {"pay", QT_TRANSLATE_NOOP("Words", "Paid with which resources?")},
    {"attackers", QT_TRANSLATE_NOOP("Words", "Who attacks, and whom?")},
    {"blocks", QT_TRANSLATE_NOOP("Words", "Who blocks, and whom?")},
    {"attacker", QT_TRANSLATE_NOOP("Words", "Of which attacker?")},
    {"order", QT_TRANSLATE_NOOP("Words", "Which blocker comes next?")},
    {"assign.damage", QT_TRANSLATE_NOOP("Words", "How much to whom?")},
    {"mode", QT_TRANSLATE_NOOP("Words", "How is the deck built?")},
    {"allowed", QT_TRANSLATE_NOOP("Words", "Which wallets are allowed?")},
};

const Phrase kValues[] = {
    {"mode:wallet", QT_TRANSLATE_NOOP("Words", "From wallets")},
    {"mode:constructed", QT_TRANSLATE_NOOP("Words", "Constructed")},
};

constexpr PlacedField kPlaced[] = {{"energy", "{seat}/resource/"}};
constexpr PlacedField kThings[] = {{"card", "{seat}/hand/"}, {"cards", "{seat}/hand/"}};

}  // namespace

MoveWords magepunkMoves() {
  return {kKinds, kAsks, kValues, kPlaced, kThings};
}

}  // namespace lk::app
