import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property string number
    required property string sentence
    required property string source

    implicitHeight: content.implicitHeight + 22 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: number + ". " + sentence

    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.margin

        Words {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 76 * Theme.unit
            text: row.number
            color: Theme.lamp
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: row.sentence
            }
            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: row.source === "" ? "" : qsTr("Source: %1").arg(row.source)
                color: Theme.faint
                font.pixelSize: Theme.smallSize
            }
        }
    }
    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.hairline
        color: Theme.line
    }
}
