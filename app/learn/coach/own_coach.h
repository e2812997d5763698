// The coach for one player alone: rates each choice with that player's dice and hand.
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

/// A card that can be in a player's hand, and the maximum number of copies.
struct OwnCard {
  rules::CardId card;
  int most = 0;
};

/// Returns the basic cards not seen yet this round, and the upgrades that may have replaced one of them in
/// secret. The player knows which one did.
std::vector<OwnCard> ownCards(const rules::halfwish::OpenDuel& duel, rules::Seat seat);

inline constexpr int kMinOwnDice = 2, kMaxOwnDice = 12;

/// What only the player knows.
struct OwnHand {
  bool aggressor = true;
  int dice = 0;
  std::vector<rules::CardId> cards;
};

/// Returns whether the hand is complete and possible: dice known, enough cards, and only cards that can be
/// held.
bool canAdvise(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const OwnHand& hand);

/// The result of the analysis for one player. Immutable.
struct OwnAdvice {
  std::shared_ptr<const GameKit> kit;
  rules::halfwish::Situation situation;
  Coaching coaching;
  bool careful = false;  // whether equilibrium play was computed as well
};

/// Analyzes a hand. Can take several seconds. Precondition: canAdvise().
OwnAdvice workOut(std::shared_ptr<const GameKit> kit, const rules::halfwish::OpenDuel& duel, rules::Seat seat,
                  const OwnHand& hand);

/// What to ask a player before giving advice.
struct OwnQuestion {
  bool roleOpen = false;  // the aggressor is not chosen yet
  bool aggressor = true;  // whether this player is the aggressor, if chosen
  int need = 0;           // minimum number of cards in the hand
  std::vector<OwnCard> cards;
};
/// Returns the question to ask a player; nullopt if `facts` holds nothing to advise on.
std::optional<OwnQuestion> ownQuestion(const GameKit& kit, const Json& facts, rules::Seat seat);
/// Returns a function that computes the advice for a hand, to be run on a worker thread; empty if the hand
/// does not allow advice.
std::function<OwnAdvice()> ownAdvice(std::shared_ptr<const GameKit> kit, const Json& facts, rules::Seat seat,
                                     const OwnHand& hand);

/// Returns one sentence of advice; empty if equilibrium play was not computed.
QString adviceText(const OwnAdvice& advice);

/// A choice in words. Numbers are averages.
struct OwnChoice {
  QString actions;
  QString points;
  QString theirs;
  QString dealt;
  QString taken;
  QString win;
  QString mix;  // how often to play it; empty if almost never or if equilibrium play was not computed
};
/// Returns all choices, the best on average first.
std::vector<OwnChoice> ownChoices(const OwnAdvice& advice);

}  // namespace lk::app
