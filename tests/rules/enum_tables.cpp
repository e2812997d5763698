// Tests tables with an entry for each value of an enum: what the compiler accepts and refuses as one.
#include <span>

#include "check.h"
#include "rules/text/enumerated.h"

using namespace lk;

namespace {

enum class Colour : std::uint8_t { red, white, black };
enum class Counted : std::uint8_t { one, two, count };
enum class Verb : std::uint8_t { count, move };  // a value that happens to have this name

constexpr auto kNames = enumerated<Colour, std::string_view>(
    {{Colour::red, "red"}, {Colour::white, "white"}, {Colour::black, "black"}});

// One more value of the enum, and the table no longer compiles; so with two entries exchanged.
static_assert(detail::hasValues<Colour, 3>() && !detail::hasValues<Colour, 2>() &&
              !detail::hasValues<Colour, 4>());
static_assert(detail::hasValues<Counted, 2>() && !detail::hasValues<Counted, 3>());
static_assert(detail::hasValues<Verb, 2>() && !detail::hasValues<Verb, 1>());
constexpr std::pair<Colour, int> kMixed[] = {{Colour::white, 1}, {Colour::red, 2}};
constexpr std::pair<Colour, int> kSorted[] = {{Colour::red, 1}, {Colour::white, 2}};
static_assert(detail::inOrder(kSorted) && !detail::inOrder(kMixed));

}  // namespace

CASE(entries_are_found_by_value_and_values_by_entry) {
  CHECK(kNames[Colour::white] == "white");
  CHECK(kNames.find(std::string("black")) == Colour::black);
  CHECK(!kNames.find("pink"));
  const std::span<const std::string_view> all = kNames;
  CHECK(all.size() == 3 && all[2] == "black");
}
