#include "app/window/window_settings.h"

namespace lk::app {

namespace {

constexpr qsizetype kLongestName = 24;

QString nameKey(rules::Seat seat) {
  return QStringLiteral("names/") + QLatin1Char(rules::letter(seat));
}

}  // namespace

WindowSettings::WindowSettings(const QString& file, QObject* parent) : QObject(parent) {
  if (file.isEmpty()) return;
  const auto stored = std::make_unique<QSettings>(file, QSettings::IniFormat);
  setTheme(stored->value(QStringLiteral("theme"), theme_).toString());
  setMotion(stored->value(QStringLiteral("motion"), motion_).toBool());
  setEnrolSource(stored->value(QStringLiteral("enrol/source"), enrolSource_).toString());
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    setName(seat, stored->value(nameKey(seat)).toString());
  file_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
}

void WindowSettings::keep(const QString& key, const QVariant& value) {
  if (file_) file_->setValue(key, value);
}

void WindowSettings::setTheme(const QString& theme) {
  const QString known = theme == QLatin1String("light") ? theme : QStringLiteral("dark");
  if (known == theme_) return;
  theme_ = known;
  keep(QStringLiteral("theme"), theme_);
  emit themeChanged();
}

void WindowSettings::setMotion(bool motion) {
  if (motion == motion_) return;
  motion_ = motion;
  keep(QStringLiteral("motion"), motion_);
  emit motionChanged();
}

void WindowSettings::setEnrolSource(const QString& source) {
  if (source == enrolSource_) return;
  enrolSource_ = source;
  keep(QStringLiteral("enrol/source"), source);
  emit enrolSourceChanged();
}

void WindowSettings::setName(rules::Seat seat, const QString& name) {
  const QString trimmed = name.simplified().left(kLongestName);
  const QString shown = trimmed.isEmpty() ? QString(QLatin1Char(rules::letter(seat))) : trimmed;
  if (shown == names_[seat]) return;
  names_.of[rules::index(seat)] = shown;
  keep(nameKey(seat), trimmed);
  emit namesChanged();
}

}  // namespace lk::app
