// What a game must provide so that the one referee can run it.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/effects/language.h"
#include "rules/referee/readout.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules {

/// The figure that holds the size of a hand, including cards the referee does not know.
struct HandCount {
  Seat seat;
  std::uint8_t figure;  // index among the seat figures
};

/// A place for cards. Internal zones are the referee's bookkeeping (a deck nobody can look into).
struct ZoneSpec {
  std::string_view name;
  Shown shown;
  std::optional<HandCount> counted = {};  // nullopt: the zone's slots are all its cards
  bool bySeat = false;                    // names of its things begin with their owner: "A/ID", not "ZONE/ID"
};

/// A place in the middle of the table that everybody sees, whether it is empty or not.
struct TablePlace {
  std::string_view zone;  // one of the vocabulary's zones; static storage
  bool current = false;   // the game is here now
  /// The type of the card that lies here face down without an event for it; empty if there is none.
  std::string_view back = {};
  friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

/// The rule that a refusal with this reason cites, unless it says another one. "REASON_of_CASE" comes before
/// REASON.
struct RefusalRule {
  std::string_view reason;
  RuleId rule;
};

/// The names a game gives to the parts of the state. All storage is static.
struct Vocabulary {
  std::span<const FigureSpec> seatFigures;
  std::span<const FigureSpec> tableFigures;
  std::span<const std::string_view> phases;
  std::span<const ZoneSpec> zones;
  std::span<const std::string_view> counters = {};    // of things, at most kMaxCounters
  std::span<const std::string_view> marks = {};       // of things, at most eight
  std::span<const std::string_view> numbers = {};     // every Count::name
  std::span<const std::string_view> conditions = {};  // every Condition::name
  std::span<const std::string_view> prompts = {};
  std::span<const std::string_view> together = {};  // prompts whose answers nobody sees before all are in
  std::span<const std::string_view> reasons;
  std::span<const RefusalRule> refusalRules = {};
  std::span<const EventSpec> events;
  std::span<const std::string_view> steps;  // every Step::what
  std::span<const OptionSpec> options;
  SetupSpec setup;
  RuleId takingBack;                            // the rule for taking back events
  std::string_view unknownEvent = "malformed";  // reason for refusing unknown kinds of event
  // The figure whose audience decides whether pictures cover a seat's tray. nullopt if trays are never
  // private.
  std::optional<std::uint8_t> trayFigure = {};
};

class Box;
class Hands;
class Sampler;
class Scoring;
class Story;

/// The rules of one game. Stateless: one instance serves any number of nights, from any thread. Dice,
/// shuffles and choices arrive as events; there is no clock and no randomness.
class Game {
 public:
  virtual ~Game() = default;

  /// Returns the name of its folder under games/, used in every file and command.
  [[nodiscard]] virtual std::string_view id() const = 0;
  [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;

  /// Returns the words its cards may use.
  [[nodiscard]] virtual const Language& language() const = 0;

  /// Returns a state in which nothing has happened yet. Each figure is known to those it is declared open to.
  [[nodiscard]] State fresh() const;

  /// Begins a night. `state` must be fresh(); after a refusal it must be discarded.
  virtual Ruling setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const = 0;

  /// Judges a well-formed event in place. Precondition: setUp was accepted. If the verdict is not `accepted`,
  /// the state is unchanged. `setup` and `take_back` never arrive here.
  virtual Ruling judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const = 0;

  /// Returns every open question, in the order people should hear them.
  [[nodiscard]] virtual std::vector<Prompt> prompts(const State& state, const CardBook& cards) const = 0;

  /// Returns the row of cards in the middle of the table, in the order people see it. Empty unless a game
  /// overrides it.
  [[nodiscard]] virtual std::vector<TablePlace> places(const State& state) const {
    (void)state;
    return {};
  }

  /// Returns the numbers beside things and players, with their sums. Nothing unless a game overrides it.
  [[nodiscard]] virtual Readouts readouts(const State& state, const CardBook& cards) const {
    (void)state;
    (void)cards;
    return {};
  }

  /// Returns what a change on the table means. `lying` is what lies at rest and did not serve
  /// an event yet, `changed` included; anything may be named in its neighbours. Pure.
  [[nodiscard]] virtual Observation observe(const State& state, const Placement& changed,
                                            std::span<const Placement> lying,
                                            const CardBook& cards) const = 0;

  /// Returns the dice on tokens whose values it wants to be told in this night. Empty unless a game overrides
  /// it.
  [[nodiscard]] virtual std::vector<DieToRead> diceToRead(const State& state, const CardBook& cards) const {
    (void)state;
    (void)cards;
    return {};
  }

  /// Returns who may read the secret fields of an accepted event, as the state stands now.
  [[nodiscard]] virtual Knowers knowers(const State& state, const Event& event,
                                        const CardBook& cards) const = 0;

  // What a game can do besides judging; each header explains its part. nullptr if it cannot. Static storage.
  [[nodiscard]] virtual const Sampler* sampler() const { return nullptr; }
  [[nodiscard]] virtual const Scoring* scoring() const { return nullptr; }
  [[nodiscard]] virtual const Box* box() const { return nullptr; }
  [[nodiscard]] virtual const Story* story() const { return nullptr; }
  [[nodiscard]] virtual const Hands* hands() const { return nullptr; }
};

}  // namespace lk::rules
