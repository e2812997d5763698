#include "app/window/shared/table_session.h"

#include <algorithm>

#include "app/learn/coach/open_facts.h"
#include "app/phrases/choices/giving_up.h"
#include "app/window/shared/pictures/seen_picture.h"
#include "rules/referee/scoring.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Returns what everybody may know of the seats before the first event that follows the set-up.
Json seatsAfterSetup(const rules::Referee& referee) {
  rules::Referee start(referee.game(), referee.cards());
  start.take(referee.standing().front());
  return start.view(rules::Audience::table).json["seats"];
}

}  // namespace

TableSession::TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references,
                           int number)
    : TableSession(std::move(kit), vision::CardIndex(std::move(references)), number) {}

TableSession::TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number)
    : kit_(std::move(kit)), number_(number), host_(kit_, std::move(cards)) {}

Outcome<Moment> TableSession::see(const cv::Mat& bgr, double seconds) {
  const Outcome<Moment> moment = momentOf(host_.see(bgr, seconds));
  if (moment) surroundings_.take(bgr, moving());
  return moment;
}

Outcome<Moment> TableSession::momentOf(Outcome<Reports> reports) const {
  if (!reports) return reports.fault();
  return current(std::move(*reports));
}

Moment TableSession::current(std::vector<Report> reports) const {
  Moment now = moment(host_.night().referee(), std::move(reports));
  const HeldAnswers& held = host_.held();
  std::erase_if(now.prompts, [&](const rules::Prompt& prompt) { return held.answers(prompt); });
  const HouseTurns& house = host_.house();
  for (const rules::Seat seat : rules::kAllSeats)
    if (held.has(seat) && !house.has(seat)) now.held.push_back(seat);
  if (!now.begun || !house.plays()) return now;
  const std::vector<rules::Prompt> people = house.forPeople(now.prompts, host_.night().referee());
  for (const rules::Prompt& prompt : now.prompts)
    if (prompt.seat && house.has(*prompt.seat)) now.thinking.push_back(*prompt.seat);
  for (const rules::Seat seat : rules::kAllSeats)
    if (house.has(seat)) now.housed.push_back(seat);
  std::erase_if(now.givingUp, [&](const rules::Event& event) { return house.has(*event.seat()); });
  now.houseAlone = house.isAlone(host_.night().referee());
  now.houseRests = house.rests() && (!now.thinking.empty() || now.houseAlone);
  now.prompts = people;
  return now;
}

std::optional<Moment> TableSession::before(std::size_t place) const {
  rules::Referee then = host_.night().referee();
  if (place >= then.standing().size()) return std::nullopt;
  then.take({Json::object({{"e", "take_back"}, {"count", then.standing().size() - place}})});
  return moment(then, {});
}

Outcome<Moment> TableSession::nowWithReports() const {
  Outcome<Moment> again = momentOf(host_.repeated());
  if (again) again->repeated = true;
  return again;
}

std::optional<MoveReply> TableSession::compose(const MoveRequest& request) const {
  const rules::Referee& referee = host_.night().referee();
  const int standing = static_cast<int>(referee.standing().size());
  if (request.night != number_ || request.standing != standing) return std::nullopt;
  if (!referee.begun() || rules::index(request.seat) >= referee.state().seatCount) return std::nullopt;
  const Json view = referee.view(rules::Audience::table).json;
  return MoveReply{number_, standing,
                   compositionOf({*kit_, referee.state(), view, request.names, rules::Audience::table},
                                 request.seat, request.event)};
}

Moment TableSession::moment(const rules::Referee& referee, std::vector<Report> reports) const {
  Moment moment;
  moment.night = number_;
  moment.kit = kit_;
  moment.reports = std::move(reports);
  moment.begun = referee.begun();
  moment.result = referee.result();
  rules::View view = referee.view(rules::Audience::table);
  moment.view = std::move(view.json);
  moment.covered = std::move(view.coveredTrays);
  if (moment.begun) {
    moment.startSeats = seatsAfterSetup(referee);
    moment.prompts = referee.prompts();
    moment.foreseen = foreseen(*kit_, referee.state());
    if (!moment.result.finished) moment.givingUp = givingUp(*kit_, referee.state());
  }
  if (scored_) moment.quick = rules::quickActions(*kit_->game, referee.state(), kit_->cards);
  moment.places = referee.places();
  moment.openFacts = openFacts(*kit_, referee.state());
  moment.mayPutBack = !host_.night().takenBack().empty();
  moment.standing = static_cast<int>(referee.standing().size());
  return moment;
}

std::vector<rules::Seat> TableSession::covered() const {
  return host_.night().referee().view(rules::Audience::table).coveredTrays;
}

std::optional<int> TableSession::ownDice(rules::Seat seat) const {
  if (!host_.night().referee().begun()) return std::nullopt;
  const rules::Referee& referee = host_.night().referee();
  const Json view = referee.view(rules::audienceOf(seat)).json;
  const Json& own =
      rules::seatFigure(referee.game(), view["seats"][rules::name(seat)], rules::FigureRole::dice);
  return own.isInt() ? std::optional<int>(static_cast<int>(own.asInt())) : std::nullopt;
}

PossibleHandPtr TableSession::possibleHand(rules::Seat seat) const {
  return std::make_shared<const rules::PossibleHand>(rules::possibleHand(
      rules::PlayableGame(*kit_->game, kit_->cards), host_.night().referee().standing(), seat));
}

AdviceRequest TableSession::adviceOn(const MovesAsked& asked) const {
  return {
      .kit = kit_, .standing = host_.night().referee().standing(), .seat = asked.seat, .hand = asked.hand};
}

std::vector<SeenThing> TableSession::seen() const {
  return seenThings(host_.watcher().tracker(), covered(), *kit_);
}

Picture TableSession::picture(const cv::Mat& bgr) const {
  const std::vector<rules::Seat> covered = this->covered();
  const vision::Tracker& tracker = host_.watcher().tracker();
  std::vector<vision::SheetSighting> certain = tracker.sheets();
  std::erase_if(certain, [&](const auto& sheet) {
    return !host_.watcher().looked() || !tracker.placeCertain(sheet.id);
  });
  return seenPicture(bgr, tracker, surroundings_, covered, certain, *kit_);
}

}  // namespace lk::app
