// Shows where the keyboard is. Fills what it belongs to.
import QtQuick
import Lampkeeper

Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.focusWidth - Theme.hairline
    radius: Theme.radius
    color: "transparent"
    border.color: Theme.ink
    border.width: Theme.focusWidth
    visible: shown
}
