// An organiser decides a table by hand, with the reason. The decision stays in the league's log.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    property int row: -1
    property leagueTable match
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
        options: Options.of(["first", "second", "drawn", "both_won", "both_lost", ""],
                            [qsTr("%1 won").arg(sheet.match.first), qsTr("%1 won").arg(sheet.match.second), qsTr("A draw"),
                             qsTr("Both won"), qsTr("Both lost"), qsTr("Reopen: still playing")])
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
