#include "app/league/model/slip.h"

#include <charconv>

namespace lk::league {

namespace {

constexpr std::string_view kPrefix = "LK1:LEAGUE:";

/// Removes a number from the front of `text`, with the colon that follows unless it is the last. Returns
/// nullopt if there is none.
template <class T>
std::optional<T> numberOff(std::string_view& text, bool last) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (error != std::errc{} || number < 1 || (last ? !text.empty() : !text.starts_with(':')))
    return std::nullopt;
  if (!last) text.remove_prefix(1);
  return number;
}

}  // namespace

std::string payloadOf(const Slip& slip) {
  return std::string(kPrefix) + std::to_string(number(slip.league)) + ":" +
         std::to_string(number(slip.round)) + ":" + std::to_string(number(slip.table));
}

std::optional<Slip> slipFrom(std::string_view payload) {
  if (!payload.starts_with(kPrefix)) return std::nullopt;
  payload.remove_prefix(kPrefix.size());
  const auto league = numberOff<long long>(payload, false);
  const auto round = league ? numberOff<int>(payload, false) : std::nullopt;
  const auto table = round ? numberOff<int>(payload, true) : std::nullopt;
  if (!table) return std::nullopt;
  return Slip{LeagueId{*league}, RoundNumber{*round}, TableNumber{*table}};
}

}  // namespace lk::league
