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

/// Returns the night with accepted events only: refused ones have changed nothing.
Night nightOf(const rules::Referee& referee) {
  Night night{std::string(referee.game().id())};
  for (const rules::Event& event : referee.log()) night.events += event.body.dump() + "\n";
  night.digest = digestOf(night.events);
  night.by = referee.result().by;
  night.decision = decisionOf(referee.result());
  return night;
}

}  // namespace

Outcome<Judge::Kit> Judge::kitOf(const std::string& game) {
  if (const auto at = kits_.find(game); at != kits_.end()) return at->second;
  const Outcome<Kit> kit = app::loadKit(game, own_);
  if (!kit) return kit.fault();
  return kits_[game] = *kit;
}

Outcome<JudgedNight> Judge::transcript(const std::string& text, const std::string& file) {
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(text, file);
  if (!transcript) return transcript.fault();
  const Outcome<Kit> kit = kitOf(transcript->game);
  if (!kit) return Fault{file, transcript->entries.front().line, kit.fault().what, kit.fault().cure};
  rules::Referee referee(*(*kit)->game, (*kit)->cards);
  const rules::ReplayOutcome outcome = rules::replay(*transcript, referee);
  if (!outcome.refusals.empty())
    return JudgedNight(NotCounted{NotCounted::Why::doesNotReplay, outcome.refusals.front().line});
  if (!outcome.same)
    return JudgedNight(NotCounted{NotCounted::Why::doesNotReplay, outcome.differences.front().line});
  if (!outcome.result.finished) return JudgedNight(NotCounted{NotCounted::Why::notFinished});
  if (referee.state().seatCount != 2) return JudgedNight(NotCounted{NotCounted::Why::notTwo});
  return JudgedNight(nightOf(referee));
}

Outcome<JudgedNight> Judge::again(const Night& night) {
  if (digestOf(night.events) != night.digest) return JudgedNight(NotCounted{NotCounted::Why::changed});
  return transcript(night.events, "night " + night.digest.substr(0, 12));
}

std::string digestOf(const std::string& events) {
  return QCryptographicHash::hash(QByteArrayView(events.data(), static_cast<qsizetype>(events.size())),
                                  QCryptographicHash::Sha256)
      .toHex()
      .toStdString();
}

std::string_view wordOf(NotCounted::Why why) {
  constexpr std::array<std::string_view, 4> kWords{"does_not_replay", "not_finished", "not_two_players",
                                                   "changed"};
  return kWords[static_cast<std::size_t>(why)];
}

}  // namespace lk::league
