import QtQuick
import Lampkeeper

Rectangle {
    id: chip

    property alias text: label.text
    property color ink: Theme.ink

    implicitWidth: label.implicitWidth + 18 * Theme.unit
    implicitHeight: label.implicitHeight + 6 * Theme.unit
    radius: implicitHeight / 2
    color: Theme.raised

    Words {
        id: label
        anchors.centerIn: parent
        color: chip.ink
        font.pixelSize: Theme.smallSize
        wrapMode: Text.NoWrap
    }
}
