#include "rules/games/halfwish/rules/upgrades.h"

#include <algorithm>
#include <span>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kSkipHeal = 7;

bool isDealt(const State& s) {
  return s.lying.first(mapZones()) >= 0;
}

std::vector<CardId> dealtNow(const State& s) {
  std::vector<CardId> dealt;
  for (const std::size_t place : s.lying.in(mapZones())) dealt.push_back(s.lying[place].card);
  return dealt;
}

/// Returns who picks now: the first player, starting with the first picker, who has a pick left and has not
/// picked in this cycle.
std::optional<Seat> pickerNow(const State& s) {
  const Seat first = seatOf(s, Table::firstPicker);
  for (const Seat seat : {first, other(first)})
    if (get(s, seat, Of::decided) == 0 && get(s, seat, Of::picks) > 0) return seat;
  return std::nullopt;
}

void newCycle(Changes& changes) {
  discardRow(changes);
  for (const Seat seat : kSeats) changes.note(seat, Of::decided, 0);
  changes.note(Table::cycle, get(changes.state(), Table::cycle) + 1);
}

/// Returns the ten cards of a player's class. Other cards shown where decks are not counted do not belong to
/// them, and are removed at the end of the round.
std::span<const Slot> tenOf(const State& s, Seat seat) {
  return std::span(s.lying).subspan(kDeck * index(seat), kDeck);
}

/// Returns the copy an upgrade is laid over: the named one, otherwise one of its kind, preferably not an
/// Innate one. `isFree` returns whether a copy of a basic action is left.
template <class IsFree>
int basicFor(const State& s, const CardBook& cards, Seat seat, CardId card, CardId named, IsFree isFree) {
  int found = -1;
  for (std::size_t i = kDeck * index(seat); i < kDeck * (index(seat) + 1); ++i) {
    const Slot& slot = s.lying[i];
    if (slot.over.known()) continue;
    const bool isNamed = slot.card == named;
    const bool serves =
        found < 0 && named == cards.replaces(card) && cards.kindOf(slot.card) == cards.replaces(card);
    if (!(isNamed || serves) || !isFree(slot.card)) continue;
    found = static_cast<int>(i);
    if (isNamed) break;
  }
  return found;
}

/// Returns whether a copy of that basic action is left besides those under secret upgrades.
bool leftBesideSecrets(const State& s, Seat seat, CardId basic) {
  int hidden = 0;
  for (const Secret& secret : kSecrets) hidden += get(s, seat, secret.over) == basic.place() ? 1 : 0;
  const std::span<const Slot> ten = tenOf(s, seat);
  const auto own = std::count_if(ten.begin(), ten.end(),
                                 [&](const Slot& slot) { return !slot.over.known() && slot.card == basic; });
  return own > hidden;
}

/// Returns the cards of both classes, whose slots come first.
std::span<const Slot> slotsOfDecks(const State& s) {
  return std::span(s.lying).first(std::size_t{2} * kDeck);
}

/// Returns whether a card is among those of onOffer().
bool isOnOffer(const State& s, const CardBook& cards, CardId card) {
  if (isDealt(s)) return s.lying.find(mapZones(), card) >= 0;
  const auto decks = slotsOfDecks(s);
  return cards.is(card, CardType::upgrade) &&
         std::count_if(decks.begin(), decks.end(), [&](const Slot& slot) {
           return slot.over.known() && slot.card == card;
         }) < cards[card].copies;
}

/// The index of the basic action to replace, or why the pick is refused.
struct Pick {
  int place = -1;
  std::string_view refused;
};
Pick pickOf(const State& s, const CardBook& cards, const Move& move) {
  if (!isOnOffer(s, cards, move.card)) return {-1, "not_dealt"};
  const CardId named = move.replaces.known() ? move.replaces : cards.replaces(move.card);
  if (cards.kindOf(named) != cards.replaces(move.card)) return {-1, "not_replaceable"};
  const int place = basicFor(s, cards, move.seat, move.card, named,
                             [&](CardId basic) { return leftBesideSecrets(s, move.seat, basic); });
  return place < 0 ? Pick{-1, "not_replaceable"} : Pick{place, {}};
}

