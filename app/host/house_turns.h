// The turns of the house in a night: when it thinks, and when its event is due, so that people can read what
// happened before.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "app/host/phones/held_answers.h"
#include "app/session/night/house_player.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// How the house goes about a night.
struct HousePace {
  int pause = 1200;                 // milliseconds between an event and the next one of the house
  rules::ThinkingOf thinking = {};  // empty: the time of the level; for tests
};

/// Off at first. The house rests after something was taken back, until people say something again or let it
/// play: otherwise it would repeat at once what people took back. Lives on the night's thread.
class HouseTurns : public QObject {
  Q_OBJECT

 public:
  explicit HouseTurns(std::shared_ptr<const GameKit> kit);

  /// From now on, the house plays the seats that a set-up gives to it.
  void turnOn(const HousePace& pace);
  /// Takes note of the state of the night. Call it after every change.
  void follow(const rules::Referee& night, const HeldAnswers& held);
  /// Takes note of an event that people said.
  void said(const rules::Event& event) { rests_ = event.kind() == "take_back"; }
  /// Ends or begins a rest; follow() has to be called.
  void rest(bool on) { rests_ = on; }
  /// From now on, people draw and lay the cards that luck gives to the house: the camera sees them.
  void letPeopleDraw() { drawing_ = rules::Drawing::people; }
  /// Says the same again after a while, because it could not be written.
  void tryAgain(const rules::Event& event);

  /// Returns the seats that the house plays in this night; none while it is off.
  [[nodiscard]] const rules::HouseSeats& seats() const { return seats_; }
  [[nodiscard]] bool has(rules::Seat seat) const { return seats_[rules::index(seat)].has_value(); }
  [[nodiscard]] bool plays() const { return rules::anyHouse(seats_); }
  [[nodiscard]] bool rests() const { return rests_; }
  /// Returns the open questions that people answer, without the cards of its seats, which the house names
  /// itself: all, while it rests.
  [[nodiscard]] std::vector<rules::Prompt> forPeople(std::vector<rules::Prompt> open,
                                                     const rules::Referee& night) const;
  /// Returns whether the house plays all seats of the night.
  [[nodiscard]] bool isAlone(const rules::Referee& night) const;
  /// Returns whether an event is to be taken back together with what people said before it: it is of the
  /// house, and people play, too.
  [[nodiscard]] bool followsPeople(const rules::Event& event, const rules::Referee& night) const;

 signals:
  /// The event is due now.
  void due(const lk::rules::Event& event);
  /// The house has nothing to say to a question that nobody else answers, and rests: people play its seats.
  void stuck();
  /// The set-up names a house that this program does not know; people play its seats.
  void failed(const lk::Fault& fault);

 private:
  struct Known {
    std::size_t events = 0;
    std::array<bool, rules::kMaxSeats> held{};
    bool rests = false;
    friend bool operator==(const Known&, const Known&) = default;
  };
  void readSeats(const rules::Referee& night);
  void take(const std::optional<rules::Event>& event);

  std::shared_ptr<const GameKit> kit_;
  bool on_ = false;
  bool rests_ = false;
  HousePace pace_;
  rules::Drawing drawing_ = rules::Drawing::program;
  std::optional<rules::Event> setup_;  // of which seats_ are
  rules::HouseSeats seats_;
  std::optional<Known> known_;         // when it was last asked
  bool awaited_ = false;               // nobody but the house can go on
  std::optional<rules::Event> event_;  // waits to be due
  QElapsedTimer since_;                // the last change
  QTimer pause_;
  HousePlayer player_;
};

}  // namespace lk::app
