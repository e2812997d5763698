#include "app/table/watcher.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/kit/references.h"
#include "app/table/utterance.h"
#include "rules/core/as_it_stands.h"

namespace lk::app {

using rules::Verdict;

/// By then everything at rest on a table that was just opened has been reported.
constexpr double kInheritSeconds = 2;

Watcher::Watcher(Night& night, vision::CardIndex index, rules::Audience audience)
    : night_(&night),
      audience_(audience),
      tracker_(std::move(index), sheetSpecs(night.kit().layout)),
      placements_(night.kit().layout) {}

void Watcher::report(double seconds, decltype(Report::what) what, std::vector<Report>& out) const {
  out.push_back(Report{seconds, std::move(what)});
}

void Watcher::use(const TableSetting& setting) {
  placements_.use(setting);
  for (const vision::StableCard& card : tracker_.cards())
    placements_.update(vision::CardChanged{card}, tracker_.sheets(), now_);
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
  tellPause(seconds, out);
  return out;
}

Outcome<Done> Watcher::look(const cv::Mat& bgr, double nightSeconds, double seconds,
                            std::vector<Report>& out) {
  // What lies there when the eyes open in the middle of a night may have been used already: it says nothing
  // new.
  if (!opened_ && !tookAny_ && night_->referee().begun()) inheritUntil_ = nightSeconds + kInheritSeconds;
  opened_ = true;
  now_ = nightSeconds;

  std::vector<vision::Change> seen = tracker_.update(bgr, nightSeconds);
  if (!tracker_.moving()) pause_.sheetsCertain(!astray());
  for (const vision::Change& change : seen) {
    const auto* sheet = std::get_if<vision::SheetMoved>(&change);
    if (!sheet) continue;
    if (std::find(known_.begin(), known_.end(), sheet->sheet.id) == known_.end()) {
      known_.push_back(sheet->sheet.id);
    } else if (nightSeconds >= againUntil_) {  // camera or mat slid: cards may be told once more
      placements_.beginAgain(false);
      againUntil_ = nightSeconds + kInheritSeconds;
    }
  }
  const std::vector<vision::Change> changes = dueChanges(std::move(seen));
  for (const vision::Change& change : changes) {
    reportChange(change, seconds, out);
    placements_.update(change, tracker_.sheets(), now_);
  }
  if (nightSeconds >= againUntil_) placements_.endAgain();
  if (nightSeconds < inheritUntil_)
    for (Placed& placed : placements_.lying()) placed.use = Use::used;
  bool due = !changes.empty();
  if (tracker_.moving())
    placements_.unsettle();
  else if (placements_.settle(nightSeconds))
    due = true;
  return due ? interpret(seconds, out) : Outcome<Done>(Done{});
}

/// Sheets were located, and none of them is to be seen where it was.
bool Watcher::astray() const {
  const Sheets& sheets = tracker_.sheets();
  return !sheets.empty() &&
         std::none_of(sheets.begin(), sheets.end(),
                      [&](const vision::SheetSighting& sheet) { return tracker_.placeCertain(sheet.id); });
}

/// Cards lie in zones only as surely as the sheets do: until these are certain, cards wait. What was held
/// comes as it is now; what is gone comes first, so that what is told once more finds its place free.
std::vector<vision::Change> Watcher::dueChanges(std::vector<vision::Change> changes) {
  const auto ofCard = [](const vision::Change& change) {
    return std::holds_alternative<vision::CardAppeared>(change) ||
           std::holds_alternative<vision::CardChanged>(change) ||
           std::holds_alternative<vision::CardGone>(change);
  };
  if (changes.empty() && held_.empty()) return changes;
  if (astray()) {
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(held_), ofCard);
    std::erase_if(changes, ofCard);
    return changes;
  }
  std::vector<vision::Change> due;
  for (vision::Change& change : std::exchange(held_, {})) {
    if (std::holds_alternative<vision::CardGone>(change)) {
      due.push_back(std::move(change));
      continue;
    }
    const auto* appeared = std::get_if<vision::CardAppeared>(&change);
    const int id = appeared ? appeared->card.id : std::get<vision::CardChanged>(change).card.id;
    for (const vision::StableCard& card : tracker_.cards())
      if (card.id == id) due.push_back(vision::CardChanged{card});
  }
  std::move(changes.begin(), changes.end(), std::back_inserter(due));
  std::stable_partition(due.begin(), due.end(), [](const vision::Change& change) {
    return std::holds_alternative<vision::CardGone>(change);
  });
  return due;
}

