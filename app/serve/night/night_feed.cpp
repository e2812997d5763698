#include "app/serve/night/night_feed.h"

#include "app/phrases/report_lines.h"
#include "app/serve/night/told_prompts.h"
#include "app/serve/night/told_table.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::Audience;

QByteArray message(const char* kind, Json content) {
  return QByteArray::fromStdString(Json::object({{kind, std::move(content)}}).dump());
}

/// Calls `tell` with each audience there is and what it is told.
template <class Tell>
void forEach(Told& told, Tell tell) {
  tell(Audience::table, told.table);
  for (std::size_t i = 0; i < told.seatCount; ++i)
    tell(rules::audienceOf(rules::kAllSeats[i]), told.seats[i]);
}

}  // namespace

NightFeed::NightFeed(std::shared_ptr<const GameKit> kit, Names names)
    : kit_(std::move(kit)), names_(std::move(names)), shadow_(*kit_->game, kit_->cards) {}

Told NightFeed::follow(const rules::Referee& night) {
  Told told = std::move(last_);
  told.seatCount = night.begun() ? night.state().seatCount : 0;
  forEach(told, [](Audience, Told::To& to) { to.rulings.clear(); });
  judgeOn(night, told);
  forEach(told, [&](Audience audience, Told::To& to) {
    if (!followed_) to.rulings.clear();
    tell(audience, to);
  });
  followed_ = true;
  last_ = told;
  return told;
}

void NightFeed::judgeOn(const rules::Referee& night, Told& told) {
  for (std::size_t i = shadow_.log().size(); i < night.log().size(); ++i) {
    const rules::Event& event = night.log()[i];
    const rules::Ruling ruling = shadow_.take(event);
    if (!followed_ && i + 1 < night.log().size()) continue;
    forEach(told, [&](Audience audience, Told::To& to) { tellRuling(event, ruling, audience, to); });
  }
}

void NightFeed::tellRuling(const rules::Event& event, const rules::Ruling& ruling, Audience audience,
                           Told::To& to) const {
  rules::Ruling shown = ruling;
  shown.steps = rules::masked(ruling.steps, audience);
  const rules::Event understood =
      rules::masked(*kit_->game, kit_->cards, shadow_.state(), event, audience, ruling.verdict);
  Json json = spokenRuling(shown, *kit_, names_);
  json.set("heard", heard(understood, *kit_, names_).toStdString());
  to.rulings.push_back(message("ruling", std::move(json)));
  to.lastRuling = to.rulings.back();
}

void NightFeed::tell(Audience audience, Told::To& to) const {
  const std::vector<rules::Prompt> prompts =
      shadow_.begun() ? shadow_.prompts() : std::vector<rules::Prompt>();
  const Json view = shadow_.view(audience).json;
  Json shown = view;
  shown.set("at", shadow_.log().size());
  Json told = toldTable({*kit_, view, prompts, shadow_.result(), names_});
  for (const rules::Seat seat : rules::kAllSeats)
    if (audience == rules::audienceOf(seat)) told.set("you", rules::name(seat));
  shown.set("told", std::move(told));
  to.view = message("view", std::move(shown));
  to.prompts = message("prompts", toldPrompts(prompts, {*kit_, view}, names_, audience));
}

Told nothingOn() {
  const Json none{Json::Object{}};
  const Json told =
      Json::object({{"game", "Lampkeeper"}, {"seats", Json::array()}, {"zones", Json::array()}});
  Told out;
  out.table.view = message("view", Json::object({{"game", Json()},
                                                 {"phase", "none"},
                                                 {"seats", none},
                                                 {"zones", none},
                                                 {"result", Json()},
                                                 {"at", 0},
                                                 {"told", told}}));
  out.table.prompts = message("prompts", Json::array());
  return out;
}

QByteArray NightFeed::notAccepted(const rules::Ruling& ruling) const {
  return message("ruling", spokenRuling(ruling, *kit_, names_));
}

}  // namespace lk::app
