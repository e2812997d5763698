// A night being played: the referee, and the journal, which stores every accepted event before it takes
// effect.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/session/night/resume.h"
#include "carddb/journal.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// The ruling on an event, and the prompts open after it.
struct Judged {
  rules::Event event;
  rules::Ruling ruling;
  std::vector<rules::Prompt> prompts;
};

/// Owns the referee of a night. Not thread-safe.
class Night {
 public:
  explicit Night(std::shared_ptr<const GameKit> kit);

  /// From now on, every accepted event is written to the journal before take() returns; the first event
  /// creates the night there. `startedAt` is ISO 8601. `players` holds names by seat; names beyond the number
  /// of seats are dropped.
  void keepJournal(carddb::Journal journal, std::string startedAt, std::vector<std::string> players = {},
                   carddb::SeenBy seenBy = carddb::SeenBy::camera);
  /// Replays a stored night and continues its journal. If the current rules refuse one of its events, the
  /// night is resumed up to there, the refused event is returned, and new events are written to a new night
  /// that continues from it. Fails if the night is damaged or not even its first event is accepted.
  Outcome<std::optional<RefusedEvent>> resume(carddb::Journal journal, std::int64_t night);

  /// Judges an event. Fails if the journal cannot be written; the event is then not taken and nothing
  /// changes.
  Outcome<Judged> take(const rules::Event& event);

  /// Replays the first event of the last take-back, as take() does. Precondition: takenBack() is not empty.
  Outcome<Judged> putBack();

  /// Runs `takes` as one transaction: if it fails, night and journal are as before, even after a power cut.
  Outcome<Done> together(const std::function<Outcome<Done>()>& takes);

  [[nodiscard]] const rules::Referee& referee() const { return referee_; }
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  /// Returns the events that were taken back and can be put back: one list per take-back, the last one at the
  /// end. Any other accepted event clears it.
  [[nodiscard]] const std::vector<std::vector<rules::Event>>& takenBack() const { return takenBack_; }
  /// Returns the night's id in the journal; 0 if it is not journalled.
  [[nodiscard]] std::int64_t journalNight() const { return journalNight_; }
  /// Keeps a transcript of the events from now on. Only whoever writes it needs it: refused events are in it,
  /// too, and of these people can enter any number. A resumed night has none: its beginning would be missing.
  void keepTranscript() { keepsTranscript_ = true; }
  /// Returns event, ruling and prompts lines of the events since keepTranscript(), which `replay` accepts.
  [[nodiscard]] const std::vector<Json>& transcript() const { return transcript_; }

 private:
  // After an event was accepted:
  [[nodiscard]] std::span<const rules::Event> beforeLast() const;
  void recordTakeBack();
  Outcome<Done> journalLast();

  std::shared_ptr<const GameKit> kit_;
  rules::Referee referee_;
  std::optional<carddb::Journal> journal_;
  std::string startedAt_;
  std::vector<std::string> players_;
  carddb::SeenBy seenBy_ = carddb::SeenBy::camera;
  std::int64_t journalNight_ = 0;    // 0: not created yet
  std::int64_t continuedNight_ = 0;  // the night that could be resumed only in part; 0: none
  std::vector<std::vector<rules::Event>> takenBack_;
  bool keepsTranscript_ = false;
  std::vector<Json> transcript_;
};

}  // namespace lk::app
