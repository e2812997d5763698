#include <algorithm>

#include "rules/core/row.h"
#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

using Cards = Row<CardId, 64>;

CardId takeAny(Cards& from, Chance& chance) {
  const auto at = from.begin() + chance.below(static_cast<int>(from.size()));
  const CardId card = *at;
  from.erase(at);
  return card;
}

template <class List>
void addAll(Cards& to, const List& more) {
  for (const CardId card : more) to.push_back(card);
}

Cards cardsIn(const State& s, std::uint8_t where) {
  Cards all;
  for (const std::size_t place : s.lying.in(where)) all.push_back(s.lying[place].card);
  return all;
}

/// Chooses a random answer to one of the open questions.
class Drawing {
 public:
  Drawing(const State& s, const CardBook& cards, Chance& chance, const Holdings* held)
      : s_(s), cards_(cards), chance_(chance), held_(held) {}

  Move draw() {
    const Question question =
        s_.questions[static_cast<std::size_t>(chance_.below(static_cast<int>(s_.questions.size())))];
    move_.seat = question.seat.value_or(Seat::A);
    fill(question);
    return move_;
  }

 private:
  void fill(const Question& question) {
    const PromptId id = question.id;
    if (id == "draw") return drawCards(question.detail);
    if (id == "prepare") return prepare();
    if (id == "explore") return explore();
    if (id == "fight") return fight();
    if (id == "face") return face();
    if (id == "roll") return roll(question.detail);
    if (id == "loot") return loot();
    if (id == "show_hand") return showHand(question.detail);
    move_.kind = MoveKind::decide;
    if (id == "decide") return decide(question.detail);
    if (id == "sufferer") move_.hero = anyHero();
    if (id == "prisoner" && chance_.below(2) == 0) move_.replaces = anyHero();
  }

  void drawCards(int due) {
    move_.kind = MoveKind::draw;
    move_.count = static_cast<std::uint8_t>(due);
    move_.unseen = handsHidden(s_);
    Cards pool = unseen();
    int left = get(s_, Table::heroDeck);
    for (int i = 0; i < due && !move_.unseen; ++i, --left) {
      if (left == 0) {
        const Cards discards = cardsIn(s_, zone(Zone::heroDiscard));
        addAll(pool, discards);
        left = static_cast<int>(discards.size());
      }
      move_.cards[static_cast<std::size_t>(i)] = takeAny(pool, chance_);
    }
  }

  /// Returns unseen cards of the hero deck and of hands. If the prisoner is unknown, one hero is left out.
  [[nodiscard]] Cards unseen() const {
    Cards all = cardsIn(s_, zone(Zone::heroDeck));
    const auto isHero = [&](CardId card) { return kindOf(cards_, card) == Kind::hero; };
    const bool prisoner = get(s_, Table::prisoner) == static_cast<int>(Prisoner::unknown);
    const auto one = std::find_if(all.begin(), all.end(), isHero);
    if (prisoner && one != all.end()) all.erase(one);
    return all;
  }

  /// Returns the cards that can be the unseen ones of the hand.
  [[nodiscard]] Cards unseenOwn() const {
    if (!held_ || (*held_)[move_.seat].hand.empty()) return unseen();
    Cards own;
    addAll(own, (*held_)[move_.seat].hand);
    return own;
  }

  /// Returns the cards that can be in the hand: those known, or any that nobody has seen.
  [[nodiscard]] Cards hand() const {
    Cards all = cardsIn(s_, handZone(move_.seat));
    if (unseenInHand(s_, move_.seat) == 0) return all;
    addAll(all, unseenOwn());
    return all;
  }
  template <class Fits>
  [[nodiscard]] CardId anyInHand(Fits fits) {
    Cards all = hand();
    all.removeIf([&](CardId card) { return !fits(kindOf(cards_, card)); });
    return all.empty() ? CardId() : takeAny(all, chance_);
  }
  [[nodiscard]] CardId anyHero(std::optional<Seat> of = std::nullopt) {
    Cards all;
    for (int place = 1; place <= kPlaces; ++place)
      if (heroAt(s_, place).known() && (!of || ownerOf(s_, place) == *of)) all.push_back(heroAt(s_, place));
    return all.empty() ? CardId() : takeAny(all, chance_);
  }

