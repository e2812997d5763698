// The rows of a card's form for QML. Rows that remain are updated in place, so that a text field keeps its
// cursor.
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/effects/effect_text.h"
#include "app/window/editor/editor_rows.h"
#include "app/workshop/editor/card_faults.h"
#include "app/workshop/editor/form.h"

namespace lk::app {

class FormModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the editor's model")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    kindRole = Qt::UserRole + 1,  // "section", "fields", "item", "list", "add"
    pathRole,
    depthRole,
    labelRole,
    fieldsRole,   // EditedField
    choicesRole,  // what can be added: NamedOption
    risesRole,
    sinksRole,
    saysRole,  // text of the operation's effect; operations only
    faultRole  // fault of the row as a whole
  };
  using QAbstractListModel::QAbstractListModel;

  /// Shows a form. `lines` (the explanation) and `faults` are matched to rows by path.
  void show(const std::vector<FormRow>& form, const std::vector<EffectLine>& lines,
            const std::vector<CardFault>& faults);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// Returns the row of an item or list, or the row that contains the field at `path`; -1 if there is none.
  [[nodiscard]] Q_INVOKABLE int rowOf(const QString& path) const;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();

 private:
  struct Row {
    FormRow row;
    QString says;
    QString fault;
    std::vector<QString> faults;  // one per field
    [[nodiscard]] bool isLike(const Row& other) const;
    friend bool operator==(const Row&, const Row&) = default;
  };
  [[nodiscard]] static QList<EditedField> fields(const Row& row);

  std::vector<Row> rows_;
};

}  // namespace lk::app
