// Follows a night from beside it, and tells every audience what it may know of it.
#pragma once

#include <array>
#include <map>
#include <memory>

#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "app/serve/night/night_messages.h"
#include "app/serve/night/reading.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Judges what the night accepted once more, which tells each audience its own steps of it. Not thread-safe;
/// lives where the night does.
class NightFeed {
 public:
  NightFeed(std::shared_ptr<const GameKit> kit, Names names);

  /// In which languages is told from now on; before, in none.
  void speak(const QStringList& languages) { languages_ = languages; }
  /// Who may ask the coach, where the game has one; everybody, unless it is said.
  void coach(const std::array<bool, rules::kMaxSeats>& seats) { coached_ = seats; }
  /// What is new since the last time, with what the camera asks now. Of all that happened before the first
  /// time, only the last is told. Precondition: it is one night, and whatever it was doing is done and on
  /// disk.
  [[nodiscard]] MessagesByLanguage follow(const rules::Referee& night, const Reading* reading = nullptr);
  /// A refusal, for whoever said what was refused, or what is not clear. Precondition: it is masked.
  [[nodiscard]] QByteArray notAccepted(const rules::Ruling& ruling, const QString& language) const;
  /// The same for everybody.
  [[nodiscard]] MessageByLanguage notAccepted(const rules::Ruling& ruling) const;

 private:
  /// What an audience may read of an event that was accepted.
  struct AudienceEvent {
    rules::Ruling ruling;
    rules::Event event;
  };
  using EventsByAudience = std::map<rules::Audience, AudienceEvent>;

  void judgeOn(const rules::Referee& night, const std::vector<rules::Audience>& audiences);
  [[nodiscard]] NightMessages messagesFor(const std::vector<rules::Audience>& audiences,
                                          const Reading* reading) const;
  [[nodiscard]] NightMessages::To messagesFor(rules::Audience audience, const Reading* reading) const;
  [[nodiscard]] bool mayAskCoach(rules::Audience audience) const;
  [[nodiscard]] QByteArray rulingMessage(const AudienceEvent& heard) const;

  std::shared_ptr<const GameKit> kit_;
  Names names_;
  QStringList languages_;
  std::array<bool, rules::kMaxSeats> coached_;
  rules::Referee shadow_;
  std::vector<EventsByAudience> fresh_;  // since the last time
  EventsByAudience last_;
  bool followed_ = false;
};

/// What is told while no night is on.
NightMessages nothingOn();

}  // namespace lk::app
