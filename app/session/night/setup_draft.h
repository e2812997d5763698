// A night being set up: players, choices and options. Works for every game through its declarations.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/ids.h"
#include "rules/core/ruling.h"
#include "rules/player/house_seats.h"

namespace lk::app {

/// How a night is played: with a camera, with events entered by hand, or with scores only.
enum class PlayMode { camera, byHand, scored };

/// Starts with the recommended values. Setting a value that is not offered changes nothing.
class SetupDraft {
 public:
  explicit SetupDraft(std::shared_ptr<const GameKit> kit);

  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  [[nodiscard]] const rules::SetupSpec& spec() const { return kit_->game->vocabulary().setup; }

  [[nodiscard]] int players() const { return players_; }
  bool setPlayers(int players);

  /// Returns whether players choose such a card with the current number of players.
  [[nodiscard]] bool asksFor(const rules::SeatChoice& choice) const {
    return players_ >= choice.leastPlayers;
  }
  /// Returns the id of the card a player has chosen; empty if there is nothing to choose,
  /// or the parts are mixed.
  [[nodiscard]] std::string chosen(std::string_view key, rules::Seat seat) const;
  /// If the choices must be different, a player who already has the card gets this player's former card.
  bool choose(std::string_view key, rules::Seat seat, const std::string& card);
  /// Returns the parts that a player plays with; empty if the choice has none.
  [[nodiscard]] std::vector<rules::CardId> parts(const rules::SeatChoice& choice, rules::Seat seat) const;
  /// Returns whether a player has other parts than those of the chosen card.
  [[nodiscard]] bool isMixed(std::string_view key, rules::Seat seat) const;
  /// Takes the next card of that place instead of a part.
  bool swapPart(std::string_view key, rules::Seat seat, std::size_t place);

  /// Returns how many cards a player's deck has. Precondition: spec().decks.
  [[nodiscard]] int deck(rules::Seat seat) const;
  /// Sets it. If the players share one deck, it is that one.
  bool setDeck(rules::Seat seat, int cards);

  /// Sets the options of a first game (parts left out, the first cards for everybody), or includes everything
  /// again and keeps the chosen cards. Does nothing if the game defines no first game.
  void setFirst(bool first);
  [[nodiscard]] bool isFirst() const;
  /// Returns whether none of these parts is left out.
  [[nodiscard]] bool isFull() const;

  /// Returns how well the house plays a seat; nullopt if a person does.
  [[nodiscard]] std::optional<rules::Level> house(rules::Seat seat) const;
  void setHouse(rules::Seat seat, std::optional<rules::Level> level);
  /// Shuffles and rolls anew for the house in the next night.
  void shuffleHouse();

  [[nodiscard]] rules::Seat starter() const { return starter_; }
  bool setStarter(rules::Seat seat);

  /// Returns an option's value: a text, a number, or a list of texts.
  [[nodiscard]] Json option(std::string_view key) const;
  /// `value` is a TableReading::value. For options with several values it is added, or removed if it is set.
  bool setOption(std::string_view key, const std::string& value);
  /// Returns how many options differ from the recommended values.
  [[nodiscard]] int optionsSet() const { return static_cast<int>(options_.size()); }

  /// Returns the event that begins the night. For nights by hand or with scores only, the corresponding parts
  /// are left out.
  [[nodiscard]] rules::Event setup(PlayMode how = PlayMode::camera) const;
  /// Applies an earlier set-up of the game, as far as it is still valid.
  void recall(const Json& setup);
  /// Returns why the referee would refuse this set-up; nullopt if it would accept it.
  [[nodiscard]] std::optional<rules::Ruling> refused() const;

 private:
  void chooseRecommended();
  [[nodiscard]] const rules::OptionSpec* specOf(std::string_view key) const;
  [[nodiscard]] const rules::SeatChoice* choiceOf(std::string_view key) const;
  [[nodiscard]] bool anyMixed() const;
  [[nodiscard]] Json optionsJson() const;
  [[nodiscard]] Json chosenIn(const rules::SeatChoice& choice, rules::Seat seat) const;
  void recallChoice(const rules::SeatChoice& choice, rules::Seat seat, const Json& said);
  void keepParts(const rules::SeatChoice& choice, rules::Seat seat, std::vector<rules::CardId> parts);
  [[nodiscard]] Json recommended(const rules::OptionSpec& spec) const;
  [[nodiscard]] bool offers(const rules::OptionSpec& spec, const std::string& value) const;

  std::shared_ptr<const GameKit> kit_;
  int players_;
  rules::Seat starter_ = rules::Seat::A;
  std::map<std::string, std::array<std::string, rules::kMaxSeats>, std::less<>>
      chosen_;  // by the choice's key
  std::map<std::string, std::array<std::vector<rules::CardId>, rules::kMaxSeats>, std::less<>>
      mixed_;  // by the choice's key; empty for players who have all parts of a card
  std::array<std::optional<int>, rules::kMaxSeats> decks_;  // nullopt: the usual number of cards
  rules::HouseSeats houses_;
  std::map<std::string, Json, std::less<>> options_;  // those that differ from the recommended values
};

/// Returns whether a night with this set-up only keeps scores.
bool isScored(const rules::Game& game, const Json& setup);

}  // namespace lk::app
