// Compiles a card's effect, as its pack writes it, into a program. The tables of the language drive it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/effects/language.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

/// A card as other cards refer to it.
struct CardName {
  CardId card;
  std::string_view type;
  std::string_view subtype;
};

/// What a card's effect is compiled with. Everything must outlive the call.
struct CompileContext {
  const Language* language = nullptr;  // nullptr: a game without effects; only empty ones are valid
  std::function<CardName(std::string_view id)> find;
  std::string_view file;
};

/// The result of compiling one card.
struct Compiled {
  Program program;
  std::vector<Fault> faults;  // all faults; the program is usable only if there are none
};

/// Compiles a list of {"on": hook, "do": [operations]}. `needs` is the test for playing the card; null for
/// most.
Compiled compileEffect(const Json& effect, const Json& needs, std::string_view card, std::string_view type,
                       const CompileContext& context);

}  // namespace lk::rules
