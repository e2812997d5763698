// One night being played: the referee, and the journal that knows every accepted event before anybody else
// does.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/session/resume.h"
#include "carddb/journal.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// What the referee made of an event, and what is open afterwards.
struct Judged {
  rules::Event event;
  rules::Ruling ruling;
  std::vector<rules::Prompt> prompts;
};

/// Owns the referee of a night. Not thread-safe.
class Night {
 public:
  explicit Night(std::shared_ptr<const GameKit> kit);

  /// From now on every accepted event is journalled before take() returns; the first one begins the night
  /// there. `startedAt` is ISO 8601; `players` are names by seat, of which as many are kept as play.
  void keepJournal(carddb::Journal journal, std::string startedAt, std::vector<std::string> players = {},
                   carddb::SeenBy seenBy = carddb::SeenBy::camera);
  /// Replays a stored night and goes on journalling into it. Where these rules do not accept it to its end,
  /// it is taken up as far as they do, the event they refuse is named, and what comes now is journalled into
  /// a night that goes on from it. Fault: damaged, or not even its beginning is accepted.
  Outcome<std::optional<RefusedEvent>> resume(carddb::Journal journal, std::int64_t night);

  /// Judges. A fault means that the journal could not be written: the event is not taken and nothing changed.
  Outcome<Judged> take(const rules::Event& event);

  /// Takes the first event of those taken back last once more, as take() does. Precondition: there is one.
  Outcome<Judged> putBack();

  /// Does what `takes` does, or nothing of it: when that fails, night and journal are as before, and whoever
  /// pulls the plug meanwhile finds them so.
  Outcome<Done> together(const std::function<Outcome<Done>()>& takes);

  [[nodiscard]] const rules::Referee& referee() const { return referee_; }
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  /// What was taken back and can be put back, a list of events by take-back, the last one at the end.
  /// Anything else that is accepted empties it.
  [[nodiscard]] const std::vector<std::vector<rules::Event>>& takenBack() const { return takenBack_; }
  /// Its number in the journal; 0 when it is not kept.
  [[nodiscard]] std::int64_t journalNight() const { return journalNight_; }
  /// Event, ruling and prompts lines of everything taken so far: a transcript `replay` accepts.
  [[nodiscard]] const std::vector<Json>& transcript() const { return transcript_; }

 private:
  void noteTakenBack(const rules::Event& event, const std::vector<rules::Event>& stood);
  Outcome<Done> writeDown(const rules::Event& event, std::size_t seats);

  std::shared_ptr<const GameKit> kit_;
  rules::Referee referee_;
  std::optional<carddb::Journal> journal_;
  std::string startedAt_;
  std::vector<std::string> players_;
  carddb::SeenBy seenBy_ = carddb::SeenBy::camera;
  std::int64_t journalNight_ = 0;  // 0: not begun
  std::int64_t goesOnFrom_ = 0;    // the night that could not be taken up whole; 0: none
  std::vector<std::vector<rules::Event>> takenBack_;
  std::vector<Json> transcript_;
};

}  // namespace lk::app
