#include "rules/referee/play_report.h"

#include <algorithm>
#include <cmath>

namespace lk::rules {

namespace {

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

/// Counts the games that it observes.
class Counting final : public PlayObserver {
 public:
  Counting(const Game& game, const CardBook& cards, PlayReport& report,
           const std::function<void(std::int64_t)>& played)
      : setup_(game.vocabulary().setup),
        fields_(cardFieldsOf(game.vocabulary())),
        cards_(cards),
        report_(report),
        played_(played) {
    if (!setup_.choices.empty()) report_.choice = setup_.choices.front().key;
  }

  void begun(const Event& setup) override {
    for (std::set<std::string>& named : named_) named.clear();
    events_ = 1;
    choices_ = report_.choice.empty() ? Json() : setup.body[report_.choice];
    starter_ = setup_.starter.empty() ? std::nullopt : seatFrom(setup.body[setup_.starter].asString());
  }

  void judged(const Event& event) override {
    ++events_;
    const auto seat = event.seat();
    const auto fields = fields_.find(event.kind());
    if (!seat || fields == fields_.end()) return;
    for (const std::string_view field : fields->second) note(event.body[field], named_[index(*seat)]);
  }

  void ended(const Result& result) override {
    ++report_.endings[std::string(result.by)];
    ++report_.lengths[events_];
    if (starter_) {
      if (!report_.starters) report_.starters = Tally();
      count(*report_.starters, *starter_, result);
    }
    for (const Seat seat : kAllSeats)
      for (const std::string& card : named_[index(seat)]) count(report_.cards[card], seat, result);
    countMatchup(result);
    if (played_) played_(++games_);
  }

 private:
  void note(const Json& value, std::set<std::string>& named) const {
    if (value.isString() && cards_.find(value.asString()).known()) named.insert(value.asString());
    if (value.isArray())
      for (const Json& item : value.items()) note(item, named);
  }

  static void count(Tally& tally, Seat seat, const Result& result) {
    ++tally.games;
    if (result.winner == seat || result.together == Together::won)
      ++tally.wins;
    else if (!result.winner && result.together == Together::no)
      ++tally.draws;
  }

  void countMatchup(const Result& result) {
    const std::string a = choices_["A"].asString(), b = choices_["B"].asString();
    if (a.empty() || b.empty() || choices_.members().size() != 2) return;
    const Seat first = starter_.value_or(Seat::A);
    if (a == b) return count(report_.matchups[{a, b}], first, result);
    count(report_.matchups[{a, b}], Seat::A, result);
    count(report_.matchups[{b, a}], Seat::B, result);
  }

  const SetupSpec& setup_;
  const std::map<std::string, std::vector<std::string_view>, std::less<>> fields_;
  const CardBook& cards_;
  PlayReport& report_;
  const std::function<void(std::int64_t)>& played_;
  std::int64_t games_ = 0;
  // The current game.
  std::array<std::set<std::string>, kMaxSeats> named_;
  Json choices_;
  std::optional<Seat> starter_;
  int events_ = 0;
};

}  // namespace

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
  std::int64_t soFar = 0;
  for (const auto& [events, games] : lengths) {
    soFar += games;
    if (static_cast<double>(soFar) >= share * static_cast<double>(totals.games)) return events;
  }
  return lengths.empty() ? 0 : lengths.rbegin()->first;
}

PlayReport reportRandomPlay(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                            const std::function<void(std::int64_t)>& played) {
  PlayReport report;
  Counting counting(game, cards, report, played);
  report.totals = playRandomly(game, cards, games, seed, &counting);
  return report;
}

}  // namespace lk::rules
