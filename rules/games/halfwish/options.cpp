#include "rules/games/halfwish/options.h"

#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kLetters[] = {"a", "b", "c", "d"};
constexpr auto kOnOff = enumerated<Kept, std::string_view>({{Kept::on, "on"}, {Kept::off, "off"}});

/// Returns a letter for each reading.
template <class Reading>
constexpr std::span<const std::string_view> readings() {
  return std::span<const std::string_view>(kLetters).first(valueCount<Reading>());
}

constexpr auto kOptions = enumerated<Option, OptionSpec>(
    {{Option::bothDie, {"both-die", readings<BothDie>()}},
     {Option::stacksLast, {"stacks_last", readings<StacksLast>()}},
     {Option::healCap, {"heal-cap", readings<HealCap>()}},
     {Option::skipHealBarred, {"skip-heal-barred", readings<SkipHeal>()}},
     {Option::stunDuration, {"stun-duration", readings<StunLasts>()}},
     {Option::dvRange, {"dv-range", readings<DvRange>()}},
     {Option::keepAcrossRounds, {"keep-across-rounds", readings<YesNo>()}},
     {Option::firstBloodInDuel, {"first-blood-in-duel", readings<FirstBlood>()}},
     {Option::pointsFloor, {"points-floor", readings<PointsFloor>()}},
     {Option::duelTieReward, {"duel-tie-reward", readings<TieReward>()}},
     {Option::scoutEndsTurn, {"scout-ends-turn", readings<YesNo>()}},
     {Option::parleyStreakCount, {"parley-streak-count", readings<StreakCount>()}},
     {Option::parleyStreakBreak, {"parley-streak-break", readings<NoYes>()}},
     {Option::hiddenUpgradeCheck, {"hidden-upgrade-check", readings<UpgradeCheck>()}},
     {Option::onePowerPerTurn, {"one-power-per-turn", readings<OnePower>()}},
     {Option::basicPowerUses, {"basic-power-uses", readings<BasicUses>()}},
     {Option::feintEvade, {"feint-evade", readings<FeintedEvade>()}},
     {Option::concedeWhen, {"concede-when", readings<ConcedeWhen>()}},
     {Option::locations, {"locations", kOnOff}},
     {Option::powers, {"powers", kOnOff}},
     {Option::decks, {"decks", kOnOff}}});

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

}  // namespace lk::rules::halfwish
