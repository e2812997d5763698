// The tables behind effect_names.h. Private to app/phrases/effects.
#pragma once

#include <span>
#include <string_view>

namespace lk::app {

/// The player whose card it is: spoken to, not of.
inline constexpr std::string_view kSelfWord = "self";

struct NamedWord {
  std::string_view word;  // of values also "field.value", where the field makes a difference
  std::string_view english;
  std::string_view chinese;
};
struct CounterUnit {
  std::string_view counter;
  std::string_view one;
  std::string_view many;
  std::string_view chinese;
};
struct PlayerRow {
  std::string_view player;
  std::string_view english;
  std::string_view chinese;
  bool singular = true;
};
/// The first row that fits counts; without a type it fits all.
struct HookLead {
  std::string_view hook;
  std::string_view cardType;
  std::string_view english;
  std::string_view chinese;
};

std::span<const NamedWord> operationNames();
std::span<const NamedWord> fieldNames();
std::span<const NamedWord> valueNames();
std::span<const NamedWord> hookNames();
std::span<const NamedWord> testNames();
std::span<const NamedWord> counterNames();
std::span<const NamedWord> stateNames();
std::span<const NamedWord> keywordNames();
std::span<const NamedWord> momentNames();
std::span<const NamedWord> cardTypeNames();
std::span<const CounterUnit> counterUnits();
std::span<const PlayerRow> playerWords();
std::span<const HookLead> hookLeads();

}  // namespace lk::app
