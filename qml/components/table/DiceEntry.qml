// Enters a roll with two taps. The entered values are never shown, so that the others can look at the screen
// again immediately.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property TableModel table
    property bool rolls: true  // whether the program may roll them
    readonly property bool mayRoll: rolls && table.entryMayRoll
    property list<int> taken

    function take(value: int) {
        taken = [...taken, value];
        if (taken.length < table.entryCount)
            return;
        const dice = [...taken];  // a copy: Qt 6.8 empties the list of a property with the property
        taken = [];
        table.enterDice(dice);
    }

    function takeOneBack() {
        const left = [...taken];
        left.pop();
        taken = left;
    }

    spacing: Theme.margin
    focus: true

    Item { Layout.fillHeight: true }
    DigitKeys {
        count: 6
        onPressed: digit => entry.take(digit)
    }
    Shortcut {
        sequence: "R"
        enabled: entry.mayRoll
        onActivated: entry.table.rollDice()
    }
    Shortcut {
        sequence: "Backspace"
        enabled: entry.taken.length > 0
        onActivated: entry.takeOneBack()
    }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: entry.table.entrySecret ? qsTr("Everyone else, look away. The dice stay hidden afterwards.") : ""
        visible: text !== ""
        color: Theme.soft
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 of %2 dice entered").arg(entry.taken.length).arg(entry.table.entryCount)
        Repeater {
            model: entry.table.entryCount
            delegate: Rectangle {
                id: dot
                required property int index
                width: 18 * Theme.unit
                height: width
                radius: width / 2
                color: dot.index < entry.taken.length ? Theme.lamp : "transparent"
                border.color: Theme.lamp
                border.width: Theme.stroke(2)
            }
        }
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        Repeater {
            model: 6
            delegate: ActionButton {
                id: die
                required property int index
                text: index + 1
                implicitWidth: 76 * Theme.unit
                implicitHeight: 76 * Theme.unit
                font.pixelSize: Theme.titleSize
                onClicked: entry.take(die.index + 1)
            }
        }
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        ActionButton {
            objectName: "rollForMe"
            visible: entry.mayRoll
            text: qsTr("Roll for me")
            key: qsTr("R", "the key that rolls dice")
            Accessible.description: qsTr("The program rolls the dice, and the record says so.")
            onClicked: entry.table.rollDice()
        }
        ActionButton {
            text: qsTr("Undo last die")
            key: qsTr("Backspace")
            quiet: true
            enabled: entry.taken.length > 0
            onClicked: entry.takeOneBack()
        }
        ActionButton {
            text: qsTr("Cancel")
            key: qsTr("Esc")
            quiet: true
            onClicked: entry.table.cancelEntry()
        }
    }
    Item { Layout.fillHeight: true }
}
