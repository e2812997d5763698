// The numbers on cards: a piece's sheet, its actions, items and marks.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/games/half_the_battle/options.h"

namespace lk::rules::half_the_battle {

/// Lanes ahead of a piece (negative: behind it), both ends included.
struct Range {
  int from = 0;
  int to = 0;
  [[nodiscard]] constexpr bool holds(int ahead) const { return ahead >= from && ahead <= to; }
};

/// The head of a character card.
struct Sheet {
  int most = 0;  // maximum of its die
  int movement = 0;
  Range range;
};

enum class Aim : std::uint8_t { enemy, enemyCharacter, ally, lane, self };
enum class Cost : std::uint8_t { none, fatal, token };

/// An action line of a card.
struct Action {
  CardId card;  // no card: the action does not exist
  int least = 1;
  int most = 0;  // kNoMost: no limit
  Aim aim = Aim::self;
  int count = 1;  // number of targets
  Cost cost = Cost::none;
  Range range;
  bool ownRange = false;  // it shows a range of its own
  [[nodiscard]] bool known() const { return card.known(); }
  [[nodiscard]] bool allows(int hp) const { return hp >= least && hp <= most; }
};
inline constexpr int kNoMost = 99;

enum class When : std::uint8_t {
  hitOnOwn,
  hitOnEnemy,
  hitByOwn,
  ownTurn,
  ownActionPhase,
  ownCharacterDying,
  ownPhaseMissed
};
/// What an item is used on.
enum class ItemAim : std::uint8_t { hit, ownPiece, anyCharacter, lane, nothing };
enum class MarkOn : std::uint8_t { lane, piece };
enum class Affects : std::uint8_t { own, enemies, bearer };

inline constexpr std::string_view kAims[] = {"enemy", "enemy_character", "ally", "lane", "self"};
inline constexpr std::string_view kCosts[] = {"none", "fatal", "token"};
inline constexpr std::string_view kWhens[] = {"hit_on_own",      "hit_on_enemy",     "hit_by_own",
                                              "own_turn",        "own_action_phase", "own_character_dying",
                                              "own_phase_missed"};
inline constexpr std::string_view kItemAims[] = {"hit", "own_piece", "any_character", "lane", "nothing"};
inline constexpr std::string_view kMarkOns[] = {"lane", "piece"};
inline constexpr std::string_view kAffects[] = {"own", "enemies", "bearer"};

Sheet sheetOf(const CardBook& cards, CardId piece);
Die dieOn(const CardBook& cards, CardId piece);
/// Returns the seven pieces of a team, in the order of Die; unknown cards where the team has none.
std::vector<CardId> piecesOf(const CardBook& cards, CardId team);
/// Returns all pieces of the die of `piece`.
std::vector<CardId> piecesLike(const CardBook& cards, CardId piece);
/// Returns the action on a piece's card, with its range filled in.
Action actionOf(const CardBook& cards, CardId action, const Sheet& sheet);
/// Returns whether the readings it belongs to are those of this table.
bool inForce(const State& s, const CardBook& cards, CardId action);
/// Returns the action with that card, or its variant in force, on a piece's card.
Action findAction(const State& s, const CardBook& cards, CardId piece, CardId named);

When whenOf(const CardBook& cards, CardId item);
ItemAim aimOf(const CardBook& cards, CardId item);
MarkOn markOn(const CardBook& cards, CardId mark);
Affects affects(const CardBook& cards, CardId mark);
/// Returns the number of markers of a kind.
int supplyOf(const CardBook& cards, CardId mark);

bool isPieceCard(const CardBook& cards, CardId card);

}  // namespace lk::rules::half_the_battle
