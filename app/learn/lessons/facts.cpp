#include "app/learn/lessons/facts.h"

#include <algorithm>

#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

constexpr std::string_view kNames[] = {"d1A",    "d2A",   "minA",  "maxA",    "dvA",  "d1B",  "d2B",
                                       "minB",   "maxB",  "dvB",   "hi",      "lo",   "diff", "lower",
                                       "higher", "view",  "duel",  "cards",   "name", "n",    "card",
                                       "wanted", "given", "right", "percent", "asked"};

std::string of(std::string_view what, rules::Seat seat) {
  return std::string(what) + rules::letter(seat);
}

}  // namespace

std::span<const std::string_view> Facts::names() {
  return kNames;
}

void Facts::roll(rules::Seat seat, const std::vector<int>& dice) {
  if (dice.size() != 2) return;
  set(of("d1", seat), dice[0]);
  set(of("d2", seat), dice[1]);
  set(of("min", seat), std::min(dice[0], dice[1]));
  set(of("max", seat), std::max(dice[0], dice[1]));
  show(seat, dice[0] + dice[1]);
}

void Facts::look(const rules::Game& game, const Json& tableView) {
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B}) {
    const Json& worth =
        rules::seatFigure(game, tableView["seats"][rules::name(seat)], rules::FigureRole::dice);
    if (worth.isInt()) show(seat, static_cast<int>(worth.asInt()));
  }
  set("view", tableView);
}

bool Facts::bothRolled() const {
  return all_["dvA"].isInt() && all_["dvB"].isInt();
}

std::vector<int> Facts::diceOf(rules::Seat seat) const {
  std::vector<int> dice;
  for (const char* what : {"d1", "d2"})
    if (const Json& die = all_[of(what, seat)]; die.isInt()) dice.push_back(static_cast<int>(die.asInt()));
  return dice;
}

void Facts::hide(rules::Seat seat) {
  for (const char* what : {"d1", "d2", "min", "max", "dv"}) all_.erase(of(what, seat));
}

void Facts::show(rules::Seat seat, int sum) {
  set(of("dv", seat), sum);
  if (!bothRolled()) return;
  const auto a = all_["dvA"].asInt();
  const auto b = all_["dvB"].asInt();
  set("hi", std::max(a, b));
  set("lo", std::min(a, b));
  set("diff", std::abs(a - b));
  set("lower", a < b ? "A" : b < a ? "B" : "none");
  set("higher", a > b ? "A" : b > a ? "B" : "none");
}

}  // namespace lk::app
