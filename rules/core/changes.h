// The only way the rules change a state. Every visible change adds a step, so that each can be explained.
#pragma once

#include <initializer_list>

#include "rules/core/state.h"
#include "rules/core/step.h"

namespace lk::rules {

/// The state being judged and the sink for its steps. Figures are named by the game's own enums.
class Changes {
 public:
  Changes(State& state, StepSink steps) : state_(&state), steps_(steps) {}

  [[nodiscard]] const State& state() const { return *state_; }
  [[nodiscard]] StepSink steps() const { return steps_; }

  /// Sets a figure to `value` and marks it present. The step gets the seat. Its `from` becomes the old value
  /// unless it is already set.
  template <class F>
  void set(Seat seat, F figure, int value, Step step) {
    setFigure(state_->seats[index(seat)][place(figure)], value, step, seat);
  }
  template <class F>
  void set(F figure, int value, Step step) {
    setFigure(state_->table[place(figure)], value, step, std::nullopt);
  }
  /// Marks a figure as absent (null in views). A figure of the table keeps its audience.
  template <class F>
  void clear(Seat seat, F figure, Knowers knownTo) {
    state_->seats[index(seat)][place(figure)] = Figure{0, false, knownTo};
  }
  template <class F>
  void clear(F figure) {
    Figure& f = state_->table[place(figure)];
    f = Figure{0, false, f.knownTo};
  }
  /// Reveals the figure to everybody. The step's amount becomes its value.
  template <class F>
  void show(Seat seat, F figure, Step step) {
    Figure& f = state_->seats[index(seat)][place(figure)];
    f.knownTo = Knowers::everyone();
    step.seat = seat;
    step.amount = f.value;
    steps_.add(step);
  }
  /// Reveals the figure to one more player.
  template <class F>
  void share(Seat seat, F figure, Seat with) {
    Figure& f = state_->seats[index(seat)][place(figure)];
    f.knownTo = f.knownTo.with(with);
  }
  /// Makes the figure known to its owner alone. The value stays.
  template <class F>
  void hide(Seat seat, F figure) {
    state_->seats[index(seat)][place(figure)].knownTo = Knowers::only(seat);
  }
  /// Sets a figure without a step: the change was already reported, or no view shows it.
  template <class F>
  void note(Seat seat, F figure, int value) {
    noteFigure(state_->seats[index(seat)][place(figure)], value);
  }
  template <class F>
  void note(F figure, int value) {
    noteFigure(state_->table[place(figure)], value);
  }

  /// Replaces the slot at `place`. The step gets the card.
  void put(std::size_t place, const Slot& slot, Step step);
  /// Replaces the slot without a step: the change was already reported, or no view shows it.
  void arrange(std::size_t place, const Slot& slot) {
    const ThingId before = state_->lying[place].thing;
    state_->lying.replace(place, slot);
    if (before.known()) forget(before);
  }
  /// Adds a slot without a step.
  void add(const Slot& slot) { state_->lying.add(slot); }
  /// Removes the slots for which `gone` returns true.
  template <class Gone>
  void clearAway(Gone gone) {
    if (state_->lying.remove(gone)) forgetGone();
  }
  /// Effects being carried out and stored for later. Only the interpreter's operations change these.
  [[nodiscard]] std::vector<Frame>& running() { return state_->running; }
  [[nodiscard]] std::vector<Stored>& stored() { return state_->stored; }
  [[nodiscard]] std::vector<Link>& links() { return state_->links; }
  [[nodiscard]] std::vector<Hit>& hits() { return state_->hits; }
  [[nodiscard]] std::vector<Lingering>& lingering() { return state_->lingering; }

  /// Adds a slot. The step gets the card.
  void lay(const Slot& slot, Step step);
  /// Moves every card of zone `from` to zone `to`, face up and known to `knowers`. Adds no step: this only
  /// tidies.
  void moveAll(std::uint8_t from, std::uint8_t to, Knowers knowers);
  /// Removes every slot of a zone, without a step.
  void removeAll(std::uint8_t zone);

  // Things. Each step gets the owner as its seat unless it has one. It gets the thing's card unless the step
  // is public and the card is not. Its `thing` names the thing,
  // unless it names one already.

  /// Adds a slot as a new thing that came this turn. Precondition: fewer than 255 things exist.
  ThingId bring(Slot slot, Step step, Numbered numbered = Numbered::amongAll);
  /// Moves or turns a thing, which keeps its identity. A thing that becomes public gets a copy number.
  void moveThing(ThingId thing, const Slot& to, Step step);
  /// Ends a thing's identity: its counters and marks are lost, and what was attached to it is detached.
  void letGo(ThingId thing);
  /// Attaches `thing` to `to`; detaches it if `to` is none.
  void attach(ThingId thing, ThingId to, Step step);
  void setCounter(ThingId thing, std::size_t counter, int value, Step step);
  void mark(ThingId thing, std::size_t mark, bool marked, Step step);
  // The same without a step, for changes that were already reported.
  void noteCounter(ThingId thing, std::size_t counter, int value);
  void noteMark(ThingId thing, std::size_t mark, bool marked);
  /// Replaces a thing's details without a step: the change was already reported, or no view shows it.
  void arrange(const Thing& now) { detail(now.id) = now; }
  /// Begins a new turn: no thing counts as having come this turn any more.
  void ageThings();

  /// Marks the last event as an unusual correction, to be confirmed by people. The step says what is unusual.
  void markUnusual(const Step& step) {
    state_->unusual = true;
    steps_.add(step);
  }
  /// Records an answer that was applied without asking.
  void settle(const Settled& forced) { state_->settled.push_back(forced); }

  /// Restores the whole state, for an event that is refused after parts of it were applied.
  void restore(const State& before) { *state_ = before; }

  /// Adds a step that belongs to no change.
  void tell(const Step& step) const { steps_.add(step); }
  /// Adds a step about a thing; see "Things" above. Precondition: the thing exists.
  void tellOf(ThingId thing, Step step) const {
    if (steps_.wanted()) addOf(thing, step);
  }
  void phase(std::uint8_t phase) { state_->phase = phase; }
  void option(std::size_t place, std::uint8_t reading) { state_->options[place] = reading; }
  /// Replaces the open questions.
  void ask(std::initializer_list<Question> questions) { state_->questions.assign(questions); }
  /// The open questions, for those who collect them in place.
  [[nodiscard]] Questions& questions() { return state_->questions; }
  void result(const Result& result) { state_->result = result; }

 private:
  template <class F>
  static constexpr std::size_t place(F figure) {
    return static_cast<std::size_t>(figure);
  }
  // Inlined: where nobody listens, only the value is set.
  void setFigure(Figure& figure, int value, Step& step, std::optional<Seat> seat) {
    if (steps_.wanted()) return tellFigure(figure, value, step, seat);
    noteFigure(figure, value);
  }
  void tellFigure(Figure& figure, int value, Step& step, std::optional<Seat> seat);
  static void noteFigure(Figure& figure, int value) {
    figure.value = static_cast<std::int16_t>(value);
    figure.present = true;
  }

  Thing& detail(ThingId thing) { return state_->things.of(thing); }
  /// Ends the identity of a thing, or of all things, if they are no longer in any slot.
  void forget(ThingId thing);
  void forgetGone();
  /// Completes a step with the thing's owner, card and name (see "Things" above) and adds it.
  void addOf(ThingId thing, Step& step) const;

  State* state_;
  StepSink steps_;
};

}  // namespace lk::rules
