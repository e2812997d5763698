#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/ask/card_prompts.h"
#include "rules/games/halfwish/ask/prompt_parts.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/duel_end.h"
#include "rules/games/halfwish/rules/encounter.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/showdown.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

/// Number of arguments that prompts have at most, without and with an outlook. More would only be slower.
constexpr std::size_t kArguments = 12, kOutlookArguments = 16;
constexpr std::string_view kActionsAndUpgrades[] = {"action", "upgrade"};

/// Reminds players of cards to draw and to discard, and of dice that were kept.
void askRoll(Prompt& prompt, const State& s, Seat seat) {
  prompt.arguments.add("draw", drawnNow(s))
      .add("discard", extras(s, seat))
      .add("other_kept", get(s, other(seat), Of::kept) != 0);
  allowRoll(prompt, s, seat);
}

void askUpgrade(Prompt& prompt, const State& s, Seat seat, const CardBook& cards) {
  prompt.secret = picksInSecret(s, seat);
  prompt.arguments.add("heal_barred", healBarred(s, seat))
      .add("secret", picksInSecret(s, seat))
      .add("cycle", get(s, Table::cycle))
      .add("picks", get(s, seat, Of::picks));
  allow(prompt, "skip", answerOf("upgrade", seat, "card", "skip"));
  for (const CardId card : onOffer(s, cards)) {
    const std::string& id = cards[card].id;
    offer(prompt, id, answerOf("upgrade", seat, "card", id),
          fits(s, cards, seat, card) ? "" : "not_replaceable");
  }
  if (picksInSecret(s, seat)) allow(prompt, "secret", answerOf("upgrade", seat, "secret", true));
}

void askChoose(Prompt& prompt, const State& s, Seat seat) {
  const bool scouted = get(s, Table::scouted) != 0;
  const auto event = [&](std::string_view option) { return answerOf("choose", seat, "option", option); };
  offer(prompt, "duel", event("duel"), get(s, seat, Of::stunned) != 0 ? "stunned" : "");
  offer(prompt, "scout", event("scout"), scouted ? "used_up" : "");
  allow(prompt, "parley", event("parley"));
  if (scouted) allow(prompt, "pass", eventOf("pass", seat));
}

void askAnswer(Prompt& prompt, const State& s, Seat seat) {
  const bool parley = static_cast<Offer>(get(s, Table::offer)) == Offer::parley;
  prompt.arguments.add("offer", parley ? "parley" : "scout");
  const auto event = [&](bool accept) { return answerOf("answer", seat, "accept", accept); };
  allow(prompt, "accept", event(true));
  offer(prompt, "decline", event(false), get(s, seat, Of::stunned) != 0 ? "stunned" : "");
}

/// Adds who is aggressor and defender.
void remindOfRoles(Prompt& prompt, const State& s, Seat seat) {
  const std::optional<Seat> aggressor = maybeSeat(s, Table::aggressor);
  prompt.arguments.add("aggressor", seatJson(aggressor))
      .add("defender", aggressor ? seatJson(other(*aggressor)) : Json())
      .add("role", aggressor == seat ? "aggressor" : "defender");
}

/// Returns whether upgrades can lie over actions by now.
bool upgraded(const State& s) {
  return get(s, Table::round) > 1;
}

/// Lists the cards left in a deck, followed by the upgrades that may lie over them unseen; none if decks are
/// not counted.
void listRevealable(Blank& blank, const State& s, const CardBook& cards, std::span<const DeckCount> left) {
  for (const DeckCount& entry : left)
    if (entry.count > 0) blank.addCopies(entry.card, entry.count);
  if (blank.among.empty() || !upgraded(s)) return;
  for (const CardId card : cards.ofType(CardType::upgrade))
    if (std::find(blank.among.begin(), blank.among.end(), card) == blank.among.end()) blank.addCopies(card);
}

void askReveal(Prompt& prompt, const State& s, Seat seat, const CardBook& cards) {
  remindOfRoles(prompt, s, seat);
  const int n = committed(s, seat);
  const std::vector<DeckCount> left = leftInDeck(s, cards, seat);
  prompt.arguments.set("n", n).add("left", countsJson(left, cards));
  Blank blank{.field = "cards",
              .least = n,
              .most = n,
              .cardTypes = std::span(kActionsAndUpgrades).first(upgraded(s) ? 2 : 1)};
  listRevealable(blank, s, cards, left);
  allowByHand(prompt, "reveal", eventOf("reveal", seat), std::move(blank));
  if (mayConcede(s)) allow(prompt, "concede", eventOf("concede", seat));
}

