// How much the program explains to each player, stored by player name.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/option_rows.h"

namespace lk::app {

enum class Help : std::uint8_t {
  full,       // reminders, consequences of each choice, and the coach
  reminders,  // reminders that a gamemaster adds to a question
  off         // only the question
};
using HelpOf = std::array<Help, rules::kMaxSeats>;
inline constexpr HelpOf kUsualHelp{Help::reminders, Help::reminders, Help::reminders, Help::reminders};

/// Returns the help for a question. For a question to all players it is the fullest level that anybody chose.
Help helpFor(std::optional<rules::Seat> seat, const HelpOf& help);

struct HelpedPlayer {
  Q_GADGET
  QML_VALUE_TYPE(helpedPlayer)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString level MEMBER level)

 public:
  QString seat;  // a letter
  QString name;
  QString level;  // id of one of HelpModel::levels()
  friend bool operator==(const HelpedPlayer&, const HelpedPlayer&) = default;
};

class HelpModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::HelpedPlayer> players READ players NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> levels READ levels CONSTANT)
  Q_PROPERTY(bool anybodyLearns READ anybodyLearns NOTIFY changed)

 public:
  /// With an empty `file` the levels are kept in memory only.
  explicit HelpModel(const QString& file, QObject* parent = nullptr);

  /// Sets the players' names and loads the levels stored for them.
  void setNames(const Names& names);
  [[nodiscard]] const HelpOf& help() const { return help_; }

  /// Seats A and B.
  [[nodiscard]] QList<HelpedPlayer> players() const;
  [[nodiscard]] QList<NamedOption> levels() const;
  /// Returns whether anybody has full help.
  [[nodiscard]] bool anybodyLearns() const;
  /// Sets the level (by its id) of a seat. An unknown seat or level changes nothing.
  Q_INVOKABLE void choose(const QString& seat, const QString& level);

 signals:
  void changed();

 private:
  std::unique_ptr<QSettings> file_;
  Names names_;
  HelpOf help_ = kUsualHelp;
};

}  // namespace lk::app
