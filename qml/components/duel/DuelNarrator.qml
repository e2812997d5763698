// Opens the duel page when a duel is judged while the table page is shown, plays its steps, and returns when
// the night continues. Without animations all steps are shown immediately, for the same time.
import QtQuick
import Lampkeeper

Item {
    id: narrator

    required property TableModel table
    required property string page
    required property bool wanted  // duels open automatically
    property int stepTime: Theme.stepTime
    property bool led: false  // the page was opened by this object, not by people
    property bool asked: false  // the page is being created
    readonly property bool opens: judged.running || asked
    signal pageWanted(string name)

    visible: false
    onPageChanged: {
        led = led || asked && page === "duel";
        asked = false;
    }

    Binding { target: narrator.table.duel; property: "staged"; value: Theme.motion }
    Connections {
        target: narrator.table
        function onDuelJudged() {
            if (!narrator.table.duel.staged)
                reading.restart();
            if (narrator.page === "table" && narrator.wanted)
                judged.restart();
        }
        function onUnderstoodChanged() { narrator.lead(); }
    }
    // The duel was taken back: there is nothing left to read.
    Connections {
        target: narrator.table.duel
        function onChanged() {
            if (narrator.table.duel.count > 0)
                return;
            judged.stop();
            reading.stop();
            narrator.lead();
        }
    }
    // Deferred, because other receivers of the same signal must run first.
    Timer {
        id: judged
        interval: 0
        onTriggered: {
            if (narrator.page !== "table")
                return;
            narrator.asked = true;
            narrator.pageWanted("duel");
        }
    }
    // People opened the duel page themselves: it stays open.
    function stay() {
        judged.stop();
        led = asked = false;
    }
    // The night is over: the duel page closes after its last step, whoever opened it.
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
        interval: narrator.stepTime
        repeat: true
        running: narrator.table.duel.playing
        onTriggered: narrator.table.duel.advance()
    }
    // Steps shown all together are kept as long as they would have taken one by one.
    Timer {
        id: reading
        interval: narrator.table.duel.count * narrator.stepTime
    }
    // After the last step, its sentence stays for a while before the table returns.
    Timer {
        interval: 3 * narrator.stepTime
        running: narrator.led && narrator.table.duel.allShown && !reading.running
        onTriggered: narrator.lead()
    }
}
