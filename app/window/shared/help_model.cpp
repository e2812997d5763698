#include "app/window/shared/help_model.h"

#include <algorithm>

#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

constexpr std::array kLevels{"full", "reminders", "off"};

QString idOf(Help level) {
  return QLatin1String(kLevels[static_cast<std::size_t>(level)]);
}

Help levelOf(const QString& id, Help otherwise) {
  const auto at = std::find(kLevels.begin(), kLevels.end(), id);
  return at == kLevels.end() ? otherwise : static_cast<Help>(at - kLevels.begin());
}

/// Returns the settings key of a name. Names can contain characters that keys cannot, so they are hex
/// encoded.
QString keyOf(const QString& name) {
  return QStringLiteral("help/") + QString::fromLatin1(name.toUtf8().toHex());
}

}  // namespace

Help helpFor(std::optional<rules::Seat> seat, const HelpOf& help) {
  return seat ? help[rules::index(*seat)] : *std::min_element(help.begin(), help.end());
}

HelpModel::HelpModel(const QString& file, QObject* parent) : QObject(parent) {
  if (!file.isEmpty()) file_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
  setNames(names_);
}

void HelpModel::setNames(const Names& names) {
  HelpOf help = help_;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B}) {
    const std::size_t at = rules::index(seat);
    if (names[seat] == names_[seat] && !file_) continue;
    help[at] = levelOf(file_ ? file_->value(keyOf(names[seat])).toString() : QString(), Help::reminders);
  }
  names_ = names;
  help_ = help;
  emit changed();
}

QList<HelpedPlayer> HelpModel::players() const {
  QList<HelpedPlayer> players;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    players += HelpedPlayer{seatLetter(seat), names_[seat], idOf(help_[rules::index(seat)])};
  return players;
}

QList<NamedOption> HelpModel::levels() const {
  const QString names[] = {tr("Explain everything"), tr("Reminders"), tr("Questions only")};
  QList<NamedOption> levels;
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    levels += NamedOption{.id = QLatin1String(kLevels[i]), .name = names[i]};
  return levels;
}

bool HelpModel::anybodyLearns() const {
  return std::find(help_.begin(), help_.end(), Help::full) != help_.end();
}

void HelpModel::choose(const QString& seat, const QString& level) {
  const std::optional<rules::Seat> who = rules::seatFrom(seat.toStdString());
  if (!who) return;
  Help& its = help_[rules::index(*who)];
  const Help wanted = levelOf(level, its);
  if (wanted == its) return;
  its = wanted;
  if (file_) file_->setValue(keyOf(names_[*who]), idOf(wanted));
  emit changed();
}

}  // namespace lk::app
