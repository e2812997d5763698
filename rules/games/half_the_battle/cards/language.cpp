#include "rules/games/half_the_battle/cards/language.h"

#include <iterator>

#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kActions[] = {"action"};
constexpr std::string_view kItemTypes[] = {"item"};
constexpr std::string_view kPieceTypes[] = {"character", "monster"};
constexpr std::string_view kMarkTypes[] = {"mark"};
constexpr auto kHooks = enumerated<Hook, HookWord>({{Hook::act, {"act", kActions}},
                                                    {Hook::use, {"use", kItemTypes}},
                                                    {Hook::afterAction, {"after_action", kPieceTypes}},
                                                    {Hook::standing, {"standing", kMarkTypes}}});

constexpr int kFarthest = kLanes - 1;
// Numbers come before optional fields: sheet.cpp depends on their order.
constexpr CardFieldSpec kPieceFields[] = {
    {.name = "die", .kind = CardFieldKind::name, .names = kDieNames},
    {.name = "max", .kind = CardFieldKind::number, .least = 1, .most = 20},
    {.name = "movement", .kind = CardFieldKind::number, .most = kFarthest},
    {.name = "range_from", .kind = CardFieldKind::number, .least = -kFarthest, .most = kFarthest},
    {.name = "range_to", .kind = CardFieldKind::number, .least = -kFarthest, .most = kFarthest},
    {.name = "actions", .kind = CardFieldKind::deck, .of = "action"}};
constexpr CardFieldSpec kActionFields[] = {
    {.name = "hp_least", .kind = CardFieldKind::number, .least = 1, .most = 20},
    {.name = "hp_most", .kind = CardFieldKind::number, .least = 1, .most = kNoMost},
    {.name = "target", .kind = CardFieldKind::name, .names = kAims},
    {.name = "count", .kind = CardFieldKind::number, .least = 1, .most = kLanes},
    {.name = "cost", .kind = CardFieldKind::name, .names = kCosts, .required = false},
    {.name = "range_from",
     .kind = CardFieldKind::number,
     .least = -kFarthest,
     .most = kFarthest,
     .required = false},
    {.name = "range_to",
     .kind = CardFieldKind::number,
     .least = -kFarthest,
     .most = kFarthest,
     .required = false},
    {.name = "readings", .kind = CardFieldKind::names, .names = kReadings, .required = false},
    {.name = "counts_as", .kind = CardFieldKind::card, .of = "action", .required = false}};
constexpr CardFieldSpec kItemFields[] = {
    {.name = "when", .kind = CardFieldKind::name, .names = kWhens},
    {.name = "used_on", .kind = CardFieldKind::name, .names = kItemAims}};
constexpr CardFieldSpec kMarkFields[] = {{.name = "lies_on", .kind = CardFieldKind::name, .names = kMarkOns},
                                         {.name = "affects", .kind = CardFieldKind::name, .names = kAffects}};
constexpr CardFieldSpec kTeamFields[] = {{.name = "pieces", .kind = CardFieldKind::deck, .of = "character"},
                                         {.name = "monster", .kind = CardFieldKind::deck, .of = "monster"}};
constexpr CardTypeSpec kCardTypes[] = {{"character", kPieceFields},     {"monster", kPieceFields},
                                       {"action", kActionFields, true}, {"item", kItemFields},
                                       {"mark", kMarkFields},           {"party", kTeamFields},
                                       {"choice", kChoiceFields}};

}  // namespace

const Language& language() {
  static const Operation kOperations[] = {
      damageOperation(),   healOperation(),   payOperation(),    setOperation(),       moveOperation(),
      counterOperation(),  modifyOperation(), forbidOperation(), modifyHitOperation(), reflectOperation(),
      redirectOperation(), saveOperation(),   selectOperation()};
  static_assert(std::size(kOperations) == static_cast<std::size_t>(Op::select) + 1);
  static const Language kLanguage{.players = {},
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

}  // namespace lk::rules::half_the_battle
