#include <algorithm>
#include <bit>

#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"
#include "rules/games/half_deck_dungeon_heroes/table/choice_cards.h"
#include "rules/games/half_deck_dungeon_heroes/table/table.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr int kSideways = 1;

std::string placed(std::string_view word, int place) {
  return std::string(word) + "/" + std::to_string(place);
}

int copiesIn(const State& s, std::uint8_t where, CardId card) {
  return static_cast<int>(std::count_if(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    return slot.zone == where && slot.card == card;
  }));
}

class Showing {
 public:
  Showing(const State& s, const Event& event, const Move& move, const CardBook& cards)
      : s_(s), event_(event), move_(move), cards_(cards) {}

  std::vector<Placement> show() const {
    switch (move_.kind) {
      case MoveKind::draw:
        return move_.unseen || handsHidden(s_) ? choice() : inRow(0);
      case MoveKind::place:
        return hero();
      case MoveKind::equip:
        return gear();
      case MoveKind::explore:
        return laid("encounter", move_.card);
      case MoveKind::use:
      case MoveKind::team:
        return outOfPlay();
      case MoveKind::roll:
        return die();
      case MoveKind::attack:
        return attack();
      case MoveKind::exchange:
        return exchange();
      case MoveKind::decide:
        return decided();
      default:
        return choice();
    }
  }

 private:
  [[nodiscard]] std::vector<Placement> laid(std::string zone, CardId card) const {
    return {CardPlacement{std::move(zone), cards_[card].id}};
  }
  [[nodiscard]] std::vector<Placement> inRow(int quarterTurns) const {
    std::vector<Placement> out;
    if (!alone(s_) || handsHidden(s_)) return out;
    for (const CardId card : move_.named())
      out.emplace_back(CardPlacement{"hand", cards_[card].id, Face::up, quarterTurns});
    return out;
  }
  /// Returns the number card of a hero; nullopt if there is none.
  [[nodiscard]] std::optional<Placement> number(std::string zone, int place) const {
    for (const CardId card : cards_.ofType("choice"))
      for (const Json& meaning : cards_[card].means.items())
        if (meaning["number"].isInt() && meaning["number"].asInt() == place)
          return CardPlacement{std::move(zone), cards_[card].id};
    return std::nullopt;
  }
  [[nodiscard]] std::vector<Placement> helperThen(int place, std::vector<Placement> rest) const {
    if (std::optional<Placement> helper = number("help", place)) rest.insert(rest.begin(), *helper);
    return rest;
  }

