#include "rules/games/halfwish/move.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options_of_card.h"
#include "rules/games/halfwish/refusal.h"
#include "rules/games/halfwish/rulings.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

// In the order of the enums.
constexpr std::string_view kKinds[] = {"roll",          "discard", "choose",  "answer", "keep",    "location",
                                       "power",         "pass",    "reveal",  "decide", "concede", "deal",
                                       "upgrade_order", "upgrade", "correct", "effect"};
constexpr std::string_view kEncounters[] = {"duel", "scout", "parley"};
constexpr std::string_view kSkip = "skip";
constexpr std::string_view kDone = "done";
constexpr std::size_t kDice = 2;

template <class Names>
int placeOf(const Names& names, std::string_view name) {
  const auto found = std::find(std::begin(names), std::end(names), name);
  return found == std::end(names) ? -1 : static_cast<int>(std::distance(std::begin(names), found));
}

Ruling unknown(std::string_view card) {
  return refuse("unknown_card", Json::object({{"card", card}}));
}

/// Fills a move from its event, or says what cannot be read.
class Decoder {
 public:
  Decoder(const Event& event, const State& state, const CardBook& cards)
      : body_(event.body), state_(state), cards_(cards) {
    move_.event = &event;
  }

  std::variant<Move, Ruling> read(MoveKind kind) {
    move_.kind = kind;
    if (const std::optional<Seat> seat = seatFrom(body_["seat"].asString())) move_.seat = *seat;
    std::optional<Ruling> refused = fields();
    if (refused) return *std::move(refused);
    return move_;
  }

 private:
  std::optional<Ruling> fields() {
    switch (move_.kind) {
      case MoveKind::roll:
        return dice();
      case MoveKind::discard:
      case MoveKind::reveal:
        return cards("action");
      case MoveKind::deal:
        return cards("upgrade");
      case MoveKind::choose:
        return encounter();
      case MoveKind::answer:
        move_.yes = body_["accept"].asBool();
        return std::nullopt;
      case MoveKind::keep:
        move_.yes = body_["keep"].asBool();
        return std::nullopt;
      case MoveKind::location:
        return card("card", move_.card);
      case MoveKind::power:
        if (auto refused = card("card", move_.card)) return refused;
        return with();
      case MoveKind::decide:
        return decision();
      case MoveKind::upgradeOrder:
        move_.first = *seatFrom(body_["first"].asString());
        if (index(move_.first) >= kSeats.size()) return malformedBecause("\"first\" must be \"A\" or \"B\"");
        return std::nullopt;
      case MoveKind::upgrade:
        return upgrade();
      case MoveKind::pass:
      case MoveKind::concede:
      case MoveKind::correct:
      case MoveKind::effect:
        return std::nullopt;
    }
    return std::nullopt;
  }

  std::optional<Ruling> dice() {
    const Json::Array& dice = body_["dice"].items();
    if (dice.size() != kDice) return refuse("wrong_count", Json::object({{"n", kDice}, {"case", "dice"}}));
    move_.answer.kind = Answer::Kind::dice;
    move_.answer.seat = move_.seat;
    for (std::size_t i = 0; i < kDice; ++i) {
      if (dice[i].asInt() > 6) return malformedBecause("a die shows 1 to 6");
      move_.answer.dice[i] = static_cast<std::uint8_t>(dice[i].asInt());
    }
    return std::nullopt;
  }

  std::optional<Ruling> cards(std::string_view type) {
    const Json::Array& list = body_["cards"].items();
    if (list.size() > kMostNamed) return refuse("wrong_count", Json::object({{"n", kMostNamed}}));
    for (const Json& json : list) {
      const CardId card = cards_.find(json.asString());
      const bool fits = cards_.is(card, type) || (type == "action" && cards_.is(card, "upgrade"));
      if (!fits) return unknown(json.asString());
      move_.cards[move_.count++] = card;
    }
    return std::nullopt;
  }

  std::optional<Ruling> card(std::string_view field, CardId& into) {
    const std::string& id = body_[field].asString();
    into = cards_.find(id);
    return into.known() ? std::nullopt : std::optional(unknown(id));
  }

