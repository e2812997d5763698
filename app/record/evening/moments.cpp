#include "app/record/evening/moments.h"

#include <algorithm>
#include <cstdlib>

#include "app/phrases/fill.h"

namespace lk::app {

namespace {

/// Returns the lead of the winner over the best of the others, before the first stretch and after each one;
/// empty if there is no winner.
std::vector<int> leadsOf(const NightStory& evening) {
  const auto winner = evening.summary.result.winner;
  if (!winner || evening.summary.together || evening.series.empty()) return {};
  const std::string& first = evening.series.front().figure;
  const Series* own = nullptr;
  std::vector<const Series*> others;
  for (const Series& series : evening.series) {
    if (!series.seat || series.figure != first) continue;
    if (*series.seat == *winner)
      own = &series;
    else
      others.push_back(&series);
  }
  std::vector<int> leads;
  if (!own || others.empty()) return leads;
  for (std::size_t i = 0; i < own->values.size(); ++i) {
    int best = others.front()->values[i];
    for (const Series* other : others) best = std::max(best, other->values[i]);
    leads.push_back(own->values[i] - best);
  }
  return leads;
}

int total(const Fight& fight) {
  return fight.hurt[0] + fight.hurt[1];
}

/// Returns whether the losses of `one` differ less than those of `other`; at equal difference, whether more
/// was lost.
bool closer(const Fight& one, const Fight& other) {
  const int a = std::abs(one.hurt[0] - one.hurt[1]);
  const int b = std::abs(other.hurt[0] - other.hurt[1]);
  return a != b ? a < b : total(one) > total(other);
}

QString turnText(const NightStory& evening, std::size_t stretch, const Names& names) {
  const std::vector<int> leads = leadsOf(evening);
  const bool taken = leads[stretch] <= 0 && leads[stretch + 1] > 0;
  const QString sentence =
      taken ? Words::tr("%1 takes the lead and keeps it") : Words::tr("%1 gains most here");
  return joinSentences({sentence.arg(names[*evening.summary.result.winner])});
}

NightMoment fightMoment(std::size_t place, const NightStory& evening, const GameKit& kit,
                        const Names& names) {
  const Fight& fight = evening.fights[place];
  const BestFightWords words = fightWords(fight, evening, kit, names);
  return {words.measure, words.title, words.text, fight.lastEvent};
}

}  // namespace

std::optional<std::size_t> turningPoint(const NightStory& evening) {
  const std::vector<int> leads = leadsOf(evening);
  if (leads.size() < 2 || leads.size() > evening.stretches.size() + 1) return std::nullopt;
  // If the winner is ahead at the end: the last time they were not.
  if (leads.back() > 0)
    for (std::size_t i = leads.size() - 1; i-- > 0;)
      if (leads[i] <= 0) return i;
  std::size_t most = 0;
  for (std::size_t i = 1; i + 1 < leads.size(); ++i)
    if (leads[i + 1] - leads[i] > leads[most + 1] - leads[most]) most = i;
  return leads[most + 1] > leads[most] ? std::optional(most) : std::nullopt;
}

std::optional<std::size_t> closestFight(const NightStory& evening) {
  if (evening.summary.together || evening.summary.seats != 2) return std::nullopt;
  std::optional<std::size_t> closest;
  for (std::size_t i = 0; i < evening.fights.size(); ++i) {
    const Fight& fight = evening.fights[i];
    if (fight.hurt[0] <= 0 || fight.hurt[1] <= 0) continue;
    const bool better = !closest || (closest == evening.best && i != evening.best) ||
                        (i != evening.best && closer(fight, evening.fights[*closest]));
    if (better) closest = i;
  }
  return closest == evening.best ? std::nullopt : closest;
}

std::vector<NightMoment> momentsOf(const NightStory& evening, const GameKit& kit, const Names& names) {
  std::vector<NightMoment> moments;
  if (evening.best) moments.push_back(fightMoment(*evening.best, evening, kit, names));
  if (const auto turning = turningPoint(evening)) {
    const StoryStep& begins = evening.stretches[*turning].begins;
    moments.push_back({Words::tr("Turning point"), stepText(begins.step, kit, names),
                       turnText(evening, *turning, names), begins.event});
  }
  if (const auto closest = closestFight(evening)) {
    NightMoment moment = fightMoment(*closest, evening, kit, names);
    moment.measure = Words::tr("Closest duel");
    moments.push_back(std::move(moment));
  }
  return moments;
}

}  // namespace lk::app
