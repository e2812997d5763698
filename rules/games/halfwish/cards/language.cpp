#include "rules/games/halfwish/cards/language.h"

#include <iterator>

#include "rules/games/halfwish/cards/operations.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kPlayers =
    enumerated<Who, PlayerWord>({{Who::self, {"self", kSelf}},
                                 {Who::opponent, {"opponent", kSelf}},
                                 {Who::both, {"both"}},
                                 {Who::nobody, {"nobody"}},
                                 {Who::turnPlayer, {"turn_player"}},
                                 {Who::otherPlayer, {"other_player"}},
                                 {Who::revealer, {"revealer", known(Part::revealer)}},
                                 {Who::nonRevealer, {"non_revealer", known(Part::revealer)}},
                                 {Who::aggressor, {"aggressor"}},
                                 {Who::defender, {"defender"}},
                                 {Who::winner, {"winner", known(Part::winner)}},
                                 {Who::loser, {"loser", known(Part::winner)}},
                                 {Who::currentWinner, {"current_winner"}},
                                 {Who::currentLoser, {"current_loser"}},
                                 {Who::lowerDv, {"lower_dv", kNothing, true}},
                                 {Who::higherDv, {"higher_dv", kNothing, true}},
                                 {Who::oddDv, {"odd_dv", kNothing, true}},
                                 {Who::evenDv, {"even_dv", kNothing, true}},
                                 {Who::firstBlood, {"first_blood"}},
                                 {Who::chooser, {"chooser", kChooser}},
                                 {Who::bidWinner, {"bid_winner", known(Part::bidWinner)}}});

constexpr std::uint8_t uses(std::initializer_list<CounterUse> all) {
  std::uint8_t bits = 0;
  for (const CounterUse use : all) bits = static_cast<std::uint8_t>(bits | static_cast<std::uint8_t>(use));
  return bits;
}
using enum CounterUse;
constexpr auto kCounters =
    enumerated<Counter, CounterWord>({{Counter::hp, {"hp", uses({pay, set, kSteal, count})}},
                                      {Counter::points, {"points", uses({change, pay, set, kSteal, count})}},
                                      {Counter::lamps, {"lamps", uses({change, kSteal, count})}},
                                      {Counter::mana, {"mana", uses({change, pay, kSteal, count})}},
                                      {Counter::upgrades, {"upgrades", uses({change, count})}},
                                      {Counter::exposed, {"exposed", uses({change, count})}},
                                      {Counter::toughness, {"toughness", uses({change, kSteal, count})}},
                                      {Counter::dv, {"dv", uses({change, set, count}), true}},
                                      {Counter::dvThisTurn, {"dv_this_turn", uses({change})}}});

constexpr auto kStates = enumerated<Condition, std::string_view>({{Condition::poisoned, "poisoned"},
                                                                  {Condition::ignited, "ignited"},
                                                                  {Condition::stunned, "stunned"},
                                                                  {Condition::silenced, "silenced"},
                                                                  {Condition::unhurtable, "unhurtable"},
                                                                  {Condition::dvLocked, "dv_locked"},
                                                                  {Condition::dvHeld, "dv_held"}});
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
constexpr auto kHooks =
    enumerated<Hook, HookWord>({{Hook::profile, {"profile", kActions, kSelf, true}},
                                {Hook::onReveal, {"on_reveal", kActions, kSelf}},
                                {Hook::onTurned, {"on_reveal", kLocations, known(Part::revealer)}},
                                {Hook::onScout, {"on_scout", kLocations, known(Part::revealer)}},
                                {Hook::onParley, {"on_parley", kLocations, known(Part::revealer)}},
                                {Hook::onHit, {"on_hit", kActions, kSelf}},
                                {Hook::onResolve, {"on_resolve", kActions, kSelf}},
                                {Hook::onWin, {"on_win", kActions, kSelf}},
                                {Hook::onTie, {"on_tie", kActions, kSelf}},
                                {Hook::onLose, {"on_lose", kActions, kSelf}},
                                {Hook::duelReward, {"duel_reward", kLocations, known(Part::winner)}},
                                {Hook::duelPenalty, {"duel_penalty", kLocations, known(Part::winner)}},
                                {Hook::onPlay, {"on_play", kPowerCards, kSelf}},
                                {Hook::onConcede, {"on_concede", kPowerCards, kSelf}},
                                {Hook::onWish, {"on_wish", kWishes, kSelf}}});

constexpr std::string_view kMoments[] = {"on_win", "on_tie", "on_lose", "end_of_turn", "start_of_next_turn"};

constexpr auto kTests = enumerated<Asks, TestWord>({{Asks::among, {"among", kAmongTest, true}},
                                                    {Asks::count, {"count", kCountTest, true}},
                                                    {Asks::phase, {"phase", kPhaseTest}},
                                                    {Asks::location, {"location", kLocationTest}},
                                                    {Asks::hurt, {"hurt", kHurtTest}},
                                                    {Asks::opposing, {"opposing", kOpposingTest}}});

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
