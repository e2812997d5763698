#include "app/window/history/history_model.h"

#include <algorithm>

#include <QDir>

namespace lk::app {

PlayerSums shownFigures(const PlayerFigures& player) {
  PlayerSums sums{.name = player.name};
  for (const FigureLine& line : figureLines(player)) sums.figures += LabelledText{line.label, line.value};
  return sums;
}

HistoryModel::HistoryModel(HistoryPlaces places, QObject* parent)
    : QAbstractListModel(parent), places_(std::move(places)) {}

HistoryModel::~HistoryModel() {
  thread_.quit();
  thread_.wait();
}

HistoryWorker& HistoryModel::worker() {
  if (worker_) return *worker_;
  worker_ = new HistoryWorker(places_);
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(worker_, &HistoryWorker::listed, this, &HistoryModel::showList);
  connect(worker_, &HistoryWorker::summed, this, &HistoryModel::showSums);
  connect(worker_, &HistoryWorker::playersAre, this, &HistoryModel::showPlayers);
  connect(worker_, &HistoryWorker::opened, this, &HistoryModel::opened);
  connect(worker_, &HistoryWorker::written, this, &HistoryModel::written);
  connect(worker_, &HistoryWorker::playerIs, this, &HistoryModel::playerIs);
  connect(worker_, &HistoryWorker::playerWritten, this, &HistoryModel::playerWritten);
  connect(worker_, &HistoryWorker::tabled, this, [this](const QString& file, const QString& errorText) {
    message_ = errorText.isEmpty() ? tr("Saved to %1").arg(QDir::toNativeSeparators(file)) : errorText;
    savedFile_ = errorText.isEmpty() ? file : QString();
    emit messageChanged();
  });
  connect(worker_, &HistoryWorker::failed, this, &HistoryModel::setErrorText);
  thread_.start();
  return *worker_;
}

void HistoryModel::refresh() {
  setErrorText({});
  QMetaObject::invokeMethod(&worker(), &HistoryWorker::list, Qt::QueuedConnection);
}

void HistoryModel::saveTable() {
  QDir().mkpath(folder_);
  const QString file = QDir(folder_).filePath(QStringLiteral("lampkeeper-nights.csv"));
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), file] { worker->writeTable(file); }, Qt::QueuedConnection);
}

void HistoryModel::showList(const QList<ListedNight>& nights) {
  beginResetModel();
  nights_ = nights;
  filter();
  endResetModel();
  emit listChanged();
}

void HistoryModel::showSums(const QList<ListedNight>& nights, int left) {
  for (const ListedNight& night : nights) {
    const auto place = std::find_if(nights_.begin(), nights_.end(),
                                    [&](const ListedNight& each) { return each.info.id == night.info.id; });
    if (place == nights_.end()) continue;
    *place = night;
    const auto row = std::find(shown_.begin(), shown_.end(), place - nights_.begin());
    if (row == shown_.end()) continue;
    const QModelIndex at = index(static_cast<int>(row - shown_.begin()));
    emit dataChanged(at, at);
  }
  if (left != left_) {
    left_ = left;
    emit leftChanged();
  }
  if (left > 0 || nights.isEmpty() || search_.isEmpty()) return;
  beginResetModel();  // the search also covers results
  filter();
  endResetModel();
  emit listChanged();
}

void HistoryModel::showPlayers(const QList<PlayerFigures>& players) {
  players_.clear();
  for (const PlayerFigures& player : players) players_.push_back(shownFigures(player));
  emit playersChanged();
}

void HistoryModel::filter() {
  const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  shown_.clear();
  for (qsizetype i = 0; i < nights_.size(); ++i)
    if (nights_[i].words.says(words)) shown_.push_back(i);
}

void HistoryModel::setSearch(const QString& search) {
  if (search == search_) return;
  search_ = search;
  beginResetModel();
  filter();
  endResetModel();
  emit searchChanged();
  emit listChanged();
}

const ListedNight* HistoryModel::at(int row) const {
  if (row < 0 || row >= count()) return nullptr;
  return &nights_[shown_[static_cast<std::size_t>(row)]];
}

void HistoryModel::open(int row) {
  if (const ListedNight* night = at(row)) openNight(night->info.id);
}

void HistoryModel::openNight(qint64 night) {
  setErrorText({});
  emit opening();
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), night] { worker->open(night); }, Qt::QueuedConnection);
}

void HistoryModel::showLive(const NightLog& live) {
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), live] { worker->read(live); }, Qt::QueuedConnection);
}

void HistoryModel::write(const OpenNightPtr& night, ExportKind kind, const QString& file) {
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), night, kind, file] { worker->write(night, kind, file); },
      Qt::QueuedConnection);
}

void HistoryModel::showPlayer(const QString& name, const NightsWanted& wanted) {
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), name, wanted] { worker->showPlayer(name, wanted); },
      Qt::QueuedConnection);
}

void HistoryModel::writePlayer(const QString& name, const NightsWanted& wanted, PlayerFile kind,
                               const QString& file) {
  QMetaObject::invokeMethod(
      &worker(),
      [worker = &worker(), name, wanted, kind, file] { worker->writePlayer(name, wanted, kind, file); },
      Qt::QueuedConnection);
}

void HistoryModel::remove(int row) {
  const ListedNight* night = at(row);
  if (!night) return;
  const qint64 id = night->info.id;
  // A deleted night remains in the list until the journal is read again.
  if (std::any_of(removed_.begin(), removed_.end(), [&](const Removed& each) { return each.night == id; }))
    return;
  removed_.push_back({id, night->words.about()});
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), id] { worker->remove(id); }, Qt::QueuedConnection);
  emit removedChanged();
}

void HistoryModel::restore() {
  if (removed_.empty()) return;
  QMetaObject::invokeMethod(
      &worker(), [worker = &worker(), id = removed_.back().night] { worker->restore(id); },
      Qt::QueuedConnection);
  removed_.pop_back();
  emit removedChanged();
}

void HistoryModel::resume(int row) {
  if (const ListedNight* night = at(row))
    emit resumeWanted(night->info.id, night->info.game, night->info.players);
}

QString HistoryModel::about(int row) const {
  const ListedNight* night = at(row);
  return night ? night->words.about() : QString();
}

void HistoryModel::setErrorText(const QString& errorText) {
  if (errorText == errorText_) return;
  errorText_ = errorText;
  emit errorTextChanged();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ListedNight& night = *at(index.row());
  switch (role) {
    case nightRole:
      return QVariant::fromValue(night.info.id);
    case namesRole:
      return night.words.names;
    case gameRole:
      return night.words.game;
    case whenRole:
      return night.words.when;
    case lengthRole:
      return night.words.length;
    case resultRole:
      return night.words.result;
    case standingRole:
      return night.words.stood;
    case finishedRole:
      return night.info.finished;
    default:
      return {};
  }
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
  return {{nightRole, "night"},    {namesRole, "names"},      {gameRole, "game"},
          {whenRole, "when"},      {lengthRole, "length"},    {resultRole, "result"},
          {standingRole, "stood"}, {finishedRole, "finished"}};
}

}  // namespace lk::app
