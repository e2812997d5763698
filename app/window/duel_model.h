// The duel as it was judged: its steps in order, each with its rule, and for every clash what both sides were
// worth.
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QVariantList>

#include "app/words/words.h"
#include "rules/core/step.h"

namespace lk::app {

/// Shows the last ruling that resolved clashes, until it is taken back.
class DuelModel : public QAbstractListModel {
  Q_OBJECT
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(QVariantList clashes READ clashes NOTIFY changed)
  Q_PROPERTY(QString rolesText READ rolesText NOTIFY changed)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QVariantList gains READ gains NOTIFY changed)

 public:
  enum Role {
    partRole = Qt::UserRole + 1,
    clashRole,
    seatRole,
    nameRole,
    figureRole,
    saysRole,
    ruleRole,
    ruleTextRole
  };
  using QAbstractListModel::QAbstractListModel;

  /// Whether these steps tell of a clash.
  static bool isDuel(const std::vector<rules::Step>& steps);
  void show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor, const GameKit& kit,
            const Names& names);
  void clear();

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// One map a clash: title, and for each side ("a", "b") a map of card, figure, rule.
  [[nodiscard]] QVariantList clashes() const { return clashes_; }
  /// "Ann attacks, Ben defends".
  [[nodiscard]] QString rolesText() const { return roles_; }
  /// The last word: who won the duel.
  [[nodiscard]] QString verdict() const { return verdict_; }
  /// The steps as they are read aloud.
  [[nodiscard]] QStringList sentences() const;
  /// One map a player: letter, name, role, dice, damage taken, points gained; what the duel brought in sum.
  [[nodiscard]] QVariantList gains() const { return gains_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void changed();

 private:
  static QString roleOf(rules::Seat seat, std::optional<rules::Seat> aggressor);

  struct Row {
    QString part;  // "clash" or "score"
    int clash = 0;
    QString seat, name, figure, says, rule, ruleText;
  };

  std::vector<Row> rows_;
  QVariantList clashes_;
  QVariantList gains_;
  QString roles_;
  QString verdict_;
};

}  // namespace lk::app
