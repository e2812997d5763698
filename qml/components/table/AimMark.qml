// Marks a possible target with a line and a symbol in its corner, so that it does not depend on colour alone.
import QtQuick
import Lampkeeper

Rectangle {
    id: mark

    color: "transparent"
    radius: 4 * Theme.unit
    border.color: Theme.outlineSure
    border.width: Theme.stroke(2)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("in reach")

    Rectangle {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 4 * Theme.unit
        width: 16 * Theme.unit
        height: width
        radius: width / 2
        color: Theme.labelGround
        border.color: mark.border.color
        border.width: mark.border.width
        Rectangle {
            anchors.centerIn: parent
            width: 6 * Theme.unit
            height: width
            radius: width / 2
            color: mark.border.color
        }
    }
}
