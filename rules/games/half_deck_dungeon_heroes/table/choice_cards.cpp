#include "rules/games/half_deck_dungeon_heroes/table/choice_cards.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Returns where the card that a trap takes must come from, while it is being asked for.
std::optional<Source> asksFrom(const State& s, const CardBook& cards) {
  if (!owes(s, "decide") || s.running.empty()) return std::nullopt;
  return takenFrom(s, cards);
}

Move moveOf(MoveKind kind, Seat seat) {
  return {.kind = kind, .seat = seat};
}

/// Uses a hero's number as the answer to the open question.
std::optional<Move> byNumber(const State& s, int place, std::span<const Placement> lying,
                             const CardBook& cards) {
  const CardId hero = place >= 1 && place <= kPlaces ? heroAt(s, place) : CardId();
  if (!hero.known()) return std::nullopt;
  if (owes(s, "fight")) {
    Move move{.kind = MoveKind::attack};
    move.hero = hero;
    if (const int helper = helperShown(lying, cards); helper != 0) move.support = heroAt(s, helper);
    return move;
  }
  if (owes(s, "face")) {
    Move move{.kind = MoveKind::face};
    move.hero = hero;
    return move;
  }
  if (owes(s, "loot")) return moveOf(MoveKind::loot, ownerOf(s, place));
  if (s.questions.empty()) return std::nullopt;
  Move move = moveOf(MoveKind::decide, s.questions.front().seat.value_or(Seat::A));
  if (owes(s, "sufferer")) {
    move.hero = hero;
    return move;
  }
  if (owes(s, "prisoner")) {
    move.replaces = hero;
    return move;
  }
  if (asksFrom(s, cards) != Source::gear || s.questions.front().detail != 1) return std::nullopt;
  if (!gearAt(s, place).known()) return std::nullopt;
  move.cards[move.count++] = gearAt(s, place);
  move.hero = hero;
  return move;
}

/// Returns who is done preparing: the only player still preparing, or the player of the hero whose number is
/// shown. Otherwise nobody is known. Turning up a dungeon card means that everybody is done.
std::optional<Seat> prepared(const State& s, std::span<const Placement> lying, const CardBook& cards) {
  const int shown = helperShown(lying, cards);
  std::optional<Seat> only;
  int preparing = 0;
  for (const Question& question : s.questions) {
    if (question.id != "prepare") continue;
    const bool his = shown != 0 && heroAt(s, shown).known() && ownerOf(s, shown) == question.seat;
    if (his) return question.seat;
    ++preparing;
    only = question.seat;
  }
  return shown == 0 && preparing == 1 ? only : std::nullopt;
}

/// Returns the trade if only two players can trade.
std::optional<Move> trade(const State& s) {
  std::vector<Seat> who;
  for (const Seat seat : seatsOf(s))
    if (barredFromPreparing(s, seat).empty() && !is(s, seat, Of::traded) && get(s, seat, Of::hand) > 0)
      who.push_back(seat);
  if (who.size() != 2 || !handsHidden(s)) return std::nullopt;
  Move move = moveOf(MoveKind::trade, who[0]);
  move.partner = who[1];
  return move;
}

/// Returns what one meaning of a choice card can say now.
std::optional<Move> meant(const State& s, const Json& meaning, std::span<const Placement> lying,
                          const CardBook& cards) {
  const std::string& kind = meaning["e"].asString();
  if (meaning["number"].isInt())
    return byNumber(s, static_cast<int>(meaning["number"].asInt()), lying, cards);
  if (kind == "decide" && owes(s, "prisoner"))
    return moveOf(MoveKind::decide, s.questions.front().seat.value_or(Seat::A));
  if (kind == "done" && owes(s, "prepare"))
    if (const std::optional<Seat> seat = prepared(s, lying, cards)) return moveOf(MoveKind::done, *seat);
  if (kind == "draw" && handsHidden(s)) {
    const auto due = std::find_if(s.questions.begin(), s.questions.end(),
                                  [](const Question& question) { return question.id == "draw"; });
    if (due == s.questions.end()) return std::nullopt;
    Move move = moveOf(MoveKind::draw, due->seat.value_or(Seat::A));
    move.unseen = true;
    move.count = static_cast<std::uint8_t>(due->detail);
    return move;
  }
  if (kind == "forced_escape" && barredFromEscaping(s, cards).empty())
    return moveOf(MoveKind::forcedEscape, seatOf(s, Table::explorer));
  if (kind == "yield" && barredFromYielding(s, cards).empty())
    return moveOf(MoveKind::yield, seatOf(s, Table::explorer));
  if (kind == "trade") return trade(s);
  return std::nullopt;
}

