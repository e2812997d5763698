#include "rules/games/half_the_battle/rules/hp.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kTen = 10;
constexpr int kWeak = 10;  // HP at which a Monster that loses some first gets a free token

void set(Changes& changes, ThingId piece, Mark mark, bool marked, Step step) {
  changes.mark(piece, static_cast<std::size_t>(mark), marked, step);
}

/// `mark` says whether it gives a Rage die, or why not.
void makeDying(Changes& changes, ThingId piece, Mark mark, RuleId why) {
  changes.noteCounter(piece, static_cast<std::size_t>(Counter::hp), 0);
  set(changes, piece, Mark::dying, true, {.rule = why, .what = "dying"});
  if (mark == Mark::credited)
    set(changes, piece, mark, true,
        {.rule = rule::killCredit, .what = "killed_by_character", .seat = other(sideOf(piece))});
  else if (mark == Mark::byMonster)
    set(changes, piece, mark, true,
        {.rule = rule::monsterKills, .what = "killed_by_monster", .seat = other(sideOf(piece))});
  else
    set(changes, piece, mark, true,
        {.rule = rule::noOtherWay, .what = "killed_by_nobody", .seat = other(sideOf(piece))});
}

/// Returns the mark for a kill by this hit.
Mark creditOf(const State& s, const Hit& hit, ThingId piece) {
  if (!hit.by.known() || sideOf(hit.by) == sideOf(piece)) return Mark::byNobody;
  const bool counts = !isMonster(hit.by) || is(s, Option::monsterKillsRage, NoYes::yes);
  return counts ? Mark::credited : Mark::byMonster;
}

}  // namespace

int hpShown(Die die, int face) {
  const bool ten = die == Die::d10 || die == Die::tens;
  if (ten && face == 0) return kTen;
  if (die == Die::tens && face > kTen && face < kTen * kTen && face % kTen == 0) return face / kTen;
  return face >= 1 && face <= mostOf(die) ? face : -1;
}

int healCap(const State& s, const CardBook& cards, ThingId piece) {
  if (isMonster(piece) && is(s, Option::monsterCap, MonsterCap::start))
    return get(s, sideOf(piece), Of::monsterStart);
  return sheetOf(cards, cardOf(s, piece)).most;
}

void setHp(Changes& changes, ThingId piece, int hp, Step step) {
  const State& s = changes.state();
  const bool loses = hp < hpOf(s, piece);
  step.amount = hp;
  step.most = mostOf(dieOf(piece));
  changes.setCounter(piece, static_cast<std::size_t>(Counter::hp), hp, step);
  const Seat seat = sideOf(piece);
  if (!isMonster(piece) || !loses || hp > kWeak || hp == 0 || get(s, seat, Of::freeToken) != 0) return;
  changes.note(seat, Of::freeToken, 1);
  changes.set(seat, Of::tokens, get(s, seat, Of::tokens) + 1,
              {.rule = rule::freeToken, .what = "free_token", .amount = 1});
}

void strike(Changes& changes, const CardBook&, const Hit& hit) {
  const State& s = changes.state();
  const ThingId piece = hit.on.thing();
  if (!isAlive(s, piece)) return;
  const Mention by = mentionOf(s, hit.by);
  if (isDying(s, piece))
    return changes.tellOf(piece, {.rule = rule::dyingFinal, .what = "already_dying", .other = by});
  if (hit.amount <= 0)
    return changes.tellOf(piece, {.rule = rule::zeroDamage, .what = "no_damage", .other = by});
  changes.note(Table::hurt, 1);
  const int hp = hpOf(s, piece);
  const bool lethal = static_cast<Kind>(hit.kind) == Kind::lethal;
  if (hp == 1) return makeDying(changes, piece, creditOf(s, hit, piece), rule::onOne);
  if (hit.amount < hp)
    return setHp(changes, piece, hp - hit.amount, {.rule = rule::damage, .what = "hp", .other = by});
  if (lethal && !isMonster(piece)) return makeDying(changes, piece, creditOf(s, hit, piece), rule::lethal);
  setHp(changes, piece, 1,
        {.rule = lethal ? rule::monsterHolds : rule::staysOnOne, .what = "stays_on_one", .other = by});
}

void heal(Changes& changes, const CardBook& cards, ThingId piece, int amount) {
  const State& s = changes.state();
  if (!isAlive(s, piece)) return;
  if (isDying(s, piece)) return changes.tellOf(piece, {.rule = rule::dyingFinal, .what = "already_dying"});
  const int hp = hpOf(s, piece);
  const int to = std::max(hp, std::min(hp + amount, healCap(s, cards, piece)));
  setHp(changes, piece, to, {.rule = rule::heals, .what = "healed"});
}

void pay(Changes& changes, const CardBook&, ThingId piece, int amount) {
  const State& s = changes.state();
  if (!isAlive(s, piece) || isDying(s, piece)) return;
  setHp(changes, piece, std::max(1, hpOf(s, piece) - amount), {.rule = rule::pays, .what = "paid"});
}

void setTo(Changes& changes, const CardBook& cards, ThingId piece, int hp, SetWhen when) {
  const State& s = changes.state();
  if (!isAlive(s, piece) || isDying(s, piece)) return;
  const int to = std::min(hp, sheetOf(cards, cardOf(s, piece)).most);
  if (when == SetWhen::now) return setHp(changes, piece, to, {.rule = rule::setsHp, .what = "hp_set"});
  changes.setCounter(piece, static_cast<std::size_t>(Counter::endHp), to,
                     {.rule = rule::setsHp, .what = "hp_set_later", .amount = to});
}

void dieByOwnAction(Changes& changes, ThingId piece) {
  if (isDying(changes.state(), piece)) return;
  makeDying(changes, piece, Mark::byNobody, rule::fatal);
}

void save(Changes& changes, ThingId piece) {
  if (!isDying(changes.state(), piece)) return;
  for (const Mark mark : {Mark::credited, Mark::byNobody, Mark::byMonster})
    changes.noteMark(piece, static_cast<std::size_t>(mark), false);
  set(changes, piece, Mark::dying, false, {.rule = rule::saves, .what = "saved"});
}

void selectAnew(Changes& changes, ThingId piece) {
  const CardId card = cardOf(changes.state(), piece);
  changes.set(sideOf(piece), Of::selected, card.place(),
              {.rule = rule::anew, .what = "selected_anew", .from = 0, .card = card});
}

void setDueHp(Changes& changes, const CardBook&) {
  const State& s = changes.state();
  const auto due = static_cast<std::size_t>(Counter::endHp);
  if (std::none_of(s.things.begin(), s.things.end(), [](const Thing& thing) { return thing.counters[due]; }))
    return;
  for (const Seat seat : kBoth)
    eachPiece(seat, [&](ThingId piece) {
      const int hp = thingAt(s, piece).counters[due];
      if (hp == 0) return;
      changes.noteCounter(piece, due, 0);
      if (isAlive(s, piece) && !isDying(s, piece))
        setHp(changes, piece, hp, {.rule = rule::setsHp, .what = "hp_set"});
    });
}

}  // namespace lk::rules::half_the_battle
