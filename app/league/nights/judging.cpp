#include "app/league/nights/judging.h"

#include <array>

#include <QCryptographicHash>

#include "rules/referee/transcript.h"

namespace lk::league {

namespace {

Decision decisionOf(const rules::Result& result) {
  if (result.together == rules::Together::won) return Decision::bothWon;
  if (result.together == rules::Together::lost) return Decision::bothLost;
  if (!result.winner) return Decision::drawn;
  return *result.winner == rules::Seat::A ? Decision::firstWon : Decision::secondWon;
}

/// The accepted events alone: what was refused in between has changed nothing.
Night nightOf(const rules::Referee& referee) {
  Night night{std::string(referee.game().id())};
  for (const rules::Event& event : referee.log()) night.events += event.body.dump() + "\n";
  night.digest = digestOf(night.events);
  night.by = referee.result().by;
  night.decision = decisionOf(referee.result());
  return night;
}

}  // namespace

Outcome<JudgedNight> judgeTranscript(const std::string& text, const std::string& file,
                                     const std::vector<app::PackFile>& own) {
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(text, file);
  if (!transcript) return transcript.fault();
  const auto kit = app::loadKit(transcript->game, own);
  if (!kit) return Fault{file, transcript->entries.front().line, kit.fault().what, kit.fault().cure};
  rules::Referee referee(*(*kit)->game, (*kit)->cards);
  const rules::ReplayOutcome outcome = rules::replay(*transcript, referee);
  if (!outcome.refusals.empty())
    return JudgedNight(Unfit{Unfit::Why::doesNotReplay, outcome.refusals.front().line});
  if (!outcome.same) return JudgedNight(Unfit{Unfit::Why::doesNotReplay, outcome.differences.front().line});
  if (!outcome.result.finished) return JudgedNight(Unfit{Unfit::Why::notFinished});
  if (referee.state().seatCount != 2) return JudgedNight(Unfit{Unfit::Why::notTwo});
  return JudgedNight(nightOf(referee));
}

Outcome<JudgedNight> judgeEvents(const std::vector<rules::Event>& events, const std::string& name,
                                 const std::vector<app::PackFile>& own) {
  std::string text;
  for (const rules::Event& event : events) text += event.body.dump() + "\n";
  return judgeTranscript(text, name, own);
}

std::string digestOf(const std::string& events) {
  return QCryptographicHash::hash(QByteArrayView(events.data(), static_cast<qsizetype>(events.size())),
                                  QCryptographicHash::Sha256)
      .toHex()
      .toStdString();
}

Outcome<JudgedNight> judgeAgain(const Night& night, const std::vector<app::PackFile>& own) {
  if (digestOf(night.events) != night.digest) return JudgedNight(Unfit{Unfit::Why::changed});
  return judgeTranscript(night.events, "night " + night.digest.substr(0, 12), own);
}

std::string_view wordOf(Unfit::Why why) {
  constexpr std::array<std::string_view, 4> kWords{"does_not_replay", "not_finished", "not_two_players",
                                                   "changed"};
  return kWords[static_cast<std::size_t>(why)];
}

}  // namespace lk::league
