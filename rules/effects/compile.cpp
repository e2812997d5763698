#include "rules/effects/compile.h"

#include <algorithm>
#include <utility>

#include "rules/effects/ability_fields.h"
#include "rules/effects/misplaced.h"
#include "rules/effects/selector.h"
#include "rules/effects/standing.h"
#include "rules/effects/word_lists.h"
#include "rules/text/fields.h"

namespace lk::rules {

namespace {

class Compiler {
 public:
  Compiler(std::string_view card, std::string_view type, const CompileContext& context)
      : card_(card), type_(type), context_(context), language_(*context.language) {}

  Compiled run(const Json& effect, const Json& needs) {
    if (!effect.isArray()) fault(effect, "\"effect\" must be a list of abilities", "write [] for none");
    for (const Json& ability : effect.items()) readAbility(ability);
    here_ = {};
    if (!needs.isNull()) out_.program.needs = static_cast<std::int8_t>(readTest(needs));
    if (out_.program.code.size() > kMaxInstructions)
      fault(effect, "the effect has too many operations", "use at most " + std::to_string(kMaxInstructions));
    return std::move(out_);
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    out_.faults.push_back({std::string(context_.file), at.line(),
                           "card \"" + std::string(card_) + "\": " + std::move(what), std::move(cure)});
  }

  void readAbility(const Json& json) {
    const std::vector<ParameterSpec> fields = abilityFieldsOf(language_);
    if (!json.isObject())
      return fault(json, "an ability must be an object", R"(write {"on":...,"do":[...]})");
    if (!fieldsFit(json, std::span<const ParameterSpec>(fields), "", "ability", "name")) return;
    const std::string& on = json["on"].asString();
    if (placeOf(language_.hooks, on) < 0)
      return fault(json["on"], "\"on\" must be one of " + listed(language_.hooks), "correct its value");
    const int hook = hookOf(language_, type_, on);
    if (hook < 0)
      return fault(json["on"], "\"" + on + "\" does not belong to cards of the type " + std::string(type_),
                   "use a hook of this card's type");
    const HookWord& word = language_.hooks[static_cast<std::size_t>(hook)];
    if (language_.host != Hosting::things && out_.program.at(static_cast<std::uint8_t>(hook)))
      return fault(json["on"], "\"" + std::string(word.name) + "\" is used twice",
                   "write all operations in one");
    Ability ability{.hook = static_cast<std::uint8_t>(hook)};
    ability_ = &ability;
    here_ = under(word);
    sets_.clear();
    ability.targets = readTargets(json["targets"]);
    const auto wrong = [&](const Json& at, std::string what) { fault(at, std::move(what), "correct it"); };
    if (language_.costs.empty())
      ability.cost = readPayments(json["cost"]);
    else
      ability.costs = readCosts(json["cost"], language_.costs, out_.program.costs, wrong);
    for (std::size_t i = 0; i < language_.abilityFields.size(); ++i)
      if (const ParameterSpec& field = language_.abilityFields[i]; const Json* value = json.find(field.name))
        ability.fields[i] = readScalar(*value, field, "ability");
    ability.body = readOperations(json["do"]);
    ability_ = nullptr;
    out_.program.abilities.push_back(ability);
    out_.program.names.push_back(wordingOf(json, "name"));
  }

  /// Checks for unknown and missing fields. `translatable` is the field that may also be given in other
  /// languages.
  bool fieldsFit(const Json& object, std::span<const ParameterSpec> table, std::string_view ignored,
                 std::string_view whose, std::string_view translatable = {}) {
    const std::size_t before = out_.faults.size();
    const auto anyValue = [](const Json&, const ParameterSpec&) { return std::string(); };
    checkFields(object, table, anyValue, [&](const Misfield& wrong) {
      const bool translation = wrong.at.isString() && translationIn(wrong.name, translatable);
      if (wrong.name != ignored && !translation)
        fault(wrong.at, wrong.what(std::string(whose)), wrong.cure());
    });
    return out_.faults.size() == before;
  }

  /// Compiles nested lists first, so that a list's own instructions are contiguous.
  Body readOperations(const Json& list) {
    std::vector<Instruction> own;
    for (const Json& operation : list.items())
      readOperation(operation, &operation == &list.items().back(), own);
    auto& code = out_.program.code;
    const auto begin = static_cast<std::uint16_t>(code.size());
    code.insert(code.end(), own.begin(), own.end());
    return {begin, static_cast<std::uint16_t>(code.size())};
  }

