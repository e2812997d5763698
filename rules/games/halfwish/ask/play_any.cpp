#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"
#include "rules/games/halfwish/rules/upgrades.h"

namespace lk::rules::halfwish {

namespace {

template <class List>
auto oneOf(const List& list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

/// Chooses a random answer to one question.
class Drawing {
 public:
  /// Fills in `move`, which must be new.
  Drawing(const Host& host, Chance& chance, const Holdings* held, Move& move)
      : host_(host), s_(host.state()), cards_(host.cards()), chance_(chance), held_(held), move_(move) {}

  void draw(const Question& question) {
    move_.seat = question.seat.value_or(seatOf(s_, Table::turnSeat));
    move_.answer.seat = move_.seat;
    fill(question);
  }

 private:
  void fill(const Question& question) {
    const PromptId id = question.id;
    if (id == "roll") return roll();
    if (id == "choose") return choose();
    if (id == "answer") return yesOrNo(MoveKind::answer, get(s_, move_.seat, Of::stunned) == 0);
    if (id == "power") return power();
    if (id == "reveal") return reveal();
    if (id == "keep") return yesOrNo(MoveKind::keep, true, get(s_, move_.seat, Of::kept) == 0);
    if (id == "location") return location();
    if (id == "upgrade_order") return order();
    if (id == "upgrade") return upgrade();
    decide(question);
  }

  void roll() {
    move_.kind = MoveKind::roll;
    move_.answer.kind = Answer::Kind::dice;
    for (std::uint8_t& die : move_.answer.dice) die = static_cast<std::uint8_t>(chance_.die());
  }

  void choose() {
    const bool scouted = get(s_, Table::scouted) != 0;
    if (scouted && chance_.below(4) == 0) return pass();
    move_.kind = MoveKind::choose;
    do {
      move_.encounter = static_cast<Encounter>(chance_.below(3));
    } while ((move_.encounter == Encounter::duel && get(s_, move_.seat, Of::stunned) != 0) ||
             (move_.encounter == Encounter::scout && scouted));
  }

  void pass() { move_.kind = MoveKind::pass; }

  void yesOrNo(MoveKind kind, bool noAllowed, bool yesAllowed = true) {
    move_.kind = kind;
    move_.yes = yesAllowed && (!noAllowed || chance_.below(2) == 0);
  }

  /// Passes most of the time, so that not all powers are played in the first round.
  void power() {
    pass();
    if (chance_.below(3) != 0) return;
    const CardId card = oneOf(cards_.ofType(CardType::power), chance_);
    if (!barred(s_, cards_, move_.seat, card, Knowing::fully).empty()) return;
    if (!barredByOptions(s_, host_, move_.seat, card).empty()) return;
    move_.kind = MoveKind::power;
    move_.card = card;
  }

  void reveal() {
    move_.kind = MoveKind::reveal;
    std::array<CardId, kDeck> left{};
    int count = 0;
    int wanted = committed(s_, move_.seat);
    const std::span<const CardId> hand = held_ ? (*held_)[move_.seat].hand : std::span<const CardId>();
    if (static_cast<int>(hand.size()) >= wanted) {
      for (const CardId card : hand)
        if (count < kDeck) left[static_cast<std::size_t>(count++)] = card;
    } else {
      for (const std::size_t place : s_.lying.in(unseenZones(move_.seat)))
        if (count < kDeck) left[static_cast<std::size_t>(count++)] = s_.lying[place].card;
    }
    for (; wanted > 0; --wanted) {
      const auto pick = static_cast<std::size_t>(chance_.below(count));
      move_.cards[move_.count++] = left[pick];
      left[pick] = left[static_cast<std::size_t>(--count)];
    }
    showSecrets();
  }

  /// Lets an upgrade that was picked unseen show itself in place of any basic action it can lie over.
  void showUnseen() {
    const CardId upgrade = oneOf(cards_.ofType(CardType::upgrade), chance_);
    for (std::size_t i = 0; i < move_.count; ++i) {
      const CardId basic = move_.cards[i];
      if (cards_.kindOf(basic) != cards_.replaces(upgrade)) continue;
      move_.cards[i] = upgrade;
      if (claim(s_, cards_, move_.seat, move_.named()).refused.empty()) return;
      move_.cards[i] = basic;
    }
  }

  /// A basic action under a secret upgrade cannot be shown: the upgrade shows itself instead.
  void showSecrets() {
    for (const Secret& secret : kSecrets) {
      const int held = get(s_, move_.seat, secret.card);
      if (held == kUnseen) showUnseen();
      if (held == 0 || claim(s_, cards_, move_.seat, move_.named()).refused.empty()) continue;
      const CardId over(static_cast<std::uint16_t>(get(s_, move_.seat, secret.over)));
      for (std::size_t i = 0; i < move_.count && held > 0; ++i) {
        if (move_.cards[i] != over) continue;
        move_.cards[i] = CardId(static_cast<std::uint16_t>(held));
        break;
      }
    }
  }

  void location() {
    move_.kind = MoveKind::location;
    do {
      move_.card = oneOf(cards_.ofType(CardType::location), chance_);
    } while (locationsLeft(s_, cards_, move_.card) <= 0);
  }

  void order() {
    move_.kind = MoveKind::upgradeOrder;
    move_.first = oneOf(kSeats, chance_);
    if (mayDeal(s_) && chance_.below(2) == 0) deal();
  }

  void deal() {
    const std::vector<CardId> all = dealable(s_, cards_);
    if (all.size() < 5) return;
    move_.kind = MoveKind::deal;
    while (move_.count < 5) {
      const CardId card = oneOf(all, chance_);
      if (std::find(move_.cards.begin(), move_.cards.begin() + move_.count, card) ==
          move_.cards.begin() + move_.count)
        move_.cards[move_.count++] = card;
    }
  }

  void upgrade() {
    move_.kind = MoveKind::upgrade;
    const std::vector<CardId> all = onOffer(s_, cards_);
    const bool secretly = picksInSecret(s_, move_.seat);
    if (secretly && chance_.below(4) == 0) {
      move_.secret = true;
      return;
    }
    if (!all.empty()) {
      move_.card = oneOf(all, chance_);
      move_.secret = secretly;
      if (mayPick(s_, cards_, move_)) return;
    }
    move_.card = {};
    move_.secret = false;
    move_.skip = true;
  }

  void decide(const Question& question) {
    move_.kind = MoveKind::decide;
    const PromptId id = question.id;
    if (id == "reroll") return reroll(static_cast<Toward>(question.detail));
    if (id == "bid")
      return number(move_.answer, Number::bid,
                    chance_.below(std::max(0, get(s_, move_.seat, Of::points)) + 1));
    if (id == "by_hand") {
      move_.answer.kind = Answer::Kind::done;
      return;
    }
    if (id == "option") return option();
    if (id == "slot" || id == "card") return candidate(static_cast<Seat>(question.detail), id == "slot");
    if (id == "cards") return cards(question.detail);
    if (const auto ruling = rulingOf(id))
      number(move_.answer, Number::reading, 2 * static_cast<int>(*ruling) + (chance_.below(8) == 0 ? 1 : 0));
  }

  void reroll(Toward toward) {
    roll();
    while (!host_.misfitDice(move_.seat, toward, move_.answer.dice).empty()) roll();
  }

  void option() {
    const Frame& frame = s_.running.back();
    const Instruction& it = cards_.program(frame.card).code[frame.left.begin];
    move_.answer.kind = Answer::Kind::option;
    move_.answer.number =
        static_cast<std::int16_t>(oneOf(openOptions(host_, language(), it, frame, move_.seat), chance_));
  }

  void candidate(Seat owner, bool committed) {
    const Candidate picked =
        oneOf(host_.candidates(owner, committed ? Mine::committed : Mine::upgraded), chance_);
    CardId card = picked.card;
    while (!committed && (!card.known() || (card != picked.card && !host_.misfitUnseen(owner, card).empty())))
      card = oneOf(cards_.ofType(CardType::upgrade), chance_);
    if (committed)
      number(move_.answer, Number::place, picked.place);
    else
      move_.answer.kind = Answer::Kind::card;
    move_.answer.cards[0] = card;
    move_.answer.count = committed ? 0 : 1;
  }

  void cards(int wanted) {
    move_.answer.kind = Answer::Kind::cards;
    std::vector<CardId> pile;
    for (const std::size_t place : s_.lying.in(discardZone(move_.seat))) pile.push_back(s_.lying[place].card);
    for (; wanted > 0; --wanted) {
      const auto pick = static_cast<std::size_t>(chance_.below(static_cast<int>(pile.size())));
      move_.answer.cards[move_.answer.count++] = pile[pick];
      pile.erase(pile.begin() + static_cast<std::ptrdiff_t>(pick));
    }
  }

  const Host& host_;
  const State& s_;
  const CardBook& cards_;
  Chance& chance_;
  const Holdings* held_;
  Move& move_;
};

}  // namespace

Event anySetup(const CardBook& cards, Chance& chance) {
  const std::span<const CardId> classes = cards.ofType(CardType::characterClass);
  const auto any = [&] {
    return cards[classes[static_cast<std::size_t>(chance.below(static_cast<int>(classes.size())))]].id;
  };
  Json chosen;
  chosen.set("A", any()).set("B", any());
  return Event{Json::object({{"e", "setup"},
                             {"game", "halfwish"},
                             {"classes", std::move(chosen)},
                             {"starter", chance.below(2) == 0 ? "A" : "B"},
                             {"options", Json{Json::Object{}}}})};
}

Move drawAny(const Host& host, const Question& question, Chance& chance, const Holdings* held) {
  Move move;
  Drawing(host, chance, held, move).draw(question);
  return move;
}

}  // namespace lk::rules::halfwish
