// What the search knows of one seat's choice: a node stands for all positions that the seat cannot tell
// apart.
#pragma once

#include <vector>

#include "rules/core/event.h"
#include "rules/referee/chance.h"

namespace lk::rules {

/// One event tried at a node. Values are those for the node's seat, 0 to 1.
struct Edge {
  Event event;
  std::string text;  // the event written; equal events have equal texts
  int visits = 0;
  int available = 0;   // visits of the node in which it was legal
  double total = 0;    // sum of the values
  double squares = 0;  // sum of their squares
  double regret = 0;   // at nodes of secret choices
  double mix = 0;      // sum of its probabilities there
  [[nodiscard]] double mean() const { return visits == 0 ? 0 : total / visits; }
};

/// Whether others choose at the same time and unseen: then a mixed choice is looked for, by regret matching
/// (Hart and Mas-Colell 2000; in tree search Lanctot et al. 2013). Otherwise the best is, by upper confidence
/// bounds that count how often an event was there to be chosen (Cowling, Powley and Whitehouse 2012).
enum class Choice : std::uint8_t { open, secret };

class Node {
 public:
  explicit Node(Choice choice) : choice_(choice) {}

  /// From now on, no other events are tried, and these equally often: so they are compared, not searched.
  void close() { closed_ = true; }
  /// Returns the edge of an event. Adds it if there is room: the more visits, the more events are tried
  /// (progressive widening). -1 if it is not there and there is none.
  int place(const Event& event);
  /// Returns the edge to try next among those not in `barred` (by index); -1 if there is none.
  [[nodiscard]] int select(const std::vector<bool>& barred, Chance& chance) const;
  /// Counts a visit through an edge; `barred` events were not legal. `value` is what came of it.
  void count(int edge, const std::vector<bool>& barred, double value);

  [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
  [[nodiscard]] Choice choice() const { return choice_; }

 private:
  [[nodiscard]] int leastVisited(const std::vector<bool>& barred) const;
  [[nodiscard]] std::vector<double> mix(const std::vector<bool>& barred) const;

  std::vector<Edge> edges_;
  int visits_ = 0;
  bool closed_ = false;
  Choice choice_;
};

}  // namespace lk::rules
