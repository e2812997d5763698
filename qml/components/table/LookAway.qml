// Before a secret entry: asks everybody else to look away.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: curtain

    required property string who  // empty: anybody
    signal alone()
    signal neverMind()

    spacing: Theme.margin
    Component.onCompleted: go.forceActiveFocus()

    Item { Layout.fillHeight: true }
    Heading {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: curtain.who === "" ? qsTr("Everyone else, look away.")
                                            : qsTr("%1 only: everyone else, look away.").arg(curtain.who)
        font.family: Theme.stepFamily
        font.pixelSize: Theme.displaySize
    }
    ActionButton {
        id: go
        objectName: "lookAwayDone"
        Layout.alignment: Qt.AlignHCenter
        text: curtain.who === "" ? qsTr("Nobody else is looking")
                                            : qsTr("I am %1, and nobody else is looking").arg(curtain.who)
        key: qsTr("Enter")
        primary: true
        font.pixelSize: Theme.headingSize
        onClicked: curtain.alone()
    }
    ActionButton {
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Cancel")
        key: qsTr("Esc")
        quiet: true
        onClicked: curtain.neverMind()
    }
    Item { Layout.fillHeight: true }
}