  /// Mostly does something useful, so that random games make progress.
  void prepare() {
    switch (chance_.below(8)) {
      case 0:
      case 1:
      case 2:
        if (place()) return;
        break;
      case 3:
      case 4:
        if (equip()) return;
        break;
      case 5:
        if (exchange()) return;
        break;
      case 6:
        if (trade()) return;
        break;
      default:
        break;
    }
    move_.kind = MoveKind::done;
  }

  bool place() {
    move_.card = anyInHand([](Kind kind) { return kind == Kind::hero; });
    move_.kind = MoveKind::place;
    if (move_.card.known() && barredFromPlacing(s_, move_.seat).empty()) return true;
    if (move_.card.known() && !isFirst(s_)) move_.replaces = anyHero(move_.seat);
    if (move_.replaces.known()) return true;
    move_.card = {};
    return false;
  }

  bool equip() {
    move_.card = anyInHand(isGear);
    move_.hero = anyHero(move_.seat);
    move_.kind = MoveKind::equip;
    const int place = placeOf(s_, move_.hero);
    const CardId worn = place == 0 ? CardId() : gearAt(s_, place);
    const bool oneOnly = (isFirst(s_) && worn.known()) || !barredFromEquipping(s_, move_.seat).empty();
    if (move_.card.known() && place != 0 && !oneOnly) {
      move_.replaces = worn;
      return true;
    }
    move_.card = move_.hero = {};
    return false;
  }

  bool exchange() {
    const int most = mostToExchange(s_, move_.seat);
    if (most == 0) return false;
    move_.kind = MoveKind::exchange;
    nameFromHand(1 + chance_.below(most));
    return move_.count > 0;
  }

  void nameFromHand(int wanted) {
    Cards known = cardsIn(s_, handZone(move_.seat));
    Cards unseen = unseenOwn();
    int left = std::min(unseenInHand(s_, move_.seat), static_cast<int>(unseen.size()));
    for (; wanted > 0 && (left > 0 || !known.empty()); --wanted) {
      const bool open = left == 0 || (!known.empty() && chance_.below(2) == 0);
      move_.cards[move_.count++] = takeAny(open ? known : unseen, chance_);
      left -= open ? 0 : 1;
    }
  }

  bool trade() {
    if (alone(s_)) return false;
    const auto may = [&](Seat seat) {
      return barredFromPreparing(s_, seat).empty() && !is(s_, seat, Of::traded) &&
             get(s_, seat, Of::hand) > 0;
    };
    for (const Seat partner : seatsOf(s_)) {
      if (partner == move_.seat || !may(partner) || !may(move_.seat)) continue;
      move_.kind = MoveKind::trade;
      move_.partner = partner;
      if (!handsHidden(s_)) {
        Cards mine = cardsIn(s_, handZone(move_.seat));
        Cards theirs = cardsIn(s_, handZone(partner));
        move_.gives = {takeAny(mine, chance_), takeAny(theirs, chance_)};
      }
      return true;
    }
    return false;
  }

  void explore() {
    move_.kind = MoveKind::explore;
    const bool anew = get(s_, Table::dungeonDeck) == 0;
    Cards pool = cardsIn(s_, zone(anew ? Zone::dungeonDiscard : Zone::dungeonDeck));
    if (get(s_, Table::prisoner) == static_cast<int>(Prisoner::unknown))
      for (const CardId card : cardsIn(s_, zone(Zone::heroDeck)))
        if (kindOf(cards_, card) == Kind::hero) pool.push_back(card);
    do {
      move_.card = takeAny(pool, chance_);
    } while (!anew && !canComeUp(s_, cards_, move_.card));
  }

  [[nodiscard]] CardId anyAble() {
    Cards all;
    for (int place = 1; place <= kPlaces; ++place)
      if (heroAt(s_, place).known() && able(s_, cards_, place, encounter(s_)))
        all.push_back(heroAt(s_, place));
    return all.empty() ? CardId() : takeAny(all, chance_);
  }

  /// Uses one-use gear, if any can be used now.
  bool use() {
    for (int place = 1; place <= kPlaces; ++place) {
      if (!gearAt(s_, place).known() || !barredFromUse(s_, cards_, place).empty()) continue;
      move_.kind = MoveKind::use;
      move_.card = gearAt(s_, place);
      move_.hero = heroAt(s_, place);
      if (needsSomebody(cards_, move_.card)) move_.on = anyHero();
      return true;
    }
    return false;
  }

