#include "app/phrases/moves/composition.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/foresight.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"
#include "rules/referee/foretold.h"
#include "rules/referee/referee.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Maximum number of values of a part whose consequences are foretold: they are shown beside each.
constexpr std::size_t kMaxForetold = 24;
/// Maximum number of steps that are told of what would be ruled.
constexpr qsizetype kMaxTold = 3;

const rules::FieldSpec* specOf(const rules::Event& event, std::string_view field, const GameKit& kit) {
  const rules::EventSpec* spec = rules::specOf(event, kit.game->vocabulary().events);
  if (!spec) return nullptr;
  const auto found = std::find_if(spec->fields.begin(), spec->fields.end(),
                                  [&](const rules::FieldSpec& each) { return each.name == field; });
  return found == spec->fields.end() ? nullptr : &*found;
}

/// Returns what was said so far: "Attack \u00b7 Elvish Fighter (front 3)"; the event's sentence once it is
/// complete.
QString saidSoFar(const rules::Form& form, const MoveTable& table, rules::Seat seat) {
  const auto named = [&](QString text) {
    return withLyingNames(std::move(text), table.view, table.kit, table.names, seat);
  };
  if (form.complete) return named(eventText(*form.complete, table.kit, table.names));
  const std::string& kind = form.event.kind();
  QStringList said{kindLabel(kind, table.kit)};
  for (const Actor& actor : gameWords(table.kit.id()).moves.actors)
    if (const Json& acts = actingOf(actor, seat, table.view); actor.kind == kind && acts.isString())
      said += valueLabel({kind, actor.field, seat}, acts, table.view, table.kit, table.names);
  for (const auto& [field, value] : form.event.body.members())
    if (field != rules::kKindField && field != "seat")
      said += valueLabel({kind, field, seat}, value, table.view, table.kit, table.names);
  said.removeAll(QString());
  return said.join(QStringLiteral(" \u00b7 "));
}

/// Composes for one seat; the state does not change meanwhile.
class Speaker {
 public:
  Speaker(const MoveTable& table, rules::Seat seat)
      : table_(table), seat_(seat), composer_(*table.kit.game, table.state, table.kit.cards, seat) {}

  Composition begin() {
    Composition all;
    all.seat = seat_;
    for (const rules::OpenKind& each : composer_.form({}).kinds) {
      const std::string kind(each.kind);
      MoveSoFar begun = goOn({Json::object({{std::string(rules::kKindField), kind}})});
      if (begun.complete && begun.parts.empty() && changesNothing(*begun.complete)) continue;
      QString label = askedLabel(kind);
      if (label.isEmpty()) label = kindLabel(begun.event, table_.kit);
      all.kinds.push_back({.kind = kind,
                           .label = std::move(label),
                           .occasion = each.occasion,
                           .ends = endsNight(kind),
                           .begun = std::move(begun)});
    }
    return all;
  }

  /// Returns whether saying an event leaves everything as it is.
  [[nodiscard]] bool changesNothing(const rules::Event& event) const {
    rules::State after = table_.state;
    return rules::judged(*table_.kit.game, after, event, table_.kit.cards, rules::StepSink()).verdict ==
               rules::Verdict::accepted &&
           after == table_.state;
  }

  /// Returns what a kind is called as an answer to an open question, or in this phase; empty if nothing else.
  [[nodiscard]] QString askedLabel(const std::string& kind) const {
    const auto called = [&](std::string_view of) {
      return phrase(gameWords(table_.kit.id()).moves.kinds, kind + "_of_" + std::string(of));
    };
    for (const rules::Question& question : table_.state.questions)
      if (question.seat == seat_)
        if (const QString label = called(question.id.text()); !label.isEmpty()) return label;
    const auto phases = table_.kit.game->vocabulary().phases;
    return table_.state.phase < phases.size() ? called(phases[table_.state.phase]) : QString();
  }

  MoveSoFar goOn(const rules::Event& unfinished) {
    const rules::Form form = composer_.form(unfinished);
    MoveSoFar now{.seat = seat_, .event = form.event};
    now.problem = QString::fromStdString(form.problem);
    if (!form.problem.empty()) return now;
    now.said = saidSoFar(form, table_, seat_);
    for (const auto& [field, value] : form.event.body.members())
      if (field != rules::kKindField && field != "seat")
        for (std::string& ref : refsOf({form.event.kind(), field, seat_}, value, table_.kit))
          now.refs.push_back(std::move(ref));
    for (const Actor& actor : gameWords(table_.kit.id()).moves.actors)
      if (actor.kind == form.event.kind())
        for (std::string& ref : actorRefs(actor, seat_, table_.view, table_.kit))
          now.refs.push_back(std::move(ref));
    now.complete = form.complete;
    if (form.complete) now.would = would(*form.complete);
    for (const rules::OpenField& field : form.open)
      if (!isDecided(field, form)) now.parts.push_back(partOf(field, form.event));
    return now;
  }

  /// Returns what a complete event changes on cards; nothing if it would turn up what is hidden.
  [[nodiscard]] std::vector<CardChange> changes(const rules::Event& complete) const {
    const ForeseenFight fight = foreseenFight(table_.kit, table_.state, complete);
    const rules::State later = fight.steps.empty() ? after(complete) : fight.after;
    for (const rules::Audience who : {table_.audience, rules::audienceOf(seat_)})
      if (rules::turnsUp(table_.state, later, who)) return {};
    const rules::View view = rules::viewFor(*table_.kit.game, table_.kit.cards, later, table_.audience);
    return changesOf(table_.view, view.json, table_.kit);
  }

