// The parts of the game, the readings of unclear rules, and the cards to take out of the box.
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
        spacing: Theme.gap
        Repeater {
            model: options.setup.presets.length
            delegate: ActionButton {
                required property int index
                readonly property var preset: options.setup.presets[index] ?? { id: "", name: "", about: "", on: false }
                objectName: "preset-" + preset.id
                text: (preset.on ? "\u25cf  " : "\u25cb  ") + preset.name
                primary: preset.on
                Accessible.description: preset.about
                Accessible.checkable: true
                Accessible.checked: preset.on
                onClicked: options.setup.takePreset(preset.id)
            }
        }
        ActionButton {
            objectName: "readingsButton"
            visible: options.setup.options.length + options.setup.parts.length > 0
            text: qsTr("House rules")
            note: options.setup.optionsSet === 0 ? qsTr("as recommended") : qsTr("%n changed", "", options.setup.optionsSet)
            onClicked: options.readingsWanted()
        }
        ActionButton {
            objectName: "boxButton"
            visible: options.box.count > 0
            text: qsTr("Cards you need")
            note: options.box.problems.length > 0 ? qsTr("something is missing") : qsTr("%n cards", "", options.box.cards)
            onClicked: options.boxWanted()
        }
    }
}
