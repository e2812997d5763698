// Marks the item with the keyboard focus. It is inside the item, where no parent can clip it. A light line
// beside a dark one is visible on any background.
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
