#include "app/window/shared/window_settings.h"

#include <algorithm>

#include <QTextBoundaryFinder>

#include "app/phrases/qt_text.h"
#include "app/phrases/translation.h"
#include "rules/text/unseen.h"

namespace lk::app {

namespace {

constexpr int kMaxName = 24;  // grapheme clusters
constexpr qsizetype kMaxNames = 12;

QString nameKey(rules::Seat seat) {
  return QStringLiteral("names/") + QLatin1Char(rules::letter(seat));
}

/// Returns the first letters of a name. A letter made of several code points is not cut.
QString beginningOf(const QString& name, int letters) {
  QTextBoundaryFinder end(QTextBoundaryFinder::Grapheme, name);
  for (int i = 0; i < letters; ++i)
    if (end.toNextBoundary() < 0) return name;
  return name.left(end.position());
}

}  // namespace

WindowSettings::WindowSettings(const QString& file, QObject* parent)
    : QObject(parent), language_(Translation::ofSystem()) {
  if (file.isEmpty()) return;
  const auto stored = std::make_unique<QSettings>(file, QSettings::IniFormat);
  setTheme(stored->value(QStringLiteral("theme"), theme_).toString());
  setMotion(stored->value(QStringLiteral("motion"), motion_).toBool());
  setShowDuels(stored->value(QStringLiteral("show_duels"), showDuels_).toBool());
  setAnswersAlone(stored->value(QStringLiteral("answers_alone"), answersAlone_).toBool());
  setLanguage(stored->value(QStringLiteral("language"), language_).toString());
  setLargeText(stored->value(QStringLiteral("large_text"), largeText_).toBool());
  setVoice(stored->value(QStringLiteral("voice"), voice_).toBool());
  setSounds(stored->value(QStringLiteral("sounds"), sounds_).toBool());
  setCamera(stored->value(QStringLiteral("camera")).toString());
  knownNames_ = stored->value(QStringLiteral("names/known")).toStringList();
  for (const rules::Seat seat : rules::kAllSeats) setName(seat, stored->value(nameKey(seat)).toString());
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

void WindowSettings::keepSwitch(bool& member, bool value, const char* key, void (WindowSettings::*signal)()) {
  if (member == value) return;
  member = value;
  keep(QLatin1String(key), value);
  emit(this->*signal)();
}

void WindowSettings::setMotion(bool motion) {
  keepSwitch(motion_, motion, "motion", &WindowSettings::motionChanged);
}

void WindowSettings::setShowDuels(bool show) {
  keepSwitch(showDuels_, show, "show_duels", &WindowSettings::showDuelsChanged);
}

void WindowSettings::setAnswersAlone(bool alone) {
  keepSwitch(answersAlone_, alone, "answers_alone", &WindowSettings::answersAloneChanged);
}

void WindowSettings::setLargeText(bool large) {
  keepSwitch(largeText_, large, "large_text", &WindowSettings::largeTextChanged);
}

void WindowSettings::setVoice(bool voice) {
  keepSwitch(voice_, voice, "voice", &WindowSettings::voiceChanged);
}

void WindowSettings::setSounds(bool sounds) {
  keepSwitch(sounds_, sounds, "sounds", &WindowSettings::soundsChanged);
}

QList<NamedOption> WindowSettings::languages() const {
  QList<NamedOption> all;
  for (const QString& id : Translation::languages())
    all += NamedOption{.id = id, .name = Translation::nameOf(id)};
  return all;
}

void WindowSettings::setLanguage(const QString& language) {
  if (language == language_ || !Translation::languages().contains(language)) return;
  language_ = language;
  keep(QStringLiteral("language"), language);
  emit languageChanged();
}

void WindowSettings::setCamera(const QString& source) {
  if (source == camera_) return;
  camera_ = source;
  keep(QStringLiteral("camera"), source);
  emit cameraChanged();
}

void WindowSettings::setName(rules::Seat seat, const QString& name) {
  const QString seen = QString::fromStdU32String(withoutUnseen(name.simplified().toStdU32String()));
  const QString trimmed = beginningOf(seen, kMaxName).trimmed();
  const QString shown = trimmed.isEmpty() ? seatLetter(seat) : trimmed;
  if (shown == names_[seat]) return;
  names_.of[rules::index(seat)] = shown;
  keep(nameKey(seat), trimmed);
  emit namesChanged();
}

void WindowSettings::keepNames(int players) {
  for (int i = std::min(players, rules::kMaxSeats) - 1; i >= 0; --i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    if (names_[seat] == QLatin1Char(rules::letter(seat))) continue;
    knownNames_.removeAll(names_[seat]);
    knownNames_.push_front(names_[seat]);
  }
  knownNames_ = knownNames_.mid(0, kMaxNames);
  keep(QStringLiteral("names/known"), knownNames_);
}

QString WindowSettings::remembered(const QString& key) const {
  if (file_) return file_->value(key).toString();
  const auto found = remembered_.find(key);
  return found == remembered_.end() ? QString() : found->second;
}

void WindowSettings::remember(const QString& key, const QString& value) {
  remembered_[key] = value;
  keep(key, value);
}

}  // namespace lk::app
