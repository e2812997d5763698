#include "app/record/evening/last_night.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/resume_words.h"
#include "carddb/journal.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

struct LastNightWords {
  Q_DECLARE_TR_FUNCTIONS(LastNightWords)
};

/// "Ann: Points 5, Health 20"
QString playerText(const Json& seat, const QString& name, std::string_view game) {
  QStringList figures;
  for (const auto& [figure, value] : seat.members())
    if (figureRank(figure, game) == FigureRank::main && value.isInt())
      figures += figureText(figure, value.asInt(), game);
  return figures.isEmpty() ? name : LastNightWords::tr("%1: %2").arg(name, listed(figures));
}

/// Longer than any night: after this time the dice are no longer on the table.
constexpr std::int64_t kEveningSeconds = 12 * 3600;

}  // namespace

Outcome<std::optional<LastNight>> lastNight(const std::string& file, std::int64_t now) {
  if (file.empty() || !QFileInfo::exists(QString::fromStdString(file))) return {std::nullopt};
  const Outcome<carddb::Journal> journal = carddb::Journal::open(file);
  if (!journal) return journal.fault();
  std::vector<std::string_view> games;
  for (const rules::Game* game : rules::allGames()) games.push_back(game->id());
  const Outcome<std::optional<carddb::NightInfo>> newest = journal->newestUnfinished(games, now);
  if (!newest) return newest.fault();
  if (!*newest) return {std::nullopt};
  const carddb::NightInfo& night = **newest;
  Outcome<std::vector<rules::Event>> events = journal->events(night.id);
  if (!events) return events.fault();
  return {LastNight{night.id, night.game, night.startedAt, night.lastAt, night.players, std::move(*events),
                    night.seenBy}};
}

std::vector<rules::Seat> hiddenDice(const LastNight& night, const GameKit& kit, std::int64_t now) {
  if (night.lastAt > 0 && now - night.lastAt > kEveningSeconds) return {};
  return resumed(kit, night.events).referee.view(rules::Audience::table).coveredTrays;
}

QString whenText(const Json& view, const GameKit& kit) {
  QStringList parts;
  for (const rules::FigureSpec& spec : kit.game->vocabulary().tableFigures)
    if (spec.role == rules::FigureRole::round || spec.role == rules::FigureRole::turn)
      if (view[spec.name].isInt()) parts += figureText(spec.name, view[spec.name].asInt(), kit.id());
  return parts.join(QStringLiteral("  \u00b7  "));
}

QString scoreOf(const LastNight& night, const GameKit& kit, const Names& names) {
  const Json view = resumed(kit, night.events).referee.view(rules::Audience::table).json;
  struct Player {
    QString name;
    QString won;
  };
  std::vector<Player> players;
  for (const auto& [letter, seat] : view["seats"].members())
    if (const auto who = rules::seatFrom(letter)) {
      const Json& won = rules::seatFigure(*kit.game, seat, rules::FigureRole::primary);
      players.push_back({names[*who], won.isInt() ? QString::number(won.asInt()) : QString()});
    }
  if (players.size() == 2 && !players[0].won.isEmpty() && !players[1].won.isEmpty())
    return LastNightWords::tr("%1 %2 : %3 %4")
        .arg(players[0].name, players[0].won, players[1].won, players[1].name);
  QStringList all;
  for (const Player& player : players)
    all += player.won.isEmpty() ? player.name : LastNightWords::tr("%1 %2").arg(player.name, player.won);
  return listed(all);
}

QString standing(const LastNight& night, const GameKit& kit, const Names& names) {
  const Resumed up = resumed(kit, night.events);
  const Json view = up.referee.view(rules::Audience::table).json;
  QStringList parts;
  if (const QString when = whenText(view, kit); !when.isEmpty()) parts += when;
  for (const auto& [letter, seat] : view["seats"].members())
    if (const auto who = rules::seatFrom(letter)) parts += playerText(seat, names[*who], kit.id());
  QString text = parts.join(QStringLiteral("   "));
  if (up.refused) text += QStringLiteral("\n") + refusedText(*up.refused, kit, names);
  return text;
}

}  // namespace lk::app
