#include "rules/referee/visibility.h"

#include <algorithm>

#include "rules/referee/names.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules {

namespace {

Json figureJson(const Figure& figure, FigureKind kind, const CardBook& cards) {
  switch (kind) {
    case FigureKind::number:
      return Json(int{figure.value});
    case FigureKind::flag:
      return Json(figure.value != 0);
    case FigureKind::seat:
      return seatJson(static_cast<Seat>(figure.value));
    case FigureKind::card: {
      const CardId card(static_cast<std::uint16_t>(figure.value));
      return card.known() ? Json(cards[card].id) : Json();
    }
  }
  return {};
}

void addFigures(Json& into, const Figures& figures, std::span<const FigureSpec> specs, const CardBook& cards,
                Audience audience) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].shown != Shown::inViews) continue;
    const Figure& figure = figures[i];
    const bool known = figure.present && figure.knownTo.include(audience);
    into.set(specs[i].name, known ? figureJson(figure, specs[i].kind, cards) : Json());
  }
}

bool isKnown(const Slot& slot, Audience audience) {
  return slot.card.known() && slot.knownTo.include(audience);
}

/// Adds what a thing carries, for those who know its identity.
void addThing(Json& into, const Vocabulary& words, const CardBook& cards, const State& state,
              const Thing& thing) {
  into.set("thing", nameOf(thing.id, words, state, cards));
  if (thing.on.known()) into.set("on", nameOf(thing.on, words, state, cards));
  Json counters;
  for (std::size_t i = 0; i < words.counters.size(); ++i)
    if (thing.counters[i] != 0) counters.set(words.counters[i], int{thing.counters[i]});
  if (!counters.isNull()) into.set("counters", std::move(counters));
  Json marks;
  for (std::size_t i = 0; i < words.marks.size(); ++i)
    if (thing.isMarked(i)) marks.push(words.marks[i]);
  if (!marks.isNull()) into.set("marks", std::move(marks));
  if (thing.fresh) into.set("new", true);
}

void addReadout(Json& into, const Readout& readout, const CardBook& cards, Audience audience) {
  if (Json counts = countsJson(readout, cards, audience); !counts.isNull())
    into.set("numbers", std::move(counts));
  if (Json conditions = conditionsJson(readout, cards); !conditions.isNull())
    into.set("states", std::move(conditions));
}

/// Adds the things that a thing attacks, as far as the audience knows them.
void addAims(Json& into, const Readout& readout, const Vocabulary& words, const CardBook& cards,
             const State& state, Audience audience) {
  Json aims;
  for (const ThingId aim : readout.aims)
    if (const Slot* slot = slotOf(state, aim); slot && isKnown(*slot, audience))
      aims.push(nameOf(aim, words, state, cards));
  if (!aims.isNull()) into.set("aims", std::move(aims));
}

Json slotJson(const Slot& slot, const CardBook& cards, Audience audience) {
  Json json;
  const bool known = isKnown(slot, audience);
  json.set("card", known ? Json(cards[slot.card].id) : Json());
  json.set("face", slot.face == Face::up ? "up" : slot.face == Face::down ? "down" : "unknown");
  if (slot.quarterTurns != 0) json.set("turned_deg", 90 * slot.quarterTurns);
  if (known && slot.over.known()) json.set("replaces", cards[slot.over].id);
  if (slot.countsAs.known()) json.set("counts_as", cards[slot.countsAs].id);
  if (slot.owner) json.set("owner", seatJson(slot.owner));
  if (slot.counter != 0) json.set("counter", int{slot.counter});
  return json;
}

