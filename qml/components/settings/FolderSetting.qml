// The folder for saved files: exported nights, sheets to print, lists.
import QtQuick
import Lampkeeper

SettingLine {
    id: row

    required property OutFolder folder

    label: qsTr("Folder")
    about: folder.message !== "" ? folder.message : qsTr("Files you save or print go here.")

    PathLine {
        id: line
        kind: PathLine.Folder
        width: 480 * Theme.unit
        text: row.folder.shown
        placeholderText: qsTr("Your documents")
        input.objectName: "folder"
        input.Accessible.name: qsTr("Folder")
        onFinished: choose()
        onChosen: choose()

        function choose() {
            row.folder.choose(text);
            if (row.folder.message === "")
                text = Qt.binding(() => row.folder.shown);
        }
    }
}
