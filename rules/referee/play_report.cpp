#include "rules/referee/play_report.h"

#include <algorithm>
#include <cmath>

#include "rules/referee/position_value.h"

namespace lk::rules {

namespace {

/// How far from even a position must be so that somebody leads; its value is from 0 to 1.
constexpr double kLead = 0.05;

constexpr double kNormal95 = 1.959964;  // two-sided quantile of the normal distribution

bool namesCards(FieldType type) {
  return type == FieldType::card || type == FieldType::cardList || type == FieldType::cards;
}

/// Returns the fields that name cards, by the kind of event.
std::map<std::string, std::vector<std::string_view>, std::less<>> cardFieldsOf(const Vocabulary& vocabulary) {
  std::map<std::string, std::vector<std::string_view>, std::less<>> fields;
  for (const EventSpec& spec : vocabulary.events)
    for (const FieldSpec& field : spec.fields)
      if (namesCards(field.type)) fields[std::string(spec.kind)].push_back(field.name);
  return fields;
}

void note(const Json& value, const CardBook& cards, std::set<std::string>& named) {
  if (value.isString() && cards.find(value.asString()).known()) named.insert(value.asString());
  if (value.isArray())
    for (const Json& item : value.items()) note(item, cards, named);
}

/// Returns the smallest number that at least so many games do not exceed; the largest if they are fewer.
int quantile(const std::map<int, std::int64_t>& counted, double games) {
  std::int64_t soFar = 0;
  for (const auto& [number, here] : counted) {
    soFar += here;
    if (static_cast<double>(soFar) >= games) return number;
  }
  return counted.empty() ? 0 : counted.rbegin()->first;
}

void count(Tally& tally, std::optional<Seat> seat, const PlayedGame& game) {
  ++tally.games;
  if ((seat && game.winner == seat) || game.together == Together::won)
    ++tally.wins;
  else if (!game.winner && game.together == Together::no)
    ++tally.draws;
}

}  // namespace

GameNotes::GameNotes(const Game& game, const CardBook& cards, std::function<void(const PlayedGame&)> ended)
    : rules_(game),
      setup_(game.vocabulary().setup),
      cardFields_(cardFieldsOf(game.vocabulary())),
      cards_(cards),
      ended_(std::move(ended)) {}

void GameNotes::begun(const Event& setup) {
  game_ = PlayedGame();
  game_.events = 1;
  drawn_ = {};
  leader_.reset();
  if (!setup_.choices.empty())
    for (const auto& [seat, chosen] : setup.body[setup_.choices.front().key].members())
      if (const auto whose = seatFrom(seat); whose && chosen.isString())
        game_.chosen[index(*whose)] = chosen.asString();
  if (!setup_.starter.empty()) game_.starter = seatFrom(setup.body[setup_.starter].asString());
  for (const auto& [name, value] : setup.body["options"].members())
    game_.options[name] = value.isString() ? value.asString() : value.dump();
}

void GameNotes::judged(const Event& event) {
  ++game_.events;
  const auto seat = event.seat();
  const auto fields = cardFields_.find(event.kind());
  if (!seat || fields == cardFields_.end()) return;
  for (const std::string_view field : fields->second)
    note(event.body[field], cards_, game_.cards[index(*seat)]);
}

void GameNotes::stands(const State& state, const Holdings& held) {
  for (const Seat seat : kAllSeats)
    for (const CardId card : held[seat].hand) drawn_[index(seat)].insert(card.place());
  if (state.seatCount != 2 || state.result.finished) return;
  const double value = positionValue(rules_, cards_, state, Seat::A);
  if (std::abs(value - 0.5) < kLead) return;
  const Seat leader = value > 0.5 ? Seat::A : Seat::B;
  if (leader_ && leader_ != leader) ++game_.swings;
  leader_ = leader;
}

void GameNotes::chosen(const Event& event, bool mattered) {
  Decisions& decisions = game_.decisions[std::string(event.kind())];
  ++decisions.made;
  decisions.idle += mattered ? 0 : 1;
}

void GameNotes::ended(const Result& result) {
  game_.by = result.by;
  game_.winner = result.winner;
  game_.together = result.together;
  for (const Seat seat : kAllSeats)
    for (const std::uint16_t place : drawn_[index(seat)])
      game_.drawn[index(seat)].insert(std::string(cards_[CardId(place)].id));
  ended_(game_);
}

double Tally::rate() const {
  return games == 0
             ? 0
             : (static_cast<double>(wins) + 0.5 * static_cast<double>(draws)) / static_cast<double>(games);
}

Interval confidence(const Tally& tally) {
  if (tally.games == 0) return {};
  const double n = static_cast<double>(tally.games), z2 = kNormal95 * kNormal95, p = tally.rate();
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kNormal95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

int PlayReport::lengthAt(double share) const {
  return quantile(lengths, share * static_cast<double>(totals.games));
}

int PlayReport::swingsAt(double share) const {
  return quantile(swings, share * static_cast<double>(totals.games));
}

bool PlayReport::isBetterLeftOut(const std::string& card) const {
  const auto named = cards.find(card), kept = leftOut.find(card);
  return named != cards.end() && kept != leftOut.end() &&
         confidence(named->second).high < confidence(kept->second).low;
}

void PlayReport::add(const PlayedGame& game) {
  ++totals.games;
  totals.events += game.events;
  if (game.winner)
    ++totals.wins[index(*game.winner)];
  else
    ++(game.together == Together::lost ? totals.lost : totals.draws);
  ++endings[game.by];
  ++lengths[game.events];
  if (game.starter) {
    if (!starters) starters = Tally();
    count(*starters, game.starter, game);
  }
  for (const auto& [name, value] : game.options) count(options[{name, value}], game.starter, game);
  for (const Seat seat : kAllSeats)
    for (const std::string& card : game.cards[index(seat)]) count(cards[card], seat, game);
  for (const Seat seat : kAllSeats)
    for (const std::string& card : game.drawn[index(seat)]) {
      count(drawn[card], seat, game);
      if (!game.cards[index(seat)].contains(card)) count(leftOut[card], seat, game);
    }
  ++swings[game.swings];
  for (const auto& [kind, here] : game.decisions) {
    decisions[kind].made += here.made;
    decisions[kind].idle += here.idle;
  }

  const auto& [a, b, c, d] = game.chosen;
  if (a.empty() || b.empty() || !c.empty() || !d.empty()) return;
  if (a == b) return count(matchups[{a, b}], game.starter.value_or(Seat::A), game);
  count(matchups[{a, b}], Seat::A, game);
  count(matchups[{b, a}], Seat::B, game);
}

std::map<std::pair<std::string, std::string>, Tally> PlayReport::optionsCompared() const {
  std::map<std::string, int> alternatives;
  for (const auto& option : options) ++alternatives[option.first.first];
  std::map<std::pair<std::string, std::string>, Tally> compared;
  for (const auto& [named, tally] : options)
    if (alternatives[named.first] > 1) compared[named] = tally;
  return compared;
}

PlayReport emptyReport(const Game& game) {
  const SetupSpec& setup = game.vocabulary().setup;
  PlayReport report;
  if (!setup.choices.empty()) report.choice = setup.choices.front().key;
  return report;
}

PlayReport reportRandomPlay(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                            const std::function<void(std::int64_t)>& played) {
  PlayReport report = emptyReport(game);
  GameNotes notes(game, cards, [&](const PlayedGame& one) {
    report.add(one);
    if (played) played(report.totals.games);
  });
  report.totals.refused = playRandomly(game, cards, games, seed, &notes).refused;
  return report;
}

}  // namespace lk::rules
