// How much the window explains to whom, remembered by name.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"

namespace lk::app {

enum class Help : std::uint8_t {
  full,       // reminders, what each choice can lead to, and the coach
  reminders,  // what a gamemaster adds to a question
  off         // the question alone
};
using HelpOf = std::array<Help, rules::kMaxSeats>;
inline constexpr HelpOf kUsualHelp{Help::reminders, Help::reminders, Help::reminders, Help::reminders};

/// How much is said to a question's player; to a question for all as much as anybody wants.
Help helpFor(std::optional<rules::Seat> seat, const HelpOf& help);

class HelpModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList players READ players NOTIFY changed)
  Q_PROPERTY(QVariantList levels READ levels CONSTANT)
  Q_PROPERTY(bool anybodyLearns READ anybodyLearns NOTIFY changed)

 public:
  /// An empty `file` keeps everything in memory only.
  explicit HelpModel(const QString& file, QObject* parent = nullptr);

  /// Who plays: their levels are remembered by name.
  void setNames(const Names& names);
  [[nodiscard]] const HelpOf& help() const { return help_; }

  /// Maps of seat ("A"), name, level (id): the two who play.
  [[nodiscard]] QVariantList players() const;
  /// Maps of id and name.
  [[nodiscard]] QVariantList levels() const;
  /// Whether somebody wants everything explained.
  [[nodiscard]] bool anybodyLearns() const;
  /// `level` by its id; what is unknown changes nothing.
  Q_INVOKABLE void choose(const QString& seat, const QString& level);

 signals:
  void changed();

 private:
  std::unique_ptr<QSettings> file_;
  Names names_;
  HelpOf help_ = kUsualHelp;
};

}  // namespace lk::app
