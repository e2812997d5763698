// Dice that the program rolled for one player, who alone looks at them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: rolled

    required property TableModel table

    spacing: Theme.margin
    Component.onCompleted: seen.forceActiveFocus()

    Item { Layout.fillHeight: true }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.margin
        Accessible.ignored: true  // a screen reader would be heard by everybody at the table
        Repeater {
            model: rolled.table.entryRolled
            delegate: DieFace {
                required property int modelData
                width: 110 * Theme.unit
                height: width
                value: modelData
            }
        }
    }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Remember your dice: they stay hidden from everybody else.")
        color: Theme.soft
        font.pixelSize: Theme.besideSize
    }
    ActionButton {
        id: seen
        objectName: "diceSeen"
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("I have seen them")
        key: qsTr("Enter")
        primary: true
        onClicked: rolled.table.enterRolled()
    }
    Item { Layout.fillHeight: true }
}
