<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
    <context>
        <name>BoxDialog</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardUnit</name>
        <message numerus="yes">
            <source>%n HP</source>
            <translation>
                <numerusform>%n HP</numerusform>
                <numerusform>%n HP</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lamps</source>
            <translation>
                <numerusform>%n lamp</numerusform>
                <numerusform>%n lamps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana</source>
            <translation>
                <numerusform>%n mana</numerusform>
                <numerusform>%n mana</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n extra upgrades</source>
            <translation>
                <numerusform>%n extra upgrade</numerusform>
                <numerusform>%n extra upgrades</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Exposed</source>
            <translation>
                <numerusform>%n Exposed</numerusform>
                <numerusform>%n Exposed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Toughness</source>
            <translation>
                <numerusform>%n Toughness</numerusform>
                <numerusform>%n Toughness</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n DV</source>
            <translation>
                <numerusform>%n DV</numerusform>
                <numerusform>%n DV</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardsPage</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CareDialog</name>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>%n thing to fix</numerusform>
                <numerusform>%n things to fix</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Doctor</name>
        <message numerus="yes">
            <source>%n cameras can be used</source>
            <translation>
                <numerusform>%n camera can be used</numerusform>
                <numerusform>%n cameras can be used</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n packs of your cards, no errors</source>
            <translation>
                <numerusform>%n pack of your cards, no errors</numerusform>
                <numerusform>%n packs of your cards, no errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights for a league cannot be read. Report them again.</source>
            <translation>
                <numerusform>%n night for a league cannot be read. Report it again.</numerusform>
                <numerusform>%n nights for a league cannot be read. Report them again.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights counted for no league. Ask its organiser why.</source>
            <translation>
                <numerusform>%n night counted for no league. Ask its organiser why.</numerusform>
                <numerusform>%n nights counted for no league. Ask its organiser why.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights wait for their league</source>
            <translation>
                <numerusform>%n night waits for its league</numerusform>
                <numerusform>%n nights wait for their league</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DuelGain</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DuelSide</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message numerus="yes">
            <source>%n events</source>
            <translation>
                <numerusform>%n event</numerusform>
                <numerusform>%n events</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message numerus="yes">
            <source>%n nights still loading</source>
            <translation>
                <numerusform>%n night still loading</numerusform>
                <numerusform>%n nights still loading</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n night</numerusform>
                <numerusform>%n nights</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LeagueDesk</name>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LeagueDeskWords</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pages in %1</source>
            <translation>
                <numerusform>%n page in %1</numerusform>
                <numerusform>%n pages in %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches in %1</source>
            <translation>
                <numerusform>%n match in %1</numerusform>
                <numerusform>%n matches in %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points taken off: %1</source>
            <translation>
                <numerusform>%n point taken off: %1</numerusform>
                <numerusform>%n points taken off: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players joined</source>
            <translation>
                <numerusform>%n player joined</numerusform>
                <numerusform>%n players joined</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results entered</source>
            <translation>
                <numerusform>%n result entered</numerusform>
                <numerusform>%n results entered</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LeaguePlayer</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NightOptions</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerPage</name>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n night</numerusform>
                <numerusform>%n nights</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message numerus="yes">
            <source>%n rules and terms</source>
            <translation>
                <numerusform>%n entry</numerusform>
                <numerusform>%n rules and terms</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatsRow</name>
        <message numerus="yes">
            <source>−%n points</source>
            <translation>
                <numerusform>−%n point</numerusform>
                <numerusform>−%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n points</source>
            <translation>
                <numerusform>+%n point</numerusform>
                <numerusform>+%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StageSide</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%1 (%n card(s))</source>
            <translation>
                <numerusform>%1 (%n card)</numerusform>
                <numerusform>%1 (%n cards)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n life points</source>
            <translation>
                <numerusform>It costs you %n life point</numerusform>
                <numerusform>It costs you %n life points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n damage</source>
            <translation>
                <numerusform>%1 takes %n damage</numerusform>
                <numerusform>%1 takes %n damage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins of 3 points</source>
            <translation>
                <numerusform>%n win of 3 points</numerusform>
                <numerusform>%n wins of 3 points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n draws of 1 point</source>
            <translation>
                <numerusform>%n draw of 1 point</numerusform>
                <numerusform>%n draws of 1 point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n byes of 3 points</source>
            <translation>
                <numerusform>%n bye of 3 points</numerusform>
                <numerusform>%n byes of 3 points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n losses</source>
            <translation>
                <numerusform>%n loss</numerusform>
                <numerusform>%n losses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n penalty points</source>
            <translation>
                <numerusform>%n penalty point</numerusform>
                <numerusform>%n penalty points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n points</source>
            <translation>
                <numerusform>%1 loses %n point</numerusform>
                <numerusform>%1 loses %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>plural form</source>
            <extracomment>the number of each plural form, in the order of the fields: 1, 2, ...</extracomment>
            <translation>
                <numerusform>1</numerusform>
                <numerusform>2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CalibrateModel</name>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>%n thing to fix</numerusform>
                <numerusform>%n things to fix</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CardsModel</name>
        <message numerus="yes">
            <source>%n copies</source>
            <translation>
                <numerusform>%n copy</numerusform>
                <numerusform>%n copies</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::EditorModel</name>
        <message numerus="yes">
            <source>The card is not saved yet: %n thing(s) to fix.</source>
            <translation>
                <numerusform>The card is not saved yet: %n thing to fix.</numerusform>
                <numerusform>The card is not saved yet: %n things to fix.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::EnrolModel</name>
        <message numerus="yes">
            <source>Taught. %n picture(s) of it are kept.</source>
            <translation>
                <numerusform>Taught. %n picture of it is kept.</numerusform>
                <numerusform>Taught. %n pictures of it are kept.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::RulesModel</name>
        <message numerus="yes">
            <source>the rulebook, line(s) %1</source>
            <translation>
                <numerusform>the rulebook, line %1</numerusform>
                <numerusform>the rulebook, lines %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::SheetPrinter</name>
        <message numerus="yes">
            <source>Saved, %n sheets of paper: %1</source>
            <translation>
                <numerusform>Saved, %n sheet of paper: %1</numerusform>
                <numerusform>Saved, %n sheets of paper: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PrintDialog</name>
        <message numerus="yes">
            <source>%n sheets of paper, printed on both sides</source>
            <translation>
                <numerusform>%n sheet of paper, printed on both sides</numerusform>
                <numerusform>%n sheets of paper, printed on both sides</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces to cut out</source>
            <translation>
                <numerusform>%n piece to cut out</numerusform>
                <numerusform>%n pieces to cut out</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PrintWords</name>
        <message numerus="yes">
            <source>Print these %n sheets at 100 % on both sides, turned over the long edge. One side alone works too: leave out every second page.</source>
            <translation>
                <numerusform>Print this %n sheet at 100 % on both sides, turned over the long edge. One side alone works too: leave out every second page.</numerusform>
                <numerusform>Print these %n sheets at 100 % on both sides, turned over the long edge. One side alone works too: leave out every second page.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerSetup</name>
        <message numerus="yes">
            <source>Deck of %n cards</source>
            <translation>
                <numerusform>Deck of %n card</numerusform>
                <numerusform>Deck of %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DeckDialog</name>
        <message numerus="yes">
            <source>%1&apos;s deck: %n cards</source>
            <translation>
                <numerusform>%1&apos;s deck: %n card</numerusform>
                <numerusform>%1&apos;s deck: %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::BalanceModel</name>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games so far; they go on after these: %1</source>
            <translation>
                <numerusform>%n game so far; it goes on after it: %1</numerusform>
                <numerusform>%n games so far; they go on after these: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games, as a table and a picture: %1</source>
            <translation>
                <numerusform>%n game, as a table and a picture: %1</numerusform>
                <numerusform>%n games, as a table and a picture: %1</numerusform>
            </translation>
        </message>
    </context>
</TS>
