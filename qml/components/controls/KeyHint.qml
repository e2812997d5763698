// A key cap: the key with the same effect as a tap.
import QtQuick
import Lampkeeper

Rectangle {
    id: cap

    property alias text: label.text
    property color ink: Theme.soft

    implicitWidth: Math.max(label.implicitWidth + 12 * Theme.unit, implicitHeight)
    implicitHeight: label.implicitHeight + 4 * Theme.unit
    radius: 5 * Theme.unit
    color: "transparent"
    border.color: Qt.alpha(cap.ink, 0.45)
    border.width: Theme.hairline

    Words {
        id: label
        anchors.centerIn: parent
        color: cap.ink
        font.pixelSize: Theme.smallSize
        font.weight: Font.Medium
    }
}
