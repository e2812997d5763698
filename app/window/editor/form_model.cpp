#include "app/window/editor/form_model.h"

#include <algorithm>

#include "app/workshop/editor/card_path.h"

namespace lk::app {

namespace {

QString text(const std::string& utf8) {
  return QString::fromStdString(utf8);
}

QString kindName(FormRow::Kind kind) {
  static const char* const kNames[] = {"section", "fields", "item", "list", "add"};
  return QLatin1String(kNames[static_cast<std::size_t>(kind)]);
}
QString kindName(FormField::Kind kind) {
  static const char* const kNames[] = {"line", "text", "number", "choice", "several"};
  return QLatin1String(kNames[static_cast<std::size_t>(kind)]);
}

QList<NamedOption> choiceList(const std::vector<FormChoice>& choices) {
  QList<NamedOption> out;
  for (const FormChoice& choice : choices)
    out += NamedOption{.id = text(choice.id), .name = choice.name, .on = choice.chosen};
  return out;
}

bool isUnder(const std::string& path, const std::string& owner) {
  return !owner.empty() && path.starts_with(owner) &&
         (path.size() == owner.size() || path[owner.size()] == '/');
}

QString sentence(const CardFault& fault) {
  return QString::fromStdString(fault.what + ": " + fault.cure);
}

/// Returns whether a fault belongs to this field or to the operation or test chosen in it.
bool belongs(const CardFault& fault, const FormField& field) {
  if (fault.path == field.path) return true;
  return field.role == FormField::Role::test && fault.path == parentOf(field.path);
}

}  // namespace

bool FormModel::Row::isLike(const Row& other) const {
  return row.kind == other.row.kind && row.path == other.row.path &&
         std::equal(
             row.fields.begin(), row.fields.end(), other.row.fields.begin(), other.row.fields.end(),
             [](const FormField& a, const FormField& b) { return a.path == b.path && a.kind == b.kind; });
}

void FormModel::show(const std::vector<FormRow>& form, const std::vector<EffectLine>& lines,
                     const std::vector<CardFault>& faults) {
  std::vector<Row> next;
  std::vector<bool> placed(faults.size());
  for (const FormRow& row : form) {
    Row shown{row, {}, {}, std::vector<QString>(row.fields.size())};
    if (!row.fields.empty() && row.fields.front().role == FormField::Role::operation)
      for (const EffectLine& line : lines)
        if (line.path == row.path && shown.says.isEmpty()) shown.says = line.says;
    for (std::size_t f = 0; f < faults.size(); ++f)
      for (std::size_t i = 0; i < row.fields.size(); ++i)
        if (!placed[f] && belongs(faults[f], row.fields[i])) {
          shown.faults[i] = sentence(faults[f]);
          placed[f] = true;
        }
    next.push_back(std::move(shown));
  }
  // A fault that belongs to no field is shown at the deepest row that contains it.
  for (std::size_t f = 0; f < faults.size(); ++f) {
    Row* deepest = nullptr;
    for (Row& row : next)
      if (!placed[f] && row.row.kind != FormRow::Kind::add && isUnder(faults[f].path, row.row.path) &&
          (!deepest || row.row.path.size() >= deepest->row.path.size()))
        deepest = &row;
    if (deepest) deepest->fault = sentence(faults[f]);
  }

  const auto like = [](const Row& a, const Row& b) { return a.isLike(b); };
  const std::size_t shorter = std::min(rows_.size(), next.size());
  std::size_t front = 0;
  while (front < shorter && like(rows_[front], next[front])) ++front;
  std::size_t back = 0;
  while (back < shorter - front && like(rows_[rows_.size() - 1 - back], next[next.size() - 1 - back])) ++back;
  const int first = static_cast<int>(front);
  if (const int gone = static_cast<int>(rows_.size() - front - back); gone > 0) {
    beginRemoveRows({}, first, first + gone - 1);
    rows_.erase(rows_.begin() + first, rows_.begin() + first + gone);
    endRemoveRows();
  }
  if (const int come = static_cast<int>(next.size() - front - back); come > 0) {
    beginInsertRows({}, first, first + come - 1);
    rows_.insert(rows_.begin() + first, next.begin() + first, next.begin() + first + come);
    endInsertRows();
  }
  for (std::size_t i = 0; i < next.size(); ++i) {
    if (rows_[i] == next[i]) continue;
    rows_[i] = next[i];
    emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
  }
  emit countChanged();
}

int FormModel::rowOf(const QString& path) const {
  const std::string wanted = path.toStdString();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].row.path == wanted && rows_[i].row.kind != FormRow::Kind::add) return static_cast<int>(i);
    for (const FormField& field : rows_[i].row.fields)
      if (field.path == wanted) return static_cast<int>(i);
  }
  return -1;
}

QList<EditedField> FormModel::fields(const Row& row) {
  QList<EditedField> out;
  for (std::size_t i = 0; i < row.row.fields.size(); ++i) {
    const FormField& field = row.row.fields[i];
    out += EditedField{.path = text(field.path),
                       .kind = kindName(field.kind),
                       .label = field.label,
                       .text = text(field.value.asString()),
                       .number = static_cast<int>(field.value.asInt()),
                       .chosen = text(field.value.asString()),
                       .choices = choiceList(field.choices),
                       .least = field.least,
                       .most = field.most,
                       .fault = row.faults[i]};
  }
  return out;
}

int FormModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant FormModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case kindRole:
      return kindName(row.row.kind);
    case pathRole:
      return text(row.row.path);
    case depthRole:
      return row.row.depth;
    case labelRole:
      return row.row.label;
    case fieldsRole:
      return QVariant::fromValue(fields(row));
    case choicesRole:
      return QVariant::fromValue(choiceList(row.row.choices));
    case risesRole:
      return row.row.canRise;
    case sinksRole:
      return row.row.canSink;
    case saysRole:
      return row.says;
    case faultRole:
      return row.fault;
    default:
      return {};
  }
}

QHash<int, QByteArray> FormModel::roleNames() const {
  return {{kindRole, "kind"},     {pathRole, "path"},       {depthRole, "depth"}, {labelRole, "label"},
          {fieldsRole, "fields"}, {choicesRole, "choices"}, {risesRole, "rises"}, {sinksRole, "sinks"},
          {saysRole, "says"},     {faultRole, "fault"}};
}

}  // namespace lk::app
