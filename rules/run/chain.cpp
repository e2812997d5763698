#include "rules/run/chain.h"

#include <algorithm>

#include "rules/run/effect_run.h"
#include "rules/run/targets.h"

namespace lk::rules {

namespace {

const Ability& abilityOf(const CardBook& cards, const Link& link) {
  return cards.program(link.card).abilities[link.ability];
}

std::span<const TargetSpec> targetsOf(const CardBook& cards, CardId card, const Ability& ability) {
  return std::span(cards.program(card).targets)
      .subspan(ability.targets.begin, static_cast<std::size_t>(ability.targets.end - ability.targets.begin));
}

std::uint8_t unusedNumber(const State& state) {
  std::uint8_t number = 1;
  for (const Link& link : state.links) number = std::max(number, static_cast<std::uint8_t>(link.number + 1));
  return number;
}

void start(ThingsHost& host, const Link& link) {
  begin(host, abilityOf(host.cards(), link), {.card = link.card, .self = link.owner, .link = link.number});
}

}  // namespace

std::string_view wrongTargets(const ThingsHost& host, const Ability& ability, const Standpoint& from,
                              std::span<const Target> targets) {
  const std::span<const TargetSpec> wanted = targetsOf(host.cards(), from.card, ability);
  if (wanted.size() != targets.size()) return "target_missing";
  const Program& program = host.cards().program(from.card);
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const bool twice = std::find(targets.begin(), targets.begin() + static_cast<std::ptrdiff_t>(i),
                                 targets[i]) != targets.begin() + static_cast<std::ptrdiff_t>(i);
    if (twice || !fits(host, program.selectors[wanted[i].selector], targets[i], from))
      return "illegal_target";
  }
  return "";
}

std::uint8_t announce(Changes& changes, const CardBook& cards, int ability, const Standpoint& from,
                      std::span<const Target> targets) {
  Link link{.number = unusedNumber(changes.state()),
            .card = from.card,
            .ability = static_cast<std::uint8_t>(ability),
            .source = from.source,
            .owner = from.owner};
  const std::span<const TargetSpec> wanted = targetsOf(cards, link.card, abilityOf(cards, link));
  for (std::size_t i = 0; i < targets.size(); ++i) link.members.push_back({wanted[i].set, targets[i]});
  changes.links().push_back(std::move(link));
  return changes.links().back().number;
}

Mention firstTarget(const State& state, const CardBook& cards, const Link& link) {
  const std::span<const TargetSpec> targets = targetsOf(cards, link.card, abilityOf(cards, link));
  for (const Member& member : link.members)
    for (const TargetSpec& spec : targets)
      if (spec.set == member.set)
        if (const Mention found = mentionOf(state, member.what); found.known()) return found;
  return {};
}

const Link* lastOf(const State& state) {
  const auto last = std::find_if(state.links.rbegin(), state.links.rend(),
                                 [](const Link& link) { return !link.resolving; });
  return last == state.links.rend() ? nullptr : &*last;
}

Resolved resolveLast(ThingsHost& host, Targetless targetless) {
  std::vector<Link>& links = host.changes().links();
  const auto last = links.begin() + (lastOf(host.state()) - links.data());
  const Ability& ability = abilityOf(host.cards(), *last);
  const Program& program = host.cards().program(last->card);
  const Standpoint from{last->card, last->owner, last->source, last->number};
  const auto legal = [&](const Member& member) {
    for (const TargetSpec& spec : targetsOf(host.cards(), last->card, ability))
      if (spec.set == member.set) return fits(host, program.selectors[spec.selector], member.what, from);
    return true;
  };
  std::erase_if(last->members, [&](const Member& member) { return !legal(member); });
  const bool gone = targetless == Targetless::fails && !ability.targets.empty() && last->members.empty();
  if (last->cancelled || gone) {
    const Resolved how = last->cancelled ? Resolved::cancelled : Resolved::withoutTarget;
    links.erase(last);
    return how;
  }
  last->resolving = true;
  start(host, *last);
  return Resolved::begun;
}

void beginAlone(ThingsHost& host, int ability, const Standpoint& from) {
  announce(host.changes(), host.cards(), ability, from, {});
  Link& link = host.changes().links().back();
  link.resolving = true;
  start(host, link);
}

void forgetDone(Changes& changes) {
  std::erase_if(changes.links(), [&](const Link& link) {
    const auto needs = [&](const Frame& frame) { return frame.link == link.number; };
    const std::vector<Frame>& running = changes.state().running;
    return link.resolving && std::none_of(running.begin(), running.end(), needs);
  });
}

}  // namespace lk::rules
