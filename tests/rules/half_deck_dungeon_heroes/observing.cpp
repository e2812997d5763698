// Tests the meaning of the camera's changes in Half Deck Dungeon Heroes: every row of its table, including
// life by quarter turns.
#include "house_cards.h"
#include "rules/core/agreement.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

/// Returns a night after these events, all accepted.
Referee after(const std::vector<std::string>& lines, const std::string& options = "{}") {
  const Game& game = *findGame("half_deck_dungeon_heroes");
  Referee referee(game, lk::test::houseCardsOf(game));
  std::vector<std::string> all{
      R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A"],"options":)" + options + "}"};
  all.insert(all.end(), lines.begin(), lines.end());
  for (const std::string& line : all) {
    const Ruling ruling = referee.take(event(line));
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, line + " " + ruling.reason);
  }
  return referee;
}

const std::string kDraw =
    R"({"e":"draw","seat":"A","cards":["warrior","cleric","steel_sword","war_hammer","mending_scroll","escape"]})";
const std::string kWarrior = R"({"e":"place","seat":"A","card":"warrior"})";
const std::string kCleric = R"({"e":"place","seat":"A","card":"cleric"})";
const std::string kDone = R"({"e":"done","seat":"A"})";
std::string explored(const std::string& card) {
  return R"({"e":"explore","seat":"A","card":")" + card + "\"}";
}

CardPlacement at(const std::string& zone, const std::string& card, int turns = 0) {
  return {zone, card, Face::up, turns};
}

std::string seen(const Referee& referee, const Placement& changed, std::vector<Placement> lying = {}) {
  lying.push_back(changed);
  const Observation observation = referee.observe(changed, lying);
  if (isAgreement(observation)) return "stands";
  if (const auto* event = std::get_if<Event>(&observation)) return event->body.dump();
  const auto* concern = std::get_if<Concern>(&observation);
  return concern ? concern->reason + " " + concern->arguments.dump() : "";
}

}  // namespace

CASE(cards_in_the_hand_row_are_drawn_once_all_lie_there) {
  const Referee night = after({});
  const std::vector<Placement> five{at("hand", "warrior"), at("hand", "cleric"), at("hand", "escape"),
                                    at("hand", "worn_tome"), at("hand", "mage")};
  CHECK(seen(night, five[0], {five[1], five[2], five[3]}).empty());
  CHECK_MESSAGE(
      seen(night, at("hand", "archer"), five) ==
          R"({"e":"draw","seat":"A","cards":["warrior","cleric","archer","mage","worn_tome","escape"]})",
      seen(night, at("hand", "archer"), five));
  CHECK(seen(after({kDraw}), at("hand", "mage")).empty());
}

CASE(heroes_and_gear_are_laid_down) {
  const Referee night = after({kDraw, kWarrior});
  CHECK_MESSAGE(
      seen(night, at("hero/3", "cleric", 2)) == R"({"e":"place","seat":"A","card":"cleric","spot":3})",
      seen(night, at("hero/3", "cleric", 2)));
  CHECK_MESSAGE(seen(night, at("gear/1", "steel_sword", 1)) ==
                    R"({"e":"equip","seat":"A","card":"steel_sword","hero":"warrior"})",
                seen(night, at("gear/1", "steel_sword", 1)));
  CHECK(seen(night, at("gear/2", "steel_sword")).empty());
  CHECK(seen(night, at("hero/1", "goblin")).empty());
  CHECK(seen(night, at("hero/3", "mage")).empty());  // not in the hand
  CHECK(seen(night, CardPlacement{"hero/3", "", Face::down, 0}).empty());
}

CASE(a_card_turned_up_ends_the_preparation) {
  CHECK(seen(after({kDraw, kWarrior}), at("encounter", "goblin")) ==
        R"({"e":"explore","seat":"A","card":"goblin","done":true})");
  CHECK(seen(after({kDraw, kWarrior, kDone}), at("encounter", "goblin", 3)) ==
        R"({"e":"explore","seat":"A","card":"goblin"})");
  CHECK(seen(after({kDraw, kWarrior, kDone}), at("encounter", "warrior")).empty());
}

