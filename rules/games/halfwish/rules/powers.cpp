#include "rules/games/halfwish/rules/powers.h"

#include <algorithm>

#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/turn.h"

namespace lk::rules::halfwish {

namespace {

int placeOfBasic(const State& s, Seat seat, CardId card) {
  return s.lying.find(ofSeat(Zone::basicA, seat), card);
}

void turnBasic(Changes& changes, std::size_t place, bool ready) {
  Slot slot = changes.state().lying[place];
  slot.quarterTurns = ready ? 0 : 1;
  changes.arrange(place, slot);
}

int playedBy(const State& s, Seat seat) {
  return s.lying.count(ofSeat(Zone::powerA, seat));
}

PowerPhase powerPhase(const State& s) {
  return phase(s) == Phase::preparation ? PowerPhase::preparation : PowerPhase::showdown;
}

std::string_view name(PowerPhase phase) {
  return kPowerPhases[phase];
}

int priceOf(const CardBook& cards, CardId power) {
  return cards.number(power, place(PowerField::cost));
}

bool isPlayable(const CardBook& cards, CardId power, PowerPhase phase) {
  return cards.has(power, place(PowerField::playable), static_cast<std::size_t>(phase));
}

bool inItsPhase(const State& s, const CardBook& cards, CardId power) {
  return isPlayable(cards, power, powerPhase(s));
}

/// Returns why a power with a cost cannot be played: each player has three per game, each once, one per turn.
std::string_view barredByCost(const State& s, const CardBook& cards, Seat seat, CardId card) {
  // A power without an effect stands for any that nobody entered.
  const bool again = played(s, seat, card) && !cards.program(card).abilities.empty();
  if (again || playedBy(s, seat) >= kPowers) return "used_up";
  const int byBoth = get(s, Seat::A, Of::powers) + get(s, Seat::B, Of::powers);
  const int now = is(s, Option::onePowerPerTurn, OnePower::each) ? get(s, seat, Of::powers) : byBoth;
  if (now > 0) return "one_power_a_turn";
  return get(s, seat, Of::mana) < priceOf(cards, card) ? "not_enough_mana" : "";
}

/// The price of a card that begins with one; nullopt for other cards.
struct Price {
  Of figure;
  int amount;
};
std::optional<Price> firstPrice(const CardBook& cards, CardId card) {
  const Program& program = cards.program(card);
  const Ability* ability = program.at(place(Hook::onPlay));
  if (!ability || ability->body.empty()) return std::nullopt;
  const Instruction& first = program.code[ability->body.begin];
  if (!does(first, payOperation)) return std::nullopt;
  const bool hp = arg<kPayFields, "what">(first) == Counter::hp;
  return Price{hp ? Of::hp : Of::points, arg<kPayFields, "amount">(first)};
}

/// Returns why a card that begins with a price cannot be played: the price cannot be paid.
std::string_view barredByPrice(const State& s, const CardBook& cards, Seat seat, CardId card) {
  const std::optional<Price> price = firstPrice(cards, card);
  if (!price || get(s, seat, price->figure) >= price->amount) return "";
  return price->figure == Of::hp ? "not_enough_health" : "not_enough_points";
}

std::string_view barredByNeeds(const State& s, const CardBook& cards, Seat seat, CardId card, Knowing how) {
  const Program& program = cards.program(card);
  const bool open = figure(s, seat, Of::dv).knownTo.include(Audience::table);
  if (program.needs < 0 || (how == Knowing::publicly && !open)) return "";
  Frame frame;
  frame.card = card;
  frame.self = seat;
  return testHolds(s, cards, program.tests[static_cast<std::size_t>(program.needs)], frame) ? "" : "not_now";
}

/// Returns the test that prevents a card from being played now; null if the card merely has nothing to act
/// on.
Json needsOf(const State& s, const CardBook& cards, Seat seat, CardId card) {
  if (!inItsPhase(s, cards, card))
    for (const PowerPhase phase : {PowerPhase::preparation, PowerPhase::showdown})
      if (isPlayable(cards, card, phase)) return Json::object({{"test", "phase"}, {"is", name(phase)}});
  return barredByNeeds(s, cards, seat, card, Knowing::fully).empty() ? Json() : cards[card].needs;
}

/// Returns its price and what the player has. For the wrong moment, returns what the card needs.
Json cureOf(const State& s, const CardBook& cards, Seat seat, CardId card, std::string_view why) {
  Json cure = Json::object({{"card", cards[card].id},
                            {"seat", name(seat)},
                            {"have", get(s, seat, Of::mana)},
                            {"price", priceOf(cards, card)},
                            {"phase", name(powerPhase(s))}});
  if (why == "not_now") cure.set("needs", needsOf(s, cards, seat, card));
  return cure;
}

void spend(Changes& changes, const CardBook& cards, Seat seat, CardId card) {
  const State& s = changes.state();
  changes.tell({.rule = rule::power, .what = "power_played", .seat = seat, .card = card});
  if (const int cost = priceOf(cards, card); cost > 0)
    changes.set(seat, Of::mana, get(s, seat, Of::mana) - cost,
                {.rule = rule::mana, .what = "mana_paid", .amount = cost, .card = card});
  if (isBasic(cards, card)) {
    if (const int place = placeOfBasic(s, seat, card);
        place >= 0 && !is(s, Option::basicPowerUses, BasicUses::unlimited))
      turnBasic(changes, static_cast<std::size_t>(place), false);
    return;
  }
  changes.note(seat, Of::powers, get(s, seat, Of::powers) + 1);
  changes.add({.zone = ofSeat(Zone::powerA, seat), .card = card, .knownTo = Knowers::everyone()});
}

void beginPower(Changes& changes, const CardBook& cards, Seat seat, CardId card) {
  const Program& program = cards.program(card);
  Frame frame;
  frame.card = card;
  frame.self = seat;
  if (const Ability* conceded = program.at(place(Hook::onConcede))) {
    frame.left = conceded->body;
    changes.stored().push_back({static_cast<std::int16_t>(bit(Moment::concession)), frame});
  }
  if (program.abilities.empty()) return handOver(changes, card);
  Host host(changes, cards);
  if (const Ability* ability = program.at(place(Hook::onPlay))) begin(host, *ability, frame);
}

/// Returns the option a card takes without asking, because it is the only one; empty if the card asks.
std::string_view onlyOption(const EffectRun& run) {
  if (run.host().running().empty()) return {};
  const Instruction& it = run.program().code[run.frame().left.begin];
  if (!does(it, chooseOperation) || !run.frame().self) return {};
  const std::vector<int> open = openOptions(run.host(), run.language(), it, run.frame(), *run.frame().self);
  return open.size() == 1 ? std::string_view(run.program().options[static_cast<std::size_t>(open[0])].id)
                          : std::string_view();
}

/// Returns whether all these cards are publicly known to be in a player's hand.
bool inHand(const State& s, const CardBook& cards, Seat seat, const With& with) {
  const auto counts = [&](CardId card, CardId as) { return card == as || cards.kindOf(card) == as; };
  for (std::size_t i = 0; i < with.count; ++i) {
    const auto among = std::span(with.cards).first(i + 1);
    const auto named = std::count(among.begin(), among.end(), with.cards[i]);
    int held = 0;
    for (const std::size_t place : s.lying.in(ofSeat(Zone::handA, seat)))
      held += counts(s.lying[place].card, with.cards[i]) ? 1 : 0;
    if (held < named) return false;
  }
  return true;
}

/// Named parts that were not asked for must match what the card did automatically. Otherwise people would
/// believe something wrong.
std::optional<Ruling> unlessTaken(const State& s, const CardBook& cards, Seat seat, const With& left,
                                  std::string_view takenAlone) {
  if (!left.option.empty() && left.option != takenAlone)
    return malformedBecause("\"" + std::string(left.option) + "\" is no option of this card now");
  if (left.slot != 0 && (left.slot != 1 || actionsNow(s) != 1))
    return malformedBecause("no action at place " + std::to_string(left.slot) + " is asked for");
  if (!inHand(s, cards, seat, left)) return refuse("not_in_deck", Json::object({{"pile", "discard"}}));
  return std::nullopt;
}

/// Answers the power's own questions with what came with it, one after the other.
std::optional<Ruling> answerWith(Changes& changes, const CardBook& cards, Seat seat, With with) {
  Host host(changes, cards);
  EffectRun run(host, language());
  const std::string_view takenAlone = onlyOption(run);
  while (!with.empty() && run.proceed()) {
    Questions open;
    run.ask(open);
    const Question& asked = open.front();
    Answer answer{.seat = seat};
    if (asked.seat != seat) break;
    if (asked.id == "option" && !with.option.empty()) {
      answer.kind = Answer::Kind::option;
      answer.number = -1;
      const Program& program = run.program();
      for (std::size_t i = 0; i < program.options.size(); ++i)
        if (program.options[i].id == with.option) answer.number = static_cast<std::int16_t>(i);
      with.option = {};
    } else if (asked.id == "slot" && with.slot != 0) {
      number(answer, Number::place, with.slot);
      with.slot = 0;
    } else if ((asked.id == "cards" || asked.id == "card") && with.count != 0) {
      answer.kind = asked.id == "cards" ? Answer::Kind::cards : Answer::Kind::card;
      answer.cards = with.cards;
      answer.count = with.count;
      with.count = 0;
    } else {
      break;
    }
    Ruling ruling = run.take(answer);
    if (ruling.verdict != Verdict::accepted) return ruling;
  }
  return unlessTaken(changes.state(), cards, seat, with, takenAlone);
}

}  // namespace

bool isBasic(const CardBook& cards, CardId card) {
  return cards.is(card, CardType::power) &&
         cards.number(card, place(PowerField::subtype)) == static_cast<int>(PowerKind::basic);
}

bool played(const State& s, Seat seat, CardId card) {
  return s.lying.find(ofSeat(Zone::powerA, seat), card) >= 0;
}

void layBasics(Changes& changes, const CardBook& cards) {
  for (const Seat seat : kSeats)
    for (const CardId card : cards.ofType(CardType::power))
      if (isBasic(cards, card))
        changes.add({.zone = ofSeat(Zone::basicA, seat), .card = card, .knownTo = Knowers::everyone()});
}

int basicsReady(const State& s, const CardBook&, Seat seat, CardId card) {
  const int place = placeOfBasic(s, seat, card);
  return place >= 0 && slotAt(s, place).quarterTurns == 0 ? 1 : 0;
}

void readyBasic(Changes& changes, const CardBook&, Seat seat, CardId card, int by, CardId) {
  const int place = placeOfBasic(changes.state(), seat, card);
  if (place < 0) return;  // the table plays without powers
  turnBasic(changes, static_cast<std::size_t>(place), by > 0);
  changes.tell(
      {.rule = rule::basicPower, .what = by > 0 ? "power_ready" : "power_spent", .seat = seat, .card = card});
}

void readyBasics(Changes& changes) {
  const State& s = changes.state();
  if (!is(s, Option::basicPowerUses, BasicUses::round)) return;
  for (const std::size_t place : s.lying.in({ofSeat(Zone::basicA, Seat::A), ofSeat(Zone::basicA, Seat::B)}))
    turnBasic(changes, place, true);
}

std::string_view barred(const State& s, const CardBook& cards, Seat seat, CardId card, Knowing how) {
  if (get(s, seat, Of::silenced) != 0) return "silenced";
  if (isBasic(cards, card)) {
    if (basicsReady(s, cards, seat, card) == 0) return "used_up";
  } else if (const std::string_view why = barredByCost(s, cards, seat, card); !why.empty()) {
    return why;
  }
  if (!inItsPhase(s, cards, card)) return "not_now";
  if (const std::string_view why = barredByPrice(s, cards, seat, card); !why.empty()) return why;
  return barredByNeeds(s, cards, seat, card, how);
}

bool takesLastHealth(const State& s, const CardBook& cards, Seat seat, CardId card) {
  const std::optional<Price> price = firstPrice(cards, card);
  return price && price->figure == Of::hp && get(s, seat, Of::hp) == price->amount;
}

std::string_view barredByOptions(const State& s, const Host& host, Seat seat, CardId card) {
  const Program& program = host.cards().program(card);
  const Ability* ability = program.at(place(Hook::onPlay));
  if (!ability || ability->body.empty()) return "";
  const Instruction& first = program.code[ability->body.begin];
  const bool own = does(first, chooseOperation) && arg<kChooseFields, "who">(first) == Who::self;
  if (!own) return "";
  Frame frame;
  frame.card = card;
  frame.self = seat;
  if (!openOptions(host, language(), first, frame, seat).empty()) return "";
  return get(s, seat, Of::dvLocked) != 0 ? "dv_locked" : "not_now";
}

void openPowers(Changes& changes) {
  changes.note(Table::word, get(changes.state(), Table::turnSeat));
  changes.note(Table::passes, 0);
}

Ruling judgePower(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (!cards.is(move.card, CardType::power)) return unknownCard(move, cards);
  if (auto refused = unlessOwed(s, seat, "power", Answering::inTurn)) return *refused;
  std::string_view why = barred(s, cards, seat, move.card, Knowing::fully);
  if (why.empty()) why = barredByOptions(s, Host(changes, cards), seat, move.card);
  if (!why.empty()) return refuse(why, cureOf(s, cards, seat, move.card, why));
  const bool answers = !move.with.empty();
  const std::optional<State> before = answers ? std::optional(s) : std::nullopt;
  spend(changes, cards, seat, move.card);
  changes.note(Table::passes, 0);
  changes.note(Table::word, static_cast<int>(other(seat)));
  if (phase(s) == Phase::showdown) enter(changes, Phase::calculation);
  beginPower(changes, cards, seat, move.card);
  if (!answers) return {};
  auto refused = answerWith(changes, cards, seat, move.with);
  if (!refused) return {};
  changes.restore(*before);
  return *refused;
}

Ruling judgePass(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (auto refused = unlessOwed(s, move.seat, "power", Answering::inTurn)) return *refused;
  changes.tell({.rule = rule::passing, .what = "passes", .seat = move.seat});
  changes.note(Table::passes, get(s, Table::passes) + 1);
  changes.note(Table::word, static_cast<int>(other(move.seat)));
  return {};
}

}  // namespace lk::rules::halfwish
