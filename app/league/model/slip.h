// What the QR code on a pairing slip says: which table of which round of which league.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/league/model/ids.h"

namespace lk::league {

struct Slip {
  LeagueId league{};
  RoundNumber round{};
  TableNumber table{};
  friend bool operator==(const Slip&, const Slip&) = default;
};

/// "LK1:LEAGUE:12:3:7": ASCII, as all marks of Lampkeeper.
std::string payloadOf(const Slip& slip);
/// Nothing where it is anything else.
std::optional<Slip> slipFrom(std::string_view payload);

}  // namespace lk::league