CASE(dice_belong_to_the_seat_that_rolls) {
  const Referee fight = after({kDraw, kWarrior, kCleric, kDone, explored("rock_golem"),
                               R"({"e":"attack","hero":"warrior","support":"cleric"})"});
  CHECK(seen(fight, DicePlacement{Seat::A, {4}}) == R"({"e":"roll","hero":"warrior","dice":[4]})");
  CHECK(seen(fight, DicePlacement{Seat::B, {2}}) == R"({"e":"roll","hero":"cleric","dice":[2]})");
  CHECK(seen(fight, DicePlacement{Seat::A, {4, 5}}).empty());
  CHECK(seen(after({kDraw, kWarrior, kDone, explored("goblin")}), DicePlacement{Seat::A, {4}}).empty());
}

CASE(cards_laid_out_of_play_are_used) {
  const std::string hammer = R"({"e":"equip","seat":"A","card":"war_hammer","hero":"warrior"})";
  const std::string scroll = R"({"e":"equip","seat":"A","card":"mending_scroll","hero":"warrior"})";
  CHECK(seen(after({kDraw, kWarrior, hammer, kDone, explored("goblin")}), at("removed", "war_hammer")) ==
        R"({"e":"use","card":"war_hammer","hero":"warrior"})");
  CHECK(seen(after({kDraw, kWarrior, hammer}), at("removed", "war_hammer")).empty());
  CHECK(seen(after({kDraw, kWarrior, scroll, kDone, explored("goblin")}), at("removed", "mending_scroll")) ==
        R"({"e":"use","card":"mending_scroll","hero":"warrior","on":"warrior"})");
  CHECK(seen(after({kDraw, kWarrior, kCleric, scroll, kDone, explored("goblin")}),
             at("removed", "mending_scroll"))
            .empty());
  CHECK(seen(after({kDraw, kWarrior, kDone, explored("goblin")}), at("removed", "escape")) ==
        R"({"e":"team","seat":"A","card":"escape"})");
}

CASE(what_a_trap_takes_is_seen_on_the_pile) {
  const Referee snared =
      after({kDraw, kWarrior, kDone, explored("snare_line"), R"({"e":"face","hero":"warrior"})",
             R"({"e":"roll","hero":"warrior","dice":[1]})"});
  CHECK(seen(snared, at("hero/discard", "escape")) == R"({"e":"decide","seat":"A","cards":["escape"]})");
}

CASE(the_owner_of_lost_gear_is_unknown_if_two_have_the_same) {
  const std::string draw =
      R"({"e":"draw","seat":"A","cards":["warrior","archer","rusty_sword","rusty_sword","worn_tome","escape"]})";
  const std::string archer = R"({"e":"place","seat":"A","card":"archer"})";
  const auto gives = [](const std::string& card, const std::string& hero) {
    return R"({"e":"equip","seat":"A","card":")" + card + R"(","hero":")" + hero + "\"}";
  };
  const auto pit = [&](const std::string& ofArcher) {
    return after({draw, kWarrior, archer, gives("rusty_sword", "warrior"), gives(ofArcher, "archer"), kDone,
                  explored("spiked_pit"), R"({"e":"face","hero":"warrior"})",
                  R"({"e":"roll","hero":"warrior","dice":[1]})"});
  };
  CHECK(seen(pit("rusty_sword"), at("hero/discard", "rusty_sword")).empty());
  CHECK(seen(pit("worn_tome"), at("hero/discard", "rusty_sword")) ==
        R"({"e":"decide","seat":"A","cards":["rusty_sword"]})");
}

CASE(life_is_compared_with_the_quarter_turn) {
  const Referee hurt =
      after({kDraw, kWarrior, kDone, explored("pit_ogre"), R"({"e":"attack","hero":"warrior"})",
             R"({"e":"roll","hero":"warrior","dice":[1]})"});
  // Three life points: a quarter turn counter-clockwise, which is 270 degrees clockwise.
  CHECK(seen(hurt, at("hero/1", "warrior", 3)) == "stands");
  CHECK_MESSAGE(seen(hurt, at("hero/1", "warrior", 0)) ==
                    R"(life_differs {"card":"warrior","life":3,"shown":4,"turns":1,"clockwise":false})",
                seen(hurt, at("hero/1", "warrior", 0)));
  CHECK_MESSAGE(seen(hurt, at("hero/1", "warrior", 2)) ==
                    R"(life_differs {"card":"warrior","life":3,"shown":2,"turns":1,"clockwise":true})",
                seen(hurt, at("hero/1", "warrior", 2)));
  CHECK_MESSAGE(seen(hurt, at("hero/1", "warrior", 1)) ==
                    R"(life_differs {"card":"warrior","life":3,"shown":1,"turns":2,"clockwise":true})",
                seen(hurt, at("hero/1", "warrior", 1)));
  CHECK(seen(hurt, at("encounter", "pit_ogre", 0)) == "stands");
  CHECK(seen(hurt, at("encounter", "pit_ogre", 3)).starts_with("life_differs"));
}