 private:
  [[nodiscard]] bool endsNight(const std::string& kind) const {
    const auto& ending = gameWords(table_.kit.id()).ending;
    return std::find(ending.begin(), ending.end(), kind) != ending.end();
  }

  /// Returns whether a field would only say what happens without it, too: "paid with 2 Biom" if nothing else
  /// can pay, the only weapon that reaches.
  [[nodiscard]] bool isDecided(const rules::OpenField& open, const rules::Form& form) const {
    const rules::Values& values = open.values;
    const bool one = std::all_of(values.numbers.begin(), values.numbers.end(),
                                 [](const rules::Numbers& each) { return each.least == each.most; });
    const bool numbers = values.refines && one && !values.numbers.empty() && values.listed.empty();
    const bool word = values.numbers.empty() && values.listed.size() == 1 && !values.roll && !values.anyText;
    if (!form.complete || (!numbers && !word)) return false;
    const rules::FieldSpec& spec = *specOf(form.event, open.name, table_.kit);
    rules::Event said = word ? rules::withValue(form.event, spec, values.listed.front()) : form.event;
    for (const rules::Numbers& each : values.numbers)
      said = rules::withValue(
          said, spec, each.member.empty() ? Json(each.least) : Json::object({{each.member, each.least}}));
    return after(said) == after(*form.complete);
  }

  [[nodiscard]] rules::State after(const rules::Event& event) const {
    rules::State state = table_.state;
    rules::judged(*table_.kit.game, state, event, table_.kit.cards, rules::StepSink());
    return state;
  }

  MovePart partOf(const rules::OpenField& open, const rules::Event& event) {
    const rules::FieldSpec& spec = *specOf(event, open.name, table_.kit);
    const SaidField field{event.kind(), open.name, seat_};
    MovePart part{.field = std::string(open.name),
                  .asks = askFor(field, table_.kit),
                  .grows = open.grows,
                  .optional = open.optional,
                  .secret = spec.secrecy == rules::Secrecy::owner};
    if (part.secret && table_.audience != rules::audienceOf(seat_)) return part;
    const bool foretell = open.values.listed.size() <= kMaxForetold;
    for (const Json& value : open.values.listed) {
      MoveValue& next = part.values.emplace_back();
      next.next = rules::withValue(event, spec, value);
      next.label = valueLabel(field, value, table_.view, table_.kit, table_.names);
      if (value.isString() && table_.kit.cards.find(value.asString()).known()) next.card = value.asString();
      next.refs = refsOf(field, value, table_.kit);
      if (foretell)
        if (const auto complete = composer_.form(next.next).complete) next.leads = would(*complete);
    }
    tellApart(part.values);
    for (const rules::Numbers& range : open.values.numbers)
      part.numbers.push_back(
          {range, range.member.empty() ? QString() : memberLabel(range.member, table_.kit, table_.names)});
    part.roll = open.values.roll;
    part.text = open.values.anyText;
    return part;
  }

  /// Leaves out consequences that are the same whatever is chosen. What has none is told by its card's text.
  void tellApart(std::vector<MoveValue>& values) const {
    const auto same = [&](const MoveValue& each) { return each.leads == values.front().leads; };
    if (values.size() > 1 && std::all_of(values.begin(), values.end(), same))
      for (MoveValue& each : values) each.leads.clear();
    for (MoveValue& each : values)
      if (each.leads.isEmpty() && !each.card.empty())
        each.leads = cardText(table_.kit.cards[table_.kit.cards.find(each.card)]);
  }

  /// A fight that follows is told to its end; anything else as far as the event itself leads.
  [[nodiscard]] QString would(const rules::Event& complete) const {
    std::vector<rules::Step> steps =
        rules::foretold(*table_.kit.game, table_.state, table_.kit.cards, seat_, complete).steps;
    if (steps.empty()) return {};
    if (ForeseenFight fight = foreseenFight(table_.kit, table_.state, complete); !fight.steps.empty())
      steps = std::move(fight.steps);
    QStringList sentences;
    for (const rules::Step& step : steps) {
      if (!step.knownTo.include(table_.audience)) continue;
      const QString text = withLyingNames(stepText(step, table_.kit, table_.names), table_.view, table_.kit,
                                          table_.names, seat_);
      if (!sentences.contains(text)) sentences += text;
    }
    if (sentences.size() > kMaxTold) sentences = sentences.last(kMaxTold);
    return sentences.join(QStringLiteral(" \u00b7 "));
  }

  const MoveTable& table_;
  rules::Seat seat_;
  rules::Composer composer_;
};

}  // namespace

Composition compositionOf(const MoveTable& table, rules::Seat seat, const rules::Event& unfinished) {
  Speaker speaker(table, seat);
  if (!unfinished.body.find(rules::kKindField)) return speaker.begin();
  MoveSoFar now = speaker.goOn(unfinished);
  if (now.complete && !now.would.isEmpty()) now.changes = speaker.changes(*now.complete);
  return {std::move(now), {}};
}

rules::Event withValue(const GameKit& kit, const rules::Event& unfinished, std::string_view field,
                       const Json& value) {
  const rules::FieldSpec* spec = specOf(unfinished, field, kit);
  return spec ? rules::withValue(unfinished, *spec, value) : unfinished;
}

}  // namespace lk::app
