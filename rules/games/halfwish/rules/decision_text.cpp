#include "rules/games/halfwish/rules/decision_text.h"

#include <charconv>

#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/options_of_card.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kDone = "done";

void readOption(MoveReader& reader, std::string_view id, Answer& answer) {
  const State& state = reader.state();
  if (state.questions.empty() || state.questions.front().id != "option") return reader.refuse(notNow(state));
  answer.kind = Answer::Kind::option;
  const std::optional<int> place = optionPlace(state, reader.cards(), id);
  if (!place) return reader.malformed("\"" + std::string(id) + "\" is no option now");
  answer.number = static_cast<std::int16_t>(*place);
}

void readNumber(MoveReader& reader, std::string_view text, Number what, Answer& answer) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > 999)
    return reader.malformed("\"" + std::string(text) + "\" is no number from 0 to 999");
  number(answer, what, value);
}

void readList(MoveReader& reader, std::string_view text, Answer& answer) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const CardId card = reader.card(Json(text.substr(at, comma - at)));
    if (!card.known()) return;
    if (answer.count == answer.cards.size())
      return reader.refuse(refuse("wrong_count", Json::object({{"n", answer.cards.size()}})));
    answer.cards[answer.count++] = card;
    at = comma + 1;
  }
  if (answer.kind == Answer::Kind::card && answer.count != 1)
    reader.refuse(refuse("wrong_count", Json::object({{"n", 1}})));
}

void readReading(MoveReader& reader, Asked ruling, std::string_view which, Answer& answer) {
  if (which != "default" && which != "other")
    return reader.malformed("a ruling is answered by \"default\" or \"other\"");
  number(answer, Number::reading, 2 * static_cast<int>(ruling) + (which == "other" ? 1 : 0));
}

std::string joined(const CardBook& cards, const Answer& answer) {
  std::string out;
  for (std::size_t i = 0; i < answer.count; ++i) out += (out.empty() ? "" : ",") + cards[answer.cards[i]].id;
  return out;
}

std::string writtenNumber(const Answer& answer) {
  if (isNumber(answer, Number::place)) return "slot:" + std::to_string(answer.number);
  if (isNumber(answer, Number::bid)) return "bid:" + std::to_string(answer.number);
  const std::string_view prompt = promptOf(static_cast<Asked>(answer.number / 2)).text();
  return std::string(prompt.substr(prompt.find(':') + 1)) + (answer.number % 2 == 0 ? ":default" : ":other");
}

}  // namespace

void readDecision(MoveReader& reader, const Json& value, Move& move) {
  Answer& answer = move.answer;
  answer.seat = move.seat;
  const std::string_view text = value.asString();
  const std::size_t colon = text.find(':');
  if (text == kDone) {
    answer.kind = Answer::Kind::done;
    return;
  }
  if (colon == std::string_view::npos) return readOption(reader, text, answer);
  const std::string_view word = text.substr(0, colon);
  const std::string_view rest = text.substr(colon + 1);
  if (word == "slot" || word == "bid") {
    return readNumber(reader, rest, word == "slot" ? Number::place : Number::bid, answer);
  }
  if (word == "card" || word == "cards") {
    answer.kind = word == "card" ? Answer::Kind::card : Answer::Kind::cards;
    return readList(reader, rest, answer);
  }
  if (const std::optional<Asked> ruling = rulingNamed(word))
    return readReading(reader, *ruling, rest, answer);
  reader.malformed("nothing is called \"" + std::string(word) + "\" here");
}

Json writeDecision(const MoveWriter& writer, const Move& move) {
  const Answer& answer = move.answer;
  switch (answer.kind) {
    case Answer::Kind::option:
      return Json(optionId(writer.state(), writer.cards(), answer.number));
    case Answer::Kind::card:
      return Json("card:" + joined(writer.cards(), answer));
    case Answer::Kind::cards:
      return Json("cards:" + joined(writer.cards(), answer));
    case Answer::Kind::number:
      return Json(writtenNumber(answer));
    case Answer::Kind::dice:
    case Answer::Kind::things:
    case Answer::Kind::none:
    case Answer::Kind::done:
      break;
  }
  return Json(kDone);
}

}  // namespace lk::rules::halfwish
