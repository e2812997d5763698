// An input field for a path, with a button for the platform's dialog.
import QtQuick
import QtQuick.Dialogs
import Lampkeeper

Item {
    id: line

    enum Kind { Open, Save, Folder }

    property int kind: PathLine.Open
    property alias text: input.text
    property alias placeholderText: input.placeholderText
    property alias input: input
    property list<string> filters  // of files: [qsTr("Pictures (*.jpg *.png)")]
    property bool stacked: false  // the button is below the field, if there is little room beside it
    property bool changed: false  // people typed or chose a path
    signal entered()  // Enter was pressed
    signal chosen()  // in the dialog
    signal finished()  // typing is finished

    function take(address: string) {
        input.text = decodeURIComponent(address.replace(/^file:\/\//, ""));
        line.changed = true;
        line.chosen();
    }

    implicitWidth: stacked ? input.implicitWidth : input.implicitWidth + Theme.gap + browse.implicitWidth
    implicitHeight: stacked ? 2 * input.implicitHeight + Theme.gap : input.implicitHeight

    InputLine {
        id: input
        width: line.stacked ? line.width : browse.x - Theme.gap
        onTextEdited: line.changed = true
        onEditingFinished: line.finished()
        onAccepted: line.entered()
    }
    ActionButton {
        id: browse
        objectName: "browse"
        x: line.width - width
        y: line.height - height
        width: line.stacked ? line.width : implicitWidth
        height: input.height
        font: input.font
        text: qsTr("Browse")
        onClicked: line.kind === PathLine.Folder ? folders.open() : files.open()
    }
    FileDialog {
        id: files
        objectName: "fileDialog"
        title: line.placeholderText
        fileMode: line.kind === PathLine.Save ? FileDialog.SaveFile : FileDialog.OpenFile
        nameFilters: Array.from(line.filters)
        onAccepted: line.take("" + selectedFile)
    }
    FolderDialog {
        id: folders
        title: line.placeholderText
        onAccepted: line.take("" + selectedFolder)
    }
}
