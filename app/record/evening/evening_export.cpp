#include "app/record/evening/evening_export.h"

#include <QBuffer>
#include <QRegularExpression>

#include "app/phrases/fill.h"
#include "app/record/evening/evening_pages.h"
#include "app/record/evening/share_picture.h"
#include "app/session/night/clock.h"
#include "rules/referee/referee.h"
#include "rules/referee/ruling_json.h"

namespace lk::app {

namespace {

Json numbers(const std::vector<int>& values) {
  Json out = Json::array();
  for (const int value : values) out.push(value);
  return out;
}

Json texts(const QStringList& lines) {
  Json out = Json::array();
  for (const QString& line : lines) out.push(line.toStdString());
  return out;
}

Json bySeat(const std::array<int, rules::kMaxSeats>& values, int seats) {
  Json out = Json::object();
  for (int seat = 0; seat < seats; ++seat)
    out.set(rules::name(rules::kAllSeats[static_cast<std::size_t>(seat)]),
            values[static_cast<std::size_t>(seat)]);
  return out;
}

Json decidedJson(const NightStory& evening) {
  Json out = Json::array();
  for (const rules::Decider& decider : evening.deciders)
    out.push(Json::object({{"by", std::string(decider.by)},
                           {"rule", std::string(decider.rule.text)},
                           {"values", bySeat(decider.values, evening.summary.seats)},
                           {"decides", decider.decides}}));
  return out;
}

Json summaryJson(const NightRecord& night) {
  const NightStory& evening = night.evening;
  Json players = Json::array();
  for (int seat = 0; seat < evening.summary.seats; ++seat)
    players.push(night.names.of[static_cast<std::size_t>(seat)].toStdString());
  Json series = Json::array();
  for (const Series& each : evening.series)
    series.push(Json::object(
        {{"figure", each.figure}, {"seat", rules::seatJson(each.seat)}, {"values", numbers(each.values)}}));
  Json story = Json::array();
  for (const StoryPart& part : storyOf(evening, *night.log.kit, night.names))
    story.push(Json::object({{"title", part.title.toStdString()}, {"says", texts(part.sentences)}}));
  Json best;
  if (evening.best) {
    const Fight& fight = evening.fights[*evening.best];
    best = Json::object({{"turn", static_cast<int>(fight.stretch) + 1},
                         {"lost", bySeat(fight.hurt, evening.summary.seats)},
                         {"winner", rules::seatJson(fight.winner)}});
  }
  return Json::object({{"game", night.log.info.game},
                       {"players", std::move(players)},
                       {"begun", night.log.info.startedAt},
                       {"seconds", night.log.info.seconds},
                       {"result", rules::resultJson(evening.summary.result)},
                       {"decided", decidedJson(evening)},
                       {"series", std::move(series)},
                       {"best", std::move(best)},
                       {"story", std::move(story)}});
}

std::string pictureBytes(const NightRecord& night) {
  QBuffer png;
  sharePicture(night).save(&png, "PNG");
  return png.data().toStdString();
}

}  // namespace

QString exportSuffix(ExportKind kind) {
  switch (kind) {
    case ExportKind::pdf:
      return QStringLiteral("pdf");
    case ExportKind::text:
      return QStringLiteral("txt");
    case ExportKind::json:
      return QStringLiteral("jsonl");
    case ExportKind::picture:
      return QStringLiteral("png");
  }
  return {};
}

QString exportName(const NightRecord& night, ExportKind kind) {
  QStringList parts{QStringLiteral("lampkeeper")};
  const QDateTime begun = localTime(night.log.info.startedAt);
  if (begun.isValid()) parts += begun.toString(QStringLiteral("yyyy-MM-dd-HHmm"));
  static const QRegularExpression kUnfit(QStringLiteral("[^\\p{L}\\p{N}]+"));
  for (int seat = 0; seat < night.evening.summary.seats; ++seat)
    if (QString name = night.names.of[static_cast<std::size_t>(seat)].toLower().replace(kUnfit, QString());
        !name.isEmpty())
      parts += name;
  return parts.join(QLatin1Char('-')) + QLatin1Char('.') + exportSuffix(kind);
}

QString eveningText(const NightRecord& night) {
  const GameKit& kit = *night.log.kit;
  QStringList lines{eveningHeadline(night.evening.summary, night.names), QString(), eveningAbout(night)};
  lines += QString();
  for (const DeciderWords& words : deciderWords(night.evening, kit, night.names))
    lines += deciderLine(words, night);
  if (const BestFightWords best = bestFightWords(night.evening, kit, night.names); !best.text.isEmpty())
    lines += {QString(), best.measure, joinSentences({best.title}) + QLatin1Char(' ') + best.text};
  for (const StoryPart& part : storyOf(night.evening, kit, night.names)) {
    lines += {QString(), part.title};
    for (const QString& sentence : part.sentences) lines += QStringLiteral("- ") + sentence;
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

Outcome<std::string> eveningTranscript(const NightRecord& night) {
  if (!night.evening.summary.result.finished)
    return Fault{"night", 0, "is not finished, and its transcript tells what is still secret",
                 "play it to its end first"};
  const GameKit& kit = *night.log.kit;
  rules::Referee referee(*kit.game, kit.cards);
  std::string text;
  Json last;
  for (const rules::Event& event : night.log.events) {
    if (!last.isNull()) text += last.dump() + "\n";
    const rules::Ruling ruling = referee.take(event);
    text += event.body.dump() + "\n";
    text += Json::object({{"ruling", rules::rulingJson(ruling, *kit.game, kit.cards)}}).dump() + "\n";
    last = Json::object({{"prompts", rules::promptsJson(referee.prompts())}});
  }
  last.set("summary", summaryJson(night));
  return text + last.dump() + "\n";
}

Outcome<Done> exportEvening(const NightRecord& night, ExportKind kind, const QString& file) {
  Outcome<std::string> text = std::string();
  if (kind == ExportKind::text) text = eveningText(night).toStdString();
  if (kind == ExportKind::json) text = eveningTranscript(night);
  if (kind == ExportKind::picture) text = pictureBytes(night);
  if (!text) return text.fault();
  Outcome<OutFile> out = OutFile::open(file.toStdString());
  if (!out) return out.fault();
  return kind == ExportKind::pdf ? writeEveningPages(night, std::move(*out)) : out->keep(*text);
}

}  // namespace lk::app