  Body readPayments(const Json& list) {
    const Standing outer = std::exchange(here_, amongCosts(here_));
    const Body body = readOperations(list);
    here_ = outer;
    return body;
  }

  void readOperation(const Json& json, bool last, std::vector<Instruction>& into) {
    const std::string& name = json["op"].asString();
    const int place = placeOf(language_.operations, name);
    if (place < 0)
      return fault(json, name.empty() ? "an operation needs \"op\"" : "unknown operation \"" + name + "\"",
                   "use one of " + listed(language_.operations));
    const Operation& operation = language_.operations[static_cast<std::size_t>(place)];
    if (operation.traits.needs != Hosting::any && operation.traits.needs != language_.host)
      return fault(json,
                   "this game lists \"" + name + "\" and has no " +
                       (operation.traits.needs == Hosting::players ? "players" : "things") +
                       " such a card could act on",
                   "use another operation");
    if (!standsWell(json, operation, last) || !fieldsFit(json, operation.parameters, "op", name)) return;
    Instruction it{.operation = static_cast<std::uint8_t>(place)};
    const Standing outer = std::exchange(here_, within(operation, here_));
    readFields(json, operation.parameters, name, it);
    here_ = outer;
    if (ability_) ability_->mayDamage = ability_->mayDamage || operation.traits.damages;
    if (ability_) ability_->own = static_cast<std::uint8_t>(ability_->own | operation.traits.own);
    if (ability_) out_.program.own = static_cast<std::uint8_t>(out_.program.own | operation.traits.own);
    into.push_back(it);
  }

  bool standsWell(const Json& json, const Operation& operation, bool last) {
    const auto wrong = misplaced(operation, here_, language_);
    if (wrong) fault(json, wrong->what, wrong->cure);
    if (operation.traits.endsItsList && !last)
      fault(json, "nothing may follow " + std::string(operation.name),
            "make it the last operation of its list");
    return !wrong;
  }

  void readFields(const Json& json, std::span<const ParameterSpec> table, const std::string& whose,
                  Instruction& it) {
    for (const ParameterSpec& spec : table) {
      const Json& value = json[spec.name];
      switch (spec.kind) {
        case ValueKind::test:
          it.test = static_cast<std::int8_t>(readTest(value));
          break;
        case ValueKind::operations:
          if (listOk(value, spec, whose)) it.body = readOperations(value);
          break;
        case ValueKind::otherwise:
          if (!value.isNull() && listOk(value, spec, whose)) it.otherwise = readOperations(value);
          break;
        case ValueKind::costs:
          if (!value.isNull() && listOk(value, spec, whose)) it.otherwise = readPayments(value);
          break;
        case ValueKind::options:
          it.body = readOptions(value);
          break;
        default:
          // A missing field counts as its first name, or as 0.
          it.arguments[*placeOfArgument(table, spec.name)] =
              value.isNull() && !spec.required ? std::int16_t{0} : readScalar(value, spec, whose);
      }
    }
  }

  bool listOk(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    if (!value.isArray()) misfit(value, spec, whose, "a list of operations");
    return value.isArray();
  }

  std::int16_t misfit(const Json& value, const ParameterSpec& spec, const std::string& whose,
                      const std::string& wanted) {
    fault(value, "\"" + std::string(spec.name) + "\" of " + whose + " must be " + wanted,
          "correct its value");
    return 0;
  }

