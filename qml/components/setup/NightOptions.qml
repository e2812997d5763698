// The parts of the game, the readings of unclear rules, the cards to take out of the box, and the hints.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: options

    required property SetupModel setup
    required property FirstNight firstNight
    required property BoxModel box
    signal readingsWanted()
    signal boxWanted()

    spacing: Theme.gap

    Words {
        objectName: "presetAbout"
        width: parent.width
        visible: text !== ""
        text: Array.from(options.setup.presets).filter(preset => preset.on).map(preset => preset.about).join("")
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: PersistentRows { list: options.setup.presets }
            delegate: ActionButton {
                required property namedOption modelData
                required property bool shown
                visible: shown
                objectName: "preset-" + modelData.id
                text: (modelData.on ? "\u25cf  " : "\u25cb  ") + modelData.name
                primary: modelData.on
                Accessible.description: modelData.about
                Accessible.checkable: true
                Accessible.checked: modelData.on
                onClicked: options.setup.takePreset(modelData.id)
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
        ActionButton {
            objectName: "hintsButton"
            visible: options.firstNight.offered
            text: (options.firstNight.planned ? "\u25cf  " : "\u25cb  ") + qsTr("Hints")
            note: qsTr("in the first turn")
            Accessible.checkable: true
            Accessible.checked: options.firstNight.planned
            onClicked: options.firstNight.plan(!options.firstNight.planned)
        }
    }
}
