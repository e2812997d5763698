#include "app/host/phones/night_feed.h"

#include <algorithm>

#include "app/host/phones/move_message.h"
#include "app/host/phones/moves_message.h"
#include "app/host/phones/prompts_message.h"
#include "app/host/phones/table_message.h"
#include "app/learn/coach/open_facts.h"
#include "app/phrases/language_scope.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/report_lines.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::Audience;

QByteArray message(const char* kind, Json content) {
  return QByteArray::fromStdString(Json::object({{kind, std::move(content)}}).dump());
}

/// Returns the seat of an audience; nullopt for the table.
std::optional<rules::Seat> seatOf(Audience audience) {
  for (const rules::Seat seat : rules::kAllSeats)
    if (audience == rules::audienceOf(seat)) return seat;
  return {};
}

/// Returns all audiences of the night: the table, then the seats.
std::vector<Audience> audiencesOf(const rules::Referee& night) {
  std::vector<Audience> all{Audience::table};
  for (std::size_t i = 0; night.begun() && i < night.state().seatCount; ++i)
    all.push_back(rules::audienceOf(rules::kAllSeats[i]));
  return all;
}

}  // namespace

NightFeed::NightFeed(std::shared_ptr<const GameKit> kit, Names names)
    : kit_(std::move(kit)), names_(std::move(names)), shadow_(*kit_->game, kit_->cards) {
  coached_.fill(true);
}

MessagesByLanguage NightFeed::follow(const rules::Referee& night, const CameraQuestion* reading,
                                     const HeldAnswers& held) {
  const std::vector<Audience> audiences = audiencesOf(night);
  fresh_.clear();
  replayNewEvents(night, audiences);
  followed_ = true;
  return inLanguages(languages_, [&] { return messagesFor(audiences, reading, held); });
}

void NightFeed::replayNewEvents(const rules::Referee& night, const std::vector<Audience>& audiences) {
  for (std::size_t i = shadow_.log().size(); i < night.log().size(); ++i) {
    const rules::Event& event = night.log()[i];
    const rules::Ruling ruling = shadow_.take(event);
    if (!followed_ && i + 1 < night.log().size()) continue;
    last_.clear();
    for (const Audience audience : audiences) {
      AudienceEvent& entry = last_[audience];
      entry.ruling = ruling;
      entry.ruling.steps = rules::masked(ruling.steps, audience);
      entry.view = shadow_.view(audience).json;
      entry.event = rules::masked(*kit_->game, kit_->cards, shadow_.state(), event, audience, ruling.verdict);
    }
    if (followed_) fresh_.push_back(last_);
  }
}

QByteArray NightFeed::rulingMessage(const AudienceEvent& entry) const {
  Json json = spokenRuling(entry.ruling, *kit_, names_);
  const QString heard = withLyingNames(eventText(entry.event, *kit_, names_), entry.view, *kit_, names_);
  json.set("heard", heard.toStdString());
  return message("ruling", std::move(json));
}

NightMessages NightFeed::messagesFor(const std::vector<Audience>& audiences, const CameraQuestion* reading,
                                     const HeldAnswers& held) const {
  NightMessages messages;
  messages.table = messagesFor(audiences.front(), reading, held);
  messages.seatCount = audiences.size() - 1;
  messages.kit = kit_;
  for (std::size_t i = 0; i < messages.seatCount; ++i)
    messages.seats[i] = messagesFor(audiences[i + 1], reading, held);
  return messages;
}

/// A question to everybody has a hint only on the pages of those who want hints.
HintedSeats NightFeed::hintsOf(const std::optional<rules::Seat>& reader) const {
  return reader && hinted_[rules::index(*reader)] ? hinted_ : HintedSeats();
}

bool NightFeed::mayAskCoach(Audience audience) const {
  if (!shadow_.begun() || openFacts(*kit_, shadow_.state()).isNull()) return false;
  const std::optional<rules::Seat> reader = seatOf(audience);
  return reader && coached_[rules::index(*reader)];
}

bool NightFeed::mayAskMoves(const std::optional<rules::Seat>& reader, const HeldAnswers& held) const {
  return reader && coached_[rules::index(*reader)] && !held.has(*reader) && hasMoves(*reader, shadow_);
}

NightMessages::To NightFeed::messagesFor(Audience audience, const CameraQuestion* reading,
                                         const HeldAnswers& held) const {
  NightMessages::To to;
  for (const EventsByAudience& each : fresh_)
    if (const auto at = each.find(audience); at != each.end())
      to.rulings.push_back(rulingMessage(at->second));
  if (const auto at = last_.find(audience); at != last_.end()) to.lastRuling = rulingMessage(at->second);
  const std::vector<rules::Prompt> prompts =
      shadow_.begun() ? shadow_.prompts() : std::vector<rules::Prompt>();
  const Json view = shadow_.view(audience).json;
  Json shown = view;
  shown.set("at", shadow_.log().size());
  const std::optional<rules::Seat> reader = seatOf(audience);
  const std::vector<rules::TablePlace> places =
      shadow_.begun() ? shadow_.places() : std::vector<rules::TablePlace>();
  Json table = tableMessage({*kit_, view, prompts, places, shadow_.result(), names_, reader});
  if (reader) table.set("you", rules::name(*reader));
  if (mayAskCoach(audience)) table.set("coach", true);
  if (mayAskMoves(reader, held)) table.set("moves", true);
  shown.set("told", std::move(table));
  to.view = message("view", std::move(shown));
  Json asked = promptsMessage(prompts, {*kit_, view}, names_, audience, held, hintsOf(reader));
  if (reading) asked.push(readingMessage(*reading, shadow_.state(), {*kit_, view}, names_, audience));
  Json answers = Json::object({{"prompts", std::move(asked)}});
  if (reader && shadow_.begun())
    answers.set("composed", shadow_.result().finished
                                ? noMoveMessage()
                                : moveMessage({*kit_, shadow_.state(), view, names_, audience}, *reader,
                                              rules::Event{Json::object({})}));
  to.prompts = QByteArray::fromStdString(answers.dump());
  return to;
}

QByteArray NightFeed::composed(rules::Seat seat, const rules::Event& unfinished,
                               const QString& language) const {
  const LanguageScope here(language);
  const Audience audience = rules::audienceOf(seat);
  const Json view = shadow_.view(audience).json;
  return message("composed", moveMessage({*kit_, shadow_.state(), view, names_, audience}, seat, unfinished));
}

QByteArray NightFeed::notAccepted(const rules::Ruling& ruling, const QString& language) const {
  const LanguageScope here(language);
  return message("ruling", spokenRuling(ruling, *kit_, names_));
}

MessageByLanguage NightFeed::notAccepted(const rules::Ruling& ruling) const {
  return inLanguages(languages_, [&] { return message("ruling", spokenRuling(ruling, *kit_, names_)); });
}

NightMessages noNightMessages() {
  const Json none{Json::Object{}};
  const Json table =
      Json::object({{"game", "Lampkeeper"}, {"seats", Json::array()}, {"rows", Json::array()}});
  NightMessages out;
  out.table.view = message("view", Json::object({{"game", Json()},
                                                 {"phase", "none"},
                                                 {"seats", none},
                                                 {"zones", none},
                                                 {"result", Json()},
                                                 {"at", 0},
                                                 {"told", table}}));
  out.table.prompts = message("prompts", Json::array());
  return out;
}

}  // namespace lk::app
