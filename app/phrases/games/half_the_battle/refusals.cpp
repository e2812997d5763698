#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

std::span<const Phrase> battleReasons() {
  static const Phrase kReasons[] = {
      {"wrong_phase", QT_TRANSLATE_NOOP("Words", "that belongs to another phase")},
      {"not_your_piece", QT_TRANSLATE_NOOP("Words", "that piece is not of this party")},
      {"piece_dead", QT_TRANSLATE_NOOP("Words", "that piece is out, or dying")},
      {"not_selected", QT_TRANSLATE_NOOP("Words", "another piece was chosen")},
      {"answer_first", QT_TRANSLATE_NOOP("Words", "something else comes first")},
      {"already_moved", QT_TRANSLATE_NOOP("Words", "the piece has moved in this phase")},
      {"no_move", QT_TRANSLATE_NOOP("Words", "the piece stands there already")},
      {"off_board", QT_TRANSLATE_NOOP("Words", "there is no such lane")},
      {"too_far", QT_TRANSLATE_NOOP("Words", "that lane is too far away")},
      {"entangled", QT_TRANSLATE_NOOP("Words", "the piece is held in its lane")},
      {"already_acted", QT_TRANSLATE_NOOP("Words", "the piece has acted in this phase")},
      {"cannot_act", QT_TRANSLATE_NOOP("Words", "the piece cannot act now")},
      {"unknown_action", QT_TRANSLATE_NOOP("Words", "the chosen piece has no such action")},
      {"hp_condition", QT_TRANSLATE_NOOP("Words", "the action needs other health")},
      {"no_token", QT_TRANSLATE_NOOP("Words", "there is no ability token")},
      {"target_missing", QT_TRANSLATE_NOOP("Words", "it needs a target")},
      {"too_many_targets", QT_TRANSLATE_NOOP("Words", "those are too many targets")},
      {"twice", QT_TRANSLATE_NOOP("Words", "one target is named twice")},
      {"illegal_target", QT_TRANSLATE_NOOP("Words", "that cannot be its target")},
      {"out_of_range", QT_TRANSLATE_NOOP("Words", "the target is out of range")},
      {"wrong_order", QT_TRANSLATE_NOOP("Words", "the order does not name each piece once")},
      {"item_not_held", QT_TRANSLATE_NOOP("Words", "that player does not have this item")},
      {"item_used", QT_TRANSLATE_NOOP("Words", "that item lies face down")},
      {"item_not_now", QT_TRANSLATE_NOOP("Words", "it is not the moment for that item")},
      {"rage_not_held", QT_TRANSLATE_NOOP("Words", "that player does not have this Rage die")},
      {"rage_already_spent", QT_TRANSLATE_NOOP("Words", "Rage was spent in this round")},
      {"rage_too_little", QT_TRANSLATE_NOOP("Words", "that is too little Rage")},
      {"unknown_purchase", QT_TRANSLATE_NOOP("Words", "Rage does not buy that")},
      {"monster_dead", QT_TRANSLATE_NOOP("Words", "the Monster is out")},
      {"wrong_team", QT_TRANSLATE_NOOP("Words", "that is no team: it needs one piece of each die")},
      {"not_your_half", QT_TRANSLATE_NOOP("Words", "that lane is in the other half")},
      {"card_elsewhere", QT_TRANSLATE_NOOP("Words", "that item is dealt already")},
      {"already_rolled", QT_TRANSLATE_NOOP("Words", "the die lies already")},
      {"impossible_roll", QT_TRANSLATE_NOOP("Words", "the die has no such face")},
      {"die_shows_other_value", QT_TRANSLATE_NOOP("Words", "the die shows something else")},
      {"unknown_event", QT_TRANSLATE_NOOP("Words", "I do not know that")},
      {"game_over", QT_TRANSLATE_NOOP("Words", "the game is over")},
      {"which_one", QT_TRANSLATE_NOOP("Words", "both players have that piece")},
      {"token_on_line", QT_TRANSLATE_NOOP("Words", "a token stands between two lanes")},
      {"piece_elsewhere", QT_TRANSLATE_NOOP("Words", "a token stands where its piece is not")},
      {"marker_elsewhere", QT_TRANSLATE_NOOP("Words", "an arrow lies where none was put")},
  };
  return kReasons;
}

std::span<const Phrase> battleCures() {
  static const Phrase kCures[] = {
      {"wrong_phase", QT_TRANSLATE_NOOP("Words", "first comes {awaits}{of}")},
      {"answer_first", QT_TRANSLATE_NOOP("Words", "first comes {awaits}{of}")},
      {"piece_dead", QT_TRANSLATE_NOOP("Words", "choose one that is alive")},
      {"not_selected", QT_TRANSLATE_NOOP("Words", "only the chosen piece moves and acts")},
      {"no_move", QT_TRANSLATE_NOOP("Words", "name another lane, or leave it where it is")},
      {"off_board", QT_TRANSLATE_NOOP("Words", "lanes go from 1 to 10")},
      {"too_far", QT_TRANSLATE_NOOP("Words", "it goes {n} lane(s) at most")},
      {"cannot_act", QT_TRANSLATE_NOOP("Words", "it may still move, if it is not held")},
      {"hp_condition", QT_TRANSLATE_NOOP("Words", "pick an action that fits its health")},
      {"no_token", QT_TRANSLATE_NOOP("Words", "buy one with 8 Rage")},
      {"target_missing", QT_TRANSLATE_NOOP("Words", "say whom or which lane")},
      {"too_many_targets", QT_TRANSLATE_NOOP("Words", "name at most {n}")},
      {"twice", QT_TRANSLATE_NOOP("Words", "name each once")},
      {"illegal_target",
       QT_TRANSLATE_NOOP("Words", "damage goes to enemies, healing to other pieces of one's own")},
      {"out_of_range", QT_TRANSLATE_NOOP("Words", "move first, or pick another target")},
      {"wrong_order", QT_TRANSLATE_NOOP("Words", "name every piece that is affected, each once")},
      {"item_used", QT_TRANSLATE_NOOP("Words", "12 Rage turn it up again")},
      {"rage_already_spent", QT_TRANSLATE_NOOP("Words", "wait for the next round")},
      {"rage_too_little", QT_TRANSLATE_NOOP("Words", "it costs {n}")},
      {"unknown_purchase",
       QT_TRANSLATE_NOOP("Words", "it buys a token, an item turned up or down, or damage")},
      {"wrong_count", QT_TRANSLATE_NOOP("Words", "name exactly {n}")},
      {"impossible_roll", QT_TRANSLATE_NOOP("Words", "look again at the die")},
      {"die_shows_other_value", QT_TRANSLATE_NOOP("Words", "it should show {n}: turn the die")},
      {"which_one", QT_TRANSLATE_NOOP("Words", "say whose")},
      {"token_on_line",
       QT_TRANSLATE_NOOP("Words", "move {card} into one of them, or tell me that it is meant")},
      {"piece_elsewhere", QT_TRANSLATE_NOOP("Words", "put {card} back, or tell me that it is meant")},
      {"marker_elsewhere", QT_TRANSLATE_NOOP("Words", "take it away")},
  };
  return kCures;
}

}  // namespace lk::app
