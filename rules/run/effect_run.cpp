#include "rules/run/effect_run.h"

namespace lk::rules {

void begin(EffectHost& host, const Ability& ability, Frame frame) {
  if (ability.body.empty()) return;
  frame.left = ability.body;
  host.running().push_back(frame);
}

void EffectRun::enter(Body body, std::optional<Seat> chooser) {
  if (body.empty()) return;
  Frame inner = frame();
  inner.left = body;
  inner.answered = inner.meant = 0;
  if (chooser) inner.chooser = chooser;
  host_.running().push_back(inner);
}

void EffectRun::enter(Body body, std::size_t part, Seat whose) {
  if (body.empty()) return;
  enter(body);
  frame().parts[part] = whose;
}

void EffectRun::again() {
  again_ = true;
}

void EffectRun::skipRest() {
  frame().left.begin = frame().left.end;
}

void EffectRun::tidy() {
  std::vector<Frame>& running = host_.running();
  while (!running.empty() && running.back().left.empty()) running.pop_back();
}

void EffectRun::ask(Questions& open) const {
  const std::vector<Frame>& running = host_.running();
  if (running.empty() || running.back().left.empty()) return;
  const Instruction& it = next();
  if (const auto asks = operationOf(it).ask) asks(*this, it, open);
}

bool EffectRun::proceed() {
  Questions open;
  for (tidy(); !host_.running().empty(); tidy()) {
    ask(open);
    if (!open.empty()) return true;
    const Instruction& it = next();
    const std::size_t depth = host_.running().size() - 1;
    again_ = false;
    // Advances before applying: frames entered by the operation go on top of a frame that is already past it.
    ++frame().left.begin;
    operationOf(it).apply(*this, it);
    if (depth < host_.running().size()) {  // otherwise the operation removed the frame
      Frame& done = host_.running()[depth];
      if (again_)
        --done.left.begin;
      else
        done.answered = done.meant = 0;
    }
    if (host_.halted()) return false;
  }
  return false;
}

Ruling EffectRun::take(const Answer& answer) {
  const Instruction& it = next();
  const std::size_t depth = host_.running().size() - 1;
  std::uint8_t meant = 0;
  if (const auto who = playersWord(operationOf(it), it))
    for (const Seat seat : players(*who)) meant = static_cast<std::uint8_t>(meant | 1u << index(seat));
  Ruling ruling = operationOf(it).take(*this, it, answer);
  if (ruling.verdict == Verdict::accepted && depth < host_.running().size())
    host_.running()[depth].meant = meant;
  return ruling;
}

std::vector<int> openOptions(const EffectHost& host, const Language& language, const Instruction& choice,
                             const Frame& frame, Seat who) {
  const Program& program = host.cards().program(frame.card);
  Frame asked = frame;
  asked.chooser = who;
  std::vector<int> open;
  open.reserve(static_cast<std::size_t>(choice.body.end - choice.body.begin));
  for (int place = choice.body.begin; place < choice.body.end; ++place) {
    const OptionCase& option = program.options[static_cast<std::size_t>(place)];
    if (option.when >= 0 && !host.holds(program.tests[static_cast<std::size_t>(option.when)], asked))
      continue;
    bool possible = true;
    for (int at = option.body.begin; at < option.body.end && possible; ++at) {
      const Instruction& it = program.code[static_cast<std::size_t>(at)];
      const auto able = language.operations[it.operation].possible;
      possible = !able || able(host, it, asked);
    }
    if (possible) open.push_back(place);
  }
  return open;
}

}  // namespace lk::rules
