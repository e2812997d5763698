#include "rules/games/magepunk/cards/language.h"

#include "rules/games/magepunk/cards/operations.h"
#include "rules/run/operations/things.h"

namespace lk::rules::magepunk {

namespace {

constexpr PlayerWord kWords[] = {{"self"}, {"owner"}, {"opponent"}};  // in the order of Word
constexpr std::string_view kSpells[] = {"spell"};
constexpr std::string_view kStaying[] = {"entity", "node"};
// In the order of Hook.
constexpr HookWord kHooks[] = {{"cast", kSpells},        {"activated", kStaying},    {"permanent", kStaying},
                               {"enters", kStaying},     {"destroyed", kStaying},    {"attacks", kStaying},
                               {"blocks", kStaying},     {"deals_damage", kStaying}, {"refreshed", kStaying},
                               {"turn_starts", kStaying}};

constexpr std::string_view kCanBeResource[] = {"yes", "no"};
constexpr std::string_view kWallets[] = {"none", "rootwire", "cinderlight"};
constexpr std::string_view kSubtypes[] = {
    "artificer", "beast", "construct", "cyborg", "decay",  "discharge", "engine",
    "growth",    "guard", "harvest",   "human",  "insect", "mend",      "plant",
    "reaper",    "relic", "spirit",    "ward",   "warp",   "wizard",    "works"};

using F = CardFieldKind;
constexpr CardFieldSpec charges(std::string_view name) {
  return {.name = name, .kind = F::number, .least = 1, .most = 9, .required = false};
}
// In the order of Printed.
#define LK_COMMON                                                                                  \
  charges("biom"), charges("kinesis"), charges("aether"), charges("entropy"), charges("radiance"), \
      charges("generic"), {"energy", F::name, kEnergyNames},                                       \
      {.name = "resource", .kind = F::name, .names = kCanBeResource, .required = false},           \
      {.name = "most", .kind = F::number, .least = 1, .most = 99, .required = false},              \
      {.name = "subtypes", .kind = F::names, .names = kSubtypes, .required = false}, {             \
    .name = "wallet", .kind = F::name, .names = kWallets, .required = false                        \
  }
constexpr CardFieldSpec kEntityFields[] = {
    LK_COMMON, {"durability", F::number, {}, {}, 1, 99}, {"impact", F::number, {}, {}, 0, 99}};
constexpr CardFieldSpec kNodeFields[] = {LK_COMMON, {"durability", F::number, {}, {}, 1, 99, false}};
constexpr CardFieldSpec kSpellFields[] = {LK_COMMON};
#undef LK_COMMON
// In the order of CardType.
constexpr CardTypeSpec kTypes[] = {{"entity", kEntityFields}, {"node", kNodeFields}, {"spell", kSpellFields}};
constexpr std::string_view kStandingTypes[] = {"resource"};

constexpr std::string_view kPlaces[] = {"battlefield", "chain", "discard", "hand", "resources"};
constexpr std::string_view kCounted[] = {"life",          "charge.biom",    "charge.kinesis",
                                         "charge.aether", "charge.entropy", "charge.radiance"};
constexpr std::string_view kStats[] = {"impact", "durability"};
constexpr std::string_view kKeywords[] = {"swift", "needs_two_blockers"};
constexpr std::string_view kBars[] = {"attack", "block"};
constexpr std::string_view kDurations[] = {"while_here", "end_of_turn"};

constexpr std::string_view kSpeeds[] = {"slow", "fast"};
constexpr std::string_view kLimits[] = {"none", "once_per_turn"};
constexpr std::string_view kHurt[] = {"anything", "player"};
// In the order of Said.
constexpr ParameterSpec kAbilityFields[] = {
    {.name = "speed", .kind = ValueKind::name, .names = kSpeeds, .required = false},
    {.name = "limit", .kind = ValueKind::name, .names = kLimits, .required = false},
    {.name = "of", .kind = ValueKind::things, .required = false},
    {.name = "to", .kind = ValueKind::name, .names = kHurt, .required = false}};

constexpr std::uint8_t kPaying = 0;  // index among the operations below

}  // namespace

const Language& language() {
  static const Operation kOperations[] = {payCost(),      sacrificeCost(), damageThings(),  mendThings(),
                                          drawCards(),    moveCards(),     countThings(),   modifyThings(),
                                          grantThings(),  forbidThings(),  preventThings(), chooseAny(),
                                          gatherThings(), mayPay(),        cancelLinks()};
  static const Language kLanguage{.players = kWords,
                                  .keywords = kKeywords,
                                  .hooks = kHooks,
                                  .operations = kOperations,
                                  .cardTypes = kTypes,
                                  .host = Hosting::things,
                                  .places = kPlaces,
                                  .thingCounters = kCounted,
                                  .stats = kStats,
                                  .bars = kBars,
                                  .durations = kDurations,
                                  .standingTypes = kStandingTypes,
                                  .abilityFields = kAbilityFields};
  return kLanguage;
}

int abilityAt(const CardBook& cards, CardId card, Hook hook) {
  const std::vector<Ability>& all = cards.program(card).abilities;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (isAt(all[i], hook)) return static_cast<int>(i);
  return -1;
}

int activatedNamed(const CardBook& cards, CardId card, std::string_view name) {
  const Program& program = cards.program(card);
  for (std::size_t i = 0; i < program.abilities.size(); ++i)
    if (isAt(program.abilities[i], Hook::activated) && program.names[i].english == name)
      return static_cast<int>(i);
  return -1;
}

int onlyActivated(const CardBook& cards, CardId card) {
  int only = -1;
  const std::vector<Ability>& all = cards.program(card).abilities;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!isAt(all[i], Hook::activated)) continue;
    if (only >= 0) return -1;
    only = static_cast<int>(i);
  }
  return only;
}

bool isPayment(const Instruction& it) {
  return it.operation == kPaying;
}

}  // namespace lk::rules::magepunk
