#include "app/record/evening/evening_words.h"

#include <numeric>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

const Criterion* criterionOf(std::string_view by, const GameKit& kit) {
  for (const Criterion& each : gameWords(kit.id()).criteria)
    if (by == each.name) return &each;
  return nullptr;
}

QString plain(std::string_view id) {
  QString text = qtText(id);
  text.replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString number(rules::RuleId rule) {
  return qtText(rule.text);
}

}  // namespace

QString eveningHeadline(const NightSummary& summary, const Names& names) {
  if (summary.result.finished) return resultText(summary.result, names);
  if (!summary.result.winner) return Words::tr("Not finished");
  return fill(Words::tr("Not finished: {leads}"), {{"leads", resultText(summary.result, names)}});
}

QString standingWhenLeft(const NightSummary& summary, const GameKit& kit, const Names& names) {
  return summary.lastly ? stepText(*summary.lastly, kit, names) : QString();
}

std::vector<DeciderWords> deciderWords(const NightStory& evening, const GameKit& kit, const Names& names) {
  std::vector<DeciderWords> out;
  for (const rules::Decider& decider : evening.deciders) {
    DeciderWords words;
    const Criterion* criterion = criterionOf(decider.by, kit);
    words.label = criterion ? Words::tr(criterion->english) : plain(decider.by);
    words.yesOrNo = criterion && criterion->yesOrNo;
    for (int seat = 0; seat < evening.summary.seats; ++seat) {
      const int value = decider.values[static_cast<std::size_t>(seat)];
      words.values += !words.yesOrNo ? QString::number(value)
                      : value != 0   ? Words::tr("yes")
                                     : Words::tr("no");
    }
    words.rule = number(decider.rule);
    words.ruleText = ruleSpoken(kit, decider.rule.text);
    words.decides = decider.decides;
    out.push_back(std::move(words));
  }
  // If nothing was compared, the step that ended the night is the reason.
  if (out.empty() && evening.ending)
    out.push_back({.label = stepText(evening.ending->step, kit, names),
                   .rule = number(evening.ending->step.rule),
                   .ruleText = ruleSpoken(kit, evening.ending->step.rule.text),
                   .decides = true});
  return out;
}

BestFightWords bestFightWords(const NightStory& evening, const GameKit& kit, const Names& names) {
  return evening.best ? fightWords(evening.fights[*evening.best], evening, kit, names) : BestFightWords{};
}

BestFightWords fightWords(const Fight& fight, const NightStory& evening, const GameKit& kit,
                          const Names& names) {
  BestFightWords words;
  if (fight.stretch < evening.stretches.size())
    words.title = stepText(evening.stretches[fight.stretch].begins.step, kit, names);
  QStringList parts{stepText(fight.begins.step, kit, names)};
  if (evening.summary.together) {
    const int lost = std::accumulate(fight.hurt.begin(), fight.hurt.end(), 0);
    parts += Words::tr("It costs you %n life points", nullptr, lost);
    words.measure = Words::tr("Costliest encounter");
  } else {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(evening.summary.seats); ++seat)
      if (fight.hurt[seat] > 0)
        parts += Words::tr("%1 takes %n damage", nullptr, fight.hurt[seat]).arg(names.of[seat]);
    words.measure = Words::tr("Biggest hit");
  }
  if (fight.winner && !evening.summary.together) parts += Words::tr("%1 wins it").arg(names[*fight.winner]);
  words.text = joinSentences(parts);
  return words;
}

std::vector<StoryPart> storyOf(const NightStory& evening, const GameKit& kit, const Names& names) {
  std::vector<StoryPart> out;
  for (const Stretch& stretch : evening.stretches) {
    StoryPart part{stepText(stretch.begins.step, kit, names), {}, stretch.begins.event};
    for (const StoryStep& each : stretch.story) part.sentences += stepText(each.step, kit, names);
    out.push_back(std::move(part));
  }
  return out;
}

QString stretchesText(const rules::Course& course) {
  return course.turn == "preparation_begins" ? Words::tr("Rounds") : Words::tr("Turns");
}

QString lengthText(std::int64_t seconds) {
  const auto minutes = static_cast<int>(seconds / 60);
  if (minutes < 1) return {};
  if (minutes < 60) return Words::tr("%1 min").arg(minutes);
  return Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString joinSentences(const QStringList& sentences) {
  QStringList ended;
  for (const QString& each : sentences) ended += Words::tr("%1.", "a sentence ends").arg(each);
  return together(ended);
}

QString gameTitle(std::string_view game) {
  if (const char* name = gameWords(game).name) return Words::tr(name);
  QString title = plain(game);
  for (qsizetype i = 1; i < title.size(); ++i)
    if (title[i - 1] == QLatin1Char(' ')) title[i] = title[i].toUpper();
  return title;
}

Names namesOf(const std::vector<std::string>& players) {
  Names names;
  for (std::size_t i = 0; i < players.size() && i < names.of.size(); ++i)
    if (!players[i].empty()) names.of[i] = QString::fromStdString(players[i]);
  return names;
}

}  // namespace lk::app
