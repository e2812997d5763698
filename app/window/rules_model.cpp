#include "app/window/rules_model.h"

#include <algorithm>

#include "app/window/rule_sentence.h"
#include "app/words/card_words.h"

namespace lk::app {

void RulesModel::setKit(const GameKit& kit) {
  beginResetModel();
  rules_.clear();
  for (const auto& [number, text] : rulesSpoken(kit)) {
    const RuleSentence parts = splitRule(QString::fromStdString(text));
    rules_.push_back({QString::fromStdString(number), parts.sentence, parts.source});
  }
  filter();
  endResetModel();
  emit countChanged();
}

void RulesModel::setSearch(const QString& search) {
  if (search == search_) return;
  search_ = search;
  beginResetModel();
  filter();
  endResetModel();
  emit searchChanged();
  emit countChanged();
}

void RulesModel::filter() {
  const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  shown_.clear();
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const QString all = rules_[i].number + QLatin1Char(' ') + rules_[i].sentence;
    if (std::all_of(words.begin(), words.end(),
                    [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
      shown_.push_back(i);
  }
}

int RulesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant RulesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Rule& rule = rules_[shown_[static_cast<std::size_t>(index.row())]];
  switch (role) {
    case numberRole:
      return rule.number;
    case sentenceRole:
      return rule.sentence;
    case sourceRole:
      return rule.source;
    default:
      return {};
  }
}

QHash<int, QByteArray> RulesModel::roleNames() const {
  return {{numberRole, "number"}, {sentenceRole, "sentence"}, {sourceRole, "source"}};
}

}  // namespace lk::app
