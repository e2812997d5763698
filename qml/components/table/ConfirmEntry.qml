// Asks once before something that ends the night is said. Enter is not a yes.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property TableModel table

    spacing: Theme.margin
    focus: true
    Component.onCompleted: no.forceActiveFocus()

    Item { Layout.fillHeight: true }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: entry.table.entryAsks
        font.pixelSize: Theme.titleSize
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        ActionButton {
            objectName: "giveUp"
            text: qsTr("Yes, give up")
            onClicked: entry.table.confirmEntry()
        }
        ActionButton {
            id: no
            text: qsTr("No, play on")
            key: qsTr("Esc")
            primary: true
            onClicked: entry.table.cancelEntry()
        }
    }
    Item { Layout.fillHeight: true }
}