bool mayExchange(const State& s) {
  return alone(s) && !handsHidden(s) && owes(s, "prepare") && mostToExchange(s, Seat::A) > 0;
}

bool means(const CardBook& cards, CardId choice, std::string_view kind) {
  const std::vector<Json>& meanings = cards[choice].means.items();
  return std::any_of(meanings.begin(), meanings.end(),
                     [&](const Json& meaning) { return meaning["e"].asString() == kind; });
}

/// Returns the choice card that lies face up in a zone; no card for anything else.
CardId choiceIn(const Placement& placement, std::string_view zone, const CardBook& cards) {
  const auto* placed = std::get_if<CardPlacement>(&placement);
  if (!placed || placed->face != Face::up || placed->zone != zone) return {};
  const CardId card = cards.find(placed->card);
  return card.known() && cards.is(card, "choice") ? card : CardId();
}

}  // namespace

const Question* takesFromOpenHand(const State& s, const CardBook& cards) {
  const bool asked = alone(s) && !handsHidden(s) && asksFrom(s, cards) == Source::hand;
  return asked ? &s.questions.front() : nullptr;
}

int helperShown(std::span<const Placement> lying, const CardBook& cards) {
  for (const Placement& placement : lying)
    if (const CardId choice = choiceIn(placement, "help", cards); choice.known())
      for (const Json& meaning : cards[choice].means.items())
        if (meaning["number"].isInt()) return static_cast<int>(meaning["number"].asInt());
  return 0;
}

std::vector<CardId> inHandRow(std::span<const Placement> lying, const CardBook& cards, bool sideways) {
  std::vector<CardId> row;
  for (const Placement& placement : lying) {
    const auto* placed = std::get_if<CardPlacement>(&placement);
    if (!placed || placed->zone != "hand" || placed->face != Face::up) continue;
    if (sideways && placed->quarterTurns % 2 == 0) continue;
    if (const CardId card = cards.find(placed->card); card.known()) row.push_back(card);
  }
  std::sort(row.begin(), row.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
  return row;
}

std::optional<Event> exchangeSaid(const State& s, std::span<const Placement> lying, const CardBook& cards) {
  const bool asked = std::any_of(lying.begin(), lying.end(), [&](const Placement& placement) {
    const CardId choice = choiceIn(placement, "say", cards);
    return choice.known() && means(cards, choice, "exchange");
  });
  const std::vector<CardId> going = inHandRow(lying, cards, true);
  if (!asked || !mayExchange(s) || going.empty() || going.size() > kMaxNamed) return std::nullopt;
  Move move = moveOf(MoveKind::exchange, Seat::A);
  for (const CardId card : going) move.cards[move.count++] = card;
  return encode(move, s, cards);
}

Observation meaningOf(const State& s, CardId choice, std::span<const Placement> lying,
                      const CardBook& cards) {
  if (!cards.is(choice, "choice")) return {};
  for (const Json& meaning : cards[choice].means.items())
    if (const std::optional<Move> move = meant(s, meaning, lying, cards)) return encode(*move, s, cards);
  if (means(cards, choice, "exchange") && mayExchange(s)) {
    if (std::optional<Event> exchange = exchangeSaid(s, lying, cards)) return *std::move(exchange);
    return Concern{"nothing_chosen", "say", std::nullopt};
  }
  for (const Json& meaning : cards[choice].means.items())
    if (meaning["e"].asString() == "take_back") return Concern{"take_back_meant", "say", Event{meaning}};
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
