#include <algorithm>
#include <iterator>

#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/refusal.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/games/wtactics_orc/vocabulary.h"
#include "rules/referee/odd.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kNobody = "none";

/// Returns the index of a figure that views show; -1 for another name.
int figureCalled(std::span<const FigureSpec> specs, std::string_view name) {
  for (std::size_t i = 0; i < specs.size(); ++i)
    if (specs[i].name == name && specs[i].shown == Shown::inViews) return static_cast<int>(i);
  return -1;
}

/// Returns a figure's new value if it is in its range.
std::optional<int> valueIn(const FigureSpec& spec, const Json& value) {
  if (spec.kind == FigureKind::flag && value.isBool()) return value.asBool() ? 1 : 0;
  if (spec.kind == FigureKind::seat) {
    const auto seat = seatFrom(value.asString());
    return seat && index(*seat) < 2 ? std::optional(static_cast<int>(*seat)) : std::nullopt;
  }
  if (!value.isInt() || value.asInt() < spec.least || value.asInt() > spec.most) return std::nullopt;
  return static_cast<int>(value.asInt());
}

Step correction(std::string_view what, int value, std::optional<Seat> seat) {
  return {.rule = rule::correct, .what = what, .seat = seat, .amount = value};
}

/// Action points are those of the player whose turn it is.
void correctTable(Host& host, Table figure, std::string_view name, int value) {
  const bool ofTurn = figure == Table::actionPoints;
  host.changes().set(figure, value,
                     correction(name, value, ofTurn ? std::optional(turnSeat(host.state())) : std::nullopt));
}

Problem setFigures(Host& host, const Json& set, const std::optional<Seat>& seat) {
  const Vocabulary& words = vocabulary();
  for (const auto& [name, value] : set.members()) {
    const auto specs = seat ? words.seatFigures : words.tableFigures;
    int place = figureCalled(specs, name);
    const bool ofTable = place < 0 && seat;
    const auto& where = ofTable ? words.tableFigures : specs;
    if (ofTable) place = figureCalled(where, name);
    if (place < 0) return malformedBecause("no figure is called \"" + name + "\"");
    const FigureSpec& spec = where[static_cast<std::size_t>(place)];
    if (seat && !ofTable && static_cast<Of>(place) == Of::deck) {  // its contents become unknown
      forgetDeck(host, *seat);
      if (value.isNull()) {
        host.changes().clear(*seat, Of::deck, Knowers::everyone());
        host.changes().tell(correction("deck_unknown", 0, seat));
        continue;
      }
    }
    const std::optional<int> number = valueIn(spec, value);
    if (!number) return malformedBecause("\"" + name + "\" cannot be " + value.dump());
    if (seat && !ofTable)
      host.changes().set(*seat, static_cast<Of>(place), *number, correction(spec.name, *number, seat));
    else
      correctTable(host, static_cast<Table>(place), spec.name, *number);
  }
  return std::nullopt;
}

/// Replaces, removes or adds the card in a slot.
Problem putCard(Host& host, SlotId slot, const Json& card) {
  const Creature creature = Board(host.state()).at(slot);
  const CardId wanted = host.cards().find(card.asString());
  if (card.asString() != kNobody && !host.cards().is(wanted, kCreature))
    return refuse("unknown_card", Json::object({{"card", card.asString()}}));
  if (creature.there())
    leavePlay(host, creature.thing, graveyardOf(slot.army()),
              {.rule = rule::leavesPlay, .what = "taken_away"});
  else
    host.changes().clearAway([&](const Slot& each) { return each.zone == slot.zone(); });
  if (wanted.known()) stand(host, wanted, slot, {.rule = rule::correct, .what = "put_there"});
  return std::nullopt;
}

Problem setCreature(Host& host, SlotId slot, const Json& body) {
  if (const Json* card = body.find("card"))
    if (auto problem = putCard(host, slot, *card)) return problem;
  const Creature creature = Board(host.state()).at(slot);
  const bool about = body.find("damage") || body.find("marked") || body.find("moved");
  if (!about) return std::nullopt;
  if (!creature.there()) return refuseCase("no_target", rule::correct, slot, "correct");
  const int place = slot.zone() + 1;
  if (const Json* damage = body.find("damage")) {
    if (damage->asInt() < 0 || damage->asInt() >= stat(host.cards(), creature.card, Stat::life))
      return malformedBecause("\"damage\" is below the creature's Life");
    host.changes().setCounter(creature.thing, static_cast<std::size_t>(Counter::damage),
                              static_cast<int>(damage->asInt()),
                              {.rule = rule::correct,
                               .what = "damage",
                               .amount = static_cast<int>(damage->asInt()),
                               .slot = place});
  }
  if (const Json* marked = body.find("marked"); marked && marked->asBool() != creature.is(Mark::marked))
    host.changes().mark(
        creature.thing, mark(Mark::marked), marked->asBool(),
        {.rule = rule::correct, .what = marked->asBool() ? "marked" : "unmarked", .slot = place});
  if (const Json* moved = body.find("moved"))
    host.changes().mark(
        creature.thing, mark(Mark::moved), moved->asBool(),
        {.rule = rule::correct, .what = "moved_corrected", .amount = moved->asBool() ? 1 : 0, .slot = place});
  return std::nullopt;
}

