#include "app/learn/lessons/expression.h"

#include <algorithm>
#include <iterator>

#include "app/learn/lessons/arithmetic.h"
#include "app/learn/lessons/judges.h"
#include "app/learn/lessons/lesson_night.h"
#include "app/learn/lessons/lesson_words.h"
#include "app/phrases/plural.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

constexpr std::string_view kJudgeNames[] = {"duel", "tiebreak"};
constexpr char kNothing[] = "\u2047";

/// Returns the judge an expression uses; empty if none.
std::string_view judgeOf(const Json& source) {
  for (const std::string_view judge : kJudgeNames)
    if (source.find(judge)) return judge;
  return {};
}

Json fact(const Json& facts, const std::string& name) {
  return name.starts_with('$') ? atPath(facts, std::string_view(name).substr(1)) : Json();
}

/// Returns how many of the 36 rolls of two dice compare with `than` as given.
int ways(const std::string& cmp, std::int64_t than) {
  int count = 0;
  for (int one = 1; one <= 6; ++one)
    for (int two = 1; two <= 6; ++two)
      if (cmp == "over" ? one + two > than : cmp == "under" ? one + two < than : one + two == than) ++count;
  return count;
}

/// Returns a copy of `input` with every text that begins with "$" evaluated.
Json workedOut(const Json& input, const Json& facts) {
  if (input.isString() && input.asString().starts_with('$'))
    return calculated(input.asString(), [&](const std::string& name) { return fact(facts, name); });
  Json out = input;
  for (const auto& [key, value] : input.members()) out.set(key, workedOut(value, facts));
  if (input.isArray()) {
    out = Json::array();
    for (const Json& item : input.items()) out.push(workedOut(item, facts));
  }
  return out;
}

Judgement answerOf(std::string_view judge, const Json& source, const ExpressionContext& known) {
  Outcome<Judgement> answer = judged(known.kit, judge, workedOut(source[judge], known.facts));
  return answer ? std::move(*answer) : Judgement{};
}

/// Returns the night after the events an expression names, if any; nullopt if they are not accepted.
std::optional<FutureView> futureOf(const Json& source, const ExpressionContext& known) {
  return known.night ? known.night->after(source["after"].items()) : std::nullopt;
}

/// Returns the value of `name` in `whole`; nullptr if there is none.
const Json* named(const Json& whole, const Json& name) {
  if (whole.isObject()) return whole.find(name.asString());
  const std::vector<Json>& all = whole.items();
  const auto at = name.isInt() ? all.begin() + std::min<std::ptrdiff_t>(name.asInt(), std::ssize(all))
                               : std::find_if(all.begin(), all.end(),
                                              [&](const Json& each) { return each["thing"] == name; });
  return at == all.end() ? nullptr : &*at;
}

Json readOf(const Json& source, const ExpressionContext& known) {
  const std::optional<FutureView> ahead = futureOf(source, known);
  if (!ahead) return {};
  const Json* at = &ahead->view;
  for (const Json& name : source["read"].items())
    if (!(at = named(*at, name))) return 0;
  return at->isArray() ? Json(static_cast<std::int64_t>(at->items().size())) : *at;
}

Json acceptedOf(const Json& events, const ExpressionContext& known) {
  if (!known.night) return {};
  return std::count_if(events.items().begin(), events.items().end(),
                       [&](const Json& event) { return known.night->after({event}).has_value(); });
}

Json refusalOf(const Json& event, const ExpressionContext& known) {
  return known.night ? Json(known.night->refusalOf({event})) : Json();
}

Json numberOf(const Json& source, const ExpressionContext& known) {
  const rules::CardId card = known.kit.cards.find(source["of"].asString());
  return card.known() ? Json(known.kit.cards[card].figure(source["number"].asString())) : Json();
}

Json leastOf(const Json& sources, const ExpressionContext& known) {
  Json least;
  for (const Json& source : sources.items()) {
    const Json value = valueOf({source}, known);
    if (!value.isInt()) return {};
    if (least.isNull() || value.asInt() < least.asInt()) least = value;
  }
  return least;
}

Json sumOf(const Json& sources, const ExpressionContext& known) {
  std::int64_t sum = 0;
  for (const Json& source : sources.items()) {
    const Json value = valueOf({source}, known);
    if (!value.isInt()) return {};
    sum += value.asInt();
  }
  return sum;
}

std::string written(const Json& value) {
  return value.isNull() ? kNothing : value.isString() ? value.asString() : value.dump();
}

Json nameOfSeat(const Json& value, const ExpressionContext& known) {
  const std::optional<rules::Seat> seat = rules::seatFrom(value.asString());
  return seat ? Json(known.names[rules::index(*seat)]) : Json();
}

Json nameOfCard(const Json& value, const ExpressionContext& known) {
  const rules::CardId card = known.kit.cards.find(value.asString());
  if (!card.known()) return {};
  return known.kit.cards[card].name.in(known.language);
}

