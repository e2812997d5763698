#include "rules/games/halfwish/coach/line_problem.h"

namespace lk::rules::halfwish {

void LineProblem::check(const Json& object, std::span<const Field> table, const std::string& whose) {
  checkFields(object, table, [&](const Misfield& wrong) {
    add(wrong.why == Misfield::Why::misfit ? whose + " needs \"" + wrong.name + "\" as " + wrong.wanted
                                           : wrong.what(whose));
  });
}

}  // namespace lk::rules::halfwish
