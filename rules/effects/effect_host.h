// What a game must be able to do so that cards can act on it: the only way effects reach a state.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/effects/answer.h"
#include "rules/effects/frame.h"
#include "rules/effects/language.h"

namespace lk::rules {

/// The players a word means, in the order in which they act: at most four.
class Players {
 public:
  void add(Seat seat) { seats_[count_++] = seat; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] const Seat* begin() const { return seats_.data(); }
  [[nodiscard]] const Seat* end() const { return seats_.data() + count_; }
  [[nodiscard]] bool include(Seat seat) const {
    for (const Seat mine : *this)
      if (mine == seat) return true;
    return false;
  }

 private:
  std::array<Seat, kMaxSeats> seats_{};
  std::uint8_t count_ = 0;
};

enum class DamageKind : std::uint8_t { normal, trueDamage };
enum class Which : std::uint8_t { thisOne, others, all };
enum class Worthy : std::uint8_t { strike, block };
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

/// What every game whose cards do something can do. Words for whom are places in the game's language. Every
/// change writes its step. What does not apply now does nothing and says so by a step.
class EffectHost {
 public:
  virtual ~EffectHost() = default;

  [[nodiscard]] virtual const State& state() const = 0;
  [[nodiscard]] virtual const CardBook& cards() const = 0;
  [[nodiscard]] virtual std::vector<Frame>& running() = 0;
  [[nodiscard]] virtual const std::vector<Frame>& running() const = 0;

  /// Notes what a player would have answered, had there been a choice.
  virtual void settle(const Settled& forced) = 0;

  /// Whether what runs must stop where it is: somebody is out, or people carry something out first. To be
  /// asked after every operation.
  [[nodiscard]] virtual bool halted() const = 0;

  /// These seats, a bit each, in the order in which they act.
  [[nodiscard]] virtual Players inOrder(std::uint8_t seats) const = 0;
  [[nodiscard]] virtual Players players(int who, const Frame& frame) const = 0;
  [[nodiscard]] virtual bool holds(const Test& test, const Frame& frame) const = 0;
  /// Says that an operation had nobody or nothing to act on.
  virtual void nothing(const Frame& frame) = 0;

  /// To all whom the word means (players, heroes, an enemy), as one moment.
  virtual void damage(int whom, int amount, DamageKind kind, const Frame& why) = 0;
  virtual void heal(int whom, int amount, const Frame& why) = 0;
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

}  // namespace lk::rules
