#include "app/window/shared/table_session.h"

#include <algorithm>
#include <iterator>

#include "app/learn/coach/open_facts.h"
#include "app/session/taps.h"
#include "app/window/shared/pictures/seen_picture.h"
#include "rules/referee/scoring.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Returns whether every field of a quick action has one of its values.
bool isPicked(const rules::QuickAction& action, const Json& picked) {
  return std::all_of(action.fields.begin(), action.fields.end(), [&](const rules::QuickField& field) {
    const std::string& value = picked[field.seat ? rules::name(*field.seat) : ""][field.name].asString();
    const auto among = [&](const std::vector<std::string>& values) {
      return std::find(values.begin(), values.end(), value) != values.end();
    };
    return among(field.values) || among(field.others);
  });
}

}  // namespace

TableSession::TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references,
                           int number)
    : TableSession(std::move(kit), vision::CardIndex(std::move(references)), number) {}

TableSession::TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number)
    : kit_(std::move(kit)),
      number_(number),
      night_(kit_),
      watcher_(night_, std::move(cards), rules::Audience::table) {}

Outcome<Moment> TableSession::see(const cv::Mat& bgr, double seconds) {
  seconds_ = seconds;
  Outcome<std::vector<Report>> reports = watcher_.see(bgr, seconds);
  if (!reports) return reports.fault();
  surroundings_.take(bgr, watcher_.tracker().moving());
  return moment(night_.referee(), std::move(*reports));
}

Outcome<Moment> TableSession::say(const rules::Event& event) {
  Outcome<std::vector<Report>> reports = watcher_.say(event, seconds_);
  if (!reports) return reports.fault();
  return moment(night_.referee(), std::move(*reports));
}

Outcome<Moment> TableSession::answer(std::size_t candidate) {
  if (candidate >= watcher_.candidates().size()) return now();
  Outcome<std::vector<Report>> reports = watcher_.answer(candidate, seconds_);
  if (!reports) return reports.fault();
  return moment(night_.referee(), std::move(*reports));
}

Outcome<Moment> TableSession::amend(std::size_t place, const rules::Event& right) {
  const std::vector<rules::Event>& standing = night_.referee().standing();
  const bool same = place < standing.size() && standing[place].kind() == right.kind() &&
                    standing[place].seat() == right.seat();
  if (!same) return now();
  Outcome<std::vector<Report>> reports = watcher_.amend(place, right, seconds_);
  if (!reports) return reports.fault();
  return moment(night_.referee(), std::move(*reports));
}

std::optional<Moment> TableSession::before(std::size_t place) const {
  rules::Referee then = night_.referee();
  if (place >= then.standing().size()) return std::nullopt;
  then.take({Json::object({{"e", "take_back"}, {"count", then.standing().size() - place}})});
  return moment(then, {});
}

Outcome<Moment> TableSession::quick(const std::string& action, const Json& picked) {
  const rules::Referee& referee = night_.referee();
  const std::vector<rules::QuickAction> offered =
      rules::quickActions(*kit_->game, referee.state(), kit_->cards);
  const auto meant = std::find_if(offered.begin(), offered.end(),
                                  [&](const rules::QuickAction& each) { return each.id == action; });
  if (meant == offered.end() || !isPicked(*meant, picked)) return now();
  const std::vector<rules::Event> events =
      kit_->game->scoring()->events(referee.state(), kit_->cards, action, picked);
  rules::Referee ahead = referee;
  for (const rules::Event& event : events) {
    rules::Ruling ruling = ahead.take(event);
    if (ruling.verdict != rules::Verdict::accepted) {
      const rules::Event shown = rules::masked(*kit_->game, kit_->cards, ahead.state(), event,
                                               rules::Audience::table, ruling.verdict);
      return moment(referee, {{seconds_, EventReport{shown}}, {seconds_, RulingReport{std::move(ruling)}}});
    }
  }
  std::vector<Report> all;
  const Outcome<Done> taken = night_.together([&]() -> Outcome<Done> {
    for (const rules::Event& event : events) {
      Outcome<std::vector<Report>> reports = watcher_.say(event, seconds_);
      if (!reports) return reports.fault();
      std::move(reports->begin(), reports->end(), std::back_inserter(all));
    }
    return Done{};
  });
  if (!taken) return taken.fault();
  return moment(referee, std::move(all));
}

Outcome<Moment> TableSession::undoTap() {
  const std::vector<rules::Event>& standing = night_.referee().standing();
  const std::vector<std::size_t> taps = tapsOf(*kit_, standing);
  if (taps.empty()) return now();
  return say({Json::object({{"e", "take_back"}, {"count", standing.size() - taps.back()}})});
}

Outcome<Moment> TableSession::putBack() {
  if (night_.takenBack().empty()) return now();
  Outcome<std::vector<Report>> reports = watcher_.putBack(seconds_);
  if (!reports) return reports.fault();
  return moment(night_.referee(), std::move(*reports));
}

Moment TableSession::now() const {
  return moment(night_.referee(), {});
}

Outcome<Moment> TableSession::nowWithReports() const {
  Night night(kit_);
  Watcher watcher(night, vision::CardIndex({}), rules::Audience::table);
  std::vector<Report> all;
  for (const rules::Event& event : night_.referee().standing()) {
    Outcome<std::vector<Report>> reports = watcher.say(event, 0);
    if (!reports) return reports.fault();
    std::move(reports->begin(), reports->end(), std::back_inserter(all));
  }
  Moment again = moment(night_.referee(), std::move(all));
  again.repeated = true;
  return again;
}

Moment TableSession::moment(const rules::Referee& referee, std::vector<Report> reports) const {
  Moment moment;
  moment.night = number_;
  moment.kit = kit_;
  moment.reports = std::move(reports);
  moment.begun = referee.begun();
  rules::View view = referee.view(rules::Audience::table);
  moment.view = std::move(view.json);
  moment.covered = std::move(view.coveredTrays);
  if (moment.begun) {
    moment.prompts = referee.prompts();
    moment.foreseen = foreseen(*kit_, referee.state());
  }
  if (scored_) moment.quick = rules::quickActions(*kit_->game, referee.state(), kit_->cards);
  moment.places = referee.places();
  moment.result = referee.result();
  moment.openFacts = openFacts(*kit_, referee.state());
  moment.mayPutBack = !night_.takenBack().empty();
  moment.standing = static_cast<int>(referee.standing().size());
  return moment;
}

std::vector<rules::Seat> TableSession::covered() const {
  return night_.referee().view(rules::Audience::table).coveredTrays;
}

std::optional<int> TableSession::ownDice(rules::Seat seat) const {
  if (!night_.referee().begun()) return std::nullopt;
  const rules::Referee& referee = night_.referee();
  const Json view = referee.view(rules::audienceOf(seat)).json;
  const Json& own =
      rules::seatFigure(referee.game(), view["seats"][rules::name(seat)], rules::FigureRole::dice);
  return own.isInt() ? std::optional<int>(static_cast<int>(own.asInt())) : std::nullopt;
}

std::vector<SeenThing> TableSession::seen() const {
  return seenThings(watcher_.tracker(), covered(), *kit_);
}

Picture TableSession::picture(const cv::Mat& bgr) const {
  const std::vector<rules::Seat> covered = this->covered();
  const vision::Tracker& tracker = watcher_.tracker();
  std::vector<vision::SheetSighting> certain = tracker.sheets();
  std::erase_if(certain,
                [&](const auto& sheet) { return !watcher_.looked() || !tracker.placeCertain(sheet.id); });
  return seenPicture(bgr, tracker, surroundings_, covered, certain, *kit_);
}

}  // namespace lk::app
