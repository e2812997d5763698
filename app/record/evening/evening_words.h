// The sentences of a night's end and of the list of nights.
#pragma once

#include <vector>

#include <QStringList>

#include "app/phrases/words.h"
#include "app/record/evening/evening.h"

namespace lk::app {

/// Who won and by what; of a night that is not finished, that it is not, and who leads where somebody does.
QString eveningHeadline(const NightSummary& summary, const Names& names = {});
/// Where a night stood when it was left: its last turn. Empty before the first.
QString standingWhenLeft(const NightSummary& summary, const GameKit& kit, const Names& names = {});

/// One question the result rests on.
struct DeciderWords {
  QString label;
  QStringList values;  // one a seat
  QString rule;        // its number
  QString ruleText;
  bool decides = false;
};
std::vector<DeciderWords> deciderWords(const NightStory& evening, const GameKit& kit);

/// "Round 2, turn 4 - Ann" and "Ann attacks. Ben takes 14 damage, Ann 3."; `measure` says in what the fight
/// is the most of the night, should it be that. Those of the best fight are empty where nobody lost anything.
struct BestFightWords {
  QString title;
  QString text;
  QString measure;
};
BestFightWords fightWords(const Fight& fight, const NightStory& evening, const GameKit& kit,
                          const Names& names = {});
BestFightWords bestFightWords(const NightStory& evening, const GameKit& kit, const Names& names = {});

/// A turn of the story: its heading and its sentences, in the order they were true.
struct StoryPart {
  QString title;
  QStringList sentences;
  int event = 0;  // place of the event it began with
};
std::vector<StoryPart> storyOf(const NightStory& evening, const GameKit& kit, const Names& names = {});

/// What a game's nights are counted in: turns or rounds.
QString stretchesText(const rules::Course& course);

/// Sentences without an end, each ended, one after another.
QString told(const QStringList& sentences);

/// "1 h 20 min", "45 min"; empty for less than a minute.
QString lengthText(std::int64_t seconds);
/// What a game is called, for people.
QString gameTitle(std::string_view game);

/// The names a night was played under; letters where there are none.
Names namesOf(const std::vector<std::string>& players);

}  // namespace lk::app
