#include "naive_battle.h"

#include <algorithm>

namespace lk::test {

NaiveBattle::NaiveBattle(const Json& pack, const Json& view) : pack_(pack), view_(view) {
  for (const auto& [zone, lying] : view["zones"].members()) {
    const bool lane = zone.rfind("lane/", 0) == 0;
    const bool arrows = zone.rfind("mark/", 0) == 0;
    const int number = lane || arrows ? std::stoi(zone.substr(5)) : 0;
    for (const Json& thing : lying.items()) {
      if (lane) {
        Piece piece{thing["owner"].asString(), thing["card"].asString(), number,
                    static_cast<int>(thing["counters"]["hp"].asInt()), false};
        for (const Json& mark : thing["marks"].items()) piece.dying = piece.dying || mark == Json("dying");
        pieces_[thing["thing"].asString()] = piece;
      } else if (arrows || zone == "tokens") {
        markers_.push_back(
            {thing["card"].asString(), thing["owner"].asString(), number, thing["on"].asString()});
      }
    }
  }
}

const Json& NaiveBattle::card(const std::string& id) const {
  static const Json kNone;
  for (const Json& each : pack_["cards"].items())
    if (each["id"].asString() == id) return each;
  return kNone;
}

bool NaiveBattle::reaches(const Piece& from, const Json& action, int lane) const {
  const Json& range = action.find("range_from") ? action : card(from.card);
  const int ahead = from.seat == "A" ? lane - from.lane : from.lane - lane;
  return ahead >= range["range_from"].asInt() && ahead <= range["range_to"].asInt();
}

int NaiveBattle::markersIn(int lane, const std::string& card, const std::string& owner) const {
  int n = 0;
  for (const Marker& marker : markers_)
    n += marker.lane == lane && marker.card == card && marker.owner == owner ? 1 : 0;
  return n;
}

bool NaiveBattle::carries(const std::string& piece, const std::string& card) const {
  for (const Marker& marker : markers_)
    if (marker.on == piece && marker.card == card) return true;
  return false;
}

std::string NaiveBattle::standInFor(const std::string& piece) const {
  const std::string paladin = piece.substr(0, 2) + "paladin";
  return carries(piece, "sacrificed") && pieces_.contains(paladin) ? paladin : piece;
}

NaiveBattle::Blow NaiveBattle::blow(const std::string& actor, const std::string& on, const Json& effect,
                                    std::vector<std::string>& spent) const {
  const bool first = std::find(spent.begin(), spent.end(), on) == spent.end();
  const std::string victim = first ? standInFor(on) : on;
  if (victim != on) spent.push_back(on);
  const Piece& from = pieces_.at(actor);
  const Piece& whom = pieces_.at(victim);
  int amount = static_cast<int>(effect["amount"].asInt());
  amount += markersIn(from.lane, "serenaded", from.seat);
  amount += carries(victim, "hexed") ? 1 : 0;
  amount -= markersIn(whom.lane, "protected", whom.seat);
  return {victim, std::max(0, amount), effect["kind"] == Json("lethal")};
}

void NaiveBattle::strike(Piece& piece, const Blow& blow) {
  if (piece.dying || blow.amount == 0) return;
  const bool monster = piece.card == "dragon" || piece.card == "lich";
  if (piece.hp == 1 || (blow.lethal && !monster && blow.amount >= piece.hp)) {
    piece.dying = true;
    return;
  }
  piece.hp = std::max(1, piece.hp - blow.amount);
}

std::optional<std::map<std::string, int>> NaiveBattle::after(const std::string& seat,
                                                             const std::string& action,
                                                             const std::string& target, int lane) const {
  const std::string actor = seat + "/" + view_["seats"][seat]["selected"].asString();
  if (!pieces_.contains(actor)) return std::nullopt;
  const Piece& from = pieces_.at(actor);
  const Json& line = card(action);
  const std::string aim = line["target"].asString();
  const bool atPiece = aim != "lane" && aim != "self";
  const int hp = from.dying ? 0 : from.hp;
  if (carries(actor, "polymorphed")) return std::nullopt;
  if (hp < line["hp_least"].asInt() || hp > line["hp_most"].asInt()) return std::nullopt;
  if (line["cost"] == Json("token") && view_["seats"][seat]["tokens"].asInt() == 0) return std::nullopt;
  if (atPiece) {
    if (!pieces_.contains(target) || target == actor) return std::nullopt;
    const Piece& whom = pieces_.at(target);
    if ((whom.seat == seat) != (aim == "ally")) return std::nullopt;
    if (aim == "enemy_character" && (whom.card == "dragon" || whom.card == "lich")) return std::nullopt;
    if (!reaches(from, line, whom.lane)) return std::nullopt;
  }
  if (aim == "lane" && (lane < 1 || lane > 10 || !reaches(from, line, lane))) return std::nullopt;

  std::map<std::string, Piece> now = pieces_;
  if (line["cost"] == Json("fatal")) now[actor].dying = true;
  const auto targets = [&](const std::string& whom) {
    std::vector<std::string> all;
    if (whom == "self") return std::vector<std::string>{actor};
    if (whom == "targets") return std::vector<std::string>{target};
    for (const auto& [name, piece] : pieces_)
      if (piece.lane == lane && name != actor && (piece.seat == seat) == (whom == "allies_there"))
        all.push_back(name);
    return all;
  };
  const auto heal = [&](Piece& piece, int amount) {
    const int most = static_cast<int>(card(piece.card)["max"].asInt());
    if (!piece.dying) piece.hp = std::max(piece.hp, std::min(most, piece.hp + amount));
  };
  std::vector<Blow> blows;
  std::vector<std::string> spent;
  for (const Json& effect : line["effect"].items()[0]["do"].items())
    if (effect["op"] == Json("damage"))
      for (const std::string& on : targets(effect["to"].asString()))
        blows.push_back(blow(actor, on, effect, spent));
  for (const Blow& each : blows) strike(now[each.on], each);
  for (const Json& effect : line["effect"].items()[0]["do"].items())
    if (effect["op"] == Json("heal"))
      for (const std::string& on : targets(effect["to"].asString()))
        heal(now[on], static_cast<int>(effect["amount"].asInt()));
  if (from.card == "cleric" && !now[actor].dying) now[actor].hp = std::max(1, now[actor].hp - 2);
  std::map<std::string, int> hps;
  for (const auto& [name, piece] : now) hps[name] = piece.dying ? 0 : piece.hp;
  return hps;
}

}  // namespace lk::test
