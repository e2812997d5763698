#include "rules/games/halfwish/encounter.h"

#include <algorithm>

#include "rules/games/halfwish/body.h"
#include "rules/games/halfwish/deck.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/refusal.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::size_t kDice = 2;

void takeDice(Changes& changes, Seat seat, const Json& dice) {
  const int a = static_cast<int>(dice.items()[0].asInt());
  const int b = static_cast<int>(dice.items()[1].asInt());
  changes.clear(seat, Of::dv, Knowers::only(seat));
  changes.set(seat, Of::dv, a + b,
              {.rule = rule::roll, .what = "rolled", .amount = a + b, .knownTo = Knowers::only(seat)});
  changes.note(seat, Of::dieLow, std::min(a, b));
  changes.note(seat, Of::dieHigh, std::max(a, b));
  changes.note(seat, Of::kept, 0);
  changes.note(seat, Of::ready, 1);
}

void startDuel(Changes& changes, Seat aggressor, RuleId why) {
  breakParleyRow(changes);
  changes.clear(Table::firstHurt);
  for (const Seat seat : kSeats) {
    changes.note(seat, Of::duelHits, 0);
    changes.note(seat, Of::duelNet, 0);
  }
  changes.set(Table::aggressor, static_cast<int>(aggressor),
              {.rule = why, .what = "duel_begins", .seat = aggressor, .amount = actionsNow(changes.state())});
  enter(changes, Phase::duel);
}

void acceptScout(Changes& changes, Seat scout) {
  changes.tell({.rule = rule::scout, .what = "scout_accepted", .seat = scout});
  if (is(changes.state(), Option::scoutEndsTurn, 'b')) {
    changes.note(Table::scouted, 1);
    return enter(changes, Phase::choose);
  }
  breakParleyRow(changes);
  enter(changes, Phase::turnEnd);
}

/// Keeping is possible while a turn comes that the option lets the dice be carried into.
bool keepingPossible(const State& s) {
  if (get(s, Table::turn) < kTurns) return true;
  return get(s, Table::round) < kRounds && is(s, Option::keepAcrossRounds, 'a');
}

void acceptParley(Changes& changes, Seat offering) {
  const State& s = changes.state();
  const ParleyPoint point = parleyPoint(s);
  const int streak = get(s, Table::parleyStreak) + 1;
  changes.set(Table::parleyStreak, streak,
              {.rule = rule::parley, .what = "parley_accepted", .seat = offering, .amount = streak});
  if (point.seat) gainPoints(changes, *point.seat, 1, rule::parleyPoint);
  if (point.due && !point.seat)
    changes.tell({.rule = rule::parleyPoint, .what = "parley_level", .amount = streak});
  for (const Seat seat : kSeats) changes.note(seat, Of::decided, 0);
  enter(changes, keepingPossible(s) ? Phase::keep : Phase::turnEnd);
}

void decideDice(Changes& changes, Seat seat, bool keep) {
  changes.note(seat, Of::decided, 1);
  changes.tell({.rule = rule::keep, .what = keep ? "dice_kept" : "dice_rerolled", .seat = seat});
  const State& s = changes.state();
  if (get(s, Seat::A, Of::decided) != 0 && get(s, Seat::B, Of::decided) != 0) enter(changes, Phase::turnEnd);
}

}  // namespace

ParleyPoint parleyPoint(const State& s) {
  const int streak = get(s, Table::parleyStreak) + 1;
  const bool due = is(s, Option::parleyStreakCount, 'a') ? streak % 2 == 0 : streak >= 2;
  const int a = get(s, Seat::A, Of::points);
  const int b = get(s, Seat::B, Of::points);
  if (!due || a == b) return {due, std::nullopt};
  return {true, a < b ? Seat::A : Seat::B};
}

NamedActions actionsNamed(const Event& event, const CardBook& cards) {
  NamedActions named;
  for (const Json& json : event.body["cards"].items()) {
    const CardId card = cards.find(json.asString());
    if (!card.known() || cards[card].type != "action") {
      named.refused = refuse("unknown_card", Json::object({{"card", json.asString()}}));
      return named;
    }
    named.cards.push_back(card);
  }
  return named;
}

