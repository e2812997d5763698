#include "app/workshop/enrolling/enrol_session.h"

#include <algorithm>
#include <functional>

#include "app/kit/references.h"
#include "app/phrases/card_words.h"
#include "app/workshop/enrolling/whole_scan.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/rectify_card.h"
#include "vision/recogniser.h"

namespace lk::app {

namespace {

constexpr double kSettled = 0.3;  // seconds without motion before cards are recognised
// Seconds between looks while a card is not enrolled: light and focus may change.
constexpr double kLookEvery = 0.5;
constexpr double kSlack = 1e-3;  // seconds, because times of frames are rounded
/// Maximum distance between pictures of one card at the same place; see CardIndex::nearest().
constexpr double kSameCard = vision::kDoubtDistance;

cv::Point2f middleOf(const vision::Quad& q) {
  return (q[0] + q[1] + q[2] + q[3]) * 0.25F;
}

/// Returns 0 for the same picture, 1 if the pictures have nothing in common.
double distance(const vision::Descriptor& a, const vision::Descriptor& b) {
  return vision::CardIndex({{"a", false, a}}).nearest(b).distance;
}

}  // namespace

EnrolSession::EnrolSession(std::shared_ptr<const GameKit> kit, OwnCards own,
                           std::vector<vision::ReferenceShelf> printed, std::vector<vision::SheetSpec> sheets)
    : kit_(std::move(kit)),
      own_(std::move(own)),
      printed_(std::move(printed)),
      sheets_(std::move(sheets)),
      names_(*kit_),
      index_({}) {
  for (const OwnReference& each : own_.references())
    names_.learn({std::string(kit_->id()), each.card, each.name, each.back});
  for (const rules::CardDef& card : kit_->cards.cards()) list_.push_back(card.id);
  rebuildIndex();
}

void EnrolSession::rebuildIndex() {
  std::vector<vision::ReferenceShelf> shelves = printed_;
  for (vision::ReferenceShelf& shelf : own_.shelves()) shelves.push_back(std::move(shelf));
  index_ = vision::CardIndex(std::move(shelves), vision::Search::sieved);
}

void EnrolSession::setList(std::vector<std::string> ids) {
  list_ = std::move(ids);
  maxReferences_ = list_.size() == 1 ? own_.count(list_.front()) : 0;
}

std::string EnrolSession::wanted() const {
  const auto next =
      std::find_if(list_.begin(), list_.end(), [&](const std::string& id) { return isWanted(id); });
  return next == list_.end() ? std::string() : *next;
}

Outcome<bool> EnrolSession::see(const cv::Mat& bgr, double seconds) {
  motion_.take(bgr, seconds);
  const double stillSince = seconds - motion_.stillSeconds();
  if (!motion_.still() || motion_.stillSeconds() < kSettled) return false;
  const bool moved = lookedAt_ < stillSince;
  const bool asked = std::any_of(cards_.begin(), cards_.end(), std::mem_fn(&EnrolCard::asks));
  if (!moved && !(asked && seconds - lookedAt_ >= kLookEvery - kSlack)) return false;
  // After a motion, the time at rest of every card starts again.
  if (moved)
    for (Memory& memory : memories_) memory.since = seconds;
  look(bgr, seconds);
  if (const Outcome<bool> taken = enrolAutomatically(seconds); !taken) return taken.fault();
  return true;
}

std::optional<std::size_t> EnrolSession::before(const EnrolCard& card,
                                                const vision::Descriptor& descriptor) const {
  const double near = 0.25 * cv::norm(card.corners[3] - card.corners[0]);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (cv::norm(middleOf(cards_[i].corners) - middleOf(card.corners)) >= near) continue;
    const bool calledTheSame = card.from == EnrolCard::From::eyes && cards_[i].label == card.label;
    if (calledTheSame || distance(memories_[i].descriptor, descriptor) < kSameCard) return i;
  }
  return std::nullopt;
}

void EnrolSession::setWhole(bool whole) {
  if (whole_ == whole) return;
  whole_ = whole;
  lookAgain();
}

std::vector<vision::CardSighting> EnrolSession::cardsIn(const cv::Mat& bgr) const {
  if (!whole_) return vision::recognise(bgr, index_, sheets_).cards;
  vision::CardSighting card = wholePicture(bgr);
  const vision::Quad edges = card.corners;
  if (!index_.empty()) card = vision::nameAt(bgr, index_, edges);
  card.corners = edges;  // a position that recognition found is not used: the card is the whole picture
  return {card};
}

void EnrolSession::look(const cv::Mat& bgr, double seconds) {
  lookedAt_ = seconds;
  bgr.copyTo(lastFrame_);
  std::vector<EnrolCard> cards;
  std::vector<Memory> memories;
  for (const vision::CardSighting& seen : cardsIn(bgr)) {
    EnrolCard card;
    Memory memory;
    card.corners = portrait(seen.corners);
    memory.descriptor = vision::describeCard(bgr, card.corners);
    memory.since = seconds;
    propose(card, seen);
    if (const auto old = before(card, memory.descriptor)) {
      const EnrolCard& was = cards_[*old];
      card.number = was.number;
      card.picture = was.picture;
      memory.held = memories_[*old].held;
      if (was.from != EnrolCard::From::eyes || was.label == card.label) memory.since = memories_[*old].since;
    } else {
      card.number = ++lastNumber_;
      card.picture = vision::rectifyCard(bgr, card.corners, kSeenSize);
    }
    card.advice = adviceOn(vision::qualityOf(bgr, card.corners));
    if (!card.advice.empty()) memory.since = seconds;
    cards.push_back(std::move(card));
    memories.push_back(std::move(memory));
  }
  cards_ = std::move(cards);
  memories_ = std::move(memories);
  proposeFromList();
}

