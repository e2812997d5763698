#include "app/session/night/night.h"

#include <ctime>

#include "rules/referee/ruling_json.h"

namespace lk::app {

namespace {

/// Returns what the take-back at the end of a log took back.
std::vector<rules::Event> takenBackAtEnd(std::span<const rules::Event> log) {
  const std::vector<rules::Event> stood = rules::standingIn(log.first(log.size() - 1));
  return {stood.end() - static_cast<std::ptrdiff_t>(log.back().body["count"].asInt()), stood.end()};
}

/// Returns a list for each of the take-backs that end a log, in order.
std::vector<std::vector<rules::Event>> takenBackLast(std::span<const rules::Event> log) {
  std::vector<std::vector<rules::Event>> lists;
  for (; !log.empty() && log.back().kind() == "take_back"; log = log.first(log.size() - 1))
    lists.insert(lists.begin(), takenBackAtEnd(log));
  return lists;
}

}  // namespace

Night::Night(std::shared_ptr<const GameKit> kit) : kit_(std::move(kit)), referee_(*kit_->game, kit_->cards) {}

void Night::keepJournal(carddb::Journal journal, std::string startedAt, std::vector<std::string> players,
                        carddb::SeenBy seenBy) {
  seenBy_ = seenBy;
  journal_ = std::move(journal);
  players_ = std::move(players);
  startedAt_ = std::move(startedAt);
}

Outcome<std::optional<RefusedEvent>> Night::resume(carddb::Journal journal, std::int64_t night) {
  Outcome<std::vector<rules::Event>> stored = journal.events(night);
  if (!stored) return stored.fault();
  Resumed up = resumed(*kit_, std::move(*stored));
  if (!up.referee.begun() && up.refused)
    return Fault{"night " + std::to_string(night), up.refused->place,
                 "holds no event that these rules accept (" + up.refused->ruling.reason + ")",
                 "resume it with the version it was played with"};
  referee_ = std::move(up.referee);
  takenBack_ = takenBackLast(referee_.log());
  journal_ = std::move(journal);
  (up.whole ? journalNight_ : continuedNight_) = night;
  return std::move(up.refused);
}

Outcome<Judged> Night::take(const rules::Event& event) {
  rules::Referee::Mark before = referee_.mark();
  Judged judged{event, referee_.take(event), {}};
  if (judged.ruling.verdict == rules::Verdict::accepted) {
    if (const Outcome<Done> written = journalLast(); !written) {
      referee_.backTo(std::move(before));
      return written.fault();
    }
    recordTakeBack();
    // Used only for the list of nights. If it fails, the night is offered for resuming, and ends right after.
    if (journal_ && referee_.result().finished) (void)journal_->finish(journalNight_);
  }
  judged.prompts = referee_.prompts();
  if (!keepsTranscript_ || judged.event.kind().empty())
    return judged;  // invalid events have no line in a transcript
  transcript_.push_back(judged.event.body);
  transcript_.push_back(
      Json::object({{"ruling", rules::rulingJson(judged.ruling, *kit_->game, kit_->cards)}}));
  transcript_.push_back(Json::object({{"prompts", rules::promptsJson(judged.prompts)}}));
  return judged;
}

std::span<const rules::Event> Night::beforeLast() const {
  return std::span(referee_.log()).first(referee_.log().size() - 1);
}

void Night::recordTakeBack() {
  const rules::Event& last = referee_.log().back();
  if (last.kind() != "take_back") return takenBack_.clear();
  takenBack_.push_back(takenBackAtEnd(referee_.log()));
}

Outcome<Judged> Night::putBack() {
  std::vector<std::vector<rules::Event>> left = takenBack_;
  std::vector<rules::Event>& last = left.back();
  Outcome<Judged> judged = take(rules::Event(last.front()));
  if (!judged || judged->ruling.verdict != rules::Verdict::accepted) return judged;
  last.erase(last.begin());
  if (last.empty()) left.pop_back();
  takenBack_ = std::move(left);
  return judged;
}

Outcome<Done> Night::together(const std::function<Outcome<Done>()>& takes) {
  rules::Referee::Mark before = referee_.mark();
  const std::size_t lines = transcript_.size();
  const std::int64_t number = journalNight_;
  const std::vector<std::vector<rules::Event>> takenBack = takenBack_;
  const Outcome<Done> done = journal_ ? journal_->together(takes) : takes();
  if (!done) {
    referee_.backTo(std::move(before));
    transcript_.resize(lines);
    journalNight_ = number;
    takenBack_ = takenBack;
  }
  return done;
}

Outcome<Done> Night::journalLast() {
  if (!journal_) return Done{};
  if (journalNight_ == 0) {
    if (const std::size_t seats = referee_.state().seatCount; players_.size() > seats) players_.resize(seats);
    const Outcome<std::int64_t> begun =
        continuedNight_ != 0 ? journal_->beginContinuation(continuedNight_, beforeLast())
                             : journal_->begin(std::string(kit_->id()), startedAt_, players_, seenBy_);
    if (!begun) return begun.fault();
    journalNight_ = *begun;
  }
  return journal_->append(journalNight_, referee_.log().back(), std::time(nullptr),
                          static_cast<std::int64_t>(beforeLast().size()));
}

}  // namespace lk::app
