#include "app/session/night/setup_draft.h"

#include <algorithm>
#include <charconv>

#include <QRandomGenerator>

#include "rules/referee/referee.h"

namespace lk::app {

namespace {

using rules::OptionKind;
using rules::Seat;

std::optional<int> numberIn(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string textOf(const Json& value) {
  return value.isInt() ? std::to_string(value.asInt()) : value.asString();
}

}  // namespace

SetupDraft::SetupDraft(std::shared_ptr<const GameKit> kit)
    : kit_(std::move(kit)), players_(spec().leastPlayers) {
  chooseRecommended();
}

void SetupDraft::chooseRecommended() {
  mixed_.clear();
  decks_ = {};
  for (const rules::SeatChoice& choice : spec().choices) {
    const std::span<const rules::CardId> cards = kit_->cards.ofType(choice.cardType);
    if (cards.empty()) continue;
    for (std::size_t seat = 0; seat < rules::kMaxSeats; ++seat)
      chosen_[std::string(choice.key)][seat] =
          kit_->cards[cards[choice.different ? seat % cards.size() : 0]].id;
  }
}

bool SetupDraft::setPlayers(int players) {
  if (players < spec().leastPlayers || players > spec().mostPlayers) return false;
  players_ = players;
  if (static_cast<int>(rules::index(starter_)) >= players_) starter_ = Seat::A;
  return true;
}

const rules::SeatChoice* SetupDraft::choiceOf(std::string_view key) const {
  for (const rules::SeatChoice& choice : spec().choices)
    if (choice.key == key) return &choice;
  return nullptr;
}

std::string SetupDraft::chosen(std::string_view key, Seat seat) const {
  if (isMixed(key, seat)) return {};
  const auto found = chosen_.find(key);
  return found == chosen_.end() ? std::string() : found->second[rules::index(seat)];
}

bool SetupDraft::choose(std::string_view key, Seat seat, const std::string& card) {
  const rules::SeatChoice* choice = choiceOf(key);
  if (!choice || !kit_->cards.is(kit_->cards.find(card), choice->cardType)) return false;
  auto& all = chosen_.find(key)->second;
  const std::string before = all[rules::index(seat)];
  for (std::string& other : all)
    if (choice->different && other == card) other = before;
  all[rules::index(seat)] = card;
  mixed_[std::string(choice->key)][rules::index(seat)].clear();
  return true;
}

std::vector<rules::CardId> SetupDraft::parts(const rules::SeatChoice& choice, Seat seat) const {
  if (!choice.parts) return {};
  if (isMixed(choice.key, seat)) return mixed_.find(choice.key)->second[rules::index(seat)];
  return choice.parts->of(kit_->cards, kit_->cards.find(chosen(choice.key, seat)));
}

bool SetupDraft::isMixed(std::string_view key, Seat seat) const {
  const auto mixed = mixed_.find(key);
  return mixed != mixed_.end() && !mixed->second[rules::index(seat)].empty();
}

bool SetupDraft::anyMixed() const {
  return std::any_of(mixed_.begin(), mixed_.end(), [](const auto& each) {
    return std::any_of(each.second.begin(), each.second.end(),
                       [](const auto& parts) { return !parts.empty(); });
  });
}

bool SetupDraft::swapPart(std::string_view key, Seat seat, std::size_t place) {
  const rules::SeatChoice* choice = choiceOf(key);
  if (!choice || !choice->parts) return false;
  std::vector<rules::CardId> all = parts(*choice, seat);
  if (place >= all.size()) return false;
  const std::vector<rules::CardId> able = choice->parts->instead(kit_->cards, all[place]);
  const auto at = std::find(able.begin(), able.end(), all[place]);
  if (at == able.end() || able.size() < 2) return false;
  all[place] = at + 1 == able.end() ? able.front() : *(at + 1);
  keepParts(*choice, seat, std::move(all));
  return true;
}

/// Keeps parts; if they are those of a card, keeps the card.
void SetupDraft::keepParts(const rules::SeatChoice& choice, Seat seat, std::vector<rules::CardId> parts) {
  auto& mixed = mixed_[std::string(choice.key)][rules::index(seat)];
  for (const rules::CardId whole : kit_->cards.ofType(choice.cardType)) {
    if (choice.parts->of(kit_->cards, whole) != parts) continue;
    chosen_.find(choice.key)->second[rules::index(seat)] = kit_->cards[whole].id;
    mixed.clear();
    return;
  }
  mixed = std::move(parts);
}

int SetupDraft::deck(Seat seat) const {
  const Json options = optionsJson();
  const Seat whose = spec().decks->shared(options) ? Seat::A : seat;
  return decks_[rules::index(whose)].value_or(spec().decks->usual(options));
}

bool SetupDraft::setDeck(Seat seat, int cards) {
  if (!spec().decks || cards < 1 || cards > spec().decks->greatest) return false;
  const Seat whose = spec().decks->shared(optionsJson()) ? Seat::A : seat;
  decks_[rules::index(whose)] = cards;
  return true;
}

Json SetupDraft::optionsJson() const {
  Json options{Json::Object{}};
  for (const auto& [key, value] : options_) options.set(key, value);
  return options;
}

void SetupDraft::setFirst(bool first) {
  if (spec().first.empty()) return;
  if (first) chooseRecommended();
  for (const rules::MannerOption& each : spec().first) {
    if (const rules::OptionSpec* option = specOf(each.key))
      setOption(each.key, first ? std::string(each.value) : textOf(recommended(*option)));
  }
}

bool SetupDraft::isFirst() const {
  const auto first = spec().first;
  return !first.empty() &&
         std::all_of(first.begin(), first.end(),
                     [&](const auto& each) { return option(each.key).asString() == each.value; }) &&
         chosen_ == SetupDraft(kit_).chosen_ && !anyMixed();
}

bool SetupDraft::isFull() const {
  const auto first = spec().first;
  return std::none_of(first.begin(), first.end(),
                      [&](const auto& each) { return option(each.key).asString() == each.value; });
}

std::optional<rules::Level> SetupDraft::house(Seat seat) const {
  const auto& house = houses_[rules::index(seat)];
  return house ? std::optional(house->level) : std::nullopt;
}

void SetupDraft::setHouse(Seat seat, std::optional<rules::Level> level) {
  auto& house = houses_[rules::index(seat)];
  house.reset();
  if (level) house = rules::HouseSeat{*level, QRandomGenerator::system()->generate()};
}

void SetupDraft::shuffleHouse() {
  for (auto& house : houses_)
    if (house) house->seed = QRandomGenerator::system()->generate();
}

bool SetupDraft::setStarter(Seat seat) {
  if (spec().starter.empty() || static_cast<int>(rules::index(seat)) >= players_) return false;
  starter_ = seat;
  return true;
}

const rules::OptionSpec* SetupDraft::specOf(std::string_view key) const {
  for (const rules::OptionSpec& option : kit_->game->vocabulary().options)
    if (option.key == key && option.kind != OptionKind::implied) return &option;
  return nullptr;
}

Json SetupDraft::recommended(const rules::OptionSpec& spec) const {
  if (spec.kind == OptionKind::several) return Json{Json::Array{}};
  if (spec.kind == OptionKind::number && spec.values.empty()) return Json(rules::recommendedNumber(spec));
  if (!spec.values.empty()) return Json(std::string(spec.values.front()));
  for (const std::string_view type : spec.cardTypes)
    if (const auto cards = kit_->cards.ofType(type); !cards.empty())
      return Json(kit_->cards[cards.front()].id);
  return {};
}

bool SetupDraft::offers(const rules::OptionSpec& spec, const std::string& value) const {
  if (const std::optional<int> number = numberIn(value); number && spec.kind == OptionKind::number)
    return *number >= spec.least && *number <= spec.most;
  if (std::find(spec.values.begin(), spec.values.end(), value) != spec.values.end()) return true;
  const rules::CardId card = kit_->cards.find(value);
  return std::any_of(spec.cardTypes.begin(), spec.cardTypes.end(),
                     [&](std::string_view type) { return kit_->cards.is(card, type); });
}

Json SetupDraft::option(std::string_view key) const {
  if (const auto set = options_.find(key); set != options_.end()) return set->second;
  const rules::OptionSpec* spec = specOf(key);
  return spec ? recommended(*spec) : Json();
}

bool SetupDraft::setOption(std::string_view key, const std::string& value) {
  const rules::OptionSpec* spec = specOf(key);
  if (!spec || !offers(*spec, value)) return false;
  Json next(value);
  if (const auto number = numberIn(value); number && spec->kind == OptionKind::number) next = Json(*number);
  if (spec->kind == OptionKind::several) {
    next = Json{Json::Array{}};
    bool there = false;
    const Json former = option(key);  // a copy: keeps the items alive during the loop
    for (const Json& each : former.items()) {
      there = there || each.asString() == value;
      if (each.asString() != value) next.push(each);
    }
    if (!there) next.push(value);
  }
  if (next == recommended(*spec))
    options_.erase(std::string(key));
  else
    options_.insert_or_assign(std::string(key), std::move(next));
  return true;
}

/// Returns the chosen card, or the list of parts if they are mixed.
Json SetupDraft::chosenIn(const rules::SeatChoice& choice, Seat seat) const {
  if (!isMixed(choice.key, seat)) return chosen(choice.key, seat);
  Json list{Json::Array{}};
  for (const rules::CardId part : parts(choice, seat)) list.push(kit_->cards[part].id);
  return list;
}

rules::Event SetupDraft::setup(PlayMode how) const {
  rules::Event event{Json::object({{"e", "setup"}, {"game", std::string(kit_->id())}})};
  const auto seats = std::span(rules::kAllSeats).first(static_cast<std::size_t>(players_));
  if (!spec().players.empty()) {
    Json list{Json::Array{}};
    for (const Seat seat : seats) list.push(rules::name(seat));
    event.body.set(spec().players, std::move(list));
  }
  for (const rules::SeatChoice& choice : spec().choices) {
    if (!asksFor(choice)) continue;
    Json cards{Json::Object{}};
    for (const Seat seat : seats) cards.set(rules::name(seat), chosenIn(choice, seat));
    event.body.set(choice.key, std::move(cards));
  }
  if (!spec().starter.empty()) event.body.set(spec().starter, rules::name(starter_));
  if (spec().decks && decks_ != decltype(decks_)()) {
    Json decks{Json::Object{}};
    for (const Seat seat : seats) decks.set(rules::name(seat), deck(seat));
    event.body.set(spec().decks->key, std::move(decks));
  }
  rules::HouseSeats houses = houses_;
  for (std::size_t seat = seats.size(); seat < houses.size(); ++seat) houses[seat].reset();
  if (how != PlayMode::scored && rules::anyHouse(houses))
    event.body.set(rules::kHouseField.name, rules::houseSeatsJson(houses));
  Json options = optionsJson();
  if (how != PlayMode::camera)
    for (const rules::MannerOption& each : how == PlayMode::scored ? spec().scoring : spec().byHand)
      options.set(each.key, std::string(each.value));
  event.body.set("options", std::move(options));
  return event;
}

/// Takes parts only if there is one for each place.
void SetupDraft::recallChoice(const rules::SeatChoice& choice, Seat seat, const Json& said) {
  if (!said.isArray()) {
    choose(choice.key, seat, said.asString());
    return;
  }
  if (!choice.parts) return;
  std::vector<rules::CardId> now = parts(choice, seat);
  for (rules::CardId& part : now) {
    const std::vector<rules::CardId> able = choice.parts->instead(kit_->cards, part);
    for (const Json& each : said.items())
      if (const auto card = kit_->cards.find(each.asString());
          std::find(able.begin(), able.end(), card) != able.end())
        part = card;
  }
  keepParts(choice, seat, std::move(now));
}

void SetupDraft::recall(const Json& setup) {
  if (setup["game"].asString() != kit_->id()) return;
  if (!spec().players.empty()) setPlayers(static_cast<int>(setup[spec().players].items().size()));
  if (const auto seat = rules::seatFrom(setup[spec().starter].asString())) setStarter(*seat);
  for (const rules::SeatChoice& choice : spec().choices)
    for (const auto& [letter, card] : setup[choice.key].members())
      if (const auto seat = rules::seatFrom(letter)) recallChoice(choice, *seat, card);
  const auto houses = rules::houseSeatsIn({setup}, static_cast<std::size_t>(players_));
  houses_ = houses ? *houses : rules::HouseSeats();
  shuffleHouse();
  options_.clear();
  for (const auto& [key, value] : setup["options"].members()) {
    if (value.isArray())
      for (const Json& each : value.items()) setOption(key, each.asString());
    else
      setOption(key, textOf(value));
  }
  if (!spec().decks) return;
  decks_ = {};
  for (const auto& [letter, cards] : setup[spec().decks->key].members())
    if (const auto seat = rules::seatFrom(letter)) setDeck(*seat, static_cast<int>(cards.asInt()));
}

std::optional<rules::Ruling> SetupDraft::refused() const {
  rules::Referee referee(*kit_->game, kit_->cards);
  rules::Ruling ruling = referee.take(setup());
  return ruling.verdict == rules::Verdict::accepted ? std::nullopt : std::optional(std::move(ruling));
}

bool isScored(const rules::Game& game, const Json& setup) {
  const auto scoring = game.vocabulary().setup.scoring;
  return !scoring.empty() &&
         std::all_of(scoring.begin(), scoring.end(), [&](const rules::MannerOption& each) {
           return setup["options"][each.key].asString() == each.value;
         });
}

}  // namespace lk::app
