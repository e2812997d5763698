#include "rules/games/halfwish/observe.h"

#include <algorithm>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

bool owes(const State& s, Seat seat, std::string_view prompt) {
  return std::any_of(s.questions.begin(), s.questions.end(),
                     [&](const Question& q) { return q.id == prompt && q.seat == seat; });
}

/// The seat a zone belongs to ("A/discard"), none for zones of the table.
std::optional<Seat> ownerOf(std::string_view zone) {
  if (zone.size() < 2 || zone[1] != '/') return std::nullopt;
  const std::optional<Seat> seat = seatFrom(zone.substr(0, 1));
  return seat && index(*seat) < kSeats.size() ? seat : std::nullopt;
}

bool isOpenAction(const CardPlacement& card, const CardBook& cards) {
  const CardId id = cards.find(card.card);
  return card.face == Face::up && id.known() && cards[id].type == "action";
}

/// Whether the dice that were read still count, so that a change of them must be asked about.
bool diceCount(const State& s, Seat seat) {
  if (s.result.finished || !figure(s, seat, Of::dv).present || get(s, seat, Of::dieLow) == 0) return false;
  const bool forNextTurn = get(s, seat, Of::ready) != 0;
  switch (phase(s)) {
    case Phase::roll:
    case Phase::keep:
    case Phase::upgradeOrder:
    case Phase::upgrade:
      return forNextTurn;
    case Phase::choose:
    case Phase::answer:
    case Phase::duel:
      return true;
    case Phase::turnEnd:
    case Phase::ended:
      return false;
  }
  return false;
}

Observation seeDice(const State& s, const DicePlacement& dice) {
  const Seat seat = dice.tray;
  if (dice.values.size() != 2 || index(seat) >= kSeats.size()) return {};
  const auto [low, high] = std::minmax(dice.values[0], dice.values[1]);
  const auto rolled = [&, low = low, high = high] {
    Event event = eventOf("roll", seat);
    event.body.set("dice", Json::array({low, high}));
    return event;
  };
  if (owes(s, seat, "roll")) return rolled();
  const bool same = low == get(s, seat, Of::dieLow) && high == get(s, seat, Of::dieHigh);
  if (same) return {};
  const bool wereRead = get(s, seat, Of::dieLow) != 0;  // not after a DV was entered by hand
  if (owes(s, seat, "keep") && wereRead) return rolled();
  if (!diceCount(s, seat)) return {};
  Event meant = eventOf("correct", seat);
  meant.body.set("set", Json::object({{"dv", low + high}})).set("why", "dice changed");
  return Concern{"dice_changed", "tray/" + name(seat), std::move(meant)};
}

/// Enough face-up actions of a player who owes them: they are revealed, in the order of their places.
Observation seeActions(const State& s, Seat seat, std::span<const Placement> lying, const CardBook& cards) {
  if (!owes(s, seat, "reveal")) return {};
  const std::string prefix = name(seat) + "/action/";
  std::vector<const CardPlacement*> open;
  for (const Placement& placement : lying) {
    const auto* card = std::get_if<CardPlacement>(&placement);
    if (card && card->zone.starts_with(prefix) && isOpenAction(*card, cards)) open.push_back(card);
  }
  const auto wanted = static_cast<std::size_t>(actionsNow(s));
  if (open.size() < wanted) return {};
  if (open.size() > wanted) return Concern{"wrong_count", name(seat) + "/action", std::nullopt};
  std::sort(open.begin(), open.end(), [](const auto* a, const auto* b) { return a->zone < b->zone; });
  Event event = eventOf("reveal", seat);
  Json named{Json::Array{}};
  for (const CardPlacement* card : open) named.push(card->card);
  event.body.set("cards", std::move(named));
  return event;
}

/// A choice card says what its owner owes, if it can mean that.
Observation seeChoice(const State& s, Seat seat, const CardPlacement& placed, const CardBook& cards) {
  const CardId id = cards.find(placed.card);
  if (placed.face != Face::up || !id.known() || cards[id].type != "choice") return {};
  for (const Json& meaning : cards[id].means.items()) {
    const std::string& kind = meaning["e"].asString();
    const bool passes = kind == "pass" && owes(s, seat, "choose") && get(s, Table::scouted) != 0;
    if (!passes && !owes(s, seat, kind)) continue;
    Event event = eventOf(kind, seat);
    for (const auto& [key, value] : meaning.members())
      if (key != "e") event.body.set(key, value);
    return event;
  }
  return {};
}

/// A new card on a discard pile; cards of a duel that are put away there say nothing new.
Observation seeDiscard(const State& s, Seat seat, const CardPlacement& placed, const CardBook& cards) {
  const bool playing = !s.result.finished && phase(s) != Phase::upgradeOrder && phase(s) != Phase::upgrade;
  if (!playing || !isOpenAction(placed, cards)) return {};
  const CardId kind = cards.kindOf(cards.find(placed.card));
  const bool known = std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    const bool own = slot.zone == discardZone(seat) || slot.zone == actionZone(seat, 1) ||
                     slot.zone == actionZone(seat, 2);
    return own && slot.card.known() && cards.kindOf(slot.card) == kind;
  });
  if (known) return {};
  Event event = eventOf("discard", seat);
  event.body.set("cards", Json::array({placed.card}));
  return event;
}

Observation seeCard(const State& s, const CardPlacement& placed, std::span<const Placement> lying,
                    const CardBook& cards) {
  const std::optional<Seat> seat = ownerOf(placed.zone);
  if (!seat || placed.card.empty()) return {};
  const std::string_view zone = std::string_view(placed.zone).substr(2);
  if (zone.starts_with("action/")) return seeActions(s, *seat, lying, cards);
  if (zone == "say") return seeChoice(s, *seat, placed, cards);
  if (zone == "discard") return seeDiscard(s, *seat, placed, cards);
  return {};
}

}  // namespace

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards) {
  if (const auto* dice = std::get_if<DicePlacement>(&changed)) return seeDice(state, *dice);
  if (const auto* card = std::get_if<CardPlacement>(&changed)) return seeCard(state, *card, lying, cards);
  return {};
}

}  // namespace lk::rules::halfwish
