// Tests how choices are found at a node: the best one, a mix of secret ones, more of them with more visits.
#include <cmath>

#include "check.h"
#include "rules/player/node.h"

using namespace lk;
using namespace lk::rules;

namespace {

Event option(int number) {
  return {Json::object({{"e", "pick"}, {"n", number}})};
}

void offer(Node& node, int options) {
  for (int i = 0; i < options; ++i) node.place(option(i));
}

/// Returns the shares of the mix.
std::vector<double> mixOf(const Node& node) {
  double sum = 0;
  for (const Edge& edge : node.edges()) sum += edge.mix;
  std::vector<double> shares;
  for (const Edge& edge : node.edges()) shares.push_back(edge.mix / sum);
  return shares;
}

/// Lets two players choose together against each other. `payoff(a, b)` is the first one's value.
template <class Payoff>
void playTogether(Node& one, Node& two, int rounds, Payoff payoff) {
  Chance chance(9);
  for (int i = 0; i < rounds; ++i) {
    const int a = one.select({}, chance), b = two.select({}, chance);
    const double value = payoff(a, b);
    one.count(a, {}, value);
    two.count(b, {}, 1 - value);
  }
}

}  // namespace

CASE(open_choices_settle_on_the_best) {
  Node node(Choice::open);
  offer(node, 4);
  Chance chance(1);
  const double worth[] = {0.4, 0.6, 0.5, 0.3};
  for (int i = 0; i < 3000; ++i) {
    const int edge = node.select({}, chance);
    const double drawn = chance.below(1000) < 1000 * worth[edge] ? 1 : 0;
    node.count(edge, {}, drawn);
  }
  for (const int other : {0, 2, 3})
    CHECK(node.edges()[1].visits > 3 * node.edges()[static_cast<std::size_t>(other)].visits);
}

CASE(what_is_seldom_legal_is_tried_when_it_is) {
  Node node(Choice::open);
  offer(node, 2);
  Chance chance(2);
  for (int i = 0; i < 400; ++i) {
    const std::vector<bool> barred{i % 10 != 0, false};  // the first is legal one time in ten
    const int edge = node.select(barred, chance);
    CHECK(edge == 1 || i % 10 == 0);
    node.count(edge, barred, edge == 0 ? 0.9 : 0.5);
  }
  CHECK(node.edges()[0].visits >= 35 && node.edges()[0].available == 40);
  CHECK(node.select({true, true}, chance) == -1);
}

CASE(secret_choices_mix_as_the_equilibrium_does) {
  Node one(Choice::secret), two(Choice::secret);
  offer(one, 3);
  offer(two, 3);
  // Stone, scissors, paper.
  playTogether(one, two, 20000, [](int a, int b) { return a == b ? 0.5 : (a + 1) % 3 == b ? 1.0 : 0.0; });
  for (const Node* node : {&one, &two})
    for (const double share : mixOf(*node))
      CHECK_MESSAGE(std::abs(share - 1.0 / 3) < 0.05, std::to_string(share));
}

CASE(secret_choices_leave_what_is_worse_whatever_others_do) {
  Node one(Choice::secret), two(Choice::secret);
  offer(one, 3);
  offer(two, 3);
  playTogether(one, two, 20000, [](int a, int b) { return 0.3 + 0.2 * a - 0.05 * b; });
  CHECK(mixOf(one)[2] > 0.85 && mixOf(two)[2] > 0.85);  // the rest is the share of even tries
}

CASE(more_events_are_tried_the_more_visits_there_are) {
  Node node(Choice::open);
  Chance chance(3);
  int next = 0;
  std::size_t at100 = 0;
  for (int i = 0; i < 1600; ++i) {
    if (i == 100) at100 = node.edges().size();
    const int placed = node.place(option(next));
    if (placed >= 0) ++next;
    const int edge = placed >= 0 ? placed : node.select({}, chance);
    node.count(edge, {}, 0.5);
  }
  CHECK(node.place(option(0)) == 0);  // it is there already
  CHECK_MESSAGE(at100 > 10 && at100 < 30 && node.edges().size() > 2 * at100 && node.edges().size() < 100,
                std::to_string(at100) + " " + std::to_string(node.edges().size()));
}
