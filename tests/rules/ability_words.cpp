// Tests what a game adds to abilities and selectors: words of selectors, fields and costs of abilities, and
// empty zones as targets.
#include "check.h"
#include "games/kiteyard/host.h"
#include "house_cards.h"
#include "rules/effects/compile.h"
#include "rules/run/targets.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

constexpr std::string_view kRows[] = {"front", "back"};
constexpr std::string_view kWeapons[] = {"close", "ranged"};
constexpr std::string_view kStones[] = {"stone"};
constexpr std::string_view kPlaces[] = {"wall", "gap"};
constexpr PlayerWord kWho[] = {{"self"}};
constexpr HookWord kHooks[] = {{"used", kStones}};
constexpr CardTypeSpec kTypes[] = {{"stone"}};
constexpr SelectorWord kWords[] = {{"row", kRows}, {"weapon", kWeapons}};
constexpr ParameterSpec kFields[] = {
    {.name = "weapon", .kind = ValueKind::name, .names = kWeapons, .required = false},
    {.name = "of", .kind = ValueKind::selector, .required = false}};
constexpr CostWord kCosts[] = {{"turn", "self"}, {"turn", "others", true}};

Compiled compiled(const std::string& ability) {
  static const Language kLanguage{.players = kWho,
                                  .hooks = kHooks,
                                  .cardTypes = kTypes,
                                  .host = Hosting::things,
                                  .places = kPlaces,
                                  .selectorWords = kWords,
                                  .abilityFields = kFields,
                                  .costs = kCosts};
  const CompileContext context{
      .language = &kLanguage, .find = [](std::string_view) { return CardName{}; }, .file = "pack.json"};
  return compileEffect(event(R"({"v":[)" + ability + "]}").body["v"], Json(), "c", "stone", context);
}
std::string faultOf(const std::string& ability) {
  const Compiled out = compiled(ability);
  return out.faults.empty() ? "" : out.faults.front().text();
}

/// Kiteyard with two more zones, which match any selector of the front.
class WithGaps final : public ThingsHost {
 public:
  explicit WithGaps(kiteyard::Host& inner) : inner_(inner) {}
  const State& state() const override { return inner_.state(); }
  const CardBook& cards() const override { return inner_.cards(); }
  std::vector<Frame>& running() override { return inner_.running(); }
  const std::vector<Frame>& running() const override { return inner_.state().running; }
  void settle(const Settled& forced) override { inner_.settle(forced); }
  bool halted() const override { return false; }
  Players inOrder(std::uint8_t seats) const override { return inner_.inOrder(seats); }
  bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame&) override {}
  const Language& language() const override { return inner_.language(); }
  Changes& changes() override { return inner_.changes(); }
  std::vector<Target> word(int, const Standpoint&) const override { return {}; }
  ZoneSet zonesAt(int) const override { return ZoneSet::ofBits(~0u); }
  bool fitsWords(const Selector& selector, const Slot& slot, const Standpoint&) const override {
    return selector.words[0] == 0 || slot.quarterTurns == selector.words[0] - 1;
  }
  std::vector<Target> zones(const Selector& selector, const Standpoint&) const override {
    return selector.words[0] == 1 ? std::vector{Target::zone(1), Target::zone(2)} : std::vector<Target>();
  }
  int printed(Target, int) const override { return 0; }
  void hurt(Target, int, const Frame&) override {}
  void mend(Target, int, const Frame&) override {}
  void count(int, Target, int, const Frame&) override {}
  void move(Target, int, const Frame&) override {}

 private:
  kiteyard::Host& inner_;
};

}  // namespace

CASE(a_games_own_words_fields_and_costs_are_compiled) {
  const Compiled out = compiled(
      R"({"on":"used","name":"Roll","weapon":"ranged","cost":[{"turn":"self"},{"turn":"others","count":2}],)"
      R"("targets":[{"as":"t","from":{"in":"wall","row":"back"}}],"do":[]},{"on":"used","of":{"in":"gap"},"do":[]})");
  CHECK_MESSAGE(out.faults.empty(), out.faults.empty() ? "" : out.faults.front().text());
  const Program& program = out.program;
  const Ability& first = program.abilities[0];
  CHECK(first.fields[0] == 1 && first.fields[1] == kUnsaid);
  CHECK(first.costs.begin == 0 && first.costs.end == 2 && program.costs[1].what == 1 &&
        program.costs[1].count == 2 && program.costs[0].count == 1);
  CHECK(program.selectors[0].words[0] == 2 && program.selectors[0].words[1] == 0);
  const Ability& second = program.abilities[1];
  CHECK(second.costs.empty() && second.fields[0] == kUnsaid &&
        program.selectors[static_cast<std::size_t>(second.fields[1])].places == 2);
}

CASE(a_games_own_words_are_reported_when_misspelt) {
  for (const auto& [ability, wanted] : std::vector<std::array<std::string, 2>>{
           {R"({"on":"used","weapon":"sling","do":[]})", "one of close, ranged"},
           {R"({"on":"used","cost":[{"turn":"all"}],"do":[]})", "turn self, turn others"},
           {R"({"on":"used","cost":[{"turn":"self","count":2}],"do":[]})", "turn self, turn others"},
           {R"({"on":"used","cost":[{"turn":"others","count":0}],"do":[]})", "from 1 to 99"},
           {R"({"on":"used","cost":{"turn":"self"},"do":[]})", "must be a list"},
           {R"({"on":"used","targets":[{"as":"t","from":{"in":"wall","row":"side"}}],"do":[]})",
            "front or back"},
           {R"({"on":"used","mood":"x","do":[]})", "mood"}})
    CHECK_MESSAGE(faultOf(ability).find(wanted) != std::string::npos, faultOf(ability));
}

CASE(empty_zones_can_be_targets) {
  const kiteyard::Kiteyard game;
  const AddedGame listed(game);
  const std::string file = "tests/games/kiteyard/pack.json";
  const PackReading read = readPack(lk::test::readText(file), file, languageOf);
  State state = game.fresh();
  Changes changes(state, StepSink());
  kiteyard::Host inner(changes, read.book);
  const WithGaps host(inner);
  const ThingId kite = changes.bring(
      Slot{.card = read.book.find("red_kite"), .owner = Seat::A, .knownTo = Knowers::everyone()},
      {.what = "came"});
  Selector front{.places = 1};
  front.words[0] = 1;
  CHECK((among(host, front, {}) == std::vector{Target::of(kite), Target::zone(1), Target::zone(2)}));
  CHECK(fits(host, front, Target::zone(2), {}) && !fits(host, front, Target::zone(3), {}));
  Selector turned{.places = 1};
  turned.words[0] = 2;
  CHECK(among(host, turned, {}).empty());
}
