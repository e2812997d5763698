#include "rules/games/halfwish/ask/offers.h"

#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"
#include "rules/games/halfwish/rules/upgrades.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kDiceOfRoll = 2;
constexpr int kSides = 6;
constexpr std::string_view kRows[] = {"action", "upgrade"};

/// Adds every card that can be shown after those named, which must fit together.
void addOwn(FieldOffer& offer, const Move& move) {
  const State& s = offer.state();
  const CardBook& cards = offer.cards();
  if (is(s, Option::decks, Kept::off)) {
    for (const std::string_view type : kRows) offer.addCards(type);
    return offer.areAlike();
  }
  std::array<CardId, kMaxNamed> shown = move.cards;
  std::vector<CardId> tried;
  const auto add = [&](CardId card) {
    if (std::find(tried.begin(), tried.end(), card) != tried.end()) return;
    tried.push_back(card);
    shown[move.count] = card;
    if (claim(s, cards, move.seat, std::span(shown).first(move.count + 1u)).refused.empty()) offer.add(card);
  };
  for (const std::size_t place : s.lying.in(unseenZones(move.seat))) {
    add(s.lying[place].card);
    add(cards.kindOf(s.lying[place].card));
  }
  for (const Secret& secret : kSecrets) {
    const int held = get(s, move.seat, secret.card);
    if (held > 0) add(CardId(static_cast<std::uint16_t>(held)));
    if (held != kUnseen) continue;
    for (const CardId card : cards.ofType(CardType::upgrade)) add(card);
  }
}

using Texts = std::vector<std::string>;

/// Adds every way to name `count` cards of a sorted pile, regardless of their order, as "cards:a,b".
void addPicks(Texts& all, const CardBook& cards, const std::vector<CardId>& pile, int count,
              const std::string& begun, std::size_t from = 0) {
  if (count == 0) return all.push_back(begun);
  for (std::size_t i = from; i < pile.size(); ++i)
    if (i == from || pile[i] != pile[i - 1])
      addPicks(all, cards, pile, count - 1, begun + (begun.back() == ':' ? "" : ",") + cards[pile[i]].id,
               i + 1);
}

void addOptions(Texts& all, const Host& host, Seat seat) {
  const Frame& frame = host.running().back();
  const Program& program = host.cards().program(frame.card);
  for (const int place : openOptions(host, language(), program.code[frame.left.begin], frame, seat))
    all.push_back(program.options[static_cast<std::size_t>(place)].id);
}

/// Adds the cards among which a player picks. Those that only their owner knows are left out for others.
void addCandidates(Texts& all, const Host& host, Seat picker, Seat owner, Mine from) {
  const CardBook& cards = host.cards();
  for (const Candidate& each : host.candidates(owner, from)) {
    if (each.place != 0)
      all.push_back("slot:" + std::to_string(each.place));
    else if (each.secret && picker != owner)
      continue;
    else if (each.card.known())
      all.push_back("card:" + cards[each.card].id);
    else
      for (const CardId card : cards.ofType(CardType::upgrade))
        if (host.misfitUnseen(owner, card).empty()) all.push_back("card:" + cards[card].id);
  }
}

/// Returns the answers of a player to one question.
Texts answersTo(const Host& host, const Question& asked, Seat seat) {
  Texts all;
  const PromptId id = asked.id;
  if (id == "option") addOptions(all, host, seat);
  if (id == "slot" || id == "card")
    addCandidates(all, host, seat, static_cast<Seat>(asked.detail),
                  id == "slot" ? Mine::committed : Mine::upgraded);
  if (id == "by_hand") all.emplace_back("done");
  if (id == "bid")
    for (int bid = 0; bid <= host.mostToBid(seat); ++bid) all.push_back("bid:" + std::to_string(bid));
  if (const std::string_view key = id.text(); key.starts_with("ruling:"))
    for (const std::string_view which : {":default", ":other"})
      all.push_back(std::string(key.substr(key.find(':') + 1)).append(which));
  if (id != "cards") return all;
  std::vector<CardId> pile = host.pile(seat, Pile::discard);
  std::sort(pile.begin(), pile.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
  addPicks(all, host.cards(), pile, asked.detail, "cards:");
  return all;
}

/// Adds an answer to a question as a member of `with`: an option, a slot or a list of cards.
void addToWith(FieldOffer& offer, std::string_view answer) {
  const std::size_t colon = answer.find(':');
  if (colon == std::string_view::npos) return offer.addMember("option", Json(answer));
  const std::string_view rest = answer.substr(colon + 1);
  if (answer.starts_with("slot")) return offer.addMember("slot", Json(rest[0] - '0'));
  Json cards{Json::Array{}};
  for (std::size_t at = 0; at <= rest.size();) {
    const std::size_t comma = std::min(rest.find(',', at), rest.size());
    cards.push(Json(rest.substr(at, comma - at)));
    at = comma + 1;
  }
  offer.addMember("cards", std::move(cards));
}

}  // namespace

