// Lets the house go on, or rest: after something was taken back, and in a night that it plays alone.
import QtQuick
import Lampkeeper

ActionButton {
    id: button

    required property TableModel table

    objectName: "letHousePlay"
    visible: table.houseRests || table.housePlaysAlone
    played: true
    text: table.houseRests ? qsTr("Let the house play") : qsTr("Pause")
    key: "P"
    Accessible.description: table.houseRests ? qsTr("The house waits. You can also play for it") : qsTr("The house waits until you let it play")
    onClicked: table.houseRests ? table.letHousePlay() : table.letHouseRest()

    Shortcut {
        sequence: "P"
        enabled: button.visible && button.table.entry === ""
        onActivated: button.clicked()
    }
}
