// Over the live picture: why the night waits for the camera, and what to do. Play by hand continues
// meanwhile.
import QtQuick
import Lampkeeper

Rectangle {
    id: note

    required property string text

    visible: text !== ""
    width: parent.width - 4 * Theme.margin
    height: words.implicitHeight + 2 * Theme.margin
    radius: Theme.radius
    color: Theme.labelGround
    border.color: Theme.outlineSure
    border.width: Theme.stroke(2)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Words {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
        horizontalAlignment: Text.AlignHCenter
        text: note.text
        color: Theme.outlineSure
        font.pixelSize: Theme.headingSize
        font.weight: Font.DemiBold
    }
}