Json caseOf(const Json& source, const ExpressionContext& known) {
  const Json value = valueOf({source["case"]}, known);
  const Json* text = value.isNull() ? nullptr : source["of"].find(written(value));
  if (!text) return {};
  return filled(known.texts.in(known.language, text->asString()), {}, known);
}

/// Returns the text for {name} in a sentence.
std::string valueIn(const std::string& name, const std::map<std::string, Expression>& with,
                    const ExpressionContext& known) {
  if (const auto own = with.find(name); own != with.end()) return written(valueOf(own->second, known));
  if (const std::optional<rules::Seat> seat = rules::seatFrom(name)) return known.names[rules::index(*seat)];
  const Json value = atPath(known.facts, name);
  if (value.isNull() && (name == "dvA" || name == "dvB"))
    return translated(known.language, lesson_words::kContext, lesson_words::kDiceValue).toStdString();
  return written(value);
}

/// Returns the form of "card|cards" that a value needs.
std::string formFor(const std::string& value, const std::string& forms, LanguageId language) {
  const QStringList all = QString::fromStdString(forms).split(QLatin1Char('|'));
  return pluralForm(all, QString::fromStdString(value), language).toStdString();
}

bool isArithmetic(const Json& value) {
  return value.isInt() || (value.isString() && arithmeticFault(value.asString()).empty());
}

std::string waysFault(const Json& value) {
  const std::string& cmp = value["cmp"].asString();
  const bool known = cmp == "over" || cmp == "under" || cmp == "equal";
  const bool right = value.members().size() == 2 && known && expressionFault(value["than"]).empty();
  return right ? "" : "{\"cmp\": over, under or equal, \"than\": ...}";
}

std::string caseFault(const Json& value) {
  const Json& of = value["of"];
  const bool texts = !of.members().empty() &&
                     std::all_of(of.members().begin(), of.members().end(),
                                 [](const Json::Member& each) { return !each.second.asString().empty(); });
  return texts && expressionFault(value["case"]).empty() ? "" : "{\"case\": ..., \"of\": {value: text, ...}}";
}

bool areEvents(const Json& value) {
  const std::vector<Json>& events = value.items();
  return !events.empty() &&
         std::all_of(events.begin(), events.end(), [](const Json& event) { return event["e"].isString(); });
}

std::string readFault(const Json& value) {
  const std::vector<Json>& path = value["read"].items();
  const bool whole = value.members().size() == (value.find("after") ? 2U : 1U);
  const bool named = !path.empty() && std::all_of(path.begin(), path.end(), [](const Json& name) {
    return name.isString() || (name.isInt() && name.asInt() >= 0);
  });
  const bool happens = !value.find("after") || areEvents(value["after"]);
  return whole && named && happens ? "" : "{\"after\": [events], \"read\": [names and places]}";
}

/// Returns what the texts inside a judge's input would have to be; empty if they are valid.
std::string inputFault(const Json& input) {
  if (input.isString() && input.asString().starts_with('$') && !isArithmetic(input))
    return "arithmetic where it begins with $";
  for (const auto& [key, value] : input.members())
    if (std::string wanted = inputFault(value); !wanted.empty()) return wanted;
  for (const Json& item : input.items())
    if (std::string wanted = inputFault(item); !wanted.empty()) return wanted;
  return {};
}

void addFacts(const Json& value, std::vector<std::string>& out) {
  if (value.isString()) {
    if (!arithmeticFault(value.asString()).empty()) return;
    for (const std::string& name : namesIn(value.asString()))
      if (name.starts_with('$')) out.push_back(name.substr(1));
  }
  for (const auto& [key, each] : value.members()) addFacts(each, out);
  for (const Json& item : value.items()) addFacts(item, out);
}

}  // namespace

Json valueOf(const Expression& expression, const ExpressionContext& known) {
  const Json& source = expression.source;
  if (source.isInt()) return source;
  const Lookup facts = [&](const std::string& name) { return fact(known.facts, name); };
  if (source.isString()) return calculated(source.asString(), facts);
  if (const Json* value = source.find("value")) return valueOf({*value}, known);
  if (const Json* least = source.find("least")) return leastOf(*least, known);
  if (const Json* sum = source.find("sum")) return sumOf(*sum, known);
  if (const Json* seat = source.find("name")) return nameOfSeat(valueOf({*seat}, known), known);
  if (const Json* card = source.find("card")) return nameOfCard(valueOf({*card}, known), known);
  if (source.find("case")) return caseOf(source, known);
  if (const Json* counted = source.find("ways")) {
    const Json than = valueOf({(*counted)["than"]}, known);
    return than.isInt() ? Json(ways((*counted)["cmp"].asString(), than.asInt())) : Json();
  }
  if (const Json* events = source.find("accepted")) return acceptedOf(*events, known);
  if (const Json* refused = source.find("refusal")) return refusalOf(*refused, known);
  if (source.find("number")) return numberOf(source, known);
  if (source["read"].isArray()) return readOf(source, known);
  const Json answer = answerOf(judgeOf(source), source, known).answer;
  if (answer.isNull()) return {};
  return calculated(source["read"].asString(), [&](const std::string& name) {
    return name.starts_with('$') ? fact(known.facts, name) : atPath(answer, name);
  });
}

