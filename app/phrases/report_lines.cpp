#include "app/phrases/report_lines.h"

#include <cmath>

#include "app/phrases/check_words.h"
#include "rules/referee/ruling_json.h"

namespace lk::app {

namespace {

double to3(double value) {
  return std::round(value * 1000) / 1000;
}

/// Returns the name of a hint in reports; a check that no night raises as a hint has its own name.
std::string_view hintName(Check about) {
  switch (about) {
    case Check::mirror:
      return "mirrored";
    case Check::colour:
      return "no_colour";
    case Check::light:
      return "light";
    case Check::glare:
      return "glare";
    case Check::sharp:
      return "sharp";
    case Check::distance:
      return "distance";
    case Check::tilt:
      return "tilt";
    case Check::sheets:
      return "sheets";
    case Check::mat:
      return "mat";
    case Check::cards:
      return "cards";
    case Check::zones:
      return "zones";
    case Check::rate:
      return "rate";
  }
  return "";
}

Json cardLine(const CardReport& card) {
  Json json = Json::object({{"zone", card.zone.empty() ? Json() : Json(card.zone)},
                            {"card", card.key.empty() ? Json() : Json(card.key)},
                            {"face", card.face},
                            {"turned_deg", std::round(card.turnedDeg * 10) / 10},
                            {"confidence", to3(card.confidence)}});
  if (!card.maybe.empty()) {
    Json maybe = Json::array();
    for (const vision::Candidate& candidate : card.maybe)
      maybe.push(Json::object({{"id", candidate.key}, {"confidence", to3(candidate.confidence)}}));
    json.set("maybe", std::move(maybe));
  }
  if (!card.on.empty()) {
    Json on = Json::array();
    for (const std::string& key : card.on) on.push(key.empty() ? Json() : Json(key));
    json.set("on", std::move(on));
  }
  return json;
}

Json diceLine(const DiceReport& report) {
  Json dice;
  if (report.dice) {
    dice = Json::array();
    for (const int value : *report.dice) dice.push(value);
  }
  Json json = Json::object(
      {{"tray", report.tray}, {"dice", std::move(dice)}, {"confidence", to3(report.confidence)}});
  if (report.masked) json.set("masked", true);
  return json;
}

const char* wordOf(Pause pause) {
  switch (pause) {
    case Pause::none:
      return "";
    case Pause::lost:
      return "gone";
    case Pause::silent:
      return "silent";
    case Pause::covered:
      return "covered";
    case Pause::switched:
      return "switched";
    case Pause::slept:
      return "slept";
    case Pause::astray:
      return "astray";
  }
  return "";
}

}  // namespace

Json spokenRuling(const rules::Ruling& ruling, const GameKit& kit, const Names& names) {
  Json json = rules::rulingJson(ruling, *kit.game, kit.cards);
  Json steps = Json::array();
  for (std::size_t i = 0; i < ruling.steps.size(); ++i) {
    Json step = json["steps"].items()[i];
    step.set("says", stepText(ruling.steps[i], kit, names).toStdString());
    steps.push(std::move(step));
  }
  json.set("steps", std::move(steps));
  if (ruling.verdict != rules::Verdict::accepted) json.set("cure", cure(ruling, kit, names).toStdString());
  return json;
}

Json spokenPrompts(const std::vector<rules::Prompt>& prompts, const GameKit& kit, const Names& names) {
  Json json = Json::array();
  for (const rules::Prompt& prompt : prompts) {
    Json each = rules::promptJson(prompt);
    each.set("ask", promptText(prompt, kit, names).toStdString());
    json.push(std::move(each));
  }
  return json;
}

Json reportJson(const Report& report, const GameKit& kit) {
  struct Line {
    const GameKit& kit;
    Json::Member operator()(const CardReport& card) const { return {"sighting", cardLine(card)}; }
    Json::Member operator()(const DiceReport& dice) const { return {"sighting", diceLine(dice)}; }
    Json::Member operator()(const EventReport& event) const { return {"event", event.event.body}; }
    Json::Member operator()(const RulingReport& ruling) const {
      return {"ruling", spokenRuling(ruling.ruling, kit)};
    }
    Json::Member operator()(const PromptsReport& prompts) const {
      return {"prompts", spokenPrompts(prompts.prompts, kit)};
    }
    Json::Member operator()(const SourceReport& source) const {
      return {"source", source.back() ? "back" : "lost"};
    }
    Json::Member operator()(const HintReport& hint) const { return {"hint", hintName(hint.about)}; }
    Json::Member operator()(const ResultReport& result) const {
      Json json = rules::resultJson(result.result);
      json.set("seats", result.standing);
      return {"result", std::move(json)};
    }
  };
  Json::Member member = std::visit(Line{kit}, report.what);
  Json line = Json::object({{"t", to3(report.seconds)}, std::move(member)});
  if (const auto* source = std::get_if<SourceReport>(&report.what); source && !source->back())
    line.set("why", wordOf(source->why));
  if (const auto* hint = std::get_if<HintReport>(&report.what))
    line.set("says", hintText(hint->about, hint->tiles).toStdString());
  return line;
}

}  // namespace lk::app
