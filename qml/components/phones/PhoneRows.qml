// The pages there are: whose each is, what it may do, and whether its phone is here. One of them is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: rows

    required property PhonesModel phones

    spacing: Theme.gap

    Repeater {
        model: KeptRows { list: rows.phones.pages }
        delegate: ActionButton {
            id: row
            required property var modelData
            required property bool shown
            readonly property bool chosen: modelData.id === rows.phones.chosen
            visible: shown
            enabled: rows.phones.on
            width: rows.width
            text: (chosen ? "\u25cf  " : "\u25cb  ") + Sentence.beside([modelData.name, modelData.may, (modelData.here ? "\u2713 " : "") + modelData.state])
            offered: chosen
            Accessible.role: Accessible.RadioButton
            Accessible.name: Sentence.beside([modelData.name, modelData.may, modelData.state])
            Accessible.checked: chosen
            onClicked: rows.phones.chosen = modelData.id
        }
    }
}
