#include "rules/games/magepunk/table/token_seen.h"

#include <algorithm>
#include <charconv>

#include "rules/core/agreement.h"
#include "rules/core/track_number.h"
#include "rules/games/magepunk/ask/ways.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/table/pointing.h"

namespace lk::rules::magepunk {

namespace {

constexpr int kTrackEnd = 20;

/// Returns the n of a numbered chip; nullopt for any other.
std::optional<int> linkOf(std::string_view chip) {
  constexpr std::string_view kLink = "link_";
  if (!chip.starts_with(kLink)) return std::nullopt;
  chip.remove_prefix(kLink.size());
  int number = 0;
  const auto [end, fault] = std::from_chars(chip.data(), chip.data() + chip.size(), number);
  return fault == std::errc() && end == chip.data() + chip.size() ? std::optional(number) : std::nullopt;
}

/// Interprets one chip, or the cubes in one place.
class Token {
 public:
  Token(const Host& host, const TokenPlacement& seen) : host_(host), s_(host.state()), seen_(seen) {}

  [[nodiscard]] Observation see() const {
    if (seen_.shape == TokenShape::cube) return seen_.around.on.empty() ? onTrack() : onCard();
    if (seen_.shape != TokenShape::chip) return {};
    if (const auto number = linkOf(seen_.card)) return numbered(*number);
    const auto energy = std::find(kEnergyNames.begin(), kEnergyNames.end(), seen_.card);
    if (energy == kEnergyNames.end()) return {};
    return energyChip(static_cast<Energy>(energy - kEnergyNames.begin()));
  }

 private:
  [[nodiscard]] Concern ask(std::string_view reason, Json with = Json::object(),
                            std::optional<Event> ifMeant = std::nullopt) const {
    return {std::string(reason), seen_.zone, std::move(ifMeant), std::move(with)};
  }
  [[nodiscard]] ThingId under() const {
    return seen_.around.on.empty() ? ThingId() : thingUnder(host_, seen_.around.on.front(), seen_.zone);
  }
  [[nodiscard]] const std::string& cardOf(ThingId thing) const {
    return host_.cards()[slotOf(s_, thing)->card].id;
  }

  /// A cube beside the cards keeps a player's life, where it lies on the track. Above its end the screen
  /// alone shows it.
  [[nodiscard]] Observation onTrack() const {
    const std::optional<TrackNumber> at = trackNumber(seen_, "life");
    if (!at) return {};
    const int life = get(s_, at->seat, Of::life);
    if (at->number == life || at->orElse == life) return agreesWithState(seen_.zone);
    if (life > kTrackEnd) return {};
    const std::string seat(1, letter(at->seat));
    Json with = Json::object({{"seat", seat}, {"n", life}, {"have", at->number}});
    if (at->orElse || seen_.count != 1) return ask("life_cube_unclear", std::move(with));
    Json set = Json::object({{"life", at->number}});
    return ask("life_cube", std::move(with),
               Event{Json::object({{"e", "correct"}, {"seat", seat}, {"set", std::move(set)}})});
  }

  /// Returns the damage that is still prevented on a thing.
  [[nodiscard]] int prevented(ThingId thing) const {
    int sum = 0;
    for (const Lingering& effect : s_.lingering)
      if (effect.kind == Lasting::prevent && effect.on == Target::of(thing)) sum += effect.by;
    return sum;
  }

  /// Damage ends with the turn: in the next main phase cubes are still being taken away. Fewer are asked
  /// about once the turn's fighting is over; until then people are at it.
  [[nodiscard]] Observation onCard() const {
    const ThingId thing = under();
    if (!thing.known()) return {};
    const bool red = seen_.colour == TokenColour::red;
    if (!red && seen_.colour != TokenColour::white) return {};  // cubes of other colours have no meaning
    const int right = red ? counterOf(s_, thing, Counter::damage) : prevented(thing);
    if (seen_.count == right) return {};  // looked at again, for they must be gone after the turn
    Json with = Json::object({{"card", cardOf(thing)}, {"n", right}});
    if (!seen_.count) return right > 0 ? Observation(ask("cubes_unclear", std::move(with))) : Observation();
    with.set("have", *seen_.count);
    const bool turnBegins = phase(s_) == Phase::draw || phase(s_) == Phase::main1;
    if (right == 0 && turnBegins) return {};
    if (right == 0) return ask("cubes_left", std::move(with));
    const bool fought = phase(s_) == Phase::main2 || phase(s_) == Phase::end;
    if (*seen_.count < right && !fought) return {};
    return ask(red ? "damage_cubes" : "prevention_cubes", std::move(with));
  }

  /// A reminder of a charge that no resource made. Fewer are no matter.
  [[nodiscard]] Observation energyChip(Energy energy) const {
    const ThingId thing = under();
    if (!thing.known() || !seen_.count) return {};
    const Seat seat = *slotOf(s_, thing)->owner;
    const int made =
        resources(s_, seat, energy) - get(s_, seat, Of::spent, energy) - get(s_, seat, Of::waits, energy);
    const int extra = std::max(0, get(s_, seat, Of::charge, energy) - std::max(0, made));
    if (*seen_.count <= extra) return agreesWithState(seen_.zone);
    return ask("energy_chips", Json::object({{"card", cardOf(thing)}, {"n", extra}, {"have", *seen_.count}}));
  }

  /// A number on a card says that its ability is that link of the chain.
  [[nodiscard]] Observation numbered(int number) const {
    const ThingId thing = under();
    if (!thing.known()) return {};
    const auto link = std::find_if(s_.links.begin(), s_.links.end(), [&](const Link& each) {
      return each.number == number && !each.resolving;
    });
    if (link != s_.links.end() && link->source == thing) return agreesWithState(seen_.zone);
    const Json with = Json::object({{"card", cardOf(thing)}, {"n", number}});
    if (link != s_.links.end()) return ask("link_elsewhere", with);
    const std::vector<Way> ways = waysToActivate(host_, *slotOf(s_, thing)->owner, thing);
    if (ways.empty()) return ask("no_ability_now", with);
    if (ways.size() > 1 || ways.front().face) return ask("which_ability", with);
    return ask("which_ability", with, encode(ways.front().move, s_, host_.cards()));
  }

  const Host& host_;
  const State& s_;
  const TokenPlacement& seen_;
};

}  // namespace

Observation tokenSeen(const Host& host, const TokenPlacement& seen) {
  if (host.state().questions.empty()) return {};
  return Token(host, seen).see();
}

}  // namespace lk::rules::magepunk
