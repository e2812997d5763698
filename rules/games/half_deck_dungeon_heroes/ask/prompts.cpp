#include <algorithm>
#include <optional>

#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/ask/unseen_hands.h"
#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kBlue[] = {"hero", "gear", "one_use", "team"};
constexpr std::string_view kRed[] = {"minion", "boss", "trap", "misc", "endgame_treasure", "endgame_boss"};
constexpr std::string_view kHeroCards[] = {"hero"};
constexpr std::string_view kGear[] = {"gear", "one_use"};
constexpr std::string_view kTeam[] = {"team"};

/// Builds one prompt.
class Asking {
 public:
  Asking(const State& s, const CardBook& cards, const Question& question)
      : s_(s), cards_(cards), question_(question), seat_(question.seat.value_or(Seat::A)) {
    prompt_.id = std::string(question.id.text());
    prompt_.seat = question.seat;
    prompt_.arguments = Json::object({{"n", int{question.detail}}, {"round", get(s, Table::round)}});
    if (const CardId met = encounter(s); met.known()) describe(met);
  }

  Prompt ask() {
    const PromptId id = question_.id;
    if (id == "prepare")
      prepare();
    else if (id == "fight")
      fight();
    else if (id == "face")
      face();
    else if (id == "roll")
      roll();
    else if (id == "sufferer")
      heroes();
    else if (id == "prisoner")
      prisoner();
    else if (id == "loot")
      loot();
    else if (id == "decide")
      decide();
    else if (id == "show_hand")
      open("show", moveOf(MoveKind::decide),
           unseenHand(s_, cards_, seat_, cardsBlank(question_.detail, kBlue)));
    else if (id == "draw")
      draw();
    else
      open(prompt_.id, moveOf(MoveKind::explore), {.field = "card", .list = false, .cardTypes = explored()});
    return std::move(prompt_);
  }

 private:
  [[nodiscard]] const std::string& idOf(CardId card) const { return cards_[card].id; }

  void describe(CardId met) {
    prompt_.arguments.set("card", idOf(met))
        .set("number", numberOf(cards_, met))
        .set("life", int{slotAt(s_, encounterSlot(s_)).counter})
        .set("attribute", attributeOf(cards_, met) == Attribute::none
                              ? ""
                              : kAttributes[static_cast<std::size_t>(attributeOf(cards_, met)) - 1]);
  }

  /// Adds an option that people must complete.
  void open(const std::string& option) {
    prompt_.legal.push_back(option);
    prompt_.answers.emplace_back();
  }
  void open(const std::string& option, const Move& move, Blank blank) {
    open(option);
    byHand(option, option, move, std::move(blank));
  }
  void openUnless(std::string_view why, const std::string& option) {
    if (why.empty()) return open(option);
    prompt_.notNow.push_back({option, std::string(why)});
  }
  /// Adds one way to give the answer of an option by hand.
  void byHand(std::string answers, std::string option, const Move& move, std::optional<Blank> blank = {}) {
    prompt_.byHand.push_back(
        {std::move(answers), std::move(option), encode(move, s_, cards_), std::move(blank)});
  }
  static Blank cardsBlank(int n, std::span<const std::string_view> types) {
    return {.field = "cards", .least = n, .most = n, .cardTypes = types};
  }
  Blank handBlank(std::span<const std::string_view> types, std::optional<Seat> of = {}) const {
    return unseenHand(s_, cards_, of.value_or(seat_), {.field = "card", .list = false, .cardTypes = types});
  }
  void offer(std::string option, const Move& move, std::string_view why = "") {
    if (!why.empty()) return prompt_.notNow.push_back({std::move(option), std::string(why)});
    prompt_.legal.push_back(std::move(option));
    prompt_.answers.push_back(encode(move, s_, cards_));
  }
  [[nodiscard]] Move moveOf(MoveKind kind) const { return {.kind = kind, .seat = seat_}; }

  /// Lists the cards of a hand, or those that can be in a hidden one.
  void listHand(Blank& blank) const {
    if (handsHidden(s_)) return void(blank = unseenHand(s_, cards_, seat_, blank));
    for (const Slot& slot : s_.lying)
      if (slot.zone == handZone(seat_)) blank.addCopies(slot.card);
  }

