// The content of the QR code on a pairing slip: league, round and table.
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

/// Returns "LK1:LEAGUE:12:3:7" (league, round, table): ASCII, like all marks of Lampkeeper.
std::string payloadOf(const Slip& slip);
/// Returns nullopt if the text is anything else.
std::optional<Slip> slipFrom(std::string_view payload);

}  // namespace lk::league
