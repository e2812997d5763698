// The way to the phones at the table.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: row

    signal phonesWanted()

    spacing: Theme.margin

    SettingWords {
        Layout.fillWidth: true
        label: qsTr("Phones")
        about: qsTr("A phone as a player's own hand, as the camera, or to look on.")
    }
    ActionButton {
        objectName: "phones"
        text: qsTr("Phones")
        key: qsTr("Ctrl H")
        onClicked: row.phonesWanted()
    }
}
