#include "app/learn/coach/advice.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

#include "app/learn/coach/open_advice.h"
#include "app/phrases/decimals.h"
#include "app/phrases/fill.h"

namespace lk::app {

namespace {

using rules::halfwish::Situation;

constexpr double kStep = 0.05;
constexpr double kRisky = 0.05;  // minimum chance of being knocked out that is mentioned

QString percent(double share) {
  return QString::number(static_cast<int>(std::lround(share / kStep) * std::lround(kStep * 100)));
}

QString signedNumber(double number) {
  const double rounded = std::round(number * 100) / 100;
  return (rounded < 0 ? QStringLiteral("−") : QStringLiteral("+")) + decimal(std::abs(rounded), 2);
}

/// Returns the choices with a probability of at least kStep, the most frequent first.
std::vector<WeighedChoice> played(const Coaching& coaching) {
  std::vector<WeighedChoice> parts;
  for (const WeighedChoice& choice : coaching.choices)
    if (choice.mix >= kStep) parts.push_back(choice);
  std::stable_sort(parts.begin(), parts.end(),
                   [](const WeighedChoice& a, const WeighedChoice& b) { return a.mix > b.mix; });
  return parts;
}

QString mixed(const std::vector<WeighedChoice>& parts, const rules::CardBook& cards) {
  QStringList shares;
  for (const WeighedChoice& part : parts)
    shares << fill(Words::tr("{actions} about {share} %"),
                   {{"actions", actionsText(part.average.actions, cards)}, {"share", percent(part.mix)}});
  return fill(Words::tr("{shares}: mix them, because a player who always does the same is easy to beat"),
              {{"shares", listed(shares)}});
}

QString single(const WeighedChoice& choice, const Coaching& coaching, double healthValue,
               const rules::CardBook& cards) {
  const WeighedChoice& best = coaching.choices.front();
  const QString actions = actionsText(choice.average.actions, cards);
  const double gain = choice.average.net(healthValue);
  if (best.average.net(healthValue) - gain < 1e-9)
    return fill(
        Words::tr("{actions}: best on average, {gain} points net, whatever a careful opponent answers"),
        {{"actions", actions}, {"gain", signedNumber(gain)}});
  return fill(Words::tr("{actions}: {best} would score more against random cards, {more} instead of {gain}, "
                        "but a careful opponent has a good answer"),
              {{"actions", actions},
               {"best", actionsText(best.average.actions, cards)},
               {"more", signedNumber(best.average.net(healthValue))},
               {"gain", signedNumber(gain)}});
}

}  // namespace

QString advice(const Coaching& coaching, const Situation& situation, const rules::CardBook& cards) {
  const std::vector<WeighedChoice> parts = played(coaching);
  QString text =
      parts.size() == 1 ? single(parts.front(), coaching, situation.healthValue, cards) : mixed(parts, cards);
  double risk = 0;
  for (const WeighedChoice& part : parts) risk = std::max(risk, part.average.knockedOut);
  if (risk > kRisky)
    text += fill(Words::tr("; beware: you are knocked out {share} times in 100"),
                 {{"share", QString::number(std::lround(risk * 100))}});
  return text;
}

}  // namespace lk::app