std::vector<Report> Watcher::unseen(Pause why, double seconds) {
  std::vector<Report> out;
  pause_.unseen(why);
  tellPause(seconds, out);
  return out;
}

void Watcher::tellPause(double seconds, std::vector<Report>& out) {
  if (pause_.now() == told_) return;
  told_ = pause_.now();
  report(seconds, SourceReport{told_}, out);
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

Outcome<std::vector<Report>> Watcher::amend(std::size_t place, const rules::Event& right, double seconds) {
  const std::vector<rules::Event>& standing = night_->referee().standing();
  std::vector<rules::Event> again{right};
  again.insert(again.end(), standing.begin() + static_cast<std::ptrdiff_t>(place) + 1, standing.end());
  const rules::Event back{Json::object({{"e", "take_back"}, {"count", again.size()}})};
  std::vector<Report> out;
  const Outcome<Done> amended = night_->together([&]() -> Outcome<Done> {
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

Report Watcher::result(double seconds) const {
  const rules::Referee& referee = night_->referee();
  return {seconds, ResultReport{referee.result(), referee.view(audience_).json["seats"]}};
}

namespace {

/// What the card is to be called; nothing when its face is not seen.
std::string faceKey(const vision::StableCard& stable) {
  return stable.card.key && stable.card.face == vision::Face::up ? *stable.card.key : "";
}

}  // namespace

void Watcher::reportChange(const vision::Change& change, double seconds, std::vector<Report>& out) {
  const auto card = [&](const vision::StableCard& stable) {
    const ZoneFound found = placements_.locate(stable.card, tracker_.sheets());
    CardReport r;
    r.zone = found.zone;
    r.turnedDeg = found.turnedDeg;
    r.confidence = stable.card.confidence;
    r.maybe = stable.card.maybe;
    r.face = stable.card.face == vision::Face::up     ? "up"
             : stable.card.face == vision::Face::down ? "down"
                                                      : "unknown";
    r.key = faceKey(stable);
    for (const vision::StableCard& other : tracker_.cards())
      if (std::find(stable.on.begin(), stable.on.end(), other.id) != stable.on.end())
        r.on.push_back(faceKey(other));
    report(seconds, std::move(r), out);
  };
  if (const auto* appeared = std::get_if<vision::CardAppeared>(&change)) card(appeared->card);
  if (const auto* changed = std::get_if<vision::CardChanged>(&change)) card(changed->card);
  if (const auto* read = std::get_if<vision::TrayRead>(&change)) {
    DiceReport r;
    r.tray = read->tray.id;
    r.confidence = 1;
    std::vector<int> values;
    bool sure = true;
    for (const vision::DieSighting& die : read->tray.dice) {
      r.confidence = std::min(r.confidence, die.confidence);
      if (die.value)
        values.push_back(*die.value);
      else
        sure = false;
    }
    const std::vector<rules::Seat> covered = night_->referee().view(audience_).coveredTrays;
    r.masked = std::any_of(covered.begin(), covered.end(),
                           [&](rules::Seat seat) { return r.tray == std::string(1, rules::letter(seat)); });
    if (sure && !r.masked) r.dice = std::move(values);
    report(seconds, std::move(r), out);
  }
}

Outcome<Done> Watcher::interpret(double seconds, std::vector<Report>& out) {
  // Each accepted event may give meaning to things that were already lying there: look again until none has.
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < placements_.lying().size() && !again; ++i) {
      if (placements_.lying()[i].use != Use::fresh) continue;
      const Outcome<bool> accepted = offer(i, seconds, out);
      if (!accepted) return accepted.fault();
      again = *accepted;
    }
  }
  return Done{};
}

Outcome<bool> Watcher::offer(std::size_t place, double seconds, std::vector<Report>& out) {
  const rules::Referee& referee = night_->referee();
  if (!referee.begun()) return false;
  if (!placements_.lying()[place].sure) {
    ask(placements_.lying()[place], seconds, out);
    placements_.lying()[place].use = Use::setAside;
    return false;
  }
  // A question that is open is answered before anything else is: its answers stand there by number.
  if (const std::optional<rules::Event> answer = answerBy(placements_.lying()[place])) {
    const Outcome<bool> taken = takeAndReport(*answer, seconds, out);
    if (taken) placements_.lying()[place].use = *taken ? Use::used : Use::setAside;
    return taken;
  }
  const std::vector<rules::Placement> fresh = placements_.fresh();
  rules::Observation seen = referee.observe(placements_.lying()[place].placement, fresh);
  bool early = false;
  if (const auto* answer = std::get_if<rules::Event>(&seen)) {
    early = cameTooEarly(placements_.lying()[place], clock_.askedSince(*answer));
    if (early) seen = rules::Concern{"came_early", {}, rules::Event(*answer)};
  } else if (const std::optional<bool> yes = answersYes(placements_.lying()[place])) {
    // A Yes or No that answers nothing in the game answers the question that is open.
    placements_.lying()[place].use = Use::used;
    if (!*yes) return dropQuestion(), false;
    if (candidates_.size() == 1) return takeAndReport(rules::Event(candidates_.front()), seconds, out);
    return false;
  }
  if (rules::isAsItStands(seen)) {
    placements_.lying()[place].use = Use::used;
    return false;
  }
  if (const auto* concern = std::get_if<rules::Concern>(&seen)) {
    rules::Ruling unclear;
    unclear.reason = concern->reason;
    unclear.cureArguments = concern->arguments;
    if (concern->ifMeant) unclear.maybe.push_back(*concern->ifMeant);
    // What a choice card said is said once, whatever is put right afterwards.
    const bool said = meaningsOf(placements_.lying()[place].placement, night_->kit().cards) != nullptr;
    placements_.lying()[place].use = said || early ? Use::used : Use::setAside;
    reportUnclear(std::move(unclear), placements_.lying()[place], seconds, out);
    return false;
  }
  const auto* event = std::get_if<rules::Event>(&seen);
  if (!event) return false;

  // Everything that gives this same event is used up by it (two cards of one reveal).
  std::vector<std::size_t> sources;
  for (std::size_t i = 0; i < placements_.lying().size(); ++i) {
    const Placed& placed = placements_.lying()[i];
    if (!placed.sure || placed.use != Use::fresh) continue;
    const rules::Observation same = referee.observe(placed.placement, fresh);
    if (const auto* its = std::get_if<rules::Event>(&same); its && *its == *event) sources.push_back(i);
  }
  const Outcome<bool> accepted = takeAndReport(*event, seconds, out);
  if (!accepted) return accepted.fault();
  for (const std::size_t i : sources) placements_.lying()[i].use = *accepted ? Use::used : Use::setAside;
  if (*accepted) placements_.forgetCleared();
  return *accepted;
}

void Watcher::ask(const Placed& placed, double seconds, std::vector<Report>& out) {
  rules::Ruling unclear;
  if (const auto* dice = std::get_if<rules::DicePlacement>(&placed.placement)) {
    const std::vector<rules::Prompt> open = night_->referee().prompts();
    const bool awaited = std::any_of(open.begin(), open.end(), [&](const rules::Prompt& prompt) {
      return prompt.id == "roll" && prompt.seat == dice->tray;
    });
    unclear.reason = "dice_unsure";
    unclear.cureArguments = Json::object({{"seat", std::string(1, rules::letter(dice->tray))}});
    if (awaited) reportUnclear(std::move(unclear), placed, seconds, out);
    return;
  }
  const auto* card = std::get_if<rules::CardPlacement>(&placed.placement);
  if (!card || card->zone.empty() || card->face == rules::Face::down) return;
  unclear.reason = "unknown_card";
  for (const std::string& candidate : placed.maybe) {
    rules::CardPlacement likely = *card;
    likely.card = candidate;
    likely.face = rules::Face::up;
    std::vector<rules::Placement> fresh = placements_.fresh();
    fresh.push_back(likely);
    const rules::Observation seen = night_->referee().observe(likely, fresh);
    if (const auto* event = std::get_if<rules::Event>(&seen)) unclear.maybe.push_back(*event);
  }
  if (!unclear.maybe.empty()) reportUnclear(std::move(unclear), placed, seconds, out);
}

bool Watcher::questionStands() const {
  if (candidates_.empty()) return false;
  if (std::holds_alternative<rules::CardPlacement>(askedAbout_.placement) &&
      isSaid(std::get<rules::CardPlacement>(askedAbout_.placement)))
    return true;  // what was said by a card stays said when the card is taken back
  const auto& lying = placements_.lying();
  return std::any_of(lying.begin(), lying.end(), [&](const Placed& placed) {
    return placed.thing == askedAbout_.thing && placed.placement == askedAbout_.placement;
  });
}

bool Watcher::answersQuestion(const Placed& placed) const {
  return questionStands() && !cameTooEarly(placed, questionSince_);
}

std::optional<rules::Event> Watcher::answerBy(const Placed& placed) const {
  const std::optional<std::size_t> number = numberOf(placed.placement, night_->kit().cards);
  if (!number || *number > candidates_.size() || !answersQuestion(placed)) return std::nullopt;
  return candidates_[*number - 1];
}

std::optional<bool> Watcher::answersYes(const Placed& placed) const {
  const std::optional<bool> yes = yesOrNo(placed.placement, night_->kit().cards);
  return yes && answersQuestion(placed) ? yes : std::nullopt;
}

void Watcher::reportUnclear(rules::Ruling unclear, const Placed& about, double seconds,
                            std::vector<Report>& out) {
  const rules::Referee& referee = night_->referee();
  unclear.verdict = Verdict::unclear;
  candidates_ = unclear.maybe;
  askedAbout_ = about;
  questionSince_ = now_;
  for (rules::Event& event : unclear.maybe)
    event =
        rules::masked(referee.game(), referee.cards(), referee.state(), event, audience_, Verdict::unclear);
  report(seconds, RulingReport{std::move(unclear)}, out);
}

Outcome<bool> Watcher::takeAndReport(const rules::Event& event, double seconds, std::vector<Report>& out) {
  tookAny_ = true;
  const Outcome<Judged> judged = night_->take(event);
  if (!judged) return judged.fault();
  const rules::Referee& referee = night_->referee();
  const rules::Ruling& ruling = judged->ruling;
  report(seconds,
         EventReport{rules::masked(referee.game(), referee.cards(), referee.state(), event, audience_,
                                   ruling.verdict)},
         out);
  rules::Ruling shown = ruling;
  shown.steps = rules::masked(ruling.steps, audience_);
  report(seconds, RulingReport{std::move(shown)}, out);
  report(seconds, PromptsReport{judged->prompts}, out);
  if (ruling.verdict == Verdict::accepted) {
    candidates_.clear();
    clock_.take(judged->prompts, event, now_);
  }
  return ruling.verdict == Verdict::accepted;
}

}  // namespace lk::app
