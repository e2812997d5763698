#include "rules/player/house_seats.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace lk::rules {

namespace {

constexpr std::string_view kLevel = "level", kSeed = "seed";

Fault faultIn(const Event& setup, std::string what, std::string cure) {
  return {"setup", setup.body.line(), std::move(what), std::move(cure)};
}

std::optional<Level> levelFrom(std::string_view name) {
  const auto found = std::find(std::begin(kLevelNames), std::end(kLevelNames), name);
  if (found == std::end(kLevelNames)) return std::nullopt;
  return static_cast<Level>(found - std::begin(kLevelNames));
}

/// Returns the seed; nullopt if it is none. 0 if it is left out.
std::optional<std::uint32_t> seedFrom(const Json& value) {
  if (value.isNull()) return 0;
  if (!value.isInt() || value.asInt() < 0 || value.asInt() > std::numeric_limits<std::uint32_t>::max())
    return std::nullopt;
  return static_cast<std::uint32_t>(value.asInt());
}

}  // namespace

bool anyHouse(const HouseSeats& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); });
}

Outcome<HouseSeats> houseSeatsIn(const Event& setup, std::size_t seats) {
  HouseSeats houses;
  for (const auto& [key, how] : setup.body[kHouseField.name].members()) {
    const auto seat = seatFrom(key);
    if (!seat || index(*seat) >= seats)
      return faultIn(setup, "gives the house a seat that takes no part (" + key + ")",
                     "name a seat of this night");
    const auto level = levelFrom(how[kLevel].asString());
    if (!level)
      return faultIn(setup, "names a level of the house that is not known (" + how[kLevel].dump() + ")",
                     "say gentle, even or strong; a night of a later version needs that version");
    const auto seed = seedFrom(how[kSeed]);
    if (!seed)
      return faultIn(setup, "has no seed for the house (" + how[kSeed].dump() + ")",
                     "say a whole number from 0 to 4294967295");
    houses[index(*seat)] = HouseSeat{*level, *seed};
  }
  return houses;
}

Json houseSeatsJson(const HouseSeats& seats) {
  if (!anyHouse(seats)) return {};
  Json all = Json::object();
  for (const Seat seat : kAllSeats)
    if (const auto& house = seats[index(seat)])
      all.set(name(seat),
              Json::object({{std::string(kLevel), std::string(kLevelNames[static_cast<int>(house->level)])},
                            {std::string(kSeed), std::int64_t{house->seed}}}));
  return all;
}

}  // namespace lk::rules
