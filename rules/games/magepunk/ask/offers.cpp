// The offers for laying resources, playing cards and using abilities, and for answers to cards.
#include "rules/games/magepunk/ask/offers.h"

#include <algorithm>

#include "rules/games/magepunk/ask/ways.h"
#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/cost.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/run/operations/things.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

/// What is announced by a move so far: an ability with its cost; without an ability a card that is no Spell.
struct Announced {
  const Ability* ability = nullptr;
  Cost cost;
  Standpoint from;
};

std::optional<Announced> announced(const FieldOffer& offer, const Move& move) {
  const CardBook& cards = offer.cards();
  if (move.kind == MoveKind::play) {
    if (!move.card.known()) return std::nullopt;
    const int cast = abilityAt(cards, move.card, Hook::cast);
    const auto& all = cards.program(move.card).abilities;
    return Announced{cast < 0 ? nullptr : &all[static_cast<std::size_t>(cast)],
                     costOf(cards, move.card),
                     {move.card, move.seat}};
  }
  const Slot* slot = slotOf(offer.state(), move.source.thing());
  if (!slot || !slot->card.known()) return std::nullopt;
  const int place = move.abilityNamed ? move.ability : onlyActivated(cards, slot->card);
  if (place < 0) return std::nullopt;
  const Program& program = cards.program(slot->card);
  const Ability& ability = program.abilities[static_cast<std::size_t>(place)];
  return Announced{&ability, costOf(program, ability.cost), {slot->card, move.seat, slot->thing}};
}

bool isAmongThem(std::span<const Target> list, Target what) {
  return std::find(list.begin(), list.end(), what) != list.end();
}

/// Adds how much of each Energy can be paid next, so that the rest of the price can still be paid exactly.
void addCharges(FieldOffer& offer, Seat seat, const Cost& cost) {
  int rest = cost.charges();
  int least = 0;
  int most = 0;
  std::array<std::pair<int, int>, kEnergies> open{};
  for (std::size_t i = 0; i < kEnergies; ++i) {
    const int left = get(offer.state(), seat, Of::charge, static_cast<Energy>(i));
    if (const Json* said = offer.value().find(kEnergyNames[i])) {
      rest -= static_cast<int>(said->asInt());
      continue;
    }
    open[i] = {cost.coloured[i], std::max<int>(cost.coloured[i], left)};
    least += open[i].first;
    most += open[i].second;
  }
  if (rest < least || rest > most) return;
  for (std::size_t i = 0; i < kEnergies; ++i) {
    const auto [from, to] = open[i];
    const int upTo = std::min(to, rest - (least - from));
    if (upTo > 0) offer.addNumbers(kEnergyNames[i], std::max(from, rest - (most - to)), upTo);
  }
  offer.onlyRefine();
  offer.areAlike();
}

const Question* askedOf(const State& s, Seat seat) {
  const auto asked = std::find_if(s.questions.begin(), s.questions.end(),
                                  [&](const Question& open) { return open.seat == seat; });
  return asked == s.questions.end() ? nullptr : &*asked;
}

/// Adds the cards of these types, one bit each; 0: of any.
void addCardsOf(FieldOffer& offer, std::uint16_t types) {
  for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i));
    if (types == 0 || (types >> offer.cards().typePlace(card) & 1u) != 0) offer.add(card);
  }
}

}  // namespace

void offerEnergies(FieldOffer& offer) {
  const State& s = offer.state();
  const bool one = is(s, Option::resourcesPerTurn, ResourcesPerTurn::one);
  if (offer.seat() != active(s) || isChainOpen(s) || !isMain(s) || get(s, offer.seat(), Of::hand) == 0 ||
      (one && get(s, Table::laid) > 0))
    return;
  for (const std::string_view name : kEnergyNames) offer.add(Json(name));
}

void offerFaces(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const State& s = offer.state();
  if (move.seat != active(s) || isChainOpen(s) || !isMain(s)) return;
  for (std::size_t i = 0; i < kEnergies; ++i)
    if (const auto energy = static_cast<Energy>(i); move.energy.value_or(energy) == energy)
      for (const CardId card : possibleResources(offer.cards(), energy)) offer.add(card);
}

void offerPlayable(FieldOffer& offer) {
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i)
    if (const CardId card(static_cast<std::uint16_t>(i)); mayPlay(host, offer.seat(), card)) offer.add(card);
}

