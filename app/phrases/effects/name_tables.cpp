#include "app/phrases/effects/name_tables.h"

namespace lk::app {

namespace {

constexpr NamedWord kOperationNames[] = {{"strike", "strike", "打击"},
                                         {"block", "block", "格挡"},
                                         {"evade", "dodge", "闪避"},
                                         {"keyword", "give a keyword", "赋予关键词"},
                                         {"boost", "strike or block for more", "提高打击值或格挡值"},
                                         {"damage", "deal damage", "造成伤害"},
                                         {"heal", "heal", "回复生命"},
                                         {"change", "gain or lose", "获得或失去"},
                                         {"pay", "pay a price", "支付"},
                                         {"set", "set a number", "设定数值"},
                                         {"steal", "steal", "偷取"},
                                         {"state", "bring into a state", "施加状态"},
                                         {"cleanse", "end negative effects", "移除负面效果"},
                                         {"reroll", "roll again", "重掷"},
                                         {"transform", "turn a card into another", "变换卡牌"},
                                         {"swap_actions", "let actions trade places", "互换行动位置"},
                                         {"draw", "draw cards", "抽牌"},
                                         {"peek", "look at something", "查看"},
                                         {"make_aggressor", "make somebody the aggressor", "成为进攻方"},
                                         {"end_duel", "end the duel", "结束决斗"},
                                         {"take_reward", "take the location's reward", "拿走地点奖励"},
                                         {"choose", "let somebody choose", "选择"},
                                         {"if", "only if", "若"},
                                         {"bid", "let both bid", "竞价"},
                                         {"later", "later", "延后"},
                                         {"discard", "discard cards", "弃牌"},
                                         {"modify", "more of an attribute", "提高属性"},
                                         {"assist", "roll along", "协助掷骰"},
                                         {"leave", "leave the fight", "离开战斗"},
                                         {"shuffle", "shuffle a pile", "洗牌"},
                                         {"win", "win the game", "获胜"},
                                         {"move", "move a creature", "移动生物"},
                                         {"mark", "mark or unmark", "横置或重置"},
                                         {"swap", "let two trade places", "互换位置"},
                                         {"grant", "give a keyword", "给予关键词"},
                                         {"forbid", "forbid something", "禁止"},
                                         {"prevent", "prevent damage", "防止伤害"},
                                         {"may", "ask whether it happens", "询问是否发动"},
                                         {"counter", "put a marker", "放置标记"},
                                         {"modify_hit", "change a hit", "改变打击"},
                                         {"reflect", "send a hit back", "反射打击"},
                                         {"redirect", "take a hit instead", "代受打击"},
                                         {"save", "keep alive", "救活"},
                                         {"select", "choose instead", "改选"},
                                         {"sacrifice", "sacrifice", "牺牲"},
                                         {"gather", "take all that fit", "选取全部"},
                                         {"cancel", "cancel a link", "取消"}};

constexpr NamedWord kHooks[] = {
    {"profile", "worth in a clash", "交锋数值"},
    {"on_reveal", "when it is turned up", "翻开时"},
    {"on_scout", "after a scout", "侦察后"},
    {"on_parley", "after a parley", "谈和后"},
    {"on_hit", "if it hurts the opponent", "伤到对手时"},
    {"on_resolve", "when it has been worked out", "结算时"},
    {"on_win", "if its owner wins the duel", "赢得决斗时"},
    {"on_tie", "if the duel is tied", "决斗打平时"},
    {"on_lose", "if its owner loses the duel", "输掉决斗时"},
    {"duel_reward", "reward of the duel", "决斗奖励"},
    {"duel_penalty", "penalty of the duel", "决斗惩罚"},
    {"on_play", "when it is played", "使用时"},
    {"on_concede", "if the opponent concedes", "对手认输时"},
    {"on_wish", "when the wish is made", "许愿时"},
    {"before_roll", "before its hero rolls", "持有者掷骰前"},
    {"between_attacks", "between attacks", "两次攻击之间"},
    {"between_rolls", "between rolls", "两次掷骰之间"},
    {"on_fail", "if the test fails", "检定失败时"},
    {"on_draw", "when it is drawn", "抽到时"},
    {"enters", "when a creature comes into play", "有生物上场时"},
    {"would_die_in_combat", "when one would die in combat", "有生物将在战斗中死亡时"},
    {"permanent", "always", "始终"},
    {"activated", "when it is used", "启动时"},
    {"fights", "in a battle", "战斗中"},
    {"attacks", "when attacking", "攻击时"},
    {"hits", "when it hurts somebody", "使人失去生命时"},
    {"act", "when the action is used", "使用行动时"},
    {"use", "when it is used", "使用时"},
    {"after_action", "after each action", "每次行动后"},
    {"standing", "while it lies there", "放置期间"},
    {"cast", "when it is cast", "施放时"},
    {"destroyed", "when it is destroyed", "被摧毁时"},
    {"blocks", "when it blocks", "阻挡时"},
    {"deals_damage", "when it has dealt damage", "造成伤害后"},
    {"refreshed", "when charges refresh", "充能刷新时"},
    {"turn_starts", "when a turn starts", "回合开始时"}};

constexpr NamedWord kTestNames[] = {
    {"among", "who somebody is", "身份"},        {"count", "how much somebody has", "数量"},
    {"phase", "which phase it is", "阶段"},      {"location", "what the location is", "地点类别"},
    {"hurt", "somebody was hurt", "受到过伤害"}, {"opposing", "what faces this action", "对面的行动"}};

constexpr NamedWord kCounters[] = {{"hp", "HP", "生命"},
                                   {"points", "points", "分数"},
                                   {"lamps", "lamps", "神灯"},
                                   {"mana", "mana", "法力"},
                                   {"upgrades", "extra upgrades", "额外升级"},
                                   {"exposed", "Exposed", "破绽"},
                                   {"toughness", "Toughness", "坚韧"},
                                   {"dv", "DV", "DV"},
                                   {"dv_this_turn", "DV this turn", "本回合 DV"}};

constexpr CounterUnit kUnits[] = {{"hp", "HP", "HP", "点生命"},
                                  {"points", "point", "points", "分"},
                                  {"lamps", "lamp", "lamps", "盏神灯"},
                                  {"mana", "mana", "mana", "点法力"},
                                  {"upgrades", "extra upgrade", "extra upgrades", "次额外升级"},
                                  {"exposed", "Exposed", "Exposed", "层破绽"},
                                  {"toughness", "Toughness", "Toughness", "层坚韧"},
                                  {"dv", "DV", "DV", "DV"},
                                  {"dv_this_turn", "DV", "DV", "DV"}};

constexpr NamedWord kStates[] = {
    {"poisoned", "poisoned", "中毒"},         {"ignited", "ignited", "点燃"},
    {"stunned", "stunned", "眩晕"},           {"silenced", "silenced", "静默"},
    {"unhurtable", "unhurtable", "不受伤害"}, {"dv_locked", "DV locked", "DV 锁定"},
    {"dv_held", "DV kept", "DV 沿用"}};

constexpr NamedWord kKeywords[] = {{"first_strike", "first strike", "先攻"},
                                   {"ignore_block", "ignore block", "无视格挡"},
                                   {"unevadable", "unevadable", "不可闪避"},
                                   {"precise", "precise", "精准"},
                                   {"true_damage", "true damage", "真实伤害"},
                                   {"innate", "innate", "固有"},
                                   {"blessed", "Blessed", "祝福"},
                                   {"steadfast", "Steadfast", "坚定"},
                                   {"sharpshooter", "Sharpshooter", "神射手"},
                                   {"swift", "Swift", "迅捷"},
                                   {"needs_two_blockers", "needs two blockers", "需两个阻挡者"}};

constexpr NamedWord kMoments[] = {{"on_win", "when the duel is won", "赢得决斗时"},
                                  {"on_tie", "when the duel is tied", "决斗打平时"},
                                  {"on_lose", "when the duel is lost", "输掉决斗时"},
                                  {"end_of_turn", "when the turn ends", "回合结束时"},
                                  {"start_of_next_turn", "when the next turn begins", "下回合开始时"}};

constexpr NamedWord kCardTypes[] = {{"action", "action", "行动"},
                                    {"class", "class", "职业"},
                                    {"power", "power", "能力"},
                                    {"location", "location", "地点"},
                                    {"upgrade", "upgrade", "升级"},
                                    {"wish", "wish", "愿望"},
                                    {"choice", "choice", "选择"},
                                    {"hero", "hero", "英雄"},
                                    {"gear", "gear", "装备"},
                                    {"one_use", "one-use card", "一次性卡牌"},
                                    {"team", "team card", "团队"},
                                    {"party", "party", "队伍"},
                                    {"minion", "minion", "小怪"},
                                    {"boss", "boss", "首领"},
                                    {"trap", "trap", "陷阱"},
                                    {"misc", "event", "事件"},
                                    {"endgame_treasure", "endgame treasure", "终局宝藏"},
                                    {"endgame_boss", "endgame boss", "终局首领"},
                                    {"creature", "creature", "生物"},
                                    {"entity", "Entity", "实体"},
                                    {"node", "Node", "节点"},
                                    {"spell", "Spell", "法术"}};

constexpr PlayerRow kPlayers[] = {{kSelfWord, "you", "你", false},
                                  {"opponent", "the opponent", "对手"},
                                  {"both", "both players", "双方", false},
                                  {"nobody", "nobody", "无人"},
                                  {"turn_player", "the turn player", "当前玩家"},
                                  {"other_player", "the other player", "另外的玩家"},
                                  {"revealer", "the revealer", "翻开者"},
                                  {"non_revealer", "the revealer's opponent", "翻开者的对手"},
                                  {"aggressor", "the aggressor", "进攻方"},
                                  {"defender", "the defender", "防守方"},
                                  {"winner", "the duel winner", "决斗胜者"},
                                  {"loser", "the duel loser", "决斗败者"},
                                  {"current_winner", "the current winner", "当前领先者"},
                                  {"current_loser", "the current loser", "当前落后者"},
                                  {"lower_dv", "the player with the lower DV", "DV 较低的玩家"},
                                  {"higher_dv", "the player with the higher DV", "DV 较高的玩家"},
                                  {"odd_dv", "each player with an odd DV", "DV 为奇数的玩家"},
                                  {"even_dv", "each player with an even DV", "DV 为偶数的玩家"},
                                  {"first_blood", "the player with first blood", "拥有一血的玩家"},
                                  {"chooser", "that player", "该玩家"},
                                  {"bid_winner", "the bid winner", "竞价胜者"},
                                  {"enemy", "the enemy", "敌人"},
                                  {"tested_hero", "the tested hero", "受检定的英雄"},
                                  {"heroes", "every hero", "每名英雄"},
                                  {"other_heroes", "every other hero", "其余每名英雄"},
                                  {"named_hero", "the named hero", "指定的英雄"},
                                  {"battle", "the battle", "战斗"},
                                  {"other_side", "the other side", "对方"},
                                  {"hurt", "who was hurt", "受伤者"},
                                  {"twilight", "the twilight", "暮光区"},
                                  {"graveyard", "the graveyard", "墓地"},
                                  {"owner", "its player", "拥有者"}};

constexpr HookLead kLeads[] = {{"profile", "", "", ""},
                               {"on_play", "", "", ""},
                               {"on_wish", "", "", ""},
                               {"on_reveal", "location", "", ""},
                               {"on_reveal", "", "on reveal", "翻开时"},
                               {"on_scout", "", "after a scout", "侦察后"},
                               {"on_parley", "", "after a parley", "谈和后"},
                               {"on_hit", "", "if it hurts the opponent", "若此行动伤到对手"},
                               {"on_resolve", "", "when it has been worked out", "结算时"},
                               {"on_win", "", "if you win the duel", "若你赢得决斗"},
                               {"on_tie", "", "if the duel is tied", "若决斗打平"},
                               {"on_lose", "", "after a lost duel", "若你输掉决斗"},
                               {"duel_reward", "", "duel reward", "决斗奖励"},
                               {"duel_penalty", "", "duel penalty", "决斗惩罚"},
                               {"on_concede", "", "if the opponent concedes", "若对手认输"},
                               {"before_roll", "", "before its hero rolls", "持有者掷骰前"},
                               {"between_attacks", "", "between attacks", "两次攻击之间"},
                               {"between_rolls", "", "between rolls", "两次掷骰之间"},
                               {"on_fail", "", "", ""},
                               {"on_draw", "", "", ""}};

}  // namespace

std::span<const NamedWord> operationNames() {
  return kOperationNames;
}
std::span<const NamedWord> hookNames() {
  return kHooks;
}
std::span<const NamedWord> testNames() {
  return kTestNames;
}
std::span<const NamedWord> counterNames() {
  return kCounters;
}
std::span<const NamedWord> stateNames() {
  return kStates;
}
std::span<const NamedWord> keywordNames() {
  return kKeywords;
}
std::span<const NamedWord> momentNames() {
  return kMoments;
}
std::span<const NamedWord> cardTypeNames() {
  return kCardTypes;
}
std::span<const CounterUnit> counterUnits() {
  return kUnits;
}
std::span<const PlayerRow> playerWords() {
  return kPlayers;
}
std::span<const HookLead> hookLeads() {
  return kLeads;
}

}  // namespace lk::app
