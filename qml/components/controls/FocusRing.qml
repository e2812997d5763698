// Shows where the keyboard is. Lies within what it belongs to, where nothing around that can cut it: light beside dark, so that it
// stands out from any ground.
import QtQuick
import Lampkeeper

Rectangle {
    id: ring

    property bool shown: false

    anchors.fill: parent
    radius: Theme.radius
    color: "transparent"
    border.color: Theme.ink
    border.width: Theme.focusWidth
    visible: shown

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.focusWidth
        radius: Math.max(0, ring.radius - Theme.focusWidth)
        color: "transparent"
        border.color: Theme.ground
        border.width: Theme.stroke(1.5)
    }
}
