// Tests a coach's treatment of unknown information: first hands with an innate card, upgrades picked in
// secret, and everything hidden from the table. Each is counted a second time naively.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

#include "house_cards.h"
#include "rules/games/halfwish/coach/averages.h"
#include "rules/games/halfwish/coach/open_duel.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::houseCards;

namespace {

constexpr double kExact = 1e-9;
using Chances = std::map<std::pair<std::string, std::string>, double>;

std::string idOf(CardId card) {
  return card.known() ? houseCards()[card].id : "";
}

struct Copy {
  CardId card;
  bool innate = false;
};

bool innate(CardId card) {
  return houseCards()[card].effect.dump().find("innate") != std::string::npos;
}

/// Returns one entry per card.
std::vector<Copy> spread(const std::vector<DeckCount>& left) {
  std::vector<Copy> cards;
  for (const DeckCount& entry : left)
    cards.insert(cards.end(), static_cast<std::size_t>(entry.count), {entry.card, innate(entry.card)});
  return cards;
}

/// Counts every hand of four (or all) of these cards with as many innate cards as possible; each card of it
/// is equally likely to be played first.
void countFirstHands(const std::vector<Copy>& cards, double weight, Chances& into) {
  const unsigned all = 1u << cards.size();
  const int size = std::min<int>(4, static_cast<int>(cards.size()));
  int most = 0;
  std::vector<std::vector<Copy>> hands;
  for (unsigned picked = 0; picked < all; ++picked) {
    std::vector<Copy> hand;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (picked >> i & 1u) hand.push_back(cards[i]);
    if (static_cast<int>(hand.size()) != size) continue;
    const int certain = static_cast<int>(
        std::count_if(hand.begin(), hand.end(), [](const Copy& copy) { return copy.innate; }));
    if (certain > most) hands.clear();
    most = std::max(most, certain);
    if (certain == most) hands.push_back(hand);
  }
  for (const std::vector<Copy>& hand : hands)
    for (const Copy& copy : hand)
      into[{idOf(copy.card), ""}] += weight / static_cast<double>(hands.size() * hand.size());
}

/// Counts every order of two cards.
void countPairs(const std::vector<Copy>& cards, double weight, Chances& into) {
  const auto pairs = static_cast<double>(cards.size() * (cards.size() - 1));
  for (std::size_t i = 0; i < cards.size(); ++i)
    for (std::size_t k = 0; k < cards.size(); ++k)
      if (i != k) into[{idOf(cards[i].card), idOf(cards[k].card)}] += weight / pairs;
}

void countOrders(const std::vector<Copy>& cards, int turn, double weight, Chances& into) {
  if (turn == 1) return countFirstHands(cards, weight, into);
  if (turn > 2) return countPairs(cards, weight, into);
  for (const Copy& copy : cards) into[{idOf(copy.card), ""}] += weight / static_cast<double>(cards.size());
}

/// Returns all decks that a secret pick can have made, one entry for each kind of card that the upgrade can
/// cover: over an innate card it is innate itself.
std::vector<std::vector<Copy>> decksWith(const std::vector<Copy>& cards, const std::vector<CardId>& pool) {
  std::vector<std::vector<Copy>> decks;
  for (const CardId upgrade : pool) {
    if (!upgrade.known()) decks.push_back(cards);
    std::vector<CardId> tried;
    for (std::size_t i = 0; i < cards.size() && upgrade.known(); ++i) {
      const bool fits = houseCards().kindOf(cards[i].card) == houseCards().replaces(upgrade);
      if (!fits || std::find(tried.begin(), tried.end(), cards[i].card) != tried.end()) continue;
      tried.push_back(cards[i].card);
      decks.push_back(cards);
      decks.back()[i].card = upgrade;
    }
  }
  if (decks.empty()) decks.push_back(cards);
  return decks;
}

Situation anySituation(Chance& chance) {
  const auto any = [&](const char* type) {
    const std::span<const CardId> all = houseCards().ofType(type);
    return all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
  };
  Situation s;
  s.turn = 1 + chance.below(5);
  std::vector<Copy> deck = spread(houseCards().deck(any("class")));
  if (chance.below(2) == 0) {  // an innate card was upgraded in the open
    const CardId upgrade = any("upgrade");
    for (Copy& copy : deck)
      if (copy.innate && houseCards().kindOf(copy.card) == houseCards().replaces(upgrade)) {
        copy.card = upgrade;
        break;
      }
  }
  for (int seen = chance.below(5); seen > 0; --seen)
    deck.erase(deck.begin() + chance.below(static_cast<int>(deck.size())));
  for (const auto& [card, certain] : deck) {
    if (certain && !innate(card)) s.innate.push_back(card);
    const auto same = std::find_if(s.left.begin(), s.left.end(),
                                   [&, id = card](const DeckCount& d) { return d.card == id; });
    if (same == s.left.end()) {
      s.left.push_back({card, 1});
    } else {
      ++same->count;
    }
  }
  if (chance.below(2) == 0) {
    s.secrets.emplace_back();
    for (int i = 0; i < 4; ++i) s.secrets[0].push_back(any("upgrade"));
    if (chance.below(2) == 0) s.secrets[0].emplace_back();
  }
  return s;
}

/// Returns the same night with every secret of the table changed: dice, bids, secret picks, and the hidden
/// places of each player's cards.
State withOtherSecrets(const State& state, Chance& chance) {
  State twin = state;
  for (const Seat seat : kSeats) {
    for (Figure& figure : twin.seats[index(seat)]) {
      if (figure.knownTo.include(Audience::table)) continue;
      figure.value = static_cast<std::int16_t>(figure.value == 2 ? 11 : 2);
    }
    Figures& figures = twin.seats[index(seat)];
    if (!figures[static_cast<std::size_t>(Of::dv)].knownTo.include(Audience::table))
      for (const Of dice : {Of::dieLow, Of::dieHigh, Of::dice})
        figures[static_cast<std::size_t>(dice)].value = static_cast<std::int16_t>(1 + chance.below(6));
    for (const Of secret : {Of::secretCard, Of::secretOver, Of::laterCard, Of::laterOver}) {
      Figure& figure = figures[static_cast<std::size_t>(secret)];
      if (figure.value != 0) figure.value = static_cast<std::int16_t>(1 + chance.below(90));
    }
    std::vector<std::size_t> unseen;
    for (const std::size_t place : twin.lying.in(unseenZones(seat))) unseen.push_back(place);
    for (std::size_t i = unseen.size(); i > 1; --i) {
      const std::size_t one = unseen[i - 1];
      const std::size_t other = unseen[static_cast<std::size_t>(chance.below(static_cast<int>(i)))];
      const Slot slot = twin.lying[one];
      twin.lying.replace(one, twin.lying[other]);
      twin.lying.replace(other, slot);
    }
  }
  return twin;
}

}  // namespace

