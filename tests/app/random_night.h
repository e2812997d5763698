// Plays random nights event by event, as the window receives them.
#pragma once

#include "app/session/night/setup_draft.h"
#include "app/window/shared/table_session.h"
#include "kits.h"
#include "rules/referee/random_play.h"

namespace lk::test {

/// A night of random play, one event at a time.
struct RandomNight {
  std::shared_ptr<const app::GameKit> kit;
  app::TableSession session{kit, std::vector<vision::Reference>{}};
  rules::Chance chance;
  app::Moment moment;

  explicit RandomNight(std::string_view game, std::uint64_t seed = 3) : kit(test::kit(game)), chance(seed) {
    take(app::SetupDraft(kit).setup());
  }
  void take(const rules::Event& event) {
    Outcome<app::Moment> taken = session.say(event);
    if (!taken) qFatal("%s", taken.fault().text().c_str());
    moment = std::move(*taken);
  }
  void goOn() { take(rules::anyEvent(*kit->game, session.night().referee().state(), kit->cards, chance)); }
};

}  // namespace lk::test
