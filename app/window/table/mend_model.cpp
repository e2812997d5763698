#include "app/window/table/mend_model.h"

#include <algorithm>

#include "app/phrases/figure_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/table/other_setups.h"

namespace lk::app {

namespace {

/// Number of rows. To correct earlier events, people take back more.
constexpr std::size_t kMaxRows = 8;

void addFigures(QList<FigureToSet>& out, std::span<const rules::FigureSpec> specs, const Json& values,
                const QString& seat, const QString& name, std::string_view game) {
  for (const rules::FigureSpec& spec : specs) {
    const Json* value = values.find(spec.name);
    const bool shown = spec.shown == rules::Shown::inViews && spec.kind != rules::FigureKind::card;
    // A figure that the table does not know is entered where it was rolled or chosen, not here.
    if (!shown || !value || (value->isNull() && spec.kind != rules::FigureKind::seat)) continue;
    FigureToSet figure{.seat = seat,
                       .name = name,
                       .key = qtText(spec.name),
                       .label = figureLabel(spec.name, game),
                       .least = spec.least,
                       .most = spec.most};
    if (spec.kind == rules::FigureKind::flag) {
      figure.kind = QStringLiteral("flag");
      figure.flag = value->asBool();
    } else if (spec.kind == rules::FigureKind::seat) {
      figure.kind = QStringLiteral("seat");
      figure.holder = QString::fromStdString(value->asString());
    } else {
      figure.kind = QStringLiteral("number");
      figure.number = static_cast<int>(value->asInt());
    }
    out += figure;
  }
}

}  // namespace

QList<FigureToSet> CorrectionModel::figuresOf(const Moment& moment, const Names& names) {
  QList<FigureToSet> out;
  if (!moment.begun) return out;
  const rules::Vocabulary& words = moment.kit->game->vocabulary();
  for (const auto& [letter, values] : moment.view["seats"].members())
    if (const auto seat = rules::seatFrom(letter))
      addFigures(out, words.seatFigures, values, seatLetter(seat), names[*seat], moment.kit->id());
  addFigures(out, words.tableFigures, moment.view, {}, {}, moment.kit->id());
  return out;
}

void CorrectionModel::show(const UnderstoodLog& log, const Moment& moment, const Names& names) {
  const std::vector<Understood>& all = log.all();
  if (place_ >= static_cast<int>(all.size())) leave();
  std::vector<Row> rows;
  const auto last = all.size() - std::min(all.size(), kMaxRows);
  for (std::size_t place = all.size(); place-- > last;) rows.push_back({all[place], static_cast<int>(place)});
  if (last > 0) rows.push_back({all.front(), 0});
  const auto alike = [](const Row& a, const Row& b) {
    return a.place == b.place && a.understood.text == b.understood.text &&
           a.understood.event == b.understood.event;
  };
  const bool same = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), alike);
  if (!same) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit changed();
  }
  QList<FigureToSet> figures = figuresOf(moment, names);
  if (figures == figures_) return;
  figures_ = std::move(figures);
  emit figuresChanged();
}

void CorrectionModel::clear() {
  leave();
  beginResetModel();
  rows_.clear();
  endResetModel();
  figures_.clear();
  emit changed();
  emit figuresChanged();
}

void CorrectionModel::otherwise(int row) {
  if (row < 0 || row >= count()) return;
  const Row& meant = rows_[static_cast<std::size_t>(row)];
  was_ = meant.understood;
  place_ = meant.place;
  choices_.show({}, {});
  about_ = was_.text;
  emit aboutChanged();
  emit beforeWanted(place_);
}

void CorrectionModel::showBefore(const Moment& before, const Names& names) {
  if (place_ < 0) return;
  if (place_ == 0) return choices_.showAll(otherSetups(was_.event, before.kit, names));
  Moment same = before;  // only the questions that the event answered
  const std::optional<rules::Seat> seat = was_.event.seat();
  std::erase_if(same.prompts, [&](const rules::Prompt& prompt) { return seat && prompt.seat != seat; });
  choices_.showOnly(same, names, was_.event.kind());
}

void CorrectionModel::leave() {
  if (place_ < 0) return;
  place_ = -1;
  about_.clear();
  choices_.show({}, {});
  emit aboutChanged();
}

void CorrectionModel::takeBackTo(int row) {
  if (row < 0 || row >= count() || rows_[static_cast<std::size_t>(row)].place == 0) return;
  leave();
  emit entered({Json::object({{"e", "take_back"}, {"count", row + 1}})});
}

int CorrectionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CorrectionModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto& [row, place] = rows_[static_cast<std::size_t>(index.row())];
  if (role == textRole) return row.text;
  if (role == setsUpRole) return place == 0;
  return role == seatRole ? QVariant(seatLetter(row.event.seat())) : QVariant();
}

QHash<int, QByteArray> CorrectionModel::roleNames() const {
  return {{textRole, "text"}, {seatRole, "seat"}, {setsUpRole, "setsUp"}};
}

}  // namespace lk::app
