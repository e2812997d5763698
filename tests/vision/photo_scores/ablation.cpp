#include "ablation.h"

#include <algorithm>
#include <cstdio>

namespace lk::photo_scores {

namespace {

struct Column {
  const char* head;   // of the table of sums
  const char* words;  // of the table by source
  int StageCounts::*count;
};
constexpr Column kColumns[] = {
    {"cards found", "found", &StageCounts::found},
    {"right", "right", &StageCounts::right},
    {"wrong", "wrong", &StageCounts::wrong},
    {"unsure", "unsure", &StageCounts::unsure},
    {"missed", "missed", &StageCounts::missed},
    {"nameless where no card is", "nameless", &StageCounts::nameless},
    {"dice right", "dice right", &StageCounts::diceRight},
    {"wrong", "dice wrong", &StageCounts::diceWrong},
    {"values where no die is", "false values", &StageCounts::diceFalse},
    {"\"not sure\" there", "false not sure", &StageCounts::diceUnsure},
    {"pictures refused", "refused", &StageCounts::refused},
    {"taught wrongly", "taught wrongly", &StageCounts::taughtWrongly},
};

std::string signedWords(int change) {
  char text[16];
  std::snprintf(text, sizeof text, "%+d", change);
  return text;
}

StageCounts sumOf(const StageScores& scores) {
  StageCounts sum;
  for (const auto& [source, counts] : scores) sum.add(counts);
  return sum;
}

/// Returns the sum with all stages on, over the sources of `scores`.
StageCounts sumOfSame(const StageScores& all, const StageScores& scores) {
  StageCounts sum;
  for (const auto& [source, counts] : scores) sum.add(all.at(source));
  return sum;
}

std::string msWords(double ms) {
  char text[16];
  std::snprintf(text, sizeof text, "%+.0f", ms);
  return text;
}

std::string sumRow(const std::string& stage, const StageCounts& on, const StageCounts& off) {
  std::string row = "| " + stage + " |";
  for (const Column& column : kColumns) {
    const int change = off.*column.count - on.*column.count;
    row += change == 0 ? " |" : " " + signedWords(change) + " |";
  }
  return row + (off.photos > 0 ? " " + msWords(off.msOfPhoto() - on.msOfPhoto()) : "") + " |\n";
}

std::string changesAt(const StageCounts& on, const StageCounts& off) {
  std::string words;
  for (const Column& column : kColumns)
    if (const int change = off.*column.count - on.*column.count; change != 0)
      words += (words.empty() ? "" : ", ") + std::string(column.words) + " " + signedWords(change);
  return words;
}

std::string sourceRow(const std::string& stage, const StageScores& all, const StageScores& scores) {
  std::string words;
  for (const auto& [source, counts] : scores)
    if (const std::string changes = changesAt(all.at(source), counts); !changes.empty())
      words += (words.empty() ? "" : "; ") + source + ": " + changes;
  return "| " + stage + " | " + (words.empty() ? "nothing" : words) + " |\n";
}

}  // namespace

void StageCounts::add(const StageCounts& other) {
  for (const Column& column : kColumns) this->*column.count += other.*column.count;
  photos += other.photos;
  ms += other.ms;
}

double StageCounts::msOfPhoto() const {
  return photos > 0 ? ms / photos : 0;
}

StageCounts countsOf(const SourceScore& score) {
  StageCounts counts;
  const CardCounts& c = score.cards;
  counts.found = c.found;
  counts.right = c.right;
  counts.wrong = c.wrong + c.strangersNamed + c.falseNamed + c.hiddenWrong;
  counts.unsure = c.unsure;
  counts.missed = c.missed();
  counts.nameless = c.falseNameless;
  counts.diceRight = score.dice.right;
  counts.diceWrong = score.dice.wrong;
  counts.diceFalse = score.dice.falseValues;
  counts.diceUnsure = score.dice.falseUnsure;
  counts.refused = score.enrol.refused;
  counts.taughtWrongly = score.enrol.taughtWrongly;
  counts.photos = static_cast<int>(score.ms.size());
  for (const double ms : score.ms) counts.ms += ms;
  return counts;
}

bool concerns(vision::StagePart part, const PhotoSource& source) {
  switch (part) {
    case vision::StagePart::outlines:
      return true;
    case vision::StagePart::names:
      return source.kind == SourceKind::negatives || !source.enrol.empty();
    case vision::StagePart::dice:
      return source.kind != SourceKind::cards;
  }
  return true;
}

void ablate(Scoreboard& scoreboard, const PhotoSource& source, const std::set<std::string>& stages,
            const Progress& progress, Ablation& ablation) {
  const auto wanted = [&](const char* name) { return stages.empty() || stages.count(name) > 0; };
  RunOptions options{.progress = progress};
  std::vector<std::string> names;
  for (const vision::StageInfo& info : vision::allStages())
    if (wanted(info.name) && concerns(info.part, source)) {
      options.stages.push_back(vision::Stages{}.without(info.stage));
      names.emplace_back(info.name);
    }
  const std::vector<SourceScore> scores = scoreboard.runEach(source, options);
  ablation.all[source.name] = countsOf(scores.front());
  if (ablation.each.empty())
    for (const vision::StageInfo& info : vision::allStages())
      if (wanted(info.name)) ablation.each.push_back({info.name, {}});
  for (auto& [name, bySource] : ablation.each)
    if (const auto at = std::find(names.begin(), names.end(), name); at != names.end())
      bySource[source.name] = countsOf(scores[static_cast<std::size_t>(at - names.begin()) + 1]);
}

std::string tablesOf(const Ablation& ablation) {
  std::string text = "| switched off |", line = "|---|", all = "| nothing |";
  const StageCounts sum = sumOf(ablation.all);
  for (const Column& column : kColumns) {
    text += std::string(" ") + column.head + " |";
    line += "---|";
    all += " " + std::to_string(sum.*column.count) + " |";
  }
  text += " ms a photo |\n" + line + "---|\n" + all + " " + std::to_string(int(sum.msOfPhoto())) + " |\n";
  for (const auto& [stage, scores] : ablation.each)
    text += sumRow(stage, sumOfSame(ablation.all, scores), sumOf(scores));
  text += "\n| switched off | changes, by source |\n|---|---|\n";
  for (const auto& [stage, scores] : ablation.each) text += sourceRow(stage, ablation.all, scores);
  return text;
}

}  // namespace lk::photo_scores
