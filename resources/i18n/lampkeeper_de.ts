<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>AimMark</name>
        <message>
            <source>in reach</source>
            <translation>in Reichweite</translation>
        </message>
    </context>
    <context>
        <name>BalanceWords</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1  (%2 to %3)</source>
            <translation>%1  (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1  (%2 games)</source>
            <translation>%1  (%2 Spiele)</translation>
        </message>
        <message>
            <source>Balance of %1</source>
            <translation>Balance von %1</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>Der Beginn</translation>
        </message>
        <message>
            <source>The starting player</source>
            <translation>Wer beginnt</translation>
        </message>
        <message>
            <source>Against each other</source>
            <translation>Gegeneinander</translation>
        </message>
        <message>
            <source>How games end</source>
            <translation>Wie Spiele enden</translation>
        </message>
        <message>
            <source>Half of all games take %1 events or fewer, nine in ten between %2 and %3</source>
            <translation>Die Hälfte aller Spiele braucht höchstens %1 Ereignisse, neun von zehn zwischen %2 und %3</translation>
        </message>
        <message>
            <source>Which cards win</source>
            <translation>Welche Karten gewinnen</translation>
        </message>
        <message>
            <source>How often a player who used the card won</source>
            <translation>Wie oft gewann, wer die Karte einsetzte</translation>
        </message>
        <message>
            <source>%1 games of random legal choices: differences below %2 may be luck</source>
            <translation>%1 Spiele mit zufälligen erlaubten Zügen: Unterschiede unter %2 können Zufall sein</translation>
        </message>
        <message>
            <source>%1 games played by %2: differences below %3 may be luck</source>
            <translation>%1 Spiele von %2: Unterschiede unter %3 können Zufall sein</translation>
        </message>
        <message>
            <source>How often the row beats the column; on the diagonal: how often the first player wins. Without colour: it may be luck</source>
            <translation>Wie oft die Zeile die Spalte schlägt; auf der Diagonale: wie oft gewinnt, wer beginnt. Ohne Farbe: kann Zufall sein</translation>
        </message>
        <message>
            <source>How often the row beats the column; on the diagonal: how often player A wins. Without colour: it may be luck</source>
            <translation>Wie oft die Zeile die Spalte schlägt; auf der Diagonale: wie oft A gewinnt. Ohne Farbe: kann Zufall sein</translation>
        </message>
        <message>
            <source>House rules compared</source>
            <translation>Hausregeln im Vergleich</translation>
        </message>
        <message>
            <source>How often the starting player wins with each</source>
            <translation>Wie oft damit gewinnt, wer beginnt</translation>
        </message>
        <message>
            <source>How often players win with each</source>
            <translation>Wie oft damit gewonnen wird</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>a player</source>
            <translation>jemand</translation>
        </message>
        <message>
            <source>The lead changes %1 times or less in half of them, %2 to %3 times in nine of ten</source>
            <translation>In der Hälfte wechselt die Führung höchstens %1-mal, in neun von zehn %2- bis %3-mal</translation>
        </message>
        <message>
            <source>Decisions that did not matter</source>
            <translation>Entscheidungen ohne Folgen</translation>
        </message>
        <message>
            <source>Of a program&apos;s choices: how often the best and the worst option that it tried were worth the same, within the error</source>
            <translation>Wie oft für das Programm die beste und die schlechteste versuchte Möglichkeit gleich viel wert waren, im Rahmen des Fehlers</translation>
        </message>
        <message>
            <source>How often a player who used the card won, and who had it and kept it</source>
            <translation>Wie oft gewann, wer die Karte nutzte, und wer sie hatte und behielt</translation>
        </message>
        <message>
            <source>Better kept than used</source>
            <translation>Besser behalten als genutzt</translation>
        </message>
        <message>
            <source>%1  (%2 of %3)</source>
            <translation>%1  (%2 von %3)</translation>
        </message>
        <message>
            <source>kept</source>
            <comment>a card in the hand, by a player who never used it</comment>
            <translation>behalten</translation>
        </message>
        <message>
            <source>a program that looks one event ahead</source>
            <translation>einem Programm, das ein Ereignis vorausblickt</translation>
        </message>
        <message>
            <source>the house, %1 ms a move</source>
            <translation>dem Haus, %1 ms je Zug</translation>
        </message>
        <message>
            <source>the house (%1)</source>
            <translation>dem Haus (%1)</translation>
        </message>
        <message>
            <source>chance</source>
            <comment>it makes random legal choices</comment>
            <translation>dem Zufall</translation>
        </message>
    </context>
    <context>
        <name>BgStatsWords</name>
        <message>
            <source>Nights for BG Stats</source>
            <translation>Abende für BG Stats</translation>
        </message>
        <message>
            <source>Open this page on the phone that has BG Stats (3.3.2 or newer), and tap each night you want to add.</source>
            <translation>Diese Seite auf dem Handy mit BG Stats (3.3.2 oder neuer) öffnen und jeden Abend antippen, der dazukommen soll.</translation>
        </message>
    </context>
    <context>
        <name>Blunders</name>
        <message>
            <source>No decision in a duel cost much.</source>
            <translation>Keine Entscheidung in einem Duell hat viel gekostet.</translation>
        </message>
        <message>
            <source>Moments to learn from</source>
            <translation>Momente zum Lernen</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>Einen Moment: Der Ratgeber denkt nach</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
    </context>
    <context>
        <name>BoardZone</name>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
    </context>
    <context>
        <name>BoxDialog</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <translation>Als Text kopieren</translation>
        </message>
        <message>
            <source>Save as text</source>
            <translation>Als Text speichern</translation>
        </message>
        <message>
            <source>Cards you need</source>
            <translation>Karten, die ihr braucht</translation>
        </message>
    </context>
    <context>
        <name>CalibratePage</name>
        <message>
            <source>Another camera</source>
            <translation>Andere Kamera</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Stop flipping the picture</source>
            <translation>Bild nicht mehr umkehren</translation>
        </message>
        <message>
            <source>Flip the mirrored picture</source>
            <translation>Gespiegeltes Bild umkehren</translation>
        </message>
    </context>
    <context>
        <name>CalibrateStart</name>
        <message>
            <source>A game is in progress</source>
            <translation>Ein Spiel läuft</translation>
        </message>
        <message>
            <source>The camera would show the dice in the trays. Close the game first; you can continue a saved game from Home.</source>
            <translation>Die Kamera würde die Würfel in den Schalen zeigen. Schließ zuerst das Spiel; ein gespeichertes setzt du auf der Startseite fort.</translation>
        </message>
        <message>
            <source>Close the game</source>
            <translation>Spiel schließen</translation>
        </message>
        <message>
            <source>Which camera looks at the table?</source>
            <translation>Welche Kamera schaut auf den Tisch?</translation>
        </message>
        <message>
            <source>An address, a video or a folder</source>
            <translation>Eine Adresse, ein Video oder ein Ordner</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Lay the mat and both trays where you will play, and let the camera look down on them.</source>
            <translation>Legt die Matte und beide Schalen dorthin, wo ihr spielt, und richtet die Kamera von oben darauf.</translation>
        </message>
    </context>
    <context>
        <name>CalibrateView</name>
        <message>
            <source>The table as the camera sees it</source>
            <translation>Der Tisch, wie die Kamera ihn sieht</translation>
        </message>
        <message>
            <source>Zone %1</source>
            <translation>Zone %1</translation>
        </message>
    </context>
    <context>
        <name>CameraPreview</name>
        <message>
            <source>What the camera sees: %1</source>
            <translation>Was die Kamera sieht: %1</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>Die Kamera wird geöffnet</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>F9</source>
            <translation>F9</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use your phone.</source>
            <translation>Keine Kamera gefunden. Schließ eine an oder nimm dein Handy.</translation>
        </message>
        <message>
            <source>Preview hidden: secret dice may be on the table</source>
            <translation>Vorschau verborgen: Auf dem Tisch könnten geheime Würfel liegen</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>Kamera testen</translation>
        </message>
    </context>
    <context>
        <name>CameraSetting</name>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>F9</source>
            <translation>F9</translation>
        </message>
        <message>
            <source>Used for new games</source>
            <translation>Gilt für neue Spiele</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use your phone.</source>
            <translation>Keine Kamera gefunden. Schließ eine an oder nimm dein Handy.</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>Kamera testen</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Ctrl H</source>
            <translation>Strg H</translation>
        </message>
        <message>
            <source>Use a phone as the camera, as a player&apos;s private screen, or to watch.</source>
            <translation>Ein Handy als Kamera, als privater Bildschirm oder zum Zuschauen.</translation>
        </message>
    </context>
    <context>
        <name>CardCounter</name>
        <message>
            <source>HP</source>
            <translation>LP</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>lamps</source>
            <translation>Lampen</translation>
        </message>
        <message>
            <source>mana</source>
            <translation>Mana</translation>
        </message>
        <message>
            <source>extra upgrades</source>
            <translation>Zusatzaufwertungen</translation>
        </message>
        <message>
            <source>Exposed</source>
            <translation>Blöße</translation>
        </message>
        <message>
            <source>Toughness</source>
            <translation>Zähigkeit</translation>
        </message>
        <message>
            <source>DV</source>
            <translation>WW</translation>
        </message>
        <message>
            <source>DV this turn</source>
            <translation>WW in diesem Zug</translation>
        </message>
    </context>
    <context>
        <name>CardDetails</name>
        <message>
            <source>The face of %1</source>
            <translation>Die Vorderseite von %1</translation>
        </message>
        <message>
            <source>Teach another picture</source>
            <translation>Noch ein Bild einlernen</translation>
        </message>
        <message>
            <source>Teach this card</source>
            <translation>Diese Karte einlernen</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>What the referee does</source>
            <translation>Was die Spielleitung tut</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>How the camera recognises it</source>
            <translation>Woran die Kamera sie erkennt</translation>
        </message>
        <message>
            <source>Only by the printed version. Cards from your own box look different: teach them.</source>
            <translation>Nur an der gedruckten Vorderseite. Karten aus eurer eigenen Schachtel sehen anders aus: Lernt sie ein.</translation>
        </message>
        <message>
            <source>Back, picture %1</source>
            <translation>Rückseite, Bild %1</translation>
        </message>
        <message>
            <source>Picture %1 taught</source>
            <translation>Eingelerntes Bild %1</translation>
        </message>
    </context>
    <context>
        <name>CardEntry</name>
        <message>
            <source>Type part of the name</source>
            <translation>Tippe einen Teil des Namens</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <source>Already taken</source>
            <translation>Schon genommen</translation>
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
            <translation>Name auf Englisch</translation>
        </message>
        <message>
            <source>type</source>
            <translation>Typ</translation>
        </message>
        <message>
            <source>short name for files</source>
            <translation>Kurzname für Dateien</translation>
        </message>
        <message>
            <source>copies in the box</source>
            <translation>Exemplare in der Schachtel</translation>
        </message>
        <message>
            <source>text in English</source>
            <translation>Text auf Englisch</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>counts as</source>
            <translation>zählt als</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>how many</source>
            <translation>wie viele</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>was sie tut</translation>
        </message>
        <message>
            <source>when</source>
            <translation>wann</translation>
        </message>
        <message>
            <source>do this</source>
            <translation>tu dies</translation>
        </message>
        <message>
            <source>label in English</source>
            <translation>Beschriftung auf Englisch</translation>
        </message>
        <message>
            <source>who</source>
            <translation>wer</translation>
        </message>
        <message>
            <source>what</source>
            <translation>was</translation>
        </message>
        <message>
            <source>state</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>by how much</source>
            <translation>um wie viel</translation>
        </message>
        <message>
            <source>how much</source>
            <translation>wie viel</translation>
        </message>
        <message>
            <source>to</source>
            <translation>auf</translation>
        </message>
        <message>
            <source>from</source>
            <translation>von</translation>
        </message>
        <message>
            <source>until</source>
            <translation>bis</translation>
        </message>
        <message>
            <source>magic</source>
            <translation>Magie</translation>
        </message>
        <message>
            <source>of</source>
            <translation>von wem</translation>
        </message>
        <message>
            <source>called</source>
            <translation>genannt</translation>
        </message>
        <message>
            <source>why</source>
            <translation>warum</translation>
        </message>
        <message>
            <source>strength</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>attribute</source>
            <translation>Eigenschaft</translation>
        </message>
        <message>
            <source>number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>loot</source>
            <translation>Beute</translation>
        </message>
        <message>
            <source>uses</source>
            <translation>Einsätze</translation>
        </message>
        <message>
            <source>open only if</source>
            <translation>nur offen, falls</translation>
        </message>
        <message>
            <source>how</source>
            <translation>wie</translation>
        </message>
        <message>
            <source>only if</source>
            <translation>nur falls</translation>
        </message>
        <message>
            <source>is laid over</source>
            <translation>liegt über</translation>
        </message>
        <message>
            <source>played in</source>
            <translation>gespielt in</translation>
        </message>
        <message>
            <source>can be played if</source>
            <translation>spielbar, falls</translation>
        </message>
        <message>
            <source>deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>then</source>
            <translation>dann</translation>
        </message>
        <message>
            <source>otherwise</source>
            <translation>sonst</translation>
        </message>
        <message>
            <source>options</source>
            <translation>Möglichkeiten zur Wahl</translation>
        </message>
        <message>
            <source>is</source>
            <translation>ist</translation>
        </message>
        <message>
            <source>which action</source>
            <translation>welche Aktion</translation>
        </message>
        <message>
            <source>keyword</source>
            <translation>Schlüsselwort</translation>
        </message>
        <message>
            <source>counted from</source>
            <translation>gezählt ab</translation>
        </message>
        <message>
            <source>plus</source>
            <translation>plus</translation>
        </message>
        <message>
            <source>picked by</source>
            <translation>ausgewählt durch</translation>
        </message>
        <message>
            <source>into</source>
            <translation>zu</translation>
        </message>
        <message>
            <source>until the dice are</source>
            <translation>bis die Würfel zeigen</translation>
        </message>
        <message>
            <source>who loses it</source>
            <translation>wer es verliert</translation>
        </message>
        <message>
            <source>at the first of</source>
            <translation>beim ersten von</translation>
        </message>
        <message>
            <source>condition</source>
            <translation>Bedingung</translation>
        </message>
        <message>
            <source>compared</source>
            <translation>verglichen</translation>
        </message>
        <message>
            <source>with</source>
            <translation>mit</translation>
        </message>
        <message>
            <source>added</source>
            <translation>addiert</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>Biom</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>Kinetik</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>Äther</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>Glanz</translation>
        </message>
        <message>
            <source>of any Energy</source>
            <translation>beliebige Energie</translation>
        </message>
        <message>
            <source>Energy</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>can be a resource</source>
            <translation>darf Ressource sein</translation>
        </message>
        <message>
            <source>copies in a deck</source>
            <translation>Exemplare in einem Stapel</translation>
        </message>
        <message>
            <source>subtypes</source>
            <translation>Unterarten</translation>
        </message>
        <message>
            <source>wallet</source>
            <translation>Etui</translation>
        </message>
        <message>
            <source>Impact</source>
            <translation>Wucht</translation>
        </message>
        <message>
            <source>Durability</source>
            <translation>Festigkeit</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>limit</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <source>one</source>
            <translation>eins</translation>
        </message>
        <message>
            <source>the other</source>
            <translation>das andere</translation>
        </message>
        <message>
            <source>halved</source>
            <translation>halbiert</translation>
        </message>
        <message>
            <source>faction</source>
            <translation>Fraktion</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Nahkampf</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>Fernkampf</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Verteidigung</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>upkeep</source>
            <translation>Unterhalt</translation>
        </message>
        <message>
            <source>weapon</source>
            <translation>Waffe</translation>
        </message>
        <message>
            <source>name in %1</source>
            <translation>Name auf %1</translation>
        </message>
        <message>
            <source>text in %1</source>
            <translation>Text auf %1</translation>
        </message>
        <message>
            <source>label in %1</source>
            <translation>Beschriftung auf %1</translation>
        </message>
    </context>
    <context>
        <name>CardHook</name>
        <message>
            <source>when a creature comes into play</source>
            <translation>wenn eine Kreatur ins Spiel kommt</translation>
        </message>
        <message>
            <source>always</source>
            <translation>immer</translation>
        </message>
        <message>
            <source>when its ability is used</source>
            <translation>wenn ihre Fähigkeit genutzt wird</translation>
        </message>
        <message>
            <source>when attacking</source>
            <translation>beim Angriff</translation>
        </message>
        <message>
            <source>before its hero rolls</source>
            <translation>vor dem Wurf des eigenen Helden</translation>
        </message>
        <message>
            <source>between attacks</source>
            <translation>zwischen zwei Angriffen</translation>
        </message>
        <message>
            <source>between rolls</source>
            <translation>zwischen zwei Würfen</translation>
        </message>
        <message>
            <source>if the test fails</source>
            <translation>wenn die Probe misslingt</translation>
        </message>
        <message>
            <source>when it is drawn</source>
            <translation>wenn sie gezogen wird</translation>
        </message>
        <message>
            <source>when the action is used</source>
            <translation>wenn die Aktion genutzt wird</translation>
        </message>
        <message>
            <source>when it is used</source>
            <translation>wenn er benutzt wird</translation>
        </message>
        <message>
            <source>after each action</source>
            <translation>nach jeder Aktion</translation>
        </message>
        <message>
            <source>while it is on the table</source>
            <translation>solange er daliegt</translation>
        </message>
        <message>
            <source>worth in a clash</source>
            <translation>Wert im Schlagabtausch</translation>
        </message>
        <message>
            <source>when it is turned up</source>
            <translation>beim Aufdecken</translation>
        </message>
        <message>
            <source>after a scout</source>
            <translation>nach einer Erkundung</translation>
        </message>
        <message>
            <source>after a parley</source>
            <translation>nach einer Waffenruhe</translation>
        </message>
        <message>
            <source>if it hurts the opponent</source>
            <translation>wenn sie das Gegenüber verletzt</translation>
        </message>
        <message>
            <source>when it resolves</source>
            <translation>bei der Abrechnung</translation>
        </message>
        <message>
            <source>if its owner wins the duel</source>
            <translation>wenn die eigene Seite das Duell gewinnt</translation>
        </message>
        <message>
            <source>if the duel is tied</source>
            <translation>wenn das Duell unentschieden endet</translation>
        </message>
        <message>
            <source>if its owner loses the duel</source>
            <translation>wenn die eigene Seite das Duell verliert</translation>
        </message>
        <message>
            <source>reward of the duel</source>
            <translation>Belohnung des Duells</translation>
        </message>
        <message>
            <source>penalty of the duel</source>
            <translation>Strafe des Duells</translation>
        </message>
        <message>
            <source>when it is played</source>
            <translation>wenn sie eingesetzt wird</translation>
        </message>
        <message>
            <source>if the opponent concedes</source>
            <translation>wenn das Gegenüber aufgibt</translation>
        </message>
        <message>
            <source>when the wish is made</source>
            <translation>wenn der Wunsch ausgesprochen wird</translation>
        </message>
        <message>
            <source>when it is cast</source>
            <translation>wenn er gewirkt wird</translation>
        </message>
        <message>
            <source>when it is destroyed</source>
            <translation>wenn sie zerstört wird</translation>
        </message>
        <message>
            <source>when it blocks</source>
            <translation>wenn sie blockt</translation>
        </message>
        <message>
            <source>when it has dealt damage</source>
            <translation>wenn sie Schaden zugefügt hat</translation>
        </message>
        <message>
            <source>when charges refresh</source>
            <translation>wenn die Ladungen sich auffrischen</translation>
        </message>
        <message>
            <source>when a turn starts</source>
            <translation>wenn ein Zug beginnt</translation>
        </message>
        <message>
            <source>when one would die in combat</source>
            <translation>wenn jemand im Kampf sterben würde</translation>
        </message>
        <message>
            <source>in a battle</source>
            <translation>in einem Kampf</translation>
        </message>
        <message>
            <source>when it hurts somebody</source>
            <translation>wenn sie jemanden verletzt</translation>
        </message>
    </context>
    <context>
        <name>CardKeyword</name>
        <message>
            <source>first strike</source>
            <translation>Erstschlag</translation>
        </message>
        <message>
            <source>ignore block</source>
            <translation>ignoriert Block</translation>
        </message>
        <message>
            <source>unevadable</source>
            <translation>unausweichlich</translation>
        </message>
        <message>
            <source>precise</source>
            <translation>präzise</translation>
        </message>
        <message>
            <source>true damage</source>
            <translation>wahrer Schaden</translation>
        </message>
        <message>
            <source>innate</source>
            <translation>angeboren</translation>
        </message>
        <message>
            <source>Swift</source>
            <translation>flink</translation>
        </message>
        <message>
            <source>needs two blockers</source>
            <translation>braucht zwei Blocker</translation>
        </message>
        <message>
            <source>Blessed</source>
            <translation>gesegnet</translation>
        </message>
        <message>
            <source>Steadfast</source>
            <translation>standhaft</translation>
        </message>
        <message>
            <source>Sharpshooter</source>
            <translation>Scharfschütze</translation>
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
            <translation>vor dem Wurf des eigenen Helden:</translation>
        </message>
        <message>
            <source>between attacks:</source>
            <translation>zwischen zwei Angriffen:</translation>
        </message>
        <message>
            <source>between rolls:</source>
            <translation>zwischen zwei Würfen:</translation>
        </message>
        <message>
            <source>on reveal:</source>
            <translation>beim Aufdecken:</translation>
        </message>
        <message>
            <source>after a scout:</source>
            <translation>nach einer Erkundung:</translation>
        </message>
        <message>
            <source>after a parley:</source>
            <translation>nach einer Waffenruhe:</translation>
        </message>
        <message>
            <source>if it hurts the opponent,</source>
            <translation>falls dein Gegenüber verletzt wird:</translation>
        </message>
        <message>
            <source>when it resolves,</source>
            <translation>bei der Abrechnung:</translation>
        </message>
        <message>
            <source>if you win the duel,</source>
            <translation>bei Sieg im Duell:</translation>
        </message>
        <message>
            <source>if the duel is tied,</source>
            <translation>bei Unentschieden im Duell:</translation>
        </message>
        <message>
            <source>after a lost duel:</source>
            <translation>nach verlorenem Duell:</translation>
        </message>
        <message>
            <source>duel reward:</source>
            <translation>Duellbelohnung:</translation>
        </message>
        <message>
            <source>duel penalty:</source>
            <translation>Duellstrafe:</translation>
        </message>
        <message>
            <source>if the opponent concedes,</source>
            <translation>falls dein Gegenüber aufgibt:</translation>
        </message>
    </context>
    <context>
        <name>CardMoment</name>
        <message>
            <source>when the duel is won</source>
            <translation>bei Sieg im Duell</translation>
        </message>
        <message>
            <source>when the duel is tied</source>
            <translation>bei Unentschieden im Duell</translation>
        </message>
        <message>
            <source>when the duel is lost</source>
            <translation>bei Niederlage im Duell</translation>
        </message>
        <message>
            <source>when the turn ends</source>
            <translation>am Zugende</translation>
        </message>
        <message>
            <source>when the next turn begins</source>
            <translation>zu Beginn des nächsten Zuges</translation>
        </message>
    </context>
    <context>
        <name>CardOperation</name>
        <message>
            <source>deal damage</source>
            <translation>Schaden zufügen</translation>
        </message>
        <message>
            <source>heal</source>
            <translation>heilen</translation>
        </message>
        <message>
            <source>pay a price</source>
            <translation>einen Preis zahlen</translation>
        </message>
        <message>
            <source>set a number</source>
            <translation>eine Zahl setzen</translation>
        </message>
        <message>
            <source>draw cards</source>
            <translation>Karten ziehen</translation>
        </message>
        <message>
            <source>let somebody choose</source>
            <translation>jemanden wählen lassen</translation>
        </message>
        <message>
            <source>more of an attribute</source>
            <translation>mehr von einer Eigenschaft</translation>
        </message>
        <message>
            <source>move a creature</source>
            <translation>eine Kreatur bewegen</translation>
        </message>
        <message>
            <source>give a keyword</source>
            <translation>ein Schlüsselwort geben</translation>
        </message>
        <message>
            <source>forbid something</source>
            <translation>etwas verbieten</translation>
        </message>
        <message>
            <source>prevent damage</source>
            <translation>Schaden verhindern</translation>
        </message>
        <message>
            <source>ask whether it happens</source>
            <translation>fragen, ob es geschieht</translation>
        </message>
        <message>
            <source>place a marker</source>
            <translation>einen Marker legen</translation>
        </message>
        <message>
            <source>discard cards</source>
            <translation>Karten ablegen</translation>
        </message>
        <message>
            <source>roll as well</source>
            <translation>mitwürfeln</translation>
        </message>
        <message>
            <source>leave the fight</source>
            <translation>den Kampf verlassen</translation>
        </message>
        <message>
            <source>shuffle a pile</source>
            <translation>einen Stapel mischen</translation>
        </message>
        <message>
            <source>win the game</source>
            <translation>das Spiel gewinnen</translation>
        </message>
        <message>
            <source>change a hit</source>
            <translation>einen Treffer ändern</translation>
        </message>
        <message>
            <source>send a hit back</source>
            <translation>einen Treffer zurückwerfen</translation>
        </message>
        <message>
            <source>take a hit instead</source>
            <translation>einen Treffer für andere nehmen</translation>
        </message>
        <message>
            <source>keep alive</source>
            <translation>am Leben halten</translation>
        </message>
        <message>
            <source>choose instead</source>
            <translation>stattdessen wählen</translation>
        </message>
        <message>
            <source>strike</source>
            <translation>schlagen</translation>
        </message>
        <message>
            <source>block</source>
            <translation>blocken</translation>
        </message>
        <message>
            <source>dodge</source>
            <translation>ausweichen</translation>
        </message>
        <message>
            <source>strike or block for more</source>
            <translation>stärker schlagen oder blocken</translation>
        </message>
        <message>
            <source>gain or lose</source>
            <translation>erhalten oder verlieren</translation>
        </message>
        <message>
            <source>steal</source>
            <translation>stehlen</translation>
        </message>
        <message>
            <source>give a state</source>
            <translation>einen Zustand geben</translation>
        </message>
        <message>
            <source>end negative effects</source>
            <translation>negative Effekte beenden</translation>
        </message>
        <message>
            <source>roll again</source>
            <translation>neu würfeln</translation>
        </message>
        <message>
            <source>turn a card into another</source>
            <translation>eine Karte in eine andere verwandeln</translation>
        </message>
        <message>
            <source>swap actions</source>
            <translation>Aktionen vertauschen</translation>
        </message>
        <message>
            <source>look at something</source>
            <translation>etwas ansehen</translation>
        </message>
        <message>
            <source>make somebody the aggressor</source>
            <translation>jemanden zum Angreifer machen</translation>
        </message>
        <message>
            <source>end the duel</source>
            <translation>das Duell beenden</translation>
        </message>
        <message>
            <source>take the location&apos;s reward</source>
            <translation>die Belohnung des Ortes nehmen</translation>
        </message>
        <message>
            <source>only if</source>
            <translation>nur falls</translation>
        </message>
        <message>
            <source>let both bid</source>
            <translation>beide bieten lassen</translation>
        </message>
        <message>
            <source>later</source>
            <translation>später</translation>
        </message>
        <message>
            <source>sacrifice</source>
            <translation>opfern</translation>
        </message>
        <message>
            <source>take all that match</source>
            <translation>alle nehmen, die passen</translation>
        </message>
        <message>
            <source>cancel a link</source>
            <translation>ein Glied der Kette aufheben</translation>
        </message>
        <message>
            <source>mark or unmark</source>
            <translation>markieren oder Markierung entfernen</translation>
        </message>
        <message>
            <source>swap two pieces</source>
            <translation>zwei Figuren vertauschen</translation>
        </message>
    </context>
    <context>
        <name>CardPlayer</name>
        <message>
            <source>you|your|of yours</source>
            <translation>du|von dir|von dir|dir|dich|du|dein|deine|</translation>
        </message>
        <message>
            <source>the opponent|the opponent&apos;s|of the opponent&apos;s</source>
            <translation>dein Gegenüber|von deinem Gegenüber|von deinem Gegenüber|deinem Gegenüber|dein Gegenüber|dein Gegenüber|der|die| deines Gegenübers</translation>
        </message>
        <message>
            <source>its player|its player&apos;s|of its player&apos;s</source>
            <translation>die Seite, der sie gehört|von der Seite, der sie gehört|von der Seite, der sie gehört|der Seite, der sie gehört|die Seite, der sie gehört|die Seite, der sie gehört,|der|die| der Seite, der sie gehört</translation>
        </message>
        <message>
            <source>the enemy|the enemy&apos;s|of the enemy&apos;s</source>
            <translation>der Gegner|vom Gegner|vom Gegner|dem Gegner|den Gegner|der Gegner|der|die| des Gegners</translation>
        </message>
        <message>
            <source>the tested hero|the tested hero&apos;s|of the tested hero&apos;s</source>
            <translation>der geprüfte Held|vom geprüften Helden|vom geprüften Helden|dem geprüften Helden|den geprüften Helden|der geprüfte Held|der|die| des geprüften Helden</translation>
        </message>
        <message>
            <source>every hero|every hero&apos;s|of every hero&apos;s</source>
            <translation>jeder Held|von jedem Helden|von jedem Helden|jedem Helden|jeden Helden|jeder Held|der|die| jedes Helden</translation>
        </message>
        <message>
            <source>every other hero|every other hero&apos;s|of every other hero&apos;s</source>
            <translation>jeder andere Held|von jedem anderen Helden|von jedem anderen Helden|jedem anderen Helden|jeden anderen Helden|jeder andere Held|der|die| jedes anderen Helden</translation>
        </message>
        <message>
            <source>the named hero|the named hero&apos;s|of the named hero&apos;s</source>
            <translation>der genannte Held|vom genannten Helden|vom genannten Helden|dem genannten Helden|den genannten Helden|der genannte Held|der|die| des genannten Helden</translation>
        </message>
        <message>
            <source>both players|both players&apos;|of both players&apos;</source>
            <translation>beide|von beiden|von beiden|beiden|beide|beide|der|die| beider Seiten</translation>
        </message>
        <message>
            <source>nobody|nobody&apos;s|of nobody&apos;s</source>
            <translation>niemand|von niemandem|von niemandem|niemandem|niemanden|niemand|der|die| von niemandem</translation>
        </message>
        <message>
            <source>the turn player|the turn player&apos;s|of the turn player&apos;s</source>
            <translation>die Seite am Zug|von der Seite am Zug|von der Seite am Zug|der Seite am Zug|die Seite am Zug|wer am Zug ist,|der|die| der Seite am Zug</translation>
        </message>
        <message>
            <source>the other player|the other player&apos;s|of the other player&apos;s</source>
            <translation>die andere Seite|von der anderen Seite|von der anderen Seite|der anderen Seite|die andere Seite|die andere Seite|der|die| der anderen Seite</translation>
        </message>
        <message>
            <source>the revealer|the revealer&apos;s|of the revealer&apos;s</source>
            <translation>die aufdeckende Seite|von der aufdeckenden Seite|von der aufdeckenden Seite|der aufdeckenden Seite|die aufdeckende Seite|wer aufdeckt,|der|die| der aufdeckenden Seite</translation>
        </message>
        <message>
            <source>the revealer&apos;s opponent|the revealer&apos;s opponent&apos;s|of the revealer&apos;s opponent&apos;s</source>
            <translation>das Gegenüber der aufdeckenden Seite|vom Gegenüber der aufdeckenden Seite|vom Gegenüber der aufdeckenden Seite|dem Gegenüber der aufdeckenden Seite|das Gegenüber der aufdeckenden Seite|das Gegenüber der aufdeckenden Seite|der|die| des Gegenübers der aufdeckenden Seite</translation>
        </message>
        <message>
            <source>the aggressor|the aggressor&apos;s|of the aggressor&apos;s</source>
            <translation>der Angreifer|vom Angreifer|vom Angreifer|dem Angreifer|den Angreifer|der Angreifer|der|die| des Angreifers</translation>
        </message>
        <message>
            <source>the defender|the defender&apos;s|of the defender&apos;s</source>
            <translation>der Verteidiger|vom Verteidiger|vom Verteidiger|dem Verteidiger|den Verteidiger|der Verteidiger|der|die| des Verteidigers</translation>
        </message>
        <message>
            <source>the duel winner|the duel winner&apos;s|of the duel winner&apos;s</source>
            <translation>die Siegerseite des Duells|von der Siegerseite des Duells|von der Siegerseite des Duells|der Siegerseite des Duells|die Siegerseite des Duells|wer das Duell gewinnt,|der|die| der Siegerseite des Duells</translation>
        </message>
        <message>
            <source>the duel loser|the duel loser&apos;s|of the duel loser&apos;s</source>
            <translation>die Verliererseite des Duells|von der Verliererseite des Duells|von der Verliererseite des Duells|der Verliererseite des Duells|die Verliererseite des Duells|wer das Duell verliert,|der|die| der Verliererseite des Duells</translation>
        </message>
        <message>
            <source>the current winner|the current winner&apos;s|of the current winner&apos;s</source>
            <translation>die führende Seite|von der führenden Seite|von der führenden Seite|der führenden Seite|die führende Seite|die führende Seite|der|die| der führenden Seite</translation>
        </message>
        <message>
            <source>the current loser|the current loser&apos;s|of the current loser&apos;s</source>
            <translation>die zurückliegende Seite|von der zurückliegenden Seite|von der zurückliegenden Seite|der zurückliegenden Seite|die zurückliegende Seite|die zurückliegende Seite|der|die| der zurückliegenden Seite</translation>
        </message>
        <message>
            <source>the player with the lower DV|the player with the lower DV&apos;s|of the player with the lower DV&apos;s</source>
            <translation>die Seite mit dem niedrigeren WW|von der Seite mit dem niedrigeren WW|von der Seite mit dem niedrigeren WW|der Seite mit dem niedrigeren WW|die Seite mit dem niedrigeren WW|wer den niedrigeren WW hat,|der|die| der Seite mit dem niedrigeren WW</translation>
        </message>
        <message>
            <source>the player with the higher DV|the player with the higher DV&apos;s|of the player with the higher DV&apos;s</source>
            <translation>die Seite mit dem höheren WW|von der Seite mit dem höheren WW|von der Seite mit dem höheren WW|der Seite mit dem höheren WW|die Seite mit dem höheren WW|wer den höheren WW hat,|der|die| der Seite mit dem höheren WW</translation>
        </message>
        <message>
            <source>each player with an odd DV|each player with an odd DV&apos;s|of each player with an odd DV&apos;s</source>
            <translation>jede Seite mit ungeradem WW|von jeder Seite mit ungeradem WW|von jeder Seite mit ungeradem WW|jeder Seite mit ungeradem WW|jede Seite mit ungeradem WW|wer einen ungeraden WW hat,|der|die| jeder Seite mit ungeradem WW</translation>
        </message>
        <message>
            <source>each player with an even DV|each player with an even DV&apos;s|of each player with an even DV&apos;s</source>
            <translation>jede Seite mit geradem WW|von jeder Seite mit geradem WW|von jeder Seite mit geradem WW|jeder Seite mit geradem WW|jede Seite mit geradem WW|wer einen geraden WW hat,|der|die| jeder Seite mit geradem WW</translation>
        </message>
        <message>
            <source>the player with first blood|the player with first blood&apos;s|of the player with first blood&apos;s</source>
            <translation>die Seite mit dem ersten Blut|von der Seite mit dem ersten Blut|von der Seite mit dem ersten Blut|der Seite mit dem ersten Blut|die Seite mit dem ersten Blut|wer das erste Blut hat,|der|die| der Seite mit dem ersten Blut</translation>
        </message>
        <message>
            <source>that player|that player&apos;s|of that player&apos;s</source>
            <translation>diese Seite|von dieser Seite|von dieser Seite|dieser Seite|diese Seite|diese Seite|der|die| dieser Seite</translation>
        </message>
        <message>
            <source>the bid winner|the bid winner&apos;s|of the bid winner&apos;s</source>
            <translation>die Siegerseite des Gebots|von der Siegerseite des Gebots|von der Siegerseite des Gebots|der Siegerseite des Gebots|die Siegerseite des Gebots|wer das Gebot gewinnt,|der|die| der Siegerseite des Gebots</translation>
        </message>
        <message>
            <source>the battle|the battle&apos;s|of the battle&apos;s</source>
            <translation>der Kampf|vom Kampf|vom Kampf|dem Kampf|den Kampf|der Kampf|der|die| des Kampfes</translation>
        </message>
        <message>
            <source>the other side|the other side&apos;s|of the other side&apos;s</source>
            <translation>die andere Seite|von der anderen Seite|von der anderen Seite|der anderen Seite|die andere Seite|die andere Seite|der|die| der anderen Seite</translation>
        </message>
        <message>
            <source>the hurt creature|the hurt creature&apos;s|of the hurt creature&apos;s</source>
            <translation>die verletzte Kreatur|von der verletzten Kreatur|von der verletzten Kreatur|der verletzten Kreatur|die verletzte Kreatur|wer verletzt wurde,|der|die| der verletzten Kreatur</translation>
        </message>
        <message>
            <source>the twilight|the twilight&apos;s|of the twilight&apos;s</source>
            <translation>das Zwielicht|vom Zwielicht|vom Zwielicht|dem Zwielicht|das Zwielicht|das Zwielicht|der|die| des Zwielichts</translation>
        </message>
        <message>
            <source>the graveyard|the graveyard&apos;s|of the graveyard&apos;s</source>
            <translation>der Friedhof|vom Friedhof|vom Friedhof|dem Friedhof|den Friedhof|der Friedhof|der|die| des Friedhofs</translation>
        </message>
    </context>
    <context>
        <name>CardRow</name>
        <message>
            <source>taught</source>
            <translation>eingelernt</translation>
        </message>
        <message>
            <source>not taught</source>
            <translation>nicht eingelernt</translation>
        </message>
        <message>
            <source>Teach this card</source>
            <translation>Diese Karte einlernen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
    <context>
        <name>CardSentence</name>
        <message>
            <source>{a}, {b}</source>
            <translation>{a}: {b}</translation>
        </message>
        <message>
            <source>{a} and {b}</source>
            <translation>{a} und {b}</translation>
        </message>
        <message>
            <source>{a}; {b}</source>
            <translation>{a}; {b}</translation>
        </message>
        <message>
            <source>{a}; or {b}</source>
            <translation>{a}; oder {b}</translation>
        </message>
        <message>
            <source>{a}: {b}</source>
            <translation>{a}: {b}</translation>
        </message>
        <message>
            <source>{a} {b}</source>
            <translation>{a} {b}</translation>
        </message>
        <message>
            <source>{lead} {b}</source>
            <translation>{lead} {b}</translation>
        </message>
        <message>
            <source>otherwise {a}</source>
            <translation>sonst: {a}</translation>
        </message>
        <message>
            <source>otherwise</source>
            <translation>sonst</translation>
        </message>
        <message>
            <source>{a}.</source>
            <translation>{a}.</translation>
        </message>
        <message>
            <source>{a}:</source>
            <translation>{a}:</translation>
        </message>
        <message>
            <source>(only if {a}) {b}</source>
            <translation>(nur falls {a}) {b}</translation>
        </message>
        <message>
            <source>only if {a}</source>
            <translation>nur falls {a}</translation>
        </message>
        <message>
            <source>{label begun small}</source>
            <translation>{label as it is}</translation>
        </message>
        <message>
            <source>{a} or {b}</source>
            <translation>{a} oder {b}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {amount} damage</source>
            <translation>{who:6} {who|erleidest|erleidet|erleiden} {amount} Schaden</translation>
        </message>
        <message>
            <source>{who} {who|heal|heals} {amount}</source>
            <translation>{who:6} {who|heilst|heilt|heilen} {amount}</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} becomes {to}</source>
            <translation>{what} {who:of} auf {to} setzen</translation>
        </message>
        <message>
            <source>{who} {who|draw|draws} {count} {count?card|cards}</source>
            <translation>{who:6} {who|ziehst|zieht|ziehen} {count} {count?Karte|Karten}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {count} {count?card|cards} at random from the discard pile into hand</source>
            <translation>{who:6} {who|nimmst|nimmt|nehmen} zufällig {count} {count?Karte|Karten} vom Ablagestapel auf die Hand</translation>
        </message>
        <message>
            <source>{who} {who|pick|picks} {count} {count?card|cards} from the discard pile into hand</source>
            <translation>{who:6} {who|nimmst|nimmt|nehmen} {count} {count?Karte|Karten} nach Wahl vom Ablagestapel auf die Hand</translation>
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
            <translation>{who:6} {who|wählst|wählt|wählen}</translation>
        </message>
        <message>
            <source>discard {count} {count?card|cards} from the hand</source>
            <translation>{count} {count?Karte|Karten} aus der Hand ablegen</translation>
        </message>
        <message>
            <source>discard {count} equipped gear {count?card|cards}</source>
            <translation>{count} angelegte {count?Ausrüstung|Ausrüstungen} ablegen</translation>
        </message>
        <message>
            <source>discard {count} {count?card|cards} from the top of the hero deck</source>
            <translation>{count?die oberste|die obersten} {count} {count?Karte|Karten} des Heldenstapels ablegen</translation>
        </message>
        <message>
            <source>{who} {who|roll|rolls} too and {who|add|adds} the result</source>
            <translation>{who:6} {who|würfelst|würfelt|würfeln} mit und {who|addierst|addiert|addieren} den Wurf</translation>
        </message>
        <message>
            <source>leave unhurt, without loot</source>
            <translation>unverletzt entkommen, ohne Beute</translation>
        </message>
        <message>
            <source>{from} is shuffled into its deck</source>
            <translation>hineingemischt in den Stapel: {from}</translation>
        </message>
        <message>
            <source>the game is won</source>
            <translation>das Spiel ist gewonnen</translation>
        </message>
        <message>
            <source>strike value {plus}, whatever the DV</source>
            <translation>Schlagwert {plus}, egal bei welchem WW</translation>
        </message>
        <message>
            <source>strike value DV{+plus}</source>
            <translation>Schlagwert WW{+plus}</translation>
        </message>
        <message>
            <source>block value {plus}, whatever the DV</source>
            <translation>Blockwert {plus}, egal bei welchem WW</translation>
        </message>
        <message>
            <source>block value DV{+plus}</source>
            <translation>Blockwert WW{+plus}</translation>
        </message>
        <message>
            <source>dodges the facing action</source>
            <translation>weicht der gegenüberliegenden Aktion aus</translation>
        </message>
        <message>
            <source>{keyword}</source>
            <translation>{keyword}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action has {keyword}</source>
            <translation>{who:8} andere Aktion{who:9} hat „{keyword}“</translation>
        </message>
        <message>
            <source>{who&apos;s} actions have {keyword} this turn</source>
            <translation>{who:8} Aktionen{who:9} haben in diesem Zug „{keyword}“</translation>
        </message>
        <message>
            <source>strikes for {by} less</source>
            <translation>schlägt mit −{by} zu</translation>
        </message>
        <message>
            <source>strikes for {by} more</source>
            <translation>schlägt mit +{by} zu</translation>
        </message>
        <message>
            <source>blocks {by} less</source>
            <translation>blockt mit −{by}</translation>
        </message>
        <message>
            <source>blocks {by} more</source>
            <translation>blockt mit +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action strikes for {by} less</source>
            <translation>{who:8} andere Aktion{who:9} schlägt mit −{by} zu</translation>
        </message>
        <message>
            <source>{who&apos;s} other action strikes for {by} more</source>
            <translation>{who:8} andere Aktion{who:9} schlägt mit +{by} zu</translation>
        </message>
        <message>
            <source>{who&apos;s} other action blocks {by} less</source>
            <translation>{who:8} andere Aktion{who:9} blockt mit −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} other action blocks {by} more</source>
            <translation>{who:8} andere Aktion{who:9} blockt mit +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions strike for {by} less this turn</source>
            <translation>{who:8} Aktionen{who:9} schlagen in diesem Zug mit −{by} zu</translation>
        </message>
        <message>
            <source>{who&apos;s} actions strike for {by} more this turn</source>
            <translation>{who:8} Aktionen{who:9} schlagen in diesem Zug mit +{by} zu</translation>
        </message>
        <message>
            <source>{who&apos;s} actions block {by} less this turn</source>
            <translation>{who:8} Aktionen{who:9} blocken in diesem Zug mit −{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions block {by} more this turn</source>
            <translation>{who:8} Aktionen{who:9} blocken in diesem Zug mit +{by}</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} counts as used</source>
            <translation>{what} {who:of} zählt als eingesetzt</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used again</source>
            <translation>{what} {who:of} ist wieder einsetzbar</translation>
        </message>
        <message>
            <source>{who} {who|have|has} −{by} DV this turn</source>
            <translation>{who:6} {who|hast|hat|haben} in diesem Zug −{by} WW</translation>
        </message>
        <message>
            <source>{who} {who|have|has} +{by} DV this turn</source>
            <translation>{who:6} {who|hast|hat|haben} in diesem Zug +{by} WW</translation>
        </message>
        <message>
            <source>{who} {who|lose|loses} {#by what}</source>
            <translation>{who:6} {who|verlierst|verliert|verlieren} {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|get|gets} {#by what}</source>
            <translation>{who:6} {who|erhältst|erhält|erhalten} {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|gain|gains} {#by what}</source>
            <translation>{who:6} {who|erhältst|erhält|erhalten} {#by what}</translation>
        </message>
        <message>
            <source>{who} {who|steal|steals} {#amount what}</source>
            <translation>{who:6} {who|stiehlst|stiehlt|stehlen} {#amount what}</translation>
        </message>
        <message>
            <source>{who} {who|are|is} poisoned</source>
            <translation>{who:6} {who|wirst|wird|werden} vergiftet</translation>
        </message>
        <message>
            <source>{who} {who|are|is} ignited</source>
            <translation>{who:6} {who|wirst|wird|werden} entzündet</translation>
        </message>
        <message>
            <source>{who} {who|are|is} stunned</source>
            <translation>{who:6} {who|wirst|wird|werden} betäubt</translation>
        </message>
        <message>
            <source>{who} may play no more powers this turn</source>
            <translation>{who:6} {who|darfst|darf|dürfen} in diesem Zug keine Kräfte mehr einsetzen</translation>
        </message>
        <message>
            <source>nothing can damage {who} this turn</source>
            <translation>nichts kann {who:4} in diesem Zug schaden</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is locked for this turn</source>
            <translation>{who:7} WW{who:9} ist für diesen Zug gesperrt</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is kept for the next turn</source>
            <translation>{who:7} WW{who:9} gilt auch im nächsten Zug</translation>
        </message>
        <message>
            <source>{who} {who|are|is} {state}</source>
            <translation>{who:6} {who|bist|ist|sind} {state}</translation>
        </message>
        <message>
            <source>{who&apos;s} negative effects end</source>
            <translation>{who:8} negativen Effekte{who:9} enden</translation>
        </message>
        <message>
            <source>{who} {who|reroll|rerolls}</source>
            <translation>{who:6} {who|würfelst|würfelt|würfeln} neu</translation>
        </message>
        <message>
            <source>{who} {who|reroll|rerolls} until {toward}</source>
            <translation>{who:6} {who|würfelst|würfelt|würfeln} neu, bis es {toward} ist</translation>
        </message>
        <message>
            <source>an upgraded card {who:of} is the basic action again</source>
            <translation>eine aufgewertete Karte {who:of} ist wieder die Grundaktion</translation>
        </message>
        <message>
            <source>an upgraded card {who:of}, picked by {pick}, is the basic action again</source>
            <translation>eine aufgewertete Karte {who:of} (Auswahl: {pick}) ist wieder die Grundaktion</translation>
        </message>
        <message>
            <source>an upgraded card {who:of} counts as {into} until {until}</source>
            <translation>eine aufgewertete Karte {who:of} zählt als {into}, bis {until}</translation>
        </message>
        <message>
            <source>an upgraded card {who:of}, picked by {pick}, counts as {into} until {until}</source>
            <translation>eine aufgewertete Karte {who:of} (Auswahl: {pick}) zählt als {into}, bis {until}</translation>
        </message>
        <message>
            <source>a committed action {who:of} counts as {into} until {until}</source>
            <translation>eine ausgelegte Aktion {who:of} zählt als {into}, bis {until}</translation>
        </message>
        <message>
            <source>a committed action {who:of}, picked by {pick}, counts as {into} until {until}</source>
            <translation>eine ausgelegte Aktion {who:of} (Auswahl: {pick}) zählt als {into}, bis {until}</translation>
        </message>
        <message>
            <source>{who&apos;s} actions trade places</source>
            <translation>{who:8} Aktionen{who:9} tauschen die Plätze</translation>
        </message>
        <message>
            <source>{who} {who|look|looks} at {what}</source>
            <translation>{who:6} {who|darfst|darf|dürfen} ansehen: {what}</translation>
        </message>
        <message>
            <source>{who} {who|become|becomes} the aggressor</source>
            <translation>{who:6} {who|wirst|wird|werden} zum Angreifer</translation>
        </message>
        <message>
            <source>the duel is called off: {then}</source>
            <translation>das Duell wird abgesagt: {then}</translation>
        </message>
        <message>
            <source>{loser} {loser|lose|loses} the duel: {then}</source>
            <translation>{loser:6} {loser|verlierst|verliert|verlieren} das Duell: {then}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} the location&apos;s duel reward</source>
            <translation>{who:6} {who|nimmst|nimmt|nehmen} die Duellbelohnung des Ortes</translation>
        </message>
        <message>
            <source>if {test}</source>
            <translation>falls {test}</translation>
        </message>
        <message>
            <source>bid</source>
            <translation>Gebot</translation>
        </message>
        <message>
            <source>{at}</source>
            <translation>{at}</translation>
        </message>
        <message>
            <source>{who} {who|take|takes} {amount} true damage</source>
            <translation>{who:6} {who|erleidest|erleidet|erleiden} {amount} wahren Schaden</translation>
        </message>
        <message>
            <source>{who} {who|pay|pays} {#amount what}</source>
            <translation>{who:6} {who|zahlst|zahlt|zahlen} {#amount what}</translation>
        </message>
        <message>
            <source>{who&apos;s} points become {to}</source>
            <translation>{who:8} Punkte{who:9} werden auf {to} gesetzt</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is odd</source>
            <translation>{who:7} WW{who:9} ungerade ist</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is even</source>
            <translation>{who:7} WW{who:9} gerade ist</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is the lower</source>
            <translation>{who:7} WW{who:9} der niedrigere ist</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is the higher</source>
            <translation>{who:7} WW{who:9} der höhere ist</translation>
        </message>
        <message>
            <source>somebody is {who}</source>
            <translation>jemand {who} ist</translation>
        </message>
        <message>
            <source>{who} {who|are|is} {group}</source>
            <translation>{who} {group} {who|bist|ist|sind}</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used</source>
            <translation>{what} {who:of} einsetzbar ist</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} has been used</source>
            <translation>{what} {who:of} schon eingesetzt ist</translation>
        </message>
        <message>
            <source>{who&apos;s} {what} can be used {cmp} {value} times</source>
            <translation>{what} {who:of} {cmp} {value}-mal einsetzbar ist</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value} or more</source>
            <translation>{who:7} WW{who:9} {value} oder mehr beträgt</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value} or less</source>
            <translation>{who:7} WW{who:9} {value} oder weniger beträgt</translation>
        </message>
        <message>
            <source>{who&apos;s} DV is {value}</source>
            <translation>{who:7} WW{who:9} {value} beträgt</translation>
        </message>
        <message>
            <source>{who} {who|have|has} {#value what} or more</source>
            <translation>{who} {#value what} oder mehr {who|hast|hat|haben}</translation>
        </message>
        <message>
            <source>{who} {who|have|has} {#value what} or less</source>
            <translation>{who} {#value what} oder weniger {who|hast|hat|haben}</translation>
        </message>
        <message>
            <source>{who} {who|have|has} exactly {#value what}</source>
            <translation>{who} genau {#value what} {who|hast|hat|haben}</translation>
        </message>
        <message>
            <source>it is the preparation</source>
            <translation>gerade Vorbereitung ist</translation>
        </message>
        <message>
            <source>it is the showdown</source>
            <translation>gerade Enthüllung ist</translation>
        </message>
        <message>
            <source>the location is an adventure</source>
            <translation>der Ort ein Abenteuer ist</translation>
        </message>
        <message>
            <source>the location is a {is}</source>
            <translation>der Ort von der Art „{is}“ ist</translation>
        </message>
        <message>
            <source>{who} took damage in this duel</source>
            <translation>{who} in diesem Duell Schaden erlitten {who|hast|hat|haben}</translation>
        </message>
        <message>
            <source>nothing faces this action</source>
            <translation>dieser Aktion nichts gegenüberliegt</translation>
        </message>
        <message>
            <source>the facing action is {is}</source>
            <translation>die gegenüberliegende Aktion {is} ist</translation>
        </message>
        <message>
            <source>Option %1</source>
            <translation>Möglichkeit %1</translation>
        </message>
    </context>
    <context>
        <name>CardState</name>
        <message>
            <source>poisoned</source>
            <translation>vergiftet</translation>
        </message>
        <message>
            <source>ignited</source>
            <translation>entzündet</translation>
        </message>
        <message>
            <source>stunned</source>
            <translation>betäubt</translation>
        </message>
        <message>
            <source>silenced</source>
            <translation>verstummt</translation>
        </message>
        <message>
            <source>immune to damage</source>
            <translation>unverletzbar</translation>
        </message>
        <message>
            <source>DV locked</source>
            <translation>WW gesperrt</translation>
        </message>
        <message>
            <source>DV kept</source>
            <translation>WW behalten</translation>
        </message>
    </context>
    <context>
        <name>CardStrip</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>CardTest</name>
        <message>
            <source>which player it is</source>
            <translation>wer jemand ist</translation>
        </message>
        <message>
            <source>how much a player has</source>
            <translation>wie viel jemand hat</translation>
        </message>
        <message>
            <source>which phase it is</source>
            <translation>welche Phase ist</translation>
        </message>
        <message>
            <source>what the location is</source>
            <translation>was der Ort ist</translation>
        </message>
        <message>
            <source>a player was hurt</source>
            <translation>jemand wurde verletzt</translation>
        </message>
        <message>
            <source>what faces this action</source>
            <translation>was dieser Aktion gegenüberliegt</translation>
        </message>
    </context>
    <context>
        <name>CardType</name>
        <message>
            <source>action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>choice</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <source>hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>gear</source>
            <translation>Ausrüstung</translation>
        </message>
        <message>
            <source>one-use card</source>
            <translation>Einmal-Ausrüstung</translation>
        </message>
        <message>
            <source>team card</source>
            <translation>Teamkarte</translation>
        </message>
        <message>
            <source>minion</source>
            <translation>Scherge</translation>
        </message>
        <message>
            <source>boss</source>
            <translation>Boss</translation>
        </message>
        <message>
            <source>trap</source>
            <translation>Falle</translation>
        </message>
        <message>
            <source>event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>endgame treasure</source>
            <translation>Endschatz</translation>
        </message>
        <message>
            <source>endgame boss</source>
            <translation>Endboss</translation>
        </message>
        <message>
            <source>party</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Kraft</translation>
        </message>
        <message>
            <source>location</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>upgrade</source>
            <translation>Aufwertung</translation>
        </message>
        <message>
            <source>wish</source>
            <translation>Wunsch</translation>
        </message>
        <message>
            <source>Entity</source>
            <translation>Wesen</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Spell</source>
            <translation>Zauber</translation>
        </message>
        <message>
            <source>creature</source>
            <translation>Kreatur</translation>
        </message>
    </context>
    <context>
        <name>CardUnit</name>
        <message numerus="yes">
            <source>%n HP</source>
            <translation>
                <numerusform>%n LP</numerusform>
                <numerusform>%n LP</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lamps</source>
            <translation>
                <numerusform>%n Lampe</numerusform>
                <numerusform>%n Lampen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana</source>
            <translation>
                <numerusform>%n Mana</numerusform>
                <numerusform>%n Mana</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n extra upgrades</source>
            <translation>
                <numerusform>%n Zusatzaufwertung</numerusform>
                <numerusform>%n Zusatzaufwertungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Exposed</source>
            <translation>
                <numerusform>%n Blöße</numerusform>
                <numerusform>%n Blößen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Toughness</source>
            <translation>
                <numerusform>%n Zähigkeit</numerusform>
                <numerusform>%n Zähigkeit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n DV</source>
            <translation>
                <numerusform>%n WW</numerusform>
                <numerusform>%n WW</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardValue</name>
        <message>
            <source>nothing: a fixed value</source>
            <translation>nichts: ein fester Wert</translation>
        </message>
        <message>
            <source>the other action</source>
            <translation>die andere Aktion</translation>
        </message>
        <message>
            <source>all actions</source>
            <translation>alle Aktionen</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>true</source>
            <translation>wahr</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>strength</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>magic</source>
            <translation>Magie</translation>
        </message>
        <message>
            <source>the hand</source>
            <translation>die Hand</translation>
        </message>
        <message>
            <source>equipped gear</source>
            <translation>angelegte Ausrüstung</translation>
        </message>
        <message>
            <source>the hero deck</source>
            <translation>der Heldenstapel</translation>
        </message>
        <message>
            <source>the hero discard pile</source>
            <translation>der Helden-Ablagestapel</translation>
        </message>
        <message>
            <source>the dungeon discard pile</source>
            <translation>der Verlies-Ablagestapel</translation>
        </message>
        <message>
            <source>its targets</source>
            <translation>ihre Ziele</translation>
        </message>
        <message>
            <source>enemies there</source>
            <translation>Gegner dort</translation>
        </message>
        <message>
            <source>allies there</source>
            <translation>Verbündete dort</translation>
        </message>
        <message>
            <source>itself</source>
            <translation>sie selbst</translation>
        </message>
        <message>
            <source>what was chosen</source>
            <translation>was gewählt wurde</translation>
        </message>
        <message>
            <source>ordinary</source>
            <translation>gewöhnlich</translation>
        </message>
        <message>
            <source>lethal</source>
            <translation>tödlich</translation>
        </message>
        <message>
            <source>stronger</source>
            <translation>stärker</translation>
        </message>
        <message>
            <source>halved</source>
            <translation>halbiert</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>always</source>
            <translation>immer</translation>
        </message>
        <message>
            <source>the attacker is in another lane</source>
            <translation>der Angreifer ist auf einer anderen Bahn</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>as the turn ends</source>
            <translation>am Zugende</translation>
        </message>
        <message>
            <source>the chosen lane</source>
            <translation>die gewählte Bahn</translation>
        </message>
        <message>
            <source>its own lane</source>
            <translation>die eigene Bahn</translation>
        </message>
        <message>
            <source>the next round ends</source>
            <translation>die nächste Runde endet</translation>
        </message>
        <message>
            <source>it is used</source>
            <translation>sie benutzt wird</translation>
        </message>
        <message>
            <source>damage dealt</source>
            <translation>verursachter Schaden</translation>
        </message>
        <message>
            <source>damage taken</source>
            <translation>erlittener Schaden</translation>
        </message>
        <message>
            <source>movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>range ahead</source>
            <translation>Reichweite nach vorn</translation>
        </message>
        <message>
            <source>leaving the lane</source>
            <translation>Verlassen der Bahn</translation>
        </message>
        <message>
            <source>acting</source>
            <translation>Aktionen nutzen</translation>
        </message>
        <message>
            <source>the dice value</source>
            <translation>der Würfelwert</translation>
        </message>
        <message>
            <source>this action</source>
            <translation>diese Aktion</translation>
        </message>
        <message>
            <source>strike value</source>
            <translation>Schlagwert</translation>
        </message>
        <message>
            <source>block value</source>
            <translation>Blockwert</translation>
        </message>
        <message>
            <source>rolled again</source>
            <translation>neu gewürfelt</translation>
        </message>
        <message>
            <source>higher</source>
            <translation>höher</translation>
        </message>
        <message>
            <source>lower</source>
            <translation>niedriger</translation>
        </message>
        <message>
            <source>a committed action</source>
            <translation>eine ausgelegte Aktion</translation>
        </message>
        <message>
            <source>an upgraded card</source>
            <translation>eine aufgewertete Karte</translation>
        </message>
        <message>
            <source>its owner</source>
            <translation>die eigene Seite</translation>
        </message>
        <message>
            <source>the other player</source>
            <translation>die andere Seite</translation>
        </message>
        <message>
            <source>the basic action it replaced</source>
            <translation>die Grundaktion, die sie ersetzt hat</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>the turn ends</source>
            <translation>der Zug endet</translation>
        </message>
        <message>
            <source>the game ends</source>
            <translation>das Spiel endet</translation>
        </message>
        <message>
            <source>the deck</source>
            <translation>der Stapel</translation>
        </message>
        <message>
            <source>the discard pile</source>
            <translation>der Ablagestapel</translation>
        </message>
        <message>
            <source>the other player&apos;s DV</source>
            <translation>der WW der anderen Seite</translation>
        </message>
        <message>
            <source>the other player&apos;s hand</source>
            <translation>die Hand der anderen Seite</translation>
        </message>
        <message>
            <source>all face-down locations</source>
            <translation>alle verdeckten Orte</translation>
        </message>
        <message>
            <source>a parley may be offered</source>
            <translation>eine Waffenruhe darf angeboten werden</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>höchstens</translation>
        </message>
        <message>
            <source>exactly</source>
            <translation>genau</translation>
        </message>
        <message>
            <source>preparation</source>
            <translation>Vorbereitung</translation>
        </message>
        <message>
            <source>showdown</source>
            <translation>Enthüllung</translation>
        </message>
        <message>
            <source>adventure</source>
            <translation>Abenteuer</translation>
        </message>
        <message>
            <source>hazard</source>
            <translation>Gefahr</translation>
        </message>
        <message>
            <source>treasure</source>
            <translation>Schatz</translation>
        </message>
        <message>
            <source>aggressive</source>
            <translation>angreifend</translation>
        </message>
        <message>
            <source>defensive</source>
            <translation>verteidigend</translation>
        </message>
        <message>
            <source>Defensive</source>
            <translation>Defensiv</translation>
        </message>
        <message>
            <source>changes</source>
            <translation>wandelnd</translation>
        </message>
        <message>
            <source>basic</source>
            <translation>Grundkraft</translation>
        </message>
        <message>
            <source>Trickster</source>
            <translation>Trickser</translation>
        </message>
        <message>
            <source>Offensive</source>
            <translation>Offensiv</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>returned</source>
            <translation>zurückgeholt</translation>
        </message>
        <message>
            <source>destroyed</source>
            <translation>zerstört</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>abgelegt</translation>
        </message>
        <message>
            <source>moved</source>
            <translation>bewegt</translation>
        </message>
        <message>
            <source>raised</source>
            <translation>zurückgerufen</translation>
        </message>
        <message>
            <source>marked</source>
            <translation>markiert</translation>
        </message>
        <message>
            <source>unmarked</source>
            <translation>unmarkiert</translation>
        </message>
        <message>
            <source>not halved</source>
            <translation>nicht halbiert</translation>
        </message>
        <message>
            <source>halved, rounded up</source>
            <translation>halbiert, Halbe aufgerundet</translation>
        </message>
        <message>
            <source>up</source>
            <translation>aufgerundet</translation>
        </message>
        <message>
            <source>the battle</source>
            <translation>der Kampf</translation>
        </message>
        <message>
            <source>Leafcrown</source>
            <translation>Laubkrone</translation>
        </message>
        <message>
            <source>Hollow Hold</source>
            <translation>Hohlfeste</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Nahkampf</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>Fernkampf</translation>
        </message>
    </context>
    <context>
        <name>CardsPage</name>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 taught</source>
            <translation>%1 von %2 eingelernt</translation>
        </message>
        <message>
            <source>Teach cards</source>
            <translation>Karten einlernen</translation>
        </message>
        <message>
            <source>Ctrl E</source>
            <translation>Strg E</translation>
        </message>
        <message>
            <source>Show the camera your own cards, one by one or many at once</source>
            <translation>Zeigt der Kamera eure eigenen Karten, eine nach der anderen oder viele auf einmal</translation>
        </message>
        <message>
            <source>Search names and texts</source>
            <translation>Namen und Texte durchsuchen</translation>
        </message>
        <message>
            <source>Kind of card</source>
            <translation>Kartenart</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Balance</translation>
        </message>
        <message>
            <source>Lets the program play a game many times: who wins, which cards do</source>
            <translation>Lässt das Programm ein Spiel oft spielen: wer gewinnt, welche Karten</translation>
        </message>
    </context>
    <context>
        <name>CareDialog</name>
        <message>
            <source>Checking everything</source>
            <translation>Alles wird durchgesehen</translation>
        </message>
        <message>
            <source>Everything works</source>
            <translation>Alles funktioniert</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>%n Sache zu beheben</numerusform>
                <numerusform>%n Sachen zu beheben</numerusform>
            </translation>
        </message>
        <message>
            <source>The report holds no names, places or addresses. Send it to whoever helps you.</source>
            <translation>Der Bericht enthält keine Namen, Orte oder Adressen. Schick ihn an die Person, die dir hilft.</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Nights, cards, tables, leagues and settings in one file.</source>
            <translation>Abende, Karten, Tische, Ligen und Einstellungen in einer Datei.</translation>
        </message>
        <message>
            <source>Backups (*.lkbackup)</source>
            <translation>Sicherungen (*.lkbackup)</translation>
        </message>
        <message>
            <source>Back up</source>
            <translation>Sichern</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restores a backup. It is checked first, and your current data is kept.</source>
            <translation>Stellt eine Sicherung wieder her. Zuerst wird sie geprüft; deine jetzigen Daten bleiben erhalten.</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>What was found, and the version of everything in use.</source>
            <translation>Was gefunden wurde und die Versionen von allem, was benutzt wird.</translation>
        </message>
        <message>
            <source>Text files (*.txt)</source>
            <translation>Textdateien (*.txt)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Neu starten</translation>
        </message>
        <message>
            <source>Copy the report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
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
            <translation>Alle Prüfungen</translation>
        </message>
    </context>
    <context>
        <name>CheckNames</name>
        <message>
            <source>Data folder</source>
            <translation>Datenordner</translation>
        </message>
        <message>
            <source>Free disk space</source>
            <translation>Freier Speicherplatz</translation>
        </message>
        <message>
            <source>Waiting league nights</source>
            <translation>Wartende Ligaabende</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>Recognition</source>
            <translation>Erkennung</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>Stimme</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Schriften</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellung</translation>
        </message>
        <message>
            <source>Deleting everything</source>
            <translation>Alles löschen</translation>
        </message>
    </context>
    <context>
        <name>CheckWords</name>
        <message>
            <source>tray %1</source>
            <translation>Schale %1</translation>
        </message>
        <message>
            <source>others</source>
            <translation>andere</translation>
        </message>
        <message>
            <source>top left</source>
            <translation>oben links</translation>
        </message>
        <message>
            <source>top right</source>
            <translation>oben rechts</translation>
        </message>
        <message>
            <source>bottom right</source>
            <translation>unten rechts</translation>
        </message>
        <message>
            <source>bottom left</source>
            <translation>unten links</translation>
        </message>
        <message>
            <source>It is too dark: paper looks grey</source>
            <translation>Es ist zu dunkel: Papier sieht grau aus</translation>
        </message>
        <message>
            <source>The picture is blurred (edges %1 px wide, %2 at most)</source>
            <translation>Das Bild ist unscharf: Kanten sind %1 px breit, höchstens %2 sind erlaubt</translation>
        </message>
        <message>
            <source>No mark can be read</source>
            <translation>Keine Marke ist lesbar</translation>
        </message>
        <message>
            <source>The camera is too far away (mark squares %1 px, %2 needed)</source>
            <translation>Die Kamera ist zu weit weg: Marken haben %1 px je Kästchen, nötig sind %2</translation>
        </message>
        <message>
            <source>The camera is tilted by %1 degrees</source>
            <translation>Die Kamera ist um %1 Grad geneigt</translation>
        </message>
        <message>
            <source>There are two of these: %1</source>
            <translation>Davon gibt es zwei: %1</translation>
        </message>
        <message>
            <source>Not seen: %1</source>
            <translation>Nicht zu sehen: %1</translation>
        </message>
        <message>
            <source>Part of the mat is outside the picture: %1</source>
            <translation>Die Matte ist nicht ganz im Bild: %1</translation>
        </message>
        <message>
            <source>Cards are too small: %1 px long, %2 are needed</source>
            <translation>Die Karten sind zu klein: %1 px lang, nötig sind %2</translation>
        </message>
        <message>
            <source>Not in the picture: %1</source>
            <translation>Nicht im Bild: %1</translation>
        </message>
        <message>
            <source>The camera is slow: %1 frames per second, %2 needed</source>
            <translation>Die Kamera ist langsam: %1 Bilder pro Sekunde, nötig sind %2</translation>
        </message>
        <message>
            <source>Bright enough</source>
            <translation>Hell genug</translation>
        </message>
        <message>
            <source>No glare</source>
            <translation>Nichts blendet</translation>
        </message>
        <message>
            <source>Sharp</source>
            <translation>Scharf</translation>
        </message>
        <message>
            <source>All trays are seen</source>
            <translation>Alle Schalen sind zu sehen</translation>
        </message>
        <message>
            <source>All corners of the mat are seen</source>
            <translation>Alle Ecken der Matte sind zu sehen</translation>
        </message>
        <message>
            <source>All zones are in the picture</source>
            <translation>Alle Zonen sind im Bild</translation>
        </message>
        <message>
            <source>%1 frames per second</source>
            <translation>%1 Bilder pro Sekunde</translation>
        </message>
        <message>
            <source>Frame rate unknown: not a live camera</source>
            <translation>Bildrate unbekannt: keine Live-Kamera</translation>
        </message>
        <message>
            <source>Unknown until a mark is read</source>
            <translation>Erst bekannt, wenn eine Marke gelesen ist</translation>
        </message>
        <message>
            <source>Put the mat and trays in view; if they are, lower the camera or set it to 1080p</source>
            <translation>Legt Matte und Schalen ins Bild; liegen sie schon da, senkt die Kamera oder stellt sie auf 1080p</translation>
        </message>
        <message>
            <source>Lower the camera, or set it to 1080p</source>
            <translation>Senkt die Kamera oder stellt sie auf 1080p</translation>
        </message>
        <message>
            <source>Lower the camera</source>
            <translation>Senkt die Kamera</translation>
        </message>
        <message>
            <source>Lower the camera to about %1 cm, or set it to 1080p</source>
            <translation>Senkt die Kamera auf etwa %1 cm oder stellt sie auf 1080p</translation>
        </message>
        <message>
            <source>Lower the camera to about %1 cm</source>
            <translation>Senkt die Kamera auf etwa %1 cm</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Glare</source>
            <translation>Blendung</translation>
        </message>
        <message>
            <source>Sharpness</source>
            <translation>Schärfe</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Tilt</source>
            <translation>Neigung</translation>
        </message>
        <message>
            <source>Trays</source>
            <translation>Schalen</translation>
        </message>
        <message>
            <source>Size of cards</source>
            <translation>Kartengröße</translation>
        </message>
        <message>
            <source>Zones</source>
            <translation>Zonen</translation>
        </message>
        <message>
            <source>Frames per second</source>
            <translation>Bilder pro Sekunde</translation>
        </message>
        <message>
            <source>Turn on another lamp, or turn one toward the table</source>
            <translation>Macht noch eine Lampe an oder dreht eine zum Tisch</translation>
        </message>
        <message>
            <source>Move the lamp to the side, or let it shine on the ceiling</source>
            <translation>Stellt die Lampe zur Seite oder lasst sie an die Decke scheinen</translation>
        </message>
        <message>
            <source>Clean the lens, and focus on the table</source>
            <translation>Putzt die Linse und stellt auf den Tisch scharf</translation>
        </message>
        <message>
            <source>Point the camera down more steeply: %1 degrees of tilt at most</source>
            <translation>Richtet die Kamera steiler nach unten: höchstens %1 Grad Neigung</translation>
        </message>
        <message>
            <source>Remove one of the two</source>
            <translation>Nehmt eine der beiden weg</translation>
        </message>
        <message>
            <source>Put it where the camera can see at least one of its marks</source>
            <translation>Legt sie dorthin, wo die Kamera mindestens eine ihrer Marken sieht</translation>
        </message>
        <message>
            <source>Move the mat or the camera until all four corners are seen, and uncover their marks</source>
            <translation>Verschiebt Matte oder Kamera, bis alle vier Ecken zu sehen sind, und macht ihre Marken frei</translation>
        </message>
        <message>
            <source>Lower the camera, or set a higher resolution</source>
            <translation>Senkt die Kamera oder stellt eine höhere Auflösung ein</translation>
        </message>
        <message>
            <source>Move the camera, or drag these zones into the picture</source>
            <translation>Verschiebt die Kamera oder zieht diese Zonen ins Bild</translation>
        </message>
        <message>
            <source>Add light or lower the resolution; close other programs that use the camera</source>
            <translation>Sorgt für mehr Licht oder senkt die Auflösung; beendet andere Programme, die die Kamera benutzen</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>a zone and whose it is</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Glare, but outside the zones</source>
            <translation>Blendung neben den Zonen</translation>
        </message>
        <message>
            <source>Glare here: %1</source>
            <translation>Blendung hier: %1</translation>
        </message>
        <message>
            <source>Close enough (mark squares %1 px)</source>
            <translation>Nah genug (Marken haben %1 px je Kästchen)</translation>
        </message>
        <message>
            <source>Angle fine (%1 degrees)</source>
            <translation>Winkel gut (%1 Grad)</translation>
        </message>
        <message>
            <source>Cards large enough (%1 px long)</source>
            <translation>Karten groß genug (%1 px lang)</translation>
        </message>
        <message>
            <source>The picture is mirrored: no card and no mark can be read in it</source>
            <translation>Das Bild ist gespiegelt: Darin ist keine Karte und keine Marke zu lesen</translation>
        </message>
        <message>
            <source>This camera has no colour: cards and dice that differ only in colour get mixed up</source>
            <translation>Diese Kamera zeigt keine Farben: Karten und Würfel, die sich nur darin unterscheiden, werden verwechselt</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Spiegelbild</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Turn off mirroring in the camera, or flip the picture in the camera setup</source>
            <translation>Schaltet das Spiegeln in der Kamera aus oder kehrt das Bild in der Kamera-Einrichtung um</translation>
        </message>
        <message>
            <source>Switch the camera to colour, turn off its night mode, or use another camera</source>
            <translation>Stellt die Kamera auf Farbe, schaltet ihren Nachtmodus aus oder nehmt eine andere Kamera</translation>
        </message>
        <message>
            <source>Mat or tiles</source>
            <translation>Matte oder Eckplatten</translation>
        </message>
        <message>
            <source>No mat, no tiles: zones lie around the trays</source>
            <translation>Keine Matte, keine Eckplatten: Zonen liegen um die Schalen</translation>
        </message>
    </context>
    <context>
        <name>ChoiceBar</name>
        <message>
            <source>Choices</source>
            <translation>Auswahl</translation>
        </message>
    </context>
    <context>
        <name>ChoiceGroup</name>
        <message>
            <source>Not now: %1</source>
            <translation>Jetzt nicht: %1</translation>
        </message>
    </context>
    <context>
        <name>ChoiceWords</name>
        <message>
            <source>Enter dice</source>
            <translation>Würfel eingeben</translation>
        </message>
        <message>
            <source>Give up, and end the game?</source>
            <translation>Aufgeben und das Spiel beenden?</translation>
        </message>
        <message>
            <source>%1: you lose at once</source>
            <translation>%1: du verlierst sofort</translation>
        </message>
    </context>
    <context>
        <name>CoachDeskWords</name>
        <message>
            <source>You cannot hold these cards now: check your choice</source>
            <translation>Diese Karten kannst du jetzt nicht haben: Prüfe deine Auswahl</translation>
        </message>
        <message>
            <source>The coach is still thinking</source>
            <translation>Der Ratgeber denkt noch nach</translation>
        </message>
    </context>
    <context>
        <name>CoachPage</name>
        <message>
            <source>Coach</source>
            <translation>Ratgeber</translation>
        </message>
        <message>
            <source>How much to explain</source>
            <translation>Wie viel erklärt wird</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zurück zum Tisch</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Everyone else, look away first</source>
            <translation>Alle anderen schauen vorher weg</translation>
        </message>
        <message>
            <source>Uses only what both players know. Check your own dice in secret.</source>
            <translation>Nutzt nur, was beide wissen. Schau dir deine eigenen Würfel heimlich an.</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>Einen Moment: Der Ratgeber denkt nach</translation>
        </message>
        <message>
            <source>%1: use my real hand</source>
            <translation>%1: mit meiner echten Hand</translation>
        </message>
        <message>
            <source>%1: what could I do?</source>
            <translation>%1: Was könnte ich tun?</translation>
        </message>
        <message>
            <source>The best moves and your chance to win. Everyone else, look away first</source>
            <translation>Die besten Züge und deine Gewinnchance. Alle anderen schauen vorher weg</translation>
        </message>
    </context>
    <context>
        <name>CoachRole</name>
        <message>
            <source>Best on average (net points)</source>
            <translation>Im Schnitt am besten (Punkte netto)</translation>
        </message>
        <message>
            <source>Hard-to-read play</source>
            <translation>Schwer zu durchschauen</translation>
        </message>
    </context>
    <context>
        <name>ComposedWords</name>
        <message>
            <source>That cannot be done any more. Choose again.</source>
            <translation>Das geht nicht mehr. Wähle neu.</translation>
        </message>
    </context>
    <context>
        <name>ConfirmEntry</name>
        <message>
            <source>Yes, give up</source>
            <translation>Ja, aufgeben</translation>
        </message>
        <message>
            <source>No, play on</source>
            <translation>Nein, weiterspielen</translation>
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
            <translation>%1 sollte sein</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Berichtigen</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>So lassen</translation>
        </message>
        <message>
            <source>%1: %2 should be</source>
            <translation>%1: %2 sollte sein</translation>
        </message>
    </context>
    <context>
        <name>DeciderRow</name>
        <message>
            <source>decides</source>
            <translation>entscheidet</translation>
        </message>
        <message>
            <source>tied</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>No text for this rule</source>
            <translation>Zu dieser Regel gibt es hier keinen Text</translation>
        </message>
    </context>
    <context>
        <name>DeciderTable</name>
        <message>
            <source>How it was decided</source>
            <translation>Wie es sich entschied</translation>
        </message>
    </context>
    <context>
        <name>DemoBanner</name>
        <message>
            <source>Demo: a drawn table and made-up players. Nothing is saved.</source>
            <translation>Vorführung: ein gezeichneter Tisch und erfundene Leute. Nichts wird gespeichert.</translation>
        </message>
        <message>
            <source>Set up your own night</source>
            <translation>Eigenen Abend einrichten</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 % of the demo played</source>
            <translation>%1 % der Vorführung gezeigt</translation>
        </message>
    </context>
    <context>
        <name>DiceCup</name>
        <message>
            <source>%1&apos;s dice: %2</source>
            <translation>Würfel von %1: %2</translation>
        </message>
        <message>
            <source>%1&apos;s dice are covered</source>
            <translation>Die Würfel von %1 sind verdeckt</translation>
        </message>
        <message>
            <source>%1 rolls</source>
            <translation>%1 würfelt</translation>
        </message>
        <message>
            <source>%1 has no dice on the table</source>
            <translation>%1 hat keine Würfel auf dem Tisch</translation>
        </message>
    </context>
    <context>
        <name>DiceEntry</name>
        <message>
            <source>Everyone else, look away. The dice stay hidden afterwards.</source>
            <translation>Alle anderen schauen weg. Die Würfel bleiben danach verborgen.</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <source>%1 of %2 dice entered</source>
            <translation>%1 von %2 Würfeln eingegeben</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Undo last die</source>
            <translation>Letzten Würfel zurück</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Roll for me</source>
            <translation>Würfle für mich</translation>
        </message>
        <message>
            <source>R</source>
            <comment>the key that rolls dice</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>The program rolls the dice, and the record says so.</source>
            <translation>Das Programm würfelt, und so steht es auch in der Aufzeichnung.</translation>
        </message>
        <message>
            <source>%1: Enter, or a second digit</source>
            <translation>%1: Eingabetaste, oder eine zweite Ziffer</translation>
        </message>
    </context>
    <context>
        <name>Doctor</name>
        <message>
            <source>%1 is missing: install the package %2</source>
            <translation>%1 fehlt: Installiere das Paket %2</translation>
        </message>
        <message>
            <source>%1 does not run: reinstall the package %2</source>
            <translation>%1 ist da, läuft aber nicht: Installiere das Paket %2 neu</translation>
        </message>
        <message>
            <source>%1 works</source>
            <translation>%1 läuft</translation>
        </message>
        <message>
            <source>No camera found. Plug one in, or use a phone (Ctrl H).</source>
            <translation>Keine Kamera gefunden. Schließ eine an oder nimm ein Handy (Strg H).</translation>
        </message>
        <message>
            <source>There is a camera, but you may not use it. Join the group video, then log in again.</source>
            <translation>Eine Kamera ist da, aber du darfst sie nicht benutzen. Tritt der Gruppe video bei und melde dich neu an.</translation>
        </message>
        <message numerus="yes">
            <source>%n cameras can be used</source>
            <translation>
                <numerusform>%n Kamera ist benutzbar</numerusform>
                <numerusform>%n Kameras sind benutzbar</numerusform>
            </translation>
        </message>
        <message>
            <source>The recognition data is intact</source>
            <translation>Die Erkennungsdaten sind in Ordnung</translation>
        </message>
        <message>
            <source>The program is damaged. Reinstall it.</source>
            <translation>Das Programm ist beschädigt. Installiere es neu.</translation>
        </message>
        <message>
            <source>No fonts found. Install fonts-dejavu-core.</source>
            <translation>Keine Schriften gefunden. Installiere fonts-dejavu-core.</translation>
        </message>
        <message>
            <source>The window cannot open. Install: %1</source>
            <translation>Das Fenster lässt sich nicht öffnen. Installiere: %1</translation>
        </message>
        <message>
            <source>Qt cannot read pictures. Reinstall libqt6gui6.</source>
            <translation>Qt kann keine Bilder lesen. Installiere libqt6gui6 neu.</translation>
        </message>
        <message>
            <source>The window can be opened</source>
            <translation>Das Fenster lässt sich öffnen</translation>
        </message>
        <message>
            <source>No display: games are shown as text</source>
            <translation>Kein Bildschirm: Spiele erscheinen als Text</translation>
        </message>
        <message>
            <source>Nothing saved yet</source>
            <translation>Noch ist nichts gespeichert</translation>
        </message>
        <message>
            <source>Intact (%1)</source>
            <translation>In Ordnung (%1)</translation>
        </message>
        <message>
            <source>Nights and settings can be saved</source>
            <translation>Abende und Einstellungen lassen sich speichern</translation>
        </message>
        <message>
            <source>Nothing can be saved: %1. Free some space, or check the folder&apos;s permissions.</source>
            <translation>Nichts lässt sich speichern: %1. Schaff Platz oder prüfe die Zugriffsrechte des Ordners.</translation>
        </message>
        <message>
            <source>%1 free</source>
            <translation>%1 frei</translation>
        </message>
        <message>
            <source>Only %1 free. Free some space before the next game.</source>
            <translation>Nur %1 frei. Schaff vor dem nächsten Spiel Platz.</translation>
        </message>
        <message>
            <source>The settings cannot be read, so the defaults are used. Delete the file %1.</source>
            <translation>Die Einstellungen sind nicht lesbar, also gelten die Vorgaben. Lösch die Datei %1.</translation>
        </message>
        <message>
            <source>Settings cannot be changed. Check the permissions of the file %1.</source>
            <translation>Die Einstellungen lassen sich nicht ändern. Prüfe die Zugriffsrechte der Datei %1.</translation>
        </message>
        <message>
            <source>Settings can be read and changed</source>
            <translation>Die Einstellungen lassen sich lesen und ändern</translation>
        </message>
        <message>
            <source>One of your card packs has errors and is not used. Open it in My cards (F6).</source>
            <translation>Eines deiner Kartenpakete hat Fehler und wird nicht benutzt. Öffne es unter „Meine Karten“ (F6).</translation>
        </message>
        <message numerus="yes">
            <source>%n packs of your cards, no errors</source>
            <translation>
                <numerusform>%n Paket deiner Karten, keine Fehler</numerusform>
                <numerusform>%n Pakete deiner Karten, keine Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights for a league cannot be read. Report them again.</source>
            <translation>
                <numerusform>%n Abend für eine Liga ist nicht lesbar. Melde ihn neu.</numerusform>
                <numerusform>%n Abende für eine Liga sind nicht lesbar. Melde sie neu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights counted for no league. Ask its organiser why.</source>
            <translation>
                <numerusform>%n Abend zählte für keine Liga. Frag die Ligaleitung, warum.</numerusform>
                <numerusform>%n Abende zählten für keine Liga. Frag die Ligaleitung, warum.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights wait for their league</source>
            <translation>
                <numerusform>%n Abend wartet auf seine Liga</numerusform>
                <numerusform>%n Abende warten auf ihre Liga</numerusform>
            </translation>
        </message>
        <message>
            <source>The certificate cannot be read. Delete the folder &apos;phones&apos;: a new one is made.</source>
            <translation>Das Zertifikat ist nicht lesbar. Lösch den Ordner „phones“: Dann entsteht ein neues.</translation>
        </message>
        <message>
            <source>The certificate is not valid today. Check the clock; a new one is made when a phone connects.</source>
            <translation>Das Zertifikat gilt heute nicht. Prüfe die Uhr; verbindet sich ein Handy, entsteht ein neues.</translation>
        </message>
        <message>
            <source>Other users of this computer can read the secret key. Delete the folder &apos;phones&apos;: a new key is made.</source>
            <translation>Andere an diesem Computer können den geheimen Schlüssel lesen. Lösch den Ordner „phones“: Dann entsteht ein neuer.</translation>
        </message>
        <message>
            <source>Phones need encryption. Install libssl3 and Qt&apos;s TLS plugin (libqt6network6).</source>
            <translation>Handys brauchen Verschlüsselung. Installiere libssl3 und das TLS-Modul von Qt (libqt6network6).</translation>
        </message>
        <message>
            <source>This computer is not on a network. Connect it to the phones&apos; network.</source>
            <translation>Dieser Computer ist in keinem Netzwerk. Verbinde ihn mit dem der Handys.</translation>
        </message>
        <message>
            <source>Port %1 is in use: phones are already on, or another program uses it</source>
            <translation>Port %1 ist belegt: Handys sind schon eingeschaltet, oder ein anderes Programm nutzt ihn</translation>
        </message>
        <message>
            <source>Port %1 is free, and there is a network</source>
            <translation>Port %1 ist frei, und ein Netzwerk ist da</translation>
        </message>
        <message>
            <source>A restore is unfinished. Close all Lampkeeper windows and open it again: that finishes it, and your earlier data is kept.</source>
            <translation>Eine Wiederherstellung ist noch nicht abgeschlossen. Schließ alle Lampkeeper-Fenster und öffne Lampkeeper wieder: Dann wird sie abgeschlossen, und deine früheren Daten bleiben erhalten.</translation>
        </message>
        <message>
            <source>Unless a restore is running now, one was interrupted before it replaced anything. Restore the backup again, or delete the folder %1.</source>
            <translation>Falls nicht gerade eine Wiederherstellung läuft, wurde eine abgebrochen, bevor sie etwas ersetzte. Stell die Sicherung noch einmal wieder her oder lösch den Ordner %1.</translation>
        </message>
        <message>
            <source>No unfinished restore</source>
            <translation>Keine Wiederherstellung offen</translation>
        </message>
        <message>
            <source>Nothing is waiting to be deleted</source>
            <translation>Nichts soll gelöscht werden</translation>
        </message>
        <message>
            <source>All data is deleted at the next start, as requested. To keep it, open Settings; otherwise close all Lampkeeper windows and open it again.</source>
            <translation>Beim nächsten Start werden alle Daten gelöscht, wie verlangt. Um sie zu behalten, öffne die Einstellungen; sonst schließ alle Lampkeeper-Fenster und öffne Lampkeeper wieder.</translation>
        </message>
        <message>
            <source>The font for %1 is missing. Install %2.</source>
            <translation>Schriftzeichen für %1 fehlen. Installiere %2.</translation>
        </message>
        <message>
            <source>%1 can be displayed</source>
            <translation>%1 lässt sich anzeigen</translation>
        </message>
        <message>
            <source>Latin letters can be displayed</source>
            <translation>Lateinische Schriften sind da</translation>
        </message>
        <message>
            <source>The folder is on a drive that cannot lock files, as some network drives. Keep it on a disk of this computer.</source>
            <translation>Der Ordner liegt auf einem Laufwerk, das keine Dateien sperren kann, wie manche Netzlaufwerke. Bewahre ihn auf einer Platte dieses Computers auf.</translation>
        </message>
    </context>
    <context>
        <name>DuelActs</name>
        <message>
            <source>Hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Geblockt</translation>
        </message>
        <message>
            <source>Dodged</source>
            <translation>Ausgewichen</translation>
        </message>
        <message>
            <source>Healed</source>
            <translation>Geheilt</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punktet</translation>
        </message>
    </context>
    <context>
        <name>DuelAside</name>
        <message>
            <source>Back to the table</source>
            <translation>Zurück zum Tisch</translation>
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
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 damage</source>
            <translation>%1 Schaden</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
    </context>
    <context>
        <name>DuelPage</name>
        <message>
            <source>No duel yet. Once one is decided, every step is shown here.</source>
            <translation>Noch kein Duell. Ist eines entschieden, ist hier jeder Schritt zu sehen.</translation>
        </message>
        <message>
            <source>Corrects an event or a number</source>
            <translation>Berichtigt ein Ereignis oder eine Zahl</translation>
        </message>
        <message>
            <source>Steps of the duel</source>
            <translation>Schritte des Duells</translation>
        </message>
        <message>
            <source>Fix a mistake</source>
            <translation>Fehler beheben</translation>
        </message>
        <message>
            <source>Show the cards</source>
            <translation>Karten zeigen</translation>
        </message>
        <message>
            <source>Show the sums</source>
            <translation>Rechnung zeigen</translation>
        </message>
    </context>
    <context>
        <name>DuelSide</name>
        <message>
            <source>No action</source>
            <translation>Keine Aktion</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DuelSteps</name>
        <message>
            <source>One step back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>All at once</source>
            <translation>Alles auf einmal</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Pos1</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <comment>steps told, of all</comment>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Noch einmal</translation>
        </message>
    </context>
    <context>
        <name>EditorChoices</name>
        <message>
            <source>Type part of the name</source>
            <translation>Tippe einen Teil des Namens</translation>
        </message>
    </context>
    <context>
        <name>EditorHead</name>
        <message>
            <source>My cards</source>
            <translation>Meine Karten</translation>
        </message>
        <message>
            <source>Copy a house card</source>
            <translation>Hauskarte kopieren</translation>
        </message>
        <message>
            <source>New card</source>
            <translation>Neue Karte</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Packs</source>
            <translation>Kartenpakete</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Not saved yet, goes to the pack %1</source>
            <translation>Noch nicht gespeichert, kommt ins Kartenpaket %1</translation>
        </message>
        <message>
            <source>In the pack %1</source>
            <translation>Im Kartenpaket %1</translation>
        </message>
        <message>
            <source>Goes to the pack %1</source>
            <translation>Kommt ins Kartenpaket %1</translation>
        </message>
        <message>
            <source>Back to the unsaved card</source>
            <translation>Zurück zur ungespeicherten Karte</translation>
        </message>
    </context>
    <context>
        <name>EditorPacks</name>
        <message>
            <source>Packs of your cards</source>
            <translation>Pakete mit deinen Karten</translation>
        </message>
        <message>
            <source>A pack is one file. Every night plays with the house pack and all of yours.</source>
            <translation>Ein Kartenpaket ist eine Datei. An jedem Abend sind das Hauspaket und alle deine Pakete dabei.</translation>
        </message>
        <message>
            <source>Name of the pack new cards go to</source>
            <translation>Name des Pakets, in das neue Karten kommen</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Benutzen</translation>
        </message>
        <message>
            <source>Pack file somebody gave you</source>
            <translation>Erhaltene Paketdatei</translation>
        </message>
        <message>
            <source>File to write the pack %1 to</source>
            <translation>Zieldatei für das Paket %1</translation>
        </message>
        <message>
            <source>Take this card out of its pack</source>
            <translation>Diese Karte aus ihrem Paket nehmen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Packs (*.json)</source>
            <translation>Kartenpakete (*.json)</translation>
        </message>
    </context>
    <context>
        <name>EditorPreview</name>
        <message>
            <source>The card %1 as it will be printed</source>
            <translation>Die Karte %1, wie sie gedruckt wird</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>Aus einer Datei</translation>
        </message>
        <message>
            <source>Picture file</source>
            <translation>Bilddatei</translation>
        </message>
        <message>
            <source>Write the text</source>
            <translation>Text schreiben</translation>
        </message>
        <message>
            <source>from what it does</source>
            <translation>aus dem, was sie tut</translation>
        </message>
        <message>
            <source>What the referee will do</source>
            <translation>Was die Spielleitung tun wird</translation>
        </message>
        <message>
            <source>Still to fix</source>
            <translation>Noch zu beheben</translation>
        </message>
        <message>
            <source>The players decide: the referee stops at this card and asks what happened.</source>
            <translation>Die Leute am Tisch entscheiden: Bei dieser Karte hält die Spielleitung an und fragt, was geschah.</translation>
        </message>
        <message>
            <source>Pictures (*.jpg *.jpeg *.png *.heic *.avif *.webp *.tif *.tiff *.bmp *.gif *.jp2)</source>
            <translation>Bilder (*.jpg *.jpeg *.png *.heic *.avif *.webp *.tif *.tiff *.bmp *.gif *.jp2)</translation>
        </message>
    </context>
    <context>
        <name>EditorRow</name>
        <message>
            <source>Move up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
    </context>
    <context>
        <name>EditorShot</name>
        <message>
            <source>Sunburst</source>
            <translation>Sonnensturm</translation>
        </message>
    </context>
    <context>
        <name>EnrolCard</name>
        <message>
            <source>No card found in this photo. If it is a scan or cropped to the card, use it as it is.</source>
            <translation>In diesem Foto ist keine Karte zu finden. Ein Scan oder ein auf die Karte beschnittenes Bild geht auch so.</translation>
        </message>
        <message>
            <source>Lay %1 where the camera sees it.</source>
            <translation>Leg %1 ins Bild der Kamera.</translation>
        </message>
        <message>
            <source>Lay a card where the camera sees it, or several side by side.</source>
            <translation>Leg eine Karte dorthin, wo die Kamera sie sieht, oder mehrere nebeneinander.</translation>
        </message>
        <message>
            <source>The card as it is seen</source>
            <translation>Die Karte, wie sie gesehen wird</translation>
        </message>
        <message>
            <source>The card it was recognised as</source>
            <translation>Die Karte, für die sie gehalten wird</translation>
        </message>
        <message>
            <source>not %1</source>
            <translation>nicht %1</translation>
        </message>
        <message>
            <source>The picture %1: %2.</source>
            <translation>Das Bild %1: %2.</translation>
        </message>
        <message>
            <source>Type its name first.</source>
            <translation>Tippe zuerst ihren Namen.</translation>
        </message>
        <message>
            <source>Another picture of it</source>
            <translation>Noch ein Bild davon</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>All %1</source>
            <translation>Alle %1</translation>
        </message>
        <message>
            <source>Ctrl Enter</source>
            <translation>Strg Eingabe</translation>
        </message>
        <message>
            <source>Next photo</source>
            <translation>Nächstes Foto</translation>
        </message>
        <message>
            <source>Ctrl N</source>
            <translation>Strg N</translation>
        </message>
        <message>
            <source>Find the card in the picture</source>
            <translation>Karte im Bild suchen</translation>
        </message>
        <message>
            <source>This picture is the card</source>
            <translation>Dieses Bild ist die Karte</translation>
        </message>
        <message>
            <source>Ctrl P</source>
            <translation>Strg P</translation>
        </message>
        <message>
            <source>Takes the photo edge to edge, as a scan of one card</source>
            <translation>Nimmt das Foto von Rand zu Rand, als Scan einer einzigen Karte</translation>
        </message>
        <message>
            <source>Yes, that&apos;s it</source>
            <translation>Ja, die ist es</translation>
        </message>
    </context>
    <context>
        <name>EnrolHabits</name>
        <message>
            <source>Hands-free</source>
            <translation>Freihändig</translation>
        </message>
        <message>
            <source>A known card that lies still is accepted without a key press</source>
            <translation>Eine bekannte Karte, die still liegt, wird ohne Tastendruck übernommen</translation>
        </message>
        <message>
            <source>Asks for the cards the camera cannot name yet, one by one</source>
            <translation>Fragt einzeln nach Karten, die die Kamera noch nicht benennen kann</translation>
        </message>
        <message>
            <source>Taught: %1</source>
            <translation>Eingelernt: %1</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Strg Z</translation>
        </message>
        <message>
            <source>Undoes the last card you taught</source>
            <translation>Nimmt die zuletzt eingelernte Karte zurück</translation>
        </message>
        <message>
            <source>%1: on</source>
            <translation>%1: an</translation>
        </message>
        <message>
            <source>%1: off</source>
            <translation>%1: aus</translation>
        </message>
        <message>
            <source>Go in pack order</source>
            <translation>In der Reihenfolge des Pakets</translation>
        </message>
        <message>
            <source>These are card backs</source>
            <translation>Das sind Kartenrückseiten</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>EnrolHead</name>
        <message>
            <source>Teach %1</source>
            <translation>%1 einlernen</translation>
        </message>
        <message>
            <source>Lay down %1</source>
            <translation>%1 hinlegen</translation>
        </message>
        <message>
            <source>Teach cards</source>
            <translation>Karten einlernen</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 of %2 cards taught</source>
            <translation>%1 von %2 Karten eingelernt</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Show the camera your cards once.</source>
            <translation>Zeigt der Kamera eure Karten ein einziges Mal.</translation>
        </message>
    </context>
    <context>
        <name>EnrolPairs</name>
        <message>
            <source>Both were taught twice. That may be enough.</source>
            <translation>Beide wurden zweimal eingelernt. Das kann reichen.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>The next pair of cards that are alike</source>
            <translation>Das nächste Paar ähnlicher Karten</translation>
        </message>
    </context>
    <context>
        <name>EnrolStart</name>
        <message>
            <source>Where are the cards?</source>
            <translation>Wo sind die Karten zu sehen?</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Lay the cards apart on a plain table. Names of printed cards are suggested; type the others. Enter accepts. Hands-free accepts what lies still for a second and a half.</source>
            <translation>Leg die Karten mit Abstand auf einen einfarbigen Tisch. Namen gedruckter Karten werden vorgeschlagen; andere tippst du, und die Eingabetaste übernimmt. Freihändig gilt, was anderthalb Sekunden still liegt.</translation>
        </message>
        <message>
            <source>Photo, folder, video or address</source>
            <translation>Foto, Ordner, Video oder Adresse</translation>
        </message>
    </context>
    <context>
        <name>EnrolStrip</name>
        <message>
            <source>Cards in front of the camera</source>
            <translation>Karten vor der Kamera</translation>
        </message>
        <message>
            <source>no name yet</source>
            <translation>noch kein Name</translation>
        </message>
        <message>
            <source>taught</source>
            <translation>eingelernt</translation>
        </message>
        <message>
            <source>the picture could be better</source>
            <translation>das Bild könnte besser sein</translation>
        </message>
    </context>
    <context>
        <name>EnrolView</name>
        <message>
            <source>The cards as the camera sees them</source>
            <translation>Die Karten, wie die Kamera sie sieht</translation>
        </message>
        <message>
            <source>Getting the camera and the printed cards ready</source>
            <translation>Kamera und gedruckte Karten werden vorbereitet</translation>
        </message>
        <message>
            <source>%1 taught</source>
            <translation>Eingelernt: %1</translation>
        </message>
    </context>
    <context>
        <name>Enrolling</name>
        <message>
            <source>Back of %1</source>
            <translation>Rückseite von %1</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>is cut off: %1 of it lies outside the photo</source>
            <translation>ist abgeschnitten: %1 davon liegen außerhalb des Fotos</translation>
        </message>
        <message>
            <source>take the photo again with all of the card in it</source>
            <translation>nimm das Foto noch einmal auf, mit der ganzen Karte darin</translation>
        </message>
        <message>
            <source>is only %1 pixels high, too few for small print</source>
            <translation>ist nur %1 Pixel hoch, zu wenig für kleine Schrift</translation>
        </message>
        <message>
            <source>go nearer, or use more pixels</source>
            <translation>geh näher heran oder nimm mehr Pixel</translation>
        </message>
        <message>
            <source>is blurred</source>
            <translation>ist unscharf</translation>
        </message>
        <message>
            <source>hold the camera still, let it focus, give it more light</source>
            <translation>halte die Kamera still, lass sie scharfstellen, gib ihr mehr Licht</translation>
        </message>
        <message>
            <source>is too dark to tell its colours</source>
            <translation>ist zu dunkel, um die Farben zu erkennen</translation>
        </message>
        <message>
            <source>give it more light</source>
            <translation>gib ihr mehr Licht</translation>
        </message>
        <message>
            <source>is so bright that %1 of its print is lost</source>
            <translation>ist so hell, dass auf %1 davon der Druck verloren geht</translation>
        </message>
        <message>
            <source>turn the card or the lamp until nothing glares, or shorten the exposure</source>
            <translation>dreh die Karte oder die Lampe, bis nichts mehr blendet, oder belichte kürzer</translation>
        </message>
        <message>
            <source>looks the same as %1</source>
            <translation>sieht genauso aus wie %1</translation>
        </message>
        <message>
            <source>if it is the same card, use that name; if not, mark one of them: no picture tells them apart</source>
            <translation>ist es dieselbe Karte, nimm diesen Namen; wenn nicht, kennzeichne eine von beiden, denn kein Bild unterscheidet sie</translation>
        </message>
        <message>
            <source>looks much like %1, so you will often be asked which one it is</source>
            <translation>ist schwer von %1 zu unterscheiden, sodass ihr oft gefragt werdet, welche es ist</translation>
        </message>
        <message>
            <source>teach both again, larger in the photo and evenly lit; if that is not enough, mark one</source>
            <translation>lerne beide noch einmal ein, größer im Foto und gleichmäßig beleuchtet; reicht das nicht, kennzeichne eine</translation>
        </message>
    </context>
    <context>
        <name>ErrorWindow</name>
        <message>
            <source>Lampkeeper cannot start</source>
            <translation>Lampkeeper kann nicht starten</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
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
            <translation>Revanche</translation>
        </message>
        <message>
            <source>The same players at the same table; somebody else goes first</source>
            <translation>Dieselben Leute am selben Tisch; jemand anders beginnt</translation>
        </message>
        <message>
            <source>New night</source>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Schritt für Schritt</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Shows the table as it was after every event</source>
            <translation>Zeigt den Tisch, wie er nach jedem Ereignis war</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Save as a picture to share</source>
            <translation>Als Bild zum Teilen speichern</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Text kopieren</translation>
        </message>
        <message>
            <source>Who won, by what, and the moments of the night</source>
            <translation>Wer gewonnen hat, wodurch, und die Momente des Abends</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Save as text</source>
            <translation>Als Text speichern</translation>
        </message>
        <message>
            <source>Transcript</source>
            <translation>Mitschrift</translation>
        </message>
        <message>
            <source>Save as a transcript that can be replayed</source>
            <translation>Als Mitschrift speichern, die sich nachspielen lässt</translation>
        </message>
    </context>
    <context>
        <name>EveningPage</name>
        <message>
            <source>One moment</source>
            <translation>Einen Moment</translation>
        </message>
        <message>
            <source>No night has ended yet. Past nights are under History.</source>
            <translation>Noch ist kein Abend zu Ende gegangen. Frühere Abende stehen unter Verlauf.</translation>
        </message>
        <message>
            <source>What decided it, and moments to learn from</source>
            <translation>Was den Ausschlag gab und Momente zum Lernen</translation>
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>cannot be created, so nothing can be saved</source>
            <translation>lässt sich nicht anlegen, also kann nichts gespeichert werden</translation>
        </message>
        <message>
            <source>cannot be created: there is no folder %1</source>
            <translation>lässt sich nicht anlegen: Es gibt keinen Ordner %1</translation>
        </message>
        <message>
            <source>cannot be created: that name is already taken</source>
            <translation>lässt sich nicht anlegen: Dieser Name ist schon vergeben</translation>
        </message>
        <message>
            <source>cannot be opened</source>
            <translation>lässt sich nicht öffnen</translation>
        </message>
        <message>
            <source>cannot be read</source>
            <translation>lässt sich nicht lesen</translation>
        </message>
        <message>
            <source>cannot be read: %1</source>
            <translation>lässt sich nicht lesen: %1</translation>
        </message>
        <message>
            <source>cannot be read or written: the disk reports an error</source>
            <translation>lässt sich nicht lesen oder schreiben: Der Datenträger meldet einen Fehler</translation>
        </message>
        <message>
            <source>cannot be used as a library: %1</source>
            <translation>taugt nicht als Sammlung: %1</translation>
        </message>
        <message>
            <source>cannot be written</source>
            <translation>lässt sich nicht schreiben</translation>
        </message>
        <message>
            <source>cannot be written: %1</source>
            <translation>lässt sich nicht schreiben: %1</translation>
        </message>
        <message>
            <source>cannot be written because the disk is full</source>
            <translation>lässt sich nicht schreiben, weil der Datenträger voll ist</translation>
        </message>
        <message>
            <source>cannot be listed: %1</source>
            <translation>lässt sich nicht auflisten: %1</translation>
        </message>
        <message>
            <source>does not exist</source>
            <translation>gibt es nicht</translation>
        </message>
        <message>
            <source>is a folder</source>
            <translation>ist ein Ordner</translation>
        </message>
        <message>
            <source>is not a file</source>
            <translation>ist keine Datei</translation>
        </message>
        <message>
            <source>is a folder, not a card library</source>
            <translation>ist ein Ordner, keine Kartensammlung</translation>
        </message>
        <message>
            <source>is not a card library</source>
            <translation>ist keine Kartensammlung</translation>
        </message>
        <message>
            <source>is another program&apos;s database, not a card library</source>
            <translation>ist die Datenbank eines anderen Programms, keine Kartensammlung</translation>
        </message>
        <message>
            <source>is empty, not a card library</source>
            <translation>ist leer, keine Kartensammlung</translation>
        </message>
        <message>
            <source>is damaged or incomplete</source>
            <translation>ist beschädigt oder unvollständig</translation>
        </message>
        <message>
            <source>is a library, which other files must not replace</source>
            <translation>ist eine Sammlung, die andere Dateien nicht ersetzen dürfen</translation>
        </message>
        <message>
            <source>is in use by another program</source>
            <translation>wird gerade von einem anderen Programm benutzt</translation>
        </message>
        <message>
            <source>has no night %1</source>
            <translation>enthält keinen Abend %1</translation>
        </message>
        <message>
            <source>night %1 was continued elsewhere</source>
            <translation>Abend %1 wurde anderswo fortgesetzt</translation>
        </message>
        <message>
            <source>night %1, event %2 is missing</source>
            <translation>Abend %1, Ereignis %2 fehlt</translation>
        </message>
        <message>
            <source>night %1, event %2 is damaged: %3</source>
            <translation>Abend %1, Ereignis %2 ist beschädigt: %3</translation>
        </message>
        <message>
            <source>night %1, event %2 was never recorded</source>
            <translation>Abend %1, Ereignis %2 wurde nie aufgezeichnet</translation>
        </message>
        <message>
            <source>holds no event that these rules accept (%1)</source>
            <translation>enthält kein Ereignis, das diese Regeln annehmen (%1)</translation>
        </message>
        <message>
            <source>needs more memory than there is</source>
            <translation>braucht mehr Speicher, als da ist</translation>
        </message>
        <message>
            <source>check its permissions</source>
            <translation>prüfe die Zugriffsrechte</translation>
        </message>
        <message>
            <source>check that the file exists, and its and its folder&apos;s permissions</source>
            <translation>prüfe, ob es die Datei gibt, und ihre Zugriffsrechte und die ihres Ordners</translation>
        </message>
        <message>
            <source>check the disk</source>
            <translation>prüfe den Datenträger</translation>
        </message>
        <message>
            <source>check the path and its permissions</source>
            <translation>prüfe den Pfad und seine Zugriffsrechte</translation>
        </message>
        <message>
            <source>check the permissions of the file and its folder</source>
            <translation>prüfe die Zugriffsrechte der Datei und ihres Ordners</translation>
        </message>
        <message>
            <source>choose a folder you may write to, with room in it</source>
            <translation>wähle einen Ordner, in den du schreiben darfst und in dem Platz ist</translation>
        </message>
        <message>
            <source>choose one of the nights it holds</source>
            <translation>wähle einen der Abende darin</translation>
        </message>
        <message>
            <source>close it in all windows but one, and continue there</source>
            <translation>schließ ihn in allen Fenstern bis auf eines und mach dort weiter</translation>
        </message>
        <message>
            <source>close other programs and try again</source>
            <translation>schließ andere Programme und versuch es noch einmal</translation>
        </message>
        <message>
            <source>create the folder first</source>
            <translation>leg zuerst den Ordner an</translation>
        </message>
        <message>
            <source>free some space and try again; nothing was lost</source>
            <translation>schaff etwas Platz und versuch es noch einmal; nichts ging verloren</translation>
        </message>
        <message>
            <source>create it, or free some space</source>
            <translation>leg es an oder schaff etwas Platz</translation>
        </message>
        <message>
            <source>move the files %1</source>
            <translation>verschiebe die Dateien %1</translation>
        </message>
        <message>
            <source>choose a card library</source>
            <translation>wähle eine Kartensammlung</translation>
        </message>
        <message>
            <source>choose a file in it</source>
            <translation>wähle eine Datei darin</translation>
        </message>
        <message>
            <source>choose another file</source>
            <translation>wähle eine andere Datei</translation>
        </message>
        <message>
            <source>choose another place</source>
            <translation>wähle einen anderen Ort</translation>
        </message>
        <message>
            <source>delete it to get a new one, or choose another file</source>
            <translation>lösch sie, damit eine neue angelegt wird, oder wähle eine andere Datei</translation>
        </message>
        <message>
            <source>restore it from a copy</source>
            <translation>stell sie aus einer Kopie wieder her</translation>
        </message>
        <message>
            <source>restore the file from a copy, or start a new night</source>
            <translation>stell die Datei aus einer Kopie wieder her oder beginne einen neuen Abend</translation>
        </message>
        <message>
            <source>resume it with the version it was played with</source>
            <translation>setze ihn mit der Version fort, mit der er gespielt wurde</translation>
        </message>
        <message>
            <source>use the newer Lampkeeper that wrote it</source>
            <translation>nimm das neuere Lampkeeper, das sie geschrieben hat</translation>
        </message>
        <message>
            <source>wait for it or close it, then try again</source>
            <translation>warte darauf oder schließ es und versuch es dann noch einmal</translation>
        </message>
        <message>
            <source>set that table up again</source>
            <translation>richte diesen Tisch neu ein</translation>
        </message>
        <message>
            <source>no camera has this number</source>
            <translation>keine Kamera hat diese Nummer</translation>
        </message>
        <message>
            <source>is not a camera, file or folder</source>
            <translation>ist weder Kamera noch Datei noch Ordner</translation>
        </message>
        <message>
            <source>is a camera that gives no pictures</source>
            <translation>ist eine Kamera, die keine Bilder liefert</translation>
        </message>
        <message>
            <source>is neither file nor folder</source>
            <translation>ist weder Datei noch Ordner</translation>
        </message>
        <message>
            <source>is not an address that can be opened</source>
            <translation>ist keine Adresse, die sich öffnen lässt</translation>
        </message>
        <message>
            <source>names a computer that cannot be found</source>
            <translation>nennt einen Computer, der nicht zu finden ist</translation>
        </message>
        <message>
            <source>cannot be reached: %1</source>
            <translation>ist nicht zu erreichen: %1</translation>
        </message>
        <message>
            <source>connects but sends nothing</source>
            <translation>verbindet sich, sendet aber nichts</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>antwortet nicht</translation>
        </message>
        <message>
            <source>refuses the connection</source>
            <translation>lehnt die Verbindung ab</translation>
        </message>
        <message>
            <source>sends no pictures that can be played</source>
            <translation>sendet keine Bilder, die sich abspielen lassen</translation>
        </message>
        <message>
            <source>wants a name and a password</source>
            <translation>verlangt einen Namen und ein Passwort</translation>
        </message>
        <message>
            <source>has no pictures in it</source>
            <translation>enthält keine Bilder</translation>
        </message>
        <message>
            <source>is not a picture that can be read</source>
            <translation>ist kein lesbares Bild</translation>
        </message>
        <message>
            <source>is not a video that can be played</source>
            <translation>ist kein abspielbares Video</translation>
        </message>
        <message>
            <source>is damaged, or of a kind that cannot be played</source>
            <translation>ist beschädigt oder von einer Art, die sich nicht abspielen lässt</translation>
        </message>
        <message>
            <source>check that the camera is not in use elsewhere</source>
            <translation>prüfe, ob die Kamera anderswo benutzt wird</translation>
        </message>
        <message>
            <source>check that the camera is on and in this network</source>
            <translation>prüfe, ob die Kamera eingeschaltet und in diesem Netzwerk ist</translation>
        </message>
        <message>
            <source>check the address and the network</source>
            <translation>prüfe die Adresse und das Netzwerk</translation>
        </message>
        <message>
            <source>check the name</source>
            <translation>prüfe den Namen</translation>
        </message>
        <message>
            <source>check the port, and that the camera&apos;s server is running</source>
            <translation>prüfe den Port und ob der Server der Kamera läuft</translation>
        </message>
        <message>
            <source>close other programs that use it, or plug it in again</source>
            <translation>schließ andere Programme, die sie benutzen, oder steck sie neu ein</translation>
        </message>
        <message>
            <source>plug in a camera: none was found</source>
            <translation>schließ eine Kamera an: Keine wurde gefunden</translation>
        </message>
        <message>
            <source>choose one of: %1</source>
            <translation>wähle eines davon: %1</translation>
        </message>
        <message>
            <source>use http:// or rtsp:// and a computer&apos;s name</source>
            <translation>nimm http:// oder rtsp:// und den Namen eines Computers</translation>
        </message>
        <message>
            <source>write them into the address: %1://name:password@...</source>
            <translation>schreib beides in die Adresse: %1://name:passwort@...</translation>
        </message>
        <message>
            <source>give the address of the stream itself, not of a page</source>
            <translation>gib die Adresse der Übertragung selbst an, nicht die einer Seite</translation>
        </message>
        <message>
            <source>put PNG, JPEG, BMP or WebP files there, or choose another folder</source>
            <translation>leg Dateien in PNG, JPEG, BMP oder WebP hinein oder wähle einen anderen Ordner</translation>
        </message>
        <message>
            <source>save it as JPEG, PNG, BMP or WebP</source>
            <translation>speichere es als JPEG, PNG, BMP oder WebP</translation>
        </message>
        <message>
            <source>is larger than 32 MB</source>
            <translation>ist größer als 32 MB</translation>
        </message>
        <message>
            <source>split it into several packs</source>
            <translation>teile es in mehrere Kartenpakete auf</translation>
        </message>
        <message>
            <source>there is already a pack %1</source>
            <translation>das Kartenpaket %1 gibt es schon</translation>
        </message>
        <message>
            <source>rename one of them</source>
            <translation>benenne eines davon um</translation>
        </message>
        <message>
            <source>is a pack of the game &quot;%1&quot;</source>
            <translation>ist ein Kartenpaket des Spiels „%1“</translation>
        </message>
        <message>
            <source>choose a pack of %1</source>
            <translation>wähle ein Kartenpaket für %1</translation>
        </message>
        <message>
            <source>choose a card pack</source>
            <translation>wähle ein Kartenpaket</translation>
        </message>
        <message>
            <source>this game has nothing of that kind to print</source>
            <translation>davon hat dieses Spiel nichts zu drucken</translation>
        </message>
        <message>
            <source>is not a Lampkeeper backup</source>
            <translation>ist keine Sicherung von Lampkeeper</translation>
        </message>
        <message>
            <source>choose a backup made by Lampkeeper</source>
            <translation>wähle eine Sicherung von Lampkeeper</translation>
        </message>
        <message>
            <source>is a backup that a newer Lampkeeper wrote</source>
            <translation>ist eine Sicherung, die ein neueres Lampkeeper geschrieben hat</translation>
        </message>
        <message>
            <source>restore it with the newer Lampkeeper</source>
            <translation>stell sie mit dem neueren wieder her</translation>
        </message>
        <message>
            <source>is a damaged or incomplete backup</source>
            <translation>ist eine beschädigte oder unvollständige Sicherung</translation>
        </message>
        <message>
            <source>is a damaged backup, or one that was changed after it was made</source>
            <translation>ist eine beschädigte Sicherung oder eine, die danach verändert wurde</translation>
        </message>
        <message>
            <source>use another copy of it</source>
            <translation>nimm eine andere Kopie davon</translation>
        </message>
        <message>
            <source>choose a backup</source>
            <translation>wähle eine Sicherung</translation>
        </message>
        <message>
            <source>holds %1, which %2</source>
            <translation>enthält %1, und das %2</translation>
        </message>
        <message>
            <source>cannot be copied: %1</source>
            <translation>lässt sich nicht kopieren: %1</translation>
        </message>
        <message>
            <source>cannot be written to: %1</source>
            <translation>lässt sich nicht beschreiben: %1</translation>
        </message>
        <message>
            <source>check the permissions of the folder, and that the disk has room</source>
            <translation>prüfe die Zugriffsrechte des Ordners und ob der Datenträger Platz hat</translation>
        </message>
        <message>
            <source>is being restored by another program</source>
            <translation>wird gerade von einem anderen Programm wiederhergestellt</translation>
        </message>
        <message>
            <source>wait until it is done, then try again</source>
            <translation>warte, bis es fertig ist, und versuch es dann noch einmal</translation>
        </message>
        <message>
            <source>could not be restored completely: %1</source>
            <translation>konnte nicht vollständig wiederhergestellt werden: %1</translation>
        </message>
        <message>
            <source>close all Lampkeeper windows, then try again</source>
            <translation>schließ alle Lampkeeper-Fenster und versuch es dann noch einmal</translation>
        </message>
        <message>
            <source>has schema %1, newer than this program&apos;s %2</source>
            <translation>hat das Schema %1, neuer als das %2 dieses Programms</translation>
        </message>
        <message>
            <source>restore a backup, or move the file away</source>
            <translation>stell eine Sicherung wieder her oder verschieb die Datei</translation>
        </message>
        <message>
            <source>holds views or triggers, which no library of ours has</source>
            <translation>enthält Sichten oder Trigger, die keine unserer Sammlungen hat</translation>
        </message>
        <message>
            <source>holds views or triggers, which no league of ours has</source>
            <translation>enthält Sichten oder Trigger, die keine unserer Ligen hat</translation>
        </message>
        <message>
            <source>use a copy from before they were made</source>
            <translation>nimm eine frühere Kopie</translation>
        </message>
        <message>
            <source>would contain a value of more than %1 MB</source>
            <translation>enthielte einen Wert von mehr als %1 MB</translation>
        </message>
        <message>
            <source>make it smaller, or restore it from a copy</source>
            <translation>verkleinere es oder stell es aus einer Kopie wieder her</translation>
        </message>
        <message>
            <source>is an incomplete %1</source>
            <translation>ist ein unvollständiges %1</translation>
        </message>
        <message>
            <source>is a damaged %1</source>
            <translation>ist ein beschädigtes %1</translation>
        </message>
        <message>
            <source>has %1 pixels, more than 64 megapixels</source>
            <translation>hat %1 Pixel, mehr als 64 Megapixel</translation>
        </message>
        <message>
            <source>is empty</source>
            <translation>ist leer</translation>
        </message>
        <message>
            <source>is a folder, not a picture</source>
            <translation>ist ein Ordner, kein Bild</translation>
        </message>
        <message>
            <source>copy it again from where it came</source>
            <translation>kopiere es noch einmal von dort, woher es kam</translation>
        </message>
        <message>
            <source>make it smaller</source>
            <translation>mach es kleiner</translation>
        </message>
        <message>
            <source>choose a picture</source>
            <translation>wähle ein Bild</translation>
        </message>
        <message>
            <source>choose a picture in it</source>
            <translation>wähle ein Bild darin</translation>
        </message>
        <message>
            <source>take the picture again</source>
            <translation>mach das Bild noch einmal</translation>
        </message>
        <message>
            <source>is a folder, not a file of nights</source>
            <translation>ist ein Ordner, keine Datei mit Abenden</translation>
        </message>
        <message>
            <source>is empty, not a file of nights</source>
            <translation>ist leer, keine Datei mit Abenden</translation>
        </message>
        <message>
            <source>is a damaged file of nights, or none at all</source>
            <translation>ist eine beschädigte Datei mit Abenden oder gar keine</translation>
        </message>
        <message>
            <source>is another program&apos;s database, not a file of nights</source>
            <translation>ist die Datenbank eines anderen Programms, keine Datei mit Abenden</translation>
        </message>
        <message>
            <source>is on a drive that cannot lock files, as some network drives</source>
            <translation>liegt auf einem Laufwerk, das keine Dateien sperren kann, wie manche Netzlaufwerke</translation>
        </message>
        <message>
            <source>keep it on a disk of this computer</source>
            <translation>bewahre es auf einer Platte dieses Computers auf</translation>
        </message>
        <message>
            <source>restore it from a backup, or move it away: a new one is made</source>
            <translation>stelle sie aus einer Sicherung wieder her oder verschiebe sie: eine neue wird angelegt</translation>
        </message>
        <message>
            <source>speaks no HTTPS at this port</source>
            <translation>spricht an diesem Port kein HTTPS</translation>
        </message>
        <message>
            <source>speaks %1, not %2, at this port</source>
            <translation>spricht an diesem Port %1, nicht %2</translation>
        </message>
        <message>
            <source>write http:// instead of https://, or check the port</source>
            <translation>schreibe http:// statt https:// oder prüfe den Port</translation>
        </message>
        <message>
            <source>write %1:// instead of %2://, or check the port</source>
            <translation>schreibe %1:// statt %2:// oder prüfe den Port</translation>
        </message>
        <message>
            <source>sends pictures that are grey in part: data is lost on the way</source>
            <translation>schickt Bilder, die zum Teil grau sind: unterwegs gehen Daten verloren</translation>
        </message>
        <message>
            <source>move the camera nearer to the router, or choose smaller pictures in its settings</source>
            <translation>stelle die Kamera näher an den Router oder wähle in ihren Einstellungen kleinere Bilder</translation>
        </message>
        <message>
            <source>gives the house a seat that takes no part (%1)</source>
            <translation>gibt dem Haus einen Platz, an dem niemand spielt (%1)</translation>
        </message>
        <message>
            <source>names a level of the house that is not known (%1)</source>
            <translation>nennt eine Stufe des Hauses, die unbekannt ist (%1)</translation>
        </message>
        <message>
            <source>has no seed for the house (%1)</source>
            <translation>hat keine Zufallszahl für das Haus (%1)</translation>
        </message>
        <message>
            <source>name a seat of this night</source>
            <translation>einen Platz dieses Abends nennen</translation>
        </message>
        <message>
            <source>say gentle, even or strong; a night of a later version needs that version</source>
            <translation>gentle, even oder strong nennen; ein Abend einer späteren Version braucht diese Version</translation>
        </message>
        <message>
            <source>say a whole number from 0 to 4294967295</source>
            <translation>eine ganze Zahl von 0 bis 4294967295 nennen</translation>
        </message>
        <message>
            <source>holds characters that cannot be seen</source>
            <translation>enthält Zeichen, die man nicht sieht</translation>
        </message>
        <message>
            <source>write it anew by hand</source>
            <translation>schreib es von Hand neu</translation>
        </message>
    </context>
    <context>
        <name>FigureButton</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Berichtigen</translation>
        </message>
    </context>
    <context>
        <name>FigureLine</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Berichtigen</translation>
        </message>
    </context>
    <context>
        <name>FigureWords</name>
        <message>
            <source>Whose turn</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>Aggressor</source>
            <translation>Angreifer</translation>
        </message>
        <message>
            <source>First blood</source>
            <translation>Erstes Blut</translation>
        </message>
        <message>
            <source>Cannot be hurt</source>
            <translation>Unverletzbar</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>To draw</source>
            <translation>Zu ziehen</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Ausgeschieden</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Dice kept</source>
            <translation>Würfel behalten</translation>
        </message>
        <message>
            <source>Dice locked</source>
            <translation>Würfel gesperrt</translation>
        </message>
        <message>
            <source>Lamps</source>
            <translation>Lampen</translation>
        </message>
        <message>
            <source>Mana</source>
            <translation>Mana</translation>
        </message>
        <message>
            <source>Exposed</source>
            <translation>Blöße</translation>
        </message>
        <message>
            <source>Toughness</source>
            <translation>Zähigkeit</translation>
        </message>
        <message>
            <source>Poisoned</source>
            <translation>Vergiftet</translation>
        </message>
        <message>
            <source>Ignited</source>
            <translation>Entzündet</translation>
        </message>
        <message>
            <source>Stunned</source>
            <translation>Betäubt</translation>
        </message>
        <message>
            <source>Silenced</source>
            <translation>Verstummt</translation>
        </message>
        <message>
            <source>Extra upgrades</source>
            <translation>Zusatzaufwertungen</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>Zug %1</translation>
        </message>
        <message>
            <source>Parley streak</source>
            <translation>Waffenruhen in Folge</translation>
        </message>
        <message>
            <source>Hero deck</source>
            <translation>Heldenstapel</translation>
        </message>
        <message>
            <source>Dungeon deck</source>
            <translation>Verliesstapel</translation>
        </message>
        <message>
            <source>Endgame boss</source>
            <translation>Endboss</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>Action points</source>
            <translation>Aktionspunkte</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Offers a draw</source>
            <translation>Bietet Remis an</translation>
        </message>
        <message>
            <source>Creatures</source>
            <translation>Kreaturen</translation>
        </message>
        <message>
            <source>Ability tokens</source>
            <translation>Fähigkeitsmarker</translation>
        </message>
        <message>
            <source>Monster began with</source>
            <translation>Monster begann mit</translation>
        </message>
        <message>
            <source>Chosen piece</source>
            <translation>Gewählte Figur</translation>
        </message>
        <message>
            <source>Initiative</source>
            <translation>Initiative</translation>
        </message>
        <message>
            <source>Rage</source>
            <translation>Wut</translation>
        </message>
        <message>
            <source>Rage die d4</source>
            <translation>Wutwürfel W4</translation>
        </message>
        <message>
            <source>Rage die d6</source>
            <translation>Wutwürfel W6</translation>
        </message>
        <message>
            <source>Rage die d8</source>
            <translation>Wutwürfel W8</translation>
        </message>
        <message>
            <source>Rage die d10</source>
            <translation>Wutwürfel W10</translation>
        </message>
        <message>
            <source>Rage die d10/0</source>
            <translation>Wutwürfel W10/0</translation>
        </message>
        <message>
            <source>Rage die d12</source>
            <translation>Wutwürfel W12</translation>
        </message>
        <message>
            <source>Rage die d20</source>
            <translation>Wutwürfel W20</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>Biom</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>Kinetik</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>Äther</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>Glanz</translation>
        </message>
        <message>
            <source>Biom spent</source>
            <translation>Biom verbraucht</translation>
        </message>
        <message>
            <source>Kinesis spent</source>
            <translation>Kinetik verbraucht</translation>
        </message>
        <message>
            <source>Aether spent</source>
            <translation>Äther verbraucht</translation>
        </message>
        <message>
            <source>Entropy spent</source>
            <translation>Entropie verbraucht</translation>
        </message>
        <message>
            <source>Radiance spent</source>
            <translation>Glanz verbraucht</translation>
        </message>
        <message>
            <source>Attacking</source>
            <translation>Greift an</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Geblockt</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Blocker</source>
            <translation>Blocker</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>Markiert</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Bewegt</translation>
        </message>
        <message>
            <source>Has attacked</source>
            <translation>Hat angegriffen</translation>
        </message>
        <message>
            <source>Upkeep due</source>
            <translation>Unterhalt fällig</translation>
        </message>
        <message>
            <source>Marked this turn</source>
            <translation>Diesen Zug markiert</translation>
        </message>
        <message>
            <source>Until round</source>
            <translation>Bis Runde</translation>
        </message>
        <message>
            <source>Health at the end of the turn</source>
            <translation>Leben am Ende des Zugs</translation>
        </message>
        <message>
            <source>Dying</source>
            <translation>Stirbt</translation>
        </message>
        <message>
            <source>Credited</source>
            <translation>Angerechnet</translation>
        </message>
        <message>
            <source>By nobody</source>
            <translation>Durch niemanden</translation>
        </message>
        <message>
            <source>By a Monster</source>
            <translation>Durch ein Monster</translation>
        </message>
    </context>
    <context>
        <name>FirstStepRow</name>
        <message>
            <source>done</source>
            <translation>erledigt</translation>
        </message>
    </context>
    <context>
        <name>FirstStepsList</name>
        <message>
            <source>Everything is ready</source>
            <translation>Alles ist bereit</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Hide this list</source>
            <translation>Diese Liste ausblenden</translation>
        </message>
        <message>
            <source>The list can be shown again under Settings</source>
            <translation>Die Liste lässt sich unter Einstellungen wieder einblenden</translation>
        </message>
        <message>
            <source>Get ready</source>
            <translation>Vorbereiten</translation>
        </message>
        <message>
            <source>Read the steps aloud</source>
            <translation>Die Schritte vorlesen</translation>
        </message>
        <message>
            <source>Good evening. I&apos;ll be your referee tonight.</source>
            <translation>Guten Abend. Heute bin ich eure Spielleitung.</translation>
        </message>
    </context>
    <context>
        <name>FolderSetting</name>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Files you save or print go here.</source>
            <translation>Hierhin kommt, was du speicherst oder in eine Datei druckst.</translation>
        </message>
        <message>
            <source>Your documents</source>
            <translation>Deine Dokumente</translation>
        </message>
    </context>
    <context>
        <name>FormMaker</name>
        <message>
            <source>The card</source>
            <translation>Die Karte</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Was sie tut</translation>
        </message>
        <message>
            <source>What is printed on it</source>
            <translation>Was auf ihr steht</translation>
        </message>
        <message>
            <source>Add a card</source>
            <translation>Karte hinzufügen</translation>
        </message>
        <message>
            <source>The players decide what it does. Add an effect</source>
            <translation>Die Leute am Tisch entscheiden, was sie tut. Effekt hinzufügen</translation>
        </message>
        <message>
            <source>Add another effect</source>
            <translation>Noch einen Effekt hinzufügen</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Add an option</source>
            <translation>Möglichkeit hinzufügen</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
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
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>HeldWords</name>
        <message>
            <source>Chosen. Nobody sees it before all have chosen. Until then you can choose again.</source>
            <translation>Gewählt. Niemand sieht es, bevor alle gewählt haben. Bis dahin kannst du neu wählen.</translation>
        </message>
    </context>
    <context>
        <name>HelpChooser</name>
        <message>
            <source>Player %1</source>
            <translation>Person %1</translation>
        </message>
        <message>
            <source>Help for %1</source>
            <translation>Hilfe für %1</translation>
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message numerus="yes">
            <source>%n events</source>
            <translation>
                <numerusform>%n Ereignis</numerusform>
                <numerusform>%n Ereignisse</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Past nights</source>
            <translation>Frühere Abende</translation>
        </message>
        <message numerus="yes">
            <source>%n nights still loading</source>
            <translation>
                <numerusform>%n Abend lädt noch</numerusform>
                <numerusform>%n Abende laden noch</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n Abend</numerusform>
                <numerusform>%n Abende</numerusform>
            </translation>
        </message>
        <message>
            <source>Search nights</source>
            <translation>Abende durchsuchen</translation>
        </message>
        <message>
            <source>No nights yet. Every night is saved here, finished or not.</source>
            <translation>Noch keine Abende. Jeder wird hier gespeichert, ob zu Ende gespielt oder nicht.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Mitspielende</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Deleted: %1</source>
            <translation>Gelöscht: %1</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Strg Z</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Löschen rückgängig</translation>
        </message>
        <message>
            <source>Leagues</source>
            <translation>Ligen</translation>
        </message>
        <message>
            <source>Ctrl L</source>
            <translation>Strg L</translation>
        </message>
        <message>
            <source>Export table</source>
            <translation>Tabelle exportieren</translation>
        </message>
        <message>
            <source>All nights with what each player did, as a CSV file</source>
            <translation>Alle Abende mit dem, was jede Seite getan hat, als CSV-Datei</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Good evening</source>
            <translation>Guten Abend</translation>
        </message>
        <message>
            <source>Play with real cards. Lampkeeper watches the table, knows the rules and does the sums.</source>
            <translation>Spielt mit echten Karten. Lampkeeper schaut auf den Tisch, kennt die Regeln und rechnet.</translation>
        </message>
        <message>
            <source>The past nights cannot be read</source>
            <translation>Die früheren Abende lassen sich nicht lesen</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zurück zum Tisch</translation>
        </message>
        <message>
            <source>The night is over</source>
            <translation>Der Abend ist vorbei</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>Wie es lief</translation>
        </message>
        <message>
            <source>A demo is running</source>
            <translation>Eine Vorführung läuft</translation>
        </message>
        <message>
            <source>Game in progress</source>
            <translation>Laufendes Spiel</translation>
        </message>
        <message>
            <source>Continue: %1</source>
            <translation>Weiter: %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Watch a demo</source>
            <translation>Vorführung ansehen</translation>
        </message>
        <message>
            <source>End the demo</source>
            <translation>Vorführung beenden</translation>
        </message>
        <message>
            <source>End the night</source>
            <translation>Abend beenden</translation>
        </message>
        <message>
            <source>It is saved, and you can continue it</source>
            <translation>Er wird gespeichert, ihr könnt ihn fortsetzen</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>The same players at the same table; somebody else goes first</source>
            <translation>Dieselben Leute am selben Tisch; jemand anders beginnt</translation>
        </message>
        <message>
            <source>Of any game. Nothing is saved</source>
            <translation>Von jedem Spiel. Nichts wird gespeichert</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Your rulings where the rulebook is unclear. Kept for new games.</source>
            <translation>Eure Entscheidungen, wo das Regelheft unklar ist. Gelten für neue Spiele.</translation>
        </message>
    </context>
    <context>
        <name>InitiativeRow</name>
        <message>
            <source>Powers in their order</source>
            <translation>Kräfte in ihrer Reihenfolge</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>StoredDataDialog</name>
        <message>
            <source>What is kept here</source>
            <translation>Was hier gespeichert ist</translation>
        </message>
        <message>
            <source>All of it stays on this computer until you delete it. Only league nights are sent, to their league.</source>
            <translation>Alles bleibt auf diesem Computer, bis ihr es löscht. Nur Abende einer Liga gehen an diese Liga.</translation>
        </message>
        <message>
            <source>Nothing is stored.</source>
            <translation>Nichts ist gespeichert.</translation>
        </message>
        <message>
            <source>All of it is deleted the next time Lampkeeper starts. Until then you can change your mind.</source>
            <translation>Alles wird gelöscht, wenn Lampkeeper das nächste Mal startet. Bis dahin könnt ihr es euch anders überlegen.</translation>
        </message>
        <message>
            <source>Nights, cards, leagues and settings would be gone for good. A backup keeps them: see Something is wrong.</source>
            <translation>Abende, Karten, Ligen und Einstellungen wären für immer weg. Eine Sicherung bewahrt sie: siehe „Etwas stimmt nicht“.</translation>
        </message>
        <message>
            <source>Yes, delete all of it</source>
            <translation>Ja, alles löschen</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Alles löschen</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>Alles behalten</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Neu starten</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
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
            <translation>Abende</translation>
        </message>
        <message>
            <source>Cards you taught</source>
            <translation>Eingelernte Karten</translation>
        </message>
        <message>
            <source>Tables you set up</source>
            <translation>Eingerichtete Tische</translation>
        </message>
        <message>
            <source>Your own cards</source>
            <translation>Eigene Karten</translation>
        </message>
        <message>
            <source>Leagues</source>
            <translation>Ligen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>What a restore replaced</source>
            <translation>Was eine Wiederherstellung ersetzte</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Zwischenspeicher</translation>
        </message>
        <message>
            <source>Who played, and every event. No picture of your table or of you.</source>
            <translation>Wer gespielt hat, und jedes Ereignis. Kein Bild von eurem Tisch oder von euch.</translation>
        </message>
        <message>
            <source>What your cards look like, so that the camera knows them.</source>
            <translation>Wie eure Karten aussehen, damit die Kamera sie erkennt.</translation>
        </message>
        <message>
            <source>Where the mat lies, and how the camera looks at it. No picture.</source>
            <translation>Wo die Matte liegt und wie die Kamera auf sie blickt. Kein Bild.</translation>
        </message>
        <message>
            <source>The cards you wrote, and the one you are writing.</source>
            <translation>Die Karten, die ihr geschrieben habt, und die, an der ihr schreibt.</translation>
        </message>
        <message>
            <source>Players, rounds and results, and nights on their way to a league.</source>
            <translation>Wer mitspielt, Runden und Ergebnisse und Abende auf dem Weg zu einer Liga.</translation>
        </message>
        <message>
            <source>Names, language, looks and house rules.</source>
            <translation>Namen, Sprache, Aussehen und Hausregeln.</translation>
        </message>
        <message>
            <source>How far each lesson was played.</source>
            <translation>Wie weit jede Lektion gespielt ist.</translation>
        </message>
        <message>
            <source>The key by which phones know this computer.</source>
            <translation>Der Schlüssel, an dem Handys diesen Computer erkennen.</translation>
        </message>
        <message>
            <source>Everything as it was before a backup was restored.</source>
            <translation>Alles, wie es vor der Wiederherstellung war.</translation>
        </message>
        <message>
            <source>Cards as the program drew them, to start faster.</source>
            <translation>Karten, wie das Programm sie gezeichnet hat, für einen schnelleren Start.</translation>
        </message>
    </context>
    <context>
        <name>Language</name>
        <message>
            <source>English</source>
            <extracomment>what the language of this translation is called in itself: Deutsch</extracomment>
            <translation>Deutsch</translation>
        </message>
    </context>
    <context>
        <name>LastNightWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
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
            <translation>Runde %1, Tisch %2</translation>
        </message>
        <message>
            <source>%1 won</source>
            <translation>%1 hat gewonnen</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <source>Both won</source>
            <translation>Beide haben gewonnen</translation>
        </message>
        <message>
            <source>Both lost</source>
            <translation>Beide haben verloren</translation>
        </message>
        <message>
            <source>Reopen: still playing</source>
            <translation>Wieder öffnen: Sie spielen noch</translation>
        </message>
        <message>
            <source>Reason (saved with the result)</source>
            <translation>Grund (wird mit dem Ergebnis gespeichert)</translation>
        </message>
        <message>
            <source>Entered by hand</source>
            <translation>Von Hand eingetragen</translation>
        </message>
        <message>
            <source>This table has a result. Write why it changes, then tap how it ended.</source>
            <translation>Dieser Tisch hat schon ein Ergebnis. Schreib, warum es sich ändert, und tippe dann auf den Ausgang.</translation>
        </message>
        <message>
            <source>Tap how it ended.</source>
            <translation>Tippe auf den Ausgang.</translation>
        </message>
        <message>
            <source>A note, if you like (saved with the result)</source>
            <translation>Eine Notiz, wenn du magst (wird mitgespeichert)</translation>
        </message>
    </context>
    <context>
        <name>LeagueDesk</name>
        <message>
            <source>League</source>
            <translation>Liga</translation>
        </message>
        <message>
            <source>Mia, Jonas, ...</source>
            <translation>Mia, Jonas, ...</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Beitreten</translation>
        </message>
        <message>
            <source>Pair the next round</source>
            <translation>Nächste Runde auslosen</translation>
        </message>
        <message>
            <source>New league</source>
            <translation>Neue Liga</translation>
        </message>
        <message>
            <source>Name of the league</source>
            <translation>Name der Liga</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Pairing system</source>
            <translation>Art der Auslosung</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Start this league</source>
            <translation>Liga beginnen</translation>
        </message>
        <message>
            <source>Address of a server</source>
            <translation>Adresse eines Servers</translation>
        </message>
        <message>
            <source>Read a slip with the camera</source>
            <translation>Einen Zettel mit der Kamera lesen</translation>
        </message>
        <message>
            <source>Hold the slip still</source>
            <translation>Halte den Zettel still</translation>
        </message>
        <message>
            <source>Tap to stop</source>
            <translation>Zum Beenden tippen</translation>
        </message>
        <message>
            <source>Print, seasons, files</source>
            <translation>Drucken, Saisons, Dateien</translation>
        </message>
        <message>
            <source>Add at least two players first.</source>
            <translation>Trage zuerst mindestens zwei Personen ein.</translation>
        </message>
        <message>
            <source>The next round can be paired when every table has its result.</source>
            <translation>Die nächste Runde kann gepaart werden, wenn jeder Tisch sein Ergebnis hat.</translation>
        </message>
        <message>
            <source>Any number of rounds</source>
            <translation>Beliebig viele Runden</translation>
        </message>
        <message>
            <source>Stored on this computer. On a server instead:</source>
            <translation>Gespeichert auf diesem Rechner. Stattdessen auf einem Server:</translation>
        </message>
        <message>
            <source>Stored on this server:</source>
            <translation>Gespeichert auf diesem Server:</translation>
        </message>
    </context>
    <context>
        <name>LeagueDeskWords</name>
        <message>
            <source>%1, season %2</source>
            <translation>%1, Saison %2</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message>
            <source>not begun</source>
            <translation>nicht begonnen</translation>
        </message>
        <message>
            <source>round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A night of %1 does not count: %2</source>
            <translation>Ein Abend von %1 zählt nicht: %2</translation>
        </message>
        <message>
            <source>The night counts for %1</source>
            <translation>Der Abend zählt für %1</translation>
        </message>
        <message>
            <source>%1 is already in. For another person of that name, add a house or club: %1 (House)</source>
            <translation>%1 ist schon dabei. Heißt noch jemand so, schreib Haus oder Verein dahinter: %1 (Haus)</translation>
        </message>
        <message>
            <source>A league of this format takes no new players once it is paired</source>
            <translation>Eine Liga dieser Art nimmt niemanden mehr auf, sobald sie ausgelost ist</translation>
        </message>
        <message numerus="yes">
            <source>%n pages in %1</source>
            <translation>
                <numerusform>%n Seite in %1</numerusform>
                <numerusform>%n Seiten in %1</numerusform>
            </translation>
        </message>
        <message>
            <source>The players were not %1 and %2, so the night counts for no table</source>
            <translation>Den Abend haben andere als %1 und %2 gespielt; er zählt für keinen Tisch</translation>
        </message>
        <message>
            <source>This night counts for no table</source>
            <translation>Dieser Abend zählt für keinen Tisch</translation>
        </message>
        <message>
            <source>The night waits until the league can be reached</source>
            <translation>Der Abend wartet, bis die Liga zu erreichen ist</translation>
        </message>
        <message>
            <source>%1 no longer exists</source>
            <translation>%1 ist nicht mehr da</translation>
        </message>
        <message>
            <source>There is nothing to decide</source>
            <translation>Es gibt nichts zu entscheiden</translation>
        </message>
        <message>
            <source>%1 and %2 are already the same player</source>
            <translation>%1 und %2 sind schon dieselbe Person</translation>
        </message>
        <message>
            <source>%1 is %2 from now on</source>
            <translation>%1 heißt von jetzt an %2</translation>
        </message>
        <message numerus="yes">
            <source>%n matches in %1</source>
            <translation>
                <numerusform>%n Begegnung in %1</numerusform>
                <numerusform>%n Begegnungen in %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 was imported</source>
            <translation>%1 wurde importiert</translation>
        </message>
        <message>
            <source>rating %1</source>
            <translation>Wertung %1</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Place %1 of %2, %3</source>
            <translation>Platz %1 von %2, %3</translation>
        </message>
        <message>
            <source>Round %1: %2</source>
            <translation>Runde %1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n points taken off: %1</source>
            <translation>
                <numerusform>%n Punkt Abzug: %1</numerusform>
                <numerusform>%n Punkte Abzug: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1. %2, %3</source>
            <translation>%1. %2, %3</translation>
        </message>
        <message>
            <source>This slip belongs to no table in play</source>
            <translation>Dieser Zettel gehört zu keinem Tisch, an dem gespielt wird</translation>
        </message>
        <message>
            <source>The sheet has no result of the newest round</source>
            <translation>Der Zettel hat kein Ergebnis der neuesten Runde</translation>
        </message>
        <message numerus="yes">
            <source>%n players joined</source>
            <translation>
                <numerusform>%n Person ist jetzt dabei</numerusform>
                <numerusform>%n Leute sind jetzt dabei</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results entered</source>
            <translation>
                <numerusform>%n Ergebnis eingetragen</numerusform>
                <numerusform>%n Ergebnisse eingetragen</numerusform>
            </translation>
        </message>
        <message>
            <source>The list names nobody</source>
            <translation>Auf der Liste steht niemand</translation>
        </message>
    </context>
    <context>
        <name>LeagueFiles</name>
        <message>
            <source>Name of the next season</source>
            <translation>Name der nächsten Saison</translation>
        </message>
        <message>
            <source>Start it with the same players</source>
            <translation>Mit denselben Leuten beginnen</translation>
        </message>
        <message>
            <source>Who won the seasons</source>
            <translation>Wer die Saisons gewonnen hat</translation>
        </message>
        <message>
            <source>A file: .json, .csv or .wer</source>
            <translation>Eine Datei: .json, .csv oder .wer</translation>
        </message>
        <message>
            <source>Event reports (*.wer)</source>
            <translation>Turnierberichte (*.wer)</translation>
        </message>
        <message>
            <source>Leagues (*.json)</source>
            <translation>Ligen (*.json)</translation>
        </message>
        <message>
            <source>Spreadsheets (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Print, seasons, files</source>
            <translation>Drucken, Saisons, Dateien</translation>
        </message>
        <message>
            <source>Print slips</source>
            <translation>Ergebniszettel drucken</translation>
        </message>
        <message>
            <source>Print pairings</source>
            <translation>Paarungen drucken</translation>
        </message>
        <message>
            <source>Print standings</source>
            <translation>Tabelle drucken</translation>
        </message>
        <message>
            <source>Print seats by name</source>
            <translation>Sitzplätze nach Namen drucken</translation>
        </message>
        <message>
            <source>A file: a league, players, or results</source>
            <translation>Eine Datei: Liga, Leute oder Ergebnisse</translation>
        </message>
        <message>
            <source>Leagues and lists (*.json *.csv *.wer)</source>
            <translation>Ligen und Listen (*.json *.csv *.wer)</translation>
        </message>
        <message>
            <source>Import the league</source>
            <translation>Die Liga importieren</translation>
        </message>
        <message>
            <source>Add its players</source>
            <translation>Ihre Leute aufnehmen</translation>
        </message>
        <message>
            <source>CSV with a name and a house in each line, or an event report (.wer)</source>
            <translation>CSV mit Name und Haus in jeder Zeile, oder ein Turnierbericht (.wer)</translation>
        </message>
        <message>
            <source>Enter its results</source>
            <translation>Ihre Ergebnisse eintragen</translation>
        </message>
        <message>
            <source>CSV with table or players and the result, or an event report (.wer), for the newest round</source>
            <translation>CSV mit Tisch oder Leuten und Ergebnis, oder ein Turnierbericht (.wer), für die neueste Runde</translation>
        </message>
    </context>
    <context>
        <name>LeaguePage</name>
        <message>
            <source>Leagues</source>
            <translation>Ligen</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tische</translation>
        </message>
        <message>
            <source>Start a league, let players join, and pair the first round.</source>
            <translation>Beginne eine Liga, lass Leute beitreten und lose die erste Runde aus.</translation>
        </message>
        <message>
            <source>No round is paired yet</source>
            <translation>Noch ist keine Runde ausgelost</translation>
        </message>
        <message>
            <source>Waiting: %1</source>
            <translation>Wartet noch: %1</translation>
        </message>
        <message>
            <source>Standings</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>The next night counts for %1</source>
            <translation>Der nächste Abend zählt für %1</translation>
        </message>
        <message>
            <source>For no table</source>
            <translation>Für keinen Tisch</translation>
        </message>
        <message>
            <source>Timer and announcements</source>
            <translation>Uhr und Durchsagen</translation>
        </message>
    </context>
    <context>
        <name>LeaguePlayer</name>
        <message>
            <source>All matches, in every season</source>
            <translation>Alle Begegnungen, in jeder Saison</translation>
        </message>
        <message>
            <source>Reason (saved with the change)</source>
            <translation>Grund (wird mit der Änderung gespeichert)</translation>
        </message>
        <message>
            <source>Points taken off</source>
            <translation>Abgezogene Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Take points off</source>
            <translation>Punkte abziehen</translation>
        </message>
        <message>
            <source>Resume pairing</source>
            <translation>Wieder auslosen</translation>
        </message>
        <message>
            <source>Stop pairing</source>
            <translation>Nicht mehr auslosen</translation>
        </message>
        <message>
            <source>This player&apos;s other name</source>
            <translation>Der andere Name dieser Person</translation>
        </message>
        <message>
            <source>The same person</source>
            <translation>Dieselbe Person</translation>
        </message>
    </context>
    <context>
        <name>LeagueSheet</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
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
            <translation>%1 Punkte</translation>
        </message>
        <message>
            <source>More about this player</source>
            <translation>Mehr über diese Person</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
    <context>
        <name>LeagueTableRow</name>
        <message>
            <source>Table %1</source>
            <translation>Tisch %1</translation>
        </message>
        <message>
            <source>Play here</source>
            <translation>Hier spielen</translation>
        </message>
        <message>
            <source>An organiser enters or corrects the result</source>
            <translation>Die Ligaleitung trägt das Ergebnis ein oder berichtigt es</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Enter the result</source>
            <translation>Ergebnis eintragen</translation>
        </message>
        <message>
            <source>Change the result</source>
            <translation>Ergebnis ändern</translation>
        </message>
    </context>
    <context>
        <name>LearnPage</name>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>After the first three you can play.</source>
            <translation>Nach den ersten drei könnt ihr spielen.</translation>
        </message>
        <message>
            <source>%1 of %2 done</source>
            <translation>%1 von %2 geschafft</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
    </context>
    <context>
        <name>LeftNight</name>
        <message>
            <source>A game is in progress</source>
            <translation>Ein Spiel läuft</translation>
        </message>
        <message>
            <source>This shows everything the camera sees, even dice in the trays. Close the game first; you can continue a saved game from Home.</source>
            <translation>Hier ist alles zu sehen, was die Kamera sieht, auch Würfel in den Schalen. Schließ zuerst das Spiel; ein gespeichertes setzt du auf der Startseite fort.</translation>
        </message>
        <message>
            <source>Close the game</source>
            <translation>Spiel schließen</translation>
        </message>
        <message>
            <source>This shows everything the camera sees. Take the dice out of the trays first, or continue that game.</source>
            <translation>Hier ist alles zu sehen, was die Kamera sieht. Nehmt zuerst die Würfel aus den Schalen oder setzt das Spiel fort.</translation>
        </message>
        <message>
            <source>Your unfinished night has secret dice on the table</source>
            <translation>Von eurem offenen Abend liegen noch geheime Würfel auf dem Tisch</translation>
        </message>
        <message>
            <source>Dice removed</source>
            <translation>Würfel sind weg</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Right: {right}.</source>
            <translation>Richtig: {right}.</translation>
        </message>
        <message>
            <source>Not that one. Look again.</source>
            <translation>Das ist es nicht. Schau noch einmal hin.</translation>
        </message>
        <message>
            <source>A question. Put the screens down. Both of you, roll.</source>
            <translation>Eine Frage. Legt die Sichtschirme weg und würfelt beide.</translation>
        </message>
        <message>
            <source>One more question, with new dice. Both of you, roll.</source>
            <translation>Noch eine Frage, mit neuen Würfeln: Würfelt beide.</translation>
        </message>
        <message>
            <source>DV</source>
            <translation>WW</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Zum vorigen Schritt</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Noch einmal sagen</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Go to the next step; this one is played as an example</source>
            <translation>Weiter zum nächsten Schritt; dieser wird als Beispiel gespielt</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>You can continue the lesson later</source>
            <translation>Die Lektion lässt sich später fortsetzen</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>Done</source>
            <translation>Geschafft</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n Minute</numerusform>
                <numerusform>%n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>Lesson %1: %2</source>
            <translation>Lektion %1: %2</translation>
        </message>
    </context>
    <context>
        <name>LessonSide</name>
        <message>
            <source>Why:</source>
            <translation>Warum:</translation>
        </message>
        <message>
            <source>Read more</source>
            <translation>Weiterlesen</translation>
        </message>
        <message>
            <source>Rule %1 in the rules</source>
            <translation>Regel %1 im Regelwerk</translation>
        </message>
        <message>
            <source>Opens the page of rules, with an example</source>
            <translation>Öffnet die Regelseite, mit einem Beispiel</translation>
        </message>
        <message>
            <source>Continue by tapping. Camera: %1</source>
            <translation>Mach durch Tippen weiter. Die Kamera: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonSums</name>
        <message>
            <source>How often each sum came up</source>
            <translation>Wie oft jede Summe kam</translation>
        </message>
        <message>
            <source>%1: %2 times</source>
            <translation>%1: %2-mal</translation>
        </message>
        <message>
            <source>Bars: your rolls. Numbers: ways out of 36</source>
            <translation>Balken: eure Würfe. Zahlen: Möglichkeiten von 36</translation>
        </message>
    </context>
    <context>
        <name>LessonTaps</name>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Alle Lektionen</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Nächste Lektion</translation>
        </message>
        <message>
            <source>Cards are down</source>
            <translation>Karten liegen</translation>
        </message>
        <message>
            <source>Play a first game</source>
            <translation>Erstes Spiel beginnen</translation>
        </message>
        <message>
            <source>A real night of your own; every step is explained to both of you</source>
            <translation>Ein richtiger Abend; jeder Schritt wird euch beiden erklärt</translation>
        </message>
        <message>
            <source>Try it against the house</source>
            <translation>Gegen das Haus versuchen</translation>
        </message>
        <message>
            <source>A real night in which the program plays the other seat, and every step is explained</source>
            <translation>Ein echter Abend: Das Programm spielt den anderen Platz, und jeder Schritt wird erklärt</translation>
        </message>
    </context>
    <context>
        <name>LessonTrays</name>
        <message>
            <source>The dice are hidden</source>
            <translation>Die Würfel sind verborgen</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>Nothing rolled yet</source>
            <translation>Noch nichts gewürfelt</translation>
        </message>
    </context>
    <context>
        <name>LookAgain</name>
        <message>
            <source>Saved. You can all look again.</source>
            <translation>Gespeichert. Ihr könnt alle wieder hinschauen.</translation>
        </message>
    </context>
    <context>
        <name>LookAway</name>
        <message>
            <source>Nobody else is looking</source>
            <translation>Niemand sonst schaut her</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>I am %1, and nobody else is looking</source>
            <translation>Ich bin %1, und niemand sonst schaut her</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>%1 only: everyone else, look away.</source>
            <translation>Nur %1: Alle anderen schauen weg.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Everyone else, look away.</source>
            <translation>Alle anderen schauen weg.</translation>
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
            <translation>Es war:</translation>
        </message>
        <message>
            <source>Nothing else was possible then. Undo it, or correct a number.</source>
            <translation>Sonst war da nichts möglich. Nimm es zurück oder berichtige eine Zahl.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>MendEvents</name>
        <message>
            <source>Nothing recorded yet.</source>
            <translation>Noch nichts aufgezeichnet.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Strg Z</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Undo to here</source>
            <translation>Bis hierher zurück</translation>
        </message>
    </context>
    <context>
        <name>MendFigures</name>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
    </context>
    <context>
        <name>MendSheet</name>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>What went wrong?</source>
            <translation>Was ist schiefgegangen?</translation>
        </message>
        <message>
            <source>Touch what is wrong</source>
            <translation>Berühr, was falsch ist</translation>
        </message>
    </context>
    <context>
        <name>MomentList</name>
        <message>
            <source>Watch</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Watch: %1</source>
            <translation>Ansehen: %1</translation>
        </message>
    </context>
    <context>
        <name>NameEntry</name>
        <message>
            <source>Another name</source>
            <translation>Anderer Name</translation>
        </message>
    </context>
    <context>
        <name>NightOnDialog</name>
        <message>
            <source>A game is in progress</source>
            <translation>Ein Spiel läuft</translation>
        </message>
        <message>
            <source>If you start a new night, this game ends here. It is saved, and you can continue it from History.</source>
            <translation>Beginnst du einen neuen Abend, endet dieses Spiel hier. Es wird gespeichert, und du kannst es im Verlauf fortsetzen.</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zurück zum Spiel</translation>
        </message>
        <message>
            <source>Start the new night</source>
            <translation>Neuen Abend beginnen</translation>
        </message>
    </context>
    <context>
        <name>NightOptions</name>
        <message>
            <source>as recommended</source>
            <translation>wie empfohlen</translation>
        </message>
        <message>
            <source>something is missing</source>
            <translation>etwas fehlt</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n geändert</numerusform>
                <numerusform>%n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards you need</source>
            <translation>Karten, die ihr braucht</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>in the first turn</source>
            <translation>im ersten Zug</translation>
        </message>
    </context>
    <context>
        <name>NightRow</name>
        <message>
            <source>not finished</source>
            <translation>nicht zu Ende</translation>
        </message>
        <message>
            <source>Double click: open this night</source>
            <translation>Doppelklick: diesen Abend öffnen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>None of these</source>
            <translation>Keine davon</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>NumberEntry</name>
        <message>
            <source>%1: one less</source>
            <translation>%1: eins weniger</translation>
        </message>
        <message>
            <source>%1: one more</source>
            <translation>%1: eins mehr</translation>
        </message>
    </context>
    <context>
        <name>OwnChoices</name>
        <message>
            <source>For %1 only</source>
            <translation>Nur für %1</translation>
        </message>
        <message>
            <source>you score</source>
            <translation>du bekommst</translation>
        </message>
        <message>
            <source>they score</source>
            <translation>Gegenüber bekommt</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>du verursachst</translation>
        </message>
        <message>
            <source>you take</source>
            <translation>du erleidest</translation>
        </message>
        <message>
            <source>you win</source>
            <translation>du gewinnst</translation>
        </message>
        <message>
            <source>On average</source>
            <translation>Im Schnitt</translation>
        </message>
        <message>
            <source>Other cards</source>
            <translation>Andere Karten</translation>
        </message>
        <message>
            <source>Done, everyone can look</source>
            <translation>Fertig, alle dürfen wieder schauen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>mix</source>
            <translation>Mischung</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>Einen Moment: Der Ratgeber denkt nach</translation>
        </message>
    </context>
    <context>
        <name>OwnCoachWords</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>OwnHand</name>
        <message>
            <source>For %1 only</source>
            <translation>Nur für %1</translation>
        </message>
        <message>
            <source>Your dice value</source>
            <translation>Dein Würfelwert</translation>
        </message>
        <message>
            <source>Your role</source>
            <translation>Deine Rolle</translation>
        </message>
        <message>
            <source>If I attack</source>
            <translation>Wenn ich angreife</translation>
        </message>
        <message>
            <source>If I defend</source>
            <translation>Wenn ich verteidige</translation>
        </message>
        <message>
            <source>The cards in your hand</source>
            <translation>Die Karten auf deiner Hand</translation>
        </message>
        <message>
            <source>All that are left</source>
            <translation>Alle, die übrig sind</translation>
        </message>
        <message>
            <source>None of this is saved.</source>
            <translation>Nichts davon wird gespeichert.</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Compare my cards</source>
            <translation>Meine Karten vergleichen</translation>
        </message>
    </context>
    <context>
        <name>PageWords</name>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Duel</source>
            <translation>Duell</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>PagesWords</name>
        <message>
            <source>How it went</source>
            <translation>Wie es lief</translation>
        </message>
    </context>
    <context>
        <name>PathLine</name>
        <message>
            <source>Browse</source>
            <translation>Durchsuchen</translation>
        </message>
    </context>
    <context>
        <name>PauseWords</name>
        <message>
            <source>The camera sends no picture. Game paused: wake it, or plug it in again</source>
            <translation>Die Kamera sendet kein Bild. Das Spiel pausiert: Weck sie auf oder steck sie neu ein</translation>
        </message>
        <message>
            <source>The camera&apos;s view changed. One moment: checking the table again</source>
            <translation>Das Kamerabild hat sich geändert. Einen Moment: Der Tisch wird neu geprüft</translation>
        </message>
        <message>
            <source>The computer was asleep. One moment: checking the table again</source>
            <translation>Der Computer war im Ruhezustand. Einen Moment: Der Tisch wird neu geprüft</translation>
        </message>
        <message>
            <source>The marks have moved. Game paused: uncover them, or put the camera back</source>
            <translation>Die Marken haben sich verschoben. Das Spiel pausiert: Mach sie frei oder stell die Kamera zurück</translation>
        </message>
        <message>
            <source>Camera disconnected. Game paused: plug it in again, or continue by hand</source>
            <translation>Die Kamera ist getrennt. Das Spiel pausiert: Steck sie wieder ein oder mach von Hand weiter</translation>
        </message>
        <message>
            <source>Something covers the camera. Game paused</source>
            <translation>Etwas verdeckt die Kamera. Das Spiel pausiert</translation>
        </message>
    </context>
    <context>
        <name>PhoneCode</name>
        <message>
            <source>Code of the page</source>
            <translation>Code der Seite</translation>
        </message>
    </context>
    <context>
        <name>PhonePage</name>
        <message>
            <source>Connecting …</source>
            <translation>Verbinde …</translation>
        </message>
        <message>
            <source>Connection lost. It comes back by itself.</source>
            <translation>Verbindung verloren. Sie kommt von selbst zurück.</translation>
        </message>
        <message>
            <source>All phones were disconnected. Ask at the table for a new code.</source>
            <translation>Alle Handys wurden abgemeldet. Lass dir am Tisch einen neuen Code geben.</translation>
        </message>
        <message>
            <source>That did not get through. Tap again once connected.</source>
            <translation>Das kam nicht an. Tippe noch einmal, sobald die Verbindung steht.</translation>
        </message>
        <message>
            <source>Nothing to do for you now</source>
            <translation>Gerade hast du nichts zu tun</translation>
        </message>
        <message>
            <source>No question right now</source>
            <translation>Gerade wird nichts gefragt</translation>
        </message>
        <message>
            <source>That&apos;s wrong</source>
            <translation>Das stimmt nicht</translation>
        </message>
        <message>
            <source>Undo the last ruling?</source>
            <translation>Die letzte Entscheidung zurücknehmen?</translation>
        </message>
        <message>
            <source>Yes, undo</source>
            <translation>Ja, zurücknehmen</translation>
        </message>
        <message>
            <source>No, leave it</source>
            <translation>Nein, so lassen</translation>
        </message>
        <message>
            <source>Yes, give up</source>
            <translation>Ja, aufgeben</translation>
        </message>
        <message>
            <source>No, play on</source>
            <translation>Nein, weiterspielen</translation>
        </message>
        <message>
            <source>Roll for me</source>
            <translation>Würfle für mich</translation>
        </message>
        <message>
            <source>The program rolls the dice, and the record says so.</source>
            <translation>Das Programm würfelt, und so steht es auch in der Aufzeichnung.</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Die</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>{n} of {of} dice entered</source>
            <translation>{n} von {of} Würfeln eingegeben</translation>
        </message>
        <message>
            <source>Undo last die</source>
            <translation>Letzten Würfel zurück</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>The table&apos;s camera</source>
            <translation>Die Kamera des Tisches</translation>
        </message>
        <message>
            <source>The camera sees everything. Leave the phone where it is.</source>
            <translation>Die Kamera sieht alles. Lass das Handy, wo es ist.</translation>
        </message>
        <message>
            <source>This browser may not use the camera. Allow it in the settings of the page.</source>
            <translation>Dieser Browser darf die Kamera nicht benutzen. Erlaube es in den Einstellungen der Seite.</translation>
        </message>
        <message>
            <source>This device has no free camera.</source>
            <translation>Dieses Gerät hat keine freie Kamera.</translation>
        </message>
        <message>
            <source>The camera is asleep: game paused. Keep this page open and the screen on.</source>
            <translation>Die Kamera schläft: Das Spiel pausiert. Lass diese Seite offen und den Bildschirm an.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between things that are listed</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>League</source>
            <translation>Liga</translation>
        </message>
        <message>
            <source>Standings</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tische</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation>Runde {round} von {rounds}</translation>
        </message>
        <message>
            <source>Season {season}</source>
            <translation>Saison {season}</translation>
        </message>
        <message>
            <source>No round is paired yet</source>
            <translation>Noch ist keine Runde ausgelost</translation>
        </message>
        <message>
            <source>Nobody has joined yet</source>
            <translation>Noch ist niemand beigetreten</translation>
        </message>
        <message>
            <source>Table {table}</source>
            <translation>Tisch {table}</translation>
        </message>
        <message>
            <source>Table {table}, round {round}</source>
            <translation>Tisch {table}, Runde {round}</translation>
        </message>
        <message>
            <source>{first} sits out</source>
            <translation>{first} ist spielfrei</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <translation>{first} und {second}</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>spielen noch</translation>
        </message>
        <message>
            <source>{winner} won</source>
            <translation>{winner} hat gewonnen</translation>
        </message>
        <message>
            <source>a draw</source>
            <translation>unentschieden</translation>
        </message>
        <message>
            <source>both won</source>
            <translation>beide haben gewonnen</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>beide haben verloren</translation>
        </message>
        <message>
            <source>Waiting: {names}</source>
            <translation>Wartet noch: {names}</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Ratgeber</translation>
        </message>
        <message>
            <source>Only for you: what each choice is worth</source>
            <translation>Nur für dich: was jede Wahl bringt</translation>
        </message>
        <message>
            <source>What is in your hand?</source>
            <translation>Was hast du auf der Hand?</translation>
        </message>
        <message>
            <source>What should I play?</source>
            <translation>Was soll ich spielen?</translation>
        </message>
        <message>
            <source>Points, yours and theirs:</source>
            <translation>Punkte, du und Gegenüber:</translation>
        </message>
        <message>
            <source>Damage, dealt and taken:</source>
            <translation>Schaden, verursacht und erlitten:</translation>
        </message>
        <message>
            <source>Wins the fight:</source>
            <translation>Gewinnt den Kampf:</translation>
        </message>
        <message>
            <source>Play it this often:</source>
            <translation>So oft spielen:</translation>
        </message>
        <message>
            <source>I attack</source>
            <translation>Ich greife an</translation>
        </message>
        <message>
            <source>I defend</source>
            <translation>Ich verteidige</translation>
        </message>
        <message>
            <source>{what}: one fewer</source>
            <translation>{what}: eins weniger</translation>
        </message>
        <message>
            <source>{what}: one more</source>
            <translation>{what}: eins mehr</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>a place on the table without a card</comment>
            <translation>leer</translation>
        </message>
        <message>
            <source>{n} cards</source>
            <translation>{n} Karten</translation>
        </message>
        <message>
            <source>on {thing}</source>
            <comment>a card that lies on another one</comment>
            <translation>auf {thing}</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>{what} · {whom}</source>
            <comment>what a player can do, and with what or to whom</comment>
            <translation>{what} · {whom}</translation>
        </message>
        <message>
            <source>Show {n} as a list</source>
            <translation>{n} als Liste zeigen</translation>
        </message>
        <message>
            <source>Other things you can do</source>
            <translation>Was du sonst tun kannst</translation>
        </message>
        <message>
            <source>(printed {n})</source>
            <comment>beside a number that differs from the printed one</comment>
            <translation>(gedruckt {n})</translation>
        </message>
        <message>
            <source>Number {n} on the chain</source>
            <translation>Nummer {n} der Kette</translation>
        </message>
        <message>
            <source>Aimed at by number {n} on the chain</source>
            <translation>Ziel von Nummer {n} der Kette</translation>
        </message>
        <message>
            <source>No hints</source>
            <translation>Keine Tipps</translation>
        </message>
        <message>
            <source>This browser refuses live connections here. The page goes on another way.</source>
            <translation>Dieser Browser lehnt hier Live-Verbindungen ab. Die Seite läuft auf anderem Weg weiter.</translation>
        </message>
        <message>
            <source>Trust this table</source>
            <translation>Diesem Tisch vertrauen</translation>
        </message>
        <message>
            <source>This table made its own certificate. A device that trusts it asks no more questions, and live pages work in every browser. It can vouch only for this computer and for addresses in private networks.</source>
            <translation>Dieser Tisch hat sein Zertifikat selbst erstellt. Ein Gerät, das ihm vertraut, fragt nicht mehr nach, und Live-Seiten funktionieren in jedem Browser. Es kann nur für diesen Computer und für Adressen in privaten Netzen bürgen.</translation>
        </message>
        <message>
            <source>Get the certificate</source>
            <translation>Zertifikat laden</translation>
        </message>
        <message>
            <source>To undo this, delete the certificate in the same settings.</source>
            <translation>Um das rückgängig zu machen, lösche das Zertifikat in denselben Einstellungen.</translation>
        </message>
        <message>
            <source>iPhone and iPad</source>
            <translation>iPhone und iPad</translation>
        </message>
        <message>
            <source>Android</source>
            <translation>Android</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Open this page in Safari. At its warning choose Show Details, then visit this website.
Tap Get the certificate, then Allow.
Open Settings, tap Profile Downloaded, then Install.
Open Settings, General, About, Certificate Trust Settings, and switch Lampkeeper on.
Scan the code of your page again.</source>
            <comment>steps, one a line</comment>
            <translation>Öffne diese Seite in Safari. Wähle bei der Warnung „Details einblenden“, dann „diese Website öffnen“.
Tippe auf „Zertifikat laden“, dann auf „Zulassen“.
Öffne die Einstellungen, tippe auf „Profil geladen“, dann auf „Installieren“.
Öffne Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen, und schalte Lampkeeper ein.
Scanne den Code deiner Seite noch einmal.</translation>
        </message>
        <message>
            <source>Tap Get the certificate.
Open Settings and search for CA certificate. Choose Install anyway.
Choose the file lampkeeper.crt among the downloads.
Scan the code of your page again, in Chrome.</source>
            <comment>steps, one a line</comment>
            <translation>Tippe auf „Zertifikat laden“.
Öffne die Einstellungen und suche nach „CA-Zertifikat“. Wähle „Trotzdem installieren“.
Wähle unter den Downloads die Datei lampkeeper.crt.
Scanne den Code deiner Seite noch einmal, in Chrome.</translation>
        </message>
        <message>
            <source>Click Get the certificate.
Firefox: open Settings, Privacy and Security, View Certificates, Authorities, Import. Allow it to identify websites.
Chrome or Edge: open Settings, search for certificates, and import it among trusted authorities.
macOS: open the file, find Lampkeeper in Keychain Access, and set Trust to Always Trust.
Load the page again.</source>
            <comment>steps, one a line</comment>
            <translation>Klicke auf „Zertifikat laden“.
Firefox: öffne Einstellungen, Datenschutz und Sicherheit, Zertifikate anzeigen, Zertifizierungsstellen, Importieren. Erlaube ihm, Websites zu identifizieren.
Chrome oder Edge: öffne die Einstellungen, suche nach Zertifikaten und importiere es unter den vertrauenswürdigen Stellen.
macOS: öffne die Datei, suche Lampkeeper in der Schlüsselbundverwaltung und stelle Vertrauen auf „Immer vertrauen“.
Lade die Seite neu.</translation>
        </message>
        <message>
            <source>Time is over</source>
            <translation>Die Zeit ist um</translation>
        </message>
        <message>
            <source>{time}, stopped</source>
            <comment>the time that a round has left, while the clock stands</comment>
            <translation>{time}, angehalten</translation>
        </message>
        <message>
            <source>Ring at the end of the round</source>
            <translation>Am Ende der Runde läuten</translation>
        </message>
        <message>
            <source>It rings at the end of the round</source>
            <translation>Am Ende der Runde läutet es</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>Wer sitzt wo</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Table</source>
            <comment>the heading of a column of numbers</comment>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>sits out</source>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>{page} of {pages}</source>
            <translation>{page} von {pages}</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <translation>Wer bist du?</translation>
        </message>
        <message>
            <source>Tap your name. Only this phone can open your page then.</source>
            <translation>Tippe auf deinen Namen. Danach kann nur dieses Handy deine Seite öffnen.</translation>
        </message>
        <message>
            <source>{name} has a phone</source>
            <translation>{name} hat ein Handy</translation>
        </message>
        <message>
            <source>The camera above the table</source>
            <translation>Die Kamera über dem Tisch</translation>
        </message>
        <message>
            <source>I only watch</source>
            <translation>Ich schaue nur zu</translation>
        </message>
        <message>
            <source>What could I do?</source>
            <translation>Was könnte ich tun?</translation>
        </message>
        <message>
            <source>Only for you: the best moves and your chance to win</source>
            <translation>Nur für dich: die besten Züge und deine Gewinnchance</translation>
        </message>
        <message>
            <source>What is in your hand? What you leave out can be any card.</source>
            <translation>Was hast du auf der Hand? Was du weglässt, kann jede Karte sein.</translation>
        </message>
        <message>
            <source>One moment: the coach is thinking</source>
            <translation>Einen Moment: Der Coach überlegt</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>The game is not looking.
On the computer, choose this phone as its camera.</source>
            <translation>Das Spiel schaut nicht hin.
Wähle am Computer dieses Handy als seine Kamera.</translation>
        </message>
    </context>
    <context>
        <name>PhoneWords</name>
        <message>
            <source>You do not need to roll now</source>
            <translation>Gerade musst du nicht würfeln</translation>
        </message>
        <message>
            <source>That was not understood. Load this page again</source>
            <translation>Das wurde nicht verstanden. Lade diese Seite neu</translation>
        </message>
        <message>
            <source>The night has not begun yet</source>
            <translation>Der Abend hat noch nicht begonnen</translation>
        </message>
        <message>
            <source>That is not your decision</source>
            <translation>Das entscheidest nicht du</translation>
        </message>
        <message>
            <source>The program rolls only when asked</source>
            <translation>Das Programm würfelt nur, wenn jemand darum bittet</translation>
        </message>
        <message>
            <source>Something else happened meanwhile. Look again before you undo</source>
            <translation>Inzwischen ist etwas anderes geschehen. Schau noch einmal hin, bevor du es zurücknimmst</translation>
        </message>
        <message>
            <source>That question is over</source>
            <translation>Diese Frage ist vorbei</translation>
        </message>
    </context>
    <context>
        <name>PhonesPage</name>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>A phone can be a player&apos;s private screen, the camera or a scoreboard. Nothing is installed on it.</source>
            <translation>Ein Handy dient als privater Bildschirm, als Kamera oder als Anzeigetafel. Installiert wird nichts.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Disconnect all</source>
            <translation>Alle abmelden</translation>
        </message>
        <message>
            <source>Closes every page and makes new codes.</source>
            <translation>Schließt jede Seite und macht neue Codes.</translation>
        </message>
    </context>
    <context>
        <name>PlaceCard</name>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
    </context>
    <context>
        <name>PlayerNightRow</name>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nicht zu Ende</translation>
        </message>
        <message>
            <source>with %1</source>
            <translation>mit %1</translation>
        </message>
        <message>
            <source>against %1</source>
            <translation>gegen %1</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
        <message>
            <source>Double click: open this night</source>
            <translation>Doppelklick: diesen Abend öffnen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
    <context>
        <name>PlayerPage</name>
        <message>
            <source>%1 won</source>
            <translation>%1 gewonnen</translation>
        </message>
        <message>
            <source>%1 lost</source>
            <translation>%1 verloren</translation>
        </message>
        <message>
            <source>%1 drawn</source>
            <translation>%1 unentschieden</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Nights</source>
            <translation>Abende</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Einen Moment</translation>
        </message>
        <message>
            <source>No such nights yet</source>
            <translation>Noch keine passenden Abende</translation>
        </message>
        <message>
            <source>%1&apos;s record</source>
            <translation>Bilanz von %1</translation>
        </message>
        <message>
            <source>Head to head</source>
            <translation>Gegeneinander</translation>
        </message>
        <message>
            <source>Played as</source>
            <translation>Gespielt als</translation>
        </message>
        <message numerus="yes">
            <source>%n nights</source>
            <translation>
                <numerusform>%n Abend</numerusform>
                <numerusform>%n Abende</numerusform>
            </translation>
        </message>
        <message>
            <source>Streaks and records</source>
            <translation>Serien und Rekorde</translation>
        </message>
        <message>
            <source>Current winning streak</source>
            <translation>Aktuelle Siegesserie</translation>
        </message>
        <message>
            <source>Longest winning streak</source>
            <translation>Längste Siegesserie</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Export table</source>
            <translation>Tabelle exportieren</translation>
        </message>
        <message>
            <source>These nights as a CSV file</source>
            <translation>Diese Abende als CSV-Datei</translation>
        </message>
        <message>
            <source>Export for BG Stats</source>
            <translation>Für BG Stats exportieren</translation>
        </message>
        <message>
            <source>A page with a link for each night, to be opened on the phone that has BG Stats</source>
            <translation>Eine Seite mit einem Link je Abend, zu öffnen auf dem Handy mit BG Stats</translation>
        </message>
        <message>
            <source>Spreadsheets (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>Webseiten (*.html)</translation>
        </message>
    </context>
    <context>
        <name>PlayerRecordWords</name>
        <message>
            <source>Most damage in one duel</source>
            <translation>Größter Schaden in einem Duell</translation>
        </message>
        <message>
            <source>Most points in a night</source>
            <translation>Meiste Punkte an einem Abend</translation>
        </message>
        <message>
            <source>Longest night</source>
            <translation>Längster Abend</translation>
        </message>
    </context>
    <context>
        <name>PlayerFigureWords</name>
        <message>
            <source>Nights</source>
            <translation>Abende</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Fights won</source>
            <translation>Kämpfe gewonnen</translation>
        </message>
        <message>
            <source>Points per night</source>
            <translation>Punkte pro Abend</translation>
        </message>
        <message>
            <source>Damage dealt</source>
            <translation>Verursachter Schaden</translation>
        </message>
        <message>
            <source>Most in one duel</source>
            <translation>Am meisten in einem Duell</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Spielt am häufigsten</translation>
        </message>
    </context>
    <context>
        <name>PlayerSetup</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Name von Person %1</translation>
        </message>
        <message>
            <source>Player %1 goes first</source>
            <translation>Person %1 beginnt</translation>
        </message>
        <message>
            <source>Let player %1 go first</source>
            <translation>Person %1 beginnen lassen</translation>
        </message>
        <message>
            <source>Call player %1 %2</source>
            <translation>Person %1 %2 nennen</translation>
        </message>
        <message>
            <source>Goes first</source>
            <translation>Beginnt</translation>
        </message>
        <message>
            <source>One card less in the deck of player %1</source>
            <translation>Eine Karte weniger im Stapel von Spieler %1</translation>
        </message>
        <message>
            <source>One card more in the deck of player %1</source>
            <translation>Eine Karte mehr im Stapel von Spieler %1</translation>
        </message>
        <message>
            <source>Check the deck</source>
            <translation>Stapel prüfen</translation>
        </message>
        <message>
            <source>Name the cards of the deck, and hear whether it may be played</source>
            <translation>Karten des Stapels nennen und hören, ob er gespielt werden darf</translation>
        </message>
        <message numerus="yes">
            <source>Deck of %n cards</source>
            <translation>
                <numerusform>Stapel mit %n Karte</numerusform>
                <numerusform>Stapel mit %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>House</source>
            <translation>Das Haus</translation>
        </message>
        <message>
            <source>Let the house play seat %1</source>
            <translation>Das Haus auf Platz %1 spielen lassen</translation>
        </message>
        <message>
            <source>Let a person play seat %1</source>
            <translation>Auf Platz %1 eine Person spielen lassen</translation>
        </message>
    </context>
    <context>
        <name>PrintDialog</name>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Print at 100 %: the camera relies on the size.</source>
            <translation>Druckt mit 100 %: Die Kamera verlässt sich auf die Größe.</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>US-Letter</translation>
        </message>
        <message>
            <source>The file to print to</source>
            <translation>Die Datei, in die gedruckt wird</translation>
        </message>
        <message>
            <source>Writing the file</source>
            <translation>Datei wird geschrieben</translation>
        </message>
        <message>
            <source>Print to PDF</source>
            <translation>Als PDF drucken</translation>
        </message>
        <message>
            <source>Open the PDF</source>
            <translation>PDF öffnen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>I already have these</source>
            <translation>Die habe ich schon</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Print: %1</source>
            <translation>Drucken: %1</translation>
        </message>
        <message>
            <source>Ink</source>
            <translation>Tinte</translation>
        </message>
        <message>
            <source>Little ink: black outlines, no filled areas.</source>
            <translation>Wenig Tinte: schwarze Umrisse, keine gefüllten Flächen.</translation>
        </message>
        <message>
            <source>In colour</source>
            <translation>In Farbe</translation>
        </message>
        <message>
            <source>Little ink</source>
            <translation>Wenig Tinte</translation>
        </message>
        <message numerus="yes">
            <source>%n sheets of paper, printed on both sides</source>
            <translation>
                <numerusform>%n Blatt Papier, beidseitig bedruckt</numerusform>
                <numerusform>%n Blatt Papier, beidseitig bedruckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces to cut out</source>
            <translation>
                <numerusform>%n Teil zum Ausschneiden</numerusform>
                <numerusform>%n Teile zum Ausschneiden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PutBackButton</name>
        <message>
            <source>Redo what was undone last (Ctrl Shift Z)</source>
            <translation>Zuletzt Zurückgenommenes wiederholen (Strg Umschalt Z)</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
    </context>
    <context>
        <name>ReadingRow</name>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
    </context>
    <context>
        <name>ReadingWords</name>
        <message>
            <source>None of these</source>
            <translation>Keine davon</translation>
        </message>
    </context>
    <context>
        <name>ReadingsDialog</name>
        <message>
            <source>The recommended rulings apply until you change them here. Changes apply to new games.</source>
            <translation>Die Empfehlungen gelten, bis du sie hier änderst. Änderungen gelten für neue Spiele.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>%1: played with</source>
            <translation>%1: dabei</translation>
        </message>
        <message>
            <source>%1: left out</source>
            <translation>%1: nicht dabei</translation>
        </message>
    </context>
    <context>
        <name>RecentNights</name>
        <message>
            <source>Recent nights</source>
            <translation>Letzte Abende</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>Wie es lief</translation>
        </message>
    </context>
    <context>
        <name>RecentPlayers</name>
        <message>
            <source>Recent players</source>
            <translation>Zuletzt am Tisch</translation>
        </message>
        <message>
            <source>Nights, opponents and records</source>
            <translation>Abende, Gegner und Rekorde</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Previous turn</source>
            <translation>Vorheriger Zug</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Event %1 of %2</source>
            <translation>Ereignis %1 von %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vor</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Nächster Zug</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Open a night under History to look at it step by step.</source>
            <translation>Öffne einen Abend im Verlauf, um ihn Schritt für Schritt anzusehen.</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>ResumeWords</name>
        <message>
            <source>These rules refuse event %1 (%2). %3</source>
            <translation>Diese Regeln lehnen Ereignis %1 ab (%2). %3</translation>
        </message>
        <message>
            <source>The night continues from before it; the old record is unchanged.</source>
            <translation>Der Abend setzt davor wieder ein; die alte Aufzeichnung bleibt unverändert.</translation>
        </message>
    </context>
    <context>
        <name>RolledDice</name>
        <message>
            <source>Remember your dice: they stay hidden from everybody else.</source>
            <translation>Merk dir deine Würfel: Sie bleiben vor allen anderen verborgen.</translation>
        </message>
        <message>
            <source>I have seen them</source>
            <translation>Ich habe sie gesehen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
    <context>
        <name>RuleChip</name>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
        <message>
            <source>Closes its text</source>
            <translation>Schließt ihren Text</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>Öffnet ihren Text</translation>
        </message>
    </context>
    <context>
        <name>RuleDetails</name>
        <message>
            <source>Source: %1</source>
            <translation>Quelle: %1</translation>
        </message>
        <message>
            <source>Rules:</source>
            <translation>Regeln:</translation>
        </message>
        <message>
            <source>Terms:</source>
            <translation>Begriffe:</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>Öffnet den Text</translation>
        </message>
    </context>
    <context>
        <name>RuleSheet</name>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
        <message>
            <source>No text for this rule</source>
            <translation>Zu dieser Regel gibt es hier keinen Text</translation>
        </message>
        <message>
            <source>Show in rules</source>
            <translation>Im Regelwerk</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message numerus="yes">
            <source>%n rules and terms</source>
            <translation>
                <numerusform>%n Regel oder Begriff</numerusform>
                <numerusform>%n Regeln und Begriffe</numerusform>
            </translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Search rules, terms and numbers</source>
            <translation>Regeln, Begriffe und Nummern suchen</translation>
        </message>
        <message>
            <source>No match</source>
            <translation>Nichts gefunden</translation>
        </message>
    </context>
    <context>
        <name>SavedNote</name>
        <message>
            <source>No program is set up to open it. Open %1 yourself</source>
            <translation>Kein Programm dafür eingestellt. Öffne %1 selbst</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>ScoreFigures</name>
        <message>
            <source>Change %1</source>
            <translation>%1 ändern</translation>
        </message>
        <message>
            <source>%1: change %2</source>
            <translation>%1: %2 ändern</translation>
        </message>
    </context>
    <context>
        <name>ScoreGrid</name>
        <message>
            <source>then</source>
            <translation>dann</translation>
        </message>
        <message>
            <source>second card</source>
            <translation>zweite Karte</translation>
        </message>
        <message>
            <source>Another card…</source>
            <translation>Andere Karte…</translation>
        </message>
    </context>
    <context>
        <name>ScorePage</name>
        <message>
            <source>Set one up</source>
            <translation>Einen einrichten</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Strg Z</translation>
        </message>
        <message>
            <source>New night</source>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>Wie es lief</translation>
        </message>
        <message>
            <source>No night is being scored. Set one up, and choose Just keep score.</source>
            <translation>Gerade wird kein Abend gezählt. Richte einen ein und wähle „Nur Punkte zählen“.</translation>
        </message>
        <message>
            <source>The night is over</source>
            <translation>Der Abend ist vorbei</translation>
        </message>
        <message>
            <source>Step by step</source>
            <translation>Schritt für Schritt</translation>
        </message>
        <message>
            <source>The sums</source>
            <translation>Die Rechnung</translation>
        </message>
        <message>
            <source>Damage: %1</source>
            <translation>Schaden: %1</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeat</name>
        <message>
            <source>leads</source>
            <translation>führt</translation>
        </message>
        <message>
            <source>%1, %2: one less</source>
            <translation>%1, %2: eins weniger</translation>
        </message>
        <message>
            <source>%1, %2: one more</source>
            <translation>%1, %2: eins mehr</translation>
        </message>
    </context>
    <context>
        <name>ScoreSide</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>ScoreTap</name>
        <message>
            <source>Tap each player&apos;s dice total in the row of the card they played</source>
            <translation>Tippe für jede Seite die Würfelsumme in der Zeile der Karte an, die sie gespielt hat</translation>
        </message>
        <message>
            <source>Tap each player&apos;s dice total in the row of the card they played, and “then” beside the second card</source>
            <translation>Tippe für jede Seite die Würfelsumme in der Zeile der Karte an, die sie gespielt hat, und „dann“ neben der zweiten Karte</translation>
        </message>
    </context>
    <context>
        <name>SeasonPublisherWords</name>
        <message>
            <source>The league&apos;s database cannot be reached. What is shown here may be old.</source>
            <translation>Die Datenbank der Liga ist nicht zu erreichen. Was hier steht, kann veraltet sein.</translation>
        </message>
        <message>
            <source>This computer may not read the league&apos;s database. Ask the organiser.</source>
            <translation>Dieser Computer darf die Datenbank der Liga nicht lesen. Frag die Ligaleitung.</translation>
        </message>
        <message>
            <source>The league cannot be read. The computer that serves this page says why.</source>
            <translation>Die Liga lässt sich nicht lesen. Der Computer, von dem diese Seite kommt, sagt, warum.</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>Leads</source>
            <translation>Führt</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Würfel %1</translation>
        </message>
    </context>
    <context>
        <name>SeatChips</name>
        <message>
            <source>%1, used</source>
            <translation>%1, eingesetzt</translation>
        </message>
    </context>
    <context>
        <name>SeatsRow</name>
        <message numerus="yes">
            <source>−%n points</source>
            <translation>
                <numerusform>−%n Punkt</numerusform>
                <numerusform>−%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n points</source>
            <translation>
                <numerusform>+%n Punkt</numerusform>
                <numerusform>+%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 damage</source>
            <translation>%1 Schaden</translation>
        </message>
    </context>
    <context>
        <name>SeenWords</name>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>Tray %1, covered</source>
            <translation>Schale %1, abgedeckt</translation>
        </message>
        <message>
            <source>Tray %1</source>
            <translation>Schale %1</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>, </source>
            <comment>between parts of what is read aloud</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1.</source>
            <translation>%1.</translation>
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
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>For the window, its cards and the voice.</source>
            <translation>Für das Fenster, seine Karten und die Stimme.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>For those who sit farther away.</source>
            <translation>Für alle, die weiter weg sitzen.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Groß</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>Stimme</translation>
        </message>
        <message>
            <source>Says the next step and the result of each duel.</source>
            <translation>Sagt den nächsten Schritt und wie ein Duell ausgeht.</translation>
        </message>
        <message>
            <source>This computer cannot speak: install espeak-ng, then restart Lampkeeper.</source>
            <translation>Dieser Computer kann nicht sprechen: Installiere espeak-ng und starte Lampkeeper neu.</translation>
        </message>
        <message>
            <source>Good evening. I&apos;ll be your referee tonight.</source>
            <translation>Guten Abend. Heute bin ich eure Spielleitung.</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>This computer cannot play sounds: install alsa-utils, then restart Lampkeeper.</source>
            <translation>Dieser Computer kann keine Klänge abspielen: Installiere alsa-utils und starte Lampkeeper neu.</translation>
        </message>
        <message>
            <source>Short movements that show what changed.</source>
            <translation>Kurze Bewegungen, die zeigen, was sich geändert hat.</translation>
        </message>
        <message>
            <source>Shows each duel once it is decided, here and on the TV.</source>
            <translation>Zeigt jedes Duell, sobald es entschieden ist, hier und auf dem Fernseher.</translation>
        </message>
        <message>
            <source>Help for %1</source>
            <translation>Hilfe für %1</translation>
        </message>
        <message>
            <source>How much is explained at each question. Remembered for this name.</source>
            <translation>Wie viel bei jeder Frage erklärt wird. Bleibt für diesen Namen so.</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <source>A checklist on Home for your first night.</source>
            <translation>Eine Checkliste auf der Startseite für euren ersten Abend.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animationen</translation>
        </message>
        <message>
            <source>Show each duel</source>
            <translation>Jedes Duell zeigen</translation>
        </message>
        <message>
            <source>Something is wrong</source>
            <translation>Etwas stimmt nicht</translation>
        </message>
        <message>
            <source>Checks this computer. Backup and restore are there, too.</source>
            <translation>Prüft diesen Computer. Sichern und Wiederherstellen sind auch dort.</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>A dark theme does not dazzle beside a lamp.</source>
            <translation>Ein dunkles Fenster blendet nicht neben einer Lampe.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Quiet sounds for recorded events, questions, refusals and duels.</source>
            <translation>Leise Klänge bei Ereignissen, Fragen, Ablehnungen und Duellen.</translation>
        </message>
        <message>
            <source>What is kept here</source>
            <translation>Was hier gespeichert ist</translation>
        </message>
        <message>
            <source>Everything this computer remembers of your nights, and how to delete it.</source>
            <translation>Alles, was dieser Computer von euren Abenden weiß, und wie man es löscht.</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Forced steps</source>
            <translation>Erzwungene Schritte</translation>
        </message>
        <message>
            <source>Without a camera: what has only one answer is answered by itself, from the next night on.</source>
            <translation>Ohne Kamera: Was nur eine Antwort hat, beantwortet sich selbst, ab dem nächsten Abend.</translation>
        </message>
        <message>
            <source>Hints in a first game</source>
            <translation>Tipps im ersten Spiel</translation>
        </message>
        <message>
            <source>What each question of the first turn means, for players new to the game.</source>
            <translation>Was jede Frage des ersten Zugs bedeutet, für alle, die das Spiel noch nicht kennen.</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>New night</source>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>How many play?</source>
            <translation>Wie viele spielen mit?</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message>
            <source>Start with the camera</source>
            <translation>Mit der Kamera beginnen</translation>
        </message>
        <message>
            <source>Play without camera</source>
            <translation>Ohne Kamera spielen</translation>
        </message>
        <message>
            <source>Just keep score</source>
            <translation>Nur Punkte zählen</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Private screens for the players, or a phone as the camera</source>
            <translation>Eigene Bildschirme für alle, oder ein Handy als Kamera</translation>
        </message>
    </context>
    <context>
        <name>SetupWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 goes first</source>
            <translation>%1 beginnt</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>%1: %2 instead of %3</source>
            <translation>%1: %2 statt %3</translation>
        </message>
    </context>
    <context>
        <name>SheetWords</name>
        <message>
            <source>Tray %1</source>
            <translation>Schale %1</translation>
        </message>
        <message>
            <source>Mat</source>
            <translation>Matte</translation>
        </message>
    </context>
    <context>
        <name>SpeakerVoice</name>
        <message>
            <source>en</source>
            <extracomment>the voice of espeak-ng for the language of this translation: cmn</extracomment>
            <translation>de</translation>
        </message>
    </context>
    <context>
        <name>SpectatorsWindow</name>
        <message>
            <source>Lampkeeper - TV</source>
            <translation>Lampkeeper - TV</translation>
        </message>
    </context>
    <context>
        <name>StageSide</name>
        <message>
            <source>No action</source>
            <translation>Keine Aktion</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoryList</name>
        <message>
            <source>The story of the night</source>
            <translation>Die Geschichte des Abends</translation>
        </message>
    </context>
    <context>
        <name>TableModel</name>
        <message>
            <source>They count</source>
            <translation>Sie zählen</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>New night</source>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Ratgeber</translation>
        </message>
        <message>
            <source>F8</source>
            <translation>F8</translation>
        </message>
        <message>
            <source>What to do with which dice, using only what everyone knows</source>
            <translation>Was du mit welchen Würfeln tun solltest, nach allem, was alle wissen</translation>
        </message>
        <message>
            <source>How it went</source>
            <translation>Wie es lief</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>Hints, phones, the window for spectators, giving up</source>
            <translation>Tipps, Handys, das Fenster für Zuschauer, aufgeben</translation>
        </message>
        <message>
            <source>No hints</source>
            <translation>Keine Tipps</translation>
        </message>
        <message>
            <source>Ends the hints of the first turn</source>
            <translation>Beendet die Tipps des ersten Zugs</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Private screens for the players, or a phone as the camera</source>
            <translation>Eigene Bildschirme für alle, oder ein Handy als Kamera</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>The table as the camera sees it</source>
            <translation>Der Tisch, wie die Kamera ihn sieht</translation>
        </message>
    </context>
    <context>
        <name>Theme</name>
        <message>
            <source>Noto Serif Display</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Serif Display</translation>
        </message>
        <message>
            <source>Noto Serif</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Serif</translation>
        </message>
        <message>
            <source>Noto Sans</source>
            <comment>fonts that have the letters of this language</comment>
            <translation>Noto Sans</translation>
        </message>
    </context>
    <context>
        <name>Tip</name>
        <message>
            <source>Key: %1</source>
            <translation>Taste: %1</translation>
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
            <translation>Aufgezeichnet: %1</translation>
        </message>
    </context>
    <context>
        <name>Understood</name>
        <message>
            <source>Corrects an event or a number</source>
            <translation>Berichtigt ein Ereignis oder eine Zahl</translation>
        </message>
        <message>
            <source>Recorded: %1</source>
            <translation>Aufgezeichnet: %1</translation>
        </message>
        <message>
            <source>Fix a mistake</source>
            <translation>Fehler beheben</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>Strike {n}</source>
            <translation>Schlag {n}</translation>
        </message>
        <message>
            <source>Block {n}</source>
            <translation>Block {n}</translation>
        </message>
        <message>
            <source>Evades</source>
            <translation>Weicht aus</translation>
        </message>
        <message>
            <source>No evade</source>
            <translation>Kein Ausweichen</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <source>damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>healing</source>
            <translation>Heilung</translation>
        </message>
        <message>
            <source>cards to draw</source>
            <translation>zu ziehende Karten</translation>
        </message>
        <message>
            <source>Health paid</source>
            <translation>Gezahltes Leben</translation>
        </message>
        <message>
            <source>Points paid</source>
            <translation>Gezahlte Punkte</translation>
        </message>
        <message>
            <source>Health set to</source>
            <translation>Leben gesetzt auf</translation>
        </message>
        <message>
            <source>Points set to</source>
            <translation>Punkte gesetzt auf</translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation>{first}, dann {second}</translation>
        </message>
        <message>
            <source>{actions} about {share} %</source>
            <translation>{actions} zu etwa {share} %</translation>
        </message>
        <message>
            <source>{shares}: mix them, because a player who always does the same is easy to beat</source>
            <translation>{shares}: eine Mischung, denn wer immer dasselbe tut, ist leicht zu schlagen</translation>
        </message>
        <message>
            <source>{actions}: best on average, {gain} points net, whatever a careful opponent answers</source>
            <translation>{actions}: im Schnitt am besten, {gain} Punkte netto, was auch immer ein umsichtiges Gegenüber antwortet</translation>
        </message>
        <message>
            <source>{actions}: {best} would score more against random cards, {more} instead of {gain}, but a careful opponent has a good answer</source>
            <translation>{actions}: {best} brächte gegen zufällige Karten mehr, {more} statt {gain}, doch ein umsichtiges Gegenüber hat eine gute Antwort darauf</translation>
        </message>
        <message>
            <source>; beware: you are knocked out {share} times in 100</source>
            <translation>; bedenke, dass du in {share} von 100 Fällen ausscheidest</translation>
        </message>
        <message>
            <source>{who}: class card</source>
            <translation>{who}: Klassenkarte</translation>
        </message>
        <message>
            <source>{who}: deck</source>
            <translation>{who}: Stapel</translation>
        </message>
        <message>
            <source>{who}: basic powers</source>
            <translation>{who}: Grundkräfte</translation>
        </message>
        <message>
            <source>{who}: powers</source>
            <translation>{who}: Kräfte</translation>
        </message>
        <message>
            <source>{who}: markers</source>
            <translation>{who}: Marker</translation>
        </message>
        <message>
            <source>Locations</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Upgrades</source>
            <translation>Aufwertungen</translation>
        </message>
        <message>
            <source>Wishes</source>
            <translation>Wünsche</translation>
        </message>
        <message>
            <source>Cards that are read aloud</source>
            <translation>Karten, die vorgelesen werden</translation>
        </message>
        <message>
            <source>face up in front of the player</source>
            <translation>offen vor sich</translation>
        </message>
        <message>
            <source>shuffled, four cards drawn</source>
            <translation>gemischt, vier Karten gezogen</translation>
        </message>
        <message>
            <source>beside the deck</source>
            <translation>neben dem Stapel</translation>
        </message>
        <message>
            <source>choose {n} in secret, the others go back</source>
            <translation>geheim {n} wählen, die anderen kommen zurück</translation>
        </message>
        <message>
            <source>at hand, until a card turns into one</source>
            <translation>griffbereit, bis eine Karte dazu wird</translation>
        </message>
        <message>
            <source>shuffled, five in a row face down</source>
            <translation>gemischt, fünf verdeckt in eine Reihe</translation>
        </message>
        <message>
            <source>shuffled, for the ends of the rounds</source>
            <translation>gemischt, für die Rundenenden</translation>
        </message>
        <message>
            <source>at hand, for every second lamp</source>
            <translation>griffbereit, für jede zweite Lampe</translation>
        </message>
        <message>
            <source>only those you play with, shuffled into their decks</source>
            <translation>nur die, mit denen ihr spielt, in ihre Stapel gemischt</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>{n} × {card} are needed, the box has {copies}: print the rest, or choose other classes.</source>
            <translation>Gebraucht werden {n} × {card}, in der Schachtel sind {copies}: Druckt den Rest oder wählt andere Klassen.</translation>
        </message>
        <message>
            <source>{who}&apos;s {card} has a deck of {n} cards; the rules require {allowed}: fix its pack.</source>
            <translation>{card} von {who} hat einen Stapel mit {n} Karten, die Regeln verlangen {allowed}: Berichtigt das Kartenpaket.</translation>
        </message>
        <message>
            <source>Take out of the box</source>
            <translation>Aus der Schachtel nehmen</translation>
        </message>
        <message numerus="yes">
            <source>%1 (%n card(s))</source>
            <translation>
                <numerusform>%1 (%n Karte)</numerusform>
                <numerusform>%1 (%n Karten)</numerusform>
            </translation>
        </message>
        <message>
            <source>en</source>
            <comment>the name of the language of this translation: zh</comment>
            <translation>de</translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message>
            <source>A night begins: {classes}</source>
            <translation>Ein Abend beginnt: {classes}</translation>
        </message>
        <message>
            <source>{seat} has rolled</source>
            <translation>{seat} hat gewürfelt</translation>
        </message>
        <message>
            <source>{seat} rolled {dice}</source>
            <translation>{seat} hat {dice} gewürfelt</translation>
        </message>
        <message>
            <source>{seat} discards {cards}</source>
            <translation>{seat} legt ab: {cards}</translation>
        </message>
        <message>
            <source>{seat} chooses: {option}</source>
            <translation>{seat} wählt: {option}</translation>
        </message>
        <message>
            <source>{seat} accepts</source>
            <translation>{seat} nimmt an</translation>
        </message>
        <message>
            <source>{seat} declines</source>
            <translation>{seat} lehnt ab</translation>
        </message>
        <message>
            <source>{seat} keeps the dice</source>
            <translation>{seat} behält die Würfel</translation>
        </message>
        <message>
            <source>{seat} will roll again</source>
            <translation>{seat} wird neu würfeln</translation>
        </message>
        <message>
            <source>{seat} turns up {cards}</source>
            <translation>{seat} deckt auf: {cards}</translation>
        </message>
        <message>
            <source>{seat} passes</source>
            <translation>{seat} passt</translation>
        </message>
        <message>
            <source>The location is {card}</source>
            <translation>Der Ort ist {card}</translation>
        </message>
        <message>
            <source>{seat} plays {card}</source>
            <translation>{seat} setzt ein: {card}</translation>
        </message>
        <message>
            <source>Dealt: {cards}</source>
            <translation>Ausgelegt: {cards}</translation>
        </message>
        <message>
            <source>{first} picks the first upgrade</source>
            <translation>{first} wählt die erste Aufwertung</translation>
        </message>
        <message>
            <source>{seat} takes no upgrade</source>
            <translation>{seat} nimmt keine Aufwertung</translation>
        </message>
        <message>
            <source>{seat} takes an upgrade in secret</source>
            <translation>{seat} nimmt geheim eine Aufwertung</translation>
        </message>
        <message>
            <source>{seat} takes an upgrade: {card}</source>
            <translation>{seat} nimmt eine Aufwertung: {card}</translation>
        </message>
        <message>
            <source>{seat} has decided</source>
            <translation>{seat} hat entschieden</translation>
        </message>
        <message>
            <source>Decided: {option}</source>
            <translation>Entschieden: {option}</translation>
        </message>
        <message>
            <source>{seat} decides: {option}</source>
            <translation>{seat} entscheidet: {option}</translation>
        </message>
        <message>
            <source>{seat} concedes</source>
            <translation>{seat} gibt auf</translation>
        </message>
        <message>
            <source>Corrected for {seat}: {set}</source>
            <translation>Berichtigt für {seat}: {set}</translation>
        </message>
        <message>
            <source>By hand for {seat}: {do} {amount}</source>
            <translation>Von Hand für {seat}: {do} {amount}</translation>
        </message>
        <message>
            <source>{count} undone</source>
            <translation>{count} zurückgenommen</translation>
        </message>
        <message>
            <source>more points</source>
            <translation>mehr Punkte</translation>
        </message>
        <message>
            <source>{winner} wins: {by}</source>
            <translation>{winner} gewinnt: {by}</translation>
        </message>
        <message>
            <source>{winner} leads: {by}</source>
            <translation>{winner} führt: {by}</translation>
        </message>
        <message>
            <source>Duel</source>
            <translation>Duell</translation>
        </message>
        <message>
            <source>Scout</source>
            <translation>Erkundung</translation>
        </message>
        <message>
            <source>Parley</source>
            <translation>Waffenruhe</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Neu würfeln</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Würfeln</translation>
        </message>
        <message>
            <source>Name the location</source>
            <translation>Ort nennen</translation>
        </message>
        <message>
            <source>Name the card</source>
            <translation>Karte nennen</translation>
        </message>
        <message>
            <source>Name the cards</source>
            <translation>Karten nennen</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Als Erstes</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Als Zweites</translation>
        </message>
        <message>
            <source>Skip, heal 7</source>
            <translation>Verzichten, 7 heilen</translation>
        </message>
        <message>
            <source>Taken in secret</source>
            <translation>Geheim genommen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Concede</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>First action</source>
            <translation>Erste Aktion</translation>
        </message>
        <message>
            <source>Second action</source>
            <translation>Zweite Aktion</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>1 point</source>
            <translation>1 Punkt</translation>
        </message>
        <message>
            <source>{n} points</source>
            <translation>{n} Punkte</translation>
        </message>
        <message>
            <source>As recommended</source>
            <translation>Wie empfohlen</translation>
        </message>
        <message>
            <source>We read it differently</source>
            <translation>Wir lesen es anders</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>{n} cards</source>
            <translation>{n} Karten</translation>
        </message>
        <message>
            <source>{seat}: parley, or end the turn?</source>
            <translation>{seat}: Waffenruhe oder Zug beenden?</translation>
        </message>
        <message>
            <source>{seat}: scout or parley?</source>
            <translation>{seat}: Erkundung oder Waffenruhe?</translation>
        </message>
        <message>
            <source>{seat}: duel, parley or end the turn?</source>
            <translation>{seat}: Duell, Waffenruhe oder Zug beenden?</translation>
        </message>
        <message>
            <source>{seat}: duel, scout or parley?</source>
            <translation>{seat}: Duell, Erkundung oder Waffenruhe?</translation>
        </message>
        <message>
            <source>{seat}: take an upgrade in secret, or skip it and heal 7. {other}, look away!</source>
            <translation>{seat}: Nimm geheim eine Aufwertung, oder verzichte und heile 7. {other}, schau weg!</translation>
        </message>
        <message>
            <source>{seat}: take an extra upgrade, or skip it and heal 7</source>
            <translation>{seat}: Nimm eine Zusatzaufwertung, oder verzichte und heile 7</translation>
        </message>
        <message>
            <source>{seat}: take an upgrade, or skip it and heal 7</source>
            <translation>{seat}: Nimm eine Aufwertung, oder verzichte und heile 7</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again until they show more than now</source>
            <translation>{seat}: Würfle beide Würfel neu, bis sie mehr zeigen als jetzt</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again until they show less than now</source>
            <translation>{seat}: Würfle beide Würfel neu, bis sie weniger zeigen als jetzt</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again</source>
            <translation>{seat}: Würfle beide Würfel neu</translation>
        </message>
        <message>
            <source>{seat}, {card}: which will it be?</source>
            <translation>{seat}, {card}: Was soll es sein?</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of your actions?</source>
            <translation>{seat}, {card}: Welche deiner Aktionen?</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of {owner}&apos;s actions?</source>
            <translation>{seat}, {card}: Welche Aktion von {owner}?</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of your upgrades?</source>
            <translation>{seat}, {card}: Welche deiner Aufwertungen?</translation>
        </message>
        <message>
            <source>{seat}, {card}: which of {owner}&apos;s upgrades?</source>
            <translation>{seat}, {card}: Welche Aufwertung von {owner}?</translation>
        </message>
        <message>
            <source>{seat}, {card}: take {count} from your discard pile</source>
            <translation>{seat}, {card}: Nimm {count} aus deinem Ablagestapel</translation>
        </message>
        <message>
            <source>{seat}: bid 0 to {most} points in secret. {other}, look away!</source>
            <translation>{seat}: Biete geheim 0 bis {most} Punkte. {other}, schau weg!</translation>
        </message>
        <message>
            <source>Do what {card} says, and tell me when it is done</source>
            <translation>Tut, was {card} sagt, und sagt mir, wenn es erledigt ist</translation>
        </message>
        <message>
            <source>{seat}: {other} offers a parley. Accept, or decline?</source>
            <translation>{seat}: {other} bietet eine Waffenruhe an. Annehmen oder ablehnen?</translation>
        </message>
        <message>
            <source>{seat}: {other} wants to scout. Accept, or decline?</source>
            <translation>{seat}: {other} will erkunden. Annehmen oder ablehnen?</translation>
        </message>
        <message>
            <source>Turn up the location</source>
            <translation>Deckt den Ort auf</translation>
        </message>
        <message>
            <source>{seat}: play a power, or pass?</source>
            <translation>{seat}: eine Kraft einsetzen oder passen?</translation>
        </message>
        <message>
            <source>{seat}: keep your dice for the next turn, or roll again then?</source>
            <translation>{seat}: die Würfel für den nächsten Zug behalten oder dann neu würfeln?</translation>
        </message>
        <message>
            <source>{seat}: roll both dice again for the next turn</source>
            <translation>{seat}: Würfle beide Würfel neu für den nächsten Zug</translation>
        </message>
        <message>
            <source>{seat}: do you pick an upgrade first or second?</source>
            <translation>{seat}: Wählst du als Erstes oder als Zweites eine Aufwertung?</translation>
        </message>
        <message>
            <source>{seat}: please decide</source>
            <translation>{seat}: Bitte entscheide dich</translation>
        </message>
        <message>
            <source>the card</source>
            <translation>die Karte</translation>
        </message>
        <message>
            <source>how you read the rules</source>
            <translation>eure Lesart der Regeln</translation>
        </message>
        <message>
            <source>something else</source>
            <translation>etwas anderes</translation>
        </message>
        <message>
            <source>by half a turn</source>
            <translation>um eine halbe Drehung</translation>
        </message>
        <message>
            <source>once more, clockwise</source>
            <translation>noch einmal, im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>once more, counter-clockwise</source>
            <translation>noch einmal, gegen den Uhrzeigersinn</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>take it back, or correct the number</source>
            <translation>nimm es zurück oder berichtige die Zahl</translation>
        </message>
        <message>
            <source>answer that first: {awaits}{of}</source>
            <translation>zuerst die Antwort: {awaits}{of}</translation>
        </message>
        <message>
            <source>it has its own phase: now comes {awaits}{of}</source>
            <translation>das hat seine eigene Phase: Jetzt kommt {awaits}{of}</translation>
        </message>
        <message>
            <source>name a piece of your own party</source>
            <translation>eine Figur der eigenen Gruppe nennen</translation>
        </message>
        <message>
            <source>it may still act, or say Done</source>
            <translation>sie darf noch handeln, sonst Fertig</translation>
        </message>
        <message>
            <source>it is held until the marker goes: act, or say Done</source>
            <translation>sie ist verstrickt, bis der Marker geht: handeln oder Fertig</translation>
        </message>
        <message>
            <source>only moving is left, then Done</source>
            <translation>nur die Bewegung bleibt, dann Fertig</translation>
        </message>
        <message>
            <source>pick an action of its card</source>
            <translation>eine Aktion ihrer Karte wählen</translation>
        </message>
        <message>
            <source>name an item that lies before that player</source>
            <translation>einen Gegenstand nennen, der vor dieser Seite liegt</translation>
        </message>
        <message>
            <source>keep it for the moment its card names</source>
            <translation>für den Moment aufheben, den die Karte nennt</translation>
        </message>
        <message>
            <source>buy something else with your Rage</source>
            <translation>mit der Wut etwas anderes kaufen</translation>
        </message>
        <message>
            <source>take one piece for each die</source>
            <translation>für jeden Würfel eine Figur nehmen</translation>
        </message>
        <message>
            <source>place it in your own five lanes</source>
            <translation>sie in die eigenen fünf Bahnen stellen</translation>
        </message>
        <message>
            <source>deal another item</source>
            <translation>einen anderen Gegenstand austeilen</translation>
        </message>
        <message>
            <source>correct its number if the roll was read wrongly</source>
            <translation>die Zahl berichtigen, falls der Wurf falsch gelesen wurde</translation>
        </message>
        <message>
            <source>enter it as a correction, or as an effect by hand</source>
            <translation>als Berichtigung eingeben oder als Wirkung von Hand</translation>
        </message>
        <message>
            <source>do it in a Main Phase of your own turn</source>
            <translation>in einer Hauptphase des eigenen Zugs tun</translation>
        </message>
        <message>
            <source>wait for your own turn</source>
            <translation>auf den eigenen Zug warten</translation>
        </message>
        <message>
            <source>wait until blockers are named, or for the next phase</source>
            <translation>warten, bis die Blocker genannt sind, oder auf die nächste Phase</translation>
        </message>
        <message>
            <source>wait until the other player adds something or declines</source>
            <translation>warten, bis die andere Seite etwas hinzufügt oder verzichtet</translation>
        </message>
        <message>
            <source>go on with your turn</source>
            <translation>mit dem Zug weitermachen</translation>
        </message>
        <message>
            <source>correct the number of cards in that hand</source>
            <translation>die Zahl der Handkarten berichtigen</translation>
        </message>
        <message>
            <source>say what is sacrificed</source>
            <translation>sagen, was geopfert wird</translation>
        </message>
        <message>
            <source>sacrifice what its text asks for, and no more</source>
            <translation>opfern, was der Text verlangt, und nicht mehr</translation>
        </message>
        <message>
            <source>lay {card} in the lane of its own Energy</source>
            <translation>{card} in die Spur der eigenen Energie legen</translation>
        </message>
        <message>
            <source>name one of the five Energies</source>
            <translation>eine der fünf Energien nennen</translation>
        </message>
        <message>
            <source>play {card} face up, or lay another card</source>
            <translation>{card} offen spielen oder eine andere Karte legen</translation>
        </message>
        <message>
            <source>lay the next one in your next turn</source>
            <translation>die nächste im nächsten eigenen Zug legen</translation>
        </message>
        <message>
            <source>use a card that you control</source>
            <translation>eine eigene Karte benutzen</translation>
        </message>
        <message>
            <source>pick an ability that stands on {card}</source>
            <translation>eine Fähigkeit wählen, die auf {card} steht</translation>
        </message>
        <message>
            <source>use it again next turn</source>
            <translation>nächsten Zug wieder benutzen</translation>
        </message>
        <message>
            <source>name something that its text allows</source>
            <translation>etwas nennen, das der Text erlaubt</translation>
        </message>
        <message>
            <source>name an Entity on the battlefield that is free to do it</source>
            <translation>eine Einheit auf dem Schlachtfeld nennen, die es darf</translation>
        </message>
        <message>
            <source>attack with another Entity</source>
            <translation>mit einer anderen Einheit angreifen</translation>
        </message>
        <message>
            <source>block with another Entity, or name none</source>
            <translation>mit einer anderen Einheit blocken oder keine nennen</translation>
        </message>
        <message>
            <source>name each of them once</source>
            <translation>jede nur einmal nennen</translation>
        </message>
        <message>
            <source>attack the player, or a Node that can be damaged</source>
            <translation>die andere Seite angreifen oder einen Knoten, der Schaden nehmen kann</translation>
        </message>
        <message>
            <source>let it block only one attacker</source>
            <translation>sie nur gegen eine Angreiferin blocken lassen</translation>
        </message>
        <message>
            <source>name an attacker of this combat</source>
            <translation>jemanden nennen, der in diesem Kampf angreift</translation>
        </message>
        <message>
            <source>add a second blocker, or block it not at all</source>
            <translation>einen zweiten Blocker dazunehmen oder gar nicht blocken</translation>
        </message>
        <message>
            <source>name all its blockers, first to last</source>
            <translation>alle ihre Blocker nennen, vom ersten zum letzten</translation>
        </message>
        <message>
            <source>give damage to its own blockers alone</source>
            <translation>nur den eigenen Blockern Schaden zuteilen</translation>
        </message>
        <message>
            <source>let the other player answer</source>
            <translation>die andere Seite antworten lassen</translation>
        </message>
        <message>
            <source>play on: no question is open</source>
            <translation>weiterspielen: Keine Frage ist offen</translation>
        </message>
        <message>
            <source>answer what is asked, with as many as it asks for</source>
            <translation>antworten, was gefragt ist, und so viele, wie verlangt</translation>
        </message>
        <message>
            <source>leave only one {card} in it</source>
            <translation>nur eine {card} darin lassen</translation>
        </message>
        <message>
            <source>count it again: exactly 18 cards belong in it</source>
            <translation>noch einmal zählen: Genau 18 Karten gehören hinein</translation>
        </message>
        <message>
            <source>leave some copies of {card} out</source>
            <translation>einige Kopien von {card} herausnehmen</translation>
        </message>
        <message>
            <source>add cards until the deck is big enough</source>
            <translation>Karten dazunehmen, bis der Stapel groß genug ist</translation>
        </message>
        <message>
            <source>point at it, or tell me which</source>
            <translation>darauf zeigen oder sagen, welches</translation>
        </message>
        <message>
            <source>show the hand again, or correct it</source>
            <translation>die Hand noch einmal zeigen oder berichtigen</translation>
        </message>
        <message>
            <source>wait for the next preparation</source>
            <translation>auf die nächste Vorbereitung warten</translation>
        </message>
        <message>
            <source>let the others play on</source>
            <translation>die anderen weiterspielen lassen</translation>
        </message>
        <message>
            <source>name a hero card</source>
            <translation>eine Heldenkarte nennen</translation>
        </message>
        <message>
            <source>name a gear card</source>
            <translation>eine Ausrüstungskarte nennen</translation>
        </message>
        <message>
            <source>name a team card</source>
            <translation>eine Teamkarte nennen</translation>
        </message>
        <message>
            <source>name a hero that lies on the table</source>
            <translation>einen Helden nennen, der auf dem Tisch liegt</translation>
        </message>
        <message>
            <source>name a hero of your own</source>
            <translation>einen eigenen Helden nennen</translation>
        </message>
        <message>
            <source>one hero and one gear are the most in the first preparation</source>
            <translation>in der ersten Vorbereitung sind ein Held und eine Ausrüstung das Höchste</translation>
        </message>
        <message>
            <source>name the gear that this hero carries</source>
            <translation>die Ausrüstung nennen, die dieser Held trägt</translation>
        </message>
        <message>
            <source>keep the hand until the next preparation</source>
            <translation>die Hand bis zur nächsten Vorbereitung behalten</translation>
        </message>
        <message>
            <source>trade again in the next preparation</source>
            <translation>in der nächsten Vorbereitung wieder tauschen</translation>
        </message>
        <message>
            <source>trade with somebody who holds cards</source>
            <translation>mit jemandem tauschen, der Karten hält</translation>
        </message>
        <message>
            <source>alone, exchange cards with the deck instead</source>
            <translation>allein stattdessen Karten mit dem Stapel austauschen</translation>
        </message>
        <message>
            <source>put the card back on its deck</source>
            <translation>die Karte zurück auf den Stapel legen</translation>
        </message>
        <message>
            <source>draw from the deck with the other back</source>
            <translation>vom Stapel mit der anderen Rückseite ziehen</translation>
        </message>
        <message>
            <source>resolve the card that lies there</source>
            <translation>die Karte abhandeln, die dort liegt</translation>
        </message>
        <message>
            <source>correct the number of dungeon cards if some are left</source>
            <translation>die Zahl der Verlieskarten berichtigen, falls welche übrig sind</translation>
        </message>
        <message>
            <source>turn up the next dungeon card</source>
            <translation>die nächste Verlieskarte aufdecken</translation>
        </message>
        <message>
            <source>use it in a fight</source>
            <translation>im Kampf benutzen</translation>
        </message>
        <message>
            <source>use it when a trap lies there</source>
            <translation>benutzen, wenn eine Falle liegt</translation>
        </message>
        <message>
            <source>name another hero for support</source>
            <translation>einen anderen Helden zur Hilfe nennen</translation>
        </message>
        <message>
            <source>name one hero for support</source>
            <translation>einen Helden zur Hilfe nennen</translation>
        </message>
        <message>
            <source>name one hero alone</source>
            <translation>nur einen Helden nennen</translation>
        </message>
        <message>
            <source>use what this hero carries</source>
            <translation>benutzen, was dieser Held trägt</translation>
        </message>
        <message>
            <source>use gear for the attribute that is asked for</source>
            <translation>Ausrüstung für die verlangte Eigenschaft benutzen</translation>
        </message>
        <message>
            <source>keep it for another roll</source>
            <translation>für einen anderen Wurf aufheben</translation>
        </message>
        <message>
            <source>fight the boss</source>
            <translation>den Endgegner bekämpfen</translation>
        </message>
        <message>
            <source>say first who attacks or faces it</source>
            <translation>zuerst sagen, wer angreift oder sich stellt</translation>
        </message>
        <message>
            <source>let the hero roll who attacks or helps</source>
            <translation>den Helden würfeln lassen, der angreift oder hilft</translation>
        </message>
        <message>
            <source>undo the roll if it was read wrongly</source>
            <translation>den Wurf zurücknehmen, falls er falsch gelesen wurde</translation>
        </message>
        <message>
            <source>roll one die again</source>
            <translation>einen Würfel noch einmal werfen</translation>
        </message>
        <message>
            <source>name gear that lies on the table</source>
            <translation>Ausrüstung nennen, die auf dem Tisch liegt</translation>
        </message>
        <message>
            <source>defeat an enemy or pass a trap first</source>
            <translation>zuerst einen Gegner besiegen oder eine Falle bestehen</translation>
        </message>
        <message>
            <source>let a player who rolled draw it</source>
            <translation>jemanden ziehen lassen, der gewürfelt hat</translation>
        </message>
        <message>
            <source>lay the starting armies first: {awaits}{of}</source>
            <translation>zuerst die Startarmeen legen: {awaits}{of}</translation>
        </message>
        <message>
            <source>move another creature: this one stays where it is</source>
            <translation>eine andere Kreatur ziehen: Diese bleibt, wo sie ist</translation>
        </message>
        <message>
            <source>move it again next turn, or another creature now</source>
            <translation>sie nächsten Zug wieder ziehen oder jetzt eine andere</translation>
        </message>
        <message>
            <source>use a creature that was not used this turn</source>
            <translation>eine Kreatur benutzen, die in diesem Zug noch nicht benutzt wurde</translation>
        </message>
        <message>
            <source>let the other player decide</source>
            <translation>die andere Seite entscheiden lassen</translation>
        </message>
        <message>
            <source>take it back; there is not enough health to pay with</source>
            <translation>zurücknehmen; das Leben reicht nicht zum Bezahlen</translation>
        </message>
        <message>
            <source>the game is over; start a new night, or undo something</source>
            <translation>das Spiel ist vorbei; beginne einen neuen Abend oder nimm etwas zurück</translation>
        </message>
        <message>
            <source> of {who}</source>
            <translation> von {who}</translation>
        </message>
        <message>
            <source>what the turn asks for</source>
            <translation>was der Zug verlangt</translation>
        </message>
        <message>
            <source>More than four in hand? Discard down to four, face up.</source>
            <translation>Mehr als vier auf der Hand? Leg offen ab, bis es vier sind.</translation>
        </message>
        <message>
            <source>{other} kept the dice.</source>
            <translation>{other} hat die Würfel behalten.</translation>
        </message>
        <message>
            <source>Last turn was a parley. Points are tied, so a second one scores for nobody.</source>
            <translation>Im letzten Zug war Waffenruhe. Die Punkte sind gleich, also bringt eine zweite niemandem etwas.</translation>
        </message>
        <message>
            <source>Last turn was a parley. If this turn is one too, {parley_point} scores 1 point.</source>
            <translation>Im letzten Zug war Waffenruhe. Ist in diesem wieder eine, erhält {parley_point} 1 Punkt.</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot decline.</source>
            <translation>{seat} ist betäubt und kann nicht ablehnen.</translation>
        </message>
        <message>
            <source>Accepted: no duel, and the location does nothing.</source>
            <translation>Angenommen: Es gibt kein Duell, und der Ort tut nichts.</translation>
        </message>
        <message>
            <source>Accepted: the location is turned up and does what it says.</source>
            <translation>Angenommen: Der Ort wird aufgedeckt und tut, was er sagt.</translation>
        </message>
        <message>
            <source>Declined: you start a duel as the aggressor.</source>
            <translation>Abgelehnt: Du beginnst als Angreifer ein Duell.</translation>
        </message>
        <message>
            <source>You attack: 1 point each time {defender} is hurt.</source>
            <translation>Du greifst an: 1 Punkt für jedes Mal, dass {defender} verletzt wird.</translation>
        </message>
        <message>
            <source>You defend: 1 point if nothing hurts you, 1 more if {aggressor} is hurt.</source>
            <translation>Du verteidigst: 1 Punkt, wenn nichts dich verletzt, 1 mehr, wenn {aggressor} verletzt wird.</translation>
        </message>
        <message>
            <source>{other} passed: pass as well, and the actions are locked.</source>
            <translation>{other} hat gepasst: Passt du auch, stehen die Aktionen fest.</translation>
        </message>
        <message>
            <source>{other} passed: pass as well, and the result stands.</source>
            <translation>{other} hat gepasst: Passt du auch, gilt das Ergebnis.</translation>
        </message>
        <message>
            <source>When both pass in a row, the actions are locked.</source>
            <translation>Passen beide nacheinander, stehen die Aktionen fest.</translation>
        </message>
        <message>
            <source>When both pass in a row, the result stands.</source>
            <translation>Passen beide nacheinander, gilt das Ergebnis.</translation>
        </message>
        <message>
            <source>As it stands, {A} takes {damage_A} and scores {points_A}, {B} takes {damage_B} and scores {points_B}.</source>
            <translation>Nach jetzigem Stand erleidet {A} {damage_A} und erhält Punkte: {points_A}; {B} erleidet {damage_B} und erhält Punkte: {points_B}.</translation>
        </message>
        <message>
            <source>Both lay two actions face down.</source>
            <translation>Beide legen zwei Aktionen verdeckt hin.</translation>
        </message>
        <message>
            <source>Both lay one action face down.</source>
            <translation>Beide legen eine Aktion verdeckt hin.</translation>
        </message>
        <message>
            <source>It was scouted: its effect happens.</source>
            <translation>Er wurde erkundet: Was er sagt, geschieht.</translation>
        </message>
        <message>
            <source>The showdown begins: its effect happens before the actions.</source>
            <translation>Die Enthüllung beginnt: Was er sagt, geschieht vor den Aktionen.</translation>
        </message>
        <message>
            <source>The duel was conceded: only its reward and its penalty count.</source>
            <translation>Das Duell wurde aufgegeben: Nur Belohnung und Strafe zählen.</translation>
        </message>
        <message>
            <source>It takes the place of one basic action of its kind for the rest of the game.</source>
            <translation>Sie nimmt für den Rest des Spiels den Platz einer Grundaktion ihrer Art ein.</translation>
        </message>
        <message>
            <source>Poisoned or ignited: skipping heals nothing.</source>
            <translation>Vergiftet oder entzündet: Wer verzichtet, heilt nichts.</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot start a duel.</source>
            <translation>{seat} ist betäubt und kann kein Duell beginnen.</translation>
        </message>
        <message>
            <source>Dice that were kept once must be rolled again.</source>
            <translation>Würfel, die einmal behalten wurden, müssen neu geworfen werden.</translation>
        </message>
        <message>
            <source>The higher bid is paid and wins; tied bids win nothing.</source>
            <translation>Das höhere Gebot wird bezahlt und gewinnt; gleiche Gebote gewinnen nichts.</translation>
        </message>
        <message>
            <source>Lay out five upgrades face up, and name them or show them to me.</source>
            <translation>Legt fünf Aufwertungen offen aus und nennt sie oder zeigt sie mir.</translation>
        </message>
        <message>
            <source>The rules are unclear here: how do you read {name}?</source>
            <translation>Hier sind die Regeln offen: {name}. Wie lest ihr das?</translation>
        </message>
        <message>
            <source>If you read it differently, you carry it out yourselves for the rest of the game.</source>
            <translation>Lest ihr es anders, führt ihr es für den Rest des Spiels selbst aus.</translation>
        </message>
        <message>
            <source>Recommended: {advice}. </source>
            <translation>Empfohlen: {advice}. </translation>
        </message>
        <message>
            <source>{what}: {n}</source>
            <translation>{what}: {n}</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source> what {card} says</source>
            <translation> den Text von {card}</translation>
        </message>
        <message>
            <source> this</source>
            <translation> das</translation>
        </message>
        <message>
            <source>Shuffle the hero deck: {n} blue backs</source>
            <translation>Mischt den Heldenstapel: {n} blaue Rückseiten</translation>
        </message>
        <message>
            <source>Shuffle the dungeon deck: {n} cards</source>
            <translation>Mischt den Verliesstapel: {n} Karten</translation>
        </message>
        <message>
            <source>The goal lies at the bottom of the dungeon deck</source>
            <translation>Das Ziel liegt ganz unten im Verliesstapel</translation>
        </message>
        <message>
            <source>Left out of the dungeon: {card_or_n}</source>
            <translation>Nicht im Verlies: {card_or_n}</translation>
        </message>
        <message>
            <source>A hero is hidden in the dungeon deck: nobody looks at its backs</source>
            <translation>Im Verliesstapel ist ein Held versteckt: Niemand schaut auf die Rückseiten</translation>
        </message>
        <message>
            <source>The endgame boss is {card}</source>
            <translation>Der Endboss ist {card}</translation>
        </message>
        <message>
            <source>No boss is a goal any more</source>
            <translation>Kein Boss ist mehr ein Ziel</translation>
        </message>
        <message>
            <source>The hero deck is rebuilt from {n} discarded {n:card|cards}: shuffle it</source>
            <translation>Der Heldenstapel entsteht neu aus den abgelegten Karten ({n}): Mischt ihn</translation>
        </message>
        <message>
            <source>{n} discarded {n:card|cards} go into the dungeon deck: shuffle it</source>
            <translation>Die abgelegten Karten ({n}) kommen in den Verliesstapel: Mischt ihn</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards} from the hero deck</source>
            <translation>{seat} zieht Karten vom Heldenstapel: {n}</translation>
        </message>
        <message>
            <source>{seat} has drawn {card_or_n}</source>
            <translation>{seat} hat gezogen: {card_or_n}</translation>
        </message>
        <message>
            <source>{seat} gives up {card} for another card</source>
            <translation>{seat} gibt {card} für eine andere Karte her</translation>
        </message>
        <message>
            <source>{card} joins as hero {slot}, with four life points</source>
            <translation>{card} kommt auf Platz {slot} dazu, mit vier Lebenspunkten</translation>
        </message>
        <message>
            <source>{card} makes room and is discarded</source>
            <translation>{card} macht Platz und wird abgelegt</translation>
        </message>
        <message>
            <source>{who} carries {card}</source>
            <translation>{who} trägt {card}</translation>
        </message>
        <message>
            <source>{card} waits on standby beside {who}: no bonus until it is used</source>
            <translation>{card} liegt neben {who} bereit: kein Bonus, bis sie benutzt wird</translation>
        </message>
        <message>
            <source>{card} returns to the hand of {seat}</source>
            <translation>{card} kommt auf die Hand von {seat} zurück</translation>
        </message>
        <message>
            <source>{card} is discarded</source>
            <translation>{card} wird abgelegt</translation>
        </message>
        <message>
            <source>{card} stays for the new hero</source>
            <translation>{card} bleibt für den neuen Helden</translation>
        </message>
        <message>
            <source>A trade: each draws a card from the other&apos;s hand</source>
            <translation>Ein Tausch: Beide ziehen eine Karte aus der Hand der anderen Person</translation>
        </message>
        <message>
            <source>{seat} gives {card}</source>
            <translation>{seat} gibt {card}</translation>
        </message>
        <message>
            <source>{seat} is ready</source>
            <translation>{seat} ist bereit</translation>
        </message>
        <message>
            <source>{seat} has no hero left and is out</source>
            <translation>{seat} hat keinen Helden mehr und scheidet aus</translation>
        </message>
        <message>
            <source>{card} from {seat}&apos;s hand is discarded</source>
            <translation>{card} aus der Hand von {seat} wird abgelegt</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <source>It is {seat}&apos;s turn to explore</source>
            <translation>{seat} ist mit dem Erkunden dran</translation>
        </message>
        <message>
            <source>{seat} turns up {card}</source>
            <translation>{seat} deckt {card} auf</translation>
        </message>
        <message>
            <source>The prisoner is free: {card} joins as hero {slot}</source>
            <translation>Befreit: {card} kommt auf Platz {slot} dazu</translation>
        </message>
        <message>
            <source>The prisoner is free, but there is no room: {card} is discarded</source>
            <translation>Befreit, aber es ist kein Platz: {card} wird abgelegt</translation>
        </message>
        <message>
            <source>{card} attacks</source>
            <translation>{card} greift an</translation>
        </message>
        <message>
            <source>{card} helps</source>
            <translation>{card} hilft</translation>
        </message>
        <message>
            <source>{card} faces the trap</source>
            <translation>{card} stellt sich der Falle</translation>
        </message>
        <message>
            <source>{card} rolls {n}</source>
            <translation>{card} würfelt {n}</translation>
        </message>
        <message>
            <source>{card} adds {n}</source>
            <translation>{card} gibt {n} dazu</translation>
        </message>
        <message>
            <source>The one-use gear of {card} adds {n}</source>
            <translation>Die Einmal-Ausrüstung von {card} gibt {n} dazu</translation>
        </message>
        <message>
            <source>{card} was not used for a roll: it is beside {who} again</source>
            <translation>{card} wurde für keinen Wurf benutzt und liegt wieder neben {who}</translation>
        </message>
        <message>
            <source>{card} rolls too and adds {n}</source>
            <translation>{card} würfelt mit und gibt {n} dazu</translation>
        </message>
        <message>
            <source>Total {n}; {card} asks for {from}</source>
            <translation>Zusammen {n}; {card} verlangt {from}</translation>
        </message>
        <message>
            <source>{card} is hit: {from} to {n}</source>
            <translation>{card} wird getroffen: von {from} auf {n}</translation>
        </message>
        <message>
            <source>Not enough: {card} strikes back</source>
            <translation>Nicht genug: {card} schlägt zurück</translation>
        </message>
        <message>
            <source>Enough: {card} does nothing</source>
            <translation>Genug: {card} bewirkt nichts</translation>
        </message>
        <message>
            <source>{card} strikes</source>
            <translation>{card} schlägt zu</translation>
        </message>
        <message>
            <source>Nobody has what {card} asks for</source>
            <translation>Niemand hat, was {card} verlangt</translation>
        </message>
        <message>
            <source>{card} is hurt: life {from} to {n}</source>
            <translation>{card} wird verletzt: Leben von {from} auf {n}</translation>
        </message>
        <message>
            <source>{card} heals: life {from} to {n}</source>
            <translation>{card} heilt: Leben von {from} auf {n}</translation>
        </message>
        <message>
            <source>Turn {card} until it shows {n}</source>
            <translation>Dreht {card}, bis {n} zu sehen ist</translation>
        </message>
        <message>
            <source>{card} is defeated</source>
            <translation>{card} ist besiegt</translation>
        </message>
        <message>
            <source>{card} has fallen: to the hero discard pile</source>
            <translation>{card} ist gefallen: auf den Helden-Ablagestapel</translation>
        </message>
        <message>
            <source>{card} of {who} is used, and out of the game</source>
            <translation>{card} von {who} ist verbraucht und aus dem Spiel</translation>
        </message>
        <message>
            <source>{seat} plays {card}; it is out of the game</source>
            <translation>{seat} spielt {card}; die Karte ist aus dem Spiel</translation>
        </message>
        <message>
            <source>Every other hero rolls too</source>
            <translation>Jeder andere Held würfelt auch</translation>
        </message>
        <message>
            <source>You flee from {card}: every hero loses a life point, and there is no loot</source>
            <translation>Ihr flieht vor {card}: Jeder Held verliert einen Lebenspunkt, und es gibt keine Beute</translation>
        </message>
        <message>
            <source>You leave {card} unhurt, without loot</source>
            <translation>Ihr entkommt {card} unverletzt, ohne Beute</translation>
        </message>
        <message>
            <source>{card} goes back into the dungeon deck: shuffle it</source>
            <translation>{card} kommt zurück in den Verliesstapel: Mischt ihn</translation>
        </message>
        <message>
            <source>The last hero has fallen: {card} leaves</source>
            <translation>Der letzte Held ist gefallen: {card} zieht ab</translation>
        </message>
        <message>
            <source>{card} is out of the game</source>
            <translation>{card} ist aus dem Spiel</translation>
        </message>
        <message>
            <source>{seat} gets the loot: {n} {n:card|cards}</source>
            <translation>{seat} erhält die Beute. Karten: {n}</translation>
        </message>
        <message>
            <source>{n} {n:card|cards} too few: there is nothing left to draw</source>
            <translation>Es fehlen Karten: {n}. Es ist nichts mehr zu ziehen</translation>
        </message>
        <message>
            <source>{card} has nothing to act on</source>
            <translation>{card} findet nichts, worauf es wirken kann</translation>
        </message>
        <message>
            <source>Round {n} is over</source>
            <translation>Runde {n} ist vorbei</translation>
        </message>
        <message>
            <source>The game is won: {card}</source>
            <translation>Das Spiel ist gewonnen: {card}</translation>
        </message>
        <message>
            <source>The game is lost: there is no hero left</source>
            <translation>Das Spiel ist verloren: Kein Held ist mehr da</translation>
        </message>
        <message>
            <source>{card} has {n} life {n:point|points}</source>
            <translation>{card} hat {n} Leben</translation>
        </message>
        <message>
            <source>{card} lies elsewhere now</source>
            <translation>{card} liegt jetzt anderswo</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:card|cards} in hand</source>
            <translation>Karten auf der Hand von {seat}: {n}</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:card|cards} to draw</source>
            <translation>{seat} hat noch Karten zu ziehen: {n}</translation>
        </message>
        <message>
            <source>{seat} is in the game again</source>
            <translation>{seat} ist wieder im Spiel</translation>
        </message>
        <message>
            <source>The round is now {n}</source>
            <translation>Es ist jetzt Runde {n}</translation>
        </message>
        <message>
            <source>Corrected: whose turn it is</source>
            <translation>Berichtigt: wer am Zug ist</translation>
        </message>
        <message>
            <source>The hero deck has {n} {n:card|cards}</source>
            <translation>Karten im Heldenstapel: {n}</translation>
        </message>
        <message>
            <source>The dungeon deck has {n} {n:card|cards}</source>
            <translation>Karten im Verliesstapel: {n}</translation>
        </message>
        <message>
            <source>Undone: {n} {n:event|events}</source>
            <translation>Zurückgenommene Ereignisse: {n}</translation>
        </message>
        <message>
            <source>{seat}: draw {n} from the hero deck</source>
            <translation>{seat}: Zieh {n} vom Heldenstapel</translation>
        </message>
        <message>
            <source>{seat}: play heroes and gear, then press Done</source>
            <translation>{seat}: Spiel Helden und Ausrüstung, dann drück „Fertig“</translation>
        </message>
        <message>
            <source>{seat}: turn up the top card of the dungeon deck</source>
            <translation>{seat}: Deck die oberste Karte des Verliesstapels auf</translation>
        </message>
        <message>
            <source>{card}: who attacks, or do you leave?</source>
            <translation>{card}: Wer greift an, oder geht ihr?</translation>
        </message>
        <message>
            <source>{card}: which hero faces it?</source>
            <translation>{card}: Welcher Held stellt sich?</translation>
        </message>
        <message>
            <source>{hero}: roll a die</source>
            <translation>{hero}: Würfle einen Würfel</translation>
        </message>
        <message>
            <source>{seat}, {card}: name {n} to give up</source>
            <translation>{seat}, {card}: Nenne {n}, die du hergibst</translation>
        </message>
        <message>
            <source>{seat}, {card}: which hero does it strike?</source>
            <translation>{seat}, {card}: Welchen Helden trifft es?</translation>
        </message>
        <message>
            <source>{card} is free: in whose place, if any?</source>
            <translation>{card} ist frei: Auf wessen Platz, oder auf keinen?</translation>
        </message>
        <message>
            <source>Which of you draws the loot ({n})?</source>
            <translation>Wer von euch zieht die Beute ({n})?</translation>
        </message>
        <message>
            <source>{seat}: lay your {n} last {n:card|cards} on the hero discard pile, and name them</source>
            <translation>{seat}: Leg deine letzten Karten ({n}) auf den Helden-Ablagestapel und nenne sie</translation>
        </message>
        <message>
            <source>You may play heroes and gear from your hand, and swap cards for new ones.</source>
            <translation>Du darfst Helden und Ausrüstung aus der Hand spielen und Karten gegen neue tauschen.</translation>
        </message>
        <message>
            <source>It asks for {number}. The attacker&apos;s die, attribute and gear count, and a helper&apos;s die.</source>
            <translation>Verlangt wird {number}. Es zählen Würfel, Eigenschaft und Ausrüstung des Angreifers und der Würfel eines Helfers.</translation>
        </message>
        <message>
            <source>It asks for {number}: die, attribute and gear.</source>
            <translation>Verlangt wird {number}: Würfel, Eigenschaft und Ausrüstung.</translation>
        </message>
        <message>
            <source>One-use gear and a team attack come before the dice.</source>
            <translation>Einmal-Ausrüstung und Teamangriff kommen vor den Würfeln.</translation>
        </message>
        <message>
            <source>If you cannot agree, the attacker draws it.</source>
            <translation>Einigt ihr euch nicht, zieht sie der Hauptangreifer.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Lay down a hero</source>
            <translation>Helden auslegen</translation>
        </message>
        <message>
            <source>{1} joins</source>
            <translation>{1} kommt dazu</translation>
        </message>
        <message>
            <source>{1} in the place of {2}</source>
            <translation>{1} anstelle von {2}</translation>
        </message>
        <message>
            <source>Give gear</source>
            <translation>Ausrüstung geben</translation>
        </message>
        <message>
            <source>{1} for {2}</source>
            <translation>{1} für {2}</translation>
        </message>
        <message>
            <source>Exchange cards</source>
            <translation>Karten austauschen</translation>
        </message>
        <message>
            <source>Trade a card</source>
            <translation>Eine Karte tauschen</translation>
        </message>
        <message>
            <source>Turn up a card</source>
            <translation>Eine Karte aufdecken</translation>
        </message>
        <message>
            <source>{1} attacks</source>
            <translation>{1} greift an</translation>
        </message>
        <message>
            <source>{1} attacks, {2} helps</source>
            <translation>{1} greift an, {2} hilft</translation>
        </message>
        <message>
            <source>Flee, all lose 1</source>
            <translation>Fliehen, alle verlieren 1</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>{2} uses {1}</source>
            <translation>{2} benutzt {1}</translation>
        </message>
        <message>
            <source>{2} uses {1} for {3}</source>
            <translation>{2} benutzt {1} für {3}</translation>
        </message>
        <message>
            <source>Play a team card</source>
            <translation>Teamkarte spielen</translation>
        </message>
        <message>
            <source>Play {1}</source>
            <translation>{1} spielen</translation>
        </message>
        <message>
            <source>{1} faces it</source>
            <translation>{1} stellt sich</translation>
        </message>
        <message>
            <source>{1}</source>
            <translation>{1}</translation>
        </message>
        <message>
            <source>{1} of {2}</source>
            <translation>{1} von {2}</translation>
        </message>
        <message>
            <source>In nobody&apos;s place</source>
            <translation>Auf keinen Platz</translation>
        </message>
        <message>
            <source>In the place of {1}</source>
            <translation>Anstelle von {1}</translation>
        </message>
        <message>
            <source>{1} draws</source>
            <translation>{1} zieht</translation>
        </message>
        <message>
            <source>A game begins: {players}</source>
            <translation>Ein Spiel beginnt: {players}</translation>
        </message>
        <message>
            <source>{seat} has drawn cards</source>
            <translation>{seat} hat Karten gezogen</translation>
        </message>
        <message>
            <source>{seat} draws {cards}</source>
            <translation>{seat} zieht {cards}</translation>
        </message>
        <message>
            <source>{seat} draws {count}</source>
            <translation>{seat} zieht {count}</translation>
        </message>
        <message>
            <source>{seat} exchanges {cards}</source>
            <translation>{seat} tauscht aus: {cards}</translation>
        </message>
        <message>
            <source>{seat} brings {card}</source>
            <translation>{seat} bringt {card}</translation>
        </message>
        <message>
            <source>{seat} brings {card} for {replaces}</source>
            <translation>{seat} bringt {card} für {replaces}</translation>
        </message>
        <message>
            <source>{seat} takes {card} off</source>
            <translation>{seat} nimmt {card} ab</translation>
        </message>
        <message>
            <source>{seat} gives {card} to {hero}</source>
            <translation>{seat} gibt {card} an {hero}</translation>
        </message>
        <message>
            <source>{seats} trade a card</source>
            <translation>{seats} tauschen eine Karte</translation>
        </message>
        <message>
            <source>{seat} is done</source>
            <translation>{seat} ist fertig</translation>
        </message>
        <message>
            <source>{hero} attacks</source>
            <translation>{hero} greift an</translation>
        </message>
        <message>
            <source>{hero} attacks, {support} helps</source>
            <translation>{hero} greift an, {support} hilft</translation>
        </message>
        <message>
            <source>{hero} faces the trap</source>
            <translation>{hero} stellt sich der Falle</translation>
        </message>
        <message>
            <source>{hero} uses {card}</source>
            <translation>{hero} benutzt {card}</translation>
        </message>
        <message>
            <source>{hero} uses {card} for {on}</source>
            <translation>{hero} benutzt {card} für {on}</translation>
        </message>
        <message>
            <source>{hero} rolled {dice}</source>
            <translation>{hero} hat {dice} gewürfelt</translation>
        </message>
        <message>
            <source>{seat} flees</source>
            <translation>{seat} flieht</translation>
        </message>
        <message>
            <source>{seat} declines the effect of {card}</source>
            <translation>{seat} verzichtet auf den Effekt von {card}</translation>
        </message>
        <message>
            <source>{seat} leaves it</source>
            <translation>{seat} zieht weiter</translation>
        </message>
        <message>
            <source>{seat} gives up {cards}</source>
            <translation>{seat} gibt {cards} her</translation>
        </message>
        <message>
            <source>{seat} decides: in the place of {replaces}</source>
            <translation>{seat} entscheidet: anstelle von {replaces}</translation>
        </message>
        <message>
            <source>{seat} draws the loot</source>
            <translation>{seat} zieht die Beute</translation>
        </message>
        <message>
            <source>Corrected: {set}</source>
            <translation>Berichtigt: {set}</translation>
        </message>
        <message>
            <source>The correction is right</source>
            <translation>Die Berichtigung stimmt</translation>
        </message>
        <message>
            <source>Corrected: {card} has {life} life {life:point|points}</source>
            <translation>Berichtigt: {card} hat {life} Leben</translation>
        </message>
        <message>
            <source>Corrected: {card} lies at {zone}</source>
            <translation>Berichtigt: {card} liegt hier: {zone}</translation>
        </message>
        <message>
            <source>By hand: {do} {amount}</source>
            <translation>Von Hand: {do} {amount}</translation>
        </message>
        <message>
            <source>By hand for {hero}: {do} {amount}</source>
            <translation>Von Hand für {hero}: {do} {amount}</translation>
        </message>
        <message>
            <source>that belongs to another phase</source>
            <translation>das gehört in eine andere Phase</translation>
        </message>
        <message>
            <source>something else comes first</source>
            <translation>etwas anderes kommt zuerst</translation>
        </message>
        <message>
            <source>that preparation is over</source>
            <translation>diese Vorbereitung ist vorbei</translation>
        </message>
        <message>
            <source>that player is out</source>
            <translation>diese Seite ist ausgeschieden</translation>
        </message>
        <message>
            <source>that card cannot be in the hand</source>
            <translation>diese Karte kann nicht auf der Hand sein</translation>
        </message>
        <message>
            <source>that is not a hero</source>
            <translation>das ist kein Held</translation>
        </message>
        <message>
            <source>that is not gear</source>
            <translation>das ist keine Ausrüstung</translation>
        </message>
        <message>
            <source>that is not a team card</source>
            <translation>das ist keine Teamkarte</translation>
        </message>
        <message>
            <source>there is no room for one more hero</source>
            <translation>für noch einen Helden ist kein Platz</translation>
        </message>
        <message>
            <source>that hero is not in play</source>
            <translation>dieser Held ist nicht im Spiel</translation>
        </message>
        <message>
            <source>that hero is somebody else&apos;s</source>
            <translation>dieser Held gehört jemand anderem</translation>
        </message>
        <message>
            <source>the first preparation does not allow that</source>
            <translation>die erste Vorbereitung erlaubt das nicht</translation>
        </message>
        <message>
            <source>a hero carries only one gear card</source>
            <translation>ein Held trägt nur eine Ausrüstung</translation>
        </message>
        <message>
            <source>the hero does not carry that</source>
            <translation>der Held trägt das nicht</translation>
        </message>
        <message>
            <source>no exchange is left</source>
            <translation>es ist kein Austausch mehr übrig</translation>
        </message>
        <message>
            <source>there was a trade already</source>
            <translation>es gab schon einen Tausch</translation>
        </message>
        <message>
            <source>there is no card in the hand</source>
            <translation>es ist keine Karte auf der Hand</translation>
        </message>
        <message>
            <source>there is nobody to trade with</source>
            <translation>es ist niemand zum Tauschen da</translation>
        </message>
        <message>
            <source>that card cannot come up now</source>
            <translation>diese Karte kann jetzt nicht kommen</translation>
        </message>
        <message>
            <source>that hero waits in the dungeon to be freed</source>
            <translation>dieser Held wartet im Verlies auf seine Befreiung</translation>
        </message>
        <message>
            <source>no card is due</source>
            <translation>keine Karte ist fällig</translation>
        </message>
        <message>
            <source>that card belongs to the other deck</source>
            <translation>diese Karte gehört zum anderen Stapel</translation>
        </message>
        <message>
            <source>the last card is not resolved yet</source>
            <translation>die letzte Karte ist noch nicht abgehandelt</translation>
        </message>
        <message>
            <source>the dungeon has no card left</source>
            <translation>das Verlies hat keine Karte mehr</translation>
        </message>
        <message>
            <source>no dungeon card is turned up</source>
            <translation>keine Verlieskarte ist aufgedeckt</translation>
        </message>
        <message>
            <source>there is no fight</source>
            <translation>es läuft kein Kampf</translation>
        </message>
        <message>
            <source>a hero can attack it</source>
            <translation>ein Held kann sie angreifen</translation>
        </message>
        <message>
            <source>there is no trap</source>
            <translation>da ist keine Falle</translation>
        </message>
        <message>
            <source>a roll is due</source>
            <translation>ein Wurf ist fällig</translation>
        </message>
        <message>
            <source>the hero does not have what it asks for</source>
            <translation>der Held hat nicht, was verlangt wird</translation>
        </message>
        <message>
            <source>a hero cannot help itself</source>
            <translation>kein Held hilft sich selbst</translation>
        </message>
        <message>
            <source>only one hero helps</source>
            <translation>nur ein Held hilft</translation>
        </message>
        <message>
            <source>a trap is faced alone</source>
            <translation>einer Falle stellt man sich allein</translation>
        </message>
        <message>
            <source>it adds to the other attribute</source>
            <translation>das kommt zur anderen Eigenschaft dazu</translation>
        </message>
        <message>
            <source>a team card was already played for this roll</source>
            <translation>für diesen Wurf wurde schon eine Teamkarte gespielt</translation>
        </message>
        <message>
            <source>there is no escape from the endgame boss</source>
            <translation>vor dem Endboss gibt es keine Flucht</translation>
        </message>
        <message>
            <source>no roll is due</source>
            <translation>kein Wurf ist fällig</translation>
        </message>
        <message>
            <source>that hero does not roll</source>
            <translation>dieser Held würfelt nicht</translation>
        </message>
        <message>
            <source>the die has already been rolled</source>
            <translation>es wurde schon gewürfelt</translation>
        </message>
        <message>
            <source>that is not a roll of one die</source>
            <translation>das ist kein Wurf mit einem Würfel</translation>
        </message>
        <message>
            <source>nothing is asked</source>
            <translation>es wird nichts gefragt</translation>
        </message>
        <message>
            <source>that gear is not in play</source>
            <translation>diese Ausrüstung ist nicht im Spiel</translation>
        </message>
        <message>
            <source>there is no loot to share</source>
            <translation>es ist keine Beute zu verteilen</translation>
        </message>
        <message>
            <source>only a player who rolled can draw it</source>
            <translation>nur wer gewürfelt hat, kann sie ziehen</translation>
        </message>
        <message>
            <source>I do not know that</source>
            <translation>das kenne ich nicht</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>das Spiel ist vorbei</translation>
        </message>
        <message>
            <source>the card shows the wrong life</source>
            <translation>die Karte zeigt das falsche Leben</translation>
        </message>
        <message>
            <source>turn the cards to exchange sideways, then lay Exchange down again</source>
            <translation>dreh die Karten quer, die gehen sollen, und leg dann „Austauschen“ noch einmal hin</translation>
        </message>
        <message>
            <source>no card of the hand lies sideways</source>
            <translation>keine Handkarte liegt quer</translation>
        </message>
        <message>
            <source>first comes {awaits}{of}</source>
            <translation>zuerst kommt {awaits}{of}</translation>
        </message>
        <message>
            <source>roll first</source>
            <translation>würfle zuerst</translation>
        </message>
        <message>
            <source>in a later preparation, say which gear it replaces</source>
            <translation>sag in einer späteren Vorbereitung, welche Ausrüstung es ersetzt</translation>
        </message>
        <message>
            <source>in a later preparation, say whose place it takes</source>
            <translation>sag in einer späteren Vorbereitung, wessen Platz er einnimmt</translation>
        </message>
        <message>
            <source>choose another hero, or leave</source>
            <translation>wähle einen anderen Helden oder geh</translation>
        </message>
        <message>
            <source>name exactly {n}</source>
            <translation>nenne genau {n}</translation>
        </message>
        <message>
            <source>name {least} to {most}</source>
            <translation>nenne {least} bis {most}</translation>
        </message>
        <message>
            <source>look again, or correct where the card lies</source>
            <translation>schau noch einmal hin oder berichtige, wo die Karte liegt</translation>
        </message>
        <message>
            <source>choose a hero other than {card}, or someone else to rescue</source>
            <translation>wähle einen anderen Helden als {card} oder befreie jemand anderen</translation>
        </message>
        <message>
            <source>choose another; {who} already has {card}. If you cannot agree, roll for it</source>
            <translation>wähle etwas anderes; {who} hat {card} schon. Einigt ihr euch nicht, würfelt darum</translation>
        </message>
        <message>
            <source>attack it</source>
            <translation>greif an</translation>
        </message>
        <message>
            <source>{card} should show {life}: turn it {way}, or tell me it is right</source>
            <translation>{card} sollte {life} zeigen: Dreh die Karte {way} oder sag mir, dass es stimmt</translation>
        </message>
        <message>
            <source>the draw</source>
            <translation>das Ziehen</translation>
        </message>
        <message>
            <source>the preparation</source>
            <translation>die Vorbereitung</translation>
        </message>
        <message>
            <source>the next dungeon card</source>
            <translation>die nächste Verlieskarte</translation>
        </message>
        <message>
            <source>the fight</source>
            <translation>der Kampf</translation>
        </message>
        <message>
            <source>the trap</source>
            <translation>die Falle</translation>
        </message>
        <message>
            <source>the roll</source>
            <translation>der Wurf</translation>
        </message>
        <message>
            <source>the prisoner&apos;s place</source>
            <translation>der Platz des Gefangenen</translation>
        </message>
        <message>
            <source>The game is won: the treasure is found</source>
            <translation>Das Spiel ist gewonnen: Der Schatz ist gefunden</translation>
        </message>
        <message>
            <source>The game is won: the endgame boss is defeated</source>
            <translation>Das Spiel ist gewonnen: Der Endboss ist besiegt</translation>
        </message>
        <message>
            <source>The game is lost</source>
            <translation>Das Spiel ist verloren</translation>
        </message>
        <message>
            <source>it is somebody else&apos;s turn to act</source>
            <translation>jemand anders ist dran</translation>
        </message>
        <message>
            <source>that is not possible now</source>
            <translation>das geht jetzt nicht</translation>
        </message>
        <message>
            <source>that card cannot be in the deck any more</source>
            <translation>diese Karte kann nicht mehr im Stapel sein</translation>
        </message>
        <message>
            <source>that has been used already</source>
            <translation>das wurde schon eingesetzt</translation>
        </message>
        <message>
            <source>there is not enough mana</source>
            <translation>es ist nicht genug Mana da</translation>
        </message>
        <message>
            <source>there are not enough points</source>
            <translation>es sind nicht genug Punkte da</translation>
        </message>
        <message>
            <source>there is not enough health</source>
            <translation>es ist nicht genug Leben da</translation>
        </message>
        <message>
            <source>only one power with a cost may be played per turn</source>
            <translation>pro Zug darf nur eine Kraft mit Kosten eingesetzt werden</translation>
        </message>
        <message>
            <source>a stunned player cannot start a duel</source>
            <translation>wer betäubt ist, kann kein Duell beginnen</translation>
        </message>
        <message>
            <source>a silenced player plays no powers</source>
            <translation>wer verstummt ist, setzt keine Kräfte ein</translation>
        </message>
        <message>
            <source>that is not the right number of cards</source>
            <translation>das ist nicht die richtige Zahl von Karten</translation>
        </message>
        <message>
            <source>I do not know that card</source>
            <translation>diese Karte kenne ich nicht</translation>
        </message>
        <message>
            <source>that card was not dealt</source>
            <translation>diese Karte lag nicht aus</translation>
        </message>
        <message>
            <source>that card cannot be replaced</source>
            <translation>diese Karte lässt sich nicht ersetzen</translation>
        </message>
        <message>
            <source>the dice value cannot change this turn</source>
            <translation>der Würfelwert kann sich in diesem Zug nicht ändern</translation>
        </message>
        <message>
            <source>dice that were kept once must be rolled again</source>
            <translation>Würfel, die einmal behalten wurden, müssen neu geworfen werden</translation>
        </message>
        <message>
            <source>those dice are not what the card asks for</source>
            <translation>diese Würfel sind nicht das, was die Karte verlangt</translation>
        </message>
        <message>
            <source>the dice show something different from before</source>
            <translation>die Würfel zeigen etwas anderes als vorher</translation>
        </message>
        <message>
            <source>I cannot read every die</source>
            <translation>ich kann nicht jeden Würfel lesen</translation>
        </message>
        <message>
            <source>wait for {who}; {awaits} comes first</source>
            <translation>{who} ist dran; zuerst kommt {awaits}</translation>
        </message>
        <message>
            <source>put it back, or tell me why; still possible: {left}</source>
            <translation>leg sie zurück oder sag mir, warum; noch möglich: {left}</translation>
        </message>
        <message>
            <source>check which card it is; {card} was laid out before and returns only when the upgrades run out</source>
            <translation>schau noch einmal, welche Karte da liegt; {card} lag schon aus und kommt erst wieder, wenn die Aufwertungen ausgehen</translation>
        </message>
        <message>
            <source>take it back, and choose something else</source>
            <translation>nimm es zurück und wähle etwas anderes</translation>
        </message>
        <message>
            <source>take it back; it costs {price}, and you have {have}</source>
            <translation>nimm es zurück; es kostet {price}, du hast {have}</translation>
        </message>
        <message>
            <source>take it back; the price must be paid in full</source>
            <translation>nimm es zurück; der Preis muss ganz bezahlt werden</translation>
        </message>
        <message>
            <source>take it back; a basic power may still be played</source>
            <translation>nimm es zurück; eine Grundkraft darfst du noch einsetzen</translation>
        </message>
        <message>
            <source>take it back, and pass</source>
            <translation>nimm es zurück und passe</translation>
        </message>
        <message>
            <source>take it back; there is nothing now that {card} could act on</source>
            <translation>nimm es zurück; gerade gibt es nichts, worauf {card} wirken könnte</translation>
        </message>
        <message>
            <source>take it back; {card} can be played only if {needs}</source>
            <translation>nimm es zurück; {card} ist nur einsetzbar, falls {needs}</translation>
        </message>
        <message>
            <source>lay down exactly {n}</source>
            <translation>genau hinlegen: {n}</translation>
        </message>
        <message>
            <source>show it again, or choose it from the list</source>
            <translation>zeig sie noch einmal oder wähle sie aus der Liste</translation>
        </message>
        <message>
            <source>choose one of those laid out</source>
            <translation>wähle eine der ausgelegten</translation>
        </message>
        <message>
            <source>choose one whose basic action is still there, or skip; possible: {fitting}</source>
            <translation>wähle eine, deren Grundaktion noch da ist, oder verzichte; möglich: {fitting}</translation>
        </message>
        <message>
            <source>scout or parley instead, or accept</source>
            <translation>erkunde stattdessen, biete Waffenruhe an oder nimm an</translation>
        </message>
        <message>
            <source>leave the dice as they are</source>
            <translation>lass die Würfel, wie sie sind</translation>
        </message>
        <message>
            <source>roll both dice again</source>
            <translation>würfle beide Würfel neu</translation>
        </message>
        <message>
            <source>roll both dice once more</source>
            <translation>würfle beide Würfel noch einmal</translation>
        </message>
        <message>
            <source>{problem}</source>
            <translation>{problem}</translation>
        </message>
        <message>
            <source>leave them if that was an accident, or tell me that they count</source>
            <translation>lass sie liegen, wenn es ein Versehen war, oder sag mir, dass sie zählen</translation>
        </message>
        <message>
            <source>lay the dice flat and apart in the tray, or enter them by hand</source>
            <translation>leg die Würfel flach und mit Abstand in die Schale oder gib sie von Hand ein</translation>
        </message>
        <message>
            <source>the choice of duel, scout or parley</source>
            <translation>die Wahl zwischen Duell, Erkundung und Waffenruhe</translation>
        </message>
        <message>
            <source>the answer to the offer</source>
            <translation>die Antwort auf das Angebot</translation>
        </message>
        <message>
            <source>the location</source>
            <translation>der Ort</translation>
        </message>
        <message>
            <source>a power or a pass</source>
            <translation>eine Kraft oder das Passen</translation>
        </message>
        <message>
            <source>the action</source>
            <translation>die Aktion</translation>
        </message>
        <message>
            <source>keeping the dice or not</source>
            <translation>die Entscheidung über die Würfel</translation>
        </message>
        <message>
            <source>the choice a card asks for</source>
            <translation>die Wahl, die eine Karte verlangt</translation>
        </message>
        <message>
            <source>the choice of an action</source>
            <translation>die Wahl einer Aktion</translation>
        </message>
        <message>
            <source>the choice of an upgrade</source>
            <translation>die Wahl einer Aufwertung</translation>
        </message>
        <message>
            <source>the cards from the discard pile</source>
            <translation>das Nehmen aus dem Ablagestapel</translation>
        </message>
        <message>
            <source>the bid</source>
            <translation>das Gebot</translation>
        </message>
        <message>
            <source>the new roll</source>
            <translation>der neue Wurf</translation>
        </message>
        <message>
            <source>what you carry out by hand</source>
            <translation>das Ausführen von Hand</translation>
        </message>
        <message>
            <source>the upgrade</source>
            <translation>die Aufwertung</translation>
        </message>
        <message>
            <source>the beginning of the night</source>
            <translation>der Beginn des Abends</translation>
        </message>
        <message>
            <source>true damage</source>
            <translation>wahrer Schaden</translation>
        </message>
        <message>
            <source>precise strikes</source>
            <translation>präzise Schläge</translation>
        </message>
        <message>
            <source>what counts as a negative effect</source>
            <translation>was als negativer Effekt zählt</translation>
        </message>
        <message>
            <source>treasures that are scouted</source>
            <translation>erkundete Schätze</translation>
        </message>
        <message>
            <source>what a downgraded card becomes</source>
            <translation>was eine abgewertete Karte wird</translation>
        </message>
        <message>
            <source>what stealing a treasure costs</source>
            <translation>was das Stehlen eines Schatzes kostet</translation>
        </message>
        <message>
            <source>the parley after a duel that was called off</source>
            <translation>die Waffenruhe nach einem abgesagten Duell</translation>
        </message>
        <message>
            <source>what happens after a concession</source>
            <translation>was nach dem Aufgeben geschieht</translation>
        </message>
        <message>
            <source>what a wish does</source>
            <translation>was ein Wunsch tut</translation>
        </message>
        <message>
            <source>block and Toughness do not lower it; an evade works, the difference of two strikes still counts, and Exposed adds to it</source>
            <translation>weder Block noch Zähigkeit senken ihn; Ausweichen wirkt, bei zwei Schlägen zählt trotzdem die Differenz, und Blößen kommen dazu</translation>
        </message>
        <message>
            <source>cards and Exposed add nothing to a precise strike; a higher dice value does, and reductions count</source>
            <translation>keine Karte und keine Blöße erhöht einen präzisen Schlag; ein höherer Würfelwert schon, und was ihn senkt, zählt</translation>
        </message>
        <message>
            <source>Exposed, poison, ignite, stun, silence and kept dice are negative</source>
            <translation>Blößen, Gift, Entzünden, Betäubung, Stille und festgehaltene Würfel sind negativ</translation>
        </message>
        <message>
            <source>without a duel there is no reward; everything else it says happens</source>
            <translation>ohne Duell gibt es keine Belohnung; was er sonst sagt, geschieht</translation>
        </message>
        <message>
            <source>the card is the basic action it replaced, and may be upgraded again</source>
            <translation>die Karte ist die Grundaktion, die sie ersetzt hat, und darf wieder aufgewertet werden</translation>
        </message>
        <message>
            <source>the point is lost only with the treasure, which is the location of this turn; the duel&apos;s winner does not get it again</source>
            <translation>der Punkt geht nur mit dem Schatz verloren, der der Ort dieses Zuges ist; wer das Duell gewinnt, bekommt ihn nicht noch einmal</translation>
        </message>
        <message>
            <source>the player of the power offers; if accepted, it counts for the streak; if declined, the other player starts a new duel; nothing is refunded</source>
            <translation>wer die Kraft eingesetzt hat, bietet an; angenommen zählt sie in der Folge, abgelehnt beginnt die andere Seite ein neues Duell; nichts wird erstattet</translation>
        </message>
        <message>
            <source>nobody scores for a role; the location is turned up only for its reward and penalty, and the actions go back to hand</source>
            <translation>niemand erhält Punkte für eine Rolle; der Ort wird nur für Belohnung und Strafe aufgedeckt, und die Aktionen kommen auf die Hände zurück</translation>
        </message>
        <message>
            <source>the wish does what its card says, once for every second lamp</source>
            <translation>der Wunsch tut, was seine Karte sagt, einmal für jede zweite Lampe</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} strikes for {n} (dice value {from})</source>
            <translation>{card} von {seat} schlägt mit {n} zu (Würfelwert {from})</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} blocks {n} with a dice value of {from}</source>
            <translation>{card} von {seat} blockt {n} bei einem Würfelwert von {from}</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} dodges with a dice value of {n}</source>
            <translation>{card} von {seat} weicht aus bei einem Würfelwert von {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} fails: a dice value of {n} is too low</source>
            <translation>{card} von {seat} misslingt: Ein Würfelwert von {n} ist zu niedrig</translation>
        </message>
        <message>
            <source>Only {seat} strikes, for {n}</source>
            <translation>Nur {seat} schlägt zu, mit {n}</translation>
        </message>
        <message>
            <source>Nobody strikes: nothing happens</source>
            <translation>Niemand schlägt zu: Nichts geschieht</translation>
        </message>
        <message>
            <source>Both strike first: that cancels out</source>
            <translation>Beide haben Erstschlag: Das hebt sich auf</translation>
        </message>
        <message>
            <source>{seat} strikes first, for {n}</source>
            <translation>{seat} schlägt zuerst zu, mit {n}</translation>
        </message>
        <message>
            <source>{seat} is still standing and hits back with the remaining {n} of {from}</source>
            <translation>{seat} steht noch und schlägt zurück, mit den {n}, die von {from} übrig sind</translation>
        </message>
        <message>
            <source>The higher strike is {from}: {seat} takes the difference, {n}</source>
            <translation>Der höhere Schlag ist {from}: {seat} erleidet die Differenz, {n}</translation>
        </message>
        <message>
            <source>Both strike for {n}: nobody is hurt</source>
            <translation>Beide schlagen mit {n} zu: Niemand wird verletzt</translation>
        </message>
        <message>
            <source>{seat} dodges all {n}</source>
            <translation>{seat} weicht allen {n} aus</translation>
        </message>
        <message>
            <source>{seat}&apos;s block of {n} is ignored</source>
            <translation>Der Block von {seat} über {n} wird ignoriert</translation>
        </message>
        <message>
            <source>{seat} blocks {n} of {from}</source>
            <translation>{seat} blockt {n} von {from}</translation>
        </message>
        <message>
            <source>Exposed adds {n} to what {seat} takes</source>
            <translation>Blößen erhöhen den Schaden für {seat} um {n}</translation>
        </message>
        <message>
            <source>Toughness takes {n} off what {seat} takes</source>
            <translation>Zähigkeit senkt den Schaden für {seat} um {n}</translation>
        </message>
        <message>
            <source>Nothing is left of {from}: {seat} is not hurt</source>
            <translation>Von {from} bleibt nichts: {seat} wird nicht verletzt</translation>
        </message>
        <message>
            <source>Nothing can hurt {seat} this turn: the {from} do nothing</source>
            <translation>Nichts kann {seat} in diesem Zug verletzen: Die {from} bewirken nichts</translation>
        </message>
        <message>
            <source>{seat} takes {n} damage{from_card}: health {from} to {left}</source>
            <translation>{seat} erleidet {n} Schaden{from_card}: Leben von {from} auf {left}</translation>
        </message>
        <message>
            <source>{seat} has no health left: the game is over</source>
            <translation>{seat} hat kein Leben mehr: Das Spiel ist vorbei</translation>
        </message>
        <message>
            <source>The rest is not worked out</source>
            <translation>Der Rest entfällt</translation>
        </message>
        <message>
            <source>You decide what {seat} takes here; it would have been {n}</source>
            <translation>Ihr legt fest, was {seat} hier erleidet; es wären {n} gewesen</translation>
        </message>
        <message>
            <source>As it stands, {seat} takes {n} and scores {from}</source>
            <translation>Nach jetzigem Stand erleidet {seat} {n} und erhält Punkte: {from}</translation>
        </message>
        <message>
            <source>{seat}, the aggressor, scores {n}: one each time {other} was hurt</source>
            <translation>{seat} greift an und erhält {n}: {other} wurde {n}-mal verletzt</translation>
        </message>
        <message>
            <source>{seat}, the defender, scores {n} for not being hurt</source>
            <translation>{seat} verteidigt, bleibt unverletzt und erhält {n}</translation>
        </message>
        <message>
            <source>{seat}, the defender, scores {n} because {other} was hurt</source>
            <translation>{seat} verteidigt und erhält {n}, weil {other} verletzt wurde</translation>
        </message>
        <message>
            <source>{seat} wins the duel, {n} to {from}</source>
            <translation>{seat} gewinnt das Duell, {n} zu {from}</translation>
        </message>
        <message>
            <source>The duel is a tie at {n} each</source>
            <translation>Das Duell endet unentschieden, je {n}</translation>
        </message>
        <message>
            <source>{card} rewards {seat}</source>
            <translation>{card} belohnt {seat}</translation>
        </message>
        <message>
            <source>{card} penalises {seat}</source>
            <translation>{card} bestraft {seat}</translation>
        </message>
        <message>
            <source>{seat} concedes the duel</source>
            <translation>{seat} gibt das Duell auf</translation>
        </message>
        <message>
            <source>{seat} wins the duel, because {other} conceded</source>
            <translation>{seat} gewinnt das Duell, weil {other} aufgegeben hat</translation>
        </message>
        <message>
            <source>The duel is called off: take your actions back</source>
            <translation>Das Duell ist abgesagt: Nehmt eure Aktionen zurück</translation>
        </message>
        <message>
            <source>{seat} gains {n} {n:point|points}: {from} to {sum}{why}</source>
            <translation>{seat}: Punkte +{n}, von {from} auf {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} {n:point|points}: {from} to {sum}{why}</source>
            <translation>{seat}: Punkte −{n}, von {from} auf {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} gains {n} {n:lamp|lamps}: {from} to {sum}{why}</source>
            <translation>{seat}: Lampen +{n}, von {from} auf {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} {n:lamp|lamps}: {from} to {sum}{why}</source>
            <translation>{seat}: Lampen −{n}, von {from} auf {sum}{why}</translation>
        </message>
        <message>
            <source>{seat} gains {n} mana{why}</source>
            <translation>{seat} erhält {n} Mana{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} mana{why}</source>
            <translation>{seat} verliert {n} Mana{why}</translation>
        </message>
        <message>
            <source>{seat} has first blood</source>
            <translation>{seat} hat das erste Blut</translation>
        </message>
        <message>
            <source>{seat} makes a wish: {card}</source>
            <translation>{seat} wünscht sich etwas: {card}</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist vorbei</translation>
        </message>
        <message>
            <source>Round {from}, turn {n} - {seat}</source>
            <translation>Runde {from}, Zug {n} – {seat}</translation>
        </message>
        <message>
            <source>{seat} has a dice value of {n}</source>
            <translation>{seat} hat einen Würfelwert von {n}</translation>
        </message>
        <message>
            <source>{seat} discards {card}</source>
            <translation>{seat} legt {card} ab</translation>
        </message>
        <message>
            <source>{seat} offers to scout</source>
            <translation>{seat} bietet eine Erkundung an</translation>
        </message>
        <message>
            <source>{seat} offers a parley</source>
            <translation>{seat} bietet eine Waffenruhe an</translation>
        </message>
        <message>
            <source>{other} accepts the scout</source>
            <translation>{other} nimmt die Erkundung an</translation>
        </message>
        <message>
            <source>Parley accepted ({n} in a row)</source>
            <translation>Waffenruhe angenommen ({n} in Folge)</translation>
        </message>
        <message>
            <source>Points are tied, so parley number {n} scores for nobody</source>
            <translation>Die Punkte sind gleich, also bringt Waffenruhe Nummer {n} niemandem etwas</translation>
        </message>
        <message>
            <source>The parley streak ends</source>
            <translation>Die Folge der Waffenruhen endet</translation>
        </message>
        <message>
            <source>{seat} keeps the dice for the next turn</source>
            <translation>{seat} behält die Würfel für den nächsten Zug</translation>
        </message>
        <message>
            <source>{seat} ends the turn</source>
            <translation>{seat} beendet den Zug</translation>
        </message>
        <message>
            <source>Duel! {seat} is the aggressor; {n} {n:action|actions} each</source>
            <translation>Duell! {seat} greift an; Aktionen je Seite: {n}</translation>
        </message>
        <message>
            <source>The location of turn {n} is {card}</source>
            <translation>Der Ort von Zug {n} ist {card}</translation>
        </message>
        <message>
            <source>{seat} shows a dice value of {n}</source>
            <translation>{seat} zeigt einen Würfelwert von {n}</translation>
        </message>
        <message>
            <source>Both passed: the actions are locked</source>
            <translation>Beide haben gepasst: Die Aktionen stehen fest</translation>
        </message>
        <message>
            <source>{seat} pays {n} mana for {card}: {from} to {left}</source>
            <translation>{seat} zahlt {n} Mana für {card}: von {from} auf {left}</translation>
        </message>
        <message>
            <source>{seat} may use {card} again</source>
            <translation>{seat} darf {card} wieder einsetzen</translation>
        </message>
        <message>
            <source>{seat} has used {card}</source>
            <translation>{seat} hat {card} eingesetzt</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value rises by {n}{why}</source>
            <translation>Der Würfelwert von {seat} steigt um {n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value falls by {n}{why}</source>
            <translation>Der Würfelwert von {seat} sinkt um {n}{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is {n} higher this turn{why}</source>
            <translation>Der Würfelwert von {seat} ist in diesem Zug um {n} höher{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is {n} lower this turn{why}</source>
            <translation>Der Würfelwert von {seat} ist in diesem Zug um {n} niedriger{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice count as {n}{why}</source>
            <translation>Die Würfel von {seat} zählen als {n}{why}</translation>
        </message>
        <message>
            <source>{seat} rolls both dice again{why}</source>
            <translation>{seat} würfelt beide Würfel neu{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is locked and stays as it is{why}</source>
            <translation>Der Würfelwert von {seat} ist gesperrt und bleibt, wie er ist{why}</translation>
        </message>
        <message>
            <source>{card} has nobody or nothing to act on</source>
            <translation>{card} findet niemanden und nichts, worauf es wirken kann</translation>
        </message>
        <message>
            <source>{seat} chooses with {card}: {option}</source>
            <translation>{seat} wählt bei {card}: {option}</translation>
        </message>
        <message>
            <source>{seat} bids {n}</source>
            <translation>{seat} bietet {n}</translation>
        </message>
        <message>
            <source>{seat} has bid {n}</source>
            <translation>{seat} hat {n} geboten</translation>
        </message>
        <message>
            <source>Both bid {n}: nobody pays, nobody wins</source>
            <translation>Beide bieten {n}: Niemand zahlt, niemand gewinnt</translation>
        </message>
        <message>
            <source>{seat} takes {n} from {other}{why}</source>
            <translation>{seat} nimmt {other} {n} weg{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions strike for {n} more this turn{why}</source>
            <translation>Die Aktionen von {seat} schlagen in diesem Zug mit +{n} zu{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions strike for {n} less this turn{why}</source>
            <translation>Die Aktionen von {seat} schlagen in diesem Zug mit −{n} zu{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions block {n} more this turn{why}</source>
            <translation>Die Aktionen von {seat} blocken in diesem Zug {n} mehr{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions block {n} less this turn{why}</source>
            <translation>Die Aktionen von {seat} blocken in diesem Zug {n} weniger{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions have {keyword} this turn{why}</source>
            <translation>Die Aktionen von {seat} haben in diesem Zug „{keyword}“{why}</translation>
        </message>
        <message>
            <source>{seat} may look at something now, alone{why}</source>
            <translation>{seat} darf sich jetzt allein etwas ansehen{why}</translation>
        </message>
        <message>
            <source>{seat}&apos;s action at place {slot} counts as {card} this turn</source>
            <translation>Die Aktion von {seat} auf Platz {slot} zählt in diesem Zug als {card}</translation>
        </message>
        <message>
            <source>{seat} loses the upgrade {card}: the basic action is back</source>
            <translation>{seat} verliert die Aufwertung {card}: Die Grundaktion ist wieder da</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards}{why}</source>
            <translation>{seat} zieht Karten: {n}{why}</translation>
        </message>
        <message>
            <source>{seat} takes {card} back into the hand</source>
            <translation>{seat} nimmt {card} auf die Hand zurück</translation>
        </message>
        <message>
            <source>{seat}&apos;s actions trade places{why}</source>
            <translation>Die Aktionen von {seat} tauschen die Plätze{why}</translation>
        </message>
        <message>
            <source>{seat} is the aggressor now{why}</source>
            <translation>{seat} ist jetzt der Angreifer{why}</translation>
        </message>
        <message>
            <source>The rest of {card} comes later</source>
            <translation>Der Rest von {card} kommt später</translation>
        </message>
        <message>
            <source>You carry out{by} yourselves</source>
            <translation>Ihr führt{by} selbst aus</translation>
        </message>
        <message>
            <source>You have carried it out</source>
            <translation>Ihr habt es ausgeführt</translation>
        </message>
        <message>
            <source>Played as recommended ({ruling})</source>
            <translation>Gespielt wie empfohlen ({ruling})</translation>
        </message>
        <message>
            <source>Played your way ({ruling})</source>
            <translation>Gespielt, wie ihr es lest ({ruling})</translation>
        </message>
        <message>
            <source>{seat} has {n} health</source>
            <translation>{seat} hat {n} Leben</translation>
        </message>
        <message>
            <source>{seat} has {n} mana</source>
            <translation>{seat} hat {n} Mana</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:point|points}</source>
            <translation>Punkte von {seat}: {n}</translation>
        </message>
        <message>
            <source>{seat} has {n} {n:lamp|lamps}</source>
            <translation>Lampen von {seat}: {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value is now {n}</source>
            <translation>Der Würfelwert von {seat} ist jetzt {n}</translation>
        </message>
        <message>
            <source>{seat} has {n} Exposed</source>
            <translation>{seat} hat {n} × Blöße</translation>
        </message>
        <message>
            <source>{seat} has {n} Toughness</source>
            <translation>{seat} hat {n} Zähigkeit</translation>
        </message>
        <message>
            <source>{seat} has {n} extra {n:upgrade|upgrades} to come</source>
            <translation>{seat} bekommt noch Zusatzaufwertungen: {n}</translation>
        </message>
        <message>
            <source>{seat} gets {n} Exposed{why}</source>
            <translation>{seat} erhält {n} × Blöße{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} Exposed{why}</source>
            <translation>{seat} verliert {n} × Blöße{why}</translation>
        </message>
        <message>
            <source>{seat} gets {n} Toughness{why}</source>
            <translation>{seat} erhält {n} Zähigkeit{why}</translation>
        </message>
        <message>
            <source>{seat} loses {n} Toughness{why}</source>
            <translation>{seat} verliert {n} Zähigkeit{why}</translation>
        </message>
        <message>
            <source>{seat} heals {n}: health {from} to {sum}</source>
            <translation>{seat} heilt {n}: Leben von {from} auf {sum}</translation>
        </message>
        <message>
            <source>{seat} cannot heal now</source>
            <translation>{seat} kann jetzt nicht heilen</translation>
        </message>
        <message>
            <source>{seat} pays {n} health</source>
            <translation>{seat} zahlt {n} Leben</translation>
        </message>
        <message>
            <source>{seat} pays {n} {n:point|points}</source>
            <translation>{seat} zahlt Punkte: {n}</translation>
        </message>
        <message>
            <source>{seat}&apos;s health is set to {n}</source>
            <translation>Das Leben von {seat} wird auf {n} gesetzt</translation>
        </message>
        <message>
            <source>{seat}&apos;s points are set to {n}</source>
            <translation>Die Punkte von {seat} werden auf {n} gesetzt</translation>
        </message>
        <message>
            <source>{seat} is poisoned</source>
            <translation>{seat} ist vergiftet</translation>
        </message>
        <message>
            <source>{seat} is ignited and cannot heal</source>
            <translation>{seat} ist entzündet und kann nicht heilen</translation>
        </message>
        <message>
            <source>{seat} is stunned and cannot start a duel</source>
            <translation>{seat} ist betäubt und kann kein Duell beginnen</translation>
        </message>
        <message>
            <source>{seat} may play no powers</source>
            <translation>{seat} darf keine Kräfte einsetzen</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are kept for the next turn</source>
            <translation>Die Würfel von {seat} gelten auch im nächsten Zug</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value cannot change</source>
            <translation>Der Würfelwert von {seat} kann sich nicht ändern</translation>
        </message>
        <message>
            <source>Nothing can hurt {seat} this turn</source>
            <translation>Nichts kann {seat} in diesem Zug verletzen</translation>
        </message>
        <message>
            <source>{seat} is no longer poisoned</source>
            <translation>{seat} ist nicht mehr vergiftet</translation>
        </message>
        <message>
            <source>the night has begun already</source>
            <translation>der Abend hat schon begonnen</translation>
        </message>
        <message>
            <source>no cards need to be discarded</source>
            <translation>es ist nichts abzulegen</translation>
        </message>
        <message>
            <source>that is not the right number of dice</source>
            <translation>das ist nicht die richtige Zahl von Würfeln</translation>
        </message>
        <message>
            <source>start a new night instead</source>
            <translation>beginne stattdessen einen neuen Abend</translation>
        </message>
        <message>
            <source>all cards may stay in hand</source>
            <translation>alle Karten dürfen auf der Hand bleiben</translation>
        </message>
        <message>
            <source>roll exactly {n}</source>
            <translation>würfle genau {n}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Yes, that&apos;s it</source>
            <translation>Ja, so ist es</translation>
        </message>
        <message>
            <source>Carry it out as you read it, and tell me when it is done</source>
            <translation>Führt es aus, wie ihr es lest, und sagt mir, wenn es erledigt ist</translation>
        </message>
        <message>
            <source>Is that correction right?</source>
            <translation>Stimmt diese Berichtigung?</translation>
        </message>
        <message>
            <source> from {card}</source>
            <translation> durch {card}</translation>
        </message>
        <message>
            <source>{card} does not belong there</source>
            <translation>{card} gehört nicht dorthin</translation>
        </message>
        <message>
            <source>No dice give {seat} that dice value</source>
            <translation>Keine Würfel ergeben für {seat} diesen Würfelwert</translation>
        </message>
        <message>
            <source>{n} is outside what the rules allow for {seat}</source>
            <translation>{n} ist für {seat} nach den Regeln nicht möglich</translation>
        </message>
        <message>
            <source>{n} is outside what the rules allow</source>
            <translation>{n} ist nach den Regeln nicht möglich</translation>
        </message>
        <message>
            <source>With this correction the end of the game is decided again</source>
            <translation>Mit dieser Korrektur wird neu entschieden, wie das Spiel endet</translation>
        </message>
        <message>
            <source>{seat} is at full health already</source>
            <translation>{seat} hat schon volles Leben</translation>
        </message>
        <message>
            <source>{seat} plays this turn with the kept dice; from the next roll on {seat} rolls again</source>
            <translation>{seat} spielt diesen Zug mit den festgehaltenen Würfeln; ab dem nächsten Wurf würfelt {seat} wieder</translation>
        </message>
        <message>
            <source>{seat} plays this turn with the kept {n}; from the next roll on {seat} rolls again</source>
            <translation>{seat} spielt diesen Zug mit den festgehaltenen {n}; ab dem nächsten Wurf würfelt {seat} wieder</translation>
        </message>
        <message>
            <source>{seat} can heal again</source>
            <translation>{seat} kann wieder heilen</translation>
        </message>
        <message>
            <source>{seat} can start duels again</source>
            <translation>{seat} kann wieder Duelle beginnen</translation>
        </message>
        <message>
            <source>{seat} may play powers again</source>
            <translation>{seat} darf wieder Kräfte einsetzen</translation>
        </message>
        <message>
            <source>{seat}&apos;s Exposed ends</source>
            <translation>Die Blößen von {seat} enden</translation>
        </message>
        <message>
            <source>{seat}&apos;s Toughness ends</source>
            <translation>Die Zähigkeit von {seat} endet</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are free again</source>
            <translation>Die Würfel von {seat} sind wieder frei</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice value can change again</source>
            <translation>Der Würfelwert von {seat} kann sich wieder ändern</translation>
        </message>
        <message>
            <source>{seat} can be hurt again</source>
            <translation>{seat} ist wieder verletzbar</translation>
        </message>
        <message>
            <source>Upgrades: {seat} says who picks first</source>
            <translation>Aufwertungen: {seat} sagt, wer zuerst wählt</translation>
        </message>
        <message>
            <source>Laid out at place {slot}: {card}</source>
            <translation>Ausgelegt auf Platz {slot}: {card}</translation>
        </message>
        <message>
            <source>The upgrades run out: those laid out before are shuffled in</source>
            <translation>Die Aufwertungen gehen aus: Die früher ausgelegten werden wieder eingemischt</translation>
        </message>
        <message>
            <source>{seat} picks first</source>
            <translation>{seat} wählt zuerst</translation>
        </message>
        <message>
            <source>{seat} takes the upgrade {card}</source>
            <translation>{seat} nimmt die Aufwertung {card}</translation>
        </message>
        <message>
            <source>{seat} takes no upgrade and heals instead</source>
            <translation>{seat} nimmt keine Aufwertung und heilt stattdessen</translation>
        </message>
        <message>
            <source>{seat} has {n} extra {n:upgrade|upgrades} to pick</source>
            <translation>{seat} darf noch Zusatzaufwertungen wählen: {n}</translation>
        </message>
        <message>
            <source>Round {n} begins: shuffle all ten actions</source>
            <translation>Runde {n} beginnt: Mischt alle zehn Aktionen</translation>
        </message>
        <message>
            <source>{seat} starts round {n}</source>
            <translation>{seat} beginnt Runde {n}</translation>
        </message>
        <message>
            <source>The turn is now {n}</source>
            <translation>Es ist jetzt Zug {n}</translation>
        </message>
        <message>
            <source>Corrected: who is the aggressor</source>
            <translation>Berichtigt: wer angreift</translation>
        </message>
        <message>
            <source>Parleys in a row: now {n}</source>
            <translation>Waffenruhen in Folge: jetzt {n}</translation>
        </message>
        <message>
            <source>Nobody has first blood any more</source>
            <translation>Niemand hat mehr das erste Blut</translation>
        </message>
        <message>
            <source>{seat}&apos;s dice are rolled again</source>
            <translation>Die Würfel von {seat} werden neu geworfen</translation>
        </message>
        <message>
            <source>{seat} takes {n} {n:action|actions} back to hand and commits again</source>
            <translation>{seat} nimmt die Aktionen ({n}) auf die Hand zurück und legt neu aus</translation>
        </message>
        <message>
            <source>{seat} may look at {other}&apos;s dice now, alone{why}</source>
            <translation>{seat} darf sich jetzt allein die Würfel von {other} ansehen{why}</translation>
        </message>
        <message>
            <source>{seat} may look at {other}&apos;s hand now, alone{why}</source>
            <translation>{seat} darf sich jetzt allein die Hand von {other} ansehen{why}</translation>
        </message>
        <message>
            <source>{seat} may look at the locations that lie face down, alone{why}</source>
            <translation>{seat} darf sich jetzt allein die verdeckten Orte ansehen{why}</translation>
        </message>
        <message>
            <source>Play with locations?</source>
            <translation>Mit Orten spielen?</translation>
        </message>
        <message>
            <source>With locations</source>
            <translation>Mit Orten</translation>
        </message>
        <message>
            <source>Without locations</source>
            <translation>Ohne Orte</translation>
        </message>
        <message>
            <source>Play with powers?</source>
            <translation>Mit Kräften spielen?</translation>
        </message>
        <message>
            <source>With powers</source>
            <translation>Mit Kräften</translation>
        </message>
        <message>
            <source>Without powers</source>
            <translation>Ohne Kräfte</translation>
        </message>
        <message>
            <source>Does the program count what is left in the decks?</source>
            <translation>Zählt das Programm mit, was noch in den Stapeln ist?</translation>
        </message>
        <message>
            <source>It counts, and says what cannot be there</source>
            <translation>Es zählt und sagt, was nicht sein kann</translation>
        </message>
        <message>
            <source>It accepts every card</source>
            <translation>Es nimmt jede Karte an</translation>
        </message>
        <message>
            <source>What happens after an accepted scout?</source>
            <translation>Was geschieht nach einer angenommenen Erkundung?</translation>
        </message>
        <message>
            <source>The turn ends</source>
            <translation>Der Zug endet</translation>
        </message>
        <message>
            <source>The turn goes on: duel, parley or end it</source>
            <translation>Der Zug geht weiter: Duell, Waffenruhe oder beenden</translation>
        </message>
        <message>
            <source>How long do Exposed and Toughness last?</source>
            <translation>Wie lange halten Blöße und Zähigkeit?</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Bis die Runde endet</translation>
        </message>
        <message>
            <source>Until the turn ends</source>
            <translation>Bis der Zug endet</translation>
        </message>
        <message>
            <source>Until the duel ends</source>
            <translation>Bis das Duell endet</translation>
        </message>
        <message>
            <source>Toughness for the whole game</source>
            <translation>Zähigkeit das ganze Spiel lang</translation>
        </message>
        <message>
            <source>How long is a player stunned?</source>
            <translation>Wie lange ist jemand betäubt?</translation>
        </message>
        <message>
            <source>Until the end of their next turn</source>
            <translation>Bis zum Ende des nächsten eigenen Zuges</translation>
        </message>
        <message>
            <source>Does healing stop at 25?</source>
            <translation>Endet Heilung bei 25?</translation>
        </message>
        <message>
            <source>At 25 health</source>
            <translation>Bei 25 Leben</translation>
        </message>
        <message>
            <source>Without limit</source>
            <translation>Ohne Grenze</translation>
        </message>
        <message>
            <source>Does a poisoned or ignited player who skips an upgrade heal?</source>
            <translation>Heilt, wer vergiftet oder entzündet auf eine Aufwertung verzichtet?</translation>
        </message>
        <message>
            <source>Heals nothing</source>
            <translation>Heilt nichts</translation>
        </message>
        <message>
            <source>Heals 7 all the same</source>
            <translation>Heilt trotzdem 7</translation>
        </message>
        <message>
            <source>How far can a dice value be changed?</source>
            <translation>Wie weit kann sich ein Würfelwert ändern?</translation>
        </message>
        <message>
            <source>Beyond 2 to 12, but not below 0</source>
            <translation>Über 2 bis 12 hinaus, aber nicht unter 0</translation>
        </message>
        <message>
            <source>Within 2 to 12</source>
            <translation>Zwischen 2 und 12</translation>
        </message>
        <message>
            <source>Can dice be kept into the next round?</source>
            <translation>Können Würfel in die nächste Runde mitgenommen werden?</translation>
        </message>
        <message>
            <source>They can be kept</source>
            <translation>Sie können behalten werden</translation>
        </message>
        <message>
            <source>They are rolled again</source>
            <translation>Sie werden neu geworfen</translation>
        </message>
        <message>
            <source>Can points fall below 0?</source>
            <translation>Können Punkte unter 0 fallen?</translation>
        </message>
        <message>
            <source>They stop at 0</source>
            <translation>Bei 0 ist Schluss</translation>
        </message>
        <message>
            <source>They can</source>
            <translation>Sie können</translation>
        </message>
        <message>
            <source>Who gets the location&apos;s reward after a tie?</source>
            <translation>Wer erhält nach einem Unentschieden die Belohnung des Ortes?</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>The defender</source>
            <translation>Der Verteidiger</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Who has first blood if both score in the first duel?</source>
            <translation>Wer hat das erste Blut, wenn beide im ersten Duell punkten?</translation>
        </message>
        <message>
            <source>Whoever did not take the first damage</source>
            <translation>Wer darin nicht den ersten Schaden erlitt</translation>
        </message>
        <message>
            <source>The aggressor</source>
            <translation>Der Angreifer</translation>
        </message>
        <message>
            <source>The winner of the duel</source>
            <translation>Wer das Duell gewinnt</translation>
        </message>
        <message>
            <source>Nobody yet</source>
            <translation>Noch niemand</translation>
        </message>
        <message>
            <source>What if both are out at the same moment?</source>
            <translation>Was, wenn beide im selben Moment ausscheiden?</translation>
        </message>
        <message>
            <source>Points, lamps and first blood decide</source>
            <translation>Punkte, Lampen und erstes Blut entscheiden</translation>
        </message>
        <message>
            <source>It is a draw</source>
            <translation>Es ist unentschieden</translation>
        </message>
        <message>
            <source>The player whose turn it is loses</source>
            <translation>Die Seite am Zug verliert</translation>
        </message>
        <message>
            <source>Which parleys in a row score a point?</source>
            <translation>Welche Waffenruhen in Folge bringen einen Punkt?</translation>
        </message>
        <message>
            <source>Every second one</source>
            <translation>Jede zweite</translation>
        </message>
        <message>
            <source>Every one from the second on</source>
            <translation>Jede ab der zweiten</translation>
        </message>
        <message>
            <source>Does a new round break a parley streak?</source>
            <translation>Unterbricht eine neue Runde die Folge der Waffenruhen?</translation>
        </message>
        <message>
            <source>The streak continues</source>
            <translation>Die Folge geht weiter</translation>
        </message>
        <message>
            <source>It breaks the streak</source>
            <translation>Sie bricht die Folge ab</translation>
        </message>
        <message>
            <source>One power with a cost per turn: for whom?</source>
            <translation>Eine Kraft mit Kosten pro Zug: für wen?</translation>
        </message>
        <message>
            <source>One for each player</source>
            <translation>Eine für jede Seite</translation>
        </message>
        <message>
            <source>One for both together</source>
            <translation>Eine für beide zusammen</translation>
        </message>
        <message>
            <source>How often can a basic power be used?</source>
            <translation>Wie oft ist eine Grundkraft einsetzbar?</translation>
        </message>
        <message>
            <source>Once a game</source>
            <translation>Einmal im Spiel</translation>
        </message>
        <message>
            <source>Once a round</source>
            <translation>Einmal pro Runde</translation>
        </message>
        <message>
            <source>When does an evade that was feinted work?</source>
            <translation>Wann gelingt ein Ausweichen aus der Finte?</translation>
        </message>
        <message>
            <source>At any dice value</source>
            <translation>Bei jedem Würfelwert</translation>
        </message>
        <message>
            <source>At a dice value of 8 or more</source>
            <translation>Ab einem Würfelwert von 8</translation>
        </message>
        <message>
            <source>When can a player concede a duel?</source>
            <translation>Wann darf man ein Duell aufgeben?</translation>
        </message>
        <message>
            <source>Only as the answer to a challenge</source>
            <translation>Nur als Antwort auf eine Herausforderung</translation>
        </message>
        <message>
            <source>At any time in the preparation</source>
            <translation>Jederzeit in der Vorbereitung</translation>
        </message>
        <message>
            <source>When is a secret upgrade checked?</source>
            <translation>Wann wird eine geheime Aufwertung geprüft?</translation>
        </message>
        <message>
            <source>When it is picked, told only to the program</source>
            <translation>Wenn sie gewählt wird, nur dem Programm gesagt</translation>
        </message>
        <message>
            <source>When it is first turned up</source>
            <translation>Wenn sie zum ersten Mal aufgedeckt wird</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <translation>{first} und {second}</translation>
        </message>
        <message>
            <source>Ann</source>
            <translation>Anna</translation>
        </message>
        <message>
            <source>Ben</source>
            <translation>Ben</translation>
        </message>
        <message>
            <source>{seat} attacks with {actions} and a dice value of {n}.</source>
            <translation>{seat} greift mit {actions} und einem Würfelwert von {n} an.</translation>
        </message>
        <message>
            <source>{seat} defends with {actions} and a dice value of {n}.</source>
            <translation>{seat} verteidigt mit {actions} und einem Würfelwert von {n}.</translation>
        </message>
        <message>
            <source>{seat} has {n} Exposed.</source>
            <translation>{seat} hat {n} × Blöße.</translation>
        </message>
        <message>
            <source>{seat} has {n} Toughness.</source>
            <translation>{seat} hat {n} Zähigkeit.</translation>
        </message>
        <message>
            <source>{seat} has {n} health left.</source>
            <translation>{seat} hat noch {n} Leben.</translation>
        </message>
        <message>
            <source>Two of you are called {name}: change one of the names, so that everybody knows who is meant.</source>
            <translation>Zwei von euch heißen {name}: Ändert einen der Namen, damit alle wissen, wer gemeint ist.</translation>
        </message>
        <message>
            <source>%1: undone</source>
            <translation>%1: zurückgenommen</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between things that are listed</comment>
            <translation>, </translation>
        </message>
        <message>
            <source> </source>
            <comment>between two sentences</comment>
            <translation> </translation>
        </message>
        <message>
            <source>. </source>
            <comment>between two sentences, the first without an end</comment>
            <translation>. </translation>
        </message>
        <message>
            <source>{what}: {advice}</source>
            <translation>{what}: {advice}</translation>
        </message>
        <message>
            <source>{what}: {advice} ({rule})</source>
            <translation>{what}: {advice} ({rule})</translation>
        </message>
        <message>
            <source> (%1)</source>
            <comment>the card that is the reason, behind a sentence</comment>
            <translation> (%1)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>No duel: both may keep their dice, the location does nothing.</source>
            <translation>Kein Duell: Beide dürfen ihre Würfel behalten, der Ort tut nichts.</translation>
        </message>
        <message>
            <source>Accepted: no duel, both may keep their dice. Declined: {other} attacks you.</source>
            <translation>Angenommen: kein Duell, beide dürfen ihre Würfel behalten. Abgelehnt: {other} greift dich an.</translation>
        </message>
        <message>
            <source>Accepted: no duel, and nobody scores. Declined: {other} attacks you.</source>
            <translation>Angenommen: kein Duell, und niemand punktet. Abgelehnt: {other} greift dich an.</translation>
        </message>
        <message>
            <source>Accepted: {parley_point} scores 1 point, no duel. Declined: {other} attacks you.</source>
            <translation>Angenommen: {parley_point} erhält 1 Punkt, kein Duell. Abgelehnt: {other} greift dich an.</translation>
        </message>
        <message>
            <source>You attack: 1 point each time {other} is hurt. Unhurt, {other} scores 1.</source>
            <translation>Du greifst an: 1 Punkt für jedes Mal, dass {other} verletzt wird. Unverletzt erhält {other} 1.</translation>
        </message>
        <message>
            <source>Accepted: the location is turned up and the turn ends. Declined: {other} attacks you.</source>
            <translation>Angenommen: Der Ort wird aufgedeckt und der Zug endet. Abgelehnt: {other} greift dich an.</translation>
        </message>
        <message>
            <source>No duel in this turn.</source>
            <translation>Kein Duell in diesem Zug.</translation>
        </message>
        <message>
            <source>The location is turned up and does what it says. The turn ends without a duel.</source>
            <translation>Der Ort wird aufgedeckt und tut, was er sagt. Der Zug endet ohne Duell.</translation>
        </message>
        <message>
            <source>You lose this duel at once; nobody scores for the roles.</source>
            <translation>Du verlierst dieses Duell sofort; niemand erhält Punkte für die Rollen.</translation>
        </message>
        <message>
            <source>The actions are locked and turned up.</source>
            <translation>Die Aktionen stehen fest und werden aufgedeckt.</translation>
        </message>
        <message>
            <source>It takes your last health: you lose at once.</source>
            <translation>Das nimmt dein letztes Leben: Du verlierst sofort.</translation>
        </message>
        <message>
            <source>The result stands.</source>
            <translation>Das Ergebnis gilt.</translation>
        </message>
        <message>
            <source>{other} may still play a power; then you may again.</source>
            <translation>{other} darf noch eine Kraft einsetzen, und dann bist du wieder dran.</translation>
        </message>
        <message>
            <source>You take no card and heal nothing: you cannot heal now.</source>
            <translation>Du nimmst keine Karte und heilst nichts: Du kannst gerade nicht heilen.</translation>
        </message>
        <message>
            <source>You take no card and heal 7.</source>
            <translation>Du nimmst keine Karte und heilst 7.</translation>
        </message>
        <message>
            <source>Only you know it until you turn it up in a duel.</source>
            <translation>Nur du weißt davon, bis du sie in einem Duell aufdeckst.</translation>
        </message>
        <message>
            <source>It replaces one {basic} of your ten cards for the rest of the game.</source>
            <translation>Sie ersetzt für den Rest des Spiels eine Grundaktion deiner zehn Karten: {basic}.</translation>
        </message>
        <message>
            <source>The same dice next turn. After that you must roll again.</source>
            <translation>Dieselben Würfel im nächsten Zug. Danach musst du neu würfeln.</translation>
        </message>
        <message>
            <source>New dice next turn: 7 on average, 8 or more in 15 of 36 rolls.</source>
            <translation>Neue Würfel im nächsten Zug: 7 im Schnitt, 8 oder mehr in 15 von 36 Würfen.</translation>
        </message>
        <message>
            <source>You choose from all of them, and everyone sees it.</source>
            <translation>Du wählst aus allen, die da liegen, und alle sehen es.</translation>
        </message>
        <message>
            <source>You choose from what is left, in secret.</source>
            <translation>Du wählst geheim aus dem, was übrig ist.</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it scores more.</source>
            <translation>{better} war im Schnitt {n} Punkte mehr wert: Das bringt mehr Punkte.</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: {other} scores less against it.</source>
            <translation>{better} war im Schnitt {n} Punkte mehr wert: {other} punktet dagegen weniger.</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it deals more damage.</source>
            <translation>{better} war im Schnitt {n} Punkte mehr wert: Damit verursachst du mehr Schaden.</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it takes less damage.</source>
            <translation>{better} war im Schnitt {n} Punkte mehr wert: Damit erleidest du weniger Schaden.</translation>
        </message>
        <message>
            <source>{better} was worth {n} points more on average: it is knocked out less often.</source>
            <translation>{better} war im Schnitt {n} Punkte mehr wert: Damit scheidest du seltener aus.</translation>
        </message>
        <message>
            <source>Round {round}, turn {turn}</source>
            <translation>Runde {round}, Zug {turn}</translation>
        </message>
        <message>
            <source>{seat} attacked with {actions} and a dice value of {dv}.</source>
            <translation>{seat} griff mit {actions} und einem Würfelwert von {dv} an.</translation>
        </message>
        <message>
            <source>{seat} defended with {actions} and a dice value of {dv}.</source>
            <translation>{seat} verteidigte mit {actions} und einem Würfelwert von {dv}.</translation>
        </message>
        <message>
            <source>Chance that it was in hand: {share} %.</source>
            <translation>Chance, dass es auf der Hand war: {share} %.</translation>
        </message>
        <message>
            <source>Still standing</source>
            <translation>Noch dabei</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Lamps</source>
            <translation>Lampen</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>First blood</source>
            <translation>Erstes Blut</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nicht zu Ende</translation>
        </message>
        <message>
            <source>Not finished: {leads}</source>
            <translation>Nicht zu Ende: {leads}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n life points</source>
            <translation>
                <numerusform>Sie kostet euch %n Lebenspunkt</numerusform>
                <numerusform>Sie kostet euch %n Lebenspunkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n damage</source>
            <translation>
                <numerusform>%1 erleidet %n Schaden</numerusform>
                <numerusform>%1 erleidet %n Schaden</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 wins it</source>
            <translation>%1 gewinnt es</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 h %2 min</translation>
        </message>
        <message>
            <source>{seat} scouts it, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} erkundet ihn, mit einem Würfelwert von {n}; {other} hat {m}.</translation>
        </message>
        <message>
            <source>{seat} wins the duel there, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} gewinnt dort das Duell, mit einem Würfelwert von {n}; {other} hat {m}.</translation>
        </message>
        <message>
            <source>{seat} plays it in a duel, with a dice value of {n}; {other} has {m}.</source>
            <translation>{seat} setzt sie in einem Duell ein, mit einem Würfelwert von {n}; {other} hat {m}.</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>A hero for {1}</source>
            <translation>Ein Held für {1}</translation>
        </message>
        <message>
            <source>Gear for {1}</source>
            <translation>Ausrüstung für {1}</translation>
        </message>
        <message>
            <source>Trade a card with {1}</source>
            <translation>Eine Karte mit {1} tauschen</translation>
        </message>
        <message>
            <source>{1} plays a team card</source>
            <translation>{1} spielt eine Teamkarte</translation>
        </message>
        <message>
            <source>{1} rolls</source>
            <translation>{1} würfelt</translation>
        </message>
        <message>
            <source>A new hero with four life points, at most four in all</source>
            <translation>Ein neuer Held mit vier Lebenspunkten, höchstens vier insgesamt</translation>
        </message>
        <message>
            <source>A hero carries one piece of gear and adds what it says</source>
            <translation>Ein Held trägt eine Ausrüstung und rechnet dazu, was sie sagt</translation>
        </message>
        <message>
            <source>The hero adds what the gear says to its rolls</source>
            <translation>Der Held rechnet zu seinen Würfen dazu, was die Ausrüstung sagt</translation>
        </message>
        <message>
            <source>Up to three cards for as many from the deck, once per preparation</source>
            <translation>Bis zu drei Karten gegen ebenso viele vom Stapel, einmal pro Vorbereitung</translation>
        </message>
        <message>
            <source>The preparation is over: the dungeon card is resolved first</source>
            <translation>Die Vorbereitung ist vorbei: Zuerst wird die Verlieskarte abgehandelt</translation>
        </message>
        <message>
            <source>One die and the hero&apos;s attribute against the enemy&apos;s number. If lower, the enemy strikes</source>
            <translation>Ein Würfel und die Eigenschaft des Helden gegen die Zahl des Gegners. Darunter schlägt der Gegner zu</translation>
        </message>
        <message>
            <source>Both roll and add up. If lower than the enemy&apos;s number, it strikes</source>
            <translation>Beide würfeln und addieren. Unter der Zahl des Gegners schlägt er zu</translation>
        </message>
        <message>
            <source>Every hero loses 1 life, and the enemy goes away without loot</source>
            <translation>Jeder Held verliert 1 Leben, und der Gegner zieht ab, ohne Beute</translation>
        </message>
        <message>
            <source>One die and the attribute against the trap&apos;s number. If lower, the trap strikes</source>
            <translation>Ein Würfel und die Eigenschaft gegen die Zahl der Falle. Darunter schlägt die Falle zu</translation>
        </message>
        <message>
            <source>It acts now, before the dice, and is out of the game</source>
            <translation>Es wirkt jetzt, vor den Würfeln, und ist aus dem Spiel</translation>
        </message>
        <message>
            <source>It acts now and is out of the game</source>
            <translation>Es wirkt jetzt und ist aus dem Spiel</translation>
        </message>
        <message>
            <source>A hero joins</source>
            <translation>Ein Held kommt dazu</translation>
        </message>
        <message>
            <source>A card is turned up</source>
            <translation>Eine Karte wird aufgedeckt</translation>
        </message>
        <message>
            <source>The cards are drawn</source>
            <translation>Die Karten werden gezogen</translation>
        </message>
        <message>
            <source>A hit</source>
            <translation>Ein Treffer</translation>
        </message>
        <message>
            <source>You flee, all lose 1</source>
            <translation>Ihr flieht, alle verlieren 1</translation>
        </message>
        <message>
            <source>The trap is over</source>
            <translation>Die Falle ist vorbei</translation>
        </message>
        <message>
            <source>Life of a hero</source>
            <translation>Leben eines Helden</translation>
        </message>
        <message>
            <source>Life left</source>
            <translation>Übriges Leben</translation>
        </message>
        <message>
            <source>Whose</source>
            <translation>Wessen</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Half Deck Dungeon Heroes</source>
            <translation>Half Deck Dungeon Heroes</translation>
        </message>
        <message>
            <source>Alone or together, up to four. Heroes against a dungeon.</source>
            <translation>Allein oder gemeinsam, bis zu viert. Helden gegen ein Verlies.</translation>
        </message>
        <message>
            <source>What ends the adventure?</source>
            <translation>Was beendet das Abenteuer?</translation>
        </message>
        <message>
            <source>The treasure or the endgame boss</source>
            <translation>Der Schatz oder der Endboss</translation>
        </message>
        <message>
            <source>The treasure alone: easy</source>
            <translation>Nur der Schatz: leicht</translation>
        </message>
        <message>
            <source>The endgame boss alone: hard</source>
            <translation>Nur der Endboss: schwer</translation>
        </message>
        <message>
            <source>The treasure, at the bottom of the deck</source>
            <translation>Der Schatz, ganz unten im Stapel</translation>
        </message>
        <message>
            <source>The endgame boss, at the bottom of the deck</source>
            <translation>Der Endboss, ganz unten im Stapel</translation>
        </message>
        <message>
            <source>Which boss is the endgame boss?</source>
            <translation>Welcher Boss ist der Endboss?</translation>
        </message>
        <message>
            <source>How many dungeon cards are used?</source>
            <translation>Mit wie vielen Verlieskarten wird gespielt?</translation>
        </message>
        <message>
            <source>What stays in the box?</source>
            <translation>Was bleibt in der Schachtel?</translation>
        </message>
        <message>
            <source>All cards that ask for strength</source>
            <translation>Alles, was Stärke verlangt</translation>
        </message>
        <message>
            <source>All cards that ask for magic</source>
            <translation>Alles, was Magie verlangt</translation>
        </message>
        <message>
            <source>Which hero waits in the dungeon to be freed?</source>
            <translation>Welcher Held wartet im Verlies auf seine Befreiung?</translation>
        </message>
        <message>
            <source>Who knows the hero to be freed?</source>
            <translation>Wer kennt den Helden, der zu befreien ist?</translation>
        </message>
        <message>
            <source>Everybody: a hero is chosen</source>
            <translation>Alle: Ein Held wird gewählt</translation>
        </message>
        <message>
            <source>Nobody: one is drawn at random</source>
            <translation>Niemand: Einer wird blind gezogen</translation>
        </message>
        <message>
            <source>What if the first hand has no hero?</source>
            <translation>Was, wenn auf der ersten Hand kein Held ist?</translation>
        </message>
        <message>
            <source>You go in without one</source>
            <translation>Ihr geht ohne hinein</translation>
        </message>
        <message>
            <source>You draw until there is one</source>
            <translation>Ihr zieht, bis einer da ist</translation>
        </message>
        <message>
            <source>What may be laid down in the first preparation?</source>
            <translation>Was darf in der ersten Vorbereitung ausgelegt werden?</translation>
        </message>
        <message>
            <source>Any number of heroes and gear</source>
            <translation>Beliebig viele Helden und Ausrüstung</translation>
        </message>
        <message>
            <source>One hero and one gear card</source>
            <translation>Ein Held und eine Ausrüstung</translation>
        </message>
        <message>
            <source>How often are cards exchanged later on?</source>
            <translation>Wie oft werden Karten später ausgetauscht?</translation>
        </message>
        <message>
            <source>Once a preparation, three at most</source>
            <translation>Einmal pro Vorbereitung, höchstens drei</translation>
        </message>
        <message>
            <source>Any number of times, three at a time</source>
            <translation>Immer wieder, je drei</translation>
        </message>
        <message>
            <source>Where does the gear of a replaced hero go?</source>
            <translation>Wohin kommt die Ausrüstung eines ersetzten Helden?</translation>
        </message>
        <message>
            <source>Back to the hand</source>
            <translation>Zurück auf die Hand</translation>
        </message>
        <message>
            <source>To the discard pile</source>
            <translation>Auf den Ablagestapel</translation>
        </message>
        <message>
            <source>It stays for the new hero</source>
            <translation>Sie bleibt für den neuen Helden</translation>
        </message>
        <message>
            <source>May gear be passed on to another hero?</source>
            <translation>Darf Ausrüstung an einen anderen Helden weitergegeben werden?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>When does a solo player lose?</source>
            <translation>Wann hat verloren, wer allein spielt?</translation>
        </message>
        <message>
            <source>When a preparation ends without a hero</source>
            <translation>Wenn eine Vorbereitung ohne Helden endet</translation>
        </message>
        <message>
            <source>As soon as the last hero falls</source>
            <translation>Sobald der letzte Held fällt</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>When does a hero have what a card asks for?</source>
            <translation>Wann hat ein Held, was eine Karte verlangt?</translation>
        </message>
        <message>
            <source>With 1 or more, including gear</source>
            <translation>Mit 1 oder mehr, Ausrüstung mitgezählt</translation>
        </message>
        <message>
            <source>When a 6 would be enough</source>
            <translation>Wenn eine 6 reichen würde</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>How long does one-use gear help?</source>
            <translation>Wie lange hilft Einmal-Ausrüstung?</translation>
        </message>
        <message>
            <source>For one roll</source>
            <translation>Für einen Wurf</translation>
        </message>
        <message>
            <source>For the whole fight</source>
            <translation>Für den ganzen Kampf</translation>
        </message>
        <message>
            <source>When is gear on standby used?</source>
            <translation>Wann wird bereitliegende Ausrüstung benutzt?</translation>
        </message>
        <message>
            <source>At any later time</source>
            <translation>Jederzeit später</translation>
        </message>
        <message>
            <source>The next time, or against a boss</source>
            <translation>Beim nächsten Mal oder gegen einen Boss</translation>
        </message>
        <message>
            <source>When can you flee?</source>
            <translation>Wann könnt ihr fliehen?</translation>
        </message>
        <message>
            <source>From any fight</source>
            <translation>Aus jedem Kampf</translation>
        </message>
        <message>
            <source>Only when no hero can attack</source>
            <translation>Nur wenn kein Held angreifen kann</translation>
        </message>
        <message>
            <source>Does the card Escape work against the endgame boss?</source>
            <translation>Wirkt die Karte „Flucht“ gegen den Endboss?</translation>
        </message>
        <message>
            <source>How many heroes does a group have?</source>
            <translation>Wie viele Helden hat eine Gruppe?</translation>
        </message>
        <message>
            <source>Four, shared by all</source>
            <translation>Vier, die allen gehören</translation>
        </message>
        <message>
            <source>Does a group exchange cards before it begins?</source>
            <translation>Tauscht eine Gruppe vor Beginn Karten aus?</translation>
        </message>
        <message>
            <source>Does a group play with open hands?</source>
            <translation>Spielt eine Gruppe mit offenen Händen?</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Is the hand open in a solo game?</source>
            <translation>Liegt die Hand offen, wenn du allein spielst?</translation>
        </message>
        <message>
            <source>Open, where the camera sees it</source>
            <translation>Offen, wo die Kamera sie sieht</translation>
        </message>
        <message>
            <source>Hidden in the hand</source>
            <translation>Auf der Hand</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>A duel</source>
            <translation>Ein Duell</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Powers</source>
            <translation>Kräfte</translation>
        </message>
        <message>
            <source>Halfwish</source>
            <translation>Halfwish</translation>
        </message>
        <message>
            <source>Two players. Duels of dice and cards over three rounds.</source>
            <translation>Zu zweit. Duelle mit Würfeln und Karten über drei Runden.</translation>
        </message>
        <message>
            <source>With any dice</source>
            <translation>Bei jedem Wurf</translation>
        </message>
        <message>
            <source>With {n}</source>
            <translation>Bei {n}</translation>
        </message>
        <message>
            <source>With {n} or more</source>
            <translation>Bei {n} oder mehr</translation>
        </message>
        <message>
            <source>With {n} or less</source>
            <translation>Bei {n} oder weniger</translation>
        </message>
        <message>
            <source>With {from} to {to}</source>
            <translation>Bei {from} bis {to}</translation>
        </message>
        <message>
            <source>{seat}, you attack</source>
            <translation>{seat}, du greifst an</translation>
        </message>
        <message>
            <source>{seat}, you defend</source>
            <translation>{seat}, du verteidigst</translation>
        </message>
        <message>
            <source>{seat}, if you attack</source>
            <translation>{seat}, wenn du angreifst</translation>
        </message>
        <message>
            <source>{seat}, if you defend</source>
            <translation>{seat}, wenn du verteidigst</translation>
        </message>
        <message>
            <source>When both play carefully, it comes out even.</source>
            <translation>Spielen beide umsichtig, gleicht es sich aus.</translation>
        </message>
        <message>
            <source>When both play carefully, this role gains {n} points on average.</source>
            <translation>Spielen beide umsichtig, gewinnt diese Rolle im Schnitt {n} Punkte.</translation>
        </message>
        <message>
            <source>When both play carefully, this role loses {n} points on average.</source>
            <translation>Spielen beide umsichtig, verliert diese Rolle im Schnitt {n} Punkte.</translation>
        </message>
        <message>
            <source>{n} {card}</source>
            <translation>{n} {card}</translation>
        </message>
        <message>
            <source>{seat} can still hold {cards}</source>
            <translation>{seat} kann noch auf der Hand haben: {cards}</translation>
        </message>
        <message>
            <source>Name the cards laid out</source>
            <translation>Ausgelegte Karten nennen</translation>
        </message>
        <message>
            <source>Play a power</source>
            <translation>Eine Kraft einsetzen</translation>
        </message>
        <message>
            <source>Take an upgrade</source>
            <translation>Eine Aufwertung nehmen</translation>
        </message>
        <message>
            <source>Bid</source>
            <translation>Bieten</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <source>Action {n}</source>
            <translation>Aktion {n}</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
        <message>
            <source>Location of turn {n}</source>
            <translation>Ort von Zug {n}</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Hero {n}</source>
            <translation>Held {n}</translation>
        </message>
        <message>
            <source>Gear of hero {n}</source>
            <translation>Ausrüstung von Held {n}</translation>
        </message>
        <message>
            <source>Encounter</source>
            <translation>Begegnung</translation>
        </message>
        <message>
            <source>Hero discard pile</source>
            <translation>Helden-Ablagestapel</translation>
        </message>
        <message>
            <source>Dungeon discard pile</source>
            <translation>Verlies-Ablagestapel</translation>
        </message>
        <message>
            <source>Out of the game</source>
            <translation>Aus dem Spiel</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>Beiseitegelegt</translation>
        </message>
        <message>
            <source>Helper</source>
            <translation>Helfer</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>a sentence ends</comment>
            <translation>%1.</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>Nichts geschieht.</translation>
        </message>
        <message>
            <source>You pay nothing and cannot win it.</source>
            <translation>Du zahlst nichts und kannst nichts bekommen.</translation>
        </message>
        <message>
            <source>You pay {n} if {other} bids less. Tied bids: nobody pays, nobody gets it.</source>
            <translation>Du zahlst {n}, wenn {other} weniger bietet. Gleiche Gebote: Niemand zahlt, niemand bekommt etwas.</translation>
        </message>
        <message>
            <source>It affects this card.</source>
            <translation>Das betrifft diese Karte.</translation>
        </message>
        <message>
            <source>You read it this way for the rest of this night.</source>
            <translation>So lest ihr es für den Rest dieses Abends.</translation>
        </message>
        <message>
            <source>Then only these five can be picked, and nothing else is offered.</source>
            <translation>Dann sind nur diese fünf wählbar, und nichts anderes wird angeboten.</translation>
        </message>
        <message>
            <source>Hero deck</source>
            <translation>Heldenstapel</translation>
        </message>
        <message>
            <source>Dungeon deck</source>
            <translation>Verliesstapel</translation>
        </message>
        <message>
            <source>the blue cards, shuffled, face down</source>
            <translation>die blauen Karten, gemischt, verdeckt</translation>
        </message>
        <message>
            <source>the red cards, shuffled, face down</source>
            <translation>die roten Karten, gemischt, verdeckt</translation>
        </message>
        <message>
            <source>that lay there before it was asked for</source>
            <translation>das lag schon da, bevor danach gefragt wurde</translation>
        </message>
        <message>
            <source>this would undo the last step</source>
            <translation>der letzte Schritt würde zurückgenommen</translation>
        </message>
        <message>
            <source>the duel would be given up</source>
            <translation>das Duell würde aufgegeben</translation>
        </message>
        <message>
            <source>tell me that it counts, or do it again now</source>
            <translation>sag mir, dass es zählt, oder tu es jetzt noch einmal</translation>
        </message>
        <message>
            <source>lay down Yes if that is right</source>
            <translation>leg „Ja“ hin, wenn das stimmt</translation>
        </message>
        <message>
            <source>Basic power</source>
            <translation>Grundkraft</translation>
        </message>
        <message>
            <source>Power {n}</source>
            <translation>Kraft {n}</translation>
        </message>
        <message>
            <source>Choice cards</source>
            <translation>Antwortkarten</translation>
        </message>
        <message>
            <source>I see {cards}</source>
            <translation>Ich sehe {cards}</translation>
        </message>
        <message>
            <source>have you both passed?</source>
            <translation>habt ihr beide gepasst?</translation>
        </message>
        <message>
            <source>Yes, we both passed</source>
            <translation>Ja, wir haben beide gepasst</translation>
        </message>
        <message>
            <source>No duel: both may keep their dice.</source>
            <translation>Kein Duell: Beide dürfen ihre Würfel behalten.</translation>
        </message>
        <message>
            <source>Accepted: the turn ends without a duel. Declined: {other} attacks you.</source>
            <translation>Angenommen: Der Zug endet ohne Duell. Abgelehnt: {other} greift dich an.</translation>
        </message>
        <message>
            <source>The turn ends without a duel.</source>
            <translation>Der Zug endet ohne Duell.</translation>
        </message>
        <message>
            <source>Accepted: no duel.</source>
            <translation>Angenommen: Es gibt kein Duell.</translation>
        </message>
        <message>
            <source>Check deck counts</source>
            <translation>Stapel mitzählen</translation>
        </message>
        <message>
            <source>Aggressor</source>
            <translation>Angreifer</translation>
        </message>
        <message>
            <source>Defender</source>
            <translation>Verteidiger</translation>
        </message>
        <message>
            <source>{seat}&apos;s {place}</source>
            <comment>a place of the table that is a player&apos;s</comment>
            <translation>{place} von {seat}</translation>
        </message>
        <message>
            <source>number {n} of the chain</source>
            <translation>Nummer {n} der Kette</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>one of several equal cards, and its number</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>{seat}&apos;s {thing}</source>
            <comment>a card on the table that is a player&apos;s</comment>
            <translation>{thing} von {seat}</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a card, and where it lies</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>{seat}, {card}: turn up the top {n} of the hero deck onto the hero discard pile, and name them</source>
            <translation>{seat}, {card}: Leg die obersten {n} des Heldenstapels offen auf den Helden-Ablagestapel und nenne sie</translation>
        </message>
        <message>
            <source>It asks for strength {number}: die, strength and gear.</source>
            <translation>Verlangt wird Stärke {number}: Würfel, Stärke und Ausrüstung.</translation>
        </message>
        <message>
            <source>It asks for magic {number}: die, magic and gear.</source>
            <translation>Verlangt wird Magie {number}: Würfel, Magie und Ausrüstung.</translation>
        </message>
        <message>
            <source>One-use gear comes before the die.</source>
            <translation>Einmal-Ausrüstung kommt vor dem Würfel.</translation>
        </message>
        <message>
            <source>{who} says what the trap takes</source>
            <translation>{who} sagt, was die Falle nimmt</translation>
        </message>
        <message>
            <source>{who} says whom the trap strikes</source>
            <translation>{who} sagt, wen die Falle trifft</translation>
        </message>
        <message>
            <source>{who} say who draws the loot</source>
            <translation>{who} sagt, wer die Beute zieht</translation>
        </message>
        <message>
            <source>{who} shows the last cards</source>
            <translation>{who} zeigt die letzten Karten</translation>
        </message>
        <message>
            <source>{who} says who picks first</source>
            <translation>{who} sagt, wer zuerst wählt</translation>
        </message>
        <message>
            <source>first {awaits}</source>
            <comment>somebody has to do something</comment>
            <translation>{awaits}, dann geht es weiter</translation>
        </message>
        <message>
            <source>you</source>
            <comment>who has to do something</comment>
            <translation>ihr</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} strikes for {n}, whatever the dice</source>
            <translation>{card} von {seat} schlägt mit {n} zu, egal bei welchen Würfeln</translation>
        </message>
        <message>
            <source>{seat}&apos;s {card} dodges at any dice value</source>
            <translation>{card} von {seat} weicht bei jedem Würfelwert aus</translation>
        </message>
        <message>
            <source>{seat}&apos;s {n} is not above {other}&apos;s {from}: nothing comes back</source>
            <translation>{seat} hat {n}, nicht mehr als {from} von {other}: Nichts kommt zurück</translation>
        </message>
        <message>
            <source>The strike is precise: {seat}&apos;s {n} Exposed add nothing</source>
            <translation>Der Schlag ist präzise: {n} × Blöße von {seat} gibt nichts dazu</translation>
        </message>
        <message>
            <source>that belongs to another step of the turn</source>
            <translation>das gehört in einen anderen Schritt des Zuges</translation>
        </message>
        <message>
            <source>a turn does not go back to an earlier step</source>
            <translation>ein Zug geht nicht zu einem früheren Schritt zurück</translation>
        </message>
        <message>
            <source>the starting armies come first</source>
            <translation>die Startarmeen kommen zuerst</translation>
        </message>
        <message>
            <source>a battle is going on</source>
            <translation>ein Kampf läuft gerade</translation>
        </message>
        <message>
            <source>upkeep is still due</source>
            <translation>der Unterhalt ist noch fällig</translation>
        </message>
        <message>
            <source>no upkeep is due there</source>
            <translation>dort ist kein Unterhalt fällig</translation>
        </message>
        <message>
            <source>choose four different slots</source>
            <translation>wähle vier verschiedene Felder</translation>
        </message>
        <message>
            <source>that part of the start-up is over</source>
            <translation>dieser Teil des Aufbaus ist vorbei</translation>
        </message>
        <message>
            <source>a card is turned up first</source>
            <translation>zuerst wird eine Karte aufgedeckt</translation>
        </message>
        <message>
            <source>a card is added next</source>
            <translation>als Nächstes wird eine Karte dazugelegt</translation>
        </message>
        <message>
            <source>no card lies face down there</source>
            <translation>dort liegt keine Karte verdeckt</translation>
        </message>
        <message>
            <source>a starting army has one level 2 creature at most</source>
            <translation>eine Startarmee hat höchstens eine Kreatur der Stufe 2</translation>
        </message>
        <message>
            <source>that card belongs to another faction</source>
            <translation>diese Karte gehört zu einer anderen Fraktion</translation>
        </message>
        <message>
            <source>that deck is too big</source>
            <translation>dieser Stapel ist zu groß</translation>
        </message>
        <message>
            <source>that deck is too small</source>
            <translation>dieser Stapel ist zu klein</translation>
        </message>
        <message>
            <source>the deck does not hold that card</source>
            <translation>der Stapel enthält diese Karte nicht</translation>
        </message>
        <message>
            <source>there is no such slot</source>
            <translation>dieses Feld gibt es nicht</translation>
        </message>
        <message>
            <source>that slot is taken</source>
            <translation>dieses Feld ist besetzt</translation>
        </message>
        <message>
            <source>that is not yours</source>
            <translation>das gehört dir nicht</translation>
        </message>
        <message>
            <source>that slot is not beside it</source>
            <translation>dieses Feld grenzt nicht an</translation>
        </message>
        <message>
            <source>that creature cannot move</source>
            <translation>diese Kreatur kann sich nicht bewegen</translation>
        </message>
        <message>
            <source>that creature has moved this turn</source>
            <translation>diese Kreatur hat sich in diesem Zug schon bewegt</translation>
        </message>
        <message>
            <source>at most two level 2 creatures are allowed</source>
            <translation>mehr als zwei Kreaturen der Stufe 2 sind nicht erlaubt</translation>
        </message>
        <message>
            <source>that creature is marked</source>
            <translation>diese Kreatur ist markiert</translation>
        </message>
        <message>
            <source>that creature was used this turn</source>
            <translation>diese Kreatur wurde in diesem Zug schon benutzt</translation>
        </message>
        <message>
            <source>that is not the exact price</source>
            <translation>das ist nicht genau der Preis</translation>
        </message>
        <message>
            <source>that cannot pay</source>
            <translation>das kann nicht bezahlen</translation>
        </message>
        <message>
            <source>that card is not in the twilight</source>
            <translation>diese Karte ist nicht im Zwielicht</translation>
        </message>
        <message>
            <source>the twilight pays in your own turn only</source>
            <translation>das Zwielicht bezahlt nur im eigenen Zug</translation>
        </message>
        <message>
            <source>the twilight cannot pay that sign</source>
            <translation>das Zwielicht kann dieses Zeichen nicht bezahlen</translation>
        </message>
        <message>
            <source>those do not form the shape it asks for</source>
            <translation>die bilden nicht die verlangte Form</translation>
        </message>
        <message>
            <source>there are not enough action points</source>
            <translation>es sind nicht genug Aktionspunkte da</translation>
        </message>
        <message>
            <source>that creature has no such ability</source>
            <translation>diese Kreatur hat keine solche Fähigkeit</translation>
        </message>
        <message>
            <source>a creature in a group has no abilities</source>
            <translation>eine Kreatur in einer Gruppe hat keine Fähigkeiten</translation>
        </message>
        <message>
            <source>a target is missing</source>
            <translation>ein Ziel fehlt</translation>
        </message>
        <message>
            <source>that cannot be the target</source>
            <translation>das kann nicht das Ziel sein</translation>
        </message>
        <message>
            <source>resting is off at this table</source>
            <translation>an diesem Tisch wird ohne Rasten gespielt</translation>
        </message>
        <message>
            <source>there is no enemy to attack</source>
            <translation>es ist kein Gegner zum Angreifen da</translation>
        </message>
        <message>
            <source>that creature has no such weapon</source>
            <translation>diese Kreatur hat keine solche Waffe</translation>
        </message>
        <message>
            <source>that is out of reach</source>
            <translation>das ist außer Reichweite</translation>
        </message>
        <message>
            <source>that creature is covered</source>
            <translation>diese Kreatur ist gedeckt</translation>
        </message>
        <message>
            <source>Magic cannot target that creature</source>
            <translation>Magie kann nicht auf diese Kreatur zielen</translation>
        </message>
        <message>
            <source>one to three different creatures attack</source>
            <translation>ein bis drei verschiedene Kreaturen greifen an</translation>
        </message>
        <message>
            <source>only the front row attacks as a group</source>
            <translation>nur die vordere Reihe greift als Gruppe an</translation>
        </message>
        <message>
            <source>the shares do not add up</source>
            <translation>die Anteile gehen nicht auf</translation>
        </message>
        <message>
            <source>the other player acts first</source>
            <translation>zuerst ist die andere Seite dran</translation>
        </message>
        <message>
            <source>there is no battle</source>
            <translation>es läuft kein Kampf</translation>
        </message>
        <message>
            <source>somebody else decides that</source>
            <translation>das entscheidet jemand anders</translation>
        </message>
        <message>
            <source>that does not answer the question</source>
            <translation>das ist keine Antwort auf die Frage</translation>
        </message>
        <message>
            <source>nobody plays there</source>
            <translation>dort spielt niemand</translation>
        </message>
        <message>
            <source>another creature stands there</source>
            <translation>dort steht eine andere Kreatur</translation>
        </message>
        <message>
            <source>that creature is still marked</source>
            <translation>diese Kreatur ist noch markiert</translation>
        </message>
        <message>
            <source>that creature is not marked</source>
            <translation>diese Kreatur ist nicht markiert</translation>
        </message>
        <message>
            <source>that creature stands elsewhere</source>
            <translation>diese Kreatur steht anderswo</translation>
        </message>
        <message>
            <source>I see who attacks, but not whom</source>
            <translation>ich sehe, wer angreift, aber nicht, wen</translation>
        </message>
        <message>
            <source>I do not see what that mark is for</source>
            <translation>ich sehe nicht, wofür diese Markierung ist</translation>
        </message>
        <message>
            <source>one recruit at a time</source>
            <translation>immer nur eine anwerben</translation>
        </message>
        <message>
            <source>that is more than the price</source>
            <translation>das ist mehr als der Preis</translation>
        </message>
        <message>
            <source>I do not see whose upkeep that is</source>
            <translation>ich sehe nicht, wessen Unterhalt das ist</translation>
        </message>
        <message>
            <source>go on to that step first, or leave it for the next turn</source>
            <translation>geh erst zu diesem Schritt weiter oder lass es für den nächsten Zug</translation>
        </message>
        <message>
            <source>enter what was scored</source>
            <translation>gib ein, was gewertet wurde</translation>
        </message>
        <message>
            <source>leave it for the next turn</source>
            <translation>lass es für den nächsten Zug</translation>
        </message>
        <message>
            <source>finish the battle: use abilities or pass</source>
            <translation>beende den Kampf: nutze Fähigkeiten oder passe</translation>
        </message>
        <message>
            <source>pay it, or give the creature up</source>
            <translation>bezahl ihn oder gib die Kreatur auf</translation>
        </message>
        <message>
            <source>choose a creature that asks for upkeep</source>
            <translation>wähle eine Kreatur, die Unterhalt verlangt</translation>
        </message>
        <message>
            <source>name four of your slots, each once</source>
            <translation>nenne vier deiner Felder, jedes einmal</translation>
        </message>
        <message>
            <source>turn up one of your cards</source>
            <translation>deck eine deiner Karten auf</translation>
        </message>
        <message>
            <source>put a card in a free slot</source>
            <translation>leg eine Karte auf ein freies Feld dazu</translation>
        </message>
        <message>
            <source>choose a slot with a face-down card</source>
            <translation>wähle ein Feld mit einer verdeckten Karte</translation>
        </message>
        <message>
            <source>exchange it for another card of the deck</source>
            <translation>tausche sie gegen eine andere Karte des Stapels</translation>
        </message>
        <message>
            <source>take a card of your own faction</source>
            <translation>nimm eine Karte deiner eigenen Fraktion</translation>
        </message>
        <message>
            <source>leave cards out until {n} are left</source>
            <translation>lass Karten weg, bis {n} übrig sind</translation>
        </message>
        <message>
            <source>bring at least {n} cards</source>
            <translation>bring mindestens {n} Karten mit</translation>
        </message>
        <message>
            <source>look again, or show the deck again</source>
            <translation>schau noch einmal hin oder zeig den Stapel neu</translation>
        </message>
        <message>
            <source>say A or B, F or B, and a column, as in A-F1</source>
            <translation>sag A oder B, F oder B und eine Spalte, wie in A-F1</translation>
        </message>
        <message>
            <source>choose an empty slot</source>
            <translation>wähle ein leeres Feld</translation>
        </message>
        <message>
            <source>choose one of your own</source>
            <translation>wähle etwas Eigenes</translation>
        </message>
        <message>
            <source>choose the slot ahead, behind or beside</source>
            <translation>wähle das Feld davor, dahinter oder daneben</translation>
        </message>
        <message>
            <source>recruit a level 1 creature</source>
            <translation>wirb eine Kreatur der Stufe 1 an</translation>
        </message>
        <message>
            <source>choose an unmarked creature</source>
            <translation>wähle eine unmarkierte Kreatur</translation>
        </message>
        <message>
            <source>pay exactly {n}</source>
            <translation>bezahle genau {n}</translation>
        </message>
        <message>
            <source>name other unmarked creatures of yours</source>
            <translation>nenne andere unmarkierte Kreaturen von dir</translation>
        </message>
        <message>
            <source>name a card that lies there</source>
            <translation>nenne eine Karte, die dort liegt</translation>
        </message>
        <message>
            <source>mark creatures instead</source>
            <translation>markiere stattdessen Kreaturen</translation>
        </message>
        <message>
            <source>mark creatures for that sign</source>
            <translation>markiere Kreaturen für dieses Zeichen</translation>
        </message>
        <message>
            <source>mark creatures in that shape</source>
            <translation>markiere Kreaturen in dieser Form</translation>
        </message>
        <message>
            <source>end the turn, or do something that costs less</source>
            <translation>beende den Zug oder tu etwas, das weniger kostet</translation>
        </message>
        <message>
            <source>choose one that its card allows</source>
            <translation>wähle eine, die auf der Karte steht</translation>
        </message>
        <message>
            <source>wait until the battle is over</source>
            <translation>warte, bis der Kampf vorbei ist</translation>
        </message>
        <message>
            <source>name the target</source>
            <translation>nenne das Ziel</translation>
        </message>
        <message>
            <source>choose one the card allows</source>
            <translation>wähle eines, das die Karte erlaubt</translation>
        </message>
        <message>
            <source>attack, or end the turn</source>
            <translation>greif an oder beende den Zug</translation>
        </message>
        <message>
            <source>name a slot with an enemy in it</source>
            <translation>nenne ein Feld mit einem Gegner darauf</translation>
        </message>
        <message>
            <source>attack with the other weapon, or another creature</source>
            <translation>greif mit der anderen Waffe oder einer anderen Kreatur an</translation>
        </message>
        <message>
            <source>choose a nearer enemy, or move first next time</source>
            <translation>wähle einen näheren Gegner oder beweg dich nächstes Mal zuerst</translation>
        </message>
        <message>
            <source>use Magic, or clear the slot in front of it</source>
            <translation>nimm Magie oder räum das Feld davor frei</translation>
        </message>
        <message>
            <source>use another attack</source>
            <translation>nimm einen anderen Angriff</translation>
        </message>
        <message>
            <source>name one, two or three creatures</source>
            <translation>nenne eine, zwei oder drei Kreaturen</translation>
        </message>
        <message>
            <source>leave the back row out</source>
            <translation>lass die hintere Reihe weg</translation>
        </message>
        <message>
            <source>divide exactly {n} among the attackers</source>
            <translation>teile genau {n} unter den Angreifern auf</translation>
        </message>
        <message>
            <source>say which</source>
            <translation>sag, welche</translation>
        </message>
        <message>
            <source>wait for {who}</source>
            <translation>warte: Jetzt ist {who} dran</translation>
        </message>
        <message>
            <source>end the turn if you are done</source>
            <translation>beende den Zug, wenn du fertig bist</translation>
        </message>
        <message>
            <source>choose one of the answers</source>
            <translation>wähle eine der Antworten</translation>
        </message>
        <message>
            <source>say how much each attacker gets</source>
            <translation>sag, wie viel jeder Angreifer bekommt</translation>
        </message>
        <message>
            <source>say A or B</source>
            <translation>sag A oder B</translation>
        </message>
        <message>
            <source>put it back, or correct what stands there</source>
            <translation>leg sie zurück oder berichtige, was dort steht</translation>
        </message>
        <message>
            <source>turn it sideways again, or correct it</source>
            <translation>dreh sie wieder quer oder berichtige es</translation>
        </message>
        <message>
            <source>turn it upright, or say what it was marked for</source>
            <translation>stell sie gerade oder sag, wofür sie markiert wurde</translation>
        </message>
        <message>
            <source>put it back, or correct it</source>
            <translation>leg sie zurück oder berichtige es</translation>
        </message>
        <message>
            <source>say the target, or that it rests</source>
            <translation>nenne das Ziel oder sag, dass sie rastet</translation>
        </message>
        <message>
            <source>say the ability and its target</source>
            <translation>nenne die Fähigkeit und ihr Ziel</translation>
        </message>
        <message>
            <source>take one back until the other is paid</source>
            <translation>nimm eine zurück, bis die andere bezahlt ist</translation>
        </message>
        <message>
            <source>turn one upright again</source>
            <translation>stell eine wieder gerade</translation>
        </message>
        <message>
            <source>say for which creature</source>
            <translation>sag, für welche Kreatur</translation>
        </message>
        <message>
            <source>start a new night, or undo something</source>
            <translation>beginne einen neuen Abend oder nimm etwas zurück</translation>
        </message>
        <message>
            <source>{seat} is Player 1</source>
            <translation>{seat} ist Seite 1</translation>
        </message>
        <message>
            <source>{seat} has shown a deck of {n} cards to me alone</source>
            <translation>{seat} hat nur mir einen Stapel mit {n} Karten gezeigt</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck has only {n} cards: that is few</source>
            <translation>Der Stapel von {seat} hat nur {n} Karten: Das sind wenige</translation>
        </message>
        <message>
            <source>{seat} has laid {n} cards face down</source>
            <translation>{seat} hat {n} Karten verdeckt gelegt</translation>
        </message>
        <message>
            <source>Turn {n}: {seat}</source>
            <translation>Zug {n}: {seat}</translation>
        </message>
        <message>
            <source>{n} action {n:point|points} left</source>
            <translation>Aktionspunkte übrig: {n}</translation>
        </message>
        <message>
            <source>{seat} may recruit</source>
            <translation>{seat} darf anwerben</translation>
        </message>
        <message>
            <source>{seat} may use abilities</source>
            <translation>{seat} darf Fähigkeiten nutzen</translation>
        </message>
        <message>
            <source>{seat} may move creatures</source>
            <translation>{seat} darf Kreaturen bewegen</translation>
        </message>
        <message>
            <source>{seat} may attack</source>
            <translation>{seat} darf angreifen</translation>
        </message>
        <message>
            <source>{seat} goes on</source>
            <translation>{seat} geht weiter</translation>
        </message>
        <message>
            <source>{seat} pays with {card} from the twilight: put it in the graveyard</source>
            <translation>{seat} zahlt mit {card} aus dem Zwielicht: auf den Friedhof</translation>
        </message>
        <message>
            <source>{card} leaves the twilight unused: to the graveyard</source>
            <translation>{card} verlässt das Zwielicht ungenutzt: auf den Friedhof</translation>
        </message>
        <message>
            <source>{card} is called from the graveyard</source>
            <translation>{card} wird vom Friedhof gerufen</translation>
        </message>
        <message>
            <source>{card} has nobody to act on</source>
            <translation>{card} findet niemanden, auf den es wirken kann</translation>
        </message>
        <message>
            <source>The battle begins: the defender may use an ability first</source>
            <translation>Der Kampf beginnt: Zuerst darf die verteidigende Seite eine Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>{seat} passes, too: now both sides strike</source>
            <translation>{seat} passt auch: Jetzt schlagen beide Seiten zu</translation>
        </message>
        <message>
            <source>The battle ends before anyone strikes</source>
            <translation>Der Kampf ist vorbei, bevor ein Schlag fällt</translation>
        </message>
        <message>
            <source>Nobody is hurt</source>
            <translation>Niemand wird verletzt</translation>
        </message>
        <message>
            <source>An empty pair: {seat} scores {n}</source>
            <translation>Ein leeres Paar: {seat} erhält {n}</translation>
        </message>
        <message>
            <source>An empty column: {seat} scores {n}</source>
            <translation>Eine leere Spalte: {seat} erhält {n}</translation>
        </message>
        <message>
            <source>An empty square: {seat} scores {n}</source>
            <translation>Ein leeres Quadrat: {seat} erhält {n}</translation>
        </message>
        <message>
            <source>{seat} wins</source>
            <translation>{seat} gewinnt</translation>
        </message>
        <message>
            <source>Nobody wins</source>
            <translation>Niemand gewinnt</translation>
        </message>
        <message>
            <source>{seat} gives up</source>
            <translation>{seat} gibt auf</translation>
        </message>
        <message>
            <source>{seat} does not offer a draw</source>
            <translation>{seat} bietet kein Remis an</translation>
        </message>
        <message>
            <source>{seat} would agree to a draw</source>
            <translation>{seat} wäre mit einem Remis einverstanden</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck has {n} {n:card|cards}</source>
            <translation>Karten im Stapel von {seat}: {n}</translation>
        </message>
        <message>
            <source>Nobody has said what {seat}&apos;s deck holds</source>
            <translation>Niemand hat gesagt, was im Stapel von {seat} ist</translation>
        </message>
        <message>
            <source>What does the program track?</source>
            <translation>Was wird mitgezählt?</translation>
        </message>
        <message>
            <source>The whole armies</source>
            <translation>Die ganzen Armeen</translation>
        </message>
        <message>
            <source>Only the points</source>
            <translation>Nur die Punkte</translation>
        </message>
        <message>
            <source>May creatures rest?</source>
            <translation>Dürfen Kreaturen rasten?</translation>
        </message>
        <message>
            <source>Is a creature marked by moving?</source>
            <translation>Wird eine Kreatur durch Bewegen markiert?</translation>
        </message>
        <message>
            <source>What happens to the other creature in a swap?</source>
            <translation>Was geschieht mit der anderen Kreatur beim Tausch?</translation>
        </message>
        <message>
            <source>It is only displaced</source>
            <translation>Wird nur verschoben</translation>
        </message>
        <message>
            <source>It moves too, and pays</source>
            <translation>Bewegt sich auch und bezahlt</translation>
        </message>
        <message>
            <source>Who is unmarked as a turn begins?</source>
            <translation>Wer ist zu Beginn eines Zuges unmarkiert?</translation>
        </message>
        <message>
            <source>The player whose turn it is</source>
            <translation>Die Seite am Zug</translation>
        </message>
        <message>
            <source>Both armies</source>
            <translation>Beide Armeen</translation>
        </message>
        <message>
            <source>May a creature be marked twice a turn?</source>
            <translation>Darf eine Kreatur zweimal im Zug markiert werden?</translation>
        </message>
        <message>
            <source>Yes, if a card unmarked it</source>
            <translation>Ja, wenn eine Karte sie wieder freigab</translation>
        </message>
        <message>
            <source>No, once a turn</source>
            <translation>Nein, einmal im Zug</translation>
        </message>
        <message>
            <source>How are marks shown?</source>
            <translation>Wie zeigt ihr Markierungen?</translation>
        </message>
        <message>
            <source>The card lies sideways</source>
            <translation>Die Karte liegt quer</translation>
        </message>
        <message>
            <source>A marker lies on it</source>
            <translation>Ein Marker liegt darauf</translation>
        </message>
        <message>
            <source>What is the order of a turn?</source>
            <translation>In welcher Reihenfolge läuft ein Zug?</translation>
        </message>
        <message>
            <source>In the order of the steps</source>
            <translation>In der Reihenfolge der Schritte</translation>
        </message>
        <message>
            <source>In any order after the upkeep</source>
            <translation>Nach dem Unterhalt beliebig</translation>
        </message>
        <message>
            <source>How does the front row reach the back row?</source>
            <translation>Wie erreicht die vordere Reihe die hintere?</translation>
        </message>
        <message>
            <source>With close and ranged weapons</source>
            <translation>Mit Nahkampf und Fernkampf</translation>
        </message>
        <message>
            <source>With ranged weapons alone</source>
            <translation>Nur mit Fernkampf</translation>
        </message>
        <message>
            <source>How does the target of a group strike back?</source>
            <translation>Wie schlägt das Ziel einer Gruppe zurück?</translation>
        </message>
        <message>
            <source>It divides its value</source>
            <translation>Es teilt seinen Wert auf</translation>
        </message>
        <message>
            <source>In full against one of them</source>
            <translation>Ganz gegen eine von ihnen</translation>
        </message>
        <message>
            <source>In full against each</source>
            <translation>Ganz gegen jede</translation>
        </message>
        <message>
            <source>May a Steadfast creature attack again?</source>
            <translation>Darf eine standhafte Kreatur noch einmal angreifen?</translation>
        </message>
        <message>
            <source>Yes, for a point each time</source>
            <translation>Ja, für je einen Punkt</translation>
        </message>
        <message>
            <source>Is the twilight secret?</source>
            <translation>Ist das Zwielicht geheim?</translation>
        </message>
        <message>
            <source>No, both may know it</source>
            <translation>Nein, beide dürfen es kennen</translation>
        </message>
        <message>
            <source>Yes, from the other player</source>
            <translation>Ja, vor der anderen Seite</translation>
        </message>
        <message>
            <source>Are decks shown to the camera?</source>
            <translation>Werden Stapel der Kamera gezeigt?</translation>
        </message>
        <message>
            <source>Yes, in private</source>
            <translation>Ja, unter vier Augen</translation>
        </message>
        <message>
            <source>How many action points per turn?</source>
            <translation>Wie viele Aktionspunkte hat ein Zug?</translation>
        </message>
        <message>
            <source>How many victory points win?</source>
            <translation>Mit wie vielen Siegpunkten gewinnt man?</translation>
        </message>
        <message>
            <source>After how many turns do the points decide?</source>
            <translation>Nach wie vielen Zügen entscheiden die Punkte?</translation>
        </message>
        <message>
            <source>Twilight</source>
            <translation>Zwielicht</translation>
        </message>
        <message>
            <source>Graveyard</source>
            <translation>Friedhof</translation>
        </message>
        <message>
            <source>Army deck</source>
            <translation>Armeestapel</translation>
        </message>
        <message>
            <source>{who}: army deck</source>
            <translation>{who}: Armeestapel</translation>
        </message>
        <message>
            <source>A faction</source>
            <translation>Eine Fraktion</translation>
        </message>
        <message>
            <source>built by its player, face down</source>
            <translation>selbst zusammengestellt, verdeckt</translation>
        </message>
        <message>
            <source>each player builds a deck of one of them</source>
            <translation>jede Seite stellt einen Stapel aus einer davon zusammen</translation>
        </message>
        <message>
            <source>marked</source>
            <translation>markiert</translation>
        </message>
        <message>
            <source>unmarked</source>
            <translation>unmarkiert</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>no creature left</source>
            <translation>keine Kreatur mehr</translation>
        </message>
        <message>
            <source>{seat}: lay four cards face down into any four of your slots</source>
            <translation>{seat}: Leg vier Karten verdeckt auf vier beliebige deiner Felder</translation>
        </message>
        <message>
            <source>{seat}: turn up one of your cards</source>
            <translation>{seat}: Deck eine deiner Karten auf</translation>
        </message>
        <message>
            <source>{seat}: put a card in a free slot</source>
            <translation>{seat}: Leg eine Karte auf ein freies Feld dazu</translation>
        </message>
        <message>
            <source>{seat}: pay the upkeep, or give the creature up</source>
            <translation>{seat}: Bezahl den Unterhalt oder gib die Kreatur auf</translation>
        </message>
        <message>
            <source>{seat}: recruit, or go on</source>
            <translation>{seat}: Wirb an oder geh weiter</translation>
        </message>
        <message>
            <source>{seat}: use an ability, or go on</source>
            <translation>{seat}: Nutze eine Fähigkeit oder geh weiter</translation>
        </message>
        <message>
            <source>{seat}: move a creature, or go on. {points} action {points:point|points} left</source>
            <translation>{seat}: Beweg eine Kreatur oder geh weiter. Aktionspunkte übrig: {points}</translation>
        </message>
        <message>
            <source>{seat}: attack, rest or end the turn. {points} action {points:point|points} left</source>
            <translation>{seat}: Greif an, raste oder beende den Zug. Aktionspunkte übrig: {points}</translation>
        </message>
        <message>
            <source>{seat}: use an ability, or pass</source>
            <translation>{seat}: Nutze eine Fähigkeit oder passe</translation>
        </message>
        <message>
            <source>{seat}, {card}: shall it happen?</source>
            <translation>{seat}, {card}: Soll es geschehen?</translation>
        </message>
        <message>
            <source>{seat}, {card}: which creature?</source>
            <translation>{seat}, {card}: Welche Kreatur?</translation>
        </message>
        <message>
            <source>{seat}: how is the strike-back of {n} divided?</source>
            <translation>{seat}: Wie wird der Gegenschlag von {n} aufgeteilt?</translation>
        </message>
        <message>
            <source>{seat}: whom does the strike-back hit?</source>
            <translation>{seat}: Wen trifft der Gegenschlag?</translation>
        </message>
        <message>
            <source>{seat}: who steps in?</source>
            <translation>{seat}: Wer springt ein?</translation>
        </message>
        <message>
            <source>{seat}: which shape did a kill open, or is the turn over?</source>
            <translation>{seat}: Welche Form ist frei geworden, oder ist der Zug vorbei?</translation>
        </message>
        <message>
            <source>At most one level 2 creature; nobody else looks.</source>
            <translation>Höchstens eine Kreatur der Stufe 2; niemand sonst schaut hin.</translation>
        </message>
        <message>
            <source>Pay each gold by marking a creature or with a card from the twilight.</source>
            <translation>Bezahl jedes Gold mit einer Markierung oder einer Karte aus dem Zwielicht.</translation>
        </message>
        <message>
            <source>Front row: ahead and beside. Back row: ranged, straight ahead.</source>
            <translation>Vordere Reihe: geradeaus und daneben. Hintere Reihe: Fernkampf, geradeaus.</translation>
        </message>
        <message>
            <source>After two passes in a row, both sides strike.</source>
            <translation>Passen beide nacheinander, schlagen beide Seiten zu.</translation>
        </message>
        <message>
            <source>The front row</source>
            <translation>Die vordere Reihe</translation>
        </message>
        <message>
            <source>The back row</source>
            <translation>Die hintere Reihe</translation>
        </message>
        <message>
            <source>Columns 1 and 2</source>
            <translation>Spalten 1 und 2</translation>
        </message>
        <message>
            <source>Columns 3 and 4</source>
            <translation>Spalten 3 und 4</translation>
        </message>
        <message>
            <source>Turn up {1}</source>
            <translation>{1} aufdecken</translation>
        </message>
        <message>
            <source>A card on {1}</source>
            <translation>Eine Karte auf {1}</translation>
        </message>
        <message>
            <source>Pay for {1}</source>
            <translation>Für {1} bezahlen</translation>
        </message>
        <message>
            <source>Give {1} up</source>
            <translation>{1} aufgeben</translation>
        </message>
        <message>
            <source>Recruit</source>
            <translation>Anwerben</translation>
        </message>
        <message>
            <source>To {1}, for {2} gold</source>
            <translation>Auf {1}, für {2} Gold</translation>
        </message>
        <message>
            <source>{1}: {2}</source>
            <translation>{1}: {2}</translation>
        </message>
        <message>
            <source>{1}: {2}, {3}</source>
            <translation>{1}: {2}, {3}</translation>
        </message>
        <message>
            <source>{1}: {2}, {3}, {4}</source>
            <translation>{1}: {2}, {3}, {4}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <source>{1} to {2}</source>
            <translation>{1} nach {2}</translation>
        </message>
        <message>
            <source>{1} and {2} change places</source>
            <translation>{1} und {2} tauschen die Plätze</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angreifen</translation>
        </message>
        <message>
            <source>{1} hits {2}</source>
            <translation>{1} schlägt {2}</translation>
        </message>
        <message>
            <source>{1} shoots {2}</source>
            <translation>{1} schießt auf {2}</translation>
        </message>
        <message>
            <source>Group {1} hits {2}</source>
            <translation>Gruppe {1} schlägt {2}</translation>
        </message>
        <message>
            <source>Group {1} shoots {2}</source>
            <translation>Gruppe {1} schießt auf {2}</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Rasten</translation>
        </message>
        <message>
            <source>{1} rests</source>
            <translation>{1} rastet</translation>
        </message>
        <message>
            <source>On to abilities</source>
            <translation>Weiter zu den Fähigkeiten</translation>
        </message>
        <message>
            <source>On to moving</source>
            <translation>Weiter zum Bewegen</translation>
        </message>
        <message>
            <source>On to attacks</source>
            <translation>Weiter zu den Angriffen</translation>
        </message>
        <message>
            <source>The best split</source>
            <translation>Die beste Aufteilung</translation>
        </message>
        <message>
            <source>All on {1}</source>
            <translation>Alles auf {1}</translation>
        </message>
        <message>
            <source>A pair for {1}</source>
            <translation>Ein Paar für {1}</translation>
        </message>
        <message>
            <source>A column for {1}</source>
            <translation>Eine Spalte für {1}</translation>
        </message>
        <message>
            <source>A square for {1}</source>
            <translation>Ein Quadrat für {1}</translation>
        </message>
        <message>
            <source>Compare Close with its Defense; it strikes back with Close if it can</source>
            <translation>Nahkampf gegen die Verteidigung des Ziels; es schlägt im Nahkampf zurück, wenn es kann</translation>
        </message>
        <message>
            <source>Compare Ranged with its Defense; it strikes back with Ranged if it can</source>
            <translation>Fernkampf gegen die Verteidigung des Ziels; es schlägt im Fernkampf zurück, wenn es kann</translation>
        </message>
        <message>
            <source>Their Close values are added; they have no abilities</source>
            <translation>Ihre Nahkampfwerte werden addiert; sie haben keine Fähigkeiten</translation>
        </message>
        <message>
            <source>Their Ranged values are added; they have no abilities</source>
            <translation>Ihre Fernkampfwerte werden addiert; sie haben keine Fähigkeiten</translation>
        </message>
        <message>
            <source>One Life Point back for 2 action points</source>
            <translation>Einen Lebenspunkt zurück für 2 Aktionspunkte</translation>
        </message>
        <message>
            <source>It comes into play marked</source>
            <translation>Sie kommt markiert ins Spiel</translation>
        </message>
        <message>
            <source>A game begins: {starter} is Player 1</source>
            <translation>Ein Spiel beginnt: {starter} ist Seite 1</translation>
        </message>
        <message>
            <source>{seat} has shown a deck</source>
            <translation>{seat} hat einen Stapel gezeigt</translation>
        </message>
        <message>
            <source>{seat} lays cards face down on {put}</source>
            <translation>{seat} legt Karten verdeckt auf {put}</translation>
        </message>
        <message>
            <source>{seat} turns up {card} on {slot}</source>
            <translation>{seat} deckt {card} auf {slot} auf</translation>
        </message>
        <message>
            <source>{seat} adds {card} on {slot}</source>
            <translation>{seat} legt {card} auf {slot} dazu</translation>
        </message>
        <message>
            <source>{seat} settles the upkeep of {slot}</source>
            <translation>{seat} regelt den Unterhalt von {slot}</translation>
        </message>
        <message>
            <source>{seat} pays the upkeep of {slot}</source>
            <translation>{seat} bezahlt den Unterhalt von {slot}</translation>
        </message>
        <message>
            <source>{seat} gives {slot} up</source>
            <translation>{seat} gibt {slot} auf</translation>
        </message>
        <message>
            <source>{seat} recruits {card} to {slot}</source>
            <translation>{seat} wirbt {card} auf {slot} an</translation>
        </message>
        <message>
            <source>{slot} uses {name}</source>
            <translation>{slot} nutzt {name}</translation>
        </message>
        <message>
            <source>{slot} uses {name} on {targets}</source>
            <translation>{slot} nutzt {name} auf {targets}</translation>
        </message>
        <message>
            <source>{from} goes to {to}</source>
            <translation>{from} geht nach {to}</translation>
        </message>
        <message>
            <source>Attack by {attackers} on {target}</source>
            <translation>Angriff von {attackers} auf {target}</translation>
        </message>
        <message>
            <source>{slot} rests</source>
            <translation>{slot} rastet</translation>
        </message>
        <message>
            <source>{seat} divides the strike-back</source>
            <translation>{seat} teilt den Gegenschlag auf</translation>
        </message>
        <message>
            <source>{seat} chooses {choose}</source>
            <translation>{seat} wählt {choose}</translation>
        </message>
        <message>
            <source>Corrected: {slot}</source>
            <translation>Berichtigt: {slot}</translation>
        </message>
        <message>
            <source>By hand on {slot}: {do} {amount}</source>
            <translation>Von Hand auf {slot}: {do} {amount}</translation>
        </message>
        <message>
            <source>A kill scores</source>
            <translation>Eine getötete Kreatur bringt Punkte</translation>
        </message>
        <message>
            <source>An army is gone</source>
            <translation>Eine Armee ist weg</translation>
        </message>
        <message>
            <source>The turn is over</source>
            <translation>Der Zug ist vorbei</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Pair: 1</source>
            <translation>Paar: 1</translation>
        </message>
        <message>
            <source>Column: 2</source>
            <translation>Spalte: 2</translation>
        </message>
        <message>
            <source>Square: 4</source>
            <translation>Quadrat: 4</translation>
        </message>
        <message>
            <source>A draw: both agreed</source>
            <translation>Remis: Beide waren einverstanden</translation>
        </message>
        <message>
            <source>A draw: both won at the same moment</source>
            <translation>Remis: Beide haben im selben Moment gewonnen</translation>
        </message>
        <message>
            <source>victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>the other army is gone</source>
            <translation>die andere Armee ist weg</translation>
        </message>
        <message>
            <source>the other player gave up</source>
            <translation>die andere Seite hat aufgegeben</translation>
        </message>
        <message>
            <source>more points at the last turn</source>
            <translation>mehr Punkte im letzten Zug</translation>
        </message>
        <message>
            <source>WTactics (ORC)</source>
            <translation>WTactics (ORC)</translation>
        </message>
        <message>
            <source>For two. Armies of eight slots, attacks by reach, points for the gaps you open.</source>
            <translation>Zu zweit. Armeen mit acht Feldern, Angriffe nach Reichweite, Punkte für die Lücken, die du reißt.</translation>
        </message>
        <message>
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <source>{seat}: take 2 items</source>
            <translation>{seat}: Nimm 2 Gegenstände</translation>
        </message>
        <message>
            <source>{seat}: roll the d20 for your Monster</source>
            <translation>{seat}: Würfle den W20 für dein Monster</translation>
        </message>
        <message>
            <source>{seat}: choose a piece</source>
            <translation>{seat}: Wähle eine Figur</translation>
        </message>
        <message>
            <source>{seat}: move and act with {card}</source>
            <translation>{seat}: Beweg {card} und nutze eine Aktion</translation>
        </message>
        <message>
            <source>{seat}: act with {card}</source>
            <translation>{seat}: Nutze eine Aktion: {card}</translation>
        </message>
        <message>
            <source>{seat}: move {card}</source>
            <translation>{seat}: Beweg {card}</translation>
        </message>
        <message>
            <source>{seat}: press Done</source>
            <translation>{seat}: Drück „Fertig“</translation>
        </message>
        <message>
            <source>{seat}: use an item?</source>
            <translation>{seat}: Einen Gegenstand benutzen?</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes {amounts} damage</source>
            <translation>{seat}: einen Gegenstand benutzen? {struck} nimmt {amounts} Schaden</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes {amounts} lethal damage</source>
            <translation>{seat}: einen Gegenstand benutzen? {struck} nimmt {amounts} tödlichen Schaden</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} takes no damage any more</source>
            <translation>{seat}: einen Gegenstand benutzen? {struck} nimmt keinen Schaden mehr</translation>
        </message>
        <message>
            <source>{seat}: use an item? {struck} take damage, in this order: {amounts}</source>
            <translation>{seat}: einen Gegenstand benutzen? {struck} nehmen Schaden, in dieser Reihenfolge: {amounts}</translation>
        </message>
        <message>
            <source>{seat}: save your piece?</source>
            <translation>{seat}: Deine Figur retten?</translation>
        </message>
        <message>
            <source>{seat}: no action phase. Use an item?</source>
            <translation>{seat}: Keine Aktionsphase. Einen Gegenstand benutzen?</translation>
        </message>
        <message>
            <source>{seat}: {n} rounds without damage. End it?</source>
            <translation>{seat}: {n} Runden ohne Schaden. Beenden?</translation>
        </message>
        <message>
            <source>Shuffle the bag and lay two cards face up.</source>
            <translation>Mischt den Beutel und legt zwei Karten offen aus.</translation>
        </message>
        <message>
            <source>Ten is added to a roll of ten or less.</source>
            <translation>Bei zehn oder weniger kommen zehn dazu.</translation>
        </message>
        <message>
            <source>Lay its card on CHOSEN. Spend Rage before that.</source>
            <translation>Leg ihre Karte auf „Gewählte Figur“. Gib Wut vorher aus.</translation>
        </message>
        <message>
            <source>One move and one action, in either order. Then press Done.</source>
            <translation>Eine Bewegung und eine Aktion, in beliebiger Reihenfolge. Dann drück „Fertig“.</translation>
        </message>
        <message>
            <source>One action, then press Done.</source>
            <translation>Eine Aktion, dann drück „Fertig“.</translation>
        </message>
        <message>
            <source>One move, then press Done.</source>
            <translation>Eine Bewegung, dann drück „Fertig“.</translation>
        </message>
        <message>
            <source>Items and Rage are used before that.</source>
            <translation>Gegenstände und Wut kommen davor.</translation>
        </message>
        <message>
            <source>Name the items</source>
            <translation>Gegenstände nennen</translation>
        </message>
        <message>
            <source>Move to lane {1}</source>
            <translation>Auf Bahn {1} gehen</translation>
        </message>
        <message>
            <source>{1}: lane {2}</source>
            <translation>{1}: Bahn {2}</translation>
        </message>
        <message>
            <source>{1}: to lane {2}</source>
            <translation>{1}: auf Bahn {2}</translation>
        </message>
        <message>
            <source>{1}: {2}, to lane {3}</source>
            <translation>{1}: {2}, auf Bahn {3}</translation>
        </message>
        <message>
            <source>No item</source>
            <translation>Kein Gegenstand</translation>
        </message>
        <message>
            <source>Use {1}</source>
            <translation>{1} benutzen</translation>
        </message>
        <message>
            <source>Use {1} on {2}</source>
            <translation>{1} auf {2} benutzen</translation>
        </message>
        <message>
            <source>Use {1} on lane {2}</source>
            <translation>{1} auf Bahn {2} benutzen</translation>
        </message>
        <message>
            <source>Use {1}: hit {3}, on {2}</source>
            <translation>{1} benutzen: Treffer {3}, auf {2}</translation>
        </message>
        <message>
            <source>Use {1}: {2} to lane {3}</source>
            <translation>{1} benutzen: {2} auf Bahn {3}</translation>
        </message>
        <message>
            <source>Spend Rage</source>
            <translation>Wut ausgeben</translation>
        </message>
        <message>
            <source>Rage: {2} damage to {1}</source>
            <translation>Wut: {2} Schaden an {1}</translation>
        </message>
        <message>
            <source>Rage: an ability token</source>
            <translation>Wut: ein Fähigkeitsmarker</translation>
        </message>
        <message>
            <source>Rage: turn {1} face up</source>
            <translation>Wut: {1} wieder aufdecken</translation>
        </message>
        <message>
            <source>Rage: turn {1} face down</source>
            <translation>Wut: {1} zudecken</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <source>Most health wins</source>
            <translation>Wer mehr Leben hat, gewinnt</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Figuren</translation>
        </message>
        <message>
            <source>Items</source>
            <translation>Gegenstände</translation>
        </message>
        <message>
            <source>the other party is gone</source>
            <translation>die andere Gruppe ist weg</translation>
        </message>
        <message>
            <source>both parties are gone, more Rage</source>
            <translation>beide Gruppen sind weg, mehr Wut</translation>
        </message>
        <message>
            <source>both parties are gone, the stronger Monster</source>
            <translation>beide Gruppen sind weg, das stärkere Monster</translation>
        </message>
        <message>
            <source>the other gives up</source>
            <translation>die andere Seite gibt auf</translation>
        </message>
        <message>
            <source>more health left</source>
            <translation>mehr Leben übrig</translation>
        </message>
        <message>
            <source>The Monster&apos;s roll</source>
            <translation>Der Wurf des Monsters</translation>
        </message>
        <message>
            <source>Health of the left party</source>
            <translation>Leben der linken Gruppe</translation>
        </message>
        <message>
            <source>Health of the right party</source>
            <translation>Leben der rechten Gruppe</translation>
        </message>
        <message>
            <source>d20</source>
            <translation>W20</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>Figur</translation>
        </message>
        <message>
            <source>Health left</source>
            <translation>Übriges Leben</translation>
        </message>
        <message>
            <source>A draw, as agreed</source>
            <translation>Unentschieden, wie vereinbart</translation>
        </message>
        <message>
            <source>Half the Battle</source>
            <translation>Half the Battle</translation>
        </message>
        <message>
            <source>Two players. Two parties fight on ten lanes.</source>
            <translation>Zu zweit. Zwei Gruppen kämpfen auf zehn Bahnen.</translation>
        </message>
        <message>
            <source>A battle begins</source>
            <translation>Ein Kampf beginnt</translation>
        </message>
        <message>
            <source>{seat} is dealt {cards}</source>
            <translation>{seat} bekommt {cards}</translation>
        </message>
        <message>
            <source>{seat} chooses {piece}</source>
            <translation>{seat} wählt {piece}</translation>
        </message>
        <message>
            <source>{seat} moves {piece} to lane {to}</source>
            <translation>{seat} bewegt {piece} auf Bahn {to}</translation>
        </message>
        <message>
            <source>{seat}: {action}</source>
            <translation>{seat}: {action}</translation>
        </message>
        <message>
            <source>{seat}: {action} on {targets}</source>
            <translation>{seat}: {action} auf {targets}</translation>
        </message>
        <message>
            <source>{seat}: {action} on lane {lanes}</source>
            <translation>{seat}: {action} auf Bahn {lanes}</translation>
        </message>
        <message>
            <source>{seat}: {action}, to lane {to}</source>
            <translation>{seat}: {action}, auf Bahn {to}</translation>
        </message>
        <message>
            <source>{seat} uses {card}</source>
            <translation>{seat} benutzt {card}</translation>
        </message>
        <message>
            <source>{seat} uses {card} on {on}</source>
            <translation>{seat} benutzt {card} auf {on}</translation>
        </message>
        <message>
            <source>{seat} uses no item</source>
            <translation>{seat} benutzt keinen Gegenstand</translation>
        </message>
        <message>
            <source>{seat} spends Rage ({dice})</source>
            <translation>{seat} gibt Wut aus ({dice})</translation>
        </message>
        <message>
            <source>{seat} spends Rage ({dice}) on {on}</source>
            <translation>{seat} gibt Wut aus ({dice}) auf {on}</translation>
        </message>
        <message>
            <source>The die of {piece} shows {value}</source>
            <translation>Der Würfel von {piece} zeigt {value}</translation>
        </message>
        <message>
            <source>{seat} has decided how to go on</source>
            <translation>{seat} hat entschieden, wie es weitergeht</translation>
        </message>
        <message>
            <source>Corrected: {piece}</source>
            <translation>Berichtigt: {piece}</translation>
        </message>
        <message>
            <source>By hand on {on}: {do} {amount}</source>
            <translation>Von Hand auf {on}: {do} {amount}</translation>
        </message>
        <message>
            <source>that piece is not of this party</source>
            <translation>diese Figur gehört nicht zu dieser Gruppe</translation>
        </message>
        <message>
            <source>that piece is out, or dying</source>
            <translation>diese Figur ist ausgeschieden oder liegt im Sterben</translation>
        </message>
        <message>
            <source>another piece was chosen</source>
            <translation>eine andere Figur wurde gewählt</translation>
        </message>
        <message>
            <source>the piece has moved in this phase</source>
            <translation>die Figur hat sich in dieser Phase schon bewegt</translation>
        </message>
        <message>
            <source>the piece stands there already</source>
            <translation>die Figur steht schon dort</translation>
        </message>
        <message>
            <source>there is no such lane</source>
            <translation>diese Bahn gibt es nicht</translation>
        </message>
        <message>
            <source>that lane is too far away</source>
            <translation>diese Bahn ist zu weit weg</translation>
        </message>
        <message>
            <source>the piece is held in its lane</source>
            <translation>die Figur wird auf ihrer Bahn festgehalten</translation>
        </message>
        <message>
            <source>the piece has acted in this phase</source>
            <translation>die Figur hat in dieser Phase schon gehandelt</translation>
        </message>
        <message>
            <source>the piece cannot act now</source>
            <translation>die Figur kann jetzt nicht handeln</translation>
        </message>
        <message>
            <source>the chosen piece has no such action</source>
            <translation>die gewählte Figur hat keine solche Aktion</translation>
        </message>
        <message>
            <source>the piece does not have the health for that action</source>
            <translation>das Leben der Figur passt nicht zu dieser Aktion</translation>
        </message>
        <message>
            <source>there is no ability token</source>
            <translation>es ist kein Fähigkeitsmarker da</translation>
        </message>
        <message>
            <source>it needs a target</source>
            <translation>es braucht ein Ziel</translation>
        </message>
        <message>
            <source>those are too many targets</source>
            <translation>das sind zu viele Ziele</translation>
        </message>
        <message>
            <source>one target is named twice</source>
            <translation>ein Ziel ist doppelt genannt</translation>
        </message>
        <message>
            <source>that cannot be its target</source>
            <translation>das kann nicht ihr Ziel sein</translation>
        </message>
        <message>
            <source>the target is out of range</source>
            <translation>das Ziel ist außer Reichweite</translation>
        </message>
        <message>
            <source>the order must name each piece once</source>
            <translation>die Reihenfolge muss jede Figur einmal nennen</translation>
        </message>
        <message>
            <source>that player does not have this item</source>
            <translation>diese Seite hat diesen Gegenstand nicht</translation>
        </message>
        <message>
            <source>that item lies face down</source>
            <translation>dieser Gegenstand liegt verdeckt</translation>
        </message>
        <message>
            <source>that item cannot be used now</source>
            <translation>dieser Gegenstand ist jetzt nicht benutzbar</translation>
        </message>
        <message>
            <source>Rage was spent in this round</source>
            <translation>in dieser Runde wurde schon Wut ausgegeben</translation>
        </message>
        <message>
            <source>that is too little Rage</source>
            <translation>das ist zu wenig Wut</translation>
        </message>
        <message>
            <source>Rage does not buy that</source>
            <translation>das lässt sich mit Wut nicht kaufen</translation>
        </message>
        <message>
            <source>the Monster is out</source>
            <translation>das Monster ist ausgeschieden</translation>
        </message>
        <message>
            <source>that is not a team: it needs one piece for each die</source>
            <translation>das ist kein Team: Es braucht eine Figur je Würfel</translation>
        </message>
        <message>
            <source>that lane is in the other half</source>
            <translation>diese Bahn liegt in der anderen Hälfte</translation>
        </message>
        <message>
            <source>that item is dealt already</source>
            <translation>dieser Gegenstand ist schon verteilt</translation>
        </message>
        <message>
            <source>the die has no such face</source>
            <translation>der Würfel hat keine solche Seite</translation>
        </message>
        <message>
            <source>the die shows something else</source>
            <translation>der Würfel zeigt etwas anderes</translation>
        </message>
        <message>
            <source>both players have that piece</source>
            <translation>beide Seiten haben diese Figur</translation>
        </message>
        <message>
            <source>a token is in the wrong place</source>
            <translation>ein Marker steht am falschen Ort</translation>
        </message>
        <message>
            <source>there is an arrow where none was placed</source>
            <translation>ein Pfeil liegt, wo keiner gelegt wurde</translation>
        </message>
        <message>
            <source>choose one that is alive</source>
            <translation>wähle eine, die lebt</translation>
        </message>
        <message>
            <source>only the chosen piece moves and acts</source>
            <translation>nur die gewählte Figur bewegt sich und handelt</translation>
        </message>
        <message>
            <source>name another lane, or leave it where it is</source>
            <translation>nenne eine andere Bahn oder lass sie, wo sie ist</translation>
        </message>
        <message>
            <source>lanes go from 1 to 10</source>
            <translation>Bahnen gehen von 1 bis 10</translation>
        </message>
        <message>
            <source>it goes {n} {n:lane|lanes} at most</source>
            <translation>Bahnen höchstens: {n}</translation>
        </message>
        <message>
            <source>it may still move, if it is not held</source>
            <translation>bewegen darf sie sich noch, wenn sie nicht festgehalten wird</translation>
        </message>
        <message>
            <source>pick an action that fits its health</source>
            <translation>nimm eine Aktion, die zu ihrem Leben passt</translation>
        </message>
        <message>
            <source>buy one with 8 Rage</source>
            <translation>kauf einen mit 8 Wut</translation>
        </message>
        <message>
            <source>say which piece or lane</source>
            <translation>sag, welche Figur oder Bahn</translation>
        </message>
        <message>
            <source>name at most {n}</source>
            <translation>nenne höchstens {n}</translation>
        </message>
        <message>
            <source>name each once</source>
            <translation>nenne jedes einmal</translation>
        </message>
        <message>
            <source>damage goes to enemies, healing to your other pieces</source>
            <translation>Schaden geht an Gegner, Heilung an andere eigene Figuren</translation>
        </message>
        <message>
            <source>move first, or pick another target</source>
            <translation>beweg dich zuerst oder nimm ein anderes Ziel</translation>
        </message>
        <message>
            <source>name every piece that is affected, each once</source>
            <translation>nenne jede betroffene Figur, jede einmal</translation>
        </message>
        <message>
            <source>12 Rage turns it face up again</source>
            <translation>12 Wut decken ihn wieder auf</translation>
        </message>
        <message>
            <source>wait for the next round</source>
            <translation>warte auf die nächste Runde</translation>
        </message>
        <message>
            <source>it costs {n}</source>
            <translation>es kostet {n}</translation>
        </message>
        <message>
            <source>Rage buys a token, turning an item up or down, or damage</source>
            <translation>Wut kauft einen Marker, das Auf- oder Zudecken eines Gegenstands oder Schaden</translation>
        </message>
        <message>
            <source>look again at the die</source>
            <translation>schau noch einmal auf den Würfel</translation>
        </message>
        <message>
            <source>say whose</source>
            <translation>sag, wessen</translation>
        </message>
        <message>
            <source>put {card} back, or tell me it is right</source>
            <translation>leg {card} zurück oder sag mir, dass es stimmt</translation>
        </message>
        <message>
            <source>take it away</source>
            <translation>nimm ihn weg</translation>
        </message>
        <message>
            <source>{seat} plays the {card}</source>
            <translation>{seat} spielt: {card}</translation>
        </message>
        <message>
            <source>{seat} plays a party of both teams</source>
            <translation>{seat} spielt eine Gruppe aus beiden Teams</translation>
        </message>
        <message>
            <source>{seat} has {card}</source>
            <translation>{seat} hat {card}</translation>
        </message>
        <message>
            <source>{seat} rolled {from}: the Monster starts with {n}</source>
            <translation>{seat} hat {from} gewürfelt: Das Monster beginnt mit {n}</translation>
        </message>
        <message>
            <source>{seat} rolled {from}, ten is added: the Monster starts with {n}</source>
            <translation>{seat} hat {from} gewürfelt, zehn kommen dazu: Das Monster beginnt mit {n}</translation>
        </message>
        <message>
            <source>Both Monsters have {n}: both players roll again</source>
            <translation>Beide Monster haben {n}: Beide Seiten würfeln neu</translation>
        </message>
        <message>
            <source>{seat} has the initiative</source>
            <translation>{seat} hat die Initiative</translation>
        </message>
        <message>
            <source>{seat} chooses {card}</source>
            <translation>{seat} wählt {card}</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece is gone: no action phase</source>
            <translation>Die gewählte Figur von {seat} ist weg: keine Aktionsphase</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece can neither move nor act: no action phase</source>
            <translation>Die gewählte Figur von {seat} kann sich weder bewegen noch handeln: keine Aktionsphase</translation>
        </message>
        <message>
            <source>{seat} has neither moved nor acted: press Done again to go on</source>
            <translation>{seat} hat sich weder bewegt noch gehandelt: Drück noch einmal „Fertig“, um weiterzumachen</translation>
        </message>
        <message>
            <source>It reaches lane {n}</source>
            <translation>Bahn {n} ist in Reichweite</translation>
        </message>
        <message>
            <source>{seat} has chosen the order</source>
            <translation>{seat} hat die Reihenfolge genannt</translation>
        </message>
        <message>
            <source>{card} is fatal for whoever uses it</source>
            <translation>{card} ist verhängnisvoll: Wer das nutzt, stirbt</translation>
        </message>
        <message>
            <source>{card} costs an ability token: {n} left</source>
            <translation>{card} kostet einen Fähigkeitsmarker: noch {n}</translation>
        </message>
        <message>
            <source>{card} reduces it by {n}</source>
            <translation>{card} nimmt {n} weg</translation>
        </message>
        <message>
            <source>{seat} may use an item now</source>
            <translation>{seat} darf jetzt einen Gegenstand benutzen</translation>
        </message>
        <message>
            <source>{seat} uses {card}: turn it face down</source>
            <translation>{seat} benutzt {card}: Deckt die Karte zu</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece may move {n} further</source>
            <translation>Die gewählte Figur von {seat} darf sich {n} weiter bewegen</translation>
        </message>
        <message>
            <source>{seat}&apos;s chosen piece reaches {n} further ahead</source>
            <translation>Die gewählte Figur von {seat} reicht {n} weiter nach vorn</translation>
        </message>
        <message>
            <source>{seat} chooses {card} instead</source>
            <translation>{seat} wählt stattdessen {card}</translation>
        </message>
        <message>
            <source>{seat}&apos;s Monster is weak: take 1 ability token</source>
            <translation>Das Monster von {seat} ist schwach: Nimm 1 Fähigkeitsmarker</translation>
        </message>
        <message>
            <source>{seat} places {card}</source>
            <translation>{seat} legt {card}</translation>
        </message>
        <message>
            <source>{seat} places {card} above lane {n}</source>
            <translation>{seat} legt {card} an Bahn {n}</translation>
        </message>
        <message>
            <source>The token {card} lies beside its piece</source>
            <translation>Der Marker {card} liegt neben seiner Figur</translation>
        </message>
        <message>
            <source>{card} is there already: it now stays until round {n}</source>
            <translation>{card} liegt schon da: Das bleibt nun bis Runde {n}</translation>
        </message>
        <message>
            <source>No {card} marker is left</source>
            <translation>Kein Marker {card} ist mehr übrig</translation>
        </message>
        <message>
            <source>Time is up: take {seat}&apos;s {card} away</source>
            <translation>Die Zeit ist um: Nehmt {card} von {seat} weg</translation>
        </message>
        <message>
            <source>Whoever placed {card} is out: take it away</source>
            <translation>Wer {card} gelegt hat, ist ausgeschieden: Nehmt den Marker weg</translation>
        </message>
        <message>
            <source>{seat}: a Rage die worth {n} as the round ends</source>
            <translation>{seat}: am Rundenende ein Wutwürfel im Wert von {n}</translation>
        </message>
        <message>
            <source>{seat} gets a Rage die worth {n}</source>
            <translation>{seat} bekommt einen Wutwürfel im Wert von {n}</translation>
        </message>
        <message>
            <source>{seat} pays a Rage die worth {n}</source>
            <translation>{seat} zahlt mit einem Wutwürfel im Wert von {n}</translation>
        </message>
        <message>
            <source>{seat} has {n} Rage to spend</source>
            <translation>{seat} kann {n} Wut ausgeben</translation>
        </message>
        <message>
            <source>{n} Rage left over: lost</source>
            <translation>{n} Wut übrig: verfallen</translation>
        </message>
        <message>
            <source>{seat} buys an ability token: {n} now</source>
            <translation>{seat} kauft einen Fähigkeitsmarker: jetzt {n}</translation>
        </message>
        <message>
            <source>{seat}: turn {card} face up again</source>
            <translation>{seat}: Deck {card} wieder auf</translation>
        </message>
        <message>
            <source>{seat}: turn {card} face down</source>
            <translation>{seat}: Deck {card} zu</translation>
        </message>
        <message>
            <source>{n} rounds without damage: you may agree how to end it</source>
            <translation>{n} Runden ohne Schaden: Ihr dürft euch auf ein Ende einigen</translation>
        </message>
        <message>
            <source>{seat} wants to play on</source>
            <translation>{seat} will weiterspielen</translation>
        </message>
        <message>
            <source>{seat} agrees to a draw</source>
            <translation>{seat} ist mit Unentschieden einverstanden</translation>
        </message>
        <message>
            <source>{seat} agrees that most health wins</source>
            <translation>{seat} ist einverstanden, dass gewinnt, wer mehr Leben hat</translation>
        </message>
        <message>
            <source>Both parties are gone: {seat} has {n} Rage</source>
            <translation>Beide Gruppen sind weg: {seat} hat {n} Wut</translation>
        </message>
        <message>
            <source>The Monsters began with {n} and {from}</source>
            <translation>Die Monster begannen mit {n} und {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} ability {n:token|tokens}</source>
            <translation>{seat} hat {n} Fähigkeitsmarker</translation>
        </message>
        <message>
            <source>{seat}&apos;s Monster began with {n}</source>
            <translation>Das Monster von {seat} begann mit {n}</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d4</source>
            <translation>{seat} hat den Wutwürfel W4</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d4</source>
            <translation>{seat} hat keinen Wutwürfel W4</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d6</source>
            <translation>{seat} hat den Wutwürfel W6</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d6</source>
            <translation>{seat} hat keinen Wutwürfel W6</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d8</source>
            <translation>{seat} hat den Wutwürfel W8</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d8</source>
            <translation>{seat} hat keinen Wutwürfel W8</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d10</source>
            <translation>{seat} hat den Wutwürfel W10</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d10</source>
            <translation>{seat} hat keinen Wutwürfel W10</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d10/0</source>
            <translation>{seat} hat den Wutwürfel W10/0</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d10/0</source>
            <translation>{seat} hat keinen Wutwürfel W10/0</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d12</source>
            <translation>{seat} hat den Wutwürfel W12</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d12</source>
            <translation>{seat} hat keinen Wutwürfel W12</translation>
        </message>
        <message>
            <source>{seat} has the Rage die d20</source>
            <translation>{seat} hat den Wutwürfel W20</translation>
        </message>
        <message>
            <source>{seat} has no Rage die d20</source>
            <translation>{seat} hat keinen Wutwürfel W20</translation>
        </message>
        <message>
            <source>Who keeps the health?</source>
            <translation>Wer führt das Leben?</translation>
        </message>
        <message>
            <source>The program says what to set</source>
            <translation>Das Programm sagt, was einzustellen ist</translation>
        </message>
        <message>
            <source>The program, and the camera checks the dice</source>
            <translation>Das Programm, und die Kamera prüft die Würfel</translation>
        </message>
        <message>
            <source>You turn the dice, the camera reads them</source>
            <translation>Ihr dreht die Würfel, die Kamera liest sie</translation>
        </message>
        <message>
            <source>Where do the pieces start?</source>
            <translation>Wo beginnen die Figuren?</translation>
        </message>
        <message>
            <source>In their usual lanes</source>
            <translation>Auf ihren üblichen Bahnen</translation>
        </message>
        <message>
            <source>Anywhere in your own half</source>
            <translation>Irgendwo in der eigenen Hälfte</translation>
        </message>
        <message>
            <source>How many seconds to place pieces freely? 0: no limit</source>
            <translation>Wie viele Sekunden für freies Aufstellen? 0: keine Grenze</translation>
        </message>
        <message>
            <source>How are mixed parties chosen?</source>
            <translation>Wie werden gemischte Gruppen gewählt?</translation>
        </message>
        <message>
            <source>In secret, shown at once</source>
            <translation>Geheim, gleichzeitig gezeigt</translation>
        </message>
        <message>
            <source>Openly</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Does Rage buy only one thing a round?</source>
            <translation>Kauft Wut nur eine Sache pro Runde?</translation>
        </message>
        <message>
            <source>No: as many as you can afford, of one kind</source>
            <translation>Nein: so oft es reicht, von einer Sorte</translation>
        </message>
        <message>
            <source>Does a Monster&apos;s kill give a Rage die?</source>
            <translation>Gibt ein Gegner, den ein Monster tötet, einen Wutwürfel?</translation>
        </message>
        <message>
            <source>Both parties gone at once: which Rage counts?</source>
            <translation>Beide Gruppen gleichzeitig weg: Welche Wut zählt?</translation>
        </message>
        <message>
            <source>The dice held already</source>
            <translation>Die Würfel, die schon da waren</translation>
        </message>
        <message>
            <source>Those of this round, too</source>
            <translation>Auch die aus dieser Runde</translation>
        </message>
        <message>
            <source>How far can a Monster heal?</source>
            <translation>Wie weit kann ein Monster heilen?</translation>
        </message>
        <message>
            <source>To 20</source>
            <translation>Bis 20</translation>
        </message>
        <message>
            <source>To what it began with</source>
            <translation>Bis zu seinem Anfangswert</translation>
        </message>
        <message>
            <source>How is half a hit rounded?</source>
            <translation>Wie wird ein halber Treffer gerundet?</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Abgerundet</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>Aufgerundet</translation>
        </message>
        <message>
            <source>What do Healing Word and Martyr reach?</source>
            <translation>Was erreichen Heilendes Wort und Märtyrertod?</translation>
        </message>
        <message>
            <source>Lanes</source>
            <translation>Bahnen</translation>
        </message>
        <message>
            <source>Single pieces</source>
            <translation>Einzelne Figuren</translation>
        </message>
        <message>
            <source>Which spell sets the Cleric to 5?</source>
            <translation>Welcher Zauber setzt die Klerikerin auf 5?</translation>
        </message>
        <message>
            <source>Cure Wounds</source>
            <translation>Wunden heilen</translation>
        </message>
        <message>
            <source>Martyr</source>
            <translation>Märtyrertod</translation>
        </message>
        <message>
            <source>Can the markers run out?</source>
            <translation>Können die Marker ausgehen?</translation>
        </message>
        <message>
            <source>No, use any marker</source>
            <translation>Nein, nehmt irgendeinen Marker</translation>
        </message>
        <message>
            <source>Do you play with items?</source>
            <translation>Spielt ihr mit Gegenständen?</translation>
        </message>
        <message>
            <source>Yes, two each</source>
            <translation>Ja, je zwei</translation>
        </message>
        <message>
            <source>Lane {n}</source>
            <translation>Bahn {n}</translation>
        </message>
        <message>
            <source>Arrows of lane {n}</source>
            <translation>Pfeile von Bahn {n}</translation>
        </message>
        <message>
            <source>Tokens beside pieces</source>
            <translation>Marker neben Figuren</translation>
        </message>
        <message>
            <source>Chosen piece</source>
            <translation>Gewählte Figur</translation>
        </message>
        <message>
            <source>Rage dice</source>
            <translation>Wutwürfel</translation>
        </message>
        <message>
            <source>Ability tokens</source>
            <translation>Fähigkeitsmarker</translation>
        </message>
        <message>
            <source>Initiative</source>
            <translation>Initiative</translation>
        </message>
        <message>
            <source>Eliminated</source>
            <translation>Ausgeschieden</translation>
        </message>
        <message>
            <source>{who}: party</source>
            <translation>{who}: Gruppe</translation>
        </message>
        <message>
            <source>Bag of Holding</source>
            <translation>Beutel der Gegenstände</translation>
        </message>
        <message>
            <source>with a token and a die for each, the die at its maximum</source>
            <translation>je mit Marker und Würfel, der Würfel auf dem höchsten Wert</translation>
        </message>
        <message>
            <source>shuffled, two for each player, the rest back in the box</source>
            <translation>gemischt, zwei für jede Seite, der Rest zurück in die Schachtel</translation>
        </message>
        <message>
            <source>{seat}: keep your hand, or shuffle it back and draw again?</source>
            <translation>{seat}: Die Hand behalten oder zurückmischen und neu ziehen?</translation>
        </message>
        <message>
            <source>{seat}: play cards, lay resources, or go on</source>
            <translation>{seat}: Spiel Karten, leg Ressourcen oder geh weiter</translation>
        </message>
        <message>
            <source>{seat}: you may answer with something Fast</source>
            <translation>{seat}: Du darfst mit etwas Schnellem antworten</translation>
        </message>
        <message>
            <source>{seat}: who attacks?</source>
            <translation>{seat}: Wer greift an?</translation>
        </message>
        <message>
            <source>{seat}: who blocks?</source>
            <translation>{seat}: Wer blockt?</translation>
        </message>
        <message>
            <source>{seat}: put the blockers in order</source>
            <translation>{seat}: Ordne die Blocker</translation>
        </message>
        <message>
            <source>{seat}: on to the damage?</source>
            <translation>{seat}: Weiter zum Schaden?</translation>
        </message>
        <message>
            <source>{seat}: anything Fast, or go on</source>
            <translation>{seat}: Etwas Schnelles oder weiter</translation>
        </message>
        <message>
            <source>{seat}: add to the chain?</source>
            <translation>{seat}: Etwas an die Kette hängen?</translation>
        </message>
        <message>
            <source>{seat}: anything Fast before the turn ends?</source>
            <translation>{seat}: Noch etwas Schnelles, bevor der Zug endet?</translation>
        </message>
        <message>
            <source>{seat}: do you pay?</source>
            <translation>{seat}: Zahlst du?</translation>
        </message>
        <message>
            <source>{seat}: choose {n}</source>
            <translation>{seat}: Wähle {n}</translation>
        </message>
        <message>
            <source>{seat}: choose {n} {n:card|cards} from your hand and show them</source>
            <translation>{seat}: Wähle Karten deiner Hand und zeig sie. Anzahl: {n}</translation>
        </message>
        <message>
            <source>{seat}: discard {n} {n:card|cards}</source>
            <translation>{seat}: Leg Karten ab. Anzahl: {n}</translation>
        </message>
        <message>
            <source>{seat}: which happens first?</source>
            <translation>{seat}: Was geschieht zuerst?</translation>
        </message>
        <message>
            <source>Only what is Fast can be answered.</source>
            <translation>Nur auf schnelle Karten und Fähigkeiten kann geantwortet werden.</translation>
        </message>
        <message>
            <source>Not Entities that came into play this turn, unless Swift.</source>
            <translation>Keine Wesen, die erst in diesem Zug kamen, außer flinke.</translation>
        </message>
        <message>
            <source>Any number may block the same attacker.</source>
            <translation>Beliebig viele dürfen denselben Angreifer blocken.</translation>
        </message>
        <message>
            <source>The first takes lethal damage before the next takes any.</source>
            <translation>Der erste erhält tödlichen Schaden, bevor der nächste etwas abbekommt.</translation>
        </message>
        <message>
            <source>The last card of the chain happens first.</source>
            <translation>Die letzte Karte der Kette wirkt zuerst.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Lay a resource: {1}</source>
            <translation>Eine Ressource legen: {1}</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>Eine Karte spielen</translation>
        </message>
        <message>
            <source>Play {1} on {2}</source>
            <translation>{1} auf {2} spielen</translation>
        </message>
        <message>
            <source>Play {1} on {2}, {3}</source>
            <translation>{1} auf {2}, {3} spielen</translation>
        </message>
        <message>
            <source>Use an ability</source>
            <translation>Eine Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Use {1} on {2}, {3}</source>
            <translation>{1} auf {2}, {3} nutzen</translation>
        </message>
        <message>
            <source>All attack</source>
            <translation>Alle greifen an</translation>
        </message>
        <message>
            <source>No blocks</source>
            <translation>Niemand blockt</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>Blocken</translation>
        </message>
        <message>
            <source>{1} blocks {2}</source>
            <translation>{1} blockt {2}</translation>
        </message>
        <message>
            <source>{1}, then {2}</source>
            <translation>{1}, dann {2}</translation>
        </message>
        <message>
            <source>{1}, {2}, {3}</source>
            <translation>{1}, {2}, {3}</translation>
        </message>
        <message>
            <source>{1}, {2}, {3}, {4}</source>
            <translation>{1}, {2}, {3}, {4}</translation>
        </message>
        <message>
            <source>All damage of {1} to the first blocker</source>
            <translation>Aller Schaden von {1} an den ersten Blocker</translation>
        </message>
        <message>
            <source>Add nothing</source>
            <translation>Nichts anhängen</translation>
        </message>
        <message>
            <source>{1} and {2}</source>
            <translation>{1} und {2}</translation>
        </message>
        <message>
            <source>The oldest first, always</source>
            <translation>Immer das Älteste zuerst</translation>
        </message>
        <message>
            <source>A game begins</source>
            <translation>Ein Spiel beginnt</translation>
        </message>
        <message>
            <source>{seat}&apos;s deck is checked</source>
            <translation>Der Stapel von {seat} wird geprüft</translation>
        </message>
        <message>
            <source>{seat} lays a resource</source>
            <translation>{seat} legt eine Ressource</translation>
        </message>
        <message>
            <source>{seat} lays a resource: {energy}</source>
            <translation>{seat} legt eine Ressource: {energy}</translation>
        </message>
        <message>
            <source>{seat} plays {card} on {targets}</source>
            <translation>{seat} spielt {card} auf {targets}</translation>
        </message>
        <message>
            <source>{seat} uses {source}</source>
            <translation>{seat} nutzt {source}</translation>
        </message>
        <message>
            <source>{seat} uses {source} on {targets}</source>
            <translation>{seat} nutzt {source} auf {targets}</translation>
        </message>
        <message>
            <source>{seat} adds nothing</source>
            <translation>{seat} hängt nichts an</translation>
        </message>
        <message>
            <source>{seat} attacks</source>
            <translation>{seat} greift an</translation>
        </message>
        <message>
            <source>{seat} says who blocks</source>
            <translation>{seat} sagt, wer blockt</translation>
        </message>
        <message>
            <source>{seat} orders the blockers: {order}</source>
            <translation>{seat} ordnet die Blocker: {order}</translation>
        </message>
        <message>
            <source>{seat} splits the damage of {attacker}</source>
            <translation>{seat} teilt den Schaden von {attacker} auf</translation>
        </message>
        <message>
            <source>{seat} names {cards}</source>
            <translation>{seat} nennt {cards}</translation>
        </message>
        <message>
            <source>By hand for {target}: {do} {amount}</source>
            <translation>Von Hand für {target}: {do} {amount}</translation>
        </message>
        <message>
            <source>Damage to a player</source>
            <translation>Schaden an einer Seite</translation>
        </message>
        <message>
            <source>Life gained</source>
            <translation>Erhaltenes Leben</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <translation>Gezogene Karten</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation>Zug vorbei</translation>
        </message>
        <message>
            <source>How much</source>
            <translation>Wie viel</translation>
        </message>
        <message>
            <source>life</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>the other deck is empty</source>
            <translation>der andere Stapel ist leer</translation>
        </message>
        <message>
            <source>both would have lost</source>
            <translation>beide hätten verloren</translation>
        </message>
        <message>
            <source>Magepunk</source>
            <translation>Magepunk</translation>
        </message>
        <message>
            <source>A duel of Entities, Spells and Nodes, for two.</source>
            <translation>Ein Duell aus Wesen, Zaubern und Knoten, zu zweit.</translation>
        </message>
        <message>
            <source>it is not your turn</source>
            <translation>du bist nicht am Zug</translation>
        </message>
        <message>
            <source>only Fast cards and abilities can be added now</source>
            <translation>jetzt können nur schnelle Karten und Fähigkeiten angehängt werden</translation>
        </message>
        <message>
            <source>nothing Fast can be played now</source>
            <translation>jetzt kann nichts Schnelles gespielt werden</translation>
        </message>
        <message>
            <source>the other player acts now</source>
            <translation>jetzt ist die andere Seite dran</translation>
        </message>
        <message>
            <source>a chain is open</source>
            <translation>eine Kette ist offen</translation>
        </message>
        <message>
            <source>there is nothing to decline</source>
            <translation>es gibt nichts abzulehnen</translation>
        </message>
        <message>
            <source>there are not enough charges</source>
            <translation>es sind nicht genug Ladungen da</translation>
        </message>
        <message>
            <source>that is not the exact cost</source>
            <translation>das sind nicht genau die Kosten</translation>
        </message>
        <message>
            <source>a coloured part of the cost is not paid</source>
            <translation>ein farbiger Teil der Kosten ist nicht bezahlt</translation>
        </message>
        <message>
            <source>the sacrifice is missing</source>
            <translation>das Opfer fehlt</translation>
        </message>
        <message>
            <source>that cannot be sacrificed for it</source>
            <translation>das kann dafür nicht geopfert werden</translation>
        </message>
        <message>
            <source>the card has to be shown</source>
            <translation>die Karte muss gezeigt werden</translation>
        </message>
        <message>
            <source>the card has another Energy</source>
            <translation>die Karte hat eine andere Energie</translation>
        </message>
        <message>
            <source>there is no such Energy</source>
            <translation>diese Energie gibt es nicht</translation>
        </message>
        <message>
            <source>that card cannot be a resource</source>
            <translation>diese Karte kann keine Ressource sein</translation>
        </message>
        <message>
            <source>one resource a turn was agreed</source>
            <translation>vereinbart war eine Ressource pro Zug</translation>
        </message>
        <message>
            <source>it has no such ability</source>
            <translation>es hat keine solche Fähigkeit</translation>
        </message>
        <message>
            <source>it came into play this turn</source>
            <translation>es kam erst in diesem Zug</translation>
        </message>
        <message>
            <source>it was used this turn</source>
            <translation>es wurde in diesem Zug schon genutzt</translation>
        </message>
        <message>
            <source>the targets are missing</source>
            <translation>die Ziele fehlen</translation>
        </message>
        <message>
            <source>that is not a legal target</source>
            <translation>das ist kein erlaubtes Ziel</translation>
        </message>
        <message>
            <source>it cannot do that now</source>
            <translation>das kann es jetzt nicht</translation>
        </message>
        <message>
            <source>it cannot attack</source>
            <translation>es kann nicht angreifen</translation>
        </message>
        <message>
            <source>it cannot block</source>
            <translation>es kann nicht blocken</translation>
        </message>
        <message>
            <source>it is named twice</source>
            <translation>es ist doppelt genannt</translation>
        </message>
        <message>
            <source>that cannot be attacked</source>
            <translation>das kann nicht angegriffen werden</translation>
        </message>
        <message>
            <source>it blocks another attacker already</source>
            <translation>es blockt schon einen anderen Angreifer</translation>
        </message>
        <message>
            <source>that is not attacking</source>
            <translation>das greift nicht an</translation>
        </message>
        <message>
            <source>one blocker alone is not enough</source>
            <translation>ein Blocker allein reicht nicht</translation>
        </message>
        <message>
            <source>the blockers are not named yet</source>
            <translation>die Blocker sind noch nicht genannt</translation>
        </message>
        <message>
            <source>the blockers are not in order yet</source>
            <translation>die Blocker sind noch nicht geordnet</translation>
        </message>
        <message>
            <source>the order must name each blocker once</source>
            <translation>die Reihenfolge muss jeden Blocker einmal nennen</translation>
        </message>
        <message>
            <source>an earlier blocker has to take lethal damage first</source>
            <translation>ein früherer Blocker muss zuerst tödlichen Schaden erhalten</translation>
        </message>
        <message>
            <source>the damage must add up to the Impact</source>
            <translation>der Schaden muss zusammen die Wucht ergeben</translation>
        </message>
        <message>
            <source>that is not blocking this attacker</source>
            <translation>das blockt diesen Angreifer nicht</translation>
        </message>
        <message>
            <source>something has to be answered first</source>
            <translation>zuerst ist etwas zu beantworten</translation>
        </message>
        <message>
            <source>the other player decides that</source>
            <translation>das entscheidet die andere Seite</translation>
        </message>
        <message>
            <source>that answers another question</source>
            <translation>das beantwortet eine andere Frage</translation>
        </message>
        <message>
            <source>a wallet holds no card twice</source>
            <translation>ein Etui enthält keine Karte doppelt</translation>
        </message>
        <message>
            <source>a wallet has 18 cards</source>
            <translation>ein Etui hat 18 Karten</translation>
        </message>
        <message>
            <source>there are too many copies of a card</source>
            <translation>von einer Karte gibt es zu viele Exemplare</translation>
        </message>
        <message>
            <source>the deck has too few cards</source>
            <translation>der Stapel hat zu wenige Karten</translation>
        </message>
        <message>
            <source>there are several of them</source>
            <translation>davon gibt es mehrere</translation>
        </message>
        <message>
            <source>I cannot see what it acts on</source>
            <translation>ich kann nicht sehen, worauf es wirkt</translation>
        </message>
        <message>
            <source>I cannot see who plays it</source>
            <translation>ich kann nicht sehen, wer es spielt</translation>
        </message>
        <message>
            <source>it may have lain there before</source>
            <translation>es könnte schon vorher da gelegen haben</translation>
        </message>
        <message>
            <source>Entities were pushed forward</source>
            <translation>Wesen wurden nach vorn geschoben</translation>
        </message>
        <message>
            <source>Entities were laid against an attacker</source>
            <translation>Wesen wurden vor einen Angreifer gelegt</translation>
        </message>
        <message>
            <source>that belongs to the Attack Phase</source>
            <translation>das gehört in die Angriffsphase</translation>
        </message>
        <message>
            <source>play something Fast, or decline</source>
            <translation>spiel etwas Schnelles oder lehne ab</translation>
        </message>
        <message>
            <source>lay a resource, or wait for the refresh</source>
            <translation>leg eine Ressource oder warte auf das Auffrischen</translation>
        </message>
        <message>
            <source>pay exactly what it costs</source>
            <translation>bezahl genau, was es kostet</translation>
        </message>
        <message>
            <source>pay each coloured part with its own Energy</source>
            <translation>bezahl jeden farbigen Teil mit seiner eigenen Energie</translation>
        </message>
        <message>
            <source>name the card that was shown</source>
            <translation>nenne die Karte, die gezeigt wurde</translation>
        </message>
        <message>
            <source>the defender names blockers, or none</source>
            <translation>die verteidigende Seite nennt Blocker oder keine</translation>
        </message>
        <message>
            <source>the attacking player orders the blockers</source>
            <translation>die angreifende Seite ordnet die Blocker</translation>
        </message>
        <message>
            <source>give the first blocker enough before the next</source>
            <translation>gib dem ersten Blocker genug, bevor der nächste dran ist</translation>
        </message>
        <message>
            <source>split exactly {n}</source>
            <translation>teile genau {n} auf</translation>
        </message>
        <message>
            <source>wait until your next turn</source>
            <translation>warte bis zu deinem nächsten Zug</translation>
        </message>
        <message>
            <source>say what it acts on</source>
            <translation>sag, worauf es wirkt</translation>
        </message>
        <message>
            <source>say who plays it</source>
            <translation>sag, wer es spielt</translation>
        </message>
        <message>
            <source>tell me whether it is new</source>
            <translation>sag mir, ob es neu ist</translation>
        </message>
        <message>
            <source>tell me when all attackers are laid out</source>
            <translation>sag mir, wenn alle Angreifer liegen</translation>
        </message>
        <message>
            <source>say who blocks whom</source>
            <translation>sag, wer wen blockt</translation>
        </message>
        <message>
            <source>tell me that the Main Phase is over</source>
            <translation>sag mir, dass die Hauptphase vorbei ist</translation>
        </message>
        <message>
            <source>add something Fast to the chain, or decline</source>
            <translation>häng etwas Schnelles an die Kette oder lehne ab</translation>
        </message>
        <message>
            <source>keeping the starting hand or not</source>
            <translation>die Entscheidung über die Starthand</translation>
        </message>
        <message>
            <source>whether it is paid</source>
            <translation>das Bezahlen</translation>
        </message>
        <message>
            <source>what is chosen</source>
            <translation>die Wahl</translation>
        </message>
        <message>
            <source>the cards that are shown</source>
            <translation>das Zeigen der Karten</translation>
        </message>
        <message>
            <source>the cards above the limit</source>
            <translation>das Ablegen bis zur Grenze</translation>
        </message>
        <message>
            <source>what happens first</source>
            <translation>die Reihenfolge</translation>
        </message>
        <message>
            <source>{seat} has a deck of {n} cards</source>
            <translation>{seat} hat einen Stapel mit {n} Karten</translation>
        </message>
        <message>
            <source>{seat}: {n} cards checked, all in order</source>
            <translation>{seat}: {n} Karten geprüft, alles in Ordnung</translation>
        </message>
        <message>
            <source>{seat} has {n} cards only; 36 are recommended</source>
            <translation>{seat} hat nur {n} Karten; empfohlen sind 36</translation>
        </message>
        <message>
            <source>{seat} begins with {n} life</source>
            <translation>{seat} beginnt mit {n} Leben</translation>
        </message>
        <message>
            <source>The game begins in turn {n}</source>
            <translation>Das Spiel beginnt in Zug {n}</translation>
        </message>
        <message>
            <source>{seat} shuffles the hand back and draws again</source>
            <translation>{seat} mischt die Hand zurück und zieht neu</translation>
        </message>
        <message>
            <source>{seat} keeps the hand</source>
            <translation>{seat} behält die Hand</translation>
        </message>
        <message>
            <source>{seat} goes first</source>
            <translation>{seat} beginnt</translation>
        </message>
        <message>
            <source>Turn {n} - {seat}</source>
            <translation>Zug {n} – {seat}</translation>
        </message>
        <message>
            <source>{seat}: all charges refresh, {n} now</source>
            <translation>{seat}: Alle Ladungen frischen sich auf, jetzt {n}</translation>
        </message>
        <message>
            <source>{seat} draws {n} {n:card|cards}</source>
            <translation>{seat} zieht Karten: {n}</translation>
        </message>
        <message>
            <source>{seat} must draw and has no card left</source>
            <translation>{seat} muss ziehen und hat keine Karte mehr</translation>
        </message>
        <message>
            <source>Main Phase of {seat}</source>
            <translation>Hauptphase von {seat}</translation>
        </message>
        <message>
            <source>Attack Phase of {seat}</source>
            <translation>Angriffsphase von {seat}</translation>
        </message>
        <message>
            <source>Second Main Phase of {seat}</source>
            <translation>Zweite Hauptphase von {seat}</translation>
        </message>
        <message>
            <source>End Phase of {seat}</source>
            <translation>Endphase von {seat}</translation>
        </message>
        <message>
            <source>All damage is removed: {n} {n:card|cards}</source>
            <translation>Aller Schaden vergeht. Karten: {n}</translation>
        </message>
        <message>
            <source>The turn of {seat} is over</source>
            <translation>Der Zug von {seat} ist vorbei</translation>
        </message>
        <message>
            <source>{seat} pays {n} Biom</source>
            <translation>{seat} zahlt {n} Biom</translation>
        </message>
        <message>
            <source>{seat} pays {n} Kinesis</source>
            <translation>{seat} zahlt {n} Kinetik</translation>
        </message>
        <message>
            <source>{seat} pays {n} Aether</source>
            <translation>{seat} zahlt {n} Äther</translation>
        </message>
        <message>
            <source>{seat} pays {n} Entropy</source>
            <translation>{seat} zahlt {n} Entropie</translation>
        </message>
        <message>
            <source>{seat} pays {n} Radiance</source>
            <translation>{seat} zahlt {n} Glanz</translation>
        </message>
        <message>
            <source>{seat} has {n} Biom {n:charge|charges}, was {from}</source>
            <translation>Ladungen Biom von {seat}: {n}, vorher {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} Kinesis {n:charge|charges}, was {from}</source>
            <translation>Ladungen Kinetik von {seat}: {n}, vorher {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} Aether {n:charge|charges}, was {from}</source>
            <translation>Ladungen Äther von {seat}: {n}, vorher {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} Entropy {n:charge|charges}, was {from}</source>
            <translation>Ladungen Entropie von {seat}: {n}, vorher {from}</translation>
        </message>
        <message>
            <source>{seat} has {n} Radiance {n:charge|charges}, was {from}</source>
            <translation>Ladungen Glanz von {seat}: {n}, vorher {from}</translation>
        </message>
        <message>
            <source>{seat} lays a Biom resource</source>
            <translation>{seat} legt eine Ressource: Biom</translation>
        </message>
        <message>
            <source>{seat} lays a Kinesis resource</source>
            <translation>{seat} legt eine Ressource: Kinetik</translation>
        </message>
        <message>
            <source>{seat} lays a Radiance resource</source>
            <translation>{seat} legt eine Ressource: Glanz</translation>
        </message>
        <message>
            <source>The Biom charge of {seat} goes with its resource: {n} left</source>
            <translation>Die Ladung Biom von {seat} geht mit ihrer Ressource: noch {n}</translation>
        </message>
        <message>
            <source>The Kinesis charge of {seat} goes with its resource: {n} left</source>
            <translation>Die Ladung Kinetik von {seat} geht mit ihrer Ressource: noch {n}</translation>
        </message>
        <message>
            <source>The Aether charge of {seat} goes with its resource: {n} left</source>
            <translation>Die Ladung Äther von {seat} geht mit ihrer Ressource: noch {n}</translation>
        </message>
        <message>
            <source>The Entropy charge of {seat} goes with its resource: {n} left</source>
            <translation>Die Ladung Entropie von {seat} geht mit ihrer Ressource: noch {n}</translation>
        </message>
        <message>
            <source>The Radiance charge of {seat} goes with its resource: {n} left</source>
            <translation>Die Ladung Glanz von {seat} geht mit ihrer Ressource: noch {n}</translation>
        </message>
        <message>
            <source>{card} was not what its lane says. Nothing is undone by itself</source>
            <translation>{card} war nicht, was die Spur sagt. Nichts wird von selbst rückgängig gemacht</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Biom</source>
            <translation>{card} lag als Ressource für Biom</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Kinesis</source>
            <translation>{card} lag als Ressource für Kinetik</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Aether</source>
            <translation>{card} lag als Ressource für Äther</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Entropy</source>
            <translation>{card} lag als Ressource für Entropie</translation>
        </message>
        <message>
            <source>{card} lay as a resource of Radiance</source>
            <translation>{card} lag als Ressource für Glanz</translation>
        </message>
        <message>
            <source>The Energy of {card} is Biom</source>
            <translation>Die Energie von {card} ist Biom</translation>
        </message>
        <message>
            <source>The Energy of {card} is Kinesis</source>
            <translation>Die Energie von {card} ist Kinetik</translation>
        </message>
        <message>
            <source>The Energy of {card} is Aether</source>
            <translation>Die Energie von {card} ist Äther</translation>
        </message>
        <message>
            <source>The Energy of {card} is Entropy</source>
            <translation>Die Energie von {card} ist Entropie</translation>
        </message>
        <message>
            <source>The Energy of {card} is Radiance</source>
            <translation>Die Energie von {card} ist Glanz</translation>
        </message>
        <message>
            <source>{card} cannot be a resource at all</source>
            <translation>{card} kann gar keine Ressource sein</translation>
        </message>
        <message>
            <source>Biom resources of {seat} paid for {card} this turn</source>
            <translation>Ressourcen von {seat} für Biom haben in diesem Zug {card} bezahlt</translation>
        </message>
        <message>
            <source>Kinesis resources of {seat} paid for {card} this turn</source>
            <translation>Ressourcen von {seat} für Kinetik haben in diesem Zug {card} bezahlt</translation>
        </message>
        <message>
            <source>Aether resources of {seat} paid for {card} this turn</source>
            <translation>Ressourcen von {seat} für Äther haben in diesem Zug {card} bezahlt</translation>
        </message>
        <message>
            <source>Entropy resources of {seat} paid for {card} this turn</source>
            <translation>Ressourcen von {seat} für Entropie haben in diesem Zug {card} bezahlt</translation>
        </message>
        <message>
            <source>Radiance resources of {seat} paid for {card} this turn</source>
            <translation>Ressourcen von {seat} für Glanz haben in diesem Zug {card} bezahlt</translation>
        </message>
        <message>
            <source>No resource of that lane paid for anything this turn</source>
            <translation>Keine Ressource dieser Spur hat in diesem Zug etwas bezahlt</translation>
        </message>
        <message>
            <source>{seat} says what happens first</source>
            <translation>{seat} sagt, was zuerst geschieht</translation>
        </message>
        <message>
            <source>{card} goes to the discard pile of {seat}</source>
            <translation>{card} kommt auf den Ablagestapel von {seat}</translation>
        </message>
        <message>
            <source>{seat} shows {card}</source>
            <translation>{seat} zeigt {card}</translation>
        </message>
        <message>
            <source>{seat} does not pay for {card}</source>
            <translation>{seat} zahlt nicht für {card}</translation>
        </message>
        <message>
            <source>{seat} does not attack</source>
            <translation>{seat} greift nicht an</translation>
        </message>
        <message>
            <source>{seat} does not block</source>
            <translation>{seat} blockt nicht</translation>
        </message>
        <message>
            <source>{seat} takes damage: life {from} to {n}</source>
            <translation>{seat} erleidet Schaden: Leben von {from} auf {n}</translation>
        </message>
        <message>
            <source>{seat} gains life: {from} to {n}</source>
            <translation>{seat} erhält Leben: von {from} auf {n}</translation>
        </message>
        <message>
            <source>{seat} loses life: {from} to {n}</source>
            <translation>{seat} verliert Leben: von {from} auf {n}</translation>
        </message>
        <message>
            <source>Both would lose at the same moment</source>
            <translation>Beide würden im selben Moment verlieren</translation>
        </message>
        <message>
            <source>Turn {n} decides: then more life wins</source>
            <translation>Zug {n} entscheidet: Danach gewinnt, wer mehr Leben hat</translation>
        </message>
        <message>
            <source>The game is drawn</source>
            <translation>Das Spiel endet unentschieden</translation>
        </message>
        <message>
            <source>Corrected: {n}</source>
            <translation>Berichtigt: {n}</translation>
        </message>
        <message>
            <source>How much life does each player begin with?</source>
            <translation>Mit wie viel Leben beginnt jede Seite?</translation>
        </message>
        <message>
            <source>How many cards are in the starting hand?</source>
            <translation>Wie viele Karten hat die Starthand?</translation>
        </message>
        <message>
            <source>Which decks do you play?</source>
            <translation>Mit welchen Stapeln spielt ihr?</translation>
        </message>
        <message>
            <source>Two wallets each</source>
            <translation>Je zwei Etuis</translation>
        </message>
        <message>
            <source>One common deck</source>
            <translation>Ein gemeinsamer Stapel</translation>
        </message>
        <message>
            <source>One wallet each</source>
            <translation>Je ein Etui</translation>
        </message>
        <message>
            <source>What if a deck has fewer than 36 cards?</source>
            <translation>Was, wenn ein Stapel weniger als 36 Karten hat?</translation>
        </message>
        <message>
            <source>I mention it</source>
            <translation>Ich weise darauf hin</translation>
        </message>
        <message>
            <source>It is refused</source>
            <translation>Er wird abgelehnt</translation>
        </message>
        <message>
            <source>Does the first player draw on the first turn?</source>
            <translation>Zieht die erste Seite im ersten Zug eine Karte?</translation>
        </message>
        <message>
            <source>May a bad starting hand be exchanged?</source>
            <translation>Darf eine schlechte Starthand getauscht werden?</translation>
        </message>
        <message>
            <source>Once</source>
            <translation>Einmal</translation>
        </message>
        <message>
            <source>How many cards may a hand keep at the end of the turn?</source>
            <translation>Wie viele Karten darf eine Hand am Zugende behalten?</translation>
        </message>
        <message>
            <source>Any number</source>
            <translation>Beliebig viele</translation>
        </message>
        <message>
            <source>How high can life rise?</source>
            <translation>Wie hoch kann das Leben steigen?</translation>
        </message>
        <message>
            <source>Without a limit</source>
            <translation>Ohne Grenze</translation>
        </message>
        <message>
            <source>How many resources may be laid in a turn?</source>
            <translation>Wie viele Ressourcen dürfen in einem Zug gelegt werden?</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Eine</translation>
        </message>
        <message>
            <source>When does a new resource make its first charge?</source>
            <translation>Wann erzeugt eine neue Ressource ihre erste Ladung?</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>At the next refresh</source>
            <translation>Beim nächsten Auffrischen</translation>
        </message>
        <message>
            <source>Do resources lie face down or face up?</source>
            <translation>Wie liegen Ressourcen?</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>Face up</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>How is the Energy of a resource known?</source>
            <translation>Woran erkennt man die Energie einer Ressource?</translation>
        </message>
        <message>
            <source>By its lane</source>
            <translation>An ihrer Spur</translation>
        </message>
        <message>
            <source>It is shown to the camera</source>
            <translation>Sie wird der Kamera gezeigt</translation>
        </message>
        <message>
            <source>Everybody sees it</source>
            <translation>Alle sehen sie</translation>
        </message>
        <message>
            <source>How are spent charges shown?</source>
            <translation>Wie werden verbrauchte Ladungen gezeigt?</translation>
        </message>
        <message>
            <source>On the screen</source>
            <translation>Auf dem Bildschirm</translation>
        </message>
        <message>
            <source>Cards are turned</source>
            <translation>Karten werden gedreht</translation>
        </message>
        <message>
            <source>Whose charges refresh as a turn starts?</source>
            <translation>Wessen Ladungen frischen sich zu Beginn eines Zuges auf?</translation>
        </message>
        <message>
            <source>Everybody&apos;s</source>
            <translation>Die von allen</translation>
        </message>
        <message>
            <source>The active player&apos;s</source>
            <translation>Die der Seite am Zug</translation>
        </message>
        <message>
            <source>When can Fast be played in an attack?</source>
            <translation>Wann kann in einem Angriff Schnelles gespielt werden?</translation>
        </message>
        <message>
            <source>After attackers, blockers and damage</source>
            <translation>Nach Angreifern, Blockern und Schaden</translation>
        </message>
        <message>
            <source>After blockers only</source>
            <translation>Nur nach Blockern</translation>
        </message>
        <message>
            <source>When does a chain resolve?</source>
            <translation>Wann wird eine Kette abgehandelt?</translation>
        </message>
        <message>
            <source>After one decline</source>
            <translation>Nach einem Ablehnen</translation>
        </message>
        <message>
            <source>After two declines</source>
            <translation>Nach zweimal Ablehnen</translation>
        </message>
        <message>
            <source>How many chains may an End Phase have?</source>
            <translation>Wie viele Ketten darf eine Endphase haben?</translation>
        </message>
        <message>
            <source>As many as you like</source>
            <translation>So viele ihr wollt</translation>
        </message>
        <message>
            <source>How does combat damage land?</source>
            <translation>Wie wird Kampfschaden zugefügt?</translation>
        </message>
        <message>
            <source>All together</source>
            <translation>Aller zugleich</translation>
        </message>
        <message>
            <source>Attackers first</source>
            <translation>Erst die Angreifer</translation>
        </message>
        <message>
            <source>Attacker after attacker</source>
            <translation>Ein Angreifer nach dem anderen</translation>
        </message>
        <message>
            <source>Which Nodes can be attacked?</source>
            <translation>Welche Knoten können angegriffen werden?</translation>
        </message>
        <message>
            <source>Those with Durability</source>
            <translation>Die mit Festigkeit</translation>
        </message>
        <message>
            <source>All: any damage destroys them</source>
            <translation>Alle: Jeder Schaden zerstört sie</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Does an attacker whose blockers are gone stay blocked?</source>
            <translation>Bleibt ein Angreifer geblockt, wenn seine Blocker weg sind?</translation>
        </message>
        <message>
            <source>Which abilities must wait on the first turn?</source>
            <translation>Welche Fähigkeiten müssen im ersten Zug warten?</translation>
        </message>
        <message>
            <source>Those that sacrifice the Entity</source>
            <translation>Die, die das Wesen opfern</translation>
        </message>
        <message>
            <source>All activated abilities</source>
            <translation>Alle aktivierten Fähigkeiten</translation>
        </message>
        <message>
            <source>What if both would lose at once?</source>
            <translation>Was, wenn beide zugleich verlieren würden?</translation>
        </message>
        <message>
            <source>The active player loses</source>
            <translation>Die Seite am Zug verliert</translation>
        </message>
        <message>
            <source>One more turn</source>
            <translation>Ein Zug mehr</translation>
        </message>
        <message>
            <source>Battlefield</source>
            <translation>Schlachtfeld</translation>
        </message>
        <message>
            <source>Chain</source>
            <translation>Kette</translation>
        </message>
        <message>
            <source>Biom lane</source>
            <translation>Spur Biom</translation>
        </message>
        <message>
            <source>Kinesis lane</source>
            <translation>Spur Kinetik</translation>
        </message>
        <message>
            <source>Aether lane</source>
            <translation>Spur Äther</translation>
        </message>
        <message>
            <source>Entropy lane</source>
            <translation>Spur Entropie</translation>
        </message>
        <message>
            <source>Radiance lane</source>
            <translation>Spur Glanz</translation>
        </message>
        <message>
            <source>Biom</source>
            <translation>Biom</translation>
        </message>
        <message>
            <source>Kinesis</source>
            <translation>Kinetik</translation>
        </message>
        <message>
            <source>Aether</source>
            <translation>Äther</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>Radiance</source>
            <translation>Glanz</translation>
        </message>
        <message>
            <source>Biom resource</source>
            <translation>Ressource Biom</translation>
        </message>
        <message>
            <source>Kinesis resource</source>
            <translation>Ressource Kinetik</translation>
        </message>
        <message>
            <source>Aether resource</source>
            <translation>Ressource Äther</translation>
        </message>
        <message>
            <source>Entropy resource</source>
            <translation>Ressource Entropie</translation>
        </message>
        <message>
            <source>Radiance resource</source>
            <translation>Ressource Glanz</translation>
        </message>
        <message>
            <source>Common deck</source>
            <translation>Gemeinsamer Stapel</translation>
        </message>
        <message>
            <source>shuffled, the first hand drawn</source>
            <translation>gemischt, die erste Hand gezogen</translation>
        </message>
        <message>
            <source>both wallets, shuffled together</source>
            <translation>beide Etuis, zusammengemischt</translation>
        </message>
        <message>
            <source>Entities</source>
            <translation>Wesen</translation>
        </message>
        <message>
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>{1} and {2} attack</source>
            <translation>{1} und {2} greifen an</translation>
        </message>
        <message>
            <source>{1}, {2} and {3} attack</source>
            <translation>{1}, {2} und {3} greifen an</translation>
        </message>
        <message>
            <source>{1} attacks {2}</source>
            <translation>{1} greift {2} an</translation>
        </message>
        <message>
            <source>{1} and {2} block {3}</source>
            <translation>{1} und {2} blocken {3}</translation>
        </message>
        <message>
            <source>{1}, {2} and {3} block {4}</source>
            <translation>{1}, {2} und {3} blocken {4}</translation>
        </message>
        <message>
            <source>{1} blocks {2}, {3} blocks {4}</source>
            <translation>{1} blockt {2}, {3} blockt {4}</translation>
        </message>
        <message>
            <source>{1} blocks {2}, {3} blocks {4}, {5} blocks {6}</source>
            <translation>{1} blockt {2}, {3} blockt {4}, {5} blockt {6}</translation>
        </message>
        <message>
            <source>{n} against {from}</source>
            <translation>{n} gegen {from}</translation>
        </message>
        <message>
            <source>Strikes back {n}</source>
            <translation>Gegenschlag {n}</translation>
        </message>
        <message>
            <source>The program rolled {dice} for {hero}</source>
            <translation>Das Programm hat {dice} für {hero} gewürfelt</translation>
        </message>
        <message>
            <source>The program has rolled for {seat}</source>
            <translation>Das Programm hat für {seat} gewürfelt</translation>
        </message>
        <message>
            <source>The program rolled {dice} for {seat}</source>
            <translation>Das Programm hat {dice} für {seat} gewürfelt</translation>
        </message>
        <message>
            <source>%1: round %2</source>
            <translation>%1: Runde %2</translation>
        </message>
        <message>
            <source>Table %1</source>
            <translation>Tisch %1</translation>
        </message>
        <message>
            <source>%1 goes first</source>
            <translation>%1 beginnt</translation>
        </message>
        <message>
            <source>a bye</source>
            <translation>Freilos</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Goes first</source>
            <translation>Beginnt</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>Gewonnen, unentschieden, verloren</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message numerus="yes">
            <source>%n wins of 3 points</source>
            <translation>
                <numerusform>%n Sieg zu 3 Punkten</numerusform>
                <numerusform>%n Siege zu 3 Punkten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n draws of 1 point</source>
            <translation>
                <numerusform>%n Unentschieden zu 1 Punkt</numerusform>
                <numerusform>%n Unentschieden zu 1 Punkt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n byes of 3 points</source>
            <translation>
                <numerusform>%n Freilos zu 3 Punkten</numerusform>
                <numerusform>%n Freilose zu 3 Punkten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n losses</source>
            <translation>
                <numerusform>%n Niederlage</numerusform>
                <numerusform>%n Niederlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n penalty points</source>
            <translation>
                <numerusform>%n Punkt Abzug</numerusform>
                <numerusform>%n Punkte Abzug</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing played yet</source>
            <translation>Noch nichts gespielt</translation>
        </message>
        <message>
            <source>No opponents yet</source>
            <translation>Noch keine Gegner</translation>
        </message>
        <message>
            <source>Points against tied players: %1</source>
            <translation>Punkte gegen Punktgleiche: %1</translation>
        </message>
        <message>
            <source>Glicko-2 rating %1, ±%2</source>
            <translation>Glicko-2-Wertung %1, ±%2</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>some tables of this round are still playing</source>
            <translation>an Tischen dieser Runde wird noch gespielt</translation>
        </message>
        <message>
            <source>wait for their results, or enter them</source>
            <translation>warte auf ihre Ergebnisse oder gib sie ein</translation>
        </message>
        <message>
            <source>fewer than two players can be paired</source>
            <translation>es sind weniger als zwei Leute auszulosen</translation>
        </message>
        <message>
            <source>let more join</source>
            <translation>lass mehr Leute beitreten</translation>
        </message>
        <message>
            <source>all rounds have been played</source>
            <translation>alle Runden sind gespielt</translation>
        </message>
        <message>
            <source>print the final table</source>
            <translation>druck die Schlusstabelle</translation>
        </message>
        <message>
            <source>no further round is possible without a repeated match</source>
            <translation>ohne eine wiederholte Begegnung ist keine Runde mehr möglich</translation>
        </message>
        <message>
            <source>end the league here</source>
            <translation>beende die Liga hier</translation>
        </message>
        <message>
            <source>the league does not play this game</source>
            <translation>die Liga spielt dieses Spiel nicht</translation>
        </message>
        <message>
            <source>check which league the night is of</source>
            <translation>prüfe, zu welcher Liga der Abend gehört</translation>
        </message>
        <message>
            <source>several tables are playing, and it is unclear which one this was</source>
            <translation>mehrere Tische spielen, und es ist unklar, welcher es war</translation>
        </message>
        <message>
            <source>name the table, or its players</source>
            <translation>nenne den Tisch oder wer daran spielt</translation>
        </message>
        <message>
            <source>no such table is waiting for a result</source>
            <translation>kein solcher Tisch wartet auf ein Ergebnis</translation>
        </message>
        <message>
            <source>check round and table</source>
            <translation>prüfe Runde und Tisch</translation>
        </message>
        <message>
            <source>others sit at this table</source>
            <translation>an diesem Tisch sitzen andere</translation>
        </message>
        <message>
            <source>check the players</source>
            <translation>prüfe, wer gespielt hat</translation>
        </message>
        <message>
            <source>this night counts at another table already</source>
            <translation>dieser Abend zählt schon an einem anderen Tisch</translation>
        </message>
        <message>
            <source>report the night of this table, or let the organiser enter its result</source>
            <translation>melde den Abend dieses Tisches oder lass die Ligaleitung sein Ergebnis eingeben</translation>
        </message>
        <message>
            <source>another night counts at this table</source>
            <translation>an diesem Tisch zählt ein anderer Abend</translation>
        </message>
        <message>
            <source>let the organiser say which one is right</source>
            <translation>lass die Ligaleitung sagen, welcher stimmt</translation>
        </message>
        <message>
            <source>the referee&apos;s result differs from line {line}</source>
            <translation>das Ergebnis der Spielleitung weicht von Zeile {line} ab</translation>
        </message>
        <message>
            <source>report the unchanged transcript</source>
            <translation>melde die unveränderte Mitschrift</translation>
        </message>
        <message>
            <source>the night is not over</source>
            <translation>der Abend ist nicht vorbei</translation>
        </message>
        <message>
            <source>play it to its end</source>
            <translation>spielt ihn zu Ende</translation>
        </message>
        <message>
            <source>the night did not have exactly two players</source>
            <translation>es waren nicht genau zwei dabei</translation>
        </message>
        <message>
            <source>report a night with two players</source>
            <translation>melde einen Abend zu zweit</translation>
        </message>
        <message>
            <source>the events of this night were changed</source>
            <translation>die Ereignisse dieses Abends wurden verändert</translation>
        </message>
        <message>
            <source>%1 has a bye</source>
            <translation>%1 hat ein Freilos</translation>
        </message>
        <message>
            <source>%1 and %2 play</source>
            <translation>%1 und %2 spielen</translation>
        </message>
        <message>
            <source>%1 beats %2</source>
            <translation>%1 schlägt %2</translation>
        </message>
        <message>
            <source>%1 and %2 draw</source>
            <translation>%1 und %2 spielen unentschieden</translation>
        </message>
        <message>
            <source>%1 and %2 win together</source>
            <translation>%1 und %2 gewinnen gemeinsam</translation>
        </message>
        <message>
            <source>%1 and %2 lose together</source>
            <translation>%1 und %2 verlieren gemeinsam</translation>
        </message>
        <message>
            <source>%1 joins</source>
            <translation>%1 tritt bei</translation>
        </message>
        <message>
            <source>%1 drops out</source>
            <translation>%1 steigt aus</translation>
        </message>
        <message>
            <source>%1 is back</source>
            <translation>%1 ist wieder da</translation>
        </message>
        <message>
            <source>Round %1 is paired</source>
            <translation>Runde %1 ist ausgelost</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n points</source>
            <translation>
                <numerusform>%1 verliert %n Punkt</numerusform>
                <numerusform>%1 verliert %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>lamps decide (points tied)</source>
            <translation>Lampen entscheiden (Punkte gleich)</translation>
        </message>
        <message>
            <source>health decides (points and lamps tied)</source>
            <translation>Leben entscheidet (Punkte und Lampen gleich)</translation>
        </message>
        <message>
            <source>first blood decides (all else tied)</source>
            <translation>erstes Blut entscheidet (sonst alles gleich)</translation>
        </message>
        <message>
            <source>No duel. Points are tied, so this second parley in a row scores for nobody.</source>
            <translation>Kein Duell. Die Punkte sind gleich, also bringt diese zweite Waffenruhe in Folge niemandem etwas.</translation>
        </message>
        <message>
            <source>No duel, and {parley_point} scores 1 point for the second parley in a row.</source>
            <translation>Kein Duell, und {parley_point} erhält 1 Punkt für die zweite Waffenruhe in Folge.</translation>
        </message>
        <message>
            <source>Enter the card</source>
            <translation>Karte eingeben</translation>
        </message>
        <message>
            <source>{seat}: roll your dice in secret</source>
            <translation>{seat}: Wirf deine Würfel verdeckt</translation>
        </message>
        <message>
            <source>{seat}: lay 2 actions face down. Flip them together with the others</source>
            <translation>{seat}: Leg 2 Aktionen verdeckt hin. Deckt sie dann gemeinsam auf</translation>
        </message>
        <message>
            <source>{seat}: lay 1 action face down. Flip it together with the other</source>
            <translation>{seat}: Leg 1 Aktion verdeckt hin. Deckt sie dann gemeinsam auf</translation>
        </message>
        <message>
            <source>Then draw 1 card.</source>
            <translation>Dann zieh 1 Karte.</translation>
        </message>
        <message>
            <source>Then draw {draw} cards.</source>
            <translation>Dann zieh {draw} Karten.</translation>
        </message>
        <message>
            <source>Parley: it has no effect unless the card mentions parley.</source>
            <translation>Waffenruhe: Er bewirkt nichts, außer die Karte erwähnt die Waffenruhe.</translation>
        </message>
        <message>
            <source>A draw: all tied</source>
            <translation>Unentschieden: in allem gleich</translation>
        </message>
        <message>
            <source>All tied</source>
            <translation>In allem gleich</translation>
        </message>
        <message>
            <source>Costliest encounter</source>
            <translation>Die teuerste Begegnung</translation>
        </message>
        <message>
            <source>Biggest hit</source>
            <translation>Der größte Treffer</translation>
        </message>
        <message>
            <source>%1 takes the lead and keeps it</source>
            <translation>%1 geht in Führung und behält sie</translation>
        </message>
        <message>
            <source>%1 gains most here</source>
            <translation>%1 gewinnt hier am meisten</translation>
        </message>
        <message>
            <source>Turning point</source>
            <translation>Wendepunkt</translation>
        </message>
        <message>
            <source>Closest duel</source>
            <translation>Das knappste Duell</translation>
        </message>
        <message>
            <source>Decided by %1: %2</source>
            <translation>Entschieden durch %1: %2</translation>
        </message>
        <message>
            <source>{seat} lays an Aether resource</source>
            <translation>{seat} legt eine Ressource: Äther</translation>
        </message>
        <message>
            <source>{seat} lays an Entropy resource</source>
            <translation>{seat} legt eine Ressource: Entropie</translation>
        </message>
        <message>
            <source>that card is not straight</source>
            <translation>diese Karte liegt schräg</translation>
        </message>
        <message>
            <source>turn it upright, or sideways if you mean that</source>
            <translation>dreh sie gerade, oder quer, wenn das gemeint ist</translation>
        </message>
        <message>
            <source>a token stands between two lanes</source>
            <translation>ein Marker steht zwischen zwei Bahnen</translation>
        </message>
        <message>
            <source>move {card} into one of them, or tell me it is right</source>
            <translation>stell {card} auf eine davon oder sag mir, dass es stimmt</translation>
        </message>
        <message>
            <source>the die of {card} shows {shown}</source>
            <translation>der Würfel von {card} zeigt {shown}</translation>
        </message>
        <message>
            <source>I cannot read the die of {card}</source>
            <translation>ich kann den Würfel von {card} nicht lesen</translation>
        </message>
        <message>
            <source>it should show {n}</source>
            <translation>er sollte {n} zeigen</translation>
        </message>
        <message>
            <source>its own die goes up to {n}; put that die on its token</source>
            <translation>ihr eigener Würfel geht bis {n}; stell diesen auf ihren Marker</translation>
        </message>
        <message>
            <source>turn its number up, or tell me what it shows</source>
            <translation>dreh seine Zahl nach oben oder sag mir, was er zeigt</translation>
        </message>
        <message>
            <source>an arrow does not point to the side it works for</source>
            <translation>ein Pfeil zeigt nicht zu der Seite, für die er wirkt</translation>
        </message>
        <message>
            <source>the initiative token lies on the other side</source>
            <translation>der Initiativmarker liegt auf der anderen Seite</translation>
        </message>
        <message>
            <source>more ability tokens lie there than were gained</source>
            <translation>dort liegen mehr Fähigkeitsmarker, als gewonnen wurden</translation>
        </message>
        <message>
            <source>a small token touches no piece</source>
            <translation>ein kleiner Marker berührt keine Figur</translation>
        </message>
        <message>
            <source>a small token touches more than one piece</source>
            <translation>ein kleiner Marker berührt mehr als eine Figur</translation>
        </message>
        <message>
            <source>a small token lies beside a piece that has none</source>
            <translation>ein kleiner Marker liegt neben einer Figur, die keinen hat</translation>
        </message>
        <message>
            <source>turn {card} towards {who}</source>
            <translation>dreh {card} zu {who} hin</translation>
        </message>
        <message>
            <source>{who} has the initiative: move it there</source>
            <translation>{who} hat die Initiative: Leg ihn dorthin</translation>
        </message>
        <message>
            <source>I see {have}, it should be {n}</source>
            <translation>ich sehe {have}, es sollten {n} sein</translation>
        </message>
        <message>
            <source>push {card} against its piece, or take it away</source>
            <translation>schieb {card} an die Figur oder nimm ihn weg</translation>
        </message>
        <message>
            <source>push {card} against the piece it works on</source>
            <translation>schieb {card} an die Figur, auf die er wirkt</translation>
        </message>
        <message>
            <source>take {card} away, or push it against its piece</source>
            <translation>nimm {card} weg oder schieb ihn an seine Figur</translation>
        </message>
        <message>
            <source>the cube does not show the life I have</source>
            <translation>das Klötzchen zeigt andere Lebenspunkte, als ich zähle</translation>
        </message>
        <message>
            <source>I cannot read the cube on the life track</source>
            <translation>ich kann das Klötzchen auf der Lebensleiste nicht lesen</translation>
        </message>
        <message>
            <source>the red cubes do not show the damage</source>
            <translation>die roten Klötzchen zeigen nicht den Schaden</translation>
        </message>
        <message>
            <source>the white cubes do not show what is prevented</source>
            <translation>die weißen Klötzchen zeigen nicht, was verhindert wird</translation>
        </message>
        <message>
            <source>cubes are left on a card</source>
            <translation>auf einer Karte liegen noch Klötzchen</translation>
        </message>
        <message>
            <source>I cannot count the cubes on a card</source>
            <translation>ich kann die Klötzchen auf einer Karte nicht zählen</translation>
        </message>
        <message>
            <source>an energy chip stands for a charge that is not there</source>
            <translation>ein Energiechip steht für eine Ladung, die es nicht gibt</translation>
        </message>
        <message>
            <source>that number of the chain belongs to another card</source>
            <translation>diese Nummer der Kette gehört zu einer anderen Karte</translation>
        </message>
        <message>
            <source>that card has no ability to use now</source>
            <translation>diese Karte hat jetzt keine nutzbare Fähigkeit</translation>
        </message>
        <message>
            <source>a numbered chip was laid on a card</source>
            <translation>ein Nummernchip wurde auf eine Karte gelegt</translation>
        </message>
        <message>
            <source>{who} has {n}, the cube is on {have}: move it, or tell me it is right</source>
            <translation>{who} hat {n}, das Klötzchen liegt auf {have}: verschieb es oder sag mir, dass es stimmt</translation>
        </message>
        <message>
            <source>put one cube on {who}&apos;s {n}</source>
            <translation>leg ein Klötzchen auf die {n} von {who}</translation>
        </message>
        <message>
            <source>{card}: I see {have}, it should be {n}</source>
            <translation>{card}: Ich sehe {have}, es sollten {n} sein</translation>
        </message>
        <message>
            <source>take them off {card}: nothing is left there</source>
            <translation>nimm sie von {card}: Dort ist nichts mehr</translation>
        </message>
        <message>
            <source>lay them apart on {card}; it should be {n}</source>
            <translation>leg sie auf {card} auseinander; es sollten {n} sein</translation>
        </message>
        <message>
            <source>put the {n} on the card whose ability it is</source>
            <translation>leg die {n} auf die Karte, deren Fähigkeit es ist</translation>
        </message>
        <message>
            <source>take the chip off {card}</source>
            <translation>nimm den Chip von {card}</translation>
        </message>
        <message>
            <source>say which ability of {card} is used</source>
            <translation>sag, welche Fähigkeit von {card} benutzt wird</translation>
        </message>
        <message>
            <source>copies of one creature left their slots at once</source>
            <translation>gleiche Kreaturen haben ihre Felder zugleich verlassen</translation>
        </message>
        <message>
            <source>a red cube was taken off</source>
            <translation>ein rotes Klötzchen wurde weggenommen</translation>
        </message>
        <message>
            <source>the cube does not show the points I have</source>
            <translation>das Klötzchen zeigt andere Punkte, als ich zähle</translation>
        </message>
        <message>
            <source>I cannot read the cube on the points track</source>
            <translation>ich kann das Klötzchen auf der Punkteleiste nicht lesen</translation>
        </message>
        <message>
            <source>say which {card} went where</source>
            <translation>sag, welche Karte „{card}“ wohin ging</translation>
        </message>
        <message>
            <source>tell me that {card} rests, or turn it back</source>
            <translation>sag mir, dass {card} rastet, oder dreh die Karte zurück</translation>
        </message>
        <message>
            <source>several were turned for one target</source>
            <translation>mehrere wurden für ein Ziel gedreht</translation>
        </message>
        <message>
            <source>tell me whether they attack as one group</source>
            <translation>sag mir, ob sie als eine Gruppe angreifen</translation>
        </message>
        <message>
            <source>Life track</source>
            <translation>Lebensleiste</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>Schweizer System</translation>
        </message>
        <message>
            <source>Round robin</source>
            <translation>Alle gegen alle</translation>
        </message>
        <message>
            <source>Ladder</source>
            <translation>Rangleiter</translation>
        </message>
        <message>
            <source>Swiss: players with similar points meet</source>
            <translation>Schweizer System: Ähnliche Punkte treffen aufeinander</translation>
        </message>
        <message>
            <source>Ladder: players with similar ratings meet</source>
            <translation>Rangleiter: Ähnliche Wertungen treffen aufeinander</translation>
        </message>
        <message numerus="yes">
            <source>plural form</source>
            <extracomment>the number of each plural form, in the order of the fields: 1, 2, ...</extracomment>
            <translation>
                <numerusform>1</numerusform>
                <numerusform>2</numerusform>
            </translation>
        </message>
        <message>
            <source>Play a hero</source>
            <translation>Einen Helden ausspielen</translation>
        </message>
        <message>
            <source>Give gear to a hero</source>
            <translation>Einem Helden Ausrüstung geben</translation>
        </message>
        <message>
            <source>Trade</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>Explore</source>
            <translation>Erkunden</translation>
        </message>
        <message>
            <source>Face the trap</source>
            <translation>Sich der Falle stellen</translation>
        </message>
        <message>
            <source>Use a card</source>
            <translation>Eine Karte benutzen</translation>
        </message>
        <message>
            <source>Flee</source>
            <translation>Fliehen</translation>
        </message>
        <message>
            <source>Give way</source>
            <translation>Weichen</translation>
        </message>
        <message>
            <source>Draw the loot</source>
            <translation>Die Beute ziehen</translation>
        </message>
        <message>
            <source>Which hero?</source>
            <translation>Welcher Held?</translation>
        </message>
        <message>
            <source>Which gear?</source>
            <translation>Welche Ausrüstung?</translation>
        </message>
        <message>
            <source>Which place?</source>
            <translation>Welcher Platz?</translation>
        </message>
        <message>
            <source>Which players?</source>
            <translation>Welche Spieler?</translation>
        </message>
        <message>
            <source>Who gives what?</source>
            <translation>Wer gibt was?</translation>
        </message>
        <message>
            <source>Who helps?</source>
            <translation>Wer hilft?</translation>
        </message>
        <message>
            <source>How many?</source>
            <translation>Wie viele?</translation>
        </message>
        <message>
            <source>Choose a piece</source>
            <translation>Eine Figur wählen</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Handeln</translation>
        </message>
        <message>
            <source>Use an item</source>
            <translation>Einen Gegenstand benutzen</translation>
        </message>
        <message>
            <source>Use no item</source>
            <translation>Keinen Gegenstand benutzen</translation>
        </message>
        <message>
            <source>A die shows something else</source>
            <translation>Ein Würfel zeigt etwas anderes</translation>
        </message>
        <message>
            <source>Which piece?</source>
            <translation>Welche Figur?</translation>
        </message>
        <message>
            <source>Which action?</source>
            <translation>Welche Aktion?</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>Which lanes?</source>
            <translation>Welche Bahnen?</translation>
        </message>
        <message>
            <source>Who is hit next?</source>
            <translation>Wer wird als Nächstes getroffen?</translation>
        </message>
        <message>
            <source>Which item?</source>
            <translation>Welcher Gegenstand?</translation>
        </message>
        <message>
            <source>Which Rage dice?</source>
            <translation>Welche Wutwürfel?</translation>
        </message>
        <message>
            <source>What is bought?</source>
            <translation>Was wird gekauft?</translation>
        </message>
        <message>
            <source>For how much Rage?</source>
            <translation>Für wie viel Wut?</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Check a deck</source>
            <translation>Einen Stapel prüfen</translation>
        </message>
        <message>
            <source>Lay a resource</source>
            <translation>Eine Ressource legen</translation>
        </message>
        <message>
            <source>Order the blockers</source>
            <translation>Die Blocker ordnen</translation>
        </message>
        <message>
            <source>Split the damage</source>
            <translation>Den Schaden aufteilen</translation>
        </message>
        <message>
            <source>Into which lane?</source>
            <translation>In welche Reihe?</translation>
        </message>
        <message>
            <source>Which card is it?</source>
            <translation>Welche Karte ist es?</translation>
        </message>
        <message>
            <source>Which cards are shown?</source>
            <translation>Welche Karten werden gezeigt?</translation>
        </message>
        <message>
            <source>What is sacrificed?</source>
            <translation>Was wird geopfert?</translation>
        </message>
        <message>
            <source>Whose ability?</source>
            <translation>Wessen Fähigkeit?</translation>
        </message>
        <message>
            <source>Which ability?</source>
            <translation>Welche Fähigkeit?</translation>
        </message>
        <message>
            <source>Paid with which resources?</source>
            <translation>Mit welchen Ressourcen bezahlt?</translation>
        </message>
        <message>
            <source>Who attacks, and whom?</source>
            <translation>Wer greift wen an?</translation>
        </message>
        <message>
            <source>Who blocks, and whom?</source>
            <translation>Wer blockt wen?</translation>
        </message>
        <message>
            <source>Of which attacker?</source>
            <translation>Von welchem Angreifer?</translation>
        </message>
        <message>
            <source>Which blocker comes next?</source>
            <translation>Welcher Blocker kommt als Nächstes?</translation>
        </message>
        <message>
            <source>How much to whom?</source>
            <translation>Wie viel an wen?</translation>
        </message>
        <message>
            <source>How is the deck built?</source>
            <translation>Wie ist der Stapel gebaut?</translation>
        </message>
        <message>
            <source>Which wallets are allowed?</source>
            <translation>Welche Wallets sind erlaubt?</translation>
        </message>
        <message>
            <source>From wallets</source>
            <translation>Aus Wallets</translation>
        </message>
        <message>
            <source>Constructed</source>
            <translation>Selbst gebaut</translation>
        </message>
        <message>
            <source>Show a deck</source>
            <translation>Einen Stapel zeigen</translation>
        </message>
        <message>
            <source>Lay four cards face down</source>
            <translation>Vier Karten verdeckt legen</translation>
        </message>
        <message>
            <source>Turn a card up</source>
            <translation>Eine Karte aufdecken</translation>
        </message>
        <message>
            <source>Put a card in a slot</source>
            <translation>Eine Karte auf einen Platz legen</translation>
        </message>
        <message>
            <source>Settle the upkeep</source>
            <translation>Den Unterhalt begleichen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Into which slots?</source>
            <translation>Auf welche Plätze?</translation>
        </message>
        <message>
            <source>Which slot?</source>
            <translation>Welcher Platz?</translation>
        </message>
        <message>
            <source>Whose upkeep?</source>
            <translation>Wessen Unterhalt?</translation>
        </message>
        <message>
            <source>Which creature pays?</source>
            <translation>Welche Kreatur bezahlt?</translation>
        </message>
        <message>
            <source>Is it given up?</source>
            <translation>Wird sie aufgegeben?</translation>
        </message>
        <message>
            <source>Who is recruited?</source>
            <translation>Wer wird angeworben?</translation>
        </message>
        <message>
            <source>Paid by whom?</source>
            <translation>Von wem bezahlt?</translation>
        </message>
        <message>
            <source>Who is marked for it?</source>
            <translation>Wer wird dafür markiert?</translation>
        </message>
        <message>
            <source>On to what?</source>
            <translation>Weiter wozu?</translation>
        </message>
        <message>
            <source>Who moves?</source>
            <translation>Wer bewegt sich?</translation>
        </message>
        <message>
            <source>Who attacks?</source>
            <translation>Wer greift an?</translation>
        </message>
        <message>
            <source>Who is attacked?</source>
            <translation>Wer wird angegriffen?</translation>
        </message>
        <message>
            <source>Close or Ranged?</source>
            <translation>Nah oder Fern?</translation>
        </message>
        <message>
            <source>Who rests?</source>
            <translation>Wer ruht?</translation>
        </message>
        <message>
            <source>Which creature?</source>
            <translation>Welche Kreatur?</translation>
        </message>
        <message>
            <source>How much damage does it have?</source>
            <translation>Wie viel Schaden hat sie?</translation>
        </message>
        <message>
            <source>Is it marked?</source>
            <translation>Ist sie markiert?</translation>
        </message>
        <message>
            <source>Has it moved?</source>
            <translation>Hat sie sich bewegt?</translation>
        </message>
        <message>
            <source>On to recruiting</source>
            <translation>Weiter zum Anwerben</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Nah</translation>
        </message>
        <message>
            <source>Ranged</source>
            <translation>Fern</translation>
        </message>
        <message>
            <source>Offer a draw</source>
            <translation>Remis anbieten</translation>
        </message>
        <message>
            <source>front {n}</source>
            <translation>vorn {n}</translation>
        </message>
        <message>
            <source>back {n}</source>
            <translation>hinten {n}</translation>
        </message>
        <message>
            <source>Which player?</source>
            <translation>Welcher Spieler?</translation>
        </message>
        <message>
            <source>Which card?</source>
            <translation>Welche Karte?</translation>
        </message>
        <message>
            <source>Which cards?</source>
            <translation>Welche Karten?</translation>
        </message>
        <message>
            <source>On whom or what?</source>
            <translation>Auf wen oder was?</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Wohin?</translation>
        </message>
        <message>
            <source>Paid with what?</source>
            <translation>Womit bezahlt?</translation>
        </message>
        <message>
            <source>What was rolled?</source>
            <translation>Was wurde gewürfelt?</translation>
        </message>
        <message>
            <source>Which one?</source>
            <translation>Welche?</translation>
        </message>
        <message>
            <source>What is your choice?</source>
            <translation>Wie entscheidest du?</translation>
        </message>
        <message>
            <source>What is your answer?</source>
            <translation>Was antwortest du?</translation>
        </message>
        <message>
            <source>Which comes next?</source>
            <translation>Was kommt als Nächstes?</translation>
        </message>
        <message>
            <source>Do you accept?</source>
            <translation>Nimmst du an?</translation>
        </message>
        <message>
            <source>Do you keep the dice?</source>
            <translation>Behältst du die Würfel?</translation>
        </message>
        <message>
            <source>How is it used?</source>
            <translation>Wie wird sie benutzt?</translation>
        </message>
        <message>
            <source>Who picks first?</source>
            <translation>Wer wählt zuerst?</translation>
        </message>
        <message>
            <source>Does it stay face down?</source>
            <translation>Bleibt sie verdeckt?</translation>
        </message>
        <message>
            <source>In whose place?</source>
            <translation>An wessen Stelle?</translation>
        </message>
        <message>
            <source>Which number is wrong, and what is right?</source>
            <translation>Welche Zahl ist falsch, und was stimmt?</translation>
        </message>
        <message>
            <source>What happens?</source>
            <translation>Was passiert?</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>How much damage?</source>
            <translation>Wie viel Schaden?</translation>
        </message>
        <message>
            <source>What does it show?</source>
            <translation>Was zeigt er?</translation>
        </message>
        <message>
            <source>Say who picks first</source>
            <translation>Sagen, wer zuerst wählt</translation>
        </message>
        <message>
            <source>Decide</source>
            <translation>Entscheiden</translation>
        </message>
        <message>
            <source>Correct a number</source>
            <translation>Eine Zahl korrigieren</translation>
        </message>
        <message>
            <source>Something else happens</source>
            <translation>Etwas anderes passiert</translation>
        </message>
        <message>
            <source>What else?</source>
            <translation>Was noch?</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a thing or number, and its value</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>{who} names two items</source>
            <translation>nennt {who} zwei Gegenstände</translation>
        </message>
        <message>
            <source>{who} rolls the d20</source>
            <translation>wirft {who} den W20</translation>
        </message>
        <message>
            <source>{who} chooses a piece</source>
            <translation>wählt {who} eine Figur</translation>
        </message>
        <message>
            <source>{who} moves and acts</source>
            <translation>bewegt sich {who} und handelt</translation>
        </message>
        <message>
            <source>{who} uses an item or passes</source>
            <translation>nutzt {who} einen Gegenstand oder passt</translation>
        </message>
        <message>
            <source>{who} says whether the piece is saved</source>
            <translation>sagt {who}, ob die Figur gerettet wird</translation>
        </message>
        <message>
            <source>{who} ends the missed phase</source>
            <translation>beendet {who} die verpasste Phase</translation>
        </message>
        <message>
            <source>{who} says how the battle ends</source>
            <translation>sagt {who}, wie die Schlacht endet</translation>
        </message>
        <message>
            <source>this Rage die is not in the Rage box</source>
            <translation>dieser Wutwürfel liegt nicht im Wutfeld</translation>
        </message>
        <message>
            <source>the die of {card} goes from 1 to {n}; 0 takes it off the table</source>
            <translation>der Würfel von {card} geht von 1 bis {n}; 0 nimmt sie vom Tisch</translation>
        </message>
        <message>
            <source>it works on the piece itself: name no target</source>
            <translation>sie wirkt auf die Figur selbst: Nennt kein Ziel</translation>
        </message>
        <message>
            <source>it moves nothing: name no lane to move to</source>
            <translation>sie bewegt nichts: Nennt kein Ziel für eine Bewegung</translation>
        </message>
        <message>
            <source>it works on a lane: name the lane and no piece</source>
            <translation>sie wirkt auf eine Bahn: Nennt die Bahn und keine Figur</translation>
        </message>
        <message>
            <source>it takes no lane: name none</source>
            <translation>sie nimmt keine Bahn: Nennt keine</translation>
        </message>
        <message>
            <source>the die of {card} should show {n}: turn it</source>
            <translation>der Würfel von {card} soll {n} zeigen: Dreht ihn</translation>
        </message>
        <message>
            <source>spend only dice that lie in your Rage box</source>
            <translation>nehmt nur Würfel aus eurem Wutfeld</translation>
        </message>
        <message>
            <source>it can strike in two ways</source>
            <translation>sie kann auf zwei Arten zuschlagen</translation>
        </message>
        <message>
            <source>undo it if it was laid wrongly</source>
            <translation>macht es rückgängig, wenn falsch gelegt wurde</translation>
        </message>
        <message>
            <source>say close or ranged</source>
            <translation>sagt: Nahkampf oder Fernkampf</translation>
        </message>
        <message>
            <source>go on with the turn</source>
            <translation>macht mit dem Zug weiter</translation>
        </message>
        <message>
            <source>{who} lays four hidden cards</source>
            <translation>legt {who} vier verdeckte Karten</translation>
        </message>
        <message>
            <source>{who} turns up a card</source>
            <translation>deckt {who} eine Karte auf</translation>
        </message>
        <message>
            <source>{who} adds a card</source>
            <translation>legt {who} eine Karte dazu</translation>
        </message>
        <message>
            <source>{who} settles the upkeep</source>
            <translation>regelt {who} den Unterhalt</translation>
        </message>
        <message>
            <source>{who} recruits or goes on</source>
            <translation>wirbt {who} an oder macht weiter</translation>
        </message>
        <message>
            <source>{who} uses abilities or goes on</source>
            <translation>nutzt {who} Fähigkeiten oder macht weiter</translation>
        </message>
        <message>
            <source>{who} moves or goes on</source>
            <translation>bewegt {who} oder macht weiter</translation>
        </message>
        <message>
            <source>{who} attacks or ends the turn</source>
            <translation>greift {who} an oder beendet den Zug</translation>
        </message>
        <message>
            <source>{who} uses an ability or passes</source>
            <translation>nutzt {who} eine Fähigkeit oder passt</translation>
        </message>
        <message>
            <source>{who} says whether it happens</source>
            <translation>sagt {who}, ob es geschieht</translation>
        </message>
        <message>
            <source>{who} makes the choice a card asks for</source>
            <translation>trifft {who} die Wahl, die eine Karte verlangt</translation>
        </message>
        <message>
            <source>{who} divides the strike-back</source>
            <translation>teilt {who} den Gegenschlag auf</translation>
        </message>
        <message>
            <source>{who} says whom the strike-back hits</source>
            <translation>sagt {who}, wen der Gegenschlag trifft</translation>
        </message>
        <message>
            <source>{who} says who steps in</source>
            <translation>sagt {who}, wer einspringt</translation>
        </message>
        <message>
            <source>{who} says what was scored</source>
            <translation>sagt {who}, was gepunktet wurde</translation>
        </message>
        <message>
            <source>that does not fit</source>
            <translation>das passt nicht</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>Magic</source>
            <translation>Magie</translation>
        </message>
        <message>
            <source>Strength needed</source>
            <translation>Nötige Stärke</translation>
        </message>
        <message>
            <source>Magic needed</source>
            <translation>Nötige Magie</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>Loot</source>
            <translation>Beute</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Range from</source>
            <translation>Reichweite von</translation>
        </message>
        <message>
            <source>Range to</source>
            <translation>Reichweite bis</translation>
        </message>
        <message>
            <source>Damage dealt</source>
            <translation>Schaden, den es zufügt</translation>
        </message>
        <message>
            <source>Damage taken</source>
            <translation>Schaden, den es erleidet</translation>
        </message>
        <message>
            <source>Until round</source>
            <translation>Bis Runde</translation>
        </message>
        <message>
            <source>Rage</source>
            <translation>Wut</translation>
        </message>
        <message>
            <source>held in its lane</source>
            <translation>auf seiner Bahn festgehalten</translation>
        </message>
        <message>
            <source>cannot act</source>
            <translation>kann nicht handeln</translation>
        </message>
        <message>
            <source>next hit goes elsewhere</source>
            <translation>der nächste Treffer geht woandershin</translation>
        </message>
        <message>
            <source>dying</source>
            <translation>liegt im Sterben</translation>
        </message>
        <message>
            <source>{thing} in lane {n}</source>
            <translation>{thing} auf Bahn {n}</translation>
        </message>
        <message>
            <source>Set the die of {thing} to {n}</source>
            <translation>Stellt den Würfel von {thing} auf {n}</translation>
        </message>
        <message>
            <source>{thing} may move and act</source>
            <translation>{thing} darf sich bewegen und handeln</translation>
        </message>
        <message>
            <source>{thing} moves from lane {from} to lane {n}</source>
            <translation>{thing} geht von Bahn {from} auf Bahn {n}</translation>
        </message>
        <message>
            <source>{thing} is moved from lane {from} to lane {n}</source>
            <translation>{thing} wird von Bahn {from} auf Bahn {n} bewegt</translation>
        </message>
        <message>
            <source>{thing} announces {card}, with {n} HP</source>
            <translation>{thing} kündigt {card} an, mit {n} HP</translation>
        </message>
        <message>
            <source>{thing} is in range: {n} lanes ahead</source>
            <translation>{thing} ist in Reichweite: {n} Bahnen voraus</translation>
        </message>
        <message>
            <source>{thing} is in range: in the same lane</source>
            <translation>{thing} ist in Reichweite: auf derselben Bahn</translation>
        </message>
        <message>
            <source>{thing} is in range: 1 lane ahead</source>
            <translation>{thing} ist in Reichweite: 1 Bahn voraus</translation>
        </message>
        <message>
            <source>{thing} is in range: {n} behind</source>
            <translation>{thing} ist in Reichweite: {n} dahinter</translation>
        </message>
        <message>
            <source>{n} damage to {thing}</source>
            <translation>{n} Schaden an {thing}</translation>
        </message>
        <message>
            <source>{n} damage to {thing} from {who}</source>
            <translation>{n} Schaden an {thing} durch {who}</translation>
        </message>
        <message>
            <source>{n} lethal damage to {thing}</source>
            <translation>{n} tödlicher Schaden an {thing}</translation>
        </message>
        <message>
            <source>{n} lethal damage to {thing} from {who}</source>
            <translation>{n} tödlicher Schaden an {thing} durch {who}</translation>
        </message>
        <message>
            <source>{card} adds {n}, for {who}</source>
            <translation>{card} gibt {n} dazu, wegen {who}</translation>
        </message>
        <message>
            <source>{card} reduces it by {n}, for {who}</source>
            <translation>{card} verringert es um {n}, wegen {who}</translation>
        </message>
        <message>
            <source>{thing} takes the hit instead</source>
            <translation>{thing} nimmt stattdessen den Treffer</translation>
        </message>
        <message>
            <source>{thing} takes the hit instead of {who}</source>
            <translation>{thing} nimmt den Treffer anstelle von {who}</translation>
        </message>
        <message>
            <source>The hit on {thing} is now {n}, not {from}</source>
            <translation>Der Treffer auf {thing} ist jetzt {n} statt {from}</translation>
        </message>
        <message>
            <source>The hit on {thing} is lethal</source>
            <translation>Der Treffer auf {thing} ist tödlich</translation>
        </message>
        <message>
            <source>{thing} is hit for {n} as well</source>
            <translation>{thing} wird auch mit {n} getroffen</translation>
        </message>
        <message>
            <source>{thing}: set the die from {from} to {n}</source>
            <translation>{thing}: Stell den Würfel von {from} auf {n}</translation>
        </message>
        <message>
            <source>{who} hits {thing}: set the die from {from} to {n}</source>
            <translation>{who} trifft {thing}: Stell den Würfel von {from} auf {n}</translation>
        </message>
        <message>
            <source>{thing} stays alive: set the die from {from} to {n}</source>
            <translation>{thing} bleibt am Leben: Stell den Würfel von {from} auf {n}</translation>
        </message>
        <message>
            <source>{thing} takes no damage</source>
            <translation>{thing} erleidet keinen Schaden</translation>
        </message>
        <message>
            <source>{thing} dies as this turn ends: lay the die beside its token</source>
            <translation>{thing} stirbt am Ende dieses Zuges: Leg den Würfel neben den Marker</translation>
        </message>
        <message>
            <source>{seat} will get the die of {thing}</source>
            <translation>{seat} wird den Würfel von {thing} bekommen</translation>
        </message>
        <message>
            <source>{thing}: a Monster&apos;s kill, {seat} gets no Rage die</source>
            <translation>{thing}: von einem Monster getötet, {seat} bekommt keinen Wutwürfel</translation>
        </message>
        <message>
            <source>{thing}: no piece made the kill, {seat} gets no Rage die</source>
            <translation>{thing}: von keiner Figur getötet, {seat} bekommt keinen Wutwürfel</translation>
        </message>
        <message>
            <source>{thing} is dying already: nothing changes</source>
            <translation>{thing} liegt schon im Sterben: Nichts ändert sich</translation>
        </message>
        <message>
            <source>{thing} does not die</source>
            <translation>{thing} stirbt nicht</translation>
        </message>
        <message>
            <source>{thing} heals: set the die from {from} to {n}</source>
            <translation>{thing} heilt: Stell den Würfel von {from} auf {n}</translation>
        </message>
        <message>
            <source>{thing} is at full health already</source>
            <translation>{thing} hat schon alle Lebenspunkte</translation>
        </message>
        <message>
            <source>{thing} pays: set the die from {from} to {n}</source>
            <translation>{thing} zahlt: Stell den Würfel von {from} auf {n}</translation>
        </message>
        <message>
            <source>{thing} stays on {n}</source>
            <translation>{thing} bleibt auf {n}</translation>
        </message>
        <message>
            <source>{thing} goes to {n} as this turn ends</source>
            <translation>{thing} kommt am Ende dieses Zuges auf {n}</translation>
        </message>
        <message>
            <source>{thing} is out: take its token off the table</source>
            <translation>{thing} ist ausgeschieden: Nehmt den Marker vom Tisch</translation>
        </message>
        <message>
            <source>{thing} has the token now</source>
            <translation>{thing} hat jetzt den Marker</translation>
        </message>
        <message>
            <source>{seat} buys {n} damage to {thing} at {from} Rage each</source>
            <translation>{seat} kauft {n} Schaden an {thing} für je {from} Wut</translation>
        </message>
        <message>
            <source>The die of {thing} shows {n}, as it should</source>
            <translation>Der Würfel von {thing} zeigt {n}, wie er soll</translation>
        </message>
        <message>
            <source>{thing} has {n} now, not {from}</source>
            <translation>{thing} hat jetzt {n} statt {from}</translation>
        </message>
        <message>
            <source>By hand: {n} for {thing}</source>
            <translation>Von Hand: {n} für {thing}</translation>
        </message>
        <message>
            <source>{thing} is taken off the table</source>
            <translation>{thing} wird vom Tisch genommen</translation>
        </message>
        <message>
            <source>{thing} stands in lane {n}</source>
            <translation>{thing} steht auf Bahn {n}</translation>
        </message>
        <message>
            <source>Dice value</source>
            <translation>Würfelwert</translation>
        </message>
        <message>
            <source>A pair of lamps is complete: {seat} has {n} {n:wish|wishes}</source>
            <translation>Ein Lampenpaar ist voll: {seat} hat {n} {n:Wunsch|Wünsche}</translation>
        </message>
        <message>
            <source>Impact</source>
            <translation>Wucht</translation>
        </message>
        <message>
            <source>Durability</source>
            <translation>Festigkeit</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Übrig</translation>
        </message>
        <message>
            <source>Shield</source>
            <translation>Schild</translation>
        </message>
        <message>
            <source>Will take</source>
            <translation>Erleidet gleich</translation>
        </message>
        <message>
            <source>Swift</source>
            <translation>flink</translation>
        </message>
        <message>
            <source>needs two blockers</source>
            <translation>braucht zwei Blocker</translation>
        </message>
        <message>
            <source>cannot attack</source>
            <translation>kann nicht angreifen</translation>
        </message>
        <message>
            <source>cannot block</source>
            <translation>kann nicht blocken</translation>
        </message>
        <message>
            <source>came this turn</source>
            <translation>kam in diesem Zug</translation>
        </message>
        <message>
            <source>{seat} plays {card} on {who}</source>
            <translation>{seat} spielt {card} auf {who}</translation>
        </message>
        <message>
            <source>{seat} uses {ability}</source>
            <translation>{seat} nutzt {ability}</translation>
        </message>
        <message>
            <source>{seat} uses {ability} on {who}</source>
            <translation>{seat} nutzt {ability} auf {who}</translation>
        </message>
        <message>
            <source>{thing} comes to the battlefield</source>
            <translation>{thing} kommt auf das Schlachtfeld</translation>
        </message>
        <message>
            <source>{seat} sacrifices {thing}</source>
            <translation>{seat} opfert {thing}</translation>
        </message>
        <message>
            <source>{ability} is link {slot} of the chain</source>
            <translation>{ability} ist Glied {slot} der Kette</translation>
        </message>
        <message>
            <source>{ability} is link {slot} of the chain, on {who}</source>
            <translation>{ability} ist Glied {slot} der Kette, mit Ziel {who}</translation>
        </message>
        <message>
            <source>Link {slot} is also on {who}</source>
            <translation>Glied {slot} gilt auch {who}</translation>
        </message>
        <message>
            <source>{ability} happens</source>
            <translation>{ability} geschieht</translation>
        </message>
        <message>
            <source>{ability} happens, on {who}</source>
            <translation>{ability} geschieht, mit Ziel {who}</translation>
        </message>
        <message>
            <source>{ability} is cancelled</source>
            <translation>{ability} wird aufgehoben</translation>
        </message>
        <message>
            <source>{ability} is triggered</source>
            <translation>{ability} wird ausgelöst</translation>
        </message>
        <message>
            <source>{thing} goes back to the hand of {seat}</source>
            <translation>{thing} kommt auf die Hand von {seat} zurück</translation>
        </message>
        <message>
            <source>{thing} attacks</source>
            <translation>{thing} greift an</translation>
        </message>
        <message>
            <source>{thing} attacks {who}</source>
            <translation>{thing} greift {who} an</translation>
        </message>
        <message>
            <source>The attack targets {thing}</source>
            <translation>Der Angriff gilt {thing}</translation>
        </message>
        <message>
            <source>{thing} blocks</source>
            <translation>{thing} blockt</translation>
        </message>
        <message>
            <source>{thing} blocks {who}</source>
            <translation>{thing} blockt {who}</translation>
        </message>
        <message>
            <source>{thing} is number {slot} of the blockers</source>
            <translation>{thing} ist Nummer {slot} der Blocker</translation>
        </message>
        <message>
            <source>{thing} is number {slot} of those who block {who}</source>
            <translation>{thing} ist Nummer {slot} derer, die {who} blocken</translation>
        </message>
        <message>
            <source>{thing} will take {n}</source>
            <translation>{thing} wird {n} erleiden</translation>
        </message>
        <message>
            <source>{thing} will take {n} from {who}</source>
            <translation>{thing} wird {n} durch {who} erleiden</translation>
        </message>
        <message>
            <source>{thing} takes {change}, has {remains} of {most} left</source>
            <translation>{thing} erleidet {change}, noch {remains} von {most}</translation>
        </message>
        <message>
            <source>{thing} takes {change} from {who}, has {remains} of {most} left</source>
            <translation>{thing} erleidet {change} durch {who}, noch {remains} von {most}</translation>
        </message>
        <message>
            <source>Damage on {thing}: {from} to {n}, has {remains} of {most} left</source>
            <translation>Schaden auf {thing}: {from} auf {n}, noch {remains} von {most}</translation>
        </message>
        <message>
            <source>{n} damage to {thing} is prevented</source>
            <translation>{n} Schaden an {thing} wird verhindert</translation>
        </message>
        <message>
            <source>{n} damage of {who} to {thing} is prevented</source>
            <translation>{n} Schaden von {who} an {thing} wird verhindert</translation>
        </message>
        <message>
            <source>{thing} is destroyed</source>
            <translation>{thing} wird zerstört</translation>
        </message>
        <message>
            <source>{seat} takes {change} from {who}: life {from} to {n}</source>
            <translation>{seat} erleidet {change} durch {who}: Leben {from} auf {n}</translation>
        </message>
        <message>
            <source>{who}: Impact of {thing} is {n} now, was {from} {until}</source>
            <translation>{who}: Wucht von {thing} ist jetzt {n}, war {from} {until}</translation>
        </message>
        <message>
            <source>{who}: Durability of {thing} is {n} now, was {from} {until}</source>
            <translation>{who}: Festigkeit von {thing} ist jetzt {n}, war {from} {until}</translation>
        </message>
        <message>
            <source>{thing} is Swift {until}</source>
            <translation>{thing} ist flink {until}</translation>
        </message>
        <message>
            <source>{thing} can be blocked only by two or more {until}</source>
            <translation>{thing} kann nur von zweien oder mehr geblockt werden {until}</translation>
        </message>
        <message>
            <source>{thing} gains {keyword} {until}</source>
            <translation>{thing} erhält {keyword} {until}</translation>
        </message>
        <message>
            <source>{thing} cannot attack {until}</source>
            <translation>{thing} kann nicht angreifen {until}</translation>
        </message>
        <message>
            <source>{thing} cannot block {until}</source>
            <translation>{thing} kann nicht blocken {until}</translation>
        </message>
        <message>
            <source>{who}: the next {n} damage to {thing} is prevented {until}</source>
            <translation>{who}: Die nächsten {n} Schaden an {thing} werden verhindert {until}</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Verteidigung</translation>
        </message>
        <message>
            <source>Damage tokens</source>
            <translation>Schadensmarker</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Upkeep</source>
            <translation>Unterhalt</translation>
        </message>
        <message>
            <source>Combat value</source>
            <translation>Kampfwert</translation>
        </message>
        <message>
            <source>Blessed</source>
            <translation>gesegnet</translation>
        </message>
        <message>
            <source>Steadfast</source>
            <translation>standhaft</translation>
        </message>
        <message>
            <source>hits covered creatures</source>
            <translation>trifft gedeckte Kreaturen</translation>
        </message>
        <message>
            <source>cannot move</source>
            <translation>kann sich nicht bewegen</translation>
        </message>
        <message>
            <source>no abilities in a group</source>
            <translation>in der Gruppe ohne Fähigkeiten</translation>
        </message>
        <message>
            <source>{seat} turns up {thing}</source>
            <translation>{seat} deckt {thing} auf</translation>
        </message>
        <message>
            <source>{seat} adds {thing}</source>
            <translation>{seat} legt {thing} dazu</translation>
        </message>
        <message>
            <source>{thing} is there</source>
            <translation>{thing} steht da</translation>
        </message>
        <message>
            <source>{thing} has {n} damage {n:token|tokens}</source>
            <translation>{thing} hat {n} Schadensmarker</translation>
        </message>
        <message>
            <source>{seat} has {n} action {n:point|points}</source>
            <translation>{seat} hat {n} {n:Aktionspunkt|Aktionspunkte}</translation>
        </message>
        <message>
            <source>{n} action {n:point is|points are} lost</source>
            <translation>{n} {n:Aktionspunkt verfällt|Aktionspunkte verfallen}</translation>
        </message>
        <message>
            <source>Mark {thing}</source>
            <translation>Markiert {thing}</translation>
        </message>
        <message>
            <source>Unmark {thing}</source>
            <translation>Entfernt die Markierung von {thing}</translation>
        </message>
        <message>
            <source>{thing} asks for {n} gold of upkeep</source>
            <translation>{thing} verlangt {n} Gold Unterhalt</translation>
        </message>
        <message>
            <source>The upkeep of {thing} is paid</source>
            <translation>Der Unterhalt von {thing} ist bezahlt</translation>
        </message>
        <message>
            <source>{thing} goes to the graveyard: its upkeep is not paid</source>
            <translation>{thing} kommt auf den Friedhof: Der Unterhalt ist nicht bezahlt</translation>
        </message>
        <message>
            <source>{seat} recruits {thing}</source>
            <translation>{seat} wirbt {thing} an</translation>
        </message>
        <message>
            <source>{thing} moves to {place}</source>
            <translation>{thing} geht nach {place}</translation>
        </message>
        <message>
            <source>{thing} makes room and stands on {place}</source>
            <translation>{thing} macht Platz und steht auf {place}</translation>
        </message>
        <message>
            <source>{thing} rests: take a damage token off, {left} left on it</source>
            <translation>{thing} rastet: Nehmt einen Schadensmarker herunter, {left} noch darauf</translation>
        </message>
        <message>
            <source>{thing} rests, but was not hurt: nothing is gained</source>
            <translation>{thing} rastet, war aber unverletzt: Es bringt nichts</translation>
        </message>
        <message>
            <source>{ability} is used</source>
            <translation>{ability} wird eingesetzt</translation>
        </message>
        <message>
            <source>{ability} is used on {who}</source>
            <translation>{ability} wird eingesetzt, mit Ziel {who}</translation>
        </message>
        <message>
            <source>{ability} begins</source>
            <translation>{ability} beginnt</translation>
        </message>
        <message>
            <source>{thing} comes into play</source>
            <translation>{thing} kommt ins Spiel</translation>
        </message>
        <message>
            <source>{thing} goes to {place}</source>
            <translation>{thing} geht nach {place}</translation>
        </message>
        <message>
            <source>{thing} leaves: face down to the twilight</source>
            <translation>{thing} geht: verdeckt ins Zwielicht</translation>
        </message>
        <message>
            <source>{thing} heals: {n} damage {n:token|tokens} off, {left} left on it</source>
            <translation>{thing} heilt: {n} Schadensmarker herunter, {left} noch darauf</translation>
        </message>
        <message>
            <source>{thing} steps in: nobody is hurt in this battle</source>
            <translation>{thing} springt ein: In diesem Kampf wird niemand verletzt</translation>
        </message>
        <message>
            <source>A close attack on {thing}</source>
            <translation>Ein Nahkampfangriff auf {thing}</translation>
        </message>
        <message>
            <source>A ranged attack on {thing}</source>
            <translation>Ein Fernkampfangriff auf {thing}</translation>
        </message>
        <message>
            <source>{thing} stays unmarked</source>
            <translation>{thing} bleibt unmarkiert</translation>
        </message>
        <message>
            <source>The attack is worth {n} against Defense {from} of {thing}</source>
            <translation>Der Angriff zählt {n} gegen Verteidigung {from} von {thing}</translation>
        </message>
        <message>
            <source>{thing} strikes back with {n}</source>
            <translation>{thing} schlägt mit {n} zurück</translation>
        </message>
        <message>
            <source>{seat}&apos;s value is halved: {n}</source>
            <translation>Der Wert von {seat} wird halbiert: {n}</translation>
        </message>
        <message>
            <source>{n} of the strike-back goes to {thing}</source>
            <translation>{n} vom Gegenschlag gehen an {thing}</translation>
        </message>
        <message>
            <source>{thing} loses {n} Life, has {rest} of {most} left: lay a damage token on it</source>
            <translation>{thing} verliert {n} Leben, noch {rest} von {most}: Legt einen Schadensmarker darauf</translation>
        </message>
        <message>
            <source>{thing} loses {n} Life to {who}, has {rest} of {most} left: lay a damage token on it</source>
            <translation>{thing} verliert {n} Leben durch {who}, noch {rest} von {most}: Legt einen Schadensmarker darauf</translation>
        </message>
        <message>
            <source>{who}: Close of {thing} is {n} now {until}</source>
            <translation>{who}: Nahkampf von {thing} ist jetzt {n} {until}</translation>
        </message>
        <message>
            <source>{who}: Ranged of {thing} is {n} now {until}</source>
            <translation>{who}: Fernkampf von {thing} ist jetzt {n} {until}</translation>
        </message>
        <message>
            <source>{who}: Defense of {thing} is {n} now {until}</source>
            <translation>{who}: Verteidigung von {thing} ist jetzt {n} {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is {n} higher {until}</source>
            <translation>{who}: Der Kampfwert von {seat} ist um {n} höher {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is {n} lower {until}</source>
            <translation>{who}: Der Kampfwert von {seat} ist um {n} niedriger {until}</translation>
        </message>
        <message>
            <source>{who}: {seat}&apos;s combat value is halved {until}</source>
            <translation>{who}: Der Kampfwert von {seat} wird halbiert {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} is Blessed {until}</source>
            <translation>{who}: {thing} ist gesegnet {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} is Steadfast {until}</source>
            <translation>{who}: {thing} ist standhaft {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} gains {keyword} {until}</source>
            <translation>{who}: {thing} erhält {keyword} {until}</translation>
        </message>
        <message>
            <source>{who}: {thing} cannot move {until}</source>
            <translation>{who}: {thing} kann sich nicht bewegen {until}</translation>
        </message>
        <message>
            <source>{thing} dies: to the graveyard</source>
            <translation>{thing} stirbt: auf den Friedhof</translation>
        </message>
        <message>
            <source>{thing} dies: face down to the twilight</source>
            <translation>{thing} stirbt: verdeckt ins Zwielicht</translation>
        </message>
        <message>
            <source>{seat} has {n} victory {n:point|points}</source>
            <translation>{seat} hat {n} {n:Siegpunkt|Siegpunkte}</translation>
        </message>
        <message>
            <source>{thing} is taken away</source>
            <translation>{thing} wird weggenommen</translation>
        </message>
        <message>
            <source>{thing} is put there</source>
            <translation>{thing} wird hingestellt</translation>
        </message>
        <message>
            <source>Corrected: whether {thing} has moved</source>
            <translation>Berichtigt: ob {thing} sich bewegt hat</translation>
        </message>
        <message>
            <source>front 1</source>
            <translation>vorn 1</translation>
        </message>
        <message>
            <source>front 2</source>
            <translation>vorn 2</translation>
        </message>
        <message>
            <source>front 3</source>
            <translation>vorn 3</translation>
        </message>
        <message>
            <source>front 4</source>
            <translation>vorn 4</translation>
        </message>
        <message>
            <source>back 1</source>
            <translation>hinten 1</translation>
        </message>
        <message>
            <source>back 2</source>
            <translation>hinten 2</translation>
        </message>
        <message>
            <source>back 3</source>
            <translation>hinten 3</translation>
        </message>
        <message>
            <source>back 4</source>
            <translation>hinten 4</translation>
        </message>
        <message>
            <source>until the turn ends</source>
            <translation>bis der Zug endet</translation>
        </message>
        <message>
            <source>until the battle ends</source>
            <translation>bis der Kampf endet</translation>
        </message>
        <message>
            <source>for this turn</source>
            <translation>für diesen Zug</translation>
        </message>
        <message>
            <source>halved</source>
            <comment>a number</comment>
            <translation>halbiert</translation>
        </message>
        <message>
            <source>limited</source>
            <comment>a number</comment>
            <translation>begrenzt</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>why a number is changed, and the rule</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>{n} of {most}</source>
            <comment>a number that has a maximum</comment>
            <translation>{n} von {most}</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a thing or card, and its ability</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>face down</source>
            <comment>a card</comment>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>turned sideways</source>
            <comment>a card</comment>
            <translation>quer gedreht</translation>
        </message>
        <message>
            <source>{n} printed</source>
            <comment>a number on a card</comment>
            <translation>{n} gedruckt</translation>
        </message>
        <message>
            <source>Discard cards</source>
            <translation>Karten ablegen</translation>
        </message>
        <message>
            <source>Choose an encounter</source>
            <translation>Eine Begegnung wählen</translation>
        </message>
        <message>
            <source>Answer the parley</source>
            <translation>Auf die Waffenruhe antworten</translation>
        </message>
        <message>
            <source>Keep the dice, or roll again</source>
            <translation>Würfel behalten oder neu würfeln</translation>
        </message>
        <message>
            <source>{card} of {who} returns to the hand of {seat}</source>
            <translation>{card} von {who} kommt auf die Hand von {seat} zurück</translation>
        </message>
        <message>
            <source>{card} of {who} is discarded</source>
            <translation>{card} von {who} wird abgelegt</translation>
        </message>
        <message>
            <source>{card} of {who} adds {n}</source>
            <translation>{card} von {who} gibt {n} dazu</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>a hint, and the number of its rule</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Draw Phase</source>
            <translation>Ziehphase</translation>
        </message>
        <message>
            <source>Main Phase</source>
            <translation>Hauptphase</translation>
        </message>
        <message>
            <source>Attack Phase</source>
            <translation>Angriffsphase</translation>
        </message>
        <message>
            <source>Second Main Phase</source>
            <translation>Zweite Hauptphase</translation>
        </message>
        <message>
            <source>End Phase</source>
            <translation>Endphase</translation>
        </message>
        <message>
            <source>Recruiting</source>
            <translation>Anwerben</translation>
        </message>
        <message>
            <source>Moving</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <source>Attacking</source>
            <translation>Angriffe</translation>
        </message>
        <message>
            <source>Battle</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>Abilities</source>
            <translation>Fähigkeiten</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>whose phase it is</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>{seat}: place your pieces in your own half</source>
            <translation>{seat}: stelle deine Figuren in deiner Hälfte auf</translation>
        </message>
        <message>
            <source>{seat}: place your pieces in your own half, in {seconds} seconds</source>
            <translation>{seat}: stelle deine Figuren in deiner Hälfte auf, in {seconds} Sekunden</translation>
        </message>
        <message>
            <source>Both at once, in the open. When the time is up, pieces stay where they are.</source>
            <translation>Beide zugleich und offen. Wenn die Zeit um ist, bleiben die Figuren, wo sie sind.</translation>
        </message>
        <message>
            <source>{1} to lane {2}</source>
            <translation>{1} auf Bahn {2}</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>{who} places pieces</source>
            <translation>{who} stellt Figuren auf</translation>
        </message>
        <message>
            <source>Place a piece</source>
            <translation>Eine Figur aufstellen</translation>
        </message>
        <message>
            <source>{seat} places {piece} in lane {to}</source>
            <translation>{seat} stellt {piece} auf Bahn {to}</translation>
        </message>
        <message>
            <source>{seat} has placed all pieces</source>
            <translation>{seat} hat alle Figuren aufgestellt</translation>
        </message>
        <message>
            <source>Touch a piece to take the other one of its die.</source>
            <translation>Berühre eine Figur, um die andere ihres Würfels zu nehmen.</translation>
        </message>
        <message>
            <source>Mixed: both pick their cards in secret and show them at once.</source>
            <translation>Gemischt: beide wählen ihre Karten geheim und zeigen sie zugleich.</translation>
        </message>
        <message>
            <source>Mixed: each picks in the open.</source>
            <translation>Gemischt: jeder wählt offen.</translation>
        </message>
        <message>
            <source>To the Attack Phase</source>
            <translation>Zur Angriffsphase</translation>
        </message>
        <message>
            <source>To the End Phase</source>
            <translation>Zur Endphase</translation>
        </message>
        <message>
            <source>No attack</source>
            <translation>Kein Angriff</translation>
        </message>
        <message>
            <source>Deal the damage</source>
            <translation>Schaden zufügen</translation>
        </message>
        <message>
            <source>To the Second Main Phase</source>
            <translation>Zur zweiten Hauptphase</translation>
        </message>
        <message>
            <source>no slot is free where it may stand</source>
            <translation>kein Platz ist frei, auf dem es stehen darf</translation>
        </message>
        <message>
            <source>that slot is empty</source>
            <translation>dieser Platz ist leer</translation>
        </message>
        <message>
            <source>name a slot with a creature, or say which card lies there</source>
            <translation>nenne einen Platz mit einer Kreatur, oder sage, welche Karte dort liegt</translation>
        </message>
        <message>
            <source>from the back row use a ranged weapon, straight ahead</source>
            <translation>nimm aus der hinteren Reihe eine Fernwaffe, geradeaus</translation>
        </message>
        <message>
            <source>name the location that lies there now</source>
            <translation>nenne den Ort, der jetzt dort liegt</translation>
        </message>
        <message>
            <source>that location was turned up before</source>
            <translation>dieser Ort wurde schon aufgedeckt</translation>
        </message>
        <message>
            <source>Fight</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Combat</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Opponents&apos; average share of points, at least a third each: %1</source>
            <translation>Punkteanteil der Gegner im Schnitt, je mindestens ein Drittel: %1</translation>
        </message>
        <message>
            <source>The average is exactly %1</source>
            <translation>Der Schnitt ist genau %1</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>drops out</source>
            <translation>hört auf</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>{winner} wins by knockout</source>
            <translation>{winner} gewinnt durch K. o.</translation>
        </message>
        <message>
            <source>{n} % ± {error}</source>
            <comment>a chance, and its error in points</comment>
            <translation>{n} % ± {error}</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a player, and a number of theirs</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>What was read ahead decides nothing soon.</source>
            <translation>Im vorausgelesenen Verlauf entscheidet sich bald nichts.</translation>
        </message>
        <message>
            <source>For example: {what}</source>
            <comment>what a move leads to in a line that was read ahead</comment>
            <translation>Zum Beispiel: {what}</translation>
        </message>
        <message>
            <source>If you hold the cards for it.</source>
            <translation>Falls du die Karten dafür hast.</translation>
        </message>
        <message>
            <source>Chance to win now and after the move: an estimate from what you may know, by playing on many times. ± is its usual error.</source>
            <translation>Gewinnchance jetzt und nach dem Zug: eine Schätzung aus dem, was du wissen darfst, durch vielfaches Weiterspielen. ± ist ihr üblicher Fehler.</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <translation>Jetzt gibt es nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>Better: {move}</source>
            <translation>Besser: {move}</translation>
        </message>
        <message>
            <source>It cost {n} ± {error} points of the chance to win: {then} % instead of {better} %.</source>
            <translation>Das kostete {n} ± {error} Punkte Gewinnchance: {then} % statt {better} %.</translation>
        </message>
        <message>
            <source>Moves that cost at least {n} points of the chance to win, and clearly more than the error of the estimate. Judged by what the player could know then.</source>
            <translation>Züge, die mindestens {n} Punkte Gewinnchance kosteten, und deutlich mehr als der Fehler der Schätzung. Beurteilt nach dem, was man damals wissen konnte.</translation>
        </message>
        <message>
            <source>Attack strip</source>
            <translation>Angriffsstreifen</translation>
        </message>
        <message>
            <source>Is everybody done preparing?</source>
            <translation>Sind alle mit dem Vorbereiten fertig?</translation>
        </message>
        <message>
            <source>that comes once an attacker is named, and takes another hero</source>
            <translation>dafür muss ein Angreifer genannt sein, und es braucht einen weiteren Helden</translation>
        </message>
    </context>
    <context>
        <name>WorkedSteps</name>
        <message>
            <source>Worked out just now</source>
            <translation>Gerade ausgerechnet</translation>
        </message>
        <message>
            <source>Opens its text</source>
            <translation>Öffnet den Text</translation>
        </message>
    </context>
    <context>
        <name>ZoneBar</name>
        <message>
            <source>Previous zone</source>
            <translation>Die Zone davor</translation>
        </message>
        <message>
            <source>Next zone</source>
            <translation>Die nächste Zone</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Drag a zone or its corners; arrows move it, Shift and arrows resize it, Page Down selects the next</source>
            <translation>Zieh eine Zone oder ihre Ecken; Pfeile verschieben sie, Umschalt und Pfeile ändern die Größe, Bild ab wählt die nächste</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation>Strg Z</translation>
        </message>
        <message>
            <source>Reset zones</source>
            <translation>Zonen zurücksetzen</translation>
        </message>
    </context>
    <context>
        <name>lk::app::BoxModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>Gespeichert in %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CalibrateModel</name>
        <message>
            <source>A game is in progress: dice in the trays would be visible</source>
            <translation>Ein Spiel läuft: Würfel in den Schalen wären zu sehen</translation>
        </message>
        <message>
            <source>A game is in progress: private areas stay covered</source>
            <translation>Ein Spiel läuft: Geheimes bleibt verdeckt</translation>
        </message>
        <message>
            <source>Your unfinished night has secret dice: nothing is shown until the camera sees their trays</source>
            <translation>Euer offener Abend hat geheime Würfel: Gezeigt wird erst etwas, wenn die Kamera ihre Schalen sieht</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>Die Kamera wird geöffnet</translation>
        </message>
        <message>
            <source>The camera sees the table</source>
            <translation>Die Kamera sieht den Tisch</translation>
        </message>
        <message>
            <source>There are no more pictures</source>
            <translation>Es kommen keine Bilder mehr</translation>
        </message>
        <message>
            <source>The table is ready</source>
            <translation>Der Tisch ist bereit</translation>
        </message>
        <message>
            <source>Looking at the table</source>
            <translation>Der Tisch wird angeschaut</translation>
        </message>
        <message>
            <source>%1 by %2 mm, %3 mm from the left, %4 mm from the top</source>
            <translation>%1 mal %2 mm, %3 mm von links, %4 mm von oben</translation>
        </message>
        <message>
            <source>tray %1</source>
            <translation>Schale %1</translation>
        </message>
        <message>
            <source>%1 is already there: zones must not overlap</source>
            <translation>Dort liegt schon %1: Zonen dürfen sich nicht überlappen</translation>
        </message>
        <message>
            <source>Camera disconnected. Looking for it...</source>
            <translation>Die Kamera ist getrennt. Sie wird gesucht...</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>%n Sache zu beheben</numerusform>
                <numerusform>%n Sachen zu beheben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CameraList</name>
        <message>
            <source>%1 (number %2)</source>
            <translation>%1 (Nummer %2)</translation>
        </message>
        <message>
            <source>Its table was set up on %1</source>
            <translation>Der Tisch dazu wurde am %1 eingerichtet</translation>
        </message>
        <message>
            <source>The virtual table</source>
            <translation>Der virtuelle Tisch</translation>
        </message>
        <message>
            <source>A sample night, without a camera</source>
            <translation>Ein Beispielabend, ohne Kamera</translation>
        </message>
        <message>
            <source>Camera %1</source>
            <translation>Kamera %1</translation>
        </message>
        <message>
            <source>%1: not plugged in</source>
            <translation>%1: nicht angeschlossen</translation>
        </message>
        <message>
            <source>A phone</source>
            <translation>Ein Handy</translation>
        </message>
        <message>
            <source>Its page is open</source>
            <translation>Seine Seite ist offen</translation>
        </message>
        <message>
            <source>No camera found</source>
            <translation>Keine Kamera gefunden</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CardPrinter</name>
        <message>
            <source>Printed to %1</source>
            <translation>Gedruckt in %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CardsModel</name>
        <message>
            <source>All cards</source>
            <translation>Alle Karten</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Rückseite</translation>
        </message>
        <message>
            <source>Only taught</source>
            <translation>Nur eingelernt</translation>
        </message>
        <message>
            <source>In no pack</source>
            <translation>In keinem Paket</translation>
        </message>
        <message>
            <source>Laid over</source>
            <translation>Liegt über</translation>
        </message>
        <message>
            <source>Counts as</source>
            <translation>Zählt als</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>In the box</source>
            <translation>In der Schachtel</translation>
        </message>
        <message numerus="yes">
            <source>%n copies</source>
            <translation>
                <numerusform>%n Exemplar</numerusform>
                <numerusform>%n Exemplare</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lk::app::CareModel</name>
        <message>
            <source>The report is copied. Paste it into a message.</source>
            <translation>Der Bericht ist kopiert. Füg ihn in eine Nachricht ein.</translation>
        </message>
        <message>
            <source>The report is in %1</source>
            <translation>Der Bericht ist in %1</translation>
        </message>
        <message>
            <source>Everything you made is in %1. Keep it on another computer.</source>
            <translation>Alles, was du gemacht hast, ist in %1. Bewahre es auf einem anderen Computer auf.</translation>
        </message>
        <message>
            <source>The backup is in %1, without these damaged files: %2</source>
            <translation>Die Sicherung ist in %1, ohne diese beschädigten Dateien: %2</translation>
        </message>
        <message>
            <source>The backup is intact. Restart to use it; your current data is kept beside it.</source>
            <translation>Die Sicherung ist in Ordnung. Starte neu, um sie zu nutzen; deine jetzigen Daten bleiben daneben erhalten.</translation>
        </message>
    </context>
    <context>
        <name>lk::app::ChoicesModel</name>
        <message>
            <source>On %1&apos;s phone</source>
            <translation>Auf dem Handy von %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::CoachModel</name>
        <message>
            <source>always</source>
            <translation>immer</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>The coach helps players whose help is set to Explain everything.</source>
            <translation>Der Ratgeber hilft allen, deren Hilfe auf „Alles erklären“ steht.</translation>
        </message>
        <message>
            <source>The coach has something to say before each duel.</source>
            <translation>Der Ratgeber hat vor jedem Duell etwas zu sagen.</translation>
        </message>
        <message>
            <source>otherwise %1</source>
            <translation>sonst %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::DuelModel</name>
        <message>
            <source>Defender</source>
            <translation>Verteidiger</translation>
        </message>
        <message>
            <source>Clash %1</source>
            <translation>Schlagabtausch %1</translation>
        </message>
        <message>
            <source>%1 attacks, %2 defends</source>
            <translation>%1 greift an, %2 verteidigt</translation>
        </message>
        <message>
            <source>passes</source>
            <translation>passt</translation>
        </message>
        <message>
            <source>Before the clashes</source>
            <translation>Vor dem Schlagabtausch</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>The fight</source>
            <translation>Der Kampf</translation>
        </message>
        <message>
            <source>Attacker</source>
            <translation>Angreifer</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EditorModel</name>
        <message>
            <source>Here is the card that was not saved when the program ended.</source>
            <translation>Hier ist die Karte, die beim Beenden des Programms nicht gespeichert war.</translation>
        </message>
        <message>
            <source>A new card</source>
            <translation>Eine neue Karte</translation>
        </message>
        <message>
            <source>There is no card called %1.</source>
            <translation>Es gibt keine Karte namens %1.</translation>
        </message>
        <message>
            <source>This is a copy: the card it was made from stays as it is.</source>
            <translation>Das ist eine Kopie: Die Karte, von der sie stammt, bleibt, wie sie ist.</translation>
        </message>
        <message numerus="yes">
            <source>The card is not saved yet: %n thing(s) to fix.</source>
            <translation>
                <numerusform>Die Karte ist noch nicht gespeichert: %n Sache ist zu beheben.</numerusform>
                <numerusform>Die Karte ist noch nicht gespeichert: %n Sachen sind zu beheben.</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved. It can be played from the next night on.</source>
            <translation>Gespeichert. Ab dem nächsten Abend ist sie spielbar.</translation>
        </message>
        <message>
            <source>The card is out of its pack. Save it to put it back.</source>
            <translation>Die Karte ist aus ihrem Paket. Speichere sie, um sie zurückzulegen.</translation>
        </message>
        <message>
            <source>Pack names use lower-case letters, digits, - and _.</source>
            <translation>Namen von Kartenpaketen bestehen aus Kleinbuchstaben, Ziffern, - und _.</translation>
        </message>
        <message>
            <source>Pack %1 imported.</source>
            <translation>Kartenpaket %1 importiert.</translation>
        </message>
        <message>
            <source>Saved to %1.</source>
            <translation>Gespeichert in %1.</translation>
        </message>
        <message>
            <source>Auto</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>No text was written: finish what the card does first.</source>
            <translation>Kein Text geschrieben: Legt zuerst ganz fest, was die Karte tut.</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EnrolModel</name>
        <message numerus="yes">
            <source>Taught. %n picture(s) of it are kept.</source>
            <translation>
                <numerusform>Eingelernt. %n Bild davon wird aufbewahrt.</numerusform>
                <numerusform>Eingelernt. %n Bilder davon werden aufbewahrt.</numerusform>
            </translation>
        </message>
        <message>
            <source>It may be this card.</source>
            <translation>Es könnte diese Karte sein.</translation>
        </message>
        <message>
            <source>The next one on the list.</source>
            <translation>Die nächste der Liste.</translation>
        </message>
        <message>
            <source>A card nobody has named yet.</source>
            <translation>Eine Karte, die noch niemand benannt hat.</translation>
        </message>
        <message>
            <source>It may be one of several.</source>
            <translation>Es könnte eine von mehreren sein.</translation>
        </message>
        <message>
            <source>sharp</source>
            <translation>scharf</translation>
        </message>
        <message>
            <source>whole</source>
            <translation>ganz</translation>
        </message>
        <message>
            <source>well lit</source>
            <translation>gut beleuchtet</translation>
        </message>
        <message>
            <source>Getting ready</source>
            <translation>Wird vorbereitet</translation>
        </message>
        <message>
            <source>Lay cards where the camera sees them, and take your hands away.</source>
            <translation>Leg Karten dorthin, wo die Kamera sie sieht, und nimm die Hände weg.</translation>
        </message>
        <message>
            <source>There are no more pictures.</source>
            <translation>Es kommen keine Bilder mehr.</translation>
        </message>
        <message>
            <source>These pictures come from a folder, one after the other.</source>
            <translation>Diese Bilder kommen aus einem Ordner, eines nach dem anderen.</translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>Beste Übereinstimmung</translation>
        </message>
        <message>
            <source>Camera disconnected. Looking for it...</source>
            <translation>Die Kamera ist getrennt. Sie wird gesucht...</translation>
        </message>
    </context>
    <context>
        <name>lk::app::EveningModel</name>
        <message>
            <source>%1 at the end: %2</source>
            <translation>%1 am Ende: %2</translation>
        </message>
        <message>
            <source>Saved to %1</source>
            <translation>Gespeichert in %1</translation>
        </message>
        <message>
            <source>Saving %1</source>
            <translation>%1 wird gespeichert</translation>
        </message>
        <message>
            <source>Copied: paste it wherever you like</source>
            <translation>Kopiert: Füg es ein, wo du magst</translation>
        </message>
    </context>
    <context>
        <name>lk::app::FirstSteps</name>
        <message>
            <source>Choose the camera</source>
            <translation>Kamera wählen</translation>
        </message>
        <message>
            <source>A webcam or a phone that looks down on the table</source>
            <translation>Eine Webcam oder ein Handy, das auf den Tisch hinunterschaut</translation>
        </message>
        <message>
            <source>Take the first lesson</source>
            <translation>Erste Lektion machen</translation>
        </message>
        <message>
            <source>Three minutes, also without a camera</source>
            <translation>Drei Minuten, auch ohne Kamera</translation>
        </message>
        <message>
            <source>Test camera</source>
            <translation>Kamera testen</translation>
        </message>
        <message>
            <source>Lay the sheets down and make sure the camera sees them</source>
            <translation>Legt die Blätter hin und seht nach, ob die Kamera sie sieht</translation>
        </message>
        <message>
            <source>Print a first game</source>
            <translation>Ein erstes Spiel drucken</translation>
        </message>
        <message>
            <source>Cards, dice trays and corner tiles on a few sheets</source>
            <translation>Karten, Schalen und Eckplatten auf wenigen Blättern</translation>
        </message>
        <message>
            <source>None found. Plug one in, use a phone, or play without</source>
            <translation>Keine gefunden. Schließ eine an, nimm ein Handy oder spiel ohne</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HelpModel</name>
        <message>
            <source>Explain everything</source>
            <translation>Alles erklären</translation>
        </message>
        <message>
            <source>Reminders</source>
            <translation>Erinnerungen</translation>
        </message>
        <message>
            <source>Questions only</source>
            <translation>Nur Fragen</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HistoryModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>Gespeichert in %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::HomeModel</name>
        <message>
            <source>New night</source>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>A first lesson takes a few minutes</source>
            <translation>Eine erste Lektion dauert ein paar Minuten</translation>
        </message>
        <message>
            <source>Tap what happened, without a camera</source>
            <translation>Antippen, was geschah, ohne Kamera</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Look at them, print them, make your own</source>
            <translation>Ansehen, drucken, eigene machen</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Past nights, step by step</source>
            <translation>Frühere Abende, Schritt für Schritt</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Voice, language, text size</source>
            <translation>Stimme, Sprache, Schriftgröße</translation>
        </message>
        <message>
            <source>%1, started %2</source>
            <translation>%1, begonnen %2</translation>
        </message>
        <message>
            <source>Just keep score</source>
            <translation>Nur Punkte zählen</translation>
        </message>
        <message>
            <source>Camera setup</source>
            <translation>Kamera einrichten</translation>
        </message>
        <message>
            <source>Make sure the camera sees everything</source>
            <translation>Seht nach, ob die Kamera alles sieht</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Private screens, a camera, a scoreboard</source>
            <translation>Eigene Bildschirme, Kamera, Anzeigetafel</translation>
        </message>
    </context>
    <context>
        <name>lk::app::LeagueModel</name>
        <message>
            <source>%1, round %2, table %3: %4 and %5</source>
            <translation>%1, Runde %2, Tisch %3: %4 und %5</translation>
        </message>
        <message>
            <source>No camera is chosen. Choose one in the settings</source>
            <translation>Keine Kamera ist gewählt. Wähle eine in den Einstellungen</translation>
        </message>
        <message>
            <source>This is not a table&apos;s slip</source>
            <translation>Das ist kein Zettel eines Tisches</translation>
        </message>
    </context>
    <context>
        <name>lk::app::OutFolder</name>
        <message>
            <source>%1 cannot be written to: choose another folder.</source>
            <translation>In %1 lässt sich nicht schreiben: Wähle einen anderen Ordner.</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PhoneServer</name>
        <message>
            <source>open the address that the screen of the table shows</source>
            <translation>öffne die Adresse, die der Bildschirm am Tisch zeigt</translation>
        </message>
        <message>
            <source>there is no such page</source>
            <translation>diese Seite gibt es nicht</translation>
        </message>
        <message>
            <source>too many wrong addresses were tried: wait a minute</source>
            <translation>zu viele falsche Adressen wurden versucht: Warte eine Minute</translation>
        </message>
        <message>
            <source>another phone has this page: ask at the table for a new code</source>
            <translation>ein anderes Handy hat diese Seite: Lass dir am Tisch einen neuen Code geben</translation>
        </message>
        <message>
            <source>this address is not, or no longer, valid: ask for a new code</source>
            <translation>diese Adresse gilt nicht oder nicht mehr: Lass dir einen neuen Code geben</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <translation>diese Datei gibt es nicht</translation>
        </message>
        <message>
            <source>the request came from another website: open the address on the table&apos;s screen</source>
            <translation>die Anfrage kam von einer anderen Website: Öffne die Adresse auf dem Bildschirm am Tisch</translation>
        </message>
        <message>
            <source>load this page again: it does not know who you are</source>
            <translation>lade diese Seite neu: Sie weiß nicht, wer du bist</translation>
        </message>
        <message>
            <source>this page is open too often: close some</source>
            <translation>diese Seite ist zu oft offen: Schließ ein paar</translation>
        </message>
        <message>
            <source>too many people are watching: try again later</source>
            <translation>es schauen schon zu viele zu: Versuch es später noch einmal</translation>
        </message>
        <message>
            <source>no league is shown here: choose one on the table&apos;s computer</source>
            <translation>hier wird keine Liga gezeigt: Wähle eine am Computer des Tisches</translation>
        </message>
        <message>
            <source>the house plays here: nobody may see its cards</source>
            <translation>hier spielt das Haus: niemand darf seine Karten sehen</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PhonesModel</name>
        <message>
            <source>Your own cards, dice and answers</source>
            <translation>Eigene Karten, Würfel und Antworten</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Da</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Spectators: what everyone may know</source>
            <translation>Zum Zuschauen: was alle wissen dürfen</translation>
        </message>
        <message>
            <source>%1 here</source>
            <translation>%1 da</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>The phone above the table</source>
            <translation>Das Handy über dem Tisch</translation>
        </message>
        <message>
            <source>Off. When on, each phone in the same network opens its own page.</source>
            <translation>Aus. Eingeschaltet öffnet jedes Handy im selben Netzwerk seine eigene Seite.</translation>
        </message>
        <message>
            <source>This page is open on its phone. Nobody else can open it.</source>
            <translation>Diese Seite ist auf ihrem Handy offen. Niemand sonst kann sie öffnen.</translation>
        </message>
        <message>
            <source>League</source>
            <translation>Liga</translation>
        </message>
        <message>
            <source>Standings and tables, as they come</source>
            <translation>Tabelle und Tische, immer aktuell</translation>
        </message>
        <message>
            <source>This computer is not on a network, so no phone can reach it. Connect it, and the code will work.</source>
            <translation>Dieser Computer ist in keinem Netzwerk: Kein Handy kann ihn erreichen. Verbinde ihn, dann geht der Code.</translation>
        </message>
        <message>
            <source>To trust it for good, open %1 on the phone.</source>
            <translation>Um ihm dauerhaft zu vertrauen, öffne %1 auf dem Telefon.</translation>
        </message>
        <message>
            <source>This computer is in several networks. If a phone cannot open the page, choose another address.</source>
            <translation>Dieser Computer ist in mehreren Netzen. Wenn ein Telefon die Seite nicht öffnen kann, wähle eine andere Adresse.</translation>
        </message>
        <message>
            <source>For a streaming program on this computer: %1</source>
            <translation>Für ein Streaming-Programm auf diesem Computer: %1</translation>
        </message>
        <message>
            <source>Scan it with the phone. Its browser warns once that the connection is not private:</source>
            <translation>Scanne ihn mit dem Handy. Dessen Browser warnt einmal, die Verbindung sei nicht privat:</translation>
        </message>
        <message>
            <source>Chrome: Advanced, then Proceed</source>
            <translation>Chrome: Erweitert, dann Weiter</translation>
        </message>
        <message>
            <source>Safari: Show Details, then visit this website</source>
            <translation>Safari: Details einblenden, dann „diese Website öffnen“</translation>
        </message>
        <message>
            <source>Firefox: Advanced, then Accept the Risk and Continue</source>
            <translation>Firefox: Erweitert, dann „Risiko akzeptieren und fortfahren“</translation>
        </message>
        <message>
            <source>One code for all</source>
            <translation>Ein Code für alle</translation>
        </message>
        <message>
            <source>Each phone asks who you are</source>
            <translation>Jedes Handy fragt, wer du bist</translation>
        </message>
        <message>
            <source>For a screen on the wall: %1</source>
            <translation>Für einen Bildschirm an der Wand: %1</translation>
        </message>
    </context>
    <context>
        <name>lk::app::PlayerModel</name>
        <message>
            <source>Saved to %1</source>
            <translation>Gespeichert in %1</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Gesamte Zeit</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <translation>Letzte 12 Monate</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>Letzte 30 Tage</translation>
        </message>
    </context>
    <context>
        <name>lk::app::RulesModel</name>
        <message>
            <source>Words</source>
            <translation>Begriffe</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message numerus="yes">
            <source>the rulebook, line(s) %1</source>
            <translation>
                <numerusform>das Regelheft, Zeile %1</numerusform>
                <numerusform>das Regelheft, Zeilen %1</numerusform>
            </translation>
        </message>
        <message>
            <source>a am an and are as at be by can could do does for from get has have how i if in is it its many may me much must my of on or our should that the their then there this to was we what when where which who why will with would you your</source>
            <extracomment>Words of a question that say nothing about what is looked for.</extracomment>
            <translation>ab aber als am an auf aus bei bin bist da darf dann das dem den der des die dir du ein eine einem einen einer er es für hat ich ihr im in ist ja kann man mein mich mir mit muss nach nicht oder sich sie sind so soll und uns von wann warum was wem wen wenn wer wie wieso wird wo zu zum zur</translation>
        </message>
        <message>
            <source>Nearest to what you typed</source>
            <translation>Passt am besten zu deiner Eingabe</translation>
        </message>
    </context>
    <context>
        <name>lk::app::ScoreModel</name>
        <message>
            <source>set by hand</source>
            <translation>von Hand gesetzt</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SeatsModel</name>
        <message>
            <source>Has the turn</source>
            <translation>Ist am Zug</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SetupModel</name>
        <message>
            <source>First game</source>
            <translation>Erstes Spiel</translation>
        </message>
        <message>
            <source>The same cards for both, without: %1</source>
            <translation>Dieselben Karten für beide, ohne: %1</translation>
        </message>
        <message>
            <source>Full game</source>
            <translation>Ganzes Spiel</translation>
        </message>
        <message>
            <source>With everything: %1</source>
            <translation>Mit allem: %1</translation>
        </message>
        <message>
            <source>House</source>
            <translation>Das Haus</translation>
        </message>
        <message>
            <source>House %1</source>
            <translation>Das Haus %1</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Sanft</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Ebenbürtig</translation>
        </message>
        <message>
            <source>Strong</source>
            <translation>Stark</translation>
        </message>
        <message>
            <source>Plays plain moves at once, and not always the best</source>
            <translation>Spielt sofort einfache Züge, und nicht immer die besten</translation>
        </message>
        <message>
            <source>Thinks a fifth of a second about a move</source>
            <translation>Denkt eine Fünftelsekunde über einen Zug nach</translation>
        </message>
        <message>
            <source>Thinks a second about a move, and plays the best</source>
            <translation>Denkt eine Sekunde über einen Zug nach und spielt den besten</translation>
        </message>
    </context>
    <context>
        <name>lk::app::SheetPrinter</name>
        <message>
            <source>Everything</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Trays</source>
            <translation>Schalen</translation>
        </message>
        <message>
            <source>The camera needs these: it reads the dice in them</source>
            <translation>Die braucht die Kamera: In ihnen liest sie die Würfel</translation>
        </message>
        <message>
            <source>Mat</source>
            <translation>Matte</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Choice cards</source>
            <translation>Antwortkarten</translation>
        </message>
        <message>
            <source>To answer without touching the screen</source>
            <translation>Zum Antworten, ohne den Bildschirm zu berühren</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>No program is set up to show PDFs. Open %1 yourself</source>
            <translation>Kein Programm für PDFs eingestellt. Öffne %1 selbst</translation>
        </message>
        <message>
            <source>No box? Print and cut these (with backs)</source>
            <translation>Keine Schachtel? Druckt und schneidet diese aus (mit Rückseiten)</translation>
        </message>
        <message>
            <source>Shows where cards go; several pages, tape together</source>
            <translation>Zeigt, wohin Karten kommen; mehrere Seiten, zusammenkleben</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Marker</translation>
        </message>
        <message>
            <source>Pieces to glue onto cardboard and cut out; their dice stand on them</source>
            <translation>Figuren zum Aufkleben und Ausschneiden; ihre Würfel stehen darauf</translation>
        </message>
        <message numerus="yes">
            <source>Saved, %n sheets of paper: %1</source>
            <translation>
                <numerusform>Gespeichert, %n Blatt Papier: %1</numerusform>
                <numerusform>Gespeichert, %n Blatt Papier: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>First game</source>
            <translation>Erstes Spiel</translation>
        </message>
        <message>
            <source>All that a first game needs, and nothing else</source>
            <translation>Alles für ein erstes Spiel, sonst nichts</translation>
        </message>
        <message>
            <source>All cards, mat and tiles, trays, tokens and rules</source>
            <translation>Alle Karten, Matte und Eckplatten, Schalen, Marker und Regeln</translation>
        </message>
        <message>
            <source>Corner tiles</source>
            <translation>Eckplatten</translation>
        </message>
        <message>
            <source>Four tiles in place of a mat, for any table</source>
            <translation>Vier Platten statt einer Matte, für jeden Tisch</translation>
        </message>
        <message>
            <source>To read at the table; shows how it is laid</source>
            <translation>Zum Nachlesen am Tisch; zeigt, wie er gelegt wird</translation>
        </message>
    </context>
    <context>
        <name>lk::app::TableModel</name>
        <message>
            <source>No game started</source>
            <translation>Noch hat kein Spiel begonnen</translation>
        </message>
        <message>
            <source>Waiting for the game to start</source>
            <translation>Warten auf den Beginn des Spiels</translation>
        </message>
        <message>
            <source>One moment</source>
            <translation>Einen Moment</translation>
        </message>
        <message>
            <source>No camera: enter what happens by hand</source>
            <translation>Keine Kamera: Gebt von Hand ein, was geschieht</translation>
        </message>
        <message>
            <source>Opening the camera</source>
            <translation>Die Kamera wird geöffnet</translation>
        </message>
        <message>
            <source>The camera sees the table</source>
            <translation>Die Kamera sieht den Tisch</translation>
        </message>
        <message>
            <source>No more pictures</source>
            <translation>Keine Bilder mehr</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>set by hand</source>
            <translation>von Hand gesetzt</translation>
        </message>
        <message>
            <source>Getting the table ready</source>
            <translation>Der Tisch wird vorbereitet</translation>
        </message>
        <message>
            <source>%1 (the only answer)</source>
            <translation>%1 (die einzige Antwort)</translation>
        </message>
        <message>
            <source>%1 has chosen: hidden until all have. Undo takes it back</source>
            <translation>%1 hat gewählt: verdeckt, bis alle gewählt haben. „Rückgängig“ nimmt es zurück</translation>
        </message>
        <message>
            <source>The hidden choice is taken back</source>
            <translation>Die verdeckte Wahl ist zurückgenommen</translation>
        </message>
        <message>
            <source>%1 is thinking</source>
            <translation>%1 denkt nach</translation>
        </message>
        <message>
            <source>%1 are thinking</source>
            <translation>%1 denken nach</translation>
        </message>
    </context>
    <context>
        <name>ComposingWords</name>
        <message>
            <source>What shall it do?</source>
            <translation>Was soll damit geschehen?</translation>
        </message>
        <message>
            <source>Is that the move?</source>
            <translation>Ist das der Zug?</translation>
        </message>
        <message>
            <source>Yes, do it</source>
            <translation>Ja, so</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>SeatStrip</name>
        <message>
            <source>Dice %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Leads</source>
            <translation>Führt</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>No hints</source>
            <translation>Keine Tipps</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Window for spectators</source>
            <translation>Fenster für Zuschauer</translation>
        </message>
        <message>
            <source>Ctrl T</source>
            <translation>Strg T</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Who gives up?</source>
            <translation>Wer gibt auf?</translation>
        </message>
    </context>
    <context>
        <name>PartStrip</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>GivenTime</name>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Time is up</source>
            <translation>Die Zeit ist um</translation>
        </message>
    </context>
    <context>
        <name>PhoneFraming</name>
        <message>
            <source>Learning what the cards look like.
The first time this takes a minute. Play on meanwhile.</source>
            <translation>Die Karten werden gelernt.
Beim ersten Mal dauert das eine Minute. Spielt inzwischen weiter.</translation>
        </message>
    </context>
    <context>
        <name>TileWords</name>
        <message>
            <source>far left</source>
            <translation>hinten links</translation>
        </message>
        <message>
            <source>far right</source>
            <translation>hinten rechts</translation>
        </message>
        <message>
            <source>near right</source>
            <translation>vorn rechts</translation>
        </message>
        <message>
            <source>near left</source>
            <translation>vorn links</translation>
        </message>
        <message>
            <source>All four tiles are seen</source>
            <translation>Alle vier Eckplatten sind zu sehen</translation>
        </message>
        <message>
            <source>These tiles are for %1</source>
            <translation>Diese Eckplatten gehören zu %1</translation>
        </message>
        <message>
            <source>Tiles of two games are on the table; some are for %1</source>
            <translation>Eckplatten von zwei Spielen liegen auf dem Tisch; einige gehören zu %1</translation>
        </message>
        <message>
            <source>The mat and tiles are both on the table; the mat counts</source>
            <translation>Matte und Eckplatten liegen beide auf dem Tisch; die Matte zählt</translation>
        </message>
        <message>
            <source>This tile is on the table twice: %1</source>
            <translation>Diese Eckplatte liegt zweimal auf dem Tisch: %1</translation>
        </message>
        <message>
            <source>Tile not seen: %1</source>
            <translation>Eckplatte nicht zu sehen: %1</translation>
        </message>
        <message>
            <source>The tiles do not lie in their own corners</source>
            <translation>Die Eckplatten liegen nicht an ihren Ecken</translation>
        </message>
        <message>
            <source>Tile too crooked: %1</source>
            <translation>Eckplatte zu schief: %1</translation>
        </message>
        <message>
            <source>The tiles are too close together: %1 % of the size the game needs</source>
            <translation>Die Eckplatten liegen zu eng: %1 % der Größe, die das Spiel braucht</translation>
        </message>
        <message>
            <source>The tiles are too far apart: %1 % of the size the game needs</source>
            <translation>Die Eckplatten liegen zu weit auseinander: %1 % der Größe, die das Spiel braucht</translation>
        </message>
        <message>
            <source>Choose that game, or print the tiles of this one</source>
            <translation>Wähle jenes Spiel, oder drucke die Eckplatten von diesem</translation>
        </message>
        <message>
            <source>Lay down only the four tiles of this game</source>
            <translation>Lege nur die vier Eckplatten dieses Spiels hin</translation>
        </message>
        <message>
            <source>Take the tiles away, or the mat</source>
            <translation>Nimm die Eckplatten weg oder die Matte</translation>
        </message>
        <message>
            <source>Take one of the two away</source>
            <translation>Nimm eine der beiden weg</translation>
        </message>
        <message>
            <source>Lay it at its corner, uncover it, or move the camera until it is in the picture</source>
            <translation>Lege sie an ihre Ecke, decke sie auf, oder rücke die Kamera, bis sie im Bild ist</translation>
        </message>
        <message>
            <source>Lay each at the corner it names, seen from seat A, with its name away from the middle</source>
            <translation>Lege jede an die Ecke, die sie nennt, von Platz A aus gesehen, den Namen von der Mitte weg</translation>
        </message>
        <message>
            <source>Lay the tiles straight at the corners of a rectangle: 10 degrees at most</source>
            <translation>Lege die Eckplatten gerade an die Ecken eines Rechtecks: höchstens 10 Grad schief</translation>
        </message>
        <message>
            <source>Move them apart to 75 % at least, or use a larger table</source>
            <translation>Rücke sie auf mindestens 75 % auseinander, oder nimm einen größeren Tisch</translation>
        </message>
        <message>
            <source>Move them together to 130 % at most</source>
            <translation>Rücke sie auf höchstens 130 % zusammen</translation>
        </message>
        <message>
            <source>Print them again at 100 %, not &quot;fit to page&quot;: the line on the sheet measures 50 mm</source>
            <translation>Drucke sie noch einmal mit 100 %, nicht „an Seite anpassen“: die Linie auf dem Blatt misst 50 mm</translation>
        </message>
        <message>
            <source>This tile is printed in another size than the others: %1</source>
            <translation>Diese Eckplatte ist in anderer Größe gedruckt als die übrigen: %1</translation>
        </message>
        <message>
            <source>The printer scaled the tiles: they have %1 % of the size that goes with the trays</source>
            <translation>Der Drucker hat die Eckplatten skaliert: sie haben %1 % der Größe, die zu den Schalen passt</translation>
        </message>
    </context>
    <context>
        <name>PrintWords</name>
        <message>
            <source>far left corner</source>
            <translation>Ecke hinten links</translation>
        </message>
        <message>
            <source>far right corner</source>
            <translation>Ecke hinten rechts</translation>
        </message>
        <message>
            <source>near right corner</source>
            <translation>Ecke vorn rechts</translation>
        </message>
        <message>
            <source>near left corner</source>
            <translation>Ecke vorn links</translation>
        </message>
        <message>
            <source>%1: corner tiles</source>
            <translation>%1: Eckplatten</translation>
        </message>
        <message>
            <source>%1: a first game</source>
            <translation>%1: ein erstes Spiel</translation>
        </message>
        <message>
            <source>Print this sheet at 100 %.</source>
            <translation>Druckt dieses Blatt mit 100 %.</translation>
        </message>
        <message>
            <source>Cut the four tiles out of this sheet along their lines; keep the rest.</source>
            <translation>Schneidet die vier Eckplatten entlang ihrer Linien aus diesem Blatt; behaltet den Rest.</translation>
        </message>
        <message>
            <source>Lay the tiles at the corners of a free rectangle, straight, with their names away from the middle, as drawn below.</source>
            <translation>Legt die Eckplatten gerade an die Ecken eines freien Rechtecks, die Namen von der Mitte weg, wie unten gezeichnet.</translation>
        </message>
        <message>
            <source>Start the program, choose Camera setup, and look: it finds the tiles and draws the places for your cards.</source>
            <translation>Startet das Programm, wählt Kamera einrichten und seht hin: Es findet die Eckplatten und zeichnet die Plätze für eure Karten.</translation>
        </message>
        <message>
            <source>The tiles may lie a little askew, up to 10 degrees. If one moves during the game, push it back or leave it: the camera looks again.</source>
            <translation>Die Eckplatten dürfen etwas schief liegen, bis zu 10 Grad. Verrutscht eine im Spiel, schiebt sie zurück oder lasst sie liegen: Die Kamera sieht neu hin.</translation>
        </message>
        <message>
            <source>Cut the cards in strips, all the way across at the marks, then the strips into cards. Sleeves with an old card behind make paper stiff.</source>
            <translation>Schneidet die Karten an den Marken erst in Streifen, ganz durch, dann die Streifen in Karten. Hüllen mit einer alten Karte dahinter machen Papier steif.</translation>
        </message>
        <message>
            <source>Cut out the tokens; glue them onto cardboard first if you have some.</source>
            <translation>Schneidet die Spielsteine aus; klebt sie vorher auf Pappe, wenn ihr welche habt.</translation>
        </message>
        <message>
            <source>Cut out the tokens beside the table below.</source>
            <translation>Schneidet die Spielsteine neben dem Tisch unten aus.</translation>
        </message>
        <message>
            <source>The camera knows the cards in colour; show it those in little ink once, with Teach cards.</source>
            <translation>Die Kamera kennt die Karten in Farbe; zeigt ihr die mit wenig Tinte einmal, mit Karten einlernen.</translation>
        </message>
        <message>
            <source>You also need: %1.</source>
            <translation>Ihr braucht außerdem: %1.</translation>
        </message>
        <message>
            <source>This side stays empty: the other one is cut up.</source>
            <translation>Diese Seite bleibt leer: Die andere wird zerschnitten.</translation>
        </message>
        <message>
            <source>Tray %1</source>
            <translation>Schale %1</translation>
        </message>
        <message>
            <source>%1 x %2 cm</source>
            <translation>%1 x %2 cm</translation>
        </message>
        <message>
            <source>From middle to middle of the tiles %1; anything from %2 to %3 will do.</source>
            <translation>Von Mitte zu Mitte der Eckplatten %1; alles von %2 bis %3 geht.</translation>
        </message>
        <message>
            <source>Player B</source>
            <translation>Person B</translation>
        </message>
        <message>
            <source>Player A; the camera looks from here</source>
            <translation>Person A; von hier sieht die Kamera</translation>
        </message>
        <message>
            <source>50 mm on %1. Otherwise the printer scaled: choose %1 and 100 %, not &quot;fit to page&quot;.</source>
            <translation>50 mm auf %1. Sonst hat der Drucker skaliert: %1 und 100 % wählen, nicht „an Seite anpassen“.</translation>
        </message>
        <message>
            <source>Faces, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the page</source>
            <translation>Vorderseiten, Blatt %1: beidseitig drucken, über die lange Kante wenden, in wahrer Größe (100 %), nicht an die Seite angepasst</translation>
        </message>
        <message>
            <source>Backs, sheet %1: print both sides, flip on the long edge, at actual size (100 %), not fitted to the page</source>
            <translation>Rückseiten, Blatt %1: beidseitig drucken, über die lange Kante wenden, in wahrer Größe (100 %), nicht an die Seite angepasst</translation>
        </message>
        <message>
            <source>%1 cm (it sees %2° across)</source>
            <translation>%1 cm (sie sieht %2° weit)</translation>
        </message>
        <message>
            <source>Marks of %1 mm, %2 mm a module: a 720p camera reads them from up to %3.</source>
            <translation>Marken von %1 mm, %2 mm je Modul: Eine 720p-Kamera liest sie aus bis zu %3.</translation>
        </message>
        <message>
            <source>Tray %1: print at actual size (100 %), cut out, lay it where the dice fall.</source>
            <translation>Schale %1: in wahrer Größe (100 %) drucken, ausschneiden, dorthin legen, wo die Würfel fallen.</translation>
        </message>
        <message>
            <source>Mat, row %1 of %2, column %3 of %4: print at actual size (100 %), cut left and top at the marks, glue the %5 mm beyond the right and lower marks under the neighbour</source>
            <translation>Matte, Reihe %1 von %2, Spalte %3 von %4: in wahrer Größe (100 %) drucken, links und oben an den Marken schneiden, die %5 mm jenseits der rechten und unteren Marken unter das Nachbarblatt kleben</translation>
        </message>
        <message>
            <source>Tokens of %1 mm: print at actual size (100 %), glue onto cardboard, cut out the circles.</source>
            <translation>Spielsteine von %1 mm: in wahrer Größe (100 %) drucken, auf Pappe kleben, die Kreise ausschneiden.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <comment>from the smallest to the largest diameter</comment>
            <translation>%1 bis %2</translation>
        </message>
        <message numerus="yes">
            <source>Print these %n sheets at 100 % on both sides, turned over the long edge. One side alone works too: leave out every second page.</source>
            <translation>
                <numerusform>Druckt dieses %n Blatt mit 100 % beidseitig, über die lange Kante gewendet. Eine Seite genügt auch: Lasst jede zweite Seite weg.</numerusform>
                <numerusform>Druckt diese %n Blätter mit 100 % beidseitig, über die lange Kante gewendet. Eine Seite genügt auch: Lasst jede zweite Seite weg.</numerusform>
            </translation>
        </message>
        <message>
            <source>House-made, nobody&apos;s official cards.</source>
            <translation>Selbst gemacht, niemandes offizielle Karten.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>DeckDialog</name>
        <message>
            <source>Type part of the name</source>
            <translation>Einen Teil des Namens tippen</translation>
        </message>
        <message>
            <source>Cards of the game</source>
            <translation>Karten des Spiels</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>One %1 less</source>
            <translation>%1: eine weniger</translation>
        </message>
        <message>
            <source>Play with this deck</source>
            <translation>Mit diesem Stapel spielen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s deck: %n cards</source>
            <translation>
                <numerusform>Stapel von %1: %n Karte</numerusform>
                <numerusform>Stapel von %1: %n Karten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChartList</name>
        <message>
            <source>Charts</source>
            <translation>Verläufe</translation>
        </message>
    </context>
    <context>
        <name>LeagueStandingHead</name>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Person</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Wertung</translation>
        </message>
    </context>
    <context>
        <name>SourceList</name>
        <message>
            <source>No camera found. Plug one in, or choose photos.</source>
            <translation>Keine Kamera gefunden. Schließ eine an oder wähle Fotos.</translation>
        </message>
    </context>
    <context>
        <name>DemoDialog</name>
        <message>
            <source>Watch a demo</source>
            <translation>Vorführung ansehen</translation>
        </message>
        <message>
            <source>Made-up players at a drawn table. The first time, the program learns the cards while the demo begins.</source>
            <translation>Erfundene Personen an einem gezeichneten Tisch. Beim ersten Mal lernt das Programm die Karten, während die Vorführung beginnt.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
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
            <translation>Das Haus spielen lassen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>The house waits. You can also play for it</source>
            <translation>Das Haus wartet. Du kannst auch für es spielen</translation>
        </message>
        <message>
            <source>The house waits until you let it play</source>
            <translation>Das Haus wartet, bis du es spielen lässt</translation>
        </message>
    </context>
    <context>
        <name>HouseSeat</name>
        <message>
            <source>The house plays seat %1: %2</source>
            <translation>Das Haus spielt auf Platz %1: %2</translation>
        </message>
        <message>
            <source>It knows only what its seat may know. Its dice and cards are its own.</source>
            <translation>Es weiß nur, was sein Platz wissen darf. Würfel und Karten hat es selbst.</translation>
        </message>
    </context>
    <context>
        <name>lk::app::VenueModel</name>
        <message>
            <source>Time is over</source>
            <translation>Die Zeit ist um</translation>
        </message>
        <message>
            <source>%1, stopped</source>
            <translation>%1, angehalten</translation>
        </message>
        <message>
            <source>Round %1: the time is over</source>
            <translation>Runde %1: Die Zeit ist um</translation>
        </message>
    </context>
    <context>
        <name>LeagueVenue</name>
        <message>
            <source>Timer and announcements</source>
            <translation>Uhr und Durchsagen</translation>
        </message>
        <message>
            <source>Round %1: %2</source>
            <translation>Runde %1: %2</translation>
        </message>
        <message>
            <source>Round %1 has no time limit.</source>
            <translation>Runde %1 hat keine Zeitgrenze.</translation>
        </message>
        <message>
            <source>A round gets its time when it is paired.</source>
            <translation>Eine Runde bekommt ihre Zeit, sobald sie gepaart ist.</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>Start anew</source>
            <translation>Neu starten</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Starten</translation>
        </message>
        <message>
            <source>Stop the clock</source>
            <translation>Uhr anhalten</translation>
        </message>
        <message>
            <source>Let it go on</source>
            <translation>Weiterlaufen lassen</translation>
        </message>
        <message>
            <source>Lunch after this round</source>
            <translation>Mittagessen nach dieser Runde</translation>
        </message>
        <message>
            <source>Announcement</source>
            <translation>Durchsage</translation>
        </message>
        <message>
            <source>Tell everybody</source>
            <translation>Allen sagen</translation>
        </message>
        <message>
            <source>Take the announcements away</source>
            <translation>Durchsagen wegnehmen</translation>
        </message>
        <message>
            <source>Phones</source>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Everybody sees both on phones and on a screen on the wall, which also shows seats and standings. Its address is on the page Phones, under League. At the end of the round a bell rings here.</source>
            <translation>Alle sehen beides auf Handys und auf einem Bildschirm an der Wand, der auch Sitzplätze und Tabelle zeigt. Seine Adresse steht auf der Seite Handys, unter Liga. Am Ende der Runde läutet hier eine Glocke.</translation>
        </message>
    </context>
    <context>
        <name>HandCards</name>
        <message>
            <source>One %1 less</source>
            <translation>%1: eine weniger</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>One %1 more</source>
            <translation>%1: eine mehr</translation>
        </message>
    </context>
    <context>
        <name>MoveHand</name>
        <message>
            <source>For %1 only</source>
            <translation>Nur für %1</translation>
        </message>
        <message>
            <source>The cards in your hand: %1 of %2 entered. What you leave out can be any card.</source>
            <translation>Die Karten auf deiner Hand: %1 von %2 eingegeben. Was du weglässt, kann jede Karte sein.</translation>
        </message>
        <message>
            <source>None of this is saved.</source>
            <translation>Nichts davon wird gespeichert.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>What could I do?</source>
            <translation>Was könnte ich tun?</translation>
        </message>
    </context>
    <context>
        <name>MoveRows</name>
        <message>
            <source>For %1 only</source>
            <translation>Nur für %1</translation>
        </message>
        <message>
            <source>The coach is thinking: %1 %</source>
            <translation>Der Coach überlegt: %1 %</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>Chance to win now %1, then %2</source>
            <translation>Gewinnchance jetzt %1, danach %2</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Done, everyone can look</source>
            <translation>Fertig, alle dürfen schauen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <source>Begins this move at the table, where you confirm it</source>
            <translation>Beginnt diesen Zug am Tisch, wo du ihn bestätigst</translation>
        </message>
    </context>
    <context>
        <name>Mistakes</name>
        <message>
            <source>Mistakes</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Look for mistakes</source>
            <translation>Fehler suchen</translation>
        </message>
        <message>
            <source>Compares each move with the best one; takes a minute or more</source>
            <translation>Vergleicht jeden Zug mit dem besten; dauert eine Minute oder länger</translation>
        </message>
        <message>
            <source>The coach is thinking: %1 %</source>
            <translation>Der Coach überlegt: %1 %</translation>
        </message>
        <message>
            <source>No move clearly cost much.</source>
            <translation>Kein Zug hat erkennbar viel gekostet.</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Watch: %1</source>
            <translation>Ansehen: %1</translation>
        </message>
    </context>
    <context>
        <name>BalanceDialog</name>
        <message>
            <source>Balance of a game</source>
            <translation>Balance eines Spiels</translation>
        </message>
        <message>
            <source>The program plays the game against itself, also with your own cards: who wins, which cards do, which decisions matter.</source>
            <translation>Das Programm spielt gegen sich selbst, auch mit deinen eigenen Karten: wer gewinnt, welche Karten, welche Entscheidungen zählen.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Wer spielt</translation>
        </message>
        <message>
            <source>How often</source>
            <translation>Wie oft</translation>
        </message>
        <message>
            <source>Compare a house rule</source>
            <translation>Eine Hausregel vergleichen</translation>
        </message>
        <message>
            <source>The report</source>
            <translation>Der Bericht</translation>
        </message>
        <message>
            <source>%1 % of the games played</source>
            <translation>%1 % der Spiele gespielt</translation>
        </message>
        <message>
            <source>Playing: %1 %</source>
            <translation>Es wird gespielt: %1 %</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Stopped games go on where they were</source>
            <translation>Angehaltene Spiele gehen weiter, wo sie waren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
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
            <translation>Das Haus, schnell</translation>
        </message>
        <message>
            <source>Thinks five thousandths of a second</source>
            <translation>Denkt fünf Tausendstelsekunden</translation>
        </message>
        <message>
            <source>The house, thoroughly</source>
            <translation>Das Haus, gründlich</translation>
        </message>
        <message>
            <source>Thinks ten times as long</source>
            <translation>Denkt zehnmal so lange</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Any legal move: shows strong imbalances only</source>
            <translation>Irgendein erlaubter Zug: zeigt nur starke Unterschiede</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message numerus="yes">
            <source>%n games</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games so far; they go on after these: %1</source>
            <translation>
                <numerusform>Bisher %n Spiel; danach geht es weiter: %1</numerusform>
                <numerusform>Bisher %n Spiele; danach geht es weiter: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games, as a table and a picture: %1</source>
            <translation>
                <numerusform>%n Spiel, als Tabelle und Bild: %1</numerusform>
                <numerusform>%n Spiele, als Tabelle und Bild: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NextStep</name>
        <message>
            <source>Not now: %1</source>
            <translation>Jetzt nicht: %1</translation>
        </message>
    </context>
    <context>
        <name>GivingUpWords</name>
        <message>
            <source>Give up this duel?</source>
            <translation>Dieses Duell aufgeben?</translation>
        </message>
    </context>
    <context>
        <name>LessonDetails</name>
        <message>
            <source>Continue by tapping</source>
            <translation>Durch Tippen weiter</translation>
        </message>
        <message>
            <source>By tapping</source>
            <translation>Durch Tippen</translation>
        </message>
        <message>
            <source>Continue with the camera</source>
            <translation>Mit der Kamera weiter</translation>
        </message>
        <message>
            <source>With the camera</source>
            <translation>Mit der Kamera</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
    </context>
</TS>
