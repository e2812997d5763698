#include "app/window/table/box_model.h"

#include <algorithm>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

#include "app/kit/out_file.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/fill.h"
#include "rules/referee/box.h"

namespace lk::app {

void BoxModel::show(const rules::Event& setup, const GameKit& kit, const Names& names) {
  const rules::BoxList list = rules::takeOut(*kit.game, setup, kit.cards);
  parts_ = boxWords(list, kit, names);
  problems_ = boxProblems(list, kit, names);
  std::set<QString> kept;
  for (const BoxWords& part : parts_)
    if (ticks_.contains(keyOf(part))) kept.insert(keyOf(part));
  ticks_ = std::move(kept);
  emit changed();
  emit ticksChanged();
}

QString BoxModel::keyOf(const BoxWords& part) {
  return part.seat + part.title.section(QLatin1Char(':'), -1) + part.cards.join(QLatin1Char(','));
}

QList<BoxPart> BoxModel::parts() const {
  QList<BoxPart> out;
  for (const BoxWords& part : parts_)
    out += BoxPart{part.seat, part.title, part.note, part.count, listed(part.cards)};
  return out;
}

int BoxModel::ticked() const {
  return static_cast<int>(ticks_.size());
}

bool BoxModel::isTicked(int part) const {
  return part >= 0 && part < count() && ticks_.contains(keyOf(parts_[static_cast<std::size_t>(part)]));
}

int BoxModel::cards() const {
  int sum = 0;
  for (const BoxWords& part : parts_) sum += part.count;
  return sum;
}

void BoxModel::tick(int part) {
  if (part < 0 || part >= count()) return;
  const QString key = keyOf(parts_[static_cast<std::size_t>(part)]);
  if (ticks_.erase(key) == 0) ticks_.insert(key);
  emit ticksChanged();
}

void BoxModel::copy() const {
  QGuiApplication::clipboard()->setText(text());
}

void BoxModel::save() {
  saveTo(QDir(folder_).filePath(QStringLiteral("lampkeeper-box.txt")));
}

bool BoxModel::saveTo(const QString& file) {
  QDir().mkpath(QFileInfo(file).path());
  const Outcome<Done> done = writeWholeFile(file.toStdString(), text().toStdString());
  saved_ = done ? tr("Saved to %1").arg(file) : faultText(done.fault());
  emit savedChanged();
  return bool(done);
}

}  // namespace lk::app
