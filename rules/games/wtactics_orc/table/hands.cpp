#include <algorithm>

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rules/board.h"
#include "rules/games/wtactics_orc/table/table.h"
#include "rules/games/wtactics_orc/vocabulary.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr int kOnItsSide = 1;

class Laying {
 public:
  Laying(const State& s, const Event& event, const Move& move, const CardBook& cards)
      : s_(s), board_(s), event_(event), move_(move), cards_(cards) {}

  std::vector<Placement> lay() const {
    switch (move_.kind) {
      case MoveKind::startup:
        return ifUnderstood(backs());
      case MoveKind::reveal:
      case MoveKind::place:
        return ifUnderstood({face(move_.slot, move_.card, 0)});
      case MoveKind::move:
        return ifUnderstood({moved()});
      case MoveKind::recruit:
        return ifUnderstood(paidThen({face(move_.slot, move_.card, kOnItsSide)}));
      case MoveKind::upkeep:
        return ifUnderstood(move_.refuses ? givenUp() : paidThen({}));
      default:
        return {};  // marks alone do not say what they are for
    }
  }

 private:
  [[nodiscard]] Placement face(SlotId slot, CardId card, int quarterTurns) const {
    return CardPlacement{std::string(nameOf(slot)), cards_[card].id, Face::up, quarterTurns};
  }
  [[nodiscard]] std::vector<Placement> backs() const {
    std::vector<Placement> out;
    for (const SlotId slot : move_.slots.all())
      out.emplace_back(CardPlacement{std::string(nameOf(slot)), "", Face::down});
    return out;
  }
  [[nodiscard]] Placement moved() const {
    const Creature creature = board_.at(move_.slot);
    return CardPlacement{std::string(nameOf(move_.target)), cards_[creature.card].id, Face::up, kOnItsSide,
                         creature.thing};
  }
  [[nodiscard]] std::vector<Placement> paidThen(std::vector<Placement> rest) const {
    std::vector<Placement> out;
    for (const Coin& coin : move_.coins.all()) {
      if (!coin.slot.known()) {
        out.emplace_back(CardPlacement{name(move_.seat) + "/graveyard", cards_[coin.twilight].id});
        continue;
      }
      const Creature creature = board_.at(coin.slot);
      out.emplace_back(CardPlacement{std::string(nameOf(coin.slot)), cards_[creature.card].id, Face::up,
                                     kOnItsSide, creature.thing});
    }
    out.insert(out.end(), rest.begin(), rest.end());
    return out;
  }
  [[nodiscard]] std::vector<Placement> givenUp() const {
    return {CardPlacement{name(move_.seat) + "/graveyard", cards_[board_.at(move_.slot).card].id}};
  }

  /// Returns these placements if the table hears the event at the last one and nothing before; otherwise
  /// none.
  [[nodiscard]] std::vector<Placement> ifUnderstood(std::vector<Placement> out) const {
    std::vector<Placement> lying;
    for (std::size_t i = 0; i < out.size(); ++i) {
      lying.push_back(out[i]);
      const Observation seen = observe(s_, out[i], lying, cards_);
      const auto* event = std::get_if<Event>(&seen);
      const bool last = i + 1 == out.size();
      if (last ? !event || *event != event_ : !std::holds_alternative<std::monostate>(seen)) return {};
    }
    return out;
  }

  const State& s_;
  const Board board_;
  const Event& event_;
  const Move& move_;
  const CardBook& cards_;
};

}  // namespace

std::vector<Placement> OwnHands::showing(const State& state, const Event& event,
                                         const CardBook& cards) const {
  if (is(state, Option::markBy, MarkBy::marker)) return {};
  const auto read = decode(event, state, cards);
  const auto* move = std::get_if<Move>(&read);
  return move ? Laying(state, event, *move, cards).lay() : std::vector<Placement>();
}

std::vector<CardPlacement> OwnHands::setOut(const State& state, const CardBook& cards) const {
  std::vector<CardPlacement> out;
  const Board board(state);
  for (std::uint8_t zone = 0; zone < kSlots; ++zone) {
    const SlotId slot = SlotId::ofZone(zone);
    const Creature creature = board.at(slot);
    if (creature.there())
      out.push_back({std::string(nameOf(slot)), cards[creature.card].id, Face::up,
                     creature.is(Mark::marked) ? kOnItsSide : 0, creature.thing});
  }
  return out;
}

bool OwnHands::stays(const State& state, const CardPlacement& card, int copy, const CardBook& cards) const {
  const auto& zones = vocabulary().zones;
  const auto zone =
      std::find_if(zones.begin(), zones.end(), [&](const ZoneSpec& spec) { return spec.name == card.zone; });
  if (zone == zones.end()) return false;
  const auto place = static_cast<std::uint8_t>(zone - zones.begin());
  const CardId id = cards.find(card.card);
  return std::count_if(state.lying.begin(), state.lying.end(), [&](const Slot& slot) {
           const bool same = card.face == Face::down ? slot.face == Face::down : slot.card == id;
           return slot.zone == place && same;
         }) > copy;
}

}  // namespace lk::rules::wtactics_orc