void EnrolSession::propose(EnrolCard& card, const vision::CardSighting& seen) const {
  for (const vision::Candidate& candidate : seen.maybe) card.maybe.push_back(partsOfKey(candidate.key).card);
  if (!seen.key) return;
  card.from = EnrolCard::From::eyes;
  card.confidence = seen.confidence;
  card.label = names_.labelOf(partsOfKey(*seen.key).card);
  card.label.back = seen.face == vision::Face::down;
  refresh(card);
}

void EnrolSession::refresh(EnrolCard& card) const {
  card.references = own_.count(card.label.card);
  card.state = card.references > 0 ? EnrolCard::State::taught : EnrolCard::State::asks;
}

void EnrolSession::proposeFromList() {
  for (EnrolCard& card : cards_) {
    if (card.from != EnrolCard::From::list) continue;
    card.from = EnrolCard::From::nobody;
    card.label = {};
  }
  if (!habits_.inOrder) return;
  auto next = list_.begin();
  for (EnrolCard& card : cards_) {
    if (card.from != EnrolCard::From::nobody) continue;
    next = std::find_if(next, list_.end(), [&](const std::string& id) { return isWanted(id); });
    if (next == list_.end()) return;
    card.from = EnrolCard::From::list;
    card.label = names_.labelOf(*next++);
  }
}

Outcome<bool> EnrolSession::enrolAutomatically(double seconds) {
  if (!habits_.handsFree) return false;
  const auto asking = std::count_if(cards_.begin(), cards_.end(), [](const EnrolCard& card) {
    return card.asks() && card.from != EnrolCard::From::eyes;
  });
  bool any = false;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const EnrolCard& card = cards_[i];
    if (!card.asks() || memories_[i].held || !card.advice.empty()) continue;
    if (seconds - memories_[i].since < kHoldSeconds - kSlack) continue;
    // The list names one card at a time. If several cards lie there, it is unknown which one is meant.
    const bool sure = card.from == EnrolCard::From::eyes ? card.confidence >= kSureEnough
                                                         : card.from == EnrolCard::From::list && asking == 1;
    if (!sure) continue;
    const CardLabel label = card.label;
    if (const Outcome<Done> done = take(i, label); !done) return done.fault();
    any = true;
  }
  return any;
}

Outcome<Done> EnrolSession::accept(int number, const CardLabel& label) {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [&](const EnrolCard& card) { return card.number == number; });
  if (found == cards_.end()) return Done{};
  return take(static_cast<std::size_t>(found - cards_.begin()), label);
}

Outcome<Done> EnrolSession::take(std::size_t place, const CardLabel& label) {
  TaughtCard taught = teach(lastFrame_, cards_[place].corners, label);
  notePair(taught);
  if (const Outcome<Done> added = own_.add(std::move(taught)); !added) {
    std::erase_if(pairs_, [&](const LikePair& pair) { return pair.card == label.card; });
    return added;
  }
  names_.learn(label);
  last_ = label;
  rebuildIndex();
  EnrolCard& card = cards_[place];
  card.label = label;
  card.from = EnrolCard::From::eyes;
  card.confidence = 1;
  card.maybe.clear();
  refresh(card);
  proposeFromList();
  for (LikePair& pair : pairs_) pair.mended = own_.count(pair.card) > 1 && own_.count(pair.other) > 1;
  return Done{};
}

void EnrolSession::notePair(const TaughtCard& card) {
  const auto nearest = index_.nearest(card.reference.descriptor, card.reference.key);
  const std::string other = partsOfKey(nearest.key).card;
  std::vector<Advice> advice =
      adviceOn(nearest, cardName(*kit_, kit_->cards.find(other), names_.nameOf(other)).toStdString());
  const bool known = std::any_of(pairs_.begin(), pairs_.end(), [&](const LikePair& pair) {
    return (pair.card == card.row.card && pair.other == other) ||
           (pair.other == card.row.card && pair.card == other);
  });
  if (!advice.empty() && !known) pairs_.push_back({card.row.card, other, std::move(advice.front())});
}

Outcome<Done> EnrolSession::undo() {
  const auto undone = own_.undo();
  if (!undone) return undone.fault();
  if (!*undone) return Done{};
  rebuildIndex();
  last_.reset();
  const std::string& id = (*undone)->card;
  if (own_.count(id) == 0)
    std::erase_if(pairs_, [&](const LikePair& pair) { return pair.card == id || pair.other == id; });
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (cards_[i].label.card != id) continue;
    refresh(cards_[i]);
    memories_[i].held = true;
  }
  lookAgain();
  return Done{};
}

}  // namespace lk::app