  std::optional<Ruling> encounter() {
    const int place = placeOf(kEncounters, body_["option"].asString());
    if (place < 0) return malformedBecause("\"option\" must be duel, scout or parley");
    move_.encounter = static_cast<Encounter>(place);
    return std::nullopt;
  }

  std::optional<Ruling> upgrade() {
    move_.secret = body_["secret"].asBool();
    const Json* card = body_.find("card");
    if (!card && !move_.secret) return malformedBecause("\"upgrade\" needs \"card\"");
    move_.skip = card && card->asString() == kSkip;
    const bool replaces = body_.find("replaces") != nullptr;
    if (move_.skip && replaces) return malformedBecause("who skips replaces nothing");
    if (card && !move_.skip) {
      if (auto refused = this->card("card", move_.card)) return refused;
      if (!cards_.is(move_.card, "upgrade")) return unknown(card->asString());
    }
    return replaces ? this->card("replaces", move_.replaces) : std::nullopt;
  }

  std::optional<Ruling> with() {
    for (const auto& [key, value] : body_["with"].members()) {
      if (key == "option" && value.isString()) {
        move_.with.option = value.asString();
      } else if (key == "slot" && value.isInt()) {
        move_.with.slot = static_cast<int>(value.asInt());
      } else if (key == "cards" && value.isArray() && value.items().size() <= move_.with.cards.size()) {
        for (const Json& json : value.items()) {
          const CardId card = cards_.find(json.asString());
          if (!card.known()) return unknown(json.asString());
          move_.with.cards[move_.with.count++] = card;
        }
      } else {
        return malformedBecause("\"with\" takes an option, a slot or cards, not \"" + key + "\"");
      }
    }
    return std::nullopt;
  }

  /// "slot:1", "card:ID", "cards:ID,ID", "bid:2", "KEY:default", "KEY:other", "done" or an option's id.
  std::optional<Ruling> decision() {
    Answer& answer = move_.answer;
    answer.seat = move_.seat;
    const std::string_view text = body_["option"].asString();
    const std::size_t colon = text.find(':');
    if (text == kDone) {
      answer.kind = Answer::Kind::done;
      return std::nullopt;
    }
    if (colon == std::string_view::npos) return option(text);
    const std::string_view word = text.substr(0, colon);
    const std::string_view rest = text.substr(colon + 1);
    if (word == "slot") return number(Answer::Kind::place, rest);
    if (word == "bid") return number(Answer::Kind::bid, rest);
    if (word == "card" || word == "cards") return list(rest, word == "card");
    if (const std::optional<Asked> ruling = rulingNamed(word)) return reading(*ruling, rest);
    return malformedBecause("nothing is called \"" + std::string(word) + "\" here");
  }

  std::optional<Ruling> option(std::string_view id) {
    if (state_.questions.empty() || state_.questions.front().id != "option") return notNow(state_);
    move_.answer.kind = Answer::Kind::option;
    const std::optional<int> place = optionPlace(state_, cards_, id);
    if (!place) return malformedBecause("\"" + std::string(id) + "\" is no option now");
    move_.answer.number = static_cast<std::int16_t>(*place);
    return std::nullopt;
  }

  std::optional<Ruling> number(Answer::Kind kind, std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > 999)
      return malformedBecause("\"" + std::string(text) + "\" is no number from 0 to 999");
    move_.answer.kind = kind;
    move_.answer.number = static_cast<std::int16_t>(value);
    return std::nullopt;
  }

  std::optional<Ruling> list(std::string_view text, bool one) {
    Answer& answer = move_.answer;
    answer.kind = one ? Answer::Kind::card : Answer::Kind::cards;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t comma = std::min(text.find(',', at), text.size());
      const std::string_view id = text.substr(at, comma - at);
      const CardId card = cards_.find(id);
      if (!card.known()) return unknown(id);
      if (answer.count == answer.cards.size())
        return refuse("wrong_count", Json::object({{"n", answer.cards.size()}}));
      answer.cards[answer.count++] = card;
      at = comma + 1;
    }
    if (one && answer.count != 1) return refuse("wrong_count", Json::object({{"n", 1}}));
    return std::nullopt;
  }

  std::optional<Ruling> reading(Asked ruling, std::string_view which) {
    if (which != "default" && which != "other")
      return malformedBecause("a ruling is answered by \"default\" or \"other\"");
    move_.answer.kind = Answer::Kind::ruling;
    move_.answer.number =
        static_cast<std::int16_t>(2 * static_cast<int>(ruling) + (which == "other" ? 1 : 0));
    return std::nullopt;
  }

  const Json& body_;
  const State& state_;
  const CardBook& cards_;
  Move move_;
};

