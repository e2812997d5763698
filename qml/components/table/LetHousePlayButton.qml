// Lets the house go on after something was taken back; visible while it rests.
import QtQuick
import Lampkeeper

ActionButton {
    required property TableModel table

    objectName: "letHousePlay"
    visible: table.houseRests
    played: true
    text: qsTr("Let the house play")
    Accessible.description: qsTr("The house waits, because something was taken back. You can also play for it")
    onClicked: table.letHousePlay()
}
