#include "app/window/home/rematch.h"

#include <algorithm>

#include "app/session/night/setup_draft.h"

namespace lk::app {

std::optional<NightRequest> rematchOf(const NightLog& night, const std::string& camera) {
  const auto setup = std::find_if(night.events.rbegin(), night.events.rend(),
                                  [](const rules::Event& event) { return event.kind() == "setup"; });
  if (setup == night.events.rend()) return std::nullopt;
  SetupDraft draft(night.kit);
  draft.recall(setup->body);
  const auto next = (rules::index(draft.starter()) + 1) % static_cast<std::size_t>(draft.players());
  draft.setStarter(rules::kAllSeats[next]);
  NightRequest request;
  request.game = night.kit->id();
  request.scored = isScored(*night.kit->game, setup->body);
  if (!request.scored && night.info.seenBy == carddb::SeenBy::camera) request.source = camera;
  request.setup = draft.setup(request.scored           ? PlayMode::scored
                              : request.source.empty() ? PlayMode::byHand
                                                       : PlayMode::camera);
  return request;
}

}  // namespace lk::app
