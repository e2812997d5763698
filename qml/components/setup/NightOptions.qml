// What the night is played with, how the table reads the rules that are open, and what to take out of the box.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: options

    required property SetupModel setup
    required property BoxModel box
    signal readingsWanted()
    signal boxWanted()

    spacing: Theme.gap

    Flow {
        width: parent.width
        visible: options.setup.parts.length > 0
        spacing: Theme.gap
        Repeater {
            model: options.setup.parts.length
            delegate: ActionButton {
                required property int index
                readonly property var part: options.setup.parts[index] ?? { key: "", name: "", on: false }
                text: (part.on ? "\u25cf  " : "\u25cb  ") + part.name
                Accessible.name: part.on ? qsTr("%1: played with").arg(part.name) : qsTr("%1: left out").arg(part.name)
                onClicked: options.setup.switchPart(part.key)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        ActionButton {
            objectName: "readingsButton"
            visible: options.setup.options.length > 0
            text: qsTr("House rules")
            note: options.setup.optionsSet === 0 ? qsTr("as recommended") : qsTr("%n changed", "", options.setup.optionsSet)
            onClicked: options.readingsWanted()
        }
        ActionButton {
            objectName: "boxButton"
            visible: options.box.count > 0
            text: qsTr("Cards you need")
            note: options.box.troubles.length > 0 ? qsTr("something is missing") : qsTr("%n cards", "", options.box.cards)
            onClicked: options.boxWanted()
        }
    }
}