CASE(a_changed_life_can_be_confirmed) {
  Referee night = after({kDraw, kWarrior});
  const Placement turned = at("hero/1", "warrior", 2);
  const Observation observation = night.observe(turned, std::span(&turned, 1));
  const auto* concern = std::get_if<Concern>(&observation);
  CHECK(concern && concern->ifMeant);
  if (concern && concern->ifMeant) CHECK(night.take(*concern->ifMeant).verdict == Verdict::accepted);
  CHECK(night.view(Audience::table).json["zones"]["hero/1"].items()[0]["counter"] == Json(2));
}

CASE(a_minion_may_lie_as_it_likes) {
  CHECK(seen(after({kDraw, kWarrior, kDone, explored("goblin")}), at("encounter", "goblin", 2)) == "stands");
}

CASE(a_number_says_which_hero_it_is) {
  const std::vector<std::string> heroes{kDraw, kWarrior, kCleric, kDone};
  const auto then = [&](const std::string& card, const std::vector<std::string>& more = {}) {
    std::vector<std::string> lines = heroes;
    lines.push_back(explored(card));
    lines.insert(lines.end(), more.begin(), more.end());
    return after(lines);
  };
  CHECK(seen(then("goblin"), at("say", "number_2")) == R"({"e":"attack","hero":"cleric"})");
  CHECK(seen(then("goblin"), at("say", "number_1"), {at("help", "number_2")}) ==
        R"({"e":"attack","hero":"warrior","support":"cleric"})");
  CHECK(seen(then("goblin"), at("help", "number_2")).empty());
  CHECK(seen(then("goblin"), at("say", "number_3")).empty());  // no monster is there
  CHECK(seen(then("spiked_pit"), at("say", "number_1")) == R"({"e":"face","hero":"warrior"})");
  CHECK(seen(after(heroes), at("say", "number_1")).empty());
}

CASE(a_number_says_whose_gear_is_given_up) {
  const Referee pit =
      after({kDraw, kWarrior, kCleric, R"({"e":"equip","seat":"A","card":"steel_sword","hero":"warrior"})",
             R"({"e":"equip","seat":"A","card":"war_hammer","hero":"cleric"})", kDone, explored("spiked_pit"),
             R"({"e":"face","hero":"cleric"})", R"({"e":"roll","hero":"cleric","dice":[1]})"});
  CHECK_MESSAGE(seen(pit, at("say", "number_2")) ==
                    R"({"e":"decide","seat":"A","hero":"cleric","cards":["war_hammer"]})",
                seen(pit, at("say", "number_2")));
}

CASE(a_number_beside_a_card_says_whom_it_helps) {
  const Referee fight =
      after({kDraw, kWarrior, kCleric, R"({"e":"equip","seat":"A","card":"mending_scroll","hero":"warrior"})",
             kDone, explored("goblin")});
  CHECK(seen(fight, at("removed", "mending_scroll"), {at("help", "number_2")}) ==
        R"({"e":"use","card":"mending_scroll","hero":"warrior","on":"cleric"})");
}

CASE(flee_leaves_the_enemy) {
  CHECK(seen(after({kDraw, kWarrior, kDone, explored("goblin")}), at("say", "flee")) ==
        R"({"e":"forced_escape","seat":"A"})");
  CHECK(seen(after({kDraw, kWarrior, kDone}), at("say", "flee")).empty());
}

