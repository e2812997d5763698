#include "rules/player/analysis.h"

#include <algorithm>
#include <cmath>

#include "rules/player/search.h"

namespace lk::rules {

namespace {

constexpr int kReadings = 20;      // lines read of a move, of which a usual one is told
constexpr int kMaxIdle = 20;       // rounds in which the seat finds nothing to choose; then there is nothing
constexpr int kMinVisits = 8;      // a move tried less often is not ranked by its chance
constexpr double kMinShare = 0.1;  // of the visits of the most tried move, the same

/// Returns the mean of values from 0 to 1 and its error. One loss and one win more than there were make the
/// error of a few equal values large, as it is.
Estimate estimateOf(double total, double squares, int count) {
  if (count == 0) return {};
  const double n = count, mean = (total + 1) / (n + 2);
  const double variance = (squares + 1) / (n + 2) - mean * mean;
  return {.chance = total / n, .error = std::sqrt(std::max(0.0, variance) / n)};
}

/// Reads a move several times, and keeps the line that ends most like the mean among the longer half.
void read(Search& search, WeighedMove& move) {
  std::vector<Line> lines;
  for (int i = 0; i < kReadings; ++i)
    if (std::optional<Line> line = search.read(move.event)) lines.push_back(*std::move(line));
  move.share = static_cast<double>(lines.size()) / kReadings;
  if (lines.empty()) return;
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.events.size() > b.events.size(); });
  lines.resize((lines.size() + 1) / 2);
  const auto distance = [&](const Line& line) { return std::abs(line.value - move.then.chance); };
  move.line = *std::min_element(lines.begin(), lines.end(),
                                [&](const Line& a, const Line& b) { return distance(a) < distance(b); });
}

/// Puts the moves that were tried often enough first, by what is nearly certain of their chance.
void rank(std::vector<WeighedMove>& moves) {
  int most = 0;
  for (const WeighedMove& move : moves) most = std::max(most, move.visits);
  const auto enough = std::max<double>(kMinVisits, kMinShare * most);
  const auto tried = std::stable_partition(moves.begin(), moves.end(),
                                           [&](const WeighedMove& move) { return move.visits >= enough; });
  std::stable_sort(moves.begin(), tried, [](const WeighedMove& a, const WeighedMove& b) {
    return a.then.chance - a.then.error > b.then.chance - b.then.error;
  });
  std::stable_sort(tried, moves.end(),
                   [](const WeighedMove& a, const WeighedMove& b) { return a.visits > b.visits; });
}

}  // namespace

Analysis analysed(const PlayableGame& game, const Position& position, Seat seat, const OwnCards& own,
                  const Thinking& thinking, Chance& chance, std::size_t lines, const Considered& considered) {
  Search search(game, position, seat, chance, own);
  if (!considered.events.empty()) search.offer(considered.events, considered.only);
  Analysis analysis;
  while (thinking.goesOn(analysis.rounds) && (search.root() || analysis.rounds < kMaxIdle)) {
    search.round();
    ++analysis.rounds;
  }
  const Node* root = search.root();
  if (!root) return analysis;
  double total = 0, squares = 0;
  int visits = 0;
  for (const Edge& edge : root->edges()) {
    total += edge.total;
    squares += edge.squares;
    visits += edge.visits;
  }
  for (const Edge& edge : root->edges())
    if (edge.visits > 0)
      analysis.moves.push_back({.event = edge.event,
                                .visits = edge.visits,
                                .then = estimateOf(edge.total, edge.squares, edge.visits),
                                .line = {}});
  analysis.now = estimateOf(total, squares, visits);
  rank(analysis.moves);
  for (std::size_t i = 0; i < std::min(lines, analysis.moves.size()); ++i) read(search, analysis.moves[i]);
  return analysis;
}

}  // namespace lk::rules
