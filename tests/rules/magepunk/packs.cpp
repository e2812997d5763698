// Tests that faults in packs of Magepunk are reported, and that users' own cards may use every operation.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Returns a pack of one user-made card, with these members after its name.
PackReading packOf(const std::string& members) {
  const std::string text =
      R"({"schema":1,"pack":"own","game":"magepunk","version":1,"cards":[{"id":"c","name":"C","name_zh":"丙",)"
      R"("origin":"own","copies":1,"text":"","text_zh":"",)" +
      members + "}]}";
  return readPack(text, "own.json", languageOf);
}

std::string faultOf(const std::string& members) {
  const PackReading read = packOf(members);
  return read.faults.empty() ? "" : read.faults.front().text();
}

}  // namespace

CASE(faults_of_a_magepunk_card_are_reported) {
  const std::string kEntity = R"("type":"entity","energy":"biom","impact":1,"durability":1,)";
  const auto effect = [&](const std::string& ability) { return kEntity + R"("effect":[)" + ability + "]"; };
  CHECK(faultOf(kEntity + R"("effect":[])") == "");
  for (const auto& [members, wanted] : std::vector<std::pair<std::string, std::string>>{
           {R"("type":"entity","energy":"fire","impact":1,"durability":1,"effect":[])",
            "biom, kinesis, aether"},
           {R"("type":"entity","energy":"biom","impact":1,"effect":[])", "durability"},
           {kEntity + R"("fire":1,"effect":[])", "fire"},
           {kEntity + R"("biom":10,"effect":[])", "biom"},  // no resources make that much
           {R"("type":"monster","energy":"biom","effect":[])", "unknown type"},
           {R"("type":"spell","energy":"biom","biom":0,"effect":[])", "biom"},
           {effect(R"({"on":"cast","do":[]})"), "does not belong to cards of the type entity"},
           {effect(R"({"on":"activated","cost":[{"op":"draw","who":"owner","count":1}],"do":[]})"),
            "draw is no cost"},
           {effect(R"({"on":"activated","do":[{"op":"pay","biom":1}]})"), "pay belongs among costs"},
           {effect(R"({"on":"activated","speed":"quick","do":[]})"), "slow, fast"},
           {effect(R"({"on":"activated","cost":[{"op":"pay","fire":1}],"do":[]})"), "fire"},
           {effect(R"({"on":"enters","do":[{"op":"damage","to":"t","amount":1}]})"), "a name given before"},
           {effect(R"({"on":"enters","targets":[{"as":"t","from":{"in":"hole"}}],"do":[]})"), "battlefield"}})
    CHECK_MESSAGE(faultOf(members).find(wanted) != std::string::npos, wanted + " / " + faultOf(members));
}

CASE(a_resource_is_a_resource_whatever_its_card) {
  const PackReading read = packOf(
      R"("type":"spell","energy":"biom","effect":[{"on":"cast","targets":[{"as":"t","from":{"in":"resources",)"
      R"("type":["entity"]}}],"do":[{"op":"move","what":"t","to":"discard","why":"destroyed"}]}])");
  CHECK(read.faults.empty());
  Referee referee(*findGame("magepunk"), read.book);
  CHECK(
      referee
          .take(lk::test::event(
              R"({"e":"setup","game":"magepunk","position":{"phase":"main1","seats":{"A":{"hand":2,"resources":{"biom":1}},"B":{}}}})"))
          .verdict == Verdict::accepted);
  CHECK(referee.take(lk::test::event(R"({"e":"play","seat":"A","card":"c","targets":["A/resource/biom"]})"))
            .reason == "illegal_target");
}

CASE(impossible_positions_are_refused) {
  const Game& game = *findGame("magepunk");
  for (const auto& [position, wanted] : std::vector<std::pair<std::string, std::string>>{
           {R"({"turn":2})", "malformed"},
           {R"({"A":{"life":0}})", "malformed"},
           {R"({"seats":{"C":{}}})", "no_such_seat"},
           {R"({"seats":{"A":{"luck":1}}})", "malformed"},
           {R"({"seats":{"A":{"life":0}}})", "malformed"},
           {R"({"phase":"noon","seats":{}})", "malformed"},
           {R"({"seats":{"A":{"resources":{"fire":1}}}})", "malformed"},
           {R"({"seats":{"A":{"resources":{"biom":1},"spent":{"biom":2}}}})", "malformed"},
           {R"({"seats":{"A":{"battlefield":["no_card"]}}})", "unknown_card"},
           {R"({"seats":{"A":{"battlefield":["recoil_bolt"]}}})", "malformed"},
           {R"({"seats":{"A":{"battlefield":[{"card":"rust_tick","sick":true}]}}})", "malformed"},
           {R"({"seats":{"A":{"discard":[7]}}})", "unknown_card"}}) {
    Referee referee(game, lk::test::houseCardsOf(game));
    const Ruling ruling =
        referee.take(lk::test::event(R"({"e":"setup","game":"magepunk","position":)" + position + "}"));
    CHECK_MESSAGE(ruling.verdict == Verdict::refused && ruling.reason == wanted,
                  position + " " + ruling.reason);
    CHECK(!referee.begun());
  }
}
