// How well the house plays a seat for which nobody is there.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: house

    required property string seat
    required property string level
    required property list<namedOption> levels
    signal picked(string level)

    spacing: 6 * Theme.unit

    Repeater {
        model: PersistentRows { list: house.levels }
        delegate: ActionButton {
            required property namedOption modelData
            required property bool shown
            visible: shown
            objectName: "house-" + house.seat + "-" + modelData.id
            text: modelData.name
            primary: house.level === modelData.id
            Accessible.name: qsTr("The house plays seat %1: %2").arg(house.seat).arg(modelData.name)
            Accessible.description: modelData.about
            Accessible.checked: primary
            onClicked: house.picked(modelData.id)
        }
    }
    Words {
        height: Theme.touch
        verticalAlignment: Text.AlignVCenter
        color: Theme.soft
        font.pixelSize: Theme.smallSize
        text: qsTr("It knows only what its seat may know. Its dice and cards are its own.")
    }
}
