#include "app/window/history/player_model.h"

#include <QDir>
#include <QRegularExpression>
#include <QUrl>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/record/evening/record.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

QString cardText(const GameKit& kit, const std::string& id) {
  const rules::CardId card = kit.cards.find(id);
  return card.known() ? cardName(kit.cards[card]) : QString();
}

QString idOf(NightEnd end) {
  switch (end) {
    case NightEnd::won:
      return QStringLiteral("won");
    case NightEnd::lost:
      return QStringLiteral("lost");
    case NightEnd::drawn:
      return QStringLiteral("drawn");
    case NightEnd::left:
      break;
  }
  return QStringLiteral("left");
}

NamedOption option(const QString& id, const QString& name) {
  return {.id = id, .name = name};
}

}  // namespace

PlayerModel::PlayerModel(HistoryModel& history, QObject* parent) : QObject(parent), history_(&history) {
  // All nights are summed up by then.
  connect(history_, &HistoryModel::playersChanged, this, &PlayerModel::ask);
  connect(history_, &HistoryModel::playerIs, this, [this](const PlayerPage& page) {
    // The result of an earlier request.
    if (page.figures.name.compare(name(), Qt::CaseInsensitive) != 0) return;
    page_ = page;
    busy_ = history_->left() > 0;
    emit changed();
  });
  connect(
      history_, &HistoryModel::playerWritten, this, [this](const QString& file, const QString& errorText) {
        message_ = errorText.isEmpty() ? tr("Saved to %1").arg(QDir::toNativeSeparators(file)) : errorText;
        savedFile_ = errorText.isEmpty() ? file : QString();
        emit messageChanged();
      });
}

void PlayerModel::show(const QString& name) {
  page_ = {};
  page_.figures.name = name;
  wanted_ = {};
  time_ = QStringLiteral("all");
  message_.clear();
  savedFile_.clear();
  busy_ = true;
  emit changed();
  emit messageChanged();
  history_->refresh();
}

void PlayerModel::ask() {
  if (!name().isEmpty()) history_->showPlayer(name(), wanted_);
}

void PlayerModel::setGame(const QString& game) {
  if (game == this->game()) return;
  wanted_.game = game.toStdString();
  ask();
}

void PlayerModel::setTime(const QString& time) {
  if (time == time_) return;
  time_ = time;
  const QDate today = QDate::currentDate();
  wanted_.since = time == QLatin1String("month")  ? today.addDays(-30)
                  : time == QLatin1String("year") ? today.addYears(-1)
                                                  : QDate();
  ask();
}

QList<NamedOption> PlayerModel::games() const {
  QList<NamedOption> out{option({}, tr("All games"))};
  for (const std::string& game : page_.games)
    out.push_back(option(QString::fromStdString(game), gameTitle(game)));
  return out;
}

QList<NamedOption> PlayerModel::times() const {
  return {option(QStringLiteral("all"), tr("All time")), option(QStringLiteral("year"), tr("Last 12 months")),
          option(QStringLiteral("month"), tr("Last 30 days"))};
}

QList<RecordOfPlayer> PlayerModel::records() const {
  QList<RecordOfPlayer> out;
  for (const Highest& highest : page_.records)
    if (const QString value = highest.record->text(highest.value); highest.value > 0 && !value.isEmpty())
      out += RecordOfPlayer{highest.label(), value, static_cast<double>(highest.night)};
  return out;
}

QList<MetOpponent> PlayerModel::opponents() const {
  QList<MetOpponent> out;
  for (const Opponent& each : page_.opponents) out += MetOpponent{each.name, each.won, each.lost, each.drawn};
  return out;
}

QList<PlayedClass> PlayerModel::playedAs() const {
  QList<PlayedClass> out;
  for (const PlayedAs& each : page_.playedAs)
    out += PlayedClass{cardText(*each.kit, each.card),
                       gameTitle(each.game),
                       facePicture(*each.kit, each.card),
                       each.nights,
                       each.finished,
                       each.won};
  return out;
}

QList<NightOfPlayer> PlayerModel::nights() const {
  QList<NightOfPlayer> out;
  for (const PlayerNight& each : page_.nights) {
    QStringList others;
    for (const QString& name : each.others) others += name;
    out += NightOfPlayer{static_cast<double>(each.id),
                         gameTitle(each.game),
                         begunText({.startedAt = each.startedAt}),
                         listed(others),
                         each.together,
                         idOf(each.end),
                         each.points ? QString::number(*each.points) : QString(),
                         cardText(*each.kit, each.playsAs)};
  }
  return out;
}

QString PlayerModel::offeredFile(const QString& kind) const {
  QString who = name();
  who.replace(QRegularExpression(QStringLiteral("[^\\w-]+"), QRegularExpression::UseUnicodePropertiesOption),
              QStringLiteral("_"));
  const QString file = kind == QLatin1String("csv") ? QStringLiteral("lampkeeper-%1.csv").arg(who)
                                                    : QStringLiteral("lampkeeper-%1-bgstats.html").arg(who);
  return QUrl::fromLocalFile(QDir(folder_).filePath(file)).toString();
}

void PlayerModel::save(const QString& kind, const QString& file) {
  const QString path = QUrl(file).toLocalFile();
  if (path.isEmpty() || name().isEmpty()) return;
  QDir().mkpath(QFileInfo(path).path());
  history_->writePlayer(name(), wanted_,
                        kind == QLatin1String("csv") ? PlayerFile::table : PlayerFile::bgStats, path);
}

}  // namespace lk::app
