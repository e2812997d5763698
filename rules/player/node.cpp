#include "rules/player/node.h"

#include <algorithm>
#include <cmath>

namespace lk::rules {

namespace {

constexpr double kExploration = 0.35;   // of upper confidence bounds, for values from 0 to 1
constexpr double kSecretTries = 0.15;   // share of secret choices made evenly among all
constexpr double kFirstEdges = 4;       // events tried at once
constexpr double kEdgesByVisits = 1.5;  // times the root of the visits

bool isBarred(const std::vector<bool>& barred, std::size_t edge) {
  return edge < barred.size() && barred[edge];
}

}  // namespace

int Node::place(const Event& event) {
  std::string text = event.body.dump();
  for (std::size_t i = 0; i < edges_.size(); ++i)
    if (edges_[i].text == text) return static_cast<int>(i);
  if (closed_) return -1;
  if (static_cast<double>(edges_.size()) >= kFirstEdges + kEdgesByVisits * std::sqrt(visits_)) return -1;
  edges_.push_back({.event = event, .text = std::move(text)});
  return static_cast<int>(edges_.size()) - 1;
}

/// Returns the probabilities by positive regrets, with some even tries. 0 for barred events.
std::vector<double> Node::mix(const std::vector<bool>& barred) const {
  std::vector<double> mix(edges_.size());
  double sum = 0;
  int open = 0;
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    if (isBarred(barred, i)) continue;
    sum += mix[i] = std::max(0.0, edges_[i].regret);
    ++open;
  }
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    if (isBarred(barred, i)) continue;
    const double even = 1.0 / open;
    mix[i] = sum > 0 ? (1 - kSecretTries) * mix[i] / sum + kSecretTries * even : even;
  }
  return mix;
}

int Node::leastVisited(const std::vector<bool>& barred) const {
  int least = -1;
  for (std::size_t i = 0; i < edges_.size(); ++i)
    if (!isBarred(barred, i) &&
        (least < 0 || edges_[i].visits < edges_[static_cast<std::size_t>(least)].visits))
      least = static_cast<int>(i);
  return least;
}

int Node::select(const std::vector<bool>& barred, Chance& chance) const {
  if (closed_) return leastVisited(barred);
  if (choice_ == Choice::secret) {
    const std::vector<double> all = mix(barred);
    double left = static_cast<double>(chance.next() >> 11) * 0x1.0p-53;
    int last = -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i] == 0) continue;
      last = static_cast<int>(i);
      if ((left -= all[i]) < 0) break;
    }
    return last;
  }
  int best = -1;
  double most = 0;
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    if (isBarred(barred, i)) continue;
    const Edge& edge = edges_[i];
    if (edge.visits == 0) return static_cast<int>(i);
    const double bound =
        edge.mean() + kExploration * std::sqrt(std::log(std::max(2, edge.available)) / edge.visits);
    if (best >= 0 && bound <= most) continue;
    best = static_cast<int>(i);
    most = bound;
  }
  return best;
}

void Node::count(int edge, const std::vector<bool>& barred, double value) {
  const auto taken = static_cast<std::size_t>(edge);
  if (choice_ == Choice::secret) {
    const std::vector<double> all = mix(barred);
    double mean = 0;  // what the node was worth so far
    for (std::size_t i = 0; i < edges_.size(); ++i) mean += all[i] * edges_[i].mean();
    // The value that was not tried is estimated by its mean; what was tried corrects it, by its probability.
    const double correction = (value - edges_[taken].mean()) / std::max(all[taken], 1e-3);
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (isBarred(barred, i)) continue;
      const double here = edges_[i].mean() + (i == taken ? correction : 0);
      edges_[i].regret += here - (mean + all[taken] * correction);
      edges_[i].mix += all[i];
    }
  }
  for (std::size_t i = 0; i < edges_.size(); ++i)
    if (!isBarred(barred, i)) ++edges_[i].available;
  ++visits_;
  ++edges_[taken].visits;
  edges_[taken].total += value;
  edges_[taken].squares += value * value;
}

}  // namespace lk::rules