  bool team() {
    for (const Seat seat : seatsOf(s_)) {
      move_.seat = seat;
      if (is(s_, seat, Of::out)) continue;
      const CardId card = anyInHand([](Kind kind) { return kind == Kind::team; });
      if (!card.known() || !barredFromTeam(s_, cards_, card).empty()) continue;
      move_.kind = MoveKind::team;
      move_.card = card;
      return true;
    }
    return false;
  }

  void fight() {
    const Seat seat = move_.seat;
    if (chance_.below(4) == 0 && use()) return;
    if (chance_.below(8) == 0 && team()) return;
    move_.seat = seat;
    const CardId hero = anyAble();
    const bool escape = barredFromEscaping(s_, cards_).empty();
    if (hero.known() && (!escape || chance_.below(8) != 0)) {
      move_.kind = MoveKind::attack;
      move_.hero = hero;
      if (chance_.below(2) == 0) move_.support = anyHero();
      if (move_.support == hero) move_.support = {};
      return;
    }
    while (!escape && !barredFromYielding(s_, cards_).empty())
      if (team()) return;  // an escape is available
    move_.kind = escape ? MoveKind::forcedEscape : MoveKind::yield;
  }

  void face() {
    if (chance_.below(4) == 0 && use()) return;
    move_.kind = MoveKind::face;
    move_.hero = anyAble();
  }

  void roll(int place) {
    if (chance_.below(4) == 0 && use()) return;
    if (chance_.below(4) == 0 && team()) return;
    move_.kind = MoveKind::roll;
    move_.hero = heroAt(s_, place);
    move_.die = chance_.die();
  }

  void loot() {
    move_.kind = MoveKind::loot;
    do {
      move_.seat = kAllSeats[static_cast<std::size_t>(chance_.below(s_.seatCount))];
    } while (!is(s_, move_.seat, Of::mayLoot));
  }

  void showHand(int wanted) {
    move_.kind = MoveKind::decide;
    nameFromHand(wanted);
  }

  /// Returns the first hero who carries it.
  [[nodiscard]] CardId carrierOf(CardId gear) const {
    for (int place = 1; place <= kPlaces; ++place)
      if (gearAt(s_, place) == gear) return heroAt(s_, place);
    return {};
  }

  void decide(int wanted) {
    const Source from = takenFrom(s_, cards_);
    switch (from) {
      case Source::hand:
        return nameFromHand(wanted);
      case Source::gear:
      case Source::heroDeck: {
        Cards all;
        for (int place = 1; place <= kPlaces; ++place)
          if (gearAt(s_, place).known()) all.push_back(gearAt(s_, place));
        if (from == Source::heroDeck) all = cardsIn(s_, zone(Zone::heroDeck));
        for (; wanted > 0; --wanted) move_.cards[move_.count++] = takeAny(all, chance_);
        if (from == Source::gear && move_.count == 1) move_.hero = carrierOf(move_.cards[0]);
        return;
      }
    }
  }

  const State& s_;
  const CardBook& cards_;
  Chance& chance_;
  const Holdings* held_;
  Move move_;
};

}  // namespace

Event anySetup(const CardBook& cards, Chance& chance) {
  const int players = 1 + chance.below(kMaxSeats);
  Json seats{Json::Array{}};
  Json heroes{Json::Object{}};
  Cards left;
  addAll(left, cards.ofType("hero"));
  for (int i = 0; i < players; ++i) {
    const std::string seat = name(kAllSeats[static_cast<std::size_t>(i)]);
    seats.push(seat);
    if (players > 1) heroes.set(seat, cards[takeAny(left, chance)].id);
  }
  Event setup{Json::object({{"e", "setup"}, {"game", cards.game()}, {"players", std::move(seats)}})};
  if (players > 1) setup.body.set("heroes", std::move(heroes));
  setup.body.set("options", Json{Json::Object{}});
  return setup;
}

Move drawAny(const State& state, const CardBook& cards, Chance& chance, const Holdings* held) {
  return Drawing(state, cards, chance, held).draw();
}

}  // namespace lk::rules::half_deck_dungeon_heroes