std::vector<rules::Step> stepsOf(const Expression& expression, const ExpressionContext& known) {
  const Json& source = expression.source;
  const std::string_view judge = judgeOf(source);
  if (!judge.empty()) return answerOf(judge, source, known).steps;
  if (source.find("after")) {
    std::optional<FutureView> ahead = futureOf(source, known);
    return ahead ? std::move(ahead->steps) : std::vector<rules::Step>{};
  }
  std::vector<rules::Step> steps;
  for (const Json& each : source["least"].items())
    for (const rules::Step& step : stepsOf({each}, known)) steps.push_back(step);
  return steps;
}

std::string filled(const std::string& sentence, const std::map<std::string, Expression>& with,
                   const ExpressionContext& known) {
  std::string out;
  std::size_t at = 0;
  for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', at)) {
    const std::size_t close = sentence.find('}', open);
    if (close == std::string::npos) break;
    const std::string place = sentence.substr(open + 1, close - open - 1);
    const std::size_t colon = place.find(':');
    const std::string value = valueIn(place.substr(0, colon), with, known);
    out += sentence.substr(at, open - at);
    out += colon == std::string::npos ? value : formFor(value, place.substr(colon + 1), known.language);
    at = close + 1;
  }
  return out + sentence.substr(at);
}

std::vector<std::string> bracesOf(std::string_view sentence) {
  std::vector<std::string> names;
  for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
       open = sentence.find('{', open + 1)) {
    const std::size_t close = std::min(sentence.find_first_of(":}", open), sentence.size());
    names.emplace_back(sentence.substr(open + 1, close - open - 1));
  }
  return names;
}

std::string expressionFault(const Json& value) {
  if (isArithmetic(value)) return {};
  const auto& members = value.members();
  if (members.size() == 1) {
    const auto& [kind, of] = members.front();
    if (kind == "value" || kind == "name" || kind == "card") return expressionFault(of);
    if (kind == "ways") return waysFault(of);
    if (kind == "refusal") return of["e"].isString() ? "" : "{\"refusal\": event}";
    if (kind == "accepted") return areEvents(of) ? "" : "{\"accepted\": [events]}";
    if ((kind == "least" || kind == "sum") && !of.items().empty()) {
      for (const Json& each : of.items())
        if (std::string wanted = expressionFault(each); !wanted.empty()) return wanted;
      return {};
    }
  }
  if (members.size() == 2 && value.find("case")) return caseFault(value);
  if (members.size() == 2 && value["number"].isString() && value["of"].isString()) return {};
  if (value.find("after") || value["read"].isArray()) return readFault(value);
  const std::string_view judge = judgeOf(value);
  if (members.size() == 2 && !judge.empty() && value["read"].isString()) {
    const std::string fault = arithmeticFault(value["read"].asString());
    return fault.empty() ? inputFault(value[judge]) : "arithmetic in its \"read\"";
  }
  return "an expression: arithmetic, ways, duel, tiebreak, read, after, accepted, refusal, number, least, "
         "sum, name, card or case";
}

std::string judgeFault(const Json& expression, const GameKit& kit) {
  Json facts = Json::object();
  for (const char* name : {"d1A", "d2A", "minA", "maxA", "dvA", "d1B", "d2B", "minB", "maxB", "dvB"})
    facts.set(name, 5);
  const Json action = Json::object({{"1", "strike"}, {"2", "defend"}});
  facts.set("cards", Json::object({{"A", action}, {"B", action}}));
  const std::string_view judge = judgeOf(expression);
  if (!judge.empty()) {
    const Outcome<Judgement> answer = judged(kit, judge, workedOut(expression[judge], facts));
    if (!answer) return answer.fault().what;
    for (const std::string& name : namesIn(expression["read"].asString()))
      if (!name.starts_with('$') && atPath(answer->answer, name).isNull())
        return "the answer has no \"" + name + "\"";
  }
  for (const auto& [name, value] : expression.members())
    if (std::string fault = judgeFault(value, kit); !fault.empty()) return fault;
  for (const Json& item : expression.items())
    if (std::string fault = judgeFault(item, kit); !fault.empty()) return fault;
  return {};
}

std::vector<std::string> factsIn(const Json& expression) {
  std::vector<std::string> out;
  addFacts(expression, out);
  return out;
}

}  // namespace lk::app
