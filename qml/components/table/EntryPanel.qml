// Entry by hand of what the camera missed. It covers the picture; for a secret entry it covers the whole page
// and first asks the others to look away.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property TableModel table
    property bool alone: false  // only the player who enters is looking
    readonly property bool away: table.entrySecret && !alone
    readonly property bool picking: !away && table.entry === "cards"  // the title is in a row of its own

    border.color: Theme.lamp
    border.width: Theme.stroke(2)

    Connections {
        target: panel.table
        function onEntryChanged() { panel.alone = false; }
    }

    // Taps beside the buttons must not reach the items below.
    MouseArea { anchors.fill: parent }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            visible: !panel.picking
            horizontalAlignment: Text.AlignHCenter
            text: panel.table.entryTitle
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            active: panel.visible && panel.table.entry !== ""
            sourceComponent: panel.away ? lookAway : panel.table.entryRolled.length > 0 ? rolled : panel.table.entry === "dice" ? dice : panel.table.entry === "confirm" ? confirm : cards
        }
    }
    Component {
        id: dice
        DiceEntry {
            table: panel.table
        }
    }
    Component {
        id: rolled
        RolledDice {
            table: panel.table
        }
    }
    Component {
        id: lookAway
        LookAway {
            who: panel.table.entryWho
            onAlone: panel.alone = true
            onNeverMind: panel.table.cancelEntry()
        }
    }
    Component {
        id: confirm
        ConfirmEntry {
            table: panel.table
        }
    }
    Component {
        id: cards
        CardEntry {
            table: panel.table
        }
    }
}
