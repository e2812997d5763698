// Above a demo: what it is, and a link to a real night.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: banner

    required property int played  // percent of the demo
    signal endWanted()

    border.color: Theme.lamp
    implicitHeight: row.implicitHeight + 12 * Theme.unit

    Rectangle {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: parent.border.width
        width: (parent.width - 2 * parent.border.width) * banner.played / 100
        height: 4 * Theme.unit
        color: Theme.lamp
        Accessible.ignored: true
    }
    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6 * Theme.unit
        spacing: Theme.gap
        Words {
            objectName: "demoPlayed"
            visible: banner.played > 0
            text: qsTr("%1 %").arg(banner.played)
            color: Theme.soft
            font.pixelSize: Theme.playSize
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 % of the demo played").arg(banner.played)
        }
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