  /// Returns the kinds of cards in a public hand, each once.
  [[nodiscard]] std::vector<CardId> openHand() const {
    Blank blank;
    listHand(blank);
    return blank.among;
  }

  void prepare() {
    prompt_.arguments.set("first", isFirst(s_)).set("exchange", mostToExchange(s_, seat_));
    offer("done", moveOf(MoveKind::done));
    for (const CardId card : openHand()) {
      const Kind kind = kindOf(cards_, card);
      Move move = moveOf(kind == Kind::hero ? MoveKind::place : MoveKind::equip);
      move.card = card;
      if (kind == Kind::hero && barredFromPlacing(s_, seat_).empty()) offer("place:" + idOf(card), move);
      if (kind == Kind::hero && !isFirst(s_)) replaceHero(move);
      if (isGear(kind) && barredFromEquipping(s_, seat_).empty()) equip(move);
    }
    if (handsHidden(s_) && get(s_, seat_, Of::hand) > 0) prepareUnseen();
    if (const int most = mostToExchange(s_, seat_); most > 0) {
      Blank blank{.field = "cards", .most = most, .cardTypes = kBlue};
      listHand(blank);
      open("exchange", moveOf(MoveKind::exchange), std::move(blank));
    }
    if (get(s_, seat_, Of::hand) > 0 && !is(s_, seat_, Of::traded) && partnerLeft()) trade();
  }

  /// Returns whether there is anybody left to trade with in this preparation.
  [[nodiscard]] bool partnerLeft() const {
    const auto seats = seatsOf(s_);
    return std::any_of(seats.begin(), seats.end(), [&](Seat with) {
      return with != seat_ && !is(s_, with, Of::out) && !is(s_, with, Of::done) && !is(s_, with, Of::traded);
    });
  }

  /// Offers heroes and gear of a hidden hand.
  void prepareUnseen() {
    const std::string_view noHero = barredFromPlacingUnseen(s_, cards_, seat_);
    const std::string_view noGear = barredFromEquippingUnseen(s_, cards_, seat_);
    openUnless(noHero, "place");
    openUnless(noGear, "equip");
    if (noHero.empty() && barredFromPlacing(s_, seat_).empty())
      byHand("place", "place", moveOf(MoveKind::place), handBlank(kHeroCards));
    for (int place = 1; place <= kPlaces; ++place) {
      if (!heroAt(s_, place).known() || ownerOf(s_, place) != seat_) continue;
      const std::string& hero = idOf(heroAt(s_, place));
      Move move = moveOf(MoveKind::place);
      move.replaces = heroAt(s_, place);
      if (noHero.empty() && !isFirst(s_)) byHand("place", "replace:" + hero, move, handBlank(kHeroCards));
      move = moveOf(MoveKind::equip);
      move.hero = heroAt(s_, place);
      move.replaces = gearAt(s_, place);
      if (noGear.empty() && (!move.replaces.known() || !isFirst(s_)))
        byHand("equip", "arm:" + hero, move, handBlank(kGear));
    }
  }

  /// Offers trades of hidden cards.
  void trade() {
    std::vector<Seat> partners;
    std::string_view why = "empty_hand";
    for (const Seat with : seatsOf(s_)) {
      if (with == seat_ || is(s_, with, Of::traded)) continue;
      const std::string_view busy = barredFromPreparing(s_, with);
      if (busy.empty() && get(s_, with, Of::hand) > 0)
        partners.push_back(with);
      else if (busy == "answer_first")  // cards are still to be drawn
        why = busy;
    }
    openUnless(partners.empty() ? why : "", "trade");
    for (const Seat with : partners) {
      Move move = moveOf(MoveKind::trade);
      move.partner = with;
      byHand("trade", "trade:" + name(with), move);
    }
  }

  void draw() {
    Move move = moveOf(MoveKind::draw);
    if (!handsHidden(s_)) {
      Blank blank = cardsBlank(question_.detail, kBlue);
      listDrawable(blank, question_.detail);
      return open("draw", move, std::move(blank));
    }
    open("draw");
    move.unseen = true;
    move.count = static_cast<std::uint8_t>(question_.detail);
    byHand("draw", "draw", move);
  }

