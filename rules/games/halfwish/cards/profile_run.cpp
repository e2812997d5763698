#include "rules/games/halfwish/cards/profile_run.h"

#include <algorithm>

#include "rules/games/halfwish/cards/language.h"

namespace lk::rules::halfwish {

void Gift::add(const Gift& more) {
  strikeUp += more.strikeUp;
  strikeDown += more.strikeDown;
  block += more.block;
  keywords.add(more.keywords);
}

void ProfileRun::enter(Body body) {
  for (std::size_t at = body.begin; at < body.end; ++at) {
    const Instruction& it = program_.code[at];
    profilePart(it.operation)(*this, it);
  }
}

void ProfileRun::boost(Which which, Boosted what, int by) {
  const auto add = [&](Gift& to) {
    if (what == Boosted::strike)
      to.boostStrike(by);
    else
      to.block += by;
  };
  if (which != Which::others) add(own_);
  if (which != Which::thisOne) add(others_);
}

void ProfileRun::grant(Which which, int keyword) {
  if (which != Which::others) own_.keywords.add(keyword);
  if (which != Which::thisOne) others_.keywords.add(keyword);
}

Worth ProfileRun::worth(const Gift& more, int precise) const {
  Gift all = own_;
  all.add(more);
  Worth worth{.evades = evades_, .keywords = all.keywords};
  const int up = all.keywords.has(precise) ? 0 : all.strikeUp;
  worth.barred = all.strikeUp - up;
  if (strike_) worth.strike = std::max(0, *strike_ + up + all.strikeDown);
  if (block_) worth.block = std::max(0, *block_ + all.block);
  return worth;
}

}  // namespace lk::rules::halfwish
