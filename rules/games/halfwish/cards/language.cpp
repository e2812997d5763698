#include "rules/games/halfwish/cards/language.h"

#include <iterator>

#include "rules/games/halfwish/cards/operations.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr PlayerWord kPlayers[] = {{"self", kSelf},
                                   {"opponent", kSelf},
                                   {"both"},
                                   {"nobody"},
                                   {"turn_player"},
                                   {"other_player"},
                                   {"revealer", known(Part::revealer)},
                                   {"non_revealer", known(Part::revealer)},
                                   {"aggressor"},
                                   {"defender"},
                                   {"winner", known(Part::winner)},
                                   {"loser", known(Part::winner)},
                                   {"current_winner"},
                                   {"current_loser"},
                                   {"lower_dv", kNothing, true},
                                   {"higher_dv", kNothing, true},
                                   {"odd_dv", kNothing, true},
                                   {"even_dv", kNothing, true},
                                   {"first_blood"},
                                   {"chooser", kChooser},
                                   {"bid_winner", known(Part::bidWinner)}};
static_assert(std::size(kPlayers) == static_cast<std::size_t>(Who::bidWinner) + 1);

constexpr std::uint8_t uses(std::initializer_list<CounterUse> all) {
  std::uint8_t bits = 0;
  for (const CounterUse use : all) bits = static_cast<std::uint8_t>(bits | static_cast<std::uint8_t>(use));
  return bits;
}
using enum CounterUse;
constexpr CounterWord kCounters[] = {{"hp", uses({pay, set, kSteal, count})},
                                     {"points", uses({change, pay, set, kSteal, count})},
                                     {"lamps", uses({change, kSteal, count})},
                                     {"mana", uses({change, pay, kSteal, count})},
                                     {"upgrades", uses({change, count})},
                                     {"exposed", uses({change, count})},
                                     {"toughness", uses({change, kSteal, count})},
                                     {"dv", uses({change, set, count}), true},
                                     {"dv_this_turn", uses({change})}};
static_assert(std::size(kCounters) == static_cast<std::size_t>(Counter::dvThisTurn) + 1);

constexpr std::string_view kStates[] = {"poisoned",   "ignited",   "stunned", "silenced",
                                        "unhurtable", "dv_locked", "dv_held"};
static_assert(std::size(kStates) == static_cast<std::size_t>(Condition::dvHeld) + 1);
constexpr std::string_view kKeywords[] = {"first_strike", "ignore_block", "unevadable",
                                          "precise",      "true_damage",  "innate"};
static_assert(std::size(kKeywords) == static_cast<std::size_t>(Keyword::innate) + 1);

constexpr std::string_view kActions[] = {"action", "upgrade"};
constexpr std::string_view kLocations[] = {"location"};
constexpr std::string_view kPowerCards[] = {"power"};
constexpr std::string_view kWishes[] = {"wish"};
constexpr std::string_view kActionKinds[] = {"aggressive", "defensive", "changes"};
constexpr std::string_view kPowerKinds[] = {"basic", "trickster", "defensive", "offensive"};
constexpr CardFieldSpec kActionFields[] = {
    {"kind", CardFieldKind::name, kActionKinds},
    {.name = "counts_as", .kind = CardFieldKind::card, .of = "action", .required = false}};
constexpr CardFieldSpec kClassFields[] = {{.name = "deck", .kind = CardFieldKind::deck, .of = "action"}};
constexpr CardFieldSpec kPowerFields[] = {{"subtype", CardFieldKind::name, kPowerKinds},
                                          {"cost", CardFieldKind::number},
                                          {"playable", CardFieldKind::names, kPowerPhases},
                                          {.name = "needs", .kind = CardFieldKind::test, .required = false}};
static_assert(kPowerFields[place(PowerField::subtype)].name == "subtype");
static_assert(kPowerFields[place(PowerField::cost)].name == "cost");
static_assert(kPowerFields[place(PowerField::playable)].name == "playable");
static_assert(kPowerKinds[static_cast<std::size_t>(PowerKind::basic)] == "basic");
constexpr CardFieldSpec kLocationFields[] = {{"subtype", CardFieldKind::name, kLocationKinds}};
constexpr CardFieldSpec kUpgradeFields[] = {{.name = "replaces", .kind = CardFieldKind::card, .of = "action"},
                                            {"kind", CardFieldKind::name, kActionKinds}};
constexpr CardTypeSpec kTypes[] = {{"action", kActionFields},   {"class", kClassFields},
                                   {"power", kPowerFields},     {"location", kLocationFields},
                                   {"upgrade", kUpgradeFields}, {"wish"},
                                   {"choice", kChoiceFields}};
