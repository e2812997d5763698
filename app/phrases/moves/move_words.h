// The words for the parts of a move: what is asked for a field, and what its values are called.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"

namespace lk::app {

/// A field of an event, where its values are named.
struct SaidField {
  std::string_view kind;
  std::string_view field;
  rules::Seat seat;  // who says it
};

/// Returns the question for the next value of a field: "Who attacks?". Never empty.
QString askFor(const SaidField& field, const GameKit& kit);

/// Returns the label of a kind of event: "Attack". Never empty.
QString kindLabel(std::string_view kind, const GameKit& kit);
/// The same for a begun event: its only possible value may have a label of its own.
QString kindLabel(const rules::Event& begun, const GameKit& kit);

/// Returns the name of a thing or place: a slot with a single card has that card's name first. The owner of a
/// slot is not named to `speaker`.
QString lyingName(const std::string& name, const Json& view, const GameKit& kit, const Names& names,
                  std::optional<rules::Seat> speaker = std::nullopt);

/// Returns the sentence with the names of slots ("A-F1") replaced by those of what lies there.
QString withLyingNames(QString sentence, const Json& view, const GameKit& kit, const Names& names,
                       std::optional<rules::Seat> speaker = std::nullopt);

/// Returns the label of a value. `view` says what lies where.
QString valueLabel(const SaidField& field, const Json& value, const Json& view, const GameKit& kit,
                   const Names& names);

/// Returns the name of the part of an object that a number is for: a thing, or a figure.
QString memberLabel(const std::string& member, const GameKit& kit, const Names& names);

/// Returns the names of the things, zones and seats of a view that a value can be touched by.
std::vector<std::string> refsOf(const SaidField& field, const Json& value, const GameKit& kit);

struct Actor;

/// Returns what acts for a seat, as the actor's field says it; null if nothing does.
const Json& actingOf(const Actor& actor, rules::Seat seat, const Json& view);
/// Returns the names by which it can be touched; none if nothing acts.
std::vector<std::string> actorRefs(const Actor& actor, rules::Seat seat, const Json& view,
                                   const GameKit& kit);

}  // namespace lk::app
