#include "rules/games/half_deck_dungeon_heroes/cards/language.h"

#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

// What hooks make known, as the bits that words require.
constexpr std::uint8_t kEnemyKnown = 2;
constexpr std::uint8_t kTestedKnown = 4;
constexpr std::uint8_t kNamedKnown = 8;

constexpr auto kWords = enumerated<Whom, PlayerWord>({{Whom::enemy, {"enemy", kEnemyKnown}},
                                                      {Whom::tested, {"tested_hero", kTestedKnown}},
                                                      {Whom::heroes, {"heroes"}},
                                                      {Whom::others, {"other_heroes", kEnemyKnown}},
                                                      {Whom::named, {"named_hero", kNamedKnown}}});

constexpr std::string_view kOneUse[] = {"one_use"};
constexpr std::string_view kFromHand[] = {"one_use", "team"};
constexpr std::string_view kTraps[] = {"trap"};
constexpr std::string_view kDrawn[] = {"misc", "endgame_treasure"};
constexpr auto kHooks =
    enumerated<Hook, HookWord>({{Hook::beforeRoll, {"before_roll", kFromHand, kEnemyKnown}},
                                {Hook::betweenAttacks, {"between_attacks", kFromHand, kEnemyKnown}},
                                {Hook::betweenRolls, {"between_rolls", kOneUse, kNamedKnown}},
                                {Hook::onFail, {"on_fail", kTraps, kTestedKnown}},
                                {Hook::onDraw, {"on_draw", kDrawn}}});

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
