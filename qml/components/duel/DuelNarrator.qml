// Opens the page of the duel when one is judged while people look at the table, tells it step by step, and leads back when the
// night goes on. Without motion it is told at once, and stands as long.
import QtQuick
import Lampkeeper

Item {
    id: teller

    required property TableModel table
    required property string page
    required property bool wanted  // duels show themselves
    property int stepTime: Theme.stepTime
    property bool led: false  // it opened the page; people did not
    property bool asked: false  // the page is on its way
    readonly property bool opens: judged.running || asked
    signal pageWanted(string name)

    visible: false
    onPageChanged: {
        led = led || asked && page === "duel";
        asked = false;
    }

    Binding { target: teller.table.duel; property: "staged"; value: Theme.motion }
    Connections {
        target: teller.table
        function onDuelJudged() {
            if (!teller.table.duel.staged)
                reading.restart();
            if (teller.page === "table" && teller.wanted)
                judged.restart();
        }
        function onUnderstoodChanged() { teller.lead(); }
    }
    // What is told was taken back: there is nothing left to read.
    Connections {
        target: teller.table.duel
        function onChanged() {
            if (teller.table.duel.count > 0)
                return;
            judged.stop();
            reading.stop();
            teller.lead();
        }
    }
    // Not in the turn in which everything else learns of it.
    Timer {
        id: judged
        interval: 0
        onTriggered: {
            if (teller.page !== "table")
                return;
            teller.asked = true;
            teller.pageWanted("duel");
        }
    }
    // The night is over: the page of the duel gives way once all is told, whoever opened it.
    function leadOn() { led = true; }
    function lead() {
        if (!led && !asked || table.duel.playing || reading.running)
            return;
        const there = asked || page === "duel";
        led = asked = false;
        if (there)
            pageWanted("table");
    }
    Timer {
        interval: teller.stepTime
        repeat: true
        running: teller.table.duel.playing
        onTriggered: teller.table.duel.advance()
    }
    // What was told at once is read as long as it would have been told.
    Timer {
        id: reading
        interval: teller.table.duel.count * teller.stepTime
    }
    // Once all is told, the last word stands a while before the table comes back.
    Timer {
        interval: 3 * teller.stepTime
        running: teller.led && teller.table.duel.allShown && !reading.running
        onTriggered: teller.lead()
    }
}