/// Returns whether nobody but its owner can check a pick.
bool isUnchecked(const State& s, const Move& move) {
  const bool covered =
      picksInSecret(s, move.seat) && is(s, Option::hiddenUpgradeCheck, UpgradeCheck::whenShown);
  return !move.card.known() || covered;
}

void pickOpenly(Changes& changes, Seat seat, CardId card, int place) {
  const State& s = changes.state();
  Slot slot = slotAt(s, place);
  slot.over = slot.card;
  slot.card = card;
  changes.put(static_cast<std::size_t>(place), slot,
              {.rule = rule::upgrade, .what = "upgraded", .seat = seat});
  bool taken = false;
  changes.clearAway([&](const Slot& lying) {
    if (taken || !mapZones().has(lying.zone) || lying.card != card) return false;
    return taken = true;
  });
}

/// `card` is unknown if its owner keeps it secret even from the referee.
void pickSecretly(Changes& changes, Seat seat, CardId card, CardId over) {
  const State& s = changes.state();
  const Secret& secret = get(s, seat, kSecrets[0].card) == 0 ? kSecrets[0] : kSecrets[1];
  changes.clear(seat, secret.card, Knowers::only(seat));
  changes.note(seat, secret.card, card.known() ? card.place() : kUnseen);
  changes.note(seat, secret.over, over.place());
  changes.tell({.rule = rule::secretUpgrade, .what = "upgraded_secretly", .seat = seat});
  if (card.known())
    changes.tell({.rule = rule::secretUpgrade,
                  .what = "upgraded",
                  .seat = seat,
                  .card = card,
                  .knownTo = Knowers::only(seat)});
  for (const CardId left : dealtNow(s))
    changes.add({.zone = ofSeat(secret.pool, seat),
                 .card = left,
                 .face = Face::down,
                 .knownTo = Knowers::everyone()});
}

void afterPick(Changes& changes, Seat seat) {
  const int left = get(changes.state(), seat, Of::picks) - 1;
  changes.note(seat, Of::picks, left);
  changes.note(seat, Of::decided, 1);
  if (left > 0)
    changes.tell({.rule = rule::extraUpgrade, .what = "extra_upgrade", .seat = seat, .amount = left});
}

Ruling notOne(const State& s, const CardBook& cards, const Move& move, std::string_view why) {
  Json fitting{Json::Array{}};
  for (const CardId card : onOffer(s, cards))
    if (card != move.card && fits(s, cards, move.seat, card)) fitting.push(cards[card].id);
  return refuse(why, Json::object({{"card", cards[move.card].id}, {"fitting", std::move(fitting)}}));
}

}  // namespace

void beginUpgrades(Changes& changes) {
  const State& s = changes.state();
  const Decision now = standing(s);
  const Seat chooser = now.winner ? other(*now.winner) : other(seatOf(s, Table::roundStarter));
  for (const Seat seat : kSeats) {
    changes.note(seat, Of::picks, 1 + get(s, seat, Of::extraUpgrades));
    changes.note(seat, Of::extraUpgrades, 0);
  }
  changes.note(Table::cycle, 0);
  newCycle(changes);
  changes.note(Table::picker, static_cast<int>(chooser));
  changes.tell({.rule = rule::upgradeOrder, .what = "upgrades_begin", .seat = chooser});
  enter(changes, Phase::upgradeOrder);
}

void askUpgrades(const State& s, const CardBook&, Questions& open) {
  if (phase(s) == Phase::upgradeOrder) return open.push_back({"upgrade_order", seatOf(s, Table::picker)});
  if (const auto picker = pickerNow(s)) open.push_back({"upgrade", picker});
}

void afterPicks(Changes& changes) {
  const State& s = changes.state();
  newCycle(changes);
  if (!pickerNow(s)) return beginRound(changes);
}

bool picksInSecret(const State& s, Seat seat) {
  return get(s, Table::cycle) == 1 && seat != seatOf(s, Table::firstPicker);
}

bool mayDeal(const State& s) {
  const bool untouched = get(s, Seat::A, Of::decided) == 0 && get(s, Seat::B, Of::decided) == 0;
  return (phase(s) == Phase::upgradeOrder || phase(s) == Phase::upgrade) && untouched && !isDealt(s);
}

