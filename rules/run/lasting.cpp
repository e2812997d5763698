#include "rules/run/lasting.h"

#include <algorithm>

#include "rules/run/targets.h"

namespace lk::rules {

namespace {

bool isOn(const ThingsHost& host, const Lingering& effect, Target whom) {
  if (effect.on != Target()) return effect.on == whom;
  return means(host, effect.whom, whom, {effect.card, effect.owner, effect.source, std::uint8_t{0}});
}

}  // namespace

void leaveBehind(ThingsHost& host, Lingering effect, int whom, const Frame& why) {
  const Standpoint from = standpointOf(host.state(), why);
  effect.card = from.card;
  effect.source = from.source;
  effect.owner = from.owner;
  effect.whom = static_cast<std::int16_t>(whom);
  const bool namesSet = whom >= kSets && whom < kSelectors;
  const bool follows = effect.duration == kWhileHere && !namesSet;
  if (follows) host.changes().lingering().push_back(effect);
  if (follows && !host.changes().steps().wanted()) return;
  for (const Target what : meant(host, whom, from)) {
    if (!follows) {
      effect.on = what;
      host.changes().lingering().push_back(effect);
    }
    // What a card does to itself while it is there is printed on it.
    if (!follows || what.thing() != from.source) host.tellLasting(effect, what);
  }
}

std::vector<const Lingering*> lastingOn(const ThingsHost& host, Target whom, Lasting kind) {
  std::vector<const Lingering*> found;
  for (const Lingering& effect : host.state().lingering)
    if (effect.kind == kind && isOn(host, effect, whom)) found.push_back(&effect);
  return found;
}

int statOf(const ThingsHost& host, Target whose, int stat) {
  int value = host.printed(whose, stat);
  for (const Lingering& effect : host.state().lingering)
    if (effect.kind == Lasting::modify && effect.what == stat && isOn(host, effect, whose))
      value += effect.by;
  return value;
}

bool isUnder(const ThingsHost& host, Target whom, Lasting kind, int what) {
  const std::vector<Lingering>& all = host.state().lingering;
  return std::any_of(all.begin(), all.end(), [&](const Lingering& effect) {
    return effect.kind == kind && effect.what == what && isOn(host, effect, whom);
  });
}

int takePrevented(ThingsHost& host, Target whom, int amount) {
  std::vector<Lingering>& all = host.changes().lingering();
  int taken = 0;
  for (Lingering& effect : all) {
    if (effect.kind != Lasting::prevent || !isOn(host, effect, whom)) continue;
    const int now = std::min<int>(effect.by, amount - taken);
    effect.by = static_cast<std::int16_t>(effect.by - now);
    taken += now;
  }
  std::erase_if(all,
                [](const Lingering& effect) { return effect.kind == Lasting::prevent && effect.by == 0; });
  return taken;
}

void endDuration(Changes& changes, int duration) {
  std::erase_if(changes.lingering(), [&](const Lingering& effect) { return effect.duration == duration; });
}

}  // namespace lk::rules
