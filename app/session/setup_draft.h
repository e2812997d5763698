// A night being set up: who plays, with what, under which options. Knows every game by what it declares.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/kit/game_kit.h"
#include "rules/core/ruling.h"

namespace lk::app {

/// How a night is played: a camera looks, people enter what happens, or only the sums are wanted.
enum class Played { camera, byHand, scored };

/// Begins as recommended. A value that is not offered changes nothing.
class SetupDraft {
 public:
  explicit SetupDraft(std::shared_ptr<const GameKit> kit);

  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  [[nodiscard]] const rules::SetupSpec& spec() const { return kit_->game->vocabulary().setup; }

  [[nodiscard]] int players() const { return players_; }
  bool setPlayers(int players);

  /// Whether players choose such a card with so many at the table.
  [[nodiscard]] bool asksFor(const rules::SeatChoice& choice) const {
    return players_ >= choice.leastPlayers;
  }
  /// The card a player has chosen, by its id; empty when there is none to choose.
  [[nodiscard]] std::string chosen(std::string_view key, rules::Seat seat) const;
  /// Where no two may have the same, the other player who has it gets this one's card.
  bool choose(std::string_view key, rules::Seat seat, const std::string& card);

  /// What the game leaves out when people play it for the first time, with the first cards for everybody; or
  /// all of that in again, whatever cards were chosen. Nothing where the game has no such first game.
  void setFirst(bool first);
  [[nodiscard]] bool isFirst() const;
  /// Whether nothing of it is left out.
  [[nodiscard]] bool isFull() const;

  [[nodiscard]] rules::Seat starter() const { return starter_; }
  bool setStarter(rules::Seat seat);

  /// An option's value: a text, a number, or a list of texts.
  [[nodiscard]] Json option(std::string_view key) const;
  /// `value` as TableReading has it. Of options that take several it is added, or left out again.
  bool setOption(std::string_view key, const std::string& value);
  /// How many are not as recommended.
  [[nodiscard]] int optionsSet() const { return static_cast<int>(options_.size()); }

  /// The event that begins the night, with what is left out when it is played so.
  [[nodiscard]] rules::Event setup(Played how = Played::camera) const;
  /// Takes an earlier set-up of the game over, as far as it still fits.
  void recall(const Json& setup);
  /// Why the referee would not begin this night; none when it would.
  [[nodiscard]] std::optional<rules::Ruling> refused() const;

 private:
  void chooseRecommended();
  [[nodiscard]] const rules::OptionSpec* specOf(std::string_view key) const;
  [[nodiscard]] const rules::SeatChoice* choiceOf(std::string_view key) const;
  [[nodiscard]] Json recommended(const rules::OptionSpec& spec) const;
  [[nodiscard]] bool offers(const rules::OptionSpec& spec, const std::string& value) const;

  std::shared_ptr<const GameKit> kit_;
  int players_;
  rules::Seat starter_ = rules::Seat::A;
  std::map<std::string, std::array<std::string, rules::kMaxSeats>, std::less<>>
      chosen_;                                        // by the choice's key
  std::map<std::string, Json, std::less<>> options_;  // those that are not as recommended
};

/// Whether a night that began so is one that is only scored.
bool isScored(const rules::Game& game, const Json& setup);

}  // namespace lk::app
