#include "app/window/table/composing.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

namespace lk::app {

namespace {

struct ComposingWords {
  Q_DECLARE_TR_FUNCTIONS(ComposingWords)
};

/// Maximum number of values that are choices of their own; more are chosen by name.
constexpr std::size_t kMaxTiles = 5;
/// Maximum number of numbers that can be chosen from.
constexpr int kMaxNumbers = 60;

bool contains(const std::vector<std::string>& all, const std::string& name) {
  return std::find(all.begin(), all.end(), name) != all.end();
}

/// Returns whether a move of this kind can be begun here: it is about the game, and nothing of it is secret.
bool canBegin(const MoveKind& kind) {
  if (kind.occasion != rules::Occasion::prompt || kind.ends) return false;
  if (kind.begun.complete) return true;
  return std::any_of(kind.begun.parts.begin(), kind.begun.parts.end(),
                     [](const MovePart& part) { return !part.secret; });
}

/// Returns whether everybody may watch a part being said. What is secret is left out where the move goes on
/// without it.
bool isOffered(const MoveSoFar& move, const MovePart& part) {
  return !part.secret || (!move.complete && std::all_of(move.parts.begin(), move.parts.end(),
                                                        [](const MovePart& each) { return each.secret; }));
}

/// Returns the offered parts, the one that is asked for first.
std::vector<const MovePart*> askedFirst(const MoveSoFar& move) {
  std::vector<const MovePart*> parts;
  for (const MovePart& part : move.parts)
    if (isOffered(move, part)) parts.push_back(&part);
  std::stable_partition(parts.begin(), parts.end(), [](const MovePart* part) { return !part->optional; });
  return parts;
}

/// Returns whether a touch on something with these names begins the move.
bool isBegunByTouch(const MoveSoFar& move, const std::set<std::string>& touchable) {
  const auto drawn = [&](const std::string& name) { return touchable.contains(name); };
  if (std::any_of(move.refs.begin(), move.refs.end(), drawn)) return true;
  for (const MovePart& part : move.parts)
    for (const MoveValue& value : part.values)
      if (isOffered(move, part) && std::any_of(value.refs.begin(), value.refs.end(), drawn)) return true;
  return false;
}

/// Returns the numbers of a part as values; none if they are too many.
std::vector<MoveValue> numbersOf(const MovePart& part, const rules::Event& event) {
  std::vector<MoveValue> values;
  for (const MoveNumbers& range : part.numbers) {
    if (range.most - range.least >= kMaxNumbers) continue;
    for (int n = range.least; n <= range.most; ++n) {
      rules::Event next = event;
      if (range.member.empty()) {
        next.body.set(part.field, n);
      } else {
        Json longer = next.body[part.field].isObject() ? next.body[part.field] : Json(Json::Object{});
        longer.set(range.member, n);
        next.body.set(part.field, std::move(longer));
      }
      const QString number = QString::number(n);
      values.push_back(
          {.next = std::move(next), .label = range.of.isEmpty() ? number : range.of + u' ' + number});
    }
  }
  return values;
}

}  // namespace

const rules::Event& Composing::Way::event() const {
  return value ? value->next : kind->begun.event;
}

const std::vector<std::string>& Composing::Way::refs() const {
  return value ? value->refs : kind->begun.refs;
}

void Composing::clear() {
  *this = {};
}

void Composing::takeBegun(Composition begun) {
  std::erase_if(begun_, [&](const Composition& each) { return each.seat == begun.seat; });
  begun_.push_back(std::move(begun));
}

std::optional<rules::Seat> Composing::seat() const {
  return now_ ? std::optional(now_->seat) : meant_.by();
}

Composed Composing::take(Composition now) {
  if (meant_.take(now)) return look();
  narrowed_.clear();
  meant_.end();
  const bool decided = now.complete && askedFirst(now).empty();
  if (decided && !asks_ && (now.would.isEmpty() || seen_)) {
    Composed say{Composed::Next::say, now.seat, *now.complete};
    now_.reset();
    before_.clear();
    return say;
  }
  now_ = std::move(now);
  return {};
}

QString Composing::asks() const {
  if (!now_) return ComposingWords::tr("What shall it do?");
  for (const MovePart& part : now_->parts)
    if (!part.optional && !part.secret) return part.asks;
  const bool grows =
      std::any_of(now_->parts.begin(), now_->parts.end(), [](const MovePart& part) { return part.grows; });
  for (const MovePart& part : now_->parts)
    if (!part.secret && !part.text && (!now_->complete || grows)) return part.asks;
  return ComposingWords::tr("Is that the move?");
}

QString Composing::said() const {
  if (!now_) return {};
  return now_->would.isEmpty() || now_->would == now_->said
             ? now_->said
             : now_->said + QStringLiteral(" \u2192 ") + now_->would;
}

std::vector<Composing::Way> Composing::ways() const {
  std::vector<Way> all;
  if (now_) {
    for (const MovePart& part : now_->parts)
      if (isOffered(*now_, part))
        for (const MoveValue& value : part.values) all.push_back({now_->seat, nullptr, &value, &*now_});
    return all;
  }
  for (const Composition& begun : begun_)
    for (const MoveKind& kind : begun.kinds) {
      if (!canBegin(kind)) continue;
      all.push_back({begun.seat, &kind, nullptr, &kind.begun});
      for (const MovePart& part : kind.begun.parts)
        if (isOffered(kind.begun, part))
          for (const MoveValue& value : part.values) all.push_back({begun.seat, &kind, &value, &kind.begun});
    }
  return all;
}

std::vector<Composing::Way> Composing::waysAhead() const {
  std::vector<Way> all;
  for (const Composition& begun : begun_)
    for (const MoveKind& kind : begun.kinds)
      for (const Composition& each : meant_.ahead()) {
        if (begun.seat != meant_.by() || kind.kind != each.event.kind()) continue;
        for (const MovePart& part : each.parts)
          if (isOffered(each, part))
            for (const MoveValue& value : part.values)
              if (!value.refs.empty()) all.push_back({begun.seat, &kind, &value, &each});
      }
  return all;
}

/// Returns whether everything touched for the next value is named by it.
bool Composing::fits(const Way& way) const {
  return std::all_of(narrowed_.begin(), narrowed_.end(),
                     [&](const std::string& name) { return way.value && contains(way.value->refs, name); });
}

Touches Composing::touches() const {
  Touches touches;
  const std::vector<Way> ahead = waysAhead();
  for (const Way& way : ahead.empty() ? ways() : ahead) {
    if (!fits(way)) continue;
    touches.offered.insert(way.refs().begin(), way.refs().end());
  }
  touches.said.insert(narrowed_.begin(), narrowed_.end());
  const auto add = [&](const auto& self, const Json& value) -> void {
    if (value.isString()) touches.said.insert(value.asString());
    for (const Json& each : value.items()) self(self, each);
    for (const auto& [name, member] : value.members())
      if (name != rules::kKindField && name != "seat") self(self, member);
  };
  if (now_) {
    touches.said.insert(now_->refs.begin(), now_->refs.end());
    for (const CardChange& each : now_->changes) touches.changes[each.thing] = each.text;
  }
  for (const rules::Event& each : meant_.events()) add(add, each.body);
  if (!meant_.touched().empty()) touches.said.insert(meant_.touched());
  return touches;
}

Choice Composing::choiceOf(const Way& way, const Names& names) const {
  Choice choice;
  choice.seat = way.seat;
  choice.who = names[way.seat];
  choice.composes = way.value || !way.kind->begun.complete || !way.kind->begun.parts.empty();
  choice.event = choice.composes ? way.event() : *way.kind->begun.complete;
  choice.label = way.value ? way.value->label : way.kind->label;
  if (way.value) {
    choice.card = way.value->card;
    choice.leads = way.value->leads;
  }
  return choice;
}

std::vector<Choice> Composing::kinds(rules::Seat seat, const Names& names,
                                     const std::set<std::string>& touchable) const {
  std::vector<Choice> all;
  for (const Composition& begun : begun_)
    for (const MoveKind& kind : begun.kinds) {
      if (begun.seat != seat || !canBegin(kind)) continue;
      all.push_back(choiceOf({seat, &kind, nullptr}, names));
      all.back().touched = isBegunByTouch(kind.begun, touchable);
    }
  return all;
}

/// Returns the kinds of event that are meant, with the value where there are several of a kind.
std::vector<Choice> Composing::meantChoices(const Names& names) const {
  std::vector<Choice> all;
  std::vector<Way> open = ways();
  for (const Way& way : waysAhead()) open.push_back(way);
  for (const rules::Event& each : meant_.events()) {
    const auto isIt = [&](const Way& way) { return way.seat == meant_.by() && way.event() == each; };
    const auto leadsThere = [&](const Way& way) {
      return way.seat == meant_.by() && way.form->event == each;
    };
    const auto way = std::find_if(open.begin(), open.end(), isIt);
    const auto form = std::find_if(open.begin(), open.end(), leadsThere);
    if (way == open.end() && form == open.end()) continue;
    Choice choice =
        choiceOf(way != open.end() ? *way : Way{form->seat, form->kind, nullptr, form->form}, names);
    choice.event = each;
    choice.label = way != open.end() ? way->kind->label : form->kind->label;
    const auto sameKind =
        std::count_if(meant_.events().begin(), meant_.events().end(),
                      [&](const rules::Event& other) { return other.kind() == each.kind(); });
    if (sameKind > 1 && way != open.end() && way->value)
      choice.label += QStringLiteral(": ") + way->value->label;
    all.push_back(std::move(choice));
  }
  return all;
}

std::vector<Choice> Composing::choices(const Names& names) const {
  std::vector<Choice> all;
  if (!now_) {
    all = meantChoices(names);
  } else {
    Choice base;
    base.seat = now_->seat;
    base.who = names[now_->seat];
    if (now_->complete) {
      Choice confirm = base;
      const bool grows = std::any_of(now_->parts.begin(), now_->parts.end(),
                                     [](const MovePart& part) { return part.grows; });
      confirm.label = grows ? ComposingWords::tr("Done") : ComposingWords::tr("Yes, do it");
      confirm.leads = now_->would;
      confirm.event = *now_->complete;
      all.push_back(std::move(confirm));
    }
    for (const MovePart* each : askedFirst(*now_)) {
      const MovePart& part = *each;
      std::vector<MoveValue> values = numbersOf(part, now_->event);
      for (const MoveValue& value : part.values)
        if (fits({now_->seat, nullptr, &value})) values.push_back(value);
      if (part.roll) {
        Choice roll = base;
        roll.label = part.asks;
        roll.composes = true;
        roll.event = now_->event;
        roll.entry = Entry::dice;
        roll.field = part.field;
        roll.sides = part.roll->sides;
        roll.entryLeast = roll.entryCount = part.roll->count;
        all.push_back(std::move(roll));
      }
      if (values.size() <= kMaxTiles) {
        for (const MoveValue& value : values) all.push_back(choiceOf({now_->seat, nullptr, &value}, names));
        continue;
      }
      Choice pick = base;
      pick.label = part.asks;
      pick.composes = true;
      pick.entry = Entry::pick;
      pick.entryLeast = pick.entryCount = 1;
      for (const MoveValue& value : values)
        pick.pool.push_back({.id = value.card.empty() ? value.next.body.dump() : value.card,
                             .name = value.label,
                             .text = value.leads,
                             .event = value.next});
      all.push_back(std::move(pick));
    }
  }
  Choice back;
  back.seat = seat();
  if (back.seat) back.who = names[*back.seat];
  back.label = ComposingWords::tr("Back");
  back.composes = true;
  all.push_back(std::move(back));
  return all;
}

Composed Composing::touch(const std::vector<std::string>& names) {
  for (const std::vector<Way>& open : {waysAhead(), ways()})
    for (const std::string& name : names) {
      std::vector<Way> meant;
      for (const Way& way : open)
        if (!name.empty() && fits(way) && contains(way.refs(), name)) meant.push_back(way);
      if (!meant.empty()) return touched(meant, name);
    }
  return {};
}

/// Goes on with the ways that a touched name can mean; at least one.
Composed Composing::touched(const std::vector<Way>& ways, const std::string& name) {
  const Way& first = ways.front();
  if (ways.size() == 1) return goOn(first.seat, rules::Event(first.event()), false);
  if (now_) {
    narrowed_.push_back(name);
    return {};
  }
  const auto ofForm = [&](const MoveSoFar* form) {
    return std::count_if(ways.begin(), ways.end(), [&](const Way& way) { return way.form == form; });
  };
  if (ofForm(first.form) == std::ssize(ways)) {
    // The same thing in several values of one form: its other parts are said next.
    const Composed begun = goOn(first.seat, rules::Event(first.form->event), false);
    narrowed_ = {name};
    return begun;
  }
  std::vector<rules::Event> events, named;
  for (const Way& way : ways) {
    const bool whole = ofForm(way.form) == 1;
    const rules::Event& event = whole ? way.event() : way.form->event;
    if (way.seat != first.seat || std::find(events.begin(), events.end(), event) != events.end()) continue;
    events.push_back(event);
    if (whole) named.push_back(event);
  }
  meant_.begin(first.seat, name, std::move(events), std::move(named));
  return look();
}

/// Asks how the next of what is meant would go on.
Composed Composing::look() {
  std::optional<rules::Event> next = meant_.toAsk();
  return next ? Composed{Composed::Next::look, *meant_.by(), std::move(*next)} : Composed();
}

Composed Composing::choose(rules::Seat seat, const rules::Event& event) {
  return event.body.members().empty() ? back() : goOn(seat, event, true);
}

Composed Composing::begin(rules::Seat seat, const rules::Event& event) {
  now_.reset();
  before_.clear();
  Composed begun = goOn(seat, event, false);
  asks_ = true;
  return begun;
}

Composed Composing::goOn(rules::Seat seat, const rules::Event& event, bool seen) {
  seen_ = seen;
  asks_ = false;
  meant_.end();
  before_.push_back(now_ ? now_->event : rules::Event{Json::object({})});
  narrowed_.clear();
  return {Composed::Next::ask, seat, event};
}

Composed Composing::back() {
  if (!narrowed_.empty()) {
    narrowed_.pop_back();
    return {};
  }
  meant_.end();
  if (before_.size() < 2) {
    now_.reset();
    before_.clear();
    return {};
  }
  const rules::Event last = before_.back();
  before_.pop_back();
  return {Composed::Next::ask, now_->seat, last};
}

}  // namespace lk::app
