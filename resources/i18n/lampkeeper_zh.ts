<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>AimMark</name>
        <message>
            <source>in reach</source>
            <translation>可以选作目标</translation>
        </message>
    </context>
    <context>
        <name>BalanceWords</name>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1  (%2 to %3)</source>
            <translation>%1（%2 至 %3）</translation>
        </message>
        <message>
            <source>%1  (%2 games)</source>
            <translation>%1（%2 局）</translation>
        </message>
        <message>
            <source>Balance of %1</source>
            <translation>%1的平衡</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>谁先手</translation>
        </message>
        <message>
            <source>The starting player</source>
            <translation>先手玩家</translation>
        </message>
        <message>
            <source>Against each other</source>
            <translation>相互对阵</translation>
        </message>
        <message>
            <source>How games end</source>
            <translation>对局如何结束</translation>
        </message>
        <message>
            <source>Half of all games take %1 events or fewer, nine in ten between %2 and %3</source>
            <translation>半数对局不超过 %1 条记录，九成在 %2 到 %3 条之间</translation>
        </message>
        <message>
            <source>Which cards win</source>
            <translation>哪些牌获胜</translation>
        </message>
        <message>
            <source>How often a player who used the card won</source>
            <translation>使用此牌的玩家获胜的比例</translation>
        </message>
        <message>
            <source>%1 games of random legal choices: differences below %2 may be luck</source>
            <translation>随机合法选择的 %1 局：低于 %2 的差别可能只是运气</translation>
        </message>
        <message>
            <source>%1 games played by %2: differences below %3 may be luck</source>
            <translation>由 %2 进行的 %1 局：低于 %3 的差别可能只是运气</translation>
        </message>
        <message>
            <source>How often the row beats the column; on the diagonal: how often the first player wins. Without colour: it may be luck</source>
            <translation>行胜列的比例；对角线：先手获胜的比例。无颜色：可能只是运气</translation>
        </message>
        <message>
            <source>How often the row beats the column; on the diagonal: how often player A wins. Without colour: it may be luck</source>
            <translation>行胜列的比例；对角线：玩家 A 获胜的比例。无颜色：可能只是运气</translation>
        </message>
        <message>
            <source>House rules compared</source>
            <translation>房规比较</translation>
        </message>
        <message>
            <source>How often the starting player wins with each</source>
            <translation>各自先手获胜的比例</translation>
        </message>
        <message>
            <source>How often players win with each</source>
            <translation>各自获胜的比例</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>a player</source>
            <translation>一名玩家</translation>
        </message>
        <message>
            <source>The lead changes %1 times or less in half of them, %2 to %3 times in nine of ten</source>
            <translation>其中一半领先最多易手 %1 次，九成在 %2 到 %3 次之间</translation>
        </message>
        <message>
            <source>Decisions that did not matter</source>
            <translation>无关紧要的选择</translation>
        </message>
        <message>
            <source>Of a program&apos;s choices: how often the best and the worst option that it tried were worth the same, within the error</source>
            <translation>程序的选择中：它试过的最好与最差选项在误差内价值相同的比例</translation>
        </message>
        <message>
            <source>How often a player who used the card won, and who had it and kept it</source>
            <translation>用了这张牌的玩家，以及拿着却没用的玩家，各自的胜率</translation>
        </message>
        <message>
            <source>Better kept than used</source>
            <translation>不如留着不用</translation>
        </message>
        <message>
            <source>%1  (%2 of %3)</source>
            <translation>%1（%3 中的 %2）</translation>
        </message>
        <message>
            <source>kept</source>
            <comment>a card in the hand, by a player who never used it</comment>
            <translation>留着</translation>
        </message>
        <message>
            <source>a program that looks one event ahead</source>
            <translation>只看一步的程序</translation>
        </message>
        <message>
            <source>the house, %1 ms a move</source>
            <translation>电脑，每步 %1 毫秒</translation>
        </message>
        <message>
            <source>the house (%1)</source>
            <translation>电脑（%1）</translation>
        </message>
        <message>
            <source>chance</source>
            <comment>it makes random legal choices</comment>
            <translation>随机</translation>
        </message>
    </context>
    <context>
        <name>BgStatsWords</name>
        <message>
            <source>Nights for BG Stats</source>
            <translation>BG Stats 对局</translation>
        </message>
        <message>
            <source>Open this page on the phone that has BG Stats (3.3.2 or newer), and tap each night you want to add.</source>
            <translation>请在装有 BG Stats（3.3.2 或更新版本）的手机上打开此页，点按要添加的每一局。</translation>
        </message>
    </context>
    <context>
        <name>Blunders</name>
        <message>
            <source>No decision in a duel cost much.</source>
            <translation>决斗中没有代价很大的决定。</translation>
        </message>
        <message>
            <source>Moments to learn from</source>
            <translation>值得复盘的时刻</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>请稍候：教练正在思考</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>The table</source>
            <translation>牌桌</translation>
        </message>
    </context>
    <context>
        <name>BoardZone</name>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
    </context>
    <context>
        <name>BoxDialog</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 张牌</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <translation>复制为文字</translation>
        </message>
        <message>
            <source>Save as text</source>
            <translation>存为文字</translation>
        </message>
        <message>
            <source>Cards you need</source>
            <translation>需要的卡牌</translation>
        </message>
    </context>
    <context>
        <name>CalibratePage</name>
        <message>
            <source>Another camera</source>
            <translation>换个摄像头</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Stop flipping the picture</source>
            <translation>按原样显示画面</translation>
        </message>
        <message>
            <source>Flip the mirrored picture</source>
            <translation>把镜像画面翻转回来</translation>
        </message>
    </context>
    <context>
        <name>CalibrateStart</name>
        <message>
            <source>A game is in progress</source>
            <translation>对局正在进行</translation>
        </message>
        <message>
            <source>The camera would show the dice in the trays. Close the game first; you can continue a saved game from Home.</source>
            <translation>摄像头会照到托盘里的骰子。请先关闭对局；保存的对局可以从首页继续。</translation>
        </message>
        <message>
            <source>Close the game</source>
            <translation>关闭对局</translation>
        </message>
        <message>
            <source>Which camera looks at the table?</source>
            <translation>用哪个摄像头看牌桌？</translation>
        </message>
        <message>
            <source>An address, a video or a folder</source>
            <translation>地址、视频或文件夹</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Lay the mat and both trays where you will play, and let the camera look down on them.</source>
            <translation>把桌垫和两个托盘放在要玩的地方，让摄像头从上往下看。</translation>
        </message>
    </context>
    <context>
        <name>CalibrateView</name>
        <message>
            <source>The table as the camera sees it</source>
            <translation>摄像头看到的牌桌</translation>
        </message>
        <message>
            <source>Zone %1</source>
            <translation>区域：%1</translation>
        </message>
    </context>
    <context>
        <name>CameraPreview</name>
        <message>
            <source>What the camera sees: %1</source>
            <translation>摄像头看到的画面：%1</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>正在打开摄像头</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>F9</source>
            <translation>F9</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use your phone.</source>
            <translation>没有找到摄像头。请插上一个，或使用手机。</translation>
        </message>
        <message>
            <source>Preview hidden: secret dice may be on the table</source>
            <translation>预览已隐藏：桌上可能有保密的骰子</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>检查摄像头</translation>
        </message>
    </context>
    <context>
        <name>CameraSetting</name>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>F9</source>
            <translation>F9</translation>
        </message>
        <message>
            <source>Used for new games</source>
            <translation>用于新的对局</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use your phone.</source>
            <translation>没有找到摄像头。请插上一个，或使用手机。</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>检查摄像头</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Ctrl H</source>
            <translation>Ctrl H</translation>
        </message>
        <message>
            <source>Use a phone as the camera, as a player&apos;s private screen, or to watch.</source>
            <translation>手机可以当摄像头、玩家的私密屏幕，或用来旁观。</translation>
        </message>
    </context>
    <context>
        <name>CardCounter</name>
        <message>
            <source>HP</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>points</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>lamps</source>
            <translation>神灯</translation>
        </message>
        <message>
            <source>mana</source>
            <translation>法力</translation>
        </message>
        <message>
            <source>extra upgrades</source>
            <translation>额外升级</translation>
        </message>
        <message>
            <source>Exposed</source>
            <translation>破绽</translation>
        </message>
        <message>
            <source>Toughness</source>
            <translation>坚韧</translation>
        </message>
        <message>
            <source>DV</source>
            <translation>DV</translation>
        </message>
        <message>
            <source>DV this turn</source>
            <translation>本回合 DV</translation>
        </message>
    </context>
    <context>
        <name>CardDetails</name>
        <message>
            <source>The face of %1</source>
            <translation>%1 的牌面</translation>
        </message>
        <message>
            <source>Teach another picture</source>
            <translation>再教一张照片</translation>
        </message>
        <message>
            <source>Teach this card</source>
            <translation>教摄像头认这张卡牌</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>打印</translation>
        </message>
        <message>
            <source>What the referee does</source>
            <translation>裁判怎么做</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>在牌桌上</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>How the camera recognises it</source>
            <translation>摄像头怎样认出它</translation>
        </message>
        <message>
            <source>Only by the printed version. Cards from your own box look different: teach them.</source>
            <translation>只认打印的牌面。你自己盒子里的卡牌样子不同：请教摄像头认它们。</translation>
        </message>
        <message>
            <source>Back, picture %1</source>
            <translation>牌背，照片 %1</translation>
        </message>
        <message>
            <source>Picture %1 taught</source>
            <translation>已教照片 %1</translation>
        </message>
    </context>
    <context>
        <name>CardEntry</name>
        <message>
            <source>Type part of the name</source>
            <translation>输入名称的一部分</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>没有找到</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>退格键</translation>
        </message>
        <message>
            <source>Already taken</source>
            <translation>已选</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>an empty place</comment>
            <translation>%1.</translation>
        </message>
    </context>
    <context>
        <name>CardField</name>
        <message>
            <source>name in English</source>
            <translation>英文名</translation>
        </message>
        <message>
            <source>type</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>short name for files</source>
            <translation>代号</translation>
        </message>
        <message>
            <source>copies in the box</source>
            <translation>张数</translation>
        </message>
        <message>
            <source>text in English</source>
            <translation>英文卡文</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>图案</translation>
        </message>
        <message>
            <source>kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>counts as</source>
            <translation>视为</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <source>card</source>
            <translation>卡牌</translation>
        </message>
        <message>
            <source>how many</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>效果</translation>
        </message>
        <message>
            <source>when</source>
            <translation>时机</translation>
        </message>
        <message>
            <source>do this</source>
            <translation>执行</translation>
        </message>
        <message>
            <source>label in English</source>
            <translation>英文标签</translation>
        </message>
        <message>
            <source>who</source>
            <translation>谁</translation>
        </message>
        <message>
            <source>what</source>
            <translation>什么</translation>
        </message>
        <message>
            <source>state</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>by how much</source>
            <translation>变化量</translation>
        </message>
        <message>
            <source>how much</source>
            <translation>数值</translation>
        </message>
        <message>
            <source>to</source>
            <translation>设为</translation>
        </message>
        <message>
            <source>from</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>until</source>
            <translation>持续到</translation>
        </message>
        <message>
            <source>magic</source>
            <translation>魔法</translation>
        </message>
        <message>
            <source>of</source>
            <translation>对象</translation>
        </message>
        <message>
            <source>called</source>
            <translation>称作</translation>
        </message>
        <message>
            <source>why</source>
            <translation>缘由</translation>
        </message>
        <message>
            <source>strength</source>
            <translation>力量</translation>
        </message>
        <message>
            <source>attribute</source>
            <translation>属性</translation>
        </message>
        <message>
            <source>number</source>
            <translation>点数</translation>
        </message>
        <message>
            <source>loot</source>
            <translation>战利品</translation>
        </message>
        <message>
            <source>uses</source>
            <translation>使用次数</translation>
        </message>
        <message>
            <source>open only if</source>
            <translation>开放条件</translation>
        </message>
        <message>
            <source>how</source>
            <translation>方式</translation>
        </message>
        <message>
            <source>only if</source>
            <translation>条件</translation>
        </message>
        <message>
            <source>is laid over</source>
            <translation>替换</translation>
        </message>
        <message>
            <source>played in</source>
            <translation>使用阶段</translation>
        </message>
        <message>
            <source>can be played if</source>
            <translation>使用条件</translation>
        </message>
        <message>
            <source>deck</source>
            <translation>牌库</translation>
        </message>
        <message>
            <source>then</source>
            <translation>则</translation>
        </message>
        <message>
            <source>otherwise</source>
            <translation>否则</translation>
        </message>
        <message>
            <source>options</source>
            <translation>选项</translation>
        </message>
        <message>
            <source>is</source>
            <translation>是</translation>
        </message>
        <message>
            <source>which action</source>
            <translation>哪个行动</translation>
        </message>
        <message>
            <source>keyword</source>
            <translation>关键词</translation>
        </message>
        <message>
            <source>counted from</source>
            <translation>基数</translation>
        </message>
        <message>
            <source>plus</source>
            <translation>加值</translation>
        </message>
        <message>
            <source>picked by</source>
            <translation>由谁选择</translation>
        </message>
        <message>
            <source>into</source>
            <translation>变为</translation>
        </message>
        <message>
            <source>until the dice are</source>
            <translation>直到</translation>
        </message>
        <message>
            <source>who loses it</source>
            <translation>败者</translation>
        </message>
        <message>
            <source>at the first of</source>
            <translation>时机</translation>
        </message>
        <message>
            <source>condition</source>
            <translation>条件</translation>
        </message>
        <message>
            <source>compared</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>with</source>
            <translation>数值</translation>
        </message>
        <message>
            <source>added</source>
            <translation>增加</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>生质</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>动能</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>以太</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>熵</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>辉光</translation>
        </message>
        <message>
            <source>of any Energy</source>
            <translation>任意能量</translation>
        </message>
        <message>
            <source>Energy</source>
            <translation>能量</translation>
        </message>
        <message>
            <source>can be a resource</source>
            <translation>可作资源</translation>
        </message>
        <message>
            <source>copies in a deck</source>
            <translation>牌库中最多</translation>
        </message>
        <message>
            <source>subtypes</source>
            <translation>子类型</translation>
        </message>
        <message>
            <source>wallet</source>
            <translation>钱夹</translation>
        </message>
        <message>
            <source>Impact</source>
            <translation>冲击</translation>
        </message>
        <message>
            <source>Durability</source>
            <translation>耐久</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>limit</source>
            <translation>限制</translation>
        </message>
        <message>
            <source>one</source>
            <translation>其一</translation>
        </message>
        <message>
            <source>the other</source>
            <translation>其二</translation>
        </message>
        <message>
            <source>halved</source>
            <translation>减半</translation>
        </message>
        <message>
            <source>faction</source>
            <translation>阵营</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>近战</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>远程</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>防御</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>level</source>
            <translation>等级</translation>
        </message>
        <message>
            <source>upkeep</source>
            <translation>维持费</translation>
        </message>
        <message>
            <source>weapon</source>
            <translation>武器</translation>
        </message>
        <message>
            <source>name in %1</source>
            <translation>%1名</translation>
        </message>
        <message>
            <source>text in %1</source>
            <translation>%1卡文</translation>
        </message>
        <message>
            <source>label in %1</source>
            <translation>%1标签</translation>
        </message>
    </context>
    <context>
        <name>CardHook</name>
        <message>
            <source>when a creature comes into play</source>
            <translation>有生物上场时</translation>
        </message>
        <message>
            <source>always</source>
            <translation>始终</translation>
        </message>
        <message>
            <source>when its ability is used</source>
            <translation>启动时</translation>
        </message>
        <message>
            <source>when attacking</source>
            <translation>攻击时</translation>
        </message>
        <message>
            <source>before its hero rolls</source>
            <translation>持有者掷骰前</translation>
        </message>
        <message>
            <source>between attacks</source>
            <translation>两次攻击之间</translation>
        </message>
        <message>
            <source>between rolls</source>
            <translation>两次掷骰之间</translation>
        </message>
        <message>
            <source>if the test fails</source>
            <translation>检定失败时</translation>
        </message>
        <message>
            <source>when it is drawn</source>
            <translation>抽到时</translation>
        </message>
        <message>
            <source>when the action is used</source>
            <translation>使用行动时</translation>
        </message>
        <message>
            <source>when it is used</source>
            <translation>使用时</translation>
        </message>
        <message>
            <source>after each action</source>
            <translation>每次行动后</translation>
        </message>
        <message>
            <source>while it is on the table</source>
            <translation>放置期间</translation>
        </message>
        <message>
            <source>worth in a clash</source>
            <translation>交锋数值</translation>
        </message>
        <message>
            <source>when it is turned up</source>
            <translation>翻开时</translation>
        </message>
        <message>
            <source>after a scout</source>
            <translation>侦察后</translation>
        </message>
        <message>
            <source>after a parley</source>
            <translation>谈和后</translation>
        </message>
        <message>
            <source>if it hurts the opponent</source>
            <translation>伤到对手时</translation>
        </message>
        <message>
            <source>when it resolves</source>
            <translation>结算时</translation>
        </message>
        <message>
            <source>if its owner wins the duel</source>
            <translation>赢得决斗时</translation>
        </message>
        <message>
            <source>if the duel is tied</source>
            <translation>决斗打平时</translation>
        </message>
        <message>
            <source>if its owner loses the duel</source>
            <translation>输掉决斗时</translation>
        </message>
        <message>
            <source>reward of the duel</source>
            <translation>决斗奖励</translation>
        </message>
        <message>
            <source>penalty of the duel</source>
            <translation>决斗惩罚</translation>
        </message>
        <message>
            <source>when it is played</source>
            <translation>使用时</translation>
        </message>
        <message>
            <source>if the opponent concedes</source>
            <translation>对手认输时</translation>
        </message>
        <message>
            <source>when the wish is made</source>
            <translation>许愿时</translation>
        </message>
        <message>
            <source>when it is cast</source>
            <translation>施放时</translation>
        </message>
        <message>
            <source>when it is destroyed</source>
            <translation>被摧毁时</translation>
        </message>
        <message>
            <source>when it blocks</source>
            <translation>阻挡时</translation>
        </message>
        <message>
            <source>when it has dealt damage</source>
            <translation>造成伤害后</translation>
        </message>
        <message>
            <source>when charges refresh</source>
            <translation>充能刷新时</translation>
        </message>
        <message>
            <source>when a turn starts</source>
            <translation>回合开始时</translation>
        </message>
        <message>
            <source>when one would die in combat</source>
            <translation>有生物将在战斗中死亡时</translation>
        </message>
        <message>
            <source>in a battle</source>
            <translation>战斗中</translation>
        </message>
        <message>
            <source>when it hurts somebody</source>
            <translation>使人失去生命时</translation>
        </message>
    </context>
    <context>
        <name>CardKeyword</name>
        <message>
            <source>first strike</source>
            <translation>先攻</translation>
        </message>
        <message>
            <source>ignore block</source>
            <translation>无视格挡</translation>
        </message>
        <message>
            <source>unevadable</source>
            <translation>不可闪避</translation>
        </message>
        <message>
            <source>precise</source>
            <translation>精准</translation>
        </message>
        <message>
            <source>true damage</source>
            <translation>真实伤害</translation>
        </message>
        <message>
            <source>innate</source>
            <translation>固有</translation>
        </message>
        <message>
            <source>Swift</source>
            <translation>迅捷</translation>
        </message>
        <message>
            <source>needs two blockers</source>
            <translation>需两个阻挡者</translation>
        </message>
        <message>
            <source>Blessed</source>
            <translation>祝福</translation>
        </message>
        <message>
            <source>Steadfast</source>
            <translation>坚定</translation>
        </message>
        <message>
            <source>Sharpshooter</source>
            <translation>神射手</translation>
        </message>
    </context>
    <context>
        <name>CardLarge</name>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>CardLead</name>
        <message>
            <source>before its hero rolls:</source>
            <translation>持有者掷骰前：</translation>
        </message>
        <message>
            <source>between attacks:</source>
            <translation>两次攻击之间：</translation>
        </message>
        <message>
            <source>between rolls:</source>
            <translation>两次掷骰之间：</translation>
        </message>
        <message>
            <source>on reveal:</source>
            <translation>翻开时：</translation>
        </message>
        <message>
            <source>after a scout:</source>
            <translation>侦察后：</translation>
        </message>
        <message>
            <source>after a parley:</source>
            <translation>谈和后：</translation>
        </message>
        <message>
            <source>if it hurts the opponent,</source>
            <translation>若此行动伤到对手，</translation>
        </message>
        <message>
            <source>when it resolves,</source>
            <translation>结算时：</translation>
        </message>
        <message>
            <source>if you win the duel,</source>
            <translation>若你赢得决斗，</translation>
        </message>
        <message>
            <source>if the duel is tied,</source>
            <translation>若决斗打平，</translation>
        </message>
        <message>
            <source>after a lost duel:</source>
            <translation>若你输掉决斗，</translation>
        </message>
        <message>
            <source>duel reward:</source>
            <translation>决斗奖励：</translation>
        </message>
        <message>
            <source>duel penalty:</source>
            <translation>决斗惩罚：</translation>
        </message>
        <message>
            <source>if the opponent concedes,</source>
            <translation>若对手认输，</translation>
        </message>
    </context>
    <context>
        <name>CardMoment</name>
        <message>
            <source>when the duel is won</source>
            <translation>赢得决斗时</translation>
        </message>
        <message>
            <source>when the duel is tied</source>
            <translation>决斗打平时</translation>
        </message>
        <message>
            <source>when the duel is lost</source>
            <translation>输掉决斗时</translation>
        </message>
        <message>
            <source>when the turn ends</source>
            <translation>回合结束时</translation>
        </message>
        <message>
            <source>when the next turn begins</source>
            <translation>下回合开始时</translation>
        </message>
    </context>
    <context>
        <name>CardOperation</name>
        <message>
            <source>deal damage</source>
            <translation>造成伤害</translation>
        </message>
        <message>
            <source>heal</source>
            <translation>回复生命</translation>
        </message>
        <message>
            <source>pay a price</source>
            <translation>支付</translation>
        </message>
        <message>
            <source>set a number</source>
            <translation>设定数值</translation>
        </message>
        <message>
            <source>draw cards</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>let somebody choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>more of an attribute</source>
            <translation>提高属性</translation>
        </message>
        <message>
            <source>move a creature</source>
            <translation>移动生物</translation>
        </message>
        <message>
            <source>give a keyword</source>
            <translation>给予关键词</translation>
        </message>
        <message>
            <source>forbid something</source>
            <translation>禁止</translation>
        </message>
        <message>
            <source>prevent damage</source>
            <translation>防止伤害</translation>
        </message>
        <message>
            <source>ask whether it happens</source>
            <translation>询问是否发动</translation>
        </message>
        <message>
            <source>place a marker</source>
            <translation>放置标记</translation>
        </message>
        <message>
            <source>discard cards</source>
            <translation>弃牌</translation>
        </message>
        <message>
            <source>roll as well</source>
            <translation>协助掷骰</translation>
        </message>
        <message>
            <source>leave the fight</source>
            <translation>离开战斗</translation>
        </message>
        <message>
            <source>shuffle a pile</source>
            <translation>洗牌</translation>
        </message>
        <message>
            <source>win the game</source>
            <translation>获胜</translation>
        </message>
        <message>
            <source>change a hit</source>
            <translation>改变打击</translation>
        </message>
        <message>
            <source>send a hit back</source>
            <translation>反射打击</translation>
        </message>
        <message>
            <source>take a hit instead</source>
            <translation>代受打击</translation>
        </message>
        <message>
            <source>keep alive</source>
            <translation>救活</translation>
        </message>
        <message>
            <source>choose instead</source>
            <translation>改选</translation>
        </message>
        <message>
            <source>strike</source>
            <translation>打击</translation>
        </message>
        <message>
            <source>block</source>
            <translation>格挡</translation>
        </message>
        <message>
            <source>dodge</source>
            <translation>闪避</translation>
        </message>
        <message>
            <source>strike or block for more</source>
            <translation>提高打击值或格挡值</translation>
        </message>
        <message>
            <source>gain or lose</source>
            <translation>获得或失去</translation>
        </message>
        <message>
            <source>steal</source>
            <translation>偷取</translation>
        </message>
        <message>
            <source>give a state</source>
            <translation>施加状态</translation>
        </message>
        <message>
            <source>end negative effects</source>
            <translation>移除负面效果</translation>
        </message>
        <message>
            <source>roll again</source>
            <translation>重掷</translation>
        </message>
        <message>
            <source>turn a card into another</source>
            <translation>变换卡牌</translation>
        </message>
        <message>
            <source>swap actions</source>
            <translation>互换行动位置</translation>
        </message>
        <message>
            <source>look at something</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>make somebody the aggressor</source>
            <translation>成为进攻方</translation>
        </message>
        <message>
            <source>end the duel</source>
            <translation>结束决斗</translation>
        </message>
        <message>
            <source>take the location&apos;s reward</source>
            <translation>拿走地点奖励</translation>
        </message>
        <message>
            <source>only if</source>
            <translation>若</translation>
        </message>
        <message>
            <source>let both bid</source>
            <translation>竞价</translation>
        </message>
        <message>
            <source>later</source>
            <translation>延后</translation>
        </message>
        <message>
            <source>sacrifice</source>
            <translation>牺牲</translation>
        </message>
        <message>
            <source>take all that match</source>
            <translation>选取全部</translation>
        </message>
        <message>
            <source>cancel a link</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>mark or unmark</source>
            <translation>横置或重置</translation>
        </message>
        <message>
            <source>swap two pieces</source>
            <translation>两者互换位置</translation>
        </message>
    </context>
    <context>
        <name>CardPlayer</name>
        <message>
            <source>you|your|of yours</source>
            <translation>你|你的|你的</translation>
        </message>
        <message>
            <source>the opponent|the opponent&apos;s|of the opponent&apos;s</source>
            <translation>对手|对手的|对手的</translation>
        </message>
        <message>
            <source>its player|its player&apos;s|of its player&apos;s</source>
            <translation>拥有者|拥有者的|拥有者的</translation>
        </message>
        <message>
            <source>the enemy|the enemy&apos;s|of the enemy&apos;s</source>
            <translation>敌人|敌人的|敌人的</translation>
        </message>
        <message>
            <source>the tested hero|the tested hero&apos;s|of the tested hero&apos;s</source>
            <translation>受检定的英雄|受检定的英雄的|受检定的英雄的</translation>
        </message>
        <message>
            <source>every hero|every hero&apos;s|of every hero&apos;s</source>
            <translation>每名英雄|每名英雄的|每名英雄的</translation>
        </message>
        <message>
            <source>every other hero|every other hero&apos;s|of every other hero&apos;s</source>
            <translation>其余每名英雄|其余每名英雄的|其余每名英雄的</translation>
        </message>
        <message>
            <source>the named hero|the named hero&apos;s|of the named hero&apos;s</source>
            <translation>指定的英雄|指定的英雄的|指定的英雄的</translation>
        </message>
        <message>
            <source>both players|both players&apos;|of both players&apos;</source>
            <translation>双方|双方的|双方的</translation>
        </message>
        <message>
            <source>nobody|nobody&apos;s|of nobody&apos;s</source>
            <translation>无人|无人的|无人的</translation>
        </message>
        <message>
            <source>the turn player|the turn player&apos;s|of the turn player&apos;s</source>
            <translation>当前玩家|当前玩家的|当前玩家的</translation>
        </message>
        <message>
            <source>the other player|the other player&apos;s|of the other player&apos;s</source>
            <translation>另一名玩家|另一名玩家的|另一名玩家的</translation>
        </message>
        <message>
            <source>the revealer|the revealer&apos;s|of the revealer&apos;s</source>
            <translation>翻开者|翻开者的|翻开者的</translation>
        </message>
        <message>
            <source>the revealer&apos;s opponent|the revealer&apos;s opponent&apos;s|of the revealer&apos;s opponent&apos;s</source>
            <translation>翻开者的对手|翻开者的对手的|翻开者的对手的</translation>
        </message>
        <message>
            <source>the aggressor|the aggressor&apos;s|of the aggressor&apos;s</source>
            <translation>进攻方|进攻方的|进攻方的</translation>
        </message>
        <message>
            <source>the defender|the defender&apos;s|of the defender&apos;s</source>
            <translation>防守方|防守方的|防守方的</translation>
        </message>
        <message>
            <source>the duel winner|the duel winner&apos;s|of the duel winner&apos;s</source>
            <translation>决斗胜者|决斗胜者的|决斗胜者的</translation>
        </message>
        <message>
            <source>the duel loser|the duel loser&apos;s|of the duel loser&apos;s</source>
            <translation>决斗败者|决斗败者的|决斗败者的</translation>
        </message>
        <message>
            <source>the current winner|the current winner&apos;s|of the current winner&apos;s</source>
            <translation>当前领先者|当前领先者的|当前领先者的</translation>
        </message>
        <message>
            <source>the current loser|the current loser&apos;s|of the current loser&apos;s</source>
            <translation>当前落后者|当前落后者的|当前落后者的</translation>
        </message>
        <message>
            <source>the player with the lower DV|the player with the lower DV&apos;s|of the player with the lower DV&apos;s</source>
            <translation>DV 较低的玩家|DV 较低的玩家的|DV 较低的玩家的</translation>
        </message>
        <message>
            <source>the player with the higher DV|the player with the higher DV&apos;s|of the player with the higher DV&apos;s</source>
            <translation>DV 较高的玩家|DV 较高的玩家的|DV 较高的玩家的</translation>
        </message>
        <message>
            <source>each player with an odd DV|each player with an odd DV&apos;s|of each player with an odd DV&apos;s</source>
            <translation>DV 为奇数的玩家|DV 为奇数的玩家的|DV 为奇数的玩家的</translation>
        </message>
        <message>
            <source>each player with an even DV|each player with an even DV&apos;s|of each player with an even DV&apos;s</source>
            <translation>DV 为偶数的玩家|DV 为偶数的玩家的|DV 为偶数的玩家的</translation>
        </message>
        <message>
            <source>the player with first blood|the player with first blood&apos;s|of the player with first blood&apos;s</source>
            <translation>拥有一血的玩家|拥有一血的玩家的|拥有一血的玩家的</translation>
        </message>
        <message>
            <source>that player|that player&apos;s|of that player&apos;s</source>
            <translation>该玩家|该玩家的|该玩家的</translation>
        </message>
        <message>
            <source>the bid winner|the bid winner&apos;s|of the bid winner&apos;s</source>
            <translation>竞价胜者|竞价胜者的|竞价胜者的</translation>
        </message>
        <message>
            <source>the battle|the battle&apos;s|of the battle&apos;s</source>
            <translation>战斗|战斗的|战斗的</translation>
        </message>
        <message>
            <source>the other side|the other side&apos;s|of the other side&apos;s</source>
            <translation>对方|对方的|对方的</translation>
        </message>
        <message>
            <source>the hurt creature|the hurt creature&apos;s|of the hurt creature&apos;s</source>
            <translation>受伤者|受伤者的|受伤者的</translation>
        </message>
        <message>
            <source>the twilight|the twilight&apos;s|of the twilight&apos;s</source>
            <translation>暮光区|暮光区的|暮光区的</translation>
        </message>
        <message>
            <source>the graveyard|the graveyard&apos;s|of the graveyard&apos;s</source>
            <translation>墓地|墓地的|墓地的</translation>
        </message>
    </context>
    <context>
        <name>CardRow</name>
        <message>
            <source>taught</source>
            <translation>已教</translation>
        </message>
        <message>
            <source>not taught</source>
            <translation>未教</translation>
        </message>
        <message>
            <source>Teach this card</source>
            <translation>教摄像头认这张卡牌</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>CardSentence</name>
        <message>
            <source>{a}, {b}</source>
            <translation>{a}，{b}</translation>
        </message>
        <message>
            <source>{a} and {b}</source>
            <translation>{a}，{b}</translation>
        </message>
        <message>
            <source>{a}; {b}</source>
            <translation>{a}；{b}</translation>
        </message>
        <message>
            <source>{a}; or {b}</source>
            <translation>{a}；或{b}</translation>
        </message>
        <message>
            <source>{a}: {b}</source>
            <translation>{a}：{b}</translation>
        </message>
        <message>
            <source>{a} {b}</source>
            <translation>{a}{b}</translation>
        </message>
        <message>
            <source>{lead} {b}</source>
            <translation>{lead}{b}</translation>
        </message>
        <message>
            <source>otherwise {a}</source>
            <translation>否则{a}</translation>
        </message>
        <message>
            <source>otherwise</source>
            <translation>否则</translation>
        </message>
        <message>
            <source>{a}.</source>
            <translation>{a}。</translation>
        </message>
        <message>
            <source>{a}:</source>
            <translation>{a}：</translation>
        </message>
        <message>
            <source>(only if {a}) {b}</source>
            <translation>（若{a}）{b}</translation>
        </message>
        <message>
            <source>only if {a}</source>
            <translation>仅当{a}时才能使用</translation>
        </message>
        <message>
            <source>{label begun small}</source>
            <translation>{label begun small}</translation>
        </message>
        <message>
            <source>{a} or {b}</source>
            <translation>{a}或{b}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {amount} damage</source>
            <translation>{who}受到 {amount} 点伤害</translation>
        </message>
        <message>
            <source>{who} {who|heal|heals} {amount}</source>
            <translation>{who}回复 {amount} 点生命</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} becomes {to}</source>
            <translation>{who&apos;s}{what}变为 {to}</translation>
        </message>
        <message>
            <source>{who} {who|draw|draws} {count} {count?card|cards}</source>
            <translation>{who}抽 {count} 张牌</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {count} {count?card|cards} at random from the discard pile into hand</source>
            <translation>{who}从弃牌堆随机取 {count} 张牌加入手牌</translation>
        </message>
        <message>
            <source>{who} {who|pick|picks} {count} {count?card|cards} from the discard pile into hand</source>
            <translation>{who}从弃牌堆任选 {count} 张牌加入手牌</translation>
        </message>
        <message>
            <source>{what} −{by}</source>
            <translation>{what} −{by}</translation>
        </message>
        <message>
            <source>{what} +{by}</source>
            <translation>{what} +{by}</translation>
        </message>
        <message>
            <source>{who} {who|choose|chooses}</source>
            <translation>{who}选择</translation>
        </message>
        <message>
            <source>discard {count} {count?card|cards} from the hand</source>
            <translation>弃掉 {count} 张手牌</translation>
        </message>
        <message>
            <source>discard {count} equipped gear {count?card|cards}</source>
            <translation>弃掉 {count} 张已装备的装备</translation>
        </message>
        <message>
            <source>discard {count} {count?card|cards} from the top of the hero deck</source>
            <translation>弃掉英雄牌库顶 {count} 张牌</translation>
        </message>
        <message>
            <source>{who} {who|roll|rolls} too and {who|add|adds} the result</source>
            <translation>{who}一同掷骰并加上点数</translation>
        </message>
        <message>
            <source>leave unhurt, without loot</source>
            <translation>毫发无伤地离开，没有战利品</translation>
        </message>
        <message>
            <source>{from} is shuffled into its deck</source>
            <translation>将{from}洗入牌库</translation>
        </message>
        <message>
            <source>the game is won</source>
            <translation>获胜</translation>
        </message>
        <message>
            <source>strike value {plus}, whatever the DV</source>
            <translation>打击值固定为 {plus}，与 DV 无关</translation>
        </message>
        <message>
            <source>strike value DV{+plus}</source>
            <translation>打击值：DV{+plus}</translation>
        </message>
        <message>
            <source>block value {plus}, whatever the DV</source>
            <translation>格挡值固定为 {plus}，与 DV 无关</translation>
        </message>
        <message>
            <source>block value DV{+plus}</source>
            <translation>格挡值：DV{+plus}</translation>
        </message>
        <message>
            <source>dodges the facing action</source>
            <translation>闪开对面的行动</translation>
        </message>
        <message>
            <source>{keyword}</source>
            <translation>{keyword}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action has {keyword}</source>
            <translation>{who&apos;s}另一个行动获得“{keyword}”</translation>
        </message>
        <message>
            <source>{who&apos;s} actions have {keyword} this turn</source>
            <translation>本回合{who&apos;s}行动获得“{keyword}”</translation>
        </message>
        <message>
            <source>strikes for {by} less</source>
            <translation>打击值 −{by}</translation>
        </message>
        <message>
            <source>strikes for {by} more</source>
            <translation>打击值 +{by}</translation>
        </message>
        <message>
            <source>blocks {by} less</source>
            <translation>格挡值 −{by}</translation>
        </message>
        <message>
            <source>blocks {by} more</source>
            <translation>格挡值 +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action strikes for {by} less</source>
            <translation>{who&apos;s}另一个行动打击值 −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action strikes for {by} more</source>
            <translation>{who&apos;s}另一个行动打击值 +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action blocks {by} less</source>
            <translation>{who&apos;s}另一个行动格挡值 −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action blocks {by} more</source>
            <translation>{who&apos;s}另一个行动格挡值 +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions strike for {by} less this turn</source>
            <translation>本回合{who&apos;s}行动打击值 −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions strike for {by} more this turn</source>
            <translation>本回合{who&apos;s}行动打击值 +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions block {by} less this turn</source>
            <translation>本回合{who&apos;s}行动格挡值 −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions block {by} more this turn</source>
            <translation>本回合{who&apos;s}行动格挡值 +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} counts as used</source>
            <translation>{who&apos;s}{what}视为已使用</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used again</source>
            <translation>{who&apos;s}{what}可再次使用</translation>
        </message>
        <message>
            <source>{who} {who|have|has} −{by} DV this turn</source>
            <translation>本回合{who} DV −{by}</translation>
        </message>
        <message>
            <source>{who} {who|have|has} +{by} DV this turn</source>
            <translation>本回合{who} DV +{by}</translation>
        </message>
        <message>
            <source>{who} {who|lose|loses} {#by what}</source>
            <translation>{who}失去 {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|get|gets} {#by what}</source>
            <translation>{who}获得 {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|gain|gains} {#by what}</source>
            <translation>{who}获得 {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|steal|steals} {#amount what}</source>
            <translation>{who}偷取 {#amount what}</translation>
        </message>
        <message>
            <source>{who} {who|are|is} poisoned</source>
            <translation>{who}中毒</translation>
        </message>
        <message>
            <source>{who} {who|are|is} ignited</source>
            <translation>{who}被点燃</translation>
        </message>
        <message>
            <source>{who} {who|are|is} stunned</source>
            <translation>{who}眩晕</translation>
        </message>
        <message>
            <source>{who} may play no more powers this turn</source>
            <translation>本回合{who}不能再使用能力</translation>
        </message>
        <message>
            <source>nothing can damage {who} this turn</source>
            <translation>本回合{who}不会受到任何伤害</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is locked for this turn</source>
            <translation>本回合{who&apos;s} DV 不能改变</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is kept for the next turn</source>
            <translation>下回合沿用{who&apos;s} DV</translation>
        </message>
        <message>
            <source>{who} {who|are|is} {state}</source>
            <translation>{who}：{state}</translation>
        </message>
        <message>
            <source>{who&apos;s} negative effects end</source>
            <translation>移除{who&apos;s}负面效果</translation>
        </message>
        <message>
            <source>{who} {who|reroll|rerolls}</source>
            <translation>{who}重掷</translation>
        </message>
        <message>
            <source>{who} {who|reroll|rerolls} until {toward}</source>
            <translation>{who}重掷至{toward}</translation>
        </message>
        <message>
            <source>an upgraded card {who:of} is the basic action again</source>
            <translation>{who&apos;s}升级牌还原为基础行动</translation>
        </message>
        <message>
            <source>an upgraded card {who:of}, picked by {pick}, is the basic action again</source>
            <translation>由{pick}选择{who&apos;s}升级牌，还原为基础行动</translation>
        </message>
        <message>
            <source>an upgraded card {who:of} counts as {into} until {until}</source>
            <translation>{who&apos;s}升级牌视为{into}，直到{until}</translation>
        </message>
        <message>
            <source>an upgraded card {who:of}, picked by {pick}, counts as {into} until {until}</source>
            <translation>由{pick}选择{who&apos;s}升级牌，视为{into}，直到{until}</translation>
        </message>
        <message>
            <source>a committed action {who:of} counts as {into} until {until}</source>
            <translation>{who&apos;s}已打出的行动视为{into}，直到{until}</translation>
        </message>
        <message>
            <source>a committed action {who:of}, picked by {pick}, counts as {into} until {until}</source>
            <translation>由{pick}选择{who&apos;s}已打出的行动，视为{into}，直到{until}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions trade places</source>
            <translation>{who&apos;s}行动互换位置</translation>
        </message>
        <message>
            <source>{who} {who|look|looks} at {what}</source>
            <translation>{who}查看{what}</translation>
        </message>
        <message>
            <source>{who} {who|become|becomes} the aggressor</source>
            <translation>{who}成为进攻方</translation>
        </message>
        <message>
            <source>the duel is called off: {then}</source>
            <translation>取消决斗：{then}</translation>
        </message>
        <message>
            <source>{loser} {loser|lose|loses} the duel: {then}</source>
            <translation>{loser}输掉决斗：{then}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} the location&apos;s duel reward</source>
            <translation>{who}拿走该地点的决斗奖励</translation>
        </message>
        <message>
            <source>if {test}</source>
            <translation>若{test}</translation>
        </message>
        <message>
            <source>bid</source>
            <translation>竞价</translation>
        </message>
        <message>
            <source>{at}</source>
            <translation>{at}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {amount} true damage</source>
            <translation>{who}受到 {amount} 点真实伤害</translation>
        </message>
        <message>
            <source>{who} {who|pay|pays} {#amount what}</source>
            <translation>{who}支付 {#amount what}</translation>
        </message>
        <message>
            <source>{who&apos;s} points become {to}</source>
            <translation>{who&apos;s}分数变为 {to}</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is odd</source>
            <translation>{who&apos;s} DV 为奇数</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is even</source>
            <translation>{who&apos;s} DV 为偶数</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is the lower</source>
            <translation>{who&apos;s} DV 较低</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is the higher</source>
            <translation>{who&apos;s} DV 较高</translation>
        </message>
        <message>
            <source>somebody is {who}</source>
            <translation>有玩家是{who}</translation>
        </message>
        <message>
            <source>{who} {who|are|is} {group}</source>
            <translation>{who}是{group}</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used</source>
            <translation>{who&apos;s}{what}可用</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} has been used</source>
            <translation>{who&apos;s}{what}已使用</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used {cmp} {value} times</source>
            <translation>{who&apos;s}{what}可用次数{cmp} {value}</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value} or more</source>
            <translation>{who&apos;s} DV 为 {value} 或以上</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value} or less</source>
            <translation>{who&apos;s} DV 为 {value} 或以下</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value}</source>
            <translation>{who&apos;s} DV 为 {value}</translation>
        </message>
        <message>
            <source>{who} {who|have|has} {#value what} or more</source>
            <translation>{who}有 {#value what}或以上</translation>
        </message>
        <message>
            <source>{who} {who|have|has} {#value what} or less</source>
            <translation>{who}有 {#value what}或以下</translation>
        </message>
        <message>
            <source>{who} {who|have|has} exactly {#value what}</source>
            <translation>{who}恰好有 {#value what}</translation>
        </message>
        <message>
            <source>it is the preparation</source>
            <translation>在准备阶段</translation>
        </message>
        <message>
            <source>it is the showdown</source>
            <translation>在摊牌阶段</translation>
        </message>
        <message>
            <source>the location is an adventure</source>
            <translation>地点是奇遇</translation>
        </message>
        <message>
            <source>the location is a {is}</source>
            <translation>地点是{is}</translation>
        </message>
        <message>
            <source>{who} took damage in this duel</source>
            <translation>{who}在这场决斗中受到过伤害</translation>
        </message>
        <message>
            <source>nothing faces this action</source>
            <translation>对面没有行动</translation>
        </message>
        <message>
            <source>the facing action is {is}</source>
            <translation>对面的行动是{is}</translation>
        </message>
        <message>
            <source>Option %1</source>
            <translation>选项 %1</translation>
        </message>
    </context>
    <context>
        <name>CardState</name>
        <message>
            <source>poisoned</source>
            <translation>中毒</translation>
        </message>
        <message>
            <source>ignited</source>
            <translation>点燃</translation>
        </message>
        <message>
            <source>stunned</source>
            <translation>眩晕</translation>
        </message>
        <message>
            <source>silenced</source>
            <translation>静默</translation>
        </message>
        <message>
            <source>immune to damage</source>
            <translation>不受伤害</translation>
        </message>
        <message>
            <source>DV locked</source>
            <translation>DV 锁定</translation>
        </message>
        <message>
            <source>DV kept</source>
            <translation>DV 沿用</translation>
        </message>
    </context>
    <context>
        <name>CardStrip</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>CardTest</name>
        <message>
            <source>which player it is</source>
            <translation>身份</translation>
        </message>
        <message>
            <source>how much a player has</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>which phase it is</source>
            <translation>阶段</translation>
        </message>
        <message>
            <source>what the location is</source>
            <translation>地点类别</translation>
        </message>
        <message>
            <source>a player was hurt</source>
            <translation>受到过伤害</translation>
        </message>
        <message>
            <source>what faces this action</source>
            <translation>对面的行动</translation>
        </message>
    </context>
    <context>
        <name>CardType</name>
        <message>
            <source>action</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>choice</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>hero</source>
            <translation>英雄</translation>
        </message>
        <message>
            <source>gear</source>
            <translation>装备</translation>
        </message>
        <message>
            <source>one-use card</source>
            <translation>一次性装备</translation>
        </message>
        <message>
            <source>team card</source>
            <translation>团队</translation>
        </message>
        <message>
            <source>minion</source>
            <translation>小怪</translation>
        </message>
        <message>
            <source>boss</source>
            <translation>首领</translation>
        </message>
        <message>
            <source>trap</source>
            <translation>陷阱</translation>
        </message>
        <message>
            <source>event</source>
            <translation>事件</translation>
        </message>
        <message>
            <source>endgame treasure</source>
            <translation>终局宝藏</translation>
        </message>
        <message>
            <source>endgame boss</source>
            <translation>终局首领</translation>
        </message>
        <message>
            <source>party</source>
            <translation>队伍</translation>
        </message>
        <message>
            <source>class</source>
            <translation>职业</translation>
        </message>
        <message>
            <source>power</source>
            <translation>能力</translation>
        </message>
        <message>
            <source>location</source>
            <translation>地点</translation>
        </message>
        <message>
            <source>upgrade</source>
            <translation>升级</translation>
        </message>
        <message>
            <source>wish</source>
            <translation>愿望</translation>
        </message>
        <message>
            <source>Entity</source>
            <translation>实体</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Spell</source>
            <translation>法术</translation>
        </message>
        <message>
            <source>creature</source>
            <translation>生物</translation>
        </message>
    </context>
    <context>
        <name>CardUnit</name>
        <message numerus="yes">
            <source>%n HP</source>
            <translation>
                <numerusform>%n 点生命</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lamps</source>
            <translation>
                <numerusform>%n 盏神灯</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana</source>
            <translation>
                <numerusform>%n 点法力</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n extra upgrades</source>
            <translation>
                <numerusform>%n 次额外升级</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Exposed</source>
            <translation>
                <numerusform>%n 层破绽</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Toughness</source>
            <translation>
                <numerusform>%n 层坚韧</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n DV</source>
            <translation>
                <numerusform>%n DV</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardValue</name>
        <message>
            <source>nothing: a fixed value</source>
            <translation>固定值</translation>
        </message>
        <message>
            <source>the other action</source>
            <translation>另一个行动</translation>
        </message>
        <message>
            <source>all actions</source>
            <translation>所有行动</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>true</source>
            <translation>真实</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>伤害</translation>
        </message>
        <message>
            <source>strength</source>
            <translation>力量</translation>
        </message>
        <message>
            <source>magic</source>
            <translation>魔法</translation>
        </message>
        <message>
            <source>the hand</source>
            <translation>手牌</translation>
        </message>
        <message>
            <source>equipped gear</source>
            <translation>已装备的装备</translation>
        </message>
        <message>
            <source>the hero deck</source>
            <translation>英雄牌库</translation>
        </message>
        <message>
            <source>the hero discard pile</source>
            <translation>英雄弃牌堆</translation>
        </message>
        <message>
            <source>the dungeon discard pile</source>
            <translation>地城弃牌堆</translation>
        </message>
        <message>
            <source>its targets</source>
            <translation>目标</translation>
        </message>
        <message>
            <source>enemies there</source>
            <translation>该处敌人</translation>
        </message>
        <message>
            <source>allies there</source>
            <translation>该处盟友</translation>
        </message>
        <message>
            <source>itself</source>
            <translation>自身</translation>
        </message>
        <message>
            <source>what was chosen</source>
            <translation>所选对象</translation>
        </message>
        <message>
            <source>ordinary</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>lethal</source>
            <translation>致死</translation>
        </message>
        <message>
            <source>stronger</source>
            <translation>加强</translation>
        </message>
        <message>
            <source>halved</source>
            <translation>减半</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>无效</translation>
        </message>
        <message>
            <source>always</source>
            <translation>总是</translation>
        </message>
        <message>
            <source>the attacker is in another lane</source>
            <translation>攻击者在其他道</translation>
        </message>
        <message>
            <source>now</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>as the turn ends</source>
            <translation>回合结束时</translation>
        </message>
        <message>
            <source>the chosen lane</source>
            <translation>指定的道</translation>
        </message>
        <message>
            <source>its own lane</source>
            <translation>自己的道</translation>
        </message>
        <message>
            <source>the next round ends</source>
            <translation>下一轮结束</translation>
        </message>
        <message>
            <source>it is used</source>
            <translation>被使用</translation>
        </message>
        <message>
            <source>damage dealt</source>
            <translation>造成的伤害</translation>
        </message>
        <message>
            <source>damage taken</source>
            <translation>受到的伤害</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>移动</translation>
        </message>
        <message>
            <source>range ahead</source>
            <translation>前方范围</translation>
        </message>
        <message>
            <source>leaving the lane</source>
            <translation>离开该道</translation>
        </message>
        <message>
            <source>acting</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>the dice value</source>
            <translation>DV</translation>
        </message>
        <message>
            <source>this action</source>
            <translation>此行动</translation>
        </message>
        <message>
            <source>strike value</source>
            <translation>打击值</translation>
        </message>
        <message>
            <source>block value</source>
            <translation>格挡值</translation>
        </message>
        <message>
            <source>rolled again</source>
            <translation>任意</translation>
        </message>
        <message>
            <source>higher</source>
            <translation>更高</translation>
        </message>
        <message>
            <source>lower</source>
            <translation>更低</translation>
        </message>
        <message>
            <source>a committed action</source>
            <translation>已打出的行动</translation>
        </message>
        <message>
            <source>an upgraded card</source>
            <translation>升级牌</translation>
        </message>
        <message>
            <source>its owner</source>
            <translation>拥有者</translation>
        </message>
        <message>
            <source>the other player</source>
            <translation>对方</translation>
        </message>
        <message>
            <source>the basic action it replaced</source>
            <translation>被替换的基础行动</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>随机</translation>
        </message>
        <message>
            <source>the turn ends</source>
            <translation>回合结束</translation>
        </message>
        <message>
            <source>the game ends</source>
            <translation>游戏结束</translation>
        </message>
        <message>
            <source>the deck</source>
            <translation>牌库</translation>
        </message>
        <message>
            <source>the discard pile</source>
            <translation>弃牌堆</translation>
        </message>
        <message>
            <source>the other player&apos;s DV</source>
            <translation>对方的 DV</translation>
        </message>
        <message>
            <source>the other player&apos;s hand</source>
            <translation>对方的手牌</translation>
        </message>
        <message>
            <source>all face-down locations</source>
            <translation>所有面朝下的地点</translation>
        </message>
        <message>
            <source>a parley may be offered</source>
            <translation>可提出谈和</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>至少</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>至多</translation>
        </message>
        <message>
            <source>exactly</source>
            <translation>恰好</translation>
        </message>
        <message>
            <source>preparation</source>
            <translation>准备阶段</translation>
        </message>
        <message>
            <source>showdown</source>
            <translation>摊牌阶段</translation>
        </message>
        <message>
            <source>adventure</source>
            <translation>奇遇</translation>
        </message>
        <message>
            <source>hazard</source>
            <translation>险境</translation>
        </message>
        <message>
            <source>treasure</source>
            <translation>宝藏</translation>
        </message>
        <message>
            <source>aggressive</source>
            <translation>进攻类</translation>
        </message>
        <message>
            <source>defensive</source>
            <translation>防御类</translation>
        </message>
        <message>
            <source>Defensive</source>
            <translation>防御</translation>
        </message>
        <message>
            <source>changes</source>
            <translation>变化类</translation>
        </message>
        <message>
            <source>basic</source>
            <translation>基础</translation>
        </message>
        <message>
            <source>Trickster</source>
            <translation>诡计</translation>
        </message>
        <message>
            <source>Offensive</source>
            <translation>进攻</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>returned</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>destroyed</source>
            <translation>被摧毁</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>被弃掉</translation>
        </message>
        <message>
            <source>moved</source>
            <translation>被移动</translation>
        </message>
        <message>
            <source>raised</source>
            <translation>被唤起</translation>
        </message>
        <message>
            <source>marked</source>
            <translation>横置</translation>
        </message>
        <message>
            <source>unmarked</source>
            <translation>未横置</translation>
        </message>
        <message>
            <source>not halved</source>
            <translation>不减半</translation>
        </message>
        <message>
            <source>halved, rounded up</source>
            <translation>减半进位</translation>
        </message>
        <message>
            <source>up</source>
            <translation>进位</translation>
        </message>
        <message>
            <source>the battle</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>Leafcrown</source>
            <translation>叶冠</translation>
        </message>
        <message>
            <source>Hollow Hold</source>
            <translation>空堡</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>近战</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>远程</translation>
        </message>
    </context>
    <context>
        <name>CardsPage</name>
        <message>
            <source>Cards</source>
            <translation>卡牌</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 张卡牌</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 taught</source>
            <translation>已教 %1/%2</translation>
        </message>
        <message>
            <source>Teach cards</source>
            <translation>教它认牌</translation>
        </message>
        <message>
            <source>Ctrl E</source>
            <translation>Ctrl E</translation>
        </message>
        <message>
            <source>Show the camera your own cards, one by one or many at once</source>
            <translation>把你自己的卡牌给摄像头看，一张张来，或一次多张</translation>
        </message>
        <message>
            <source>Search names and texts</source>
            <translation>搜索名称和卡文</translation>
        </message>
        <message>
            <source>Kind of card</source>
            <translation>卡牌种类</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>没有找到</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>平衡</translation>
        </message>
        <message>
            <source>Lets the program play a game many times: who wins, which cards do</source>
            <translation>让程序反复对局：谁会赢，哪些牌会赢</translation>
        </message>
    </context>
    <context>
        <name>CareDialog</name>
        <message>
            <source>Checking everything</source>
            <translation>正在检查</translation>
        </message>
        <message>
            <source>Everything works</source>
            <translation>一切正常</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>有 %n 项需要处理</numerusform>
            </translation>
        </message>
        <message>
            <source>The report holds no names, places or addresses. Send it to whoever helps you.</source>
            <translation>报告不含姓名、路径或地址，可发给帮助你的人。</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>Nights, cards, tables, leagues and settings in one file.</source>
            <translation>对局、卡牌、桌面、联赛和设置，都在一个文件里。</translation>
        </message>
        <message>
            <source>Backups (*.lkbackup)</source>
            <translation>备份 (*.lkbackup)</translation>
        </message>
        <message>
            <source>Back up</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Restores a backup. It is checked first, and your current data is kept.</source>
            <translation>恢复一个备份。会先检查；现有的数据会保留。</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>报告</translation>
        </message>
        <message>
            <source>What was found, and the version of everything in use.</source>
            <translation>检查结果，以及所用各部分的版本。</translation>
        </message>
        <message>
            <source>Text files (*.txt)</source>
            <translation>文本 (*.txt)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>重新启动</translation>
        </message>
        <message>
            <source>Copy the report</source>
            <translation>复制报告</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>CheckList</name>
        <message>
            <source>All checks</source>
            <translation>全部检查项</translation>
        </message>
    </context>
    <context>
        <name>CheckNames</name>
        <message>
            <source>Data folder</source>
            <translation>存放数据的位置</translation>
        </message>
        <message>
            <source>Free disk space</source>
            <translation>磁盘空间</translation>
        </message>
        <message>
            <source>Waiting league nights</source>
            <translation>待上报的联赛对局</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>Recognition</source>
            <translation>识别</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>语音</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>音效</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Deleting everything</source>
            <translation>全部删除</translation>
        </message>
    </context>
    <context>
        <name>CheckWords</name>
        <message>
            <source>tray %1</source>
            <translation>托盘 %1</translation>
        </message>
        <message>
            <source>others</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>top left</source>
            <translation>左上</translation>
        </message>
        <message>
            <source>top right</source>
            <translation>右上</translation>
        </message>
        <message>
            <source>bottom right</source>
            <translation>右下</translation>
        </message>
        <message>
            <source>bottom left</source>
            <translation>左下</translation>
        </message>
        <message>
            <source>It is too dark: paper looks grey</source>
            <translation>太暗：白纸看起来发灰</translation>
        </message>
        <message>
            <source>The picture is blurred (edges %1 px wide, %2 at most)</source>
            <translation>画面模糊：边缘宽 %1 像素，最多只能 %2</translation>
        </message>
        <message>
            <source>No mark can be read</source>
            <translation>一个标记也读不出</translation>
        </message>
        <message>
            <source>The camera is too far away (mark squares %1 px, %2 needed)</source>
            <translation>摄像头太远：标记每格 %1 像素，需要 %2</translation>
        </message>
        <message>
            <source>The camera is tilted by %1 degrees</source>
            <translation>摄像头倾斜了 %1 度</translation>
        </message>
        <message>
            <source>There are two of these: %1</source>
            <translation>有重复的：%1</translation>
        </message>
        <message>
            <source>Not seen: %1</source>
            <translation>没看到：%1</translation>
        </message>
        <message>
            <source>Part of the mat is outside the picture: %1</source>
            <translation>桌垫没有全在画面里，缺：%1</translation>
        </message>
        <message>
            <source>Cards are too small: %1 px long, %2 are needed</source>
            <translation>牌太小：长 %1 像素，需要 %2</translation>
        </message>
        <message>
            <source>Not in the picture: %1</source>
            <translation>不在画面里：%1</translation>
        </message>
        <message>
            <source>The camera is slow: %1 frames per second, %2 needed</source>
            <translation>摄像头太慢：每秒 %1 帧，需要 %2</translation>
        </message>
        <message>
            <source>Bright enough</source>
            <translation>够亮</translation>
        </message>
        <message>
            <source>No glare</source>
            <translation>不反光</translation>
        </message>
        <message>
            <source>Sharp</source>
            <translation>清晰</translation>
        </message>
        <message>
            <source>All trays are seen</source>
            <translation>看得到全部托盘</translation>
        </message>
        <message>
            <source>All corners of the mat are seen</source>
            <translation>看得到桌垫的四个角</translation>
        </message>
        <message>
            <source>All zones are in the picture</source>
            <translation>所有区域都在画面里</translation>
        </message>
        <message>
            <source>%1 frames per second</source>
            <translation>每秒 %1 帧</translation>
        </message>
        <message>
            <source>Frame rate unknown: not a live camera</source>
            <translation>帧率未知：不是实时摄像头</translation>
        </message>
        <message>
            <source>Unknown until a mark is read</source>
            <translation>读出标记后才知道</translation>
        </message>
        <message>
            <source>Put the mat and trays in view; if they are, lower the camera or set it to 1080p</source>
            <translation>请把桌垫和托盘放进画面；已经在画面里，就把摄像头放低，或设为 1080p</translation>
        </message>
        <message>
            <source>Lower the camera, or set it to 1080p</source>
            <translation>请把摄像头放低，或设为 1080p</translation>
        </message>
        <message>
            <source>Lower the camera</source>
            <translation>请把摄像头放低</translation>
        </message>
        <message>
            <source>Lower the camera to about %1 cm, or set it to 1080p</source>
            <translation>请把摄像头放低到约 %1 厘米，或设为 1080p</translation>
        </message>
        <message>
            <source>Lower the camera to about %1 cm</source>
            <translation>请把摄像头放低到约 %1 厘米</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>光线</translation>
        </message>
        <message>
            <source>Glare</source>
            <translation>反光</translation>
        </message>
        <message>
            <source>Sharpness</source>
            <translation>清晰度</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>距离</translation>
        </message>
        <message>
            <source>Tilt</source>
            <translation>倾斜</translation>
        </message>
        <message>
            <source>Trays</source>
            <translation>托盘</translation>
        </message>
        <message>
            <source>Size of cards</source>
            <translation>牌的大小</translation>
        </message>
        <message>
            <source>Zones</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>Frames per second</source>
            <translation>每秒帧数</translation>
        </message>
        <message>
            <source>Turn on another lamp, or turn one toward the table</source>
            <translation>请再开一盏灯，或把灯转向牌桌</translation>
        </message>
        <message>
            <source>Move the lamp to the side, or let it shine on the ceiling</source>
            <translation>请把灯移到旁边，或让它照天花板</translation>
        </message>
        <message>
            <source>Clean the lens, and focus on the table</source>
            <translation>请擦净镜头，对准牌桌对焦</translation>
        </message>
        <message>
            <source>Point the camera down more steeply: %1 degrees of tilt at most</source>
            <translation>请让摄像头更垂直地往下看：倾斜最多 %1 度</translation>
        </message>
        <message>
            <source>Remove one of the two</source>
            <translation>请拿走其中一个</translation>
        </message>
        <message>
            <source>Put it where the camera can see at least one of its marks</source>
            <translation>请放到摄像头至少看得见一个标记的地方</translation>
        </message>
        <message>
            <source>Move the mat or the camera until all four corners are seen, and uncover their marks</source>
            <translation>请移动桌垫或摄像头，直到看得见四个角，并露出角上的标记</translation>
        </message>
        <message>
            <source>Lower the camera, or set a higher resolution</source>
            <translation>请把摄像头放低，或调高分辨率</translation>
        </message>
        <message>
            <source>Move the camera, or drag these zones into the picture</source>
            <translation>请移动摄像头，或把这些区域拖进画面</translation>
        </message>
        <message>
            <source>Add light or lower the resolution; close other programs that use the camera</source>
            <translation>请加点光或调低分辨率；关掉其他使用摄像头的程序</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>a zone and whose it is</comment>
            <translation>%2 的%1</translation>
        </message>
        <message>
            <source>Glare, but outside the zones</source>
            <translation>反光，但在区域之外</translation>
        </message>
        <message>
            <source>Glare here: %1</source>
            <translation>这里反光：%1</translation>
        </message>
        <message>
            <source>Close enough (mark squares %1 px)</source>
            <translation>够近（标记每格 %1 像素）</translation>
        </message>
        <message>
            <source>Angle fine (%1 degrees)</source>
            <translation>角度合适（倾斜 %1 度）</translation>
        </message>
        <message>
            <source>Cards large enough (%1 px long)</source>
            <translation>牌够大（长 %1 像素）</translation>
        </message>
        <message>
            <source>The picture is mirrored: no card and no mark can be read in it</source>
            <translation>画面是镜像的：里面的牌和标记都读不出来</translation>
        </message>
        <message>
            <source>This camera has no colour: cards and dice that differ only in colour get mixed up</source>
            <translation>这个摄像头是黑白的：只靠颜色区分的牌和骰子会弄混</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>镜像</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>颜色</translation>
        </message>
        <message>
            <source>Turn off mirroring in the camera, or flip the picture in the camera setup</source>
            <translation>请在摄像头里关闭镜像，或在摄像头设置中把画面翻回来</translation>
        </message>
        <message>
            <source>Switch the camera to colour, turn off its night mode, or use another camera</source>
            <translation>请把摄像头调成彩色，或关闭夜间模式；也可以换个摄像头</translation>
        </message>
        <message>
            <source>Mat or tiles</source>
            <translation>桌垫或角板</translation>
        </message>
        <message>
            <source>No mat, no tiles: zones lie around the trays</source>
            <translation>没有桌垫和角板：区域围绕骰盘</translation>
        </message>
    </context>
    <context>
        <name>ChoiceBar</name>
        <message>
            <source>Choices</source>
            <translation>选项</translation>
        </message>
    </context>
    <context>
        <name>ChoiceGroup</name>
        <message>
            <source>Not now: %1</source>
            <translation>现在不行：%1</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWords</name>
        <message>
            <source>Enter dice</source>
            <translation>录入骰子</translation>
        </message>
        <message>
            <source>Give up, and end the game?</source>
            <translation>认输并结束游戏吗？</translation>
        </message>
        <message>
            <source>%1: you lose at once</source>
            <translation>%1：你立刻落败</translation>
        </message>
    </context>
    <context>
        <name>CoachDeskWords</name>
        <message>
            <source>You cannot hold these cards now: check your choice</source>
            <translation>你现在不可能有这些牌：请检查所选的牌</translation>
        </message>
        <message>
            <source>The coach is still thinking</source>
            <translation>教练还在思考</translation>
        </message>
    </context>
    <context>
        <name>CoachPage</name>
        <message>
            <source>Coach</source>
            <translation>教练</translation>
        </message>
        <message>
            <source>How much to explain</source>
            <translation>帮助程度</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>返回牌桌</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Everyone else, look away first</source>
            <translation>其他人请先回避</translation>
        </message>
        <message>
            <source>Uses only what both players know. Check your own dice in secret.</source>
            <translation>只用双方都知道的信息。请悄悄看自己的骰子。</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>请稍候：教练正在思考</translation>
        </message>
        <message>
            <source>%1: use my real hand</source>
            <translation>用我自己的手牌：%1</translation>
        </message>
        <message>
            <source>%1: what could I do?</source>
            <translation>%1：我可以怎么做？</translation>
        </message>
        <message>
            <source>The best moves and your chance to win. Everyone else, look away first</source>
            <translation>最好的几步和你的胜率。其他人请先移开视线</translation>
        </message>
    </context>
    <context>
        <name>CoachRole</name>
        <message>
            <source>Best on average (net points)</source>
            <translation>平均最好（净得分）</translation>
        </message>
        <message>
            <source>Hard-to-read play</source>
            <translation>不易看穿的打法</translation>
        </message>
    </context>
    <context>
        <name>ComposedWords</name>
        <message>
            <source>That cannot be done any more. Choose again.</source>
            <translation>这已经不行了，请重新选择。</translation>
        </message>
    </context>
    <context>
        <name>ConfirmEntry</name>
        <message>
            <source>Yes, give up</source>
            <translation>是，认输</translation>
        </message>
        <message>
            <source>No, play on</source>
            <translation>不，继续</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>CorrectionDialog</name>
        <message>
            <source>%1 should be</source>
            <translation>%1 应为</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>更正</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>不改</translation>
        </message>
        <message>
            <source>%1: %2 should be</source>
            <translation>%1：%2 应为</translation>
        </message>
    </context>
    <context>
        <name>DeciderRow</name>
        <message>
            <source>decides</source>
            <translation>由此决定</translation>
        </message>
        <message>
            <source>tied</source>
            <translation>平手</translation>
        </message>
        <message>
            <source>No text for this rule</source>
            <translation>这条规则在此没有条文</translation>
        </message>
    </context>
    <context>
        <name>DeciderTable</name>
        <message>
            <source>How it was decided</source>
            <translation>胜负依据</translation>
        </message>
    </context>
    <context>
        <name>DemoBanner</name>
        <message>
            <source>Demo: a drawn table and made-up players. Nothing is saved.</source>
            <translation>演示：绘制的牌桌，虚构的玩家，不会保存。</translation>
        </message>
        <message>
            <source>Set up your own night</source>
            <translation>自己开一局</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 % of the demo played</source>
            <translation>演示已播放 %1 %</translation>
        </message>
    </context>
    <context>
        <name>DiceCup</name>
        <message>
            <source>%1&apos;s dice: %2</source>
            <translation>%1的骰子：%2</translation>
        </message>
        <message>
            <source>%1&apos;s dice are covered</source>
            <translation>%1的骰子盖着</translation>
        </message>
        <message>
            <source>%1 rolls</source>
            <translation>%1掷骰</translation>
        </message>
        <message>
            <source>%1 has no dice on the table</source>
            <translation>%1没有骰子在桌上</translation>
        </message>
    </context>
    <context>
        <name>DiceEntry</name>
        <message>
            <source>Everyone else, look away. The dice stay hidden afterwards.</source>
            <translation>其他人请回避。之后骰子仍然保密。</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>退格键</translation>
        </message>
        <message>
            <source>%1 of %2 dice entered</source>
            <translation>已录入 %1/%2 颗骰子</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo last die</source>
            <translation>撤回上一颗</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Roll for me</source>
            <translation>替我掷骰</translation>
        </message>
        <message>
            <source>R</source>
            <comment>the key that rolls dice</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>The program rolls the dice, and the record says so.</source>
            <translation>由程序掷骰，记录里会写明。</translation>
        </message>
        <message>
            <source>%1: Enter, or a second digit</source>
            <translation>%1：按回车，或再按一位数字</translation>
        </message>
    </context>
    <context>
        <name>Doctor</name>
        <message>
            <source>%1 is missing: install the package %2</source>
            <translation>缺少 %1：请安装软件包 %2</translation>
        </message>
        <message>
            <source>%1 does not run: reinstall the package %2</source>
            <translation>%1 无法运行：请重新安装软件包 %2</translation>
        </message>
        <message>
            <source>%1 works</source>
            <translation>%1 可以运行</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use a phone (Ctrl H).</source>
            <translation>没有找到摄像头。请插上一个，或使用手机（Ctrl H）。</translation>
        </message>
        <message>
            <source>There is a camera, but you may not use it. Join the group video, then log in again.</source>
            <translation>有摄像头，但你没有使用权限。请加入 video 组，再重新登录。</translation>
        </message>
        <message numerus="yes">
            <source>%n cameras can be used</source>
            <translation>
                <numerusform>有 %n 个摄像头可用</numerusform>
            </translation>
        </message>
        <message>
            <source>The recognition data is intact</source>
            <translation>识别数据完整</translation>
        </message>
        <message>
            <source>The program is damaged. Reinstall it.</source>
            <translation>程序已损坏，请重新安装。</translation>
        </message>
        <message>
            <source>No fonts found. Install fonts-dejavu-core.</source>
            <translation>没有可用的字体。请安装 fonts-dejavu-core。</translation>
        </message>
        <message>
            <source>The window cannot open. Install: %1</source>
            <translation>无法打开窗口。请安装：%1</translation>
        </message>
        <message>
            <source>Qt cannot read pictures. Reinstall libqt6gui6.</source>
            <translation>Qt 无法读取图片。请重新安装 libqt6gui6。</translation>
        </message>
        <message>
            <source>The window can be opened</source>
            <translation>窗口可以打开</translation>
        </message>
        <message>
            <source>No display: games are shown as text</source>
            <translation>没有显示器：对局以文字显示</translation>
        </message>
        <message>
            <source>Nothing saved yet</source>
            <translation>还没有保存任何内容</translation>
        </message>
        <message>
            <source>Intact (%1)</source>
            <translation>完整（%1）</translation>
        </message>
        <message>
            <source>Nights and settings can be saved</source>
            <translation>可以保存对局和设置</translation>
        </message>
        <message>
            <source>Nothing can be saved: %1. Free some space, or check the folder&apos;s permissions.</source>
            <translation>无法保存：%1。请腾出空间，或检查文件夹的权限。</translation>
        </message>
        <message>
            <source>%1 free</source>
            <translation>剩余 %1</translation>
        </message>
        <message>
            <source>Only %1 free. Free some space before the next game.</source>
            <translation>只剩 %1。请在下次对局前腾出空间。</translation>
        </message>
        <message>
            <source>The settings cannot be read, so the defaults are used. Delete the file %1.</source>
            <translation>无法读取设置，已使用默认设置。请删除文件 %1。</translation>
        </message>
        <message>
            <source>Settings cannot be changed. Check the permissions of the file %1.</source>
            <translation>无法更改设置。请检查文件 %1 的权限。</translation>
        </message>
        <message>
            <source>Settings can be read and changed</source>
            <translation>设置可以读取和更改</translation>
        </message>
        <message>
            <source>One of your card packs has errors and is not used. Open it in My cards (F6).</source>
            <translation>有一个自制卡包有错误，对局不会使用它。请在“我的卡牌”（F6）中打开它。</translation>
        </message>
        <message numerus="yes">
            <source>%n packs of your cards, no errors</source>
            <translation>
                <numerusform>%n 个自制卡包，全部正常</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights for a league cannot be read. Report them again.</source>
            <translation>
                <numerusform>有 %n 局联赛对局无法读取。请重新上报。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights counted for no league. Ask its organiser why.</source>
            <translation>
                <numerusform>有 %n 局没有计入联赛。请询问组织者。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights wait for their league</source>
            <translation>
                <numerusform>%n 局等待提交给联赛</numerusform>
            </translation>
        </message>
        <message>
            <source>The certificate cannot be read. Delete the folder &apos;phones&apos;: a new one is made.</source>
            <translation>无法读取证书。请删除文件夹 phones：证书会重新生成。</translation>
        </message>
        <message>
            <source>The certificate is not valid today. Check the clock; a new one is made when a phone connects.</source>
            <translation>证书今天无效。请检查时钟；下一部手机连接时会重新生成。</translation>
        </message>
        <message>
            <source>Other users of this computer can read the secret key. Delete the folder &apos;phones&apos;: a new key is made.</source>
            <translation>这台电脑上的其他人可以读取密钥。请删除文件夹 phones：密钥会重新生成。</translation>
        </message>
        <message>
            <source>Phones need encryption. Install libssl3 and Qt&apos;s TLS plugin (libqt6network6).</source>
            <translation>手机连接需要加密。请安装 libssl3 和 Qt 的 TLS 插件（libqt6network6）。</translation>
        </message>
        <message>
            <source>This computer is not on a network. Connect it to the phones&apos; network.</source>
            <translation>这台电脑没有联网。请加入手机所在的网络。</translation>
        </message>
        <message>
            <source>Port %1 is in use: phones are already on, or another program uses it</source>
            <translation>端口 %1 已被占用：手机功能已开启，或被别的程序占用</translation>
        </message>
        <message>
            <source>Port %1 is free, and there is a network</source>
            <translation>端口 %1 可用，且已联网</translation>
        </message>
        <message>
            <source>A restore is unfinished. Close all Lampkeeper windows and open it again: that finishes it, and your earlier data is kept.</source>
            <translation>有一次恢复尚未完成。请关闭所有 Lampkeeper 窗口再重新打开：恢复会随之完成，原有的内容也会保留。</translation>
        </message>
        <message>
            <source>Unless a restore is running now, one was interrupted before it replaced anything. Restore the backup again, or delete the folder %1.</source>
            <translation>如果现在没有恢复正在进行，那就是有一次恢复中断了，没有替换任何内容。请重新恢复备份，或删除文件夹 %1。</translation>
        </message>
        <message>
            <source>No unfinished restore</source>
            <translation>没有未完成的恢复</translation>
        </message>
        <message>
            <source>Nothing is waiting to be deleted</source>
            <translation>没有要删除的内容</translation>
        </message>
        <message>
            <source>All data is deleted at the next start, as requested. To keep it, open Settings; otherwise close all Lampkeeper windows and open it again.</source>
            <translation>按照要求，全部数据会在下次启动时删除。若想保留，请打开“设置”；否则请关闭所有 Lampkeeper 窗口，再重新打开。</translation>
        </message>
        <message>
            <source>The font for %1 is missing. Install %2.</source>
            <translation>缺少%1的字体。请安装 %2。</translation>
        </message>
        <message>
            <source>%1 can be displayed</source>
            <translation>可以显示%1</translation>
        </message>
        <message>
            <source>Latin letters can be displayed</source>
            <translation>可以显示拉丁字母</translation>
        </message>
        <message>
            <source>The folder is on a drive that cannot lock files, as some network drives. Keep it on a disk of this computer.</source>
            <translation>该文件夹位于无法锁定文件的驱动器上，例如某些网络驱动器。请保存在这台电脑的磁盘上。</translation>
        </message>
    </context>
    <context>
        <name>DuelActs</name>
        <message>
            <source>Hit</source>
            <translation>命中</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>格挡</translation>
        </message>
        <message>
            <source>Dodged</source>
            <translation>闪开</translation>
        </message>
        <message>
            <source>Healed</source>
            <translation>回复</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>得分</translation>
        </message>
    </context>
    <context>
        <name>DuelAside</name>
        <message>
            <source>Back to the table</source>
            <translation>返回牌桌</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>DuelGain</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 damage</source>
            <translation>%1 点伤害</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>骰值 %1</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>伤害</translation>
        </message>
    </context>
    <context>
        <name>DuelPage</name>
        <message>
            <source>No duel yet. Once one is decided, every step is shown here.</source>
            <translation>还没有决斗。分出结果后，这里会显示每一步。</translation>
        </message>
        <message>
            <source>Corrects an event or a number</source>
            <translation>更正一条记录或一个数值</translation>
        </message>
        <message>
            <source>Steps of the duel</source>
            <translation>决斗的步骤</translation>
        </message>
        <message>
            <source>Fix a mistake</source>
            <translation>更正</translation>
        </message>
        <message>
            <source>Show the cards</source>
            <translation>看卡牌</translation>
        </message>
        <message>
            <source>Show the sums</source>
            <translation>看计算</translation>
        </message>
    </context>
    <context>
        <name>DuelSide</name>
        <message>
            <source>No action</source>
            <translation>没有行动</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 张牌</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DuelSteps</name>
        <message>
            <source>One step back</source>
            <translation>上一步</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>第 %1/%2 步</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>下一步</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>全部显示</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <comment>steps told, of all</comment>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>重来</translation>
        </message>
    </context>
    <context>
        <name>EditorChoices</name>
        <message>
            <source>Type part of the name</source>
            <translation>输入名称的一部分</translation>
        </message>
    </context>
    <context>
        <name>EditorHead</name>
        <message>
            <source>My cards</source>
            <translation>我的卡牌</translation>
        </message>
        <message>
            <source>Copy a house card</source>
            <translation>复制自带卡牌</translation>
        </message>
        <message>
            <source>New card</source>
            <translation>新卡牌</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Packs</source>
            <translation>卡包</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Not saved yet, goes to the pack %1</source>
            <translation>尚未保存，将存入卡包 %1</translation>
        </message>
        <message>
            <source>In the pack %1</source>
            <translation>在卡包 %1 中</translation>
        </message>
        <message>
            <source>Goes to the pack %1</source>
            <translation>将存入卡包 %1</translation>
        </message>
        <message>
            <source>Back to the unsaved card</source>
            <translation>回到之前未保存的卡牌</translation>
        </message>
    </context>
    <context>
        <name>EditorPacks</name>
        <message>
            <source>Packs of your cards</source>
            <translation>你的卡包</translation>
        </message>
        <message>
            <source>A pack is one file. Every night plays with the house pack and all of yours.</source>
            <translation>一个卡包就是一个文件。每次对局都使用自带卡包和你的全部卡包。</translation>
        </message>
        <message>
            <source>Name of the pack new cards go to</source>
            <translation>新卡牌存入的卡包名</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Pack file somebody gave you</source>
            <translation>别人给你的卡包文件</translation>
        </message>
        <message>
            <source>File to write the pack %1 to</source>
            <translation>卡包 %1 要写入的文件</translation>
        </message>
        <message>
            <source>Take this card out of its pack</source>
            <translation>把这张卡牌移出卡包</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Packs (*.json)</source>
            <translation>卡包 (*.json)</translation>
        </message>
    </context>
    <context>
        <name>EditorPreview</name>
        <message>
            <source>The card %1 as it will be printed</source>
            <translation>卡牌 %1 打印出来的样子</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>来自文件</translation>
        </message>
        <message>
            <source>Picture file</source>
            <translation>图片文件</translation>
        </message>
        <message>
            <source>Write the text</source>
            <translation>生成卡文</translation>
        </message>
        <message>
            <source>from what it does</source>
            <translation>根据效果</translation>
        </message>
        <message>
            <source>What the referee will do</source>
            <translation>裁判会怎么做</translation>
        </message>
        <message>
            <source>Still to fix</source>
            <translation>还要改的问题</translation>
        </message>
        <message>
            <source>The players decide: the referee stops at this card and asks what happened.</source>
            <translation>由桌边的玩家决定：裁判遇到这张牌会停下来，问结果如何。</translation>
        </message>
        <message>
            <source>Pictures (*.jpg *.jpeg *.png *.heic *.avif *.webp *.tif *.tiff *.bmp *.gif *.jp2)</source>
            <translation>图片 (*.jpg *.jpeg *.png *.heic *.avif *.webp *.tif *.tiff *.bmp *.gif *.jp2)</translation>
        </message>
    </context>
    <context>
        <name>EditorRow</name>
        <message>
            <source>Move up</source>
            <translation>上移</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>下移</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
    </context>
    <context>
        <name>EditorShot</name>
        <message>
            <source>Sunburst</source>
            <translation>日爆</translation>
        </message>
    </context>
    <context>
        <name>EnrolCard</name>
        <message>
            <source>No card found in this photo. If it is a scan or cropped to the card, use it as it is.</source>
            <translation>这张照片里没有找到牌。扫描件或裁剪到牌边的图片可以整张采用。</translation>
        </message>
        <message>
            <source>Lay %1 where the camera sees it.</source>
            <translation>请把 %1 放到摄像头看得见的地方。</translation>
        </message>
        <message>
            <source>Lay a card where the camera sees it, or several side by side.</source>
            <translation>请把一张牌放到摄像头看得见的地方，也可以并排放几张。</translation>
        </message>
        <message>
            <source>The card as it is seen</source>
            <translation>看到的牌</translation>
        </message>
        <message>
            <source>The card it was recognised as</source>
            <translation>认成的牌</translation>
        </message>
        <message>
            <source>not %1</source>
            <translation>不%1</translation>
        </message>
        <message>
            <source>The picture %1: %2.</source>
            <translation>照片%1：%2。</translation>
        </message>
        <message>
            <source>Type its name first.</source>
            <translation>请先输入名称。</translation>
        </message>
        <message>
            <source>Another picture of it</source>
            <translation>再存一张照片</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>All %1</source>
            <translation>全部 %1</translation>
        </message>
        <message>
            <source>Ctrl Enter</source>
            <translation>Ctrl Enter</translation>
        </message>
        <message>
            <source>Next photo</source>
            <translation>下一张照片</translation>
        </message>
        <message>
            <source>Ctrl N</source>
            <translation>Ctrl N</translation>
        </message>
        <message>
            <source>Find the card in the picture</source>
            <translation>在照片里找牌</translation>
        </message>
        <message>
            <source>This picture is the card</source>
            <translation>这张图片就是牌</translation>
        </message>
        <message>
            <source>Ctrl P</source>
            <translation>Ctrl P</translation>
        </message>
        <message>
            <source>Takes the photo edge to edge, as a scan of one card</source>
            <translation>把整张照片当作一张牌的扫描件</translation>
        </message>
        <message>
            <source>Yes, that&apos;s it</source>
            <translation>是的，就是它</translation>
        </message>
    </context>
    <context>
        <name>EnrolHabits</name>
        <message>
            <source>Hands-free</source>
            <translation>免动手</translation>
        </message>
        <message>
            <source>A known card that lies still is accepted without a key press</source>
            <translation>已认识的牌静止后直接接受，不用按键</translation>
        </message>
        <message>
            <source>Asks for the cards the camera cannot name yet, one by one</source>
            <translation>依次要求放上摄像头还认不出的牌</translation>
        </message>
        <message>
            <source>Taught: %1</source>
            <translation>已教：%1</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Ctrl Z</translation>
        </message>
        <message>
            <source>Undoes the last card you taught</source>
            <translation>撤回刚才教的卡牌</translation>
        </message>
        <message>
            <source>%1: on</source>
            <translation>%1：开</translation>
        </message>
        <message>
            <source>%1: off</source>
            <translation>%1：关</translation>
        </message>
        <message>
            <source>Go in pack order</source>
            <translation>按卡包顺序</translation>
        </message>
        <message>
            <source>These are card backs</source>
            <translation>这些是牌背</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤回</translation>
        </message>
    </context>
    <context>
        <name>EnrolHead</name>
        <message>
            <source>Teach %1</source>
            <translation>教它认 %1</translation>
        </message>
        <message>
            <source>Lay down %1</source>
            <translation>请放 %1</translation>
        </message>
        <message>
            <source>Teach cards</source>
            <translation>教它认牌</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>%1 of %2 cards taught</source>
            <translation>%2 张卡牌已教 %1 张</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Show the camera your cards once.</source>
            <translation>让摄像头看一遍你的卡牌。</translation>
        </message>
    </context>
    <context>
        <name>EnrolPairs</name>
        <message>
            <source>Both were taught twice. That may be enough.</source>
            <translation>两张都教过两次，这样应该够了。</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>The next pair of cards that are alike</source>
            <translation>下一对相像的卡牌</translation>
        </message>
    </context>
    <context>
        <name>EnrolStart</name>
        <message>
            <source>Where are the cards?</source>
            <translation>在哪里看卡牌？</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Lay the cards apart on a plain table. Names of printed cards are suggested; type the others. Enter accepts. Hands-free accepts what lies still for a second and a half.</source>
            <translation>把卡牌分开放在素色桌面上。打印的卡牌会提示名称，其他的请输入，按 Enter 接受。免动手时，静止一秒半的牌直接接受。</translation>
        </message>
        <message>
            <source>Photo, folder, video or address</source>
            <translation>照片、文件夹、视频或地址</translation>
        </message>
    </context>
    <context>
        <name>EnrolStrip</name>
        <message>
            <source>Cards in front of the camera</source>
            <translation>摄像头前的卡牌</translation>
        </message>
        <message>
            <source>no name yet</source>
            <translation>还没有名称</translation>
        </message>
        <message>
            <source>taught</source>
            <translation>已教</translation>
        </message>
        <message>
            <source>the picture could be better</source>
            <translation>照片可以更好</translation>
        </message>
    </context>
    <context>
        <name>EnrolView</name>
        <message>
            <source>The cards as the camera sees them</source>
            <translation>摄像头看到的卡牌</translation>
        </message>
        <message>
            <source>Getting the camera and the printed cards ready</source>
            <translation>正在准备摄像头和打印的卡牌</translation>
        </message>
        <message>
            <source>%1 taught</source>
            <translation>%1 已教</translation>
        </message>
    </context>
    <context>
        <name>Enrolling</name>
        <message>
            <source>Back of %1</source>
            <translation>%1 的牌背</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>is cut off: %1 of it lies outside the photo</source>
            <translation>被切掉了，有 %1 在画面外</translation>
        </message>
        <message>
            <source>take the photo again with all of the card in it</source>
            <translation>请重拍，让整张牌都在画面里</translation>
        </message>
        <message>
            <source>is only %1 pixels high, too few for small print</source>
            <translation>只有 %1 像素高，看不清小字</translation>
        </message>
        <message>
            <source>go nearer, or use more pixels</source>
            <translation>请靠近些，或提高像素</translation>
        </message>
        <message>
            <source>is blurred</source>
            <translation>模糊</translation>
        </message>
        <message>
            <source>hold the camera still, let it focus, give it more light</source>
            <translation>请拿稳摄像头，等它对好焦，再亮一些</translation>
        </message>
        <message>
            <source>is too dark to tell its colours</source>
            <translation>太暗，分不清颜色</translation>
        </message>
        <message>
            <source>give it more light</source>
            <translation>请再亮一些</translation>
        </message>
        <message>
            <source>is so bright that %1 of its print is lost</source>
            <translation>太亮，有 %1 的图文看不清</translation>
        </message>
        <message>
            <source>turn the card or the lamp until nothing glares, or shorten the exposure</source>
            <translation>请转动卡牌或灯，直到不反光，或缩短曝光</translation>
        </message>
        <message>
            <source>looks the same as %1</source>
            <translation>看起来和 %1 一样</translation>
        </message>
        <message>
            <source>if it is the same card, use that name; if not, mark one of them: no picture tells them apart</source>
            <translation>若是同一张牌，请用那个名称；若不是，请在其中一张上做标记，光看照片分不出来</translation>
        </message>
        <message>
            <source>looks much like %1, so you will often be asked which one it is</source>
            <translation>很难和 %1 分清，以后会常常问是哪一张</translation>
        </message>
        <message>
            <source>teach both again, larger in the photo and evenly lit; if that is not enough, mark one</source>
            <translation>请把两张都再教一次，拍大些，光照均匀；还不够就在其中一张上做标记</translation>
        </message>
    </context>
    <context>
        <name>ErrorWindow</name>
        <message>
            <source>Lampkeeper cannot start</source>
            <translation>Lampkeeper 无法启动</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>EveningActions</name>
        <message>
            <source>Rematch</source>
            <translation>再来一局</translation>
        </message>
        <message>
            <source>The same players at the same table; somebody else goes first</source>
            <translation>同样的玩家，同样的牌桌；换一个人先手</translation>
        </message>
        <message>
            <source>New night</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>逐步查看</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Shows the table as it was after every event</source>
            <translation>显示每条记录之后的牌桌</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>分享</translation>
        </message>
        <message>
            <source>Save as a picture to share</source>
            <translation>存成一张可以发给别人的图片</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>复制文字</translation>
        </message>
        <message>
            <source>Who won, by what, and the moments of the night</source>
            <translation>谁赢了、凭什么赢，以及这一局的精彩时刻</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>存为 PDF</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文字</translation>
        </message>
        <message>
            <source>Save as text</source>
            <translation>存为文字</translation>
        </message>
        <message>
            <source>Transcript</source>
            <translation>对局记录</translation>
        </message>
        <message>
            <source>Save as a transcript that can be replayed</source>
            <translation>存为可以回放的对局记录</translation>
        </message>
    </context>
    <context>
        <name>EveningPage</name>
        <message>
            <source>One moment</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>No night has ended yet. Past nights are under History.</source>
            <translation>还没有对局结束。以往的对局在“历史”里。</translation>
        </message>
        <message>
            <source>What decided it, and moments to learn from</source>
            <translation>胜负的关键，以及值得复盘的时刻</translation>
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>cannot be created, so nothing can be saved</source>
            <translation>无法创建，所以什么都保存不了</translation>
        </message>
        <message>
            <source>cannot be created: there is no folder %1</source>
            <translation>无法创建：没有文件夹 %1</translation>
        </message>
        <message>
            <source>cannot be created: that name is already taken</source>
            <translation>无法创建：已有同名的东西</translation>
        </message>
        <message>
            <source>cannot be opened</source>
            <translation>无法打开</translation>
        </message>
        <message>
            <source>cannot be read</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>cannot be read: %1</source>
            <translation>无法读取：%1</translation>
        </message>
        <message>
            <source>cannot be read or written: the disk reports an error</source>
            <translation>无法读写：磁盘报告错误</translation>
        </message>
        <message>
            <source>cannot be used as a library: %1</source>
            <translation>不能用作卡牌库：%1</translation>
        </message>
        <message>
            <source>cannot be written</source>
            <translation>无法写入</translation>
        </message>
        <message>
            <source>cannot be written: %1</source>
            <translation>无法写入：%1</translation>
        </message>
        <message>
            <source>cannot be written because the disk is full</source>
            <translation>无法写入：磁盘已满</translation>
        </message>
        <message>
            <source>cannot be listed: %1</source>
            <translation>无法列出：%1</translation>
        </message>
        <message>
            <source>does not exist</source>
            <translation>不存在</translation>
        </message>
        <message>
            <source>is a folder</source>
            <translation>是文件夹</translation>
        </message>
        <message>
            <source>is not a file</source>
            <translation>不是文件</translation>
        </message>
        <message>
            <source>is a folder, not a card library</source>
            <translation>是文件夹，不是卡牌库</translation>
        </message>
        <message>
            <source>is not a card library</source>
            <translation>不是卡牌库</translation>
        </message>
        <message>
            <source>is another program&apos;s database, not a card library</source>
            <translation>是别的程序的数据库，不是卡牌库</translation>
        </message>
        <message>
            <source>is empty, not a card library</source>
            <translation>是空的，不是卡牌库</translation>
        </message>
        <message>
            <source>is damaged or incomplete</source>
            <translation>已损坏或不完整</translation>
        </message>
        <message>
            <source>is a library, which other files must not replace</source>
            <translation>是卡牌库，不能被其他文件覆盖</translation>
        </message>
        <message>
            <source>is in use by another program</source>
            <translation>正被别的程序使用</translation>
        </message>
        <message>
            <source>has no night %1</source>
            <translation>里没有第 %1 局</translation>
        </message>
        <message>
            <source>night %1 was continued elsewhere</source>
            <translation>第 %1 局已在别处继续</translation>
        </message>
        <message>
            <source>night %1, event %2 is missing</source>
            <translation>第 %1 局的第 %2 条记录不见了</translation>
        </message>
        <message>
            <source>night %1, event %2 is damaged: %3</source>
            <translation>第 %1 局的第 %2 条记录已损坏：%3</translation>
        </message>
        <message>
            <source>night %1, event %2 was never recorded</source>
            <translation>第 %1 局的第 %2 条从未记录</translation>
        </message>
        <message>
            <source>holds no event that these rules accept (%1)</source>
            <translation>没有一条记录合乎现在的规则（%1）</translation>
        </message>
        <message>
            <source>needs more memory than there is</source>
            <translation>需要的内存不够</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>请检查权限</translation>
        </message>
        <message>
            <source>check that the file exists, and its and its folder&apos;s permissions</source>
            <translation>请检查它是否存在，以及它和文件夹的权限</translation>
        </message>
        <message>
            <source>check the disk</source>
            <translation>请检查磁盘</translation>
        </message>
        <message>
            <source>check the path and its permissions</source>
            <translation>请检查路径和权限</translation>
        </message>
        <message>
            <source>check the permissions of the file and its folder</source>
            <translation>请检查文件和文件夹的权限</translation>
        </message>
        <message>
            <source>choose a folder you may write to, with room in it</source>
            <translation>请选一个可以写入、有空间的文件夹</translation>
        </message>
        <message>
            <source>choose one of the nights it holds</source>
            <translation>请选其中已有的一局</translation>
        </message>
        <message>
            <source>close it in all windows but one, and continue there</source>
            <translation>请只留一个窗口，在那里继续</translation>
        </message>
        <message>
            <source>close other programs and try again</source>
            <translation>请关闭别的程序再试</translation>
        </message>
        <message>
            <source>create the folder first</source>
            <translation>请先创建文件夹</translation>
        </message>
        <message>
            <source>free some space and try again; nothing was lost</source>
            <translation>请腾出空间再试；什么都没丢</translation>
        </message>
        <message>
            <source>create it, or free some space</source>
            <translation>请创建它，或腾出空间</translation>
        </message>
        <message>
            <source>move the files %1</source>
            <translation>请移走文件 %1</translation>
        </message>
        <message>
            <source>choose a card library</source>
            <translation>请指定一个卡牌库</translation>
        </message>
        <message>
            <source>choose a file in it</source>
            <translation>请指定其中的一个文件</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>请换个文件</translation>
        </message>
        <message>
            <source>choose another place</source>
            <translation>请换个地方</translation>
        </message>
        <message>
            <source>delete it to get a new one, or choose another file</source>
            <translation>请删掉它以便新建，或换个文件</translation>
        </message>
        <message>
            <source>restore it from a copy</source>
            <translation>请用备份恢复</translation>
        </message>
        <message>
            <source>restore the file from a copy, or start a new night</source>
            <translation>请用备份恢复文件，或开始新的一局</translation>
        </message>
        <message>
            <source>resume it with the version it was played with</source>
            <translation>请用当时的版本继续</translation>
        </message>
        <message>
            <source>use the newer Lampkeeper that wrote it</source>
            <translation>请用写下它的新版 Lampkeeper</translation>
        </message>
        <message>
            <source>wait for it or close it, then try again</source>
            <translation>请等它结束或关掉它，再试一次</translation>
        </message>
        <message>
            <source>set that table up again</source>
            <translation>请重新设置那张桌子</translation>
        </message>
        <message>
            <source>no camera has this number</source>
            <translation>没有这个编号的摄像头</translation>
        </message>
        <message>
            <source>is not a camera, file or folder</source>
            <translation>不是摄像头、文件或文件夹</translation>
        </message>
        <message>
            <source>is a camera that gives no pictures</source>
            <translation>这个摄像头没有画面</translation>
        </message>
        <message>
            <source>is neither file nor folder</source>
            <translation>既不是文件也不是文件夹</translation>
        </message>
        <message>
            <source>is not an address that can be opened</source>
            <translation>不是能打开的地址</translation>
        </message>
        <message>
            <source>names a computer that cannot be found</source>
            <translation>找不到这个地址的电脑</translation>
        </message>
        <message>
            <source>cannot be reached: %1</source>
            <translation>连接不上：%1</translation>
        </message>
        <message>
            <source>connects but sends nothing</source>
            <translation>连上了，但没有发送任何内容</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>没有回应</translation>
        </message>
        <message>
            <source>refuses the connection</source>
            <translation>拒绝连接</translation>
        </message>
        <message>
            <source>sends no pictures that can be played</source>
            <translation>发送的画面无法播放</translation>
        </message>
        <message>
            <source>wants a name and a password</source>
            <translation>需要用户名和密码</translation>
        </message>
        <message>
            <source>has no pictures in it</source>
            <translation>里面没有图片</translation>
        </message>
        <message>
            <source>is not a picture that can be read</source>
            <translation>不是能读取的图片</translation>
        </message>
        <message>
            <source>is not a video that can be played</source>
            <translation>不是能播放的视频</translation>
        </message>
        <message>
            <source>is damaged, or of a kind that cannot be played</source>
            <translation>已损坏，或是无法播放的格式</translation>
        </message>
        <message>
            <source>check that the camera is not in use elsewhere</source>
            <translation>请确认摄像头没有被别处占用</translation>
        </message>
        <message>
            <source>check that the camera is on and in this network</source>
            <translation>请确认摄像头已打开并在同一网络</translation>
        </message>
        <message>
            <source>check the address and the network</source>
            <translation>请检查地址和网络</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>请检查名称</translation>
        </message>
        <message>
            <source>check the port, and that the camera&apos;s server is running</source>
            <translation>请检查端口，并确认摄像头的服务已启动</translation>
        </message>
        <message>
            <source>close other programs that use it, or plug it in again</source>
            <translation>请关闭占用它的程序，或重新插上</translation>
        </message>
        <message>
            <source>plug in a camera: none was found</source>
            <translation>请插上摄像头：系统里一个也没有</translation>
        </message>
        <message>
            <source>choose one of: %1</source>
            <translation>请选其一：%1</translation>
        </message>
        <message>
            <source>use http:// or rtsp:// and a computer&apos;s name</source>
            <translation>请用 http:// 或 rtsp:// 加电脑名</translation>
        </message>
        <message>
            <source>write them into the address: %1://name:password@...</source>
            <translation>请写进地址：%1://用户名:密码@...</translation>
        </message>
        <message>
            <source>give the address of the stream itself, not of a page</source>
            <translation>请给出视频流本身的地址，不是网页</translation>
        </message>
        <message>
            <source>put PNG, JPEG, BMP or WebP files there, or choose another folder</source>
            <translation>请放入 PNG、JPEG、BMP 或 WebP 文件，或换个文件夹</translation>
        </message>
        <message>
            <source>save it as JPEG, PNG, BMP or WebP</source>
            <translation>请存成 JPEG、PNG、BMP 或 WebP</translation>
        </message>
        <message>
            <source>is larger than 32 MB</source>
            <translation>大于 32 MB</translation>
        </message>
        <message>
            <source>split it into several packs</source>
            <translation>请分成几个卡包</translation>
        </message>
        <message>
            <source>there is already a pack %1</source>
            <translation>卡包 %1 已经有了</translation>
        </message>
        <message>
            <source>rename one of them</source>
            <translation>请给其中一个改名</translation>
        </message>
        <message>
            <source>is a pack of the game &quot;%1&quot;</source>
            <translation>是游戏“%1”的卡包</translation>
        </message>
        <message>
            <source>choose a pack of %1</source>
            <translation>请选 %1 的卡包</translation>
        </message>
        <message>
            <source>choose a card pack</source>
            <translation>请指定一个卡包</translation>
        </message>
        <message>
            <source>this game has nothing of that kind to print</source>
            <translation>这个游戏没有这样的东西可印</translation>
        </message>
        <message>
            <source>is not a Lampkeeper backup</source>
            <translation>不是 Lampkeeper 的备份</translation>
        </message>
        <message>
            <source>choose a backup made by Lampkeeper</source>
            <translation>请选择 Lampkeeper 所做的备份</translation>
        </message>
        <message>
            <source>is a backup that a newer Lampkeeper wrote</source>
            <translation>是由较新的 Lampkeeper 写出的备份</translation>
        </message>
        <message>
            <source>restore it with the newer Lampkeeper</source>
            <translation>请用新版 Lampkeeper 恢复</translation>
        </message>
        <message>
            <source>is a damaged or incomplete backup</source>
            <translation>是损坏或不完整的备份</translation>
        </message>
        <message>
            <source>is a damaged backup, or one that was changed after it was made</source>
            <translation>是损坏的备份，或备份后被改动过</translation>
        </message>
        <message>
            <source>use another copy of it</source>
            <translation>请使用另一份副本</translation>
        </message>
        <message>
            <source>choose a backup</source>
            <translation>请选择一个备份</translation>
        </message>
        <message>
            <source>holds %1, which %2</source>
            <translation>其中的 %1 有问题：%2</translation>
        </message>
        <message>
            <source>cannot be copied: %1</source>
            <translation>无法复制：%1</translation>
        </message>
        <message>
            <source>cannot be written to: %1</source>
            <translation>无法写入：%1</translation>
        </message>
        <message>
            <source>check the permissions of the folder, and that the disk has room</source>
            <translation>请检查文件夹的权限以及磁盘空间</translation>
        </message>
        <message>
            <source>is being restored by another program</source>
            <translation>正在被另一个程序恢复</translation>
        </message>
        <message>
            <source>wait until it is done, then try again</source>
            <translation>请等它完成后再试</translation>
        </message>
        <message>
            <source>could not be restored completely: %1</source>
            <translation>无法恢复到底：%1</translation>
        </message>
        <message>
            <source>close all Lampkeeper windows, then try again</source>
            <translation>请关闭所有 Lampkeeper 窗口后再试</translation>
        </message>
        <message>
            <source>has schema %1, newer than this program&apos;s %2</source>
            <translation>结构版本为 %1，比本程序的 %2 新</translation>
        </message>
        <message>
            <source>restore a backup, or move the file away</source>
            <translation>请恢复备份，或移走该文件</translation>
        </message>
        <message>
            <source>holds views or triggers, which no library of ours has</source>
            <translation>含有视图或触发器，而本程序的卡牌库从不含有这些</translation>
        </message>
        <message>
            <source>holds views or triggers, which no league of ours has</source>
            <translation>含有视图或触发器，而本程序的联赛从不含有这些</translation>
        </message>
        <message>
            <source>use a copy from before they were made</source>
            <translation>请使用添加这些之前的副本</translation>
        </message>
        <message>
            <source>would contain a value of more than %1 MB</source>
            <translation>有一处内容会超过 %1 MB</translation>
        </message>
        <message>
            <source>make it smaller, or restore it from a copy</source>
            <translation>请缩小内容，或用副本恢复</translation>
        </message>
        <message>
            <source>is an incomplete %1</source>
            <translation>是不完整的 %1</translation>
        </message>
        <message>
            <source>is a damaged %1</source>
            <translation>是损坏的 %1</translation>
        </message>
        <message>
            <source>has %1 pixels, more than 64 megapixels</source>
            <translation>有 %1 像素，超过 6400 万像素</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>是空的</translation>
        </message>
        <message>
            <source>is a folder, not a picture</source>
            <translation>是文件夹，不是图片</translation>
        </message>
        <message>
            <source>copy it again from where it came</source>
            <translation>请从原处重新复制</translation>
        </message>
        <message>
            <source>make it smaller</source>
            <translation>请把它缩小</translation>
        </message>
        <message>
            <source>choose a picture</source>
            <translation>请指定一张图片</translation>
        </message>
        <message>
            <source>choose a picture in it</source>
            <translation>请指定其中一张图片</translation>
        </message>
        <message>
            <source>take the picture again</source>
            <translation>请重新拍一张</translation>
        </message>
        <message>
            <source>is a folder, not a file of nights</source>
            <translation>是文件夹，不是对局文件</translation>
        </message>
        <message>
            <source>is empty, not a file of nights</source>
            <translation>是空的，不是对局文件</translation>
        </message>
        <message>
            <source>is a damaged file of nights, or none at all</source>
            <translation>是损坏的对局文件，或根本不是</translation>
        </message>
        <message>
            <source>is another program&apos;s database, not a file of nights</source>
            <translation>是其他程序的数据库，不是对局文件</translation>
        </message>
        <message>
            <source>is on a drive that cannot lock files, as some network drives</source>
            <translation>位于无法锁定文件的驱动器上，例如某些网络驱动器</translation>
        </message>
        <message>
            <source>keep it on a disk of this computer</source>
            <translation>请保存在这台电脑的磁盘上</translation>
        </message>
        <message>
            <source>restore it from a backup, or move it away: a new one is made</source>
            <translation>请从备份恢复，或将它移走：会新建一个</translation>
        </message>
        <message>
            <source>speaks no HTTPS at this port</source>
            <translation>在此端口上不使用 HTTPS</translation>
        </message>
        <message>
            <source>speaks %1, not %2, at this port</source>
            <translation>在此端口上使用 %1，而不是 %2</translation>
        </message>
        <message>
            <source>write http:// instead of https://, or check the port</source>
            <translation>请写 http:// 而不是 https://，或检查端口</translation>
        </message>
        <message>
            <source>write %1:// instead of %2://, or check the port</source>
            <translation>请写 %1:// 而不是 %2://，或检查端口</translation>
        </message>
        <message>
            <source>sends pictures that are grey in part: data is lost on the way</source>
            <translation>发送的画面有一部分是灰色的：传输途中丢失了数据</translation>
        </message>
        <message>
            <source>move the camera nearer to the router, or choose smaller pictures in its settings</source>
            <translation>请把摄像头移近路由器，或在其设置中选择较小的画面</translation>
        </message>
        <message>
            <source>gives the house a seat that takes no part (%1)</source>
            <translation>把一个没有人参加的座位给了电脑（%1）</translation>
        </message>
        <message>
            <source>names a level of the house that is not known (%1)</source>
            <translation>写了一个未知的电脑等级（%1）</translation>
        </message>
        <message>
            <source>has no seed for the house (%1)</source>
            <translation>没有给电脑的随机种子（%1）</translation>
        </message>
        <message>
            <source>name a seat of this night</source>
            <translation>请写这一晚的座位</translation>
        </message>
        <message>
            <source>say gentle, even or strong; a night of a later version needs that version</source>
            <translation>请写 gentle、even 或 strong；较新版本的夜晚需要那个版本</translation>
        </message>
        <message>
            <source>say a whole number from 0 to 4294967295</source>
            <translation>请写 0 到 4294967295 的整数</translation>
        </message>
        <message>
            <source>holds characters that cannot be seen</source>
            <translation>含有看不见的字符</translation>
        </message>
        <message>
            <source>write it anew by hand</source>
            <translation>请手动重新输入</translation>
        </message>
    </context>
    <context>
        <name>FigureButton</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>更正</translation>
        </message>
    </context>
    <context>
        <name>FigureLine</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>更正</translation>
        </message>
    </context>
    <context>
        <name>FigureWords</name>
        <message>
            <source>Whose turn</source>
            <translation>轮到谁</translation>
        </message>
        <message>
            <source>Aggressor</source>
            <translation>进攻方</translation>
        </message>
        <message>
            <source>First blood</source>
            <translation>一血</translation>
        </message>
        <message>
            <source>Cannot be hurt</source>
            <translation>不会受伤</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>手牌</translation>
        </message>
        <message>
            <source>To draw</source>
            <translation>待抽</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>出局</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>职业</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>骰值</translation>
        </message>
        <message>
            <source>Dice kept</source>
            <translation>骰值沿用</translation>
        </message>
        <message>
            <source>Dice locked</source>
            <translation>骰值锁定</translation>
        </message>
        <message>
            <source>Lamps</source>
            <translation>神灯</translation>
        </message>
        <message>
            <source>Mana</source>
            <translation>法力</translation>
        </message>
        <message>
            <source>Exposed</source>
            <translation>破绽</translation>
        </message>
        <message>
            <source>Toughness</source>
            <translation>坚韧</translation>
        </message>
        <message>
            <source>Poisoned</source>
            <translation>中毒</translation>
        </message>
        <message>
            <source>Ignited</source>
            <translation>点燃</translation>
        </message>
        <message>
            <source>Stunned</source>
            <translation>眩晕</translation>
        </message>
        <message>
            <source>Silenced</source>
            <translation>静默</translation>
        </message>
        <message>
            <source>Extra upgrades</source>
            <translation>额外升级</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>轮</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>回合</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>第 %1 回合</translation>
        </message>
        <message>
            <source>Parley streak</source>
            <translation>连续谈和</translation>
        </message>
        <message>
            <source>Hero deck</source>
            <translation>英雄牌库</translation>
        </message>
        <message>
            <source>Dungeon deck</source>
            <translation>地城牌库</translation>
        </message>
        <message>
            <source>Endgame boss</source>
            <translation>终局首领</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>胜利点</translation>
        </message>
        <message>
            <source>Action points</source>
            <translation>行动点</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>牌库</translation>
        </message>
        <message>
            <source>Offers a draw</source>
            <translation>提和</translation>
        </message>
        <message>
            <source>Creatures</source>
            <translation>生物</translation>
        </message>
        <message>
            <source>Ability tokens</source>
            <translation>能力标记</translation>
        </message>
        <message>
            <source>Monster began with</source>
            <translation>怪物初始</translation>
        </message>
        <message>
            <source>Chosen piece</source>
            <translation>选定的棋子</translation>
        </message>
        <message>
            <source>Initiative</source>
            <translation>先手</translation>
        </message>
        <message>
            <source>Rage</source>
            <translation>怒气</translation>
        </message>
        <message>
            <source>Rage die d4</source>
            <translation>怒气骰 d4</translation>
        </message>
        <message>
            <source>Rage die d6</source>
            <translation>怒气骰 d6</translation>
        </message>
        <message>
            <source>Rage die d8</source>
            <translation>怒气骰 d8</translation>
        </message>
        <message>
            <source>Rage die d10</source>
            <translation>怒气骰 d10</translation>
        </message>
        <message>
            <source>Rage die d10/0</source>
            <translation>怒气骰 d10/0</translation>
        </message>
        <message>
            <source>Rage die d12</source>
            <translation>怒气骰 d12</translation>
        </message>
        <message>
            <source>Rage die d20</source>
            <translation>怒气骰 d20</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>生质</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>动能</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>以太</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>熵</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>辉光</translation>
        </message>
        <message>
            <source>Biom spent</source>
            <translation>已用生质</translation>
        </message>
        <message>
            <source>Kinesis spent</source>
            <translation>已用动能</translation>
        </message>
        <message>
            <source>Aether spent</source>
            <translation>已用以太</translation>
        </message>
        <message>
            <source>Entropy spent</source>
            <translation>已用熵</translation>
        </message>
        <message>
            <source>Radiance spent</source>
            <translation>已用辉光</translation>
        </message>
        <message>
            <source>Attacking</source>
            <translation>攻击中</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>被阻挡</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>伤害</translation>
        </message>
        <message>
            <source>Blocker</source>
            <translation>阻挡者</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>已横置</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>已移动</translation>
        </message>
        <message>
            <source>Has attacked</source>
            <translation>已攻击</translation>
        </message>
        <message>
            <source>Upkeep due</source>
            <translation>需付维持费</translation>
        </message>
        <message>
            <source>Marked this turn</source>
            <translation>本回合横置</translation>
        </message>
        <message>
            <source>Until round</source>
            <translation>直到轮</translation>
        </message>
        <message>
            <source>Health at the end of the turn</source>
            <translation>回合结束时的生命</translation>
        </message>
        <message>
            <source>Dying</source>
            <translation>濒死</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>已计入</translation>
        </message>
        <message>
            <source>By nobody</source>
            <translation>无人造成</translation>
        </message>
        <message>
            <source>By a Monster</source>
            <translation>怪物造成</translation>
        </message>
    </context>
    <context>
        <name>FirstStepRow</name>
        <message>
            <source>done</source>
            <translation>已完成</translation>
        </message>
    </context>
    <context>
        <name>FirstStepsList</name>
        <message>
            <source>Everything is ready</source>
            <translation>一切就绪</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>以后再说</translation>
        </message>
        <message>
            <source>Hide this list</source>
            <translation>收起这个清单</translation>
        </message>
        <message>
            <source>The list can be shown again under Settings</source>
            <translation>可以在设置中再次显示这个清单</translation>
        </message>
        <message>
            <source>Get ready</source>
            <translation>准备</translation>
        </message>
        <message>
            <source>Read the steps aloud</source>
            <translation>把步骤念出来</translation>
        </message>
        <message>
            <source>Good evening. I&apos;ll be your referee tonight.</source>
            <translation>晚上好。今晚由我来当裁判。</translation>
        </message>
    </context>
    <context>
        <name>FolderSetting</name>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Files you save or print go here.</source>
            <translation>保存或打印的文件都放在这里。</translation>
        </message>
        <message>
            <source>Your documents</source>
            <translation>你的文档文件夹</translation>
        </message>
    </context>
    <context>
        <name>FormMaker</name>
        <message>
            <source>The card</source>
            <translation>卡牌</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>效果</translation>
        </message>
        <message>
            <source>What is printed on it</source>
            <translation>卡文</translation>
        </message>
        <message>
            <source>Add a card</source>
            <translation>添加卡牌</translation>
        </message>
        <message>
            <source>The players decide what it does. Add an effect</source>
            <translation>由玩家裁定。添加效果</translation>
        </message>
        <message>
            <source>Add another effect</source>
            <translation>添加其他效果</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>添加</translation>
        </message>
        <message>
            <source>Add an option</source>
            <translation>添加选项</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>总是</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>无</translation>
        </message>
    </context>
    <context>
        <name>HealthBar</name>
        <message>
            <source>%1 → %2</source>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>HeldWords</name>
        <message>
            <source>Chosen. Nobody sees it before all have chosen. Until then you can choose again.</source>
            <translation>已选好。所有人选好之前谁也看不到；在那之前你可以重选。</translation>
        </message>
    </context>
    <context>
        <name>HelpChooser</name>
        <message>
            <source>Player %1</source>
            <translation>玩家 %1</translation>
        </message>
        <message>
            <source>Help for %1</source>
            <translation>给 %1 的帮助</translation>
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message numerus="yes">
            <source>%n events</source>
            <translation>
                <numerusform>%n 条记录</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Past nights</source>
            <translation>以往的对局</translation>
        </message>
        <message numerus="yes">
            <source>%n nights still loading</source>
            <translation>
                <numerusform>还有 %n 局正在读取</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n 局</numerusform>
            </translation>
        </message>
        <message>
            <source>Search nights</source>
            <translation>搜索对局</translation>
        </message>
        <message>
            <source>No nights yet. Every night is saved here, finished or not.</source>
            <translation>还没有对局。每一局都会保存在这里，不论是否打完。</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>玩家</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Deleted: %1</source>
            <translation>已删除：%1</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Ctrl Z</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>没有找到</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>撤销删除</translation>
        </message>
        <message>
            <source>Leagues</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Ctrl L</source>
            <translation>Ctrl L</translation>
        </message>
        <message>
            <source>Export table</source>
            <translation>导出表格</translation>
        </message>
        <message>
            <source>All nights with what each player did, as a CSV file</source>
            <translation>所有对局和每位玩家的成绩，存成 CSV 文件</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Good evening</source>
            <translation>晚上好</translation>
        </message>
        <message>
            <source>Play with real cards. Lampkeeper watches the table, knows the rules and does the sums.</source>
            <translation>用真实的卡牌来玩。Lampkeeper 看着桌面，懂规则，也会算数。</translation>
        </message>
        <message>
            <source>The past nights cannot be read</source>
            <translation>无法读取以往的对局</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>返回牌桌</translation>
        </message>
        <message>
            <source>The night is over</source>
            <translation>对局已结束</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>对局回顾</translation>
        </message>
        <message>
            <source>A demo is running</source>
            <translation>正在演示</translation>
        </message>
        <message>
            <source>Game in progress</source>
            <translation>对局正在进行</translation>
        </message>
        <message>
            <source>Continue: %1</source>
            <translation>继续：%1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Watch a demo</source>
            <translation>观看演示</translation>
        </message>
        <message>
            <source>End the demo</source>
            <translation>结束演示</translation>
        </message>
        <message>
            <source>End the night</source>
            <translation>结束对局</translation>
        </message>
        <message>
            <source>It is saved, and you can continue it</source>
            <translation>它会保存，可以继续</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>再来一局</translation>
        </message>
        <message>
            <source>The same players at the same table; somebody else goes first</source>
            <translation>同样的玩家，同样的牌桌；换一个人先手</translation>
        </message>
        <message>
            <source>Of any game. Nothing is saved</source>
            <translation>任选一款游戏，不会保存</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message>
            <source>House rules</source>
            <translation>房规</translation>
        </message>
        <message>
            <source>Your rulings where the rulebook is unclear. Kept for new games.</source>
            <translation>规则没有写明之处由你们决定，以后每次对局都照此进行。</translation>
        </message>
    </context>
    <context>
        <name>InitiativeRow</name>
        <message>
            <source>Powers in their order</source>
            <translation>按先后使用的能力</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>StoredDataDialog</name>
        <message>
            <source>What is kept here</source>
            <translation>这里保存了什么</translation>
        </message>
        <message>
            <source>All of it stays on this computer until you delete it. Only league nights are sent, to their league.</source>
            <translation>全部内容都留在这台电脑上，直到你删除。只有联赛对局会提交给该联赛。</translation>
        </message>
        <message>
            <source>Nothing is stored.</source>
            <translation>没有保存任何内容。</translation>
        </message>
        <message>
            <source>All of it is deleted the next time Lampkeeper starts. Until then you can change your mind.</source>
            <translation>下次启动 Lampkeeper 时会全部删除。在此之前你可以反悔。</translation>
        </message>
        <message>
            <source>Nights, cards, leagues and settings would be gone for good. A backup keeps them: see Something is wrong.</source>
            <translation>对局、卡牌、联赛和设置将永久消失。备份可以保留它们：见“出了问题”。</translation>
        </message>
        <message>
            <source>Yes, delete all of it</source>
            <translation>是的，全部删除</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>全部删除</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>全部保留</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>重新启动</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>KeptWords</name>
        <message>
            <source>Nights</source>
            <translation>对局</translation>
        </message>
        <message>
            <source>Cards you taught</source>
            <translation>教过的卡牌</translation>
        </message>
        <message>
            <source>Tables you set up</source>
            <translation>设好的桌面</translation>
        </message>
        <message>
            <source>Your own cards</source>
            <translation>自制卡牌</translation>
        </message>
        <message>
            <source>Leagues</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>What a restore replaced</source>
            <translation>恢复前的内容</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>缓存</translation>
        </message>
        <message>
            <source>Who played, and every event. No picture of your table or of you.</source>
            <translation>谁参加了对局，以及每条记录。没有你或桌面的照片。</translation>
        </message>
        <message>
            <source>What your cards look like, so that the camera knows them.</source>
            <translation>你的卡牌的样子，供摄像头辨认。</translation>
        </message>
        <message>
            <source>Where the mat lies, and how the camera looks at it. No picture.</source>
            <translation>桌垫的位置和摄像头的角度。没有照片。</translation>
        </message>
        <message>
            <source>The cards you wrote, and the one you are writing.</source>
            <translation>你编写的卡牌，以及正在编写的那张。</translation>
        </message>
        <message>
            <source>Players, rounds and results, and nights on their way to a league.</source>
            <translation>玩家、轮次和结果，以及待提交给联赛的对局。</translation>
        </message>
        <message>
            <source>Names, language, looks and house rules.</source>
            <translation>名字、语言、外观和房规。</translation>
        </message>
        <message>
            <source>How far each lesson was played.</source>
            <translation>每节课的进度。</translation>
        </message>
        <message>
            <source>The key by which phones know this computer.</source>
            <translation>手机识别这台电脑所用的密钥。</translation>
        </message>
        <message>
            <source>Everything as it was before a backup was restored.</source>
            <translation>恢复备份之前的全部内容。</translation>
        </message>
        <message>
            <source>Cards as the program drew them, to start faster.</source>
            <translation>程序绘制的卡牌，用于加快启动。</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>English</source>
            <extracomment>what the language of this translation is called in itself: Deutsch</extracomment>
            <translation>简体中文</translation>
        </message>
    </context>
    <context>
        <name>LastNightWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1 %2 : %3 %4</source>
            <translation>%1 %2 : %3 %4</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>LeagueDecision</name>
        <message>
            <source>Round %1, table %2</source>
            <translation>第 %1 轮，第 %2 桌</translation>
        </message>
        <message>
            <source>%1 won</source>
            <translation>%1 获胜</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>平局</translation>
        </message>
        <message>
            <source>Both won</source>
            <translation>双方都赢</translation>
        </message>
        <message>
            <source>Both lost</source>
            <translation>双方都输</translation>
        </message>
        <message>
            <source>Reopen: still playing</source>
            <translation>重新开放：还在对局</translation>
        </message>
        <message>
            <source>Reason (saved with the result)</source>
            <translation>原因（与结果一起保存）</translation>
        </message>
        <message>
            <source>Entered by hand</source>
            <translation>手动录入</translation>
        </message>
        <message>
            <source>This table has a result. Write why it changes, then tap how it ended.</source>
            <translation>这一桌已有结果。先写明更改原因，再点选结局。</translation>
        </message>
        <message>
            <source>Tap how it ended.</source>
            <translation>点选结局。</translation>
        </message>
        <message>
            <source>A note, if you like (saved with the result)</source>
            <translation>备注，可不填（随结果保存）</translation>
        </message>
    </context>
    <context>
        <name>LeagueDesk</name>
        <message>
            <source>League</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Mia, Jonas, ...</source>
            <translation>小明，小红……</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>加入</translation>
        </message>
        <message>
            <source>Pair the next round</source>
            <translation>配对下一轮</translation>
        </message>
        <message>
            <source>New league</source>
            <translation>新联赛</translation>
        </message>
        <message>
            <source>Name of the league</source>
            <translation>联赛名称</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>Pairing system</source>
            <translation>配对方式</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>轮数</translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n 轮</numerusform>
            </translation>
        </message>
        <message>
            <source>Start this league</source>
            <translation>开始联赛</translation>
        </message>
        <message>
            <source>Address of a server</source>
            <translation>服务器地址</translation>
        </message>
        <message>
            <source>Read a slip with the camera</source>
            <translation>用摄像头读取对局单</translation>
        </message>
        <message>
            <source>Hold the slip still</source>
            <translation>请把对局单拿稳</translation>
        </message>
        <message>
            <source>Tap to stop</source>
            <translation>点按停止</translation>
        </message>
        <message>
            <source>Print, seasons, files</source>
            <translation>打印、赛季、文件</translation>
        </message>
        <message>
            <source>Add at least two players first.</source>
            <translation>请先添加至少两名玩家。</translation>
        </message>
        <message>
            <source>The next round can be paired when every table has its result.</source>
            <translation>每一桌都有结果后，才能配对下一轮。</translation>
        </message>
        <message>
            <source>Any number of rounds</source>
            <translation>轮数不限</translation>
        </message>
        <message>
            <source>Stored on this computer. On a server instead:</source>
            <translation>保存在本机。改存到服务器：</translation>
        </message>
        <message>
            <source>Stored on this server:</source>
            <translation>保存在此服务器：</translation>
        </message>
    </context>
    <context>
        <name>LeagueDeskWords</name>
        <message>
            <source>%1, season %2</source>
            <translation>%1，赛季 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n 位玩家</numerusform>
            </translation>
        </message>
        <message>
            <source>not begun</source>
            <translation>尚未开始</translation>
        </message>
        <message>
            <source>round %1 of %2</source>
            <translation>第 %1 轮，共 %2 轮</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>A night of %1 does not count: %2</source>
            <translation>%1 的一局不计入：%2</translation>
        </message>
        <message>
            <source>The night counts for %1</source>
            <translation>这一局已计入 %1</translation>
        </message>
        <message>
            <source>%1 is already in. For another person of that name, add a house or club: %1 (House)</source>
            <translation>%1 已经参加了。如果是同名的另一人，请在后面写上所属：%1 (所属)</translation>
        </message>
        <message>
            <source>A league of this format takes no new players once it is paired</source>
            <translation>这种赛制配对之后不能再加入</translation>
        </message>
        <message numerus="yes">
            <source>%n pages in %1</source>
            <translation>
                <numerusform>%1，共 %n 页</numerusform>
            </translation>
        </message>
        <message>
            <source>The players were not %1 and %2, so the night counts for no table</source>
            <translation>这一局的玩家不是 %1 和 %2，不计入任何一桌</translation>
        </message>
        <message>
            <source>This night counts for no table</source>
            <translation>这一局不计入任何一桌</translation>
        </message>
        <message>
            <source>The night waits until the league can be reached</source>
            <translation>这一局先存着，等能连上联赛时再提交</translation>
        </message>
        <message>
            <source>%1 no longer exists</source>
            <translation>%1 已不存在</translation>
        </message>
        <message>
            <source>There is nothing to decide</source>
            <translation>没有可判定的比赛</translation>
        </message>
        <message>
            <source>%1 and %2 are already the same player</source>
            <translation>%1 和 %2 已经是同一位玩家</translation>
        </message>
        <message>
            <source>%1 is %2 from now on</source>
            <translation>从现在起 %1 就是 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n matches in %1</source>
            <translation>
                <numerusform>%1 中有 %n 场比赛</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 was imported</source>
            <translation>已导入 %1</translation>
        </message>
        <message>
            <source>rating %1</source>
            <translation>等级分 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>Place %1 of %2, %3</source>
            <translation>第 %1 名，共 %2 人，%3</translation>
        </message>
        <message>
            <source>Round %1: %2</source>
            <translation>第 %1 轮：%2</translation>
        </message>
        <message numerus="yes">
            <source>%n points taken off: %1</source>
            <translation>
                <numerusform>扣除 %n 分：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1. %2, %3</source>
            <translation>%1. %2，%3</translation>
        </message>
        <message>
            <source>This slip belongs to no table in play</source>
            <translation>这张对局单不属于任何正在进行的桌次</translation>
        </message>
        <message>
            <source>The sheet has no result of the newest round</source>
            <translation>成绩单里没有最新一轮的结果</translation>
        </message>
        <message numerus="yes">
            <source>%n players joined</source>
            <translation>
                <numerusform>已加入 %n 人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results entered</source>
            <translation>
                <numerusform>已录入 %n 个结果</numerusform>
            </translation>
        </message>
        <message>
            <source>The list names nobody</source>
            <translation>名单上没有人</translation>
        </message>
    </context>
    <context>
        <name>LeagueFiles</name>
        <message>
            <source>Name of the next season</source>
            <translation>下一赛季的名称</translation>
        </message>
        <message>
            <source>Start it with the same players</source>
            <translation>用相同的玩家开始</translation>
        </message>
        <message>
            <source>Who won the seasons</source>
            <translation>各赛季的优胜者</translation>
        </message>
        <message>
            <source>A file: .json, .csv or .wer</source>
            <translation>文件：.json、.csv 或 .wer</translation>
        </message>
        <message>
            <source>Event reports (*.wer)</source>
            <translation>赛事报告 (*.wer)</translation>
        </message>
        <message>
            <source>Leagues (*.json)</source>
            <translation>联赛 (*.json)</translation>
        </message>
        <message>
            <source>Spreadsheets (*.csv)</source>
            <translation>电子表格 (*.csv)</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Print, seasons, files</source>
            <translation>打印、赛季、文件</translation>
        </message>
        <message>
            <source>Print slips</source>
            <translation>打印对局单</translation>
        </message>
        <message>
            <source>Print pairings</source>
            <translation>打印配对</translation>
        </message>
        <message>
            <source>Print standings</source>
            <translation>打印排名</translation>
        </message>
        <message>
            <source>Print seats by name</source>
            <translation>打印座位表（按姓名）</translation>
        </message>
        <message>
            <source>A file: a league, players, or results</source>
            <translation>文件：联赛、玩家名单或成绩单</translation>
        </message>
        <message>
            <source>Leagues and lists (*.json *.csv *.wer)</source>
            <translation>联赛与名单 (*.json *.csv *.wer)</translation>
        </message>
        <message>
            <source>Import the league</source>
            <translation>导入联赛</translation>
        </message>
        <message>
            <source>Add its players</source>
            <translation>添加名单上的玩家</translation>
        </message>
        <message>
            <source>CSV with a name and a house in each line, or an event report (.wer)</source>
            <translation>CSV：每行一个名字和所属；或赛事报告 (.wer)</translation>
        </message>
        <message>
            <source>Enter its results</source>
            <translation>录入成绩</translation>
        </message>
        <message>
            <source>CSV with table or players and the result, or an event report (.wer), for the newest round</source>
            <translation>CSV：桌号或玩家以及结果；或赛事报告 (.wer)；用于最新一轮</translation>
        </message>
    </context>
    <context>
        <name>LeaguePage</name>
        <message>
            <source>Leagues</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>桌次</translation>
        </message>
        <message>
            <source>Start a league, let players join, and pair the first round.</source>
            <translation>新建联赛，请玩家加入，然后配对第一轮。</translation>
        </message>
        <message>
            <source>No round is paired yet</source>
            <translation>还没有配对</translation>
        </message>
        <message>
            <source>Waiting: %1</source>
            <translation>等待中：%1</translation>
        </message>
        <message>
            <source>Standings</source>
            <translation>排名</translation>
        </message>
        <message>
            <source>The next night counts for %1</source>
            <translation>下一局计入：%1</translation>
        </message>
        <message>
            <source>For no table</source>
            <translation>不计入联赛</translation>
        </message>
        <message>
            <source>Timer and announcements</source>
            <translation>计时与公告</translation>
        </message>
    </context>
    <context>
        <name>LeaguePlayer</name>
        <message>
            <source>All matches, in every season</source>
            <translation>所有赛季的全部比赛</translation>
        </message>
        <message>
            <source>Reason (saved with the change)</source>
            <translation>原因（与改动一起保存）</translation>
        </message>
        <message>
            <source>Points taken off</source>
            <translation>扣分</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>Take points off</source>
            <translation>扣分</translation>
        </message>
        <message>
            <source>Resume pairing</source>
            <translation>恢复配对</translation>
        </message>
        <message>
            <source>Stop pairing</source>
            <translation>停止配对</translation>
        </message>
        <message>
            <source>This player&apos;s other name</source>
            <translation>这位玩家的另一个名字</translation>
        </message>
        <message>
            <source>The same person</source>
            <translation>同一个人</translation>
        </message>
    </context>
    <context>
        <name>LeagueSheet</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>LeagueStandingRow</name>
        <message>
            <source>%1 points</source>
            <translation>%1 分</translation>
        </message>
        <message>
            <source>More about this player</source>
            <translation>关于这位玩家</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>LeagueTableRow</name>
        <message>
            <source>Table %1</source>
            <translation>第 %1 桌</translation>
        </message>
        <message>
            <source>Play here</source>
            <translation>在这桌玩</translation>
        </message>
        <message>
            <source>An organiser enters or corrects the result</source>
            <translation>由组织者录入或更正结果</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Enter the result</source>
            <translation>录入结果</translation>
        </message>
        <message>
            <source>Change the result</source>
            <translation>更改结果</translation>
        </message>
    </context>
    <context>
        <name>LearnPage</name>
        <message>
            <source>Learn</source>
            <translation>学习</translation>
        </message>
        <message>
            <source>After the first three you can play.</source>
            <translation>学完前三课就能上桌。</translation>
        </message>
        <message>
            <source>%1 of %2 done</source>
            <translation>已完成 %1/%2</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
    </context>
    <context>
        <name>LeftNight</name>
        <message>
            <source>A game is in progress</source>
            <translation>对局正在进行</translation>
        </message>
        <message>
            <source>This shows everything the camera sees, even dice in the trays. Close the game first; you can continue a saved game from Home.</source>
            <translation>这里会显示摄像头看到的一切，包括托盘里的骰子。请先关闭对局；保存的对局可以从首页继续。</translation>
        </message>
        <message>
            <source>Close the game</source>
            <translation>关闭对局</translation>
        </message>
        <message>
            <source>This shows everything the camera sees. Take the dice out of the trays first, or continue that game.</source>
            <translation>这里会显示摄像头看到的一切。请先把骰子从托盘里拿出来，或者继续那场对局。</translation>
        </message>
        <message>
            <source>Your unfinished night has secret dice on the table</source>
            <translation>桌上还有你未完成对局的保密骰子</translation>
        </message>
        <message>
            <source>Dice removed</source>
            <translation>骰子已拿走</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Right: {right}.</source>
            <translation>对：{right}。</translation>
        </message>
        <message>
            <source>Not that one. Look again.</source>
            <translation>不是这个，再看看。</translation>
        </message>
        <message>
            <source>A question. Put the screens down. Both of you, roll.</source>
            <translation>提问时间：放下挡板，双方掷骰。</translation>
        </message>
        <message>
            <source>One more question, with new dice. Both of you, roll.</source>
            <translation>换新骰子再问一次：双方掷骰。</translation>
        </message>
        <message>
            <source>DV</source>
            <translation>骰值</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>第 %1/%2 步</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>上一步</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>回到上一步</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>再说一遍</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>跳过</translation>
        </message>
        <message>
            <source>Go to the next step; this one is played as an example</source>
            <translation>到下一步；这一步以示例进行</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>离开</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>You can continue the lesson later</source>
            <translation>这一课以后可以继续</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>Done</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>第 %1/%2 步</translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n 分钟</numerusform>
            </translation>
        </message>
        <message>
            <source>Lesson %1: %2</source>
            <translation>第 %1 课：%2</translation>
        </message>
    </context>
    <context>
        <name>LessonSide</name>
        <message>
            <source>Why:</source>
            <translation>依据：</translation>
        </message>
        <message>
            <source>Read more</source>
            <translation>继续阅读</translation>
        </message>
        <message>
            <source>Rule %1 in the rules</source>
            <translation>规则书里的 %1</translation>
        </message>
        <message>
            <source>Opens the page of rules, with an example</source>
            <translation>打开规则页，附示例</translation>
        </message>
        <message>
            <source>Continue by tapping. Camera: %1</source>
            <translation>请用点按继续。摄像头：%1</translation>
        </message>
    </context>
    <context>
        <name>LessonSums</name>
        <message>
            <source>How often each sum came up</source>
            <translation>每个和出现的次数</translation>
        </message>
        <message>
            <source>%1: %2 times</source>
            <translation>%1：%2 次</translation>
        </message>
        <message>
            <source>Bars: your rolls. Numbers: ways out of 36</source>
            <translation>条形：你掷出的次数；数字：36 种中的几种</translation>
        </message>
    </context>
    <context>
        <name>LessonTaps</name>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>全部课程</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>下一课</translation>
        </message>
        <message>
            <source>Cards are down</source>
            <translation>已放好</translation>
        </message>
        <message>
            <source>Play a first game</source>
            <translation>来一局真正的对局</translation>
        </message>
        <message>
            <source>A real night of your own; every step is explained to both of you</source>
            <translation>你们自己的真正对局，每一步都会向双方说明</translation>
        </message>
        <message>
            <source>Try it against the house</source>
            <translation>与电脑试一局</translation>
        </message>
        <message>
            <source>A real night in which the program plays the other seat, and every step is explained</source>
            <translation>真正的一局：程序坐另一个座位，每一步都有讲解</translation>
        </message>
    </context>
    <context>
        <name>LessonTrays</name>
        <message>
            <source>The dice are hidden</source>
            <translation>骰子已遮住</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 和 %2</translation>
        </message>
        <message>
            <source>Nothing rolled yet</source>
            <translation>尚未掷骰</translation>
        </message>
    </context>
    <context>
        <name>LookAgain</name>
        <message>
            <source>Saved. You can all look again.</source>
            <translation>已保存。大家可以看了。</translation>
        </message>
    </context>
    <context>
        <name>LookAway</name>
        <message>
            <source>Nobody else is looking</source>
            <translation>没有别人在看</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>I am %1, and nobody else is looking</source>
            <translation>我是 %1，没有别人在看</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>%1 only: everyone else, look away.</source>
            <translation>只有 %1 看，其他人请回避。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Everyone else, look away.</source>
            <translation>其他人请回避。</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Lampkeeper</source>
            <translation>Lampkeeper</translation>
        </message>
    </context>
    <context>
        <name>MendChoices</name>
        <message>
            <source>It was:</source>
            <translation>其实是：</translation>
        </message>
        <message>
            <source>Nothing else was possible then. Undo it, or correct a number.</source>
            <translation>当时没有别的可选。请撤回，或更正数值。</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
    </context>
    <context>
        <name>MendEvents</name>
        <message>
            <source>Nothing recorded yet.</source>
            <translation>还没有记录任何内容。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Ctrl Z</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Undo to here</source>
            <translation>撤回到这里</translation>
        </message>
    </context>
    <context>
        <name>MendFigures</name>
        <message>
            <source>Numbers</source>
            <translation>数值</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>牌桌</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
    </context>
    <context>
        <name>MendSheet</name>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>What went wrong?</source>
            <translation>哪里错了？</translation>
        </message>
        <message>
            <source>Touch what is wrong</source>
            <translation>点一下错的地方</translation>
        </message>
    </context>
    <context>
        <name>MomentList</name>
        <message>
            <source>Watch</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Watch: %1</source>
            <translation>查看：%1</translation>
        </message>
    </context>
    <context>
        <name>NameEntry</name>
        <message>
            <source>Another name</source>
            <translation>其他名称</translation>
        </message>
    </context>
    <context>
        <name>NightOnDialog</name>
        <message>
            <source>A game is in progress</source>
            <translation>对局正在进行</translation>
        </message>
        <message>
            <source>If you start a new night, this game ends here. It is saved, and you can continue it from History.</source>
            <translation>如果开始新的一局，这一局就到此为止。它会保存，可以从“历史”继续。</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>返回对局</translation>
        </message>
        <message>
            <source>Start the new night</source>
            <translation>开始新的一局</translation>
        </message>
    </context>
    <context>
        <name>NightOptions</name>
        <message>
            <source>as recommended</source>
            <translation>按推荐</translation>
        </message>
        <message>
            <source>something is missing</source>
            <translation>还缺卡牌</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 张牌</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>房规</translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>改了 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards you need</source>
            <translation>需要的卡牌</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>in the first turn</source>
            <translation>在第一回合</translation>
        </message>
    </context>
    <context>
        <name>NightRow</name>
        <message>
            <source>not finished</source>
            <translation>未完成</translation>
        </message>
        <message>
            <source>Double click: open this night</source>
            <translation>双击：打开这一局</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>None of these</source>
            <translation>都不是</translation>
        </message>
        <message>
            <source>No</source>
            <translation>不是</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>好</translation>
        </message>
    </context>
    <context>
        <name>NumberEntry</name>
        <message>
            <source>%1: one less</source>
            <translation>%1：减一</translation>
        </message>
        <message>
            <source>%1: one more</source>
            <translation>%1：加一</translation>
        </message>
    </context>
    <context>
        <name>OwnChoices</name>
        <message>
            <source>For %1 only</source>
            <translation>只给 %1 看</translation>
        </message>
        <message>
            <source>you score</source>
            <translation>你得分</translation>
        </message>
        <message>
            <source>they score</source>
            <translation>对方得分</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>你造成</translation>
        </message>
        <message>
            <source>you take</source>
            <translation>你承受</translation>
        </message>
        <message>
            <source>you win</source>
            <translation>你获胜</translation>
        </message>
        <message>
            <source>On average</source>
            <translation>平均</translation>
        </message>
        <message>
            <source>Other cards</source>
            <translation>换其他牌</translation>
        </message>
        <message>
            <source>Done, everyone can look</source>
            <translation>好了，大家可以看了</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>mix</source>
            <translation>配比</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>请稍候：教练正在思考</translation>
        </message>
    </context>
    <context>
        <name>OwnCoachWords</name>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
    </context>
    <context>
        <name>OwnHand</name>
        <message>
            <source>For %1 only</source>
            <translation>只给 %1 看</translation>
        </message>
        <message>
            <source>Your dice value</source>
            <translation>你的骰值</translation>
        </message>
        <message>
            <source>Your role</source>
            <translation>你的角色</translation>
        </message>
        <message>
            <source>If I attack</source>
            <translation>若我进攻</translation>
        </message>
        <message>
            <source>If I defend</source>
            <translation>若我防守</translation>
        </message>
        <message>
            <source>The cards in your hand</source>
            <translation>你手里的牌</translation>
        </message>
        <message>
            <source>All that are left</source>
            <translation>剩下的全部</translation>
        </message>
        <message>
            <source>None of this is saved.</source>
            <translation>这些都不会保存。</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Compare my cards</source>
            <translation>比较我的牌</translation>
        </message>
    </context>
    <context>
        <name>PageWords</name>
        <message>
            <source>Home</source>
            <translation>首页</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>牌桌</translation>
        </message>
        <message>
            <source>Duel</source>
            <translation>决斗</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡牌</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
    </context>
    <context>
        <name>PagesWords</name>
        <message>
            <source>How it went</source>
            <translation>对局回顾</translation>
        </message>
    </context>
    <context>
        <name>PathLine</name>
        <message>
            <source>Browse</source>
            <translation>浏览</translation>
        </message>
    </context>
    <context>
        <name>PauseWords</name>
        <message>
            <source>The camera sends no picture. Game paused: wake it, or plug it in again</source>
            <translation>摄像头没有传来画面。对局已暂停：请唤醒它，或重新插上</translation>
        </message>
        <message>
            <source>The camera&apos;s view changed. One moment: checking the table again</source>
            <translation>摄像头的画面变了。请稍候：正在重新查看牌桌</translation>
        </message>
        <message>
            <source>The computer was asleep. One moment: checking the table again</source>
            <translation>电脑刚才休眠了。请稍候：正在重新查看牌桌</translation>
        </message>
        <message>
            <source>The marks have moved. Game paused: uncover them, or put the camera back</source>
            <translation>标记移动了。对局已暂停：请露出标记，或把摄像头放回原位</translation>
        </message>
        <message>
            <source>Camera disconnected. Game paused: plug it in again, or continue by hand</source>
            <translation>摄像头断开了。对局已暂停：请重新插上，或手动继续</translation>
        </message>
        <message>
            <source>Something covers the camera. Game paused</source>
            <translation>摄像头被挡住了。对局已暂停</translation>
        </message>
    </context>
    <context>
        <name>PhoneCode</name>
        <message>
            <source>Code of the page</source>
            <translation>页面的二维码</translation>
        </message>
    </context>
    <context>
        <name>PhonePage</name>
        <message>
            <source>Connecting …</source>
            <translation>正在连接……</translation>
        </message>
        <message>
            <source>Connection lost. It comes back by itself.</source>
            <translation>连接断开了，会自动恢复。</translation>
        </message>
        <message>
            <source>All phones were disconnected. Ask at the table for a new code.</source>
            <translation>所有手机都已断开。请向桌边的人要新的二维码。</translation>
        </message>
        <message>
            <source>That did not get through. Tap again once connected.</source>
            <translation>没有发送成功。连上后请再点一次。</translation>
        </message>
        <message>
            <source>Nothing to do for you now</source>
            <translation>现在没有轮到你的事</translation>
        </message>
        <message>
            <source>No question right now</source>
            <translation>现在没有要回答的问题</translation>
        </message>
        <message>
            <source>That&apos;s wrong</source>
            <translation>不对</translation>
        </message>
        <message>
            <source>Undo the last ruling?</source>
            <translation>撤回刚才的裁定吗？</translation>
        </message>
        <message>
            <source>Yes, undo</source>
            <translation>是，撤回</translation>
        </message>
        <message>
            <source>No, leave it</source>
            <translation>不，保留</translation>
        </message>
        <message>
            <source>Yes, give up</source>
            <translation>是，认输</translation>
        </message>
        <message>
            <source>No, play on</source>
            <translation>不，继续</translation>
        </message>
        <message>
            <source>Roll for me</source>
            <translation>替我掷骰</translation>
        </message>
        <message>
            <source>The program rolls the dice, and the record says so.</source>
            <translation>由程序掷骰，记录里会写明。</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>骰子</translation>
        </message>
        <message>
            <source>Die</source>
            <translation>骰子</translation>
        </message>
        <message>
            <source>{n} of {of} dice entered</source>
            <translation>已录入 {n} 颗，共 {of} 颗</translation>
        </message>
        <message>
            <source>Undo last die</source>
            <translation>撤回上一颗</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>面朝下</translation>
        </message>
        <message>
            <source>The table&apos;s camera</source>
            <translation>牌桌的摄像头</translation>
        </message>
        <message>
            <source>The camera sees everything. Leave the phone where it is.</source>
            <translation>摄像头什么都看得见。请让手机保持原位。</translation>
        </message>
        <message>
            <source>This browser may not use the camera. Allow it in the settings of the page.</source>
            <translation>此浏览器无权使用摄像头。请在网页设置中允许。</translation>
        </message>
        <message>
            <source>This device has no free camera.</source>
            <translation>此设备没有空闲的摄像头。</translation>
        </message>
        <message>
            <source>The camera is asleep: game paused. Keep this page open and the screen on.</source>
            <translation>摄像头已休眠：对局已暂停。请保持本页打开、屏幕常亮。</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>灯光</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>缩放</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between things that are listed</comment>
            <translation>、</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>League</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Standings</source>
            <translation>排名</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>桌次</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>名次</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>玩家</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>积分</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>等级分</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>场次</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>第 {round} 轮</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation>第 {round} 轮，共 {rounds} 轮</translation>
        </message>
        <message>
            <source>Season {season}</source>
            <translation>赛季 {season}</translation>
        </message>
        <message>
            <source>No round is paired yet</source>
            <translation>还没有配对</translation>
        </message>
        <message>
            <source>Nobody has joined yet</source>
            <translation>还没有人加入</translation>
        </message>
        <message>
            <source>Table {table}</source>
            <translation>第 {table} 桌</translation>
        </message>
        <message>
            <source>Table {table}, round {round}</source>
            <translation>第 {round} 轮第 {table} 桌</translation>
        </message>
        <message>
            <source>{first} sits out</source>
            <translation>{first} 轮空</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <translation>{first} 对 {second}</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>{winner} won</source>
            <translation>{winner} 获胜</translation>
        </message>
        <message>
            <source>a draw</source>
            <translation>平局</translation>
        </message>
        <message>
            <source>both won</source>
            <translation>双方都赢</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>双方都输</translation>
        </message>
        <message>
            <source>Waiting: {names}</source>
            <translation>等待中：{names}</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>教练</translation>
        </message>
        <message>
            <source>Only for you: what each choice is worth</source>
            <translation>只给你看：每个选择的结果</translation>
        </message>
        <message>
            <source>What is in your hand?</source>
            <translation>你手里有什么牌？</translation>
        </message>
        <message>
            <source>What should I play?</source>
            <translation>我该出什么？</translation>
        </message>
        <message>
            <source>Points, yours and theirs:</source>
            <translation>得分（你的和对方的）：</translation>
        </message>
        <message>
            <source>Damage, dealt and taken:</source>
            <translation>伤害（造成的和受到的）：</translation>
        </message>
        <message>
            <source>Wins the fight:</source>
            <translation>赢得战斗：</translation>
        </message>
        <message>
            <source>Play it this often:</source>
            <translation>出牌频率：</translation>
        </message>
        <message>
            <source>I attack</source>
            <translation>我进攻</translation>
        </message>
        <message>
            <source>I defend</source>
            <translation>我防守</translation>
        </message>
        <message>
            <source>{what}: one fewer</source>
            <translation>{what}：减一</translation>
        </message>
        <message>
            <source>{what}: one more</source>
            <translation>{what}：加一</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>a place on the table without a card</comment>
            <translation>空</translation>
        </message>
        <message>
            <source>{n} cards</source>
            <translation>{n} 张牌</translation>
        </message>
        <message>
            <source>on {thing}</source>
            <comment>a card that lies on another one</comment>
            <translation>在{thing}上</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>确认</translation>
        </message>
        <message>
            <source>{what} · {whom}</source>
            <comment>what a player can do, and with what or to whom</comment>
            <translation>{what} · {whom}</translation>
        </message>
        <message>
            <source>Show {n} as a list</source>
            <translation>以列表显示 {n} 项</translation>
        </message>
        <message>
            <source>Other things you can do</source>
            <translation>你还可以做的事</translation>
        </message>
        <message>
            <source>(printed {n})</source>
            <comment>beside a number that differs from the printed one</comment>
            <translation>（印刷值 {n}）</translation>
        </message>
        <message>
            <source>Number {n} on the chain</source>
            <translation>连锁第 {n} 环</translation>
        </message>
        <message>
            <source>Aimed at by number {n} on the chain</source>
            <translation>连锁第 {n} 环的目标</translation>
        </message>
        <message>
            <source>No hints</source>
            <translation>不要提示</translation>
        </message>
        <message>
            <source>This browser refuses live connections here. The page goes on another way.</source>
            <translation>此浏览器在这里拒绝实时连接。页面改用另一种方式继续。</translation>
        </message>
        <message>
            <source>Trust this table</source>
            <translation>信任这张桌子</translation>
        </message>
        <message>
            <source>This table made its own certificate. A device that trusts it asks no more questions, and live pages work in every browser. It can vouch only for this computer and for addresses in private networks.</source>
            <translation>这张桌子的证书是它自己生成的。信任它的设备不再询问，实时页面在每个浏览器中都能使用。它只能为这台电脑和私有网络中的地址作证。</translation>
        </message>
        <message>
            <source>Get the certificate</source>
            <translation>获取证书</translation>
        </message>
        <message>
            <source>To undo this, delete the certificate in the same settings.</source>
            <translation>要撤销，请在同样的设置中删除该证书。</translation>
        </message>
        <message>
            <source>iPhone and iPad</source>
            <translation>iPhone 和 iPad</translation>
        </message>
        <message>
            <source>Android</source>
            <translation>Android</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>电脑</translation>
        </message>
        <message>
            <source>Open this page in Safari. At its warning choose Show Details, then visit this website.
Tap Get the certificate, then Allow.
Open Settings, tap Profile Downloaded, then Install.
Open Settings, General, About, Certificate Trust Settings, and switch Lampkeeper on.
Scan the code of your page again.</source>
            <comment>steps, one a line</comment>
            <translation>在 Safari 中打开此页面。出现警告时选择“显示详细信息”，然后访问此网站。
轻点“获取证书”，然后轻点“允许”。
打开“设置”，轻点“已下载描述文件”，然后“安装”。
打开“设置”—“通用”—“关于本机”—“证书信任设置”，打开 Lampkeeper。
再次扫描你的页面的二维码。</translation>
        </message>
        <message>
            <source>Tap Get the certificate.
Open Settings and search for CA certificate. Choose Install anyway.
Choose the file lampkeeper.crt among the downloads.
Scan the code of your page again, in Chrome.</source>
            <comment>steps, one a line</comment>
            <translation>轻点“获取证书”。
打开“设置”，搜索“CA 证书”，选择“仍然安装”。
在下载内容中选择文件 lampkeeper.crt。
在 Chrome 中再次扫描你的页面的二维码。</translation>
        </message>
        <message>
            <source>Click Get the certificate.
Firefox: open Settings, Privacy and Security, View Certificates, Authorities, Import. Allow it to identify websites.
Chrome or Edge: open Settings, search for certificates, and import it among trusted authorities.
macOS: open the file, find Lampkeeper in Keychain Access, and set Trust to Always Trust.
Load the page again.</source>
            <comment>steps, one a line</comment>
            <translation>点击“获取证书”。
Firefox：打开设置—隐私与安全—查看证书—证书颁发机构—导入，并允许它标识网站。
Chrome 或 Edge：打开设置，搜索证书，将其导入受信任的颁发机构。
macOS：打开文件，在“钥匙串访问”中找到 Lampkeeper，将信任设为“始终信任”。
重新加载页面。</translation>
        </message>
        <message>
            <source>Time is over</source>
            <translation>时间到</translation>
        </message>
        <message>
            <source>{time}, stopped</source>
            <comment>the time that a round has left, while the clock stands</comment>
            <translation>{time}，已暂停</translation>
        </message>
        <message>
            <source>Ring at the end of the round</source>
            <translation>本轮结束时响铃</translation>
        </message>
        <message>
            <source>It rings at the end of the round</source>
            <translation>本轮结束时会响铃</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>座位表</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>对手</translation>
        </message>
        <message>
            <source>Table</source>
            <comment>the heading of a column of numbers</comment>
            <translation>桌号</translation>
        </message>
        <message>
            <source>sits out</source>
            <translation>轮空</translation>
        </message>
        <message>
            <source>{page} of {pages}</source>
            <translation>第 {page} 页，共 {pages} 页</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <translation>你是谁？</translation>
        </message>
        <message>
            <source>Tap your name. Only this phone can open your page then.</source>
            <translation>点一下你的名字。之后只有这部手机能打开你的页面。</translation>
        </message>
        <message>
            <source>{name} has a phone</source>
            <translation>{name}已有手机</translation>
        </message>
        <message>
            <source>The camera above the table</source>
            <translation>牌桌上方的摄像头</translation>
        </message>
        <message>
            <source>I only watch</source>
            <translation>我只是观看</translation>
        </message>
        <message>
            <source>What could I do?</source>
            <translation>我可以怎么做？</translation>
        </message>
        <message>
            <source>Only for you: the best moves and your chance to win</source>
            <translation>只给你看：最好的几步和你的胜率</translation>
        </message>
        <message>
            <source>What is in your hand? What you leave out can be any card.</source>
            <translation>你手里有什么牌？没输入的可以是任何牌。</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>请稍候：教练正在思考</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>The game is not looking.
On the computer, choose this phone as its camera.</source>
            <translation>游戏没有在看。
请在电脑上选择这部手机作为摄像头。</translation>
        </message>
    </context>
    <context>
        <name>PhoneWords</name>
        <message>
            <source>You do not need to roll now</source>
            <translation>现在不需要你掷骰</translation>
        </message>
        <message>
            <source>That was not understood. Load this page again</source>
            <translation>没有看懂。请重新载入本页</translation>
        </message>
        <message>
            <source>The night has not begun yet</source>
            <translation>这一局还没有开始</translation>
        </message>
        <message>
            <source>That is not your decision</source>
            <translation>这不由你决定</translation>
        </message>
        <message>
            <source>The program rolls only when asked</source>
            <translation>只有请程序掷骰时，程序才会掷</translation>
        </message>
        <message>
            <source>Something else happened meanwhile. Look again before you undo</source>
            <translation>期间又发生了别的事。撤回之前请再看一看</translation>
        </message>
        <message>
            <source>That question is over</source>
            <translation>那个问题已经结束</translation>
        </message>
    </context>
    <context>
        <name>PhonesPage</name>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>A phone can be a player&apos;s private screen, the camera or a scoreboard. Nothing is installed on it.</source>
            <translation>手机可以当玩家的私密屏幕、摄像头或记分牌，无需安装任何东西。</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Disconnect all</source>
            <translation>全部断开</translation>
        </message>
        <message>
            <source>Closes every page and makes new codes.</source>
            <translation>关闭所有页面，并生成新的二维码。</translation>
        </message>
    </context>
    <context>
        <name>PlaceCard</name>
        <message>
            <source>face down</source>
            <translation>面朝下</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
    </context>
    <context>
        <name>PlayerNightRow</name>
        <message>
            <source>Won</source>
            <translation>胜</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>负</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>平</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>未完成</translation>
        </message>
        <message>
            <source>with %1</source>
            <translation>与 %1 同队</translation>
        </message>
        <message>
            <source>against %1</source>
            <translation>对 %1</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>得分：%1</translation>
        </message>
        <message>
            <source>Double click: open this night</source>
            <translation>双击：打开这一局</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>PlayerPage</name>
        <message>
            <source>%1 won</source>
            <translation>%1 胜</translation>
        </message>
        <message>
            <source>%1 lost</source>
            <translation>%1 负</translation>
        </message>
        <message>
            <source>%1 drawn</source>
            <translation>%1 平</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Nights</source>
            <translation>对局</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>No such nights yet</source>
            <translation>还没有这样的对局</translation>
        </message>
        <message>
            <source>%1&apos;s record</source>
            <translation>%1的战绩</translation>
        </message>
        <message>
            <source>Head to head</source>
            <translation>交手记录</translation>
        </message>
        <message>
            <source>Played as</source>
            <translation>使用过的角色</translation>
        </message>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n 局</numerusform>
            </translation>
        </message>
        <message>
            <source>Streaks and records</source>
            <translation>连胜与纪录</translation>
        </message>
        <message>
            <source>Current winning streak</source>
            <translation>当前连胜</translation>
        </message>
        <message>
            <source>Longest winning streak</source>
            <translation>最长连胜</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Export table</source>
            <translation>导出表格</translation>
        </message>
        <message>
            <source>These nights as a CSV file</source>
            <translation>这些对局，存成 CSV 文件</translation>
        </message>
        <message>
            <source>Export for BG Stats</source>
            <translation>导出到 BG Stats</translation>
        </message>
        <message>
            <source>A page with a link for each night, to be opened on the phone that has BG Stats</source>
            <translation>一个网页，每局一个链接，请在装有 BG Stats 的手机上打开</translation>
        </message>
        <message>
            <source>Spreadsheets (*.csv)</source>
            <translation>电子表格 (*.csv)</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>网页 (*.html)</translation>
        </message>
    </context>
    <context>
        <name>PlayerRecordWords</name>
        <message>
            <source>Most damage in one duel</source>
            <translation>单场最高伤害</translation>
        </message>
        <message>
            <source>Most points in a night</source>
            <translation>单局最高得分</translation>
        </message>
        <message>
            <source>Longest night</source>
            <translation>最长的一局</translation>
        </message>
    </context>
    <context>
        <name>PlayerFigureWords</name>
        <message>
            <source>Nights</source>
            <translation>对局数</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>胜场</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>Fights won</source>
            <translation>战斗胜场</translation>
        </message>
        <message>
            <source>Points per night</source>
            <translation>每局得分</translation>
        </message>
        <message>
            <source>Damage dealt</source>
            <translation>造成的伤害</translation>
        </message>
        <message>
            <source>Most in one duel</source>
            <translation>单场最高伤害</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>最常用</translation>
        </message>
    </context>
    <context>
        <name>PlayerSetup</name>
        <message>
            <source>Name</source>
            <translation>名字</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>玩家 %1 的名字</translation>
        </message>
        <message>
            <source>Player %1 goes first</source>
            <translation>玩家 %1 先手</translation>
        </message>
        <message>
            <source>Let player %1 go first</source>
            <translation>让玩家 %1 先手</translation>
        </message>
        <message>
            <source>Call player %1 %2</source>
            <translation>玩家 %1 取名 %2</translation>
        </message>
        <message>
            <source>Goes first</source>
            <translation>先手</translation>
        </message>
        <message>
            <source>One card less in the deck of player %1</source>
            <translation>玩家%1的牌组减少一张</translation>
        </message>
        <message>
            <source>One card more in the deck of player %1</source>
            <translation>玩家%1的牌组增加一张</translation>
        </message>
        <message>
            <source>Check the deck</source>
            <translation>检查牌组</translation>
        </message>
        <message>
            <source>Name the cards of the deck, and hear whether it may be played</source>
            <translation>说出牌组里的牌，看能否使用</translation>
        </message>
        <message numerus="yes">
            <source>Deck of %n cards</source>
            <translation>
                <numerusform>牌组：%n张</numerusform>
            </translation>
        </message>
        <message>
            <source>House</source>
            <translation>电脑</translation>
        </message>
        <message>
            <source>Let the house play seat %1</source>
            <translation>让电脑坐座位 %1</translation>
        </message>
        <message>
            <source>Let a person play seat %1</source>
            <translation>让人坐座位 %1</translation>
        </message>
    </context>
    <context>
        <name>PrintDialog</name>
        <message>
            <source>Paper</source>
            <translation>纸张</translation>
        </message>
        <message>
            <source>Print at 100 %: the camera relies on the size.</source>
            <translation>请按 100% 打印：摄像头依靠实际大小。</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>信纸</translation>
        </message>
        <message>
            <source>The file to print to</source>
            <translation>打印到哪个文件</translation>
        </message>
        <message>
            <source>Writing the file</source>
            <translation>正在写入文件</translation>
        </message>
        <message>
            <source>Print to PDF</source>
            <translation>打印成 PDF</translation>
        </message>
        <message>
            <source>Open the PDF</source>
            <translation>打开 PDF</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>打印</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>I already have these</source>
            <translation>这些我已经有了</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Print: %1</source>
            <translation>打印：%1</translation>
        </message>
        <message>
            <source>Ink</source>
            <translation>墨水</translation>
        </message>
        <message>
            <source>Little ink: black outlines, no filled areas.</source>
            <translation>省墨：黑色轮廓，无填充区域。</translation>
        </message>
        <message>
            <source>In colour</source>
            <translation>彩色</translation>
        </message>
        <message>
            <source>Little ink</source>
            <translation>省墨</translation>
        </message>
        <message numerus="yes">
            <source>%n sheets of paper, printed on both sides</source>
            <translation>
                <numerusform>%n 张纸，双面打印</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces to cut out</source>
            <translation>
                <numerusform>要剪下 %n 件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PutBackButton</name>
        <message>
            <source>Redo what was undone last (Ctrl Shift Z)</source>
            <translation>恢复刚才撤回的记录（Ctrl Shift Z）</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>恢复</translation>
        </message>
    </context>
    <context>
        <name>ReadingRow</name>
        <message>
            <source>Nothing</source>
            <translation>没有</translation>
        </message>
    </context>
    <context>
        <name>ReadingWords</name>
        <message>
            <source>None of these</source>
            <translation>都不是</translation>
        </message>
    </context>
    <context>
        <name>ReadingsDialog</name>
        <message>
            <source>The recommended rulings apply until you change them here. Changes apply to new games.</source>
            <translation>在这里更改之前，一切按推荐。更改对以后开始的对局有效。</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>房规</translation>
        </message>
        <message>
            <source>%1: played with</source>
            <translation>%1：使用</translation>
        </message>
        <message>
            <source>%1: left out</source>
            <translation>%1：不用</translation>
        </message>
    </context>
    <context>
        <name>RecentNights</name>
        <message>
            <source>Recent nights</source>
            <translation>最近的对局</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>对局回顾</translation>
        </message>
    </context>
    <context>
        <name>RecentPlayers</name>
        <message>
            <source>Recent players</source>
            <translation>最近的玩家</translation>
        </message>
        <message>
            <source>Nights, opponents and records</source>
            <translation>对局、对手和纪录</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Previous turn</source>
            <translation>上一回合</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>后退</translation>
        </message>
        <message>
            <source>Event %1 of %2</source>
            <translation>记录 %1/%2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>前进</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>下一回合</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Open a night under History to look at it step by step.</source>
            <translation>请在“历史”里打开一局，逐步查看。</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>带来的结果</translation>
        </message>
    </context>
    <context>
        <name>ResumeWords</name>
        <message>
            <source>These rules refuse event %1 (%2). %3</source>
            <translation>现在的规则不接受第 %1 条记录（%2）。%3</translation>
        </message>
        <message>
            <source>The night continues from before it; the old record is unchanged.</source>
            <translation>对局从它之前继续；旧的记录保持不变。</translation>
        </message>
    </context>
    <context>
        <name>RolledDice</name>
        <message>
            <source>Remember your dice: they stay hidden from everybody else.</source>
            <translation>请记住你的骰子：之后对其他人保密。</translation>
        </message>
        <message>
            <source>I have seen them</source>
            <translation>我看过了</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>RuleChip</name>
        <message>
            <source>Rule %1</source>
            <translation>规则 %1</translation>
        </message>
        <message>
            <source>Closes its text</source>
            <translation>收起条文</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>展开条文</translation>
        </message>
    </context>
    <context>
        <name>RuleDetails</name>
        <message>
            <source>Source: %1</source>
            <translation>出处：%1</translation>
        </message>
        <message>
            <source>Rules:</source>
            <translation>规则：</translation>
        </message>
        <message>
            <source>Terms:</source>
            <translation>术语：</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>展开条文</translation>
        </message>
    </context>
    <context>
        <name>RuleSheet</name>
        <message>
            <source>Rule %1</source>
            <translation>规则 %1</translation>
        </message>
        <message>
            <source>No text for this rule</source>
            <translation>这条规则在此没有条文</translation>
        </message>
        <message>
            <source>Show in rules</source>
            <translation>到规则页查看</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>好</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message numerus="yes">
            <source>%n rules and terms</source>
            <translation>
                <numerusform>%n 条规则和术语</numerusform>
            </translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>Search rules, terms and numbers</source>
            <translation>搜索规则、术语和编号</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>没有找到</translation>
        </message>
    </context>
    <context>
        <name>SavedNote</name>
        <message>
            <source>No program is set up to open it. Open %1 yourself</source>
            <translation>没有能打开它的程序。请自行打开 %1</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>好</translation>
        </message>
    </context>
    <context>
        <name>ScoreFigures</name>
        <message>
            <source>Change %1</source>
            <translation>更改 %1</translation>
        </message>
        <message>
            <source>%1: change %2</source>
            <translation>%1：更改 %2</translation>
        </message>
    </context>
    <context>
        <name>ScoreGrid</name>
        <message>
            <source>then</source>
            <translation>再出</translation>
        </message>
        <message>
            <source>second card</source>
            <translation>第二张牌</translation>
        </message>
        <message>
            <source>Another card…</source>
            <translation>其他牌……</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>Set one up</source>
            <translation>去开一局</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Ctrl Z</translation>
        </message>
        <message>
            <source>New night</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>对局回顾</translation>
        </message>
        <message>
            <source>No night is being scored. Set one up, and choose Just keep score.</source>
            <translation>现在没有在计分的对局。请新建一局，并选择“只计分”。</translation>
        </message>
        <message>
            <source>The night is over</source>
            <translation>对局已结束</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>逐项录入</translation>
        </message>
        <message>
            <source>The sums</source>
            <translation>查看计算</translation>
        </message>
        <message>
            <source>Damage: %1</source>
            <translation>伤害：%1</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeat</name>
        <message>
            <source>leads</source>
            <translation>领先</translation>
        </message>
        <message>
            <source>%1, %2: one less</source>
            <translation>%1，%2：减一</translation>
        </message>
        <message>
            <source>%1, %2: one more</source>
            <translation>%1，%2：加一</translation>
        </message>
    </context>
    <context>
        <name>ScoreSide</name>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
    </context>
    <context>
        <name>ScoreTap</name>
        <message>
            <source>Tap each player&apos;s dice total in the row of the card they played</source>
            <translation>在所出的牌那一行点每位玩家的骰值</translation>
        </message>
        <message>
            <source>Tap each player&apos;s dice total in the row of the card they played, and “then” beside the second card</source>
            <translation>在所出的牌那一行点每位玩家的骰值，再在第二张牌旁点“再出”</translation>
        </message>
    </context>
    <context>
        <name>SeasonPublisherWords</name>
        <message>
            <source>The league&apos;s database cannot be reached. What is shown here may be old.</source>
            <translation>联赛数据库无法连接。这里显示的内容可能是旧的。</translation>
        </message>
        <message>
            <source>This computer may not read the league&apos;s database. Ask the organiser.</source>
            <translation>这台电脑无权读取联赛数据库。请询问组织者。</translation>
        </message>
        <message>
            <source>The league cannot be read. The computer that serves this page says why.</source>
            <translation>无法读取联赛。提供此页面的电脑上写明了原因。</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Leads</source>
            <translation>领先</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>骰值 %1</translation>
        </message>
    </context>
    <context>
        <name>SeatChips</name>
        <message>
            <source>%1, used</source>
            <translation>%1，已使用</translation>
        </message>
    </context>
    <context>
        <name>SeatsRow</name>
        <message numerus="yes">
            <source>−%n points</source>
            <translation>
                <numerusform>−%n 分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n points</source>
            <translation>
                <numerusform>+%n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 damage</source>
            <translation>%1 点伤害</translation>
        </message>
    </context>
    <context>
        <name>SeenWords</name>
        <message>
            <source>face down</source>
            <translation>面朝下</translation>
        </message>
        <message>
            <source>Tray %1, covered</source>
            <translation>托盘 %1，已遮住</translation>
        </message>
        <message>
            <source>Tray %1</source>
            <translation>托盘 %1</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>, </source>
            <comment>between parts of what is read aloud</comment>
            <translation>，</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1.</source>
            <translation>%1。</translation>
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation> </translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>For the window, its cards and the voice.</source>
            <translation>窗口、窗口里的卡牌和语音所用的语言。</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>For those who sit farther away.</source>
            <translation>给坐得远一些的人。</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>标准</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>大</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>语音</translation>
        </message>
        <message>
            <source>Says the next step and the result of each duel.</source>
            <translation>说出下一步和每场决斗的结果。</translation>
        </message>
        <message>
            <source>This computer cannot speak: install espeak-ng, then restart Lampkeeper.</source>
            <translation>这台电脑不能朗读：请安装 espeak-ng，然后重启 Lampkeeper。</translation>
        </message>
        <message>
            <source>Good evening. I&apos;ll be your referee tonight.</source>
            <translation>晚上好。今晚由我来当裁判。</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>音效</translation>
        </message>
        <message>
            <source>This computer cannot play sounds: install alsa-utils, then restart Lampkeeper.</source>
            <translation>这台电脑不能播放声音：请安装 alsa-utils，然后重启 Lampkeeper。</translation>
        </message>
        <message>
            <source>Short movements that show what changed.</source>
            <translation>用短动画显示什么变了。</translation>
        </message>
        <message>
            <source>Shows each duel once it is decided, here and on the TV.</source>
            <translation>每场决斗分出结果后自动显示，电视上也一样。</translation>
        </message>
        <message>
            <source>Help for %1</source>
            <translation>给 %1 的帮助</translation>
        </message>
        <message>
            <source>How much is explained at each question. Remembered for this name.</source>
            <translation>每次提问时说多少。按名字保存。</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>入门步骤</translation>
        </message>
        <message>
            <source>A checklist on Home for your first night.</source>
            <translation>首页上的清单，帮你准备第一次对局。</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>动画</translation>
        </message>
        <message>
            <source>Show each duel</source>
            <translation>显示每场决斗</translation>
        </message>
        <message>
            <source>Something is wrong</source>
            <translation>出了问题</translation>
        </message>
        <message>
            <source>Checks this computer. Backup and restore are there, too.</source>
            <translation>检查这台电脑。备份和恢复也在这里。</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>检查</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>A dark theme does not dazzle beside a lamp.</source>
            <translation>深色在灯旁不刺眼。</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Quiet sounds for recorded events, questions, refusals and duels.</source>
            <translation>声音很轻：记录、提问、拒绝，以及决斗中发生的事各有一种。</translation>
        </message>
        <message>
            <source>What is kept here</source>
            <translation>这里保存了什么</translation>
        </message>
        <message>
            <source>Everything this computer remembers of your nights, and how to delete it.</source>
            <translation>这台电脑记得的一切，以及如何删除。</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Forced steps</source>
            <translation>唯一选择</translation>
        </message>
        <message>
            <source>Without a camera: what has only one answer is answered by itself, from the next night on.</source>
            <translation>不用摄像头时，只有一个答案的问题会自动回答，从下一局开始。</translation>
        </message>
        <message>
            <source>Hints in a first game</source>
            <translation>第一次玩时的提示</translation>
        </message>
        <message>
            <source>What each question of the first turn means, for players new to the game.</source>
            <translation>为新玩家说明第一回合每个问题的含义。</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>New night</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>How many play?</source>
            <translation>几个人玩？</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n 位玩家</numerusform>
            </translation>
        </message>
        <message>
            <source>Start with the camera</source>
            <translation>用摄像头开始</translation>
        </message>
        <message>
            <source>Play without camera</source>
            <translation>不用摄像头玩</translation>
        </message>
        <message>
            <source>Just keep score</source>
            <translation>只计分</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Private screens for the players, or a phone as the camera</source>
            <translation>玩家的私密屏幕，或用手机当摄像头</translation>
        </message>
    </context>
    <context>
        <name>SetupWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1 goes first</source>
            <translation>%1 先手</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>%1: %2 instead of %3</source>
            <translation>%1：用%2代替%3</translation>
        </message>
    </context>
    <context>
        <name>SheetWords</name>
        <message>
            <source>Tray %1</source>
            <translation>托盘 %1</translation>
        </message>
        <message>
            <source>Mat</source>
            <translation>桌垫</translation>
        </message>
    </context>
    <context>
        <name>SpeakerVoice</name>
        <message>
            <source>en</source>
            <extracomment>the voice of espeak-ng for the language of this translation: cmn</extracomment>
            <translation>cmn</translation>
        </message>
    </context>
    <context>
        <name>SpectatorsWindow</name>
        <message>
            <source>Lampkeeper - TV</source>
            <translation>Lampkeeper - 电视</translation>
        </message>
    </context>
    <context>
        <name>StageSide</name>
        <message>
            <source>No action</source>
            <translation>没有行动</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n 张牌</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoryList</name>
        <message>
            <source>The story of the night</source>
            <translation>对局经过</translation>
        </message>
    </context>
    <context>
        <name>TableModel</name>
        <message>
            <source>They count</source>
            <translation>算数</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>New night</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>首页</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>教练</translation>
        </message>
        <message>
            <source>F8</source>
            <translation>F8</translation>
        </message>
        <message>
            <source>What to do with which dice, using only what everyone knows</source>
            <translation>只根据大家都知道的信息，说明各种骰值该怎么打</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>对局回顾</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>Hints, phones, the window for spectators, giving up</source>
            <translation>提示、手机、观众窗口、认输</translation>
        </message>
        <message>
            <source>No hints</source>
            <translation>不要提示</translation>
        </message>
        <message>
            <source>Ends the hints of the first turn</source>
            <translation>结束第一回合的提示</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Private screens for the players, or a phone as the camera</source>
            <translation>玩家的私密屏幕，或用手机当摄像头</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>The table as the camera sees it</source>
            <translation>摄像头看到的牌桌</translation>
        </message>
    </context>
    <context>
        <name>Theme</name>
        <message>
            <source>Noto Serif Display</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Serif CJK SC</translation>
        </message>
        <message>
            <source>Noto Serif</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Serif CJK SC</translation>
        </message>
        <message>
            <source>Noto Sans</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Sans CJK SC</translation>
        </message>
    </context>
    <context>
        <name>Tip</name>
        <message>
            <source>Key: %1</source>
            <translation>按键：%1</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Lampkeeper</source>
            <translation>Lampkeeper</translation>
        </message>
        <message>
            <source>Recorded: %1</source>
            <translation>已记录：%1</translation>
        </message>
    </context>
    <context>
        <name>Understood</name>
        <message>
            <source>Corrects an event or a number</source>
            <translation>更正一条记录或一个数值</translation>
        </message>
        <message>
            <source>Recorded: %1</source>
            <translation>已记录：%1</translation>
        </message>
        <message>
            <source>Fix a mistake</source>
            <translation>更正</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>Strike {n}</source>
            <translation>打击 {n}</translation>
        </message>
        <message>
            <source>Block {n}</source>
            <translation>格挡 {n}</translation>
        </message>
        <message>
            <source>Evades</source>
            <translation>闪避</translation>
        </message>
        <message>
            <source>No evade</source>
            <translation>闪避无效</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>无人</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>伤害</translation>
        </message>
        <message>
            <source>healing</source>
            <translation>回复</translation>
        </message>
        <message>
            <source>cards to draw</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>Health paid</source>
            <translation>支付生命</translation>
        </message>
        <message>
            <source>Points paid</source>
            <translation>支付分数</translation>
        </message>
        <message>
            <source>Health set to</source>
            <translation>生命设为</translation>
        </message>
        <message>
            <source>Points set to</source>
            <translation>分数设为</translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation>先 {first}，再 {second}</translation>
        </message>
        <message>
            <source>{actions} about {share} %</source>
            <translation>{actions} 约 {share}%</translation>
        </message>
        <message>
            <source>{shares}: mix them, because a player who always does the same is easy to beat</source>
            <translation>{shares}：搭配着出，因为总出同一招很容易被应对</translation>
        </message>
        <message>
            <source>{actions}: best on average, {gain} points net, whatever a careful opponent answers</source>
            <translation>{actions}：平均收益最高，净得 {gain} 分，不论谨慎的对手怎样应对</translation>
        </message>
        <message>
            <source>{actions}: {best} would score more against random cards, {more} instead of {gain}, but a careful opponent has a good answer</source>
            <translation>{actions}：对随机出的牌，{best} 得分更多（{more}，而非 {gain}），但谨慎的对手有好办法应对它</translation>
        </message>
        <message>
            <source>; beware: you are knocked out {share} times in 100</source>
            <translation>；注意，100 次里你有 {share} 次会出局</translation>
        </message>
        <message>
            <source>{who}: class card</source>
            <translation>{who}：职业牌</translation>
        </message>
        <message>
            <source>{who}: deck</source>
            <translation>{who}：牌库</translation>
        </message>
        <message>
            <source>{who}: basic powers</source>
            <translation>{who}：基础能力</translation>
        </message>
        <message>
            <source>{who}: powers</source>
            <translation>{who}：能力</translation>
        </message>
        <message>
            <source>{who}: markers</source>
            <translation>{who}：标记</translation>
        </message>
        <message>
            <source>Locations</source>
            <translation>地点</translation>
        </message>
        <message>
            <source>Upgrades</source>
            <translation>升级</translation>
        </message>
        <message>
            <source>Wishes</source>
            <translation>愿望</translation>
        </message>
        <message>
            <source>Cards that are read aloud</source>
            <translation>要读出卡文的牌</translation>
        </message>
        <message>
            <source>face up in front of the player</source>
            <translation>面朝上放在玩家面前</translation>
        </message>
        <message>
            <source>shuffled, four cards drawn</source>
            <translation>洗牌，抽四张</translation>
        </message>
        <message>
            <source>beside the deck</source>
            <translation>放在牌库旁</translation>
        </message>
        <message>
            <source>choose {n} in secret, the others go back</source>
            <translation>秘密选 {n} 张，其余放回</translation>
        </message>
        <message>
            <source>at hand, until a card turns into one</source>
            <translation>备在手边，有牌变成它时再用</translation>
        </message>
        <message>
            <source>shuffled, five in a row face down</source>
            <translation>洗牌，五张面朝下排成一行</translation>
        </message>
        <message>
            <source>shuffled, for the ends of the rounds</source>
            <translation>洗牌，每轮结束时用</translation>
        </message>
        <message>
            <source>at hand, for every second lamp</source>
            <translation>备在手边，每得两盏神灯用一次</translation>
        </message>
        <message>
            <source>only those you play with, shuffled into their decks</source>
            <translation>只要你们使用的，洗入各自的牌库</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>{n} × {card} are needed, the box has {copies}: print the rest, or choose other classes.</source>
            <translation>需要 {n} × {card}，盒子里有 {copies}：请打印其余的，或换别的职业。</translation>
        </message>
        <message>
            <source>{who}&apos;s {card} has a deck of {n} cards; the rules require {allowed}: fix its pack.</source>
            <translation>{who} 的 {card} 牌库有 {n} 张牌，规则要求 {allowed} 张：请修改它的卡包。</translation>
        </message>
        <message>
            <source>Take out of the box</source>
            <translation>要从盒中取出的牌</translation>
        </message>
        <message numerus="yes">
            <source>%1 (%n card(s))</source>
            <translation>
                <numerusform>%1（%n 张牌）</numerusform>
            </translation>
        </message>
        <message>
            <source>en</source>
            <comment>the name of the language of this translation: zh</comment>
            <translation>zh</translation>
        </message>
        <message>
            <source> and </source>
            <translation> 和 </translation>
        </message>
        <message>
            <source>A night begins: {classes}</source>
            <translation>对局开始：{classes}</translation>
        </message>
        <message>
            <source>{seat} has rolled</source>
            <translation>{seat} 已掷骰</translation>
        </message>
        <message>
            <source>{seat} rolled {dice}</source>
            <translation>{seat} 掷出 {dice}</translation>
        </message>
        <message>
            <source>{seat} discards {cards}</source>
            <translation>{seat} 弃掉 {cards}</translation>
        </message>
        <message>
            <source>{seat} chooses: {option}</source>
            <translation>{seat} 选择：{option}</translation>
        </message>
        <message>
            <source>{seat} accepts</source>
            <translation>{seat} 接受</translation>
        </message>
        <message>
            <source>{seat} declines</source>
            <translation>{seat} 拒绝</translation>
        </message>
        <message>
            <source>{seat} keeps the dice</source>
            <translation>{seat} 保留骰子</translation>
        </message>
        <message>
            <source>{seat} will roll again</source>
            <translation>{seat} 将重掷</translation>
        </message>
        <message>
            <source>{seat} turns up {cards}</source>
            <translation>{seat} 翻开 {cards}</translation>
        </message>
        <message>
            <source>{seat} passes</source>
            <translation>{seat} 跳过</translation>
        </message>
        <message>
            <source>The location is {card}</source>
            <translation>地点是 {card}</translation>
        </message>
        <message>
            <source>{seat} plays {card}</source>
            <translation>{seat} 使用 {card}</translation>
        </message>
        <message>
            <source>Dealt: {cards}</source>
            <translation>亮出：{cards}</translation>
        </message>
        <message>
            <source>{first} picks the first upgrade</source>
            <translation>{first} 先选升级牌</translation>
        </message>
        <message>
            <source>{seat} takes no upgrade</source>
            <translation>{seat} 不拿升级牌</translation>
        </message>
        <message>
            <source>{seat} takes an upgrade in secret</source>
            <translation>{seat} 秘密拿一张升级牌</translation>
        </message>
        <message>
            <source>{seat} takes an upgrade: {card}</source>
            <translation>{seat} 拿升级牌：{card}</translation>
        </message>
        <message>
            <source>{seat} has decided</source>
            <translation>{seat} 已决定</translation>
        </message>
        <message>
            <source>Decided: {option}</source>
            <translation>已决定：{option}</translation>
        </message>
        <message>
            <source>{seat} decides: {option}</source>
            <translation>{seat} 决定：{option}</translation>
        </message>
        <message>
            <source>{seat} concedes</source>
            <translation>{seat} 认输</translation>
        </message>
        <message>
            <source>Corrected for {seat}: {set}</source>
            <translation>已更正 {seat}：{set}</translation>
        </message>
        <message>
            <source>By hand for {seat}: {do} {amount}</source>
            <translation>为 {seat} 手动录入：{do} {amount}</translation>
        </message>
        <message>
            <source>{count} undone</source>
            <translation>已撤回 {count} 条记录</translation>
        </message>
        <message>
            <source>more points</source>
            <translation>分数较多</translation>
        </message>
        <message>
            <source>{winner} wins: {by}</source>
            <translation>{winner} 获胜：{by}</translation>
        </message>
        <message>
            <source>{winner} leads: {by}</source>
            <translation>{winner} 领先：{by}</translation>
        </message>
        <message>
            <source>Duel</source>
            <translation>决斗</translation>
        </message>
        <message>
            <source>Scout</source>
            <translation>侦察</translation>
        </message>
        <message>
            <source>Parley</source>
            <translation>谈和</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>接受</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>重掷</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>掷骰</translation>
        </message>
        <message>
            <source>Name the location</source>
            <translation>录入地点</translation>
        </message>
        <message>
            <source>Name the card</source>
            <translation>录入牌名</translation>
        </message>
        <message>
            <source>Name the cards</source>
            <translation>录入牌名</translation>
        </message>
        <message>
            <source>First</source>
            <translation>先选</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>后选</translation>
        </message>
        <message>
            <source>Skip, heal 7</source>
            <translation>跳过，回复 7</translation>
        </message>
        <message>
            <source>Taken in secret</source>
            <translation>已拿，不公开</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>跳过</translation>
        </message>
        <message>
            <source>Concede</source>
            <translation>认输</translation>
        </message>
        <message>
            <source>First action</source>
            <translation>第一个行动</translation>
        </message>
        <message>
            <source>Second action</source>
            <translation>第二个行动</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>不出</translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 分</translation>
        </message>
        <message>
            <source>{n} points</source>
            <translation>{n} 分</translation>
        </message>
        <message>
            <source>As recommended</source>
            <translation>按推荐</translation>
        </message>
        <message>
            <source>We read it differently</source>
            <translation>我们另有解读</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>结束回合</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>1 张牌</translation>
        </message>
        <message>
            <source>{n} cards</source>
            <translation>{n} 张牌</translation>
        </message>
        <message>
            <source>{seat}: parley, or end the turn?</source>
            <translation>{seat}：谈和，还是结束回合？</translation>
        </message>
        <message>
            <source>{seat}: scout or parley?</source>
            <translation>{seat}：侦察还是谈和？</translation>
        </message>
        <message>
            <source>{seat}: duel, parley or end the turn?</source>
            <translation>{seat}：决斗、谈和还是结束回合？</translation>
        </message>
        <message>
            <source>{seat}: duel, scout or parley?</source>
            <translation>{seat}：决斗、侦察还是谈和？</translation>
        </message>
        <message>
            <source>{seat}: take an upgrade in secret, or skip it and heal 7. {other}, look away!</source>
            <translation>{seat}：请秘密选一张升级牌，或跳过并回复 7 点。{other} 请回避！</translation>
        </message>
        <message>
            <source>{seat}: take an extra upgrade, or skip it and heal 7</source>
            <translation>{seat}：选一张额外升级牌，或跳过并回复 7 点</translation>
        </message>
        <message>
            <source>{seat}: take an upgrade, or skip it and heal 7</source>
            <translation>{seat}：选一张升级牌，或跳过并回复 7 点</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again until they show more than now</source>
            <translation>{seat}：重掷两颗骰子，直到比现在更高</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again until they show less than now</source>
            <translation>{seat}：重掷两颗骰子，直到比现在更低</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again</source>
            <translation>{seat}：重掷两颗骰子</translation>
        </message>
        <message>
            <source>{seat}, {card}: which will it be?</source>
            <translation>{seat}，{card}：选哪一项？</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of your actions?</source>
            <translation>{seat}，{card}：选你的哪个行动？</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of {owner}&apos;s actions?</source>
            <translation>{seat}，{card}：选 {owner} 的哪个行动？</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of your upgrades?</source>
            <translation>{seat}，{card}：选你的哪张升级牌？</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of {owner}&apos;s upgrades?</source>
            <translation>{seat}，{card}：选 {owner} 的哪张升级牌？</translation>
        </message>
        <message>
            <source>{seat}, {card}: take {count} from your discard pile</source>
            <translation>{seat}，{card}：从你的弃牌堆拿 {count}</translation>
        </message>
        <message>
            <source>{seat}: bid 0 to {most} points in secret. {other}, look away!</source>
            <translation>{seat}：秘密出价，0 到 {most} 分。{other} 请回避！</translation>
        </message>
        <message>
            <source>Do what {card} says, and tell me when it is done</source>
            <translation>请照 {card} 做，做完告诉我</translation>
        </message>
        <message>
            <source>{seat}: {other} offers a parley. Accept, or decline?</source>
            <translation>{seat}：{other} 提议谈和。接受，还是拒绝？</translation>
        </message>
        <message>
            <source>{seat}: {other} wants to scout. Accept, or decline?</source>
            <translation>{seat}：{other} 想侦察。接受，还是拒绝？</translation>
        </message>
        <message>
            <source>Turn up the location</source>
            <translation>请翻开地点</translation>
        </message>
        <message>
            <source>{seat}: play a power, or pass?</source>
            <translation>{seat}：使用能力还是跳过？</translation>
        </message>
        <message>
            <source>{seat}: keep your dice for the next turn, or roll again then?</source>
            <translation>{seat}：为下回合保留骰子，还是到时重掷？</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again for the next turn</source>
            <translation>{seat}：为下回合重掷两颗骰子</translation>
        </message>
        <message>
            <source>{seat}: do you pick an upgrade first or second?</source>
            <translation>{seat}：升级牌先选还是后选？</translation>
        </message>
        <message>
            <source>{seat}: please decide</source>
            <translation>{seat}：请决定</translation>
        </message>
        <message>
            <source>the card</source>
            <translation>这张牌</translation>
        </message>
        <message>
            <source>how you read the rules</source>
            <translation>规则的解读</translation>
        </message>
        <message>
            <source>something else</source>
            <translation>别的事</translation>
        </message>
        <message>
            <source>by half a turn</source>
            <translation>转半圈</translation>
        </message>
        <message>
            <source>once more, clockwise</source>
            <translation>再顺时针转一次</translation>
        </message>
        <message>
            <source>once more, counter-clockwise</source>
            <translation>再逆时针转一次</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>没有</translation>
        </message>
        <message>
            <source>take it back, or correct the number</source>
            <translation>撤回，或更正数值</translation>
        </message>
        <message>
            <source>answer that first: {awaits}{of}</source>
            <translation>请先回答：{awaits}{of}</translation>
        </message>
        <message>
            <source>it has its own phase: now comes {awaits}{of}</source>
            <translation>那属于别的阶段：现在是{awaits}{of}</translation>
        </message>
        <message>
            <source>name a piece of your own party</source>
            <translation>请选自己队伍的棋子</translation>
        </message>
        <message>
            <source>it may still act, or say Done</source>
            <translation>它还可以行动，或选择结束</translation>
        </message>
        <message>
            <source>it is held until the marker goes: act, or say Done</source>
            <translation>标记移除前它被缠住：可以行动或结束</translation>
        </message>
        <message>
            <source>only moving is left, then Done</source>
            <translation>只剩移动，然后结束</translation>
        </message>
        <message>
            <source>pick an action of its card</source>
            <translation>请选其牌上的行动</translation>
        </message>
        <message>
            <source>name an item that lies before that player</source>
            <translation>请选该玩家面前的道具</translation>
        </message>
        <message>
            <source>keep it for the moment its card names</source>
            <translation>留到其牌上所写的时机</translation>
        </message>
        <message>
            <source>buy something else with your Rage</source>
            <translation>用怒气购买别的</translation>
        </message>
        <message>
            <source>take one piece for each die</source>
            <translation>每种骰子各取一枚棋子</translation>
        </message>
        <message>
            <source>place it in your own five lanes</source>
            <translation>请放在自己一侧的五条道内</translation>
        </message>
        <message>
            <source>deal another item</source>
            <translation>请发另一件道具</translation>
        </message>
        <message>
            <source>correct its number if the roll was read wrongly</source>
            <translation>若读错了，请更正数字</translation>
        </message>
        <message>
            <source>enter it as a correction, or as an effect by hand</source>
            <translation>请作为更正或手动效果输入</translation>
        </message>
        <message>
            <source>do it in a Main Phase of your own turn</source>
            <translation>请在自己回合的主要阶段进行</translation>
        </message>
        <message>
            <source>wait for your own turn</source>
            <translation>请等到自己的回合</translation>
        </message>
        <message>
            <source>wait until blockers are named, or for the next phase</source>
            <translation>请等到宣布阻挡者之后，或下一阶段</translation>
        </message>
        <message>
            <source>wait until the other player adds something or declines</source>
            <translation>请等对方加入或放弃</translation>
        </message>
        <message>
            <source>go on with your turn</source>
            <translation>请继续进行回合</translation>
        </message>
        <message>
            <source>correct the number of cards in that hand</source>
            <translation>请更正手牌数</translation>
        </message>
        <message>
            <source>say what is sacrificed</source>
            <translation>请说明牺牲什么</translation>
        </message>
        <message>
            <source>sacrifice what its text asks for, and no more</source>
            <translation>请按牌上文字牺牲，不多不少</translation>
        </message>
        <message>
            <source>lay {card} in the lane of its own Energy</source>
            <translation>请把{card}放到其能量的位置</translation>
        </message>
        <message>
            <source>name one of the five Energies</source>
            <translation>请说出五种能量之一</translation>
        </message>
        <message>
            <source>play {card} face up, or lay another card</source>
            <translation>正面打出{card}，或放另一张牌</translation>
        </message>
        <message>
            <source>lay the next one in your next turn</source>
            <translation>下一张请在下回合放置</translation>
        </message>
        <message>
            <source>use a card that you control</source>
            <translation>请使用自己控制的牌</translation>
        </message>
        <message>
            <source>pick an ability that stands on {card}</source>
            <translation>请选{card}上的能力</translation>
        </message>
        <message>
            <source>use it again next turn</source>
            <translation>下回合再使用</translation>
        </message>
        <message>
            <source>name something that its text allows</source>
            <translation>请选牌上文字允许的目标</translation>
        </message>
        <message>
            <source>name an Entity on the battlefield that is free to do it</source>
            <translation>请选战场上可以这样做的单位</translation>
        </message>
        <message>
            <source>attack with another Entity</source>
            <translation>用另一个单位攻击</translation>
        </message>
        <message>
            <source>block with another Entity, or name none</source>
            <translation>用另一个单位阻挡，或不阻挡</translation>
        </message>
        <message>
            <source>name each of them once</source>
            <translation>每个只说一次</translation>
        </message>
        <message>
            <source>attack the player, or a Node that can be damaged</source>
            <translation>攻击玩家，或可受伤害的节点</translation>
        </message>
        <message>
            <source>let it block only one attacker</source>
            <translation>它只能阻挡一个攻击者</translation>
        </message>
        <message>
            <source>name an attacker of this combat</source>
            <translation>请选本次战斗的攻击者</translation>
        </message>
        <message>
            <source>add a second blocker, or block it not at all</source>
            <translation>再加一个阻挡者，或不阻挡</translation>
        </message>
        <message>
            <source>name all its blockers, first to last</source>
            <translation>按顺序说出其所有阻挡者</translation>
        </message>
        <message>
            <source>give damage to its own blockers alone</source>
            <translation>伤害只能分给阻挡它的单位</translation>
        </message>
        <message>
            <source>let the other player answer</source>
            <translation>请让对方回答</translation>
        </message>
        <message>
            <source>play on: no question is open</source>
            <translation>请继续：没有待回答的问题</translation>
        </message>
        <message>
            <source>answer what is asked, with as many as it asks for</source>
            <translation>请回答所问，数量也要相符</translation>
        </message>
        <message>
            <source>leave only one {card} in it</source>
            <translation>只留一张{card}</translation>
        </message>
        <message>
            <source>count it again: exactly 18 cards belong in it</source>
            <translation>请重新清点：正好 18 张</translation>
        </message>
        <message>
            <source>leave some copies of {card} out</source>
            <translation>请减少{card}的张数</translation>
        </message>
        <message>
            <source>add cards until the deck is big enough</source>
            <translation>请补足牌库</translation>
        </message>
        <message>
            <source>point at it, or tell me which</source>
            <translation>请指出或说明目标</translation>
        </message>
        <message>
            <source>show the hand again, or correct it</source>
            <translation>请再展示手牌，或更正</translation>
        </message>
        <message>
            <source>wait for the next preparation</source>
            <translation>请等下一次准备</translation>
        </message>
        <message>
            <source>let the others play on</source>
            <translation>请让其他人继续</translation>
        </message>
        <message>
            <source>name a hero card</source>
            <translation>请选英雄牌</translation>
        </message>
        <message>
            <source>name a gear card</source>
            <translation>请选装备牌</translation>
        </message>
        <message>
            <source>name a team card</source>
            <translation>请选团队牌</translation>
        </message>
        <message>
            <source>name a hero that lies on the table</source>
            <translation>请选桌上的英雄</translation>
        </message>
        <message>
            <source>name a hero of your own</source>
            <translation>请选自己的英雄</translation>
        </message>
        <message>
            <source>one hero and one gear are the most in the first preparation</source>
            <translation>第一次准备最多一名英雄和一件装备</translation>
        </message>
        <message>
            <source>name the gear that this hero carries</source>
            <translation>请选该英雄携带的装备</translation>
        </message>
        <message>
            <source>keep the hand until the next preparation</source>
            <translation>手牌留到下一次准备</translation>
        </message>
        <message>
            <source>trade again in the next preparation</source>
            <translation>下一次准备再交换</translation>
        </message>
        <message>
            <source>trade with somebody who holds cards</source>
            <translation>请与有手牌的人交换</translation>
        </message>
        <message>
            <source>alone, exchange cards with the deck instead</source>
            <translation>单人时请与牌库换牌</translation>
        </message>
        <message>
            <source>put the card back on its deck</source>
            <translation>请把牌放回牌库</translation>
        </message>
        <message>
            <source>draw from the deck with the other back</source>
            <translation>请从另一种背面的牌库抽牌</translation>
        </message>
        <message>
            <source>resolve the card that lies there</source>
            <translation>请先处理那张牌</translation>
        </message>
        <message>
            <source>correct the number of dungeon cards if some are left</source>
            <translation>若还有地城牌，请更正数量</translation>
        </message>
        <message>
            <source>turn up the next dungeon card</source>
            <translation>请翻开下一张地城牌</translation>
        </message>
        <message>
            <source>use it in a fight</source>
            <translation>请在战斗中使用</translation>
        </message>
        <message>
            <source>use it when a trap lies there</source>
            <translation>请在有陷阱时使用</translation>
        </message>
        <message>
            <source>name another hero for support</source>
            <translation>请选另一名英雄支援</translation>
        </message>
        <message>
            <source>name one hero for support</source>
            <translation>只选一名支援英雄</translation>
        </message>
        <message>
            <source>name one hero alone</source>
            <translation>只选一名英雄</translation>
        </message>
        <message>
            <source>use what this hero carries</source>
            <translation>请使用该英雄携带的装备</translation>
        </message>
        <message>
            <source>use gear for the attribute that is asked for</source>
            <translation>请使用所需属性的装备</translation>
        </message>
        <message>
            <source>keep it for another roll</source>
            <translation>留给下一次掷骰</translation>
        </message>
        <message>
            <source>fight the boss</source>
            <translation>请与首领战斗</translation>
        </message>
        <message>
            <source>say first who attacks or faces it</source>
            <translation>请先说明谁攻击或面对</translation>
        </message>
        <message>
            <source>let the hero roll who attacks or helps</source>
            <translation>由攻击或支援的英雄掷骰</translation>
        </message>
        <message>
            <source>undo the roll if it was read wrongly</source>
            <translation>若读错了，请撤回这次掷骰</translation>
        </message>
        <message>
            <source>roll one die again</source>
            <translation>请重掷一颗骰子</translation>
        </message>
        <message>
            <source>name gear that lies on the table</source>
            <translation>请选桌上的装备</translation>
        </message>
        <message>
            <source>defeat an enemy or pass a trap first</source>
            <translation>请先击败敌人或通过陷阱</translation>
        </message>
        <message>
            <source>let a player who rolled draw it</source>
            <translation>由掷过骰的玩家抽取</translation>
        </message>
        <message>
            <source>lay the starting armies first: {awaits}{of}</source>
            <translation>请先布置起始军队：{awaits}{of}</translation>
        </message>
        <message>
            <source>move another creature: this one stays where it is</source>
            <translation>请移动另一个生物：它不能移动</translation>
        </message>
        <message>
            <source>move it again next turn, or another creature now</source>
            <translation>下回合再移动它，或现在移动另一个</translation>
        </message>
        <message>
            <source>use a creature that was not used this turn</source>
            <translation>请用本回合未使用过的生物</translation>
        </message>
        <message>
            <source>let the other player decide</source>
            <translation>请让对方决定</translation>
        </message>
        <message>
            <source>take it back; there is not enough health to pay with</source>
            <translation>请撤回；生命不足以支付</translation>
        </message>
        <message>
            <source>the game is over; start a new night, or undo something</source>
            <translation>游戏已经结束；请开始新对局，或撤回记录</translation>
        </message>
        <message>
            <source> of {who}</source>
            <translation> {who} 的</translation>
        </message>
        <message>
            <source>what the turn asks for</source>
            <translation>本回合规定的那几</translation>
        </message>
        <message>
            <source>More than four in hand? Discard down to four, face up.</source>
            <translation>手牌超过四张？弃到四张，面朝上。</translation>
        </message>
        <message>
            <source>{other} kept the dice.</source>
            <translation>{other} 保留了骰子。</translation>
        </message>
        <message>
            <source>Last turn was a parley. Points are tied, so a second one scores for nobody.</source>
            <translation>上回合是谈和。现在平分，再谈和也无人得分。</translation>
        </message>
        <message>
            <source>Last turn was a parley. If this turn is one too, {parley_point} scores 1 point.</source>
            <translation>上回合是谈和。本回合再谈和，{parley_point} 得 1 分。</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot decline.</source>
            <translation>{seat} 眩晕，不能拒绝。</translation>
        </message>
        <message>
            <source>Accepted: no duel, and the location does nothing.</source>
            <translation>接受：不决斗，地点没有效果。</translation>
        </message>
        <message>
            <source>Accepted: the location is turned up and does what it says.</source>
            <translation>接受：翻开地点，照它说的做。</translation>
        </message>
        <message>
            <source>Declined: you start a duel as the aggressor.</source>
            <translation>拒绝：你作为进攻方发起决斗。</translation>
        </message>
        <message>
            <source>You attack: 1 point each time {defender} is hurt.</source>
            <translation>你进攻：{defender} 每受伤一次，你得 1 分。</translation>
        </message>
        <message>
            <source>You defend: 1 point if nothing hurts you, 1 more if {aggressor} is hurt.</source>
            <translation>你防守：没受伤得 1 分；{aggressor} 受伤，再得 1 分。</translation>
        </message>
        <message>
            <source>{other} passed: pass as well, and the actions are locked.</source>
            <translation>{other} 已跳过：你也跳过，行动就锁定。</translation>
        </message>
        <message>
            <source>{other} passed: pass as well, and the result stands.</source>
            <translation>{other} 已跳过：你也跳过，结果就确定。</translation>
        </message>
        <message>
            <source>When both pass in a row, the actions are locked.</source>
            <translation>双方接连跳过，行动就锁定。</translation>
        </message>
        <message>
            <source>When both pass in a row, the result stands.</source>
            <translation>双方接连跳过，结果就确定。</translation>
        </message>
        <message>
            <source>As it stands, {A} takes {damage_A} and scores {points_A}, {B} takes {damage_B} and scores {points_B}.</source>
            <translation>目前：{A} 受 {damage_A} 点伤害，得 {points_A} 分；{B} 受 {damage_B} 点伤害，得 {points_B} 分。</translation>
        </message>
        <message>
            <source>Both lay two actions face down.</source>
            <translation>双方各面朝下放两个行动。</translation>
        </message>
        <message>
            <source>Both lay one action face down.</source>
            <translation>双方各面朝下放一个行动。</translation>
        </message>
        <message>
            <source>It was scouted: its effect happens.</source>
            <translation>这是侦察：照它说的做。</translation>
        </message>
        <message>
            <source>The showdown begins: its effect happens before the actions.</source>
            <translation>摊牌开始：先照它说的做，再翻开行动。</translation>
        </message>
        <message>
            <source>The duel was conceded: only its reward and its penalty count.</source>
            <translation>已经认输：只结算它的奖励和惩罚。</translation>
        </message>
        <message>
            <source>It takes the place of one basic action of its kind for the rest of the game.</source>
            <translation>它替换一张同类的基础行动，直到游戏结束。</translation>
        </message>
        <message>
            <source>Poisoned or ignited: skipping heals nothing.</source>
            <translation>中毒或被点燃：跳过也不回复。</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot start a duel.</source>
            <translation>{seat} 眩晕，不能发起决斗。</translation>
        </message>
        <message>
            <source>Dice that were kept once must be rolled again.</source>
            <translation>骰子保留过一次，就必须重掷。</translation>
        </message>
        <message>
            <source>The higher bid is paid and wins; tied bids win nothing.</source>
            <translation>价高者支付并获得；出价相同，无人获得。</translation>
        </message>
        <message>
            <source>Lay out five upgrades face up, and name them or show them to me.</source>
            <translation>面朝上亮出五张升级牌，录入牌名，或给我看。</translation>
        </message>
        <message>
            <source>The rules are unclear here: how do you read {name}?</source>
            <translation>这里规则未定：{name}怎么解读？</translation>
        </message>
        <message>
            <source>If you read it differently, you carry it out yourselves for the rest of the game.</source>
            <translation>若另有解读，直到游戏结束都由你们自己执行。</translation>
        </message>
        <message>
            <source>Recommended: {advice}. </source>
            <translation>推荐：{advice}。 </translation>
        </message>
        <message>
            <source>{what}: {n}</source>
            <translation>{what}：{n}</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>一张牌</translation>
        </message>
        <message>
            <source> what {card} says</source>
            <translation> {card} 的内容</translation>
        </message>
        <message>
            <source> this</source>
            <translation> 这一步</translation>
        </message>
        <message>
            <source>Shuffle the hero deck: {n} blue backs</source>
            <translation>洗英雄牌库：{n} 张蓝色牌背</translation>
        </message>
        <message>
            <source>Shuffle the dungeon deck: {n} cards</source>
            <translation>洗地城牌库：{n} 张牌</translation>
        </message>
        <message>
            <source>The goal lies at the bottom of the dungeon deck</source>
            <translation>目标在地城牌库底</translation>
        </message>
        <message>
            <source>Left out of the dungeon: {card_or_n}</source>
            <translation>地城中不用：{card_or_n}</translation>
        </message>
        <message>
            <source>A hero is hidden in the dungeon deck: nobody looks at its backs</source>
            <translation>一名英雄藏在地城牌库里：谁也不看牌背</translation>
        </message>
        <message>
            <source>The endgame boss is {card}</source>
            <translation>终局首领是 {card}</translation>
        </message>
        <message>
            <source>No boss is a goal any more</source>
            <translation>不再有首领作为目标</translation>
        </message>
        <message>
            <source>The hero deck is rebuilt from {n} discarded {n:card|cards}: shuffle it</source>
            <translation>用 {n} 张弃牌组成新的英雄牌库：请洗牌</translation>
        </message>
        <message>
            <source>{n} discarded {n:card|cards} go into the dungeon deck: shuffle it</source>
            <translation>{n} 张弃牌放入地城牌库：请洗牌</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards} from the hero deck</source>
            <translation>{seat} 从英雄牌库抽 {n} 张牌</translation>
        </message>
        <message>
            <source>{seat} has drawn {card_or_n}</source>
            <translation>{seat} 抽了 {card_or_n}</translation>
        </message>
        <message>
            <source>{seat} gives up {card} for another card</source>
            <translation>{seat} 用 {card} 换一张牌</translation>
        </message>
        <message>
            <source>{card} joins as hero {slot}, with four life points</source>
            <translation>{card} 在位置 {slot} 上场，有四点生命</translation>
        </message>
        <message>
            <source>{card} makes room and is discarded</source>
            <translation>{card} 让出位置，弃掉</translation>
        </message>
        <message>
            <source>{who} carries {card}</source>
            <translation>{who} 携带 {card}</translation>
        </message>
        <message>
            <source>{card} waits on standby beside {who}: no bonus until it is used</source>
            <translation>{card} 在 {who} 旁待命：使用前没有加值</translation>
        </message>
        <message>
            <source>{card} returns to the hand of {seat}</source>
            <translation>{card} 回到 {seat} 的手牌</translation>
        </message>
        <message>
            <source>{card} is discarded</source>
            <translation>弃掉 {card}</translation>
        </message>
        <message>
            <source>{card} stays for the new hero</source>
            <translation>{card} 留给新英雄</translation>
        </message>
        <message>
            <source>A trade: each draws a card from the other&apos;s hand</source>
            <translation>交易：各从对方的手牌抽一张</translation>
        </message>
        <message>
            <source>{seat} gives {card}</source>
            <translation>{seat} 给出 {card}</translation>
        </message>
        <message>
            <source>{seat} is ready</source>
            <translation>{seat} 准备好了</translation>
        </message>
        <message>
            <source>{seat} has no hero left and is out</source>
            <translation>{seat} 没有英雄了，出局</translation>
        </message>
        <message>
            <source>{card} from {seat}&apos;s hand is discarded</source>
            <translation>弃掉 {seat} 手牌中的 {card}</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>第 {n} 轮</translation>
        </message>
        <message>
            <source>It is {seat}&apos;s turn to explore</source>
            <translation>轮到 {seat} 探索</translation>
        </message>
        <message>
            <source>{seat} turns up {card}</source>
            <translation>{seat} 翻开 {card}</translation>
        </message>
        <message>
            <source>The prisoner is free: {card} joins as hero {slot}</source>
            <translation>俘虏获救：{card} 在位置 {slot} 上场</translation>
        </message>
        <message>
            <source>The prisoner is free, but there is no room: {card} is discarded</source>
            <translation>俘虏获救，但没有空位：弃掉 {card}</translation>
        </message>
        <message>
            <source>{card} attacks</source>
            <translation>{card} 攻击</translation>
        </message>
        <message>
            <source>{card} helps</source>
            <translation>{card} 协助</translation>
        </message>
        <message>
            <source>{card} faces the trap</source>
            <translation>{card} 应对陷阱</translation>
        </message>
        <message>
            <source>{card} rolls {n}</source>
            <translation>{card} 掷出 {n}</translation>
        </message>
        <message>
            <source>{card} adds {n}</source>
            <translation>{card} 加 {n}</translation>
        </message>
        <message>
            <source>The one-use gear of {card} adds {n}</source>
            <translation>{card} 的一次性装备加 {n}</translation>
        </message>
        <message>
            <source>{card} was not used for a roll: it is beside {who} again</source>
            <translation>{card} 没有用在任何掷骰上：放回 {who} 旁边</translation>
        </message>
        <message>
            <source>{card} rolls too and adds {n}</source>
            <translation>{card} 协助掷骰，加 {n}</translation>
        </message>
        <message>
            <source>Total {n}; {card} asks for {from}</source>
            <translation>合计 {n}；{card} 要求 {from}</translation>
        </message>
        <message>
            <source>{card} is hit: {from} to {n}</source>
            <translation>{card} 被命中：{from} 降到 {n}</translation>
        </message>
        <message>
            <source>Not enough: {card} strikes back</source>
            <translation>不够：{card} 反击</translation>
        </message>
        <message>
            <source>Enough: {card} does nothing</source>
            <translation>足够：{card} 不生效</translation>
        </message>
        <message>
            <source>{card} strikes</source>
            <translation>{card} 生效</translation>
        </message>
        <message>
            <source>Nobody has what {card} asks for</source>
            <translation>没有英雄具有 {card} 要求的属性</translation>
        </message>
        <message>
            <source>{card} is hurt: life {from} to {n}</source>
            <translation>{card} 受伤：生命 {from} 降到 {n}</translation>
        </message>
        <message>
            <source>{card} heals: life {from} to {n}</source>
            <translation>{card} 回复：生命 {from} 升到 {n}</translation>
        </message>
        <message>
            <source>Turn {card} until it shows {n}</source>
            <translation>转动 {card}，直到它显示 {n}</translation>
        </message>
        <message>
            <source>{card} is defeated</source>
            <translation>{card} 被击败</translation>
        </message>
        <message>
            <source>{card} has fallen: to the hero discard pile</source>
            <translation>{card} 阵亡：放入英雄弃牌堆</translation>
        </message>
        <message>
            <source>{card} of {who} is used, and out of the game</source>
            <translation>{who} 的 {card} 已使用，移出游戏</translation>
        </message>
        <message>
            <source>{seat} plays {card}; it is out of the game</source>
            <translation>{seat} 使用 {card}；它移出游戏</translation>
        </message>
        <message>
            <source>Every other hero rolls too</source>
            <translation>其余每名英雄也掷骰</translation>
        </message>
        <message>
            <source>You flee from {card}: every hero loses a life point, and there is no loot</source>
            <translation>逃离 {card}：每名英雄失去一点生命，没有战利品</translation>
        </message>
        <message>
            <source>You leave {card} unhurt, without loot</source>
            <translation>毫发无伤地离开 {card}，没有战利品</translation>
        </message>
        <message>
            <source>{card} goes back into the dungeon deck: shuffle it</source>
            <translation>{card} 放回地城牌库：请洗牌</translation>
        </message>
        <message>
            <source>The last hero has fallen: {card} leaves</source>
            <translation>最后一名英雄阵亡：{card} 离开</translation>
        </message>
        <message>
            <source>{card} is out of the game</source>
            <translation>{card} 移出游戏</translation>
        </message>
        <message>
            <source>{seat} gets the loot: {n} {n:card|cards}</source>
            <translation>{seat} 得到战利品：{n} 张牌</translation>
        </message>
        <message>
            <source>{n} {n:card|cards} too few: there is nothing left to draw</source>
            <translation>少抽 {n} 张：没有牌可抽了</translation>
        </message>
        <message>
            <source>{card} has nothing to act on</source>
            <translation>{card} 没有对象可作用</translation>
        </message>
        <message>
            <source>Round {n} is over</source>
            <translation>第 {n} 轮结束</translation>
        </message>
        <message>
            <source>The game is won: {card}</source>
            <translation>游戏获胜：{card}</translation>
        </message>
        <message>
            <source>The game is lost: there is no hero left</source>
            <translation>游戏失败：没有英雄了</translation>
        </message>
        <message>
            <source>{card} has {n} life {n:point|points}</source>
            <translation>{card} 有 {n} 点生命</translation>
        </message>
        <message>
            <source>{card} lies elsewhere now</source>
            <translation>{card} 现在放在别处</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:card|cards} in hand</source>
            <translation>{seat} 有 {n} 张手牌</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:card|cards} to draw</source>
            <translation>{seat} 要抽 {n} 张牌</translation>
        </message>
        <message>
            <source>{seat} is in the game again</source>
            <translation>{seat} 重新回到游戏</translation>
        </message>
        <message>
            <source>The round is now {n}</source>
            <translation>现在是第 {n} 轮</translation>
        </message>
        <message>
            <source>Corrected: whose turn it is</source>
            <translation>已更正：轮到谁</translation>
        </message>
        <message>
            <source>The hero deck has {n} {n:card|cards}</source>
            <translation>英雄牌库有 {n} 张牌</translation>
        </message>
        <message>
            <source>The dungeon deck has {n} {n:card|cards}</source>
            <translation>地城牌库有 {n} 张牌</translation>
        </message>
        <message>
            <source>Undone: {n} {n:event|events}</source>
            <translation>已撤回 {n} 条记录</translation>
        </message>
        <message>
            <source>{seat}: draw {n} from the hero deck</source>
            <translation>{seat}：从英雄牌库抽 {n} 张</translation>
        </message>
        <message>
            <source>{seat}: play heroes and gear, then press Done</source>
            <translation>{seat}：打出英雄和装备，然后按“完成”</translation>
        </message>
        <message>
            <source>{seat}: turn up the top card of the dungeon deck</source>
            <translation>{seat}：翻开地城牌库顶的牌</translation>
        </message>
        <message>
            <source>{card}: who attacks, or do you leave?</source>
            <translation>{card}：谁攻击，还是离开？</translation>
        </message>
        <message>
            <source>{card}: which hero faces it?</source>
            <translation>{card}：哪名英雄应对？</translation>
        </message>
        <message>
            <source>{hero}: roll a die</source>
            <translation>{hero}：掷一颗骰子</translation>
        </message>
        <message>
            <source>{seat}, {card}: name {n} to give up</source>
            <translation>{seat}，{card}：说出要弃掉的 {n} 张</translation>
        </message>
        <message>
            <source>{seat}, {card}: which hero does it strike?</source>
            <translation>{seat}，{card}：落在哪名英雄身上？</translation>
        </message>
        <message>
            <source>{card} is free: in whose place, if any?</source>
            <translation>{card} 获救：换下谁，还是不上场？</translation>
        </message>
        <message>
            <source>Which of you draws the loot ({n})?</source>
            <translation>{n} 张战利品由谁抽？</translation>
        </message>
        <message>
            <source>{seat}: lay your {n} last {n:card|cards} on the hero discard pile, and name them</source>
            <translation>{seat}：把最后 {n} 张手牌放到英雄弃牌堆，并说出牌名</translation>
        </message>
        <message>
            <source>You may play heroes and gear from your hand, and swap cards for new ones.</source>
            <translation>可以打出手中的英雄和装备，也可以换几张新牌。</translation>
        </message>
        <message>
            <source>It asks for {number}. The attacker&apos;s die, attribute and gear count, and a helper&apos;s die.</source>
            <translation>要求 {number}。主攻者的骰子、属性和装备都算，协助者的骰子也算。</translation>
        </message>
        <message>
            <source>It asks for {number}: die, attribute and gear.</source>
            <translation>要求 {number}：骰子、属性和装备都算。</translation>
        </message>
        <message>
            <source>One-use gear and a team attack come before the dice.</source>
            <translation>一次性装备和合力攻击要在掷骰前使用。</translation>
        </message>
        <message>
            <source>If you cannot agree, the attacker draws it.</source>
            <translation>谈不拢就由攻击者抽。</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Lay down a hero</source>
            <translation>派出英雄</translation>
        </message>
        <message>
            <source>{1} joins</source>
            <translation>{1} 上场</translation>
        </message>
        <message>
            <source>{1} in the place of {2}</source>
            <translation>{1} 换下 {2}</translation>
        </message>
        <message>
            <source>Give gear</source>
            <translation>分配装备</translation>
        </message>
        <message>
            <source>{1} for {2}</source>
            <translation>{1} 给 {2}</translation>
        </message>
        <message>
            <source>Exchange cards</source>
            <translation>换牌</translation>
        </message>
        <message>
            <source>Trade a card</source>
            <translation>交易一张牌</translation>
        </message>
        <message>
            <source>Turn up a card</source>
            <translation>翻开一张牌</translation>
        </message>
        <message>
            <source>{1} attacks</source>
            <translation>{1} 攻击</translation>
        </message>
        <message>
            <source>{1} attacks, {2} helps</source>
            <translation>{1} 攻击，{2} 协助</translation>
        </message>
        <message>
            <source>Flee, all lose 1</source>
            <translation>逃离，各失 1</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>离开</translation>
        </message>
        <message>
            <source>{2} uses {1}</source>
            <translation>{2} 使用 {1}</translation>
        </message>
        <message>
            <source>{2} uses {1} for {3}</source>
            <translation>{2} 对 {3} 使用 {1}</translation>
        </message>
        <message>
            <source>Play a team card</source>
            <translation>使用团队牌</translation>
        </message>
        <message>
            <source>Play {1}</source>
            <translation>使用 {1}</translation>
        </message>
        <message>
            <source>{1} faces it</source>
            <translation>{1} 应对</translation>
        </message>
        <message>
            <source>{1}</source>
            <translation>{1}</translation>
        </message>
        <message>
            <source>{1} of {2}</source>
            <translation>{2} 的 {1}</translation>
        </message>
        <message>
            <source>In nobody&apos;s place</source>
            <translation>不占任何位置</translation>
        </message>
        <message>
            <source>In the place of {1}</source>
            <translation>换下 {1}</translation>
        </message>
        <message>
            <source>{1} draws</source>
            <translation>{1} 抽牌</translation>
        </message>
        <message>
            <source>A game begins: {players}</source>
            <translation>游戏开始：{players}</translation>
        </message>
        <message>
            <source>{seat} has drawn cards</source>
            <translation>{seat} 抽了牌</translation>
        </message>
        <message>
            <source>{seat} draws {cards}</source>
            <translation>{seat} 抽 {cards}</translation>
        </message>
        <message>
            <source>{seat} draws {count}</source>
            <translation>{seat} 抽 {count} 张</translation>
        </message>
        <message>
            <source>{seat} exchanges {cards}</source>
            <translation>{seat} 换掉 {cards}</translation>
        </message>
        <message>
            <source>{seat} brings {card}</source>
            <translation>{seat} 派出 {card}</translation>
        </message>
        <message>
            <source>{seat} brings {card} for {replaces}</source>
            <translation>{seat} 派出 {card}，换下 {replaces}</translation>
        </message>
        <message>
            <source>{seat} takes {card} off</source>
            <translation>{seat} 卸下 {card}</translation>
        </message>
        <message>
            <source>{seat} gives {card} to {hero}</source>
            <translation>{seat} 把 {card} 给 {hero}</translation>
        </message>
        <message>
            <source>{seats} trade a card</source>
            <translation>{seats} 交易一张牌</translation>
        </message>
        <message>
            <source>{seat} is done</source>
            <translation>{seat} 完成</translation>
        </message>
        <message>
            <source>{hero} attacks</source>
            <translation>{hero} 攻击</translation>
        </message>
        <message>
            <source>{hero} attacks, {support} helps</source>
            <translation>{hero} 攻击，{support} 协助</translation>
        </message>
        <message>
            <source>{hero} faces the trap</source>
            <translation>{hero} 应对陷阱</translation>
        </message>
        <message>
            <source>{hero} uses {card}</source>
            <translation>{hero} 使用 {card}</translation>
        </message>
        <message>
            <source>{hero} uses {card} for {on}</source>
            <translation>{hero} 对 {on} 使用 {card}</translation>
        </message>
        <message>
            <source>{hero} rolled {dice}</source>
            <translation>{hero} 掷出 {dice}</translation>
        </message>
        <message>
            <source>{seat} flees</source>
            <translation>{seat} 逃离</translation>
        </message>
        <message>
            <source>{seat} declines the effect of {card}</source>
            <translation>{seat} 放弃 {card} 的效果</translation>
        </message>
        <message>
            <source>{seat} leaves it</source>
            <translation>{seat} 离开</translation>
        </message>
        <message>
            <source>{seat} gives up {cards}</source>
            <translation>{seat} 弃掉 {cards}</translation>
        </message>
        <message>
            <source>{seat} decides: in the place of {replaces}</source>
            <translation>{seat} 决定：换下 {replaces}</translation>
        </message>
        <message>
            <source>{seat} draws the loot</source>
            <translation>{seat} 抽战利品</translation>
        </message>
        <message>
            <source>Corrected: {set}</source>
            <translation>已更正：{set}</translation>
        </message>
        <message>
            <source>The correction is right</source>
            <translation>更正无误</translation>
        </message>
        <message>
            <source>Corrected: {card} has {life} life {life:point|points}</source>
            <translation>已更正：{card} 有 {life} 点生命</translation>
        </message>
        <message>
            <source>Corrected: {card} lies at {zone}</source>
            <translation>已更正：{card} 在 {zone}</translation>
        </message>
        <message>
            <source>By hand: {do} {amount}</source>
            <translation>手动录入：{do} {amount}</translation>
        </message>
        <message>
            <source>By hand for {hero}: {do} {amount}</source>
            <translation>为 {hero} 手动录入：{do} {amount}</translation>
        </message>
        <message>
            <source>that belongs to another phase</source>
            <translation>那是另一个阶段的事</translation>
        </message>
        <message>
            <source>something else comes first</source>
            <translation>还有别的事在先</translation>
        </message>
        <message>
            <source>that preparation is over</source>
            <translation>准备已经结束</translation>
        </message>
        <message>
            <source>that player is out</source>
            <translation>这位玩家已经出局</translation>
        </message>
        <message>
            <source>that card cannot be in the hand</source>
            <translation>这张牌不可能在手牌中</translation>
        </message>
        <message>
            <source>that is not a hero</source>
            <translation>这不是英雄</translation>
        </message>
        <message>
            <source>that is not gear</source>
            <translation>这不是装备</translation>
        </message>
        <message>
            <source>that is not a team card</source>
            <translation>这不是团队牌</translation>
        </message>
        <message>
            <source>there is no room for one more hero</source>
            <translation>没有位置再放一名英雄</translation>
        </message>
        <message>
            <source>that hero is not in play</source>
            <translation>这名英雄不在场</translation>
        </message>
        <message>
            <source>that hero is somebody else&apos;s</source>
            <translation>这名英雄是别人的</translation>
        </message>
        <message>
            <source>the first preparation does not allow that</source>
            <translation>第一次准备阶段不能这样做</translation>
        </message>
        <message>
            <source>a hero carries only one gear card</source>
            <translation>一名英雄只携带一件装备</translation>
        </message>
        <message>
            <source>the hero does not carry that</source>
            <translation>这名英雄没有携带它</translation>
        </message>
        <message>
            <source>no exchange is left</source>
            <translation>不能再换牌了</translation>
        </message>
        <message>
            <source>there was a trade already</source>
            <translation>已经交易过了</translation>
        </message>
        <message>
            <source>there is no card in the hand</source>
            <translation>没有手牌</translation>
        </message>
        <message>
            <source>there is nobody to trade with</source>
            <translation>没有人可以交易</translation>
        </message>
        <message>
            <source>that card cannot come up now</source>
            <translation>现在不可能翻到这张牌</translation>
        </message>
        <message>
            <source>that hero waits in the dungeon to be freed</source>
            <translation>这名英雄正在地城中等待营救</translation>
        </message>
        <message>
            <source>no card is due</source>
            <translation>现在不用抽牌</translation>
        </message>
        <message>
            <source>that card belongs to the other deck</source>
            <translation>这张牌属于另一个牌库</translation>
        </message>
        <message>
            <source>the last card is not resolved yet</source>
            <translation>上一张牌还没有结算</translation>
        </message>
        <message>
            <source>the dungeon has no card left</source>
            <translation>地城没有牌了</translation>
        </message>
        <message>
            <source>no dungeon card is turned up</source>
            <translation>没有翻开的地城牌</translation>
        </message>
        <message>
            <source>there is no fight</source>
            <translation>现在没有战斗</translation>
        </message>
        <message>
            <source>a hero can attack it</source>
            <translation>有英雄可以攻击它</translation>
        </message>
        <message>
            <source>there is no trap</source>
            <translation>现在没有陷阱</translation>
        </message>
        <message>
            <source>a roll is due</source>
            <translation>还要掷骰</translation>
        </message>
        <message>
            <source>the hero does not have what it asks for</source>
            <translation>这名英雄没有它要求的属性</translation>
        </message>
        <message>
            <source>a hero cannot help itself</source>
            <translation>不能协助自己</translation>
        </message>
        <message>
            <source>only one hero helps</source>
            <translation>只能有一名英雄协助</translation>
        </message>
        <message>
            <source>a trap is faced alone</source>
            <translation>应对陷阱不能协助</translation>
        </message>
        <message>
            <source>it adds to the other attribute</source>
            <translation>它加的是另一种属性</translation>
        </message>
        <message>
            <source>a team card was already played for this roll</source>
            <translation>这次掷骰已经用过一张团队牌</translation>
        </message>
        <message>
            <source>there is no escape from the endgame boss</source>
            <translation>不能逃离终局首领</translation>
        </message>
        <message>
            <source>no roll is due</source>
            <translation>现在不用掷骰</translation>
        </message>
        <message>
            <source>that hero does not roll</source>
            <translation>这名英雄不掷骰</translation>
        </message>
        <message>
            <source>the die has already been rolled</source>
            <translation>骰子已经掷过了</translation>
        </message>
        <message>
            <source>that is not a roll of one die</source>
            <translation>一颗骰子掷不出这个</translation>
        </message>
        <message>
            <source>nothing is asked</source>
            <translation>现在没有提问</translation>
        </message>
        <message>
            <source>that gear is not in play</source>
            <translation>这件装备不在场</translation>
        </message>
        <message>
            <source>there is no loot to share</source>
            <translation>没有战利品要分</translation>
        </message>
        <message>
            <source>only a player who rolled can draw it</source>
            <translation>只有掷骰的玩家才能抽</translation>
        </message>
        <message>
            <source>I do not know that</source>
            <translation>我不认识这一条</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>游戏已经结束</translation>
        </message>
        <message>
            <source>the card shows the wrong life</source>
            <translation>牌上显示的生命和记录不同</translation>
        </message>
        <message>
            <source>turn the cards to exchange sideways, then lay Exchange down again</source>
            <translation>把要换掉的牌横放，再放一次“换牌”</translation>
        </message>
        <message>
            <source>no card of the hand lies sideways</source>
            <translation>手牌中没有横放的牌</translation>
        </message>
        <message>
            <source>first comes {awaits}{of}</source>
            <translation>先等{of}{awaits}</translation>
        </message>
        <message>
            <source>roll first</source>
            <translation>请先掷骰</translation>
        </message>
        <message>
            <source>in a later preparation, say which gear it replaces</source>
            <translation>之后的准备阶段，请说明它换下哪件装备</translation>
        </message>
        <message>
            <source>in a later preparation, say whose place it takes</source>
            <translation>之后的准备阶段，请说明它换下谁</translation>
        </message>
        <message>
            <source>choose another hero, or leave</source>
            <translation>换一名英雄，或离开</translation>
        </message>
        <message>
            <source>name exactly {n}</source>
            <translation>请正好说出 {n} 张</translation>
        </message>
        <message>
            <source>name {least} to {most}</source>
            <translation>请说出 {least} 到 {most} 张</translation>
        </message>
        <message>
            <source>look again, or correct where the card lies</source>
            <translation>请再看看，或更正牌的位置</translation>
        </message>
        <message>
            <source>choose a hero other than {card}, or someone else to rescue</source>
            <translation>请另选一名英雄代替 {card}，或另选营救的对象</translation>
        </message>
        <message>
            <source>choose another; {who} already has {card}. If you cannot agree, roll for it</source>
            <translation>请另选一名；{who} 已选了 {card}。商量不定就掷骰决定</translation>
        </message>
        <message>
            <source>attack it</source>
            <translation>请攻击它</translation>
        </message>
        <message>
            <source>{card} should show {life}: turn it {way}, or tell me it is right</source>
            <translation>{card} 应显示 {life}：请{way}，或告诉我没有错</translation>
        </message>
        <message>
            <source>the draw</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>the preparation</source>
            <translation>准备</translation>
        </message>
        <message>
            <source>the next dungeon card</source>
            <translation>下一张地城牌</translation>
        </message>
        <message>
            <source>the fight</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>the trap</source>
            <translation>应对陷阱</translation>
        </message>
        <message>
            <source>the roll</source>
            <translation>掷骰</translation>
        </message>
        <message>
            <source>the prisoner&apos;s place</source>
            <translation>俘虏的位置</translation>
        </message>
        <message>
            <source>The game is won: the treasure is found</source>
            <translation>游戏获胜：找到了宝藏</translation>
        </message>
        <message>
            <source>The game is won: the endgame boss is defeated</source>
            <translation>游戏获胜：终局首领被击败</translation>
        </message>
        <message>
            <source>The game is lost</source>
            <translation>游戏失败</translation>
        </message>
        <message>
            <source>it is somebody else&apos;s turn to act</source>
            <translation>现在轮到别人行动</translation>
        </message>
        <message>
            <source>that is not possible now</source>
            <translation>现在不能这样做</translation>
        </message>
        <message>
            <source>that card cannot be in the deck any more</source>
            <translation>牌库里不可能还有这张牌</translation>
        </message>
        <message>
            <source>that has been used already</source>
            <translation>这个已经用过了</translation>
        </message>
        <message>
            <source>there is not enough mana</source>
            <translation>法力不足</translation>
        </message>
        <message>
            <source>there are not enough points</source>
            <translation>分数不足</translation>
        </message>
        <message>
            <source>there is not enough health</source>
            <translation>生命不足</translation>
        </message>
        <message>
            <source>only one power with a cost may be played per turn</source>
            <translation>每回合只能用一张有费用的能力</translation>
        </message>
        <message>
            <source>a stunned player cannot start a duel</source>
            <translation>眩晕的玩家不能发起决斗</translation>
        </message>
        <message>
            <source>a silenced player plays no powers</source>
            <translation>静默的玩家不能使用能力</translation>
        </message>
        <message>
            <source>that is not the right number of cards</source>
            <translation>牌的张数不对</translation>
        </message>
        <message>
            <source>I do not know that card</source>
            <translation>我不认识这张牌</translation>
        </message>
        <message>
            <source>that card was not dealt</source>
            <translation>没有亮出这张牌</translation>
        </message>
        <message>
            <source>that card cannot be replaced</source>
            <translation>这张牌无法替换</translation>
        </message>
        <message>
            <source>the dice value cannot change this turn</source>
            <translation>骰值本回合不能改变</translation>
        </message>
        <message>
            <source>dice that were kept once must be rolled again</source>
            <translation>骰子保留过一次，必须重掷</translation>
        </message>
        <message>
            <source>those dice are not what the card asks for</source>
            <translation>骰子不符合牌的要求</translation>
        </message>
        <message>
            <source>the dice show something different from before</source>
            <translation>骰子和刚才不一样了</translation>
        </message>
        <message>
            <source>I cannot read every die</source>
            <translation>有骰子我看不清</translation>
        </message>
        <message>
            <source>wait for {who}; {awaits} comes first</source>
            <translation>请等 {who}；{awaits}在先</translation>
        </message>
        <message>
            <source>put it back, or tell me why; still possible: {left}</source>
            <translation>请放回，或告诉我原因；还可能有：{left}</translation>
        </message>
        <message>
            <source>check which card it is; {card} was laid out before and returns only when the upgrades run out</source>
            <translation>请再看一眼那是哪张牌；{card} 之前亮出过，要等升级牌用完才会回来</translation>
        </message>
        <message>
            <source>take it back, and choose something else</source>
            <translation>请收回，另选别的</translation>
        </message>
        <message>
            <source>take it back; it costs {price}, and you have {have}</source>
            <translation>请收回；费用是 {price}，只有 {have}</translation>
        </message>
        <message>
            <source>take it back; the price must be paid in full</source>
            <translation>请收回；代价必须付足</translation>
        </message>
        <message>
            <source>take it back; a basic power may still be played</source>
            <translation>请收回；基础能力还可以使用</translation>
        </message>
        <message>
            <source>take it back, and pass</source>
            <translation>请收回，并跳过</translation>
        </message>
        <message>
            <source>take it back; there is nothing now that {card} could act on</source>
            <translation>请收回；现在没有{card}能作用的对象</translation>
        </message>
        <message>
            <source>take it back; {card} can be played only if {needs}</source>
            <translation>请收回；{card}只有{needs}才能使用</translation>
        </message>
        <message>
            <source>lay down exactly {n}</source>
            <translation>请正好放 {n} 张</translation>
        </message>
        <message>
            <source>show it again, or choose it from the list</source>
            <translation>请再给我看一次，或从列表中选</translation>
        </message>
        <message>
            <source>choose one of those laid out</source>
            <translation>请从亮出的牌中选</translation>
        </message>
        <message>
            <source>choose one whose basic action is still there, or skip; possible: {fitting}</source>
            <translation>请选一张基础行动还在的，或跳过；可选：{fitting}</translation>
        </message>
        <message>
            <source>scout or parley instead, or accept</source>
            <translation>请改为侦察或谈和，或接受</translation>
        </message>
        <message>
            <source>leave the dice as they are</source>
            <translation>骰子请保持原样</translation>
        </message>
        <message>
            <source>roll both dice again</source>
            <translation>请重掷两颗骰子</translation>
        </message>
        <message>
            <source>roll both dice once more</source>
            <translation>请把两颗骰子再掷一次</translation>
        </message>
        <message>
            <source>{problem}</source>
            <translation>{problem}</translation>
        </message>
        <message>
            <source>leave them if that was an accident, or tell me that they count</source>
            <translation>若是不小心碰到，就不用管；若算数，请告诉我</translation>
        </message>
        <message>
            <source>lay the dice flat and apart in the tray, or enter them by hand</source>
            <translation>请把骰子在托盘里放平、分开，或手动录入</translation>
        </message>
        <message>
            <source>the choice of duel, scout or parley</source>
            <translation>决斗、侦察或谈和的选择</translation>
        </message>
        <message>
            <source>the answer to the offer</source>
            <translation>对提议的回答</translation>
        </message>
        <message>
            <source>the location</source>
            <translation>翻开地点</translation>
        </message>
        <message>
            <source>a power or a pass</source>
            <translation>使用能力或跳过</translation>
        </message>
        <message>
            <source>the action</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>keeping the dice or not</source>
            <translation>是否保留骰子的决定</translation>
        </message>
        <message>
            <source>the choice a card asks for</source>
            <translation>牌要求的选择</translation>
        </message>
        <message>
            <source>the choice of an action</source>
            <translation>行动的选择</translation>
        </message>
        <message>
            <source>the choice of an upgrade</source>
            <translation>升级牌的选择</translation>
        </message>
        <message>
            <source>the cards from the discard pile</source>
            <translation>从弃牌堆拿牌</translation>
        </message>
        <message>
            <source>the bid</source>
            <translation>竞价</translation>
        </message>
        <message>
            <source>the new roll</source>
            <translation>重掷</translation>
        </message>
        <message>
            <source>what you carry out by hand</source>
            <translation>你们的手动处理</translation>
        </message>
        <message>
            <source>the upgrade</source>
            <translation>升级</translation>
        </message>
        <message>
            <source>the beginning of the night</source>
            <translation>对局开始</translation>
        </message>
        <message>
            <source>true damage</source>
            <translation>真实伤害</translation>
        </message>
        <message>
            <source>precise strikes</source>
            <translation>精准打击</translation>
        </message>
        <message>
            <source>what counts as a negative effect</source>
            <translation>负面效果的范围</translation>
        </message>
        <message>
            <source>treasures that are scouted</source>
            <translation>侦察到的宝藏</translation>
        </message>
        <message>
            <source>what a downgraded card becomes</source>
            <translation>降级后的牌</translation>
        </message>
        <message>
            <source>what stealing a treasure costs</source>
            <translation>拿走宝藏的代价</translation>
        </message>
        <message>
            <source>the parley after a duel that was called off</source>
            <translation>决斗取消后的谈和</translation>
        </message>
        <message>
            <source>what happens after a concession</source>
            <translation>认输之后的结算</translation>
        </message>
        <message>
            <source>what a wish does</source>
            <translation>许愿的效果</translation>
        </message>
        <message>
            <source>block and Toughness do not lower it; an evade works, the difference of two strikes still counts, and Exposed adds to it</source>
            <translation>格挡和坚韧都不能降低它；闪避有效，两个打击相对时仍只受差额，破绽照加</translation>
        </message>
        <message>
            <source>cards and Exposed add nothing to a precise strike; a higher dice value does, and reductions count</source>
            <translation>牌和破绽都不能提升精准打击；骰值更高照样有效，降低它的也照样算</translation>
        </message>
        <message>
            <source>Exposed, poison, ignite, stun, silence and kept dice are negative</source>
            <translation>破绽、中毒、点燃、眩晕、静默和骰值沿用都是负面效果</translation>
        </message>
        <message>
            <source>without a duel there is no reward; everything else it says happens</source>
            <translation>没有决斗就没有奖励；它说的其余内容照常发生</translation>
        </message>
        <message>
            <source>the card is the basic action it replaced, and may be upgraded again</source>
            <translation>这张牌就是它所替换的基础行动，之后可以再次升级</translation>
        </message>
        <message>
            <source>the point is lost only with the treasure, which is the location of this turn; the duel&apos;s winner does not get it again</source>
            <translation>只有拿走宝藏才失分，宝藏就是本回合的地点；决斗胜者不会再得到它</translation>
        </message>
        <message>
            <source>the player of the power offers; if accepted, it counts for the streak; if declined, the other player starts a new duel; nothing is refunded</source>
            <translation>由使用能力的玩家提议；接受则计入连续谈和，拒绝则对方发起新的决斗；什么都不退还</translation>
        </message>
        <message>
            <source>nobody scores for a role; the location is turned up only for its reward and penalty, and the actions go back to hand</source>
            <translation>没有角色分；地点翻开，只结算奖励和惩罚，行动收回手牌</translation>
        </message>
        <message>
            <source>the wish does what its card says, once for every second lamp</source>
            <translation>照愿望牌执行，每得两盏神灯一次</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} strikes for {n} (dice value {from})</source>
            <translation>{seat} 的 {card} 打击 {n}（骰值 {from}）</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} blocks {n} with a dice value of {from}</source>
            <translation>{seat} 的 {card}：骰值 {from}，格挡值 {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} dodges with a dice value of {n}</source>
            <translation>{seat} 的 {card} 闪避成功，骰值 {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} fails: a dice value of {n} is too low</source>
            <translation>{seat} 的 {card} 不起作用：骰值 {n} 太低</translation>
        </message>
        <message>
            <source>Only {seat} strikes, for {n}</source>
            <translation>只有 {seat} 打击：{n}</translation>
        </message>
        <message>
            <source>Nobody strikes: nothing happens</source>
            <translation>双方都不打击：什么也没发生</translation>
        </message>
        <message>
            <source>Both strike first: that cancels out</source>
            <translation>双方都先攻：互相抵消</translation>
        </message>
        <message>
            <source>{seat} strikes first, for {n}</source>
            <translation>{seat} 先攻，打击值 {n}</translation>
        </message>
        <message>
            <source>{seat} is still standing and hits back with the remaining {n} of {from}</source>
            <translation>{seat} 仍未出局，以 {from} 中余下的 {n} 反击</translation>
        </message>
        <message>
            <source>The higher strike is {from}: {seat} takes the difference, {n}</source>
            <translation>较高的打击值是 {from}：{seat} 受差额 {n}</translation>
        </message>
        <message>
            <source>Both strike for {n}: nobody is hurt</source>
            <translation>双方打击值都是 {n}：谁也不受伤</translation>
        </message>
        <message>
            <source>{seat} dodges all {n}</source>
            <translation>{seat} 闪开全部 {n} 点</translation>
        </message>
        <message>
            <source>{seat}&apos;s block of {n} is ignored</source>
            <translation>{seat} 的格挡值 {n} 被无视</translation>
        </message>
        <message>
            <source>{seat} blocks {n} of {from}</source>
            <translation>{seat} 格挡 {from} 中的 {n}</translation>
        </message>
        <message>
            <source>Exposed adds {n} to what {seat} takes</source>
            <translation>破绽使 {seat} 多受 {n} 点伤害</translation>
        </message>
        <message>
            <source>Toughness takes {n} off what {seat} takes</source>
            <translation>坚韧使 {seat} 少受 {n} 点伤害</translation>
        </message>
        <message>
            <source>Nothing is left of {from}: {seat} is not hurt</source>
            <translation>{from} 点全部抵消：{seat} 没有受伤</translation>
        </message>
        <message>
            <source>Nothing can hurt {seat} this turn: the {from} do nothing</source>
            <translation>{seat} 本回合不会受到任何伤害：{from} 点无效</translation>
        </message>
        <message>
            <source>{seat} takes {n} damage{from_card}: health {from} to {left}</source>
            <translation>{seat} 受 {n} 点伤害{from_card}：生命 {from} 降到 {left}</translation>
        </message>
        <message>
            <source>{seat} has no health left: the game is over</source>
            <translation>{seat} 生命耗尽：游戏结束</translation>
        </message>
        <message>
            <source>The rest is not worked out</source>
            <translation>剩下的不再结算</translation>
        </message>
        <message>
            <source>You decide what {seat} takes here; it would have been {n}</source>
            <translation>{seat} 在此受多少由你们决定；原本是 {n} 点</translation>
        </message>
        <message>
            <source>As it stands, {seat} takes {n} and scores {from}</source>
            <translation>目前 {seat} 受 {n} 点伤害，得 {from} 分</translation>
        </message>
        <message>
            <source>{seat}, the aggressor, scores {n}: one each time {other} was hurt</source>
            <translation>进攻方 {seat} 得 {n} 分：{other} 受伤 {n} 次</translation>
        </message>
        <message>
            <source>{seat}, the defender, scores {n} for not being hurt</source>
            <translation>防守方 {seat} 得 {n} 分：没有受伤</translation>
        </message>
        <message>
            <source>{seat}, the defender, scores {n} because {other} was hurt</source>
            <translation>防守方 {seat} 得 {n} 分：{other} 受过伤</translation>
        </message>
        <message>
            <source>{seat} wins the duel, {n} to {from}</source>
            <translation>{seat} 以 {n} 比 {from} 赢得决斗</translation>
        </message>
        <message>
            <source>The duel is a tie at {n} each</source>
            <translation>决斗打平，各 {n} 分</translation>
        </message>
        <message>
            <source>{card} rewards {seat}</source>
            <translation>{card} 奖励 {seat}</translation>
        </message>
        <message>
            <source>{card} penalises {seat}</source>
            <translation>{card} 惩罚 {seat}</translation>
        </message>
        <message>
            <source>{seat} concedes the duel</source>
            <translation>{seat} 在决斗中认输</translation>
        </message>
        <message>
            <source>{seat} wins the duel, because {other} conceded</source>
            <translation>{seat} 赢得决斗，因为 {other} 认输</translation>
        </message>
        <message>
            <source>The duel is called off: take your actions back</source>
            <translation>决斗取消：请收回行动</translation>
        </message>
        <message>
            <source>{seat} gains {n} {n:point|points}: {from} to {sum}{why}</source>
            <translation>{seat} 得 {n} 分：{from} 升到 {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} {n:point|points}: {from} to {sum}{why}</source>
            <translation>{seat} 失去 {n} 分：{from} 降到 {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} gains {n} {n:lamp|lamps}: {from} to {sum}{why}</source>
            <translation>{seat} 获得 {n} 盏神灯：{from} 升到 {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} {n:lamp|lamps}: {from} to {sum}{why}</source>
            <translation>{seat} 失去 {n} 盏神灯：{from} 降到 {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} gains {n} mana{why}</source>
            <translation>{seat} 获得 {n} 点法力{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} mana{why}</source>
            <translation>{seat} 失去 {n} 点法力{why}</translation>
        </message>
        <message>
            <source>{seat} has first blood</source>
            <translation>{seat} 拥有一血</translation>
        </message>
        <message>
            <source>{seat} makes a wish: {card}</source>
            <translation>{seat} 许愿：{card}</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>游戏结束</translation>
        </message>
        <message>
            <source>Round {from}, turn {n} - {seat}</source>
            <translation>第 {from} 轮第 {n} 回合：{seat}</translation>
        </message>
        <message>
            <source>{seat} has a dice value of {n}</source>
            <translation>{seat} 的骰值是 {n}</translation>
        </message>
        <message>
            <source>{seat} discards {card}</source>
            <translation>{seat} 弃掉 {card}</translation>
        </message>
        <message>
            <source>{seat} offers to scout</source>
            <translation>{seat} 提议侦察</translation>
        </message>
        <message>
            <source>{seat} offers a parley</source>
            <translation>{seat} 提议谈和</translation>
        </message>
        <message>
            <source>{other} accepts the scout</source>
            <translation>{other} 接受侦察</translation>
        </message>
        <message>
            <source>Parley accepted ({n} in a row)</source>
            <translation>谈和成功（连续 {n} 次）</translation>
        </message>
        <message>
            <source>Points are tied, so parley number {n} scores for nobody</source>
            <translation>现在平分，连续第 {n} 次谈和无人得分</translation>
        </message>
        <message>
            <source>The parley streak ends</source>
            <translation>连续谈和中断</translation>
        </message>
        <message>
            <source>{seat} keeps the dice for the next turn</source>
            <translation>{seat} 为下回合保留骰子</translation>
        </message>
        <message>
            <source>{seat} ends the turn</source>
            <translation>{seat} 结束回合</translation>
        </message>
        <message>
            <source>Duel! {seat} is the aggressor; {n} {n:action|actions} each</source>
            <translation>决斗！{seat} 是进攻方；各出 {n} 个行动</translation>
        </message>
        <message>
            <source>The location of turn {n} is {card}</source>
            <translation>第 {n} 回合的地点是 {card}</translation>
        </message>
        <message>
            <source>{seat} shows a dice value of {n}</source>
            <translation>{seat} 亮出骰值 {n}</translation>
        </message>
        <message>
            <source>Both passed: the actions are locked</source>
            <translation>双方都跳过：行动锁定</translation>
        </message>
        <message>
            <source>{seat} pays {n} mana for {card}: {from} to {left}</source>
            <translation>{seat} 为 {card} 支付 {n} 点法力：{from} 降到 {left}</translation>
        </message>
        <message>
            <source>{seat} may use {card} again</source>
            <translation>{seat} 可再次使用 {card}</translation>
        </message>
        <message>
            <source>{seat} has used {card}</source>
            <translation>{seat} 已使用 {card}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value rises by {n}{why}</source>
            <translation>{seat} 的骰值加 {n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value falls by {n}{why}</source>
            <translation>{seat} 的骰值减 {n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is {n} higher this turn{why}</source>
            <translation>{seat} 本回合骰值 +{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is {n} lower this turn{why}</source>
            <translation>{seat} 本回合骰值 −{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice count as {n}{why}</source>
            <translation>{seat} 的骰子算作 {n}{why}</translation>
        </message>
        <message>
            <source>{seat} rolls both dice again{why}</source>
            <translation>{seat} 重掷两颗骰子{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is locked and stays as it is{why}</source>
            <translation>{seat} 的骰值已锁定，保持不变{why}</translation>
        </message>
        <message>
            <source>{card} has nobody or nothing to act on</source>
            <translation>{card} 没有对象可作用</translation>
        </message>
        <message>
            <source>{seat} chooses with {card}: {option}</source>
            <translation>{seat} 为 {card} 选择：{option}</translation>
        </message>
        <message>
            <source>{seat} bids {n}</source>
            <translation>{seat} 出 {n} 分</translation>
        </message>
        <message>
            <source>{seat} has bid {n}</source>
            <translation>{seat} 出了 {n} 分</translation>
        </message>
        <message>
            <source>Both bid {n}: nobody pays, nobody wins</source>
            <translation>双方都出 {n} 分：无人支付，无人获得</translation>
        </message>
        <message>
            <source>{seat} takes {n} from {other}{why}</source>
            <translation>{seat} 从 {other} 偷取 {n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions strike for {n} more this turn{why}</source>
            <translation>{seat} 的行动本回合打击值 +{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions strike for {n} less this turn{why}</source>
            <translation>{seat} 的行动本回合打击值 −{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions block {n} more this turn{why}</source>
            <translation>{seat} 的行动本回合格挡值 +{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions block {n} less this turn{why}</source>
            <translation>{seat} 的行动本回合格挡值 −{n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions have {keyword} this turn{why}</source>
            <translation>{seat} 的行动本回合具有 {keyword}{why}</translation>
        </message>
        <message>
            <source>{seat} may look at something now, alone{why}</source>
            <translation>{seat} 现在可以独自查看{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s action at place {slot} counts as {card} this turn</source>
            <translation>{seat} 位置 {slot} 的行动本回合视为 {card}</translation>
        </message>
        <message>
            <source>{seat} loses the upgrade {card}: the basic action is back</source>
            <translation>{seat} 失去升级牌 {card}：变回基础行动</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards}{why}</source>
            <translation>{seat} 抽 {n} 张牌{why}</translation>
        </message>
        <message>
            <source>{seat} takes {card} back into the hand</source>
            <translation>{seat} 把 {card} 收回手牌</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions trade places{why}</source>
            <translation>{seat} 的行动互换位置{why}</translation>
        </message>
        <message>
            <source>{seat} is the aggressor now{why}</source>
            <translation>{seat} 现在是进攻方{why}</translation>
        </message>
        <message>
            <source>The rest of {card} comes later</source>
            <translation>{card} 的其余效果稍后发生</translation>
        </message>
        <message>
            <source>You carry out{by} yourselves</source>
            <translation>请你们自己执行{by}</translation>
        </message>
        <message>
            <source>You have carried it out</source>
            <translation>你们已经执行完</translation>
        </message>
        <message>
            <source>Played as recommended ({ruling})</source>
            <translation>按推荐规则处理（{ruling}）</translation>
        </message>
        <message>
            <source>Played your way ({ruling})</source>
            <translation>你们另有解读：{ruling}</translation>
        </message>
        <message>
            <source>{seat} has {n} health</source>
            <translation>{seat} 有 {n} 点生命</translation>
        </message>
        <message>
            <source>{seat} has {n} mana</source>
            <translation>{seat} 有 {n} 点法力</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:point|points}</source>
            <translation>{seat} 有 {n} 分</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:lamp|lamps}</source>
            <translation>{seat} 有 {n} 盏神灯</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is now {n}</source>
            <translation>{seat} 的骰值现在是 {n}</translation>
        </message>
        <message>
            <source>{seat} has {n} Exposed</source>
            <translation>{seat} 有 {n} 层破绽</translation>
        </message>
        <message>
            <source>{seat} has {n} Toughness</source>
            <translation>{seat} 有 {n} 层坚韧</translation>
        </message>
        <message>
            <source>{seat} has {n} extra {n:upgrade|upgrades} to come</source>
            <translation>{seat} 还有 {n} 次额外升级</translation>
        </message>
        <message>
            <source>{seat} gets {n} Exposed{why}</source>
            <translation>{seat} 获得 {n} 层破绽{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} Exposed{why}</source>
            <translation>{seat} 失去 {n} 层破绽{why}</translation>
        </message>
        <message>
            <source>{seat} gets {n} Toughness{why}</source>
            <translation>{seat} 获得 {n} 层坚韧{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} Toughness{why}</source>
            <translation>{seat} 失去 {n} 层坚韧{why}</translation>
        </message>
        <message>
            <source>{seat} heals {n}: health {from} to {sum}</source>
            <translation>{seat} 回复 {n} 点：生命 {from} 升到 {sum}</translation>
        </message>
        <message>
            <source>{seat} cannot heal now</source>
            <translation>{seat} 现在不能回复生命</translation>
        </message>
        <message>
            <source>{seat} pays {n} health</source>
            <translation>{seat} 支付 {n} 点生命</translation>
        </message>
        <message>
            <source>{seat} pays {n} {n:point|points}</source>
            <translation>{seat} 支付 {n} 分</translation>
        </message>
        <message>
            <source>{seat}&apos;s health is set to {n}</source>
            <translation>{seat} 的生命设为 {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s points are set to {n}</source>
            <translation>{seat} 的分数设为 {n}</translation>
        </message>
        <message>
            <source>{seat} is poisoned</source>
            <translation>{seat} 中毒</translation>
        </message>
        <message>
            <source>{seat} is ignited and cannot heal</source>
            <translation>{seat} 被点燃，不能回复生命</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot start a duel</source>
            <translation>{seat} 眩晕，不能发起决斗</translation>
        </message>
        <message>
            <source>{seat} may play no powers</source>
            <translation>{seat} 不能使用能力</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are kept for the next turn</source>
            <translation>{seat} 的骰值沿用到下回合</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value cannot change</source>
            <translation>{seat} 的骰值不能改变</translation>
        </message>
        <message>
            <source>Nothing can hurt {seat} this turn</source>
            <translation>{seat} 本回合不会受到任何伤害</translation>
        </message>
        <message>
            <source>{seat} is no longer poisoned</source>
            <translation>{seat} 不再中毒</translation>
        </message>
        <message>
            <source>the night has begun already</source>
            <translation>这一局已经开始</translation>
        </message>
        <message>
            <source>no cards need to be discarded</source>
            <translation>不需要弃牌</translation>
        </message>
        <message>
            <source>that is not the right number of dice</source>
            <translation>骰子数量不对</translation>
        </message>
        <message>
            <source>start a new night instead</source>
            <translation>请另开一局</translation>
        </message>
        <message>
            <source>all cards may stay in hand</source>
            <translation>所有牌都可以留在手里</translation>
        </message>
        <message>
            <source>roll exactly {n}</source>
            <translation>请正好掷 {n} 颗</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Yes, that&apos;s it</source>
            <translation>对，就是这样</translation>
        </message>
        <message>
            <source>Carry it out as you read it, and tell me when it is done</source>
            <translation>请按你们的理解执行，完成后告诉我</translation>
        </message>
        <message>
            <source>Is that correction right?</source>
            <translation>确定要这样更正吗？</translation>
        </message>
        <message>
            <source> from {card}</source>
            <translation>（来自{card}）</translation>
        </message>
        <message>
            <source>{card} does not belong there</source>
            <translation>{card} 不该放在那里</translation>
        </message>
        <message>
            <source>No dice give {seat} that dice value</source>
            <translation>骰子掷不出 {seat} 的这个骰值</translation>
        </message>
        <message>
            <source>{n} is outside what the rules allow for {seat}</source>
            <translation>{seat} 的 {n} 超出了规则能出现的范围</translation>
        </message>
        <message>
            <source>{n} is outside what the rules allow</source>
            <translation>{n}超出规则允许的范围</translation>
        </message>
        <message>
            <source>With this correction the end of the game is decided again</source>
            <translation>因这次更正，重新判定游戏的结局</translation>
        </message>
        <message>
            <source>{seat} is at full health already</source>
            <translation>{seat} 生命已满</translation>
        </message>
        <message>
            <source>{seat} plays this turn with the kept dice; from the next roll on {seat} rolls again</source>
            <translation>{seat} 本回合沿用原来的骰子，下次起重新掷骰</translation>
        </message>
        <message>
            <source>{seat} plays this turn with the kept {n}; from the next roll on {seat} rolls again</source>
            <translation>{seat} 本回合沿用 {n}，下次起重新掷骰</translation>
        </message>
        <message>
            <source>{seat} can heal again</source>
            <translation>{seat} 又可以回复生命</translation>
        </message>
        <message>
            <source>{seat} can start duels again</source>
            <translation>{seat} 又可以发起决斗</translation>
        </message>
        <message>
            <source>{seat} may play powers again</source>
            <translation>{seat} 又可以使用能力</translation>
        </message>
        <message>
            <source>{seat}&apos;s Exposed ends</source>
            <translation>{seat} 的破绽结束</translation>
        </message>
        <message>
            <source>{seat}&apos;s Toughness ends</source>
            <translation>{seat} 的坚韧结束</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are free again</source>
            <translation>{seat} 的骰值不再沿用</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value can change again</source>
            <translation>{seat} 的骰值又可以改变</translation>
        </message>
        <message>
            <source>{seat} can be hurt again</source>
            <translation>{seat} 又会受到伤害</translation>
        </message>
        <message>
            <source>Upgrades: {seat} says who picks first</source>
            <translation>升级：由 {seat} 决定谁先选</translation>
        </message>
        <message>
            <source>Laid out at place {slot}: {card}</source>
            <translation>在位置 {slot} 亮出：{card}</translation>
        </message>
        <message>
            <source>The upgrades run out: those laid out before are shuffled in</source>
            <translation>升级牌用完了：之前亮出过的洗回牌库</translation>
        </message>
        <message>
            <source>{seat} picks first</source>
            <translation>{seat} 先选</translation>
        </message>
        <message>
            <source>{seat} takes the upgrade {card}</source>
            <translation>{seat} 拿升级牌 {card}</translation>
        </message>
        <message>
            <source>{seat} takes no upgrade and heals instead</source>
            <translation>{seat} 不拿升级牌，改为回复生命</translation>
        </message>
        <message>
            <source>{seat} has {n} extra {n:upgrade|upgrades} to pick</source>
            <translation>{seat} 有 {n} 次额外升级可选</translation>
        </message>
        <message>
            <source>Round {n} begins: shuffle all ten actions</source>
            <translation>第 {n} 轮开始：洗好全部十张行动</translation>
        </message>
        <message>
            <source>{seat} starts round {n}</source>
            <translation>第 {n} 轮由 {seat} 先手</translation>
        </message>
        <message>
            <source>The turn is now {n}</source>
            <translation>现在是第 {n} 回合</translation>
        </message>
        <message>
            <source>Corrected: who is the aggressor</source>
            <translation>已更正：谁是进攻方</translation>
        </message>
        <message>
            <source>Parleys in a row: now {n}</source>
            <translation>连续谈和：现在 {n} 次</translation>
        </message>
        <message>
            <source>Nobody has first blood any more</source>
            <translation>现在没有人拥有一血</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are rolled again</source>
            <translation>{seat} 的骰子重掷</translation>
        </message>
        <message>
            <source>{seat} takes {n} {n:action|actions} back to hand and commits again</source>
            <translation>{seat} 把 {n} 个行动收回手牌，重新出牌</translation>
        </message>
        <message>
            <source>{seat} may look at {other}&apos;s dice now, alone{why}</source>
            <translation>{seat} 现在可以独自查看 {other} 的骰子{why}</translation>
        </message>
        <message>
            <source>{seat} may look at {other}&apos;s hand now, alone{why}</source>
            <translation>{seat} 现在可以独自查看 {other} 的手牌{why}</translation>
        </message>
        <message>
            <source>{seat} may look at the locations that lie face down, alone{why}</source>
            <translation>{seat} 现在可以独自查看面朝下的地点{why}</translation>
        </message>
        <message>
            <source>Play with locations?</source>
            <translation>使用地点吗？</translation>
        </message>
        <message>
            <source>With locations</source>
            <translation>使用地点</translation>
        </message>
        <message>
            <source>Without locations</source>
            <translation>不使用地点</translation>
        </message>
        <message>
            <source>Play with powers?</source>
            <translation>使用能力吗？</translation>
        </message>
        <message>
            <source>With powers</source>
            <translation>使用能力</translation>
        </message>
        <message>
            <source>Without powers</source>
            <translation>不使用能力</translation>
        </message>
        <message>
            <source>Does the program count what is left in the decks?</source>
            <translation>程序要记牌库里还剩什么吗？</translation>
        </message>
        <message>
            <source>It counts, and says what cannot be there</source>
            <translation>记牌，并指出不可能有的牌</translation>
        </message>
        <message>
            <source>It accepts every card</source>
            <translation>不记，来什么牌就认什么牌</translation>
        </message>
        <message>
            <source>What happens after an accepted scout?</source>
            <translation>侦察被接受之后怎样？</translation>
        </message>
        <message>
            <source>The turn ends</source>
            <translation>回合结束</translation>
        </message>
        <message>
            <source>The turn goes on: duel, parley or end it</source>
            <translation>回合继续：决斗、谈和或结束</translation>
        </message>
        <message>
            <source>How long do Exposed and Toughness last?</source>
            <translation>破绽和坚韧持续多久？</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>直到本轮结束</translation>
        </message>
        <message>
            <source>Until the turn ends</source>
            <translation>直到回合结束</translation>
        </message>
        <message>
            <source>Until the duel ends</source>
            <translation>直到决斗结束</translation>
        </message>
        <message>
            <source>Toughness for the whole game</source>
            <translation>坚韧持续整局游戏</translation>
        </message>
        <message>
            <source>How long is a player stunned?</source>
            <translation>玩家眩晕多久？</translation>
        </message>
        <message>
            <source>Until the end of their next turn</source>
            <translation>直到自己的下回合结束</translation>
        </message>
        <message>
            <source>Does healing stop at 25?</source>
            <translation>生命最多回复到 25 点吗？</translation>
        </message>
        <message>
            <source>At 25 health</source>
            <translation>到 25 点为止</translation>
        </message>
        <message>
            <source>Without limit</source>
            <translation>没有限制</translation>
        </message>
        <message>
            <source>Does a poisoned or ignited player who skips an upgrade heal?</source>
            <translation>中毒或被点燃的玩家跳过升级，能回复吗？</translation>
        </message>
        <message>
            <source>Heals nothing</source>
            <translation>不回复</translation>
        </message>
        <message>
            <source>Heals 7 all the same</source>
            <translation>照样回复 7 点</translation>
        </message>
        <message>
            <source>How far can a dice value be changed?</source>
            <translation>骰值可以改变到什么范围？</translation>
        </message>
        <message>
            <source>Beyond 2 to 12, but not below 0</source>
            <translation>可以超出 2 到 12，但不低于 0</translation>
        </message>
        <message>
            <source>Within 2 to 12</source>
            <translation>限于 2 到 12</translation>
        </message>
        <message>
            <source>Can dice be kept into the next round?</source>
            <translation>骰子可以保留到下一轮吗？</translation>
        </message>
        <message>
            <source>They can be kept</source>
            <translation>可以保留</translation>
        </message>
        <message>
            <source>They are rolled again</source>
            <translation>要重掷</translation>
        </message>
        <message>
            <source>Can points fall below 0?</source>
            <translation>分数可以低于 0 吗？</translation>
        </message>
        <message>
            <source>They stop at 0</source>
            <translation>最低为 0</translation>
        </message>
        <message>
            <source>They can</source>
            <translation>可以</translation>
        </message>
        <message>
            <source>Who gets the location&apos;s reward after a tie?</source>
            <translation>打平之后，谁得到地点的奖励？</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>无人</translation>
        </message>
        <message>
            <source>The defender</source>
            <translation>防守方</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>双方</translation>
        </message>
        <message>
            <source>Who has first blood if both score in the first duel?</source>
            <translation>第一场决斗双方都得分，一血归谁？</translation>
        </message>
        <message>
            <source>Whoever did not take the first damage</source>
            <translation>没有受到其中第一次伤害的玩家</translation>
        </message>
        <message>
            <source>The aggressor</source>
            <translation>进攻方</translation>
        </message>
        <message>
            <source>The winner of the duel</source>
            <translation>决斗的胜者</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>暂时无人</translation>
        </message>
        <message>
            <source>What if both are out at the same moment?</source>
            <translation>双方同时出局怎么办？</translation>
        </message>
        <message>
            <source>Points, lamps and first blood decide</source>
            <translation>由分数、神灯和一血决定</translation>
        </message>
        <message>
            <source>It is a draw</source>
            <translation>算平局</translation>
        </message>
        <message>
            <source>The player whose turn it is loses</source>
            <translation>当前玩家失败</translation>
        </message>
        <message>
            <source>Which parleys in a row score a point?</source>
            <translation>连续谈和，哪几次得分？</translation>
        </message>
        <message>
            <source>Every second one</source>
            <translation>逢双的那次</translation>
        </message>
        <message>
            <source>Every one from the second on</source>
            <translation>从第二次起每次</translation>
        </message>
        <message>
            <source>Does a new round break a parley streak?</source>
            <translation>新一轮会中断连续谈和吗？</translation>
        </message>
        <message>
            <source>The streak continues</source>
            <translation>继续算连续</translation>
        </message>
        <message>
            <source>It breaks the streak</source>
            <translation>会中断</translation>
        </message>
        <message>
            <source>One power with a cost per turn: for whom?</source>
            <translation>每回合一张有费用的能力：怎么算？</translation>
        </message>
        <message>
            <source>One for each player</source>
            <translation>每位玩家各一张</translation>
        </message>
        <message>
            <source>One for both together</source>
            <translation>双方合计一张</translation>
        </message>
        <message>
            <source>How often can a basic power be used?</source>
            <translation>基础能力可以用几次？</translation>
        </message>
        <message>
            <source>Once a game</source>
            <translation>每局一次</translation>
        </message>
        <message>
            <source>Once a round</source>
            <translation>每轮一次</translation>
        </message>
        <message>
            <source>When does an evade that was feinted work?</source>
            <translation>佯动变成的闪避何时有效？</translation>
        </message>
        <message>
            <source>At any dice value</source>
            <translation>任何骰值</translation>
        </message>
        <message>
            <source>At a dice value of 8 or more</source>
            <translation>骰值 8 或以上</translation>
        </message>
        <message>
            <source>When can a player concede a duel?</source>
            <translation>玩家何时可以在决斗中认输？</translation>
        </message>
        <message>
            <source>Only as the answer to a challenge</source>
            <translation>只能在回应挑战时</translation>
        </message>
        <message>
            <source>At any time in the preparation</source>
            <translation>准备阶段随时可以</translation>
        </message>
        <message>
            <source>When is a secret upgrade checked?</source>
            <translation>秘密的升级何时检查？</translation>
        </message>
        <message>
            <source>When it is picked, told only to the program</source>
            <translation>选的时候，只告诉程序</translation>
        </message>
        <message>
            <source>When it is first turned up</source>
            <translation>第一次翻开的时候</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <translation>{first}和{second}</translation>
        </message>
        <message>
            <source>Ann</source>
            <translation>小安</translation>
        </message>
        <message>
            <source>Ben</source>
            <translation>小本</translation>
        </message>
        <message>
            <source>{seat} attacks with {actions} and a dice value of {n}.</source>
            <translation>{seat} 以{actions}进攻，骰值 {n}。</translation>
        </message>
        <message>
            <source>{seat} defends with {actions} and a dice value of {n}.</source>
            <translation>{seat} 以{actions}防守，骰值 {n}。</translation>
        </message>
        <message>
            <source>{seat} has {n} Exposed.</source>
            <translation>{seat} 有 {n} 层破绽。</translation>
        </message>
        <message>
            <source>{seat} has {n} Toughness.</source>
            <translation>{seat} 有 {n} 层坚韧。</translation>
        </message>
        <message>
            <source>{seat} has {n} health left.</source>
            <translation>{seat} 还剩 {n} 点生命。</translation>
        </message>
        <message>
            <source>Two of you are called {name}: change one of the names, so that everybody knows who is meant.</source>
            <translation>有两位都叫{name}：请改一个名字，好让大家知道说的是谁。</translation>
        </message>
        <message>
            <source>%1: undone</source>
            <translation>%1：已撤回</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between things that are listed</comment>
            <translation>、</translation>
        </message>
        <message>
            <source> </source>
            <comment>between two sentences</comment>
            <translation> </translation>
        </message>
        <message>
            <source>. </source>
            <comment>between two sentences, the first without an end</comment>
            <translation>。</translation>
        </message>
        <message>
            <source>{what}: {advice}</source>
            <translation>{what}：{advice}</translation>
        </message>
        <message>
            <source>{what}: {advice} ({rule})</source>
            <translation>{what}：{advice}（{rule}）</translation>
        </message>
        <message>
            <source> (%1)</source>
            <comment>the card that is the reason, behind a sentence</comment>
            <translation>（%1）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>No duel: both may keep their dice, the location does nothing.</source>
            <translation>不决斗：双方都可保留骰子，地点没有效果。</translation>
        </message>
        <message>
            <source>Accepted: no duel, both may keep their dice. Declined: {other} attacks you.</source>
            <translation>接受：不决斗，双方都可保留骰子。拒绝：{other} 向你进攻。</translation>
        </message>
        <message>
            <source>Accepted: no duel, and nobody scores. Declined: {other} attacks you.</source>
            <translation>接受：不决斗，无人得分。拒绝：{other} 向你进攻。</translation>
        </message>
        <message>
            <source>Accepted: {parley_point} scores 1 point, no duel. Declined: {other} attacks you.</source>
            <translation>接受：{parley_point} 得 1 分，不决斗。拒绝：{other} 向你进攻。</translation>
        </message>
        <message>
            <source>You attack: 1 point each time {other} is hurt. Unhurt, {other} scores 1.</source>
            <translation>你进攻：{other} 每受伤一次，你得 1 分。没受伤，{other} 得 1 分。</translation>
        </message>
        <message>
            <source>Accepted: the location is turned up and the turn ends. Declined: {other} attacks you.</source>
            <translation>接受：翻开地点，回合结束。拒绝：{other} 向你进攻。</translation>
        </message>
        <message>
            <source>No duel in this turn.</source>
            <translation>本回合不决斗。</translation>
        </message>
        <message>
            <source>The location is turned up and does what it says. The turn ends without a duel.</source>
            <translation>翻开地点，照它说的做。不决斗，回合结束。</translation>
        </message>
        <message>
            <source>You lose this duel at once; nobody scores for the roles.</source>
            <translation>你立刻输掉这场决斗；没有角色分。</translation>
        </message>
        <message>
            <source>The actions are locked and turned up.</source>
            <translation>行动锁定，并翻开。</translation>
        </message>
        <message>
            <source>It takes your last health: you lose at once.</source>
            <translation>这会用掉你最后的生命：你立刻落败。</translation>
        </message>
        <message>
            <source>The result stands.</source>
            <translation>结果就此确定。</translation>
        </message>
        <message>
            <source>{other} may still play a power; then you may again.</source>
            <translation>{other} 还可以使用能力，之后再轮到你。</translation>
        </message>
        <message>
            <source>You take no card and heal nothing: you cannot heal now.</source>
            <translation>你不拿牌，也不回复：你现在不能回复生命。</translation>
        </message>
        <message>
            <source>You take no card and heal 7.</source>
            <translation>你不拿牌，回复 7 点。</translation>
        </message>
        <message>
            <source>Only you know it until you turn it up in a duel.</source>
            <translation>在决斗中翻开之前，只有你知道。</translation>
        </message>
        <message>
            <source>It replaces one {basic} of your ten cards for the rest of the game.</source>
            <translation>它替换你十张牌里的一张{basic}，直到游戏结束。</translation>
        </message>
        <message>
            <source>The same dice next turn. After that you must roll again.</source>
            <translation>下回合还用这次的骰子。之后必须重掷。</translation>
        </message>
        <message>
            <source>New dice next turn: 7 on average, 8 or more in 15 of 36 rolls.</source>
            <translation>下回合重掷：平均是 7，36 次里有 15 次是 8 或以上。</translation>
        </message>
        <message>
            <source>You choose from all of them, and everyone sees it.</source>
            <translation>你从亮出的全部牌里选，大家都看得到。</translation>
        </message>
        <message>
            <source>You choose from what is left, in secret.</source>
            <translation>你从剩下的牌里秘密地选。</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it scores more.</source>
            <translation>{better} 平均多值 {n} 分：得分更多。</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: {other} scores less against it.</source>
            <translation>{better} 平均多值 {n} 分：{other} 因此得分更少。</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it deals more damage.</source>
            <translation>{better} 平均多值 {n} 分：造成的伤害更多。</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it takes less damage.</source>
            <translation>{better} 平均多值 {n} 分：受到的伤害更少。</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it is knocked out less often.</source>
            <translation>{better} 平均多值 {n} 分：更不容易出局。</translation>
        </message>
        <message>
            <source>Round {round}, turn {turn}</source>
            <translation>第 {round} 轮第 {turn} 回合</translation>
        </message>
        <message>
            <source>{seat} attacked with {actions} and a dice value of {dv}.</source>
            <translation>{seat} 以{actions}进攻，骰值 {dv}。</translation>
        </message>
        <message>
            <source>{seat} defended with {actions} and a dice value of {dv}.</source>
            <translation>{seat} 以{actions}防守，骰值 {dv}。</translation>
        </message>
        <message>
            <source>Chance that it was in hand: {share} %.</source>
            <translation>当时手里有它的机会是 {share}%。</translation>
        </message>
        <message>
            <source>Still standing</source>
            <translation>未出局</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>Lamps</source>
            <translation>神灯</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>First blood</source>
            <translation>一血</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>未完成</translation>
        </message>
        <message>
            <source>Not finished: {leads}</source>
            <translation>未完成：{leads}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n life points</source>
            <translation>
                <numerusform>你失去 %n 点生命</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n damage</source>
            <translation>
                <numerusform>%1 受 %n 点伤害</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 wins it</source>
            <translation>%1 赢得决斗</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>轮数</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>回合数</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分钟</translation>
        </message>
        <message>
            <source>{seat} scouts it, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} 侦察它，骰值 {n}；{other} 的骰值是 {m}。</translation>
        </message>
        <message>
            <source>{seat} wins the duel there, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} 在这里赢得决斗，骰值 {n}；{other} 的骰值是 {m}。</translation>
        </message>
        <message>
            <source>{seat} plays it in a duel, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} 在决斗中使用它，骰值 {n}；{other} 的骰值是 {m}。</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>英雄</translation>
        </message>
        <message>
            <source>A hero for {1}</source>
            <translation>{1} 的英雄</translation>
        </message>
        <message>
            <source>Gear for {1}</source>
            <translation>{1} 的装备</translation>
        </message>
        <message>
            <source>Trade a card with {1}</source>
            <translation>与 {1} 换一张牌</translation>
        </message>
        <message>
            <source>{1} plays a team card</source>
            <translation>{1} 使用团队牌</translation>
        </message>
        <message>
            <source>{1} rolls</source>
            <translation>{1} 掷骰</translation>
        </message>
        <message>
            <source>A new hero with four life points, at most four in all</source>
            <translation>一名有四点生命的新英雄，总共最多四名</translation>
        </message>
        <message>
            <source>A hero carries one piece of gear and adds what it says</source>
            <translation>一名英雄带一件装备，并加上它的数值</translation>
        </message>
        <message>
            <source>The hero adds what the gear says to its rolls</source>
            <translation>英雄掷骰时加上装备的数值</translation>
        </message>
        <message>
            <source>Up to three cards for as many from the deck, once per preparation</source>
            <translation>拿最多三张牌从牌库换同样多的牌，每个准备阶段一次</translation>
        </message>
        <message>
            <source>The preparation is over: the dungeon card is resolved first</source>
            <translation>准备结束：先结算地城牌</translation>
        </message>
        <message>
            <source>One die and the hero&apos;s attribute against the enemy&apos;s number. If lower, the enemy strikes</source>
            <translation>一颗骰子加英雄的属性，对敌人的数值；低于它，敌人就反击</translation>
        </message>
        <message>
            <source>Both roll and add up. If lower than the enemy&apos;s number, it strikes</source>
            <translation>两人掷骰相加；低于敌人的数值，敌人就反击</translation>
        </message>
        <message>
            <source>Every hero loses 1 life, and the enemy goes away without loot</source>
            <translation>每名英雄失去 1 点生命，敌人离开，没有战利品</translation>
        </message>
        <message>
            <source>One die and the attribute against the trap&apos;s number. If lower, the trap strikes</source>
            <translation>一颗骰子加属性，对陷阱的数值；低于它，陷阱就生效</translation>
        </message>
        <message>
            <source>It acts now, before the dice, and is out of the game</source>
            <translation>在掷骰之前立即生效，然后移出游戏</translation>
        </message>
        <message>
            <source>It acts now and is out of the game</source>
            <translation>立即生效，然后移出游戏</translation>
        </message>
        <message>
            <source>A hero joins</source>
            <translation>一名英雄加入</translation>
        </message>
        <message>
            <source>A card is turned up</source>
            <translation>翻开一张牌</translation>
        </message>
        <message>
            <source>The cards are drawn</source>
            <translation>牌抽好了</translation>
        </message>
        <message>
            <source>A hit</source>
            <translation>命中</translation>
        </message>
        <message>
            <source>You flee, all lose 1</source>
            <translation>你们逃离，各失 1</translation>
        </message>
        <message>
            <source>The trap is over</source>
            <translation>陷阱结束</translation>
        </message>
        <message>
            <source>Life of a hero</source>
            <translation>英雄的生命</translation>
        </message>
        <message>
            <source>Life left</source>
            <translation>剩余生命</translation>
        </message>
        <message>
            <source>Whose</source>
            <translation>谁的</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>牌</translation>
        </message>
        <message>
            <source>Half Deck Dungeon Heroes</source>
            <translation>半副牌地城英雄</translation>
        </message>
        <message>
            <source>Alone or together, up to four. Heroes against a dungeon.</source>
            <translation>独自或一起玩，最多四人。英雄对地城。</translation>
        </message>
        <message>
            <source>What ends the adventure?</source>
            <translation>冒险怎样结束？</translation>
        </message>
        <message>
            <source>The treasure or the endgame boss</source>
            <translation>宝藏或终局首领</translation>
        </message>
        <message>
            <source>The treasure alone: easy</source>
            <translation>只有宝藏：容易</translation>
        </message>
        <message>
            <source>The endgame boss alone: hard</source>
            <translation>只有终局首领：困难</translation>
        </message>
        <message>
            <source>The treasure, at the bottom of the deck</source>
            <translation>宝藏，在牌库底</translation>
        </message>
        <message>
            <source>The endgame boss, at the bottom of the deck</source>
            <translation>终局首领，在牌库底</translation>
        </message>
        <message>
            <source>Which boss is the endgame boss?</source>
            <translation>哪个首领是终局首领？</translation>
        </message>
        <message>
            <source>How many dungeon cards are used?</source>
            <translation>用多少张地城牌？</translation>
        </message>
        <message>
            <source>What stays in the box?</source>
            <translation>哪些留在盒里？</translation>
        </message>
        <message>
            <source>All cards that ask for strength</source>
            <translation>所有要求力量的</translation>
        </message>
        <message>
            <source>All cards that ask for magic</source>
            <translation>所有要求魔法的</translation>
        </message>
        <message>
            <source>Which hero waits in the dungeon to be freed?</source>
            <translation>哪名英雄在地城里等待解救？</translation>
        </message>
        <message>
            <source>Who knows the hero to be freed?</source>
            <translation>谁知道要解救的英雄？</translation>
        </message>
        <message>
            <source>Everybody: a hero is chosen</source>
            <translation>大家都知道：选一名英雄</translation>
        </message>
        <message>
            <source>Nobody: one is drawn at random</source>
            <translation>没人知道：随机抽一名</translation>
        </message>
        <message>
            <source>What if the first hand has no hero?</source>
            <translation>起手没有英雄怎么办？</translation>
        </message>
        <message>
            <source>You go in without one</source>
            <translation>没有英雄也进去</translation>
        </message>
        <message>
            <source>You draw until there is one</source>
            <translation>一直抽到有为止</translation>
        </message>
        <message>
            <source>What may be laid down in the first preparation?</source>
            <translation>第一次准备时可以放下什么？</translation>
        </message>
        <message>
            <source>Any number of heroes and gear</source>
            <translation>任意数量的英雄和装备</translation>
        </message>
        <message>
            <source>One hero and one gear card</source>
            <translation>一名英雄和一张装备</translation>
        </message>
        <message>
            <source>How often are cards exchanged later on?</source>
            <translation>之后可以换几次牌？</translation>
        </message>
        <message>
            <source>Once a preparation, three at most</source>
            <translation>每次准备一次，最多三张</translation>
        </message>
        <message>
            <source>Any number of times, three at a time</source>
            <translation>可多次，每次三张</translation>
        </message>
        <message>
            <source>Where does the gear of a replaced hero go?</source>
            <translation>被替换英雄的装备去哪里？</translation>
        </message>
        <message>
            <source>Back to the hand</source>
            <translation>回到手牌</translation>
        </message>
        <message>
            <source>To the discard pile</source>
            <translation>进弃牌堆</translation>
        </message>
        <message>
            <source>It stays for the new hero</source>
            <translation>留给新英雄</translation>
        </message>
        <message>
            <source>May gear be passed on to another hero?</source>
            <translation>装备可以转给别的英雄吗？</translation>
        </message>
        <message>
            <source>No</source>
            <translation>不可以</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>可以</translation>
        </message>
        <message>
            <source>When does a solo player lose?</source>
            <translation>独自玩时什么时候算输？</translation>
        </message>
        <message>
            <source>When a preparation ends without a hero</source>
            <translation>准备结束时没有英雄</translation>
        </message>
        <message>
            <source>As soon as the last hero falls</source>
            <translation>最后一名英雄倒下时</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>When does a hero have what a card asks for?</source>
            <translation>英雄怎样算满足卡牌的要求？</translation>
        </message>
        <message>
            <source>With 1 or more, including gear</source>
            <translation>含装备有 1 或以上</translation>
        </message>
        <message>
            <source>When a 6 would be enough</source>
            <translation>掷出 6 就够时</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>总是</translation>
        </message>
        <message>
            <source>How long does one-use gear help?</source>
            <translation>一次性装备管多久？</translation>
        </message>
        <message>
            <source>For one roll</source>
            <translation>一次掷骰</translation>
        </message>
        <message>
            <source>For the whole fight</source>
            <translation>整场战斗</translation>
        </message>
        <message>
            <source>When is gear on standby used?</source>
            <translation>待命的装备什么时候用？</translation>
        </message>
        <message>
            <source>At any later time</source>
            <translation>以后任何时候</translation>
        </message>
        <message>
            <source>The next time, or against a boss</source>
            <translation>下一次，或对首领时</translation>
        </message>
        <message>
            <source>When can you flee?</source>
            <translation>什么时候可以逃离？</translation>
        </message>
        <message>
            <source>From any fight</source>
            <translation>任何战斗</translation>
        </message>
        <message>
            <source>Only when no hero can attack</source>
            <translation>只有没有英雄能攻击时</translation>
        </message>
        <message>
            <source>Does the card Escape work against the endgame boss?</source>
            <translation>“脱身”对终局首领有效吗？</translation>
        </message>
        <message>
            <source>How many heroes does a group have?</source>
            <translation>多人玩有几名英雄？</translation>
        </message>
        <message>
            <source>Four, shared by all</source>
            <translation>大家共用四名</translation>
        </message>
        <message>
            <source>Does a group exchange cards before it begins?</source>
            <translation>多人玩时，开始前换牌吗？</translation>
        </message>
        <message>
            <source>Does a group play with open hands?</source>
            <translation>多人玩时亮着手牌吗？</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>不亮</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>亮着</translation>
        </message>
        <message>
            <source>Is the hand open in a solo game?</source>
            <translation>独自玩时手牌亮着吗？</translation>
        </message>
        <message>
            <source>Open, where the camera sees it</source>
            <translation>亮着，放在摄像头看得见的地方</translation>
        </message>
        <message>
            <source>Hidden in the hand</source>
            <translation>拿在手里</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>职业</translation>
        </message>
        <message>
            <source>A duel</source>
            <translation>一场决斗</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>骰值</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>Powers</source>
            <translation>能力</translation>
        </message>
        <message>
            <source>Halfwish</source>
            <translation>半愿</translation>
        </message>
        <message>
            <source>Two players. Duels of dice and cards over three rounds.</source>
            <translation>两人。三轮骰子和卡牌的决斗。</translation>
        </message>
        <message>
            <source>With any dice</source>
            <translation>任何骰值</translation>
        </message>
        <message>
            <source>With {n}</source>
            <translation>骰值 {n}</translation>
        </message>
        <message>
            <source>With {n} or more</source>
            <translation>骰值 {n} 或以上</translation>
        </message>
        <message>
            <source>With {n} or less</source>
            <translation>骰值 {n} 或以下</translation>
        </message>
        <message>
            <source>With {from} to {to}</source>
            <translation>骰值 {from} 到 {to}</translation>
        </message>
        <message>
            <source>{seat}, you attack</source>
            <translation>{seat}，你进攻</translation>
        </message>
        <message>
            <source>{seat}, you defend</source>
            <translation>{seat}，你防守</translation>
        </message>
        <message>
            <source>{seat}, if you attack</source>
            <translation>{seat}，若你进攻</translation>
        </message>
        <message>
            <source>{seat}, if you defend</source>
            <translation>{seat}，若你防守</translation>
        </message>
        <message>
            <source>When both play carefully, it comes out even.</source>
            <translation>双方都谨慎时，结果持平。</translation>
        </message>
        <message>
            <source>When both play carefully, this role gains {n} points on average.</source>
            <translation>双方都谨慎时，这个角色平均净得 {n} 分。</translation>
        </message>
        <message>
            <source>When both play carefully, this role loses {n} points on average.</source>
            <translation>双方都谨慎时，这个角色平均净失 {n} 分。</translation>
        </message>
        <message>
            <source>{n} {card}</source>
            <translation>{n} 张{card}</translation>
        </message>
        <message>
            <source>{seat} can still hold {cards}</source>
            <translation>{seat} 手里还可能有 {cards}</translation>
        </message>
        <message>
            <source>Name the cards laid out</source>
            <translation>录入亮出的牌</translation>
        </message>
        <message>
            <source>Play a power</source>
            <translation>使用能力</translation>
        </message>
        <message>
            <source>Take an upgrade</source>
            <translation>拿升级牌</translation>
        </message>
        <message>
            <source>Bid</source>
            <translation>竞价</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>Action {n}</source>
            <translation>行动 {n}</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>弃牌堆</translation>
        </message>
        <message>
            <source>Location of turn {n}</source>
            <translation>第 {n} 回合的地点</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>手牌</translation>
        </message>
        <message>
            <source>Hero {n}</source>
            <translation>英雄 {n}</translation>
        </message>
        <message>
            <source>Gear of hero {n}</source>
            <translation>英雄 {n} 的装备</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>遭遇</translation>
        </message>
        <message>
            <source>Hero discard pile</source>
            <translation>英雄弃牌堆</translation>
        </message>
        <message>
            <source>Dungeon discard pile</source>
            <translation>地城弃牌堆</translation>
        </message>
        <message>
            <source>Out of the game</source>
            <translation>移出游戏</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>放在一旁</translation>
        </message>
        <message>
            <source>Helper</source>
            <translation>协助</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>a sentence ends</comment>
            <translation>%1。</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>什么都不发生。</translation>
        </message>
        <message>
            <source>You pay nothing and cannot win it.</source>
            <translation>你什么都不付，也得不到它。</translation>
        </message>
        <message>
            <source>You pay {n} if {other} bids less. Tied bids: nobody pays, nobody gets it.</source>
            <translation>若 {other} 出得更少，你付 {n}。出价相同：谁都不付，谁都得不到。</translation>
        </message>
        <message>
            <source>It affects this card.</source>
            <translation>受影响的就是这张牌。</translation>
        </message>
        <message>
            <source>You read it this way for the rest of this night.</source>
            <translation>这局余下都按这样解读。</translation>
        </message>
        <message>
            <source>Then only these five can be picked, and nothing else is offered.</source>
            <translation>之后只能从这五张里选，不会有别的。</translation>
        </message>
        <message>
            <source>Hero deck</source>
            <translation>英雄牌库</translation>
        </message>
        <message>
            <source>Dungeon deck</source>
            <translation>地城牌库</translation>
        </message>
        <message>
            <source>the blue cards, shuffled, face down</source>
            <translation>蓝色牌，洗匀，面朝下</translation>
        </message>
        <message>
            <source>the red cards, shuffled, face down</source>
            <translation>红色牌，洗匀，面朝下</translation>
        </message>
        <message>
            <source>that lay there before it was asked for</source>
            <translation>这在提问之前就已经放在那里了</translation>
        </message>
        <message>
            <source>this would undo the last step</source>
            <translation>将撤回上一步</translation>
        </message>
        <message>
            <source>the duel would be given up</source>
            <translation>这场决斗将被放弃</translation>
        </message>
        <message>
            <source>tell me that it counts, or do it again now</source>
            <translation>告诉我它算数，或者现在再做一次</translation>
        </message>
        <message>
            <source>lay down Yes if that is right</source>
            <translation>若确实如此，请放下“是”</translation>
        </message>
        <message>
            <source>Basic power</source>
            <translation>基础能力</translation>
        </message>
        <message>
            <source>Power {n}</source>
            <translation>能力 {n}</translation>
        </message>
        <message>
            <source>Choice cards</source>
            <translation>选择卡</translation>
        </message>
        <message>
            <source>I see {cards}</source>
            <translation>我看到了{cards}</translation>
        </message>
        <message>
            <source>have you both passed?</source>
            <translation>你们都跳过了吗？</translation>
        </message>
        <message>
            <source>Yes, we both passed</source>
            <translation>是的，我们都跳过了</translation>
        </message>
        <message>
            <source>No duel: both may keep their dice.</source>
            <translation>不决斗：双方都可以保留骰子。</translation>
        </message>
        <message>
            <source>Accepted: the turn ends without a duel. Declined: {other} attacks you.</source>
            <translation>接受：不决斗，回合结束。拒绝：{other} 向你进攻。</translation>
        </message>
        <message>
            <source>The turn ends without a duel.</source>
            <translation>不决斗，回合结束。</translation>
        </message>
        <message>
            <source>Accepted: no duel.</source>
            <translation>接受：不决斗。</translation>
        </message>
        <message>
            <source>Check deck counts</source>
            <translation>清点牌库</translation>
        </message>
        <message>
            <source>Aggressor</source>
            <translation>进攻方</translation>
        </message>
        <message>
            <source>Defender</source>
            <translation>防守方</translation>
        </message>
        <message>
            <source>{seat}&apos;s {place}</source>
            <comment>a place of the table that is a player&apos;s</comment>
            <translation>{seat} 的{place}</translation>
        </message>
        <message>
            <source>number {n} of the chain</source>
            <translation>连锁中的第 {n} 项</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>one of several equal cards, and its number</comment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>{seat}&apos;s {thing}</source>
            <comment>a card on the table that is a player&apos;s</comment>
            <translation>{seat} 的{thing}</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a card, and where it lies</comment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>{seat}, {card}: turn up the top {n} of the hero deck onto the hero discard pile, and name them</source>
            <translation>{seat}，{card}：把英雄牌库顶的 {n} 张翻到英雄弃牌堆上，并说出牌名</translation>
        </message>
        <message>
            <source>It asks for strength {number}: die, strength and gear.</source>
            <translation>要求力量 {number}：骰子、力量和装备都算。</translation>
        </message>
        <message>
            <source>It asks for magic {number}: die, magic and gear.</source>
            <translation>要求魔法 {number}：骰子、魔法和装备都算。</translation>
        </message>
        <message>
            <source>One-use gear comes before the die.</source>
            <translation>一次性装备要在掷骰前使用。</translation>
        </message>
        <message>
            <source>{who} says what the trap takes</source>
            <translation>由 {who} 决定陷阱拿走什么</translation>
        </message>
        <message>
            <source>{who} says whom the trap strikes</source>
            <translation>由 {who} 决定陷阱落在谁身上</translation>
        </message>
        <message>
            <source>{who} say who draws the loot</source>
            <translation>由{who}决定谁抽战利品</translation>
        </message>
        <message>
            <source>{who} shows the last cards</source>
            <translation>请 {who} 亮出最后的手牌</translation>
        </message>
        <message>
            <source>{who} says who picks first</source>
            <translation>由 {who} 决定谁先选</translation>
        </message>
        <message>
            <source>first {awaits}</source>
            <comment>somebody has to do something</comment>
            <translation>先{awaits}</translation>
        </message>
        <message>
            <source>you</source>
            <comment>who has to do something</comment>
            <translation>你们</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} strikes for {n}, whatever the dice</source>
            <translation>{seat} 的 {card} 打击 {n}，与骰子无关</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} dodges at any dice value</source>
            <translation>{seat} 的 {card} 任何骰值都能闪避</translation>
        </message>
        <message>
            <source>{seat}&apos;s {n} is not above {other}&apos;s {from}: nothing comes back</source>
            <translation>{seat} 的 {n} 不高于 {other} 的 {from}：没有反击</translation>
        </message>
        <message>
            <source>The strike is precise: {seat}&apos;s {n} Exposed add nothing</source>
            <translation>这次打击是精准的：{seat} 的 {n} 层破绽不加伤害</translation>
        </message>
        <message>
            <source>that belongs to another step of the turn</source>
            <translation>那属于回合的另一步</translation>
        </message>
        <message>
            <source>a turn does not go back to an earlier step</source>
            <translation>回合不能退回前面的步骤</translation>
        </message>
        <message>
            <source>the starting armies come first</source>
            <translation>先摆好起始军队</translation>
        </message>
        <message>
            <source>a battle is going on</source>
            <translation>战斗还没结束</translation>
        </message>
        <message>
            <source>upkeep is still due</source>
            <translation>还有维持费没处理</translation>
        </message>
        <message>
            <source>no upkeep is due there</source>
            <translation>那里没有要付的维持费</translation>
        </message>
        <message>
            <source>choose four different slots</source>
            <translation>要四个不同的位置</translation>
        </message>
        <message>
            <source>that part of the start-up is over</source>
            <translation>开局的这一步已经过了</translation>
        </message>
        <message>
            <source>a card is turned up first</source>
            <translation>先翻开一张牌</translation>
        </message>
        <message>
            <source>a card is added next</source>
            <translation>接下来要加一张牌</translation>
        </message>
        <message>
            <source>no card lies face down there</source>
            <translation>那里没有面朝下的牌</translation>
        </message>
        <message>
            <source>a starting army has one level 2 creature at most</source>
            <translation>起始军队最多一名 2 级生物</translation>
        </message>
        <message>
            <source>that card belongs to another faction</source>
            <translation>那张牌属于别的阵营</translation>
        </message>
        <message>
            <source>that deck is too big</source>
            <translation>牌库太大</translation>
        </message>
        <message>
            <source>that deck is too small</source>
            <translation>牌库太小</translation>
        </message>
        <message>
            <source>the deck does not hold that card</source>
            <translation>牌库里没有那张牌</translation>
        </message>
        <message>
            <source>there is no such slot</source>
            <translation>没有那个位置</translation>
        </message>
        <message>
            <source>that slot is taken</source>
            <translation>那个位置已有生物</translation>
        </message>
        <message>
            <source>that is not yours</source>
            <translation>那不是你的</translation>
        </message>
        <message>
            <source>that slot is not beside it</source>
            <translation>那个位置不相邻</translation>
        </message>
        <message>
            <source>that creature cannot move</source>
            <translation>那名生物不能移动</translation>
        </message>
        <message>
            <source>that creature has moved this turn</source>
            <translation>那名生物本回合已移动</translation>
        </message>
        <message>
            <source>at most two level 2 creatures are allowed</source>
            <translation>最多两名 2 级生物</translation>
        </message>
        <message>
            <source>that creature is marked</source>
            <translation>那名生物已横置</translation>
        </message>
        <message>
            <source>that creature was used this turn</source>
            <translation>那名生物本回合已用过</translation>
        </message>
        <message>
            <source>that is not the exact price</source>
            <translation>付的数目不对</translation>
        </message>
        <message>
            <source>that cannot pay</source>
            <translation>那不能用来支付</translation>
        </message>
        <message>
            <source>that card is not in the twilight</source>
            <translation>那张牌不在暮光区</translation>
        </message>
        <message>
            <source>the twilight pays in your own turn only</source>
            <translation>暮光区只能在自己的回合支付</translation>
        </message>
        <message>
            <source>the twilight cannot pay that sign</source>
            <translation>那个符号不能用暮光区支付</translation>
        </message>
        <message>
            <source>those do not form the shape it asks for</source>
            <translation>那不是所要的阵形</translation>
        </message>
        <message>
            <source>there are not enough action points</source>
            <translation>行动点不够</translation>
        </message>
        <message>
            <source>that creature has no such ability</source>
            <translation>那名生物没有这个能力</translation>
        </message>
        <message>
            <source>a creature in a group has no abilities</source>
            <translation>组队的生物没有能力</translation>
        </message>
        <message>
            <source>a target is missing</source>
            <translation>少了目标</translation>
        </message>
        <message>
            <source>that cannot be the target</source>
            <translation>那不能作目标</translation>
        </message>
        <message>
            <source>resting is off at this table</source>
            <translation>本局约定不能休整</translation>
        </message>
        <message>
            <source>there is no enemy to attack</source>
            <translation>那里没有可攻击的敌人</translation>
        </message>
        <message>
            <source>that creature has no such weapon</source>
            <translation>那名生物没有这种武器</translation>
        </message>
        <message>
            <source>that is out of reach</source>
            <translation>够不到</translation>
        </message>
        <message>
            <source>that creature is covered</source>
            <translation>那名生物有掩护</translation>
        </message>
        <message>
            <source>Magic cannot target that creature</source>
            <translation>魔法不能以那名生物为目标</translation>
        </message>
        <message>
            <source>one to three different creatures attack</source>
            <translation>攻击者是一到三名不同的生物</translation>
        </message>
        <message>
            <source>only the front row attacks as a group</source>
            <translation>只有前排能组队攻击</translation>
        </message>
        <message>
            <source>the shares do not add up</source>
            <translation>分配的数目不对</translation>
        </message>
        <message>
            <source>the other player acts first</source>
            <translation>先轮到对方</translation>
        </message>
        <message>
            <source>there is no battle</source>
            <translation>没有战斗</translation>
        </message>
        <message>
            <source>somebody else decides that</source>
            <translation>那由别人决定</translation>
        </message>
        <message>
            <source>that does not answer the question</source>
            <translation>那不是这个问题的回答</translation>
        </message>
        <message>
            <source>nobody plays there</source>
            <translation>那里没有玩家</translation>
        </message>
        <message>
            <source>another creature stands there</source>
            <translation>那里站的是别的生物</translation>
        </message>
        <message>
            <source>that creature is still marked</source>
            <translation>那名生物还是横置的</translation>
        </message>
        <message>
            <source>that creature is not marked</source>
            <translation>那名生物没有横置</translation>
        </message>
        <message>
            <source>that creature stands elsewhere</source>
            <translation>那名生物站在别处</translation>
        </message>
        <message>
            <source>I see who attacks, but not whom</source>
            <translation>看到了攻击者，没看到目标</translation>
        </message>
        <message>
            <source>I do not see what that mark is for</source>
            <translation>看不出为何横置</translation>
        </message>
        <message>
            <source>one recruit at a time</source>
            <translation>一次招募一名</translation>
        </message>
        <message>
            <source>that is more than the price</source>
            <translation>付多了</translation>
        </message>
        <message>
            <source>I do not see whose upkeep that is</source>
            <translation>看不出是谁的维持费</translation>
        </message>
        <message>
            <source>go on to that step first, or leave it for the next turn</source>
            <translation>先进入那一步，或留到下回合</translation>
        </message>
        <message>
            <source>enter what was scored</source>
            <translation>输入得分即可</translation>
        </message>
        <message>
            <source>leave it for the next turn</source>
            <translation>留到下回合</translation>
        </message>
        <message>
            <source>finish the battle: use abilities or pass</source>
            <translation>先打完战斗：使用能力或跳过</translation>
        </message>
        <message>
            <source>pay it, or give the creature up</source>
            <translation>付费，或放弃该生物</translation>
        </message>
        <message>
            <source>choose a creature that asks for upkeep</source>
            <translation>选要付维持费的生物</translation>
        </message>
        <message>
            <source>name four of your slots, each once</source>
            <translation>说出自己的四个不同位置</translation>
        </message>
        <message>
            <source>turn up one of your cards</source>
            <translation>翻开自己的一张牌</translation>
        </message>
        <message>
            <source>put a card in a free slot</source>
            <translation>在空位加一张牌</translation>
        </message>
        <message>
            <source>choose a slot with a face-down card</source>
            <translation>选有牌背的位置</translation>
        </message>
        <message>
            <source>exchange it for another card of the deck</source>
            <translation>换成牌库里的另一张牌</translation>
        </message>
        <message>
            <source>take a card of your own faction</source>
            <translation>用自己阵营的牌</translation>
        </message>
        <message>
            <source>leave cards out until {n} are left</source>
            <translation>减到 {n} 张</translation>
        </message>
        <message>
            <source>bring at least {n} cards</source>
            <translation>至少带 {n} 张</translation>
        </message>
        <message>
            <source>look again, or show the deck again</source>
            <translation>再看看，或重新出示牌库</translation>
        </message>
        <message>
            <source>say A or B, F or B, and a column, as in A-F1</source>
            <translation>说 A 或 B、F 或 B、再加列号，如 A-F1</translation>
        </message>
        <message>
            <source>choose an empty slot</source>
            <translation>选一个空位</translation>
        </message>
        <message>
            <source>choose one of your own</source>
            <translation>选自己的</translation>
        </message>
        <message>
            <source>choose the slot ahead, behind or beside</source>
            <translation>选前、后或旁边的位置</translation>
        </message>
        <message>
            <source>recruit a level 1 creature</source>
            <translation>招募 1 级生物</translation>
        </message>
        <message>
            <source>choose an unmarked creature</source>
            <translation>选未横置的生物</translation>
        </message>
        <message>
            <source>pay exactly {n}</source>
            <translation>正好付 {n}</translation>
        </message>
        <message>
            <source>name other unmarked creatures of yours</source>
            <translation>说出自己其他未横置的生物</translation>
        </message>
        <message>
            <source>name a card that lies there</source>
            <translation>说出那里有的牌</translation>
        </message>
        <message>
            <source>mark creatures instead</source>
            <translation>改用横置生物</translation>
        </message>
        <message>
            <source>mark creatures for that sign</source>
            <translation>那个符号要横置生物</translation>
        </message>
        <message>
            <source>mark creatures in that shape</source>
            <translation>横置这样站位的生物</translation>
        </message>
        <message>
            <source>end the turn, or do something that costs less</source>
            <translation>结束回合，或做花费更少的事</translation>
        </message>
        <message>
            <source>choose one that its card allows</source>
            <translation>选它牌上写的能力</translation>
        </message>
        <message>
            <source>wait until the battle is over</source>
            <translation>等战斗结束</translation>
        </message>
        <message>
            <source>name the target</source>
            <translation>说出目标</translation>
        </message>
        <message>
            <source>choose one the card allows</source>
            <translation>选牌上允许的目标</translation>
        </message>
        <message>
            <source>attack, or end the turn</source>
            <translation>攻击，或结束回合</translation>
        </message>
        <message>
            <source>name a slot with an enemy in it</source>
            <translation>说出有敌人的位置</translation>
        </message>
        <message>
            <source>attack with the other weapon, or another creature</source>
            <translation>换另一种武器，或另一名生物</translation>
        </message>
        <message>
            <source>choose a nearer enemy, or move first next time</source>
            <translation>选更近的敌人，下次先移动</translation>
        </message>
        <message>
            <source>use Magic, or clear the slot in front of it</source>
            <translation>用魔法，或先清掉它身前的敌人</translation>
        </message>
        <message>
            <source>use another attack</source>
            <translation>换别的攻击</translation>
        </message>
        <message>
            <source>name one, two or three creatures</source>
            <translation>说出一、二或三名生物</translation>
        </message>
        <message>
            <source>leave the back row out</source>
            <translation>去掉后排生物</translation>
        </message>
        <message>
            <source>divide exactly {n} among the attackers</source>
            <translation>把正好 {n} 点分给攻击者</translation>
        </message>
        <message>
            <source>say which</source>
            <translation>请说明</translation>
        </message>
        <message>
            <source>wait for {who}</source>
            <translation>等{who}</translation>
        </message>
        <message>
            <source>end the turn if you are done</source>
            <translation>做完了就结束回合</translation>
        </message>
        <message>
            <source>choose one of the answers</source>
            <translation>从答案中选一个</translation>
        </message>
        <message>
            <source>say how much each attacker gets</source>
            <translation>说出每名攻击者分到多少</translation>
        </message>
        <message>
            <source>say A or B</source>
            <translation>说 A 或 B</translation>
        </message>
        <message>
            <source>put it back, or correct what stands there</source>
            <translation>放回去，或更正那里的生物</translation>
        </message>
        <message>
            <source>turn it sideways again, or correct it</source>
            <translation>重新横放，或更正</translation>
        </message>
        <message>
            <source>turn it upright, or say what it was marked for</source>
            <translation>转正，或说明为何横置</translation>
        </message>
        <message>
            <source>put it back, or correct it</source>
            <translation>放回去，或更正</translation>
        </message>
        <message>
            <source>say the target, or that it rests</source>
            <translation>说出目标，或说是休整</translation>
        </message>
        <message>
            <source>say the ability and its target</source>
            <translation>说出能力和目标</translation>
        </message>
        <message>
            <source>take one back until the other is paid</source>
            <translation>先拿回一张，付清另一张</translation>
        </message>
        <message>
            <source>turn one upright again</source>
            <translation>转正一张</translation>
        </message>
        <message>
            <source>say for which creature</source>
            <translation>说明是为哪名生物</translation>
        </message>
        <message>
            <source>start a new night, or undo something</source>
            <translation>开始新的一局，或撤回</translation>
        </message>
        <message>
            <source>{seat} is Player 1</source>
            <translation>{seat} 是 1 号玩家</translation>
        </message>
        <message>
            <source>{seat} has shown a deck of {n} cards to me alone</source>
            <translation>{seat} 只给我看了一个 {n} 张的牌库</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck has only {n} cards: that is few</source>
            <translation>{seat} 的牌库只有 {n} 张：偏少</translation>
        </message>
        <message>
            <source>{seat} has laid {n} cards face down</source>
            <translation>{seat} 面朝下放好了 {n} 张牌</translation>
        </message>
        <message>
            <source>Turn {n}: {seat}</source>
            <translation>第 {n} 回合：{seat}</translation>
        </message>
        <message>
            <source>{n} action {n:point|points} left</source>
            <translation>还剩 {n} 点行动点</translation>
        </message>
        <message>
            <source>{seat} may recruit</source>
            <translation>{seat} 可以招募</translation>
        </message>
        <message>
            <source>{seat} may use abilities</source>
            <translation>{seat} 可以使用能力</translation>
        </message>
        <message>
            <source>{seat} may move creatures</source>
            <translation>{seat} 可以移动生物</translation>
        </message>
        <message>
            <source>{seat} may attack</source>
            <translation>{seat} 可以攻击</translation>
        </message>
        <message>
            <source>{seat} goes on</source>
            <translation>{seat} 继续</translation>
        </message>
        <message>
            <source>{seat} pays with {card} from the twilight: put it in the graveyard</source>
            <translation>{seat} 用暮光区的{card}支付：进入墓地</translation>
        </message>
        <message>
            <source>{card} leaves the twilight unused: to the graveyard</source>
            <translation>{card}未用就离开暮光区：进入墓地</translation>
        </message>
        <message>
            <source>{card} is called from the graveyard</source>
            <translation>从墓地唤起{card}</translation>
        </message>
        <message>
            <source>{card} has nobody to act on</source>
            <translation>{card}没有可作用的对象</translation>
        </message>
        <message>
            <source>The battle begins: the defender may use an ability first</source>
            <translation>战斗开始：防守方先可使用能力</translation>
        </message>
        <message>
            <source>{seat} passes, too: now both sides strike</source>
            <translation>{seat} 也跳过：现在双方出手</translation>
        </message>
        <message>
            <source>The battle ends before anyone strikes</source>
            <translation>还没出手，战斗就结束了</translation>
        </message>
        <message>
            <source>Nobody is hurt</source>
            <translation>无人受伤</translation>
        </message>
        <message>
            <source>An empty pair: {seat} scores {n}</source>
            <translation>空出一对：{seat} 得 {n} 分</translation>
        </message>
        <message>
            <source>An empty column: {seat} scores {n}</source>
            <translation>空出一列：{seat} 得 {n} 分</translation>
        </message>
        <message>
            <source>An empty square: {seat} scores {n}</source>
            <translation>空出一个方阵：{seat} 得 {n} 分</translation>
        </message>
        <message>
            <source>{seat} wins</source>
            <translation>{seat} 获胜</translation>
        </message>
        <message>
            <source>Nobody wins</source>
            <translation>平局</translation>
        </message>
        <message>
            <source>{seat} gives up</source>
            <translation>{seat} 认输</translation>
        </message>
        <message>
            <source>{seat} does not offer a draw</source>
            <translation>{seat} 不提和</translation>
        </message>
        <message>
            <source>{seat} would agree to a draw</source>
            <translation>{seat} 愿意平局</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck has {n} {n:card|cards}</source>
            <translation>{seat} 的牌库有 {n} 张</translation>
        </message>
        <message>
            <source>Nobody has said what {seat}&apos;s deck holds</source>
            <translation>没人说过 {seat} 的牌库里有什么</translation>
        </message>
        <message>
            <source>What does the program track?</source>
            <translation>记录什么？</translation>
        </message>
        <message>
            <source>The whole armies</source>
            <translation>整支军队</translation>
        </message>
        <message>
            <source>Only the points</source>
            <translation>只记分数</translation>
        </message>
        <message>
            <source>May creatures rest?</source>
            <translation>生物可以休整吗？</translation>
        </message>
        <message>
            <source>Is a creature marked by moving?</source>
            <translation>移动的生物要横置吗？</translation>
        </message>
        <message>
            <source>What happens to the other creature in a swap?</source>
            <translation>互换时被换的盟友算什么？</translation>
        </message>
        <message>
            <source>It is only displaced</source>
            <translation>只是被挪动</translation>
        </message>
        <message>
            <source>It moves too, and pays</source>
            <translation>也算移动，也要付费</translation>
        </message>
        <message>
            <source>Who is unmarked as a turn begins?</source>
            <translation>回合开始时谁重置？</translation>
        </message>
        <message>
            <source>The player whose turn it is</source>
            <translation>当前玩家的生物</translation>
        </message>
        <message>
            <source>Both armies</source>
            <translation>双方的生物</translation>
        </message>
        <message>
            <source>May a creature be marked twice a turn?</source>
            <translation>生物一回合可以横置两次吗？</translation>
        </message>
        <message>
            <source>Yes, if a card unmarked it</source>
            <translation>可以，若被牌重置</translation>
        </message>
        <message>
            <source>No, once a turn</source>
            <translation>不行，一回合一次</translation>
        </message>
        <message>
            <source>How are marks shown?</source>
            <translation>横置怎样表示？</translation>
        </message>
        <message>
            <source>The card lies sideways</source>
            <translation>牌横放</translation>
        </message>
        <message>
            <source>A marker lies on it</source>
            <translation>放一个标记</translation>
        </message>
        <message>
            <source>What is the order of a turn?</source>
            <translation>回合按什么顺序？</translation>
        </message>
        <message>
            <source>In the order of the steps</source>
            <translation>按步骤顺序</translation>
        </message>
        <message>
            <source>In any order after the upkeep</source>
            <translation>维持之后任意顺序</translation>
        </message>
        <message>
            <source>How does the front row reach the back row?</source>
            <translation>前排怎样攻击敌方后排？</translation>
        </message>
        <message>
            <source>With close and ranged weapons</source>
            <translation>近战和远程都行</translation>
        </message>
        <message>
            <source>With ranged weapons alone</source>
            <translation>只能远程</translation>
        </message>
        <message>
            <source>How does the target of a group strike back?</source>
            <translation>被组队攻击的目标怎样反击？</translation>
        </message>
        <message>
            <source>It divides its value</source>
            <translation>分配数值</translation>
        </message>
        <message>
            <source>In full against one of them</source>
            <translation>全部反击值打其中一名</translation>
        </message>
        <message>
            <source>In full against each</source>
            <translation>对每名都全力</translation>
        </message>
        <message>
            <source>May a Steadfast creature attack again?</source>
            <translation>坚定的生物可以再攻击吗？</translation>
        </message>
        <message>
            <source>Yes, for a point each time</source>
            <translation>可以，每次一点</translation>
        </message>
        <message>
            <source>Is the twilight secret?</source>
            <translation>暮光区保密吗？</translation>
        </message>
        <message>
            <source>No, both may know it</source>
            <translation>不，双方都可知道</translation>
        </message>
        <message>
            <source>Yes, from the other player</source>
            <translation>是，对对方保密</translation>
        </message>
        <message>
            <source>Are decks shown to the camera?</source>
            <translation>牌库要给摄像头看吗？</translation>
        </message>
        <message>
            <source>Yes, in private</source>
            <translation>是，私下看</translation>
        </message>
        <message>
            <source>How many action points per turn?</source>
            <translation>一回合几点行动点？</translation>
        </message>
        <message>
            <source>How many victory points win?</source>
            <translation>几点胜利点获胜？</translation>
        </message>
        <message>
            <source>After how many turns do the points decide?</source>
            <translation>多少回合后比分数？</translation>
        </message>
        <message>
            <source>Twilight</source>
            <translation>暮光区</translation>
        </message>
        <message>
            <source>Graveyard</source>
            <translation>墓地</translation>
        </message>
        <message>
            <source>Army deck</source>
            <translation>军队牌库</translation>
        </message>
        <message>
            <source>{who}: army deck</source>
            <translation>{who}：军队牌库</translation>
        </message>
        <message>
            <source>A faction</source>
            <translation>一个阵营</translation>
        </message>
        <message>
            <source>built by its player, face down</source>
            <translation>由玩家组好，面朝下</translation>
        </message>
        <message>
            <source>each player builds a deck of one of them</source>
            <translation>每位玩家用其中一个阵营组牌库</translation>
        </message>
        <message>
            <source>marked</source>
            <translation>横置</translation>
        </message>
        <message>
            <source>unmarked</source>
            <translation>重置</translation>
        </message>
        <message>
            <source>points</source>
            <translation>分</translation>
        </message>
        <message>
            <source>no creature left</source>
            <translation>全军覆没</translation>
        </message>
        <message>
            <source>{seat}: lay four cards face down into any four of your slots</source>
            <translation>{seat}：把四张牌面朝下放进自己的任意四个位置</translation>
        </message>
        <message>
            <source>{seat}: turn up one of your cards</source>
            <translation>{seat}：翻开自己的一张牌</translation>
        </message>
        <message>
            <source>{seat}: put a card in a free slot</source>
            <translation>{seat}：在空位加一张牌</translation>
        </message>
        <message>
            <source>{seat}: pay the upkeep, or give the creature up</source>
            <translation>{seat}：付维持费，或放弃该生物</translation>
        </message>
        <message>
            <source>{seat}: recruit, or go on</source>
            <translation>{seat}：招募，或继续</translation>
        </message>
        <message>
            <source>{seat}: use an ability, or go on</source>
            <translation>{seat}：使用能力，或继续</translation>
        </message>
        <message>
            <source>{seat}: move a creature, or go on. {points} action {points:point|points} left</source>
            <translation>{seat}：移动生物，或继续。还剩 {points} 点行动点</translation>
        </message>
        <message>
            <source>{seat}: attack, rest or end the turn. {points} action {points:point|points} left</source>
            <translation>{seat}：攻击、休整或结束回合。还剩 {points} 点行动点</translation>
        </message>
        <message>
            <source>{seat}: use an ability, or pass</source>
            <translation>{seat}：使用能力，或跳过</translation>
        </message>
        <message>
            <source>{seat}, {card}: shall it happen?</source>
            <translation>{seat}，{card}：要发动吗？</translation>
        </message>
        <message>
            <source>{seat}, {card}: which creature?</source>
            <translation>{seat}，{card}：选哪名生物？</translation>
        </message>
        <message>
            <source>{seat}: how is the strike-back of {n} divided?</source>
            <translation>{seat}：{n} 点反击怎样分配？</translation>
        </message>
        <message>
            <source>{seat}: whom does the strike-back hit?</source>
            <translation>{seat}：反击谁？</translation>
        </message>
        <message>
            <source>{seat}: who steps in?</source>
            <translation>{seat}：由谁替死？</translation>
        </message>
        <message>
            <source>{seat}: which shape did a kill open, or is the turn over?</source>
            <translation>{seat}：击杀空出了什么阵形，还是回合结束？</translation>
        </message>
        <message>
            <source>At most one level 2 creature; nobody else looks.</source>
            <translation>最多一名 2 级生物；别人不能看。</translation>
        </message>
        <message>
            <source>Pay each gold by marking a creature or with a card from the twilight.</source>
            <translation>每 1 金币用一次横置或一张暮光区的牌支付。</translation>
        </message>
        <message>
            <source>Front row: ahead and beside. Back row: ranged, straight ahead.</source>
            <translation>前排：正前和两旁。后排：只能远程攻击正前方。</translation>
        </message>
        <message>
            <source>After two passes in a row, both sides strike.</source>
            <translation>双方接连跳过后就出手。</translation>
        </message>
        <message>
            <source>The front row</source>
            <translation>前排</translation>
        </message>
        <message>
            <source>The back row</source>
            <translation>后排</translation>
        </message>
        <message>
            <source>Columns 1 and 2</source>
            <translation>第 1、2 列</translation>
        </message>
        <message>
            <source>Columns 3 and 4</source>
            <translation>第 3、4 列</translation>
        </message>
        <message>
            <source>Turn up {1}</source>
            <translation>翻开 {1}</translation>
        </message>
        <message>
            <source>A card on {1}</source>
            <translation>在 {1} 加牌</translation>
        </message>
        <message>
            <source>Pay for {1}</source>
            <translation>为 {1} 付费</translation>
        </message>
        <message>
            <source>Give {1} up</source>
            <translation>放弃 {1}</translation>
        </message>
        <message>
            <source>Recruit</source>
            <translation>招募</translation>
        </message>
        <message>
            <source>To {1}, for {2} gold</source>
            <translation>到 {1}，{2} 金币</translation>
        </message>
        <message>
            <source>{1}: {2}</source>
            <translation>{1}：{2}</translation>
        </message>
        <message>
            <source>{1}: {2}, {3}</source>
            <translation>{1}：{2}，{3}</translation>
        </message>
        <message>
            <source>{1}: {2}, {3}, {4}</source>
            <translation>{1}：{2}，{3}，{4}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>移动</translation>
        </message>
        <message>
            <source>{1} to {2}</source>
            <translation>{1} 到 {2}</translation>
        </message>
        <message>
            <source>{1} and {2} change places</source>
            <translation>{1} 与 {2} 互换</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>攻击</translation>
        </message>
        <message>
            <source>{1} hits {2}</source>
            <translation>{1} 近战攻击 {2}</translation>
        </message>
        <message>
            <source>{1} shoots {2}</source>
            <translation>{1} 远程攻击 {2}</translation>
        </message>
        <message>
            <source>Group {1} hits {2}</source>
            <translation>{1} 组队近战攻击 {2}</translation>
        </message>
        <message>
            <source>Group {1} shoots {2}</source>
            <translation>{1} 组队远程攻击 {2}</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>休整</translation>
        </message>
        <message>
            <source>{1} rests</source>
            <translation>{1} 休整</translation>
        </message>
        <message>
            <source>On to abilities</source>
            <translation>进入能力步骤</translation>
        </message>
        <message>
            <source>On to moving</source>
            <translation>进入移动步骤</translation>
        </message>
        <message>
            <source>On to attacks</source>
            <translation>进入攻击步骤</translation>
        </message>
        <message>
            <source>The best split</source>
            <translation>最佳分配</translation>
        </message>
        <message>
            <source>All on {1}</source>
            <translation>全部给 {1}</translation>
        </message>
        <message>
            <source>A pair for {1}</source>
            <translation>{1} 得一对</translation>
        </message>
        <message>
            <source>A column for {1}</source>
            <translation>{1} 得一列</translation>
        </message>
        <message>
            <source>A square for {1}</source>
            <translation>{1} 得一个方阵</translation>
        </message>
        <message>
            <source>Compare Close with its Defense; it strikes back with Close if it can</source>
            <translation>以近战值对比它的防御；它能近战就会反击</translation>
        </message>
        <message>
            <source>Compare Ranged with its Defense; it strikes back with Ranged if it can</source>
            <translation>以远程值对比它的防御；它能远程就会反击</translation>
        </message>
        <message>
            <source>Their Close values are added; they have no abilities</source>
            <translation>近战值相加；组队时没有能力</translation>
        </message>
        <message>
            <source>Their Ranged values are added; they have no abilities</source>
            <translation>远程值相加；组队时没有能力</translation>
        </message>
        <message>
            <source>One Life Point back for 2 action points</source>
            <translation>花 2 点行动点回复 1 点生命</translation>
        </message>
        <message>
            <source>It comes into play marked</source>
            <translation>它上场时是横置的</translation>
        </message>
        <message>
            <source>A game begins: {starter} is Player 1</source>
            <translation>游戏开始：{starter} 是 1 号玩家</translation>
        </message>
        <message>
            <source>{seat} has shown a deck</source>
            <translation>{seat} 出示了牌库</translation>
        </message>
        <message>
            <source>{seat} lays cards face down on {put}</source>
            <translation>{seat} 在 {put} 面朝下放牌</translation>
        </message>
        <message>
            <source>{seat} turns up {card} on {slot}</source>
            <translation>{seat} 在 {slot} 翻开{card}</translation>
        </message>
        <message>
            <source>{seat} adds {card} on {slot}</source>
            <translation>{seat} 在 {slot} 加入{card}</translation>
        </message>
        <message>
            <source>{seat} settles the upkeep of {slot}</source>
            <translation>{seat} 处理 {slot} 的维持费</translation>
        </message>
        <message>
            <source>{seat} pays the upkeep of {slot}</source>
            <translation>{seat} 付 {slot} 的维持费</translation>
        </message>
        <message>
            <source>{seat} gives {slot} up</source>
            <translation>{seat} 放弃 {slot}</translation>
        </message>
        <message>
            <source>{seat} recruits {card} to {slot}</source>
            <translation>{seat} 招募{card}到 {slot}</translation>
        </message>
        <message>
            <source>{slot} uses {name}</source>
            <translation>{slot} 使用{name}</translation>
        </message>
        <message>
            <source>{slot} uses {name} on {targets}</source>
            <translation>{slot} 对 {targets} 使用{name}</translation>
        </message>
        <message>
            <source>{from} goes to {to}</source>
            <translation>{from} 移到 {to}</translation>
        </message>
        <message>
            <source>Attack by {attackers} on {target}</source>
            <translation>{attackers} 攻击 {target}</translation>
        </message>
        <message>
            <source>{slot} rests</source>
            <translation>{slot} 休整</translation>
        </message>
        <message>
            <source>{seat} divides the strike-back</source>
            <translation>{seat} 分配反击</translation>
        </message>
        <message>
            <source>{seat} chooses {choose}</source>
            <translation>{seat} 选择 {choose}</translation>
        </message>
        <message>
            <source>Corrected: {slot}</source>
            <translation>已更正：{slot}</translation>
        </message>
        <message>
            <source>By hand on {slot}: {do} {amount}</source>
            <translation>手动，{slot}：{do} {amount}</translation>
        </message>
        <message>
            <source>A kill scores</source>
            <translation>击杀得分</translation>
        </message>
        <message>
            <source>An army is gone</source>
            <translation>军队全灭</translation>
        </message>
        <message>
            <source>The turn is over</source>
            <translation>回合结束</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>阵形</translation>
        </message>
        <message>
            <source>Pair: 1</source>
            <translation>一对：1</translation>
        </message>
        <message>
            <source>Column: 2</source>
            <translation>一列：2</translation>
        </message>
        <message>
            <source>Square: 4</source>
            <translation>方阵：4</translation>
        </message>
        <message>
            <source>A draw: both agreed</source>
            <translation>平局：双方同意</translation>
        </message>
        <message>
            <source>A draw: both won at the same moment</source>
            <translation>平局：双方同时获胜</translation>
        </message>
        <message>
            <source>victory points</source>
            <translation>胜利点</translation>
        </message>
        <message>
            <source>the other army is gone</source>
            <translation>对方全军覆没</translation>
        </message>
        <message>
            <source>the other player gave up</source>
            <translation>对方认输</translation>
        </message>
        <message>
            <source>more points at the last turn</source>
            <translation>最后一回合分数更高</translation>
        </message>
        <message>
            <source>WTactics (ORC)</source>
            <translation>战阵</translation>
        </message>
        <message>
            <source>For two. Armies of eight slots, attacks by reach, points for the gaps you open.</source>
            <translation>两人对战。八个位置的军队，按距离攻击，打出空缺得分。</translation>
        </message>
        <message>
            <source>Team</source>
            <translation>队伍</translation>
        </message>
        <message>
            <source>{seat}: take 2 items</source>
            <translation>{seat}：拿 2 张道具</translation>
        </message>
        <message>
            <source>{seat}: roll the d20 for your Monster</source>
            <translation>{seat}：为你的怪物掷 d20</translation>
        </message>
        <message>
            <source>{seat}: choose a piece</source>
            <translation>{seat}：选一个棋子</translation>
        </message>
        <message>
            <source>{seat}: move and act with {card}</source>
            <translation>{seat}：用{card}移动和行动</translation>
        </message>
        <message>
            <source>{seat}: act with {card}</source>
            <translation>{seat}：用{card}行动</translation>
        </message>
        <message>
            <source>{seat}: move {card}</source>
            <translation>{seat}：移动{card}</translation>
        </message>
        <message>
            <source>{seat}: press Done</source>
            <translation>{seat}：请按“完成”</translation>
        </message>
        <message>
            <source>{seat}: use an item?</source>
            <translation>{seat}：使用道具吗？</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes {amounts} damage</source>
            <translation>{seat}：使用道具吗？{struck}受到 {amounts} 点伤害</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes {amounts} lethal damage</source>
            <translation>{seat}：使用道具吗？{struck}受到 {amounts} 点致命伤害</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes no damage any more</source>
            <translation>{seat}：使用道具吗？{struck}不再受到伤害</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} take damage, in this order: {amounts}</source>
            <translation>{seat}：使用道具吗？{struck}依次受到伤害：{amounts}</translation>
        </message>
        <message>
            <source>{seat}: save your piece?</source>
            <translation>{seat}：救你的棋子吗？</translation>
        </message>
        <message>
            <source>{seat}: no action phase. Use an item?</source>
            <translation>{seat}：没有行动阶段。使用道具吗？</translation>
        </message>
        <message>
            <source>{seat}: {n} rounds without damage. End it?</source>
            <translation>{seat}：已有 {n} 轮没有伤害。结束吗？</translation>
        </message>
        <message>
            <source>Shuffle the bag and lay two cards face up.</source>
            <translation>洗混道具牌，面朝上放两张。</translation>
        </message>
        <message>
            <source>Ten is added to a roll of ten or less.</source>
            <translation>掷出 10 或以下时加 10。</translation>
        </message>
        <message>
            <source>Lay its card on CHOSEN. Spend Rage before that.</source>
            <translation>把它的牌放到 CHOSEN。怒气要在此之前使用。</translation>
        </message>
        <message>
            <source>One move and one action, in either order. Then press Done.</source>
            <translation>移动一次，行动一次，次序任意。然后按“完成”。</translation>
        </message>
        <message>
            <source>One action, then press Done.</source>
            <translation>行动一次，然后按“完成”。</translation>
        </message>
        <message>
            <source>One move, then press Done.</source>
            <translation>移动一次，然后按“完成”。</translation>
        </message>
        <message>
            <source>Items and Rage are used before that.</source>
            <translation>道具和怒气要在此之前使用。</translation>
        </message>
        <message>
            <source>Name the items</source>
            <translation>说出道具</translation>
        </message>
        <message>
            <source>Move to lane {1}</source>
            <translation>移动到第 {1} 道</translation>
        </message>
        <message>
            <source>{1}: lane {2}</source>
            <translation>{1}：第 {2} 道</translation>
        </message>
        <message>
            <source>{1}: to lane {2}</source>
            <translation>{1}：到第 {2} 道</translation>
        </message>
        <message>
            <source>{1}: {2}, to lane {3}</source>
            <translation>{1}：{2}，到第 {3} 道</translation>
        </message>
        <message>
            <source>No item</source>
            <translation>不用道具</translation>
        </message>
        <message>
            <source>Use {1}</source>
            <translation>使用{1}</translation>
        </message>
        <message>
            <source>Use {1} on {2}</source>
            <translation>对{2}使用{1}</translation>
        </message>
        <message>
            <source>Use {1} on lane {2}</source>
            <translation>对第 {2} 道使用{1}</translation>
        </message>
        <message>
            <source>Use {1}: hit {3}, on {2}</source>
            <translation>使用{1}：打击 {3}，对{2}</translation>
        </message>
        <message>
            <source>Use {1}: {2} to lane {3}</source>
            <translation>使用{1}：{2}到第 {3} 道</translation>
        </message>
        <message>
            <source>Spend Rage</source>
            <translation>使用怒气</translation>
        </message>
        <message>
            <source>Rage: {2} damage to {1}</source>
            <translation>怒气：对{1}造成 {2} 点伤害</translation>
        </message>
        <message>
            <source>Rage: an ability token</source>
            <translation>怒气：一枚能力标记</translation>
        </message>
        <message>
            <source>Rage: turn {1} face up</source>
            <translation>怒气：翻开{1}</translation>
        </message>
        <message>
            <source>Rage: turn {1} face down</source>
            <translation>怒气：盖上{1}</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>平局</translation>
        </message>
        <message>
            <source>Most health wins</source>
            <translation>生命多者胜</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>棋子</translation>
        </message>
        <message>
            <source>Items</source>
            <translation>道具</translation>
        </message>
        <message>
            <source>the other party is gone</source>
            <translation>对方已全灭</translation>
        </message>
        <message>
            <source>both parties are gone, more Rage</source>
            <translation>双方全灭，怒气较多</translation>
        </message>
        <message>
            <source>both parties are gone, the stronger Monster</source>
            <translation>双方全灭，怪物较强</translation>
        </message>
        <message>
            <source>the other gives up</source>
            <translation>对方认输</translation>
        </message>
        <message>
            <source>more health left</source>
            <translation>剩余生命较多</translation>
        </message>
        <message>
            <source>The Monster&apos;s roll</source>
            <translation>怪物的掷骰</translation>
        </message>
        <message>
            <source>Health of the left party</source>
            <translation>左方生命值</translation>
        </message>
        <message>
            <source>Health of the right party</source>
            <translation>右方生命值</translation>
        </message>
        <message>
            <source>d20</source>
            <translation>d20</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>棋子</translation>
        </message>
        <message>
            <source>Health left</source>
            <translation>剩余生命</translation>
        </message>
        <message>
            <source>A draw, as agreed</source>
            <translation>约定平局</translation>
        </message>
        <message>
            <source>Half the Battle</source>
            <translation>半程之战</translation>
        </message>
        <message>
            <source>Two players. Two parties fight on ten lanes.</source>
            <translation>双人游戏。两支队伍在十条道上作战。</translation>
        </message>
        <message>
            <source>A battle begins</source>
            <translation>战斗开始</translation>
        </message>
        <message>
            <source>{seat} is dealt {cards}</source>
            <translation>{seat}得到{cards}</translation>
        </message>
        <message>
            <source>{seat} chooses {piece}</source>
            <translation>{seat}选择{piece}</translation>
        </message>
        <message>
            <source>{seat} moves {piece} to lane {to}</source>
            <translation>{seat}将{piece}移到第 {to} 道</translation>
        </message>
        <message>
            <source>{seat}: {action}</source>
            <translation>{seat}：{action}</translation>
        </message>
        <message>
            <source>{seat}: {action} on {targets}</source>
            <translation>{seat}：{action}，对{targets}</translation>
        </message>
        <message>
            <source>{seat}: {action} on lane {lanes}</source>
            <translation>{seat}：{action}，第 {lanes} 道</translation>
        </message>
        <message>
            <source>{seat}: {action}, to lane {to}</source>
            <translation>{seat}：{action}，到第 {to} 道</translation>
        </message>
        <message>
            <source>{seat} uses {card}</source>
            <translation>{seat}使用{card}</translation>
        </message>
        <message>
            <source>{seat} uses {card} on {on}</source>
            <translation>{seat}对{on}使用{card}</translation>
        </message>
        <message>
            <source>{seat} uses no item</source>
            <translation>{seat}不用道具</translation>
        </message>
        <message>
            <source>{seat} spends Rage ({dice})</source>
            <translation>{seat}使用怒气（{dice}）</translation>
        </message>
        <message>
            <source>{seat} spends Rage ({dice}) on {on}</source>
            <translation>{seat}对{on}使用怒气（{dice}）</translation>
        </message>
        <message>
            <source>The die of {piece} shows {value}</source>
            <translation>{piece}的骰子显示 {value}</translation>
        </message>
        <message>
            <source>{seat} has decided how to go on</source>
            <translation>{seat}已决定如何继续</translation>
        </message>
        <message>
            <source>Corrected: {piece}</source>
            <translation>已更正：{piece}</translation>
        </message>
        <message>
            <source>By hand on {on}: {do} {amount}</source>
            <translation>手动，对{on}：{do} {amount}</translation>
        </message>
        <message>
            <source>that piece is not of this party</source>
            <translation>这个棋子不属于这支队伍</translation>
        </message>
        <message>
            <source>that piece is out, or dying</source>
            <translation>这个棋子已出局或将死</translation>
        </message>
        <message>
            <source>another piece was chosen</source>
            <translation>选定的是另一个棋子</translation>
        </message>
        <message>
            <source>the piece has moved in this phase</source>
            <translation>这个棋子本阶段已移动</translation>
        </message>
        <message>
            <source>the piece stands there already</source>
            <translation>这个棋子已在那里</translation>
        </message>
        <message>
            <source>there is no such lane</source>
            <translation>没有这条道</translation>
        </message>
        <message>
            <source>that lane is too far away</source>
            <translation>那条道太远</translation>
        </message>
        <message>
            <source>the piece is held in its lane</source>
            <translation>这个棋子被困在道中</translation>
        </message>
        <message>
            <source>the piece has acted in this phase</source>
            <translation>这个棋子本阶段已行动</translation>
        </message>
        <message>
            <source>the piece cannot act now</source>
            <translation>这个棋子现在不能行动</translation>
        </message>
        <message>
            <source>the chosen piece has no such action</source>
            <translation>选定的棋子没有这个行动</translation>
        </message>
        <message>
            <source>the piece does not have the health for that action</source>
            <translation>生命值不符合这个行动</translation>
        </message>
        <message>
            <source>there is no ability token</source>
            <translation>没有能力标记</translation>
        </message>
        <message>
            <source>it needs a target</source>
            <translation>需要目标</translation>
        </message>
        <message>
            <source>those are too many targets</source>
            <translation>目标太多</translation>
        </message>
        <message>
            <source>one target is named twice</source>
            <translation>同一目标说了两次</translation>
        </message>
        <message>
            <source>that cannot be its target</source>
            <translation>它不能作为目标</translation>
        </message>
        <message>
            <source>the target is out of range</source>
            <translation>目标不在范围内</translation>
        </message>
        <message>
            <source>the order must name each piece once</source>
            <translation>次序没有把每个棋子各说一次</translation>
        </message>
        <message>
            <source>that player does not have this item</source>
            <translation>该玩家没有这张道具</translation>
        </message>
        <message>
            <source>that item lies face down</source>
            <translation>这张道具面朝下</translation>
        </message>
        <message>
            <source>that item cannot be used now</source>
            <translation>现在不能用这张道具</translation>
        </message>
        <message>
            <source>Rage was spent in this round</source>
            <translation>本轮已用过怒气</translation>
        </message>
        <message>
            <source>that is too little Rage</source>
            <translation>怒气不够</translation>
        </message>
        <message>
            <source>Rage does not buy that</source>
            <translation>怒气买不到这个</translation>
        </message>
        <message>
            <source>the Monster is out</source>
            <translation>怪物已出局</translation>
        </message>
        <message>
            <source>that is not a team: it needs one piece for each die</source>
            <translation>这不是一支队伍：每种骰子各要一个棋子</translation>
        </message>
        <message>
            <source>that lane is in the other half</source>
            <translation>那条道在另一半场</translation>
        </message>
        <message>
            <source>that item is dealt already</source>
            <translation>这张道具已发出</translation>
        </message>
        <message>
            <source>the die has no such face</source>
            <translation>骰子没有这一面</translation>
        </message>
        <message>
            <source>the die shows something else</source>
            <translation>骰子显示的不一样</translation>
        </message>
        <message>
            <source>both players have that piece</source>
            <translation>双方都有这个棋子</translation>
        </message>
        <message>
            <source>a token is in the wrong place</source>
            <translation>标记所在之处没有它的棋子</translation>
        </message>
        <message>
            <source>there is an arrow where none was placed</source>
            <translation>那里没有放过箭头</translation>
        </message>
        <message>
            <source>choose one that is alive</source>
            <translation>选一个存活的</translation>
        </message>
        <message>
            <source>only the chosen piece moves and acts</source>
            <translation>只有选定的棋子移动和行动</translation>
        </message>
        <message>
            <source>name another lane, or leave it where it is</source>
            <translation>换一条道，或让它留在原处</translation>
        </message>
        <message>
            <source>lanes go from 1 to 10</source>
            <translation>道从 1 到 10</translation>
        </message>
        <message>
            <source>it goes {n} {n:lane|lanes} at most</source>
            <translation>它最多走 {n} 条道</translation>
        </message>
        <message>
            <source>it may still move, if it is not held</source>
            <translation>若未被困，仍可移动</translation>
        </message>
        <message>
            <source>pick an action that fits its health</source>
            <translation>选一个符合其生命值的行动</translation>
        </message>
        <message>
            <source>buy one with 8 Rage</source>
            <translation>用 8 点怒气买一枚</translation>
        </message>
        <message>
            <source>say which piece or lane</source>
            <translation>说出是谁或哪条道</translation>
        </message>
        <message>
            <source>name at most {n}</source>
            <translation>最多说 {n} 个</translation>
        </message>
        <message>
            <source>name each once</source>
            <translation>每个只说一次</translation>
        </message>
        <message>
            <source>damage goes to enemies, healing to your other pieces</source>
            <translation>伤害针对敌人，治疗针对己方其他棋子</translation>
        </message>
        <message>
            <source>move first, or pick another target</source>
            <translation>先移动，或换个目标</translation>
        </message>
        <message>
            <source>name every piece that is affected, each once</source>
            <translation>把受影响的棋子各说一次</translation>
        </message>
        <message>
            <source>12 Rage turns it face up again</source>
            <translation>用 12 点怒气可再翻开</translation>
        </message>
        <message>
            <source>wait for the next round</source>
            <translation>等下一轮</translation>
        </message>
        <message>
            <source>it costs {n}</source>
            <translation>需要 {n} 点</translation>
        </message>
        <message>
            <source>Rage buys a token, turning an item up or down, or damage</source>
            <translation>怒气可买标记、翻开或盖上道具，或伤害</translation>
        </message>
        <message>
            <source>look again at the die</source>
            <translation>再看看骰子</translation>
        </message>
        <message>
            <source>say whose</source>
            <translation>说明是谁的</translation>
        </message>
        <message>
            <source>put {card} back, or tell me it is right</source>
            <translation>把{card}放回去，或告诉我确实如此</translation>
        </message>
        <message>
            <source>take it away</source>
            <translation>拿走它</translation>
        </message>
        <message>
            <source>{seat} plays the {card}</source>
            <translation>{seat}使用{card}</translation>
        </message>
        <message>
            <source>{seat} plays a party of both teams</source>
            <translation>{seat}使用混合队伍</translation>
        </message>
        <message>
            <source>{seat} has {card}</source>
            <translation>{seat}有{card}</translation>
        </message>
        <message>
            <source>{seat} rolled {from}: the Monster starts with {n}</source>
            <translation>{seat}掷出 {from}：怪物初始 {n}</translation>
        </message>
        <message>
            <source>{seat} rolled {from}, ten is added: the Monster starts with {n}</source>
            <translation>{seat}掷出 {from}，加十：怪物初始 {n}</translation>
        </message>
        <message>
            <source>Both Monsters have {n}: both players roll again</source>
            <translation>双方怪物都是 {n}：双方重掷</translation>
        </message>
        <message>
            <source>{seat} has the initiative</source>
            <translation>{seat}先手</translation>
        </message>
        <message>
            <source>{seat} chooses {card}</source>
            <translation>{seat}选择{card}</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece is gone: no action phase</source>
            <translation>{seat}选定的棋子已被消灭：没有行动阶段</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece can neither move nor act: no action phase</source>
            <translation>{seat}选定的棋子不能移动也不能行动：没有行动阶段</translation>
        </message>
        <message>
            <source>{seat} has neither moved nor acted: press Done again to go on</source>
            <translation>{seat}既未移动也未行动：再按“完成”继续</translation>
        </message>
        <message>
            <source>It reaches lane {n}</source>
            <translation>到达第 {n} 道</translation>
        </message>
        <message>
            <source>{seat} has chosen the order</source>
            <translation>{seat}已说明次序</translation>
        </message>
        <message>
            <source>{card} is fatal for whoever uses it</source>
            <translation>使用{card}者必死</translation>
        </message>
        <message>
            <source>{card} costs an ability token: {n} left</source>
            <translation>{card}花费一枚能力标记：剩 {n}</translation>
        </message>
        <message>
            <source>{card} reduces it by {n}</source>
            <translation>{card}减 {n}</translation>
        </message>
        <message>
            <source>{seat} may use an item now</source>
            <translation>{seat}现在可以使用道具</translation>
        </message>
        <message>
            <source>{seat} uses {card}: turn it face down</source>
            <translation>{seat}使用{card}：盖上它</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece may move {n} further</source>
            <translation>{seat}选定的棋子可多移动 {n} 道</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece reaches {n} further ahead</source>
            <translation>{seat}选定的棋子向前范围增加 {n} 道</translation>
        </message>
        <message>
            <source>{seat} chooses {card} instead</source>
            <translation>{seat}改选{card}</translation>
        </message>
        <message>
            <source>{seat}&apos;s Monster is weak: take 1 ability token</source>
            <translation>{seat}的怪物虚弱：拿 1 枚能力标记</translation>
        </message>
        <message>
            <source>{seat} places {card}</source>
            <translation>{seat}放置{card}</translation>
        </message>
        <message>
            <source>{seat} places {card} above lane {n}</source>
            <translation>{seat}在第 {n} 道上放置{card}</translation>
        </message>
        <message>
            <source>The token {card} lies beside its piece</source>
            <translation>标记{card}放在棋子旁</translation>
        </message>
        <message>
            <source>{card} is there already: it now stays until round {n}</source>
            <translation>{card}已在那里：现在持续到第 {n} 轮</translation>
        </message>
        <message>
            <source>No {card} marker is left</source>
            <translation>没有{card}标记了</translation>
        </message>
        <message>
            <source>Time is up: take {seat}&apos;s {card} away</source>
            <translation>到时间了：拿走{seat}的{card}</translation>
        </message>
        <message>
            <source>Whoever placed {card} is out: take it away</source>
            <translation>放置{card}者已出局：拿走它</translation>
        </message>
        <message>
            <source>{seat}: a Rage die worth {n} as the round ends</source>
            <translation>{seat}：本轮结束时得到价值 {n} 的怒气骰</translation>
        </message>
        <message>
            <source>{seat} gets a Rage die worth {n}</source>
            <translation>{seat}得到价值 {n} 的怒气骰</translation>
        </message>
        <message>
            <source>{seat} pays a Rage die worth {n}</source>
            <translation>{seat}支付价值 {n} 的怒气骰</translation>
        </message>
        <message>
            <source>{seat} has {n} Rage to spend</source>
            <translation>{seat}有 {n} 点怒气可用</translation>
        </message>
        <message>
            <source>{n} Rage left over: lost</source>
            <translation>剩余 {n} 点怒气：作废</translation>
        </message>
        <message>
            <source>{seat} buys an ability token: {n} now</source>
            <translation>{seat}购买能力标记：现有 {n}</translation>
        </message>
        <message>
            <source>{seat}: turn {card} face up again</source>
            <translation>{seat}：重新翻开{card}</translation>
        </message>
        <message>
            <source>{seat}: turn {card} face down</source>
            <translation>{seat}：盖上{card}</translation>
        </message>
        <message>
            <source>{n} rounds without damage: you may agree how to end it</source>
            <translation>已有 {n} 轮没有伤害：你们可约定如何结束</translation>
        </message>
        <message>
            <source>{seat} wants to play on</source>
            <translation>{seat}想继续</translation>
        </message>
        <message>
            <source>{seat} agrees to a draw</source>
            <translation>{seat}同意平局</translation>
        </message>
        <message>
            <source>{seat} agrees that most health wins</source>
            <translation>{seat}同意生命多者胜</translation>
        </message>
        <message>
            <source>Both parties are gone: {seat} has {n} Rage</source>
            <translation>双方全灭：{seat}有 {n} 点怒气</translation>
        </message>
        <message>
            <source>The Monsters began with {n} and {from}</source>
            <translation>怪物初始为 {n} 和 {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} ability {n:token|tokens}</source>
            <translation>{seat}有 {n} 枚能力标记</translation>
        </message>
        <message>
            <source>{seat}&apos;s Monster began with {n}</source>
            <translation>{seat}的怪物初始 {n}</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d4</source>
            <translation>{seat}有怒气骰 d4</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d4</source>
            <translation>{seat}没有怒气骰 d4</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d6</source>
            <translation>{seat}有怒气骰 d6</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d6</source>
            <translation>{seat}没有怒气骰 d6</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d8</source>
            <translation>{seat}有怒气骰 d8</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d8</source>
            <translation>{seat}没有怒气骰 d8</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d10</source>
            <translation>{seat}有怒气骰 d10</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d10</source>
            <translation>{seat}没有怒气骰 d10</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d10/0</source>
            <translation>{seat}有怒气骰 d10/0</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d10/0</source>
            <translation>{seat}没有怒气骰 d10/0</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d12</source>
            <translation>{seat}有怒气骰 d12</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d12</source>
            <translation>{seat}没有怒气骰 d12</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d20</source>
            <translation>{seat}有怒气骰 d20</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d20</source>
            <translation>{seat}没有怒气骰 d20</translation>
        </message>
        <message>
            <source>Who keeps the health?</source>
            <translation>谁记录生命值？</translation>
        </message>
        <message>
            <source>The program says what to set</source>
            <translation>程序说明该转到几</translation>
        </message>
        <message>
            <source>The program, and the camera checks the dice</source>
            <translation>程序记录，摄像头核对骰子</translation>
        </message>
        <message>
            <source>You turn the dice, the camera reads them</source>
            <translation>你们转骰子，摄像头读取</translation>
        </message>
        <message>
            <source>Where do the pieces start?</source>
            <translation>棋子从哪里开始？</translation>
        </message>
        <message>
            <source>In their usual lanes</source>
            <translation>各自的起始道</translation>
        </message>
        <message>
            <source>Anywhere in your own half</source>
            <translation>己方半场任意处</translation>
        </message>
        <message>
            <source>How many seconds to place pieces freely? 0: no limit</source>
            <translation>自由布阵多少秒？0：不限</translation>
        </message>
        <message>
            <source>How are mixed parties chosen?</source>
            <translation>如何选择混合队伍？</translation>
        </message>
        <message>
            <source>In secret, shown at once</source>
            <translation>秘密选择，同时公开</translation>
        </message>
        <message>
            <source>Openly</source>
            <translation>公开选择</translation>
        </message>
        <message>
            <source>Does Rage buy only one thing a round?</source>
            <translation>怒气每轮只能买一样吗？</translation>
        </message>
        <message>
            <source>No: as many as you can afford, of one kind</source>
            <translation>不：同一种买多少次都行</translation>
        </message>
        <message>
            <source>Does a Monster&apos;s kill give a Rage die?</source>
            <translation>怪物的击杀给怒气骰吗？</translation>
        </message>
        <message>
            <source>Both parties gone at once: which Rage counts?</source>
            <translation>双方同时全灭：怒气怎么算？</translation>
        </message>
        <message>
            <source>The dice held already</source>
            <translation>已持有的骰子</translation>
        </message>
        <message>
            <source>Those of this round, too</source>
            <translation>本轮得到的也算</translation>
        </message>
        <message>
            <source>How far can a Monster heal?</source>
            <translation>怪物可回复到多少？</translation>
        </message>
        <message>
            <source>To 20</source>
            <translation>到 20</translation>
        </message>
        <message>
            <source>To what it began with</source>
            <translation>到初始值</translation>
        </message>
        <message>
            <source>How is half a hit rounded?</source>
            <translation>打击减半如何取整？</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>向下</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>向上</translation>
        </message>
        <message>
            <source>What do Healing Word and Martyr reach?</source>
            <translation>治愈真言和殉道影响什么？</translation>
        </message>
        <message>
            <source>Lanes</source>
            <translation>道</translation>
        </message>
        <message>
            <source>Single pieces</source>
            <translation>单个棋子</translation>
        </message>
        <message>
            <source>Which spell sets the Cleric to 5?</source>
            <translation>哪个法术把牧师设为 5？</translation>
        </message>
        <message>
            <source>Cure Wounds</source>
            <translation>治疗创伤</translation>
        </message>
        <message>
            <source>Martyr</source>
            <translation>殉道</translation>
        </message>
        <message>
            <source>Can the markers run out?</source>
            <translation>标记会用完吗？</translation>
        </message>
        <message>
            <source>No, use any marker</source>
            <translation>不会，可用任何标记代替</translation>
        </message>
        <message>
            <source>Do you play with items?</source>
            <translation>使用道具吗？</translation>
        </message>
        <message>
            <source>Yes, two each</source>
            <translation>使用，每人两张</translation>
        </message>
        <message>
            <source>Lane {n}</source>
            <translation>第 {n} 道</translation>
        </message>
        <message>
            <source>Arrows of lane {n}</source>
            <translation>第 {n} 道的箭头</translation>
        </message>
        <message>
            <source>Tokens beside pieces</source>
            <translation>棋子旁的标记</translation>
        </message>
        <message>
            <source>Chosen piece</source>
            <translation>选定的棋子</translation>
        </message>
        <message>
            <source>Rage dice</source>
            <translation>怒气骰</translation>
        </message>
        <message>
            <source>Ability tokens</source>
            <translation>能力标记</translation>
        </message>
        <message>
            <source>Initiative</source>
            <translation>先手</translation>
        </message>
        <message>
            <source>Eliminated</source>
            <translation>已消灭</translation>
        </message>
        <message>
            <source>{who}: party</source>
            <translation>{who}：队伍</translation>
        </message>
        <message>
            <source>Bag of Holding</source>
            <translation>次元袋</translation>
        </message>
        <message>
            <source>with a token and a die for each, the die at its maximum</source>
            <translation>每个配一枚标记和一颗骰子，骰子置于最大值</translation>
        </message>
        <message>
            <source>shuffled, two for each player, the rest back in the box</source>
            <translation>洗混，每人两张，其余放回盒中</translation>
        </message>
        <message>
            <source>{seat}: keep your hand, or shuffle it back and draw again?</source>
            <translation>{seat}：保留手牌，还是洗回重抽？</translation>
        </message>
        <message>
            <source>{seat}: play cards, lay resources, or go on</source>
            <translation>{seat}：打牌、放资源，或进入下一阶段</translation>
        </message>
        <message>
            <source>{seat}: you may answer with something Fast</source>
            <translation>{seat}：你可以打出快速牌</translation>
        </message>
        <message>
            <source>{seat}: who attacks?</source>
            <translation>{seat}：谁攻击？</translation>
        </message>
        <message>
            <source>{seat}: who blocks?</source>
            <translation>{seat}：谁阻挡？</translation>
        </message>
        <message>
            <source>{seat}: put the blockers in order</source>
            <translation>{seat}：给阻挡者排序</translation>
        </message>
        <message>
            <source>{seat}: on to the damage?</source>
            <translation>{seat}：进行伤害结算？</translation>
        </message>
        <message>
            <source>{seat}: anything Fast, or go on</source>
            <translation>{seat}：打出快速牌，或进入下一阶段</translation>
        </message>
        <message>
            <source>{seat}: add to the chain?</source>
            <translation>{seat}：追加到连锁？</translation>
        </message>
        <message>
            <source>{seat}: anything Fast before the turn ends?</source>
            <translation>{seat}：回合结束前打出快速牌吗？</translation>
        </message>
        <message>
            <source>{seat}: do you pay?</source>
            <translation>{seat}：要付费吗？</translation>
        </message>
        <message>
            <source>{seat}: choose {n}</source>
            <translation>{seat}：选择 {n} 个</translation>
        </message>
        <message>
            <source>{seat}: choose {n} {n:card|cards} from your hand and show them</source>
            <translation>{seat}：选择 {n} 张手牌并展示</translation>
        </message>
        <message>
            <source>{seat}: discard {n} {n:card|cards}</source>
            <translation>{seat}：弃掉 {n} 张牌</translation>
        </message>
        <message>
            <source>{seat}: which happens first?</source>
            <translation>{seat}：哪个先发生？</translation>
        </message>
        <message>
            <source>Only what is Fast can be answered.</source>
            <translation>只有快速的牌能被回应。</translation>
        </message>
        <message>
            <source>Not Entities that came into play this turn, unless Swift.</source>
            <translation>本回合进场的不行，除非有迅捷。</translation>
        </message>
        <message>
            <source>Any number may block the same attacker.</source>
            <translation>同一个攻击者可由任意多个实体阻挡。</translation>
        </message>
        <message>
            <source>The first takes lethal damage before the next takes any.</source>
            <translation>第一个受到致命伤害后才轮到下一个。</translation>
        </message>
        <message>
            <source>The last card of the chain happens first.</source>
            <translation>连锁中最后的牌最先生效。</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Lay a resource: {1}</source>
            <translation>放一个资源：{1}</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>打出一张牌</translation>
        </message>
        <message>
            <source>Play {1} on {2}</source>
            <translation>对{2}打出{1}</translation>
        </message>
        <message>
            <source>Play {1} on {2}, {3}</source>
            <translation>对{2}、{3}打出{1}</translation>
        </message>
        <message>
            <source>Use an ability</source>
            <translation>使用能力</translation>
        </message>
        <message>
            <source>Use {1} on {2}, {3}</source>
            <translation>对{2}、{3}使用{1}</translation>
        </message>
        <message>
            <source>All attack</source>
            <translation>全部攻击</translation>
        </message>
        <message>
            <source>No blocks</source>
            <translation>不阻挡</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>阻挡</translation>
        </message>
        <message>
            <source>{1} blocks {2}</source>
            <translation>{1}阻挡{2}</translation>
        </message>
        <message>
            <source>{1}, then {2}</source>
            <translation>先{1}，后{2}</translation>
        </message>
        <message>
            <source>{1}, {2}, {3}</source>
            <translation>{1}、{2}、{3}</translation>
        </message>
        <message>
            <source>{1}, {2}, {3}, {4}</source>
            <translation>{1}、{2}、{3}、{4}</translation>
        </message>
        <message>
            <source>All damage of {1} to the first blocker</source>
            <translation>{1}的伤害全给第一个阻挡者</translation>
        </message>
        <message>
            <source>Add nothing</source>
            <translation>不追加</translation>
        </message>
        <message>
            <source>{1} and {2}</source>
            <translation>{1}和{2}</translation>
        </message>
        <message>
            <source>The oldest first, always</source>
            <translation>总是先触发的先发生</translation>
        </message>
        <message>
            <source>A game begins</source>
            <translation>游戏开始</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck is checked</source>
            <translation>{seat}的牌库已检查</translation>
        </message>
        <message>
            <source>{seat} lays a resource</source>
            <translation>{seat}放下资源</translation>
        </message>
        <message>
            <source>{seat} lays a resource: {energy}</source>
            <translation>{seat}放下资源：{energy}</translation>
        </message>
        <message>
            <source>{seat} plays {card} on {targets}</source>
            <translation>{seat}对{targets}打出{card}</translation>
        </message>
        <message>
            <source>{seat} uses {source}</source>
            <translation>{seat}使用{source}</translation>
        </message>
        <message>
            <source>{seat} uses {source} on {targets}</source>
            <translation>{seat}对{targets}使用{source}</translation>
        </message>
        <message>
            <source>{seat} adds nothing</source>
            <translation>{seat}不追加</translation>
        </message>
        <message>
            <source>{seat} attacks</source>
            <translation>{seat}攻击</translation>
        </message>
        <message>
            <source>{seat} says who blocks</source>
            <translation>{seat}指派阻挡者</translation>
        </message>
        <message>
            <source>{seat} orders the blockers: {order}</source>
            <translation>{seat}给阻挡者排序：{order}</translation>
        </message>
        <message>
            <source>{seat} splits the damage of {attacker}</source>
            <translation>{seat}分配{attacker}的伤害</translation>
        </message>
        <message>
            <source>{seat} names {cards}</source>
            <translation>{seat}说出{cards}</translation>
        </message>
        <message>
            <source>By hand for {target}: {do} {amount}</source>
            <translation>手动，对{target}：{do} {amount}</translation>
        </message>
        <message>
            <source>Damage to a player</source>
            <translation>玩家受到伤害</translation>
        </message>
        <message>
            <source>Life gained</source>
            <translation>获得生命</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation>回合结束</translation>
        </message>
        <message>
            <source>How much</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>life</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>the other deck is empty</source>
            <translation>对方牌库已空</translation>
        </message>
        <message>
            <source>both would have lost</source>
            <translation>双方都会落败</translation>
        </message>
        <message>
            <source>Magepunk</source>
            <translation>魔法朋克</translation>
        </message>
        <message>
            <source>A duel of Entities, Spells and Nodes, for two.</source>
            <translation>实体、法术与节点的双人对决。</translation>
        </message>
        <message>
            <source>it is not your turn</source>
            <translation>现在不是你的回合</translation>
        </message>
        <message>
            <source>only Fast cards and abilities can be added now</source>
            <translation>现在只能追加快速的牌和能力</translation>
        </message>
        <message>
            <source>nothing Fast can be played now</source>
            <translation>现在不能打出快速牌</translation>
        </message>
        <message>
            <source>the other player acts now</source>
            <translation>现在由对方决定</translation>
        </message>
        <message>
            <source>a chain is open</source>
            <translation>连锁尚未结束</translation>
        </message>
        <message>
            <source>there is nothing to decline</source>
            <translation>没有可以放弃的</translation>
        </message>
        <message>
            <source>there are not enough charges</source>
            <translation>充能不够</translation>
        </message>
        <message>
            <source>that is not the exact cost</source>
            <translation>支付的数目不对</translation>
        </message>
        <message>
            <source>a coloured part of the cost is not paid</source>
            <translation>有色部分没有支付</translation>
        </message>
        <message>
            <source>the sacrifice is missing</source>
            <translation>缺少牺牲</translation>
        </message>
        <message>
            <source>that cannot be sacrificed for it</source>
            <translation>那个不能为此牺牲</translation>
        </message>
        <message>
            <source>the card has to be shown</source>
            <translation>必须展示这张牌</translation>
        </message>
        <message>
            <source>the card has another Energy</source>
            <translation>这张牌是别的能量</translation>
        </message>
        <message>
            <source>there is no such Energy</source>
            <translation>没有这种能量</translation>
        </message>
        <message>
            <source>that card cannot be a resource</source>
            <translation>这张牌不能作为资源</translation>
        </message>
        <message>
            <source>one resource a turn was agreed</source>
            <translation>约定每回合一个资源</translation>
        </message>
        <message>
            <source>it has no such ability</source>
            <translation>它没有这个能力</translation>
        </message>
        <message>
            <source>it came into play this turn</source>
            <translation>它本回合才进场</translation>
        </message>
        <message>
            <source>it was used this turn</source>
            <translation>它本回合已用过</translation>
        </message>
        <message>
            <source>the targets are missing</source>
            <translation>缺少目标</translation>
        </message>
        <message>
            <source>that is not a legal target</source>
            <translation>那不是合法目标</translation>
        </message>
        <message>
            <source>it cannot do that now</source>
            <translation>它现在不能这样做</translation>
        </message>
        <message>
            <source>it cannot attack</source>
            <translation>它不能攻击</translation>
        </message>
        <message>
            <source>it cannot block</source>
            <translation>它不能阻挡</translation>
        </message>
        <message>
            <source>it is named twice</source>
            <translation>它被说了两次</translation>
        </message>
        <message>
            <source>that cannot be attacked</source>
            <translation>那不能被攻击</translation>
        </message>
        <message>
            <source>it blocks another attacker already</source>
            <translation>它已在阻挡别的攻击者</translation>
        </message>
        <message>
            <source>that is not attacking</source>
            <translation>那没有在攻击</translation>
        </message>
        <message>
            <source>one blocker alone is not enough</source>
            <translation>只有一个阻挡者不够</translation>
        </message>
        <message>
            <source>the blockers are not named yet</source>
            <translation>还没有指派阻挡者</translation>
        </message>
        <message>
            <source>the blockers are not in order yet</source>
            <translation>阻挡者还没有排序</translation>
        </message>
        <message>
            <source>the order must name each blocker once</source>
            <translation>排序必须把每个阻挡者各说一次</translation>
        </message>
        <message>
            <source>an earlier blocker has to take lethal damage first</source>
            <translation>前面的阻挡者必须先受到致命伤害</translation>
        </message>
        <message>
            <source>the damage must add up to the Impact</source>
            <translation>伤害之和必须等于冲击</translation>
        </message>
        <message>
            <source>that is not blocking this attacker</source>
            <translation>那没有阻挡这个攻击者</translation>
        </message>
        <message>
            <source>something has to be answered first</source>
            <translation>要先回答问题</translation>
        </message>
        <message>
            <source>the other player decides that</source>
            <translation>这由对方决定</translation>
        </message>
        <message>
            <source>that answers another question</source>
            <translation>这不是所问的答案</translation>
        </message>
        <message>
            <source>a wallet holds no card twice</source>
            <translation>钱夹里不能有重复的牌</translation>
        </message>
        <message>
            <source>a wallet has 18 cards</source>
            <translation>钱夹有 18 张牌</translation>
        </message>
        <message>
            <source>there are too many copies of a card</source>
            <translation>同一张牌太多</translation>
        </message>
        <message>
            <source>the deck has too few cards</source>
            <translation>牌库的牌太少</translation>
        </message>
        <message>
            <source>there are several of them</source>
            <translation>有好几个</translation>
        </message>
        <message>
            <source>I cannot see what it acts on</source>
            <translation>看不出它作用于什么</translation>
        </message>
        <message>
            <source>I cannot see who plays it</source>
            <translation>看不出是谁打出的</translation>
        </message>
        <message>
            <source>it may have lain there before</source>
            <translation>它可能早就放在那里</translation>
        </message>
        <message>
            <source>Entities were pushed forward</source>
            <translation>有实体被推向前</translation>
        </message>
        <message>
            <source>Entities were laid against an attacker</source>
            <translation>有实体放在攻击者对面</translation>
        </message>
        <message>
            <source>that belongs to the Attack Phase</source>
            <translation>那属于攻击阶段</translation>
        </message>
        <message>
            <source>play something Fast, or decline</source>
            <translation>打出快速牌，或放弃</translation>
        </message>
        <message>
            <source>lay a resource, or wait for the refresh</source>
            <translation>放资源，或等待刷新</translation>
        </message>
        <message>
            <source>pay exactly what it costs</source>
            <translation>恰好支付费用</translation>
        </message>
        <message>
            <source>pay each coloured part with its own Energy</source>
            <translation>有色部分用各自的能量支付</translation>
        </message>
        <message>
            <source>name the card that was shown</source>
            <translation>说出展示的牌</translation>
        </message>
        <message>
            <source>the defender names blockers, or none</source>
            <translation>防守方指派阻挡者，或不阻挡</translation>
        </message>
        <message>
            <source>the attacking player orders the blockers</source>
            <translation>攻击方给阻挡者排序</translation>
        </message>
        <message>
            <source>give the first blocker enough before the next</source>
            <translation>先给第一个阻挡者足够的伤害</translation>
        </message>
        <message>
            <source>split exactly {n}</source>
            <translation>恰好分配 {n} 点</translation>
        </message>
        <message>
            <source>wait until your next turn</source>
            <translation>等到你的下个回合</translation>
        </message>
        <message>
            <source>say what it acts on</source>
            <translation>说出作用的目标</translation>
        </message>
        <message>
            <source>say who plays it</source>
            <translation>说出是谁打出的</translation>
        </message>
        <message>
            <source>tell me whether it is new</source>
            <translation>告诉我它是不是新放的</translation>
        </message>
        <message>
            <source>tell me when all attackers are laid out</source>
            <translation>攻击者都放好后告诉我</translation>
        </message>
        <message>
            <source>say who blocks whom</source>
            <translation>说出谁阻挡谁</translation>
        </message>
        <message>
            <source>tell me that the Main Phase is over</source>
            <translation>告诉我主要阶段已结束</translation>
        </message>
        <message>
            <source>add something Fast to the chain, or decline</source>
            <translation>向连锁追加快速牌，或放弃</translation>
        </message>
        <message>
            <source>keeping the starting hand or not</source>
            <translation>是否保留起手牌</translation>
        </message>
        <message>
            <source>whether it is paid</source>
            <translation>是否付费</translation>
        </message>
        <message>
            <source>what is chosen</source>
            <translation>选择什么</translation>
        </message>
        <message>
            <source>the cards that are shown</source>
            <translation>展示的牌</translation>
        </message>
        <message>
            <source>the cards above the limit</source>
            <translation>超出上限的牌</translation>
        </message>
        <message>
            <source>what happens first</source>
            <translation>哪个先发生</translation>
        </message>
        <message>
            <source>{seat} has a deck of {n} cards</source>
            <translation>{seat}的牌库有 {n} 张牌</translation>
        </message>
        <message>
            <source>{seat}: {n} cards checked, all in order</source>
            <translation>{seat}：{n} 张牌检查完毕，没有问题</translation>
        </message>
        <message>
            <source>{seat} has {n} cards only; 36 are recommended</source>
            <translation>{seat}只有 {n} 张牌；建议 36 张</translation>
        </message>
        <message>
            <source>{seat} begins with {n} life</source>
            <translation>{seat}以 {n} 点生命开始</translation>
        </message>
        <message>
            <source>The game begins in turn {n}</source>
            <translation>游戏从第 {n} 回合开始</translation>
        </message>
        <message>
            <source>{seat} shuffles the hand back and draws again</source>
            <translation>{seat}洗回手牌并重新抽牌</translation>
        </message>
        <message>
            <source>{seat} keeps the hand</source>
            <translation>{seat}保留手牌</translation>
        </message>
        <message>
            <source>{seat} goes first</source>
            <translation>{seat}先手</translation>
        </message>
        <message>
            <source>Turn {n} - {seat}</source>
            <translation>第 {n} 回合——{seat}</translation>
        </message>
        <message>
            <source>{seat}: all charges refresh, {n} now</source>
            <translation>{seat}：所有充能刷新，现有 {n} 点</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards}</source>
            <translation>{seat}抽 {n} 张牌</translation>
        </message>
        <message>
            <source>{seat} must draw and has no card left</source>
            <translation>{seat}必须抽牌，但牌库已空</translation>
        </message>
        <message>
            <source>Main Phase of {seat}</source>
            <translation>{seat}的主要阶段</translation>
        </message>
        <message>
            <source>Attack Phase of {seat}</source>
            <translation>{seat}的攻击阶段</translation>
        </message>
        <message>
            <source>Second Main Phase of {seat}</source>
            <translation>{seat}的第二主要阶段</translation>
        </message>
        <message>
            <source>End Phase of {seat}</source>
            <translation>{seat}的结束阶段</translation>
        </message>
        <message>
            <source>All damage is removed: {n} {n:card|cards}</source>
            <translation>伤害消失：{n} 张牌</translation>
        </message>
        <message>
            <source>The turn of {seat} is over</source>
            <translation>{seat}的回合结束</translation>
        </message>
        <message>
            <source>{seat} pays {n} Biom</source>
            <translation>{seat}支付 {n} 点生质</translation>
        </message>
        <message>
            <source>{seat} pays {n} Kinesis</source>
            <translation>{seat}支付 {n} 点动能</translation>
        </message>
        <message>
            <source>{seat} pays {n} Aether</source>
            <translation>{seat}支付 {n} 点以太</translation>
        </message>
        <message>
            <source>{seat} pays {n} Entropy</source>
            <translation>{seat}支付 {n} 点熵</translation>
        </message>
        <message>
            <source>{seat} pays {n} Radiance</source>
            <translation>{seat}支付 {n} 点辉光</translation>
        </message>
        <message>
            <source>{seat} has {n} Biom {n:charge|charges}, was {from}</source>
            <translation>{seat}有 {n} 点生质充能，之前 {from} 点</translation>
        </message>
        <message>
            <source>{seat} has {n} Kinesis {n:charge|charges}, was {from}</source>
            <translation>{seat}有 {n} 点动能充能，之前 {from} 点</translation>
        </message>
        <message>
            <source>{seat} has {n} Aether {n:charge|charges}, was {from}</source>
            <translation>{seat}有 {n} 点以太充能，之前 {from} 点</translation>
        </message>
        <message>
            <source>{seat} has {n} Entropy {n:charge|charges}, was {from}</source>
            <translation>{seat}有 {n} 点熵充能，之前 {from} 点</translation>
        </message>
        <message>
            <source>{seat} has {n} Radiance {n:charge|charges}, was {from}</source>
            <translation>{seat}有 {n} 点辉光充能，之前 {from} 点</translation>
        </message>
        <message>
            <source>{seat} lays a Biom resource</source>
            <translation>{seat}放下一个生质资源</translation>
        </message>
        <message>
            <source>{seat} lays a Kinesis resource</source>
            <translation>{seat}放下一个动能资源</translation>
        </message>
        <message>
            <source>{seat} lays a Radiance resource</source>
            <translation>{seat}放下一个辉光资源</translation>
        </message>
        <message>
            <source>The Biom charge of {seat} goes with its resource: {n} left</source>
            <translation>{seat}的生质充能随资源离开：剩 {n} 点</translation>
        </message>
        <message>
            <source>The Kinesis charge of {seat} goes with its resource: {n} left</source>
            <translation>{seat}的动能充能随资源离开：剩 {n} 点</translation>
        </message>
        <message>
            <source>The Aether charge of {seat} goes with its resource: {n} left</source>
            <translation>{seat}的以太充能随资源离开：剩 {n} 点</translation>
        </message>
        <message>
            <source>The Entropy charge of {seat} goes with its resource: {n} left</source>
            <translation>{seat}的熵充能随资源离开：剩 {n} 点</translation>
        </message>
        <message>
            <source>The Radiance charge of {seat} goes with its resource: {n} left</source>
            <translation>{seat}的辉光充能随资源离开：剩 {n} 点</translation>
        </message>
        <message>
            <source>{card} was not what its lane says. Nothing is undone by itself</source>
            <translation>{card}与所在位置的能量不符。不会自动撤回</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Biom</source>
            <translation>{card}曾作为生质资源放置</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Kinesis</source>
            <translation>{card}曾作为动能资源放置</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Aether</source>
            <translation>{card}曾作为以太资源放置</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Entropy</source>
            <translation>{card}曾作为熵资源放置</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Radiance</source>
            <translation>{card}曾作为辉光资源放置</translation>
        </message>
        <message>
            <source>The Energy of {card} is Biom</source>
            <translation>{card}的能量是生质</translation>
        </message>
        <message>
            <source>The Energy of {card} is Kinesis</source>
            <translation>{card}的能量是动能</translation>
        </message>
        <message>
            <source>The Energy of {card} is Aether</source>
            <translation>{card}的能量是以太</translation>
        </message>
        <message>
            <source>The Energy of {card} is Entropy</source>
            <translation>{card}的能量是熵</translation>
        </message>
        <message>
            <source>The Energy of {card} is Radiance</source>
            <translation>{card}的能量是辉光</translation>
        </message>
        <message>
            <source>{card} cannot be a resource at all</source>
            <translation>{card}根本不能作为资源</translation>
        </message>
        <message>
            <source>Biom resources of {seat} paid for {card} this turn</source>
            <translation>{seat}的生质资源本回合支付了{card}</translation>
        </message>
        <message>
            <source>Kinesis resources of {seat} paid for {card} this turn</source>
            <translation>{seat}的动能资源本回合支付了{card}</translation>
        </message>
        <message>
            <source>Aether resources of {seat} paid for {card} this turn</source>
            <translation>{seat}的以太资源本回合支付了{card}</translation>
        </message>
        <message>
            <source>Entropy resources of {seat} paid for {card} this turn</source>
            <translation>{seat}的熵资源本回合支付了{card}</translation>
        </message>
        <message>
            <source>Radiance resources of {seat} paid for {card} this turn</source>
            <translation>{seat}的辉光资源本回合支付了{card}</translation>
        </message>
        <message>
            <source>No resource of that lane paid for anything this turn</source>
            <translation>该位置的资源本回合没有支付任何费用</translation>
        </message>
        <message>
            <source>{seat} says what happens first</source>
            <translation>{seat}说出先后顺序</translation>
        </message>
        <message>
            <source>{card} goes to the discard pile of {seat}</source>
            <translation>{card}进入{seat}的弃牌堆</translation>
        </message>
        <message>
            <source>{seat} shows {card}</source>
            <translation>{seat}展示{card}</translation>
        </message>
        <message>
            <source>{seat} does not pay for {card}</source>
            <translation>{seat}不为{card}付费</translation>
        </message>
        <message>
            <source>{seat} does not attack</source>
            <translation>{seat}不攻击</translation>
        </message>
        <message>
            <source>{seat} does not block</source>
            <translation>{seat}不阻挡</translation>
        </message>
        <message>
            <source>{seat} takes damage: life {from} to {n}</source>
            <translation>{seat}受到伤害：生命 {from} 到 {n}</translation>
        </message>
        <message>
            <source>{seat} gains life: {from} to {n}</source>
            <translation>{seat}获得生命：{from} 到 {n}</translation>
        </message>
        <message>
            <source>{seat} loses life: {from} to {n}</source>
            <translation>{seat}失去生命：{from} 到 {n}</translation>
        </message>
        <message>
            <source>Both would lose at the same moment</source>
            <translation>双方将同时落败</translation>
        </message>
        <message>
            <source>Turn {n} decides: then more life wins</source>
            <translation>第 {n} 回合决定胜负：之后生命多者获胜</translation>
        </message>
        <message>
            <source>The game is drawn</source>
            <translation>游戏以平局结束</translation>
        </message>
        <message>
            <source>Corrected: {n}</source>
            <translation>更正：{n}</translation>
        </message>
        <message>
            <source>How much life does each player begin with?</source>
            <translation>每位玩家以多少生命开始？</translation>
        </message>
        <message>
            <source>How many cards are in the starting hand?</source>
            <translation>起手牌有几张？</translation>
        </message>
        <message>
            <source>Which decks do you play?</source>
            <translation>用什么牌库？</translation>
        </message>
        <message>
            <source>Two wallets each</source>
            <translation>每人两个钱夹</translation>
        </message>
        <message>
            <source>One common deck</source>
            <translation>共用一个牌库</translation>
        </message>
        <message>
            <source>One wallet each</source>
            <translation>每人一个钱夹</translation>
        </message>
        <message>
            <source>What if a deck has fewer than 36 cards?</source>
            <translation>牌库不足 36 张怎么办？</translation>
        </message>
        <message>
            <source>I mention it</source>
            <translation>给出提示</translation>
        </message>
        <message>
            <source>It is refused</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Does the first player draw on the first turn?</source>
            <translation>先手第一回合抽牌吗？</translation>
        </message>
        <message>
            <source>May a bad starting hand be exchanged?</source>
            <translation>起手牌不好可以更换吗？</translation>
        </message>
        <message>
            <source>Once</source>
            <translation>一次</translation>
        </message>
        <message>
            <source>How many cards may a hand keep at the end of the turn?</source>
            <translation>回合结束时手牌上限是多少？</translation>
        </message>
        <message>
            <source>Any number</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>How high can life rise?</source>
            <translation>生命最多可到多少？</translation>
        </message>
        <message>
            <source>Without a limit</source>
            <translation>没有上限</translation>
        </message>
        <message>
            <source>How many resources may be laid in a turn?</source>
            <translation>每回合可以放几个资源？</translation>
        </message>
        <message>
            <source>One</source>
            <translation>一个</translation>
        </message>
        <message>
            <source>When does a new resource make its first charge?</source>
            <translation>新资源何时产生第一点充能？</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>At the next refresh</source>
            <translation>下次刷新时</translation>
        </message>
        <message>
            <source>Do resources lie face down or face up?</source>
            <translation>资源怎么放？</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>面朝下</translation>
        </message>
        <message>
            <source>Face up</source>
            <translation>面朝上</translation>
        </message>
        <message>
            <source>How is the Energy of a resource known?</source>
            <translation>怎样知道资源的能量？</translation>
        </message>
        <message>
            <source>By its lane</source>
            <translation>看所在位置</translation>
        </message>
        <message>
            <source>It is shown to the camera</source>
            <translation>给摄像头看</translation>
        </message>
        <message>
            <source>Everybody sees it</source>
            <translation>大家都看到</translation>
        </message>
        <message>
            <source>How are spent charges shown?</source>
            <translation>用过的充能怎样显示？</translation>
        </message>
        <message>
            <source>On the screen</source>
            <translation>显示在屏幕上</translation>
        </message>
        <message>
            <source>Cards are turned</source>
            <translation>把牌横放</translation>
        </message>
        <message>
            <source>Whose charges refresh as a turn starts?</source>
            <translation>回合开始时谁的充能刷新？</translation>
        </message>
        <message>
            <source>Everybody&apos;s</source>
            <translation>所有人的</translation>
        </message>
        <message>
            <source>The active player&apos;s</source>
            <translation>当前玩家的</translation>
        </message>
        <message>
            <source>When can Fast be played in an attack?</source>
            <translation>攻击中何时可以打出快速牌？</translation>
        </message>
        <message>
            <source>After attackers, blockers and damage</source>
            <translation>宣布攻击、阻挡、伤害之后</translation>
        </message>
        <message>
            <source>After blockers only</source>
            <translation>只在阻挡之后</translation>
        </message>
        <message>
            <source>When does a chain resolve?</source>
            <translation>连锁何时结算？</translation>
        </message>
        <message>
            <source>After one decline</source>
            <translation>一方放弃后</translation>
        </message>
        <message>
            <source>After two declines</source>
            <translation>双方连续放弃后</translation>
        </message>
        <message>
            <source>How many chains may an End Phase have?</source>
            <translation>结束阶段可以有几条连锁？</translation>
        </message>
        <message>
            <source>As many as you like</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>How does combat damage land?</source>
            <translation>战斗伤害怎样结算？</translation>
        </message>
        <message>
            <source>All together</source>
            <translation>一起</translation>
        </message>
        <message>
            <source>Attackers first</source>
            <translation>攻击者先</translation>
        </message>
        <message>
            <source>Attacker after attacker</source>
            <translation>逐个攻击者</translation>
        </message>
        <message>
            <source>Which Nodes can be attacked?</source>
            <translation>哪些节点可以被攻击？</translation>
        </message>
        <message>
            <source>Those with Durability</source>
            <translation>有耐久的</translation>
        </message>
        <message>
            <source>All: any damage destroys them</source>
            <translation>全部：任何伤害都会摧毁</translation>
        </message>
        <message>
            <source>None</source>
            <translation>都不行</translation>
        </message>
        <message>
            <source>Does an attacker whose blockers are gone stay blocked?</source>
            <translation>阻挡者都离开后，攻击者仍算被阻挡吗？</translation>
        </message>
        <message>
            <source>Which abilities must wait on the first turn?</source>
            <translation>进场回合哪些能力不能用？</translation>
        </message>
        <message>
            <source>Those that sacrifice the Entity</source>
            <translation>牺牲自身的能力</translation>
        </message>
        <message>
            <source>All activated abilities</source>
            <translation>所有启动式能力</translation>
        </message>
        <message>
            <source>What if both would lose at once?</source>
            <translation>双方同时落败怎么办？</translation>
        </message>
        <message>
            <source>The active player loses</source>
            <translation>当前玩家落败</translation>
        </message>
        <message>
            <source>One more turn</source>
            <translation>再进行一个回合</translation>
        </message>
        <message>
            <source>Battlefield</source>
            <translation>战场</translation>
        </message>
        <message>
            <source>Chain</source>
            <translation>连锁</translation>
        </message>
        <message>
            <source>Biom lane</source>
            <translation>生质位</translation>
        </message>
        <message>
            <source>Kinesis lane</source>
            <translation>动能位</translation>
        </message>
        <message>
            <source>Aether lane</source>
            <translation>以太位</translation>
        </message>
        <message>
            <source>Entropy lane</source>
            <translation>熵位</translation>
        </message>
        <message>
            <source>Radiance lane</source>
            <translation>辉光位</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>生质</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>动能</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>以太</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>熵</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>辉光</translation>
        </message>
        <message>
            <source>Biom resource</source>
            <translation>生质资源</translation>
        </message>
        <message>
            <source>Kinesis resource</source>
            <translation>动能资源</translation>
        </message>
        <message>
            <source>Aether resource</source>
            <translation>以太资源</translation>
        </message>
        <message>
            <source>Entropy resource</source>
            <translation>熵资源</translation>
        </message>
        <message>
            <source>Radiance resource</source>
            <translation>辉光资源</translation>
        </message>
        <message>
            <source>Common deck</source>
            <translation>共用牌库</translation>
        </message>
        <message>
            <source>shuffled, the first hand drawn</source>
            <translation>洗匀，抽起手牌</translation>
        </message>
        <message>
            <source>both wallets, shuffled together</source>
            <translation>两个钱夹，洗在一起</translation>
        </message>
        <message>
            <source>Entities</source>
            <translation>实体</translation>
        </message>
        <message>
            <source>Nodes</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>{1} and {2} attack</source>
            <translation>{1}和{2}攻击</translation>
        </message>
        <message>
            <source>{1}, {2} and {3} attack</source>
            <translation>{1}、{2}和{3}攻击</translation>
        </message>
        <message>
            <source>{1} attacks {2}</source>
            <translation>{1}攻击{2}</translation>
        </message>
        <message>
            <source>{1} and {2} block {3}</source>
            <translation>{1}和{2}阻挡{3}</translation>
        </message>
        <message>
            <source>{1}, {2} and {3} block {4}</source>
            <translation>{1}、{2}和{3}阻挡{4}</translation>
        </message>
        <message>
            <source>{1} blocks {2}, {3} blocks {4}</source>
            <translation>{1}阻挡{2}，{3}阻挡{4}</translation>
        </message>
        <message>
            <source>{1} blocks {2}, {3} blocks {4}, {5} blocks {6}</source>
            <translation>{1}阻挡{2}，{3}阻挡{4}，{5}阻挡{6}</translation>
        </message>
        <message>
            <source>{n} against {from}</source>
            <translation>{n} 对 {from}</translation>
        </message>
        <message>
            <source>Strikes back {n}</source>
            <translation>反击 {n}</translation>
        </message>
        <message>
            <source>The program rolled {dice} for {hero}</source>
            <translation>程序替{hero}掷出 {dice}</translation>
        </message>
        <message>
            <source>The program has rolled for {seat}</source>
            <translation>程序已替{seat}掷骰</translation>
        </message>
        <message>
            <source>The program rolled {dice} for {seat}</source>
            <translation>程序替{seat}掷出 {dice}</translation>
        </message>
        <message>
            <source>%1: round %2</source>
            <translation>%1：第 %2 轮</translation>
        </message>
        <message>
            <source>Table %1</source>
            <translation>第 %1 桌</translation>
        </message>
        <message>
            <source>%1 goes first</source>
            <translation>%1 先手</translation>
        </message>
        <message>
            <source>a bye</source>
            <translation>轮空</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>桌号</translation>
        </message>
        <message>
            <source>Goes first</source>
            <translation>先手</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>名次</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>玩家</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>胜、平、负</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>等级分</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>对手</translation>
        </message>
        <message numerus="yes">
            <source>%n wins of 3 points</source>
            <translation>
                <numerusform>胜 %n 场，每场 3 分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n draws of 1 point</source>
            <translation>
                <numerusform>平 %n 场，每场 1 分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n byes of 3 points</source>
            <translation>
                <numerusform>轮空 %n 次，每次 3 分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n losses</source>
            <translation>
                <numerusform>负 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n penalty points</source>
            <translation>
                <numerusform>扣 %n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing played yet</source>
            <translation>还没有比赛</translation>
        </message>
        <message>
            <source>No opponents yet</source>
            <translation>还没有对手</translation>
        </message>
        <message>
            <source>Points against tied players: %1</source>
            <translation>与同分者交手所得的分数：%1</translation>
        </message>
        <message>
            <source>Glicko-2 rating %1, ±%2</source>
            <translation>Glicko-2 等级分 %1，误差在 %2 以内</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>some tables of this round are still playing</source>
            <translation>本轮还有桌在进行</translation>
        </message>
        <message>
            <source>wait for their results, or enter them</source>
            <translation>等它们的结果，或者手动录入</translation>
        </message>
        <message>
            <source>fewer than two players can be paired</source>
            <translation>可以配对的玩家不足两人</translation>
        </message>
        <message>
            <source>let more join</source>
            <translation>请更多玩家加入</translation>
        </message>
        <message>
            <source>all rounds have been played</source>
            <translation>所有轮次都已打完</translation>
        </message>
        <message>
            <source>print the final table</source>
            <translation>打印最终排名</translation>
        </message>
        <message>
            <source>no further round is possible without a repeated match</source>
            <translation>再也排不出无人重复交手的一轮</translation>
        </message>
        <message>
            <source>end the league here</source>
            <translation>在此结束联赛</translation>
        </message>
        <message>
            <source>the league does not play this game</source>
            <translation>这个联赛不玩这个游戏</translation>
        </message>
        <message>
            <source>check which league the night is of</source>
            <translation>核对这一局属于哪个联赛</translation>
        </message>
        <message>
            <source>several tables are playing, and it is unclear which one this was</source>
            <translation>有几桌在进行，不知道是哪一桌</translation>
        </message>
        <message>
            <source>name the table, or its players</source>
            <translation>说明桌号或者玩家</translation>
        </message>
        <message>
            <source>no such table is waiting for a result</source>
            <translation>没有这样一桌在等待结果</translation>
        </message>
        <message>
            <source>check round and table</source>
            <translation>核对轮次和桌号</translation>
        </message>
        <message>
            <source>others sit at this table</source>
            <translation>坐在这一桌的是别人</translation>
        </message>
        <message>
            <source>check the players</source>
            <translation>核对玩家</translation>
        </message>
        <message>
            <source>this night counts at another table already</source>
            <translation>这一局已经算在另一桌上</translation>
        </message>
        <message>
            <source>report the night of this table, or let the organiser enter its result</source>
            <translation>交来这一桌的记录，或者请组织者录入结果</translation>
        </message>
        <message>
            <source>another night counts at this table</source>
            <translation>这一桌已经有另一局的结果</translation>
        </message>
        <message>
            <source>let the organiser say which one is right</source>
            <translation>请组织者决定哪一个正确</translation>
        </message>
        <message>
            <source>the referee&apos;s result differs from line {line}</source>
            <translation>裁判得不出第 {line} 行所写的结果</translation>
        </message>
        <message>
            <source>report the unchanged transcript</source>
            <translation>请交来未经改动的记录</translation>
        </message>
        <message>
            <source>the night is not over</source>
            <translation>这一局还没有结束</translation>
        </message>
        <message>
            <source>play it to its end</source>
            <translation>把它打完</translation>
        </message>
        <message>
            <source>the night did not have exactly two players</source>
            <translation>参加的玩家不是两人</translation>
        </message>
        <message>
            <source>report a night with two players</source>
            <translation>交来两人的记录</translation>
        </message>
        <message>
            <source>the events of this night were changed</source>
            <translation>这一局的记录被改动过</translation>
        </message>
        <message>
            <source>%1 has a bye</source>
            <translation>%1 轮空</translation>
        </message>
        <message>
            <source>%1 and %2 play</source>
            <translation>%1 与 %2 对局中</translation>
        </message>
        <message>
            <source>%1 beats %2</source>
            <translation>%1 战胜 %2</translation>
        </message>
        <message>
            <source>%1 and %2 draw</source>
            <translation>%1 与 %2 战平</translation>
        </message>
        <message>
            <source>%1 and %2 win together</source>
            <translation>%1 与 %2 一同获胜</translation>
        </message>
        <message>
            <source>%1 and %2 lose together</source>
            <translation>%1 与 %2 一同落败</translation>
        </message>
        <message>
            <source>%1 joins</source>
            <translation>%1 加入</translation>
        </message>
        <message>
            <source>%1 drops out</source>
            <translation>%1 退出</translation>
        </message>
        <message>
            <source>%1 is back</source>
            <translation>%1 回来了</translation>
        </message>
        <message>
            <source>Round %1 is paired</source>
            <translation>第 %1 轮已配对</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n points</source>
            <translation>
                <numerusform>%1 被扣 %n 分</numerusform>
            </translation>
        </message>
        <message>
            <source>lamps decide (points tied)</source>
            <translation>平分，神灯较多</translation>
        </message>
        <message>
            <source>health decides (points and lamps tied)</source>
            <translation>分数和神灯相同，生命较多</translation>
        </message>
        <message>
            <source>first blood decides (all else tied)</source>
            <translation>其余相同，拥有一血</translation>
        </message>
        <message>
            <source>No duel. Points are tied, so this second parley in a row scores for nobody.</source>
            <translation>不决斗。现在平分，连续第二次谈和也无人得分。</translation>
        </message>
        <message>
            <source>No duel, and {parley_point} scores 1 point for the second parley in a row.</source>
            <translation>不决斗，{parley_point} 因连续第二次谈和得 1 分。</translation>
        </message>
        <message>
            <source>Enter the card</source>
            <translation>录入卡牌</translation>
        </message>
        <message>
            <source>{seat}: roll your dice in secret</source>
            <translation>{seat}：悄悄掷骰子</translation>
        </message>
        <message>
            <source>{seat}: lay 2 actions face down. Flip them together with the others</source>
            <translation>{seat}：出两个行动，先面朝下，再一起翻开</translation>
        </message>
        <message>
            <source>{seat}: lay 1 action face down. Flip it together with the other</source>
            <translation>{seat}：出一个行动，先面朝下，再一起翻开</translation>
        </message>
        <message>
            <source>Then draw 1 card.</source>
            <translation>然后抽 1 张。</translation>
        </message>
        <message>
            <source>Then draw {draw} cards.</source>
            <translation>然后抽 {draw} 张。</translation>
        </message>
        <message>
            <source>Parley: it has no effect unless the card mentions parley.</source>
            <translation>谈和成立：没有效果，除非牌上写着谈和。</translation>
        </message>
        <message>
            <source>A draw: all tied</source>
            <translation>平局：完全平手</translation>
        </message>
        <message>
            <source>All tied</source>
            <translation>完全平手</translation>
        </message>
        <message>
            <source>Costliest encounter</source>
            <translation>代价最大的遭遇</translation>
        </message>
        <message>
            <source>Biggest hit</source>
            <translation>最重的一击</translation>
        </message>
        <message>
            <source>%1 takes the lead and keeps it</source>
            <translation>%1取得领先，再没有被追上</translation>
        </message>
        <message>
            <source>%1 gains most here</source>
            <translation>%1在这里得到的最多</translation>
        </message>
        <message>
            <source>Turning point</source>
            <translation>转折点</translation>
        </message>
        <message>
            <source>Closest duel</source>
            <translation>最接近的决斗</translation>
        </message>
        <message>
            <source>Decided by %1: %2</source>
            <translation>由%1决定：%2</translation>
        </message>
        <message>
            <source>{seat} lays an Aether resource</source>
            <translation>{seat}放下一个以太资源</translation>
        </message>
        <message>
            <source>{seat} lays an Entropy resource</source>
            <translation>{seat}放下一个熵资源</translation>
        </message>
        <message>
            <source>that card is not straight</source>
            <translation>那张牌斜着放</translation>
        </message>
        <message>
            <source>turn it upright, or sideways if you mean that</source>
            <translation>把它摆正；若要横放，就横过来</translation>
        </message>
        <message>
            <source>a token stands between two lanes</source>
            <translation>标记压在两道之间的线上</translation>
        </message>
        <message>
            <source>move {card} into one of them, or tell me it is right</source>
            <translation>把{card}放进其中一道，或者告诉我这样没错</translation>
        </message>
        <message>
            <source>the die of {card} shows {shown}</source>
            <translation>{card}的骰子显示 {shown}</translation>
        </message>
        <message>
            <source>I cannot read the die of {card}</source>
            <translation>看不清{card}的骰子</translation>
        </message>
        <message>
            <source>it should show {n}</source>
            <translation>应显示 {n}</translation>
        </message>
        <message>
            <source>its own die goes up to {n}; put that die on its token</source>
            <translation>它自己的骰子最大为 {n}；请把那颗放回它的标记上</translation>
        </message>
        <message>
            <source>turn its number up, or tell me what it shows</source>
            <translation>把数字朝上放好，或告诉我它显示几</translation>
        </message>
        <message>
            <source>an arrow does not point to the side it works for</source>
            <translation>箭头没有指向它所帮助的一方</translation>
        </message>
        <message>
            <source>the initiative token lies on the other side</source>
            <translation>先手标记放在了另一边</translation>
        </message>
        <message>
            <source>more ability tokens lie there than were gained</source>
            <translation>那里的能力标记比获得的多</translation>
        </message>
        <message>
            <source>a small token touches no piece</source>
            <translation>小标记没有挨着任何棋子</translation>
        </message>
        <message>
            <source>a small token touches more than one piece</source>
            <translation>小标记挨着不止一个棋子</translation>
        </message>
        <message>
            <source>a small token lies beside a piece that has none</source>
            <translation>小标记放在了没有它的棋子旁边</translation>
        </message>
        <message>
            <source>turn {card} towards {who}</source>
            <translation>把{card}转向{who}</translation>
        </message>
        <message>
            <source>{who} has the initiative: move it there</source>
            <translation>先手在{who}：把它移过去</translation>
        </message>
        <message>
            <source>I see {have}, it should be {n}</source>
            <translation>我看到 {have} 个，应为 {n} 个</translation>
        </message>
        <message>
            <source>push {card} against its piece, or take it away</source>
            <translation>把{card}推到它的棋子旁，或拿走</translation>
        </message>
        <message>
            <source>push {card} against the piece it works on</source>
            <translation>把{card}推到它所作用的棋子旁</translation>
        </message>
        <message>
            <source>take {card} away, or push it against its piece</source>
            <translation>拿走{card}，或推到它的棋子旁</translation>
        </message>
        <message>
            <source>the cube does not show the life I have</source>
            <translation>方块显示的生命与我记的不同</translation>
        </message>
        <message>
            <source>I cannot read the cube on the life track</source>
            <translation>我读不出生命轨上的方块</translation>
        </message>
        <message>
            <source>the red cubes do not show the damage</source>
            <translation>红色方块与伤害不符</translation>
        </message>
        <message>
            <source>the white cubes do not show what is prevented</source>
            <translation>白色方块与防止的伤害不符</translation>
        </message>
        <message>
            <source>cubes are left on a card</source>
            <translation>牌上还留着方块</translation>
        </message>
        <message>
            <source>I cannot count the cubes on a card</source>
            <translation>我数不清牌上的方块</translation>
        </message>
        <message>
            <source>an energy chip stands for a charge that is not there</source>
            <translation>能量筹码表示的充能并不存在</translation>
        </message>
        <message>
            <source>that number of the chain belongs to another card</source>
            <translation>连锁的这个编号属于另一张牌</translation>
        </message>
        <message>
            <source>that card has no ability to use now</source>
            <translation>这张牌现在没有可用的能力</translation>
        </message>
        <message>
            <source>a numbered chip was laid on a card</source>
            <translation>一张牌上放了编号筹码</translation>
        </message>
        <message>
            <source>{who} has {n}, the cube is on {have}: move it, or tell me it is right</source>
            <translation>{who}是 {n}，方块在 {have}：移动它，或告诉我确实如此</translation>
        </message>
        <message>
            <source>put one cube on {who}&apos;s {n}</source>
            <translation>把一个方块放到{who}的 {n} 上</translation>
        </message>
        <message>
            <source>{card}: I see {have}, it should be {n}</source>
            <translation>{card}：我看到 {have} 个，应为 {n} 个</translation>
        </message>
        <message>
            <source>take them off {card}: nothing is left there</source>
            <translation>把它们从{card}上拿走：那里已经没有了</translation>
        </message>
        <message>
            <source>lay them apart on {card}; it should be {n}</source>
            <translation>把{card}上的方块分开放；应为 {n} 个</translation>
        </message>
        <message>
            <source>put the {n} on the card whose ability it is</source>
            <translation>把 {n} 放到该能力所属的牌上</translation>
        </message>
        <message>
            <source>take the chip off {card}</source>
            <translation>把筹码从{card}上拿走</translation>
        </message>
        <message>
            <source>say which ability of {card} is used</source>
            <translation>说明使用{card}的哪个能力</translation>
        </message>
        <message>
            <source>copies of one creature left their slots at once</source>
            <translation>同名的生物同时离开了位置</translation>
        </message>
        <message>
            <source>a red cube was taken off</source>
            <translation>拿走了一个红色方块</translation>
        </message>
        <message>
            <source>the cube does not show the points I have</source>
            <translation>方块显示的分数与我记的不同</translation>
        </message>
        <message>
            <source>I cannot read the cube on the points track</source>
            <translation>我读不出分数轨上的方块</translation>
        </message>
        <message>
            <source>say which {card} went where</source>
            <translation>说明哪张{card}去了哪里</translation>
        </message>
        <message>
            <source>tell me that {card} rests, or turn it back</source>
            <translation>告诉我{card}在休整，或把它放回去</translation>
        </message>
        <message>
            <source>several were turned for one target</source>
            <translation>有几张为同一目标横置了</translation>
        </message>
        <message>
            <source>tell me whether they attack as one group</source>
            <translation>告诉我它们是否作为一组攻击</translation>
        </message>
        <message>
            <source>Life track</source>
            <translation>生命轨</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>胜利点</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>瑞士制</translation>
        </message>
        <message>
            <source>Round robin</source>
            <translation>循环赛</translation>
        </message>
        <message>
            <source>Ladder</source>
            <translation>天梯</translation>
        </message>
        <message>
            <source>Swiss: players with similar points meet</source>
            <translation>瑞士制：同分相遇</translation>
        </message>
        <message>
            <source>Ladder: players with similar ratings meet</source>
            <translation>天梯：等级分相近者相遇</translation>
        </message>
        <message numerus="yes">
            <source>plural form</source>
            <extracomment>the number of each plural form, in the order of the fields: 1, 2, ...</extracomment>
            <translation>
                <numerusform>1</numerusform>
            </translation>
        </message>
        <message>
            <source>Play a hero</source>
            <translation>打出一名英雄</translation>
        </message>
        <message>
            <source>Give gear to a hero</source>
            <translation>给英雄装备</translation>
        </message>
        <message>
            <source>Trade</source>
            <translation>交换</translation>
        </message>
        <message>
            <source>Explore</source>
            <translation>探索</translation>
        </message>
        <message>
            <source>Face the trap</source>
            <translation>面对陷阱</translation>
        </message>
        <message>
            <source>Use a card</source>
            <translation>使用一张牌</translation>
        </message>
        <message>
            <source>Flee</source>
            <translation>逃跑</translation>
        </message>
        <message>
            <source>Give way</source>
            <translation>退让</translation>
        </message>
        <message>
            <source>Draw the loot</source>
            <translation>抽取战利品</translation>
        </message>
        <message>
            <source>Which hero?</source>
            <translation>哪名英雄？</translation>
        </message>
        <message>
            <source>Which gear?</source>
            <translation>哪件装备？</translation>
        </message>
        <message>
            <source>Which place?</source>
            <translation>哪个位置？</translation>
        </message>
        <message>
            <source>Which players?</source>
            <translation>哪些玩家？</translation>
        </message>
        <message>
            <source>Who gives what?</source>
            <translation>谁给出什么？</translation>
        </message>
        <message>
            <source>Who helps?</source>
            <translation>谁来协助？</translation>
        </message>
        <message>
            <source>How many?</source>
            <translation>多少？</translation>
        </message>
        <message>
            <source>Choose a piece</source>
            <translation>选择一个棋子</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>行动</translation>
        </message>
        <message>
            <source>Use an item</source>
            <translation>使用物品</translation>
        </message>
        <message>
            <source>Use no item</source>
            <translation>不使用物品</translation>
        </message>
        <message>
            <source>A die shows something else</source>
            <translation>骰子显示的不同</translation>
        </message>
        <message>
            <source>Which piece?</source>
            <translation>哪个棋子？</translation>
        </message>
        <message>
            <source>Which action?</source>
            <translation>哪个行动？</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>已选</translation>
        </message>
        <message>
            <source>Which lanes?</source>
            <translation>哪些路线？</translation>
        </message>
        <message>
            <source>Who is hit next?</source>
            <translation>下一个命中谁？</translation>
        </message>
        <message>
            <source>Which item?</source>
            <translation>哪件物品？</translation>
        </message>
        <message>
            <source>Which Rage dice?</source>
            <translation>哪些怒气骰？</translation>
        </message>
        <message>
            <source>What is bought?</source>
            <translation>购买什么？</translation>
        </message>
        <message>
            <source>For how much Rage?</source>
            <translation>花费多少怒气？</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>伤害</translation>
        </message>
        <message>
            <source>Check a deck</source>
            <translation>检查牌组</translation>
        </message>
        <message>
            <source>Lay a resource</source>
            <translation>放置资源</translation>
        </message>
        <message>
            <source>Order the blockers</source>
            <translation>排列阻挡者</translation>
        </message>
        <message>
            <source>Split the damage</source>
            <translation>分配伤害</translation>
        </message>
        <message>
            <source>Into which lane?</source>
            <translation>放入哪一列？</translation>
        </message>
        <message>
            <source>Which card is it?</source>
            <translation>是哪张牌？</translation>
        </message>
        <message>
            <source>Which cards are shown?</source>
            <translation>展示哪些牌？</translation>
        </message>
        <message>
            <source>What is sacrificed?</source>
            <translation>牺牲什么？</translation>
        </message>
        <message>
            <source>Whose ability?</source>
            <translation>谁的能力？</translation>
        </message>
        <message>
            <source>Which ability?</source>
            <translation>哪个能力？</translation>
        </message>
        <message>
            <source>Paid with which resources?</source>
            <translation>用哪些资源支付？</translation>
        </message>
        <message>
            <source>Who attacks, and whom?</source>
            <translation>谁攻击，攻击谁？</translation>
        </message>
        <message>
            <source>Who blocks, and whom?</source>
            <translation>谁阻挡，阻挡谁？</translation>
        </message>
        <message>
            <source>Of which attacker?</source>
            <translation>哪个攻击者的？</translation>
        </message>
        <message>
            <source>Which blocker comes next?</source>
            <translation>下一个阻挡者是谁？</translation>
        </message>
        <message>
            <source>How much to whom?</source>
            <translation>给谁多少？</translation>
        </message>
        <message>
            <source>How is the deck built?</source>
            <translation>牌组如何构建？</translation>
        </message>
        <message>
            <source>Which wallets are allowed?</source>
            <translation>允许哪些牌包？</translation>
        </message>
        <message>
            <source>From wallets</source>
            <translation>来自牌包</translation>
        </message>
        <message>
            <source>Constructed</source>
            <translation>自组</translation>
        </message>
        <message>
            <source>Show a deck</source>
            <translation>展示牌组</translation>
        </message>
        <message>
            <source>Lay four cards face down</source>
            <translation>暗放四张牌</translation>
        </message>
        <message>
            <source>Turn a card up</source>
            <translation>翻开一张牌</translation>
        </message>
        <message>
            <source>Put a card in a slot</source>
            <translation>将一张牌放入位置</translation>
        </message>
        <message>
            <source>Settle the upkeep</source>
            <translation>处理维持费</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Into which slots?</source>
            <translation>放入哪些位置？</translation>
        </message>
        <message>
            <source>Which slot?</source>
            <translation>哪个位置？</translation>
        </message>
        <message>
            <source>Whose upkeep?</source>
            <translation>谁的维持费？</translation>
        </message>
        <message>
            <source>Which creature pays?</source>
            <translation>由哪个生物支付？</translation>
        </message>
        <message>
            <source>Is it given up?</source>
            <translation>放弃它吗？</translation>
        </message>
        <message>
            <source>Who is recruited?</source>
            <translation>招募谁？</translation>
        </message>
        <message>
            <source>Paid by whom?</source>
            <translation>由谁支付？</translation>
        </message>
        <message>
            <source>Who is marked for it?</source>
            <translation>为此标记谁？</translation>
        </message>
        <message>
            <source>On to what?</source>
            <translation>接下来做什么？</translation>
        </message>
        <message>
            <source>Who moves?</source>
            <translation>谁移动？</translation>
        </message>
        <message>
            <source>Who attacks?</source>
            <translation>谁攻击？</translation>
        </message>
        <message>
            <source>Who is attacked?</source>
            <translation>攻击谁？</translation>
        </message>
        <message>
            <source>Close or Ranged?</source>
            <translation>近战还是远程？</translation>
        </message>
        <message>
            <source>Who rests?</source>
            <translation>谁休整？</translation>
        </message>
        <message>
            <source>Which creature?</source>
            <translation>哪个生物？</translation>
        </message>
        <message>
            <source>How much damage does it have?</source>
            <translation>它有多少伤害？</translation>
        </message>
        <message>
            <source>Is it marked?</source>
            <translation>它被标记了吗？</translation>
        </message>
        <message>
            <source>Has it moved?</source>
            <translation>它移动过了吗？</translation>
        </message>
        <message>
            <source>On to recruiting</source>
            <translation>进入招募</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>近战</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>远程</translation>
        </message>
        <message>
            <source>Offer a draw</source>
            <translation>提议平局</translation>
        </message>
        <message>
            <source>front {n}</source>
            <translation>前排{n}</translation>
        </message>
        <message>
            <source>back {n}</source>
            <translation>后排{n}</translation>
        </message>
        <message>
            <source>Which player?</source>
            <translation>哪位玩家？</translation>
        </message>
        <message>
            <source>Which card?</source>
            <translation>哪张牌？</translation>
        </message>
        <message>
            <source>Which cards?</source>
            <translation>哪些牌？</translation>
        </message>
        <message>
            <source>On whom or what?</source>
            <translation>对谁或什么？</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>去哪里？</translation>
        </message>
        <message>
            <source>Paid with what?</source>
            <translation>用什么支付？</translation>
        </message>
        <message>
            <source>What was rolled?</source>
            <translation>掷出了什么？</translation>
        </message>
        <message>
            <source>Which one?</source>
            <translation>哪一个？</translation>
        </message>
        <message>
            <source>What is your choice?</source>
            <translation>你选择什么？</translation>
        </message>
        <message>
            <source>What is your answer?</source>
            <translation>你的回答是？</translation>
        </message>
        <message>
            <source>Which comes next?</source>
            <translation>下一个是？</translation>
        </message>
        <message>
            <source>Do you accept?</source>
            <translation>你接受吗？</translation>
        </message>
        <message>
            <source>Do you keep the dice?</source>
            <translation>保留骰子吗？</translation>
        </message>
        <message>
            <source>How is it used?</source>
            <translation>如何使用？</translation>
        </message>
        <message>
            <source>Who picks first?</source>
            <translation>谁先选？</translation>
        </message>
        <message>
            <source>Does it stay face down?</source>
            <translation>保持面朝下吗？</translation>
        </message>
        <message>
            <source>In whose place?</source>
            <translation>代替谁？</translation>
        </message>
        <message>
            <source>Which number is wrong, and what is right?</source>
            <translation>哪个数字错了，正确的是？</translation>
        </message>
        <message>
            <source>What happens?</source>
            <translation>发生什么？</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
        <message>
            <source>How much damage?</source>
            <translation>多少伤害？</translation>
        </message>
        <message>
            <source>What does it show?</source>
            <translation>显示什么？</translation>
        </message>
        <message>
            <source>Say who picks first</source>
            <translation>说出谁先选</translation>
        </message>
        <message>
            <source>Decide</source>
            <translation>决定</translation>
        </message>
        <message>
            <source>Correct a number</source>
            <translation>更正数字</translation>
        </message>
        <message>
            <source>Something else happens</source>
            <translation>发生其他事</translation>
        </message>
        <message>
            <source>What else?</source>
            <translation>还有什么？</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a thing or number, and its value</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>牌库</translation>
        </message>
        <message>
            <source>{who} names two items</source>
            <translation>{who}说出两件道具</translation>
        </message>
        <message>
            <source>{who} rolls the d20</source>
            <translation>{who}掷 d20</translation>
        </message>
        <message>
            <source>{who} chooses a piece</source>
            <translation>{who}选一个棋子</translation>
        </message>
        <message>
            <source>{who} moves and acts</source>
            <translation>{who}移动和行动</translation>
        </message>
        <message>
            <source>{who} uses an item or passes</source>
            <translation>{who}使用道具或放弃</translation>
        </message>
        <message>
            <source>{who} says whether the piece is saved</source>
            <translation>{who}说是否救这个棋子</translation>
        </message>
        <message>
            <source>{who} ends the missed phase</source>
            <translation>{who}结束错过的阶段</translation>
        </message>
        <message>
            <source>{who} says how the battle ends</source>
            <translation>{who}说战斗如何结束</translation>
        </message>
        <message>
            <source>this Rage die is not in the Rage box</source>
            <translation>怒气区里没有这颗怒气骰</translation>
        </message>
        <message>
            <source>the die of {card} goes from 1 to {n}; 0 takes it off the table</source>
            <translation>{card}的骰子为 1 到 {n}；0 表示离场</translation>
        </message>
        <message>
            <source>it works on the piece itself: name no target</source>
            <translation>它作用于自身：不要指定目标</translation>
        </message>
        <message>
            <source>it moves nothing: name no lane to move to</source>
            <translation>它不移动任何东西：不要指定移往的道</translation>
        </message>
        <message>
            <source>it works on a lane: name the lane and no piece</source>
            <translation>它作用于一道：指定道，不要指定棋子</translation>
        </message>
        <message>
            <source>it takes no lane: name none</source>
            <translation>它不用指定道</translation>
        </message>
        <message>
            <source>the die of {card} should show {n}: turn it</source>
            <translation>{card}的骰子应显示 {n}：请转动它</translation>
        </message>
        <message>
            <source>spend only dice that lie in your Rage box</source>
            <translation>只能用你怒气区里的骰子</translation>
        </message>
        <message>
            <source>it can strike in two ways</source>
            <translation>它有两种攻击方式</translation>
        </message>
        <message>
            <source>undo it if it was laid wrongly</source>
            <translation>如果放错了，请撤销</translation>
        </message>
        <message>
            <source>say close or ranged</source>
            <translation>请说明近战还是远程</translation>
        </message>
        <message>
            <source>go on with the turn</source>
            <translation>继续回合</translation>
        </message>
        <message>
            <source>{who} lays four hidden cards</source>
            <translation>{who}放四张盖牌</translation>
        </message>
        <message>
            <source>{who} turns up a card</source>
            <translation>{who}翻开一张牌</translation>
        </message>
        <message>
            <source>{who} adds a card</source>
            <translation>{who}加一张牌</translation>
        </message>
        <message>
            <source>{who} settles the upkeep</source>
            <translation>{who}处理维持费</translation>
        </message>
        <message>
            <source>{who} recruits or goes on</source>
            <translation>{who}招募或继续</translation>
        </message>
        <message>
            <source>{who} uses abilities or goes on</source>
            <translation>{who}使用异能或继续</translation>
        </message>
        <message>
            <source>{who} moves or goes on</source>
            <translation>{who}移动或继续</translation>
        </message>
        <message>
            <source>{who} attacks or ends the turn</source>
            <translation>{who}攻击或结束回合</translation>
        </message>
        <message>
            <source>{who} uses an ability or passes</source>
            <translation>{who}使用异能或放弃</translation>
        </message>
        <message>
            <source>{who} says whether it happens</source>
            <translation>{who}说是否发生</translation>
        </message>
        <message>
            <source>{who} makes the choice a card asks for</source>
            <translation>{who}做牌上要求的选择</translation>
        </message>
        <message>
            <source>{who} divides the strike-back</source>
            <translation>{who}分配反击</translation>
        </message>
        <message>
            <source>{who} says whom the strike-back hits</source>
            <translation>{who}说反击打谁</translation>
        </message>
        <message>
            <source>{who} says who steps in</source>
            <translation>{who}说谁挺身而出</translation>
        </message>
        <message>
            <source>{who} says what was scored</source>
            <translation>{who}说得了什么分</translation>
        </message>
        <message>
            <source>that does not fit</source>
            <translation>这不符合</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>力量</translation>
        </message>
        <message>
            <source>Magic</source>
            <translation>魔法</translation>
        </message>
        <message>
            <source>Strength needed</source>
            <translation>所需力量</translation>
        </message>
        <message>
            <source>Magic needed</source>
            <translation>所需魔法</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>生命</translation>
        </message>
        <message>
            <source>Loot</source>
            <translation>战利品</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>移动</translation>
        </message>
        <message>
            <source>Range from</source>
            <translation>范围起</translation>
        </message>
        <message>
            <source>Range to</source>
            <translation>范围止</translation>
        </message>
        <message>
            <source>Damage dealt</source>
            <translation>造成的伤害</translation>
        </message>
        <message>
            <source>Damage taken</source>
            <translation>受到的伤害</translation>
        </message>
        <message>
            <source>Until round</source>
            <translation>持续到回合</translation>
        </message>
        <message>
            <source>Rage</source>
            <translation>怒气</translation>
        </message>
        <message>
            <source>held in its lane</source>
            <translation>被困在本道</translation>
        </message>
        <message>
            <source>cannot act</source>
            <translation>不能行动</translation>
        </message>
        <message>
            <source>next hit goes elsewhere</source>
            <translation>下次打击由别人承受</translation>
        </message>
        <message>
            <source>dying</source>
            <translation>将死</translation>
        </message>
        <message>
            <source>{thing} in lane {n}</source>
            <translation>{thing}在第 {n} 道</translation>
        </message>
        <message>
            <source>Set the die of {thing} to {n}</source>
            <translation>把{thing}的骰子转到 {n}</translation>
        </message>
        <message>
            <source>{thing} may move and act</source>
            <translation>{thing}可移动和行动</translation>
        </message>
        <message>
            <source>{thing} moves from lane {from} to lane {n}</source>
            <translation>{thing}从第 {from} 道移到第 {n} 道</translation>
        </message>
        <message>
            <source>{thing} is moved from lane {from} to lane {n}</source>
            <translation>{thing}被从第 {from} 道移到第 {n} 道</translation>
        </message>
        <message>
            <source>{thing} announces {card}, with {n} HP</source>
            <translation>{thing}宣布{card}，HP 为 {n}</translation>
        </message>
        <message>
            <source>{thing} is in range: {n} lanes ahead</source>
            <translation>{thing}在范围内：前方 {n} 道</translation>
        </message>
        <message>
            <source>{thing} is in range: in the same lane</source>
            <translation>{thing}在范围内：同一道</translation>
        </message>
        <message>
            <source>{thing} is in range: 1 lane ahead</source>
            <translation>{thing}在范围内：前方 1 道</translation>
        </message>
        <message>
            <source>{thing} is in range: {n} behind</source>
            <translation>{thing}在范围内：后方 {n} 道</translation>
        </message>
        <message>
            <source>{n} damage to {thing}</source>
            <translation>对{thing}造成 {n} 点伤害</translation>
        </message>
        <message>
            <source>{n} damage to {thing} from {who}</source>
            <translation>{who}对{thing}造成 {n} 点伤害</translation>
        </message>
        <message>
            <source>{n} lethal damage to {thing}</source>
            <translation>对{thing}造成 {n} 点致死伤害</translation>
        </message>
        <message>
            <source>{n} lethal damage to {thing} from {who}</source>
            <translation>{who}对{thing}造成 {n} 点致死伤害</translation>
        </message>
        <message>
            <source>{card} adds {n}, for {who}</source>
            <translation>{card}加 {n}，因{who}</translation>
        </message>
        <message>
            <source>{card} reduces it by {n}, for {who}</source>
            <translation>{card}减 {n}，因{who}</translation>
        </message>
        <message>
            <source>{thing} takes the hit instead</source>
            <translation>改由{thing}承受打击</translation>
        </message>
        <message>
            <source>{thing} takes the hit instead of {who}</source>
            <translation>{thing}代替{who}承受打击</translation>
        </message>
        <message>
            <source>The hit on {thing} is now {n}, not {from}</source>
            <translation>对{thing}的打击现为 {n}，原为 {from}</translation>
        </message>
        <message>
            <source>The hit on {thing} is lethal</source>
            <translation>对{thing}的打击是致死的</translation>
        </message>
        <message>
            <source>{thing} is hit for {n} as well</source>
            <translation>{thing}也受到 {n} 点打击</translation>
        </message>
        <message>
            <source>{thing}: set the die from {from} to {n}</source>
            <translation>{thing}：骰子从 {from} 转到 {n}</translation>
        </message>
        <message>
            <source>{who} hits {thing}: set the die from {from} to {n}</source>
            <translation>{who}击中{thing}：骰子从 {from} 转到 {n}</translation>
        </message>
        <message>
            <source>{thing} stays alive: set the die from {from} to {n}</source>
            <translation>{thing}存活：骰子从 {from} 转到 {n}</translation>
        </message>
        <message>
            <source>{thing} takes no damage</source>
            <translation>{thing}不受伤害</translation>
        </message>
        <message>
            <source>{thing} dies as this turn ends: lay the die beside its token</source>
            <translation>{thing}在本回合结束时死亡：把骰子放到标记旁</translation>
        </message>
        <message>
            <source>{seat} will get the die of {thing}</source>
            <translation>{seat}将得到{thing}的骰子</translation>
        </message>
        <message>
            <source>{thing}: a Monster&apos;s kill, {seat} gets no Rage die</source>
            <translation>{thing}：被怪物击杀，{seat}得不到怒气骰</translation>
        </message>
        <message>
            <source>{thing}: no piece made the kill, {seat} gets no Rage die</source>
            <translation>{thing}：不是被棋子击杀，{seat}得不到怒气骰</translation>
        </message>
        <message>
            <source>{thing} is dying already: nothing changes</source>
            <translation>{thing}已将死：没有变化</translation>
        </message>
        <message>
            <source>{thing} does not die</source>
            <translation>{thing}没有死</translation>
        </message>
        <message>
            <source>{thing} heals: set the die from {from} to {n}</source>
            <translation>{thing}回复：骰子从 {from} 转到 {n}</translation>
        </message>
        <message>
            <source>{thing} is at full health already</source>
            <translation>{thing}已满生命</translation>
        </message>
        <message>
            <source>{thing} pays: set the die from {from} to {n}</source>
            <translation>{thing}付出：骰子从 {from} 转到 {n}</translation>
        </message>
        <message>
            <source>{thing} stays on {n}</source>
            <translation>{thing}保持 {n}</translation>
        </message>
        <message>
            <source>{thing} goes to {n} as this turn ends</source>
            <translation>{thing}在本回合结束时变为 {n}</translation>
        </message>
        <message>
            <source>{thing} is out: take its token off the table</source>
            <translation>{thing}出局：从桌上拿走它的标记</translation>
        </message>
        <message>
            <source>{thing} has the token now</source>
            <translation>{thing}现在持有标记</translation>
        </message>
        <message>
            <source>{seat} buys {n} damage to {thing} at {from} Rage each</source>
            <translation>{seat}以每点 {from} 怒气买 {n} 点伤害打{thing}</translation>
        </message>
        <message>
            <source>The die of {thing} shows {n}, as it should</source>
            <translation>{thing}的骰子显示 {n}，正确</translation>
        </message>
        <message>
            <source>{thing} has {n} now, not {from}</source>
            <translation>{thing}现为 {n}，原为 {from}</translation>
        </message>
        <message>
            <source>By hand: {n} for {thing}</source>
            <translation>手动：{thing} {n}</translation>
        </message>
        <message>
            <source>{thing} is taken off the table</source>
            <translation>{thing}从桌上拿走</translation>
        </message>
        <message>
            <source>{thing} stands in lane {n}</source>
            <translation>{thing}在第 {n} 道</translation>
        </message>
        <message>
            <source>Dice value</source>
            <translation>骰值</translation>
        </message>
        <message>
            <source>A pair of lamps is complete: {seat} has {n} {n:wish|wishes}</source>
            <translation>神灯集齐一对：{seat} 有 {n} 个愿望</translation>
        </message>
        <message>
            <source>Impact</source>
            <translation>冲击</translation>
        </message>
        <message>
            <source>Durability</source>
            <translation>耐久</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>剩余</translation>
        </message>
        <message>
            <source>Shield</source>
            <translation>护盾</translation>
        </message>
        <message>
            <source>Will take</source>
            <translation>将受到</translation>
        </message>
        <message>
            <source>Swift</source>
            <translation>迅捷</translation>
        </message>
        <message>
            <source>needs two blockers</source>
            <translation>需两个阻挡者</translation>
        </message>
        <message>
            <source>cannot attack</source>
            <translation>不能攻击</translation>
        </message>
        <message>
            <source>cannot block</source>
            <translation>不能阻挡</translation>
        </message>
        <message>
            <source>came this turn</source>
            <translation>本回合进场</translation>
        </message>
        <message>
            <source>{seat} plays {card} on {who}</source>
            <translation>{seat}对{who}打出{card}</translation>
        </message>
        <message>
            <source>{seat} uses {ability}</source>
            <translation>{seat}使用{ability}</translation>
        </message>
        <message>
            <source>{seat} uses {ability} on {who}</source>
            <translation>{seat}对{who}使用{ability}</translation>
        </message>
        <message>
            <source>{thing} comes to the battlefield</source>
            <translation>{thing}进入战场</translation>
        </message>
        <message>
            <source>{seat} sacrifices {thing}</source>
            <translation>{seat}牺牲{thing}</translation>
        </message>
        <message>
            <source>{ability} is link {slot} of the chain</source>
            <translation>{ability}是连锁第 {slot} 环</translation>
        </message>
        <message>
            <source>{ability} is link {slot} of the chain, on {who}</source>
            <translation>{ability}是连锁第 {slot} 环，目标是{who}</translation>
        </message>
        <message>
            <source>Link {slot} is also on {who}</source>
            <translation>第 {slot} 环也以{who}为目标</translation>
        </message>
        <message>
            <source>{ability} happens</source>
            <translation>{ability}生效</translation>
        </message>
        <message>
            <source>{ability} happens, on {who}</source>
            <translation>{ability}生效，目标是{who}</translation>
        </message>
        <message>
            <source>{ability} is cancelled</source>
            <translation>{ability}被取消</translation>
        </message>
        <message>
            <source>{ability} is triggered</source>
            <translation>{ability}触发</translation>
        </message>
        <message>
            <source>{thing} goes back to the hand of {seat}</source>
            <translation>{thing}回到{seat}手中</translation>
        </message>
        <message>
            <source>{thing} attacks</source>
            <translation>{thing}攻击</translation>
        </message>
        <message>
            <source>{thing} attacks {who}</source>
            <translation>{thing}攻击{who}</translation>
        </message>
        <message>
            <source>The attack targets {thing}</source>
            <translation>攻击目标是{thing}</translation>
        </message>
        <message>
            <source>{thing} blocks</source>
            <translation>{thing}阻挡</translation>
        </message>
        <message>
            <source>{thing} blocks {who}</source>
            <translation>{thing}阻挡{who}</translation>
        </message>
        <message>
            <source>{thing} is number {slot} of the blockers</source>
            <translation>{thing}是第 {slot} 个阻挡者</translation>
        </message>
        <message>
            <source>{thing} is number {slot} of those who block {who}</source>
            <translation>{thing}是阻挡{who}的第 {slot} 个</translation>
        </message>
        <message>
            <source>{thing} will take {n}</source>
            <translation>{thing}将受到 {n} 点</translation>
        </message>
        <message>
            <source>{thing} will take {n} from {who}</source>
            <translation>{thing}将受到{who}的 {n} 点</translation>
        </message>
        <message>
            <source>{thing} takes {change}, has {remains} of {most} left</source>
            <translation>{thing}受到 {change} 点伤害，剩 {remains}/{most}</translation>
        </message>
        <message>
            <source>{thing} takes {change} from {who}, has {remains} of {most} left</source>
            <translation>{thing}受到{who}的 {change} 点伤害，剩 {remains}/{most}</translation>
        </message>
        <message>
            <source>Damage on {thing}: {from} to {n}, has {remains} of {most} left</source>
            <translation>{thing}的伤害从 {from} 变为 {n}，剩 {remains}/{most}</translation>
        </message>
        <message>
            <source>{n} damage to {thing} is prevented</source>
            <translation>对{thing}的 {n} 点伤害被防止</translation>
        </message>
        <message>
            <source>{n} damage of {who} to {thing} is prevented</source>
            <translation>{who}对{thing}的 {n} 点伤害被防止</translation>
        </message>
        <message>
            <source>{thing} is destroyed</source>
            <translation>{thing}被摧毁</translation>
        </message>
        <message>
            <source>{seat} takes {change} from {who}: life {from} to {n}</source>
            <translation>{seat}受到{who}的 {change} 点伤害：生命 {from} 变为 {n}</translation>
        </message>
        <message>
            <source>{who}: Impact of {thing} is {n} now, was {from} {until}</source>
            <translation>{who}：{thing}的冲击现为 {n}，原为 {from} {until}</translation>
        </message>
        <message>
            <source>{who}: Durability of {thing} is {n} now, was {from} {until}</source>
            <translation>{who}：{thing}的耐久现为 {n}，原为 {from} {until}</translation>
        </message>
        <message>
            <source>{thing} is Swift {until}</source>
            <translation>{thing}获得迅捷 {until}</translation>
        </message>
        <message>
            <source>{thing} can be blocked only by two or more {until}</source>
            <translation>{thing}只能被两个以上阻挡 {until}</translation>
        </message>
        <message>
            <source>{thing} gains {keyword} {until}</source>
            <translation>{thing}获得{keyword} {until}</translation>
        </message>
        <message>
            <source>{thing} cannot attack {until}</source>
            <translation>{thing}不能攻击 {until}</translation>
        </message>
        <message>
            <source>{thing} cannot block {until}</source>
            <translation>{thing}不能阻挡 {until}</translation>
        </message>
        <message>
            <source>{who}: the next {n} damage to {thing} is prevented {until}</source>
            <translation>{who}：防止对{thing}的下 {n} 点伤害 {until}</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>防御</translation>
        </message>
        <message>
            <source>Damage tokens</source>
            <translation>伤害标记</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>等级</translation>
        </message>
        <message>
            <source>Upkeep</source>
            <translation>维持费</translation>
        </message>
        <message>
            <source>Combat value</source>
            <translation>战斗值</translation>
        </message>
        <message>
            <source>Blessed</source>
            <translation>受祝福</translation>
        </message>
        <message>
            <source>Steadfast</source>
            <translation>坚定</translation>
        </message>
        <message>
            <source>hits covered creatures</source>
            <translation>可攻击被掩护的生物</translation>
        </message>
        <message>
            <source>cannot move</source>
            <translation>不能移动</translation>
        </message>
        <message>
            <source>no abilities in a group</source>
            <translation>编组中没有异能</translation>
        </message>
        <message>
            <source>{seat} turns up {thing}</source>
            <translation>{seat}翻开{thing}</translation>
        </message>
        <message>
            <source>{seat} adds {thing}</source>
            <translation>{seat}加入{thing}</translation>
        </message>
        <message>
            <source>{thing} is there</source>
            <translation>{thing}在场</translation>
        </message>
        <message>
            <source>{thing} has {n} damage {n:token|tokens}</source>
            <translation>{thing}有 {n} 个伤害标记</translation>
        </message>
        <message>
            <source>{seat} has {n} action {n:point|points}</source>
            <translation>{seat}有 {n} 行动点</translation>
        </message>
        <message>
            <source>{n} action {n:point is|points are} lost</source>
            <translation>失去 {n} 行动点</translation>
        </message>
        <message>
            <source>Mark {thing}</source>
            <translation>横置{thing}</translation>
        </message>
        <message>
            <source>Unmark {thing}</source>
            <translation>重置{thing}</translation>
        </message>
        <message>
            <source>{thing} asks for {n} gold of upkeep</source>
            <translation>{thing}要 {n} 金币维持费</translation>
        </message>
        <message>
            <source>The upkeep of {thing} is paid</source>
            <translation>{thing}的维持费已付</translation>
        </message>
        <message>
            <source>{thing} goes to the graveyard: its upkeep is not paid</source>
            <translation>{thing}进入墓地：没付维持费</translation>
        </message>
        <message>
            <source>{seat} recruits {thing}</source>
            <translation>{seat}招募{thing}</translation>
        </message>
        <message>
            <source>{thing} moves to {place}</source>
            <translation>{thing}移到 {place}</translation>
        </message>
        <message>
            <source>{thing} makes room and stands on {place}</source>
            <translation>{thing}让位，站到 {place}</translation>
        </message>
        <message>
            <source>{thing} rests: take a damage token off, {left} left on it</source>
            <translation>{thing}休整：拿走一个伤害标记，还剩 {left} 个</translation>
        </message>
        <message>
            <source>{thing} rests, but was not hurt: nothing is gained</source>
            <translation>{thing}休整，但没有受伤：一无所得</translation>
        </message>
        <message>
            <source>{ability} is used</source>
            <translation>使用{ability}</translation>
        </message>
        <message>
            <source>{ability} is used on {who}</source>
            <translation>使用{ability}，目标是{who}</translation>
        </message>
        <message>
            <source>{ability} begins</source>
            <translation>{ability}开始</translation>
        </message>
        <message>
            <source>{thing} comes into play</source>
            <translation>{thing}进场</translation>
        </message>
        <message>
            <source>{thing} goes to {place}</source>
            <translation>{thing}移到 {place}</translation>
        </message>
        <message>
            <source>{thing} leaves: face down to the twilight</source>
            <translation>{thing}离开：面朝下进入暮光区</translation>
        </message>
        <message>
            <source>{thing} heals: {n} damage {n:token|tokens} off, {left} left on it</source>
            <translation>{thing}回复：移除 {n} 个伤害标记，还剩 {left} 个</translation>
        </message>
        <message>
            <source>{thing} steps in: nobody is hurt in this battle</source>
            <translation>{thing}挺身而出：这场战斗无人受伤</translation>
        </message>
        <message>
            <source>A close attack on {thing}</source>
            <translation>近战攻击{thing}</translation>
        </message>
        <message>
            <source>A ranged attack on {thing}</source>
            <translation>远程攻击{thing}</translation>
        </message>
        <message>
            <source>{thing} stays unmarked</source>
            <translation>{thing}不横置</translation>
        </message>
        <message>
            <source>The attack is worth {n} against Defense {from} of {thing}</source>
            <translation>攻击值 {n}，对{thing}的防御 {from}</translation>
        </message>
        <message>
            <source>{thing} strikes back with {n}</source>
            <translation>{thing}以 {n} 反击</translation>
        </message>
        <message>
            <source>{seat}&apos;s value is halved: {n}</source>
            <translation>{seat}的值减半：{n}</translation>
        </message>
        <message>
            <source>{n} of the strike-back goes to {thing}</source>
            <translation>反击中的 {n} 点给{thing}</translation>
        </message>
        <message>
            <source>{thing} loses {n} Life, has {rest} of {most} left: lay a damage token on it</source>
            <translation>{thing}失去 {n} 生命，剩 {rest}/{most}：放一个伤害标记</translation>
        </message>
        <message>
            <source>{thing} loses {n} Life to {who}, has {rest} of {most} left: lay a damage token on it</source>
            <translation>{thing}被{who}减 {n} 生命，剩 {rest}/{most}：放一个伤害标记</translation>
        </message>
        <message>
            <source>{who}: Close of {thing} is {n} now {until}</source>
            <translation>{who}：{thing}的近战现为 {n} {until}</translation>
        </message>
        <message>
            <source>{who}: Ranged of {thing} is {n} now {until}</source>
            <translation>{who}：{thing}的远程现为 {n} {until}</translation>
        </message>
        <message>
            <source>{who}: Defense of {thing} is {n} now {until}</source>
            <translation>{who}：{thing}的防御现为 {n} {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is {n} higher {until}</source>
            <translation>{who}：{seat}的战斗值加 {n} {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is {n} lower {until}</source>
            <translation>{who}：{seat}的战斗值减 {n} {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is halved {until}</source>
            <translation>{who}：{seat}的战斗值减半 {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} is Blessed {until}</source>
            <translation>{who}：{thing}受祝福 {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} is Steadfast {until}</source>
            <translation>{who}：{thing}坚定 {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} gains {keyword} {until}</source>
            <translation>{who}：{thing}获得{keyword} {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} cannot move {until}</source>
            <translation>{who}：{thing}不能移动 {until}</translation>
        </message>
        <message>
            <source>{thing} dies: to the graveyard</source>
            <translation>{thing}死亡：进入墓地</translation>
        </message>
        <message>
            <source>{thing} dies: face down to the twilight</source>
            <translation>{thing}死亡：面朝下进入暮光区</translation>
        </message>
        <message>
            <source>{seat} has {n} victory {n:point|points}</source>
            <translation>{seat}有 {n} 胜利点</translation>
        </message>
        <message>
            <source>{thing} is taken away</source>
            <translation>拿走{thing}</translation>
        </message>
        <message>
            <source>{thing} is put there</source>
            <translation>放上{thing}</translation>
        </message>
        <message>
            <source>Corrected: whether {thing} has moved</source>
            <translation>已更正：{thing}是否移动过</translation>
        </message>
        <message>
            <source>front 1</source>
            <translation>前排1</translation>
        </message>
        <message>
            <source>front 2</source>
            <translation>前排2</translation>
        </message>
        <message>
            <source>front 3</source>
            <translation>前排3</translation>
        </message>
        <message>
            <source>front 4</source>
            <translation>前排4</translation>
        </message>
        <message>
            <source>back 1</source>
            <translation>后排1</translation>
        </message>
        <message>
            <source>back 2</source>
            <translation>后排2</translation>
        </message>
        <message>
            <source>back 3</source>
            <translation>后排3</translation>
        </message>
        <message>
            <source>back 4</source>
            <translation>后排4</translation>
        </message>
        <message>
            <source>until the turn ends</source>
            <translation>直到回合结束</translation>
        </message>
        <message>
            <source>until the battle ends</source>
            <translation>直到战斗结束</translation>
        </message>
        <message>
            <source>for this turn</source>
            <translation>本回合</translation>
        </message>
        <message>
            <source>halved</source>
            <comment>a number</comment>
            <translation>减半</translation>
        </message>
        <message>
            <source>limited</source>
            <comment>a number</comment>
            <translation>受限</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>why a number is changed, and the rule</comment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>{n} of {most}</source>
            <comment>a number that has a maximum</comment>
            <translation>{n}/{most}</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a thing or card, and its ability</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>face down</source>
            <comment>a card</comment>
            <translation>面朝下</translation>
        </message>
        <message>
            <source>turned sideways</source>
            <comment>a card</comment>
            <translation>横置</translation>
        </message>
        <message>
            <source>{n} printed</source>
            <comment>a number on a card</comment>
            <translation>印刷值 {n}</translation>
        </message>
        <message>
            <source>Discard cards</source>
            <translation>弃牌</translation>
        </message>
        <message>
            <source>Choose an encounter</source>
            <translation>选择遭遇</translation>
        </message>
        <message>
            <source>Answer the parley</source>
            <translation>回应谈和</translation>
        </message>
        <message>
            <source>Keep the dice, or roll again</source>
            <translation>保留骰子或重掷</translation>
        </message>
        <message>
            <source>{card} of {who} returns to the hand of {seat}</source>
            <translation>{who} 的 {card} 回到 {seat} 的手牌</translation>
        </message>
        <message>
            <source>{card} of {who} is discarded</source>
            <translation>弃掉 {who} 的 {card}</translation>
        </message>
        <message>
            <source>{card} of {who} adds {n}</source>
            <translation>{who} 的 {card} 加 {n}</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a hint, and the number of its rule</comment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Draw Phase</source>
            <translation>抽牌阶段</translation>
        </message>
        <message>
            <source>Main Phase</source>
            <translation>主要阶段</translation>
        </message>
        <message>
            <source>Attack Phase</source>
            <translation>攻击阶段</translation>
        </message>
        <message>
            <source>Second Main Phase</source>
            <translation>第二主要阶段</translation>
        </message>
        <message>
            <source>End Phase</source>
            <translation>结束阶段</translation>
        </message>
        <message>
            <source>Recruiting</source>
            <translation>招募</translation>
        </message>
        <message>
            <source>Moving</source>
            <translation>移动</translation>
        </message>
        <message>
            <source>Attacking</source>
            <translation>攻击</translation>
        </message>
        <message>
            <source>Battle</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>选择阶段</translation>
        </message>
        <message>
            <source>Abilities</source>
            <translation>能力</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>whose phase it is</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>{seat}: place your pieces in your own half</source>
            <translation>{seat}：把棋子放在自己的半场</translation>
        </message>
        <message>
            <source>{seat}: place your pieces in your own half, in {seconds} seconds</source>
            <translation>{seat}：在 {seconds} 秒内把棋子放在自己的半场</translation>
        </message>
        <message>
            <source>Both at once, in the open. When the time is up, pieces stay where they are.</source>
            <translation>双方同时公开放置。时间到后，棋子留在原处。</translation>
        </message>
        <message>
            <source>{1} to lane {2}</source>
            <translation>{1}到第 {2} 道</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>准备好了</translation>
        </message>
        <message>
            <source>{who} places pieces</source>
            <translation>{who}放置棋子</translation>
        </message>
        <message>
            <source>Place a piece</source>
            <translation>放置棋子</translation>
        </message>
        <message>
            <source>{seat} places {piece} in lane {to}</source>
            <translation>{seat}把{piece}放到第 {to} 道</translation>
        </message>
        <message>
            <source>{seat} has placed all pieces</source>
            <translation>{seat}已放好所有棋子</translation>
        </message>
        <message>
            <source>Touch a piece to take the other one of its die.</source>
            <translation>点一下棋子，换成同一骰子的另一个棋子。</translation>
        </message>
        <message>
            <source>Mixed: both pick their cards in secret and show them at once.</source>
            <translation>混编：双方秘密选牌，同时亮出。</translation>
        </message>
        <message>
            <source>Mixed: each picks in the open.</source>
            <translation>混编：双方公开选牌。</translation>
        </message>
        <message>
            <source>To the Attack Phase</source>
            <translation>进入攻击阶段</translation>
        </message>
        <message>
            <source>To the End Phase</source>
            <translation>进入结束阶段</translation>
        </message>
        <message>
            <source>No attack</source>
            <translation>不攻击</translation>
        </message>
        <message>
            <source>Deal the damage</source>
            <translation>造成伤害</translation>
        </message>
        <message>
            <source>To the Second Main Phase</source>
            <translation>进入第二主要阶段</translation>
        </message>
        <message>
            <source>no slot is free where it may stand</source>
            <translation>没有可放置的空位</translation>
        </message>
        <message>
            <source>that slot is empty</source>
            <translation>那个位置是空的</translation>
        </message>
        <message>
            <source>name a slot with a creature, or say which card lies there</source>
            <translation>说出有生物的位置，或说明那里放着哪张牌</translation>
        </message>
        <message>
            <source>from the back row use a ranged weapon, straight ahead</source>
            <translation>后排请使用远程武器，向正前方攻击</translation>
        </message>
        <message>
            <source>name the location that lies there now</source>
            <translation>说出现在放在那里的地点</translation>
        </message>
        <message>
            <source>that location was turned up before</source>
            <translation>那个地点之前已翻开</translation>
        </message>
        <message>
            <source>Fight</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>Combat</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>Opponents&apos; average share of points, at least a third each: %1</source>
            <translation>各对手得分率的平均值（每人至少算三分之一）：%1</translation>
        </message>
        <message>
            <source>The average is exactly %1</source>
            <translation>平均值恰为 %1</translation>
        </message>
        <message>
            <source>won</source>
            <translation>获胜</translation>
        </message>
        <message>
            <source>drops out</source>
            <translation>退赛</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>对手</translation>
        </message>
        <message>
            <source>{winner} wins by knockout</source>
            <translation>{winner}击倒对手获胜</translation>
        </message>
        <message>
            <source>{n} % ± {error}</source>
            <comment>a chance, and its error in points</comment>
            <translation>{n}% ± {error}</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a player, and a number of theirs</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>What was read ahead decides nothing soon.</source>
            <translation>往后看，短时间内不会有什么定局。</translation>
        </message>
        <message>
            <source>For example: {what}</source>
            <comment>what a move leads to in a line that was read ahead</comment>
            <translation>例如：{what}</translation>
        </message>
        <message>
            <source>If you hold the cards for it.</source>
            <translation>如果你手里有所需的牌。</translation>
        </message>
        <message>
            <source>Chance to win now and after the move: an estimate from what you may know, by playing on many times. ± is its usual error.</source>
            <translation>现在和走完这步之后的胜率：根据你可以知道的信息多次模拟得出的估计。± 是通常的误差。</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>现在没有可选择的。</translation>
        </message>
        <message>
            <source>Better: {move}</source>
            <translation>更好的是：{move}</translation>
        </message>
        <message>
            <source>It cost {n} ± {error} points of the chance to win: {then} % instead of {better} %.</source>
            <translation>这损失了 {n} ± {error} 个百分点的胜率：{then}% 而不是 {better}%。</translation>
        </message>
        <message>
            <source>Moves that cost at least {n} points of the chance to win, and clearly more than the error of the estimate. Judged by what the player could know then.</source>
            <translation>损失至少 {n} 个百分点胜率、且明显大于估计误差的走法。按玩家当时可以知道的信息来评判。</translation>
        </message>
        <message>
            <source>Attack strip</source>
            <translation>进攻区</translation>
        </message>
        <message>
            <source>Is everybody done preparing?</source>
            <translation>大家都准备好了吗？</translation>
        </message>
        <message>
            <source>that comes once an attacker is named, and takes another hero</source>
            <translation>要先指定攻击者，并且需要另一位英雄</translation>
        </message>
    </context>
    <context>
        <name>WorkedSteps</name>
        <message>
            <source>Worked out just now</source>
            <translation>刚刚算出</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>展开条文</translation>
        </message>
    </context>
    <context>
        <name>ZoneBar</name>
        <message>
            <source>Previous zone</source>
            <translation>上一个区域</translation>
        </message>
        <message>
            <source>Next zone</source>
            <translation>下一个区域</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Drag a zone or its corners; arrows move it, Shift and arrows resize it, Page Down selects the next</source>
            <translation>拖动区域或它的角；方向键移动，Shift 加方向键改大小，Page Down 选下一个</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Ctrl Z</translation>
        </message>
        <message>
            <source>Reset zones</source>
            <translation>重置区域</translation>
        </message>
    </context>
    <context>
        <name>lk::app::BoxModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>已保存到 %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CalibrateModel</name>
        <message>
            <source>A game is in progress: dice in the trays would be visible</source>
            <translation>对局正在进行：托盘里的骰子会被看到</translation>
        </message>
        <message>
            <source>A game is in progress: private areas stay covered</source>
            <translation>对局正在进行：保密的内容仍然遮住</translation>
        </message>
        <message>
            <source>Your unfinished night has secret dice: nothing is shown until the camera sees their trays</source>
            <translation>你未完成的对局有保密的骰子：看到它们的托盘之前，什么也不显示</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>正在打开摄像头</translation>
        </message>
        <message>
            <source>The camera sees the table</source>
            <translation>摄像头看到了牌桌</translation>
        </message>
        <message>
            <source>There are no more pictures</source>
            <translation>没有更多画面了</translation>
        </message>
        <message>
            <source>The table is ready</source>
            <translation>牌桌准备好了</translation>
        </message>
        <message>
            <source>Looking at the table</source>
            <translation>正在查看牌桌</translation>
        </message>
        <message>
            <source>%1 by %2 mm, %3 mm from the left, %4 mm from the top</source>
            <translation>宽 %1 毫米，高 %2 毫米，距左边 %3 毫米，距上边 %4 毫米</translation>
        </message>
        <message>
            <source>tray %1</source>
            <translation>托盘 %1</translation>
        </message>
        <message>
            <source>%1 is already there: zones must not overlap</source>
            <translation>那里已有 %1：区域不能重叠</translation>
        </message>
        <message>
            <source>Camera disconnected. Looking for it...</source>
            <translation>摄像头断开了，正在寻找。</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>还有 %n 处要处理</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CameraList</name>
        <message>
            <source>%1 (number %2)</source>
            <translation>%1（编号 %2）</translation>
        </message>
        <message>
            <source>Its table was set up on %1</source>
            <translation>牌桌设置于 %1</translation>
        </message>
        <message>
            <source>The virtual table</source>
            <translation>虚拟牌桌</translation>
        </message>
        <message>
            <source>A sample night, without a camera</source>
            <translation>示例对局，不用摄像头</translation>
        </message>
        <message>
            <source>Camera %1</source>
            <translation>摄像头 %1</translation>
        </message>
        <message>
            <source>%1: not plugged in</source>
            <translation>%1：没有插上</translation>
        </message>
        <message>
            <source>A phone</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Its page is open</source>
            <translation>它的页面已打开</translation>
        </message>
        <message>
            <source>No camera found</source>
            <translation>没有找到摄像头</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CardPrinter</name>
        <message>
            <source>Printed to %1</source>
            <translation>已打印到 %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CardsModel</name>
        <message>
            <source>All cards</source>
            <translation>全部卡牌</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>牌背</translation>
        </message>
        <message>
            <source>Only taught</source>
            <translation>只教过</translation>
        </message>
        <message>
            <source>In no pack</source>
            <translation>不在卡包中</translation>
        </message>
        <message>
            <source>Laid over</source>
            <translation>替换</translation>
        </message>
        <message>
            <source>Counts as</source>
            <translation>视为</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>牌库</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>盒中</translation>
        </message>
        <message numerus="yes">
            <source>%n copies</source>
            <translation>
                <numerusform>%n 张</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CareModel</name>
        <message>
            <source>The report is copied. Paste it into a message.</source>
            <translation>报告已复制，可粘贴到消息里。</translation>
        </message>
        <message>
            <source>The report is in %1</source>
            <translation>报告在 %1</translation>
        </message>
        <message>
            <source>Everything you made is in %1. Keep it on another computer.</source>
            <translation>你的全部数据都在 %1 中。请在另一台电脑上保存一份。</translation>
        </message>
        <message>
            <source>The backup is in %1, without these damaged files: %2</source>
            <translation>备份在 %1 中，但不含已损坏的部分：%2</translation>
        </message>
        <message>
            <source>The backup is intact. Restart to use it; your current data is kept beside it.</source>
            <translation>备份完好。重新启动后即恢复；现有的数据会另行保留。</translation>
        </message>
    </context>
    <context>
        <name>lk::app::ChoicesModel</name>
        <message>
            <source>On %1&apos;s phone</source>
            <translation>在%1的手机上</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CoachModel</name>
        <message>
            <source>always</source>
            <translation>总是</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>The coach helps players whose help is set to Explain everything.</source>
            <translation>帮助设为“详细讲解”的玩家才有教练。</translation>
        </message>
        <message>
            <source>The coach has something to say before each duel.</source>
            <translation>每次决斗之前，教练都有话说。</translation>
        </message>
        <message>
            <source>otherwise %1</source>
            <translation>否则%1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::DuelModel</name>
        <message>
            <source>Defender</source>
            <translation>防守方</translation>
        </message>
        <message>
            <source>Clash %1</source>
            <translation>第 %1 次交锋</translation>
        </message>
        <message>
            <source>%1 attacks, %2 defends</source>
            <translation>%1 进攻，%2 防守</translation>
        </message>
        <message>
            <source>passes</source>
            <translation>跳过</translation>
        </message>
        <message>
            <source>Before the clashes</source>
            <translation>交锋之前</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>计分</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>The fight</source>
            <translation>战斗</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>攻击方</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EditorModel</name>
        <message>
            <source>Here is the card that was not saved when the program ended.</source>
            <translation>这是上次程序结束时没有保存的卡牌。</translation>
        </message>
        <message>
            <source>A new card</source>
            <translation>新卡牌</translation>
        </message>
        <message>
            <source>There is no card called %1.</source>
            <translation>没有名叫 %1 的卡牌。</translation>
        </message>
        <message>
            <source>This is a copy: the card it was made from stays as it is.</source>
            <translation>这是副本：原来的卡牌不变。</translation>
        </message>
        <message numerus="yes">
            <source>The card is not saved yet: %n thing(s) to fix.</source>
            <translation>
                <numerusform>卡牌还没有保存：有 %n 处要改。</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved. It can be played from the next night on.</source>
            <translation>已保存。从下一次对局起可以使用。</translation>
        </message>
        <message>
            <source>The card is out of its pack. Save it to put it back.</source>
            <translation>卡牌已移出卡包。保存就能放回。</translation>
        </message>
        <message>
            <source>Pack names use lower-case letters, digits, - and _.</source>
            <translation>卡包名只能用小写字母、数字、- 和 _。</translation>
        </message>
        <message>
            <source>Pack %1 imported.</source>
            <translation>已导入卡包 %1。</translation>
        </message>
        <message>
            <source>Saved to %1.</source>
            <translation>已保存到 %1。</translation>
        </message>
        <message>
            <source>Auto</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>No text was written: finish what the card does first.</source>
            <translation>没有写出文字：请先补全这张牌的效果。</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EnrolModel</name>
        <message numerus="yes">
            <source>Taught. %n picture(s) of it are kept.</source>
            <translation>
                <numerusform>已教。存有 %n 张照片。</numerusform>
            </translation>
        </message>
        <message>
            <source>It may be this card.</source>
            <translation>可能是这张牌。</translation>
        </message>
        <message>
            <source>The next one on the list.</source>
            <translation>按顺序的下一张。</translation>
        </message>
        <message>
            <source>A card nobody has named yet.</source>
            <translation>还没有人起名的牌。</translation>
        </message>
        <message>
            <source>It may be one of several.</source>
            <translation>可能是几张中的一张。</translation>
        </message>
        <message>
            <source>sharp</source>
            <translation>清晰</translation>
        </message>
        <message>
            <source>whole</source>
            <translation>完整</translation>
        </message>
        <message>
            <source>well lit</source>
            <translation>明亮</translation>
        </message>
        <message>
            <source>Getting ready</source>
            <translation>正在准备</translation>
        </message>
        <message>
            <source>Lay cards where the camera sees them, and take your hands away.</source>
            <translation>请把牌放到摄像头看得见的地方，再把手拿开。</translation>
        </message>
        <message>
            <source>There are no more pictures.</source>
            <translation>没有更多照片了。</translation>
        </message>
        <message>
            <source>These pictures come from a folder, one after the other.</source>
            <translation>这些图片来自文件夹，一张接一张。</translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>最相近</translation>
        </message>
        <message>
            <source>Camera disconnected. Looking for it...</source>
            <translation>摄像头断开了，正在寻找。</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EveningModel</name>
        <message>
            <source>%1 at the end: %2</source>
            <translation>%1，最终：%2</translation>
        </message>
        <message>
            <source>Saved to %1</source>
            <translation>已保存到 %1</translation>
        </message>
        <message>
            <source>Saving %1</source>
            <translation>正在保存 %1</translation>
        </message>
        <message>
            <source>Copied: paste it wherever you like</source>
            <translation>已复制，可以粘贴到任何地方</translation>
        </message>
    </context>
    <context>
        <name>lk::app::FirstSteps</name>
        <message>
            <source>Choose the camera</source>
            <translation>选择摄像头</translation>
        </message>
        <message>
            <source>A webcam or a phone that looks down on the table</source>
            <translation>能俯视桌面的摄像头或手机</translation>
        </message>
        <message>
            <source>Take the first lesson</source>
            <translation>学第一课</translation>
        </message>
        <message>
            <source>Three minutes, also without a camera</source>
            <translation>三分钟，没有摄像头也行</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>检查摄像头</translation>
        </message>
        <message>
            <source>Lay the sheets down and make sure the camera sees them</source>
            <translation>把纸铺好，确认摄像头都看得到</translation>
        </message>
        <message>
            <source>Print a first game</source>
            <translation>打印第一局所需</translation>
        </message>
        <message>
            <source>Cards, dice trays and corner tiles on a few sheets</source>
            <translation>几张纸：卡牌、骰盘和角标</translation>
        </message>
        <message>
            <source>None found. Plug one in, use a phone, or play without</source>
            <translation>未找到。插上一个、用手机，或不用摄像头</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HelpModel</name>
        <message>
            <source>Explain everything</source>
            <translation>详细讲解</translation>
        </message>
        <message>
            <source>Reminders</source>
            <translation>提醒</translation>
        </message>
        <message>
            <source>Questions only</source>
            <translation>只提问</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HistoryModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>已保存到 %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HomeModel</name>
        <message>
            <source>New night</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>学习</translation>
        </message>
        <message>
            <source>A first lesson takes a few minutes</source>
            <translation>第一课只要几分钟</translation>
        </message>
        <message>
            <source>Tap what happened, without a camera</source>
            <translation>不用摄像头，点按发生的事</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡牌</translation>
        </message>
        <message>
            <source>Look at them, print them, make your own</source>
            <translation>查看、打印，做自己的卡牌</translation>
        </message>
        <message>
            <source>History</source>
            <translation>历史</translation>
        </message>
        <message>
            <source>Past nights, step by step</source>
            <translation>逐步回看以往的对局</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Voice, language, text size</source>
            <translation>语音、语言、文字大小</translation>
        </message>
        <message>
            <source>%1, started %2</source>
            <translation>%1，%2 开始</translation>
        </message>
        <message>
            <source>Just keep score</source>
            <translation>只计分</translation>
        </message>
        <message>
            <source>Camera setup</source>
            <translation>摄像头设置</translation>
        </message>
        <message>
            <source>Make sure the camera sees everything</source>
            <translation>确认摄像头什么都看得见</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Private screens, a camera, a scoreboard</source>
            <translation>私密屏幕、摄像头、计分板</translation>
        </message>
    </context>
    <context>
        <name>lk::app::LeagueModel</name>
        <message>
            <source>%1, round %2, table %3: %4 and %5</source>
            <translation>%1，第 %2 轮，第 %3 桌：%4 对 %5</translation>
        </message>
        <message>
            <source>No camera is chosen. Choose one in the settings</source>
            <translation>还没有选择摄像头。请在设置中选择</translation>
        </message>
        <message>
            <source>This is not a table&apos;s slip</source>
            <translation>这不是桌次的对局单</translation>
        </message>
    </context>
    <context>
        <name>lk::app::OutFolder</name>
        <message>
            <source>%1 cannot be written to: choose another folder.</source>
            <translation>无法写入 %1：请另选一个文件夹。</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PhoneServer</name>
        <message>
            <source>open the address that the screen of the table shows</source>
            <translation>请打开桌上屏幕显示的地址</translation>
        </message>
        <message>
            <source>there is no such page</source>
            <translation>没有这个页面</translation>
        </message>
        <message>
            <source>too many wrong addresses were tried: wait a minute</source>
            <translation>试错的地址太多：请等一分钟</translation>
        </message>
        <message>
            <source>another phone has this page: ask at the table for a new code</source>
            <translation>这一页已在另一部手机上：请向桌边的人要新的二维码</translation>
        </message>
        <message>
            <source>this address is not, or no longer, valid: ask for a new code</source>
            <translation>这个地址无效，或已失效：请要新的二维码</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>没有这个文件</translation>
        </message>
        <message>
            <source>the request came from another website: open the address on the table&apos;s screen</source>
            <translation>请求来自别的网站：请打开牌桌屏幕上的地址</translation>
        </message>
        <message>
            <source>load this page again: it does not know who you are</source>
            <translation>请重新载入本页：它还不认识你</translation>
        </message>
        <message>
            <source>this page is open too often: close some</source>
            <translation>这一页打开得太多：请关掉几个</translation>
        </message>
        <message>
            <source>too many people are watching: try again later</source>
            <translation>观看的人太多：请稍后再试</translation>
        </message>
        <message>
            <source>no league is shown here: choose one on the table&apos;s computer</source>
            <translation>这里没有显示联赛：请在牌桌的电脑上选择一个</translation>
        </message>
        <message>
            <source>the house plays here: nobody may see its cards</source>
            <translation>这里由电脑来玩：没有人可以看它的牌</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PhonesModel</name>
        <message>
            <source>Your own cards, dice and answers</source>
            <translation>自己的牌、骰子和回答</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>已连接</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>未连接</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>所有人</translation>
        </message>
        <message>
            <source>Spectators: what everyone may know</source>
            <translation>旁观者：大家都可以知道的内容</translation>
        </message>
        <message>
            <source>%1 here</source>
            <translation>%1 人已连接</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>The phone above the table</source>
            <translation>牌桌上方的手机</translation>
        </message>
        <message>
            <source>Off. When on, each phone in the same network opens its own page.</source>
            <translation>已关闭。打开后，同一网络里的手机各打开自己的一页。</translation>
        </message>
        <message>
            <source>This page is open on its phone. Nobody else can open it.</source>
            <translation>这一页已在它的手机上打开，别人无法打开。</translation>
        </message>
        <message>
            <source>League</source>
            <translation>联赛</translation>
        </message>
        <message>
            <source>Standings and tables, as they come</source>
            <translation>实时的排名和桌次</translation>
        </message>
        <message>
            <source>This computer is not on a network, so no phone can reach it. Connect it, and the code will work.</source>
            <translation>这台电脑没有联网，手机无法访问。联网后二维码就能用。</translation>
        </message>
        <message>
            <source>To trust it for good, open %1 on the phone.</source>
            <translation>要长期信任它，请在手机上打开 %1。</translation>
        </message>
        <message>
            <source>This computer is in several networks. If a phone cannot open the page, choose another address.</source>
            <translation>这台电脑在多个网络中。如果手机打不开页面，请选择另一个地址。</translation>
        </message>
        <message>
            <source>For a streaming program on this computer: %1</source>
            <translation>供这台电脑上的直播软件使用：%1</translation>
        </message>
        <message>
            <source>Scan it with the phone. Its browser warns once that the connection is not private:</source>
            <translation>用手机扫描。浏览器会警告一次，说连接不是私密连接：</translation>
        </message>
        <message>
            <source>Chrome: Advanced, then Proceed</source>
            <translation>Chrome：点“高级”，再点“继续前往”</translation>
        </message>
        <message>
            <source>Safari: Show Details, then visit this website</source>
            <translation>Safari：点“显示详细信息”，再点“访问此网站”</translation>
        </message>
        <message>
            <source>Firefox: Advanced, then Accept the Risk and Continue</source>
            <translation>Firefox：点“高级”，再点“接受风险并继续”</translation>
        </message>
        <message>
            <source>One code for all</source>
            <translation>所有人共用一个码</translation>
        </message>
        <message>
            <source>Each phone asks who you are</source>
            <translation>每部手机会问你是谁</translation>
        </message>
        <message>
            <source>For a screen on the wall: %1</source>
            <translation>墙上的屏幕请打开：%1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PlayerModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>已保存到 %1</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>所有游戏</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>全部时间</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <translation>最近 12 个月</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>最近 30 天</translation>
        </message>
    </context>
    <context>
        <name>lk::app::RulesModel</name>
        <message>
            <source>Words</source>
            <translation>术语</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡牌</translation>
        </message>
        <message numerus="yes">
            <source>the rulebook, line(s) %1</source>
            <translation>
                <numerusform>规则书第 %1 行</numerusform>
            </translation>
        </message>
        <message>
            <source>a am an and are as at be by can could do does for from get has have how i if in is it its many may me much must my of on or our should that the their then there this to was we what when where which who why will with would you your</source>
            <extracomment>Words of a question that say nothing about what is looked for.</extracomment>
            <translation>的 了 吗 呢 我 你 他 是 有 在 怎么 什么 多少 几张 可以</translation>
        </message>
        <message>
            <source>Nearest to what you typed</source>
            <translation>与输入最接近的</translation>
        </message>
    </context>
    <context>
        <name>lk::app::ScoreModel</name>
        <message>
            <source>set by hand</source>
            <translation>手动设定</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SeatsModel</name>
        <message>
            <source>Has the turn</source>
            <translation>当前玩家</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SetupModel</name>
        <message>
            <source>First game</source>
            <translation>第一局</translation>
        </message>
        <message>
            <source>The same cards for both, without: %1</source>
            <translation>双方用同样的牌，不用：%1</translation>
        </message>
        <message>
            <source>Full game</source>
            <translation>完整规则</translation>
        </message>
        <message>
            <source>With everything: %1</source>
            <translation>全部用上：%1</translation>
        </message>
        <message>
            <source>House</source>
            <translation>电脑</translation>
        </message>
        <message>
            <source>House %1</source>
            <translation>电脑 %1</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>温和</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>相当</translation>
        </message>
        <message>
            <source>Strong</source>
            <translation>强</translation>
        </message>
        <message>
            <source>Plays plain moves at once, and not always the best</source>
            <translation>马上走简单的棋，并不总是最好的</translation>
        </message>
        <message>
            <source>Thinks a fifth of a second about a move</source>
            <translation>每一步思考五分之一秒</translation>
        </message>
        <message>
            <source>Thinks a second about a move, and plays the best</source>
            <translation>每一步思考一秒，走最好的一步</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SheetPrinter</name>
        <message>
            <source>Everything</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Trays</source>
            <translation>托盘</translation>
        </message>
        <message>
            <source>The camera needs these: it reads the dice in them</source>
            <translation>摄像头需要它们：在其中读取骰子</translation>
        </message>
        <message>
            <source>Mat</source>
            <translation>桌垫</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡牌</translation>
        </message>
        <message>
            <source>Choice cards</source>
            <translation>选择卡</translation>
        </message>
        <message>
            <source>To answer without touching the screen</source>
            <translation>不碰屏幕就能回答</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>No program is set up to show PDFs. Open %1 yourself</source>
            <translation>没有能显示 PDF 的程序。请自行打开 %1</translation>
        </message>
        <message>
            <source>No box? Print and cut these (with backs)</source>
            <translation>没有实体游戏？打印并裁切这些（带牌背）</translation>
        </message>
        <message>
            <source>Shows where cards go; several pages, tape together</source>
            <translation>标出卡牌的位置；分页打印后粘合</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>Pieces to glue onto cardboard and cut out; their dice stand on them</source>
            <translation>贴在卡纸上剪下的棋子，骰子就放在上面</translation>
        </message>
        <message numerus="yes">
            <source>Saved, %n sheets of paper: %1</source>
            <translation>
                <numerusform>已保存，%n 张纸：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>First game</source>
            <translation>第一局</translation>
        </message>
        <message>
            <source>All that a first game needs, and nothing else</source>
            <translation>第一局所需的一切，别无其他</translation>
        </message>
        <message>
            <source>All cards, mat and tiles, trays, tokens and rules</source>
            <translation>所有卡牌、桌垫与角板、骰盘、标记和规则</translation>
        </message>
        <message>
            <source>Corner tiles</source>
            <translation>角板</translation>
        </message>
        <message>
            <source>Four tiles in place of a mat, for any table</source>
            <translation>四块角板代替桌垫，适用于任何桌子</translation>
        </message>
        <message>
            <source>To read at the table; shows how it is laid</source>
            <translation>在桌边查阅；说明如何摆放</translation>
        </message>
    </context>
    <context>
        <name>lk::app::TableModel</name>
        <message>
            <source>No game started</source>
            <translation>还没有开始对局</translation>
        </message>
        <message>
            <source>Waiting for the game to start</source>
            <translation>正在等待对局开始</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>No camera: enter what happens by hand</source>
            <translation>没有摄像头：请手动录入发生的事</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>正在打开摄像头</translation>
        </message>
        <message>
            <source>The camera sees the table</source>
            <translation>摄像头看到了牌桌</translation>
        </message>
        <message>
            <source>No more pictures</source>
            <translation>画面已经放完</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>set by hand</source>
            <translation>手动设定</translation>
        </message>
        <message>
            <source>Getting the table ready</source>
            <translation>正在准备牌桌</translation>
        </message>
        <message>
            <source>%1 (the only answer)</source>
            <translation>%1（唯一的回答）</translation>
        </message>
        <message>
            <source>%1 has chosen: hidden until all have. Undo takes it back</source>
            <translation>%1已选好：大家都选完之前不公开。可用“撤销”收回</translation>
        </message>
        <message>
            <source>The hidden choice is taken back</source>
            <translation>已收回暗中的选择</translation>
        </message>
        <message>
            <source>%1 is thinking</source>
            <translation>%1 正在思考</translation>
        </message>
        <message>
            <source>%1 are thinking</source>
            <translation>%1 正在思考</translation>
        </message>
    </context>
    <context>
        <name>ComposingWords</name>
        <message>
            <source>What shall it do?</source>
            <translation>它要做什么？</translation>
        </message>
        <message>
            <source>Is that the move?</source>
            <translation>就这样行动吗？</translation>
        </message>
        <message>
            <source>Yes, do it</source>
            <translation>是的，执行</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
    </context>
    <context>
        <name>SeatStrip</name>
        <message>
            <source>Dice %1</source>
            <translation>骰子 %1</translation>
        </message>
        <message>
            <source>Leads</source>
            <translation>领先</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>No hints</source>
            <translation>不要提示</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Window for spectators</source>
            <translation>观众窗口</translation>
        </message>
        <message>
            <source>Ctrl T</source>
            <translation>Ctrl T</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Who gives up?</source>
            <translation>谁认输？</translation>
        </message>
    </context>
    <context>
        <name>PartStrip</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>GivenTime</name>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>Time is up</source>
            <translation>时间到</translation>
        </message>
    </context>
    <context>
        <name>PhoneFraming</name>
        <message>
            <source>Learning what the cards look like.
The first time this takes a minute. Play on meanwhile.</source>
            <translation>正在学习卡牌的样子。
第一次需要一分钟。这期间可以继续游戏。</translation>
        </message>
    </context>
    <context>
        <name>TileWords</name>
        <message>
            <source>far left</source>
            <translation>远端左侧</translation>
        </message>
        <message>
            <source>far right</source>
            <translation>远端右侧</translation>
        </message>
        <message>
            <source>near right</source>
            <translation>近端右侧</translation>
        </message>
        <message>
            <source>near left</source>
            <translation>近端左侧</translation>
        </message>
        <message>
            <source>All four tiles are seen</source>
            <translation>四块角板都看到了</translation>
        </message>
        <message>
            <source>These tiles are for %1</source>
            <translation>这些角板属于%1</translation>
        </message>
        <message>
            <source>Tiles of two games are on the table; some are for %1</source>
            <translation>桌上有两个游戏的角板；其中一些属于%1</translation>
        </message>
        <message>
            <source>The mat and tiles are both on the table; the mat counts</source>
            <translation>桌垫和角板都在桌上；以桌垫为准</translation>
        </message>
        <message>
            <source>This tile is on the table twice: %1</source>
            <translation>这块角板在桌上有两块：%1</translation>
        </message>
        <message>
            <source>Tile not seen: %1</source>
            <translation>未看到角板：%1</translation>
        </message>
        <message>
            <source>The tiles do not lie in their own corners</source>
            <translation>角板没有放在各自的角上</translation>
        </message>
        <message>
            <source>Tile too crooked: %1</source>
            <translation>角板太歪：%1</translation>
        </message>
        <message>
            <source>The tiles are too close together: %1 % of the size the game needs</source>
            <translation>角板靠得太近：仅为游戏所需尺寸的 %1 %</translation>
        </message>
        <message>
            <source>The tiles are too far apart: %1 % of the size the game needs</source>
            <translation>角板离得太远：为游戏所需尺寸的 %1 %</translation>
        </message>
        <message>
            <source>Choose that game, or print the tiles of this one</source>
            <translation>选择那个游戏，或打印本游戏的角板</translation>
        </message>
        <message>
            <source>Lay down only the four tiles of this game</source>
            <translation>只放本游戏的四块角板</translation>
        </message>
        <message>
            <source>Take the tiles away, or the mat</source>
            <translation>拿走角板或桌垫</translation>
        </message>
        <message>
            <source>Take one of the two away</source>
            <translation>拿走其中一块</translation>
        </message>
        <message>
            <source>Lay it at its corner, uncover it, or move the camera until it is in the picture</source>
            <translation>把它放到角上、不要遮挡，或移动摄像头使其入画</translation>
        </message>
        <message>
            <source>Lay each at the corner it names, seen from seat A, with its name away from the middle</source>
            <translation>从 A 座看，把每块放在其名称所指的角上，名称朝外</translation>
        </message>
        <message>
            <source>Lay the tiles straight at the corners of a rectangle: 10 degrees at most</source>
            <translation>把角板端正地放在矩形的四角：最多歪 10 度</translation>
        </message>
        <message>
            <source>Move them apart to 75 % at least, or use a larger table</source>
            <translation>把它们移开到至少 75 %，或换更大的桌子</translation>
        </message>
        <message>
            <source>Move them together to 130 % at most</source>
            <translation>把它们移近到最多 130 %</translation>
        </message>
        <message>
            <source>Print them again at 100 %, not &quot;fit to page&quot;: the line on the sheet measures 50 mm</source>
            <translation>请以 100 % 重新打印，不要“适合页面”：纸上的线长 50 毫米</translation>
        </message>
        <message>
            <source>This tile is printed in another size than the others: %1</source>
            <translation>这块角板的打印尺寸与其他的不同：%1</translation>
        </message>
        <message>
            <source>The printer scaled the tiles: they have %1 % of the size that goes with the trays</source>
            <translation>打印机缩放了角板：它们是与骰盘相配尺寸的 %1 %</translation>
        </message>
    </context>
    <context>
        <name>PrintWords</name>
        <message>
            <source>far left corner</source>
            <translation>远端左角</translation>
        </message>
        <message>
            <source>far right corner</source>
            <translation>远端右角</translation>
        </message>
        <message>
            <source>near right corner</source>
            <translation>近端右角</translation>
        </message>
        <message>
            <source>near left corner</source>
            <translation>近端左角</translation>
        </message>
        <message>
            <source>%1: corner tiles</source>
            <translation>%1：角板</translation>
        </message>
        <message>
            <source>%1: a first game</source>
            <translation>%1：第一局</translation>
        </message>
        <message>
            <source>Print this sheet at 100 %.</source>
            <translation>以 100 % 打印这一张。</translation>
        </message>
        <message>
            <source>Cut the four tiles out of this sheet along their lines; keep the rest.</source>
            <translation>沿线把四块角板从这张纸上剪下；其余部分留着。</translation>
        </message>
        <message>
            <source>Lay the tiles at the corners of a free rectangle, straight, with their names away from the middle, as drawn below.</source>
            <translation>把角板端正地放在一块空矩形的四角，名称朝外，如下图所示。</translation>
        </message>
        <message>
            <source>Start the program, choose Camera setup, and look: it finds the tiles and draws the places for your cards.</source>
            <translation>启动程序，选择“摄像头设置”，然后看画面：它会找到角板，并画出放牌的位置。</translation>
        </message>
        <message>
            <source>The tiles may lie a little askew, up to 10 degrees. If one moves during the game, push it back or leave it: the camera looks again.</source>
            <translation>角板可以稍微歪一点，最多 10 度。游戏中若有一块移动了，推回去或不管都行：摄像头会重新查看。</translation>
        </message>
        <message>
            <source>Cut the cards in strips, all the way across at the marks, then the strips into cards. Sleeves with an old card behind make paper stiff.</source>
            <translation>先沿标记把牌整条剪开，再把纸条剪成牌。牌套里垫一张旧牌，纸就硬挺了。</translation>
        </message>
        <message>
            <source>Cut out the tokens; glue them onto cardboard first if you have some.</source>
            <translation>剪下指示物；有硬纸板的话先贴上去。</translation>
        </message>
        <message>
            <source>Cut out the tokens beside the table below.</source>
            <translation>剪下下方桌面图旁边的指示物。</translation>
        </message>
        <message>
            <source>The camera knows the cards in colour; show it those in little ink once, with Teach cards.</source>
            <translation>摄像头认得彩色的牌；请用“教它认牌”让它看一次省墨的牌。</translation>
        </message>
        <message>
            <source>You also need: %1.</source>
            <translation>另外需要：%1。</translation>
        </message>
        <message>
            <source>This side stays empty: the other one is cut up.</source>
            <translation>这一面留空：另一面要剪开。</translation>
        </message>
        <message>
            <source>Tray %1</source>
            <translation>托盘 %1</translation>
        </message>
        <message>
            <source>%1 x %2 cm</source>
            <translation>%1 x %2 厘米</translation>
        </message>
        <message>
            <source>From middle to middle of the tiles %1; anything from %2 to %3 will do.</source>
            <translation>角板中心之间 %1；%2 到 %3 都可以。</translation>
        </message>
        <message>
            <source>Player B</source>
            <translation>玩家 B</translation>
        </message>
        <message>
            <source>Player A; the camera looks from here</source>
            <translation>玩家 A；摄像头从这边看</translation>
        </message>
        <message>
            <source>50 mm on %1. Otherwise the printer scaled: choose %1 and 100 %, not &quot;fit to page&quot;.</source>
            <translation>%1 纸上应为 50 毫米。若偏短或偏长，说明打印机缩放了：请选 %1 纸和 100 %，不要选“适合页面”。</translation>
        </message>
        <message>
            <source>Faces, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the page</source>
            <translation>正面，第 %1 张：双面打印，沿长边翻转，按实际大小（100 %），不要适合页面</translation>
        </message>
        <message>
            <source>Backs, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the page</source>
            <translation>背面，第 %1 张：双面打印，沿长边翻转，按实际大小（100 %），不要适合页面</translation>
        </message>
        <message>
            <source>%1 cm (it sees %2° across)</source>
            <translation>%1 厘米（视角 %2°）</translation>
        </message>
        <message>
            <source>Marks of %1 mm, %2 mm a module: a 720p camera reads them from up to %3.</source>
            <translation>标记 %1 毫米，每模块 %2 毫米：720p 摄像头最远可在 %3 处读取。</translation>
        </message>
        <message>
            <source>Tray %1: print at actual size (100 %), cut out, lay it where the dice fall.</source>
            <translation>托盘 %1：按实际大小（100 %）打印，剪下，放在掷骰子的地方。</translation>
        </message>
        <message>
            <source>Mat, row %1 of %2, column %3 of %4: print at actual size (100 %), cut left and top at the marks, glue the %5 mm beyond the right and lower marks under the neighbour</source>
            <translation>桌垫，第 %1 行（共 %2 行），第 %3 列（共 %4 列）：按实际大小（100 %）打印，左边和上边沿标记剪开，把右边和下边标记外的 %5 毫米粘到相邻纸张下面</translation>
        </message>
        <message>
            <source>Tokens of %1 mm: print at actual size (100 %), glue onto cardboard, cut out the circles.</source>
            <translation>%1 毫米的指示物：按实际大小（100 %）打印，贴在硬纸板上，剪下圆形。</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <comment>from the smallest to the largest diameter</comment>
            <translation>%1 到 %2</translation>
        </message>
        <message numerus="yes">
            <source>Print these %n sheets at 100 % on both sides, turned over the long edge. One side alone works too: leave out every second page.</source>
            <translation>
                <numerusform>以 100 % 双面打印这 %n 张纸，沿长边翻转。只打一面也行：跳过每个第二页。</numerusform>
            </translation>
        </message>
        <message>
            <source>House-made, nobody&apos;s official cards.</source>
            <translation>自制，并非任何人的官方卡牌。</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1%2</translation>
        </message>
    </context>
    <context>
        <name>DeckDialog</name>
        <message>
            <source>Type part of the name</source>
            <translation>输入名称的一部分</translation>
        </message>
        <message>
            <source>Cards of the game</source>
            <translation>游戏的牌</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>One %1 less</source>
            <translation>少一张%1</translation>
        </message>
        <message>
            <source>Play with this deck</source>
            <translation>用这副牌组</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s deck: %n cards</source>
            <translation>
                <numerusform>%1的牌组：%n张</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChartList</name>
        <message>
            <source>Charts</source>
            <translation>走势图</translation>
        </message>
    </context>
    <context>
        <name>LeagueStandingHead</name>
        <message>
            <source>Place</source>
            <translation>名次</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>玩家</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>对手</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>积分</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>等级分</translation>
        </message>
    </context>
    <context>
        <name>SourceList</name>
        <message>
            <source>No camera found. Plug one in, or choose photos.</source>
            <translation>未找到摄像头。请插上一个，或选择照片。</translation>
        </message>
    </context>
    <context>
        <name>DemoDialog</name>
        <message>
            <source>Watch a demo</source>
            <translation>观看演示</translation>
        </message>
        <message>
            <source>Made-up players at a drawn table. The first time, the program learns the cards while the demo begins.</source>
            <translation>虚构的玩家，虚拟的牌桌。第一次播放时，程序会在演示开始的同时学习卡牌。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>LetHousePlayButton</name>
        <message>
            <source>Let the house play</source>
            <translation>让电脑继续</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>The house waits. You can also play for it</source>
            <translation>电脑在等待。你也可以替它走</translation>
        </message>
        <message>
            <source>The house waits until you let it play</source>
            <translation>电脑会等到你让它继续</translation>
        </message>
    </context>
    <context>
        <name>HouseSeat</name>
        <message>
            <source>The house plays seat %1: %2</source>
            <translation>电脑坐座位 %1：%2</translation>
        </message>
        <message>
            <source>It knows only what its seat may know. Its dice and cards are its own.</source>
            <translation>它只知道自己座位可以知道的。它用自己的骰子和牌。</translation>
        </message>
    </context>
    <context>
        <name>lk::app::VenueModel</name>
        <message>
            <source>Time is over</source>
            <translation>时间到</translation>
        </message>
        <message>
            <source>%1, stopped</source>
            <translation>%1，已暂停</translation>
        </message>
        <message>
            <source>Round %1: the time is over</source>
            <translation>第%1轮：时间到</translation>
        </message>
    </context>
    <context>
        <name>LeagueVenue</name>
        <message>
            <source>Timer and announcements</source>
            <translation>计时与公告</translation>
        </message>
        <message>
            <source>Round %1: %2</source>
            <translation>第%1轮：%2</translation>
        </message>
        <message>
            <source>Round %1 has no time limit.</source>
            <translation>第%1轮没有时间限制。</translation>
        </message>
        <message>
            <source>A round gets its time when it is paired.</source>
            <translation>一轮配对后才能设定时间。</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>Start anew</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Stop the clock</source>
            <translation>暂停计时</translation>
        </message>
        <message>
            <source>Let it go on</source>
            <translation>继续计时</translation>
        </message>
        <message>
            <source>Lunch after this round</source>
            <translation>本轮结束后午餐</translation>
        </message>
        <message>
            <source>Announcement</source>
            <translation>公告</translation>
        </message>
        <message>
            <source>Tell everybody</source>
            <translation>告诉大家</translation>
        </message>
        <message>
            <source>Take the announcements away</source>
            <translation>撤下公告</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>手机</translation>
        </message>
        <message>
            <source>Everybody sees both on phones and on a screen on the wall, which also shows seats and standings. Its address is on the page Phones, under League. At the end of the round a bell rings here.</source>
            <translation>大家可在手机和墙上的屏幕上看到两者；墙上的屏幕还显示座位和排名，其地址在“手机”页的“联赛”下。本轮结束时，这里会响铃。</translation>
        </message>
    </context>
    <context>
        <name>HandCards</name>
        <message>
            <source>One %1 less</source>
            <translation>少一张%1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>One %1 more</source>
            <translation>多一张%1</translation>
        </message>
    </context>
    <context>
        <name>MoveHand</name>
        <message>
            <source>For %1 only</source>
            <translation>只给 %1 看</translation>
        </message>
        <message>
            <source>The cards in your hand: %1 of %2 entered. What you leave out can be any card.</source>
            <translation>你手里的牌：已输入 %1/%2 张。没输入的可以是任何牌。</translation>
        </message>
        <message>
            <source>None of this is saved.</source>
            <translation>这些都不会保存。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>What could I do?</source>
            <translation>我可以怎么做？</translation>
        </message>
    </context>
    <context>
        <name>MoveRows</name>
        <message>
            <source>For %1 only</source>
            <translation>只给 %1 看</translation>
        </message>
        <message>
            <source>The coach is thinking: %1 %</source>
            <translation>教练正在思考：%1%</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>Chance to win now %1, then %2</source>
            <translation>现在的胜率 %1，之后 %2</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Done, everyone can look</source>
            <translation>好了，大家可以看了</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>就这么走</translation>
        </message>
        <message>
            <source>Begins this move at the table, where you confirm it</source>
            <translation>在桌面上开始这一步，由你确认</translation>
        </message>
    </context>
    <context>
        <name>Mistakes</name>
        <message>
            <source>Mistakes</source>
            <translation>失误</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Look for mistakes</source>
            <translation>寻找失误</translation>
        </message>
        <message>
            <source>Compares each move with the best one; takes a minute or more</source>
            <translation>把每一步与最好的一步比较；需要一分钟或更久</translation>
        </message>
        <message>
            <source>The coach is thinking: %1 %</source>
            <translation>教练正在思考：%1%</translation>
        </message>
        <message>
            <source>No move clearly cost much.</source>
            <translation>没有明显代价很大的走法。</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>观看</translation>
        </message>
        <message>
            <source>Watch: %1</source>
            <translation>观看：%1</translation>
        </message>
    </context>
    <context>
        <name>BalanceDialog</name>
        <message>
            <source>Balance of a game</source>
            <translation>游戏平衡</translation>
        </message>
        <message>
            <source>The program plays the game against itself, also with your own cards: who wins, which cards do, which decisions matter.</source>
            <translation>程序自己与自己对局，也用你自己的卡牌：谁会赢，哪些牌会赢，哪些选择重要。</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>谁来玩</translation>
        </message>
        <message>
            <source>How often</source>
            <translation>多少次</translation>
        </message>
        <message>
            <source>Compare a house rule</source>
            <translation>比较一条房规</translation>
        </message>
        <message>
            <source>The report</source>
            <translation>报告</translation>
        </message>
        <message>
            <source>%1 % of the games played</source>
            <translation>已完成 %1 % 的对局</translation>
        </message>
        <message>
            <source>Playing: %1 %</source>
            <translation>正在对局：%1 %</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Stopped games go on where they were</source>
            <translation>停止后可以接着继续</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>lk::app::BalanceModel</name>
        <message>
            <source>The house, quickly</source>
            <translation>电脑，快速</translation>
        </message>
        <message>
            <source>Thinks five thousandths of a second</source>
            <translation>思考千分之五秒</translation>
        </message>
        <message>
            <source>The house, thoroughly</source>
            <translation>电脑，仔细</translation>
        </message>
        <message>
            <source>Thinks ten times as long</source>
            <translation>思考时间是十倍</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>随机</translation>
        </message>
        <message>
            <source>Any legal move: shows strong imbalances only</source>
            <translation>任意合法行动：只能看出严重失衡</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>不比较</translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n 局</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games so far; they go on after these: %1</source>
            <translation>
                <numerusform>目前 %n 局，可以接着继续：%1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games, as a table and a picture: %1</source>
            <translation>
                <numerusform>%n 局，表格与图片：%1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NextStep</name>
        <message>
            <source>Not now: %1</source>
            <translation>现在不行：%1</translation>
        </message>
    </context>
    <context>
        <name>GivingUpWords</name>
        <message>
            <source>Give up this duel?</source>
            <translation>放弃这场对决？</translation>
        </message>
    </context>
    <context>
        <name>LessonDetails</name>
        <message>
            <source>Continue by tapping</source>
            <translation>点按继续</translation>
        </message>
        <message>
            <source>By tapping</source>
            <translation>点按学习</translation>
        </message>
        <message>
            <source>Continue with the camera</source>
            <translation>用摄像头继续</translation>
        </message>
        <message>
            <source>With the camera</source>
            <translation>用摄像头</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
</TS>
