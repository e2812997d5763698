#include "app/record/balance/simulated_players.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <exception>
#include <iterator>
#include <optional>

#include <QMutex>
#include <QThreadPool>

#include "app/kit/thread_time.h"
#include "rules/player/house.h"
#include "rules/referee/play_report.h"

namespace lk::app {

namespace {

using rules::Seat;

constexpr std::string_view kHouse = "house", kGreedy = "greedy", kRandom = "random", kRounds = "-rounds";
constexpr int kMaxMilliseconds = 600'000, kMaxRounds = 100'000'000;

/// How long the house thinks: rounds if there are any, or else milliseconds.
struct Pace {
  int rounds = 0;
  rules::LevelSpec level;
};

std::optional<int> numberFrom(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

double toThousandths(double share) {
  return std::round(share * 1000) / 1000;
}

/// Reads what follows "house": nothing, ":MS", ":N-rounds" or ":LEVEL".
std::optional<Pace> paceFrom(std::string_view text) {
  if (text.empty()) return Pace();
  if (text.front() != ':') return std::nullopt;
  text.remove_prefix(1);
  const auto level = std::find(std::begin(rules::kLevelNames), std::end(rules::kLevelNames), text);
  if (level != std::end(rules::kLevelNames))
    return Pace{.level = rules::specOf(static_cast<rules::Level>(level - std::begin(rules::kLevelNames)))};
  const bool rounds = text.ends_with(kRounds);
  if (rounds) text.remove_suffix(kRounds.size());
  const auto number = numberFrom(text);
  if (!number || *number < 0 || *number > (rounds ? kMaxRounds : kMaxMilliseconds)) return std::nullopt;
  if (rounds) return Pace{.rounds = std::max(1, *number)};
  return Pace{.level = {.milliseconds = *number}};
}

/// Measures how long a mind takes.
class Timed final : public rules::Mind {
 public:
  Timed(const rules::PlayableGame& game, std::unique_ptr<rules::Mind> mind, double& longest)
      : Mind(game), mind_(std::move(mind)), longest_(longest) {}
  std::vector<rules::Event> ranked(const rules::Position& position, Seat seat,
                                   const rules::Thinking& thinking, rules::Chance& chance) override {
    const double began = threadMilliseconds();
    auto events = mind_->ranked(position, seat, thinking, chance);
    longest_ = std::max(longest_, threadMilliseconds() - began);
    return events;
  }
  [[nodiscard]] std::optional<bool> mattered() const override { return mind_->mattered(); }

 private:
  std::unique_ptr<rules::Mind> mind_;
  double& longest_;
};

}  // namespace

std::size_t SimulatedPlayers::seatCount() const {
  return static_cast<std::size_t>(kit_.game->vocabulary().setup.mostPlayers);
}

bool SimulatedPlayers::seat(Seat seat, const std::string& who) {
  Player player{.name = who, .mind = nullptr, .thinking = [] { return rules::Thinking(); }};
  if (who == kRandom) {
    player.mind = [this] { return rules::randomMind(game_); };
  } else if (who == kGreedy) {
    player.mind = [this] { return rules::greedyMind(game_); };
  } else {
    if (!who.starts_with(kHouse)) return false;
    const auto pace = paceFrom(std::string_view(who).substr(kHouse.size()));
    if (!pace) return false;
    player.mind = [this, noise = pace->level.noise] { return rules::houseMind(game_, noise); };
    if (pace->rounds > 0)
      player.thinking = [rounds = pace->rounds] { return rules::Thinking{.rounds = rounds}; };
    else
      player.thinking = [time = pace->level.milliseconds] {
        const double end = threadMilliseconds() + time;
        return rules::Thinking{.isOver = [end] { return threadMilliseconds() >= end; }};
      };
    if (who == kHouse) player.name += ":" + std::to_string(rules::LevelSpec().milliseconds);
  }
  players_[index(seat)] = std::move(player);
  return true;
}

Outcome<std::unique_ptr<SimulatedPlayers>> SimulatedPlayers::read(const std::string& text,
                                                                  const GameKit& kit) {
  std::unique_ptr<SimulatedPlayers> players(new SimulatedPlayers(kit));
  const bool bySeat = text.find('=') != std::string::npos;
  for (const Seat seat : rules::kAllSeats)
    if (!players->seat(seat, bySeat ? std::string(kRandom) : text))
      return Fault{"--players", 0, "\"" + text + "\" is no player",
                   "say house, greedy or random, or SEAT=house:MS,SEAT=..."};
  for (std::size_t from = 0; bySeat && from <= text.size();) {
    const std::size_t end = std::min(text.find(',', from), text.size());
    const std::string one = text.substr(from, end - from);
    const std::size_t equals = one.find('=');
    const auto seat = rules::seatFrom(one.substr(0, equals));
    if (equals == std::string::npos || !seat || index(*seat) >= players->seatCount() ||
        !players->seat(*seat, one.substr(equals + 1)))
      return Fault{"--players", 0, "\"" + one + "\" is no player of a seat",
                   "say A=house:MS, A=house:LEVEL, A=greedy or A=random, separated by commas"};
    from = end + 1;
  }
  return players;
}

Outcome<Done> SimulatedPlayers::setOptions(const Json& options, std::uint64_t seed) {
  options_ = options;
  rules::Chance chance(seed);
  const rules::Event usual = rules::anySetup(*kit_.game, kit_.cards, chance);
  for (const auto& [name, value] : options.members())
    for (const Json& one : value.isArray() ? value.items() : std::vector<Json>{value}) {
      const Json only = Json::object({{name, one}});
      if (!game_.begin(withOptions(usual, only), chance))
        return Fault{"--options", 0, only.dump() + " is refused", "see the options in the game's RULES.md"};
    }
  return Done{};
}

rules::Event SimulatedPlayers::withOptions(rules::Event setup, const Json& options) {
  Json all = setup.body["options"].isObject() ? setup.body["options"] : Json::object();
  for (const auto& [name, value] : options.members()) all.set(name, value);
  if (!all.members().empty()) setup.body.set("options", std::move(all));
  return setup;
}

rules::Event SimulatedPlayers::setupOf(rules::Chance& chance) const {
  const rules::Event setup = rules::anySetup(*kit_.game, kit_.cards, chance);
  Json options = Json::object();
  for (const auto& [name, value] : options_.members()) {
    const std::vector<Json> values = value.isArray() ? value.items() : std::vector<Json>{value};
    if (!values.empty())
      options.set(name, values[static_cast<std::size_t>(chance.below(static_cast<int>(values.size())))]);
  }
  return withOptions(setup, options);
}

rules::Thinking SimulatedPlayers::thinkingOf(const Player& player) const {
  rules::Thinking thinking = player.thinking();
  if (!stopped_) return thinking;
  thinking.isOver = [this, isOver = std::move(thinking.isOver)] {
    return isStopped() || (isOver && isOver());
  };
  return thinking;
}

LoggedGame SimulatedPlayers::playOne(std::uint64_t seed, std::int64_t number, double& longest) const {
  std::array<std::unique_ptr<rules::Mind>, rules::kMaxSeats> minds;
  rules::MatchPlayers seated;
  for (std::size_t i = 0; i < minds.size(); ++i) {
    minds[i] = std::make_unique<Timed>(game_, players_[i].mind(), longest);
    seated[i] = {.mind = minds[i].get(), .thinking = [&, i] { return thinkingOf(players_[i]); }};
  }
  rules::Chance chance(rules::Chance(rules::Chance(seed).next() + static_cast<std::uint64_t>(number)).next());
  LoggedGame logged;
  rules::GameNotes notes(*kit_.game, kit_.cards, [&](const rules::PlayedGame& game) { logged.game = game; });
  rules::MatchTotals totals;
  const rules::Event setup = setupOf(chance);
  rules::playMatch(game_, setup, seated, chance.next(), totals, &notes);
  logged.choices = totals.choices;
  logged.refused = totals.refused + totals.totals.refused;
  return logged;
}

Outcome<Done> SimulatedPlayers::play(
    const std::vector<std::int64_t>& numbers, std::uint64_t seed,
    const std::function<Outcome<Done>(std::int64_t, const LoggedGame&)>& played) {
  QMutex reporting;
  std::size_t next = 0;
  std::optional<Fault> fault;
  std::exception_ptr thrown;
  const auto work = [&] {
    double longest = 0;
    QMutexLocker lock(&reporting);
    while (next < numbers.size() && !fault && !thrown && !isStopped()) {
      const std::int64_t number = numbers[next++];
      lock.unlock();
      std::optional<LoggedGame> game;
      std::exception_ptr failure;
      try {
        game = playOne(seed, number, longest);
      } catch (...) {
        failure = std::current_exception();
      }
      lock.relock();
      if (failure) thrown = failure;
      if (!game || fault || thrown || isStopped()) break;
      if (const Outcome<Done> reported = played(number, *game); !reported) fault = reported.fault();
    }
    longest_ = std::max(longest_, longest);
  };
  QThreadPool others;
  for (int i = 1; i < others.maxThreadCount(); ++i) others.start(work);
  work();
  others.waitForDone();
  if (thrown) std::rethrow_exception(thrown);
  if (fault) return *fault;
  return Done{};
}

Json SimulatedPlayers::names() const {
  Json names = Json::object();
  for (std::size_t i = 0; i < seatCount(); ++i)
    names.set(std::string(1, rules::letter(rules::kAllSeats[i])), players_[i].name);
  return names;
}

Json SimulatedPlayers::shares(const rules::PlayTotals& totals) const {
  Json shares = Json::object();
  for (std::size_t i = 0; i < seatCount(); ++i) {
    const rules::Tally tally{.games = totals.games, .wins = totals.wins[i], .draws = totals.draws};
    const rules::Interval interval = rules::confidence(tally);
    shares.set(std::string(1, rules::letter(rules::kAllSeats[i])),
               Json::object({{"share", toThousandths(tally.rate())},
                             {"low", toThousandths(interval.low)},
                             {"high", toThousandths(interval.high)}}));
  }
  return shares;
}

}  // namespace lk::app
