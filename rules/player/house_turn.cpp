#include "rules/player/house_turn.h"

#include <algorithm>

#include "rules/player/night_for_seat.h"
#include "rules/player/replayed_night.h"
#include "rules/referee/moves.h"

namespace lk::rules {

namespace {

constexpr int kLuckTries = 100;  // random events looked at for one of luck

/// What random numbers are for. Each has its own, so that dice do not depend on how long the house thought.
enum class Use : std::uint8_t { luck, choice, noSeat };

Chance chanceFor(const HouseSeat& house, std::size_t events, Use use) {
  Chance seeds(house.seed);
  return Chance(seeds.next() + 3 * events + static_cast<std::uint64_t>(use));
}

bool isHouse(const HouseSeats& houses, Seat seat) {
  return houses[index(seat)].has_value();
}

bool hasField(const Event& event, const Game& game, std::string_view name) {
  const EventSpec* spec = specOf(event, game.vocabulary().events);
  return spec && std::any_of(spec->fields.begin(), spec->fields.end(),
                             [&](const FieldSpec& field) { return field.name == name; });
}

class Turn {
 public:
  Turn(const PlayableGame& game, const HouseTurn& turn, const ReplayedNight& night, std::uint32_t seed)
      : game_(game), turn_(turn), night_(night), seed_(seed) {}

  std::optional<Event> next(const ThinkingOf& thinking) {
    const std::vector<Prompt> open = game_.rules().prompts(night_.now.state, game_.cards());
    const bool alone = isHousesTurn(open, turn_.houses, night_.now.state.seatCount);
    if (alone)
      if (auto drawn = drawnForAll(open)) return drawn;
    for (const Prompt& prompt : open)
      if (prompt.seat && isHouse(turn_.houses, *prompt.seat) && !turn_.answered[index(*prompt.seat)])
        if (auto event = ofSeat(*prompt.seat, thinking)) return event;
    if (!alone) return std::nullopt;
    if (auto event = anyEvent(std::nullopt, chanceFor(first(), turn_.standing.size(), Use::noSeat)))
      return event;
    return openToAll(chanceFor(first(), turn_.standing.size(), Use::noSeat));
  }

 private:
  [[nodiscard]] const HouseSeat& first() const {
    return **std::find_if(turn_.houses.begin(), turn_.houses.end(),
                          [](const auto& house) { return house.has_value(); });
  }

  /// Returns cards that are laid out for all before the house chooses among them: an event of luck that is
  /// said in addition to the answers. Empty if there is none now.
  [[nodiscard]] std::optional<Event> drawnForAll(std::span<const Prompt> open) const {
    std::string_view kind;
    for (const Prompt& prompt : open)
      for (const ByHand& way : prompt.byHand)
        if (way.answers.empty() && game_.isLuck(way.begun)) kind = way.begun.kind();
    Chance chance = chanceFor(first(), turn_.standing.size(), Use::noSeat);
    for (int i = 0; i < kLuckTries && !kind.empty() && turn_.drawing == Drawing::program; ++i) {
      Position ahead = night_.now;
      Event event;
      if (game_.playAny(ahead, chance, &event) == Verdict::accepted && event.kind() == kind) return event;
    }
    return std::nullopt;
  }

  std::optional<Event> ofSeat(Seat seat, const ThinkingOf& thinking) {
    const HouseSeat& house = *turn_.houses[index(seat)];
    if (auto luck = anyEvent(seat, chanceFor(house, turn_.standing.size(), Use::luck))) return luck;
    Chance chance = chanceFor(house, turn_.standing.size(), Use::choice);
    const auto mind = houseMind(game_, specOf(house.level).noise);
    const std::optional<Position> asked =
        askedPosition(game_, turn_.standing, seat, seed_, &night_.asked.held[seat]);
    if (!asked) return std::nullopt;
    const std::vector<Event> events = mind->ranked(*asked, seat, thinking(house.level), chance);
    return firstLegal(game_, night_.now, events, chance);
  }

  /// Returns a random event of luck for a seat, or any event that belongs to no seat.
  std::optional<Event> anyEvent(std::optional<Seat> seat, Chance chance) {
    for (int i = 0; i < kLuckTries; ++i) {
      Position ahead = night_.now;
      Event event;
      if (game_.playAny(ahead, chance, &event) != Verdict::accepted) continue;
      if (game_.chooserOf(event) || event.seat() != seat) continue;
      const bool dice = hasField(event, game_.rules(), kCastBy.name);
      if (!dice && game_.isLuck(event) && turn_.drawing == Drawing::people) continue;
      if (dice) event.body.set(kCastBy.name, kCastBy.names.front());
      return event;
    }
    return std::nullopt;
  }

  /// Returns a random answer of a seat of the house to a question that anybody at the table may answer.
  std::optional<Event> openToAll(Chance chance) {
    for (int i = 0; i < kLuckTries; ++i) {
      Position ahead = night_.now;
      Event event;
      if (game_.playAny(ahead, chance, &event) != Verdict::accepted) continue;
      if (const auto seat = game_.chooserOf(event); seat && isHouse(turn_.houses, *seat)) return event;
    }
    return std::nullopt;
  }

  const PlayableGame& game_;
  const HouseTurn& turn_;
  const ReplayedNight& night_;
  const std::uint32_t seed_;  // from which the night was dealt
};

}  // namespace

bool isHousesTurn(std::span<const Prompt> open, const HouseSeats& houses, std::size_t players) {
  const auto sitting = std::span(kAllSeats).first(players);
  const bool alone =
      std::all_of(sitting.begin(), sitting.end(), [&](Seat seat) { return isHouse(houses, seat); });
  if (alone) return true;
  const auto asked = [&](bool house) {
    return std::any_of(open.begin(), open.end(), [&](const Prompt& prompt) {
      return prompt.seat && isHouse(houses, *prompt.seat) == house;
    });
  };
  return asked(true) && !asked(false);
}

std::optional<Event> houseEvent(const PlayableGame& game, const HouseTurn& turn, const ThinkingOf& thinking) {
  const auto dealer = std::find_if(turn.houses.begin(), turn.houses.end(),
                                   [](const auto& house) { return house.has_value(); });
  if (dealer == turn.houses.end()) return std::nullopt;
  const std::optional<ReplayedNight> night = replayed(game, turn.standing, (*dealer)->seed);
  if (!night || night->now.state.result.finished) return std::nullopt;
  return Turn(game, turn, *night, (*dealer)->seed).next(thinking);
}

}  // namespace lk::rules
