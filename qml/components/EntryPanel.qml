// Where people enter by hand what the camera missed. Lies over the picture while it is open.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property TableModel table

    visible: table.entry !== ""
    border.color: Theme.lamp
    border.width: 2 * Theme.unit

    // Taps beside the buttons do not fall through to what lies beneath.
    MouseArea { anchors.fill: parent }

    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        spacing: Theme.margin

        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: panel.table.entryTitle
        }
        Loader {
            Layout.fillWidth: true
            focus: true
            active: panel.table.entry !== ""
            sourceComponent: panel.table.entry === "dice" ? dice : cards
        }
    }
    Component {
        id: dice
        DiceEntry {
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
