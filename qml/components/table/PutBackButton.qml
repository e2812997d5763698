// Restores what was taken back last; visible while that is possible.
import QtQuick
import Lampkeeper

ActionButton {
    required property TableModel table

    objectName: "putBack"
    visible: table.mayPutBack
    played: true
    text: qsTr("Redo")
    Accessible.description: qsTr("Redo what was undone last (Ctrl Shift Z)")
    onClicked: table.putBack()
}
