// What cards can do to the players of this game: their counters, states, dice, decks and bids.
#pragma once

#include "rules/games/halfwish/worth.h"
#include "rules/run/effect_run.h"

namespace lk::rules::halfwish {

enum class Toward : std::uint8_t { any, higher, lower };
enum class Pile : std::uint8_t { deck, discard };
enum class Look : std::uint8_t { opponentDice, opponentHand, faceDownLocations };
enum class Mine : std::uint8_t { committed, upgraded };
enum class Until : std::uint8_t { turn, game };

/// A place among a player's cards that an operation may act on: a committed action's place, or a card.
struct Candidate {
  std::int16_t place = 0;  // of a committed action, from 1; 0 for other cards
  CardId card;
  // Only its owner knows that it is there, and unless `card` is known even what it is.
  bool secret = false;
};

/// What a game can do besides whose cards act on its players: their counters, states, dice, decks and bids.
/// Counters and states are places in the game's language.
class PlayersHost : public EffectHost {
 public:
  virtual void change(Seat who, int counter, int by, const Frame& why) = 0;
  [[nodiscard]] virtual bool canPay(Seat who, int counter, int amount) const = 0;
  virtual void pay(Seat who, int counter, int amount, const Frame& why) = 0;
  /// Whether a number of a player can be set, or dice be rolled again, at all now.
  [[nodiscard]] virtual bool canSet(Seat who, int counter) const = 0;
  [[nodiscard]] virtual bool diceFree(Seat who) const = 0;
  virtual void set(Seat who, int counter, int to, const Frame& why) = 0;
  virtual void steal(Seat who, int counter, int amount, const Frame& why) = 0;
  virtual void give(Seat who, int state, const Frame& why) = 0;
  virtual void cleanse(Seat who, const Frame& why) = 0;
  /// For the rest of the turn, on all own actions.
  virtual void boost(Seat who, Worthy what, int by, const Frame& why) = 0;
  virtual void grant(Seat who, int keyword, const Frame& why) = 0;
  virtual void look(Seat who, Look at, const Frame& why) = 0;

  [[nodiscard]] virtual bool canReroll(Seat who, Toward toward) const = 0;
  /// Why dice do not do for a reroll, empty when they do.
  [[nodiscard]] virtual std::string_view misfitDice(Seat who, Toward toward,
                                                    std::array<std::uint8_t, 2> dice) const = 0;
  virtual void reroll(Seat who, std::array<std::uint8_t, 2> dice, const Frame& why) = 0;

  [[nodiscard]] virtual std::vector<Candidate> candidates(Seat who, Mine from) const = 0;
  /// Why a card cannot be the one that only its owner knows, empty when it can.
  [[nodiscard]] virtual std::string_view misfitUnseen(Seat who, CardId card) const = 0;
  /// `into` no card: the basic it replaced.
  virtual void transform(Seat who, const Candidate& which, CardId into, Until until, const Frame& why) = 0;
  [[nodiscard]] virtual std::vector<CardId> pile(Seat who, Pile from) const = 0;
  virtual void drawFromDeck(Seat who, int count, const Frame& why) = 0;
  virtual void takeBack(Seat who, std::span<const CardId> cards, const Frame& why) = 0;

  [[nodiscard]] virtual int mostToBid(Seat who) const = 0;
  [[nodiscard]] virtual std::optional<int> bidOf(Seat who) const = 0;
  virtual void bid(Seat who, int points) = 0;
  /// Both bids are in: shows them, has the higher one paid and says whose it was.
  virtual std::optional<Seat> closeBids(const Frame& why) = 0;

  virtual void chosen(Seat who, const OptionCase& option, int place, const Frame& why) = 0;
  virtual void store(int moments, const Frame& frame) = 0;

  /// Whether the people still have to say how they read an open question of the rules ("ruling:KEY"), and
  /// whether they read it another way than recommended.
  [[nodiscard]] virtual bool mustAsk(std::string_view ruling) const = 0;
  [[nodiscard]] virtual bool readsOtherwise(std::string_view ruling) const = 0;
  /// Hands the rest of a card over to the people.
  virtual void byHand(const Frame& why) = 0;
};

/// The host of a game whose cards act on its players: a game that lists an operation on players has such a
/// host.
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
