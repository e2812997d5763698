// What a field of an unfinished event can be next, and how a game's table adds it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/core/changes.h"
#include "rules/core/target.h"
#include "rules/referee/game.h"

namespace lk::rules {

/// Any whole number from `least` to `most`; of the object's member with that name, if it has one.
struct Numbers {
  std::string member;
  int least = 0;
  int most = 0;
  friend bool operator==(const Numbers&, const Numbers&) = default;
};

/// Any roll of `count` dice that show 1 to `sides`, with a total from `least` to `most`.
struct Roll {
  int count = 1;
  int sides = 6;
  int least = 1;
  int most = 6;
  friend bool operator==(const Roll&, const Roll&) = default;
};

/// Whether the values of a field need not be judged one by one: if one can be completed, all can; or they can
/// in any case.
enum class Alike : std::uint8_t { no, yes, always };

/// The values that a field can have next. Of a list each is one more item, of an object one more member,
/// written as an object with only this member.
struct Values {
  std::vector<Json> listed;
  std::vector<Numbers> numbers;
  std::optional<Roll> roll;
  bool anyText = false;
  Alike alike = Alike::no;
  bool refines = false;  // an event that is refused without the field is refused with it, too
  [[nodiscard]] bool empty() const { return listed.empty() && numbers.empty() && !roll && !anyText; }
  friend bool operator==(const Values&, const Values&) = default;
};

/// The event so far, and where the values of its next field go. A game's table names a function for fields
/// whose type does not say the values. It may offer too much: the form asks the game's judge. It should offer
/// nothing that the rules bar at once, because then every way to go on would be tried.
class FieldOffer {
 public:
  /// `spare` equals `state` and must be left unchanged: hosts of effects are built on it.
  FieldOffer(const Game& game, const State& state, State& spare, const CardBook& cards, Seat seat,
             const EventSpec& spec, const FieldSpec& field, const Event& said);

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const CardBook& cards() const { return cards_; }
  /// The player who composes the event.
  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const Event& said() const { return said_; }
  /// Returns what is said of the field; null if nothing is. `count` is the number of its items or members.
  [[nodiscard]] const Json& value() const { return said_.body[field_.name]; }
  [[nodiscard]] std::size_t count() const;
  [[nodiscard]] std::string nameOf(Target what) const;
  [[nodiscard]] Changes changes() const { return {spare_, StepSink()}; }
  /// Returns the state after an event; nullopt if it is not accepted.
  [[nodiscard]] std::optional<State> after(const Event& event) const;

  /// Returns the game's move with everything said so far.
  template <class Move>
  [[nodiscard]] Move soFar() const {
    Move move;
    move.kind = static_cast<decltype(move.kind)>(kind());
    move.event = &said_;
    readInto(&move);
    return move;
  }

  void add(Json value) { values_.listed.push_back(std::move(value)); }
  void add(CardId card) { add(Json(cards_[card].id)); }
  void add(Seat seat) { add(Json(name(seat))); }
  /// Adds a thing, player or link by its name.
  void add(Target what);
  void addCards(std::string_view type);
  void addMember(std::string_view member, Json what);
  void addNumbers(int least, int most) { addNumbers({}, least, most); }
  void addNumbers(std::string_view member, int least, int most);
  void addRoll(int count, int sides) { values_.roll = Roll{count, sides, count, count * sides}; }
  void addRoll(const Roll& roll) { values_.roll = roll; }
  void addAnyText() { values_.anyText = values_.refines = true; }
  /// Says that the field never makes an event legal that is not legal without it.
  void onlyRefine() { values_.refines = true; }
  /// Says that the rules of this field are checked here, so that its values need not be judged one by one.
  void areAlike(Alike how = Alike::yes) { values_.alike = how; }
  /// Adds the figures that corrections can set, of the seat that is said, or else of the table.
  void addFigures();
  void addFigures(std::span<const FigureSpec> specs);
  /// Adds what the type of the field says.
  void addByType();

  [[nodiscard]] Values take() { return std::move(values_); }

 private:
  [[nodiscard]] int kind() const;
  void readInto(void* move) const;
  void addNamed();
  void addItems();

  const Game& game_;
  const Vocabulary& words_;
  const State& state_;
  State& spare_;
  const CardBook& cards_;
  Seat seat_;
  const EventSpec& spec_;
  const FieldSpec& field_;
  const Event& said_;
  Values values_;
};

/// For fields that only programs say.
void offerNothing(FieldOffer& offer);

}  // namespace lk::rules