void offerSources(FieldOffer& offer) {
  Changes changes = offer.changes();
  const Host host(changes, offer.cards());
  for (const Slot& slot : offer.state().lying)
    if (isOnBattlefield(slot) && slot.owner == offer.seat() && !usable(host, slot).empty())
      offer.add(Target::of(slot.thing));
}

void offerAbilities(FieldOffer& offer) {
  const Slot* slot = slotOf(offer.state(), offer.soFar<Move>().source.thing());
  if (!slot || !isOnBattlefield(*slot)) return;
  Changes changes = offer.changes();
  for (const std::size_t place : usable(Host(changes, offer.cards()), *slot))
    offer.add(Json(offer.cards().program(slot->card).names[place].english));
}

void offerCharges(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (const auto what = announced(offer, move); what && what->cost.charges() > 0)
    addCharges(offer, move.seat, what->cost);
}

void offerTargets(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const auto what = announced(offer, move);
  if (!what || !what->ability) return;
  const std::size_t place = what->ability->targets.begin + std::size_t{move.count};
  if (place >= what->ability->targets.end) return;
  Changes changes = offer.changes();
  const Program& program = offer.cards().program(what->from.card);
  const Selector& selector = program.selectors[program.targets[place].selector];
  for (const Target target : choices(Host(changes, offer.cards()), selector, what->from))
    if (!isAmongThem(move.named(), target)) offer.add(target);
}

void offerSacrifices(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const auto what = announced(offer, move);
  if (!what || move.sacrificeCount >= what->cost.sacrifices) return;
  Changes changes = offer.changes();
  const Program& program = offer.cards().program(what->from.card);
  const Selector& selector = program.selectors[static_cast<std::size_t>(what->cost.selector)];
  for (const Target target : choices(Host(changes, offer.cards()), selector, what->from))
    if (!isAmongThem(move.given(), target)) offer.add(target);
}

/// A resource can turn out to be any card: one that does not fit its lane was laid by mistake.
void offerShown(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  std::size_t face = 0;
  for (const Target what : move.given()) {
    const Slot* slot = slotOf(offer.state(), what.thing());
    if (!slot || !isLane(*slot) || face++ < move.cardCount) continue;
    const std::vector<CardId> fitting = possibleResources(offer.cards(), energyOf(*slot));
    for (const CardId card : fitting) offer.add(card);
    for (std::size_t i = 1; i <= offer.cards().cards().size(); ++i)
      if (const CardId card(static_cast<std::uint16_t>(i));
          std::find(fitting.begin(), fitting.end(), card) == fitting.end())
        offer.add(card);
    return;
  }
}

void offerAnswers(FieldOffer& offer) {
  const Question* asked = askedOf(offer.state(), offer.seat());
  if (!asked) return;
  if (asked->id == "may" || asked->id == "mulligan")
    for (const std::string_view word : {"yes", "no"}) offer.add(Json(word));
  if (asked->id == "trigger_order") offer.add(Json("oldest_first"));
}

void offerChosen(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Question* asked = askedOf(offer.state(), move.seat);
  if (!asked || asked->id != "choose_things") return;
  Changes changes = offer.changes();
  for (const Target what : nextChosen(Host(changes, offer.cards()), move.named())) offer.add(what);
  offer.areAlike();
}

void offerNamed(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const Question* asked = askedOf(s, move.seat);
  if (!asked || move.answer != Saying::nothing) return;
  if (asked->id == "trigger_order") {
    std::vector<CardId> left = waiting(s, move.seat);
    for (const CardId said : move.shown())
      if (const auto at = std::find(left.begin(), left.end(), said); at != left.end()) left.erase(at);
    for (auto each = left.begin(); each != left.end(); ++each)
      if (std::find(left.begin(), each, *each) == each) offer.add(*each);
    return offer.areAlike();
  }
  const bool chooses = asked->id == "choose_cards";
  if ((!chooses && asked->id != "discard") || move.cardCount >= asked->detail) return;
  std::uint16_t types = 0;
  if (chooses) {
    const Frame& frame = s.running.back();
    const auto from = arg<kChooseThingsFields, "from">(nextOf(offer.cards(), frame));
    types = offer.cards().program(frame.card).selectors[static_cast<std::size_t>(from)].types;
  }
  addCardsOf(offer, types);
  offer.areAlike();
}

void offerPaid(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  const Question* asked = askedOf(s, move.seat);
  if (!asked || asked->id != "may" || move.answer != Saying::yes) return;
  const Program& program = offer.cards().program(s.running.back().card);
  addCharges(offer, move.seat, costOf(program, program.code[s.running.back().left.begin].otherwise));
}

}  // namespace lk::rules::magepunk