/// Lists the slots of each zone. Cards that `audience` knows come before those it does not: a known card's
/// position among hidden ones would reveal their kinds. A hand shows its counted size; cards known only to
/// the referee must not be countable.
Json zonesJson(const Vocabulary& words, const CardBook& cards, const State& state, const Readouts& readouts,
               Audience audience) {
  Json zones{Json::Object{}};
  for (std::size_t zone = 0; zone < words.zones.size(); ++zone) {
    if (words.zones[zone].shown == Shown::internal) continue;
    Json lying;
    std::vector<Json> hidden;
    for (std::size_t place = 0; place < state.lying.size(); ++place) {
      const Slot& slot = state.lying[place];
      if (slot.zone != zone) continue;
      Json json = slotJson(slot, cards, audience);
      if (!isKnown(slot, audience)) {
        hidden.push_back(std::move(json));
        continue;
      }
      if (slot.thing.known()) addThing(json, words, cards, state, *findThing(state, slot.thing));
      if (place < readouts.lying.size()) {
        addReadout(json, readouts.lying[place], cards, audience);
        addAims(json, readouts.lying[place], words, cards, state, audience);
      }
      lying.push(std::move(json));
    }
    if (const std::optional<HandCount>& counted = words.zones[zone].counted) {
      const auto held = static_cast<std::size_t>(state.seats[index(counted->seat)][counted->figure].value);
      const Slot untold{.zone = static_cast<std::uint8_t>(zone), .knownTo = Knowers::nobody()};
      while (lying.items().size() + hidden.size() < held) hidden.push_back(slotJson(untold, cards, audience));
    }
    for (Json& slot : hidden) lying.push(std::move(slot));
    if (!lying.isNull()) zones.set(words.zones[zone].name, std::move(lying));
  }
  return zones;
}

/// Returns the targets that an ability has named. A thing that is gone, or hidden from the audience, is left
/// out.
Json targetsJson(const Link& link, const Vocabulary& words, const CardBook& cards, const State& state,
                 Audience audience) {
  Json targets;
  const Program& program = cards.program(link.card);
  const Body named = program.abilities[link.ability].targets;
  for (const Member& member : link.members) {
    const bool isTarget =
        std::any_of(program.targets.begin() + named.begin, program.targets.begin() + named.end,
                    [&](const TargetSpec& spec) { return spec.set == member.set; });
    const Slot* slot = slotOf(state, member.what.thing());
    const bool shown = member.what.kind == Target::Kind::thing ? slot && isKnown(*slot, audience) : true;
    if (isTarget && shown) targets.push(nameOf(member.what, words, state, cards));
  }
  return targets;
}

/// Lists the abilities that wait or are being carried out, in the order of their announcement.
Json chainJson(const Vocabulary& words, const CardBook& cards, const State& state, Audience audience) {
  Json chain;
  for (const Link& link : state.links) {
    Json json = Json::object({{"link", int{link.number}}, {"seat", name(link.owner)}});
    json.set("card", cards[link.card].id);
    const Program& program = cards.program(link.card);
    if (link.ability < program.names.size() && !program.names[link.ability].english.empty())
      json.set("ability", program.names[link.ability].english);
    if (const Slot* slot = slotOf(state, link.source); slot && isKnown(*slot, audience))
      json.set("thing", nameOf(link.source, words, state, cards));
    if (Json targets = targetsJson(link, words, cards, state, audience); !targets.isNull())
      json.set("targets", std::move(targets));
    if (link.resolving) json.set("resolving", true);
    if (link.cancelled) json.set("cancelled", true);
    chain.push(std::move(json));
  }
  return chain;
}

/// Returns null until the night is over.
Json endJson(const Result& result) {
  if (!result.finished) return {};
  Json json;
  json.set("winner", seatJson(result.winner));
  json.set("by", result.by);
  if (result.together != Together::no) json.set("group", result.together == Together::won ? "won" : "beaten");
  return json;
}

/// Returns whether the state after an event tells who may know what the event says.
bool tellsOf(const State& after, const std::optional<Seat>& seat, Verdict verdict) {
  return verdict == Verdict::accepted && after.begun && (!seat || index(*seat) < after.seatCount);
}

/// Returns the figures of a correction that the reader may know; null for the others.
Json knownFigures(const Json& set, const Figures& figures, std::span<const FigureSpec> specs,
                  Audience audience, bool accepted) {
  const auto open = [&](std::string_view name) {
    for (std::size_t i = 0; i < specs.size(); ++i)
      if (specs[i].name == name)
        return specs[i].shown == Shown::inViews && figures[i].knownTo.include(audience);
    return false;
  };
  Json known;
  for (const auto& [name, value] : set.members()) known.set(name, accepted && open(name) ? value : Json());
  return known;
}

