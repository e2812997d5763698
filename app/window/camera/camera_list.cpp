#include "app/window/camera/camera_list.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

#include "app/capture/address.h"
#include "app/capture/mirrored_source.h"
#include "app/capture/scenes.h"

namespace lk::app {

namespace {

const QString kStage = QStringLiteral("stage:");
const QString kPhoneCamera = QStringLiteral("phone:camera");
const QString kVirtualTable = kStage + QLatin1String(kFirstScene);

/// Returns the source without its mirror correction.
QString bare(const QString& source) {
  return QString::fromStdString(std::string(withoutMirror(source.toStdString())));
}

/// Returns whether the source is an address or a folder, whose availability is known only after opening it.
bool isPlace(const QString& source) {
  return source.contains(QLatin1Char('/')) && !bare(source).startsWith(kStage);
}

/// Returns the source under which a camera is remembered: its name, because its number can change; its number
/// only if several cameras have the same name.
QString sourceOf(const CameraInfo& camera, const std::vector<CameraInfo>& all) {
  const auto same = std::count_if(all.begin(), all.end(),
                                  [&](const CameraInfo& other) { return other.name == camera.name; });
  return same == 1 ? QString::fromStdString(camera.name) : QString::number(camera.number);
}

/// Returns an address without its password.
QString shown(const QString& source) {
  const std::optional<QUrl> address = addressIn(source.toStdString());
  return address ? QString::fromStdString(shownAddress(*address)) : source;
}

}  // namespace

CameraList::CameraList(std::string tables, std::string game, QObject* parent)
    : QAbstractListModel(parent), memory_(std::move(tables)), game_(std::move(game)) {
  refresh();
}

void CameraList::refresh() {
  if (given_) return setCameras(cameras_);
  std::vector<CameraInfo> cameras = listCameras();
  std::erase_if(cameras, [](const CameraInfo& camera) { return camera.part != 0; });
  setCameras(std::move(cameras));
}

void CameraList::setPhone(bool there) {
  if (there == phone_) return;
  phone_ = there;
  setCameras(cameras_);
}

void CameraList::list(std::vector<CameraInfo> cameras) {
  given_ = true;
  setCameras(std::move(cameras));
}

void CameraList::setCameras(std::vector<CameraInfo> cameras) {
  cameras_ = std::move(cameras);
  std::vector<Row> rows;
  for (const CameraInfo& camera : cameras_) {
    const QString source = sourceOf(camera, cameras_);
    const QString name = QString::fromStdString(camera.name);
    rows.push_back({source, source == name ? name : tr("%1 (number %2)").arg(name).arg(camera.number), {}});
  }
  const Outcome<std::vector<TableMemory::Known>> known = memory_.known(game_);
  QString last;
  for (const TableMemory::Known& table : known ? *known : std::vector<TableMemory::Known>{}) {
    const QString source = QString::fromStdString(table.camera);
    auto at = std::find_if(rows.begin(), rows.end(),
                           [&](const Row& row) { return bare(row.source) == bare(source); });
    // A newer calibration is known, perhaps with another mirror correction.
    if (at != rows.end() && at->known) continue;
    if (at == rows.end()) {
      // A camera that is not plugged in is not listed. An address or a folder is: it may be available.
      if (!isPlace(source)) continue;
      at = rows.insert(rows.end(), {source, shown(bare(source)), {}});
    }
    at->source = source;
    const QDateTime used = QDateTime::fromString(QString::fromStdString(table.usedAt), Qt::ISODate);
    at->known = true;
    at->note = tr("Its table was set up on %1").arg(QLocale().toString(used.date(), QLocale::ShortFormat));
    if (last.isEmpty()) last = source;
  }
  if (phone_) rows.push_back({kPhoneCamera, tr("A phone"), tr("Its page is open")});
  rows.push_back({kVirtualTable, tr("The virtual table"), tr("A sample night, without a camera")});
  const QString without = phone_ ? kPhoneCamera : QStringLiteral("0");
  usual_ = !last.isEmpty() ? last : cameras_.empty() ? without : rows.front().source;
  if (rows != rows_) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }
  emit listed();
  emit chosenChanged();
}

void CameraList::setGame(const std::string& game) {
  if (game == game_) return;
  game_ = game;
  refresh();
}

const CameraList::Row* CameraList::rowOf(const QString& source) const {
  const auto at = std::find_if(rows_.begin(), rows_.end(),
                               [&](const Row& row) { return bare(row.source) == bare(source); });
  return at == rows_.end() ? nullptr : &*at;
}

bool CameraList::any() const {
  return isPlace(chosen()) || std::any_of(rows_.begin(), rows_.end(),
                                          [](const Row& row) { return !row.source.startsWith(kStage); });
}

QList<NamedOption> CameraList::options() const {
  QList<NamedOption> out;
  const auto add = [&](const QString& source, const QString& name) {
    out += NamedOption{.id = source, .name = name};
  };
  for (const Row& row : rows_)
    if (!row.source.startsWith(kStage)) add(&row == rowOf(chosen()) ? chosen() : row.source, row.name);
  if (!rowOf(chosen())) add(chosen(), chosenName());
  return out;
}

QString CameraList::chosen() const {
  return chosen_.isEmpty() ? usual_ : chosen_;
}

void CameraList::choose(const QString& source) {
  const QString trimmed = source.trimmed();
  if (trimmed == chosen_ || bare(trimmed).startsWith(kStage)) return;
  chosen_ = trimmed;
  emit chosenChanged();
  emit picked(trimmed);
  if (count() > 0) emit dataChanged(index(0), index(count() - 1), {chosenRole});
}

QString CameraList::chosenName() const {
  const QString source = chosen();
  const bool there = rowOf(source) || isPlace(source) ||
                     std::any_of(cameras_.begin(), cameras_.end(), [&](const CameraInfo& camera) {
                       return QString::number(camera.number) == bare(source);
                     });
  if (there) return nameOf(source);
  return wasChosen() ? tr("%1: not plugged in").arg(nameOf(source)) : tr("No camera found");
}

QString CameraList::nameOf(const QString& source) const {
  if (const Row* row = rowOf(source)) return row->name;
  bool number = false;
  const int which = bare(source).toInt(&number);
  return number ? tr("Camera %1").arg(which) : shown(bare(source));
}

void CameraList::preview(const QString& source) {
  if (previewing_ == source || ((nightOn_ || diceHidden_) && !source.isEmpty())) return;
  previewing_ = source;
  emit previewingChanged();
  emit previewWanted(source);
}

void CameraList::setNightOn(bool on) {
  nightOn_ = on;
  if (on) endPreview();
}

void CameraList::setDiceHidden(bool hidden) {
  diceHidden_ = hidden;
  if (hidden) endPreview();
}

void CameraList::endPreview() {
  preview({});
}

int CameraList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CameraList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case sourceRole:
      return row.source;
    case nameRole:
    case Qt::DisplayRole:
      return row.name;
    case noteRole:
      return row.note;
    case knownRole:
      return row.known;
    case chosenRole:
      return &row == rowOf(chosen());
    default:
      return {};
  }
}

QHash<int, QByteArray> CameraList::roleNames() const {
  return {{sourceRole, "source"},
          {nameRole, "name"},
          {noteRole, "note"},
          {knownRole, "known"},
          {chosenRole, "isChosen"}};
}

}  // namespace lk::app
