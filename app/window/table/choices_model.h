// The answers that can be given by tap or key: one row per option of an open question, also for options that
// are not available, with the reason.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/choices/choice.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"
#include "app/window/table/choice_rows.h"

namespace lk::app {

/// Returns what a seat can begin to compose, as choices; none if that is not known.
using KindsOf = std::function<std::vector<Choice>(rules::Seat)>;

/// By seat: whether the player's own page is open on a phone.
using AtPhone = std::array<bool, rules::kMaxSeats>;

class ChoicesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  Q_PROPERTY(bool explained READ explained NOTIFY explainedChanged)
  Q_PROPERTY(QList<lk::app::ChoicesOfSeat> groups READ groups NOTIFY groupsChanged)
  Q_PROPERTY(QList<lk::app::EndingChoice> endings READ endings NOTIFY groupsChanged)

 public:
  enum Role { labelRole = Qt::UserRole + 1, whoRole, seatRole, whyRole, leadsRole, openRole, byHandRole };
  using QAbstractListModel::QAbstractListModel;

  /// Shows all choices of a moment. Players who are `atPhone` are also asked on their phones; secret answers
  /// can be given only there. Of a seat with more open answers than a row can show, the kinds of event are
  /// shown instead, to be composed.
  void show(const Moment& moment, const Names& names, const HelpOf& help = kUsualHelp,
            const AtPhone& atPhone = {}, const KindsOf& kinds = {});
  /// Returns where a seat with a phone is asked: "On Ann's phone".
  [[nodiscard]] static QString phoneOf(rules::Seat seat, const Names& names);
  /// Shows only the available choices that create events of this kind.
  void showOnly(const Moment& moment, const Names& names, const std::string& kind);
  /// Shows these choices, all available.
  void showAll(std::vector<Choice> choices) { take(std::move(choices)); }
  /// Returns the choice of a row; nullptr if there is no such row or it is not available.
  [[nodiscard]] const Choice* openChoice(int row) const;
  /// Returns what an ending chooses; nullptr if there is none.
  [[nodiscard]] const Choice* ending(int place) const;
  /// Returns the first available choice if every available one needs an entry and it is the only answer to
  /// its question; otherwise nullptr.
  [[nodiscard]] const Choice* onlyToEnter() const;
  /// Returns the choice from a list, if a move is composed and nothing else can be chosen but to go back.
  [[nodiscard]] const Choice* onlyPick() const;
  /// Returns whether the same entry is still needed for the same question.
  [[nodiscard]] bool awaitsEntry(const Choice& choice) const;

  /// Whether some choice has a text about its consequences.
  [[nodiscard]] bool explained() const;
  /// The choices grouped by player, in the order of the seats, those of anybody last.
  [[nodiscard]] QList<ChoicesOfSeat> groups() const;
  /// How players can give up now, whoever is asked.
  [[nodiscard]] QList<EndingChoice> endings() const;
  [[nodiscard]] int count() const { return static_cast<int>(choices_.size()); }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();
  void explainedChanged();
  void groupsChanged();

 private:
  static QVariant valueFor(const Choice& choice, int role);
  /// Replaces the choices. Rows are updated in place, so that their buttons are not created again.
  void take(std::vector<Choice> choices);
  void setWhere(const AtPhone& atPhone, const Names& names);

  std::shared_ptr<const GameKit> kit_;  // the kit of the cards in the choices
  std::vector<Choice> choices_;
  std::vector<Choice> givingUp_;
  std::array<QString, rules::kMaxSeats> where_;  // by seat, where else it is asked; empty: only here
};

}  // namespace lk::app
