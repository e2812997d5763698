#include "rules/games/half_the_battle/options.h"

#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kTeams[] = {"mixed"};
constexpr auto kStartLanes = enumerated<StartLanes, std::string_view>(
    {{StartLanes::standard, "standard"}, {StartLanes::free, "free"}});
constexpr std::string_view kMixedChoice[] = {"secret", "open"};
constexpr auto kHp = enumerated<HpBy, std::string_view>(
    {{HpBy::told, "told"}, {HpBy::checked, "checked"}, {HpBy::read, "read"}});
constexpr auto kNoYes = enumerated<NoYes, std::string_view>({{NoYes::no, "no"}, {NoYes::yes, "yes"}});
constexpr auto kYesNo = enumerated<YesNo, std::string_view>({{YesNo::yes, "yes"}, {YesNo::no, "no"}});
constexpr auto kMonsterCap =
    enumerated<MonsterCap, std::string_view>({{MonsterCap::die, "die"}, {MonsterCap::start, "start"}});
constexpr std::string_view kIcons[] = {"lanes", "pieces"};
constexpr std::string_view kLastText[] = {"cure_wounds", "martyr"};
constexpr auto kMaxRage = enumerated<MostRage, std::string_view>(
    {{MostRage::held, "held"}, {MostRage::withThisRound, "with_this_round"}});
constexpr auto kRounding =
    enumerated<Rounding, std::string_view>({{Rounding::down, "down"}, {Rounding::up, "up"}});
constexpr std::string_view kHelp[] = {"list", "on_request"};
constexpr auto kItemsIn =
    enumerated<ItemsIn, std::string_view>({{ItemsIn::dealt, "dealt"}, {ItemsIn::off, "off"}});
constexpr int kPlacingSeconds = 60;

constexpr auto kOptions = enumerated<Option, OptionSpec>(
    {{Option::teams,
      {.key = "teams", .values = kTeams, .kind = OptionKind::implied, .rule = rule::mixedTeams.text}},
     {Option::startLanes, {"start_lanes", kStartLanes}},
     {Option::freePlacing,
      {.key = "free_placing", .kind = OptionKind::number, .least = 0, .most = kPlacingSeconds}},
     {Option::mixedChoice, {"mixed_choice", kMixedChoice}},
     {Option::hp, {.key = "hp", .values = kHp, .rule = rule::dieRead.text}},
     {Option::supplyLimit, {"supply_limit", kNoYes}},
     {Option::monsterCap, {"monster_cap", kMonsterCap}},
     {Option::clericIcons, {"cleric_icons", kIcons}},
     {Option::clericLastText, {"cleric_last_text", kLastText}},
     {Option::monsterKillsRage, {"monster_kills_rage", kNoYes}},
     {Option::rageOnePurchase, {"rage_one_purchase", kYesNo}},
     {Option::mostRage, {"most_rage", kMaxRage}},
     {Option::shieldRounding, {"shield_rounding", kRounding}},
     {Option::help,
      {.key = "help", .values = kHelp, .kind = OptionKind::implied, .rule = rule::actionPhase.text}},
     {Option::items, {.key = "items", .values = kItemsIn, .rule = rule::items.text}}});

}  // namespace

const std::array<std::string_view, 4> kReadings{"icons_lanes", "icons_pieces", "last_text_on_cure",
                                                "last_text_on_martyr"};

Reading readingAt(std::size_t place) {
  return {place < 2 ? Option::clericIcons : Option::clericLastText, static_cast<std::uint8_t>(place % 2)};
}

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

}  // namespace lk::rules::half_the_battle
