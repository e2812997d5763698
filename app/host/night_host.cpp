#include "app/host/night_host.h"

#include <algorithm>
#include <iterator>

#include "app/host/phones/message_text.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/language_scope.h"
#include "app/session/night/taps.h"
#include "rules/referee/scoring.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Maximum number of answers given alone in a row; a game that goes on longer waits for people.
constexpr int kMaxAlone = 40;

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

/// Returns the first refusal among the reports; nullptr if there is none.
const rules::Ruling* refusalAmong(const Reports& reports) {
  for (const Report& report : reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what);
        ruling && ruling->ruling.verdict == rules::Verdict::refused)
      return &ruling->ruling;
  return nullptr;
}

}  // namespace

NightHost::NightHost(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, rules::Audience audience)
    : kit_(std::move(kit)),
      audience_(audience),
      night_(kit_),
      watcher_(std::make_unique<Watcher>(night_, std::move(cards), audience)),
      house_(kit_) {
  coached_.fill(true);
  connect(&house_, &HouseTurns::due, this, &NightHost::takeFromHouse);
  connect(&house_, &HouseTurns::stuck, this, [this] { emit housePlayed(Reports()); });
  connect(&house_, &HouseTurns::failed, this, &NightHost::houseFailed);
  connect(&coach_, &CoachDesk::answered, this, &NightHost::answered);
}

void NightHost::recognise(vision::CardIndex cards) {
  watcher_ = std::make_unique<Watcher>(night_, std::move(cards), audience_);
}

Outcome<Reports> NightHost::see(const cv::Mat& bgr, double seconds) {
  seconds_ = seconds;
  house_.letPeopleDraw();
  Outcome<Reports> reports = passOn(watcher_->see(bgr, seconds));
  if (reports) announce(*reports);
  return reports;
}

Reports NightHost::unseen(Pause why, std::optional<double> seconds) {
  Reports reports = watcher_->unseen(why, seconds.value_or(seconds_));
  announce(reports);
  return reports;
}

Outcome<Reports> NightHost::say(const rules::Event& event) {
  automatic_.said(event);
  house_.said(event);
  if (event.kind() != "take_back") return passOn(watcher_->say(event, seconds_));
  rules::Event back = event;
  const auto follows = [this](const rules::Event& each) {
    return house_.followsPeople(each, night_.referee());
  };
  back.body.set("count", automatic_.countBack(night_.referee(),
                                              static_cast<int>(event.body["count"].asInt(1)), follows));
  return passOn(watcher_->say(back, seconds_));
}

void NightHost::playHouse(const HousePace& pace) {
  house_.turnOn(pace);
  house_.follow(night_.referee(), held_);
}

void NightHost::letHousePlay(bool plays) {
  house_.rest(!plays);
  house_.follow(night_.referee(), held_);
}

/// An event that is not accepted would come again and again: people have to go on.
void NightHost::takeFromHouse(const rules::Event& event) {
  const std::size_t standing = night_.referee().standing().size();
  const Outcome<Reports> taken = holdOrTake(event, EnteredOn::house);
  const bool held = event.seat() && held_.has(*event.seat());
  if (!taken) house_.tryAgain(event);
  if (taken && !held && night_.referee().standing().size() == standing) house_.rest(true);
  emit housePlayed(taken);
}

Outcome<Reports> NightHost::answer(std::size_t candidate) {
  if (candidate >= watcher_->candidates().size()) return Reports();
  return passOn(watcher_->answer(candidate, seconds_));
}

void NightHost::dropQuestion() {
  watcher_->dropQuestion();
  (void)passOn(Reports());
}

Outcome<Reports> NightHost::quick(const std::string& action, const Json& picked) {
  const rules::Referee& referee = night_.referee();
  const std::vector<rules::QuickAction> offered =
      rules::quickActions(*kit_->game, referee.state(), kit_->cards);
  const auto meant = std::find_if(offered.begin(), offered.end(),
                                  [&](const rules::QuickAction& each) { return each.id == action; });
  if (meant == offered.end() || !isPicked(*meant, picked)) return Reports();
  const std::vector<rules::Event> events =
      kit_->game->scoring()->events(referee.state(), kit_->cards, action, picked);
  rules::Referee ahead = referee;
  for (const rules::Event& event : events) {
    rules::Ruling ruling = ahead.take(event);
    if (ruling.verdict == rules::Verdict::accepted) continue;
    const rules::Event shown =
        rules::masked(*kit_->game, kit_->cards, ahead.state(), event, audience_, ruling.verdict);
    return Reports{{seconds_, EventReport{shown}}, {seconds_, RulingReport{std::move(ruling)}}};
  }
  return passOn(takeAll(events));
}