/// Adds whose turn it is and what can be played; in the showdown also the outlook.
void askPower(Prompt& prompt, const Host& host, Seat seat) {
  const State& s = host.state();
  const CardBook& cards = host.cards();
  const bool preparing = phase(s) == Phase::preparation;
  if (!preparing) prompt.arguments.reserve(kOutlookArguments);
  remindOfRoles(prompt, s, seat);
  prompt.arguments.add("phase", preparing ? "preparation" : "showdown")
      .add("first", seat == seatOf(s, Table::turnSeat))
      .add("passes", get(s, Table::passes))
      .add("mana", get(s, seat, Of::mana));
  const std::span<const CardId> powers = cards.ofType(CardType::power);
  prompt.legal.reserve(powers.size() + 2);
  prompt.answers.reserve(powers.size() + 2);
  prompt.notNow.reserve(powers.size() / 2);  // rarely more than half of them
  allow(prompt, "pass", eventOf("pass", seat));
  Json last{Json::Array{}};
  for (const CardId card : powers) {
    const std::string& id = cards[card].id;
    std::string_view why = barred(s, cards, seat, card, Knowing::publicly);
    if (why.empty()) why = barredByOptions(s, host, seat, card);
    if (why.empty() && takesLastHealth(s, cards, seat, card)) last.push(id);
    if (why.empty())
      allow(prompt, id, answerOf("power", seat, "card", id));
    else
      prompt.notNow.push_back({id, std::string(why)});
  }
  if (!last.items().empty()) prompt.arguments.add("last_health", std::move(last));
  if (mayConcede(s)) allow(prompt, "concede", eventOf("concede", seat));
  if (preparing) return;
  const Outlook now = outlook(s, cards);
  for (const Seat who : kSeats)
    prompt.arguments.add("damage_" + name(who), now.damage[index(who)])
        .add("points_" + name(who), now.points[index(who)]);
}

void askKeep(Prompt& prompt, const State& s, Seat seat) {
  const auto event = [&](bool keep) { return answerOf("keep", seat, "keep", keep); };
  offer(prompt, "keep", event(true), get(s, seat, Of::kept) != 0 ? "cannot_keep_twice" : "");
  allow(prompt, "reroll", event(false));
}

void askOrder(Prompt& prompt, const State& s, Seat seat, const CardBook& cards) {
  prompt.arguments.add("deal", mayDeal(s));
  allow(prompt, "first", answerOf("upgrade_order", seat, "first", seatJson(seat)));
  allow(prompt, "second", answerOf("upgrade_order", seat, "first", seatJson(other(seat))));
  if (!mayDeal(s)) return;
  const int n = dealSize(s, cards);
  prompt.byHand.push_back(
      {{},
       "deal",
       {Json::object({{"e", "deal"}})},
       Blank{
           .field = "cards", .least = n, .most = n, .among = dealable(s, cards), .cardTypes = kOfUpgrades}});
}

/// Returns the locations that can still be turned up, as far as everybody knows.
std::vector<CardId> turnable(const State& s, const CardBook& cards) {
  std::vector<CardId> all;
  for (const CardId card : cards.ofType(CardType::location))
    if (cards[card].countsAs.empty() && locationsLeft(s, cards, card) > 0) all.push_back(card);
  return all;
}

void askLocation(Prompt& prompt, const State& s, const CardBook& cards) {
  static constexpr std::string_view kWhy[] = {"scout", "parley", "showdown", "concession"};
  prompt.arguments.add("why", kWhy[get(s, Table::turning)]);
  allowByHand(prompt, "location", {Json::object({{"e", "location"}})},
              {.field = "card", .list = false, .among = turnable(s, cards), .cardTypes = kOfLocations});
  for (const Seat seat : kSeats)
    if (mayConcede(s)) allow(prompt, "concede:" + name(seat), eventOf("concede", seat));
}

/// Warns of a truce that would bring a point, and says whether there are locations to turn up.
void remindOfParley(Prompt& prompt, const State& s) {
  const ParleyPoint point = parleyPoint(s);
  prompt.arguments.add("locations", is(s, Option::locations, Kept::on));
  prompt.arguments.add("parley_streak", get(s, Table::parleyStreak))
      .add("parley_point_due", point.due)
      .add("parley_point", seatJson(point.seat));
}

void ask(Prompt& prompt, const Question& question, const Host& host) {
  const State& s = host.state();
  const CardBook& cards = host.cards();
  prompt.id = std::string(question.id.text());
  prompt.seat = question.seat;
  prompt.arguments.reserve(kArguments)
      .add("round", get(s, Table::round))
      .add("turn", get(s, Table::turn))
      .add("turn_seat", seatJson(seatOf(s, Table::turnSeat)))
      .add("n", actionsNow(s));
  const Seat seat = question.seat.value_or(seatOf(s, Table::turnSeat));
  if (question.id == "roll")
    askRoll(prompt, s, seat);
  else if (question.id == "choose")
    askChoose(prompt, s, seat);
  else if (question.id == "answer")
    askAnswer(prompt, s, seat);
  else if (question.id == "reveal")
    askReveal(prompt, s, seat, cards);
  else if (question.id == "keep")
    askKeep(prompt, s, seat);
  else if (question.id == "power")
    askPower(prompt, host, seat);
  else if (question.id == "location")
    askLocation(prompt, s, cards);
  else if (question.id == "upgrade_order")
    askOrder(prompt, s, seat, cards);
  else if (question.id == "upgrade")
    askUpgrade(prompt, s, seat, cards);
  else
    askCard(prompt, question, host, seat);
  if (question.id == "choose" || question.id == "answer") remindOfParley(prompt, s);
}

}  // namespace

std::vector<Prompt> prompts(const Host& host) {
  std::vector<Prompt> out;
  out.reserve(host.state().questions.size());
  for (const Question& question : host.state().questions) ask(out.emplace_back(), question, host);
  return out;
}

}  // namespace lk::rules::halfwish
