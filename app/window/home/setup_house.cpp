// The part of SetupModel for seats that the house plays.
#include <algorithm>
#include <iterator>

#include "app/phrases/language_scope.h"
#include "app/phrases/translation.h"
#include "app/window/home/setup_model.h"

namespace lk::app {

QString SetupModel::houseName(int number) const {
  return number == 1 ? tr("House") : tr("House %1").arg(number);
}

QList<NamedOption> SetupModel::houseLevels() const {
  const auto row = [](rules::Level level, const QString& name, const QString& about) {
    return NamedOption{QString::fromLatin1(rules::kLevelNames[static_cast<int>(level)].data()), name, about};
  };
  return {row(rules::Level::gentle, tr("Gentle"), tr("Plays plain moves at once, and not always the best")),
          row(rules::Level::even, tr("Even"), tr("Thinks a fifth of a second about a move")),
          row(rules::Level::strong, tr("Strong"), tr("Thinks a second about a move, and plays the best"))};
}

void SetupModel::letHousePlay(const QString& seat, const QString& level) {
  const auto who = rules::seatFrom(seat.toStdString());
  if (!draft_ || !who) return;
  const auto found =
      std::find(std::begin(rules::kLevelNames), std::end(rules::kLevelNames), level.toStdString());
  if (found == std::end(rules::kLevelNames) && !level.isEmpty()) return;
  draft_->setHouse(*who,
                   level.isEmpty()
                       ? std::nullopt
                       : std::optional(static_cast<rules::Level>(found - std::begin(rules::kLevelNames))));
  nameHouses();
  validate();
}

QStringList SetupModel::houseNames() const {
  QStringList names;
  for (const QString& language : Translation::languages()) {
    const LanguageScope here(language);
    for (int number = 1; number <= rules::kMaxSeats; ++number) names += houseName(number);
  }
  return names;
}

/// A seat that the house leaves gets the name of who sat there before.
void SetupModel::nameHouses() {
  const QStringList houses = houseNames();  // the name may be from before the language was changed
  int number = 0;
  for (int i = 0; i < players(); ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    QString& guest = guests_[static_cast<std::size_t>(i)];
    const QString name = settings_.names()[seat];
    const bool named = houses.contains(name);
    if (draft_->house(seat)) {
      if (!named) guest = name;
      settings_.setName(seat, houseName(++number));
    } else if (named) {
      settings_.setName(seat, guest);
    }
  }
}

}  // namespace lk::app