std::vector<CardId> onOffer(const State& s, const CardBook& cards) {
  if (isDealt(s)) return dealtNow(s);
  std::vector<CardId> out;
  out.reserve(cards.ofType(CardType::upgrade).size());
  std::array<CardId, std::size_t{2} * kDeck> owned{};
  std::size_t count = 0;
  for (const Slot& slot : slotsOfDecks(s))
    if (slot.over.known()) owned[count++] = slot.card;
  for (const CardId card : cards.ofType(CardType::upgrade))
    if (std::count(owned.begin(), owned.begin() + static_cast<std::ptrdiff_t>(count), card) <
        cards[card].copies)
      out.push_back(card);
  return out;
}

bool fits(const State& s, const CardBook& cards, Seat seat, CardId card) {
  return basicFor(s, cards, seat, card, cards.replaces(card), [](CardId) { return true; }) >= 0;
}

bool mayPick(const State& s, const CardBook& cards, const Move& move) {
  return isUnchecked(s, move) || pickOf(s, cards, move).refused.empty();
}

void skipUpgrade(Changes& changes, Seat seat) {
  const Bar bar = is(changes.state(), Option::skipHealBarred, SkipHeal::barred) ? Bar::applies : Bar::lifted;
  heal(changes, seat, kSkipHeal, rule::upgradeSkip, bar);
}

Ruling judgeDeal(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (!mayDeal(s)) return notNow(s);
  const int wanted = dealSize(s, cards);
  if (static_cast<int>(move.count) != wanted)
    return refuse("wrong_count", Json::object({{"n", wanted}, {"rule", rule::upgradesDealt.text}}));
  for (std::size_t i = 0; i < move.count; ++i) {
    const CardId card = move.cards[i];
    const auto among = move.named().first(i + 1);
    const auto named = std::count(among.begin(), among.end(), card);
    if (named > copiesLeft(s, cards, card))
      return refuse("used_up", Json::object({{"card", cards[card].id}, {"rule", rule::upgradesDealt.text}}));
    if (named > mayBeDealt(s, cards, card))
      return refuse("not_in_deck", Json::object({{"card", cards[card].id}, {"case", "upgrades"}}));
  }
  drawDeal(changes, cards);
  for (int place = 1; place <= move.count; ++place)
    changes.lay({.zone = mapZone(place),
                 .card = move.cards[static_cast<std::size_t>(place - 1)],
                 .knownTo = Knowers::everyone()},
                {.rule = rule::upgradesDealt, .what = "upgrade_dealt", .slot = place});
  return {};
}

Ruling judgeUpgradeOrder(Changes& changes, const Move& move, const CardBook&) {
  const State& s = changes.state();
  if (auto refused = unlessOwed(s, move.seat, "upgrade_order", Answering::inTurn)) return *refused;
  changes.note(Table::firstPicker, static_cast<int>(move.first));
  changes.tell({.rule = rule::upgradeOrder, .what = "picks_first", .seat = move.first});
  enter(changes, Phase::upgrade);
  return {};
}

Ruling judgeUpgrade(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Seat seat = move.seat;
  if (auto refused = unlessOwed(s, seat, "upgrade", Answering::inTurn)) return *refused;
  const bool secretly = picksInSecret(s, seat);
  if (move.secret && !secretly) return notNow(s);
  const bool unchecked = isUnchecked(s, move);
  const Pick pick = move.skip || unchecked ? Pick{} : pickOf(s, cards, move);
  if (!pick.refused.empty()) return notOne(s, cards, move, pick.refused);
  if (mayDeal(s)) drawDeal(changes, cards);  // five that nobody named
  if (move.skip) {
    changes.tell({.rule = rule::upgradeSkip, .what = "upgrade_skipped", .seat = seat});
    skipUpgrade(changes, seat);
  } else if (unchecked) {
    pickSecretly(changes, seat, {}, {});
  } else if (secretly) {
    pickSecretly(changes, seat, move.card, slotAt(s, pick.place).card);
  } else {
    pickOpenly(changes, seat, move.card, pick.place);
  }
  changes.note(seat, Of::pickedCovered, secretly ? 1 : 0);
  afterPick(changes, seat);
  return {};
}

}  // namespace lk::rules::halfwish
