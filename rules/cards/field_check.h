// The shape of the objects a pack is made of: which fields they have and what each may hold.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/effects/card_fields.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

enum class FieldShape : std::uint8_t { text, id, count, list, numbers };

/// A field every pack, card or deck entry has.
struct FieldRule {
  std::string_view name;
  FieldShape shape;
  bool required = true;
};

/// What an object may hold: fixed fields and those of a card's type. `open`: others are nobody's business.
struct ObjectRules {
  std::span<const FieldRule> fixed;
  std::span<const CardFieldSpec> ofType = {};
  bool open = false;
};

/// "a, b or c", for cures.
std::string oneOf(std::span<const std::string_view> names);

/// Every unknown, missing or misshapen field of `object`. `whose` names it in sentences: "a pack".
void checkObject(const Json& object, const ObjectRules& rules, const std::string& whose,
                 std::string_view file, std::vector<Fault>& faults);

}  // namespace lk::rules
