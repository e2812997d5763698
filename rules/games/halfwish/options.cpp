#include "rules/games/halfwish/options.h"

#include <algorithm>
#include <iterator>

namespace lk::rules::halfwish {

namespace {

// In the order of the enum.
constexpr OptionSpec kOptions[] = {{"both-die", 3},
                                   {"stacks_last", 4},
                                   {"heal-cap", 2},
                                   {"skip-heal-barred", 2},
                                   {"stun-duration", 2},
                                   {"dv-range", 2},
                                   {"keep-across-rounds", 2},
                                   {"first-blood-in-duel", 4},
                                   {"points-floor", 2},
                                   {"duel-tie-reward", 3},
                                   {"scout-ends-turn", 2},
                                   {"parley-streak-count", 2},
                                   {"parley-streak-break", 2},
                                   {"hidden-upgrade-check", 2},
                                   {"one-power-per-turn", 2},
                                   {"basic-power-uses", 3},
                                   {"feint-evade", 2},
                                   {"concede-when", 2},
                                   {"locations", 0},
                                   {"powers", 0},
                                   {"decks", 0}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

/// The reading a value names, -1 when it names none.
int readingOf(const OptionSpec& option, const std::string& value) {
  if (option.readings == 0) return value == "on" ? 0 : value == "off" ? 1 : -1;
  if (value.size() != 1 || value[0] < 'a' || value[0] >= 'a' + option.readings) return -1;
  return value[0] - 'a';
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
