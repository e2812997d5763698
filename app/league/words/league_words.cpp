#include "app/league/words/league_words.h"

#include <QLocale>

#include "app/phrases/fill.h"

namespace lk::league {

using app::fill;
using app::Words;

QString named(PlayerId player, const PlayerNames& names) {
  const auto at = names.find(player);
  const QString name =
      at == names.end() ? QString::number(number(player)) : QString::fromStdString(at->second);
  if (!name.isRightToLeft()) return name;
  return QChar(0x2068) + name + QChar(0x2069);  // isolated by FSI and PDI
}

std::int64_t shownThousandths(const Share& share) {
  return (wholeParts(share, 2000) + 1) / 2;
}

QString percent(const Share& share) {
  return Words::tr("%1 %").arg(QLocale().toString(static_cast<double>(shownThousandths(share)) / 10, 'f', 1));
}

double shownShare(const Share& share) {
  return static_cast<double>(wholeParts(share, 1'000'000)) / 1e6;
}

Advice adviceOn(NoRound why) {
  switch (why) {
    case NoRound::stillPlaying:
      return {Words::tr("some tables of this round are still playing"),
              Words::tr("wait for their results, or enter them")};
    case NoRound::tooFew:
      return {Words::tr("fewer than two players can be paired"), Words::tr("let more join")};
    case NoRound::over:
      return {Words::tr("all rounds have been played"), Words::tr("print the final table")};
    case NoRound::allMet:
      break;
  }
  return {Words::tr("no further round is possible without a repeated match"),
          Words::tr("end the league here")};
}

Advice adviceOn(Declined why) {
  switch (why) {
    case Declined::otherGame:
      return {Words::tr("the league does not play this game"),
              Words::tr("check which league the night is of")};
    case Declined::whichTable:
      return {Words::tr("several tables are playing, and it is unclear which one this was"),
              Words::tr("name the table, or its players")};
    case Declined::noSuchTable:
      return {Words::tr("no such table is waiting for a result"), Words::tr("check round and table")};
    case Declined::notAtTable:
      return {Words::tr("others sit at this table"), Words::tr("check the players")};
    case Declined::countedElsewhere:
      return {Words::tr("this night counts at another table already"),
              Words::tr("report the night of this table, or let the organiser enter its result")};
    case Declined::otherNight:
      break;
  }
  return {Words::tr("another night counts at this table"),
          Words::tr("let the organiser say which one is right")};
}

Advice adviceOn(const NotCounted& unfit) {
  switch (unfit.why) {
    case NotCounted::Why::doesNotReplay:
      return {fill(Words::tr("the referee's result differs from line {line}"),
                   {{"line", QString::number(unfit.line)}}),
              Words::tr("report the unchanged transcript")};
    case NotCounted::Why::notFinished:
      return {Words::tr("the night is not over"), Words::tr("play it to its end")};
    case NotCounted::Why::notTwo:
      return {Words::tr("the night did not have exactly two players"),
              Words::tr("report a night with two players")};
    case NotCounted::Why::changed:
      break;
  }
  return {Words::tr("the events of this night were changed"), Words::tr("report the unchanged transcript")};
}

QString resultText(const Match& match, const PlayerNames& names) {
  const QString first = named(match.first, names);
  if (!match.second) return Words::tr("%1 has a bye").arg(first);
  const QString second = named(*match.second, names);
  if (!match.decided) return Words::tr("%1 and %2 play").arg(first, second);
  switch (*match.decided) {
    case Decision::firstWon:
      return Words::tr("%1 beats %2").arg(first, second);
    case Decision::secondWon:
      return Words::tr("%1 beats %2").arg(second, first);
    case Decision::drawn:
      return Words::tr("%1 and %2 draw").arg(first, second);
    case Decision::bothWon:
      return Words::tr("%1 and %2 win together").arg(first, second);
    case Decision::bothLost:
      break;
  }
  return Words::tr("%1 and %2 lose together").arg(first, second);
}

namespace {

struct ChangeWords {
  const PlayerNames& names;

  QString operator()(const Joined& change) const {
    return Words::tr("%1 joins").arg(named(change.player, names));
  }
  QString operator()(const Dropped& change) const {
    return (change.dropped ? Words::tr("%1 drops out") : Words::tr("%1 is back"))
        .arg(named(change.player, names));
  }
  QString operator()(const Paired& change) const {
    return Words::tr("Round %1 is paired").arg(number(change.round));
  }
  QString operator()(const Decided& change) const { return resultText(change.match, names); }
  QString operator()(const Penalised& change) const {
    return Words::tr("%1 loses %n points", nullptr, change.penalty.points)
        .arg(named(change.penalty.player, names));
  }
};

}  // namespace

QString changeText(const Change& change, const PlayerNames& names) {
  return std::visit(ChangeWords{names}, change);
}

}  // namespace lk::league
