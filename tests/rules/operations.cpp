// Tests the operations of the card language: each is used, and by more than one card.
#include <algorithm>
#include <map>
#include <set>

#include "house_cards.h"
#include "rules/effects/language.h"
#include "rules/games/halfwish/cards/language.h"

using namespace lk;
using namespace lk::rules;
using lk::test::houseCards;

namespace {

/// The cards that use each operation, and every word of each field.
struct Uses {
  std::map<std::string, std::set<std::string>> cards;
  std::map<std::string, std::set<std::string>> words;  // "change.what" and the like

  void read(const Json& json, const std::string& card) {
    for (const Json& item : json.items()) read(item, card);
    const std::string& op = json["op"].asString();
    if (!op.empty()) cards[op].insert(card);
    const std::string whose = !op.empty()               ? op
                              : json["test"].isString() ? "test " + json["test"].asString()
                                                        : "";
    for (const auto& [name, value] : json.members()) {
      if (value.isString()) words[whose + "." + name].insert(value.asString());
      read(value, card);
    }
  }
};

const Uses& uses() {
  static const Uses kUses = [] {
    Uses all;
    for (const CardDef& card : houseCards().cards()) {
      all.read(card.effect, card.id);
      all.read(card.needs, card.id);
    }
    return all;
  }();
  return kUses;
}

}  // namespace

CASE(every_operation_is_used_and_by_more_than_one_card) {
  const Language& language = halfwish::language();
  std::cout << "  operation          cards\n";
  for (const Operation& operation : language.operations) {
    const auto found = uses().cards.find(std::string(operation.name));
    const std::size_t count = found == uses().cards.end() ? 0 : found->second.size();
    std::cout << "  " << operation.name << std::string(19 - operation.name.size(), ' ') << count << "\n";
    CHECK_MESSAGE(count >= 2, std::string(operation.name) + " serves " + std::to_string(count) + " cards");
  }
  CHECK(language.operations.size() == 25);
  CHECK(uses().cards.size() == language.operations.size());
}

CASE(no_operation_has_a_switch_or_a_hook_of_its_own) {
  for (const Operation& operation : halfwish::language().operations) {
    CHECK(operation.name != "custom");
    for (const ParameterSpec& field : operation.parameters) {
      const bool yesOrNo = field.names.size() == 2 && (field.names[0] == "yes" || field.names[0] == "true");
      CHECK_MESSAGE(!yesOrNo, std::string(operation.name) + "." + std::string(field.name));
    }
  }
}

CASE(every_operation_can_do_something_where_it_may_stand) {
  const std::span<const Operation> all = halfwish::language().operations;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Operation& operation = all[i];
    const bool inProfiles = operation.traits.place != Place::effect;
    const bool inEffects = operation.traits.place != Place::measure;
    const bool adds = halfwish::profilePart(static_cast<std::uint8_t>(i)) != nullptr;
    CHECK_MESSAGE(inProfiles == adds, std::string(operation.name));
    CHECK_MESSAGE(inEffects == (operation.apply != nullptr), std::string(operation.name));
  }
}

CASE(no_power_gives_to_this_action_or_the_other) {
  // Effects of a power apply to all own actions; only a profile refers to "this" and "other".
  for (const CardId power : houseCards().ofType("power")) {
    Uses own;
    own.read(houseCards()[power].effect, houseCards()[power].id);
    for (const char* field : {"boost.which", "keyword.which"})
      for (const std::string& word : own.words[field]) CHECK_MESSAGE(word == "all", houseCards()[power].id);
  }
}