/// Takes all events, or none if the journal fails. Phones are not told yet.
Outcome<Reports> NightHost::takeAll(const std::vector<rules::Event>& events) {
  Reports all;
  const Outcome<Done> taken = night_.together([&]() -> Outcome<Done> {
    for (const rules::Event& event : events) {
      Outcome<Reports> reports = watcher_->say(event, seconds_);
      if (!reports) return reports.fault();
      std::move(reports->begin(), reports->end(), std::back_inserter(all));
    }
    return Done{};
  });
  return taken ? Outcome<Reports>(std::move(all)) : Outcome<Reports>(taken.fault());
}

/// Takes held answers that nobody else's answer is missing for, after `before` happened.
Outcome<Reports> NightHost::takeDue(Reports before) {
  held_.follow(night_.referee().prompts());
  const std::vector<rules::Event> due = held_.due(night_.referee().prompts());
  if (due.empty()) return before;
  Outcome<Reports> taken = takeAll(due);
  if (!taken) return taken;  // they stay held: the next event tries again
  held_.follow(night_.referee().prompts());
  std::move(taken->begin(), taken->end(), std::back_inserter(before));
  return before;
}

/// Answers what leaves no choice, after `before` happened.
Outcome<Reports> NightHost::takeForced(Reports before) {
  for (int i = 0; i < kMaxAlone; ++i) {
    const std::optional<rules::Event> answer = automatic_.next(night_.referee(), *kit_);
    if (!answer) break;
    const std::size_t standing = night_.referee().standing().size();
    Outcome<Reports> taken = watcher_->say(*answer, seconds_);
    if (!taken) return taken;  // the next event tries again
    if (night_.referee().standing().size() == standing) break;
    automatic_.given(night_.referee());
    for (Report& report : *taken) {
      if (auto* event = std::get_if<EventReport>(&report.what)) event->alone = true;
      before.push_back(std::move(report));
    }
  }
  return before;
}

Outcome<Reports> NightHost::enter(const rules::Event& event) {
  if (event.kind() != "take_back" || !held_.drop(EnteredOn::window))
    return holdOrTake(event, EnteredOn::window);
  sendToPhones();
  return Reports();
}

/// A held answer is judged at once, so that a wrong one is refused while its player looks at it.
Outcome<Reports> NightHost::holdOrTake(const rules::Event& event, EnteredOn where) {
  if (!mustBeHeld(event, night_.referee().prompts(), kit_->game->vocabulary().together)) return say(event);
  if (!night_.referee().accepts(event)) return say(event);
  held_.hold(event, where);
  house_.said(event);
  Outcome<Reports> taken = takeDue({});
  house_.follow(night_.referee(), held_);
  sendToPhones();
  return taken;
}

Outcome<Reports> NightHost::undoTap() {
  const std::vector<rules::Event>& standing = night_.referee().standing();
  const std::vector<std::size_t> taps = tapsOf(*kit_, standing);
  if (taps.empty()) return Reports();
  return say({Json::object({{"e", "take_back"}, {"count", standing.size() - taps.back()}})});
}

Outcome<Reports> NightHost::putBack() {
  if (night_.takenBack().empty()) return Reports();
  house_.rest(false);
  return passOn(watcher_->putBack(seconds_));
}

Outcome<Reports> NightHost::amend(std::size_t place, const rules::Event& right) {
  const std::vector<rules::Event>& standing = night_.referee().standing();
  const bool same = place < standing.size() && standing[place].kind() == right.kind() &&
                    standing[place].seat() == right.seat();
  if (!same) return Reports();
  return passOn(watcher_->amend(place, right, seconds_));
}

