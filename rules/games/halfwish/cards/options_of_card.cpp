#include "rules/games/halfwish/cards/options_of_card.h"

namespace lk::rules::halfwish {

namespace {

/// Returns the operation that runs next; nullptr if none is running.
const Instruction* nextOf(const State& s, const CardBook& cards) {
  if (s.running.empty() || s.running.back().left.empty()) return nullptr;
  const Frame& frame = s.running.back();
  return &cards.program(frame.card).code[frame.left.begin];
}

}  // namespace

std::optional<int> optionPlace(const State& s, const CardBook& cards, std::string_view id) {
  const Instruction* it = nextOf(s, cards);
  if (!it || s.questions.empty() || s.questions.front().id != "option") return std::nullopt;
  const Program& program = cards.program(s.running.back().card);
  for (int place = it->body.begin; place < it->body.end; ++place)
    if (program.options[static_cast<std::size_t>(place)].id == id) return place;
  return std::nullopt;
}

const std::string& optionId(const State& s, const CardBook& cards, int place) {
  return cards.program(s.running.back().card).options[static_cast<std::size_t>(place)].id;
}

}  // namespace lk::rules::halfwish
