#include "app/window/table/seats_model.h"

#include <algorithm>
#include <utility>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/games/game_words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::FigureRole;

/// Returns the powers that lie in front of a player.
QList<ShownPower> powersOf(rules::Seat who, const Moment& moment) {
  QList<ShownPower> powers;
  for (const UsableZone& usable : gameWords(moment.kit->id()).usable) {
    const std::string zone = rules::name(who) + "/" + std::string(usable.zone);
    for (const Json& placement : moment.view["zones"][zone].items()) {
      const rules::CardId card = moment.kit->cards.find(placement["card"].asString());
      if (!card.known()) continue;
      const bool used = !usable.whileTurned || placement["turned_deg"].asInt() != 0;
      powers += ShownPower{cardName(moment.kit->cards[card]), used};
    }
  }
  return powers;
}

}  // namespace

SeatsModel::Row SeatsModel::rowOf(const Json& seat, rules::Seat who, const Moment& moment,
                                  const Names& names) {
  Row row;
  row.letter = QLatin1Char(rules::letter(who));
  row.name = names[who];
  for (const auto& [figure, value] : seat.members()) {
    const FigureRank rank = figureRank(figure, moment.kit->id());
    if (rank == FigureRank::main) {
      // Show the primary figure first, in any order of the rules.
      const bool first = &value == &rules::seatFigure(*moment.kit->game, seat, FigureRole::primary);
      row.figures.insert(first ? 0 : row.figures.size(),
                         shownFigure(figure, value.asInt(), moment.kit->id()));
    } else if (rank != FigureRank::hidden) {
      if (const QString note = figureNote(figure, value, moment.kit->id()); !note.isEmpty())
        row.notes.push_back(note);
    }
  }
  const rules::Game& game = *moment.kit->game;
  const std::string_view playsAs = rules::seatFigure(game, seat, FigureRole::playsAs).asString();
  if (const rules::CardId card = moment.kit->cards.find(playsAs); card.known())
    row.playsAs = cardName(moment.kit->cards[card]);
  if (const Json& dice = rules::seatFigure(game, seat, FigureRole::dice); dice.isInt())
    row.dice = QString::number(dice.asInt());
  row.acting = std::any_of(moment.prompts.begin(), moment.prompts.end(),
                           [&](const rules::Prompt& prompt) { return prompt.seat == who; });
  if (const auto attacker =
          rules::seatFrom(rules::tableFigure(game, moment.view, FigureRole::attacker).asString())) {
    const GameWords& words = gameWords(moment.kit->id());
    if (const char* role = *attacker == who ? words.attacker : words.defender)
      row.roles.push_back(Words::tr(role));
  }
  const Json& holder = rules::tableFigure(game, moment.view, FigureRole::turnHolder);
  const bool hasTurn = !moment.result.finished && rules::seatFrom(holder.asString()) == who;
  if (hasTurn) row.roles.push_back(tr("Has the turn"));
  row.powers = powersOf(who, moment);
  row.leads = moment.result.together == rules::Together::no && moment.result.winner == who;
  return row;
}

void SeatsModel::show(const Moment& moment, const Names& names) {
  std::vector<Row> rows;
  for (const auto& [letter, seat] : moment.view["seats"].members())
    if (const auto who = rules::seatFrom(letter)) rows.push_back(rowOf(seat, *who, moment, names));

  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit countChanged();
    return;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == rows_[i]) continue;
    const Row before = std::exchange(rows_[i], std::move(rows[i]));
    QList<int> changed;
    for (int role = letterRole; role <= powersRole; ++role)
      if (valueFor(before, role) != valueFor(rows_[i], role)) changed += role;
    const QModelIndex at = index(static_cast<int>(i));
    emit dataChanged(at, at, changed);
  }
}

int SeatsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  return valueFor(rows_[static_cast<std::size_t>(index.row())], role);
}

QVariant SeatsModel::valueFor(const Row& row, int role) {
  switch (role) {
    case letterRole:
      return row.letter;
    case nameRole:
      return row.name;
    case figuresRole:
      return QVariant::fromValue(row.figures);
    case notesRole:
      return row.notes;
    case actingRole:
      return row.acting;
    case rolesRole:
      return row.roles;
    case diceRole:
      return row.dice;
    case leadsRole:
      return row.leads;
    case playsAsRole:
      return row.playsAs;
    case powersRole:
      return QVariant::fromValue(row.powers);
    default:
      return {};
  }
}

QHash<int, QByteArray> SeatsModel::roleNames() const {
  return {{letterRole, "letter"},   {nameRole, "name"},    {figuresRole, "figures"}, {notesRole, "notes"},
          {actingRole, "acting"},   {rolesRole, "roles"},  {diceRole, "dice"},       {leadsRole, "leads"},
          {playsAsRole, "playsAs"}, {powersRole, "powers"}};
}

}  // namespace lk::app
