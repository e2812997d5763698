#include <QStringList>

#include "app/phrases/by_hand_words.h"
#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/fill_from.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

QString cardNames(const Json& list, const GameKit& kit) {
  QStringList names;
  for (const Json& each : list.items()) names << cardName(kit, each.asString());
  return allOf(std::move(names));
}

QString numbers(const Json& list) {
  QStringList out;
  for (const Json& each : list.items()) out << QString::number(each.asInt());
  return allOf(std::move(out));
}

QString sentenceFor(const rules::Event& event, const GameKit& kit) {
  if (const auto own = gameWords(kit.id()).eventPattern)
    if (const QString pattern = own(event); !pattern.isEmpty()) return pattern;
  const Json& e = event.body;
  const std::string& kind = event.kind();
  if (kind == "decide") {
    if (e["option"].isNull()) return Words::tr("{seat} has decided");
    return e["seat"].isNull() ? Words::tr("Decided: {option}") : Words::tr("{seat} decides: {option}");
  }
  if (kind == "correct")
    return e["seat"].isNull() ? Words::tr("Corrected: {set}") : Words::tr("Corrected for {seat}: {set}");
  if (kind == "effect") return Words::tr("By hand for {seat}: {do} {amount}");
  if (kind == "meant") return Words::tr("The correction is right");
  if (kind == "take_back") return Words::tr("{count} undone");
  return {};
}

/// Returns the game's sentence for an event; a row for one of its fields takes precedence.
QString ownSentence(const Json& event, const GameKit& kit) {
  const GameWords& words = gameWords(kit.id());
  const std::string& kind = event["e"].asString();
  for (const auto& [key, value] : event.members())
    if (!value.isNull())
      if (QString closer = phrase(words.events, std::string(kind).append("+").append(key)); !closer.isEmpty())
        return closer;
  return phrase(words.events, kind);
}

}  // namespace

QString eventText(const rules::Event& event, const GameKit& kit, const Names& names) {
  const Json& e = event.body;
  const auto seatName = [&](const char* key) {
    const std::optional<rules::Seat> seat = rules::seatFrom(e[key].asString());
    return seat ? names[*seat] : QString();
  };
  const QString corrected = correctionWords(e["set"], kit, names),
                deed = deedWords(e["do"].asString(), kit.id());
  if (const QString own = ownSentence(e, kit); !own.isEmpty())
    return fill(fillFrom(fill(own, {{"do", deed}}), e, kit, names), {{"seat", QString()},
                                                                     {"set", corrected},
                                                                     {"amount", QString()},
                                                                     {"cards", QString()},
                                                                     {"card", QString()},
                                                                     {"hero", QString()},
                                                                     {"dice", QString()},
                                                                     {"seats", QString()},
                                                                     {"players", QString()}})
        .trimmed();
  QString sentence = sentenceFor(event, kit);
  if (sentence.isEmpty()) return QString::fromStdString(event.kind());
  QStringList classes;
  for (const auto& [seat, hero] : e["classes"].members())
    classes << QStringLiteral("%1 (%2)").arg(names[rules::seatFrom(seat).value_or(rules::Seat::A)],
                                             cardName(kit, hero.asString()));
  return fill(sentence, {{"seat", seatName("seat")},
                         {"first", seatName("first")},
                         {"dice", numbers(e["dice"])},
                         {"cards", cardNames(e["cards"], kit)},
                         {"card", cardName(kit, e["card"].asString())},
                         {"option", optionLabel(e["option"].asString(), kit)},
                         {"set", corrected},
                         {"do", deed},
                         {"amount", e["amount"].isInt() ? QString::number(e["amount"].asInt()) : QString()},
                         {"count", QString::number(e["count"].asInt(1))},
                         {"classes", listed(classes)}})
      .trimmed();
}

QString resultText(const rules::Result& result, const Names& names, std::string_view game) {
  for (const GameWords* words : allGameWords(game))
    if (const QString own = phrase(words->results, result.by); result.finished && !own.isEmpty())
      return fill(own, {{"winner", result.winner ? names[*result.winner] : QString()}});
  if (!result.winner) return result.finished ? Words::tr("A draw: all tied") : Words::tr("All tied");
  QString by;
  for (const GameWords* words : allGameWords(game))
    if (by.isEmpty()) by = phrase(words->deciders, result.by);
  if (by.isEmpty()) by = QString::fromStdString(std::string(result.by));
  return fill(result.finished ? Words::tr("{winner} wins: {by}") : Words::tr("{winner} leads: {by}"),
              {{"winner", names[*result.winner]}, {"by", by}});
}

}  // namespace lk::app
