// One thing people set: its words, and beside them what is pressed. Placed by itself: in Qt 6.4 layouts within layouts may stay
// without a width where they are made bit by bit.
import QtQuick
import Lampkeeper

Item {
    id: line

    required property string label
    required property string about
    default property alias controls: beside.data

    implicitHeight: Math.max(words.height, beside.height)

    SettingWords {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, beside.x - Theme.margin)
        label: line.label
        about: line.about
    }
    Row {
        id: beside
        x: line.width - width
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.margin
    }
}
