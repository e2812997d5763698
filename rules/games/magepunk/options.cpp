#include "rules/games/magepunk/options.h"

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/rule_ids.h"
#include "rules/text/enumerated.h"

namespace lk::rules::magepunk {

namespace {

constexpr auto kSkirmish =
    enumerated<Skirmish, std::string_view>({{Skirmish::twoWalletsEach, "two_wallets_each"},
                                            {Skirmish::commonDeck, "common_deck"},
                                            {Skirmish::oneWalletEach, "one_wallet_each"}});
constexpr auto kDeckMinimum = enumerated<DeckMinimum, std::string_view>(
    {{DeckMinimum::remark, "remark"}, {DeckMinimum::refuse, "refuse"}});
constexpr auto kYesNo = enumerated<YesNo, std::string_view>({{YesNo::yes, "yes"}, {YesNo::no, "no"}});
constexpr auto kMulligan =
    enumerated<Mulligan, std::string_view>({{Mulligan::none, "none"}, {Mulligan::one, "one"}});
constexpr auto kResourcesPerTurn = enumerated<ResourcesPerTurn, std::string_view>(
    {{ResourcesPerTurn::any, "any"}, {ResourcesPerTurn::one, "1"}});
constexpr auto kResourceReady = enumerated<ResourceReady, std::string_view>(
    {{ResourceReady::atOnce, "at_once"}, {ResourceReady::nextRefresh, "next_refresh"}});
constexpr auto kResourceFace =
    enumerated<ResourceFace, std::string_view>({{ResourceFace::down, "down"}, {ResourceFace::up, "up"}});
constexpr auto kEnergyShown = enumerated<EnergyShown, std::string_view>(
    {{EnergyShown::lane, "lane"}, {EnergyShown::camera, "camera"}, {EnergyShown::faceUp, "face_up"}});
constexpr std::string_view kSpentShown[] = {"screen", "turned"};
constexpr auto kRefresh = enumerated<Refresh, std::string_view>(
    {{Refresh::everybody, "everybody"}, {Refresh::activeOnly, "active_only"}});
constexpr auto kAttackWindows = enumerated<AttackWindows, std::string_view>(
    {{AttackWindows::three, "three"}, {AttackWindows::afterBlockers, "after_blockers"}});
constexpr auto kChainClose = enumerated<ChainClose, std::string_view>(
    {{ChainClose::oneDecline, "one_decline"}, {ChainClose::twoDeclines, "two_declines"}});
constexpr auto kEndChains =
    enumerated<EndChains, std::string_view>({{EndChains::one, "one"}, {EndChains::many, "many"}});
constexpr auto kCombatDamage =
    enumerated<CombatDamage, std::string_view>({{CombatDamage::together, "together"},
                                                {CombatDamage::attackersFirst, "attackers_first"},
                                                {CombatDamage::oneByOne, "one_by_one"}});
constexpr auto kNodeAttack =
    enumerated<NodeAttack, std::string_view>({{NodeAttack::withDurability, "with_durability"},
                                              {NodeAttack::anyDamageDestroys, "any_damage_destroys"},
                                              {NodeAttack::never, "never"}});
constexpr auto kDelayScope = enumerated<DelayScope, std::string_view>(
    {{DelayScope::usingItUp, "using_it_up"}, {DelayScope::allActivated, "all_activated"}});
constexpr auto kTie = enumerated<Tie, std::string_view>(
    {{Tie::draw, "draw"}, {Tie::activeLoses, "active_loses"}, {Tie::oneMoreTurn, "one_more_turn"}});
constexpr std::string_view kNone[] = {"none"};
constexpr int kMaxLife = 99;
constexpr int kMaxHand = 20;

constexpr auto kOptions = enumerated<Option, OptionSpec>(
    {{Option::skirmish, {"skirmish", kSkirmish}},
     {Option::deckMinimum, {"deck_minimum", kDeckMinimum}},
     {Option::firstDraw, {"first_draw", kYesNo}},
     {Option::mulligan, {"mulligan", kMulligan}},
     {Option::resourcesPerTurn, {"resources_per_turn", kResourcesPerTurn}},
     {Option::resourceReady, {"resource_ready", kResourceReady}},
     {Option::resourceFace, {"resource_face", kResourceFace}},
     {Option::energyShown, {"energy_shown", kEnergyShown}},
     {Option::spentShown, {"spent_shown", kSpentShown}},
     {Option::refresh, {"refresh", kRefresh}},
     {Option::attackWindows, {"attack_windows", kAttackWindows}},
     {Option::chainClose, {"chain_close", kChainClose}},
     {Option::endChains, {"end_chains", kEndChains}},
     {Option::combatDamage, {"combat_damage", kCombatDamage}},
     {Option::nodeAttack, {"node_attack", kNodeAttack}},
     {Option::blockedStaysBlocked, {"blocked_stays_blocked", kYesNo}},
     {Option::delayScope, {"delay_scope", kDelayScope}},
     {Option::tie, {"tie", kTie}},
     {Option::life,
      {.key = "life",
       .kind = OptionKind::number,
       .least = 1,
       .most = kMaxLife,
       .rule = rule::life.text,
       .recommended = kLife}},
     {Option::hand,
      {.key = "hand",
       .kind = OptionKind::number,
       .least = 0,
       .most = kMaxHand,
       .rule = rule::firstHand.text,
       .recommended = kHand}},
     {Option::handLimit,
      {.key = "hand_limit", .values = kNone, .kind = OptionKind::number, .least = 1, .most = kMaxHand}},
     {Option::lifeCap,
      {.key = "life_cap", .values = kNone, .kind = OptionKind::number, .least = 1, .most = kMaxLife}}});

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

}  // namespace lk::rules::magepunk