  std::int16_t readScalar(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    const std::string& text = value.asString();
    const auto named = [&](const auto& words) {
      const int place = placeOf(words, text);
      return place >= 0 ? static_cast<std::int16_t>(place)
                        : misfit(value, spec, whose, "one of " + listed(words));
    };
    switch (spec.kind) {
      case ValueKind::name:
        return named(spec.names);
      case ValueKind::state:
        return named(language_.states);
      case ValueKind::keyword: {
        const std::int16_t keyword = named(language_.keywords);
        if (ability_) ability_->keywords = static_cast<std::uint16_t>(ability_->keywords | 1 << keyword);
        return keyword;
      }
      case ValueKind::player:
        return readPlayer(value, spec, whose);
      case ValueKind::counter:
        return readCounter(value, spec, whose);
      case ValueKind::card:
        return readCard(value, spec, whose);
      case ValueKind::moments:
        return readMoments(value, spec, whose);
      case ValueKind::things:
        return readThings(value, spec, whose);
      case ValueKind::selector:
        return readSelected(value);
      case ValueKind::set:
        return readSet(value, spec, whose);
      case ValueKind::thingCounter:
        return named(language_.thingCounters);
      case ValueKind::stat:
        return named(language_.stats);
      case ValueKind::bar:
        return named(language_.bars);
      case ValueKind::duration:
        return named(language_.durations);
      case ValueKind::place:
        return named(language_.places);
      default:
        break;
    }
    const std::int64_t least = spec.kind == ValueKind::positive ? 1 : -kGreatest;
    const bool fits = value.isInt() && value.asInt() >= least && value.asInt() <= spec.most;
    if (fits) return static_cast<std::int16_t>(value.asInt());
    return misfit(value, spec, whose,
                  std::string(least == 1 ? "a whole number from 1 to " : "a whole number up to ") +
                      std::to_string(spec.most));
  }

  std::int16_t readPlayer(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    const int place = placeOf(language_.players, value.asString());
    if (place < 0) return misfit(value, spec, whose, "one of " + listed(language_.players));
    const PlayerWord& word = language_.players[static_cast<std::size_t>(place)];
    if (!isKnown(word, here_))
      return misfit(value, spec, whose, "a player who is known here, not " + std::string(word.name));
    if (!mayBeMeant(word, static_cast<std::size_t>(place), here_))
      return misfit(value, spec, whose, "the action's owner, " + std::string(language_.players[kOwner].name));
    if (ability_ && word.byDice) ability_->asksDice = true;
    return static_cast<std::int16_t>(place);
  }

  std::int16_t readCounter(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    const int place = placeOf(language_.counters, value.asString());
    const CounterWord* counter = place < 0 ? nullptr : &language_.counters[static_cast<std::size_t>(place)];
    if (counter && serves(*counter, spec.use)) {
      if (ability_ && spec.use == CounterUse::count && counter->dice) ability_->asksDice = true;
      return static_cast<std::int16_t>(place);
    }
    const CardName named = context_.find(value.asString());
    if (countsCards(spec.use) && named.card.known() && !named.subtype.empty() &&
        named.subtype == language_.countedCards)
      return static_cast<std::int16_t>(kCardCounters + named.card.place());
    std::string known;
    for (const CounterWord& word : language_.counters)
      if (serves(word, spec.use)) known += (known.empty() ? "" : ", ") + std::string(word.name);
    return misfit(value, spec, whose, "one of " + known);
  }

  std::int16_t readCard(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    if (placeOf(spec.names, value.asString()) >= 0) return 0;
    const CardName named = context_.find(value.asString());
    if (!named.card.known() || named.type != spec.of)
      return misfit(value, spec, whose,
                    "the id of an " + std::string(spec.of) + " of this pack, or " + oneOf(spec.names));
    return static_cast<std::int16_t>(named.card.place());
  }

  std::int16_t readMoments(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    int bits = 0;
    bool fits = value.isArray() && !value.items().empty();
    for (const Json& item : value.items()) {
      const int place = placeOf(language_.moments, item.asString());
      fits = fits && place >= 0;
      bits |= place >= 0 ? 1 << place : 0;
    }
    return fits ? static_cast<std::int16_t>(bits)
                : misfit(value, spec, whose, "a list of " + listed(language_.moments));
  }

  /// Reads a player's word, the name of an earlier set, or a selector.
  std::int16_t readThings(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    if (value.isObject()) return static_cast<std::int16_t>(kSelectors + readSelected(value));
    if (const int set = sets_.find(value.asString()); set >= 0) return static_cast<std::int16_t>(kSets + set);
    if (placeOf(language_.players, value.asString()) >= 0) return readPlayer(value, spec, whose);
    return misfit(value, spec, whose,
                  "one of " + listed(language_.players) + ", a selector or a name given before");
  }

  std::int16_t readSelected(const Json& value) {
    Selector selector;
    const auto find = [&](std::string_view id) { return context_.find(id).card; };
    if (std::string problem = readSelector(value, language_, find, selector); !problem.empty())
      fault(value, std::move(problem), "correct the selector");
    out_.program.selectors.push_back(selector);
    return static_cast<std::int16_t>(out_.program.selectors.size() - 1);
  }

