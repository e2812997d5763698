#include "rules/games/halfwish/options.h"

#include <algorithm>
#include <iterator>

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kLetters[] = {"a", "b", "c", "d"};
constexpr std::string_view kOnOff[] = {"on", "off"};
constexpr std::span<const std::string_view> readings(std::size_t n) {
  return std::span(kLetters).first(n);
}

// In the order of the enum.
constexpr OptionSpec kOptions[] = {{"both-die", readings(3)},
                                   {"stacks_last", readings(4)},
                                   {"heal-cap", readings(2)},
                                   {"skip-heal-barred", readings(2)},
                                   {"stun-duration", readings(2)},
                                   {"dv-range", readings(2)},
                                   {"keep-across-rounds", readings(2)},
                                   {"first-blood-in-duel", readings(4)},
                                   {"points-floor", readings(2)},
                                   {"duel-tie-reward", readings(3)},
                                   {"scout-ends-turn", readings(2)},
                                   {"parley-streak-count", readings(2)},
                                   {"parley-streak-break", readings(2)},
                                   {"hidden-upgrade-check", readings(2)},
                                   {"one-power-per-turn", readings(2)},
                                   {"basic-power-uses", readings(3)},
                                   {"feint-evade", readings(2)},
                                   {"concede-when", readings(2)},
                                   {"locations", kOnOff},
                                   {"powers", kOnOff},
                                   {"decks", kOnOff}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

/// Returns the index of a value among those of the option; -1 if it is not among them.
int readingOf(const OptionSpec& option, const std::string& value) {
  const auto found = std::find(option.values.begin(), option.values.end(), value);
  return found == option.values.end() ? -1 : static_cast<int>(found - option.values.begin());
}

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

char reading(const State& state, Option option) {
  return static_cast<char>('a' + state.options[static_cast<std::size_t>(option)]);
}

std::string takeOptions(const Json& options, Changes& changes) {
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(std::begin(kOptions), std::end(kOptions),
                     [name = std::string_view(key)](const OptionSpec& o) { return o.key == name; });
    if (spec == std::end(kOptions)) return "no option is called \"" + key + "\"";
    const int chosen = readingOf(*spec, value.asString());
    if (chosen < 0) return "the option \"" + key + "\" has no value " + value.dump();
    changes.option(static_cast<std::size_t>(std::distance(std::begin(kOptions), spec)),
                   static_cast<std::uint8_t>(chosen));
  }
  return "";
}

}  // namespace lk::rules::halfwish
