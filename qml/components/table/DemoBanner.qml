// Above a demo: what it is, and a link to a real night.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: banner

    signal endWanted()

    border.color: Theme.lamp
    implicitHeight: row.implicitHeight + 12 * Theme.unit

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6 * Theme.unit
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: qsTr("Demo: a drawn table and made-up players. Nothing is saved.")
            color: Theme.lamp
            font.pixelSize: Theme.playSize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        ActionButton {
            objectName: "ownNight"
            played: true
            text: qsTr("Set up your own night")
            primary: true
            implicitHeight: 44 * Theme.unit
            onClicked: banner.endWanted()
        }
    }
}
