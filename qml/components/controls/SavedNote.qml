// Shows where a file was written, with links to it. It covers the page, so that nothing moves when it
// appears.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: note

    required property string text
    required property string file  // the written file; empty if there is none
    property bool dismissed: false
    property string unopened: ""  // the file that no program here could open
    readonly property string says: unopened !== "" ? qsTr("No program is set up to open it. Open %1 yourself").arg(unopened) : text
    onTextChanged: {
        dismissed = false;
        unopened = "";
    }

    function open(path: string) {
        const opened = Qt.openUrlExternally("file://" + path.split("/").map(encodeURIComponent).join("/"));
        unopened = opened ? "" : path;
    }

    visible: text !== "" && !dismissed
    implicitHeight: row.implicitHeight + 2 * Theme.gap
    color: Theme.raised
    border.color: Theme.lamp
    Accessible.role: Accessible.AlertMessage
    Accessible.name: says

    MouseArea { anchors.fill: parent }
    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: note.says
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.ignored: true
        }
        ActionButton {
            objectName: "openSaved"
            visible: note.file !== ""
            text: qsTr("Open")
            onClicked: note.open(note.file)
        }
        ActionButton {
            objectName: "showSaved"
            visible: note.file !== ""
            text: qsTr("Show in folder")
            onClicked: note.open(note.file.slice(0, note.file.lastIndexOf("/")))
        }
        ActionButton {
            objectName: "hideSaved"
            text: qsTr("OK")
            quiet: true
            onClicked: note.dismissed = true
        }
    }
}
