// The coach for one player's own eyes: what each choice brings with the dice and the hand that player has.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/learn/coach/coaching.h"
#include "rules/games/halfwish/coach/open_duel.h"

namespace lk::app {

/// A card that can be in a player's hand, and how often.
struct OwnCard {
  rules::CardId card;
  int most = 0;
};

/// The ten cards as far as they were not seen this round, and the upgrades that may lie over one of them in
/// secret: the player knows which.
std::vector<OwnCard> ownCards(const rules::halfwish::OpenDuel& duel, rules::Seat seat);

inline constexpr int kLeastOwnDice = 2, kMostOwnDice = 12;

/// What a player knows alone.
struct OwnHand {
  bool aggressor = true;
  int dice = 0;
  std::vector<rules::CardId> cards;
};

/// Whether that is enough, and possible, to work something out: known dice, and cards that can be held.
bool canAdvise(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const OwnHand& hand);

/// What is worked out for one player. Immutable.
struct OwnAdvice {
  std::shared_ptr<const GameKit> kit;
  rules::halfwish::Situation situation;
  Coaching coaching;
  bool careful = false;  // whether careful play was worked out, too
};

/// Takes up to some seconds. Precondition: canAdvise().
OwnAdvice workOut(std::shared_ptr<const GameKit> kit, const rules::halfwish::OpenDuel& duel, rules::Seat seat,
                  const OwnHand& hand);

/// What a player is asked before advice, where openFacts() gives something to advise on.
struct OwnQuestion {
  bool roleOpen = false;  // nobody has chosen yet who attacks
  bool aggressor = true;  // who it is, else
  int need = 0;           // cards in the hand, at least
  std::vector<OwnCard> cards;
};
std::optional<OwnQuestion> ownQuestion(const GameKit& kit, const Json& facts, rules::Seat seat);
/// The advice for a hand, to be worked out elsewhere: nothing where it cannot be given.
std::function<OwnAdvice()> ownAdvice(std::shared_ptr<const GameKit> kit, const Json& facts, rules::Seat seat,
                                     const OwnHand& hand);

/// One sentence of advice; empty where careful play was not worked out.
QString adviceText(const OwnAdvice& advice);

/// A choice in words.
struct OwnChoice {
  QString actions;
  QString points;
  QString theirs;
  QString dealt;
  QString taken;
  QString win;
  QString mix;  // empty: hardly ever, or careful play was not worked out
};
/// The best on average first.
std::vector<OwnChoice> ownChoices(const OwnAdvice& advice);

}  // namespace lk::app
