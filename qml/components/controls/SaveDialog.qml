// The platform's dialog for where a file goes.
import QtQuick
import QtQuick.Dialogs

FileDialog {
    id: dialog

    signal chosen(string file)  // its address

    function offer(file: string) {
        selectedFile = file;
        open();
    }

    fileMode: FileDialog.SaveFile
    onAccepted: dialog.chosen("" + selectedFile)
}
