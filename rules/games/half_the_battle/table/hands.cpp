#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/table/table.h"
#include "rules/games/half_the_battle/table/token_seen.h"

namespace lk::rules::half_the_battle {

namespace {

/// Returns the choice card for an event of this kind; no card if there is none.
CardId choiceFor(const CardBook& cards, std::string_view kind) {
  for (const CardId choice : cards.ofType("choice"))
    for (const Json& meaning : cards[choice].means.items())
      if (meaning["e"].asString() == kind) return choice;
  return {};
}

CardPlacement laid(std::string zone, const CardBook& cards, CardId card) {
  return {.zone = std::move(zone), .card = cards[card].id};
}

std::vector<Placement> shown(const State& s, const Move& move, const CardBook& cards) {
  const std::string seat = name(move.seat);
  std::vector<Placement> all;
  switch (move.kind) {
    case MoveKind::items:
      for (int i = 0; i < move.count; ++i)
        all.emplace_back(laid(seat + "/items", cards, move.cards[static_cast<std::size_t>(i)]));
      break;
    case MoveKind::roll:
      all.emplace_back(DicePlacement{move.seat, {move.number}});
      break;
    case MoveKind::select:
      all.emplace_back(laid(seat + "/chosen", cards, cardOf(s, move.piece)));
      break;
    case MoveKind::move:
      all.emplace_back(tokenOf(s, move.piece, move.to, cards));
      break;
    case MoveKind::item:
      all.emplace_back(CardPlacement{.zone = seat + "/items", .card = "", .face = Face::down});
      break;
    case MoveKind::pass:
    case MoveKind::done: {
      const CardId choice = choiceFor(cards, move.kind == MoveKind::pass ? "pass" : "done");
      if (choice.known()) all.emplace_back(laid("say", cards, choice));
      break;
    }
    default:
      break;
  }
  return all;
}

/// Returns whether the placements say this event, and nothing before the last one.
bool says(const State& s, const std::vector<Placement>& all, const Event& event, const CardBook& cards) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Observation seen = observe(s, all[i], std::span(all).first(i + 1), cards);
    const auto* its = std::get_if<Event>(&seen);
    if (i + 1 == all.size()) return its && *its == event;
    if (!std::holds_alternative<std::monostate>(seen)) return false;
  }
  return false;
}

}  // namespace

std::vector<Placement> BattleHands::showing(const State& s, const Event& event, const CardBook& cards) const {
  auto read = decode(event, s, cards);
  const Move* move = std::get_if<Move>(&read);
  if (!move) return {};
  std::vector<Placement> all = shown(s, *move, cards);
  return says(s, all, event, cards) ? all : std::vector<Placement>();
}

/// Tokens are in their lanes from the beginning, and cards are laid only to say something.
std::vector<CardPlacement> BattleHands::setOut(const State&, const CardBook&) const {
  return {};
}

bool BattleHands::stays(const State& s, const CardPlacement& card, int, const CardBook& cards) const {
  if (card.zone == "say") return false;
  if (card.face == Face::down) return true;
  const Observation seen = observe(s, card, {}, cards);
  return isAgreement(seen);
}

}  // namespace lk::rules::half_the_battle
