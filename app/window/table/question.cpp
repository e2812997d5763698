#include "app/window/table/question.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/host/phones/camera_questions.h"
#include "app/phrases/moves/move_words.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

/// Returns whether a part of an event is masked.
bool hides(const Json& value) {
  if (value.isNull()) return true;
  return std::any_of(value.members().begin(), value.members().end(),
                     [](const Json::Member& member) { return hides(member.second); });
}

std::vector<std::string> cardsOf(const rules::Event& event) {
  std::vector<std::string> cards;
  if (const std::string& card = event.body["card"].asString(); !card.empty()) cards.push_back(card);
  for (const Json& card : event.body["cards"].items()) cards.push_back(card.asString());
  return cards;
}

/// Returns the card that distinguishes this candidate from the others; otherwise its first card.
std::string tellingCard(const rules::Event& event, const std::vector<rules::Event>& all) {
  const std::vector<std::string> own = cardsOf(event);
  for (const std::string& card : own) {
    const auto has = [&](const rules::Event& each) {
      const std::vector<std::string> its = cardsOf(each);
      return std::find(its.begin(), its.end(), card) != its.end();
    };
    if (!std::all_of(all.begin(), all.end(), has)) return card;
  }
  return own.empty() ? std::string() : own.front();
}

}  // namespace

Question questionOf(const rules::Ruling& ruling, const GameKit& kit, const Names& names) {
  Question question;
  question.text = cure(ruling, kit, names);
  question.seat = CameraQuestion{.unclear = ruling, .candidates = ruling.maybe}.seat();
  for (const rules::Event& event : ruling.maybe) {
    const bool hidden = hides(event.body);
    const QString meant = confirmationText(ruling, kit);
    question.answers += !meant.isEmpty() ? meant
                        : hidden         ? QCoreApplication::translate("TableModel", "They count")
                                         : withLyingNames(eventText(event, kit, names), {}, kit, names);
    question.pictures += hidden ? QString() : facePicture(kit, tellingCard(event, ruling.maybe));
  }
  return question;
}

}  // namespace lk::app
