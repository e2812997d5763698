// The cameras that were found, one button each. The virtual table is left out where only real cards help.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: list

    required property CameraList cameras
    required property string name  // of its buttons, for tests
    signal chosen(string source)

    spacing: Theme.gap

    Words {
        objectName: list.name + "-none"
        width: list.width
        visible: !list.cameras.any
        text: qsTr("No camera found. Plug one in, or choose photos.")
        color: Theme.soft
    }
    Repeater {
        model: PersistentRows { list: list.cameras.any ? list.cameras.options : [] }
        delegate: ActionButton {
            required property namedOption modelData
            required property bool shown
            readonly property bool usual: modelData.id === list.cameras.chosen
            visible: shown
            objectName: list.name + "-" + modelData.id
            width: list.width
            text: modelData.name
            primary: usual
            focus: usual
            onClicked: list.chosen(modelData.id)
        }
    }
}