const Json& shown(const Json& figures, std::span<const FigureSpec> specs, FigureRole role) {
  static const Json kNone;
  const auto spec =
      std::find_if(specs.begin(), specs.end(), [&](const FigureSpec& each) { return each.role == role; });
  return spec == specs.end() ? kNone : figures[spec->name];
}

}  // namespace

std::vector<Seat> coveredTrays(const Game& game, const State& state, Audience audience) {
  std::vector<Seat> covered;
  const std::optional<std::uint8_t> figure = game.vocabulary().trayFigure;
  if (!figure) return covered;
  for (std::size_t i = 0; i < state.seatCount; ++i) {
    const Seat seat = kAllSeats[i];
    const Knowers knowers = state.begun ? state.seats[i][*figure].knownTo : Knowers::only(seat);
    if (!knowers.include(audience)) covered.push_back(seat);
  }
  return covered;
}

View viewFor(const Game& game, const CardBook& cards, const State& state, Audience audience) {
  const Vocabulary& words = game.vocabulary();
  View view;
  view.coveredTrays = coveredTrays(game, state, audience);
  view.json.set("game", game.id());
  if (!state.begun) {
    view.json.set("phase", "setup")
        .set("seats", Json::Object{})
        .set("zones", Json::Object{})
        .set("result", Json());
    return view;
  }
  view.json.set("phase", state.result.finished ? std::string_view("over") : words.phases[state.phase]);
  view.json.set("phase_of", Json());  // takes its place beside the phase
  addFigures(view.json, state.table, words.tableFigures, cards, audience);
  view.json.set("phase_of", tableFigure(game, view.json, FigureRole::turnHolder));
  const Readouts readouts = game.readouts(state, cards);
  Json seats;
  for (std::size_t i = 0; i < state.seatCount; ++i) {
    Json seat;
    addFigures(seat, state.seats[i], words.seatFigures, cards, audience);
    addReadout(seat, readouts.seats[i], cards, audience);
    seats.set(name(kAllSeats[i]), std::move(seat));
  }
  view.json.set("seats", std::move(seats));
  view.json.set("zones", zonesJson(words, cards, state, readouts, audience));
  if (Json chain = chainJson(words, cards, state, audience); !chain.isNull())
    view.json.set("chain", std::move(chain));
  view.json.set("result", endJson(state.result));
  return view;
}

const Json& tableFigure(const Game& game, const Json& view, FigureRole role) {
  return shown(view, game.vocabulary().tableFigures, role);
}

const Json& seatFigure(const Game& game, const Json& seat, FigureRole role) {
  return shown(seat, game.vocabulary().seatFigures, role);
}

Event masked(const Game& game, const CardBook& cards, const State& after, const Event& event,
             Audience audience, Verdict verdict) {
  const Vocabulary& words = game.vocabulary();
  const EventSpec* spec = specOf(event, words.events);
  const std::optional<Seat> seat = event.seat();
  if (audience == Audience::record) return event;
  if (!spec) return Event{Json::object({{"e", event.kind()}})};
  const Figures& figures = seat ? after.seats[index(*seat)] : after.table;
  const bool own = seat && audience == audienceOf(*seat);
  const bool accepted = tellsOf(after, seat, verdict);
  // Secret fields open to others together with the outcome.
  const bool open = own || (accepted && seat && game.knowers(after, event, cards).include(audience));
  Event out{Json::object({{"e", event.kind()}})};
  for (const FieldSpec& field : spec->fields) {
    const Json* value = event.body.find(field.name);
    if (!value) continue;
    Json shown = field.secrecy == Secrecy::open || open ? *value : Json();
    if (field.type == FieldType::figures)
      shown = knownFigures(*value, figures, seat ? words.seatFigures : words.tableFigures, audience,
                           own || accepted);
    out.body.set(field.name, std::move(shown));
  }
  return out;
}

std::vector<Step> masked(const std::vector<Step>& steps, Audience audience) {
  std::vector<Step> known;
  std::copy_if(steps.begin(), steps.end(), std::back_inserter(known),
               [&](const Step& step) { return step.knownTo.include(audience); });
  return known;
}

}  // namespace lk::rules
