// A figure in a line of its own: label and value. A tap changes it.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: line

    required property string label
    required property string value

    implicitHeight: Math.max(Theme.touch * 0.8, name.implicitHeight + 8 * Theme.unit)
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)
    Accessible.description: qsTr("Correct it")
    Keys.onReturnPressed: line.clicked()

    contentItem: Item {
        Words {
            id: name
            anchors.left: parent.left
            anchors.right: number.left
            anchors.leftMargin: 10 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            text: line.label
            color: Theme.soft
        }
        Words {
            id: number
            anchors.right: parent.right
            anchors.rightMargin: 10 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            text: line.value
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.6
        color: line.hovered || line.down ? Theme.raised : "transparent"
        FocusRing { shown: line.visualFocus; anchors.margins: 0 }
    }
}
