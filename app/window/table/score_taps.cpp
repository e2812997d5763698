#include "app/window/table/score_taps.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

using rules::QuickField;

/// Lays out the fields of one quick action, player by player.
class Layout {
 public:
  Layout(const GameKit& kit, const Names& names, const AddedValues& brought)
      : kit_(kit), names_(names), brought_(brought), words_(gameWords(kit.id()).quick) {}

  [[nodiscard]] ScoreSide side(const std::vector<const QuickField*>& fields) const {
    const std::optional<rules::Seat> seat = fields.front()->seat;
    const QuickField* const column = first(fields, [this](const QuickField& f) { return isNumbers(f); });
    const QuickField* const row = first(fields, [this](const QuickField& f) { return isCards(f); });
    const QuickField* then = nullptr;
    ScoreSide side{.seat = seat ? qtText(rules::name(*seat)) : QString(),
                   .name = seat ? names_[*seat] : QString(),
                   .gridded = column && row && usual(*row).size() <= kMaxGridRows};
    if (side.gridded) {
      then = first(fields, [&](const QuickField& f) { return &f != row && f.values == row->values; });
      side.grid = grid(*row, *column, then);
    }
    for (const QuickField* field : fields)
      if (!side.gridded || (field != row && field != column && field != then)) side.lists += list(*field);
    return side;
  }

 private:
  template <class Fits>
  static const QuickField* first(const std::vector<const QuickField*>& fields, Fits fits) {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const QuickField* field) { return fits(*field); });
    return found == fields.end() ? nullptr : *found;
  }

  [[nodiscard]] bool isCard(const std::string& value) const { return kit_.cards.find(value).known(); }
  [[nodiscard]] bool isNumber(const std::string& value) const {
    return !isCard(value) && !rules::seatFrom(value);
  }
  [[nodiscard]] bool isCards(const QuickField& field) const {
    return std::all_of(field.values.begin(), field.values.end(), [this](auto& v) { return isCard(v); });
  }
  [[nodiscard]] bool isNumbers(const QuickField& field) const {
    return std::all_of(field.values.begin(), field.values.end(), [this](auto& v) { return isNumber(v); });
  }

  /// Returns the usual values, and the rare ones that people have added.
  [[nodiscard]] std::vector<std::string> usual(const QuickField& field) const {
    std::vector<std::string> values = field.values;
    if (const auto more = brought_.find(field.seat ? rules::name(*field.seat) : ""); more != brought_.end())
      for (const std::string& value : more->second)
        if (std::count(field.others.begin(), field.others.end(), value) > 0) values.push_back(value);
    return values;
  }

  [[nodiscard]] ScoreValue value(const std::string& value) const {
    const std::optional<rules::Seat> who = rules::seatFrom(value);
    const QString name =
        who ? names_[*who] : cardName(kit_, kit_.cards.find(value), QString::fromStdString(value));
    return {qtText(value), name, isNumber(value)};
  }
  [[nodiscard]] QList<ScoreValue> values(const std::vector<std::string>& all) const {
    QList<ScoreValue> out;
    for (const std::string& each : all) out += value(each);
    return out;
  }

  [[nodiscard]] ScoreGrid grid(const QuickField& row, const QuickField& column,
                               const QuickField* then) const {
    const std::vector<std::string> rows = usual(row);
    std::vector<std::string> others;
    for (const std::string& value : row.others)
      if (std::count(rows.begin(), rows.end(), value) == 0) others.push_back(value);
    return {qtText(row.name), qtText(column.name),   then ? qtText(then->name) : QString(),
            values(rows),     values(column.values), values(others)};
  }

  [[nodiscard]] ScoreList list(const QuickField& field) const {
    std::vector<std::string> all = field.values;
    all.insert(all.end(), field.others.begin(), field.others.end());
    return {qtText(field.name), phrase(words_, field.name), values(all)};
  }

  const GameKit& kit_;
  const Names& names_;
  const AddedValues& brought_;
  std::span<const Phrase> words_;
};

}  // namespace

ScoreTap scoreTap(const rules::QuickAction& action, const GameKit& kit, const Names& names,
                  const AddedValues& brought) {
  const Layout layout(kit, names, brought);
  std::vector<std::vector<const QuickField*>> sides;
  for (const QuickField& field : action.fields) {
    auto side = std::find_if(sides.begin(), sides.end(),
                             [&](const auto& fields) { return fields.front()->seat == field.seat; });
    if (side == sides.end()) side = sides.insert(sides.end(), std::vector<const QuickField*>());
    side->push_back(&field);
  }
  ScoreTap tap{.id = qtText(action.id), .name = phrase(gameWords(kit.id()).quick, action.id)};
  for (const auto& fields : sides) tap.sides += layout.side(fields);
  return tap;
}

}  // namespace lk::app
