#include "app/session/watch/watcher.h"

#include <algorithm>
#include <utility>

#include "app/kit/references.h"
#include "app/session/table/token_places.h"
#include "app/session/watch/expected_cards.h"
#include "app/session/watch/sighting_report.h"
#include "vision/recogniser.h"

namespace lk::app {

using rules::Verdict;

/// Seconds after which everything at rest on a table that was just opened has been reported.
constexpr double kInheritSeconds = 2;
/// Seconds between two tries if the journal fails.
constexpr double kRetrySeconds = 2;

namespace {

bool hasName(const vision::CardSighting& card) {
  return card.key.has_value();
}

}  // namespace

Watcher::Watcher(Night& night, vision::CardIndex index, rules::Audience audience)
    : night_(&night),
      audience_(audience),
      tracker_(std::move(index), sheetSpecs(night.kit().layout),
               {.tokens = tokenSheet(night.kit().layout), .cubes = cubeSheet(night.kit().layout)}),
      placements_(night.kit().layout),
      tileHints_(sheetSpecs(night.kit().layout).front()) {
  placements_.things().keepUp(night.referee());
}

void Watcher::report(double seconds, decltype(Report::what) what, std::vector<Report>& out) const {
  out.push_back(Report{seconds, std::move(what)});
}

void Watcher::use(const TableSetting& setting) {
  placements_.use(setting);
  for (const vision::StableCard& card : tracker_.cards())
    placements_.update(vision::CardChanged{card}, tracker_.sheets(), now_);
  for (const vision::StableToken& token : tracker_.tokens())
    placements_.update(vision::TokenMoved{token}, tracker_.sheets(), now_);
}

Outcome<std::vector<Report>> Watcher::see(const cv::Mat& bgr, double seconds) {
  std::vector<Report> out;
  const PauseWatch::Verdict verdict = pause_.take(bgr, seconds);
  if (verdict.anew) {
    placements_.beginAgain(true);
    againUntil_ = verdict.seconds + kInheritSeconds;
  }
  looked_ = verdict.look;
  if (looked_)
    if (const Outcome<Done> done = look(bgr, verdict.seconds, seconds, out); !done) return done.fault();
  reportPause(seconds, out);
  if (looked_) hint(bgr, verdict.seconds, seconds, out);
  return out;
}

void Watcher::hint(const cv::Mat& bgr, double nightSeconds, double seconds, std::vector<Report>& out) {
  const auto& tracked = tracker_.cards();
  const PictureSeen seen{.sheets = !tracker_.sheets().empty(),
                         .namedCards = std::any_of(tracked.begin(), tracked.end(),
                                                   [](const auto& each) { return hasName(each.card); })};
  const auto namesCard = [&](const cv::Mat& picture) {
    const auto cards = vision::recognise(picture, tracker_.index(), {}).cards;
    return std::any_of(cards.begin(), cards.end(), hasName);
  };
  if (const auto hint = hints_.take(bgr, nightSeconds, seen, namesCard))
    report(seconds, HintReport{*hint}, out);
  if (tracker_.moving()) return;
  const std::string& mat = placements_.setting().layout.mat.id;
  const bool located =
      sheetSeen(tracker_.sheets(), mat) && std::ranges::count(tracker_.conflictingSheets(), mat) == 0;
  if (auto tiles = tileHints_.take(bgr, nightSeconds, located))
    report(seconds, HintReport{Check::mat, std::move(*tiles)}, out);
}

Outcome<Done> Watcher::look(const cv::Mat& bgr, double nightSeconds, double seconds,
                            std::vector<Report>& out) {
  // What lies on the table when recognition starts in the middle of a night may have been used already, so it
  // is no event.
  if (!opened_ && !hadEvent_ && night_->referee().begun()) inheritUntil_ = nightSeconds + kInheritSeconds;
  opened_ = true;
  now_ = nightSeconds;

  expectCardsOfNight();
  std::vector<vision::Change> seen = tracker_.update(bgr, nightSeconds);
  const bool lost = astray();
  if (!tracker_.moving()) pause_.sheetsCertain(!lost);
  for (const vision::Change& change : seen) {
    const auto* sheet = std::get_if<vision::SheetMoved>(&change);
    if (!sheet) continue;
    if (std::find(known_.begin(), known_.end(), sheet->sheet.id) == known_.end()) {
      known_.push_back(sheet->sheet.id);
    } else if (nightSeconds >= againUntil_) {  // camera or mat slid: cards may be reported again
      placements_.beginAgain(false);
      againUntil_ = nightSeconds + kInheritSeconds;
    }
  }
  const std::vector<vision::Change> changes = held_.due(std::move(seen), lost, tracker_.cards());
  for (const vision::Change& change : changes) {
    const std::vector<rules::Seat> covered = night_->referee().view(audience_).coveredTrays;
    if (auto sighting = sightingReport(change, tracker_, placements_, covered))
      report(seconds, std::move(*sighting), out);
    placements_.update(change, tracker_.sheets(), now_);
  }
  if (nightSeconds >= againUntil_) placements_.endAgain();
  if (nightSeconds < inheritUntil_) placements_.useAll();
  bool due = !changes.empty();
  if (tracker_.moving())
    placements_.unsettle();
  else if (placements_.settle(nightSeconds) || (retryAt_ && nightSeconds >= *retryAt_))
    due = true;
  return due ? interpret(seconds, out) : Outcome<Done>(Done{});
}

void Watcher::expectCardsOfNight() {
  const std::vector<rules::Event>& standing = night_->referee().standing();
  const auto setup = standing.empty() ? std::nullopt : std::optional(standing.front());
  if (setup == begunBy_) return;
  begunBy_ = setup;
  tracker_.expect(setup ? cardsOfNight(night_->kit(), *setup) : vision::CanBeThere());
  const rules::Referee& referee = night_->referee();
  tracker_.readDice(
      diceOnTokens(referee.game().diceToRead(referee.state(), referee.cards()), placements_.setting()));
}

/// Returns whether sheets were located before and none of them is visible at its place now.
bool Watcher::astray() const {
  const Sheets& sheets = tracker_.sheets();
  return !sheets.empty() &&
         std::none_of(sheets.begin(), sheets.end(),
                      [&](const vision::SheetSighting& sheet) { return tracker_.placeCertain(sheet.id); });
}

std::vector<Report> Watcher::unseen(Pause why, double seconds) {
  std::vector<Report> out;
  pause_.unseen(why);
  reportPause(seconds, out);
  return out;
}

void Watcher::reportPause(double seconds, std::vector<Report>& out) {
  if (pause_.now() == reportedPause_) return;
  reportedPause_ = pause_.now();
  report(seconds, SourceReport{reportedPause_}, out);
}

Outcome<std::vector<Report>> Watcher::say(const rules::Event& event, double seconds) {
  std::vector<Report> out;
  const Outcome<bool> accepted = takeAndReport(event, seconds, out);
  if (!accepted) return accepted.fault();
  if (*accepted) {
    placements_.forgetCleared();
    if (event.kind() == "take_back" || event.kind() == "correct") placements_.reconsider(now_);
    if (const Outcome<Done> done = interpret(seconds, out); !done) return done.fault();
  }
  return out;
}

Outcome<std::vector<Report>> Watcher::answer(std::size_t candidate, double seconds) {
  const rules::Event meant = candidates()[candidate];  // a copy: accepting it empties the candidates
  confirmed_ = question_.reason();
  Outcome<std::vector<Report>> reports = say(meant, seconds);
  confirmed_.clear();
  return reports;
}

Outcome<std::vector<Report>> Watcher::amend(std::size_t place, const rules::Event& right, double seconds) {
  const std::vector<rules::Event>& standing = night_->referee().standing();
  std::vector<rules::Event> again{right};
  again.insert(again.end(), standing.begin() + static_cast<std::ptrdiff_t>(place) + 1, standing.end());
  const rules::Event back{Json::object({{"e", "take_back"}, {"count", again.size()}})};
  std::vector<Report> out;
  rules::Referee ahead = night_->referee();
  ahead.take(back);
  if (const rules::Ruling ruling = ahead.take(right); ruling.verdict != Verdict::accepted) {
    reportJudged(right, ruling, seconds, out);
    return out;
  }
  const Outcome<Done> amended = together([&]() -> Outcome<Done> {
    Outcome<bool> accepted = takeAndReport(back, seconds, out);
    for (std::size_t i = 0; i < again.size() && accepted && *accepted; ++i)
      accepted = takeAndReport(again[i], seconds, out);
    return accepted ? Outcome<Done>(Done{}) : accepted.fault();
  });
  if (!amended) return amended.fault();
  placements_.reconsider(now_);
  if (const Outcome<Done> done = interpret(seconds, out); !done) return done.fault();
  return out;
}

Outcome<std::vector<Report>> Watcher::putBack(double seconds) {
  std::vector<Report> out;
  const std::size_t events = night_->takenBack().back().size();
  const Outcome<Done> done = together([&]() -> Outcome<Done> {
    Outcome<bool> accepted = true;
    for (std::size_t i = 0; i < events && accepted && *accepted; ++i)
      accepted = reportTaken(night_->putBack(), seconds, out);
    return accepted ? Outcome<Done>(Done{}) : accepted.fault();
  });
  if (!done) return done.fault();
  placements_.reconsider(now_);
  if (const Outcome<Done> seen = interpret(seconds, out); !seen) return seen.fault();
  return out;
}

Report Watcher::result(double seconds) const {
  const rules::Referee& referee = night_->referee();
  return {seconds, ResultReport{referee.result(), referee.view(audience_).json["seats"]}};
}

/// Runs Night::together(). If it fails, the watcher's own state is restored, too.
Outcome<Done> Watcher::together(const std::function<Outcome<Done>()>& takes) {
  OpenQuestion question = question_;
  PromptClock clock = clock_;
  const Outcome<Done> done = night_->together(takes);
  if (done) return done;
  question_ = std::move(question);
  clock_ = std::move(clock);
  placements_.things().keepUp(night_->referee());
  return done;
}

Outcome<Done> Watcher::interpret(double seconds, std::vector<Report>& out) {
  const Outcome<Done> done = interpretAll(seconds, out);
  confirmed_.clear();
  retryAt_ = done ? std::nullopt : std::optional(now_ + kRetrySeconds);
  return done;
}

Outcome<Done> Watcher::interpretAll(double seconds, std::vector<Report>& out) {
  // An accepted event can give a meaning to things that were there before: repeat until none has one.
  for (bool again = true; again;) {
    again = false;
    placements_.things().recognise(night_->referee(), placements_.followable());
    placements_.survey();
    for (const Placed& placed : placements_.all()) {
      if (placed.use != Use::fresh) continue;
      const Outcome<bool> accepted = offer(placed, seconds, out);
      if (!accepted) return accepted.fault();
      again = *accepted;
      if (again) break;
    }
  }
  return Done{};
}

Outcome<bool> Watcher::offer(const Placed& placed, double seconds, std::vector<Report>& out) {
  const Interpretation its =
      lk::app::interpret(placed, {night_->referee(), placements_.all(), question_, clock_, confirmed_});
  Outcome<bool> accepted = false;
  if (const auto* question = std::get_if<meaning::Question>(&its.meaning))
    ask(*question, placed, seconds, out);
  else if (const auto* nothing = std::get_if<meaning::Nothing>(&its.meaning);
           nothing && nothing->dropsQuestion)
    dropQuestion();
  else if (const auto* answer = std::get_if<meaning::Answer>(&its.meaning))
    accepted = take(*answer, seconds, out);
  else if (const auto* meant = std::get_if<meaning::Event>(&its.meaning))
    accepted = take(*meant, seconds, out);
  if (!accepted) return accepted;
  const Use use = *accepted ? its.uses.accepted : its.uses.notAccepted;
  placements_.use(placed.thing, use);
  if (const auto* meant = std::get_if<meaning::Event>(&its.meaning)) {
    for (const TableThing& source : meant->sources) placements_.use(source, use);
    if (*accepted) placements_.forgetCleared();
  }
  return accepted;
}

Outcome<bool> Watcher::take(const meaning::Answer& answer, double seconds, std::vector<Report>& out) {
  confirmed_ = answer.reason;
  return takeAndReport(answer.event, seconds, out);
}

/// Links the things that the event creates to the cards that said it.
Outcome<bool> Watcher::take(const meaning::Event& meant, double seconds, std::vector<Report>& out) {
  std::vector<Followable> laid;
  for (const Placed& placed : placements_.all())
    if (const auto* card = std::get_if<rules::CardPlacement>(&placed.placement);
        card && std::find(meant.sources.begin(), meant.sources.end(), placed.thing) != meant.sources.end())
      laid.push_back({placed.individual, *card});
  Outcome<bool> accepted = takeAndReport(meant.event, seconds, out);
  if (accepted && *accepted) placements_.things().bind(night_->referee(), laid);
  return accepted;
}

void Watcher::ask(const meaning::Question& asked, const Placed& about, double seconds,
                  std::vector<Report>& out) {
  const rules::Referee& referee = night_->referee();
  rules::Ruling unclear = asked.unclear;
  question_.ask(unclear.reason, unclear.maybe, about, now_);
  for (rules::Event& event : unclear.maybe)
    event =
        rules::masked(referee.game(), referee.cards(), referee.state(), event, audience_, Verdict::unclear);
  report(seconds, RulingReport{std::move(unclear)}, out);
}

void Watcher::reportJudged(const rules::Event& event, const rules::Ruling& ruling, double seconds,
                           std::vector<Report>& out) const {
  const rules::Referee& referee = night_->referee();
  report(seconds,
         EventReport{rules::masked(referee.game(), referee.cards(), referee.state(), event, audience_,
                                   ruling.verdict)},
         out);
  rules::Ruling shown = ruling;
  shown.steps = rules::masked(ruling.steps, audience_);
  report(seconds, RulingReport{std::move(shown)}, out);
}

Outcome<bool> Watcher::takeAndReport(const rules::Event& event, double seconds, std::vector<Report>& out) {
  return reportTaken(night_->take(event), seconds, out);
}

Outcome<bool> Watcher::reportTaken(const Outcome<Judged>& judged, double seconds, std::vector<Report>& out) {
  hadEvent_ = true;
  if (!judged) return judged.fault();
  const rules::Event& event = judged->event;
  const rules::Ruling& ruling = judged->ruling;
  reportJudged(event, ruling, seconds, out);
  report(seconds, PromptsReport{judged->prompts}, out);
  if (ruling.verdict == Verdict::accepted) {
    question_.drop();
    placements_.things().keepUp(night_->referee());
    placements_.lookAgain();
    clock_.take(judged->prompts, event, now_);
  }
  return ruling.verdict == Verdict::accepted;
}

}  // namespace lk::app