CASE(commitments_are_those_of_every_hand_and_deck_there_can_be) {
  Chance chance(17);
  int secrets = 0, first = 0, upgraded = 0;
  for (int i = 0; i < 3000; ++i) {
    const Situation s = anySituation(chance);
    secrets += !s.secrets.empty();
    first += s.turn == 1;
    upgraded += s.turn == 1 && !s.innate.empty();
    Chances naive, ours;
    std::vector<Copy> cards = spread(s.left);
    for (const CardId upgrade : s.innate)
      std::find_if(cards.begin(), cards.end(), [&](const Copy& copy) {
        return copy.card == upgrade;
      })->innate = true;
    const auto decks =
        s.secrets.empty() ? std::vector<std::vector<Copy>>{cards} : decksWith(cards, s.secrets[0]);
    for (const std::vector<Copy>& deck : decks)
      countOrders(deck, s.turn, 1.0 / static_cast<double>(decks.size()), naive);
    double sum = 0;
    for (const Commitment& each : opponentCommitments(s, houseCards())) {
      const bool fresh = ours.insert({{idOf(each.actions[0]), idOf(each.actions[1])}, each.chance}).second;
      CHECK(fresh);
      sum += each.chance;
    }
    CHECK(std::abs(sum - 1) < kExact);
    bool same = ours.size() == naive.size();
    for (const auto& [actions, share] : naive)
      same = same && ours.contains(actions) && std::abs(ours[actions] - share) < kExact;
    if (!CHECK_MESSAGE(same, "situation " + std::to_string(i) + " of turn " + std::to_string(s.turn))) return;
  }
  CHECK(secrets > 1000 && first > 400);
  CHECK_MESSAGE(upgraded > 5, std::to_string(upgraded));
}