/// Returns whether points or creatures ended the game, so that correcting them may end it otherwise or not at
/// all.
bool decidedByFigures(const Result& result) {
  static constexpr std::string_view kBy[] = {"points", "elimination", "together"};
  return result.finished && std::find(std::begin(kBy), std::end(kBy), result.by) != std::end(kBy);
}

void decideAgain(Host& host) {
  host.changes().result({});
  host.changes().phase(static_cast<std::uint8_t>(Phase::attack));
  checkEnds(host);
}

/// Ends a game otherwise, or not at all, if that follows from corrected figures.
void mendEnd(Host& host) {
  State ahead = host.state();
  Changes silent(ahead, StepSink());
  Host trial(silent, host.cards());
  decideAgain(trial);
  if (ahead.result == host.state().result) return;
  host.changes().tell({.rule = rule::correct, .what = "reopened"});
  decideAgain(host);
}

/// Asks about numbers that no night has. More points than a battle can add to those that win are odd.
void sayOddFor(Host& host, const Event& correction) {
  static constexpr int kMaxAtOnce = 10;  // victory points of one battle
  const State& s = host.state();
  const Usual usual[] = {{"victory_points", 0, get(s, Table::pointsToWin) + kMaxAtOnce},
                         {"action_points", 0, 2 * get(s, Table::actionPointsEach)},
                         {"turn", 1, 99}};
  sayOdd(host.changes(), correction, usual, rule::correct);
}

}  // namespace

Ruling judgeCorrect(Host& host, const Move& move) {
  const Json& body = move.event->body;
  const State before = host.state();
  const std::optional<Seat> seat = move.event->seat();
  Problem problem = setFigures(host, body["set"], seat);
  if (const Json* name = body.find("slot"); name && !problem) {
    const SlotId slot = slotNamed(name->asString());
    problem =
        !slot.known()
            ? Problem(refuseBy("no_such_slot", rule::eightSlots, Json::object({{"slot", name->asString()}})))
        : phase(host.state()) == Phase::startup
            ? Problem(malformedBecause("a starting army is corrected by taking back"))
            : setCreature(host, slot, body);
  }
  if (problem) {
    host.changes().restore(before);
    return *std::move(problem);
  }
  sayOddFor(host, *move.event);
  if (decidedByFigures(host.state().result)) mendEnd(host);
  return {};
}

Ruling judgeEffect(Host& host, const Move& move) {
  const int amount = move.amount == 0 ? 1 : move.amount;
  if (amount < 1 || amount > 99) return malformedBecause("\"amount\" is a number from 1 to 99");
  if (phase(host.state()) == Phase::startup) return refuseNow("startup_first", host.state());
  if (move.deed == Deed::points) {
    const int now = std::min(999, get(host.state(), move.seat, Of::victoryPoints) + amount);
    host.changes().set(move.seat, Of::victoryPoints, now,
                       {.rule = rule::byHand, .what = "victory_points", .amount = now});
    return {};
  }
  if (move.deed == Deed::eliminated) {
    finish(host, other(move.seat), "elimination", rule::elimination);
    return {};
  }
  if (!move.slot.known()) return malformedBecause("\"slot\" says which creature is meant");
  const Creature creature = Board(host.state()).at(move.slot);
  if (!creature.there()) return refuseCase("no_target", rule::byHand, move.slot, "correct");
  const Frame why{.card = creature.card, .self = move.seat};
  const Target target = Target::of(creature.thing);
  if (move.deed == Deed::damage)
    host.hurt(target, amount, why);
  else if (move.deed == Deed::heal)
    host.mend(target, amount, why);
  else
    host.setMarked(target, move.deed == Deed::mark, why);
  return {};
}

}  // namespace lk::rules::wtactics_orc
