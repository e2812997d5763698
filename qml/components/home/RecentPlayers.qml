// The players of the last night, each with a link to the player page.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: recent

    required property list<string> players
    signal picked(string name)

    spacing: 8 * Theme.unit

    Words {
        width: parent.width
        text: qsTr("Recent players")
        color: Theme.soft
        font.pixelSize: Theme.smallSize
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flow {
        width: parent.width
        spacing: 8 * Theme.unit
        Repeater {
            model: PersistentRows { list: recent.players }
            delegate: ActionButton {
                required property string modelData
                required property bool shown
                visible: shown
                objectName: "player-" + modelData
                width: Math.min(implicitWidth, recent.width)
                text: modelData
                Accessible.description: qsTr("Nights, opponents and records")
                onClicked: recent.picked(modelData)
            }
        }
    }
}
