// Follows a night from beside it, and tells every audience what it may know of it.
#pragma once

#include <memory>

#include "app/kit/game_kit.h"
#include "app/phrases/words.h"
#include "app/serve/night/told.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Judges what the night accepted once more, which tells each audience its own steps of it. Not thread-safe;
/// lives where the night does.
class NightFeed {
 public:
  NightFeed(std::shared_ptr<const GameKit> kit, Names names);

  /// What is new since the last time. Of all that happened before the first time, only the last is told.
  /// Precondition: it is one night, and whatever it was doing is done and on disk.
  [[nodiscard]] Told follow(const rules::Referee& night);
  /// A refusal, for whoever said what was refused, or what is not clear. Precondition: it is masked.
  [[nodiscard]] QByteArray notAccepted(const rules::Ruling& ruling) const;

 private:
  void judgeOn(const rules::Referee& night, Told& told);
  void tell(rules::Audience audience, Told::To& to) const;
  void tellRuling(const rules::Event& event, const rules::Ruling& ruling, rules::Audience audience,
                  Told::To& to) const;

  std::shared_ptr<const GameKit> kit_;
  Names names_;
  rules::Referee shadow_;
  Told last_;
  bool followed_ = false;
};

/// What is told while no night is on.
Told nothingOn();

}  // namespace lk::app