CASE(cards_laid_sideways_are_exchanged_on_request) {
  const Referee night = after({kDraw, kWarrior});
  const std::vector<Placement> sideways{at("hand", "escape", 1), at("hand", "cleric", 3)};
  CHECK(seen(night, sideways[0], {sideways[1]}).empty());
  CHECK_MESSAGE(seen(night, at("say", "exchange"), sideways) ==
                    R"({"e":"exchange","seat":"A","cards":["cleric","escape"]})",
                seen(night, at("say", "exchange"), sideways));
  // Entered before any card was chosen, it must not count the first card turned up as all of them.
  CHECK(seen(night, at("say", "exchange")).starts_with("nothing_chosen"));
}

CASE(what_a_trap_takes_may_be_laid_sideways) {
  const Referee door =
      after({kDraw, kWarrior, kCleric, kDone, explored("riddle_door"), R"({"e":"face","hero":"cleric"})",
             R"({"e":"roll","hero":"cleric","dice":[1]})"});
  const Placement escape = at("hand", "escape", 1);
  CHECK(seen(door, escape).empty());
  CHECK(seen(door, at("hand", "steel_sword", 1), {escape}) ==
        R"({"e":"decide","seat":"A","cards":["steel_sword","escape"]})");
}

CASE(gear_that_comes_back_to_the_row_is_no_card_drawn) {
  const Referee night = after({kDraw, kWarrior});
  CHECK(seen(night, at("hand", "steel_sword")) == "stands");
  CHECK(seen(night, at("hand", "steel_sword", 1)).empty());  // it may be about to be exchanged
}

CASE(a_no_card_undoes_only_after_confirmation) {
  CHECK(seen(after({kDraw, kWarrior}), at("say", "no")).starts_with("take_back_meant"));
  CHECK(seen(after({kDraw, kWarrior}), at("say", "yes")).empty());
}

namespace {

/// Two players who have drawn their three cards.
std::vector<std::string> two() {
  return {R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A","B"],)"
          R"("heroes":{"A":"warrior","B":"cleric"},"options":{}})",
          R"({"e":"draw","seat":"A","count":3})", R"({"e":"draw","seat":"B","count":3})"};
}
Referee together(const std::vector<std::string>& lines) {
  const Game& game = *findGame("half_deck_dungeon_heroes");
  Referee referee(game, lk::test::houseCardsOf(game));
  for (const std::string& line : lines)
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  return referee;
}

}  // namespace

CASE(done_means_that_hidden_cards_were_drawn) {
  CHECK(seen(together({two()[0]}), at("say", "done")) == R"({"e":"draw","seat":"A","count":3})");
}

CASE(done_is_entered_for_the_only_seat_preparing_or_showing_the_hero) {
  CHECK(seen(together(two()), at("say", "done")).empty());
  CHECK(seen(together(two()), at("say", "done"), {at("help", "number_2")}) == R"({"e":"done","seat":"B"})");
  std::vector<std::string> lines = two();
  lines.push_back(R"({"e":"done","seat":"B"})");
  CHECK(seen(together(lines), at("say", "done")) == R"({"e":"done","seat":"A"})");
  CHECK(seen(together(lines), at("say", "done"), {at("help", "number_2")}).empty());
}

CASE(two_who_hide_their_cards_trade) {
  CHECK(seen(together(two()), at("say", "trade")) ==
        R"({"e":"trade","seats":["A","B"],"gives":{"A":null,"B":null}})");
  CHECK(seen(after({kDraw, kWarrior}), at("say", "trade")).empty());
}

CASE(the_number_of_a_hero_says_who_draws_the_loot) {
  std::vector<std::string> lines = two();
  for (const char* line :
       {R"({"e":"explore","seat":"A","card":"goblin","done":true})",
        R"({"e":"attack","hero":"warrior","support":"cleric"})",
        R"({"e":"roll","hero":"warrior","dice":[6]})", R"({"e":"roll","hero":"cleric","dice":[1]})"})
    lines.push_back(line);
  CHECK(seen(together(lines), at("say", "number_2")) == R"({"e":"loot","seat":"B"})");
}

CASE(done_means_first_that_cards_were_drawn) {
  std::vector<std::string> lines = two();
  lines.pop_back();  // A prepares already, B still has to draw
  CHECK(seen(together(lines), at("say", "done")) == R"({"e":"draw","seat":"B","count":3})");
}
