// Phones at the table: on or off, who is connected, what each page may do, and the QR code of the chosen
// page.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property PhonesModel phones

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.margin
        spacing: Theme.margin

        SettingRow {
            objectName: "phonesSwitch"
            Layout.fillWidth: true
            label: qsTr("Phones")
            about: page.phones.errorText !== "" ? page.phones.errorText : qsTr("A phone can be a player's private screen, the camera or a scoreboard. Nothing is installed on it.")
            options: Options.of(["off", "on"], [qsTr("Off"), qsTr("On")])
            chosen: page.phones.on ? "on" : "off"
            onPicked: id => page.phones.on = id === "on"
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 2 * Theme.margin

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                spacing: Theme.gap
                opacity: page.phones.on ? 1 : 0.5

                PhoneRows {
                    Layout.fillWidth: true
                    phones: page.phones
                }
                ActionButton {
                    objectName: "disconnectAll"
                    Layout.topMargin: Theme.margin
                    text: qsTr("Disconnect all")
                    enabled: page.phones.on
                    Accessible.description: qsTr("Closes every page and makes new codes.")
                    onClicked: page.phones.disconnectAll()
                }
            }
            PhoneCode {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 520 * Theme.unit
                Layout.maximumWidth: Layout.preferredWidth
                phones: page.phones
            }
        }
    }
}
