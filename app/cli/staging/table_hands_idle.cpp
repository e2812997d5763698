// Actions of hands that mean nothing.
#include <algorithm>
#include <cmath>

#include "app/cli/staging/table_hands.h"

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Face;
using rules::Seat;

constexpr double kLiftedFor = 1.15;  // seconds, in addition to those between any two cards

}  // namespace

void TableHands::pass(Seat seat, const std::vector<std::string>& zones) {
  Json places = Json::array();
  for (const std::string& zone : zones) places.push(zone);
  const double at = std::round(100 * (now_ + 0.7)) / 100;
  passing_.push_back(Json::object({{"seat", rules::name(seat)}, {"t", at}, {"places", std::move(places)}}));
  now_ = at + 0.5 * static_cast<double>(zones.size()) + 0.1;
  moments_.push_back(now_);
}

void TableHands::nudge(std::string_view zone, std::array<double, 2> by) {
  const auto card =
      std::find_if(cards_.begin(), cards_.end(), [&](const LaidCard& each) { return each.is.zone == zone; });
  if (card == cards_.end()) return;
  Entry& entry = entries_[card->entry];
  const Entry now = restingEntry(entry);
  Action push{0, "move", now.turn, {{now.at[0] + by[0], now.at[1] + by[1]}}};
  beginGroup();
  push.seconds = next();
  entry.actions.push_back(push);
  endGroup();
}

void TableHands::layAndTake(const CardPlacement& card, Seat hand) {
  beginGroup();
  lay(card, "", hand);
  endGroup();
  const std::size_t entry = cards_.back().entry;
  cards_.pop_back();
  beginGroup();
  entries_[entry].actions.push_back({next(), "remove"});
  endGroup();
}

void TableHands::liftAndLay(std::string_view zone) {
  const auto card =
      std::find_if(cards_.begin(), cards_.end(), [&](const LaidCard& each) { return each.is.zone == zone; });
  if (card == cards_.end()) return;
  Entry again = restingEntry(entries_[card->entry]);
  beginGroup();
  entries_[card->entry].actions.push_back({next(), "remove"});
  rest_ += kLiftedFor;
  again.actions = {{next(), "lay"}};
  again.faceDown = card->is.face == Face::down;
  entries_.push_back(std::move(again));
  card->entry = entries_.size() - 1;
  endGroup();
}

}  // namespace lk::app
