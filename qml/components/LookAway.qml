// Before something is entered in secret: everybody else looks away.
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
    Heading {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: curtain.table.entryWho === "" ? qsTr("Everybody else looks away now.")
                                            : qsTr("Everybody but %1 looks away now.").arg(curtain.table.entryWho)
        font.family: Theme.stepFamily
        font.pixelSize: Theme.displaySize
    }
    ActionButton {
        id: go
        Layout.alignment: Qt.AlignHCenter
        text: curtain.table.entryWho === "" ? qsTr("Nobody else is looking")
                                            : qsTr("I am %1, and nobody else is looking").arg(curtain.table.entryWho)
        key: qsTr("Enter")
        primary: true
        font.pixelSize: Theme.headingSize
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