  /// Lists the cards that can come up when `n` are drawn: those of the deck first, and those of the discard
  /// pile if the deck runs out.
  void listDrawable(Blank& blank, int n) const {
    const int left = get(s_, Table::heroDeck);
    const auto list = [&](Zone where) {
      for (const std::string_view type : kBlue)
        for (const CardId card : cards_.ofType(type))
          if (const int copies = s_.lying.count(ZoneSet(zone(where)), card); copies > 0)
            blank.addCopies(card, copies);
    };
    if (left > 0) list(Zone::heroDeck);
    if (left < n) list(Zone::heroDiscard);
  }

  /// Returns the types that can come up: dungeon cards, and heroes if a prisoner may be there.
  [[nodiscard]] std::span<const std::string_view> explored() const {
    static constexpr std::string_view kRedAndHeroes[] = {"minion",           "boss",         "trap", "misc",
                                                         "endgame_treasure", "endgame_boss", "hero"};
    const bool prisoner = static_cast<Prisoner>(get(s_, Table::prisoner)) != Prisoner::none;
    return prisoner ? std::span<const std::string_view>(kRedAndHeroes)
                    : std::span<const std::string_view>(kRed);
  }

  void replaceHero(Move move) {
    for (int place = 1; place <= kPlaces; ++place) {
      if (!heroAt(s_, place).known() || ownerOf(s_, place) != seat_) continue;
      move.replaces = heroAt(s_, place);
      offer("place:" + idOf(move.card) + ":" + idOf(move.replaces), move);
    }
  }
  void equip(Move move) {
    for (int place = 1; place <= kPlaces; ++place) {
      if (!heroAt(s_, place).known() || ownerOf(s_, place) != seat_) continue;
      move.hero = heroAt(s_, place);
      move.replaces = gearAt(s_, place);
      if (!move.replaces.known() || !isFirst(s_))
        offer("equip:" + idOf(move.card) + ":" + idOf(move.hero), move);
    }
  }

  void use() {
    for (int place = 1; place <= kPlaces; ++place) {
      const CardId gear = gearAt(s_, place);
      if (!gear.known() || kindOf(cards_, gear) != Kind::oneUse) continue;
      Move move = moveOf(MoveKind::use);
      move.card = gear;
      move.hero = heroAt(s_, place);
      const std::string option = "use:" + idOf(gear) + ":" + idOf(move.hero);
      const std::string_view why = barredFromUse(s_, cards_, place);
      if (!why.empty() || !needsSomebody(cards_, gear)) {
        offer(option, move, why);
        continue;
      }
      for (int on = 1; on <= kPlaces; ++on) {
        if (!heroAt(s_, on).known()) continue;
        move.on = heroAt(s_, on);
        offer(option + ":" + idOf(move.on), move);
      }
    }
  }

  void team() {
    if (handsHidden(s_)) {
      openUnless(barredFromTeamUnseen(s_, cards_), "team");
      for (const Seat seat : seatsOf(s_))
        if (barredFromTeamUnseen(s_, cards_, seat).empty())
          byHand("team", alone(s_) ? "team" : "team_of:" + name(seat), {.kind = MoveKind::team, .seat = seat},
                 handBlank(kTeam, seat));
      return;
    }
    std::vector<CardId> seen;
    for (const Seat seat : seatsOf(s_)) {
      for (const Slot& slot : s_.lying) {
        if (slot.zone != handZone(seat) || kindOf(cards_, slot.card) != Kind::team) continue;
        if (std::find(seen.begin(), seen.end(), slot.card) != seen.end()) continue;
        seen.push_back(slot.card);
        Move move{.kind = MoveKind::team, .seat = seat};
        move.card = slot.card;
        offer("team:" + idOf(slot.card), move, barredFromTeam(s_, cards_, slot.card));
      }
    }
  }