Ruling judgeRoll(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  const Json& dice = event.body["dice"];
  // Dice rolled anew are an answer to the question whether to keep them.
  const bool rerolls = phase(s) == Phase::keep;
  if (auto refused = rerolls ? unlessOwed(s, seat, "keep", Answering::inTurn)
                             : unlessOwed(s, seat, "roll", Answering::together))
    return *refused;
  if (dice.items().size() != kDice) return refuse("wrong_count", Json::object({{"n", kDice}}));
  const bool sixSided =
      std::all_of(dice.items().begin(), dice.items().end(), [](const Json& die) { return die.asInt() <= 6; });
  if (!sixSided) return malformedBecause("a die shows 1 to 6");
  takeDice(changes, seat, dice);
  if (rerolls) decideDice(changes, seat, false);
  return {};
}

Ruling judgeDiscard(Changes& changes, const Event& event, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  if (phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade) return notNow(s);
  const NamedActions named = actionsNamed(event, cards);
  if (named.refused) return *named.refused;
  if (is(s, Option::decks, 'a')) {
    const int most = extras(s, seat);
    if (static_cast<int>(named.cards.size()) > most)
      return refuse("wrong_count", Json::object({{"n", most}, {"hand", kHand}}));
    if (!canHold(s, cards, seat, named.cards))
      return refuse("not_in_deck",
                    Json::object({{"seat", event.body["seat"]}, {"left", leftJson(s, cards, seat)}}));
  }
  for (const CardId card : named.cards)
    changes.lay({.zone = discardZone(seat), .card = card},
                {.rule = rule::discard, .what = "discarded", .seat = seat});
  return {};
}

Ruling judgeChoose(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  const std::string& option = event.body["option"].asString();
  if (auto refused = unlessOwed(s, seat, "choose", Answering::inTurn)) return *refused;
  if (option == "duel") {
    if (get(s, seat, Of::stunned) != 0)
      return refuse("stunned", Json::object({{"seat", event.body["seat"]}}));
    startDuel(changes, seat, rule::choose);
    return {};
  }
  const bool scout = option == "scout";
  if (!scout && option != "parley") return malformedBecause("\"option\" must be duel, scout or parley");
  if (scout && get(s, Table::scouted) != 0) return refuse("used_up");
  changes.note(Table::offer, static_cast<int>(scout ? Offer::scout : Offer::parley));
  changes.tell({.rule = rule::choose, .what = scout ? "scout_offered" : "parley_offered", .seat = seat});
  enter(changes, Phase::answer);
  return {};
}

Ruling judgeAnswer(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  if (auto refused = unlessOwed(s, seat, "answer", Answering::inTurn)) return *refused;
  const bool accept = event.body["accept"].asBool();
  if (!accept && get(s, seat, Of::stunned) != 0)
    return refuse("stunned", Json::object({{"seat", event.body["seat"]}}));
  const auto offer = static_cast<Offer>(get(s, Table::offer));
  changes.note(Table::offer, static_cast<int>(Offer::none));
  if (!accept) {
    startDuel(changes, seat, rule::decline);
  } else if (offer == Offer::scout) {
    acceptScout(changes, other(seat));
  } else {
    acceptParley(changes, other(seat));
  }
  return {};
}

Ruling judgeKeep(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  const Seat seat = *event.seat();
  if (auto refused = unlessOwed(s, seat, "keep", Answering::inTurn)) return *refused;
  const bool keep = event.body["keep"].asBool();
  if (keep && get(s, seat, Of::kept) != 0)
    return refuse("cannot_keep_twice",
                  Json::object({{"seat", event.body["seat"]}, {"rule", rule::keepTwice.text}}));
  changes.note(seat, Of::ready, keep ? 1 : 0);
  if (keep) changes.note(seat, Of::kept, 1);
  decideDice(changes, seat, keep);
  return {};
}

Ruling judgePass(Changes& changes, const Event& event, const CardBook&) {
  const State& s = changes.state();
  if (get(s, Table::scouted) == 0) return notNow(s);
  if (auto refused = unlessOwed(s, *event.seat(), "choose", Answering::inTurn)) return *refused;
  breakParleyRow(changes);
  changes.tell({.rule = rule::scout, .what = "turn_ended", .seat = event.seat()});
  enter(changes, Phase::turnEnd);
  return {};
}

}  // namespace lk::rules::halfwish
