#include "rules/games/halfwish/rules/classes.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/refusal.h"

namespace lk::rules::halfwish {

namespace {

/// Returns why nobody can play that class; nullopt if somebody can.
std::optional<Ruling> unlessPlayable(const std::string& hero, const CardBook& cards) {
  const CardId card = cards.find(hero);
  if (!cards.is(card, CardType::characterClass))
    return refuse("unknown_card", Json::object({{"card", hero}}));
  int sum = 0;
  for (const DeckCount& entry : cards.deck(card)) sum += entry.count;
  if (sum != kDeck) return malformedBecause("\"" + hero + "\" has not ten actions");
  return std::nullopt;
}

/// The actions of a deck that have not been assigned to a slot yet.
class Unplaced {
 public:
  Unplaced(const CardBook& cards, CardId hero) : cards_(cards), left_(cards.deck(hero)) {}

  /// Takes this action, or else one of its kind. Returns no card if there is none.
  CardId take(CardId card) {
    const CardId same = takeIf([&](CardId own) { return own == card; });
    if (same.known()) return same;
    return takeIf([&](CardId own) { return cards_.kindOf(own) == cards_.kindOf(card); });
  }
  CardId takeNext() {
    return takeIf([](CardId) { return true; });
  }

 private:
  template <class Fits>
  CardId takeIf(Fits fits) {
    const auto found = std::find_if(left_.begin(), left_.end(),
                                    [&](const DeckCount& d) { return d.count > 0 && fits(d.card); });
    if (found == left_.end()) return {};
    --found->count;
    return found->card;
  }

  const CardBook& cards_;
  std::vector<DeckCount> left_;
};

/// Returns whether everybody knows which of a player's ten actions is in the slot.
bool isSeen(const Slot& slot, Seat seat) {
  return slot.over.known() || slot.zone != ofSeat(Zone::deckA, seat);
}

}  // namespace

std::optional<Ruling> takeClasses(Changes& changes, const Event& setup, const CardBook& cards) {
  const Json& classes = setup.body["classes"];
  if (classes.members().size() != kSeats.size())
    return malformedBecause("\"classes\" names one class for A and one for B");
  for (const Seat seat : kSeats) {
    const std::string& hero = classes[name(seat)].asString();
    if (hero.empty()) return malformedBecause("\"classes\" names one class for A and one for B");
    if (auto refused = unlessPlayable(hero, cards)) return refused;
    const CardId card = cards.find(hero);
    changes.set(seat, Of::heroClass, card.place(),
                {.rule = rule::classDeck, .what = "class", .from = 0, .card = card});
  }
  return std::nullopt;
}

std::optional<Ruling> correctClass(Changes& changes, Seat seat, const std::string& hero,
                                   const CardBook& cards) {
  if (auto refused = unlessPlayable(hero, cards)) return refused;
  const State& s = changes.state();
  const CardId card = cards.find(hero);
  const bool counted = is(s, Option::decks, Kept::on);
  Unplaced deck(cards, card);
  const auto notOfIt = [&](CardId seen) {
    return malformedBecause("\"class\" cannot be \"" + hero + "\", whose deck has too few of \"" +
                            cards[seen].id + "\"");
  };
  const std::size_t first = kDeck * index(seat);
  for (std::size_t i = first; i < first + kDeck; ++i) {
    Slot slot = s.lying[i];
    if (!isSeen(slot, seat)) continue;
    CardId& action = slot.over.known() ? slot.over : slot.card;
    const CardId own = deck.take(action);
    if (!own.known() && counted) return notOfIt(action);
    if (own.known()) action = own;
    changes.arrange(i, slot);
  }
  std::vector<CardId> unseen;
  for (const Secret& secret : kSecrets) {
    const CardId over(static_cast<std::uint16_t>(get(s, seat, secret.over)));
    if (!over.known()) continue;
    const CardId own = deck.take(over);
    if (!own.known() && counted) return notOfIt(over);
    if (!own.known()) continue;
    changes.note(seat, secret.over, own.place());
    unseen.push_back(own);
  }
  for (CardId next = deck.takeNext(); next.known(); next = deck.takeNext()) unseen.push_back(next);
  auto next = unseen.begin();
  for (std::size_t i = first; i < first + kDeck && next != unseen.end(); ++i) {
    Slot slot = s.lying[i];
    if (isSeen(slot, seat)) continue;
    slot.card = *next++;
    changes.arrange(i, slot);
  }
  changes.set(seat, Of::heroClass, card.place(),
              {.rule = rule::correct, .what = "class", .from = 0, .card = card});
  return std::nullopt;
}

}  // namespace lk::rules::halfwish
