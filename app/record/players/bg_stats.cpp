#include "app/record/players/bg_stats.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/record/evening/evening_words.h"
#include "app/record/evening/record.h"
#include "app/session/night/clock.h"

namespace lk::app {

namespace {

struct BgStatsWords {
  Q_DECLARE_TR_FUNCTIONS(BgStatsWords)
};

QJsonObject playerOf(const SummedNight& night, std::size_t seat, const QString& name) {
  const NightSummary& summary = night.summary;
  const SeatSum& sum = summary.sums[seat];
  const bool won =
      summary.result.winner && (summary.together || rules::index(*summary.result.winner) == seat);
  QJsonObject player{{QStringLiteral("name"), name},
                     {QStringLiteral("sourcePlayerId"), name.toCaseFolded()},
                     {QStringLiteral("winner"), won}};
  if (summary.counts) player.insert(QStringLiteral("score"), sum.points);
  if (summary.result.winner && !summary.together) player.insert(QStringLiteral("rank"), won ? 1 : 2);
  if (const rules::CardId card = night.kit->cards.find(sum.playsAs); card.known())
    player.insert(QStringLiteral("role"), cardName(night.kit->cards[card]));
  return player;
}

QString lineOf(const SummedNight& night) {
  const Names names = namesOf(night.info.players);
  QStringList who;
  for (int seat = 0; seat < night.summary.seats; ++seat) who += names.of[static_cast<std::size_t>(seat)];
  QStringList parts{begunText(night.info), gameTitle(night.info.game), listed(who),
                    eveningHeadline(night.summary, names)};
  parts.removeAll(QString());
  return parts.join(QStringLiteral("  \u00b7  "));
}

}  // namespace

QByteArray bgStatsPlay(const SummedNight& night) {
  if (!night.summary.result.finished) return {};
  const Names names = namesOf(night.info.players);
  QJsonArray players;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(night.summary.seats); ++seat)
    players.push_back(playerOf(night, seat, names.of[seat]));
  const QString game = QString::fromStdString(night.info.game);
  QJsonObject play{
      {QStringLiteral("sourceName"), QStringLiteral("Lampkeeper")},
      {QStringLiteral("sourcePlayId"),
       QStringLiteral("%1-%2").arg(night.info.id).arg(QString::fromStdString(night.info.startedAt))},
      {QStringLiteral("game"), QJsonObject{{QStringLiteral("name"), gameTitle(night.info.game)},
                                           {QStringLiteral("sourceGameId"), game},
                                           {QStringLiteral("highestWins"), true},
                                           {QStringLiteral("noPoints"), !night.summary.counts}}},
      {QStringLiteral("players"), players}};
  if (const QDateTime begun = localTime(night.info.startedAt); begun.isValid())
    play.insert(QStringLiteral("playDate"), begun.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")));
  if (night.info.seconds >= 60)
    play.insert(QStringLiteral("durationMin"), static_cast<int>(night.info.seconds / 60));
  return QJsonDocument(play).toJson(QJsonDocument::Compact);
}

QString bgStatsLink(const QByteArray& play) {
  return QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=") +
         QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(play)));
}

QByteArray bgStatsPage(std::span<const SummedNight> nights) {
  const QString title = BgStatsWords::tr("Nights for BG Stats").toHtmlEscaped();
  QString page = QStringLiteral(
                     "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%1</title>\n"
                     "<style>body{font:1.2em sans-serif;max-width:40em;margin:1em auto;padding:0 1em}"
                     "li{margin:1em 0}</style>\n</head>\n<body>\n<h1>%1</h1>\n<p>%2</p>\n<ul>\n")
                     .arg(title, BgStatsWords::tr("Open this page on the phone that has BG Stats (3.3.2 or "
                                                  "newer), and tap each night you want to add.")
                                     .toHtmlEscaped());
  for (const SummedNight& night : nights)
    if (const QByteArray play = bgStatsPlay(night); !play.isEmpty())
      page += QStringLiteral("<li><a href=\"%1\">%2</a></li>\n")
                  .arg(bgStatsLink(play).toHtmlEscaped(), lineOf(night).toHtmlEscaped());
  return (page + QStringLiteral("</ul>\n</body>\n</html>\n")).toUtf8();
}

}  // namespace lk::app
