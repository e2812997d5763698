// What cards can do to the players of this game: their counters, states, dice, decks and bids.
#pragma once

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/cards/worth.h"
#include "rules/run/effect_run.h"

namespace lk::rules::halfwish {

enum class Toward : std::uint8_t { any, higher, lower };
enum class Pile : std::uint8_t { deck, discard };
enum class Look : std::uint8_t { opponentDice, opponentHand, faceDownLocations };
enum class Mine : std::uint8_t { committed, upgraded };
enum class Until : std::uint8_t { turn, game };

/// A card that an operation may act on: a committed action by its place, or a card by its id.
struct Candidate {
  std::int16_t place = 0;  // place of a committed action, from 1; 0 for other cards
  CardId card;
  // Only its owner knows that it is there. Unless `card` is known, even the referee does not know which it
  // is.
  bool secret = false;
};

/// The functions of a game whose cards act on its players: counters, states, dice, decks and bids.
class PlayersHost : public EffectHost {
 public:
  virtual void change(Seat who, Counter counter, int by, const Frame& why) = 0;
  [[nodiscard]] virtual bool canPay(Seat who, Counter counter, int amount) const = 0;
  virtual void pay(Seat who, Counter counter, int amount, const Frame& why) = 0;
  /// Returns whether a player's number can be set, or dice be rerolled, at all now.
  [[nodiscard]] virtual bool canSet(Seat who, Counter counter) const = 0;
  [[nodiscard]] virtual bool diceFree(Seat who) const = 0;
  virtual void set(Seat who, Counter counter, int to, const Frame& why) = 0;
  virtual void steal(Seat who, Counter counter, int amount, const Frame& why) = 0;
  virtual void give(Seat who, Condition state, const Frame& why) = 0;
  virtual void cleanse(Seat who, const Frame& why) = 0;
  /// Applies to all own actions for the rest of the turn.
  virtual void boost(Seat who, Boosted what, int by, const Frame& why) = 0;
  virtual void grant(Seat who, int keyword, const Frame& why) = 0;
  virtual void look(Seat who, Look at, const Frame& why) = 0;

  [[nodiscard]] virtual bool canReroll(Seat who, Toward toward) const = 0;
  /// Returns why dice are not valid for a reroll; empty if they are.
  [[nodiscard]] virtual std::string_view misfitDice(Seat who, Toward toward,
                                                    std::array<std::uint8_t, 2> dice) const = 0;
  virtual void reroll(Seat who, std::array<std::uint8_t, 2> dice, const Frame& why) = 0;

  [[nodiscard]] virtual std::vector<Candidate> candidates(Seat who, Mine from) const = 0;
  /// Returns why a card cannot be the one that only its owner knows; empty if it can.
  [[nodiscard]] virtual std::string_view misfitUnseen(Seat who, CardId card) const = 0;
  /// If `into` is no card, the candidate becomes the basic action it replaced.
  virtual void transform(Seat who, const Candidate& which, CardId into, Until until, const Frame& why) = 0;
  [[nodiscard]] virtual std::vector<CardId> pile(Seat who, Pile from) const = 0;
  virtual void drawFromDeck(Seat who, int count, const Frame& why) = 0;
  virtual void takeBack(Seat who, std::span<const CardId> cards, const Frame& why) = 0;

  [[nodiscard]] virtual int mostToBid(Seat who) const = 0;
  [[nodiscard]] virtual std::optional<int> bidOf(Seat who) const = 0;
  virtual void bid(Seat who, int points) = 0;
  /// Closes the bidding once both bids are in: shows them and lets the higher bidder pay. Returns that
  /// player.
  virtual std::optional<Seat> closeBids(const Frame& why) = 0;

  virtual void chosen(Seat who, const OptionCase& option, int place, const Frame& why) = 0;
  virtual void store(int moments, const Frame& frame) = 0;

  /// Returns whether people must still decide an open question of the rules ("ruling:KEY"), or whether they
  /// decided it differently from the recommendation.
  [[nodiscard]] virtual bool mustAsk(PromptId ruling) const = 0;
  [[nodiscard]] virtual bool readsOtherwise(PromptId ruling) const = 0;
  /// Leaves the rest of a card to people.
  virtual void byHand(const Frame& why) = 0;
};

/// Returns the host of a game whose cards act on its players. Safe: a game that lists such operations has
/// such a host.
inline PlayersHost& playersHost(EffectRun& run) {
  return static_cast<PlayersHost&>(run.host());
}
inline const PlayersHost& playersHost(const EffectRun& run) {
  return static_cast<const PlayersHost&>(run.host());
}
inline const PlayersHost& playersHost(const EffectHost& host) {
  return static_cast<const PlayersHost&>(host);
}

}  // namespace lk::rules::halfwish
