// The platform's dialog for saving a file.
import QtQuick
import QtQuick.Dialogs

FileDialog {
    id: dialog

    signal chosen(string file)  // its URL

    function offer(file: string) {
        selectedFile = file;
        open();
    }

    fileMode: FileDialog.SaveFile
    onAccepted: dialog.chosen("" + selectedFile)
}
