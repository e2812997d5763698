#include "app/session/meaning/open_question.h"

#include <algorithm>
#include <utility>

#include "app/session/meaning/utterance.h"

namespace lk::app {

void OpenQuestion::ask(std::string reason, std::vector<rules::Event> candidates, const Placed& about,
                       double seconds) {
  reason_ = std::move(reason);
  candidates_ = std::move(candidates);
  about_ = about;
  since_ = seconds;
}

bool OpenQuestion::stands(const std::vector<Placed>& all) const {
  if (candidates_.empty()) return false;
  const auto* card = std::get_if<rules::CardPlacement>(&about_.placement);
  if (card && inChoiceZone(*card)) return true;  // a choice card counts after it is taken away, too
  return std::any_of(all.begin(), all.end(), [&](const Placed& placed) {
    return placed.thing == about_.thing && sameOfItself(placed.placement, about_.placement);
  });
}

bool OpenQuestion::canBeAnsweredBy(const Placed& card, const std::vector<Placed>& all) const {
  return stands(all) && !cameTooEarly(card, since_);
}

std::optional<rules::Event> OpenQuestion::chosenBy(const Placed& card, const std::vector<Placed>& all,
                                                   const rules::CardBook& cards) const {
  const std::optional<std::size_t> number = numberOf(card.placement, cards);
  if (!number || *number > candidates_.size() || !canBeAnsweredBy(card, all)) return std::nullopt;
  return candidates_[*number - 1];
}

std::optional<bool> OpenQuestion::acceptedBy(const Placed& card, const std::vector<Placed>& all,
                                             const rules::CardBook& cards) const {
  const std::optional<bool> yes = yesOrNo(card.placement, cards);
  return yes && canBeAnsweredBy(card, all) ? yes : std::nullopt;
}

}  // namespace lk::app
