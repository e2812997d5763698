// Shows why the program cannot start, and how to fix it.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

ApplicationWindow {
    id: window

    required property string message

    width: 900
    height: 420
    visible: true
    color: Theme.panel
    title: qsTr("Lampkeeper cannot start")

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.margin
        spacing: Theme.margin
        Heading {
            Layout.fillWidth: true
            text: window.title
        }
        Words {
            objectName: "error"
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: window.message
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        ActionButton {
            Layout.alignment: Qt.AlignHCenter
            objectName: "closeError"
            text: qsTr("Close")
            key: qsTr("Esc")
            primary: true
            focus: true
            onClicked: window.close()
        }
    }
    Shortcut {
        sequences: ["Esc"]
        onActivated: window.close()
    }
}