  std::int16_t readSet(const Json& value, const ParameterSpec& spec, const std::string& whose) {
    const bool word = placeOf(language_.players, value.asString()) >= 0;
    const int set = word ? -1 : sets_.add(value.asString());
    return set >= 0 ? static_cast<std::int16_t>(set)
                    : misfit(value, spec, whose, "a name that is not used yet");
  }

  Body readTargets(const Json& list) {
    static constexpr ParameterSpec kFields[] = {{"as", ValueKind::set}, {"from", ValueKind::selector}};
    auto& all = out_.program.targets;
    const auto begin = static_cast<std::uint16_t>(all.size());
    for (const Json& json : list.items()) {
      if (!json.isObject()) {
        fault(json, "a target must be an object", R"(write {"as":...,"from":{...}})");
        continue;
      }
      if (!fieldsFit(json, kFields, "", "target")) continue;
      const std::int16_t set = readSet(json["as"], kFields[0], "target");
      all.push_back({static_cast<std::uint8_t>(set), static_cast<std::uint8_t>(readSelected(json["from"]))});
    }
    return {begin, static_cast<std::uint16_t>(all.size())};
  }

  Body readOptions(const Json& list) {
    static constexpr ParameterSpec kFields[] = {{"id", ValueKind::name},
                                                {"label", ValueKind::name},
                                                {.name = "when", .kind = ValueKind::test, .required = false},
                                                {"do", ValueKind::operations}};
    std::vector<OptionCase> own;
    if (list.items().size() < 2) fault(list, "\"options\" must be a list of at least two options", "add one");
    for (const Json& json : list.items()) {
      if (!json.isObject() || !fieldsFit(json, kFields, "", "option", "label")) {
        if (!json.isObject()) fault(json, "an option must be an object", R"(write {"id":...,"do":[...]})");
        continue;
      }
      if (json["id"].asString().empty() || json["label"].asString().empty())
        fault(json, "\"id\" and \"label\" of option must be texts", "fill them in");
      const bool twice = std::any_of(own.begin(), own.end(),
                                     [&](const OptionCase& o) { return o.id == json["id"].asString(); });
      if (twice)
        fault(json["id"], "the option \"" + json["id"].asString() + "\" is there twice", "rename one");
      OptionCase option{json["id"].asString(), wordingOf(json, "label")};
      if (json.find("when")) option.when = static_cast<std::int8_t>(readTest(json["when"]));
      option.body = readOperations(json["do"]);
      own.push_back(std::move(option));
    }
    auto& all = out_.program.options;
    const auto begin = static_cast<std::uint16_t>(all.size());
    all.insert(all.end(), own.begin(), own.end());
    return {begin, static_cast<std::uint16_t>(all.size())};
  }

  int readTest(const Json& json) {
    const int place = placeOf(language_.tests, json["test"].asString());
    if (place < 0) {
      fault(json, "\"test\" must be one of " + listed(language_.tests), "correct its value");
      return 0;
    }
    const TestWord& word = language_.tests[static_cast<std::size_t>(place)];
    if (!mayBeAsked(word, here_))
      fault(json, measuringHook(language_) + " cannot ask \"" + std::string(word.name) + "\"",
            "move it to another hook");
    Test test{.kind = static_cast<std::uint8_t>(place)};
    Instruction fields;
    const Standing outer = std::exchange(here_, asked(here_));
    if (fieldsFit(json, word.parameters, "test", word.name))
      readFields(json, word.parameters, std::string(word.name), fields);
    here_ = outer;
    test.arguments = fields.arguments;
    out_.program.tests.push_back(test);
    return static_cast<int>(out_.program.tests.size()) - 1;
  }

  std::string_view card_;
  std::string_view type_;
  const CompileContext& context_;
  const Language& language_;
  Compiled out_;
  Ability* ability_ = nullptr;
  Standing here_;
  SetNames sets_;  // sets named in this ability
};

}  // namespace

Compiled compileEffect(const Json& effect, const Json& needs, std::string_view card, std::string_view type,
                       const CompileContext& context) {
  if (context.language) return Compiler(card, type, context).run(effect, needs);
  Compiled none;
  if (!effect.isArray() || !effect.items().empty() || !needs.isNull())
    none.faults.push_back({std::string(context.file), effect.line(),
                           "card \"" + std::string(card) + "\": this build has no operations for this game",
                           "write [] and let people decide"});
  return none;
}

}  // namespace lk::rules
