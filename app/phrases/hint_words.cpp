#include "app/phrases/hint_words.h"

#include <algorithm>

#include "app/phrases/spoken.h"
#include "app/phrases/word_context.h"

namespace lk::app {

bool firstTurnIsOver(const Json& view, const GameKit& kit) {
  for (const auto& [figure, last] : kit.hints.ends) {
    const std::int64_t now = view[figure].asInt();
    if (now != last) return now > last;
  }
  return true;
}

QString firstHint(const rules::Prompt& prompt, const Json& view, const GameKit& kit,
                  const HintedSeats& seats) {
  const bool wanted = prompt.seat ? seats[rules::index(*prompt.seat)]
                                  : std::find(seats.begin(), seats.end(), true) != seats.end();
  if (!wanted || firstTurnIsOver(view, kit)) return {};
  const FirstHint* hint = kit.hints.find(prompt.id, prompt.arguments["case"].asString());
  if (!hint) return {};
  return Words::tr("%1 (%2)", "a hint, and the number of its rule")
      .arg(QString::fromStdString(hint->text.in(spoken())), QString::fromStdString(hint->rule));
}

}  // namespace lk::app
