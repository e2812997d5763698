// One setting: its text, and its control beside it. It sets positions itself: in Qt 6.4 nested layouts that
// are created asynchronously may get no width.
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
