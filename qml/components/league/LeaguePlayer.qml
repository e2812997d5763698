// An organiser's actions on a player: remove from the pairings, take back in, penalise, merge duplicates.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    property int row: -1
    property leagueStanding standing
    readonly property list<int> amounts: [1, 2, 3, 4, 5, 6]
    property int points: 1

    function ask(which: int) {
        row = which;
        standing = league.rows[which];
        points = 1;
        why.clear();
        other.clear();
        open();
    }

    heading: standing.player

    ActionButton {
        objectName: "playerStory"
        Layout.fillWidth: true
        primary: true
        text: qsTr("All matches, in every season")
        onClicked: {
            sheet.league.showPlayer(sheet.row);
            sheet.close();
        }
    }
    InputLine {
        id: why
        objectName: "playerWhy"
        Layout.fillWidth: true
        placeholderText: qsTr("Reason (saved with the change)")
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        DropList {
            Layout.fillWidth: true
            label: qsTr("Points taken off")
            options: Options.of(Array.from(sheet.amounts).map(String), Array.from(sheet.amounts).map(amount => qsTr("%n points", "", amount)))
            chosen: String(sheet.points)
            onPicked: id => sheet.points = Number(id)
        }
        ActionButton {
            objectName: "penalise"
            enabled: why.text.trim() !== ""
            text: qsTr("Take points off")
            onClicked: {
                sheet.league.penalise(sheet.row, sheet.points, why.text);
                sheet.close();
            }
        }
    }
    ActionButton {
        objectName: "dropPlayer"
        Layout.fillWidth: true
        text: sheet.standing.dropped ? qsTr("Resume pairing") : qsTr("Stop pairing")
        onClicked: {
            if (sheet.standing.dropped)
                sheet.league.reinstate(sheet.row);
            else
                sheet.league.drop(sheet.row, why.text);
            sheet.close();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        InputLine {
            id: other
            objectName: "mergeName"
            Layout.fillWidth: true
            placeholderText: qsTr("This player's other name")
        }
        ActionButton {
            objectName: "mergePlayers"
            enabled: other.text.trim() !== ""
            text: qsTr("The same person")
            onClicked: {
                sheet.league.merge(sheet.row, other.text);
                sheet.close();
            }
        }
    }
}