  [[nodiscard]] std::vector<Placement> hero() const {
    const int place = move_.replaces.known() ? placeOf(s_, move_.replaces)
                      : move_.spot != 0      ? move_.spot
                                             : freePlace(s_);
    return place == 0 ? std::vector<Placement>() : ifUnderstood(laid(placed("hero", place), move_.card));
  }
  [[nodiscard]] std::vector<Placement> gear() const {
    const int place = placeOf(s_, move_.hero);
    return place == 0 ? std::vector<Placement>() : ifUnderstood(laid(placed("gear", place), move_.card));
  }
  [[nodiscard]] std::vector<Placement> outOfPlay() const {
    const bool helps =
        move_.kind == MoveKind::use && needsSomebody(cards_, move_.card) && heroesInPlay(s_) > 1;
    std::vector<Placement> out = laid("removed", move_.card);
    return ifUnderstood(helps ? helperThen(placeOf(s_, move_.on), std::move(out)) : std::move(out));
  }
  [[nodiscard]] std::vector<Placement> die() const {
    if (!rolling(s_)) return {};
    const int place = placeOf(s_, move_.hero);
    const int main = get(s_, Table::main);
    if (place == main) return {DicePlacement{Seat::A, {move_.die}}};
    std::vector<Placement> out{DicePlacement{Seat::B, {move_.die}}};
    const auto others = static_cast<unsigned>(get(s_, Table::rollers) & ~(1 << main));
    return std::popcount(others) > 1 ? helperThen(place, std::move(out)) : out;
  }
  [[nodiscard]] std::vector<Placement> attack() const {
    const std::optional<Placement> main = number("say", placeOf(s_, move_.hero));
    if (!main) return {};
    return move_.support.known() ? helperThen(placeOf(s_, move_.support), {*main}) : std::vector{*main};
  }
  [[nodiscard]] std::vector<Placement> exchange() const {
    std::vector<Placement> out = inRow(kSideways);
    for (const CardId card : cards_.ofType("choice"))
      for (const Json& meaning : cards_[card].means.items())
        if (!out.empty() && meaning["e"].asString() == "exchange") {
          out.emplace_back(CardPlacement{"say", cards_[card].id});
          return ifUnderstood(std::move(out));
        }
    return {};
  }
  [[nodiscard]] std::vector<Placement> decided() const {
    if (move_.count > 0 && takesFromOpenHand(s_, cards_)) return inRow(kSideways);
    if (std::vector<Placement> out = choice(); !out.empty()) return out;
    return move_.count == 1 ? ifUnderstood(laid("hero/discard", move_.cards[0])) : std::vector<Placement>();
  }
  /// Returns any choice card that means the event now.
  [[nodiscard]] std::vector<Placement> choice() const {
    for (const CardId card : cards_.ofType("choice"))
      if (std::vector<Placement> out = ifUnderstood({CardPlacement{"say", cards_[card].id}}); !out.empty())
        return out;
    for (const CardId card : cards_.ofType("choice"))  // with the number of the player who says it
      for (int place = 1; place <= kPlaces && move_.kind == MoveKind::done; ++place)
        if (std::vector<Placement> out =
                ifUnderstood(helperThen(place, {CardPlacement{"say", cards_[card].id}}));
            !out.empty())
          return out;
    return {};
  }
  /// Returns these placements if the table hears the event at the last one; otherwise none.
  [[nodiscard]] std::vector<Placement> ifUnderstood(std::vector<Placement> out) const {
    const Observation observed = observe(s_, out.back(), out, cards_);
    const auto* event = std::get_if<Event>(&observed);
    return event && same(*event) ? std::move(out) : std::vector<Placement>();
  }
  /// The event need not say a hero's place, nor that the preparation is over.
  [[nodiscard]] bool same(const Event& event) const {
    const auto read = decode(event, s_, cards_);
    const auto* other = std::get_if<Move>(&read);
    if (!other || other->kind != move_.kind || other->count != move_.count) return false;
    const auto named = [](const Move& move) {
      std::vector<CardId> all(move.named().begin(), move.named().end());
      std::sort(all.begin(), all.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
      return all;
    };
    if (move_.kind == MoveKind::trade && (move_.gives[0].known() || move_.gives[1].known())) return false;
    const bool partners = move_.kind != MoveKind::trade ||
                          (other->seat == move_.seat && other->partner == move_.partner) ||
                          (other->seat == move_.partner && other->partner == move_.seat);
    const bool seats = !event_.body.find("seat") || other->seat == move_.seat;
    return partners && seats && other->card == move_.card && other->replaces == move_.replaces &&
           other->on == move_.on && named(*other) == named(move_) &&
           (other->hero == move_.hero || !move_.hero.known() || !other->hero.known());
  }

  const State& s_;
  const Event& event_;
  const Move& move_;
  const CardBook& cards_;
};

}  // namespace

std::vector<Placement> DungeonHands::showing(const State& state, const Event& event,
                                             const CardBook& cards) const {
  const auto read = decode(event, state, cards);
  const auto* move = std::get_if<Move>(&read);
  return move ? Showing(state, event, *move, cards).show() : std::vector<Placement>();
}

std::vector<CardPlacement> DungeonHands::setOut(const State& s, const CardBook& cards) const {
  std::vector<CardPlacement> out;
  const auto add = [&](std::string zone, const Slot& slot) {
    out.push_back({std::move(zone), cards[slot.card].id, Face::up, slot.quarterTurns});
  };
  const bool openHand = alone(s) && !handsHidden(s);
  for (const Slot& slot : s.lying) {
    for (int place = 1; place <= kPlaces; ++place) {
      if (slot.zone == heroZone(place)) add(placed("hero", place), slot);
      if (slot.zone == gearZone(place)) add(placed("gear", place), slot);
    }
    if (slot.zone == zone(Zone::encounter)) add("encounter", slot);
    if (openHand && slot.zone == handZone(Seat::A)) add("hand", slot);
  }
  return out;
}

bool DungeonHands::stays(const State& s, const CardPlacement& card, int copy, const CardBook& cards) const {
  const CardId id = cards.find(card.card);
  if (!id.known()) return false;
  const auto in = [&](std::uint8_t where) { return copiesIn(s, where, id) > copy; };
  if (card.zone == "encounter") return in(zone(Zone::encounter));
  if (card.zone == "hand") return alone(s) && !handsHidden(s) && in(handZone(Seat::A));
  for (int place = 1; place <= kPlaces; ++place)
    if ((card.zone == placed("hero", place) && in(heroZone(place))) ||
        (card.zone == placed("gear", place) && in(gearZone(place))))
      return true;
  return false;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