  void fight() {
    for (int main = 1; main <= kPlaces; ++main) {
      if (!heroAt(s_, main).known()) continue;
      Move move = moveOf(MoveKind::attack);
      move.hero = heroAt(s_, main);
      const std::string option = "attack:" + idOf(move.hero);
      const bool can = able(s_, cards_, main, encounter(s_));
      offer(option, move, can ? "" : "no_attribute");
      for (int support = 1; support <= kPlaces && can; ++support) {
        if (support == main || !heroAt(s_, support).known()) continue;
        move.support = heroAt(s_, support);
        offer(option + ":" + idOf(move.support), move);
      }
    }
    offer("forced_escape", moveOf(MoveKind::forcedEscape), barredFromEscaping(s_, cards_));
    if (isEndgameBoss(s_, encounter(s_)))
      offer("yield", moveOf(MoveKind::yield), barredFromYielding(s_, cards_));
    use();
    team();
  }

  void face() {
    for (int place = 1; place <= kPlaces; ++place) {
      if (!heroAt(s_, place).known()) continue;
      Move move = moveOf(MoveKind::face);
      move.hero = heroAt(s_, place);
      offer("face:" + idOf(move.hero), move, able(s_, cards_, place, encounter(s_)) ? "" : "no_attribute");
    }
    prompt_.arguments.set("case", prompt_.arguments["attribute"]);
    use();
  }

  void roll() {
    const CardId hero = heroAt(s_, question_.detail);
    prompt_.arguments.set("hero", idOf(hero)).set("main", question_.detail == get(s_, Table::main));
    open("roll");
    Move move = moveOf(MoveKind::roll);
    move.hero = hero;
    byHand("roll", "roll:" + idOf(hero), move, Blank{.kind = Blank::Kind::dice, .field = "dice"});
    use();
    if (phase(s_) == Phase::combat)
      team();
    else
      prompt_.arguments.set("case", "trap");
  }

  void heroes() {
    for (int place = 1; place <= kPlaces; ++place) {
      if (!heroAt(s_, place).known()) continue;
      Move move = moveOf(MoveKind::decide);
      move.hero = heroAt(s_, place);
      offer("hero:" + idOf(move.hero), move);
    }
  }
  void prisoner() {
    offer("leave", moveOf(MoveKind::decide));
    for (int place = 1; place <= kPlaces; ++place) {
      Move move = moveOf(MoveKind::decide);
      move.replaces = heroAt(s_, place);
      if (move.replaces.known()) offer("replaces:" + idOf(move.replaces), move);
    }
  }
  void loot() {
    prompt_.arguments.set("n", get(s_, Table::loot));
    for (const Seat seat : seatsOf(s_))
      if (is(s_, seat, Of::mayLoot)) offer("loot:" + name(seat), {.kind = MoveKind::loot, .seat = seat});
  }

  /// Offers what a trap takes: gear is written out; people name cards of the hand.
  void decide() {
    const Source from = takenFrom(s_, cards_);
    prompt_.arguments.set("case", from == Source::hand   ? "hand"
                                  : from == Source::gear ? "gear"
                                                         : "hero_deck");
    for (int place = 1; place <= kPlaces && from == Source::gear && question_.detail == 1; ++place) {
      if (!gearAt(s_, place).known()) continue;
      Move move = moveOf(MoveKind::decide);
      move.cards[move.count++] = gearAt(s_, place);
      move.hero = heroAt(s_, place);
      offer("card:" + idOf(move.cards[0]) + ":" + idOf(move.hero), move);
    }
    for (const CardId card : openHand()) {
      if (from != Source::hand || question_.detail != 1) break;
      Move move = moveOf(MoveKind::decide);
      move.cards[move.count++] = card;
      offer("card:" + idOf(card), move);
    }
    if (prompt_.legal.empty()) decideUnwritten(from);
  }

  void decideUnwritten(Source from) {
    Blank blank = cardsBlank(question_.detail, kBlue);
    if (from == Source::hand) listHand(blank);
    for (int place = 1; place <= kPlaces && from == Source::gear; ++place)
      if (gearAt(s_, place).known()) blank.addCopies(gearAt(s_, place));
    open("cards", moveOf(MoveKind::decide), std::move(blank));
  }

  const State& s_;
  const CardBook& cards_;
  const Question& question_;
  Seat seat_;
  Prompt prompt_;
};

}  // namespace

std::vector<Prompt> prompts(const State& state, const CardBook& cards) {
  std::vector<Prompt> all;
  for (const Question& question : state.questions) all.push_back(Asking(state, cards, question).ask());
  return all;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