constexpr bool isNamed(CardType type, std::string_view name) {
  return kTypes[static_cast<std::size_t>(type)].name == name;
}
static_assert(isNamed(CardType::action, "action") && isNamed(CardType::characterClass, "class") &&
              isNamed(CardType::power, "power") && isNamed(CardType::location, "location") &&
              isNamed(CardType::upgrade, "upgrade") && isNamed(CardType::wish, "wish") &&
              isNamed(CardType::choice, "choice"));
constexpr HookWord kHooks[] = {{"profile", kActions, kSelf, true},
                               {"on_reveal", kActions, kSelf},
                               {"on_reveal", kLocations, known(Part::revealer)},
                               {"on_scout", kLocations, known(Part::revealer)},
                               {"on_parley", kLocations, known(Part::revealer)},
                               {"on_hit", kActions, kSelf},
                               {"on_resolve", kActions, kSelf},
                               {"on_win", kActions, kSelf},
                               {"on_tie", kActions, kSelf},
                               {"on_lose", kActions, kSelf},
                               {"duel_reward", kLocations, known(Part::winner)},
                               {"duel_penalty", kLocations, known(Part::winner)},
                               {"on_play", kPowerCards, kSelf},
                               {"on_concede", kPowerCards, kSelf},
                               {"on_wish", kWishes, kSelf}};
static_assert(std::size(kHooks) == static_cast<std::size_t>(Hook::onWish) + 1);

constexpr std::string_view kMoments[] = {"on_win", "on_tie", "on_lose", "end_of_turn", "start_of_next_turn"};

constexpr std::string_view kComparisons[] = {"at_least", "at_most", "exactly"};
constexpr std::string_view kOpposing[] = {"aggressive", "defensive", "empty"};
constexpr ParameterSpec kAmong[] = {{"who", ValueKind::player}, {"group", ValueKind::player}};
constexpr ParameterSpec kCount[] = {{"who", ValueKind::player},
                                    {.name = "what", .kind = ValueKind::counter, .use = CounterUse::count},
                                    {"cmp", ValueKind::name, kComparisons},
                                    {"value", ValueKind::integer}};
constexpr ParameterSpec kPhase[] = {{"is", ValueKind::name, kPowerPhases}};
constexpr ParameterSpec kLocation[] = {{"is", ValueKind::name, kLocationKinds}};
constexpr ParameterSpec kHurt[] = {{"who", ValueKind::player}};
constexpr ParameterSpec kFacing[] = {{"is", ValueKind::name, kOpposing}};
constexpr TestWord kTests[] = {{"among", kAmong, true}, {"count", kCount, true}, {"phase", kPhase},
                               {"location", kLocation}, {"hurt", kHurt},         {"opposing", kFacing}};
static_assert(std::size(kTests) == static_cast<std::size_t>(Asks::opposing) + 1);

/// An operation and, if a profile may contain it, what it adds to the profile.
struct Listed {
  Operation (*operation)();
  ProfilePart profile = nullptr;
};
constexpr Listed kListed[] = {{strikeOperation, strikeProfile},
                              {blockOperation, blockProfile},
                              {evadeOperation, evadeProfile},
                              {keywordOperation, keywordProfile},
                              {boostOperation, boostProfile},
                              {damageOperation},
                              {healOperation},
                              {changeOperation},
                              {payOperation},
                              {setOperation},
                              {stealOperation},
                              {stateOperation},
                              {cleanseOperation},
                              {rerollOperation},
                              {transformOperation},
                              {swapActionsOperation},
                              {drawOperation},
                              {peekOperation},
                              {makeAggressorOperation},
                              {endDuelOperation},
                              {takeRewardOperation},
                              {chooseOperation},
                              {ifOperation, ifProfile},
                              {bidOperation},
                              {laterOperation}};

std::vector<Operation> operations() {
  std::vector<Operation> all;
  for (const Listed& listed : kListed) all.push_back(listed.operation());
  return all;
}

}  // namespace

bool does(const Instruction& instruction, Operation (*operation)()) {
  return kListed[instruction.operation].operation == operation;
}

ProfilePart profilePart(std::uint8_t operation) {
  return kListed[operation].profile;
}

const Language& language() {
  static const std::vector<Operation> kOperations = operations();
  static const Language kLanguage{kPlayers, kCounters,   kStates, kKeywords,        kHooks,        kMoments,
                                  kTests,   kOperations, kTypes,  Hosting::players, kPowerKinds[0]};
  return kLanguage;
}

}  // namespace lk::rules::halfwish