CASE(a_secret_upgrade_is_read_from_a_line) {
  const auto read = [](const std::string& secret) {
    return readSituation(*readJson(R"({"turn":3,"role":"aggressor","dv":9,"hand":["strike","defend"],)"
                                   R"("opponent":{"left":{"strike":2,"evade":1},"secret":)" +
                                       secret + "}}",
                                   "-"),
                         houseCards());
  };
  const Outcome<Situation> s = read(R"(["cheap_shot","skip"])");
  if (!CHECK(static_cast<bool>(s))) return;
  CHECK(s->secrets.size() == 1 && s->secrets[0].size() == 2 && !s->secrets[0][1].known());
  CHECK(!read(R"(["strike"])"));
  CHECK(!read(R"(["nonsense"])"));
  CHECK(!read("7"));
}

CASE(what_the_open_coach_knows_does_not_depend_on_secrets) {
  Chance chance(23);
  int compared = 0, differing = 0, withSecret = 0;
  for (int night = 0; night < 40; ++night) {
    Referee referee(lk::test::halfwish(), houseCards());
    referee.take(anySetup(lk::test::halfwish(), houseCards(), chance));
    while (!referee.result().finished) {
      const State& state = referee.state();
      if (const auto open = openDuel(state, houseCards())) {
        const State twin = withOtherSecrets(state, chance);
        differing += !(twin == state);
        const std::string facts = openDuelJson(open, houseCards()).dump();
        if (!CHECK_MESSAGE(facts == openDuelJson(openDuel(twin, houseCards()), houseCards()).dump(), facts))
          return;
        withSecret += !open->duelists[0].secrets.empty() || !open->duelists[1].secrets.empty();
        const std::optional<OpenDuel> back = openDuelFrom(openDuelJson(open, houseCards()), houseCards());
        CHECK(back && openDuelJson(back, houseCards()).dump() == facts);
        ++compared;
      }
      referee.take(anyEvent(lk::test::halfwish(), state, houseCards(), chance));
    }
  }
  CHECK(compared > 2000 && differing > 1500);
  CHECK_MESSAGE(withSecret > 20, std::to_string(withSecret));
}

CASE(what_everybody_sees_changes_the_open_coach) {
  Referee referee(lk::test::halfwish(), houseCards());
  for (
      const char* line :
      {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{"locations":"off","powers":"off"}})",
       R"({"e":"roll","seat":"A","dice":[4,5]})", R"({"e":"roll","seat":"B","dice":[1,2]})"})
    CHECK(referee.take(lk::test::event(line)).verdict == Verdict::accepted);
  const auto before = openDuel(referee.state(), houseCards());
  if (!CHECK(before.has_value())) return;
  CHECK(!before->aggressor && !before->duelists[0].dv && before->turn == 1);
  referee.take(lk::test::event(R"({"e":"choose","seat":"A","option":"duel"})"));
  const auto during = openDuel(referee.state(), houseCards());
  CHECK(during && during->aggressor == Seat::A);
  referee.take(lk::test::event(R"({"e":"reveal","seat":"A","cards":["strike"]})"));
  referee.take(lk::test::event(R"({"e":"reveal","seat":"B","cards":["evade"]})"));
  const auto after = openDuel(referee.state(), houseCards());
  if (!CHECK(after.has_value())) return;
  int left = 0;
  for (const DeckCount& entry : after->duelists[0].left) left += entry.count;
  CHECK(left == 9 && after->duelists[1].figures.hp < 25);
}

CASE(an_upgrade_over_an_innate_card_stays_in_the_first_hand) {
  std::ifstream night("samples/halfwish/transcripts/an_upgraded_innate_copy_stays_innate.jsonl");
  Referee referee(lk::test::halfwish(), houseCards());
  int certain = 0;
  for (std::string line; std::getline(night, line);) {
    const Json json = *readJson(line, "-");
    if (!json.find("e")) continue;
    referee.take({json});
    const auto open = openDuel(referee.state(), houseCards());
    for (const Seat seat : kSeats) {
      if (!open || open->turn != 1 || open->duelists[index(seat)].innate.empty()) continue;
      const CardId upgrade = open->duelists[index(seat)].innate.front();
      double chance = 0;
      for (const Commitment& each :
           opponentCommitments(situationOf(*open, other(seat), seat, 7), houseCards()))
        if (each.actions[0] == upgrade) chance += each.chance;
      CHECK_MESSAGE(std::abs(chance - 1.0 / 4) < kExact, std::to_string(chance));  // one of a hand of four
      ++certain;
    }
  }
  CHECK_MESSAGE(certain > 0, std::to_string(certain));
}
