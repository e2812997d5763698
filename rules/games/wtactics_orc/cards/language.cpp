#include "rules/games/wtactics_orc/cards/language.h"

#include <bit>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/cards/operations.h"
#include "rules/run/operations/things.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr PlayerWord kWords[] = {{"self"}, {"owner"},    {"battle"},   {"other_side"},
                                 {"hurt"}, {"twilight"}, {"graveyard"}};
constexpr std::string_view kCreatures[] = {kCreature};
constexpr HookWord kHooks[] = {{"enters", kCreatures},    {"would_die_in_combat", kCreatures},
                               {"permanent", kCreatures}, {"activated", kCreatures},
                               {"fights", kCreatures},    {"attacks", kCreatures},
                               {"hits", kCreatures}};
constexpr std::string_view kKeywords[] = {"blessed", "steadfast", "sharpshooter"};
constexpr std::string_view kBars[] = {"move"};
constexpr std::string_view kPlaces[] = {"army", "graveyard", "empty_slots"};
constexpr std::string_view kStats[] = {"close", "ranged", "defense", "combat_value"};
constexpr std::string_view kDurations[] = {"while_here", "end_of_turn", "end_of_battle"};
constexpr std::string_view kRowWords[] = {"front", "back"};
constexpr std::string_view kStates[] = {"marked", "unmarked"};
constexpr std::string_view kWeaponWords[] = {"close", "ranged"};
constexpr std::string_view kNear[] = {"self"};
constexpr SelectorWord kSelectorWords[] = {
    {"row", kRowWords}, {"state", kStates}, {"weapon", kWeaponWords}, {"adjacent_to", kNear}};
constexpr ParameterSpec kOrcAbilityFields[] = {
    {.name = "weapon", .kind = ValueKind::name, .names = kWeaponWords, .required = false},
    {.name = "of", .kind = ValueKind::selector, .required = false}};
constexpr CostWord kCosts[] = {{"mark", "self"}, {"mark", "others", true}, {"mark", "pair"},
                               {"mark", "row"},  {"mark", "column"},       {"mark", "square"}};

constexpr std::string_view kFactions[] = {"leafcrown", "hollow_hold", "other"};
constexpr CardFieldSpec kFields[] = {
    {.name = kFactionField, .kind = CardFieldKind::name, .names = kFactions},
    {.name = "cost", .kind = CardFieldKind::number, .least = 1, .most = 8},
    {.name = "close", .kind = CardFieldKind::number, .most = 7},  // 0: no such weapon
    {.name = "ranged", .kind = CardFieldKind::number, .most = 7},
    {.name = "defense", .kind = CardFieldKind::number, .least = 1, .most = 7},
    {.name = "life", .kind = CardFieldKind::number, .least = 1, .most = 7},
    {.name = "level", .kind = CardFieldKind::number, .least = 1, .most = 2},
    {.name = "upkeep", .kind = CardFieldKind::number, .most = 7},
    {.name = "magic", .kind = CardFieldKind::number, .most = 1}};  // 1: the ranged weapon is Magic
constexpr CardTypeSpec kTypes[] = {{kCreature, kFields}, {"choice", kChoiceFields}};

/// Flags abilities that contain an operation by the kind of its lasting effect.
Operation lasting(Operation operation, Lasting kind) {
  operation.traits.own = lastingFlag(kind);
  return operation;
}

}  // namespace

const Language& language() {
  static const Operation kOperations[] = {damageThings(),
                                          mendThings(),
                                          moveCreature(),
                                          markCreature(),
                                          swapCreatures(),
                                          lasting(modifyCreature(), Lasting::modify),
                                          lasting(grantThings(), Lasting::grant),
                                          lasting(forbidThings(), Lasting::forbid),
                                          preventDamage(),
                                          chooseSettled(),
                                          mayOperation()};
  static const Language kLanguage{.players = kWords,
                                  .keywords = kKeywords,
                                  .hooks = kHooks,
                                  .operations = kOperations,
                                  .cardTypes = kTypes,
                                  .host = Hosting::things,
                                  .places = kPlaces,
                                  .stats = kStats,
                                  .bars = kBars,
                                  .durations = kDurations,
                                  .selectorWords = kSelectorWords,
                                  .abilityFields = kOrcAbilityFields,
                                  .costs = kCosts};
  return kLanguage;
}

std::optional<Lasting> lastingOf(const Instruction& it) {
  const std::uint8_t flag = language().operations[it.operation].traits.own;
  return flag == 0 ? std::nullopt : std::optional(static_cast<Lasting>(std::countr_zero(flag)));
}

}  // namespace lk::rules::wtactics_orc
