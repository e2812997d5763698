#include "rules/games/halfwish/rules/deck.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::array<int, kTurns> kDrawnByTurn{4, 5, 6, 8, 10};

bool taken(const Claim& claim, std::size_t place) {
  const auto end = claim.places.begin() + static_cast<std::ptrdiff_t>(claim.count);
  return std::find(claim.places.begin(), end, static_cast<std::int16_t>(place)) != end;
}

/// Returns the index of an unseen card for which `fits` returns true; -1 if there is none.
template <class Fits>
int unseen(const State& s, Seat seat, const Claim& claim, Fits fits) {
  for (const std::size_t place : s.lying.in(unseenZones(seat)))
    if (fits(s.lying[place]) && !taken(claim, place)) return static_cast<int>(place);
  return -1;
}

CardId cardOf(const State& s, Seat seat, Of figure) {
  return CardId(static_cast<std::uint16_t>(std::max(0, get(s, seat, figure))));
}

bool shows(const Claim& claim, const Secret& secret) {
  const auto end = claim.shown.begin() + static_cast<std::ptrdiff_t>(claim.secrets);
  return std::any_of(claim.shown.begin(), end,
                     [&](const Claim::Shown& shown) { return shown.secret.card == secret.card; });
}

/// Claims the upgrade for this secret if there is a basic action it can lie over.
bool takeFor(const State& s, const CardBook& cards, Seat seat, CardId card, const Secret& secret,
             Claim& out) {
  const CardId over = cardOf(s, seat, secret.over);
  const int place = unseen(s, seat, out, [&](const Slot& slot) {
    if (slot.over.known()) return false;
    return over.known() ? slot.card == over : cards.kindOf(slot.card) == cards.replaces(card);
  });
  if (place < 0) return false;
  out.shown[out.secrets++] = {secret, card, static_cast<std::int16_t>(place)};
  out.places[out.count++] = static_cast<std::int16_t>(place);
  return true;
}

/// Finds the secret that an upgrade reveals. A secret known to the referee is tried before one nobody saw.
void showSecret(const State& s, const CardBook& cards, Seat seat, CardId card, Claim& out) {
  out.refused = "not_in_deck";
  if (!cards.is(card, CardType::upgrade)) return;
  for (const int held : {int{card.place()}, kUnseen}) {
    for (const Secret& secret : kSecrets) {
      if (get(s, seat, secret.card) != held || shows(out, secret)) continue;
      if (held == kUnseen && !couldBePicked(s, seat, secret, card)) {
        out.refused = "not_dealt";
      } else if (takeFor(s, cards, seat, card, secret, out)) {
        out.refused = {};
        return;
      }
    }
  }
}

/// Returns whether enough basic actions are left for the secret upgrades that stay hidden.
bool leavesSecrets(const State& s, Seat seat, Claim claim) {
  for (const Secret& secret : kSecrets) {
    const CardId over = cardOf(s, seat, secret.over);
    if (!over.known() || shows(claim, secret)) continue;
    const int place = unseen(s, seat, claim, [&](const Slot& slot) { return slot.card == over; });
    if (place < 0) return false;
    if (claim.count < kMaxShown) claim.places[claim.count++] = static_cast<std::int16_t>(place);
  }
  return true;
}

void lay(Changes& changes, std::size_t place, std::uint8_t zone, Step step) {
  Slot slot = changes.state().lying[place];
  slot.zone = zone;
  slot.face = Face::up;
  slot.knownTo = Knowers::everyone();
  changes.put(place, slot, step);
}

void openSecrets(Changes& changes, Seat seat, const Claim& claim) {
  for (std::size_t i = 0; i < claim.secrets; ++i) {
    const Claim::Shown& shown = claim.shown[i];
    const auto place = static_cast<std::size_t>(shown.place);
    Slot slot = changes.state().lying[place];
    slot.over = slot.card;
    slot.card = shown.card;
    changes.arrange(place, slot);
    takeFromDiscards(changes, shown.card);
    forget(changes, seat, shown.secret);
  }
}

}  // namespace

bool couldBePicked(const State& s, Seat seat, const Secret& secret, CardId card) {
  const std::uint8_t pool = ofSeat(secret.pool, seat);
  return s.lying.find(pool, card) >= 0 || s.lying.first(pool) < 0;
}

void layDecks(Changes& changes, const CardBook& cards) {
  for (const Seat seat : kSeats) {
    const CardId hero(static_cast<std::uint16_t>(get(changes.state(), seat, Of::heroClass)));
    for (const DeckCount& entry : cards.deck(hero))
      for (int i = 0; i < entry.count; ++i)
        changes.add({.zone = ofSeat(Zone::deckA, seat),
                     .card = entry.card,
                     .face = Face::down,
                     .knownTo = Knowers::nobody()});
  }
}

void shuffleDecks(Changes& changes) {
  const State& s = changes.state();
  for (const Seat seat : kSeats) {
    // Drops cards that were added because decks are not counted: the first ten are the deck.
    int kept = 0;
    if (s.lying.count(ownZones(seat)) > kDeck)
      changes.clearAway([&](const Slot& slot) { return ownZones(seat).has(slot.zone) && ++kept > kDeck; });
    for (const std::size_t place : s.lying.in(ownZones(seat))) {
      Slot slot = s.lying[place];
      slot.zone = ofSeat(Zone::deckA, seat);
      slot.face = Face::down;
      slot.knownTo = Knowers::nobody();
      changes.arrange(place, slot);
    }
  }
  for (const Seat seat : kSeats) changes.note(seat, Of::extraDrawn, 0);
}

