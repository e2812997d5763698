// What may be said now by tap or key: one row an option of an open question, open or not, with the reason
// when not.
#pragma once

#include <array>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/choices/choice.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// By seat: whose own page is open on a phone.
using AtPhone = std::array<bool, rules::kMaxSeats>;

class ChoicesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  Q_PROPERTY(bool explained READ explained NOTIFY explainedChanged)
  Q_PROPERTY(QVariantList groups READ groups NOTIFY groupsChanged)

 public:
  enum Role { labelRole = Qt::UserRole + 1, whoRole, seatRole, whyRole, leadsRole, openRole, byHandRole };
  using QAbstractListModel::QAbstractListModel;

  /// Questions of those who have their phones `atPhone` are asked there, too; what is answered in secret is
  /// for their phones alone.
  void show(const Moment& moment, const Names& names, const HelpOf& help = kUsualHelp,
            const AtPhone& atPhone = {});
  /// Where a seat whose phone is there is asked: "On Ann's phone".
  [[nodiscard]] static QString phoneOf(rules::Seat seat, const Names& names);
  /// The same, of all choices those that say events of this kind.
  void showOnly(const Moment& moment, const Names& names, const std::string& kind);
  /// These, all of them open.
  void showAll(std::vector<Choice> choices) { take(std::move(choices)); }
  /// The choice of a row, or nullptr when there is no such row or it is not open.
  [[nodiscard]] const Choice* openChoice(int row) const;
  /// The first choice, where every open one has to be entered; else nullptr.
  [[nodiscard]] const Choice* onlyToEnter() const;
  /// Whether the same is still to be entered for the same question.
  [[nodiscard]] bool awaitsEntry(const Choice& choice) const;

  /// Whether some choice says what it can lead to.
  [[nodiscard]] bool explained() const;
  /// The same by whose answers they are, in the order of the seats, what anybody may say last: maps of seat
  /// and who (both empty for anybody), where (else they are asked, or empty), open (maps of row, label,
  /// leads, byHand and picture) and closed (maps of label and why).
  [[nodiscard]] QVariantList groups() const;
  [[nodiscard]] int count() const { return static_cast<int>(choices_.size()); }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();
  void explainedChanged();
  void groupsChanged();

 private:
  static QVariant told(const Choice& choice, int role);
  /// Rows stay as long as there are as many: their buttons are changed, not made anew.
  void take(std::vector<Choice> choices);
  void setWhere(const AtPhone& atPhone, const Names& names);

  std::shared_ptr<const GameKit> kit_;  // of the cards they are about
  std::vector<Choice> choices_;
  std::array<QString, rules::kMaxSeats> where_;  // each seat is asked besides; empty: here alone
};

}  // namespace lk::app
