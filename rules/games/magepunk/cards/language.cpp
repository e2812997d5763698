#include "rules/games/magepunk/cards/language.h"

#include "rules/games/magepunk/cards/operations.h"
#include "rules/run/operations/things.h"
#include "rules/text/enumerated.h"

namespace lk::rules::magepunk {

namespace {

constexpr auto kWords = enumerated<Word, PlayerWord>(
    {{Word::self, {"self"}}, {Word::owner, {"owner"}}, {Word::opponent, {"opponent"}}});
constexpr std::string_view kSpells[] = {"spell"};
constexpr std::string_view kStaying[] = {"entity", "node"};
constexpr auto kHooks = enumerated<Hook, HookWord>({{Hook::cast, {"cast", kSpells}},
                                                    {Hook::activated, {"activated", kStaying}},
                                                    {Hook::permanent, {"permanent", kStaying}},
                                                    {Hook::enters, {"enters", kStaying}},
                                                    {Hook::destroyed, {"destroyed", kStaying}},
                                                    {Hook::attacks, {"attacks", kStaying}},
                                                    {Hook::blocks, {"blocks", kStaying}},
                                                    {Hook::dealsDamage, {"deals_damage", kStaying}},
                                                    {Hook::refreshed, {"refreshed", kStaying}},
                                                    {Hook::turnStarts, {"turn_starts", kStaying}}});

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
constexpr auto kTypes = enumerated<CardType, CardTypeSpec>({{CardType::entity, {"entity", kEntityFields}},
                                                            {CardType::node, {"node", kNodeFields}},
                                                            {CardType::spell, {"spell", kSpellFields}}});
constexpr std::string_view kStandingTypes[] = {"resource"};

constexpr auto kPlaces = enumerated<Place, std::string_view>({{Place::battlefield, "battlefield"},
                                                              {Place::chain, "chain"},
                                                              {Place::discard, "discard"},
                                                              {Place::hand, "hand"},
                                                              {Place::resources, "resources"}});
constexpr std::string_view kCounted[] = {"life",          "charge.biom",    "charge.kinesis",
                                         "charge.aether", "charge.entropy", "charge.radiance"};
constexpr auto kStats =
    enumerated<Stat, std::string_view>({{Stat::impact, "impact"}, {Stat::durability, "durability"}});
constexpr auto kKeywords = enumerated<Keyword, std::string_view>(
    {{Keyword::swift, "swift"}, {Keyword::needsTwoBlockers, "needs_two_blockers"}});
constexpr auto kBars = enumerated<Bar, std::string_view>({{Bar::attack, "attack"}, {Bar::block, "block"}});
constexpr auto kDurations = enumerated<Duration, std::string_view>(
    {{Duration::whileHere, "while_here"}, {Duration::endOfTurn, "end_of_turn"}});

constexpr std::string_view kSpeeds[] = {"slow", "fast"};
constexpr std::string_view kLimits[] = {"none", "once_per_turn"};
constexpr std::string_view kHurt[] = {"anything", "player"};
constexpr auto kAbilityFields = enumerated<AbilityField, ParameterSpec>(
    {{AbilityField::speed, {.name = "speed", .kind = ValueKind::name, .names = kSpeeds, .required = false}},
     {AbilityField::limit, {.name = "limit", .kind = ValueKind::name, .names = kLimits, .required = false}},
     {AbilityField::of, {.name = "of", .kind = ValueKind::things, .required = false}},
     {AbilityField::to, {.name = "to", .kind = ValueKind::name, .names = kHurt, .required = false}}});

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
