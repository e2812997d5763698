#include "app/record/printing/rule_sections.h"

#include "app/kit/built_in.h"

namespace lk::app {

std::vector<RuleSection> ruleSectionsOf(const GameKit& kit) {
  const Outcome<std::string> book = builtIn("rules/games/" + std::string(kit.id()) + "/RULES.md");
  return book ? ruleSections(*book) : std::vector<RuleSection>{};
}

}  // namespace lk::app
