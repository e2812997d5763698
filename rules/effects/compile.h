// Turns the effect of a card, as its pack writes it, into a program; driven by the tables of the language.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/effects/language.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

/// A card as others refer to it.
struct CardName {
  CardId card;
  std::string_view type;
  std::string_view subtype;
};

/// What a card's effect is compiled with. Everything must outlive the call.
struct CompileContext {
  const Language* language = nullptr;  // nullptr: a game without effects, only empty ones are right
  std::function<CardName(std::string_view id)> find;
  std::string_view file;
};

struct Compiled {
  Program program;
  std::vector<Fault> faults;  // all of them; the program is usable only without any
};

/// Compiles a list of {"on": hook, "do": [operations]}. `needs` is a card's test for being played, null for
/// most.
Compiled compileEffect(const Json& effect, const Json& needs, std::string_view card, std::string_view type,
                       const CompileContext& context);

}  // namespace lk::rules
