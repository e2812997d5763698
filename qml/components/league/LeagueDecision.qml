// An organiser decides a table by hand, with the reason. The decision stays in the league's log.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    property int row: -1
    property var match: ({ table: 0, round: 0, first: "", second: "", open: true })
    property string decision: "first"

    function ask(which: int) {
        row = which;
        match = league.tables[which];
        decision = "first";
        why.clear();
        open();
        why.forceActiveFocus();
    }
    function decide() {
        if (why.text.trim() === "")
            return;
        league.correct(row, decision, why.text);
        close();
    }

    heading: qsTr("Round %1, table %2").arg(match.round).arg(match.table)

    Chooser {
        Layout.fillWidth: true
        name: "decision"
        wraps: true
        label: qsTr("How it ended")
        options: [
            { id: "first", name: qsTr("%1 won").arg(sheet.match.first) },
            { id: "second", name: qsTr("%1 won").arg(sheet.match.second) },
            { id: "drawn", name: qsTr("A draw") },
            { id: "both_won", name: qsTr("Both won") },
            { id: "both_lost", name: qsTr("Both lost") },
            { id: "", name: qsTr("Reopen: still playing") }
        ]
        chosen: sheet.decision
        onPicked: id => sheet.decision = id
    }
    InputLine {
        id: why
        objectName: "decisionWhy"
        Layout.fillWidth: true
        placeholderText: qsTr("Reason (saved with the result)")
        onAccepted: sheet.decide()
    }
    actions: ActionButton {
        objectName: "decideTable"
        Layout.fillWidth: true
        primary: true
        enabled: why.text.trim() !== ""
        text: qsTr("Confirm result")
        onClicked: sheet.decide()
    }
}
