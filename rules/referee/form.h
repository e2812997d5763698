// The form of a move: what a player can say next of an event that is not finished. Made from the game's
// tables of events, its offers (field_offer.h) and its judge, so that every legal event can be composed field
// by field, and nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/referee/field_offer.h"

namespace lk::rules {

/// The name of the first field: the kind of event.
inline constexpr std::string_view kKindField = "e";

/// A field that can be said next.
struct OpenField {
  std::string_view name;
  bool grows = false;     // each value is one more item of its list or member of its object
  bool optional = false;  // it can be left out, or end as it is
  Values values;          // each can be completed to an event that is accepted
};

/// A kind of event that can be said now. A player who is not asked says it besides, even if others answer
/// with it.
struct OpenKind {
  std::string_view kind;
  Occasion occasion;
};

/// What can be said next. Setting a value of an open field, or adding it where `grows`, gives the next
/// unfinished event; fields before it that were not said are then left out, and lists before it have ended.
/// With neither an open field nor a complete event, nothing can complete it.
struct Form {
  Event event;                                // as it was said, with its forced parts filled in
  std::vector<std::string_view> filled = {};  // fields that were filled in: they had only one value
  /// In the order of the table. Every one but the last is optional.
  std::vector<OpenField> open = {};
  std::optional<Event> complete = {};  // the event if nothing more is said; it is accepted
  std::vector<OpenKind> kinds = {};    // for an event without a kind
  std::string problem = {};            // what is wrong with the shape of the event, as a sentence
};

/// Composes the events of one player in one state. All its arguments must outlive it, and the state must not
/// change meanwhile. Precondition: the night has begun and the player takes part. `setup` and `take_back` are
/// not composed.
class Composer {
 public:
  Composer(const Game& game, const State& state, const CardBook& cards, Seat seat);

  /// Returns the form of an unfinished event; an empty object is one.
  [[nodiscard]] Form form(const Event& unfinished);

 private:
  [[nodiscard]] std::vector<OpenKind> kinds();
  /// Returns whether events of this kind can be this player's at all.
  [[nodiscard]] bool mayCompose(const EventSpec& spec) const;
  [[nodiscard]] bool isOwn(const Event& event, const EventSpec& spec);
  [[nodiscard]] bool accepted(const Event& event);
  [[nodiscard]] Values offered(const Event& event, const EventSpec& spec, const FieldSpec& field);
  /// Returns whether the event can be completed. Fields before index `next` stay as they are.
  [[nodiscard]] bool completable(const Event& event, const EventSpec& spec, std::size_t next);
  /// Returns whether the event can be completed with this value of the field at index `place`.
  [[nodiscard]] bool continues(const Event& event, const EventSpec& spec, std::size_t place,
                               const Json& value);
  /// Removes the values that nothing completes.
  void keepCompletable(Values& values, const Event& event, const EventSpec& spec, std::size_t place);
  /// Adds the fields open from index `next` on, and the complete event.
  void addOpen(Form& form, const EventSpec& spec, std::size_t next);
  [[nodiscard]] State& spare();

  const Game& game_;
  const State& state_;
  const CardBook& cards_;
  Seat seat_;
  State spare_;
  bool isSpareEqual_ = true;
};

/// Returns the event with one more value of an open field.
Event withValue(const Event& event, const FieldSpec& field, const Json& value);

}  // namespace lk::rules
