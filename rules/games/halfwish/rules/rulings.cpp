#include "rules/games/halfwish/rules/rulings.h"

#include <algorithm>
#include <iterator>

#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kPrefix = "ruling:";
constexpr PromptId kAskedBy[] = {
    "ruling:true-damage",      "ruling:precise",          "ruling:negative-effects-list",
    "ruling:scouted-treasure", "ruling:downgrade-target", "ruling:avarice-options",
    "ruling:scry-cancel",      "ruling:concede-points",   "ruling:wish-effect"};
static_assert(std::size(kAskedBy) == static_cast<std::size_t>(Asked::count));

int bitOf(Asked ruling) {
  return 1 << static_cast<int>(ruling);
}

}  // namespace

PromptId promptOf(Asked ruling) {
  return kAskedBy[static_cast<std::size_t>(ruling)];
}

std::optional<Asked> rulingOf(PromptId prompt) {
  const auto found = std::find(std::begin(kAskedBy), std::end(kAskedBy), prompt);
  if (found == std::end(kAskedBy)) return std::nullopt;
  return static_cast<Asked>(std::distance(std::begin(kAskedBy), found));
}

std::optional<Asked> rulingNamed(std::string_view key) {
  return rulingOf(PromptId::of(std::string(kPrefix).append(key)));
}

bool mustAsk(const State& state, Asked ruling) {
  return (get(state, Table::asked) & bitOf(ruling)) == 0;
}
bool mustAsk(const State& state, PromptId ruling) {
  return mustAsk(state, *rulingOf(ruling));
}
bool readsOtherwise(const State& state, Asked ruling) {
  return (get(state, Table::otherwise) & bitOf(ruling)) != 0;
}
bool readsOtherwise(const State& state, PromptId ruling) {
  return readsOtherwise(state, *rulingOf(ruling));
}

void settle(Changes& changes, Asked ruling, bool otherwise) {
  const State& s = changes.state();
  changes.note(Table::asked, get(s, Table::asked) | bitOf(ruling));
  if (otherwise) changes.note(Table::otherwise, get(s, Table::otherwise) | bitOf(ruling));
  changes.tell({.rule = rule::tableRules,
                .what = otherwise ? "ruled_otherwise" : "ruled_as_recommended",
                .amount = static_cast<int>(ruling)});
}

void handOver(Changes& changes, CardId card) {
  changes.note(Table::byHand, 1);
  changes.tell({.rule = rule::byHand, .what = "by_hand", .card = card});
}

}  // namespace lk::rules::halfwish
