// The nights finished most recently, each with a link to its result.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: recent

    required property list<recentNight> nights
    signal picked(real night)

    spacing: 8 * Theme.unit

    Words {
        width: recent.width
        text: qsTr("Recent nights")
        color: Theme.soft
        font.pixelSize: Theme.smallSize
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: PersistentRows { list: Array.from(recent.nights).slice(0, Theme.largeText ? 1 : 2) }
        delegate: ActionButton {
            required property recentNight modelData
            required property bool shown
            visible: shown
            objectName: "night-" + modelData.night
            width: recent.width
            wraps: true
            text: modelData.who
            note: modelData.about
            Accessible.description: qsTr("How it went")
            onClicked: recent.picked(modelData.night)
        }
    }
}
