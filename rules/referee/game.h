// What a game must say of itself so that the one referee can run it.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/effects/language.h"
#include "rules/referee/setup_spec.h"

namespace lk::rules {

/// Where it is kept how many cards a hand holds, those that the referee was not told of included.
struct HandCount {
  Seat seat;
  std::uint8_t figure;  // of the seat's
};

/// A place cards can lie at. Internal ones are the referee's bookkeeping (a deck nobody can look into).
struct ZoneSpec {
  std::string_view name;
  Shown shown;
  std::optional<HandCount> counted = {};  // none: what lies there is all there is
  bool bySeat = false;                    // things here are called by their owner: "A/ID", not "ZONE/ID"
};

/// A place in the middle of the table as everybody sees it, whether anything lies there or not.
struct TablePlace {
  std::string_view zone;  // one of the vocabulary's; static storage
  bool current = false;   // where the game is now
  /// The type of the card that lies there face down without an event that told of it; empty when none does.
  std::string_view back = {};
  friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

/// The names a game gives to the parts of the state. All storage is static.
struct Vocabulary {
  std::span<const FigureSpec> seatFigures;
  std::span<const FigureSpec> tableFigures;
  std::span<const std::string_view> phases;
  std::span<const ZoneSpec> zones;
  std::span<const std::string_view> counters = {};  // of things, at most kMostCounters
  std::span<const std::string_view> marks = {};     // of things, at most eight
  std::span<const std::string_view> prompts = {};
  std::span<const std::string_view> reasons;
  std::span<const EventSpec> events;
  std::span<const std::string_view> steps;  // every Step::what
  std::span<const OptionSpec> options;
  SetupSpec setup;
  RuleId takingBack;                            // the rule under which events are taken back
  std::string_view unknownEvent = "malformed";  // the reason against events of a kind the game does not know
  // The figure whose audience decides whether a seat's tray is covered in pictures; none where trays are
  // never private.
  std::optional<std::uint8_t> trayFigure = {};
};

class Box;
class Hands;
class Sampler;
class Scoring;
class Story;

/// The rules of one game. Stateless: one instance serves any number of nights, from any thread.
/// Dice, shuffles and choices arrive as events; no clock, no randomness.
class Game {
 public:
  virtual ~Game() = default;

  /// The folder's name under games/, used in every file and command.
  [[nodiscard]] virtual std::string_view id() const = 0;
  [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;

  /// The words its cards may use.
  [[nodiscard]] virtual const Language& language() const = 0;

  /// A state in which nothing has happened yet: each figure is known to whom it is declared open.
  [[nodiscard]] State fresh() const;

  /// Begins a night. `state` is fresh(); on refusal it is thrown away.
  virtual Ruling setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const = 0;

  /// Judges a well-formed event in place. Precondition: setUp was accepted. When the verdict is not
  /// `accepted`, the state is as it was. `setup` and `take_back` never arrive here.
  virtual Ruling judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const = 0;

  /// Every question open now, in the order people should hear them.
  [[nodiscard]] virtual std::vector<Prompt> prompts(const State& state, const CardBook& cards) const = 0;

  /// The row of cards in the middle of the table, in the order people see it. Nothing unless a game says so.
  [[nodiscard]] virtual std::vector<TablePlace> places(const State& state) const {
    (void)state;
    return {};
  }

  /// What a change on the table means. `lying` is everything at rest, `changed` included. Pure.
  [[nodiscard]] virtual Observation observe(const State& state, const Placement& changed,
                                            std::span<const Placement> lying,
                                            const CardBook& cards) const = 0;

  /// Who may read the secret fields of an event that was accepted, as the state stands now.
  [[nodiscard]] virtual Knowers knowers(const State& state, const Event& event,
                                        const CardBook& cards) const = 0;

  // What a game can do beside being judged, each told by its header; nullptr where it cannot. Static storage.
  [[nodiscard]] virtual const Sampler* sampler() const { return nullptr; }
  [[nodiscard]] virtual const Scoring* scoring() const { return nullptr; }
  [[nodiscard]] virtual const Box* box() const { return nullptr; }
  [[nodiscard]] virtual const Story* story() const { return nullptr; }
  [[nodiscard]] virtual const Hands* hands() const { return nullptr; }
};

}  // namespace lk::rules
