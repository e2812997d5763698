// Compares combat and the chain of Magepunk with a second implementation, over many random positions.
#include "house_cards.h"
#include "naive_magepunk.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::rules;
using lk::test::NaiveAttack;
using lk::test::NaiveChain;
using lk::test::NaiveCombat;
using lk::test::NaiveEntity;
using lk::test::NaiveLink;

namespace {

struct Printed {
  const char* id;
  int impact;
  int durability;
};
/// Entities without effects in a combat; copied from the cards, not read from the pack.
constexpr Printed kPlain[] = {{"thornback_grazer", 3, 3}, {"sapling_golem", 3, 4}, {"piston_hound", 3, 1},
                              {"rust_tick", 2, 2},        {"grave_tinker", 2, 2},  {"echo_duelist", 2, 2},
                              {"burrow_ox", 4, 4},        {"lamp_warden", 2, 4}};

const Game& game() {
  return *findGame("magepunk");
}

/// Random entities of both sides, with the referee's names.
class Table {
 public:
  explicit Table(Chance& chance) : chance_(chance) {}

  void add(const std::string& owner, int count, bool blocks) {
    Json list{Json::Array{}};
    for (; count > 0; --count) {
      // A Lamp Warden gains life when it blocks.
      const Printed& card = kPlain[static_cast<std::size_t>(chance_.below(blocks ? 7 : 8))];
      const int damage = chance_.below(card.durability);
      entities.push_back({card.id, owner, card.impact, card.durability, damage, false});
      list.push(Json::object({{"card", card.id}, {"damage", damage}}));
      int copy = 1;
      for (std::size_t i = 0; i + 1 < entities.size(); ++i)
        copy += entities[i].owner == owner && entities[i].id == card.id ? 1 : 0;
      names.push_back(owner + "/" + card.id + (copy == 1 ? "" : "#" + std::to_string(copy)));
    }
    battlefield.set(owner, std::move(list));
  }

  [[nodiscard]] Event setup(const std::string& phase, Json options, Json more) const {
    Json seats;
    for (const char* seat : {"A", "B"}) {
      Json its = Json::object({{"life", 15}, {"hand", 30}, {"deck", 30}, {"battlefield", battlefield[seat]}});
      for (const auto& [key, value] : more.members()) its.set(key, value);
      seats.set(seat, std::move(its));
    }
    return {Json::object(
        {{"e", "setup"},
         {"game", "magepunk"},
         {"options", std::move(options)},
         {"position", Json::object({{"turn", 3}, {"active", "A"}, {"phase", phase}, {"seats", seats}})}})};
  }

  std::vector<NaiveEntity> entities;
  std::vector<std::string> names;
  Json battlefield;

