#include "app/window/home/first_night.h"

#include <algorithm>
#include <utility>

namespace lk::app {

namespace {

const QString kKey = QStringLiteral("firstNight/hints");
const QString kOff = QStringLiteral("off");

}  // namespace

FirstNight::FirstNight(HomeModel& home, SetupModel& setup, WindowSettings& settings, QObject* parent)
    : QObject(parent), home_(home), setup_(setup), settings_(settings) {
  connect(&home_, &HomeModel::started, this, &FirstNight::begin);
  connect(&home_, &HomeModel::recentChanged, this, &FirstNight::changed);
  connect(&setup_, &SetupModel::changed, this, &FirstNight::changed);
}

bool FirstNight::wanted() const {
  return settings_.remembered(kKey) != kOff;
}

void FirstNight::want(bool wanted) {
  if (wanted == this->wanted()) return;
  settings_.remember(kKey, wanted ? QString() : kOff);
  emit changed();
}

bool FirstNight::planned() const {
  if (choice_) return *choice_;
  const HintedSeats seats = newcomers(setup_.game().toStdString(), setup_.players());
  return std::find(seats.begin(), seats.end(), true) != seats.end();
}

void FirstNight::plan(bool hints) {
  choice_ = hints;
  emit changed();
}

void FirstNight::end() {
  setSeats({});
}

void FirstNight::begin(const NightRequest& request) {
  const std::optional<bool> choice = std::exchange(choice_, std::nullopt);
  HintedSeats seats{};
  if (!home_.demo() && !request.scored) {
    if (choice)
      seats.fill(*choice);
    else
      seats = newcomers(request.game, static_cast<int>(rules::kMaxSeats));
  }
  setSeats(seats);
  emit changed();
}

void FirstNight::setSeats(const HintedSeats& seats) {
  if (seats == seats_) return;
  seats_ = seats;
  emit seatsChanged(seats);
}

HintedSeats FirstNight::newcomers(const std::string& game, int players) const {
  HintedSeats seats{};
  if (!wanted() || !offered()) return seats;
  for (std::size_t i = 0; i < static_cast<std::size_t>(std::max(0, players)) && i < seats.size(); ++i)
    seats[i] = !home_.hasFinished(game, settings_.names()[rules::kAllSeats[i]]);
  return seats;
}

}  // namespace lk::app
