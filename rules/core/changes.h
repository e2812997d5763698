// The only way the rules change a state: every visible change writes its step, so that none goes unexplained.
#pragma once

#include "rules/core/state.h"
#include "rules/core/step.h"

namespace lk::rules {

/// A state being judged and where its steps go. Figures are named by the game's own enums.
class Changes {
 public:
  Changes(State& state, StepSink steps) : state_(&state), steps_(steps) {}

  [[nodiscard]] const State& state() const { return *state_; }
  [[nodiscard]] StepSink steps() const { return steps_; }

  /// Makes a figure `value` and present. The step gets the seat and, unless it has one, the value before as
  /// `from`.
  template <class F>
  void set(Seat seat, F figure, int value, Step step) {
    setFigure(state_->seats[index(seat)][place(figure)], value, step, seat);
  }
  template <class F>
  void set(F figure, int value, Step step) {
    setFigure(state_->table[place(figure)], value, step, std::nullopt);
  }
  /// Makes a figure "not there" (null in views); one of the table stays known to whom it was.
  template <class F>
  void clear(Seat seat, F figure, Knowers knownTo) {
    state_->seats[index(seat)][place(figure)] = Figure{0, false, knownTo};
  }
  template <class F>
  void clear(F figure) {
    Figure& f = state_->table[place(figure)];
    f = Figure{0, false, f.knownTo};
  }
  /// From now on everybody knows the figure; the step's amount is its value.
  template <class F>
  void show(Seat seat, F figure, Step step) {
    Figure& f = state_->seats[index(seat)][place(figure)];
    f.knownTo = Knowers::everyone();
    step.seat = seat;
    step.amount = f.value;
    steps_.add(step);
  }
  /// One player more knows the figure from now on.
  template <class F>
  void share(Seat seat, F figure, Seat with) {
    Figure& f = state_->seats[index(seat)][place(figure)];
    f.knownTo = f.knownTo.with(with);
  }
  /// From now on the figure is its owner's secret, its value as it was.
  template <class F>
  void hide(Seat seat, F figure) {
    state_->seats[index(seat)][place(figure)].knownTo = Knowers::only(seat);
  }
  /// A change whose step was told already, or bookkeeping that no view shows.
  template <class F>
  void note(Seat seat, F figure, int value) {
    noteFigure(state_->seats[index(seat)][place(figure)], value);
  }
  template <class F>
  void note(F figure, int value) {
    noteFigure(state_->table[place(figure)], value);
  }

  /// A card that lies already is now as `slot` says; the step gets the card.
  void put(std::size_t place, const Slot& slot, Step step);
  /// The same for what was told already, or for what no view shows.
  void arrange(std::size_t place, const Slot& slot) {
    state_->lying[place] = slot;
    forgetGone();
  }
  void add(const Slot& slot) { state_->lying.push_back(slot); }
  /// Takes the cards away for which `gone` holds.
  template <class Gone>
  void clearAway(Gone gone) {
    std::erase_if(state_->lying, gone);
    forgetGone();
  }
  /// Effects under way and put by are the interpreter's; they change by its operations.
  [[nodiscard]] std::vector<Frame>& running() { return state_->running; }
  [[nodiscard]] std::vector<Stored>& stored() { return state_->stored; }
  [[nodiscard]] std::vector<Link>& links() { return state_->links; }
  [[nodiscard]] std::vector<Hit>& hits() { return state_->hits; }
  [[nodiscard]] std::vector<Lingering>& lingering() { return state_->lingering; }

  /// Puts a card down; the step gets the card.
  void lay(const Slot& slot, Step step);
  /// Moves every card of zone `from` to zone `to`, face up and known to `knowers`. Cards brought to order
  /// need no step.
  void moveAll(std::uint8_t from, std::uint8_t to, Knowers knowers);
  void removeAll(std::uint8_t zone);

  // Things. The step of each gets its owner as the seat, unless it has one, and the thing's card, unless
  // everybody reads the step and not everybody knows the card.

  /// Puts a card down as a thing of its own, new this turn. Precondition: fewer than 255 things are there.
  ThingId bring(Slot slot, Step step, Numbered numbered = Numbered::amongAll);
  /// It lies elsewhere, or otherwise, and is still the same; once everybody knows its card it has a name.
  void moveThing(ThingId thing, const Slot& to, Step step);
  /// It is no longer told from others of its kind: what it carried is gone, what was attached to it is free.
  void letGo(ThingId thing);
  /// To nothing, where `to` is none.
  void attach(ThingId thing, ThingId to, Step step);
  void setCounter(ThingId thing, std::size_t counter, int value, Step step);
  void mark(ThingId thing, std::size_t mark, bool marked, Step step);
  // Counters and marks of what was told already.
  void noteCounter(ThingId thing, std::size_t counter, int value);
  void noteMark(ThingId thing, std::size_t mark, bool marked);
  /// A thing is now as `now` says, where that was told already or no view shows it.
  void arrange(const Thing& now) { detail(now.id) = now; }
  /// A turn later: nothing has just come any more.
  void ageThings();

  /// A correction that is taken and out of the usual; the step says what.
  void odd(const Step& step) {
    state_->odd = true;
    steps_.add(step);
  }
  void settle(const Settled& forced) { state_->settled.push_back(forced); }

  /// Everything as it was, for an event that turns out wrong only in the end.
  void restore(const State& before) { *state_ = before; }

  void tell(const Step& step) const { steps_.add(step); }
  void phase(std::uint8_t phase) { state_->phase = phase; }
  void option(std::size_t place, std::uint8_t reading) { state_->options[place] = reading; }
  void ask(std::vector<Question> questions) { state_->questions = std::move(questions); }
  void result(Result result) { state_->result = std::move(result); }

 private:
  template <class F>
  static constexpr std::size_t place(F figure) {
    return static_cast<std::size_t>(figure);
  }
  void setFigure(Figure& figure, int value, Step& step, std::optional<Seat> seat);
  static void noteFigure(Figure& figure, int value);

  Thing& detail(ThingId thing);
  /// Lets things go that lie nowhere any more.
  void forgetGone() {
    if (!state_->things.empty()) forgetThings();
  }
  void forgetThings();
  void tellOf(ThingId thing, Step& step) const;

  State* state_;
  StepSink steps_;
};

}  // namespace lk::rules
