// The move that is being composed on the table page: what the players can begin, what was said, and what can
// be touched next. Knows compositions only; TableModel asks the night for them.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/phrases/choices/choice.h"
#include "app/phrases/moves/composition.h"
#include "app/window/table/board_model.h"
#include "app/window/table/meant.h"

namespace lk::app {

/// What follows a touch or choice: nothing, the next unfinished event to ask the night about, the same while
/// people choose, or an event to say.
struct Composed {
  enum class Next { nothing, ask, look, say };
  Next next = Next::nothing;
  rules::Seat seat = rules::Seat::A;
  rules::Event event;
};

class Composing {
 public:
  /// Forgets everything: the state has changed.
  void clear();
  /// Takes what a seat can begin.
  void takeBegun(Composition begun);
  /// Takes the composition of an event that was asked for, in the order of asking. Returns the event to say
  /// if nothing is left to decide and nothing is to be seen beforehand.
  Composed take(Composition now);

  /// Whether a move is being composed, or one of several that a touched thing can do is being chosen.
  [[nodiscard]] bool active() const { return now_.has_value() || !meant_.events().empty(); }
  [[nodiscard]] std::optional<rules::Seat> seat() const;
  /// The question for the next part, and what was said so far with its consequences.
  [[nodiscard]] QString asks() const;
  [[nodiscard]] QString said() const;
  /// The names that a touch can say now, and those that were said.
  [[nodiscard]] Touches touches() const;
  /// What can be chosen by tile or key: see Choice::composes. While nothing is composed: the kinds of event
  /// of the seats that have more ways than a row of choices can show, without those that end the night.
  /// `touchable`: the names of what is drawn and can be touched.
  [[nodiscard]] std::vector<Choice> choices(const Names& names) const;
  [[nodiscard]] std::vector<Choice> kinds(rules::Seat seat, const Names& names,
                                          const std::set<std::string>& touchable) const;

  /// Says what was touched: a thing, and the zone it lies in.
  Composed touch(const std::vector<std::string>& names);
  /// Says the unfinished event of a choice.
  Composed choose(rules::Seat seat, const rules::Event& event);
  /// Says a whole event that nobody touched: it waits to be confirmed.
  Composed begin(rules::Seat seat, const rules::Event& event);
  /// Returns to the event before the last part was said.
  Composed back();

 private:
  /// A way to go on that something touched can mean.
  struct Way {
    rules::Seat seat = rules::Seat::A;
    const MoveKind* kind = nullptr;    // of a move that is begun by it
    const MoveValue* value = nullptr;  // nullptr: the kind itself
    const MoveSoFar* form = nullptr;   // what the value belongs to
    [[nodiscard]] const rules::Event& event() const;
    [[nodiscard]] const std::vector<std::string>& refs() const;  // what a touch says it by
  };

  [[nodiscard]] std::vector<Way> ways() const;
  [[nodiscard]] std::vector<Way> waysAhead() const;  // how what a touched thing can do goes on
  [[nodiscard]] bool fits(const Way& way) const;
  [[nodiscard]] Choice choiceOf(const Way& way, const Names& names) const;
  [[nodiscard]] std::vector<Choice> meantChoices(const Names& names) const;
  Composed touched(const std::vector<Way>& ways, const std::string& name);
  Composed look();
  /// `seen`: its consequences were shown before it was said.
  Composed goOn(rules::Seat seat, const rules::Event& event, bool seen);

  std::vector<Composition> begun_;
  std::optional<Composition> now_;
  std::vector<rules::Event> before_;   // events before now_, the oldest first
  std::vector<std::string> narrowed_;  // names that were touched for the next value
  Meant meant_;                        // while nothing is composed
  bool asks_ = false;                  // people confirm the event, whatever it would do
  bool seen_ = false;                  // the consequences of the last part were shown before it was said
};

}  // namespace lk::app
