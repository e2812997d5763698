#include "app/phrases/effects/effect_phrases.h"

namespace lk::app {

namespace {

constexpr EffectPhrase kOperations[] = {
    // what an action is worth
    {"strike", "base=none", "strike value {plus}, whatever the DV", "打击值固定为 {plus}，与 DV 无关"},
    {"strike", "", "strike value DV{+plus}", "打击值：DV{+plus}"},
    {"block", "base=none", "block value {plus}, whatever the DV", "格挡值固定为 {plus}，与 DV 无关"},
    {"block", "", "block value DV{+plus}", "格挡值：DV{+plus}"},
    {"evade", "", "dodges the facing action", "闪开对面的行动"},
    {"keyword", "which=this", "{keyword}", "{keyword}"},
    {"keyword", "which=other", "{who's} other action has {keyword}", "{who's}其他行动获得“{keyword}”"},
    {"keyword", "", "{who's} actions have {keyword} this turn", "本回合{who's}行动获得“{keyword}”"},
    {"boost", "which=this,what=strike,by<0", "strikes for {by} less", "打击值 −{by}"},
    {"boost", "which=this,what=strike", "strikes for {by} more", "打击值 +{by}"},
    {"boost", "which=this,by<0", "blocks {by} less", "格挡值 −{by}"},
    {"boost", "which=this", "blocks {by} more", "格挡值 +{by}"},
    {"boost", "which=other,what=strike,by<0", "{who's} other action strikes for {by} less",
     "{who's}其他行动打击值 −{by}"},
    {"boost", "which=other,what=strike", "{who's} other action strikes for {by} more",
     "{who's}其他行动打击值 +{by}"},
    {"boost", "which=other,by<0", "{who's} other action blocks {by} less", "{who's}其他行动格挡值 −{by}"},
    {"boost", "which=other", "{who's} other action blocks {by} more", "{who's}其他行动格挡值 +{by}"},
    {"boost", "what=strike,by<0", "{who's} actions strike for {by} less this turn",
     "本回合{who's}行动打击值 −{by}"},
    {"boost", "what=strike", "{who's} actions strike for {by} more this turn",
     "本回合{who's}行动打击值 +{by}"},
    {"boost", "by<0", "{who's} actions block {by} less this turn", "本回合{who's}行动格挡值 −{by}"},
    {"boost", "", "{who's} actions block {by} more this turn", "本回合{who's}行动格挡值 +{by}"},
    // health, counters, states
    {"damage", "kind=true", "{who} {who|take|takes} {amount} true damage", "{who}受到 {amount} 点真实伤害"},
    {"damage", "", "{who} {who|take|takes} {amount} damage", "{who}受到 {amount} 点伤害"},
    {"heal", "", "{who} {who|heal|heals} {amount}", "{who}回复 {amount} 点生命"},
    {"change", "what=card,by<0", "{who's} {what} counts as used", "{who's}{what}视为已使用"},
    {"change", "what=card", "{who's} {what} can be used again", "{who's}{what}可再次使用"},
    {"change", "what=dv_this_turn,by<0", "{who} {who|have|has} −{by} DV this turn", "本回合{who} DV −{by}"},
    {"change", "what=dv_this_turn", "{who} {who|have|has} +{by} DV this turn", "本回合{who} DV +{by}"},
    {"change", "what=exposed,by<0", "{who} {who|lose|loses} {#by what}", "{who}失去 {#by what}"},
    {"change", "what=exposed", "{who} {who|get|gets} {#by what}", "{who}获得 {#by what}"},
    {"change", "by<0", "{who} {who|lose|loses} {#by what}", "{who}失去 {#by what}"},
    {"change", "", "{who} {who|gain|gains} {#by what}", "{who}获得 {#by what}"},
    {"pay", "", "{who} {who|pay|pays} {#amount what}", "{who}支付 {#amount what}"},
    {"set", "what=points", "{who's} points become {to}", "{who's}分数变为 {to}"},
    {"set", "", "{who's} {what} becomes {to}", "{who's}{what}变为 {to}"},
    {"steal", "", "{who} {who|steal|steals} {#amount what}", "{who}偷取 {#amount what}"},
    {"state", "state=poisoned", "{who} {who|are|is} poisoned", "{who}中毒"},
    {"state", "state=ignited", "{who} {who|are|is} ignited", "{who}被点燃"},
    {"state", "state=stunned", "{who} {who|are|is} stunned", "{who}眩晕"},
    {"state", "state=silenced", "{who} may play no more powers this turn", "本回合{who}不能再使用能力"},
    {"state", "state=unhurtable", "nothing can damage {who} this turn", "本回合{who}不会受到任何伤害"},
    {"state", "state=dv_locked", "{who's} DV is locked for this turn", "本回合{who's} DV 不能改变"},
    {"state", "state=dv_held", "{who's} DV is kept for the next turn", "下回合沿用{who's} DV"},
    {"state", "", "{who} {who|are|is} {state}", "{who}：{state}"},
    {"cleanse", "", "{who's} negative effects end", "移除{who's}负面效果"},
    // dice, cards, the duel
    {"reroll", "toward=any", "{who} {who|reroll|rerolls}", "{who}重掷"},
    {"reroll", "", "{who} {who|reroll|rerolls} until {toward}", "{who}重掷至{toward}"},
    {"transform", "from=upgraded,into=basic,pick=owner",
     "an upgraded card {who:of} is the basic action again", "{who's}升级牌还原为基础行动"},
    {"transform", "from=upgraded,into=basic",
     "an upgraded card {who:of}, picked by {pick}, is the basic action again",
     "由{pick}选择{who's}升级牌，还原为基础行动"},
    {"transform", "from=upgraded,pick=owner", "an upgraded card {who:of} counts as {into} until {until}",
     "{who's}升级牌视为{into}，直到{until}"},
    {"transform", "from=upgraded",
     "an upgraded card {who:of}, picked by {pick}, counts as {into} until {until}",
     "由{pick}选择{who's}升级牌，视为{into}，直到{until}"},
    {"transform", "pick=owner", "a committed action {who:of} counts as {into} until {until}",
     "{who's}已派出的行动视为{into}，直到{until}"},
    {"transform", "", "a committed action {who:of}, picked by {pick}, counts as {into} until {until}",
     "由{pick}选择{who's}已派出的行动，视为{into}，直到{until}"},
    {"swap_actions", "", "{who's} actions trade places", "{who's}行动互换位置"},
    {"draw", "from=deck", "{who} {who|draw|draws} {count} {count?card|cards}", "{who}抽 {count} 张牌"},
    {"draw", "pick=random",
     "{who} {who|take|takes} {count} {count?card|cards} at random from the discard pile into hand",
     "{who}从弃牌堆随机取 {count} 张牌加入手牌"},
    {"draw", "", "{who} {who|pick|picks} {count} {count?card|cards} from the discard pile into hand",
     "{who}从弃牌堆任选 {count} 张牌加入手牌"},
    {"peek", "", "{who} {who|look|looks} at {what}", "{who}查看{what}"},
    {"make_aggressor", "", "{who} {who|become|becomes} the aggressor", "{who}成为进攻方"},
    {"end_duel", "loser=nobody", "the duel is called off: {then}", "取消决斗：{then}"},
    {"end_duel", "", "{loser} {loser|lose|loses} the duel: {then}", "{loser}输掉决斗：{then}"},
    {"take_reward", "", "{who} {who|take|takes} the location's duel reward", "{who}拿走该地点的决斗奖励"},
    // the dungeon
    {"discard", "from=hand", "discard {count} {count?card|cards} from the hand", "弃掉 {count} 张手牌"},
    {"discard", "from=gear", "discard {count} equipped gear {count?card|cards}",
     "弃掉 {count} 张已装备的装备"},
    {"discard", "", "discard {count} {count?card|cards} from the top of the hero deck",
     "弃掉英雄牌堆顶 {count} 张牌"},
    {"modify", "by<0", "{what} −{by}", "{what} −{by}"},
    {"modify", "", "{what} +{by}", "{what} +{by}"},
    {"assist", "", "{who} {who|roll|rolls} along and {who|add|adds} the dice", "{who}一同掷骰并加上点数"},
    {"leave", "", "leave unhurt, without loot", "毫发无伤地离开，没有战利品"},
    {"shuffle", "", "{from} is shuffled into its deck", "将{from}洗入牌堆"},
    {"win", "", "the game is won", "获胜"},
    // what leads to others
    {"choose", "", "{who} {who|choose|chooses}", "{who}选择"},
    {"if", "", "if {test}", "若{test}"},
    {"bid", "", "bid", "竞价"},
    {"later", "", "{at}", "{at}"}};

constexpr EffectPhrase kTests[] = {
    {"among", "group=odd_dv", "{who's} DV is odd", "{who's} DV 为奇数"},
    {"among", "group=even_dv", "{who's} DV is even", "{who's} DV 为偶数"},
    {"among", "group=lower_dv", "{who's} DV is the lower", "{who's} DV 较低"},
    {"among", "group=higher_dv", "{who's} DV is the higher", "{who's} DV 较高"},
    {"among", "group=both", "somebody is {who}", "有玩家是{who}"},
    {"among", "", "{who} {who|are|is} {group}", "{who}是{group}"},
    {"count", "what=card,cmp=at_least,value=1", "{who's} {what} can be used", "{who's}{what}可用"},
    {"count", "what=card,cmp=exactly,value=0", "{who's} {what} has been used", "{who's}{what}已使用"},
    {"count", "what=card", "{who's} {what} can be used {cmp} {value} times",
     "{who's}{what}可用次数{cmp} {value}"},
    {"count", "what=dv,cmp=at_least", "{who's} DV is {value} or more", "{who's} DV 为 {value} 或以上"},
    {"count", "what=dv,cmp=at_most", "{who's} DV is {value} or less", "{who's} DV 为 {value} 或以下"},
    {"count", "what=dv", "{who's} DV is {value}", "{who's} DV 为 {value}"},
    {"count", "cmp=at_least", "{who} {who|have|has} {#value what} or more", "{who}有 {#value what}或以上"},
    {"count", "cmp=at_most", "{who} {who|have|has} {#value what} or less", "{who}有 {#value what}或以下"},
    {"count", "", "{who} {who|have|has} exactly {#value what}", "{who}恰好有 {#value what}"},
    {"phase", "is=preparation", "it is the preparation", "在准备阶段"},
    {"phase", "is=showdown", "it is the showdown", "在摊牌阶段"},
    {"location", "is=adventure", "the location is an adventure", "地点是奇遇"},
    {"location", "", "the location is a {is}", "地点是{is}"},
    {"hurt", "", "{who} took damage in this duel", "{who}在这场决斗中受到过伤害"},
    {"opposing", "is=empty", "nothing faces this action", "对面没有行动"},
    {"opposing", "", "the facing action is {is}", "对面的行动是{is}"}};

}  // namespace

std::span<const EffectPhrase> operationPhrases() {
  return kOperations;
}
std::span<const EffectPhrase> testPhrases() {
  return kTests;
}

}  // namespace lk::app
