// What people enter besides playing: concessions, corrected figures, cards unknown to the program, checks of
// decks.
#include <algorithm>
#include <cmath>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/ending.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/vocabulary.h"
#include "rules/referee/names.h"
#include "rules/referee/odd.h"

namespace lk::rules::magepunk {

namespace {

using Problem = std::optional<Ruling>;

int placeOf(std::span<const FigureSpec> specs, std::string_view name) {
  const auto found = std::find_if(specs.begin(), specs.end(), [&](const FigureSpec& spec) {
    return spec.name == name && spec.shown == Shown::inViews && spec.kind == FigureKind::number;
  });
  return found == specs.end() ? -1 : static_cast<int>(found - specs.begin());
}

/// Corrects whose turn it is. Ends combat and puts the turn into its Main Phase unless something is under
/// way.
void correctActive(Changes& changes, Seat seat) {
  const State& s = changes.state();
  changes.set(Table::active, static_cast<int>(seat), {.rule = rule::correct, .what = "corrected"});
  if (!s.running.empty() || isChainOpen(s) || isResolving(s) || due(s) != Due::nothing) return;
  endCombat(changes);
  changes.phase(static_cast<std::uint8_t>(Phase::main1));
  for (const Table figure : {Table::step, Table::declined, Table::chained, Table::laid})
    changes.note(figure, 0);
}

/// Corrects a figure of a seat, or of the table, within its range.
Problem correctOne(Changes& changes, std::optional<Seat> seat, const std::string& key, const Json& value) {
  if (!seat && key == "active") {
    const auto whose = seatFrom(value.asString());
    if (!whose || index(*whose) > 1) return malformedBecause("\"active\" is \"A\" or \"B\"");
    correctActive(changes, *whose);
    return std::nullopt;
  }
  const auto specs = seat ? vocabulary().seatFigures : vocabulary().tableFigures;
  const int place = placeOf(specs, key);
  if (place < 0) return malformedBecause("\"" + key + "\" cannot be set");
  const FigureSpec& spec = specs[static_cast<std::size_t>(place)];
  if (!value.isInt() || value.asInt() < spec.least || value.asInt() > spec.most)
    return malformedBecause("\"" + key + "\" is a whole number from " + std::to_string(spec.least) + " to " +
                            std::to_string(spec.most));
  const auto number = static_cast<int>(value.asInt());
  const Step step{.rule = rule::correct, .what = "corrected", .amount = number};
  if (!seat) {
    changes.set(static_cast<Table>(place), number, step);
    return std::nullopt;
  }
  const auto which = static_cast<Of>(place);
  if (which == Of::deck && is(changes.state(), Option::skirmish, Skirmish::commonDeck))
    changes.note(other(*seat), which, number);
  if (which >= Of::spent && which < Of::waits) {
    const auto energy = static_cast<Energy>(place - static_cast<int>(Of::spent));
    if (number > resources(changes.state(), *seat, energy))
      return malformedBecause("\"" + key + "\" is at most the resources of that lane");
  }
  changes.set(*seat, which, number, step);
  return std::nullopt;
}

/// Returns what an effect by hand applies to: a named thing or player, otherwise the seat itself.
Target targetOf(const Host& host, const Json& body, Seat seat) {
  const Json* named = body.find("target");
  if (!named) return Target::of(seat);
  return readName(named->asString(), vocabulary(), host.state(), host.cards()).target();
}

/// The number of copies of each card, from an object of ids and counts; or a refusal if it is not a deck.
struct Counts {
  std::vector<DeckCount> cards;
  int sum = 0;
  Problem wrong;
};

Counts countsOf(const Json& json, const CardBook& cards) {
  Counts counts;
  for (const auto& [id, count] : json.members()) {
    const CardId card = cards.find(id);
    if (!card.known()) counts.wrong = refuse("unknown_card", Json::object({{"card", id}}));
    if (!count.isInt() || count.asInt() < 1 || count.asInt() > kMaxCards)
      counts.wrong = malformedBecause("\"" + id + "\" needs how many there are, from 1 on");
    if (counts.wrong) return counts;
    counts.cards.push_back({card, static_cast<int>(count.asInt())});
    counts.sum += static_cast<int>(count.asInt());
  }
  return counts;
}

Ruling refuseCopies(std::string_view reason, RuleId why, const CardBook& cards, CardId card) {
  Ruling ruling = refuseBy(reason, why);
  ruling.cureArguments.set("card", cards[card].id);
  return ruling;
}

Ruling checkWallet(Host& host, const Counts& counts, Seat seat) {
  for (const DeckCount& each : counts.cards)
    if (each.count > 1) return refuseCopies("duplicate_in_wallet", rule::wallet, host.cards(), each.card);
  if (counts.sum != kWallet) return refuseBy("wrong_wallet_size", rule::wallet);
  host.changes().tell({.rule = rule::wallet, .what = "deck_checked", .seat = seat, .amount = counts.sum});
  return {};
}

/// Returns the allowed number of copies. The card's own text or the event can allow more.
int allowedCopies(const CardBook& cards, const Json& allowed, CardId card) {
  const int own = printed(cards, card, Printed::most);
  return static_cast<int>(allowed[cards[card].id].asInt(own > 0 ? own : kMaxCopies));
}

Ruling checkConstructed(Host& host, const Counts& counts, const Json& allowed, Seat seat) {
  for (const DeckCount& each : counts.cards)
    if (each.count > allowedCopies(host.cards(), allowed, each.card))
      return refuseCopies("too_many_copies", rule::copies, host.cards(), each.card);
  const bool small = counts.sum < kDeck;
  if (small && is(host.state(), Option::deckMinimum, DeckMinimum::refuse))
    return refuseBy("small_deck", rule::deckSize);
  host.changes().tell({.rule = rule::copies, .what = "deck_checked", .seat = seat, .amount = counts.sum});
  if (small)
    host.changes().tell({.rule = rule::deckSize, .what = "small_deck", .seat = seat, .amount = counts.sum});
  return {};
}

constexpr Usual kUsual[] = {{"life", -30, 60},         {"hand", 0, 30},
                            {"deck", 0, kMaxCards},    {"charge.biom", 0, 30},
                            {"charge.kinesis", 0, 30}, {"charge.aether", 0, 30},
                            {"charge.entropy", 0, 30}, {"charge.radiance", 0, 30},
                            {"spent.biom", 0, 30},     {"spent.kinesis", 0, 30},
                            {"spent.aether", 0, 30},   {"spent.entropy", 0, 30},
                            {"spent.radiance", 0, 30}, {"turn", 1, 99}};

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

}  // namespace

Ruling judgeDeck(Host& host, const Move& move) {
  const Json& body = move.event->body;
  const Counts counts = countsOf(body["cards"], host.cards());
  if (counts.wrong) return *counts.wrong;
  if (body["mode"].asString() == "wallet") return checkWallet(host, counts, move.seat);
  if (body["mode"].asString() == "constructed")
    return checkConstructed(host, counts, body["allowed"], move.seat);
  return malformedBecause("\"mode\" must be \"wallet\" or \"constructed\"");
}

Ruling judgeConcede(Host& host, const Move& move) {
  host.changes().tell({.rule = rule::concede, .what = "concedes", .seat = move.seat});
  finish(host, other(move.seat), kConcession, rule::concede);
  return {};
}

Ruling judgeCorrect(Host& host, const Move& move) {
  const State before = host.state();
  Problem problem;
  if (move.event->body["set"].members().empty()) problem = malformedBecause("\"set\" says nothing");
  for (const auto& [key, value] : move.event->body["set"].members())
    if (!problem) problem = correctOne(host.changes(), move.event->seat(), key, value);
  if (problem) {
    host.changes().restore(before);
    return *std::move(problem);
  }
  sayOdd(host.changes(), *move.event, kUsual, rule::correct);
  if (decidedByFigures(host.state().result)) mendEnd(host);
  return {};
}

Ruling judgeEffect(Host& host, const Move& move) {
  const Json& body = move.event->body;
  const std::string& what = body["do"].asString();
  const std::int64_t given = body["amount"].asInt(1);
  if (given < 1 || given > 99) return malformedBecause("\"amount\" is from 1 to 99");
  const auto amount = static_cast<int>(given);
  const Seat seat = *move.event->seat();
  const Target whom = targetOf(host, body, seat);
  const Slot* slot = slotOf(host.state(), whom.thing());
  const bool thing = slot && isOnBattlefield(*slot);
  if (!whom.player() && !thing) return refuse("illegal_target");
  if (what == "damage") {
    host.strike(ThingId(), whom, amount, rule::byHand);
  } else if (what == "heal") {
    host.mend(whom, amount, {});
  } else if (what == "lose_life" && whom.player()) {
    host.setLife(*whom.player(), get(host.state(), *whom.player(), Of::life) - amount, rule::byHand,
                 "loses_life");
  } else if (what == "draw" && whom.player()) {
    host.draw(*whom.player(), amount, rule::byHand);
  } else if (what == "destroy" && thing) {
    const ThingId dying = whom.thing();
    host.destroy(std::span(&dying, 1), rule::byHand);
  } else if (what == "return" && thing) {
    host.send(whom.thing(), Place::hand, Why::returned);
  } else {
    return malformedBecause(
        "\"do\" is damage, heal, lose_life or draw for a player, damage, heal, destroy or "
        "return for a thing");
  }
  return {};
}

}  // namespace lk::rules::magepunk
