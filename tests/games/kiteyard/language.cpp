#include "kiteyard.h"
#include "rules/run/operations/things.h"

namespace lk::rules::kiteyard {

namespace {

constexpr PlayerWord kWords[] = {{"self"}, {"owner"}, {"host"}};  // in the order of Host::word()
constexpr std::string_view kTricks[] = {"trick", "tail"};
constexpr std::string_view kKites[] = {"kite"};
constexpr std::string_view kStaying[] = {"kite", "tail"};
constexpr HookWord kHooks[] = {{"cast", kTricks}, {"enters", kKites}, {"permanent", kStaying}};
constexpr CardFieldSpec kKiteFields[] = {{"strength", CardFieldKind::number}};
constexpr CardFieldSpec kTrickFields[] = {{"fast", CardFieldKind::number}};
constexpr CardTypeSpec kTypes[] = {{"kite", kKiteFields}, {"tail"}, {"trick", kTrickFields}};
constexpr std::string_view kPlaces[] = {"yard", "discard", "hand", "chain"};
constexpr std::string_view kThingCounters[] = {"damage", "knots"};
constexpr std::string_view kStats[] = {"strength"};
constexpr std::string_view kKeywords[] = {"swift"};
constexpr std::string_view kBars[] = {"attack"};
constexpr std::string_view kDurations[] = {"while_here", "end_of_turn", "end_of_round"};

}  // namespace

const Language& language() {
  static const Operation kOperations[] = {damageThings(), mendThings(),  countThings(),  moveThings(),
                                          modifyThings(), grantThings(), forbidThings(), chooseThings(),
                                          gatherThings(), cancelLinks()};
  static const Language kLanguage{.players = kWords,
                                  .keywords = kKeywords,
                                  .hooks = kHooks,
                                  .operations = kOperations,
                                  .cardTypes = kTypes,
                                  .host = Hosting::things,
                                  .places = kPlaces,
                                  .thingCounters = kThingCounters,
                                  .stats = kStats,
                                  .bars = kBars,
                                  .durations = kDurations};
  return kLanguage;
}

}  // namespace lk::rules::kiteyard
