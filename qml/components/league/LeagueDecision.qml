// An organiser decides a table by hand: one tap on how it ended. A first result needs no reason; changing one
// does. Both stay in the league's log.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    property int row: -1
    property leagueTable match
    readonly property bool changes: row >= 0 && !match.open
    readonly property string reason: why.text.trim() !== "" ? why.text : changes ? "" : qsTr("Entered by hand")

    function ask(which: int) {
        row = which;
        match = league.tables[which];
        why.clear();
        open();
        if (changes)
            why.forceActiveFocus();
        else
            endings.itemAt(0).forceActiveFocus();
    }
    function decide(how: string) {
        if (reason === "")
            return;
        league.correct(row, how, reason);
        close();
    }

    heading: qsTr("Round %1, table %2").arg(match.round).arg(match.table)

    Words {
        Layout.fillWidth: true
        text: sheet.changes ? qsTr("This table has a result. Write why it changes, then tap how it ended.") : qsTr("Tap how it ended.")
        color: Theme.soft
    }
    InputLine {
        id: why
        objectName: "decisionWhy"
        Layout.fillWidth: true
        placeholderText: sheet.changes ? qsTr("Reason (saved with the result)") : qsTr("A note, if you like (saved with the result)")
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            id: endings
            model: PersistentRows {
                list: Options.of(["first", "second", "drawn", "both_won", "both_lost", ""],
                                 [qsTr("%1 won").arg(sheet.match.first), qsTr("%1 won").arg(sheet.match.second), qsTr("A draw"),
                                  qsTr("Both won"), qsTr("Both lost"), qsTr("Reopen: still playing")])
            }
            delegate: ActionButton {
                required property namedOption modelData
                required property bool shown
                objectName: "ended-" + modelData.id
                Layout.fillWidth: true
                visible: shown && (modelData.id !== "" || sheet.changes)
                enabled: sheet.reason !== ""
                text: modelData.name
                onClicked: sheet.decide(modelData.id)
            }
        }
    }
}
