// A path that is typed, or chosen in the platform's dialog.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: line

    enum Kind { Open, Save, Folder }

    property int kind: PathLine.Open
    property alias text: input.text
    property alias placeholderText: input.placeholderText
    property alias input: input
    property var filters: []  // of files: [qsTr("Pictures (*.jpg *.png)")]
    property bool changed: false  // people typed or chose a path
    signal entered()  // Enter was pressed
    signal chosen()  // in the dialog
    signal finished()  // what was typed is complete

    function take(address: string) {
        input.text = decodeURIComponent(address.replace(/^file:\/\//, ""));
        line.changed = true;
        line.chosen();
    }

    spacing: Theme.gap

    InputLine {
        id: input
        Layout.fillWidth: true
        onTextEdited: line.changed = true
        onEditingFinished: line.finished()
        onAccepted: line.entered()
    }
    ActionButton {
        objectName: "browse"
        Layout.preferredHeight: input.height
        text: qsTr("Browse")
        onClicked: line.kind === PathLine.Folder ? folders.open() : files.open()
    }
    FileDialog {
        id: files
        objectName: "fileDialog"
        title: line.placeholderText
        fileMode: line.kind === PathLine.Save ? FileDialog.SaveFile : FileDialog.OpenFile
        nameFilters: line.filters
        onAccepted: line.take("" + selectedFile)
    }
    FolderDialog {
        id: folders
        title: line.placeholderText
        onAccepted: line.take("" + selectedFolder)
    }
}