std::vector<DeckCount> leftInDeck(const State& state, const CardBook& cards, Seat seat) {
  std::vector<DeckCount> left;
  for (const std::size_t place : state.lying.in(ownZones(seat))) {
    const Slot& slot = state.lying[place];
    const CardId kind = cards.kindOf(slot.card);
    auto same = std::find_if(left.begin(), left.end(), [&](const DeckCount& d) { return d.card == kind; });
    if (same == left.end()) same = left.insert(left.end(), {kind, 0});
    same->count += unseenZones(seat).has(slot.zone) ? 1 : 0;
  }
  return left;
}

Json countsJson(std::span<const DeckCount> counts, const CardBook& cards) {
  Json json{Json::Object{}};
  json.reserve(counts.size());
  for (const DeckCount& entry : counts) json.add(cards[entry.card].id, entry.count);
  return json;
}

Claim claim(const State& s, const CardBook& cards, Seat seat, std::span<const CardId> shown) {
  Claim out;
  for (const CardId card : shown) {
    if (out.count == kMaxShown) break;
    int place = unseen(s, seat, out, [&](const Slot& slot) { return slot.card == card; });
    if (place < 0 && card == cards.kindOf(card))
      place = unseen(s, seat, out, [&](const Slot& slot) { return cards.kindOf(slot.card) == card; });
    if (place >= 0)
      out.places[out.count++] = static_cast<std::int16_t>(place);
    else
      showSecret(s, cards, seat, card, out);
    if (!out.refused.empty()) return out;
  }
  if (out.count != shown.size() || !leavesSecrets(s, seat, out)) out.refused = "not_in_deck";
  return out;
}

void forget(Changes& changes, Seat seat, const Secret& secret) {
  for (const Of figure : {secret.card, secret.over}) changes.clear(seat, figure, Knowers::only(seat));
  changes.removeAll(ofSeat(secret.pool, seat));
}

void turnUp(Changes& changes, Seat seat, std::span<const CardId> shown, const Claim& claim, std::uint8_t zone,
            Lay how, Step step) {
  openSecrets(changes, seat, claim);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const auto next = static_cast<std::uint8_t>(how == Lay::inPlaces ? i : 0);
    if (how == Lay::inPlaces) step.slot = static_cast<int>(i) + 1;
    lay(changes, static_cast<std::size_t>(claim.places[i]), static_cast<std::uint8_t>(zone + next), step);
  }
}

void turnUpAny(Changes& changes, const CardBook& cards, Seat seat, std::span<const CardId> shown,
               std::uint8_t zone, Lay how, Step step) {
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const auto to = static_cast<std::uint8_t>(zone + (how == Lay::inPlaces ? i : 0));
    if (how == Lay::inPlaces) step.slot = static_cast<int>(i) + 1;
    const Claim one = claim(changes.state(), cards, seat, shown.subspan(i, 1));
    if (one.refused.empty()) {
      openSecrets(changes, seat, one);
      lay(changes, static_cast<std::size_t>(one.places[0]), to, step);
    } else {
      changes.lay({.zone = to, .card = shown[i], .knownTo = Knowers::everyone()}, step);
    }
  }
}

int drawn(const State& state, Seat seat) {
  const int turn = std::clamp(get(state, Table::turn), 1, kTurns);
  return kDrawnByTurn[static_cast<std::size_t>(turn - 1)] + get(state, seat, Of::extraDrawn);
}

int drawnNow(const State& state) {
  const int turn = std::clamp(get(state, Table::turn), 1, kTurns);
  const auto by = static_cast<std::size_t>(turn - 1);
  return kDrawnByTurn[by] - (turn == 1 ? 0 : kDrawnByTurn[by - 1]);
}

int seen(const State& state, Seat seat) {
  return state.lying.count(seenZones(seat));
}

int extras(const State& state, Seat seat) {
  return std::max(0, drawn(state, seat) - seen(state, seat) - kHand);
}

int committed(const State& state, Seat seat) {
  const int wanted = actionsIn(get(state, Table::turn));
  return is(state, Option::decks, Kept::on) ? std::min(wanted, state.lying.count(unseenZones(seat))) : wanted;
}

void returnActions(Changes& changes, Seat seat) {
  const State& s = changes.state();
  for (const std::size_t place : s.lying.in(actionZones(seat))) {
    Slot slot = s.lying[place];
    slot.zone = ofSeat(Zone::handA, seat);
    slot.countsAs = {};
    changes.arrange(place, slot);
  }
}

int actionPlace(const State& state, Seat seat, int slot) {
  return state.lying.first(actionZone(seat, slot));
}

CardId actionAt(const State& state, Seat seat, int slot) {
  const int place = actionPlace(state, seat, slot);
  if (place < 0) return {};
  const Slot& lying = slotAt(state, place);
  return lying.countsAs.known() ? lying.countsAs : lying.card;
}

}  // namespace lk::rules::halfwish
