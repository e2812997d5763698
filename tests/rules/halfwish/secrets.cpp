// Tests that secrets leave no trace in what an audience sees: bids, secret picks, cards that were looked at.
#include <algorithm>

#include "house_cards.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;
using lk::test::readText;

namespace {

/// Returns everything that an audience gets of a night: view, prompts, masked log and steps.
std::string seenBy(Audience who, const std::vector<std::string>& lines) {
  Referee referee(halfwish(), houseCards());
  std::string out;
  std::vector<std::pair<Event, Verdict>> entered;
  for (const std::string& line : lines) {
    const Event next = event(line);
    const Ruling ruling = referee.take(next);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted,
                  line + " " + ruling.reason + ruling.cureArguments.dump());
    entered.emplace_back(next, ruling.verdict);
    for (const Step& step : masked(ruling.steps, who))
      out += std::string(step.what) + std::to_string(step.amount) + std::to_string(step.card.place()) + " ";
    for (const Prompt& prompt : referee.prompts()) {
      out += prompt.id + prompt.arguments.dump();
      for (const std::string& legal : prompt.legal) out += " " + legal;
      for (const NotNow& option : prompt.notNow) out += " " + option.option + option.why;
    }
    out += referee.view(who).json.dump() + "\n";
  }
  // The log as it can be read after the last event.
  for (const auto& [next, verdict] : entered)
    out += masked(halfwish(), houseCards(), referee.state(), next, who, verdict).body.dump() + "\n";
  return out;
}

const std::vector<std::string> kBegun{
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})",
    R"({"e":"correct","seat":"A","set":{"points":5}})", R"({"e":"correct","seat":"B","set":{"points":4}})",
    R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[1,2]})"};

std::vector<std::string> begunAnd(std::vector<std::string> more) {
  std::vector<std::string> all = kBegun;
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::vector<std::string> upgrading(const std::string& secretPick) {
  return {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
          R"("options":{"locations":"off","powers":"off"}})",
          R"({"e":"correct","set":{"turn":5}})",
          R"({"e":"roll","seat":"A","dice":[3,3]})",
          R"({"e":"roll","seat":"B","dice":[3,3]})",
          R"({"e":"choose","seat":"A","option":"scout"})",
          R"({"e":"answer","seat":"B","accept":true})",
          R"({"e":"deal","cards":["cheap_shot","harpoon","even_step","tower_shield","measured_blow"]})",
          R"({"e":"upgrade_order","seat":"B","first":"A"})",
          R"({"e":"upgrade","seat":"A","card":"harpoon","replaces":"long_strike"})",
          secretPick};
}

void expectNoTrace(const std::vector<std::string>& one, const std::vector<std::string>& other,
                   std::initializer_list<Audience> unknowing, std::initializer_list<Audience> knowing) {
  for (const Audience who : unknowing) CHECK(seenBy(who, one) == seenBy(who, other));
  for (const Audience who : knowing) CHECK(seenBy(who, one) != seenBy(who, other));
}

}  // namespace

CASE(a_bid_is_its_makers_secret_until_both_are_in) {
  const auto bidding = [](const std::string& bid) {
    return begunAnd({R"({"e":"choose","seat":"A","option":"scout"})",
                     R"({"e":"answer","seat":"B","accept":true})",
                     R"({"e":"location","card":"night_bazaar"})",
                     R"({"e":"decide","seat":"A","option":"bid:)" + bid + R"("})"});
  };
  expectNoTrace(bidding("1"), bidding("5"), {Audience::table, Audience::seatB},
                {Audience::seatA, Audience::record});
  auto both = bidding("1");
  both.push_back(R"({"e":"decide","seat":"B","option":"bid:4"})");
  CHECK(seenBy(Audience::table, both).find(R"("option":"bid:1")") != std::string::npos);
}

