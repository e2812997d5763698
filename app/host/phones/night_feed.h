// Follows a night and builds the messages each audience may see.
#pragma once

#include <array>
#include <map>
#include <memory>

#include <QStringList>

#include "app/host/phones/camera_questions.h"
#include "app/host/phones/held_answers.h"
#include "app/host/phones/night_messages.h"
#include "app/kit/game_kit.h"
#include "app/phrases/hint_words.h"
#include "app/phrases/words.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Replays accepted events to get the steps each audience may see. Not thread-safe; lives on the night's
/// thread.
class NightFeed {
 public:
  NightFeed(std::shared_ptr<const GameKit> kit, Names names);

  /// Sets the languages in which messages are built. There are none before the first call.
  void speak(const QStringList& languages) { languages_ = languages; }
  /// Sets which seats may ask the coach if the game has one. The default is all seats.
  void coach(const std::array<bool, rules::kMaxSeats>& seats) { coached_ = seats; }
  /// Sets the seats that get hints in the first turn. The default is none.
  void hint(const HintedSeats& seats) { hinted_ = seats; }
  /// Returns the messages about everything new since the last call, with the camera's open question and a
  /// note on the pages whose answers are held. The first call reports only the last ruling of a night that
  /// has already begun. Precondition: `night` is always the same night, and all of its accepted events are
  /// written to disk.
  [[nodiscard]] MessagesByLanguage follow(const rules::Referee& night,
                                          const CameraQuestion* reading = nullptr,
                                          const HeldAnswers& held = {});
  /// Returns the message with what a seat can say next of an unfinished event, in a language, after the
  /// events of the last follow(). Precondition: the night has begun and the seat takes part.
  [[nodiscard]] QByteArray composed(rules::Seat seat, const rules::Event& unfinished,
                                    const QString& language) const;
  /// Returns the message for a ruling that is not accepted (a refusal, or an unclear event), in the
  /// requester's language. Precondition: the ruling is masked.
  [[nodiscard]] QByteArray notAccepted(const rules::Ruling& ruling, const QString& language) const;
  /// Returns the same message for everybody, in all languages.
  [[nodiscard]] MessageByLanguage notAccepted(const rules::Ruling& ruling) const;

 private:
  /// What an audience may read of an accepted event.
  struct AudienceEvent {
    rules::Ruling ruling;
    rules::Event event;
    Json view;  // after the event
  };
  using EventsByAudience = std::map<rules::Audience, AudienceEvent>;

  void replayNewEvents(const rules::Referee& night, const std::vector<rules::Audience>& audiences);
  [[nodiscard]] NightMessages messagesFor(const std::vector<rules::Audience>& audiences,
                                          const CameraQuestion* reading, const HeldAnswers& held) const;
  [[nodiscard]] NightMessages::To messagesFor(rules::Audience audience, const CameraQuestion* reading,
                                              const HeldAnswers& held) const;
  [[nodiscard]] HintedSeats hintsOf(const std::optional<rules::Seat>& reader) const;
  [[nodiscard]] bool mayAskCoach(rules::Audience audience) const;
  [[nodiscard]] bool mayAskMoves(const std::optional<rules::Seat>& reader, const HeldAnswers& held) const;
  [[nodiscard]] QByteArray rulingMessage(const AudienceEvent& entry) const;

  std::shared_ptr<const GameKit> kit_;
  Names names_;
  QStringList languages_;
  std::array<bool, rules::kMaxSeats> coached_;
  HintedSeats hinted_{};
  rules::Referee shadow_;
  std::vector<EventsByAudience> fresh_;  // since the last call
  EventsByAudience last_;
  bool followed_ = false;
};

/// The messages to send while no night is running.
NightMessages noNightMessages();

}  // namespace lk::app
