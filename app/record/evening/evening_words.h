// The sentences about the end of a night and for the list of nights.
#pragma once

#include <vector>

#include <QStringList>

#include "app/phrases/words.h"
#include "app/record/evening/evening.h"

namespace lk::app {

/// Returns who won and by what. For an unfinished night: that it is unfinished, and who leads, if anybody
/// does.
QString eveningHeadline(const NightSummary& summary, const Names& names = {});
/// Returns the last turn of an unfinished night. Empty before the first turn.
QString standingWhenLeft(const NightSummary& summary, const GameKit& kit, const Names& names = {});

/// One criterion of the result.
struct DeciderWords {
  QString label;
  QStringList values;  // one per seat
  bool yesOrNo = false;
  QString rule;  // number of the rule
  QString ruleText;
  bool decides = false;
};
std::vector<DeciderWords> deciderWords(const NightStory& evening, const GameKit& kit,
                                       const Names& names = {});

/// Title "Round 2, turn 4 - Ann", text "Ann attacks. Ben takes 14 damage, Ann 3."; `measure` says which
/// maximum of the night the fight is, if it is the best one. bestFightWords() is empty if there were no
/// losses.
struct BestFightWords {
  QString title;
  QString text;
  QString measure;
};
BestFightWords fightWords(const Fight& fight, const NightStory& evening, const GameKit& kit,
                          const Names& names = {});
BestFightWords bestFightWords(const NightStory& evening, const GameKit& kit, const Names& names = {});

/// A turn of the story: its heading and its sentences, in the order in which things happened.
struct StoryPart {
  QString title;
  QStringList sentences;
  int event = 0;  // index of the event that began it
};
std::vector<StoryPart> storyOf(const NightStory& evening, const GameKit& kit, const Names& names = {});

/// Returns the unit in which a game's nights are counted: turns or rounds.
QString stretchesText(const rules::Course& course);

/// Joins sentences without final punctuation, and adds it.
QString joinSentences(const QStringList& sentences);

/// Returns "1 h 20 min", "45 min"; empty for less than a minute.
QString lengthText(std::int64_t seconds);
/// Returns a game's display name.
QString gameTitle(std::string_view game);

/// Returns the player names of a night; the seat's letter where a name is missing.
Names namesOf(const std::vector<std::string>& players);

}  // namespace lk::app
