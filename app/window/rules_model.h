// The numbered rules of a game, to be searched and read.
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/kit/game_kit.h"

namespace lk::app {

class RulesModel : public QAbstractListModel {
  Q_OBJECT
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

 public:
  enum Role { numberRole = Qt::UserRole + 1, sentenceRole, sourceRole };
  using QAbstractListModel::QAbstractListModel;

  void setKit(const GameKit& kit);

  [[nodiscard]] QString search() const { return search_; }
  /// Shows the rules that hold every word of `search`, in any case, in number or text.
  void setSearch(const QString& search);

  [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();
  void searchChanged();

 private:
  void filter();

  struct Rule {
    QString number;
    QString sentence;
    QString source;
  };
  std::vector<Rule> rules_;
  std::vector<std::size_t> shown_;  // places in rules_
  QString search_;
};

}  // namespace lk::app
