// Tests the invariants of a game of Half Deck Dungeon Heroes, and that hidden hands are never visible.
#include <algorithm>
#include <map>

#include "played_night.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::half_deck_dungeon_heroes::cards;
using lk::test::half_deck_dungeon_heroes::game;
using lk::test::half_deck_dungeon_heroes::playNight;

namespace {

int inZone(const State& s, const std::string& name) {
  const auto& zones = game().vocabulary().zones;
  int n = 0;
  for (const Slot& slot : s.lying) n += zones[slot.zone].name == name ? 1 : 0;
  return n;
}

}  // namespace

CASE(every_card_of_the_dungeon_is_in_one_place) {
  Chance chance(31);
  for (int night = 0; night < lk::test::nights(300); ++night) {
    playNight(chance, [&](const Referee& referee, const Event& next, const Ruling&) {
      const State& s = referee.state();
      const Json view = referee.view(Audience::record).json;
      CHECK(s.lying.size() == 52);
      CHECK_MESSAGE(view["hero_deck"].asInt() >= 0 && view["hero_deck"].asInt() <= inZone(s, "hero/deck"),
                    next.body.dump());
      CHECK_MESSAGE(view["dungeon_deck"].asInt() >= 0, next.body.dump());
      for (int place = 1; place <= 4; ++place) {
        const std::string spot = std::to_string(place);
        CHECK(inZone(s, "hero/" + spot) <= 1);
        const bool gearAlone = inZone(s, "gear/" + spot) > inZone(s, "hero/" + spot);
        CHECK_MESSAGE(!gearAlone, next.body.dump());
      }
      for (const Slot& slot : s.lying) {
        const std::string_view zone = game().vocabulary().zones[slot.zone].name;
        if (zone.starts_with("hero/") && zone.size() == 6) {
          CHECK(slot.counter >= 1 && slot.counter <= 4);
          CHECK(slot.quarterTurns == slot.counter % 4);
        }
      }
      int unseen = 0;
      for (std::size_t seat = 0; seat < s.seatCount; ++seat) {
        const std::string name = rules::name(kAllSeats[seat]);
        const auto hand = static_cast<int>(view["seats"][name]["hand"].asInt());
        CHECK_MESSAGE(hand >= inZone(s, name + "/hand"), next.body.dump());
        unseen += hand - inZone(s, name + "/hand");
      }
      // Unseen cards: the deck, hands, and perhaps a prisoner.
      const auto more = inZone(s, "hero/deck") - view["hero_deck"].asInt() - unseen;
      CHECK_MESSAGE(more == 0 || more == 1, next.body.dump() + " " + std::to_string(more));
    });
  }
}

CASE(what_the_dungeon_writes_out_is_accepted) {
  Chance chance(32);
  for (int night = 0; night < lk::test::nights(60); ++night) {
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
      for (const Prompt& prompt : referee.prompts()) {
        for (const Event& answer : prompt.answers) {
          if (!answer.body.isObject()) continue;
          Referee tried = referee;
          const Ruling ruling = tried.take(answer);
          CHECK_MESSAGE(ruling.verdict == Verdict::accepted, answer.body.dump() + " " + ruling.reason);
        }
      }
    });
  }
}

CASE(a_hidden_hand_leaves_no_trace_on_the_table) {
  const auto seenBy = [](Audience who, const std::string& drawn, const std::string& given) {
    Referee referee(game(), cards());
    std::string out;
    for (
        const std::string& line :
        {std::string(
             R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A","B"],"heroes":{"A":"warrior","B":"mage"}})"),
         R"({"e":"draw","seat":"A","cards":)" + drawn + "}",
         std::string(R"({"e":"draw","seat":"B","count":3})"),
         R"({"e":"trade","seats":["A","B"],"gives":)" + given + "}",
         std::string(R"({"e":"done","seat":"A"})")}) {
      const Event next = event(line);
      const Ruling ruling = referee.take(next);
      CHECK_MESSAGE(ruling.verdict == Verdict::accepted, line + ruling.reason);
      for (const Step& step : masked(ruling.steps, who))
        out += std::string(step.what) + std::to_string(step.amount) + std::to_string(step.card.place()) + " ";
      out += masked(game(), cards(), referee.state(), next, who, ruling.verdict).body.dump();
      for (const Prompt& prompt : referee.prompts()) {
        out += prompt.id + prompt.arguments.dump();
        for (const std::string& legal : prompt.legal) out += " " + legal;
      }
      out += referee.view(who).json.dump() + "\n";
    }
    return out;
  };
  const auto one = [&](Audience who) {
    return seenBy(who, R"(["escape","cleric","rusty_sword"])", R"({"A":"escape","B":"archer"})");
  };
  const auto other = [&](Audience who) {
    return seenBy(who, R"(["team_attack","scout","worn_tome"])", R"({"A":"scout","B":"war_hammer"})");
  };
  CHECK(one(Audience::table) == other(Audience::table));
  CHECK(one(Audience::seatA) != other(Audience::seatA));
  CHECK(one(Audience::record) != other(Audience::record));
}

// One-use gear helps with what the encounter asks for, and with nothing else.
CASE(gear_used_once_counts_for_one_attribute) {
  Chance chance(35);
  int used = 0;
  for (int night = 0; night < lk::test::nights(100); ++night) {
    playNight(chance, [&](const Referee& referee, const Event& event, const Ruling&) {
      if (event.kind() != "use") return;
      const CardId card = cards().find(event.body["card"].asString());
      int counted = 0;
      for (const Readout& readout : game().readouts(referee.state(), cards()).lying)
        for (const Count& count : readout.counts)
          counted += static_cast<int>(std::count_if(count.parts.begin(), count.parts.end(),
                                                    [&](const auto& part) { return part.card == card; }));
      CHECK_MESSAGE(counted <= 1, event.body.dump());
      used += counted;
    });
  }
  CHECK_MESSAGE(used > lk::test::nights(5), std::to_string(used));
}

// What people enter for a hidden hand is a list of what can be there, with every known card of the hand.
CASE(cards_listed_for_a_hidden_hand_can_be_named) {
  Chance chance(34);
  int named = 0;
  for (int night = 0; night < lk::test::nights(60); ++night) {
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
      for (const Prompt& prompt : referee.prompts())
        for (const ByHand& way : prompt.byHand) {
          if (!way.blank || way.blank->among.empty() || way.blank->least > 1) continue;
          for (std::size_t i = 0; i < way.blank->among.size(); ++i) {
            const std::string& id = cards()[way.blank->among[i]].id;
            const int copies = way.blank->list ? std::min<int>(way.blank->copies[i], way.blank->most) : 1;
            Json list = Json::array();
            for (int n = 0; n < copies; ++n) list.push(id);
            Event event = way.begun;
            event.body.set(way.blank->field, way.blank->list ? list : Json(id));
            Referee ahead = referee;
            const Ruling ruling = ahead.take(event);
            // Another hand may hold it in secret: the list must not tell.
            const bool secret = std::any_of(
                referee.state().lying.begin(), referee.state().lying.end(), [&](const Slot& slot) {
                  return slot.card == way.blank->among[i] && !slot.knownTo.include(Audience::table) &&
                         std::string(game().vocabulary().zones[slot.zone].name).ends_with("/hand");
                });
            CHECK_MESSAGE(ruling.verdict == Verdict::accepted || secret,
                          event.body.dump() + " " + ruling.reason);
            ++named;
          }
        }
    });
  }
  CHECK_MESSAGE(named > lk::test::nights(5000), std::to_string(named));
}