Outcome<Reports> NightHost::repeated() const {
  Night night(kit_);
  Watcher watcher(night, vision::CardIndex({}), audience_);
  Reports all;
  for (const rules::Event& event : night_.referee().standing()) {
    Outcome<Reports> reports = watcher.say(event, 0);
    if (!reports) return reports.fault();
    std::move(reports->begin(), reports->end(), std::back_inserter(all));
  }
  return all;
}

void NightHost::servePhones(Names names) {
  coach_.setNames(names);
  phones_.emplace(kit_, std::move(names));
  phones_->speak(languages_);
  phones_->coach(coached_);
  phones_->hint(hinted_);
  sendToPhones();
}

void NightHost::speakToPhones(const QStringList& languages) {
  languages_ = languages;
  if (phones_) phones_->speak(languages);
  sendToPhones();
}

void NightHost::coachOnPhones(const std::array<bool, rules::kMaxSeats>& seats) {
  coached_ = seats;
  if (phones_) phones_->coach(seats);
  sendToPhones();
}

void NightHost::hintsOnPhones(const HintedSeats& seats) {
  if (seats == hinted_) return;
  hinted_ = seats;
  if (phones_) phones_->hint(seats);
  sendToPhones();
}

void NightHost::sendToPhones() {
  if (sentEvents_ != night_.referee().log().size()) coach_.forgetMoves();
  sentEvents_ = night_.referee().log().size();
  if (phones_) emit phoneMessages(phones_->follow(night_.referee(), questions_.open(), held_));
}

/// Tells the phones what is new. After a fault, too: events before the one that failed may be written.
Outcome<Reports> NightHost::passOn(Outcome<Reports> taken) {
  if (taken && night_.referee().log().size() != sentEvents_) taken = takeDue(std::move(*taken));
  if (taken && night_.referee().log().size() != sentEvents_) taken = takeForced(std::move(*taken));
  const bool asked = taken && questions_.follow(*taken, watcher_->candidates());
  house_.follow(night_.referee(), held_);
  if (asked || night_.referee().log().size() != sentEvents_) sendToPhones();
  return taken;
}

/// Leaves out unclear rulings with an open question: the question is sent as a prompt.
void NightHost::announce(const Reports& reports) {
  if (!phones_) return;
  for (const Report& report : reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what);
        ruling && ruling->ruling.verdict != rules::Verdict::accepted &&
        !(questions_.open() && ruling->ruling.verdict == rules::Verdict::unclear))
      emit announced(phones_->notAccepted(ruling->ruling));
}

Outcome<Reports> NightHost::receive(rules::Seat seat, const QByteArray& json, const Requester& asker) {
  if (!phones_) return Reports();
  if (coached_[rules::index(seat)] && coach_.take(seat, json, asker, kit_, night_.referee()))
    return Reports();
  const LanguageScope here(asker.language);
  const Outcome<PhoneInput> input = readPhoneInput(seat, json, *kit_, night_.referee(), questions_.open());
  if (!input) {
    emit answered(asker.page, errorMessage(QString::fromStdString(input.fault().what)));
    return Reports();
  }
  if (const auto* asked = std::get_if<MoveAsked>(&*input)) {
    emit answered(asker.page, phones_->composed(seat, asked->unfinished, asker.language));
    return Reports();
  }
  const std::size_t known = night_.referee().log().size();
  Outcome<Reports> reports = takeFromPhone(*input);
  if (!reports) {
    emit answered(asker.page, errorMessage(faultText(reports.fault())));
  } else if (const rules::Ruling* refusal = refusalAmong(*reports)) {
    emit answered(asker.page, phones_->notAccepted(*refusal, asker.language));
    return Reports();  // nobody else needs to know
  } else if (night_.referee().log().size() == known) {
    emit answered(asker.page, takenMessage());  // the page waits, and may get nothing else
  }
  return reports;
}

Outcome<Reports> NightHost::takeFromPhone(const PhoneInput& input) {
  if (const auto* event = std::get_if<rules::Event>(&input)) return holdOrTake(*event, EnteredOn::phone);
  if (const auto meant = std::get<CameraAnswer>(input).candidate) return answer(*meant);
  dropQuestion();
  return Reports();
}

}  // namespace lk::app