void offerDice(FieldOffer& offer) {
  const State& s = offer.state();
  Roll roll{kDiceOfRoll, kSides, kDiceOfRoll, kDiceOfRoll * kSides};
  for (const Question& asked : s.questions) {
    if (asked.id != "reroll" || asked.seat != offer.seat()) continue;
    const int now = get(s, offer.seat(), Of::dice);
    if (static_cast<Toward>(asked.detail) == Toward::higher) roll.least = std::max(roll.least, now + 1);
    if (static_cast<Toward>(asked.detail) == Toward::lower) roll.most = std::min(roll.most, now - 1);
  }
  offer.addRoll(roll);
}

void offerRevealed(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (owes(offer.state(), move.seat, "reveal") && move.count < committed(offer.state(), move.seat))
    addOwn(offer, move);
}

void offerDiscarded(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade) return;
  const bool free = is(s, Option::decks, Kept::off);
  if (move.count < (free ? static_cast<int>(kMaxNamed) : extras(s, move.seat))) addOwn(offer, move);
  offer.areAlike();
}

void offerLocations(FieldOffer& offer) {
  const State& s = offer.state();
  for (const CardId card : offer.cards().ofType(CardType::location))
    if (locationsLeft(s, offer.cards(), card) > 0) offer.add(card);
}

void offerPowers(FieldOffer& offer) {
  const State& s = offer.state();
  const Seat seat = offer.seat();
  if (!owes(s, seat, "power")) return;
  const Host host(s, offer.cards());
  for (const CardId card : offer.cards().ofType(CardType::power))
    if (barred(s, offer.cards(), seat, card, Knowing::fully).empty() &&
        barredByOptions(s, host, seat, card).empty())
      offer.add(card);
}

void offerWith(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!move.card.known()) return;
  const std::optional<State> after = offer.after(offer.said());
  if (!after) return;
  const Host host(*after, offer.cards());
  for (const Question& asked : after->questions)
    if (asked.seat == move.seat &&
        (asked.id == "option" || asked.id == "slot" || asked.id == "card" || asked.id == "cards"))
      for (const std::string& answer : answersTo(host, asked, move.seat)) addToWith(offer, answer);
}

void offerDecisions(FieldOffer& offer) {
  const Seat seat = offer.soFar<Move>().seat;
  const Host host(offer.state(), offer.cards());
  for (const Question& asked : offer.state().questions)
    if (asked.seat.value_or(seat) == seat)
      for (const std::string& answer : answersTo(host, asked, seat)) offer.add(Json(answer));
}

void offerDeal(FieldOffer& offer) {
  const State& s = offer.state();
  const CardBook& cards = offer.cards();
  const Move move = offer.soFar<Move>();
  if (!mayDeal(s) || move.count >= dealSize(s, cards)) return;
  for (const CardId card : dealable(s, cards)) {
    const auto named = std::count(move.named().begin(), move.named().end(), card);
    if (named < copiesLeft(s, cards, card) && named < mayBeDealt(s, cards, card)) offer.add(card);
  }
  offer.areAlike();
}

void offerUpgrades(FieldOffer& offer) {
  const State& s = offer.state();
  if (!owes(s, offer.seat(), "upgrade")) return;
  offer.add(Json("skip"));
  Move move = offer.soFar<Move>();
  for (const CardId card : onOffer(s, offer.cards())) {
    move.card = card;
    if (mayPick(s, offer.cards(), move)) offer.add(card);
  }
}

void offerReplaced(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  if (!move.card.known()) return;
  std::vector<CardId> all;
  for (const std::size_t place : offer.state().lying.in(ownZones(move.seat)))
    if (const Slot& slot = offer.state().lying[place];
        !slot.over.known() && offer.cards().kindOf(slot.card) == offer.cards().replaces(move.card) &&
        std::find(all.begin(), all.end(), slot.card) == all.end())
      all.push_back(slot.card);
  for (const CardId card : all) offer.add(card);
}

void offerFigures(FieldOffer& offer) {
  offer.addFigures();
  for (const std::string_view maybeNone : {"dv", "first_blood", "aggressor"})
    offer.addMember(maybeNone, Json());
  if (offer.said().seat())
    for (const CardId card : offer.cards().ofType(CardType::characterClass))
      offer.addMember("class", offer.cards()[card].id);
}

void offerDeeds(FieldOffer& offer) {
  for (const std::string_view word : wordsByHand()) offer.add(Json(word));
}

void offerAmount(FieldOffer& offer) {
  const auto [least, most] = amountsByHand(offer.said().body["do"].asString());
  offer.addNumbers(least, most);
}

}  // namespace lk::rules::halfwish