CASE(the_second_pick_is_its_makers_secret) {
  expectNoTrace(upgrading(R"({"e":"upgrade","seat":"B","card":"cheap_shot"})"),
                upgrading(R"({"e":"upgrade","seat":"B","card":"measured_blow"})"),
                {Audience::table, Audience::seatA}, {Audience::seatB, Audience::record});
}

CASE(a_secret_pick_opens_when_it_is_turned_up) {
  auto lines = upgrading(R"({"e":"upgrade","seat":"B","card":"cheap_shot"})");
  const std::string before = seenBy(Audience::table, lines);
  CHECK(before.find(R"("seat":"B","card":null)") != std::string::npos);
  for (const char* line :
       {R"({"e":"roll","seat":"A","dice":[3,3]})", R"({"e":"roll","seat":"B","dice":[3,3]})",
        R"({"e":"choose","seat":"B","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})",
        R"({"e":"reveal","seat":"B","cards":["cheap_shot"]})"})
    lines.push_back(line);
  const std::string after = seenBy(Audience::table, lines);
  CHECK(after.find(R"({"e":"upgrade","seat":"B","card":"cheap_shot"})") != std::string::npos);
}

CASE(a_second_copy_picked_in_secret_is_no_less_secret) {
  std::string pack = readText("resources/cards/halfwish.json");
  const std::size_t copies = pack.find("\"copies\": 1", pack.find("\"id\": \"cheap_shot\""));
  pack.replace(copies, 11, "\"copies\": 2");
  const PackReading own = readPack(pack, "own.json", languageOf);
  Referee referee(halfwish(), own.book);
  const auto read = [&](const std::string& line) {
    const Event next = event(line);
    const Ruling ruling = referee.take(next);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, line + " " + ruling.reason);
    return masked(halfwish(), own.book, referee.state(), next, Audience::table, ruling.verdict).body["card"];
  };
  const std::string pick = R"({"e":"upgrade","seat":"B","card":"cheap_shot"})";
  const std::string skip = R"({"e":"upgrade","seat":"A","card":"skip"})";
  const std::vector<std::string> lines = upgrading(skip);
  for (std::size_t i = 0; i < 6; ++i) read(lines[i]);
  read(R"({"e":"upgrade_order","seat":"B","first":"B"})");
  CHECK(read(pick) == Json("cheap_shot"));
  read(skip);
  for (std::size_t i = 1; i < 4; ++i) read(lines[i]);
  read(R"({"e":"choose","seat":"B","option":"scout"})");
  read(R"({"e":"answer","seat":"A","accept":true})");
  read(R"({"e":"upgrade_order","seat":"A","first":"A"})");
  read(skip);
  CHECK(read(pick).isNull());
}

CASE(what_somebody_looked_at_stays_with_them) {
  const auto looking = [](const std::string& dice) {
    std::vector<std::string> lines = kBegun;
    lines.back() = R"({"e":"roll","seat":"B","dice":)" + dice + "}";
    lines.push_back(R"({"e":"choose","seat":"A","option":"duel"})");
    lines.push_back(R"({"e":"power","seat":"A","card":"scry"})");
    return lines;
  };
  // Both are lower than ten: the gain, which is reported, is the same.
  expectNoTrace(looking("[1,2]"), looking("[3,3]"), {Audience::table}, {Audience::seatA, Audience::seatB});
}

CASE(a_passive_change_of_hidden_dice_tells_no_value) {
  const auto shaken = [](const std::string& dice) {
    std::vector<std::string> lines = kBegun;
    lines.back() = R"({"e":"roll","seat":"B","dice":)" + dice + "}";
    lines.push_back(R"({"e":"choose","seat":"A","option":"duel"})");
    lines.push_back(R"({"e":"power","seat":"A","card":"earthquake"})");
    return lines;
  };
  expectNoTrace(shaken("[1,2]"), shaken("[6,6]"), {Audience::table, Audience::seatA},
                {Audience::seatB, Audience::record});
}