 private:
  Chance& chance_;
};

void take(Referee& referee, const Event& event) {
  const Ruling ruling = referee.take(event);
  CHECK_MESSAGE(ruling.verdict == Verdict::accepted,
                event.body.dump() + " " + ruling.reason + ruling.cureArguments.dump());
}

/// Returns "A/rust_tick 1, ...": the battlefield with its damage.
std::string board(const Referee& referee) {
  std::vector<std::string> all;
  const Json view = referee.view(Audience::record).json;
  for (const Json& each : view["zones"]["battlefield"].items())
    all.push_back(each["owner"].asString() + "/" + each["card"].asString() + " " +
                  std::to_string(each["counters"]["damage"].asInt(0)));
  std::sort(all.begin(), all.end());
  std::string out;
  for (const std::string& each : all) out += each + ", ";
  return out;
}
std::string board(const std::vector<NaiveEntity>& entities) {
  std::vector<std::string> all;
  for (const NaiveEntity& each : entities)
    if (!each.dead) all.push_back(each.owner + "/" + each.id + " " + std::to_string(each.damage));
  std::sort(all.begin(), all.end());
  std::string out;
  for (const std::string& each : all) out += each + ", ";
  return out;
}

int lifeOf(const Referee& referee, const char* seat) {
  return static_cast<int>(referee.view(Audience::record).json["seats"][seat]["life"].asInt());
}

/// Runs one combat in both implementations.
void fightBoth(Chance& chance) {
  static constexpr const char* kWays[] = {"together", "attackers_first", "one_by_one"};
  Table table(chance);
  table.add("A", 1 + chance.below(4), false);
  const std::size_t attackers = table.entities.size();
  table.add("B", chance.below(6), true);
  NaiveCombat naive{.entities = table.entities, .damage = kWays[chance.below(3)]};
  Referee referee(game(), lk::test::houseCardsOf(game()));
  const Event setup =
      table.setup("attack", Json::object({{"combat_damage", naive.damage}}), Json{Json::Object{}});
  take(referee, setup);
  Json attack{Json::Array{}};
  for (std::size_t i = 0; i < attackers; ++i) {
    naive.attacks.push_back({i, {}});
    attack.push(Json::object({{"who", table.names[i]}, {"at", "B"}}));
  }
  take(referee, {Json::object({{"e", "attack"}, {"seat", "A"}, {"attackers", attack}})});
  Json blocks{Json::Array{}};
  for (std::size_t i = attackers; i < table.entities.size(); ++i) {
    const int whom = chance.below(static_cast<int>(attackers) + 1);
    if (whom == static_cast<int>(attackers)) continue;
    naive.attacks[static_cast<std::size_t>(whom)].blockers.push_back(i);
    blocks.push(
        Json::object({{"who", table.names[i]}, {"blocks", table.names[static_cast<std::size_t>(whom)]}}));
  }
  take(referee, {Json::object({{"e", "block"}, {"seat", "B"}, {"blocks", blocks}})});
  for (NaiveAttack& each : naive.attacks) {
    if (each.blockers.size() < 2) continue;
    std::vector<std::size_t>& order = each.blockers;
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
    Json blockers{Json::Array{}};
    for (const std::size_t blocker : order) blockers.push(table.names[blocker]);
    take(referee,
         {Json::object(
             {{"e", "order"}, {"seat", "A"}, {"attacker", table.names[each.who]}, {"order", blockers}})});
  }
  take(referee, {Json::object({{"e", "next"}, {"seat", "A"}})});
  fightNaively(naive);
  const bool over = naive.life <= 0;
  CHECK_MESSAGE(lifeOf(referee, "B") == naive.life && referee.result().finished == over,
                setup.body.dump() + " " + std::to_string(naive.life));
  CHECK_MESSAGE(board(referee) == board(naive.entities),
                setup.body.dump() + blocks.dump() + "\n  " + board(referee) + "\n  " + board(naive.entities));
}

struct Spell {
  const char* id;
  const char* does;
};
constexpr Spell kSpells[] = {{"recoil_bolt", "damage"},   {"dawn_flask", "heal"},
                             {"bark_skin", "durability"}, {"wither_touch", "wither"},
                             {"null_chord", "cancel"},    {"slipstream", "return"},
                             {"shield_hymn", "shield"}};

/// Returns a target for a Spell, for both; none if there is none.
std::optional<std::string> anyTarget(const std::string& does, const Table& table, NaiveLink& link,
                                     std::size_t links, Chance& chance) {
  if (does == "cancel") {
    if (links == 0) return std::nullopt;
    link.link = chance.below(static_cast<int>(links));
    return "chain:" + std::to_string(link.link + 1);
  }
  if ((does == "damage" || does == "shield") && (table.names.empty() || chance.below(2) == 0)) {
    link.player = chance.below(2) == 0 ? "A" : "B";
    return link.player;
  }
  if (table.names.empty()) return std::nullopt;
  link.entity = chance.below(static_cast<int>(table.names.size()));
  return table.names[static_cast<std::size_t>(link.entity)];
}

/// Resolves one chain in both implementations.
void resolveBoth(Chance& chance) {
  Table table(chance);
  table.add("A", chance.below(3), false);
  table.add("B", chance.below(3), false);
  NaiveChain naive{.entities = table.entities, .links = {}, .lifeA = 15, .lifeB = 15, .winner = {}};
  Referee referee(game(), lk::test::houseCardsOf(game()));
  const Json charges =
      Json::object({{"biom", 30}, {"kinesis", 30}, {"aether", 30}, {"entropy", 30}, {"radiance", 30}});
  const int life = 1 + chance.below(8);
  naive.lifeA = naive.lifeB = life;
  const Event setup =
      table.setup("main1", Json{Json::Object{}}, Json::object({{"charges", charges}, {"life", life}}));
  take(referee, setup);
  std::string player = "A";
  std::string played;
  for (int wanted = 1 + chance.below(7); wanted > 0;) {
    const Spell& spell = kSpells[chance.below(7)];
    NaiveLink link{.owner = player, .does = spell.does};
    Event event{Json::object({{"e", "play"}, {"seat", player}, {"card", spell.id}})};
    if (link.does != "heal") {
      const auto target = anyTarget(link.does, table, link, naive.links.size(), chance);
      if (!target) continue;
      event.body.set("targets", Json::array({*target}));
    }
    take(referee, event);
    played += event.body.dump();
    naive.links.push_back(link);
    player = player == "A" ? "B" : "A";
    --wanted;
  }
  take(referee, {Json::object({{"e", "decline"}, {"seat", player}})});
  resolveNaively(naive);
  const auto winner = referee.result().winner;
  CHECK_MESSAGE(lifeOf(referee, "A") == naive.lifeA && lifeOf(referee, "B") == naive.lifeB &&
                    (winner ? name(*winner) : "") == naive.winner,
                setup.body.dump() + played);
  CHECK_MESSAGE(board(referee) == board(naive.entities),
                setup.body.dump() + played + "\n  " + board(referee) + "\n  " + board(naive.entities));
}

}  // namespace

CASE(combat_comes_out_as_a_second_implementation_says) {
  Chance chance(71);
  for (int i = 0; i < lk::test::nights(5000); ++i) fightBoth(chance);
}

CASE(chains_come_out_as_a_second_implementation_says) {
  Chance chance(72);
  for (int i = 0; i < lk::test::nights(5000); ++i) resolveBoth(chance);
}
