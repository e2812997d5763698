#include "rules/games/half_deck_dungeon_heroes/cards/language.h"

#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

// What hooks make known, as the bits that words require.
constexpr std::uint8_t kEnemyKnown = 2;
constexpr std::uint8_t kTestedKnown = 4;
constexpr std::uint8_t kNamedKnown = 8;

constexpr PlayerWord kWords[] = {{"enemy", kEnemyKnown},
                                 {"tested_hero", kTestedKnown},
                                 {"heroes"},
                                 {"other_heroes", kEnemyKnown},
                                 {"named_hero", kNamedKnown}};
static_assert(std::size(kWords) == static_cast<std::size_t>(Whom::named) + 1);

constexpr std::string_view kOneUse[] = {"one_use"};
constexpr std::string_view kFromHand[] = {"one_use", "team"};
constexpr std::string_view kTraps[] = {"trap"};
constexpr std::string_view kDrawn[] = {"misc", "endgame_treasure"};
constexpr HookWord kHooks[] = {{"before_roll", kFromHand, kEnemyKnown},
                               {"between_attacks", kFromHand, kEnemyKnown},
                               {"between_rolls", kOneUse, kNamedKnown},
                               {"on_fail", kTraps, kTestedKnown},
                               {"on_draw", kDrawn}};
static_assert(std::size(kHooks) == static_cast<std::size_t>(Hook::onDraw) + 1);

constexpr CardFieldSpec kHeroFields[] = {{"strength", CardFieldKind::number},
                                         {"magic", CardFieldKind::number}};
constexpr CardFieldSpec kEnemyFields[] = {{"attribute", CardFieldKind::name, kAttributes},
                                          {"number", CardFieldKind::number},
                                          {"loot", CardFieldKind::number}};
constexpr CardFieldSpec kTestFields[] = {{"attribute", CardFieldKind::name, kAttributes},
                                         {"number", CardFieldKind::number}};
constexpr CardFieldSpec kMiscFields[] = {
    {.name = "loot", .kind = CardFieldKind::number, .required = false},
    {.name = "uses", .kind = CardFieldKind::number, .most = 1, .required = false}};
constexpr CardTypeSpec kCardTypes[] = {{"hero", kHeroFields},
                                       {"gear", kHeroFields},
                                       {"one_use"},
                                       {"team"},
                                       {"minion", kEnemyFields},
                                       {"boss", kEnemyFields},
                                       {"trap", kTestFields},
                                       {"misc", kMiscFields},
                                       {"endgame_treasure"},
                                       {"endgame_boss", kTestFields},
                                       {"choice", kChoiceFields}};

}  // namespace

const Language& language() {
  static const Operation kOperations[] = {damageOperation(),  healOperation(),   discardOperation(),
                                          modifyOperation(),  assistOperation(), leaveOperation(),
                                          shuffleOperation(), winOperation()};
  static const Language kLanguage{.players = kWords,
                                  .counters = {},
                                  .states = {},
                                  .keywords = {},
                                  .hooks = kHooks,
                                  .moments = {},
                                  .tests = {},
                                  .operations = kOperations,
                                  .cardTypes = kCardTypes};
  return kLanguage;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
