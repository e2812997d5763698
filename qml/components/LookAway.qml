// Before something is chosen in secret: everybody else looks away.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: curtain

    required property TableModel table
    signal alone()

    spacing: Theme.margin
    Component.onCompleted: go.forceActiveFocus()

    Item { Layout.fillHeight: true }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Everybody but %1 looks away from the screen now.").arg(curtain.table.entryWho)
        font.pixelSize: Theme.headingSize
    }
    ActionButton {
        id: go
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Nobody else is looking")
        primary: true
        onClicked: curtain.alone()
    }
    ActionButton {
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Never mind")
        key: qsTr("Esc")
        quiet: true
        onClicked: curtain.table.cancelEntry()
    }
    Item { Layout.fillHeight: true }
}
