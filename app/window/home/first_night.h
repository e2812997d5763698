// Who gets hints in the first turn of a night: people who have not finished a night of its game, unless they
// decided otherwise.
#pragma once

#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/hint_words.h"
#include "app/window/home/setup_model.h"

namespace lk::app {

/// Lives on the window's thread. The settings store whether hints are wanted at all.
class FirstNight : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool wanted READ wanted NOTIFY changed)
  Q_PROPERTY(bool offered READ offered CONSTANT)
  Q_PROPERTY(bool planned READ planned NOTIFY changed)

 public:
  /// All three must outlive this.
  FirstNight(HomeModel& home, SetupModel& setup, WindowSettings& settings, QObject* parent = nullptr);

  /// Whether newcomers get hints without being asked.
  [[nodiscard]] bool wanted() const;
  Q_INVOKABLE void want(bool wanted);
  /// Whether nights are stored: otherwise nobody knows who is new, and the set-up offers no hints.
  [[nodiscard]] bool offered() const { return !home_.journal().empty(); }
  /// Whether the night that is being set up begins with hints: as chosen, or else if a newcomer takes part.
  [[nodiscard]] bool planned() const;
  /// Sets whether all players of the next night get hints, or nobody.
  Q_INVOKABLE void plan(bool hints);
  /// Ends the hints of the current night.
  Q_INVOKABLE void end();
  /// The seats that get hints in the current night.
  [[nodiscard]] const HintedSeats& seats() const { return seats_; }

 signals:
  void changed();
  void seatsChanged(const std::array<bool, lk::rules::kMaxSeats>& seats);

 private:
  void begin(const NightRequest& request);
  void setSeats(const HintedSeats& seats);
  [[nodiscard]] HintedSeats newcomers(const std::string& game, int players) const;

  HomeModel& home_;
  SetupModel& setup_;
  WindowSettings& settings_;
  std::optional<bool> choice_;  // for the next night
  HintedSeats seats_{};
};

}  // namespace lk::app
