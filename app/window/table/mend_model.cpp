#include "app/window/table/mend_model.h"

#include <algorithm>

#include "app/words/figure_words.h"
#include "app/words/qt_text.h"

namespace lk::app {

namespace {

/// Who wants to put right what lies further back takes back more.
constexpr std::size_t kMostRows = 8;

void addFigures(QVariantList& out, std::span<const rules::FigureSpec> specs, const Json& values,
                const QString& seat, const QString& name) {
  for (const rules::FigureSpec& spec : specs) {
    const Json* value = values.find(spec.name);
    const bool shown = spec.shown == rules::Shown::inViews && spec.kind != rules::FigureKind::card;
    // What the table does not know is entered where it was rolled or picked, not here.
    if (!shown || !value || (value->isNull() && spec.kind != rules::FigureKind::seat)) continue;
    const bool flag = spec.kind == rules::FigureKind::flag;
    const bool ofSeat = spec.kind == rules::FigureKind::seat;
    out.push_back(
        QVariantMap{{QStringLiteral("seat"), seat},
                    {QStringLiteral("name"), name},
                    {QStringLiteral("key"), qtText(spec.name)},
                    {QStringLiteral("label"), figureLabel(spec.name)},
                    {QStringLiteral("kind"), flag     ? QStringLiteral("flag")
                                             : ofSeat ? QStringLiteral("seat")
                                                      : QStringLiteral("number")},
                    {QStringLiteral("least"), int{spec.least}},
                    {QStringLiteral("most"), int{spec.most}},
                    {QStringLiteral("value"), flag     ? QVariant(value->asBool())
                                              : ofSeat ? QVariant(QString::fromStdString(value->asString()))
                                                       : QVariant(static_cast<int>(value->asInt()))}});
  }
}

}  // namespace

QVariantList MendModel::figuresOf(const Moment& moment, const Names& names) {
  QVariantList out;
  if (!moment.begun) return out;
  const rules::Vocabulary& words = moment.kit->game->vocabulary();
  for (const auto& [letter, values] : moment.view["seats"].members())
    if (const auto seat = rules::seatFrom(letter))
      addFigures(out, words.seatFigures, values, seatLetter(seat), names[*seat]);
  addFigures(out, words.tableFigures, moment.view, {}, {});
  return out;
}

void MendModel::show(const UnderstoodLog& log, const Moment& moment, const Names& names) {
  const std::vector<Understood>& all = log.all();
  if (place_ >= static_cast<int>(all.size())) leave();
  std::vector<Understood> rows;
  for (auto at = all.rbegin(); at != all.rend() && rows.size() < kMostRows; ++at)
    if (at->kind != "setup") rows.push_back(*at);
  newest_ = static_cast<int>(all.size()) - 1;
  const bool same = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                               [](const Understood& a, const Understood& b) {
                                 return a.text == b.text && a.seat == b.seat && a.kind == b.kind;
                               });
  if (!same) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit changed();
  }
  QVariantList figures = figuresOf(moment, names);
  if (figures == figures_) return;
  figures_ = std::move(figures);
  emit figuresChanged();
}

void MendModel::clear() {
  leave();
  beginResetModel();
  rows_.clear();
  endResetModel();
  figures_.clear();
  emit changed();
  emit figuresChanged();
}

void MendModel::otherwise(int row) {
  if (row < 0 || row >= count()) return;
  was_ = rows_[static_cast<std::size_t>(row)];
  place_ = newest_ - row;
  choices_.show({}, {});
  about_ = was_.text;
  emit aboutChanged();
  emit beforeWanted(place_);
}

void MendModel::showBefore(const Moment& before, const Names& names) {
  if (place_ < 0) return;
  Moment same = before;  // of its questions, the one that event answered
  std::erase_if(same.prompts,
                [&](const rules::Prompt& prompt) { return was_.seat && prompt.seat != was_.seat; });
  choices_.showOnly(same, names, was_.kind);
}

void MendModel::leave() {
  if (place_ < 0) return;
  place_ = -1;
  about_.clear();
  choices_.show({}, {});
  emit aboutChanged();
}

void MendModel::takeBackTo(int row) {
  if (row < 0 || row >= count()) return;
  leave();
  emit said({Json::object({{"e", "take_back"}, {"count", row + 1}})});
}

int MendModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant MendModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Understood& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == textRole) return row.text;
  return role == seatRole ? QVariant(seatLetter(row.seat)) : QVariant();
}

QHash<int, QByteArray> MendModel::roleNames() const {
  return {{textRole, "text"}, {seatRole, "seat"}};
}

}  // namespace lk::app