std::string joined(const CardBook& cards, std::span<const CardId> list) {
  std::string out;
  for (const CardId card : list) out += (out.empty() ? "" : ",") + cards[card].id;
  return out;
}

Json listed(const CardBook& cards, std::span<const CardId> list) {
  Json json{Json::Array{}};
  for (const CardId card : list) json.push(cards[card].id);
  return json;
}

std::string decided(const Answer& answer, const State& state, const CardBook& cards) {
  const std::span<const CardId> named{answer.cards.data(), answer.count};
  switch (answer.kind) {
    case Answer::Kind::option:
      return optionId(state, cards, answer.number);
    case Answer::Kind::place:
      return "slot:" + std::to_string(answer.number);
    case Answer::Kind::bid:
      return "bid:" + std::to_string(answer.number);
    case Answer::Kind::card:
      return "card:" + joined(cards, named);
    case Answer::Kind::cards:
      return "cards:" + joined(cards, named);
    case Answer::Kind::ruling: {
      const std::string_view prompt = promptOf(static_cast<Asked>(answer.number / 2));
      return std::string(prompt.substr(prompt.find(':') + 1)) +
             (answer.number % 2 == 0 ? ":default" : ":other");
    }
    case Answer::Kind::dice:
    case Answer::Kind::none:
    case Answer::Kind::done:
      break;
  }
  return std::string(kDone);
}

}  // namespace

Ruling unknownCard(const Move& move, const CardBook& cards) {
  return unknown(move.card.known() ? cards[move.card].id : "");
}

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  const int kind = placeOf(kKinds, event.kind());
  if (kind < 0) return notNow(state);
  if (const std::optional<Seat> seat = event.seat(); seat && index(*seat) >= kSeats.size())
    return malformedBecause("\"seat\" must be \"A\" or \"B\"");
  return Decoder(event, state, cards).read(static_cast<MoveKind>(kind));
}

Event encode(const Move& move, const State& state, const CardBook& cards) {
  const std::string_view kind = kKinds[static_cast<std::size_t>(move.kind)];
  const bool ofTable = move.kind == MoveKind::location || move.kind == MoveKind::deal;
  Event event = ofTable ? Event{Json::object({{"e", kind}})} : eventOf(kind, move.seat);
  Json& body = event.body;
  switch (move.kind) {
    case MoveKind::roll:
      body.set("dice", Json::array({int{move.answer.dice[0]}, int{move.answer.dice[1]}}));
      break;
    case MoveKind::discard:
    case MoveKind::reveal:
    case MoveKind::deal:
      body.set("cards", listed(cards, move.named()));
      break;
    case MoveKind::choose:
      body.set("option", kEncounters[static_cast<std::size_t>(move.encounter)]);
      break;
    case MoveKind::answer:
      body.set("accept", move.yes);
      break;
    case MoveKind::keep:
      body.set("keep", move.yes);
      break;
    case MoveKind::location:
    case MoveKind::power:
      body.set("card", cards[move.card].id);
      break;
    case MoveKind::decide:
      body.set("option", decided(move.answer, state, cards));
      break;
    case MoveKind::upgradeOrder:
      body.set("first", name(move.first));
      break;
    case MoveKind::upgrade:
      if (move.skip) body.set("card", kSkip);
      if (move.card.known()) body.set("card", cards[move.card].id);
      if (move.replaces.known()) body.set("replaces", cards[move.replaces].id);
      if (move.secret) body.set("secret", true);
      break;
    case MoveKind::pass:
    case MoveKind::concede:
      break;
    case MoveKind::correct:
    case MoveKind::effect:
      return *move.event;
  }
  return event;
}

}  // namespace lk::rules::halfwish
