// The folder that what people save goes to: a night's end, pages to print, lists.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: row

    required property OutFolder folder

    spacing: Theme.margin

    SettingWords {
        Layout.fillWidth: true
        label: qsTr("Folder")
        about: row.folder.said !== "" ? row.folder.said : qsTr("What you save or print to a file goes there.")
    }
    PathLine {
        id: line
        kind: PathLine.Folder
        Layout.preferredWidth: 480 * Theme.unit
        text: row.folder.shown
        placeholderText: qsTr("Your documents")
        input.objectName: "folder"
        input.Accessible.name: qsTr("Folder")
        onFinished: choose()
        onChosen: choose()

        function choose() {
            row.folder.choose(text);
            if (row.folder.said === "")
                text = Qt.binding(() => row.folder.shown);
        }
    }
}
