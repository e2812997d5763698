// Tests that several packs of one game form one collection of cards; conflicts are reported in the file that
// causes them.
#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::readText;

namespace {

std::string pack(const std::string& name, const std::string& cards, const std::string& game = "halfwish") {
  return R"({"schema":1,"pack":")" + name + R"(","game":")" + game + R"(","version":1,"cards":[)" + "\n" +
         cards + "\n]}";
}

std::string upgrade(const std::string& id, const std::string& over) {
  return R"({"id":")" + id + R"(","name":"N","name_zh":"名","type":"upgrade","kind":"aggressive",)" +
         R"("replaces":")" + over + R"(","origin":"own","copies":1,"text":"","text_zh":"","effect":[]})";
}

PackReading together(const std::vector<std::string>& texts) {
  static const std::vector<std::string> kFiles{"one.json", "two.json", "three.json"};
  std::vector<PackText> packs;
  for (std::size_t i = 0; i < texts.size(); ++i) packs.push_back({texts[i], kFiles[i]});
  return readPacks(packs, languageOf);
}

/// Checks for exactly one fault that contains `part`, in this file and line.
void expectFault(const PackReading& read, const std::string& place, const std::string& part) {
  const std::string all = read.faults.empty() ? "no fault" : read.faults.front().text();
  CHECK_MESSAGE(read.faults.size() == 1,
                part + ": " + std::to_string(read.faults.size()) + " faults, " + all);
  CHECK_MESSAGE(all.starts_with(place + ": "), all);
  CHECK_MESSAGE(all.find(part) != std::string::npos, all);
  CHECK(read.book.cards().empty());
}

const std::string& house() {
  static const std::string kText = readText("resources/cards/halfwish.json");
  return kText;
}

}  // namespace

CASE(cards_of_one_pack_may_name_those_of_another) {
  const PackReading read = together({house(), pack("mine", upgrade("big_hit", "strike"))});
  for (const Fault& fault : read.faults) CHECK_MESSAGE(false, fault.text());
  const CardId own = read.book.find("big_hit");
  CHECK(own.known());
  CHECK(read.book.replaces(own) == read.book.find("strike"));
  CHECK(read.book[own].pack == "mine");
  CHECK(read.book[read.book.find("strike")].pack == "halfwish-house");
  CHECK(read.book.cards().size() == test::houseCards().cards().size() + 1);
}

CASE(the_order_of_packs_does_not_matter_to_names) {
  const PackReading read = together({pack("mine", upgrade("big_hit", "strike")), house()});
  CHECK(read.faults.empty());
  CHECK(read.book.find("big_hit") == CardId(1));
}

CASE(an_id_that_two_packs_use_is_a_fault_of_the_later_one) {
  expectFault(together({house(), pack("mine", upgrade("strike", "evade"))}), "two.json:2",
              "the id \"strike\" is used twice: the pack halfwish-house has it, too");
}

CASE(a_pack_present_twice_is_reported) {
  expectFault(together({house(), pack("mine", ""), pack("mine", "")}), "three.json:1",
              "the pack mine is there already, in two.json");
}

CASE(packs_of_two_games_do_not_mix) {
  expectFault(together({house(), pack("mine", upgrade("a", "strike"), "chess")}), "two.json:1",
              "belongs to the game chess, not to halfwish");
}

CASE(a_card_missing_from_all_packs_is_reported_where_it_is_named) {
  expectFault(together({house(), pack("mine", upgrade("a", "strike") + ",\n" + upgrade("b", "nobody"))}),
              "two.json:3", "is called \"nobody\"");
}

CASE(a_broken_pack_does_not_hide_the_faults_of_others) {
  const PackReading read = together({house(), "{", pack("mine", upgrade("b", "nobody"))});
  CHECK(read.faults.size() == 2);
  CHECK(read.faults.front().file == "two.json");
  CHECK(read.faults.back().file == "three.json");
}
