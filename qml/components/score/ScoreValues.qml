// Values to tap one of.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property var values  // maps of id, name and number
    property string who: ""
    property string label: ""
    property string chosen: ""
    property string path: ""  // what the buttons are called by: this and their id
    signal tapped(string id)

    spacing: 4 * Theme.unit

    Repeater {
        model: KeptRows { list: list.values }
        delegate: ActionButton {
            required property var modelData
            required property bool shown
            visible: shown
            objectName: [list.path, modelData.id].join("-")
            implicitWidth: modelData.number ? 44 * Theme.unit : Math.max(implicitContentWidth + 14 * Theme.unit, 60 * Theme.unit)
            implicitHeight: 44 * Theme.unit
            leftPadding: 4 * Theme.unit
            rightPadding: 4 * Theme.unit
            played: true
            text: modelData.name
            primary: list.chosen === modelData.id
            Accessible.name: Sentence.listed([list.who, list.label, modelData.name])
            Accessible.checked: primary
            onClicked: list.tapped(modelData.id)
        }
    }
}
