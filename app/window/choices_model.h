// What may be said now by tap or key: one row an option of an open question, open or not, with the reason
// when not.
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/window/moment.h"
#include "app/words/words.h"

namespace lk::app {

/// What a person still has to add before an option is a complete event.
enum class Entry { none, dice, cards };

struct Choice {
  std::string prompt;  // the question it answers
  std::optional<rules::Seat> seat;
  QString who;
  QString label;
  QString why;         // why it is not open now; empty when it is
  rules::Event event;  // complete when `entry` is none, else waiting for its dice or cards
  std::string field;   // the field the entry fills
  Entry entry = Entry::none;
  int entryCount = 0;
  bool secret = false;  // what is entered stays hidden from the table
  friend bool operator==(const Choice&, const Choice&) = default;
};

class ChoicesModel : public QAbstractListModel {
  Q_OBJECT
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { labelRole = Qt::UserRole + 1, whoRole, seatRole, whyRole, openRole, byHandRole };
  using QAbstractListModel::QAbstractListModel;

  void show(const Moment& moment, const Names& names);
  /// The choice of a row, or nullptr when there is no such row or it is not open.
  [[nodiscard]] const Choice* openChoice(int row) const;
  /// Whether the same is still to be entered for the same question.
  [[nodiscard]] bool awaitsEntry(const Choice& choice) const;

  [[nodiscard]] int count() const { return static_cast<int>(choices_.size()); }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();

 private:
  std::vector<Choice> choices_;
};

}  // namespace lk::app
