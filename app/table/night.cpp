#include "app/table/night.h"

#include <ctime>

#include "rules/core/ruling_json.h"

namespace lk::app {

Night::Night(std::shared_ptr<const GameKit> kit) : kit_(std::move(kit)), referee_(*kit_->game, kit_->cards) {}

void Night::keepJournal(carddb::Journal journal, std::string startedAt, std::vector<std::string> players) {
  journal_ = std::move(journal);
  players_ = std::move(players);
  startedAt_ = std::move(startedAt);
}

Outcome<Done> Night::resume(carddb::Journal journal, std::int64_t night) {
  Outcome<std::vector<rules::Event>> events = journal.events(night);
  if (!events) return events.fault();
  for (std::size_t i = 0; i < events->size(); ++i) {
    const Outcome<Judged> judged = take((*events)[i]);  // not yet journalling: nothing is written twice
    if (!judged) return judged.fault();
    if (judged->ruling.verdict != rules::Verdict::accepted)
      return Fault{"night " + std::to_string(night), static_cast<int>(i + 1),
                   "holds an event these rules no longer accept (" + judged->ruling.reason + ")",
                   "resume it with the version it was played with"};
  }
  journal_ = std::move(journal);
  journalNight_ = night;
  return Done{};
}

Outcome<Judged> Night::take(const rules::Event& event) {
  rules::Referee next = referee_;
  Judged judged{event, next.take(event), {}};
  if (judged.ruling.verdict == rules::Verdict::accepted) {
    if (const Outcome<Done> written = writeDown(event, next.state().seatCount); !written)
      return written.fault();
    referee_ = std::move(next);
    // Only a note for the list of nights: should it fail, the night is offered for resuming and ends at once.
    if (journal_ && referee_.result().finished) (void)journal_->finish(journalNight_);
  }
  judged.prompts = referee_.prompts();
  if (event.kind().empty()) return judged;  // what is no event has no line in a transcript
  transcript_.push_back(event.body);
  transcript_.push_back(Json::object({{"ruling", rules::rulingJson(judged.ruling, kit_->cards)}}));
  transcript_.push_back(Json::object({{"prompts", rules::promptsJson(judged.prompts)}}));
  return judged;
}

Outcome<Done> Night::together(const std::function<Outcome<Done>()>& takes) {
  const rules::Referee before = referee_;
  const std::size_t lines = transcript_.size();
  const std::int64_t number = journalNight_;
  const Outcome<Done> done = journal_ ? journal_->together(takes) : takes();
  if (!done) {
    referee_ = before;
    transcript_.resize(lines);
    journalNight_ = number;
  }
  return done;
}

Outcome<Done> Night::writeDown(const rules::Event& event, std::size_t seats) {
  if (!journal_) return Done{};
  if (journalNight_ == 0) {
    if (players_.size() > seats) players_.resize(seats);
    const Outcome<std::int64_t> begun = journal_->begin(std::string(kit_->id()), startedAt_, players_);
    if (!begun) return begun.fault();
    journalNight_ = *begun;
  }
  return journal_->append(journalNight_, event, std::time(nullptr),
                          static_cast<std::int64_t>(referee_.log().size()));
}

}  // namespace lk::app
